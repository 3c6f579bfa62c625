# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Registers the passes of gpu: all passes are registered from the start."""
