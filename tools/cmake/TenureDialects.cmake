# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The built-in dialects: src/dialects/NAME/ with NAME.c, and schema/dialects/NAME.irdl.mlir. Some have only one of them.
#
#   TENURE_WITHOUT_DIALECTS   `all` excludes all dialects and their schemas, except builtin, and irdl for schemas
#   TENURE_DIALECTS           dialects with a folder
#   TENURE_SCHEMAS            their schemas
#   TENURE_ALL_SCHEMAS        the same with the schemas of excluded dialects
#   tenure_dialect_sources    the sources of their folders

set(TENURE_WITHOUT_DIALECTS "" CACHE STRING "'all' leaves out all dialects but builtin and irdl")
if(NOT TENURE_WITHOUT_DIALECTS MATCHES "^(all)?$")
  message(FATAL_ERROR "TENURE_WITHOUT_DIALECTS is '${TENURE_WITHOUT_DIALECTS}', but single dialects cannot be left out: "
                      "expected 'all', or nothing")
endif()

file(GLOB folders CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/src/dialects ${PROJECT_SOURCE_DIR}/src/dialects/*)
set(TENURE_DIALECTS "")
set(codes "")
foreach(folder IN LISTS folders)
  if(EXISTS ${PROJECT_SOURCE_DIR}/src/dialects/${folder}/${folder}.c)
    list(APPEND TENURE_DIALECTS ${folder})
  endif()
  if(EXISTS ${PROJECT_SOURCE_DIR}/src/dialects/${folder}/ops.inc)
    if(NOT folder IN_LIST TENURE_DIALECTS)
      message(FATAL_ERROR "src/dialects/${folder} has an ops.inc and no ${folder}.c, whose table tn_${folder}_dialect lists them")
    endif()
    string(APPEND codes "#include \"dialects/${folder}/ops.inc\"\n")
  endif()
endforeach()
file(GLOB TENURE_ALL_SCHEMAS CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/schema/dialects/*.irdl.mlir)
set(TENURE_SCHEMAS ${TENURE_ALL_SCHEMAS})
if(TENURE_WITHOUT_DIALECTS)
  set(TENURE_DIALECTS builtin irdl)
  list(FILTER TENURE_SCHEMAS INCLUDE REGEX "/irdl[.]irdl[.]mlir$")
endif()

# A library without dialects is for small devices, so it has no unwind tables, which are an eighth of it. C does not
# need them; set this to ON to throw C++ exceptions through callbacks, or for profilers that use them.
set(unwinds ON)
set(engine "    .rule_engine = &tn_common_rule_engine,")
if(TENURE_WITHOUT_DIALECTS)
  set(unwinds OFF)
  # Without dialects, rules of schemas are not supported, either.
  set(engine "    .rule_engine = NULL,")
endif()
file(CONFIGURE OUTPUT ${TENURE_GENERATED}/dialects/rule_engine.inc CONTENT "${engine}\n" @ONLY)
option(TENURE_UNWIND_TABLES "Keep tables for unwinding through the library" ${unwinds})

list(TRANSFORM TENURE_DIALECTS REPLACE "(.+)" "TN_DIALECT(\\1)" OUTPUT_VARIABLE list)
list(JOIN list "\n" list)
file(CONFIGURE OUTPUT ${TENURE_GENERATED}/dialects/folders.inc CONTENT "${list}\n" @ONLY)
file(CONFIGURE OUTPUT ${TENURE_GENERATED}/dialects/op_codes.inc CONTENT "${codes}" @ONLY)

function(tenure_dialect_sources out_sources)
  set(patterns ${TENURE_DIALECTS} common)
  list(TRANSFORM patterns REPLACE "(.+)" "${PROJECT_SOURCE_DIR}/src/dialects/\\1/*.c")
  file(GLOB sources CONFIGURE_DEPENDS ${patterns})
  set(${out_sources} ${sources} PARENT_SCOPE)
endfunction()
