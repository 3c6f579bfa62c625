# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The files of `cmake --install`: headers, libraries, the command, the schema files, the prefix with MLIR's C API, and
# the two ways to find them, find_package(tenure) and pkg-config.

include(CMakePackageConfigHelpers)

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/tenure)

install(TARGETS tenure tenure_static EXPORT tenureTargets
        LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}
        ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
        RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
if(TARGET tenure_command)
  install(TARGETS tenure_command RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  # The command writes manual pages and completion scripts, so it must run on the build machine.
  if(NOT CMAKE_CROSSCOMPILING OR CMAKE_CROSSCOMPILING_EMULATOR)
    set(extras ${PROJECT_BINARY_DIR}/command)
    add_custom_command(OUTPUT ${extras}/done
                       COMMAND ${CMAKE_COMMAND} -E make_directory ${extras}/man ${extras}/completion
                       COMMAND tenure_command __manual ${extras}/man
                       COMMAND tenure_command completion bash > ${extras}/completion/tenure
                       COMMAND tenure_command completion zsh > ${extras}/completion/_tenure
                       COMMAND tenure_command completion fish > ${extras}/completion/tenure.fish
                       COMMAND ${CMAKE_COMMAND} -E touch ${extras}/done
                       DEPENDS tenure_command COMMENT "Writing manual pages and completion" VERBATIM)
    add_custom_target(tenure_command_extras ALL DEPENDS ${extras}/done)
    install(DIRECTORY ${extras}/man/ DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 OPTIONAL)
    install(FILES ${extras}/completion/tenure DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions OPTIONAL)
    install(FILES ${extras}/completion/_tenure DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions OPTIONAL)
    install(FILES ${extras}/completion/tenure.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d OPTIONAL)
  endif()
endif()
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/tenure
        DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} FILES_MATCHING PATTERN "*.h")
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})
if(EXISTS ${PROJECT_SOURCE_DIR}/schema)
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/schema/ DESTINATION ${CMAKE_INSTALL_DATADIR}/tenure)
endif()

install(EXPORT tenureTargets NAMESPACE tenure:: DESTINATION ${package_dir})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/tenureConfigVersion.cmake
                                 COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_SOURCE_DIR}/tools/cmake/tenureConfig.cmake
              ${PROJECT_BINARY_DIR}/tenureConfigVersion.cmake DESTINATION ${package_dir})

# Paths in the .pc files are relative, so that an installed tree can be moved.
set(pc_libraries ${TENURE_LINK_NAMES})
list(TRANSFORM pc_libraries PREPEND "-l")
list(JOIN pc_libraries " " pc_libraries)
file(RELATIVE_PATH pc_prefix /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
string(REGEX REPLACE "/$" "" pc_prefix "${pc_prefix}")
configure_file(${PROJECT_SOURCE_DIR}/tools/cmake/tenure.pc.in ${PROJECT_BINARY_DIR}/tenure.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/tenure.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)

if(TARGET tenure_mlir_c)
  install(TARGETS tenure_mlir_c EXPORT tenureMlirCTargets LIBRARY DESTINATION ${TENURE_MLIR_C_INSTALL_DIR}/lib)
  list(TRANSFORM TENURE_MLIR_C_NAMES PREPEND ${TENURE_MLIR_C_DIR}/lib/ OUTPUT_VARIABLE links)
  install(FILES ${links} DESTINATION ${TENURE_MLIR_C_INSTALL_DIR}/lib)
  install(DIRECTORY ${TENURE_MLIR_C_SOURCE_DIR}/include/ DESTINATION ${TENURE_MLIR_C_INSTALL_DIR}/include)
  install(PROGRAMS ${PROJECT_SOURCE_DIR}/tools/mlir-c/llvm-config DESTINATION ${TENURE_MLIR_C_INSTALL_DIR}/bin)
  # The component mlir_c of the package.
  install(EXPORT tenureMlirCTargets NAMESPACE tenure:: FILE tenure-mlir_cTargets.cmake DESTINATION ${package_dir})
  configure_file(${PROJECT_SOURCE_DIR}/tools/cmake/tenure-mlir-c.pc.in ${PROJECT_BINARY_DIR}/tenure-mlir-c.pc @ONLY)
  install(FILES ${PROJECT_BINARY_DIR}/tenure-mlir-c.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
endif()
