# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# MLIR's C API, for programs that compare with it, from the package libmlir-22-dev.

set(TENURE_MLIR_ROOT /usr/lib/llvm-22 CACHE PATH "Where MLIR's headers and libraries are")

find_path(MLIR_INCLUDE_DIR mlir-c/IR.h PATHS ${TENURE_MLIR_ROOT}/include NO_DEFAULT_PATH)
mark_as_advanced(MLIR_INCLUDE_DIR)

# tenure_find_mlir(<variable> <name>...): finds these libraries, the C API's first, and their dependencies; empty if any
# is missing.
function(tenure_find_mlir variable)
  set(libraries)
  foreach(name IN LISTS ARGN ITEMS MLIR LLVM-22)
    find_library(MLIR_${name}_LIBRARY ${name} PATHS ${TENURE_MLIR_ROOT}/lib)
    mark_as_advanced(MLIR_${name}_LIBRARY)
    list(APPEND libraries ${MLIR_${name}_LIBRARY})
  endforeach()
  if(NOT MLIR_INCLUDE_DIR OR libraries MATCHES "NOTFOUND")
    set(${variable} "" PARENT_SCOPE)
  else()
    set(${variable} ${libraries} stdc++ m PARENT_SCOPE)
  endif()
endfunction()

# tenure_use_mlir(<target> <libraries>...)
function(tenure_use_mlir target)
  target_include_directories(${target} SYSTEM PRIVATE ${MLIR_INCLUDE_DIR})
  target_link_libraries(${target} PRIVATE ${ARGN})
endfunction()
