# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Registers the passes of async: all passes are registered from the start."""
