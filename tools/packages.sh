# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The Debian packages for building, testing and checking Tenure. Sourced by bash.

# shellcheck disable=SC2034 # read by who sources this
build_packages=(gcc cmake libc6-dev libjudy-dev libxxhash-dev libjansson-dev libgmp-dev python3-dev)
command -v ninja >/dev/null || command -v make >/dev/null || build_packages+=(ninja-build)

# shellcheck disable=SC2034
test_packages=("${build_packages[@]}" g++ libcmocka-dev liblua5.4-dev lua5.4 pkg-config python3 python3-venv)

# shellcheck disable=SC2034
check_packages=(ccache clang clang-format libclang-rt-14-dev valgrind)

# shellcheck disable=SC2034
peer_packages=(mlir-22-tools libmlir-22-dev chromium graphviz)

# The packages for all parts of tools/release, for wheels (make and m4 are for GMP, dpkg-dev and patch unpack sources),
# and for Debian packages.
# shellcheck disable=SC2034
release_packages=("${build_packages[@]}" git python3-venv)
# shellcheck disable=SC2034
wheel_packages=(make m4 patch dpkg-dev)
# shellcheck disable=SC2034
deb_packages=(g++ dpkg-dev debhelper dh-python fakeroot)
