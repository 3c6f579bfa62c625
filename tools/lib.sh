# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Functions that the scripts in this folder share: installing missing packages, and steps that print one line each.
# Sourced by bash.
#
#   need_packages <package>...   installs missing packages
#   step <words> <command>...    runs a command, its output in a log file; shows time and progress
#   configure <dir> <option>...  creates or updates a build folder
#   build <dir> [<target>...]    builds it
#   count_tests <dir> <argument>...
#   run_ctest <dir> <words> <argument>...
#
# log_dir is the folder of the logs; the sourcing script sets it.

fail() {
  printf '%s: %s\n' "${0##*/}" "$*" >&2
  exit 1
}

# Runs a command as root: directly, or through sudo.
as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  else
    sudo "$@"
  fi
}

# Asks for the password before the screen is used for progress.
become_root() {
  [ "$(id -u)" = 0 ] && return
  command -v sudo >/dev/null || fail "installing needs root: $*"
  sudo -v || fail "sudo failed; run as root: apt-get install $*"
}

# Checks this machine's architecture: packages for another one may also be installed.
is_installed() {
  dpkg-query -W -f='${db:Status-Status} ${Architecture}\n' "$1" 2>/dev/null |
    grep -Ex "installed ($(dpkg --print-architecture)|all)" >/dev/null
}

install_packages() {
  if [ -z "${apt_is_updated:-}" ]; then
    as_root apt-get -q update || return 1
  fi
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y --no-install-recommends install "$@"
}

# Installs missing Debian packages. Does nothing if there are none.
need_packages() {
  command -v dpkg-query >/dev/null ||
    fail "not a Debian system; install the equivalents of these packages: $*"
  local package missing=()
  for package in "$@"; do
    is_installed "$package" || missing+=("$package")
  done
  [ ${#missing[@]} -eq 0 ] && return
  become_root "${missing[*]}"
  step "install ${missing[*]}" install_packages "${missing[@]}"
  apt_is_updated=yes
}

# The last line of a log, truncated to one line of the screen.
last_words() {
  tail -c 400 "$1" | tr '\r' '\n' | grep -av '^ *$' | tail -n 1 |
    sed 's#Building C object .*\.dir/##' | cut -c 1-"$2"
}

# Waits for process $1, which writes log $2: updates a line on a terminal, otherwise prints a line every half minute.
show_progress() {
  local pid=$1 log=$2 words=$3 waited
  local started=$SECONDS next_report=30
  while kill -0 "$pid" 2>/dev/null; do
    waited=$((SECONDS - started))
    if [ -t 1 ]; then
      printf '\r\033[K%s ... %d s  %s' "$words" "$waited" "$(last_words "$log" 50)"
    elif [ "$waited" -ge "$next_report" ]; then
      printf '%s ... %d s  %s\n' "$words" "$waited" "$(last_words "$log" 60)"
      next_report=$((waited + 30))
    fi
    sleep 0.2
  done
  if [ -t 1 ]; then
    printf '\r\033[K'
  fi
}

# Runs a command quietly. On failure prints the end of its log and ends the script.
step() {
  local words=$1 log started=$SECONDS status=0
  shift
  mkdir -p "$log_dir"
  log="$log_dir/$(printf '%s' "$words" | tr -cs 'A-Za-z0-9' '-' | cut -c 1-60).log"
  "$@" >"$log" 2>&1 </dev/null &
  local pid=$!
  trap 'kill "$pid"; exit 130' INT TERM
  show_progress "$pid" "$log" "$words"
  wait "$pid" || status=$?
  trap - INT TERM
  if [ "$status" -ne 0 ]; then
    printf '%s: failed after %d s\n\n' "$words" $((SECONDS - started)) >&2
    # Omits successful steps.
    grep -vE '^ +Start +[0-9]+: |   Passed  |^-- |^\[[0-9/]+\] (Building|Linking|Creating) ' "$log" |
      tail -n 80 | cut -c 1-400 >&2 || true
    printf '\nThe whole log: %s\n' "$log" >&2
    exit 1
  fi
  printf '%s: %d s\n' "$words" $((SECONDS - started))
  last_log=$log
}

# The generator of a new build folder; an existing one keeps its own.
generator_of() {
  if [ ! -f "$1/CMakeCache.txt" ] && command -v ninja >/dev/null; then
    echo -GNinja
  fi
}

job_count() {
  nproc 2>/dev/null || echo 2
}

configure() {
  local folder=$1
  shift
  # shellcheck disable=SC2046 # no word when there is no generator to name
  step "configure ${folder#"$source_dir"/}" \
    cmake -S "$source_dir" -B "$folder" $(generator_of "$folder") "$@"
  sed -n 's/^-- \(.*left out.*\)/  \1/p' "$last_log"
}

build() {
  local folder=$1 targets=()
  shift
  [ $# -eq 0 ] || targets=(--target "$@")
  step "compile ${folder#"$source_dir"/}" \
    cmake --build "$folder" --parallel "$(job_count)" "${targets[@]}"
}

# The number of tests of a build folder that the arguments select.
count_tests() {
  local folder=$1
  shift
  ctest --test-dir "$folder" -N "$@" | sed -n 's/^Total Tests: //p'
}

# Runs the tests of a build folder and prints ctest's last lines.
run_ctest() {
  local folder=$1 words=$2
  shift 2
  step "$words" ctest --test-dir "$folder" --output-on-failure --no-tests=error \
    --no-label-summary -j2 "$@"
  closing_line=$(grep -E '^[0-9]+% tests passed' "$last_log")
  grep -E 'Not Run|Skipped|Disabled' "$last_log" || true
  printf '%s\n' "$closing_line"
}
