// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rewriters as Python sees them, for the patterns that are called with one.

#ifndef TENURE_SRC_PYTHON_REWRITE_H
#define TENURE_SRC_PYTHON_REWRITE_H

#include "tenure_py.h"

/// A PatternRewriter that stands for none yet.
PyObject* tnp_rewriter_make(tnp_context* context);
/// Makes it stand for `rewriter` during a call; NULL when that is over. Returns what it stood for.
tn_rewriter* tnp_rewriter_set(PyObject* object, tn_rewriter* rewriter);
bool tnp_init_rewriter(void);

#endif  // TENURE_SRC_PYTHON_REWRITE_H
