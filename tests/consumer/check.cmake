# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# One step of the consumer tests; run by CTest with cmake -P.
#
#   install        installs Tenure, and moves the tree, so that nothing may lean on where it was
#   find_package   configures, builds and runs the consumer project against it
#   pkg_config     the same by hand, with the flags that pkg-config gives
#   readme         compiles and runs the program in README.md, which prints what its last comment says

function(run)
  execute_process(COMMAND ${ARGN} COMMAND_ECHO STDOUT COMMAND_ERROR_IS_FATAL ANY)
endfunction()

function(flags_of out)
  execute_process(COMMAND pkg-config ${ARGN} tenure OUTPUT_VARIABLE flags
                  OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  separate_arguments(flags UNIX_COMMAND "${flags}")
  set(${out} ${flags} PARENT_SCOPE)
endfunction()

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
  flags_of(cflags --cflags)
  flags_of(libs --libs)
  flags_of(static_libs --libs --static)
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
  flags_of(flags --cflags --libs)
  run(${CC} -std=c11 -Wall -Wextra -Werror ${build}/readme.c ${flags} -o ${build}/readme)
  execute_process(COMMAND ${CMAKE_COMMAND} -E env LD_LIBRARY_PATH=${PREFIX}/${LIBDIR}
                          ${build}/readme
                  OUTPUT_VARIABLE written OUTPUT_STRIP_TRAILING_WHITESPACE
                  COMMAND_ERROR_IS_FATAL ANY)
  if(NOT written STREQUAL expected)
    message(FATAL_ERROR "README.md's program prints '${written}', and says '${expected}'")
  endif()
endif()
