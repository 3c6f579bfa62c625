# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Modules with the classes of dialects, imported when an operation of theirs is met."""
