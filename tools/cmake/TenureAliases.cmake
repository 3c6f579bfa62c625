# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Converts schema/aliases.txt to <build>/generated/dialects/alias_names.inc: a line becomes a call of the macro for its
# kind.

set(TENURE_GENERATED ${PROJECT_BINARY_DIR}/generated)
set(aliases_file ${PROJECT_SOURCE_DIR}/schema/aliases.txt)
set_property(DIRECTORY ${PROJECT_SOURCE_DIR} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS
             ${aliases_file})

set(aliases_text "// Made of schema/aliases.txt.\n")
file(STRINGS ${aliases_file} lines REGEX "^[^ ]")
foreach(line IN LISTS lines)
  if(line MATCHES "^# |^#$")
    continue()
  elseif(line MATCHES "^#([a-z_]+)\\.(.+) -> (.+)$")
    string(APPEND aliases_text
           "ALIAS_ATTRIBUTE(\"${CMAKE_MATCH_1}\", \"${CMAKE_MATCH_2}\", \"${CMAKE_MATCH_3}\")\n")
  elseif(line MATCHES "^!([a-z_]+)\\.(.+) -> (.+)$")
    string(APPEND aliases_text
           "ALIAS_TYPE(\"${CMAKE_MATCH_1}\", \"${CMAKE_MATCH_2}\", \"${CMAKE_MATCH_3}\")\n")
  elseif(line MATCHES "^tuple<!([a-z_]+)\\.(.+)> -> (.+)$")
    string(APPEND aliases_text
           "ALIAS_TUPLE(\"${CMAKE_MATCH_1}\", \"${CMAKE_MATCH_2}\", \"${CMAKE_MATCH_3}\")\n")
  elseif(line MATCHES "^\"(.+)\" -> (.+)$")
    string(APPEND aliases_text "ALIAS_STRING(\"${CMAKE_MATCH_1}\", \"${CMAKE_MATCH_2}\")\n")
  elseif(line MATCHES "^sees-into ([a-z_0-9]+)$")
    string(APPEND aliases_text "ALIAS_DIALECT(\"${CMAKE_MATCH_1}\")\n")
  else()
    message(FATAL_ERROR "${aliases_file}: invalid line: ${line}")
  endif()
endforeach()
file(CONFIGURE OUTPUT ${TENURE_GENERATED}/dialects/alias_names.inc CONTENT "${aliases_text}" @ONLY)
