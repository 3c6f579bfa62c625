# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# MLIR's C API on Tenure, as one prefix that clients of MLIR find what they look for in:
#
#   build/mlir-c/lib/libMLIR-C.so              the library, which carries the core in itself
#                libMLIR-C.so.22.1             the same under the name that a client of MLIR's own build records,
#                libMLIRPythonCAPI.so          under the one that MLIR's Python bindings do,
#                libMLIR.so                    and under the one that builds ask for beside it
#   build/mlir-c/include/{mlir-c,mlir}         the headers
#   build/mlir-c/bin/llvm-config               answers what builds of clients ask
#
# Links to one file and no copies: the loader then takes it once for all of these names, as handles need it.

set(TENURE_MLIR_C_SOURCE_DIR ${PROJECT_SOURCE_DIR}/src/mlir_c)
set(TENURE_MLIR_C_DIR ${PROJECT_BINARY_DIR}/mlir-c)
set(TENURE_MLIR_C_NAMES libMLIR-C.so.22.1 libMLIRPythonCAPI.so libMLIR.so)

file(GLOB sources CONFIGURE_DEPENDS ${TENURE_MLIR_C_SOURCE_DIR}/*.c ${TENURE_MLIR_C_SOURCE_DIR}/*/*.c)
add_library(tenure_mlir_c_objects OBJECT ${sources})
target_include_directories(tenure_mlir_c_objects PUBLIC ${TENURE_MLIR_C_SOURCE_DIR}/include
                           $<TARGET_PROPERTY:tenure_objects,INTERFACE_INCLUDE_DIRECTORIES>)
target_compile_definitions(tenure_mlir_c_objects PUBLIC $<TARGET_PROPERTY:tenure_objects,INTERFACE_COMPILE_DEFINITIONS>)
target_compile_options(tenure_mlir_c_objects PRIVATE -fno-plt -fno-semantic-interposition -ffunction-sections -fdata-sections)
if(TENURE_UNWIND_TABLES)
  # A client's callback may be left by a C++ exception: what is cleaned up in the room is cleaned up then as well.
  target_compile_options(tenure_mlir_c_objects PRIVATE -fexceptions)
else()
  target_compile_options(tenure_mlir_c_objects PRIVATE -fno-asynchronous-unwind-tables -fno-unwind-tables)
endif()
target_link_libraries(tenure_mlir_c_objects PUBLIC tenure_settings ${TENURE_DEPENDENCIES})
add_dependencies(tenure_mlir_c_objects tenure_schemas)
set_target_properties(tenure_mlir_c_objects PROPERTIES POSITION_INDEPENDENT_CODE ON C_VISIBILITY_PRESET hidden)
add_library(tenure_mlir_c SHARED $<TARGET_OBJECTS:tenure_objects> $<TARGET_OBJECTS:tenure_mlir_c_objects>)
target_link_libraries(tenure_mlir_c PRIVATE tenure_settings ${TENURE_DEPENDENCIES})
# Installed as a prefix inside of the prefix: an MLIR may be installed there as well.
set(TENURE_MLIR_C_INSTALL_DIR ${CMAKE_INSTALL_LIBDIR}/tenure/mlir-c)
target_include_directories(tenure_mlir_c INTERFACE $<BUILD_INTERFACE:${TENURE_MLIR_C_SOURCE_DIR}/include>
                                                   $<INSTALL_INTERFACE:${TENURE_MLIR_C_INSTALL_DIR}/include>)
set_target_properties(tenure_mlir_c PROPERTIES OUTPUT_NAME MLIR-C EXPORT_NAME mlir_c LINKER_LANGUAGE C
                      LIBRARY_OUTPUT_DIRECTORY ${TENURE_MLIR_C_DIR}/lib)
if(NOT APPLE)
  # What the core exports elsewhere is hidden here, so that a program may have libtenure.so beside it.
  set(exports ${TENURE_MLIR_C_SOURCE_DIR}/exports.map)
  target_link_options(tenure_mlir_c PRIVATE ${TENURE_LINK_OPTIONS} LINKER:-Bsymbolic
                      LINKER:--version-script,${exports} ${TENURE_COMPACT_RELOCATIONS})
  set_target_properties(tenure_mlir_c PROPERTIES LINK_DEPENDS ${exports})
  if(NOT TENURE_SANITIZE)
    target_link_options(tenure_mlir_c PRIVATE LINKER:--no-undefined)
  endif()
endif()
add_library(tenure::mlir_c ALIAS tenure_mlir_c)

# The other names are made with the library, so that no link of them dangles; headers and llvm-config when the build is configured.
foreach(name IN LISTS TENURE_MLIR_C_NAMES)
  add_custom_command(TARGET tenure_mlir_c POST_BUILD
                     COMMAND ${CMAKE_COMMAND} -E create_symlink libMLIR-C.so ${TENURE_MLIR_C_DIR}/lib/${name} VERBATIM)
endforeach()
file(MAKE_DIRECTORY ${TENURE_MLIR_C_DIR}/lib ${TENURE_MLIR_C_DIR}/include)
foreach(name mlir-c mlir)
  file(CREATE_LINK ${TENURE_MLIR_C_SOURCE_DIR}/include/${name} ${TENURE_MLIR_C_DIR}/include/${name} SYMBOLIC)
endforeach()
configure_file(${PROJECT_SOURCE_DIR}/tools/mlir-c/llvm-config ${TENURE_MLIR_C_DIR}/bin/llvm-config COPYONLY)
