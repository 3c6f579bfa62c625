// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The names that MLIR's dialects choose for aliases: schema/aliases.txt, as functions.
//
// A name is as the dialect says it, before it is made an identifier; it has no size where there is
// none. Names live as long as the texts that are passed in.

#ifndef TENURE_SRC_IR_ALIAS_NAMES_H
#define TENURE_SRC_IR_ALIAS_NAMES_H

#include <tenure/base.h>

/// The name for a type or attribute of a dialect; `body` stands behind "dialect.".
tn_string_view tn_alias_names__of_opaque(bool is_type, tn_string_view dialect, tn_string_view body);
/// The name for a long tuple of types that all are `!dialect.body`.
tn_string_view tn_alias_names__of_tuple(tn_string_view dialect, tn_string_view body);
tn_string_view tn_alias_names__of_string(tn_string_view text);

/// The name of the attribute of the dialect that stands in a body without it, as `<...>`, behind `before`,
/// which is how the body begins.
tn_string_view tn_alias_names__of_bare(tn_string_view dialect, tn_string_view before);

/// Whether MLIR prints what is inside the types and attributes of this dialect itself.
bool tn_alias_names__sees_into(tn_string_view dialect);

#endif  // TENURE_SRC_IR_ALIAS_NAMES_H
