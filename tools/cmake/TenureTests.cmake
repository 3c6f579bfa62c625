# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# How tests are added; tests/CMakeLists.txt says which.

# A sanitizer reports before cmocka's signal handlers do, and a leak fails its test.
set(test_environment
    "ASAN_OPTIONS=handle_segv=2:handle_sigbus=2:handle_sigfpe=2:detect_stack_use_after_return=1"
    "UBSAN_OPTIONS=print_stacktrace=1"
    "TSAN_OPTIONS=halt_on_error=1:second_deadlock_stack=1"
    "TENURE_SHARED=${TENURE_SHARED}"
    "TENURE_SOURCE_DIR=${PROJECT_SOURCE_DIR}")

# What a test needs of the dialects is what its source names, `scf.for` or "dialects/scf/scf.h", and what a line
# `Needs: scf, func` (or `Needs: all`) in it says. Where one of them is left out (TENURE_WITHOUT_DIALECTS) the test is not built, and counted.
#
# tenure_lacks(<variable> <source>...): the dialects that the sources need and that are left out.
function(tenure_lacks out_lacks)
  set(lacks "")
  foreach(source IN LISTS ARGN)
    if(NOT TENURE_LEFT_OUT)
      break()
    endif()
    get_filename_component(source ${source} ABSOLUTE)
    file(READ ${source} text)
    string(REPLACE "\\n" " " text "${text}")
    string(REGEX REPLACE "<math[.]h>" "" text "${text}")
    string(REGEX MATCHALL "Needs: [a-z0-9_, ]+" said "${text}")
    foreach(dialect IN LISTS TENURE_LEFT_OUT)
      if(text MATCHES "(^|[^a-zA-Z0-9_./-])${dialect}[.][a-z_]" OR text MATCHES "dialects/${dialect}/" OR
         text MATCHES "view[(]\"${dialect}\"[)]" OR said MATCHES "[ ,]${dialect}([ ,;]|$)" OR said MATCHES "Needs: all")
        list(APPEND lacks ${dialect})
      endif()
    endforeach()
  endforeach()
  list(REMOVE_DUPLICATES lacks)
  set(${out_lacks} "${lacks}" PARENT_SCOPE)
endfunction()

# Counts a test that is left out, and says so.
function(tenure_leave_out name lacks)
  list(JOIN lacks ", " lacks)
  message(STATUS "Left out: ${name}, which needs ${lacks}")
  get_property(count GLOBAL PROPERTY TENURE_TESTS_LEFT_OUT)
  math(EXPR count "0${count} + 1")
  set_property(GLOBAL PROPERTY TENURE_TESTS_LEFT_OUT ${count})
endfunction()

# The programs of tests with the label `threads`, for whoever runs no others.
add_custom_target(tenure_thread_tests)

# Of many tests these take longest. They begin before the others, so that none of them runs when nothing else is left to run beside it.
set(TENURE_LONG_TESTS command.reduce command.scaling command.user_dialects corpus.bytecode_peer corpus.python_liveness corpus.threads
    corpus.user_bytecode docs.site engines.venv peer.apply peer.canonicalize_names peer.import_dialects peer.jax peer.reduce peer.venv
    property.text python.fuzz python.threads python.venv typing.venv unit.ir.affine unit.scope.clone_thread unit.text.share_thread
    unit.text.wide_product)

# tenure_add_test(<label> <name> COMMAND ... [LABELS ...] [TIMEOUT seconds] [ENVIRONMENT ...])
function(tenure_add_test label name)
  cmake_parse_arguments(PARSE_ARGV 2 arg "" "TIMEOUT" "COMMAND;LABELS;ENVIRONMENT")
  set(labels ${label} ${arg_LABELS})
  if(name MATCHES "thread")
    list(APPEND labels threads)
    foreach(word IN LISTS arg_COMMAND)
      string(REGEX REPLACE "^\\$<TARGET_FILE:(.*)>$" "\\1" program "${word}")
      if(TARGET "${program}")
        add_dependencies(tenure_thread_tests "${program}")
      endif()
    endforeach()
  endif()
  if(NOT arg_TIMEOUT)
    set(arg_TIMEOUT 600)
  endif()
  if(CMAKE_CROSSCOMPILING_EMULATOR)
    math(EXPR arg_TIMEOUT "${arg_TIMEOUT} * 6")
  endif()
  add_test(NAME ${label}.${name} COMMAND ${arg_COMMAND})
  set_tests_properties(${label}.${name} PROPERTIES LABELS "${labels}" TIMEOUT ${arg_TIMEOUT}
                       ENVIRONMENT "${test_environment};${arg_ENVIRONMENT}")
  if("${label}.${name}" IN_LIST TENURE_LONG_TESTS)
    set_tests_properties(${label}.${name} PROPERTIES COST 1000)
  endif()
endfunction()

# A static library of `objects` that tests link together with the private headers; built if a test needs it.
function(tenure_add_private_library name objects)
  add_library(${name} STATIC)
  set_target_properties(${name} ${objects} PROPERTIES LINKER_LANGUAGE C EXCLUDE_FROM_ALL ON)
  target_link_libraries(${name} PUBLIC ${objects})
  target_include_directories(${name} PUBLIC ${PROJECT_SOURCE_DIR}/src)
endfunction()

# The library of the unit tests with `source`, a file of src/, compiled anew with some definitions, which only it knows.
function(tenure_add_variant_library name source)
  add_library(${name}_object OBJECT ${PROJECT_SOURCE_DIR}/src/${source})
  target_include_directories(${name}_object PRIVATE $<TARGET_PROPERTY:tenure_objects,INTERFACE_INCLUDE_DIRECTORIES>)
  target_compile_definitions(${name}_object PRIVATE ${ARGN})
  target_link_libraries(${name}_object PRIVATE tenure_settings ${TENURE_DEPENDENCIES})
  add_library(${name} STATIC $<FILTER:$<TARGET_OBJECTS:tenure_objects>,EXCLUDE,/src/${source}[.]o$>
              $<TARGET_OBJECTS:${name}_object>)
  set_target_properties(${name} PROPERTIES LINKER_LANGUAGE C EXCLUDE_FROM_ALL ON)
  target_link_libraries(${name} PUBLIC tenure_settings ${TENURE_DEPENDENCIES})
  target_include_directories(${name} PUBLIC $<TARGET_PROPERTY:tenure_objects,INTERFACE_INCLUDE_DIRECTORIES>)
  target_compile_definitions(${name} PUBLIC ${ARGN})
endfunction()

# One program, one test. `room` may be empty.
function(tenure_add_c_test label room source library)
  get_filename_component(file ${source} NAME_WE)
  string(REGEX REPLACE "_test$" "" file ${file})
  string(REGEX REPLACE "^\\." "" name "${room}.${file}")
  set(target ${label}.${name})
  tenure_lacks(lacks ${source})
  if(lacks)
    tenure_leave_out(${target} "${lacks}")
    return()
  endif()
  add_executable(${target} ${source})
  target_link_libraries(${target} PRIVATE tenure_test_main ${library})
  set_target_properties(${target} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests)
  tenure_add_test(${label} ${name} COMMAND ${target})
  if(label STREQUAL wrap)
    add_dependencies(tenure_more_c_tests ${target})
  else()
    add_dependencies(tenure_c_tests ${target})
  endif()
endfunction()

# The programs of unit.* and oom.*, and what command.* loads.
add_custom_target(tenure_c_tests)
# Those of wrap.* and property.*.
add_custom_target(tenure_more_c_tests)

# With clang and TENURE_FUZZ the target is a fuzzer; otherwise a program that runs the corpus once. What helps
# a fuzzer to change inputs lies in fuzz/<name>/ (in fuzz/text/ for all that is text); fuzz/mutator/ calls it, afl.c
# from a library that afl-fuzz loads.
function(tenure_add_fuzz_target source)
  get_filename_component(file ${source} NAME_WE)
  string(REGEX REPLACE "_fuzz$" "" name ${file})
  tenure_lacks(lacks ${source})
  if(lacks)
    tenure_leave_out(fuzz.${name} "${lacks}")
    return()
  endif()
  set(folder ${CMAKE_CURRENT_SOURCE_DIR}/fuzz)
  set(changes ${name})
  if(name MATCHES "^(custom|schema)$")
    set(changes text)
  endif()
  file(GLOB helpers CONFIGURE_DEPENDS ${folder}/${changes}/*.c)
  add_executable(fuzz.${name} ${source})
  target_link_libraries(fuzz.${name} PRIVATE tenure_private)
  set_target_properties(fuzz.${name} PROPERTIES
                        RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests)
  set(run_once "")
  if(TENURE_FUZZ)
    if(helpers)
      target_sources(fuzz.${name} PRIVATE ${helpers} ${folder}/mutator/libfuzzer.c)
      target_include_directories(fuzz.${name} PRIVATE ${folder})
    endif()
    target_link_options(fuzz.${name} PRIVATE -fsanitize=fuzzer)
    set(run_once -runs=0)
  else()
    target_sources(fuzz.${name} PRIVATE ${folder}/replay.c)
    if(helpers AND changes STREQUAL name)
      # Built in plain builds as well, so that it does not go stale.
      add_library(fuzz.${name}.afl MODULE ${helpers} ${folder}/mutator/afl.c)
      target_link_libraries(fuzz.${name}.afl PRIVATE tenure_settings)
      target_include_directories(fuzz.${name}.afl PRIVATE ${folder})
      set_target_properties(fuzz.${name}.afl PROPERTIES PREFIX ""
                            LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests)
    endif()
  endif()
  tenure_add_test(fuzz ${name} COMMAND fuzz.${name} ${run_once} ${folder}/corpus/${name})
endfunction()

# Every test_*.py of `folder` is a test, run by pytest in a virtual environment with the folder's requirements.txt.
# Making the environment is a test too, which the others wait for.
#
# tenure_add_pytest_folder(<label> <folder> [LABELS ...])
function(tenure_add_pytest_folder label folder)
  cmake_parse_arguments(PARSE_ARGV 2 more "" "" "LABELS")
  file(GLOB sources CONFIGURE_DEPENDS ${folder}/test_*.py)
  if(NOT sources)
    return()
  endif()
  set(venv ${PROJECT_BINARY_DIR}/venv-${label})
  tenure_add_test(${label} venv TIMEOUT 900 LABELS ${more_LABELS}
                  COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/tools/make-venv ${venv}
                          ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/requirements.txt)
  set_tests_properties(${label}.venv PROPERTIES FIXTURES_SETUP ${label}_venv)
  foreach(source IN LISTS sources)
    get_filename_component(name ${source} NAME_WE)
    string(REGEX REPLACE "^test_" "" name ${name})
    tenure_add_test(${label} ${name} TIMEOUT 600 LABELS ${more_LABELS}
                    COMMAND ${venv}/bin/python -m pytest -q -p no:cacheprovider ${source}
                    ENVIRONMENT "PYTHONPATH=${PROJECT_BINARY_DIR}/python"
                                "PYTHONDONTWRITEBYTECODE=1"
                                "TENURE_BUILD_DIR=${PROJECT_BINARY_DIR}")
    set_tests_properties(${label}.${name} PROPERTIES FIXTURES_REQUIRED ${label}_venv)
  endforeach()
endfunction()
