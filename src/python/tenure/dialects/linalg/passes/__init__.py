# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Registers the passes of linalg: all passes are registered from the start."""
