# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# cmake -D FROM=<pretty_sets.tsv> -D TO=<file> -D DIALECTS=<name>,... -P pretty_sets.cmake
#
# Writes the cases of the set whose dialects are all among those.

string(REPLACE "," ";" dialects "${DIALECTS}")
file(STRINGS ${FROM} lines)
set(cases "")
foreach(line IN LISTS lines)
  string(REPLACE "\t" ";" fields "${line}")
  list(GET fields 0 case)
  list(GET fields 1 used)
  string(REPLACE "," ";" used "${used}")
  list(REMOVE_ITEM used ${dialects})
  if(NOT used)
    string(APPEND cases "${case}\n")
  endif()
endforeach()
file(WRITE ${TO} "${cases}")
