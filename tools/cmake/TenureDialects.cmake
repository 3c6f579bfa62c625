# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Which dialects are built in: src/dialects/NAME/ with NAME.c in it, and schema/dialects/NAME.irdl.mlir. Some have only one
# of the two.
#
#   TENURE_WITHOUT_DIALECTS   `all` leaves out all dialects, with their schemas, but builtin, and irdl, of which schemas are made
#   TENURE_DIALECTS           those that have a folder
#   TENURE_SCHEMAS            their schemas
#   TENURE_ALL_SCHEMAS        those of the dialects that are left out, too
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

# A library without any of them is for where room is scarce: it has no tables for unwinding through it, which are an eighth
# of it. C needs none; who throws C++ exceptions through callbacks, or profiles by them, sets this ON.
set(unwinds ON)
set(engine "    .rule_engine = &tn_common_rule_engine,")
if(TENURE_WITHOUT_DIALECTS)
  set(unwinds OFF)
  # Nor does it take rules of schemas.
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
