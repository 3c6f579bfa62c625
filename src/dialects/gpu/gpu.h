// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files of the gpu dialect share.

#ifndef TENURE_SRC_DIALECTS_GPU_GPU_H
#define TENURE_SRC_DIALECTS_GPU_GPU_H

#include "schema/format.h"

extern const tn_custom_assembly tn_gpu_assemblies[];
extern const tn_custom_assembly tn_gpu_launch_func_assemblies[];
extern const tn_custom_directive tn_gpu_directives[];
extern const tn_naming tn_gpu_namings[];

/// `async [%a, %b]`: pushes the tokens that are waited for; `*out_async` says whether the word was
/// there.
TN_MUST_USE tn_status tn_gpu__read_async(tn_parser* parser, const tn_op_frame* frame,
                                         bool* out_async);
void tn_gpu__put_async(tn_printer* printer, tn_ref op, uint32_t first, uint32_t count);

/// `word(%a : type {...}, ...)`, if the word is there: adds arguments to the block that is made
/// ready, and sets the property `name` to their dictionaries, if any is not empty.
TN_MUST_USE tn_status tn_gpu__read_attributions(tn_reading* it, tn_ref block, const char* word,
                                                const char* name, size_t* out_count);
/// The same printed: arguments number `first` up to `first + count`.
void tn_gpu__put_attributions(tn_printer* printer, tn_ref op, const char* word, const char* name,
                              uint32_t first, uint32_t count);
/// How many arguments behind the ids and sizes are attributions of the workgroup; at most `limit`.
uint32_t tn_gpu__workgroup_count(const tn_printer* printer, tn_ref op, uint32_t limit);

#endif  // TENURE_SRC_DIALECTS_GPU_GPU_H
