// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The Toy compiler in C: what its parts offer each other. README.md walks through them.

#ifndef TOY_H
#define TOY_H

#include <tenure/tenure.h>

/// Chapter 1 and 2: reads a program into a module of toy ops (front_end.c). Errors are reported.
tn_status toy_parse(tn_scope* scope, const char* path, tn_op* out_module);

/// Chapters 2 to 4: loads the dialect from its schema and attaches what its ops do (dialect.c).
tn_status toy_load_dialect(tn_context* context, const char* schema_path);
/// Chapter 4: gives all values of all functions a shape (dialect.c).
tn_status toy_infer_shapes(tn_op module);

/// Chapter 5: from toy to affine, memref and arith, but for toy.print (lowering.c).
tn_status toy_lower_to_affine(tn_op module);
/// Chapter 6: and toy.print to calls (lowering.c).
tn_status toy_lower_prints(tn_op module);

#endif  // TOY_H
