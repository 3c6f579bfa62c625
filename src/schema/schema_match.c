// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Relations between types in schemas:
//
//   "all(lhs, rhs, sum)"                      all have the same type
//   "all-elements(lhs, rhs): message"         all have the same element type; likewise for shapes,
//                                             ranks and lengths; "together": all or none present
//   "result = i1-like(lhs): message"          one type is derived from another

#include "base/text_buffer.h"
#include "schema/schema_load.h"
#include "schema/schema_value.h"

typedef struct reader {
  const tn_schema_source* source;
  tn_op_schema* schema;
  tn_string_view rest;
  tn_string_view whole;
} reader;

static void skip_blanks(reader* self) {
  while (self->rest.size != 0 && *self->rest.data == ' ') {
    ++self->rest.data;
    --self->rest.size;
  }
}

static bool take_char(reader* self, char c) {
  skip_blanks(self);
  if (self->rest.size == 0 || *self->rest.data != c) return false;
  ++self->rest.data;
  --self->rest.size;
  return true;
}

static bool is_word_part(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '-' || c == '.';
}

static tn_string_view take_word(reader* self) {
  skip_blanks(self);
  const char* start = self->rest.data;
  while (self->rest.size != 0 && is_word_part(*self->rest.data)) {
    ++self->rest.data;
    --self->rest.size;
  }
  return (tn_string_view){start, (size_t)(self->rest.data - start)};
}

static tn_status refuse(const reader* self) {
  return tn_schema__fail(self->source, "cannot parse 'match': '%.*s'", (int)self->whole.size,
                         self->whole.data);
}

static tn_status take_place(reader* self, tn_place* out_place) {
  const tn_string_view name = take_word(self);
  *out_place = tn_op_schema__find(self->schema, name);
  if (out_place->kind <= TN_PLACE_ATTRIBUTE) return TN_OK;
  return tn_schema__fail(self->source, "match names '%.*s', which the op does not have",
                         (int)name.size, name.data);
}

static void add_match(reader* self, tn_place target, tn_place source, tn_transform transform,
                      tn_string_view message) {
  self->schema->matches[self->schema->match_count++] =
      (tn_type_match){target, source, transform, message};
}

/// A relation of several places: its keyword, and the end of its message.
typedef struct relation {
  const char* word;
  const char* end;
  tn_transform transform;
} relation;

static const relation relations[] = {
    {"all", "} have same type", TN_TRANSFORM_SAME},
    {"all-elements", "} have same element type", TN_COMPARE_ELEMENTS},
    {"all-shapes", "} have same shape", TN_COMPARE_SHAPES},
    {"all-ranks", "} have same rank", TN_COMPARE_RANKS},
    {"all-lengths", "} have same element count", TN_COMPARE_LENGTHS},
    {"together", "} are provided or none", TN_COMPARE_PRESENCE},
};

/// Parses a list of places and appends their names to the message.
static tn_status read_places(reader* self, tn_transform transform, tn_text_buffer* message) {
  tn_place first = {TN_PLACE_NONE, 0};
  do {
    tn_place place;
    skip_blanks(self);
    const char* start = self->rest.data;
    TN_TRY(take_place(self, &place));
    if (first.kind != TN_PLACE_NONE) tn_text_buffer_append_text(message, ", ");
    tn_text_buffer_append(message, start, (size_t)(self->rest.data - start));
    if (first.kind == TN_PLACE_NONE) {
      first = place;
    } else {
      add_match(self, place, first, transform, (tn_string_view){NULL, 0});
    }
  } while (take_char(self, ','));
  return take_char(self, ')') ? TN_OK : refuse(self);
}

/// Parses `: message` up to the end; without it, keeps the default message.
static tn_status read_message(reader* self, tn_string_view* message) {
  if (!take_char(self, ':')) return self->rest.size == 0 ? TN_OK : refuse(self);
  skip_blanks(self);
  *message = tn_arena__copy(&self->source->dialect->arena, self->rest);
  return message->data == NULL ? tn_schema__out_of_memory(self->source) : TN_OK;
}

/// Parses `(a, b, c): message` and relates each place to the first one.
static tn_status read_all(reader* self, const relation* wanted) {
  const uint32_t first_match = self->schema->match_count;
  tn_text_buffer message = tn_text_buffer_make(&self->source->context->allocator);
  tn_string_view kept = {NULL, 0};
  tn_text_buffer_append_text(&message, "all of {");
  tn_status status = read_places(self, wanted->transform, &message);
  tn_text_buffer_append_text(&message, wanted->end);
  if (status == TN_OK) {
    status = message.failed ? tn_schema__out_of_memory(self->source)
                            : tn_schema__keep(self->source, tn_text_buffer_view(&message), &kept);
  }
  tn_text_buffer_free(&message);
  if (status == TN_OK) status = read_message(self, &kept);
  for (uint32_t i = first_match; i < self->schema->match_count; ++i) {
    self->schema->matches[i].message = kept;
  }
  return status;
}

/// Parses `= transform(source): message`.
static tn_status read_one(reader* self, tn_place target) {
  tn_place source;
  tn_transform transform;
  if (!take_char(self, '=') || !tn_transform__named(take_word(self), &transform) ||
      !take_char(self, '(')) {
    return refuse(self);
  }
  TN_TRY(take_place(self, &source));
  if (!take_char(self, ')')) return refuse(self);
  tn_string_view message = {"", 0};
  TN_TRY(read_message(self, &message));
  add_match(self, target, source, transform, message);
  return TN_OK;
}

static tn_status read_match(reader* self) {
  const tn_string_view start = self->rest;
  const tn_string_view word = take_word(self);
  if (take_char(self, '(')) {
    for (size_t i = 0; i < sizeof relations / sizeof *relations; ++i) {
      if (!tn_string_view_equal(word, tn_string_view_from(relations[i].word))) continue;
      return read_all(self, &relations[i]);
    }
  }
  self->rest = start;
  tn_place target;
  TN_TRY(take_place(self, &target));
  return read_one(self, target);
}

tn_status tn_schema__load_matches(const tn_schema_source* source, tn_op_schema* schema) {
  uint32_t count = 0;
  TN_TRY(tn_schema__need_array(source, "match"));
  const tn_schema_value* item = tn_schema__items(source, "match", &count);
  size_t room = count;
  for (const tn_schema_value* self = item; self != NULL; self = self->next) {
    TN_TRY(tn_schema__need_string(source, "match", self));
    for (size_t k = 0; k < self->text.size; ++k) room += self->text.data[k] == ',';
  }
  if (room == 0) return TN_OK;
  schema->matches = tn_arena__take(&source->dialect->arena, room * sizeof *schema->matches);
  if (schema->matches == NULL) return tn_schema__out_of_memory(source);
  for (; item != NULL; item = item->next) {
    reader self = {.source = source, .schema = schema, .rest = item->text, .whole = item->text};
    TN_TRY(read_match(&self));
  }
  return TN_OK;
}
