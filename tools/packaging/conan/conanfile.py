# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Conan 2: the C library, and with -o tenure/*:mlir_c=True MLIR's C API on it.

    conan create tools/packaging/conan --build=missing
    conan create tools/packaging/conan --no-remote -o 'tenure/*:system_libraries=True'     # those of the distribution
"""
import os
import re

from conan import ConanFile
from conan.tools.cmake import CMake, CMakeToolchain, cmake_layout
from conan.tools.files import copy, load, rm, rmdir


class TenureConan(ConanFile):
    name = "tenure"
    description = "Compiler IR that speaks MLIR, with handles that can be stale but never lie"
    license = "Apache-2.0 WITH LLVM-exception"
    topics = ("compiler", "mlir", "ir")
    package_type = "library"
    settings = "os", "compiler", "build_type", "arch"
    options = {"shared": [True, False], "mlir_c": [True, False], "system_libraries": [True, False]}
    default_options = {"shared": True, "mlir_c": False, "system_libraries": False}

    def set_version(self):
        header = load(self, os.path.join(self.recipe_folder, "..", "..", "..", "include", "tenure", "base.h"))
        self.version = ".".join(re.search(rf"TN_VERSION_{part} (\d+)", header)[1] for part in ("MAJOR", "MINOR", "PATCH"))

    def configure(self):
        self.settings.rm_safe("compiler.cppstd")
        self.settings.rm_safe("compiler.libcxx")

    def export_sources(self):
        root = os.path.join(self.recipe_folder, "..", "..", "..")
        for pattern in ("CMakeLists.txt", "LICENSE", "include/*", "src/*", "schema/*", "tools/*"):
            copy(self, pattern, root, self.export_sources_folder)

    def requirements(self):
        if self.options.system_libraries:
            return
        self.requires("judy/1.0.5")
        self.requires("jansson/2.14")
        self.requires("gmp/6.3.0")
        self.requires("xxhash/0.8.2")

    def layout(self):
        cmake_layout(self)

    def generate(self):
        toolchain = CMakeToolchain(self)
        toolchain.cache_variables["TENURE_BUILD_PYTHON"] = False
        toolchain.cache_variables["TENURE_BUILD_MLIR_C"] = bool(self.options.mlir_c)
        toolchain.generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self):
        CMake(self).install()
        copy(self, "LICENSE", self.source_folder, os.path.join(self.package_folder, "licenses"))
        rm(self, "libtenure.a" if self.options.shared else "libtenure.so*", os.path.join(self.package_folder, "lib"))
        # Conan generates its own files.
        for folder in ("cmake", "pkgconfig"):
            rmdir(self, os.path.join(self.package_folder, "lib", folder))

    def package_info(self):
        self.cpp_info.components["core"].libs = ["tenure"]
        self.cpp_info.components["core"].set_property("cmake_target_name", "tenure::tenure")
        self.cpp_info.components["core"].system_libs = ["m", "pthread"]
        if self.options.system_libraries:
            self.cpp_info.components["core"].system_libs += ["Judy", "jansson", "gmp"]
        else:
            self.cpp_info.components["core"].requires = ["judy::judy", "jansson::jansson", "gmp::gmp", "xxhash::xxhash"]
        if self.options.mlir_c:
            prefix = os.path.join("lib", "tenure", "mlir-c")
            self.cpp_info.components["mlir_c"].libs = ["MLIR-C"]
            self.cpp_info.components["mlir_c"].libdirs = [os.path.join(prefix, "lib")]
            self.cpp_info.components["mlir_c"].includedirs = [os.path.join(prefix, "include")]
