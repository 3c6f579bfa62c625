# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# cmake -D OUTPUT=<file.c> -D SCHEMAS=<file>,<file>,... -P embed_schemas.cmake
#
# Writes a C file that holds the schemas, in the order of their names, as src/schema/shipped.h says: each line that
# differs once, without indentation and comments, then which lines each schema has, and which of them are ops. An op is
# an irdl.operation and what is indented below it, with the bracket that ends it. It is known by its symbol, or by the
# `name` that stands on a line of its own.

cmake_minimum_required(VERSION 3.22)

set(text_hex "")     # Of the lines that differ.
set(text_size 0)
set(starts "")       # Of these lines in the text.
set(known_count 0)
set(lines "")        # Their numbers, of all schemas.
set(line_count 0)
set(ops "")
set(op_count 0)
set(schemas_out "")

# Appends the line `bare` and sets `line_start` to where it stands in the text. What macros work on are variables, because
# their arguments are read once more.
macro(add_line)
  string(MD5 key "${bare}")
  if(NOT DEFINED number_${key})
    set(number_${key} ${known_count})
    set(start_${key} ${text_size})
    string(HEX "${bare}\n" hex)
    string(LENGTH "${bare}\n" size)
    string(APPEND text_hex "${hex}")
    string(APPEND starts "${text_size},")
    math(EXPR text_size "${text_size} + ${size}")
    math(EXPR known_count "${known_count} + 1")
  endif()
  set(line_start ${start_${key}})
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
    math(EXPR op_name_start "${line_start} + ${end} - ${op_name_size}")
  endif()
endmacro()

macro(end_op)
  if(op_first GREATER -1)
    math(EXPR op_lines "${line_count} - ${op_first}")
    string(APPEND ops "    {${op_name_start}, ${op_name_size}, ${op_first}, ${op_lines}},\n")
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
  elseif(op_first EQUAL -1 OR depth GREATER op_depth)
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

if(line_count GREATER 65535)
  message(FATAL_ERROR "The schemas have ${line_count} lines; src/schema/shipped.h has room for 65,535")
endif()
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," text_bytes "${text_hex}")
list(LENGTH schemas count)
file(WRITE ${OUTPUT}.new "#include \"schema/shipped.h\"

const unsigned char tn_shipped_text[] = {${text_bytes}};
const uint32_t tn_shipped_line_starts[] = {${starts}${text_size}};
const uint16_t tn_shipped_lines[] = {${lines}};
const tn_shipped_op tn_shipped_ops[] = {
${ops}};
const tn_shipped_schema tn_shipped_schemas[] = {
${schemas_out}};
const size_t tn_shipped_schema_count = ${count};
")
configure_file(${OUTPUT}.new ${OUTPUT} COPYONLY)
