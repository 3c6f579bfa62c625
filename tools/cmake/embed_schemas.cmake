# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# cmake -D OUTPUT=<file.c> -D SCHEMAS=<file>,<file>,... -P embed_schemas.cmake
#
# Writes a C file that holds the schemas, in the order of their names, as src/schema/shipped.h says: each line that
# differs once, without indentation and comments, then which lines each schema has, and which of them are ops. An op is
# an irdl.operation and what is indented below it, with the bracket that ends it. It is known by its symbol, or by the
# `name` that stands on a line of its own. The phrases of schema_phrases.txt, which tools/choose-schema-phrases writes,
# take a byte in a line, which leaves less than a third of the text; with other phrases, or for other schemas, it is
# larger or smaller, and as good.

cmake_minimum_required(VERSION 3.22)

set(text "")         # The lines that differ, each with its line break.
set(known_count 0)
set(lines "")        # Their numbers, of all schemas.
set(line_count 0)
set(ops "")
set(op_count 0)
set(schemas_out "")

function(check_room count limit words)
  if(count GREATER limit)
    message(FATAL_ERROR "The schemas have ${words} of ${count}; src/schema/shipped.h has room for ${limit}")
  endif()
endfunction()

# Appends the line `bare`. What macros work on are variables, because their arguments are read once more.
macro(add_line)
  string(MD5 key "${bare}")
  if(NOT DEFINED number_${key})
    set(number_${key} ${known_count})
    string(APPEND text "${bare}\n")
    math(EXPR known_count "${known_count} + 1")
  endif()
  string(APPEND lines "${number_${key}},")
  math(EXPR line_count "${line_count} + 1")
endmacro()

# If the line `bare`, which was just added, names the op: says where the name stands.
macro(find_name)
  if(bare MATCHES "^irdl\\.operation @[^ ]+")
  elseif(bare MATCHES "^\"irdl\\.operation\".* <{sym_name = \"[^\"]+")
  else()
    string(REGEX MATCH "^name = \"[^\"]+" _ "${bare}")
  endif()
  string(LENGTH "${CMAKE_MATCH_0}" end)
  if(end GREATER 0)
    string(REGEX REPLACE "^.*[@\"]" "" op_name "${CMAKE_MATCH_0}")
    string(LENGTH "${op_name}" op_name_size)
    math(EXPR op_name_start "${end} - ${op_name_size}")
    math(EXPR op_name_line "${line_count} - 1 - ${op_first}")
    check_room(${end} 255 "the name of an op at the place")
    check_room(${op_name_line} 255 "the name of an op in the line")
  endif()
endmacro()

macro(end_op)
  if(op_first GREATER -1)
    math(EXPR op_lines "${line_count} - ${op_first}")
    string(APPEND ops "    {${op_first}, ${op_lines}, ${op_name_line}, ${op_name_start}, ${op_name_size}},\n")
    math(EXPR op_count "${op_count} + 1")
    set(op_first -1)
  endif()
endmacro()

# Takes `line` in.
macro(read_line)
  string(REGEX REPLACE "^ +" "" bare "${line}")
  string(LENGTH "${line}" depth)
  string(LENGTH "${bare}" bare_size)
  math(EXPR depth "${depth} - ${bare_size}")
  if(bare STREQUAL "" OR bare MATCHES "^//")
    # Says nothing.
  elseif(bare MATCHES "^\"?irdl\\.operation[ \"]")
    end_op()
    set(op_first ${line_count})
    set(op_depth ${depth})
    add_line()
    find_name()
  elseif(op_first EQUAL -1)
    add_line()
  elseif(depth GREATER op_depth)
    add_line()
    find_name()
  elseif(depth EQUAL op_depth AND bare MATCHES "^}")
    add_line()
    end_op()
  else()
    end_op()
    add_line()
  endif()
endmacro()

string(REPLACE "," ";" schemas "${SCHEMAS}")
list(SORT schemas)
foreach(schema IN LISTS schemas)
  get_filename_component(name ${schema} NAME)
  string(REGEX REPLACE "\\.irdl\\.mlir$" "" dialect ${name})
  set(first_line ${line_count})
  set(first_op ${op_count})
  set(op_first -1)
  file(READ ${schema} rest)
  string(FIND "${rest}" "\n" at)
  while(at GREATER -1)
    string(SUBSTRING "${rest}" 0 ${at} line)
    math(EXPR next "${at} + 1")
    string(SUBSTRING "${rest}" ${next} -1 rest)
    read_line()
    string(FIND "${rest}" "\n" at)
  endwhile()
  end_op()
  math(EXPR own_lines "${line_count} - ${first_line}")
  math(EXPR own_ops "${op_count} - ${first_op}")
  string(APPEND schemas_out "    {\"${dialect}\", ${first_line}, ${own_lines}, ${first_op}, ${own_ops}},\n")
endforeach()
check_room(${line_count} 65535 "lines")

#===-- Phrases ---------------------------------------------------------------------------------===#

# A phrase stands in the text as a byte that no ASCII text has. Later ones are looked for in what earlier ones left, so
# they are shortened themselves first.
if(text MATCHES "[^\n -~]")
  message(FATAL_ERROR "A schema has a character that is not ASCII: ${CMAKE_MATCH_0}")
endif()
set(phrases "")
set(phrase_starts "")
set(phrase_size 0)
set(code 128)
file(READ ${CMAKE_CURRENT_LIST_DIR}/schema_phrases.txt rest)
string(FIND "${rest}" "\n" at)
while(at GREATER -1)
  string(SUBSTRING "${rest}" 0 ${at} phrase)
  check_room(${at} 250 "a phrase of bytes, one")
  string(APPEND phrases "${phrase}")
  string(APPEND phrase_starts "${phrase_size},")
  math(EXPR phrase_size "${phrase_size} + ${at}")
  foreach(earlier RANGE 128 ${code})
    if(earlier LESS code)
      string(REPLACE "${phrase_${earlier}}" "${byte_${earlier}}" phrase "${phrase}")
    endif()
  endforeach()
  string(ASCII ${code} byte_${code})
  set(phrase_${code} "${phrase}")
  string(REPLACE "${phrase}" "${byte_${code}}" text "${text}")
  math(EXPR next "${at} + 1")
  string(SUBSTRING "${rest}" ${next} -1 rest)
  string(FIND "${rest}" "\n" at)
  math(EXPR code "${code} + 1")
endwhile()
math(EXPR code "${code} - 1")
check_room(${code} 255 "phrases up to the byte")

set(rest "${text}")
set(starts "")
set(text_size 0)
string(FIND "${rest}" "\n" at)
while(at GREATER -1)
  string(APPEND starts "${text_size},")
  math(EXPR text_size "${text_size} + ${at}")
  math(EXPR next "${at} + 1")
  string(SUBSTRING "${rest}" ${next} -1 rest)
  string(FIND "${rest}" "\n" at)
endwhile()
check_room(${text_size} 65535 "lines that differ, of bytes")
string(REPLACE "\n" "" text "${text}")

#===-- The file --------------------------------------------------------------------------------===#

function(write_bytes out_bytes text)
  string(HEX "${text}" hex)
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," hex "${hex}")
  set(${out_bytes} "${hex}" PARENT_SCOPE)
endfunction()

write_bytes(text_bytes "${text}")
string(REPEAT " " 16 behind)
write_bytes(phrase_bytes "${phrases}${behind}")
list(LENGTH schemas count)
file(WRITE ${OUTPUT}.new "#include \"schema/shipped.h\"

const unsigned char tn_shipped_phrases[] = {${phrase_bytes}};
const uint16_t tn_shipped_phrase_starts[] = {${phrase_starts}${phrase_size}};
const unsigned char tn_shipped_text[] = {${text_bytes}};
const uint16_t tn_shipped_line_starts[] = {${starts}${text_size}};
const uint16_t tn_shipped_lines[] = {${lines}};
const tn_shipped_op tn_shipped_ops[] = {
${ops}};
const tn_shipped_schema tn_shipped_schemas[] = {
${schemas_out}};
const size_t tn_shipped_schema_count = ${count};
")
configure_file(${OUTPUT}.new ${OUTPUT} COPYONLY)
