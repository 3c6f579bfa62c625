# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# UNTESTED: written by vcpkg's documentation, and built by nobody yet. vcpkg has no port of Judy that we know of: an
# overlay has to bring one. TENURE_SOURCE_ARCHIVE is tenure-VERSION-source.tar.xz of a release.

set(VCPKG_POLICY_ALLOW_RESTRICTED_HEADERS enabled)

vcpkg_extract_source_archive(SOURCE_PATH ARCHIVE "$ENV{TENURE_SOURCE_ARCHIVE}")
vcpkg_cmake_configure(
  SOURCE_PATH "${SOURCE_PATH}"
  OPTIONS -DTENURE_BUILD_PYTHON=OFF -DTENURE_BUILD_MLIR_C=OFF -DTENURE_BUILD_TESTS=OFF -DTENURE_WERROR=OFF)
vcpkg_cmake_install()
vcpkg_cmake_config_fixup(CONFIG_PATH lib/cmake/tenure)
vcpkg_fixup_pkgconfig()
vcpkg_copy_tools(TOOL_NAMES tenure AUTO_CLEAN)
file(REMOVE_RECURSE "${CURRENT_PACKAGES_DIR}/debug/include" "${CURRENT_PACKAGES_DIR}/debug/share")
vcpkg_install_copyright(FILE_LIST "${SOURCE_PATH}/LICENSE")
