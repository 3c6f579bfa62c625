// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files of the acc dialect share.

#ifndef TENURE_SRC_DIALECTS_ACC_ACC_H
#define TENURE_SRC_DIALECTS_ACC_ACC_H

#include "dialects/acc_ops.h"
#include "dialects/common/parts.h"

extern const tn_dialect_interface tn_acc__interface;
extern const tn_named_pattern tn_acc_patterns[];
extern const tn_custom_directive tn_acc_directives[];
extern const tn_custom_directive tn_acc_device_directives[];

/// The word that is an attribute's one parameter; empty for other attributes.
tn_string_view tn_acc__word_of(tn_attribute value);
/// `#acc.device_type<none>`: what is said of any device.
TN_MUST_USE tn_status tn_acc__no_device(tn_parser* parser, tn_attribute* out_value);
/// The array of the attributes from number `base` on the stack; takes them off.
TN_MUST_USE tn_status tn_acc__take_array(tn_parser* parser, size_t base, tn_attribute* out_array);
/// Likewise, and sets the attribute that the argument names.
TN_MUST_USE tn_status tn_acc__set_array(tn_reading* reading, tn_place place, size_t base);
/// `[#acc.device_type<nvidia>]`, or nothing for any device: pushed on the stack of attributes.
TN_MUST_USE tn_status tn_acc__read_device(tn_parser* parser);
/// ` [#acc.device_type<nvidia>]`, but nothing for any device.
void tn_acc__put_device(tn_printer* printer, tn_attribute devices, size_t index);
/// `[#acc.device_type<nvidia>, ...]`, if it is there: pushed on the stack of attributes.
TN_MUST_USE tn_status tn_acc__read_devices(tn_parser* parser, bool* out_present);
void tn_acc__put_devices(tn_printer* printer, tn_attribute devices);
/// Whether a list is of nothing but any device.
bool tn_acc__is_any_device(tn_attribute devices);
#endif  // TENURE_SRC_DIALECTS_ACC_ACC_H
