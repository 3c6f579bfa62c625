# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# cmake -D OUTPUT=<file.c> -D SCHEMAS=<file>,<file>,... -P embed_schemas.cmake
#
# Writes a C file that holds the schemas as arrays, in the order of their names.

string(REPLACE "," ";" schemas "${SCHEMAS}")
list(SORT schemas)
set(arrays "")
set(entries "")
foreach(schema IN LISTS schemas)
  get_filename_component(name ${schema} NAME)
  string(REGEX REPLACE "\\.irdl\\.mlir$" "" name ${name})
  file(READ ${schema} bytes HEX)
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
  string(APPEND arrays "static const unsigned char ${name}_text[] = {${bytes}};\n")
  string(APPEND entries "    {\"${name}\", ${name}_text, sizeof ${name}_text},\n")
endforeach()
list(LENGTH schemas count)
file(WRITE ${OUTPUT}.new
     "#include \"dialect/shipped.h\"\n\n${arrays}\nconst tn_shipped_schema tn_shipped_schemas[] = {\n${entries}};\n"
     "const size_t tn_shipped_schema_count = ${count};\n")
configure_file(${OUTPUT}.new ${OUTPUT} COPYONLY)
