# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""An extension of Google's Model Explorer that opens modules, text or bytecode, with Tenure.

    model-explorer model.mlirbc --extensions=tenure.model_explorer
    tenure view model.mlirbc

Model Explorer loads the adapter from `main`, of which nothing is needed without it.
"""
