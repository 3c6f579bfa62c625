# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# One step of the consumer tests; run by CTest with cmake -P.
#
#   install        installs Tenure, and moves the tree, so that nothing may lean on where it was
#   find_package   configures, builds and runs the consumer project against it
#   pkg_config     the same by hand, with the flags that pkg-config gives
#   readme         compiles and runs the program in README.md, which prints what its last comment says
#
# and with MLIR's C API
#
#   mlir_c_find_package   the project mlir_c/, a client of MLIR
#   mlir_c_pkg_config     the same by hand, with the flags that pkg-config gives
#   mlir_c_llvm_config    the same with those that bin/llvm-config gives, called through a link, and what else it answers

function(run)
  execute_process(COMMAND ${ARGN} COMMAND_ECHO STDOUT COMMAND_ERROR_IS_FATAL ANY)
endfunction()

function(flags_of out)
  execute_process(COMMAND pkg-config ${ARGN} OUTPUT_VARIABLE flags
                  OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  separate_arguments(flags UNIX_COMMAND "${flags}")
  set(${out} ${flags} PARENT_SCOPE)
endfunction()

# Builds the client of MLIR's C API with these flags, and runs it.
function(run_client build)
  run(${CC} -std=c11 -Wall -Wextra -Werror ${cflags} -c ${SOURCE_DIR}/mlir_c/client.c -o ${build}/c.o)
  run(${CXX} -std=c++17 ${cflags} -c ${SOURCE_DIR}/mlir_c/client_cxx.cpp -o ${build}/cxx.o)
  run(${CXX} ${build}/c.o ${build}/cxx.o ${libs} -o ${build}/client)
  run(${CMAKE_COMMAND} -E env LD_LIBRARY_PATH=${MLIR_PREFIX}/lib ${build}/client)
endfunction()

# What bin/llvm-config says; FAILS if it does.
function(ask_llvm_config out)
  execute_process(COMMAND ${ARGN} OUTPUT_VARIABLE said ERROR_QUIET RESULT_VARIABLE status OUTPUT_STRIP_TRAILING_WHITESPACE)
  if(status EQUAL 0)
    set(${out} "${said}" PARENT_SCOPE)
  else()
    set(${out} FAILS PARENT_SCOPE)
  endif()
endfunction()

set(MLIR_PREFIX ${PREFIX}/${LIBDIR}/tenure/mlir-c)

if(STEP STREQUAL "install")
  file(REMOVE_RECURSE ${PREFIX} ${PREFIX}-before)
  run(${CMAKE_COMMAND} --install ${BUILD_DIR} --prefix ${PREFIX}-before)
  file(RENAME ${PREFIX}-before ${PREFIX})

elseif(STEP STREQUAL "find_package")
  set(build ${WORK_DIR}/by-find-package)
  file(REMOVE_RECURSE ${build})
  run(${CMAKE_COMMAND} -S ${SOURCE_DIR} -B ${build} -G ${GENERATOR} -D CMAKE_C_COMPILER=${CC}
      -D CMAKE_CXX_COMPILER=${CXX} -D CMAKE_PREFIX_PATH=${PREFIX})
  run(${CMAKE_COMMAND} --build ${build})
  run(${build}/consumer_of_tenure)
  run(${build}/consumer_of_tenure_static)

elseif(STEP STREQUAL "pkg_config")
  set(build ${WORK_DIR}/by-pkg-config)
  file(REMOVE_RECURSE ${build})
  file(MAKE_DIRECTORY ${build})
  set(ENV{PKG_CONFIG_PATH} ${PREFIX}/${LIBDIR}/pkgconfig)
  flags_of(cflags --cflags tenure)
  flags_of(libs --libs tenure)
  flags_of(static_libs --libs --static tenure)
  run(${CC} -std=c11 ${cflags} -c ${SOURCE_DIR}/consumer.c -o ${build}/c.o)
  run(${CXX} -std=c++17 ${cflags} -c ${SOURCE_DIR}/consumer_cxx.cpp -o ${build}/cxx.o)
  run(${CXX} ${build}/c.o ${build}/cxx.o ${libs} -o ${build}/shared)
  run(${CMAKE_COMMAND} -E env LD_LIBRARY_PATH=${PREFIX}/${LIBDIR} ${build}/shared)
  list(TRANSFORM static_libs REPLACE "^-ltenure$" "-l:libtenure.a")
  run(${CXX} ${build}/c.o ${build}/cxx.o ${static_libs} -o ${build}/static)
  run(${build}/static)

elseif(STEP STREQUAL "readme")
  set(build ${WORK_DIR}/readme)
  file(MAKE_DIRECTORY ${build})
  file(READ ${SOURCE_DIR}/../../README.md text)
  string(REGEX MATCH "```c\n([^`]+)```" ignored "${text}")
  file(WRITE ${build}/readme.c "${CMAKE_MATCH_1}")
  string(REGEX MATCH "// (TN_STALE_HANDLE: [^\n]+)" ignored "${text}")
  set(expected "${CMAKE_MATCH_1}")
  set(ENV{PKG_CONFIG_PATH} ${PREFIX}/${LIBDIR}/pkgconfig)
  flags_of(flags --cflags --libs tenure)
  run(${CC} -std=c11 -Wall -Wextra -Werror ${build}/readme.c ${flags} -o ${build}/readme)
  execute_process(COMMAND ${CMAKE_COMMAND} -E env LD_LIBRARY_PATH=${PREFIX}/${LIBDIR}
                          ${build}/readme
                  OUTPUT_VARIABLE written OUTPUT_STRIP_TRAILING_WHITESPACE
                  COMMAND_ERROR_IS_FATAL ANY)
  if(NOT written STREQUAL expected)
    message(FATAL_ERROR "README.md's program prints '${written}', and says '${expected}'")
  endif()

elseif(STEP STREQUAL "mlir_c_find_package")
  set(build ${WORK_DIR}/mlir-c-by-find-package)
  file(REMOVE_RECURSE ${build})
  run(${CMAKE_COMMAND} -S ${SOURCE_DIR}/mlir_c -B ${build} -G ${GENERATOR} -D CMAKE_C_COMPILER=${CC}
      -D CMAKE_CXX_COMPILER=${CXX} -D CMAKE_PREFIX_PATH=${PREFIX})
  run(${CMAKE_COMMAND} --build ${build})
  run(${build}/mlir_c_consumer)

elseif(STEP STREQUAL "mlir_c_pkg_config")
  set(build ${WORK_DIR}/mlir-c-by-pkg-config)
  file(MAKE_DIRECTORY ${build})
  set(ENV{PKG_CONFIG_PATH} ${PREFIX}/${LIBDIR}/pkgconfig)
  flags_of(cflags --cflags tenure-mlir-c)
  flags_of(libs --libs tenure-mlir-c)
  run_client(${build})

elseif(STEP STREQUAL "mlir_c_llvm_config")
  set(build ${WORK_DIR}/mlir-c-by-llvm-config)
  file(REMOVE_RECURSE ${build})
  file(MAKE_DIRECTORY ${build})
  set(config ${build}/llvm-config-22)
  file(CREATE_LINK ${MLIR_PREFIX}/bin/llvm-config ${config} SYMBOLIC)
  ask_llvm_config(cflags ${config} --cflags)
  ask_llvm_config(libs ${config} --ldflags)
  separate_arguments(cflags UNIX_COMMAND "${cflags}")
  separate_arguments(libs UNIX_COMMAND "${libs} -lMLIR-C")
  run_client(${build})
  file(REAL_PATH ${MLIR_PREFIX} real_prefix)
  foreach(expected "--version|22.1.8" "--prefix|${real_prefix}" "--libdir|${real_prefix}/lib"
                   "--includedir|${real_prefix}/include" "--libnames|" "--system-libs|" "--libs --link-shared|"
                   "--link-static --libnames|FAILS" "--libnames --link-static|FAILS" "--link-static --system-libs|"
                   "--no-such-option|FAILS" "--version --shared-mode|22.1.8\nshared")
    string(REGEX MATCH "^([^|]*)[|](.*)$" ignored "${expected}")
    separate_arguments(options UNIX_COMMAND "${CMAKE_MATCH_1}")
    set(words "${CMAKE_MATCH_2}")
    ask_llvm_config(said ${config} ${options})
    if(NOT said STREQUAL words)
      message(FATAL_ERROR "llvm-config ${options} says '${said}', not '${words}'")
    endif()
  endforeach()
  # A prefix of links is asked about itself.
  foreach(name bin/llvm-config lib/libMLIR-C.so include/mlir-c)
    get_filename_component(folder ${build}/links/${name} DIRECTORY)
    file(MAKE_DIRECTORY ${folder})
    file(CREATE_LINK ${MLIR_PREFIX}/${name} ${build}/links/${name} SYMBOLIC)
  endforeach()
  ask_llvm_config(said ${build}/links/bin/llvm-config --prefix)
  file(REAL_PATH ${build}/links real_links)
  if(NOT said STREQUAL real_links)
    message(FATAL_ERROR "A prefix of links says that it is '${said}', not '${real_links}'")
  endif()
endif()
