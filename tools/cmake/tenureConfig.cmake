# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# find_package(tenure): the targets tenure::tenure (shared) and tenure::tenure_static.

include(${CMAKE_CURRENT_LIST_DIR}/tenureTargets.cmake)
