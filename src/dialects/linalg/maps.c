// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Default indexing maps of named ops. MLIR caches them in the discardable attribute
// `linalg.memoized_indexing_maps` on first use, which includes verification; so an op parsed from
// custom assembly has this attribute, and generic assembly prints it.

#include "dialects/linalg/linalg.h"
#include "dialects/linalg/structure.h"
#include "schema/custom_assembly.h"

typedef struct indexing {
  const char* name;  ///< Without the dialect.
  uint32_t dimension_count;
  const char* results;  ///< The results of each map, separated by semicolons.
} indexing;

static const indexing table[] = {
#include "dialects/linalg/maps.inc"
};

static const indexing* find(tn_string_view name) {
  const tn_string_view bare = {name.data + strlen("linalg."), name.size - strlen("linalg.")};
  for (size_t i = 0; i < sizeof table / sizeof *table; ++i) {
    if (tn_string_view_equal(tn_string_view_from(table[i].name), bare)) return &table[i];
  }
  return NULL;
}

/// An op that is being parsed, or an existing op.
typedef struct asked {
  const tn_reading* reading;  ///< NULL for an existing op.
  const tn_context* context;
  tn_ref op;
} asked;

static tn_attribute attribute_of(const asked* self, const char* name) {
  if (self->reading == NULL) return (tn_attribute){tn_op__inherent(self->context, self->op, name)};
  const tn_place place = tn_op_schema__find(self->reading->schema, tn_string_view_from(name));
  if (place.kind != TN_PLACE_ATTRIBUTE) return (tn_attribute){NULL};
  return (tn_attribute){tn_reading__attribute(self->reading, place.index)};
}

/// Returns stride or dilation `index`; 1 if absent.
static int64_t factor(const asked* self, const char* name, size_t index) {
  const tn_attribute value = attribute_of(self, name);
  if (!tn_attribute__is(value, TN_ATTRIBUTE_DENSE_ELEMENTS)) return 1;
  size_t size = 0;
  const char* data = tn_dense_elements_attribute_data(value, &size);
  int64_t number = 1;
  if (tn_dense_elements_attribute_is_splat(value)) index = 0;
  if (size / sizeof number <= index) return 1;
  memcpy(&number, data + index * sizeof number, sizeof number);
  return number;
}

static void append_head(tn_text_buffer* text, const indexing* of) {
  tn_text_buffer_append_text(text, "affine_map<(");
  for (uint32_t i = 0; i < of->dimension_count; ++i) {
    tn_text_buffer_format(text, i == 0 ? "d%u" : ", d%u", i);
  }
  tn_text_buffer_append_text(text, ") -> (");
}

/// Appends the text of the maps; substitutes strides and dilations.
static void append_maps(tn_text_buffer* text, const asked* self, const indexing* of) {
  tn_text_buffer_append_text(text, "[");
  append_head(text, of);
  for (const char* at = of->results; *at != '\0'; ++at) {
    if (*at == ';') {
      tn_text_buffer_append_text(text, ")>, ");
      append_head(text, of);
    } else if (*at == 'S' || *at == 'D') {
      const char* name = *at == 'S' ? "strides" : "dilations";
      ++at;
      tn_text_buffer_format(text, "%lld", (long long)factor(self, name, (size_t)(*at - '0')));
    } else {
      tn_text_buffer_append_view(text, (tn_string_view){at, 1});
    }
  }
  tn_text_buffer_append_text(text, ")>]");
}

static tn_status read_maps(tn_context* context, const asked* self, const indexing* of,
                           tn_attribute* out_maps) {
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  append_maps(&text, self, of);
  const tn_string_view view = tn_text_buffer_view(&text);
  const tn_file_range start = {.file = view, .start_line = 1, .start_column = 1};
  const tn_status status = text.failed
                               ? tn_context__out_of_memory(context)
                               : tn_parser__attribute_of_any(context, view, &start, NULL, out_maps);
  tn_text_buffer_free(&text);
  return status;
}

tn_status tn_linalg__maps_of_name(tn_context* context, tn_ref op, tn_attribute* out_maps) {
  const asked self = {NULL, context, op};
  out_maps->storage = NULL;
  const indexing* of = find(tn_op__kept_name(context, op));
  return of == NULL ? TN_OK : read_maps(context, &self, of, out_maps);
}

tn_status tn_linalg__add_maps(tn_parser* parser, tn_op_frame* frame) {
  const tn_reading reading = {
      .parser = parser, .frame = frame, .schema = tn_op_schema__of(frame->definition)};
  const indexing* of = find(tn_parser__op_name(parser, frame));
  if (of == NULL) return TN_OK;
  const size_t base = parser->named.count;
  tn_named_attribute entry;
  TN_TRY(tn_identifier_get(parser->context, tn_string_view_from("linalg.memoized_indexing_maps"),
                           &entry.name));
  const asked from = {&reading, parser->context, 0};
  TN_TRY(read_maps(parser->context, &from, of, &entry.value));
  TN_TRY(tn_parser__push(parser, &parser->named, &entry, sizeof entry));
  return tn_parser__take_attributes(parser, frame, base, false, false);
}
