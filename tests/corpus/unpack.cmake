# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Unpacks FROM/*.tar.xz into TO, unless that was done from the same archives before.

foreach(name corpus transforms world)
  file(SHA256 ${FROM}/${name}.tar.xz hash)
  set(stamp ${TO}/${name}.sha256)
  set(known "")
  if(EXISTS ${stamp})
    file(READ ${stamp} known)
  endif()
  if(NOT known STREQUAL hash)
    file(REMOVE_RECURSE ${TO}/${name})
    file(ARCHIVE_EXTRACT INPUT ${FROM}/${name}.tar.xz DESTINATION ${TO})
    file(WRITE ${stamp} ${hash})
  endif()
endforeach()
