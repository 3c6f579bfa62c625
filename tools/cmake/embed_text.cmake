# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# cmake -D OUTPUT=<file.c> -D NAME=<name> -D TEXT=<file> -P embed_text.cmake
#
# Writes a C file with a text, as `extern const unsigned char NAME[]` with a final NUL.

cmake_minimum_required(VERSION 3.22)

file(READ ${TEXT} bytes HEX)
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
file(WRITE ${OUTPUT} "extern const unsigned char ${NAME}[];\nconst unsigned char ${NAME}[] = {${bytes}0};\n")
