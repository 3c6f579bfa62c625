// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the acc dialect.

#ifndef TENURE_SRC_DIALECTS_ACC_ACC_H
#define TENURE_SRC_DIALECTS_ACC_ACC_H

#include "dialects/acc_ops.h"
#include "dialects/common/parts.h"

extern const tn_dialect_interface tn_acc__interface;
extern const tn_named_pattern tn_acc_patterns[];
extern const tn_custom_directive tn_acc_directives[];
extern const tn_custom_directive tn_acc_device_directives[];

/// Returns the keyword that is an attribute's only parameter; empty for other attributes.
tn_string_view tn_acc__word_of(tn_attribute value);
/// Returns `#acc.device_type<none>`, which applies to all devices.
TN_MUST_USE tn_status tn_acc__no_device(tn_parser* parser, tn_attribute* out_value);
/// Pops the attributes from index `base` on from the stack and returns them as an array.
TN_MUST_USE tn_status tn_acc__take_array(tn_parser* parser, size_t base, tn_attribute* out_array);
/// Like tn_acc__take_array, but sets the attribute that the argument names.
TN_MUST_USE tn_status tn_acc__set_array(tn_reading* reading, tn_place place, size_t base);
/// Parses an optional `[#acc.device_type<nvidia>]`, which defaults to all devices, and pushes it on
/// the stack of attributes.
TN_MUST_USE tn_status tn_acc__read_device(tn_parser* parser);
/// Prints ` [#acc.device_type<nvidia>]`; nothing for all devices.
void tn_acc__put_device(tn_printer* printer, tn_attribute devices, size_t index);
/// Parses an optional `[#acc.device_type<nvidia>, ...]` and pushes the items on the stack of
/// attributes.
TN_MUST_USE tn_status tn_acc__read_devices(tn_parser* parser, bool* out_present);
void tn_acc__put_devices(tn_printer* printer, tn_attribute devices);
/// Returns whether a list only contains "all devices".
bool tn_acc__is_any_device(tn_attribute devices);
#endif  // TENURE_SRC_DIALECTS_ACC_ACC_H
