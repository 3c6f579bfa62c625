# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# cmake -D OUTPUT=<file.c> -D TABLE=<file> -D SCHEMAS=<file>,<file>,... -P embed_properties.cmake
#
# Writes a C file that holds the native properties of MLIR's ops, as tn_property_layouts in src/ir/services.h says: those
# that the schemas say, as src/schema/schema_property.c derives them of a user's schema, and the lines of the table, which
# stand in the place of a schema's. Also those of dialects that are left out of the build.

cmake_minimum_required(VERSION 3.22)

set(names "")   # With a blank behind each, so that they sort as they do alone.

# Gives ops called `name` the properties `layout`, if it is not empty.
macro(add_layout name layout)
  if("${layout_of_${name}}" STREQUAL "${layout}" AND NOT "${layout}" STREQUAL "")
    message(FATAL_ERROR "${TABLE} repeats what the schema of ${name} implies")
  elseif(NOT "${layout}" STREQUAL "" AND NOT DEFINED "layout_of_${name}")
    list(APPEND names "${name} ")
    set("layout_of_${name}" "${layout}")
  endif()
endmacro()

#===-- The table --------------------------------------------------------------------------------===#

file(STRINGS ${TABLE} lines REGEX "^[^#]")
foreach(line IN LISTS lines)
  string(FIND "${line}" " " at)
  string(SUBSTRING "${line}" 0 ${at} name)
  math(EXPR at "${at} + 1")
  string(SUBSTRING "${line}" ${at} -1 layout)
  add_layout("${name}" "${layout}")
endforeach()

#===-- The schemas ------------------------------------------------------------------------------===#

# Ends the op whose lines were read.
macro(end_op)
  if(NOT op STREQUAL "")
    if(given STREQUAL "")
      if(has_operand_segments)
        list(APPEND attributes "operandSegmentSizes #${operand_count}")
      endif()
      if(has_result_segments)
        list(APPEND attributes "resultSegmentSizes #${result_count}")
      endif()
      list(SORT attributes)
      list(APPEND attributes ${booleans})
      list(JOIN attributes " " given)
      string(REGEX REPLACE " ([?#])" "\\1" given "${given}")
    endif()
    if(NOT given STREQUAL "")
      add_layout("${dialect}.${op}" "${mark}${given}")
    endif()
  endif()
  set(op "")
  set(given "")
  set(attributes "")  # With a blank in front of their marks.
  set(booleans "")
  set(operand_count 0)
  set(result_count 0)
  set(has_operand_segments FALSE)
  set(has_result_segments FALSE)
endmacro()

# Adds the attribute `name` with the constraint `value`.
macro(add_attribute name value)
  set(constraint "${constraint_${value}}")
  string(REGEX REPLACE "\"[^\"]*\"" "" unquoted "${constraint}")
  if(constraint MATCHES "attribute = \"unit property\"")
    list(APPEND booleans "${name}!")
  elseif(unquoted MATCHES "[{ ]optional[,}]|default = " OR constraint MATCHES "attribute = \"unit attribute\"")
    list(APPEND attributes "${name} ?")
  else()
    list(APPEND attributes "${name}")
  endif()
endmacro()

# How many items, each with a value, are in `list`.
macro(count_values list out_count)
  string(REGEX MATCHALL "%" values "${list}")
  list(LENGTH values ${out_count})
endmacro()

# Takes in a line of a schema, which has round brackets in the place of square ones.
macro(read_line)
  if(line MATCHES "^ *\"?irdl[.](operation|attribute|type)[\" ]")
    end_op()
    if(line MATCHES "irdl[.]operation( @\"?|\".*sym_name = \")([^ \"]+)")
      set(op "${CMAKE_MATCH_2}")
    endif()
  elseif(line MATCHES "^ *name = \"([^\"]+)" AND NOT op STREQUAL "")
    set(op "${CMAKE_MATCH_1}")
  elseif(line MATCHES "^ *properties = \"([^\"]*)")
    set(given "${CMAKE_MATCH_1}")
  elseif(line MATCHES "^ *%([a-z0-9_]+) = \"?irdl[.](.*)")
    set("constraint_${CMAKE_MATCH_1}" "${CMAKE_MATCH_2}")
  elseif(line MATCHES "^ *irdl[.]attributes {(.*)}")
    string(REGEX MATCHALL "\"[^\"]+\" = %[a-z0-9_]+" pairs "${CMAKE_MATCH_1}")
    foreach(pair IN LISTS pairs)
      string(REGEX MATCH "\"([^\"]+)\" = %(.*)" _ "${pair}")
      add_attribute("${CMAKE_MATCH_1}" "${CMAKE_MATCH_2}")
    endforeach()
  elseif(line MATCHES "^ *\"irdl[.]attributes\"[(]([^)]*)[)] <{attributeValueNames = [(]([^)]*)[)]")
    set(attribute_names "${CMAKE_MATCH_2}")
    string(REGEX MATCHALL "[a-z0-9_]+" values "${CMAKE_MATCH_1}")
    string(REGEX MATCHALL "[^\" ,]+" attribute_names "${attribute_names}")
    foreach(name value IN ZIP_LISTS attribute_names values)
      add_attribute("${name}" "${value}")
    endforeach()
  elseif(line MATCHES "^ *\"?irdl[.]operands\"?[(]([^)]*)")
    count_values("${CMAKE_MATCH_1}" operand_count)
  elseif(line MATCHES "^ *\"?irdl[.]results\"?[(]([^)]*)")
    count_values("${CMAKE_MATCH_1}" result_count)
  elseif(line MATCHES "^ *attributes_stay[,}]")
    set(mark "~ ")
  endif()
  if(line MATCHES "\"AttrSizedOperandSegments\"")
    set(has_operand_segments TRUE)
  endif()
  if(line MATCHES "\"AttrSizedResultSegments\"")
    set(has_result_segments TRUE)
  endif()
endmacro()

string(REPLACE "," ";" schemas "${SCHEMAS}")
foreach(schema IN LISTS schemas)
  get_filename_component(dialect ${schema} NAME)
  string(REGEX REPLACE "\\.irdl\\.mlir$" "" dialect ${dialect})
  set(mark "")
  set(op "")
  end_op()
  file(READ ${schema} text)
  string(REPLACE "[" "(" text "${text}")
  string(REPLACE "]" ")" text "${text}")
  string(REPLACE ";" "," text "${text}")
  string(REGEX REPLACE "\\\\." "" text "${text}")
  string(REPLACE "\n" ";" lines "${text}")
  foreach(line IN LISTS lines)
    read_line()
  endforeach()
  end_op()
endforeach()

#===-- The file ---------------------------------------------------------------------------------===#

# Appends `text`, and a NUL, to the bytes `out`, whose size is in `out_size`.
macro(put out text)
  string(HEX "${text}" hex)
  string(LENGTH "${text}" size)
  string(APPEND ${out} "${hex}00")
  math(EXPR ${out}_size "${${out}_size} + ${size} + 1")
endmacro()

set(dialects "")
set(dialect_count 0)
set(dialect_starts "")
set(first_ops "")
set(ops "")
set(op_count 0)
set(op_starts "")
set(op_layouts "")
set(layouts "")
foreach(out dialects ops layouts)
  set(${out}_size 0)
endforeach()
set(last "")
list(SORT names)
foreach(name IN LISTS names)
  string(REGEX MATCH "^([^.]+)[.](.+) $" _ "${name}")
  set(dialect "${CMAKE_MATCH_1}")
  set(leaf "${CMAKE_MATCH_2}")
  set(layout "${layout_of_${dialect}.${leaf}}")
  if(NOT dialect STREQUAL last)
    string(APPEND dialect_starts "${dialects_size},")
    string(APPEND first_ops "${op_count},")
    put(dialects "${dialect}")
    math(EXPR dialect_count "${dialect_count} + 1")
    set(last "${dialect}")
  endif()
  string(MD5 key "${layout}")
  if(NOT DEFINED start_${key})
    set(start_${key} ${layouts_size})
    put(layouts "${layout}")
  endif()
  string(APPEND op_starts "${ops_size},")
  string(APPEND op_layouts "${start_${key}},")
  put(ops "${leaf}")
  math(EXPR op_count "${op_count} + 1")
endforeach()

foreach(out dialects ops layouts)
  if(${out}_size GREATER 65535)
    message(FATAL_ERROR "The native properties' ${out} take ${${out}_size} bytes; src/ir/services.h has room for 65,535")
  endif()
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," ${out} "${${out}}")
endforeach()
file(WRITE ${OUTPUT}.new "#include \"dialects/common/common.h\"

static const char dialects[] = {${dialects}};
static const uint16_t dialect_starts[] = {${dialect_starts}};
static const uint16_t first_ops[] = {${first_ops}${op_count}};
static const char ops[] = {${ops}};
static const uint16_t op_starts[] = {${op_starts}};
static const char layouts[] = {${layouts}};
static const uint16_t op_layouts[] = {${op_layouts}};

const tn_property_layouts tn_common_property_layouts = {
    .dialects = {dialects, dialect_starts},
    .dialect_count = ${dialect_count},
    .first_ops = first_ops,
    .ops = {ops, op_starts},
    .layouts = {layouts, op_layouts},
};
")
configure_file(${OUTPUT}.new ${OUTPUT} COPYONLY)
