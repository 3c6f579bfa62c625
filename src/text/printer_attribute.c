// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types, attributes and locations: the stack of frames, and the kinds of attributes.
//
// Objects without children are printed at once. Others get a frame; a step prints the text up to
// the next child and returns that, which is printed before the next step. A type after an attribute
// needs no frame, since no text follows it. Storage nests at most TN_NESTING_LIMIT deep, so the
// stack has a fixed size.

#include <tenure/affine.h>

#include "ir/affine_text.h"
#include "ir/alias_names.h"
#include "ir/definition.h"
#include "ir/named_type.h"
#include "ir/opaque_text.h"
#include "ir/services.h"
#include "text/printer.h"

static tn_attribute_kind attribute_kind(const tn_storage* storage) {
  return (tn_attribute_kind)(storage->kind - TN_STORAGE_ATTRIBUTE_BASE);
}

static bool is_location(const tn_storage* storage) {
  return storage->kind >= TN_STORAGE_LOCATION_BASE && storage->kind < TN_STORAGE_OPERATION_NAME;
}

//===-- Names -------------------------------------------------------------------------------===//

void tn_printer__put_name(tn_printer* printer, tn_uref name, const tn_storage* value) {
  tn_print_sink* sink = &printer->sink;
  const bool is_unit =
      value != NULL && value->kind == TN_STORAGE_ATTRIBUTE_BASE + TN_ATTRIBUTE_UNIT;
  const int64_t kept = tn_kept_texts__find(&printer->common, name);
  if (TN_LIKELY(kept >= 0)) {
    tn_kept_texts__put(&printer->common, kept, is_unit ? 3 : 0, sink);
    return;
  }
  const uint64_t start = sink->flushed + sink->size;
  tn_put_keyword_or_string(sink, tn_identifier__text(printer->context, name));
  if (is_unit) return;
  TN_PUT(sink, " = ");
  tn_kept_texts__keep(&printer->common, sink, name, start);
}

void tn_printer__put_symbol_name(tn_printer* printer, tn_uref name) {
  const tn_storage* storage = tn_printer__storage(printer, name);
  if (TN_UNLIKELY(storage->kind != tn_attribute__storage_kind(TN_ATTRIBUTE_STRING))) {
    // The op may be unverified.
    tn_printer__put_any(printer, storage, 0);
    return;
  }
  const tn_string_view text = tn_identifier__text(printer->context, name);
  tn_put_char(&printer->sink, '@');
  if (text.size == 0) {
    TN_PUT(&printer->sink, "<<INVALID EMPTY SYMBOL>>");
  } else {
    tn_put_keyword_or_string(&printer->sink, text);
  }
}

//===-- Kinds without children ----------------------------------------------------------------===//

static tn_status write_to_sink(void* user_data, const char* bytes, size_t size) {
  tn_put(user_data, bytes, size);
  return TN_OK;
}

static void put_affine_map(tn_printer* printer, const tn_storage* attribute) {
  if (!tn_printer__count_affine(printer, (tn_attribute){attribute})) return;
  TN_PUT(&printer->sink, "affine_map<");
  const tn_status status =
      tn_affine_map_print((tn_attribute){attribute}, write_to_sink, &printer->sink);
  if (status != TN_OK) tn_print_sink__fail(&printer->sink, status);
  tn_put_char(&printer->sink, '>');
}

static void put_integer_set(tn_printer* printer, const tn_storage* attribute) {
  if (!tn_printer__count_affine(printer, (tn_attribute){attribute})) return;
  TN_PUT(&printer->sink, "affine_set<");
  const tn_status status =
      tn_integer_set_print((tn_attribute){attribute}, write_to_sink, &printer->sink);
  if (status != TN_OK) tn_print_sink__fail(&printer->sink, status);
  tn_put_char(&printer->sink, '>');
}

static void put_extent(tn_print_sink* sink, int64_t value) {
  if (value == TN_DYNAMIC) {
    tn_put_char(sink, '?');
  } else {
    tn_put_signed(sink, value);
  }
}

static void put_strided_layout(tn_printer* printer, const tn_storage* attribute) {
  const tn_strided_layout_payload* payload = tn_storage_payload(attribute);
  tn_print_sink* sink = &printer->sink;
  TN_PUT(sink, "strided<[");
  for (uint64_t i = 0; i < payload->count; ++i) {
    if (i != 0) TN_PUT(sink, ", ");
    put_extent(sink, payload->strides[i]);
  }
  tn_put_char(sink, ']');
  if (payload->offset != 0) {
    TN_PUT(sink, ", offset: ");
    put_extent(sink, payload->offset);
  }
  tn_put_char(sink, '>');
}

static void put_symbol_ref(tn_printer* printer, const tn_storage* attribute) {
  const tn_symbol_ref_payload* payload = tn_storage_payload(attribute);
  for (uint32_t i = 0; i < payload->count; ++i) {
    if (i != 0) TN_PUT(&printer->sink, "::");
    tn_printer__put_symbol_name(printer, payload->symbols[i]);
  }
}

static void put_dense_resource(tn_printer* printer, const tn_storage* attribute) {
  const tn_pair_payload* payload = tn_storage_payload(attribute);
  TN_PUT(&printer->sink, "dense_resource<");
  tn_put_keyword_or_string(&printer->sink, tn_identifier__text(printer->context, payload->first));
  tn_put_char(&printer->sink, '>');
  tn_printer__note_resource(printer, payload->first);
}

static void put_sparse(tn_printer* printer, const tn_storage* attribute) {
  const tn_pair_payload* payload = tn_storage_payload(attribute);
  const tn_storage* indices = tn_printer__storage(printer, payload->first);
  const tn_storage* values = tn_printer__storage(printer, payload->second);
  TN_PUT(&printer->sink, "sparse<");
  if (tn_shaped_type_element_count((tn_type){indices->type}) != 0) {
    tn_printer__put_dense(printer, indices, false);
    TN_PUT(&printer->sink, ", ");
    if (attribute_kind(values) == TN_ATTRIBUTE_DENSE_STRING_ELEMENTS) {
      tn_printer__put_dense_strings(printer, values);
    } else {
      tn_printer__put_dense(printer, values, true);
    }
  }
  tn_put_char(&printer->sink, '>');
}

static void put_elements(tn_printer* printer, const tn_storage* attribute) {
  if (tn_printer__elides(printer, attribute)) {
    TN_PUT(&printer->sink, "dense_resource<__elided__>");
    return;
  }
  if (attribute_kind(attribute) == TN_ATTRIBUTE_SPARSE_ELEMENTS) {
    put_sparse(printer, attribute);
    return;
  }
  TN_PUT(&printer->sink, "dense<");
  if (attribute_kind(attribute) == TN_ATTRIBUTE_DENSE_STRING_ELEMENTS) {
    tn_printer__put_dense_strings(printer, attribute);
  } else {
    tn_printer__put_dense(printer, attribute, true);
  }
  tn_put_char(&printer->sink, '>');
}

static bool is_signless_integer(const tn_storage* type, uint32_t width) {
  const tn_integer_type_payload* payload = tn_storage_payload(type);
  return type->kind == TN_TYPE_INTEGER && payload->bit_width == width &&
         payload->signedness == TN_SIGNLESS;
}

/// Returns the type to print after an integer; NULL if it is implied.
static const tn_storage* put_integer_attribute(tn_printer* printer, const tn_storage* attribute,
                                               uint32_t flags) {
  const tn_storage* type = attribute->type;
  tn_printer__put_integer(printer, attribute);
  if (is_signless_integer(type, 1)) return NULL;
  return (flags & TN_PRINT_MAY_ELIDE_TYPE) != 0 && is_signless_integer(type, 64) ? NULL : type;
}

/// Likewise for a float. An encoding always needs its type.
static const tn_storage* put_float_attribute(tn_printer* printer, const tn_storage* attribute,
                                             uint32_t flags) {
  const tn_float_type_payload* type = tn_storage_payload(attribute->type);
  const tn_float_payload* payload = tn_storage_payload(attribute);
  uint64_t words[2] = {payload->words[0], 0};
  if (type->bit_width > 64) words[1] = (&payload->words[0])[1];
  const bool is_decimal = tn_printer__put_float(printer, (tn_float_kind)type->float_kind, words);
  const bool may_elide = is_decimal && (flags & TN_PRINT_MAY_ELIDE_TYPE) != 0;
  return may_elide && type->float_kind == TN_FLOAT_F64 ? NULL : attribute->type;
}

//===-- Aliases -----------------------------------------------------------------------------===//

/// Returns the symbol with the alias of `storage`; NULL if there is none.
static const tn_print_symbol* find_alias(tn_printer* printer, const tn_storage* storage) {
  if ((storage->flags & TN_STORAGE_HAS_ALIAS) == 0) return NULL;
  const tn_print_symbol* symbol = tn_printer__symbol_find(printer, storage->self);
  return symbol == NULL || symbol->alias_name == 0 ? NULL : symbol;
}

//===-- Opaque ------------------------------------------------------------------------------===//

static tn_string_view opaque_text(const tn_storage* storage) {
  return tn_opaque__body(tn_storage_payload(storage));
}

static bool is_named(const tn_storage* storage) { return tn_type__is_named((tn_type){storage}); }

/// Returns whether a named type is being printed.
static bool is_open(const tn_printer* printer, const tn_storage* named) {
  if (printer->named_count == 0) return false;
  for (size_t i = printer->frame_count; i-- > 0;) {
    if (printer->frames[i].storage == named) return true;
  }
  return false;
}

/// Returns whether the text of an object does not depend on its context.
static bool is_constant(const tn_printer* printer, const tn_storage* storage) {
  return printer->named_count == 0 || (storage->flags & TN_STORAGE_HAS_REFERENCE) == 0;
}

/// Returns true if the bracket at the start of `text` is closed at its end.
static bool is_one_group(const char* text, size_t size) {
  size_t depth = 0;
  for (size_t i = 0; i < size; ++i) {
    switch (text[i]) {
      case '"':
        for (++i; i < size && text[i] != '"'; ++i) i += text[i] == '\\';
        break;
      case '-':
        i += i + 1 < size && text[i + 1] == '>';
        break;
      case '<':
      case '[':
      case '(':
      case '{':
        ++depth;
        break;
      case '>':
      case ']':
      case ')':
      case '}':
        if (--depth == 0) return i + 1 == size;
        break;
      default:
        break;
    }
  }
  return false;
}

static bool in_pretty_name(char c) {
  const char lower = (char)(c | 0x20);
  return (lower >= 'a' && lower <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '_';
}

/// Returns whether the last character of a name after a dot would form an arrow with a bracket
/// after it.
static bool ends_with_arrow(tn_string_view body) {
  if (body.size == 0 || body.data[body.size - 1] != '-') return false;
  for (size_t i = 0; i < body.size; ++i) {
    const char c = body.data[i];
    if (!in_pretty_name(c) && c != '$' && c != '-') return false;
  }
  return true;
}

/// Returns whether a body begins with an identifier and consists of that, or of it and one pair of
/// angle brackets. (MLIR prints `#a.b<c><d>` for two pairs, but cannot parse it.)
static bool is_pretty_body(tn_string_view body) {
  if (ends_with_arrow(body)) return true;
  const char first = body.size == 0 ? '0' : (char)(body.data[0] | 0x20);
  if (first < 'a' || first > 'z') return false;
  size_t i = 0;
  while (i < body.size && in_pretty_name(body.data[i])) ++i;
  return i == body.size || (body.data[i] == '<' && is_one_group(body.data + i, body.size - i));
}

/// The bodies of types that may be printed without a prefix are in one pair of brackets, or have
/// none.
static bool is_pretty(const tn_storage* storage) {
  const tn_definition* definition = tn_definition__of(storage);
  return (definition != NULL && definition->is_bare_type != NULL) ||
         is_pretty_body(opaque_text(storage));
}

static bool is_bare_type(const tn_storage* storage) {
  const tn_definition* definition = tn_definition__of(storage);
  return definition != NULL && definition->is_bare_type != NULL &&
         definition->is_bare_type((tn_type){storage});
}

/// Prints the part before the body; returns the size of the part of the body that is omitted.
static size_t put_opaque_start(tn_printer* printer, const tn_storage* storage, uint32_t flags) {
  const tn_opaque_payload* payload = tn_storage_payload(storage);
  tn_printer__note_opaque(printer, payload);
  if ((flags & TN_PRINT_NO_NAME) != 0) {
    const tn_definition* definition = tn_definition__of(storage);
    const tn_string_view text = opaque_text(storage);
    if (definition == NULL) return strcspn(text.data, "<");
    const size_t start = definition->mnemonic.size;
    // The following text begins with a space of its own.
    const bool has_blank = definition->is_tight && start < text.size && text.data[start] == ' ';
    return has_blank ? start + 1 : start;
  }
  if ((flags & TN_PRINT_BARE) != 0 && is_bare_type(storage)) return 0;
  tn_put_char(&printer->sink, tn_storage_is_type(storage) ? '!' : '#');
  tn_put_view(&printer->sink, tn_opaque__dialect(payload));
  tn_put_char(&printer->sink, is_pretty(storage) ? '.' : '<');
  return 0;
}

static void put_opaque_end(tn_printer* printer, const tn_storage* storage, uint32_t flags) {
  if ((flags & TN_PRINT_NO_NAME) == 0 && !is_pretty(storage)) {
    tn_put_char(&printer->sink, '>');
  }
}

/// Prints an opaque type or attribute with that body, which has no references.
static void put_plain_opaque(tn_printer* printer, const tn_storage* storage, tn_string_view body,
                             uint32_t flags) {
  const size_t start = put_opaque_start(printer, storage, flags);
  tn_put(&printer->sink, body.data + start, body.size - start);
  put_opaque_end(printer, storage, flags);
}

/// MLIR omits implied names if no part has an alias.
static uint32_t name_flag(const tn_printer* printer, const tn_storage* opaque,
                          tn_string_view before, const tn_storage* child) {
  if (printer->alias_count != 0 || !tn_attribute__is_of_dialect((tn_attribute){child})) {
    return 0;
  }
  const tn_string_view dialect = tn_opaque__dialect(tn_storage_payload(opaque));
  const tn_string_view name =
      tn_alias_names__of_bare(printer->context->services->alias_names, dialect, before);
  const tn_string_view body = opaque_text(child);
  const bool has_name =
      name.size != 0 && body.size > name.size && body.data[name.size] == '<' &&
      memcmp(body.data, name.data, name.size) == 0 &&
      tn_string_view_equal(dialect, tn_opaque__dialect(tn_storage_payload(child)));
  return has_name ? TN_PRINT_NO_NAME : 0;
}

/// `step` is the offset up to which the body was printed.
static tn_print_child step_opaque(tn_printer* printer, tn_print_frame* frame) {
  const tn_string_view body = opaque_text(frame->storage);
  if (frame->step == 0) {
    frame->step = (uint32_t)put_opaque_start(printer, frame->storage, frame->flags);
  }
  if (frame->step > body.size) return (tn_print_child){0};
  tn_uref reference = 0;
  const size_t next = tn_opaque_text__next(body, frame->step, &reference);
  tn_put(&printer->sink, body.data + frame->step, next - frame->step);
  if (next < body.size) {
    frame->step = (uint32_t)next + TN_OPAQUE_REFERENCE_SIZE;
    const tn_storage* child = tn_printer__storage(printer, reference);
    if (tn_opaque_text__is_bare(body, next)) return (tn_print_child){child, TN_PRINT_BARE};
    const tn_string_view before = {body.data, next};
    if (!tn_opaque_text__is_elidable(body, next)) {
      return (tn_print_child){child, name_flag(printer, frame->storage, before, child)};
    }
    return (tn_print_child){child, find_alias(printer, child) == NULL ? TN_PRINT_NO_NAME : 0};
  }
  frame->step = (uint32_t)body.size + 1;
  put_opaque_end(printer, frame->storage, frame->flags);
  if (tn_storage_is_type(frame->storage) || frame->storage->type->kind == TN_TYPE_NONE ||
      (frame->flags & TN_PRINT_NO_TYPE) != 0) {
    return (tn_print_child){0};
  }
  TN_PUT(&printer->sink, " : ");
  return (tn_print_child){frame->storage->type, 0};
}

//===-- Kinds with children -------------------------------------------------------------------===//

static tn_print_child step_array(tn_printer* printer, tn_print_frame* frame) {
  const tn_array_payload* payload = tn_storage_payload(frame->storage);
  const uint32_t i = frame->step++;
  if (i == 0) tn_put_char(&printer->sink, '[');
  if (i == payload->count) {
    tn_put_char(&printer->sink, ']');
    return (tn_print_child){0};
  }
  if (i != 0) TN_PUT(&printer->sink, ", ");
  return (tn_print_child){tn_printer__storage(printer, payload->elements[i]),
                          TN_PRINT_MAY_ELIDE_TYPE};
}

static tn_print_child step_dictionary(tn_printer* printer, tn_print_frame* frame) {
  const tn_dictionary_payload* payload = tn_storage_payload(frame->storage);
  if (frame->step == 0) tn_put_char(&printer->sink, '{');
  while (frame->step < payload->count) {
    if (frame->step != 0) TN_PUT(&printer->sink, ", ");
    const tn_dictionary_entry entry = payload->entries[frame->step++];
    const tn_storage* value = tn_printer__storage(printer, entry.value);
    tn_printer__put_name(printer, entry.name, value);
    if (attribute_kind(value) != TN_ATTRIBUTE_UNIT) return (tn_print_child){value, 0};
  }
  tn_put_char(&printer->sink, '}');
  return (tn_print_child){0};
}

/// Distinct attributes are numbered in the order in which they are first printed.
static void put_distinct_start(tn_printer* printer, const tn_storage* attribute) {
  tn_print_symbol* symbol = tn_printer__symbol_make(printer, attribute->self);
  if (symbol == NULL) return;
  if (symbol->serial == 0) symbol->serial = ++printer->distinct_count;
  TN_PUT(&printer->sink, "distinct[");
  tn_put_unsigned(&printer->sink, symbol->serial - 1);
  TN_PUT(&printer->sink, "]<");
}

static tn_print_child step_distinct(tn_printer* printer, tn_print_frame* frame) {
  const tn_child_payload* payload = tn_storage_payload(frame->storage);
  if (frame->step++ == 0) {
    put_distinct_start(printer, frame->storage);
    const tn_storage* child = tn_printer__storage(printer, payload->child);
    if (attribute_kind(child) != TN_ATTRIBUTE_UNIT) return (tn_print_child){child, 0};
  }
  tn_put_char(&printer->sink, '>');
  return (tn_print_child){0};
}

//===-- The stack ---------------------------------------------------------------------------===//

static tn_print_child step(tn_printer* printer, tn_print_frame* frame) {
  const tn_storage* storage = frame->storage;
  if (is_location(storage)) return tn_printer__step_location(printer, frame);
  if (tn_type__is_of_dialect((tn_type){storage})) return step_opaque(printer, frame);
  if (tn_storage_is_type(storage)) return tn_printer__step_type(printer, frame);
  switch (attribute_kind(storage)) {
    case TN_ATTRIBUTE_ARRAY:
      return step_array(printer, frame);
    case TN_ATTRIBUTE_DICTIONARY:
      return step_dictionary(printer, frame);
    case TN_ATTRIBUTE_DISTINCT:
      return step_distinct(printer, frame);
    default:
      return step_opaque(printer, frame);
  }
}

static tn_kept_texts* kept_texts(tn_printer* printer, const tn_storage* storage) {
  return tn_storage_is_type(storage) ? &printer->common : &printer->attributes;
}

/// Caches the text printed since `start`. Not for locations, whose text depends on their context.
static void keep_text(tn_printer* printer, const tn_storage* storage, uint64_t start) {
  if (!is_constant(printer, storage)) return;
  tn_kept_texts__keep(kept_texts(printer, storage), &printer->sink, storage->self, start);
}

static uint64_t position(const tn_printer* printer) {
  return printer->sink.flushed + printer->sink.size;
}

/// Prints the cached text of `storage`, or its alias.
static bool put_known(tn_printer* printer, const tn_storage* storage) {
  const tn_kept_texts* texts = kept_texts(printer, storage);
  const int64_t kept =
      is_constant(printer, storage) ? tn_kept_texts__find(texts, storage->self) : -1;
  if (kept >= 0) {
    tn_kept_texts__put(texts, kept, 0, &printer->sink);
    return true;
  }
  const tn_print_symbol* symbol = find_alias(printer, storage);
  if (symbol == NULL) return false;
  const uint64_t start = position(printer);
  tn_printer__put_alias(printer, symbol);
  keep_text(printer, storage, start);
  return true;
}

/// Nesting is limited, so the end of the stack is only reached by references in opaque bodies.
/// Returns true.
static bool push_frame(tn_printer* printer, const tn_storage* storage, uint32_t flags) {
  if (TN_UNLIKELY(printer->frame_count == printer->frame_capacity)) {
    tn_print_sink__fail(&printer->sink, TN_LIMIT_EXCEEDED);
    return true;
  }
  printer->frames[printer->frame_count++] =
      (tn_print_frame){.storage = storage, .flags = flags, .start = position(printer)};
  printer->named_count += is_named(storage);
  return true;
}

/// Prints an attribute without children, except for a type after it, which is returned in
/// `*out_type`. Pushes a frame for other attributes and returns true.
static bool begin_attribute(tn_printer* printer, const tn_storage* attribute, uint32_t flags,
                            const tn_storage** out_type) {
  *out_type = NULL;
  switch (attribute_kind(attribute)) {
    case TN_ATTRIBUTE_UNIT:
      TN_PUT(&printer->sink, "unit");
      return false;
    case TN_ATTRIBUTE_INTEGER:
      *out_type = put_integer_attribute(printer, attribute, flags);
      if ((flags & TN_PRINT_NO_TYPE) != 0) *out_type = NULL;
      return false;
    case TN_ATTRIBUTE_FLOAT:
      *out_type = put_float_attribute(printer, attribute, flags);
      if ((flags & TN_PRINT_NO_TYPE) != 0) *out_type = NULL;
      return false;
    case TN_ATTRIBUTE_STRING:
      tn_put_quoted(&printer->sink, tn_string_payload__view(attribute));
      break;
    case TN_ATTRIBUTE_SYMBOL_REF:
      put_symbol_ref(printer, attribute);
      return false;
    case TN_ATTRIBUTE_DENSE_ELEMENTS:
    case TN_ATTRIBUTE_DENSE_STRING_ELEMENTS:
    case TN_ATTRIBUTE_SPARSE_ELEMENTS:
      put_elements(printer, attribute);
      break;
    case TN_ATTRIBUTE_DENSE_RESOURCE:
      put_dense_resource(printer, attribute);
      break;
    case TN_ATTRIBUTE_DENSE_ARRAY:
      tn_printer__put_dense_array(printer, attribute);
      return false;
    case TN_ATTRIBUTE_AFFINE_MAP:
      put_affine_map(printer, attribute);
      return false;
    case TN_ATTRIBUTE_INTEGER_SET:
      put_integer_set(printer, attribute);
      return false;
    case TN_ATTRIBUTE_STRIDED_LAYOUT:
      put_strided_layout(printer, attribute);
      return false;
    case TN_ATTRIBUTE_OPAQUE:
    case TN_ATTRIBUTE_DIALECT:
      if (tn_opaque_text__may_refer(opaque_text(attribute))) {
        return push_frame(printer, attribute, flags);
      }
      put_plain_opaque(printer, attribute, opaque_text(attribute), flags);
      break;
    default:
      return push_frame(printer, attribute, flags);
  }
  const bool has_type = attribute->type->kind != TN_TYPE_NONE;
  if (has_type && (flags & TN_PRINT_NO_TYPE) == 0) *out_type = attribute->type;
  return false;
}

/// Prints a type without references, or pushes its frame; returns true if it pushed one.
static bool begin_opaque_type(tn_printer* printer, const tn_storage* type, uint32_t flags) {
  tn_string_view body = opaque_text(type);
  if (is_named(type) && is_open(printer, type)) {
    const tn_string_payload* name = tn_opaque__named(tn_storage_payload(type))->short_body;
    body = (tn_string_view){name->text, name->size};
  }
  if (tn_opaque_text__may_refer(body)) return push_frame(printer, type, flags);
  put_plain_opaque(printer, type, body, flags);
  return false;
}

static bool begin_type(tn_printer* printer, const tn_storage* type, uint32_t flags) {
  const uint64_t start = position(printer);
  if (!tn_printer__put_leaf_type(printer, type)) {
    if (!tn_type__is_of_dialect((tn_type){type})) return push_frame(printer, type, flags);
    if (begin_opaque_type(printer, type, flags)) return true;
  }
  if ((flags & (TN_PRINT_NO_ALIAS | TN_PRINT_NO_NAME | TN_PRINT_BARE)) == 0) {
    keep_text(printer, type, start);
  }
  return false;
}

/// Returns true for attributes that have no alias and are not worth caching. A number's text also
/// depends on its context.
static bool is_always_written(const tn_storage* storage) {
  switch (storage->kind - TN_STORAGE_ATTRIBUTE_BASE) {
    case TN_ATTRIBUTE_UNIT:
    case TN_ATTRIBUTE_INTEGER:
    case TN_ATTRIBUTE_FLOAT:
    case TN_ATTRIBUTE_SYMBOL_REF:
    case TN_ATTRIBUTE_TYPE:
      return true;
    case TN_ATTRIBUTE_STRING:
      return (storage->flags & TN_STORAGE_HAS_ALIAS) == 0;
    default:
      return false;
  }
}

/// Prints `storage` if it has no children, else pushes its frame. Returns true if it pushed one.
static bool begin_unknown(tn_printer* printer, const tn_storage* storage, uint32_t flags) {
  if (tn_storage_is_type(storage)) return begin_type(printer, storage, flags);
  if (is_location(storage)) return push_frame(printer, storage, flags);
  const tn_storage* type = NULL;
  if (attribute_kind(storage) == TN_ATTRIBUTE_TYPE) {
    const tn_child_payload* payload = tn_storage_payload(storage);
    type = tn_printer__storage(printer, payload->child);
  } else {
    if (begin_attribute(printer, storage, flags, &type)) return true;
    if (type == NULL) return false;
    TN_PUT(&printer->sink, " : ");
  }
  return !put_known(printer, type) && begin_type(printer, type, 0);
}

/// With these flags the printed text is not the object's own.
#define UNKNOWN_FLAGS (TN_PRINT_NO_ALIAS | TN_PRINT_NO_TYPE | TN_PRINT_NO_NAME | TN_PRINT_BARE)

static void begin(tn_printer* printer, const tn_storage* storage, uint32_t flags) {
  if (is_always_written(storage)) {
    begin_unknown(printer, storage, flags);
    return;
  }
  const bool may_be_known = (flags & UNKNOWN_FLAGS) == 0;
  if (may_be_known && put_known(printer, storage)) return;
  const uint64_t start = position(printer);
  if (!begin_unknown(printer, storage, flags) && may_be_known) {
    keep_text(printer, storage, start);
  }
}

static void finish(tn_printer* printer, const tn_print_frame* frame) {
  if ((frame->flags & UNKNOWN_FLAGS) == 0 && !is_location(frame->storage)) {
    keep_text(printer, frame->storage, frame->start);
  }
}

/// Types and attributes with fewer parts are not counted.
#define UNCOUNTED_PARTS 65536u

/// Counts parts of a large object. The text of objects with shared parts may exceed all memory and
/// time; that of others is proportional to their memory.
static bool count_parts(tn_printer* printer, uint64_t count) {
  const uint64_t limit =
      (uint64_t)TN_TEXT_PRINTED_PARTS_MAX + tn_uniquer__byte_size(&printer->context->uniquer);
  printer->part_count += count;
  if (printer->part_count <= limit) return true;
  tn_print_sink__fail(
      &printer->sink,
      tn_context__fail(printer->context, TN_LIMIT_EXCEEDED, tn_location_unknown(printer->context),
                       "expanded types and attributes exceed the limit of %llu parts",
                       (unsigned long long)limit));
  return false;
}

bool tn_printer__count_affine(tn_printer* printer, tn_attribute attribute) {
  const uint64_t count = tn_affine_text__part_count(attribute);
  return count <= UNCOUNTED_PARTS || count_parts(printer, count);
}

/// Returns the number of additional parts for the text of a body.
static size_t extra_parts(const tn_storage* storage) {
  enum { PART_SIZE = 32 };
  if (!tn_storage__is_of_dialect(storage)) {
    return 0;
  }
  return opaque_text(storage).size / PART_SIZE;
}

void tn_printer__put_any(tn_printer* printer, const tn_storage* storage, uint32_t flags) {
  if (storage == NULL) {
    TN_PUT(&printer->sink, "<<NULL ATTRIBUTE>>");
    return;
  }
  if (TN_UNLIKELY(printer->collector != NULL)) {
    tn_printer__note_alias(printer, storage);
    return;
  }
  const size_t base = printer->frame_count;
  const uint32_t named_count = printer->named_count;
  size_t parts = 0;
  size_t more = 1;
  begin(printer, storage, flags);
  while (printer->frame_count != base) {
    parts += more;
    if (TN_UNLIKELY(printer->sink.status != TN_OK) ||
        (TN_UNLIKELY(parts > UNCOUNTED_PARTS) && !count_parts(printer, more))) {
      printer->frame_count = base;
      printer->named_count = named_count;
      return;
    }
    tn_print_frame* frame = &printer->frames[printer->frame_count - 1];
    const tn_print_child child = step(printer, frame);
    more = 1;
    if (child.storage != NULL) {
      more += extra_parts(child.storage);
      begin(printer, child.storage, child.flags);
    } else {
      printer->named_count -= is_named(frame->storage);
      finish(printer, frame);
      --printer->frame_count;
    }
  }
}

void tn_printer__put_type(tn_printer* printer, tn_uref type) {
  const int64_t kept = tn_kept_texts__find(&printer->common, type);
  if (TN_UNLIKELY(type == 0)) {
    TN_PUT(&printer->sink, "<<NULL TYPE>>");
  } else if (TN_LIKELY(kept >= 0) && TN_LIKELY(printer->collector == NULL)) {
    tn_kept_texts__put(&printer->common, kept, 0, &printer->sink);
  } else {
    tn_printer__put_any(printer, tn_printer__storage(printer, type), 0);
  }
}
