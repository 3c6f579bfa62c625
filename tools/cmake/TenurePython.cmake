# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The Python package in <build>/python: the extension module tenure._tenure and the Python files.
#
# It is built for the first `python3` on PATH, or for Python3_EXECUTABLE. The module contains the library, and only
# needs Judy, jansson and GMP.

if(NOT DEFINED Python3_EXECUTABLE)
  find_program(TENURE_PYTHON_PROGRAM python3)
  mark_as_advanced(TENURE_PYTHON_PROGRAM)
  # A shim's name would find another interpreter than the one that it starts.
  execute_process(COMMAND ${TENURE_PYTHON_PROGRAM} -c "import sys; print(sys.executable)"
                  OUTPUT_VARIABLE python_program OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  if(python_program)
    set(Python3_EXECUTABLE ${python_program})
  endif()
endif()
find_package(Python3 3.10 COMPONENTS Interpreter Development.Module)

if(NOT Python3_Development.Module_FOUND)
  message(STATUS "No headers of Python 3.10 or later: the Python package is left out")
  return()
endif()

set(python_dir ${PROJECT_BINARY_DIR}/python/tenure)
file(GLOB python_c_sources CONFIGURE_DEPENDS src/python/*.c)
file(GLOB_RECURSE python_sources CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/src/python/tenure
     src/python/tenure/*.py src/python/tenure/*.pyi src/python/tenure/py.typed)

Python3_add_library(tenure_python MODULE WITH_SOABI ${python_c_sources})

# Wrappers of the library's functions with the gates of src/python/running.h.
set(gates_dir ${PROJECT_BINARY_DIR}/gates)
file(GLOB public_headers CONFIGURE_DEPENDS include/tenure/*.h)
add_custom_command(OUTPUT ${gates_dir}/gated_calls.h
                   COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/tools/gate-calls
                           ${PROJECT_SOURCE_DIR}/include/tenure ${gates_dir}/gated_calls.h
                   DEPENDS ${PROJECT_SOURCE_DIR}/tools/gate-calls ${public_headers} VERBATIM)
# The stubs contain the docstrings.
set(stubs)
foreach(stub IN ITEMS ir rewrite passmanager analysis adapters)
  list(APPEND stubs ${PROJECT_SOURCE_DIR}/src/python/tenure/${stub}.pyi)
endforeach()
add_custom_command(OUTPUT ${gates_dir}/documentation.inc
                   COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/tools/document-python
                           ${gates_dir}/documentation.inc ${stubs}
                   DEPENDS ${PROJECT_SOURCE_DIR}/tools/document-python ${stubs} VERBATIM)
target_sources(tenure_python PRIVATE ${gates_dir}/gated_calls.h ${gates_dir}/documentation.inc)
target_include_directories(tenure_python PRIVATE ${gates_dir})
set_target_properties(tenure_python PROPERTIES OUTPUT_NAME _tenure C_VISIBILITY_PRESET hidden
                      LIBRARY_OUTPUT_DIRECTORY ${python_dir})
target_link_libraries(tenure_python PRIVATE tenure_static tenure_settings)
# Stores two consecutive words separately: GCC combines them to a vector through memory, by two stores and a load that
# has to wait for both.
target_compile_options(tenure_python PRIVATE -fno-semantic-interposition -fno-plt -fno-tree-slp-vectorize)
# CPython's slots are tables of void pointers to functions, which ISO C does not allow.
set_source_files_properties(${python_c_sources} PROPERTIES COMPILE_OPTIONS -Wno-pedantic)
if(NOT APPLE)
  target_link_options(tenure_python PRIVATE ${TENURE_LINK_OPTIONS})
endif()

set(python_copies)
foreach(source IN LISTS python_sources)
  add_custom_command(OUTPUT ${python_dir}/${source}
                     COMMAND ${CMAKE_COMMAND} -E copy
                             ${PROJECT_SOURCE_DIR}/src/python/tenure/${source}
                             ${python_dir}/${source}
                     DEPENDS ${PROJECT_SOURCE_DIR}/src/python/tenure/${source})
  list(APPEND python_copies ${python_dir}/${source})
endforeach()
# The package `mlir` of the distribution tenure-mlir, in <build>/python beside the other one.
set(python_mlir ${PROJECT_BINARY_DIR}/python/mlir/__init__.py)
add_custom_command(OUTPUT ${python_mlir}
                   COMMAND ${CMAKE_COMMAND} -E copy ${PROJECT_SOURCE_DIR}/src/python/mlir/__init__.py ${python_mlir}
                   DEPENDS ${PROJECT_SOURCE_DIR}/src/python/mlir/__init__.py)
list(APPEND python_copies ${python_mlir})
# A dialect without handwritten classes has no module in src.
file(GLOB python_schemas CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/schema/dialects/*.irdl.mlir)
foreach(schema IN LISTS python_schemas)
  get_filename_component(dialect ${schema} NAME_WE)
  if(NOT dialects/${dialect}.py IN_LIST python_sources AND NOT dialects/${dialect}/__init__.py IN_LIST python_sources)
    file(CONFIGURE OUTPUT ${python_dir}/dialects/${dialect}.py @ONLY
         CONTENT "# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
\"\"\"Classes of the @dialect@ dialect, made from its schema.\"\"\"
from ._schema import load

load(globals(), \"@dialect@\")
")
    list(APPEND python_copies ${python_dir}/dialects/${dialect}.py)
  elseif(dialects/${dialect}/__init__.py IN_LIST python_sources)
    file(REMOVE ${python_dir}/dialects/${dialect}.py ${python_dir}/dialects/${dialect}.pyi)
  endif()
endforeach()
add_custom_target(tenure_python_files ALL DEPENDS ${python_copies})
add_dependencies(tenure_python tenure_python_files)

# Classes of dialects are generated from schemas at import; their stubs are generated once the module can be imported.
if(NOT TENURE_SANITIZE AND NOT CMAKE_CROSSCOMPILING)
  set(stubs_made ${PROJECT_BINARY_DIR}/python/dialect_stubs.stamp)
  add_custom_command(OUTPUT ${stubs_made}
                     COMMAND ${CMAKE_COMMAND} -E env PYTHONPATH=${PROJECT_BINARY_DIR}/python
                             PYTHONDONTWRITEBYTECODE=1 ${Python3_EXECUTABLE}
                             ${PROJECT_SOURCE_DIR}/tools/make-dialect-stubs ${python_dir}/dialects
                     COMMAND ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/tools/make-mlir-stubs
                             ${python_dir} ${PROJECT_BINARY_DIR}/python/mlir
                     COMMAND ${CMAKE_COMMAND} -E touch ${stubs_made}
                     DEPENDS tenure_python ${python_copies}
                             ${PROJECT_SOURCE_DIR}/tools/make-dialect-stubs ${PROJECT_SOURCE_DIR}/tools/make-mlir-stubs
                     COMMENT "Writing the stubs of dialects")
  add_custom_target(tenure_dialect_stubs ALL DEPENDS ${stubs_made})
endif()

#===-- Wheels ----------------------------------------------------------------------------------===#

# The component `python` has the contents of a wheel, except its metadata:
#
#   tenure/         the package, with the schema files and the command, which tenure/__main__.py runs
#   tenure.libs/    the libraries that no other package provides, with the names that the loader uses, so that users
#                   can replace them
# scikit-build-core sets SKBUILD to a number, which an option would treat as OFF.
set(is_wheel OFF)
if(SKBUILD)
  set(is_wheel ON)
endif()
option(TENURE_WHEEL "Install the Python package as a wheel has it" ${is_wheel})
if(TENURE_WHEEL)
  install(TARGETS tenure_python LIBRARY DESTINATION tenure COMPONENT python)
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/src/python/tenure/ DESTINATION tenure COMPONENT python
          PATTERN "__pycache__" EXCLUDE)
  install(DIRECTORY ${python_dir}/dialects/ DESTINATION tenure/dialects COMPONENT python
          FILES_MATCHING PATTERN "*.pyi" PATTERN "*.py" PATTERN "__pycache__" EXCLUDE)
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/schema/ DESTINATION tenure/schema COMPONENT python PATTERN "imported" EXCLUDE
          PATTERN "lowerings" EXCLUDE PATTERN "rules" EXCLUDE)
  set_target_properties(tenure_python PROPERTIES INSTALL_RPATH "$ORIGIN/../tenure.libs"
                        BUILD_WITH_INSTALL_RPATH OFF)
  install(TARGETS tenure_command RUNTIME DESTINATION tenure/bin COMPONENT python)
  set_target_properties(tenure_command PROPERTIES INSTALL_RPATH "$ORIGIN/../../tenure.libs"
                        BUILD_WITH_INSTALL_RPATH OFF)
  foreach(library IN ITEMS ${JUDY_LIBRARY} ${JANSSON_LIBRARY} ${GMP_LIBRARY})
    get_filename_component(file ${library} REALPATH)
    execute_process(COMMAND readelf -d ${file} OUTPUT_VARIABLE dynamic ERROR_QUIET)
    if(dynamic MATCHES "SONAME[^[]*\\[([^]]+)\\]")
      install(FILES ${file} DESTINATION tenure.libs RENAME ${CMAKE_MATCH_1} COMPONENT python
              PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
    endif()
  endforeach()
endif()
