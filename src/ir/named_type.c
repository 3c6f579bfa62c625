// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of types and their bodies, and the types that get them late.
//
// Invariants:
//   - bodies are kept in short form: a name inside stands without its body;
//   - a name's body is set once and never changed;
//   - `body` of a late type is the known definition of its short form.

#include "ir/named_type.h"

#include <string.h>

#include "base/judy_map.h"
#include "ir/op_diagnostic.h"
#include "ir/team.h"
#include "ir/uniqued.h"

/// A text that lives as long as the context.
typedef struct kept {
  struct kept* next;
  size_t size;
  char text[];
} kept;

typedef struct named {
  struct named* next;
  const kept* head;      ///< `struct<"name"`
  const kept* body;      ///< In short form; NULL until it is set.
  const void* told_for;  ///< What a team works on that made the name and told it; NULL: it stays.
  bool is_forgotten;     ///< As if it were not there.
} named;

typedef struct late {
  struct late* next;
  const tn_storage* storage;
  tn_string_view short_form;  ///< In the storage.
  const kept* body;           ///< Before it is published.
} late;

/// Of one dialect.
typedef struct tn_named_types {
  struct tn_named_types* next;
  tn_lock lock;
  const kept* dialect;
  const kept* opening;  ///< `struct<`
  tn_judy_names index;
  named* names;  ///< All of them.
  late* lates;
  kept* texts;
  size_t open_count;  ///< Names without a body.
  bool has_waited;    ///< There was one; read and written with __atomic builtins.
} tn_named_types;

static tn_string_view view(const kept* it) { return (tn_string_view){it->text, it->size}; }

static const kept* keep(tn_context* context, tn_named_types* it, tn_string_view text) {
  kept* made = tn_allocate(&context->allocator, sizeof *made + text.size);
  if (made == NULL) return NULL;
  *made = (kept){.next = it->texts, .size = text.size};
  if (text.size != 0) memcpy(made->text, text.data, text.size);
  it->texts = made;
  return made;
}

//===-- Forms ---------------------------------------------------------------------------------===//

/// Behind the string that begins at `at`.
static size_t string_end(tn_string_view text, size_t at) {
  for (++at; at < text.size && text.data[at] != '"'; ++at) at += text.data[at] == '\\';
  return at < text.size ? at + 1 : text.size;
}

/// The next `struct<"name"` at or after `*at`, which moves past it; empty if there is none.
static tn_string_view next_head(const tn_named_types* it, tn_string_view text, size_t* at) {
  const tn_string_view opening = view(it->opening);
  for (size_t i = *at; i < text.size; ++i) {
    if (text.data[i] == '"') {
      i = string_end(text, i) - 1;
    } else if (text.size - i > opening.size &&
               memcmp(text.data + i, opening.data, opening.size) == 0 &&
               text.data[i + opening.size] == '"') {
      *at = string_end(text, i + opening.size);
      return (tn_string_view){text.data + i, *at - i};
    }
  }
  *at = text.size;
  return (tn_string_view){NULL, 0};
}

/// Where the bracket is that closes what is open at `at`.
static size_t closing(tn_string_view text, size_t at) {
  size_t depth = 0;
  for (; at < text.size; ++at) {
    const char c = text.data[at];
    if (c == '"') {
      at = string_end(text, at) - 1;
    } else if (c == '-' && at + 1 < text.size && text.data[at + 1] == '>') {
      ++at;
    } else if (c == '<' || c == '(' || c == '[' || c == '{') {
      ++depth;
    } else if ((c == '>' || c == ')' || c == ']' || c == '}') && depth-- == 0) {
      break;
    }
  }
  return at;
}

static void put_short(const tn_named_types* it, tn_string_view text, tn_text_buffer* out) {
  for (size_t at = 0; at < text.size;) {
    const size_t start = at;
    const bool is_found = next_head(it, text, &at).size != 0;
    tn_text_buffer_append(out, text.data + start, at - start);
    if (is_found && at < text.size && text.data[at] == ',') at = closing(text, at);
  }
}

static named* find_any(const tn_named_types* it, const tn_allocator* allocator,
                       tn_string_view head) {
  uintptr_t found;
  const tn_status status = tn_judy_names_get(&it->index, allocator, head, &found);
  if (status == TN_OK) return (named*)found;
  // Without memory to look up a long name.
  named* name = status == TN_NOT_FOUND ? NULL : it->names;
  while (name != NULL && !tn_string_view_equal(view(name->head), head)) name = name->next;
  return name;
}

static named* find_name(const tn_named_types* it, const tn_allocator* allocator,
                        tn_string_view head) {
  named* name = find_any(it, allocator, head);
  return name == NULL || name->is_forgotten ? NULL : name;
}

typedef struct enclosing {
  const struct enclosing* outer;
  tn_string_view head;
} enclosing;

static bool is_around(const enclosing* around, tn_string_view head) {
  for (; around != NULL; around = around->outer) {
    if (tn_string_view_equal(around->head, head)) return true;
  }
  return false;
}

/// Names nest as deep as there are names.
static void put_whole(const tn_named_types* it, tn_string_view text, const enclosing* around,
                      tn_text_buffer* out) {
  for (size_t at = 0; at < text.size && !out->failed;) {
    const size_t start = at;
    const tn_string_view head = next_head(it, text, &at);
    tn_text_buffer_append(out, text.data + start, at - start);
    if (head.size == 0 || is_around(around, head)) continue;
    const named* name = find_name(it, out->allocator, head);
    tn_text_buffer_append_text(out, ", ");
    if (name == NULL || name->body == NULL) {
      tn_text_buffer_append_text(out, "opaque");
    } else {
      put_whole(it, view(name->body), &(enclosing){around, head}, out);
    }
  }
}

//===-- Late types ----------------------------------------------------------------------------===//

/// The word after the storage: the text of its body.
static const uint64_t* late_word(const tn_opaque_payload* payload) {
  const size_t offset =
      tn_opaque__word_offset(payload->dialect_size, payload->body_size & ~TN_OPAQUE_IS_LATE);
  return (const uint64_t*)(const void*)((const char*)payload + offset);
}

tn_string_view tn_late_type__body(const tn_opaque_payload* payload) {
  return view((const kept*)(uintptr_t)__atomic_load_n(late_word(payload), __ATOMIC_ACQUIRE));
}

/// The definition of the short form; NULL when out of memory.
static const kept* body_of(tn_context* context, tn_named_types* it, tn_string_view short_form) {
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  put_whole(it, short_form, NULL, &text);
  const kept* body = text.failed ? NULL : keep(context, it, tn_text_buffer_view(&text));
  tn_text_buffer_free(&text);
  return body;
}

static void publish(const late* type) {
  const tn_opaque_payload* payload = tn_storage_payload(type->storage);
  __atomic_store_n((uint64_t*)(uintptr_t)late_word(payload), (uint64_t)(uintptr_t)type->body,
                   __ATOMIC_RELEASE);
}

static tn_status make_late(tn_context* context, tn_named_types* it, tn_string_view short_form,
                           const tn_storage** out_storage) {
  for (const late* type = it->lates; type != NULL; type = type->next) {
    if (!tn_string_view_equal(type->short_form, short_form)) continue;
    *out_storage = type->storage;
    return TN_OK;
  }
  late* made = tn_allocate(&context->allocator, sizeof *made);
  const kept* body = made == NULL ? NULL : body_of(context, it, short_form);
  tn_status status =
      body == NULL ? tn_context__out_of_memory(context)
                   : tn_opaque__get_late(context, view(it->dialect), short_form, &made->storage);
  if (status != TN_OK) {
    tn_deallocate(&context->allocator, made, sizeof *made);
    return status;
  }
  const tn_opaque_payload* payload = tn_storage_payload(made->storage);
  made->short_form = (tn_string_view){payload->text + payload->dialect_size + 1, short_form.size};
  made->body = body;
  made->next = it->lates;
  it->lates = made;
  publish(made);
  *out_storage = made->storage;
  return TN_OK;
}

/// Whether a name in the text has no body yet.
static bool waits(const tn_context* context, const tn_named_types* it, tn_string_view text) {
  for (size_t at = 0; at < text.size;) {
    const tn_string_view head = next_head(it, text, &at);
    const named* name = head.size == 0 ? NULL : find_name(it, &context->allocator, head);
    if (name != NULL && name->body == NULL) return true;
  }
  return false;
}

//===-- Names ---------------------------------------------------------------------------------===//

static tn_named_types* types_of(const tn_context* context, tn_string_view dialect) {
  tn_named_types* it = __atomic_load_n(&context->named_types, __ATOMIC_ACQUIRE);
  while (it != NULL && !tn_string_view_equal(view(it->dialect), dialect)) it = it->next;
  return it;
}

static void free_types(tn_context* context, tn_named_types* it) {
  tn_judy_names_clear(&it->index);
  for (named* name; (name = it->names) != NULL;) {
    it->names = name->next;
    tn_deallocate(&context->allocator, name, sizeof *name);
  }
  for (late* type; (type = it->lates) != NULL;) {
    it->lates = type->next;
    tn_deallocate(&context->allocator, type, sizeof *type);
  }
  for (kept* text; (text = it->texts) != NULL;) {
    it->texts = text->next;
    tn_deallocate(&context->allocator, text, sizeof *text + text->size);
  }
  tn_lock_finalize(&it->lock);
  tn_deallocate(&context->allocator, it, sizeof *it);
}

static tn_named_types* make_types(tn_context* context, tn_string_view dialect,
                                  tn_string_view head) {
  const char* bracket = memchr(head.data, '<', head.size);
  tn_named_types* it = tn_allocate(&context->allocator, sizeof *it);
  if (it == NULL) return NULL;
  *it = (tn_named_types){.next = context->named_types};
  tn_lock_initialize(&it->lock, context->threading);
  it->dialect = keep(context, it, dialect);
  it->opening = keep(context, it, (tn_string_view){head.data, (size_t)(bracket - head.data) + 1});
  if (it->dialect == NULL || it->opening == NULL) {
    free_types(context, it);
    return NULL;
  }
  __atomic_store_n(&context->named_types, it, __ATOMIC_RELEASE);
  return it;
}

/// Those of a dialect, which are made if there are none.
static tn_status open_types(tn_context* context, tn_string_view dialect, tn_string_view head,
                            tn_named_types** out_types) {
  tn_lock_acquire(&context->lock);
  *out_types = types_of(context, dialect);
  if (*out_types == NULL) *out_types = make_types(context, dialect, head);
  tn_lock_release(&context->lock);
  return *out_types != NULL ? TN_OK : tn_context__out_of_memory(context);
}

static named* add_name(tn_context* context, tn_named_types* it, tn_string_view head) {
  named* forgotten = find_any(it, &context->allocator, head);
  if (forgotten != NULL) {
    forgotten->is_forgotten = false;
    ++it->open_count;
    return forgotten;
  }
  named* made = tn_allocate(&context->allocator, sizeof *made);
  if (made == NULL) return NULL;
  *made = (named){.next = it->names, .head = keep(context, it, head)};
  if (made->head == NULL ||
      tn_judy_names_set(&it->index, &context->allocator, head, (uintptr_t)made) != TN_OK) {
    tn_deallocate(&context->allocator, made, sizeof *made);
    return NULL;
  }
  it->names = made;
  ++it->open_count;
  return made;
}

static bool is_opaque(tn_string_view body) {
  return tn_string_view_equal(body, tn_string_view_from("opaque"));
}

/// Tells a name's body, in short form.
static tn_status tell(tn_context* context, tn_named_types* it, tn_string_view head,
                      tn_string_view body, tn_name_outcome* out_outcome) {
  named* name = find_name(it, &context->allocator, head);
  const bool is_new = name == NULL;
  *out_outcome = TN_NAME_FITS;
  if (!is_new && name->body != NULL) {
    if (tn_string_view_equal(view(name->body), body)) return TN_OK;
    *out_outcome = is_opaque(body) ? TN_NAME_IS_DEFINED : TN_NAME_DIFFERS;
    return TN_OK;
  }
  // One that waits for its body prints as one without.
  if (!is_new && is_opaque(body)) return TN_OK;
  if (is_new) name = add_name(context, it, head);
  if (name == NULL || (name->body = keep(context, it, body)) == NULL) return TN_OUT_OF_MEMORY;
  for (late* type = it->lates; type != NULL; type = type->next) {
    type->body = body_of(context, it, type->short_form);
    if (type->body != NULL) continue;
    name->body = NULL;
    return TN_OUT_OF_MEMORY;
  }
  for (const late* type = it->lates; type != NULL; type = type->next) publish(type);
  --it->open_count;
  name->told_for = is_new ? tn_team__work_at_hand() : NULL;
  return TN_OK;
}

tn_status tn_named_type__note(tn_context* context, tn_string_view dialect, tn_string_view head,
                              tn_string_view body, tn_name_outcome* out_outcome) {
  tn_named_types* it;
  *out_outcome = TN_NAME_FITS;
  TN_TRY(open_types(context, dialect, head, &it));
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  put_short(it, body, &text);
  tn_lock_acquire(&it->lock);
  const tn_status status = text.failed
                               ? TN_OUT_OF_MEMORY
                               : tell(context, it, head, tn_text_buffer_view(&text), out_outcome);
  tn_lock_release(&it->lock);
  tn_text_buffer_free(&text);
  return status == TN_OK ? TN_OK : tn_context__out_of_memory(context);
}

tn_status tn_named_type__find(tn_context* context, tn_string_view dialect, tn_string_view body,
                              const tn_storage** out_storage) {
  *out_storage = NULL;
  tn_named_types* it = types_of(context, dialect);
  if (TN_LIKELY(it == NULL || !__atomic_load_n(&it->has_waited, __ATOMIC_ACQUIRE))) return TN_OK;
  tn_status status = TN_OK;
  tn_lock_acquire(&it->lock);
  for (const late* type = it->lates; type != NULL && *out_storage == NULL; type = type->next) {
    const tn_storage* storage = type->storage;
    if (tn_string_view_equal(tn_opaque__body(tn_storage_payload(storage)), body)) {
      *out_storage = storage;
    }
  }
  if (*out_storage == NULL && it->open_count != 0 && waits(context, it, body)) {
    tn_text_buffer text = tn_text_buffer_make(&context->allocator);
    put_short(it, body, &text);
    status = text.failed ? tn_context__out_of_memory(context)
                         : make_late(context, it, tn_text_buffer_view(&text), out_storage);
    tn_text_buffer_free(&text);
  }
  tn_lock_release(&it->lock);
  return status;
}

/// Whether the text refers to a named type that it does not define before that place.
static bool names_outer(const tn_named_types* it, tn_string_view text) {
  for (size_t at = 0; at < text.size;) {
    const tn_string_view head = next_head(it, text, &at);
    if (head.size == 0 || at >= text.size || text.data[at] != '>') continue;
    const size_t size = (size_t)(head.data - text.data);
    const char* defined = memmem(text.data, size, head.data, head.size);
    if (defined == NULL || defined[head.size] != ',') return true;
  }
  return false;
}

tn_status tn_named_type__append_whole(tn_context* context, tn_string_view dialect,
                                      tn_string_view part, tn_text_buffer* text) {
  tn_named_types* it = types_of(context, dialect);
  if (TN_LIKELY(it == NULL || !names_outer(it, part))) {
    tn_text_buffer_append_view(text, part);
    return TN_OK;
  }
  tn_text_buffer short_form = tn_text_buffer_make(&context->allocator);
  put_short(it, part, &short_form);
  tn_lock_acquire(&it->lock);
  if (!short_form.failed) put_whole(it, tn_text_buffer_view(&short_form), NULL, text);
  tn_lock_release(&it->lock);
  const tn_status status = short_form.failed ? tn_context__out_of_memory(context) : TN_OK;
  tn_text_buffer_free(&short_form);
  return status;
}

bool tn_named_types__settle(tn_context* context, const void* data, bool stays) {
  bool any = false;
  tn_named_types* it = __atomic_load_n(&context->named_types, __ATOMIC_ACQUIRE);
  for (; it != NULL; it = it->next) {
    tn_lock_acquire(&it->lock);
    for (named* name = it->names; name != NULL; name = name->next) {
      if (name->told_for != data) continue;
      name->told_for = NULL;
      if (stays) continue;
      name->body = NULL;
      name->is_forgotten = true;
      any = true;
    }
    tn_lock_release(&it->lock);
  }
  return any;
}

void tn_named_types__free(tn_context* context) {
  while (context->named_types != NULL) {
    tn_named_types* it = context->named_types;
    context->named_types = it->next;
    free_types(context, it);
  }
}

//===-- In the API ----------------------------------------------------------------------------===//

/// `struct<"name"`
static void put_head(tn_text_buffer* head, tn_string_view word, tn_attribute name) {
  tn_text_buffer_append_view(head, word);
  tn_text_buffer_append_text(head, "<");
  tn_attribute__append_text(name, head);
}

/// The type of a name, with its body if it has one.
static tn_status get_named(tn_context* context, tn_named_types* it, tn_string_view head,
                           tn_type* out_type) {
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_lock_acquire(&it->lock);
  if (find_name(it, &context->allocator, head) == NULL && add_name(context, it, head) == NULL)
    text.failed = true;
  if (it->open_count != 0) __atomic_store_n(&it->has_waited, true, __ATOMIC_RELEASE);
  put_whole(it, head, NULL, &text);
  tn_lock_release(&it->lock);
  tn_text_buffer_append_text(&text, ">");
  const tn_status status = text.failed ? tn_context__out_of_memory(context)
                                       : tn_opaque_type__get(context, view(it->dialect),
                                                             tn_text_buffer_view(&text), out_type);
  tn_text_buffer_free(&text);
  return status;
}

bool tn_context_has_named_types(const tn_context* context) {
  return __atomic_load_n(&context->named_types, __ATOMIC_ACQUIRE) != NULL;
}

tn_status tn_named_type_get(tn_context* context, tn_string_view dialect, tn_string_view word,
                            tn_string_view name, tn_type* out_type) {
  tn_named_types* it = NULL;
  tn_attribute quoted;
  *out_type = (tn_type){NULL};
  TN_TRY(tn_opaque__check(context, dialect, word));
  TN_TRY(tn_string_attribute_get(context, name, &quoted));
  tn_text_buffer head = tn_text_buffer_make(&context->allocator);
  put_head(&head, word, quoted);
  tn_status status = head.failed ? tn_context__out_of_memory(context)
                                 : open_types(context, dialect, tn_text_buffer_view(&head), &it);
  if (status == TN_OK) status = get_named(context, it, tn_text_buffer_view(&head), out_type);
  tn_text_buffer_free(&head);
  return status;
}

tn_status tn_named_type_set_body(tn_type type, tn_string_view body) {
  tn_context* context = tn_type_context(type);
  if (context == NULL) return TN_INVALID_ARGUMENT;
  const tn_string_view dialect = tn_opaque_type_dialect(type);
  const tn_string_view text = tn_opaque_type_body(type);
  const char* bracket = text.size == 0 ? NULL : memchr(text.data, '<', text.size);
  tn_name_outcome outcome = TN_NAME_DIFFERS;
  if (bracket == NULL || bracket[1] != '"') {
    return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_location_unknown(context),
                            "the type is not a named type");
  }
  TN_TRY(tn_opaque__check(context, dialect, body));
  const size_t end = string_end(text, (size_t)(bracket - text.data) + 1);
  TN_TRY(tn_named_type__note(context, dialect, (tn_string_view){text.data, end}, body, &outcome));
  if (outcome == TN_NAME_FITS) return TN_OK;
  return tn_context__fail(context, TN_ALREADY_EXISTS, tn_location_unknown(context),
                          "the named type already has a different body");
}
