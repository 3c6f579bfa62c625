// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// --verify-diagnostics: comments of a source that say which diagnostics are expected.
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

/// Reads what `source` expects; it is borrowed. `only_expected`: other diagnostics do not matter.
/// NULL when out of memory, which is reported. Comments that are wrong in themselves are reported,
/// and make tool_expectations_close return false.
tool_expectations* tool_expectations_open(const tn_source* source, bool only_expected);

/// A tn_diagnostic_handler_fn over a tool_expectations: compares each diagnostic and its notes with
/// what is expected.
bool tool_expectations_handle(const tn_diagnostic* diagnostic, void* expectations);

/// Reports what was expected and did not come. True if everything was as expected.
bool tool_expectations_close(tool_expectations* owned_expectations);

#endif  // TENURE_TOOLS_EXPECTED_H
