# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Finds the libraries that Tenure depends on. Users of Tenure do not see them.
#
#   tenure::dependency::<name>   header path and library of each
#   TENURE_LINK_NAMES            libraries that programs with libtenure.a must link, too

find_package(Threads REQUIRED)

# Defines the target tenure::dependency::<name>; `library` is empty for a dependency that is only a header.
function(tenure_find_dependency name header library package)
  string(TOUPPER ${name} upper)
  find_path(${upper}_INCLUDE_DIR ${header})
  mark_as_advanced(${upper}_INCLUDE_DIR)
  set(found ${${upper}_INCLUDE_DIR})
  if(library)
    find_library(${upper}_LIBRARY ${library})
    mark_as_advanced(${upper}_LIBRARY)
    if(NOT ${upper}_LIBRARY)
      set(found "")
    endif()
  endif()
  if(NOT found)
    message(FATAL_ERROR "Tenure needs ${name} (${header}). On Debian: apt-get install ${package}")
  endif()
  add_library(tenure::dependency::${name} INTERFACE IMPORTED GLOBAL)
  set_target_properties(tenure::dependency::${name} PROPERTIES
                        INTERFACE_INCLUDE_DIRECTORIES ${${upper}_INCLUDE_DIR}
                        INTERFACE_LINK_LIBRARIES "${${upper}_LIBRARY}")
endfunction()

tenure_find_dependency(judy Judy.h Judy libjudy-dev)
tenure_find_dependency(xxhash xxhash.h "" libxxhash-dev)
tenure_find_dependency(jansson jansson.h jansson libjansson-dev)
tenure_find_dependency(gmp gmp.h gmp libgmp-dev)

set(TENURE_DEPENDENCIES tenure::dependency::judy tenure::dependency::xxhash
                        tenure::dependency::jansson tenure::dependency::gmp Threads::Threads m)

# Installed files refer to libraries by name, not by path, so that they are valid on another machine.
set(TENURE_LINK_NAMES Judy jansson gmp m)
if(CMAKE_THREAD_LIBS_INIT)
  list(APPEND TENURE_LINK_NAMES ${CMAKE_THREAD_LIBS_INIT})
endif()
