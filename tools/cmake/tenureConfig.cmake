# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# find_package(tenure): the targets tenure::tenure (shared) and tenure::tenure_static; with COMPONENTS mlir_c also
# tenure::mlir_c, the library libMLIR-C.so and MLIR's C headers.

include(${CMAKE_CURRENT_LIST_DIR}/tenureTargets.cmake)

foreach(component IN LISTS tenure_FIND_COMPONENTS)
  set(targets ${CMAKE_CURRENT_LIST_DIR}/tenure-${component}Targets.cmake)
  if(EXISTS ${targets})
    include(${targets})
    set(tenure_${component}_FOUND TRUE)
  elseif(tenure_FIND_REQUIRED_${component})
    set(tenure_FOUND FALSE)
    set(tenure_NOT_FOUND_MESSAGE "This Tenure was built without its component ${component}.")
  endif()
endforeach()
