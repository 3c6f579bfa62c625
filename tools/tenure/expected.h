// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// --verify-diagnostics: comments in a source that describe the expected diagnostics.
//
//   // expected-error {{words}}            on this line
//   // expected-note @+1 {{words}}         on the next; @-1, @above, @below, @unknown likewise
//   // expected-warning-re {{a{{[0-9]+}}}} with regular expressions
//
// Source: MLIR, "Diagnostic Infrastructure", "SourceMgr Diagnostic Verifier Handler".

#ifndef TENURE_TOOLS_EXPECTED_H
#define TENURE_TOOLS_EXPECTED_H

#include "command.h"

typedef struct tool_expectations tool_expectations;

/// Reads the expected diagnostics of `source`, which must outlive them. With `only_expected`, other
/// diagnostics are ignored. Returns NULL, with a message, if out of memory. Reports malformed
/// comments, which make tool_expectations_close return false.
tool_expectations* tool_expectations_open(const tn_source* source, bool only_expected);

/// A tn_diagnostic_handler_fn; `expectations` is a tool_expectations: compares each diagnostic and
/// its notes with the expected ones.
bool tool_expectations_handle(const tn_diagnostic* diagnostic, void* expectations);

/// Reports missing diagnostics. Returns true if all diagnostics were as expected.
bool tool_expectations_close(tool_expectations* owned_expectations);

#endif  // TENURE_TOOLS_EXPECTED_H
