# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# MLIR's C API on Tenure, as a prefix in which clients of MLIR find:
#
#   build/mlir-c/lib/libMLIR-C.so              the library, which contains the core
#                libMLIR-C.so.22.1             its name in clients of MLIR's own build,
#                libMLIRPythonCAPI.so          in MLIR's Python bindings,
#                libMLIR.so                    and in builds that link it, too
#   build/mlir-c/include/{mlir-c,mlir}         the headers
#   build/mlir-c/bin/llvm-config               for the builds of clients
#
# The names are links to one file and not copies, so that the loader loads it once, which handles require.

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
  # A client's callback may throw a C++ exception through the library, which must run its cleanups.
  target_compile_options(tenure_mlir_c_objects PRIVATE -fexceptions)
else()
  target_compile_options(tenure_mlir_c_objects PRIVATE -fno-asynchronous-unwind-tables -fno-unwind-tables)
endif()
target_link_libraries(tenure_mlir_c_objects PUBLIC tenure_settings ${TENURE_DEPENDENCIES})
add_dependencies(tenure_mlir_c_objects tenure_schemas)
set_target_properties(tenure_mlir_c_objects PROPERTIES POSITION_INDEPENDENT_CODE ON C_VISIBILITY_PRESET hidden)
add_library(tenure_mlir_c SHARED $<TARGET_OBJECTS:tenure_objects> $<TARGET_OBJECTS:tenure_mlir_c_objects>)
target_link_libraries(tenure_mlir_c PRIVATE tenure_settings ${TENURE_DEPENDENCIES})
# Installed as a prefix inside of the prefix, since MLIR itself may be installed there.
set(TENURE_MLIR_C_INSTALL_DIR ${CMAKE_INSTALL_LIBDIR}/tenure/mlir-c)
target_include_directories(tenure_mlir_c INTERFACE $<BUILD_INTERFACE:${TENURE_MLIR_C_SOURCE_DIR}/include>
                                                   $<INSTALL_INTERFACE:${TENURE_MLIR_C_INSTALL_DIR}/include>)
set_target_properties(tenure_mlir_c PROPERTIES OUTPUT_NAME MLIR-C EXPORT_NAME mlir_c LINKER_LANGUAGE C
                      LIBRARY_OUTPUT_DIRECTORY ${TENURE_MLIR_C_DIR}/lib)
if(NOT APPLE)
  # Hides the core's exports, so that a program can also load libtenure.so.
  set(exports ${TENURE_MLIR_C_SOURCE_DIR}/exports.map)
  target_link_options(tenure_mlir_c PRIVATE ${TENURE_LINK_OPTIONS} LINKER:-Bsymbolic
                      LINKER:--version-script,${exports} ${TENURE_COMPACT_RELOCATIONS})
  set_target_properties(tenure_mlir_c PROPERTIES LINK_DEPENDS ${exports})
  if(NOT TENURE_SANITIZE)
    target_link_options(tenure_mlir_c PRIVATE LINKER:--no-undefined)
  endif()
endif()
add_library(tenure::mlir_c ALIAS tenure_mlir_c)

# Builds the other names with the library, so that no link dangles; creates headers and llvm-config at configure time.
foreach(name IN LISTS TENURE_MLIR_C_NAMES)
  add_custom_command(TARGET tenure_mlir_c POST_BUILD
                     COMMAND ${CMAKE_COMMAND} -E create_symlink libMLIR-C.so ${TENURE_MLIR_C_DIR}/lib/${name} VERBATIM)
endforeach()
file(MAKE_DIRECTORY ${TENURE_MLIR_C_DIR}/lib ${TENURE_MLIR_C_DIR}/include)
foreach(name mlir-c mlir)
  file(CREATE_LINK ${TENURE_MLIR_C_SOURCE_DIR}/include/${name} ${TENURE_MLIR_C_DIR}/include/${name} SYMBOLIC)
endforeach()
configure_file(${PROJECT_SOURCE_DIR}/tools/mlir-c/llvm-config ${TENURE_MLIR_C_DIR}/bin/llvm-config COPYONLY)
