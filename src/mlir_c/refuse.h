// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Refused calls: a diagnostic in the context, if it is still alive, and a line in the file that the
// environment variable TENURE_MLIR_C_TRACE names.
//
// The trace has a line for each refused call: the function, the handle's bits in hexadecimal, its
// kind, and the reason, separated by tabs.

#ifndef TENURE_SRC_MLIR_C_REFUSE_H
#define TENURE_SRC_MLIR_C_REFUSE_H

#include <stdlib.h>

#include "mlir_c/exception.h"
#include "mlir_c/object.h"

/// Number of handlers of the client's in which this thread is. Refusals in one are only traced: a
/// faulty handler would be called with the diagnostic, and fail again.
extern _Thread_local uint32_t tn_mc__handler_depth;

/// The thread is reporting a refusal, which the context prints unless a handler handles it.
extern _Thread_local bool tn_mc__is_refusing;

/// Reports that `function` received a handle of `kind` ("operation", "type", ...) that is null or
/// stale. `context` (may be NULL) is another argument's, used if the handle's own was destroyed.
void tn_mc__refuse_handle(const char* function, const char* kind, tn_mc_word word,
                          tn_context* context);
/// Reports that `function` failed because of `why`. `context` may be NULL.
void tn_mc__refuse(const char* function, tn_context* context, const char* why);
/// Likewise with printf-style formatting.
void tn_mc__refuse_format(const char* function, tn_context* context, const char* format, ...)
    __attribute__((format(printf, 3, 4)));

// Each declares a local variable, and returns `none` from the function if the handle is null or
// stale.

#define TN_MC_TAKE_CONTEXT(record, handle, none)                                       \
  tn_mc_context* record = tn_mc__find_context(TN_MC_WORD(handle));                     \
  if (TN_UNLIKELY(record == NULL || tn_mc_word__reference(TN_MC_WORD(handle)) != 0)) { \
    tn_mc__refuse_handle(__func__, "context", TN_MC_WORD(handle), NULL);               \
    return none;                                                                       \
  }
#define TN_MC_TAKE_OP(cell, handle, none)                                  \
  tn_mc_cell cell;                                                         \
  if (TN_UNLIKELY(!tn_mc__find_op(TN_MC_WORD(handle), &cell))) {           \
    tn_mc__refuse_handle(__func__, "operation", TN_MC_WORD(handle), NULL); \
    return none;                                                           \
  }
#define TN_MC_TAKE_VALUE(value, handle, none)                          \
  tn_mc_value value;                                                   \
  if (TN_UNLIKELY(!tn_mc__find_value(TN_MC_WORD(handle), &value))) {   \
    tn_mc__refuse_handle(__func__, "value", TN_MC_WORD(handle), NULL); \
    return none;                                                       \
  }
#define TN_MC_TAKE_USE(use, handle, none)                                \
  tn_mc_use use;                                                         \
  if (TN_UNLIKELY(!tn_mc__find_use(TN_MC_WORD(handle), &use))) {         \
    tn_mc__refuse_handle(__func__, "operand", TN_MC_WORD(handle), NULL); \
    return none;                                                         \
  }
/// A block or region; it may be in no context yet.
#define TN_MC_TAKE_BLOCK(place, handle, none)                          \
  tn_mc_place place;                                                   \
  if (TN_UNLIKELY(!tn_mc__find_block(TN_MC_WORD(handle), &place))) {   \
    tn_mc__refuse_handle(__func__, "block", TN_MC_WORD(handle), NULL); \
    return none;                                                       \
  }
#define TN_MC_TAKE_REGION(place, handle, none)                          \
  tn_mc_place place;                                                    \
  if (TN_UNLIKELY(!tn_mc__find_region(TN_MC_WORD(handle), &place))) {   \
    tn_mc__refuse_handle(__func__, "region", TN_MC_WORD(handle), NULL); \
    return none;                                                        \
  }

/// Uniqued objects in the library's own types. The slow paths report errors.
bool tn_mc__take_type_slow(const char* function, MlirType handle, tn_type* out_type);
bool tn_mc__take_attribute_slow(const char* function, MlirAttribute handle,
                                tn_attribute* out_attribute);
bool tn_mc__take_location_slow(const char* function, MlirLocation handle,
                               tn_location* out_location);
bool tn_mc__take_identifier_slow(const char* function, MlirIdentifier handle,
                                 tn_identifier* out_identifier);

static inline bool tn_mc__is_type(const tn_storage* storage) {
  return storage->kind < TN_STORAGE_ATTRIBUTE_BASE;
}
static inline bool tn_mc__is_attribute(const tn_storage* storage) {
  return (unsigned)storage->kind - TN_STORAGE_ATTRIBUTE_BASE <
         TN_STORAGE_OPERATION_NAME - TN_STORAGE_ATTRIBUTE_BASE;
}

/// Identifiers are strings without a type.
static inline bool tn_mc__is_identifier(const tn_storage* storage) {
  return storage->kind == tn_attribute__storage_kind(TN_ATTRIBUTE_STRING) &&
         tn_attribute_type((tn_attribute){storage}).storage == NULL;
}

static inline bool tn_mc__take_type(const char* function, MlirType handle, tn_type* out_type) {
  out_type->storage = tn_mc__find_storage(TN_MC_WORD(handle));
  if (TN_LIKELY(out_type->storage != NULL && tn_mc__is_type(out_type->storage))) return true;
  return tn_mc__take_type_slow(function, handle, out_type);
}
static inline bool tn_mc__take_attribute(const char* function, MlirAttribute handle,
                                         tn_attribute* out_attribute) {
  out_attribute->storage = tn_mc__find_storage(TN_MC_WORD(handle));
  if (TN_LIKELY(out_attribute->storage != NULL && tn_mc__is_attribute(out_attribute->storage))) {
    return true;
  }
  return tn_mc__take_attribute_slow(function, handle, out_attribute);
}
static inline bool tn_mc__take_identifier(const char* function, MlirIdentifier handle,
                                          tn_identifier* out_identifier) {
  out_identifier->storage = tn_mc__find_storage(TN_MC_WORD(handle));
  if (TN_LIKELY(out_identifier->storage != NULL && tn_mc__is_identifier(out_identifier->storage))) {
    return true;
  }
  return tn_mc__take_identifier_slow(function, handle, out_identifier);
}
static inline bool tn_mc__take_location(const char* function, MlirLocation handle,
                                        tn_location* out_location) {
  const tn_mc_context* record = tn_mc__find_context(TN_MC_WORD(handle));
  if (TN_LIKELY(record != NULL && TN_MC_WORD(handle) == record->unknown_location)) {
    *out_location = (tn_location){record->context, 0};
    return true;
  }
  return tn_mc__take_location_slow(function, handle, out_location);
}

#define TN_MC_TAKE_TYPE(type, handle, none) \
  tn_type type;                             \
  if (TN_UNLIKELY(!tn_mc__take_type(__func__, handle, &type))) return none;
#define TN_MC_TAKE_ATTRIBUTE(attribute, handle, none) \
  tn_attribute attribute;                             \
  if (TN_UNLIKELY(!tn_mc__take_attribute(__func__, handle, &attribute))) return none;
#define TN_MC_TAKE_LOCATION(location, handle, none) \
  tn_location location;                             \
  if (TN_UNLIKELY(!tn_mc__take_location(__func__, handle, &location))) return none;
#define TN_MC_TAKE_IDENTIFIER(identifier, handle, none) \
  tn_identifier identifier;                             \
  if (TN_UNLIKELY(!tn_mc__take_identifier(__func__, handle, &identifier))) return none;

/// The body of an object of `kind_name`, a tn_mc_kind.
#define TN_MC_TAKE_OBJECT(type, body, handle, kind_name, words, none) \
  type* body = tn_mc__find_body(TN_MC_WORD(handle), kind_name);       \
  if (TN_UNLIKELY(body == NULL)) {                                    \
    tn_mc__refuse_handle(__func__, words, TN_MC_WORD(handle), NULL);  \
    return none;                                                      \
  }

/// Text, in and out.
static inline tn_string_view tn_mc__view(MlirStringRef text) {
  return (tn_string_view){text.length == 0 ? "" : text.data, text.length};
}
static inline MlirStringRef tn_mc__text(tn_string_view view) {
  return (MlirStringRef){view.data, view.size};
}
/// The user data of a tn_write_fn that collects text until it is complete: a callback may be left
/// in any way, and is only called in a consistent state.
typedef struct tn_mc_printer {
  MlirStringCallback callback;
  void* user_data;
  tn_context* context;
  tn_call_kind kind;  ///< What the callback may do.
  char* bytes;
  size_t size, capacity;
} tn_mc_printer;
tn_status tn_mc__write(void* printer, const char* bytes, size_t size);
/// Passes the text to the callback if `status` is TN_OK, and frees it.
tn_status tn_mc__hand_over(const tn_mc_printer* printer, tn_status status);
static inline void tn_mc__printer_free(tn_mc_printer* printer) { free(printer->bytes); }
/// Calls back with an empty text: the output of a refused print.
static inline void tn_mc__write_nothing(MlirStringCallback callback, void* user_data) {
  callback((MlirStringRef){"", 0}, user_data);
}

#endif  // TENURE_SRC_MLIR_C_REFUSE_H
