// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The mapping of a script's handles to payloads, its updates when payloads are replaced, and
// failures.

#include "dialects/transform/script.h"

#include <stdarg.h>
#include <stdio.h>
#include <tenure/text.h>

#include "ir/definition.h"
#include "scope/scope.h"

//===-- Payloads ------------------------------------------------------------------------------===//

tn_handle_kind tn_script__kind(const tn_script* s, tn_ref handle) {
  const tn_type type = tn_value__type(s->rewriter->context, handle);
  const tn_storage* of = type.storage;
  if (tn_opaque__is_called(of, "pdl", "value") ||
      tn_opaque__is_called(of, "transform", "any_value"))
    return TN_HANDLE_VALUE;
  return tn_opaque__is_called(of, "pdl", "operation") ||
                 tn_opaque__is_called(of, "transform", "any_op") ||
                 tn_opaque__is_called(of, "transform", "op")
             ? TN_HANDLE_OP
             : TN_HANDLE_PARAM;
}

tn_payload tn_payload__of_op(const tn_context* context, tn_ref op) {
  return (tn_payload){
      .ref = op, .owner = op, .generation = op == 0 ? 0 : tn_op__at(context, op)->generation};
}

tn_payload tn_payload__of_value(const tn_context* context, tn_ref value) {
  const tn_ref owner = tn_value__is_argument(value) ? value - 1 : tn_value__owner(context, value);
  const uint32_t generation = tn_cells__at(&context->cells, owner)[0];
  return (tn_payload){.ref = value, .owner = owner, .generation = generation};
}

bool tn_payload__is_alive(const tn_context* context, const tn_payload* payload) {
  if (payload->param.storage != NULL) return true;
  return payload->ref != 0 &&
         tn_cells__at(&context->cells, payload->owner)[0] == payload->generation;
}

void tn_payloads__push(tn_script* s, tn_payloads* list, tn_payload item) {
  const tn_allocator* allocator = &s->rewriter->context->allocator;
  if (s->rewriter->status != TN_OK) return;
  if (list->count == list->capacity) {
    const size_t capacity = list->capacity == 0 ? 4 : 2 * list->capacity;
    void* items = tn_reallocate(allocator, list->items, list->capacity * sizeof *list->items,
                                capacity * sizeof *list->items);
    if (items == NULL) {
      tn_rewriter__fail(s->rewriter, tn_context__out_of_memory(s->rewriter->context));
      return;
    }
    list->items = items;
    list->capacity = capacity;
  }
  list->items[list->count++] = item;
  if (item.param.storage == NULL && item.ref != 0) {
    const tn_ref op = tn_value__is_argument(item.ref) ? 0 : item.owner;
    if (op != 0) *tn_cell_map__at(&s->tracked, op) = 1;
  }
}

void tn_payloads__free(tn_script* s, tn_payloads* list) {
  tn_deallocate(&s->rewriter->context->allocator, list->items,
                list->capacity * sizeof *list->items);
  *list = (tn_payloads){0};
}

//===-- Mappings ------------------------------------------------------------------------------===//

tn_mapping* tn_script__find(const tn_script* s, tn_ref handle) {
  uintptr_t number = 0;
  if (!tn_judy_map_get(&s->by_handle, handle, &number)) return NULL;
  return &s->mappings[number - 1];
}

static tn_payloads payloads_of(tn_script* s, tn_ref handle) {
  tn_payloads list = {0};
  const tn_mapping* mapping = tn_script__find(s, handle);
  for (uint32_t i = 0; mapping != NULL && i < mapping->of.count; ++i) {
    const tn_payload item = mapping->of.items[i];
    if (tn_payload__is_alive(s->rewriter->context, &item)) tn_payloads__push(s, &list, item);
  }
  return list;
}

tn_payloads tn_script__operand(tn_script* s, tn_ref op, uint32_t index) {
  return payloads_of(s, tn_op__operand(s->rewriter->context, op, index));
}

tn_ref tn_script__single(tn_script* s, tn_ref op, uint32_t index) {
  tn_payloads list = tn_script__operand(s, op, index);
  const tn_ref only = list.count == 1 ? list.items[0].ref : 0;
  tn_payloads__free(s, &list);
  return only;
}

static void forget(tn_script* s, tn_ref handle) {
  tn_mapping* mapping = tn_script__find(s, handle);
  if (mapping == NULL) return;
  tn_judy_map_remove(&s->by_handle, handle);
  tn_payloads__free(s, &mapping->of);
  mapping->handle = 0;
}

void tn_script__map(tn_script* s, tn_ref handle, tn_payloads* owned_list) {
  const tn_allocator* allocator = &s->rewriter->context->allocator;
  forget(s, handle);
  if (s->count == s->capacity) {
    const size_t capacity = s->capacity == 0 ? 16 : 2 * s->capacity;
    void* mappings = tn_reallocate(allocator, s->mappings, s->capacity * sizeof *s->mappings,
                                   capacity * sizeof *s->mappings);
    if (mappings == NULL) {
      tn_rewriter__fail(s->rewriter, tn_context__out_of_memory(s->rewriter->context));
      tn_payloads__free(s, owned_list);
      return;
    }
    s->mappings = mappings;
    s->capacity = capacity;
  }
  s->mappings[s->count++] = (tn_mapping){.handle = handle, .of = *owned_list};
  *owned_list = (tn_payloads){0};
  tn_rewriter__ok(s->rewriter, tn_judy_map_set(&s->by_handle, handle, s->count));
}

void tn_script__map_copy(tn_script* s, tn_ref handle, const tn_payloads* list) {
  tn_payloads copy = {0};
  for (uint32_t i = 0; i < list->count; ++i) tn_payloads__push(s, &copy, list->items[i]);
  tn_script__map(s, handle, &copy);
}

void tn_script__unmap_to(tn_script* s, size_t count) {
  while (s->count > count) {
    if (s->mappings[s->count - 1].handle != 0) forget(s, s->mappings[s->count - 1].handle);
    --s->count;
  }
}

void tn_script__close(tn_script* s) {
  tn_script__unmap_to(s, 0);
  tn_script__silence(s, 0);
  const tn_allocator* allocator = &s->rewriter->context->allocator;
  tn_deallocate(allocator, s->mappings, s->capacity * sizeof *s->mappings);
  tn_deallocate(allocator, s->messages, s->message_capacity * sizeof *s->messages);
  tn_judy_map_clear(&s->by_handle);
  tn_cell_map__close(&s->tracked);
}

void tn_script__push_op(tn_script* s, uint32_t index, tn_ref op) {
  if (op != 0)
    tn_payloads__push(s, &s->results[index], tn_payload__of_op(s->rewriter->context, op));
}

void tn_script__push_value(tn_script* s, uint32_t index, tn_ref value) {
  if (value != 0) {
    tn_payloads__push(s, &s->results[index], tn_payload__of_value(s->rewriter->context, value));
  }
}

void tn_script__push_param(tn_script* s, uint32_t index, tn_attribute param) {
  if (param.storage != NULL) {
    tn_payloads__push(s, &s->results[index], (tn_payload){.param = param});
  }
}

void tn_script__push_int(tn_script* s, uint32_t index, int64_t value) {
  tn_attribute number = {NULL};
  tn_rewriter__ok(s->rewriter,
                  tn_integer_attribute_get(tn_rewriter__int_type(s->rewriter, 64), value, &number));
  tn_script__push_param(s, index, number);
}

//===-- Replaced payloads ---------------------------------------------------------------------===//

/// Returns true if `a` runs before `b`: it is before `b` or an op that contains `b`.
static bool happens_before(const tn_context* context, tn_ref a, tn_ref b) {
  for (; a != 0; a = tn_op__parent(context, a)) {
    if (a != b && tn_op__is_ancestor(context, a, b)) return false;
    const tn_ref block = tn_op__block(context, a);
    if (block == 0) return false;
    const tn_ref other = tn_op__ancestor_in(context, tn_block__region(context, block), b);
    if (other != 0 && tn_op__block(context, other) == block) {
      return other != a && tn_op__is_before((tn_context*)(uintptr_t)context, a, other);
    }
  }
  return false;
}

/// Returns true if an op that has not run yet uses a handle.
static bool has_later_user(const tn_script* s, tn_ref handle) {
  const tn_context* context = s->rewriter->context;
  for (tn_ref use = tn_value__first_use(context, handle); use != 0;
       use = tn_use__next(context, use)) {
    const tn_ref user = tn_use__owner(context, use);
    if (user != s->current && !happens_before(context, user, s->current)) return true;
  }
  return false;
}

static bool is_consumed_now(tn_script* s, tn_ref handle) {
  const tn_context* context = s->rewriter->context;
  for (uint32_t i = 0; i < tn_op__operand_count(context, s->current); ++i) {
    if (tn_op__operand(context, s->current, i) == handle && tn_script__consumes(s, s->current, i)) {
      return true;
    }
  }
  return false;
}

/// Returns the op that defines all of the values; 0 if there is none.
static tn_ref common_source(const tn_context* context, const tn_ref* values, uint32_t count) {
  tn_ref source = 0;
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref other = tn_value__defining_op(context, values[i]);
    if (other == 0 || (source != 0 && other != source)) return 0;
    source = other;
  }
  return source;
}

/// Returns true if the op's operand can replace its result (FindPayloadReplacementOpInterface).
static bool leads_on(const tn_context* context, tn_ref op) {
  switch (tn_op__code(context, op)) {
    case TN_CODE_TENSOR_CAST:
    case TN_CODE_TENSOR_COLLAPSE_SHAPE:
    case TN_CODE_TENSOR_EXPAND_SHAPE:
    case TN_CODE_TENSOR_INSERT_SLICE:
      return true;
    default:
      return tn_op__has_trait(context, op, TN_OP_TRAIT_CAST);
  }
}

/// Returns the replacement of `op` if these values replace its results; 0 and the reason if there
/// is none.
static tn_ref find_replacement(const tn_script* s, tn_ref op, const tn_ref* values, uint32_t count,
                               const char** out_reason) {
  const tn_context* context = s->rewriter->context;
  tn_ref step;
  *out_reason = "could not find replacement op: no replacement values";
  while (count != 0) {
    const tn_ref source = common_source(context, values, count);
    *out_reason = "replacement values belong to different ops";
    if (source == 0) return 0;
    if (tn_op_cell__name(context, tn_op__at(context, source)) ==
            tn_op_cell__name(context, tn_op__at(context, op)) ||
        tn_op__has_trait(context, source, TN_OP_TRAIT_CONSTANT)) {
      return source;
    }
    *out_reason = "ran out of suitable replacement values";
    if (!leads_on(context, source)) return 0;
    step = tn_op__operand(context, source, 0);
    values = &step;
    count = 1;
  }
  return 0;
}

static void put_replacement(tn_script* s, tn_payload* item, tn_ref op, const tn_ref* values,
                            tn_ref replacement) {
  const tn_context* context = s->rewriter->context;
  if (item->ref == op) {
    *item = tn_payload__of_op(context, replacement);
  } else {
    const tn_ref value = values[tn_value__result_number(tn_op__at(context, op), op, item->ref)];
    *item = value == 0 ? (tn_payload){.ref = 0} : tn_payload__of_value(context, value);
  }
  if (item->ref != 0 && !tn_value__is_argument(item->ref)) {
    *tn_cell_map__at(&s->tracked, item->owner) = 1;
  }
}

uint32_t tn_script__value_location(const tn_script* s, tn_ref value) {
  const tn_context* context = s->rewriter->context;
  if (tn_value__is_argument(value)) return tn_argument__at(context, value)->location;
  return tn_script__location(s, tn_value__owner(context, value));
}

/// Adds to the failure that a handle lost its payload.
static void report_lost(tn_script* s, tn_ref op, const tn_ref* values, uint32_t count,
                        tn_ref handle, const char* reason) {
  if (s->lost_count == 0) {
    tn_script__silenceable(
        s, s->current,
        "tracking listener failed to find replacement op during application of this transform op");
    tn_script__note(s, tn_script__location(s, s->current), "%s", reason);
    tn_script__note(s, tn_script__value_location(s, handle),
                    "replacement is required because this handle must be updated");
  }
  tn_script__note(s, tn_script__location(s, op), "[%u] replaced op", s->lost_count);
  for (uint32_t i = 0; i < count; ++i) {
    tn_script__note(s, tn_script__value_location(s, values[i]), "[%u] replacement value %u",
                    s->lost_count, i);
  }
  ++s->lost_count;
}

static void hear_replaced(tn_rewriter* rewriter, tn_ref op, const tn_ref* values, uint32_t count) {
  tn_script* s = rewriter->listener;
  const tn_context* context = rewriter->context;
  if (tn_cell_map__get(&s->tracked, op) == 0) return;
  const uint32_t generation = tn_op__at(context, op)->generation;
  const char* reason = "";
  tn_ref lost = 0;
  bool is_consumed = false;
  const tn_ref replacement = find_replacement(s, op, values, count, &reason);
  for (size_t i = 0; i < s->count; ++i) {
    tn_mapping* mapping = &s->mappings[i];
    if (mapping->handle == 0) continue;
    for (uint32_t k = 0; k < mapping->of.count; ++k) {
      tn_payload* item = &mapping->of.items[k];
      if (item->param.storage != NULL || item->owner != op || item->generation != generation) {
        continue;
      }
      if (item->ref == op && replacement == 0) {
        is_consumed = is_consumed || is_consumed_now(s, mapping->handle);
        if (lost == 0 && has_later_user(s, mapping->handle)) lost = mapping->handle;
      }
      put_replacement(s, item, op, values, replacement);
    }
  }
  if (lost != 0 && !is_consumed) report_lost(s, op, values, count, lost, reason);
}

const tn_rewrite_events tn_script__events = {.replaced = hear_replaced};

//===-- Failures ------------------------------------------------------------------------------===//

static void push_message(tn_script* s, tn_severity severity, uint32_t location, const char* format,
                         va_list arguments) {
  const tn_allocator* allocator = &s->rewriter->context->allocator;
  va_list again;
  va_copy(again, arguments);
  const int size = vsnprintf(NULL, 0, format, again);
  va_end(again);
  char* words = size < 0 ? NULL : tn_allocate(allocator, (size_t)size + 1);
  if (words != NULL && s->message_count == s->message_capacity) {
    const size_t capacity = s->message_capacity == 0 ? 8 : 2 * s->message_capacity;
    void* messages =
        tn_reallocate(allocator, s->messages, s->message_capacity * sizeof *s->messages,
                      capacity * sizeof *s->messages);
    if (messages != NULL) {
      s->messages = messages;
      s->message_capacity = capacity;
    }
  }
  if (words == NULL || s->message_count == s->message_capacity) {
    tn_deallocate(allocator, words, (size_t)size + 1);
    tn_rewriter__fail(s->rewriter, tn_context__out_of_memory(s->rewriter->context));
    return;
  }
  vsnprintf(words, (size_t)size + 1, format, arguments);
  s->messages[s->message_count++] = (tn_script_message){severity, location, words};
}

tn_outcome tn_script__silenceable(tn_script* s, tn_ref at, const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  push_message(s, TN_SEVERITY_ERROR, tn_script__location(s, at), format, arguments);
  va_end(arguments);
  return TN_OUTCOME_SILENCEABLE;
}

tn_outcome tn_script__definite(tn_script* s, tn_ref at, const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  push_message(s, TN_SEVERITY_ERROR, tn_script__location(s, at), format, arguments);
  va_end(arguments);
  return TN_OUTCOME_DEFINITE;
}

void tn_script__note(tn_script* s, uint32_t location, const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  push_message(s, TN_SEVERITY_NOTE, location, format, arguments);
  va_end(arguments);
}

void tn_script__note_at(tn_script* s, tn_ref op, const char* text) {
  tn_script__note(s, tn_script__location(s, op), "%s", text);
}

void tn_script__remark(tn_script* s, uint32_t location, const tn_text_buffer* text) {
  const tn_context* context = s->rewriter->context;
  const tn_diagnostic said = {.context = context,
                              .severity = TN_SEVERITY_REMARK,
                              .location = tn_location__from(context, location),
                              .message = tn_text_buffer_view(text)};
  tn_diagnostic__report(&said);
}

static tn_status append(void* user_data, const char* bytes, size_t size) {
  tn_text_buffer_append(user_data, bytes, size);
  return TN_OK;
}

void tn_script__append(tn_script* s, tn_ref op, bool is_local, bool skips_regions,
                       tn_text_buffer* text) {
  const tn_context* context = s->rewriter->context;
  const tn_print_options options = {
      .custom_form = true, .local_scope = is_local, .skip_regions = skips_regions};
  tn_rewriter__ok(s->rewriter, tn_op_print(tn_op__handle(context, context->root_scope->number, op),
                                           &options, append, text));
}

void tn_script__say_at(tn_script* s, tn_severity severity, tn_ref op,
                       const tn_text_buffer* message) {
  const tn_context* context = s->rewriter->context;
  tn_text_buffer shown = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append_text(&shown, "see current operation: ");
  tn_script__append(s, op, true, false, &shown);
  const tn_location location = tn_location__from(context, tn_script__location(s, op));
  const tn_diagnostic note = {.context = context,
                              .severity = TN_SEVERITY_NOTE,
                              .location = location,
                              .message = tn_text_buffer_view(&shown)};
  const tn_diagnostic said = {.context = context,
                              .severity = severity,
                              .location = location,
                              .message = tn_text_buffer_view(message),
                              .notes = &note,
                              .note_count = context->omits_op_notes ? 0 : 1};
  tn_diagnostic__report(&said);
  tn_text_buffer_free(&shown);
}

void tn_script__silence(tn_script* s, size_t count) {
  while (s->message_count > count) {
    char* words = s->messages[--s->message_count].words;
    tn_deallocate(&s->rewriter->context->allocator, words, strlen(words) + 1);
  }
}

void tn_script__report(tn_script* s, size_t count) {
  const tn_context* context = s->rewriter->context;
  const size_t byte_size = (s->message_count - count) * sizeof(tn_diagnostic);
  tn_diagnostic* said = byte_size == 0 ? NULL : tn_allocate(&context->allocator, byte_size);
  if (byte_size != 0 && said == NULL) {
    tn_rewriter__fail(s->rewriter, tn_context__out_of_memory(context));
  }
  for (size_t i = count; said != NULL && i < s->message_count;) {
    size_t size = 0;
    do {
      const tn_script_message* message = &s->messages[i];
      said[size++] = (tn_diagnostic){.context = context,
                                     .severity = message->severity,
                                     .status = TN_VERIFY_FAILED,
                                     .location = tn_location__from(context, message->location),
                                     .message = tn_string_view_from(message->words)};
    } while (++i < s->message_count && s->messages[i].severity == TN_SEVERITY_NOTE);
    said[0].notes = said + 1;
    said[0].note_count = size - 1;
    tn_diagnostic__report(said);
  }
  tn_deallocate(&context->allocator, said, byte_size);
  tn_script__silence(s, count);
}
