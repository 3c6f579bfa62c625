#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Uses the Debian packages as somebody would who has nothing else, in a root of their own: tools/packaging/check-release
# installs them there, with gcc, cmake and pkg-config, and puts this folder and README.md into /consumer.
#
#   debian.sh VERSION

set -eux
cd "$(mktemp -d)"

# The command.
tenure --version | grep -F "$1"
printf 'func.func @f(%%x: i32) -> i32 {\n  return %%x : i32\n}\n' >f.mlir
tenure opt --canonicalize f.mlir | grep 'return %arg0 : i32'
man -w tenure 2>/dev/null || zcat -f /usr/share/man/man1/tenure.1.gz | grep -q TENURE

# Python, by README's program and a dialect's stub.
sed -n '/^```python$/,/^```$/p' /consumer/README.md | sed '1d;$d;/StaleHandleError/d' >readme.py
python3 readme.py
python3 -c 'import tenure.dialects.func, pathlib; p = pathlib.Path(tenure.__file__).parent; assert (p / "dialects/func.pyi").exists()'

# C, by README's program, with pkg-config; shared and static.
sed -n '/^```c$/,/^```$/p' /consumer/README.md | sed '1d;$d' >readme.c
# shellcheck disable=SC2046 # words of pkg-config
gcc -Wall -Werror readme.c -o shared $(pkg-config --cflags --libs tenure)
./shared | grep TN_STALE_HANDLE
# shellcheck disable=SC2046
gcc readme.c -o static $(pkg-config --cflags tenure) -l:libtenure.a $(pkg-config --libs --static tenure | sed 's/-ltenure//')
./static | grep TN_STALE_HANDLE

# CMake finds both packages, and programs run with the drop-in.
for consumer in . mlir_c; do
  cmake -S "/consumer/$consumer" -B "build-$consumer" >/dev/null
  cmake --build "build-$consumer" >/dev/null
done
find build-. build-mlir_c -maxdepth 1 -type f -name "*consumer*" -executable -print -exec {} \;
