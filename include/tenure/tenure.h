// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tenure: an IR context library. This header includes all public headers.
//
//   base.h                         status, strings, allocator
//   object.h                       reference-counted objects, binding of wrappers
//   context.h                      contexts
//   diagnostics.h                  errors, warnings, notes
//   scope.h                        scopes, handles, pins
//   host.h                         wrappers of another language
//   type.h, attribute.h            uniqued types and attributes
//   parameters.h                   parameters of dialect types and attributes; walking, replacing
//   dialect.h, dialect_plugin.h    dialects by their schemas, and from shared objects
//   location.h, affine.h           locations; affine expressions, maps and sets
//   operation.h, block.h, value.h  the IR
//   walk.h, symbol.h, verify.h     walking, symbol tables, verification
//   text.h                         MLIR's textual format
//   bytecode.h                     MLIR's bytecode format
//   resource.h                     named blobs
//   analysis.h                     dominance, liveness, calls, users of symbols
//   compare.h                      structural equality and hashes of ops
//   op_columns.h                   ops as columns for Arrow
//   builder.h                      one call per op
//   rewrite.h, rewrite_pdl.h       patterns, and the driver that applies them
//   pdll.h                         patterns in PDLL
//   op_interface.h                 interfaces for ops of your own dialects
//   assembly.h                     custom assembly formats as functions
//   pass.h                         passes and pipelines
//   pass_plugin.h                  your own passes, registered by name or in shared objects
//   adapter.h, adapter_attach.h    LoRA adapters, as tensors and as op attributes
//   adapter_apply.h                attached adapters as ops, or merged into the weights
//   adapter_device.h               copies of tensors on devices
//   adapter_builder.h              editable lists of parameters
//   adapter_export.h               writing adapter files
//   adapter_merge.h                comparing and merging adapters

#ifndef TENURE_TENURE_H
#define TENURE_TENURE_H

#include <tenure/adapter.h>
#include <tenure/adapter_apply.h>
#include <tenure/adapter_attach.h>
#include <tenure/adapter_builder.h>
#include <tenure/adapter_device.h>
#include <tenure/adapter_export.h>
#include <tenure/adapter_merge.h>
#include <tenure/affine.h>
#include <tenure/analysis.h>
#include <tenure/assembly.h>
#include <tenure/attribute.h>
#include <tenure/base.h>
#include <tenure/block.h>
#include <tenure/builder.h>
#include <tenure/bytecode.h>
#include <tenure/compare.h>
#include <tenure/context.h>
#include <tenure/conversion.h>
#include <tenure/diagnostics.h>
#include <tenure/dialect.h>
#include <tenure/dialect_plugin.h>
#include <tenure/host.h>
#include <tenure/location.h>
#include <tenure/object.h>
#include <tenure/op_columns.h>
#include <tenure/op_interface.h>
#include <tenure/operation.h>
#include <tenure/parameters.h>
#include <tenure/pass.h>
#include <tenure/pass_plugin.h>
#include <tenure/pdll.h>
#include <tenure/portable_artifact.h>
#include <tenure/resource.h>
#include <tenure/rewrite.h>
#include <tenure/rewrite_pdl.h>
#include <tenure/scope.h>
#include <tenure/symbol.h>
#include <tenure/text.h>
#include <tenure/type.h>
#include <tenure/value.h>
#include <tenure/verify.h>
#include <tenure/walk.h>

#endif  // TENURE_TENURE_H
