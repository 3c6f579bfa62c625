# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Which dialects are built in: src/dialects/NAME/ with NAME.c in it, and schema/dialects/NAME.irdl.mlir. Some have only one
# of the two.
#
#   TENURE_WITHOUT_DIALECTS   those that are left out, with their schemas: "scf;affine", or "all"
#   TENURE_DIALECTS           the others that have a folder
#   TENURE_SCHEMAS            their schemas
#   TENURE_ALL_SCHEMAS        those of the dialects that are left out, too
#   TENURE_LEFT_OUT           all that are left out, by name
#   tenure_dialect_sources    the sources of their folders
#
# builtin, and irdl, of which schemas are made, stay: what is left then does all that is generic, and all that a user's
# schema says. Each of the others can go alone. What C code of a dialect makes of another's ops it does not make where
# that one is left out. pdl_interp, which is data alone, takes the form of its types from pdl, and goes with it.

set(TENURE_WITHOUT_DIALECTS "" CACHE STRING "Dialects to leave out: 'scf;affine', or 'all'")
set(kept_dialects builtin irdl)

file(GLOB folders CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/src/dialects ${PROJECT_SOURCE_DIR}/src/dialects/*)
set(TENURE_ALL_DIALECTS "")
set(codes "")
foreach(folder IN LISTS folders)
  if(EXISTS ${PROJECT_SOURCE_DIR}/src/dialects/${folder}/${folder}.c)
    list(APPEND TENURE_ALL_DIALECTS ${folder})
  endif()
  if(EXISTS ${PROJECT_SOURCE_DIR}/src/dialects/${folder}/ops.inc)
    if(NOT folder IN_LIST TENURE_ALL_DIALECTS)
      message(FATAL_ERROR "src/dialects/${folder} has an ops.inc and no ${folder}.c, whose table tn_${folder}_dialect lists them")
    endif()
    string(APPEND codes "#include \"dialects/${folder}/ops.inc\"\n")
  endif()
endforeach()
list(REMOVE_ITEM TENURE_ALL_DIALECTS common)
set(TENURE_DIALECTS ${TENURE_ALL_DIALECTS})
file(GLOB TENURE_ALL_SCHEMAS CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/schema/dialects/*.irdl.mlir)
foreach(schema IN LISTS TENURE_ALL_SCHEMAS)
  get_filename_component(name ${schema} NAME_WE)
  list(APPEND TENURE_ALL_DIALECTS ${name})
endforeach()
list(REMOVE_DUPLICATES TENURE_ALL_DIALECTS)

set(TENURE_LEFT_OUT ${TENURE_WITHOUT_DIALECTS})
if("all" IN_LIST TENURE_LEFT_OUT)
  set(TENURE_LEFT_OUT ${TENURE_ALL_DIALECTS})
  list(REMOVE_ITEM TENURE_LEFT_OUT ${kept_dialects})
endif()
foreach(dialect IN LISTS TENURE_LEFT_OUT)
  if(NOT dialect IN_LIST TENURE_ALL_DIALECTS)
    list(JOIN TENURE_ALL_DIALECTS ", " known)
    message(FATAL_ERROR "TENURE_WITHOUT_DIALECTS names '${dialect}'; there are ${known}")
  endif()
  if(dialect IN_LIST kept_dialects)
    message(FATAL_ERROR "TENURE_WITHOUT_DIALECTS names '${dialect}', without which no schema can be read")
  endif()
endforeach()

if("pdl" IN_LIST TENURE_LEFT_OUT)
  list(APPEND TENURE_LEFT_OUT pdl_interp)
endif()
if("stablehlo" IN_LIST TENURE_LEFT_OUT)
  list(APPEND TENURE_LEFT_OUT mhlo)
endif()
list(REMOVE_DUPLICATES TENURE_LEFT_OUT)

set(TENURE_SCHEMAS ${TENURE_ALL_SCHEMAS})
if(TENURE_LEFT_OUT)
  list(REMOVE_ITEM TENURE_DIALECTS ${TENURE_LEFT_OUT})
  list(JOIN TENURE_LEFT_OUT "|" names)
  list(FILTER TENURE_SCHEMAS EXCLUDE REGEX "/(${names})[.]irdl[.]mlir$")
  list(JOIN TENURE_LEFT_OUT ", " names)
  message(STATUS "Dialects that are left out: ${names}")
endif()

# A library without any of them is for where room is scarce: it has no tables for unwinding through it, which are an eighth
# of it. C needs none; who throws C++ exceptions through callbacks, or profiles by them, sets this ON.
set(unwinds ON)
set(engine "    .rule_engine = &tn_common_rule_engine,")
if(TENURE_DIALECTS STREQUAL kept_dialects)
  set(unwinds OFF)
  # Nor does it take rules of schemas.
  set(engine "    .rule_engine = NULL,")
endif()
file(CONFIGURE OUTPUT ${TENURE_GENERATED}/dialects/rule_engine.inc CONTENT "${engine}\n" @ONLY)
option(TENURE_UNWIND_TABLES "Keep tables for unwinding through the library" ${unwinds})

set(passes "")
foreach(folder IN LISTS TENURE_DIALECTS)
  if(EXISTS ${PROJECT_SOURCE_DIR}/src/dialects/${folder}/passes.inc)
    string(APPEND passes "#include \"dialects/${folder}/passes.inc\"\n")
  endif()
endforeach()
file(CONFIGURE OUTPUT ${TENURE_GENERATED}/dialects/passes.inc CONTENT "${passes}" @ONLY)

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
