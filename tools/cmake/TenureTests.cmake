# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Functions that add tests; tests/CMakeLists.txt calls them.

# Sanitizers report before cmocka's signal handlers run, and a leak fails its test.
set(test_environment
    "ASAN_OPTIONS=handle_segv=2:handle_sigbus=2:handle_sigfpe=2:detect_stack_use_after_return=1"
    "UBSAN_OPTIONS=print_stacktrace=1"
    "TSAN_OPTIONS=halt_on_error=1:second_deadlock_stack=1"
    "TENURE_SHARED=${TENURE_SHARED}"
    "TENURE_SOURCE_DIR=${PROJECT_SOURCE_DIR}")

# Without dialects (TENURE_WITHOUT_DIALECTS), tests whose source names an op, a type or a header of a dialect
# (`scf.for`, "dialects/scf/scf.h"), or has a line `Needs: dialects`, are skipped: they are not built, but counted.
#
# tenure_skips(<variable> <name> <source>...): sets the variable if the test is skipped.
if(TENURE_WITHOUT_DIALECTS)
  set(dialect_names ${TENURE_ALL_SCHEMAS})
  list(FILTER dialect_names EXCLUDE REGEX "/irdl[.]irdl[.]mlir$")
  list(TRANSFORM dialect_names REPLACE ".*/(.+)[.]irdl[.]mlir" "\\1")
  list(JOIN dialect_names "|" dialect_names)
  set(TENURE_DIALECT_REGEX "(^|[^a-zA-Z0-9_./-])(${dialect_names})[.][a-z_]|dialects/(${dialect_names})/|view[(]\"(${dialect_names})\"[)]|Needs: dialects")
endif()
function(tenure_skips out_skips name)
  set(${out_skips} FALSE PARENT_SCOPE)
  if(NOT TENURE_WITHOUT_DIALECTS)
    return()
  endif()
  foreach(source IN LISTS ARGN)
    get_filename_component(source ${source} ABSOLUTE)
    file(READ ${source} text)
    string(REPLACE "\\n" " " text "${text}")
    string(REPLACE "<math.h>" "" text "${text}")
    if(text MATCHES "${TENURE_DIALECT_REGEX}")
      tenure_leave_out(${name})
      set(${out_skips} TRUE PARENT_SCOPE)
      return()
    endif()
  endforeach()
endfunction()

# Counts and reports a skipped test.
function(tenure_leave_out name)
  message(STATUS "Left out without dialects: ${name}")
  get_property(count GLOBAL PROPERTY TENURE_TESTS_LEFT_OUT)
  math(EXPR count "0${count} + 1")
  set_property(GLOBAL PROPERTY TENURE_TESTS_LEFT_OUT ${count})
endfunction()

# The programs of tests with the label `threads`, for builds that only run these.
add_custom_target(tenure_thread_tests)

# The longest tests. They start first, so that none of them runs alone at the end.
set(TENURE_LONG_TESTS command.growth command.reduce command.scaling command.user_dialects corpus.bytecode_peer corpus.bytecode_peer_full corpus.python_liveness corpus.threads
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

# A static library of `objects` for tests, with the private headers; built if a test needs it.
function(tenure_add_private_library name objects)
  add_library(${name} STATIC)
  set_target_properties(${name} ${objects} PROPERTIES LINKER_LANGUAGE C EXCLUDE_FROM_ALL ON)
  target_link_libraries(${name} PUBLIC ${objects})
  target_include_directories(${name} PUBLIC ${PROJECT_SOURCE_DIR}/src)
endfunction()

# A static library of `objects`, in which `sources`, files of src/, are compiled with additional definitions.
function(tenure_add_variant_library name objects sources)
  set(paths ${sources})
  list(TRANSFORM paths PREPEND ${PROJECT_SOURCE_DIR}/src/)
  list(JOIN sources "|" names)
  add_library(${name}_objects OBJECT ${paths})
  target_include_directories(${name}_objects PRIVATE $<TARGET_PROPERTY:${objects},INTERFACE_INCLUDE_DIRECTORIES>)
  target_compile_definitions(${name}_objects PRIVATE ${ARGN})
  target_compile_options(${name}_objects PRIVATE $<TARGET_PROPERTY:${objects},COMPILE_OPTIONS>)
  target_link_libraries(${name}_objects PRIVATE tenure_settings ${TENURE_DEPENDENCIES})
  add_dependencies(${name}_objects tenure_schemas)
  add_library(${name} STATIC "$<FILTER:$<TARGET_OBJECTS:${objects}>,EXCLUDE,/src/(${names})[.]o$>"
              $<TARGET_OBJECTS:${name}_objects>)
  set_target_properties(${name} ${name}_objects PROPERTIES LINKER_LANGUAGE C EXCLUDE_FROM_ALL ON)
  target_link_libraries(${name} PUBLIC tenure_settings ${TENURE_DEPENDENCIES})
  target_include_directories(${name} PUBLIC $<TARGET_PROPERTY:${objects},INTERFACE_INCLUDE_DIRECTORIES>)
  target_compile_definitions(${name} PUBLIC ${ARGN})
endfunction()

# The program `label`.`room` (`room` may be empty) of all sources, and a test for each of them, which runs the program
# for that file only; a source with `Own program:` is a separate program. A TSan build only has sources that start
# threads.
function(tenure_add_c_tests label room library)
  set(program ${label}.${room})
  if(NOT room)
    set(program ${label})
  endif()
  foreach(source IN LISTS ARGN)
    file(RELATIVE_PATH file ${CMAKE_CURRENT_SOURCE_DIR} ${source})
    string(REGEX REPLACE "^(unit/)?(.*)_test[.]c$" "\\2" file ${file})  # text/printer
    string(REGEX REPLACE "^${label}/" "" name ${file})
    string(REPLACE "/" "." name ${name})
    if("thread" IN_LIST TENURE_SANITIZE AND NOT name MATCHES "thread")
      continue()
    endif()
    tenure_skips(skips ${label}.${name} ${source})
    if(skips)
      continue()
    endif()
    set(target ${program})
    file(STRINGS ${source} own REGEX "^// Own program: ")
    if(own)
      set(target ${label}.${name})
    endif()
    if(TARGET ${target})
      target_sources(${target} PRIVATE ${source})
    else()
      add_executable(${target} ${source})
      target_link_libraries(${target} PRIVATE tenure_test_main ${library})
      set_target_properties(${target} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests)
      if(label STREQUAL wrap)
        add_dependencies(tenure_more_c_tests ${target})
      else()
        add_dependencies(tenure_c_tests ${target})
      endif()
    endif()
    tenure_add_test(${label} ${name} COMMAND ${target} ${file})
  endforeach()
endfunction()

# The programs of unit.* and oom.*, and the libraries that command.* loads.
add_custom_target(tenure_c_tests)
# The programs of wrap.* and property.*.
add_custom_target(tenure_more_c_tests)

# With clang and TENURE_FUZZ the target is a fuzzer; otherwise it is a program that runs the corpus once. Helpers for
# mutating inputs are in fuzz/<name>/ (in fuzz/text/ for all text inputs); fuzz/mutator/ calls them, and so does afl.c,
# in a library that afl-fuzz loads.
function(tenure_add_fuzz_target source)
  get_filename_component(file ${source} NAME_WE)
  string(REGEX REPLACE "_fuzz$" "" name ${file})
  tenure_skips(skips fuzz.${name} ${source})
  if(skips)
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
      # Also built in plain builds, so that it does not become outdated.
      add_library(fuzz.${name}.afl MODULE ${helpers} ${folder}/mutator/afl.c)
      target_link_libraries(fuzz.${name}.afl PRIVATE tenure_settings)
      target_include_directories(fuzz.${name}.afl PRIVATE ${folder})
      set_target_properties(fuzz.${name}.afl PROPERTIES PREFIX ""
                            LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests)
    endif()
  endif()
  tenure_add_test(fuzz ${name} COMMAND fuzz.${name} ${run_once} ${folder}/corpus/${name})
endfunction()

# Every test_*.py of `folder` is a test, which pytest runs in a virtual environment with the folder's requirements.txt.
# A test that the others depend on creates the environment.
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
