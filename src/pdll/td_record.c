// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TableGen classes and records.

#include "pdll/tablegen.h"

static const tn_td_class* find_class(const tn_td_reader* reader, tn_string_view name) {
  return tn_pdll__named(reader->parser, &reader->defined->classes, name);
}

//===-- Fields --------------------------------------------------------------------------------===//

/// Parses `let name = value;` or `type name = value;` up to the semicolon.
static bool read_field(tn_td_reader* reader, tn_td_record* record) {
  const size_t start = reader->offset;
  tn_string_view name = tn_td__word(reader);
  if (tn_string_view_equal(name, tn_string_view_from("let"))) {
    name = tn_td__word(reader);
    if (tn_td__accept(reader, "{")) tn_td__skip_to(reader, "=");
  } else {
    // A type followed by a name.
    tn_td__skip_to(reader, "=;}");
    const char* end = reader->buffer->text.data + reader->offset;
    const char* begin = reader->buffer->text.data + start;
    while (end > begin && strchr(" \t\r\n", end[-1]) != NULL) --end;
    const char* last = end;
    while (last > begin && strchr(" \t\r\n>}", last[-1]) == NULL) --last;
    name = (tn_string_view){last, (size_t)(end - last)};
  }
  if (tn_td__accept(reader, "=")) {
    tn_td__bind(reader, &record->fields, name, tn_td__value(reader));
  }
  tn_td__skip_to(reader, ";}");
  return tn_td__accept(reader, ";") || reader->offset != start;
}

static bool read_fields(tn_td_reader* reader, tn_td_record* record) {
  if (!tn_td__accept(reader, "{")) {
    return tn_td__accept(reader, ";") || tn_td__fail(reader, reader->offset, "expected ';'");
  }
  while (!tn_td__accept(reader, "}")) {
    if (tn_td__is_at_end(reader) || !read_field(reader, record)) {
      return tn_td__fail(reader, reader->offset, "expected '}'");
    }
  }
  return true;
}

//===-- Classes -------------------------------------------------------------------------------===//

/// Binds the parameters of a class to the arguments.
static void bind_parameters(tn_td_reader* reader, const tn_td_value* arguments) {
  if (!tn_td__accept(reader, "<")) return;
  for (size_t i = 0; !tn_td__accept(reader, ">") && !tn_td__is_at_end(reader); ++i) {
    const size_t start = reader->offset;
    tn_td__skip_to(reader, "=,");
    const char* end = reader->buffer->text.data + reader->offset;
    const char* begin = reader->buffer->text.data + start;
    while (end > begin && strchr(" \t\r\n", end[-1]) != NULL) --end;
    const char* name = end;
    while (name > begin && strchr(" \t\r\n>", name[-1]) == NULL) --name;
    const tn_string_view text = {name, (size_t)(end - name)};
    tn_td_value value = {0};
    if (tn_td__accept(reader, "=")) value = tn_td__value(reader);
    if (i < arguments->count && arguments->labels[i].size == 0) value = arguments->items[i];
    for (size_t k = 0; k < arguments->count; ++k) {
      if (tn_string_view_equal(arguments->labels[k], text)) value = arguments->items[k];
    }
    tn_td__bind(reader, &reader->names, text, value);
    if (!tn_td__accept(reader, ",") && reader->offset == start) ++reader->offset;
  }
}

static bool read_parts(tn_td_reader* reader, tn_td_record* record);

/// Parses a class with arguments into a record.
static bool read_class(tn_td_reader* reader, const tn_td_class* from, tn_td_value arguments,
                       tn_td_record* record) {
  const tn_td_reader saved = *reader;
  if (!tn_td__enter(reader)) return false;
  reader->buffer = from->buffer;
  reader->offset = from->offset;
  reader->names = NULL;
  bind_parameters(reader, &arguments);
  const bool done = read_parts(reader, record);
  *reader = saved;
  return done;
}

/// Parses `: Class<...>, ...` and the body.
static bool read_parts(tn_td_reader* reader, tn_td_record* record) {
  if (tn_td__accept(reader, ":")) {
    do {
      const tn_string_view name = tn_td__word(reader);
      const tn_td_value arguments = tn_td__arguments(reader);
      const tn_td_class* found = find_class(reader, name);
      if (found == NULL) {
        tn_td__bind(reader, &record->parents, name, arguments);
      } else if (!read_class(reader, found, arguments, record)) {
        return false;
      }
    } while (tn_td__accept(reader, ","));
  }
  return reader->parser->status == TN_OK && read_fields(reader, record);
}

static bool skip_parts(tn_td_reader* reader) {
  tn_td__skip_to(reader, ";{");
  if (tn_td__accept(reader, ";")) return true;
  if (!tn_td__accept(reader, "{")) return tn_td__fail(reader, reader->offset, "expected '{'");
  tn_td__skip_to(reader, "}");
  return tn_td__accept(reader, "}") || tn_td__fail(reader, reader->offset, "expected '}'");
}

//===-- Files ---------------------------------------------------------------------------------===//

static bool define_class(tn_td_reader* reader) {
  tn_td_class* made = tn_arena__take(&reader->parser->arena, sizeof *made);
  if (made == NULL) return tn_pdll__out_of_memory(reader->parser);
  made->name = tn_td__word(reader);
  made->buffer = reader->buffer;
  made->offset = reader->offset;
  // A mere declaration has no parts.
  return skip_parts(reader) &&
         tn_pdll__name(reader->parser, &reader->defined->classes, made->name, made);
}

static bool define_record(tn_td_reader* reader, size_t place) {
  tn_td_record* record = tn_arena__take(&reader->parser->arena, sizeof *record);
  if (record == NULL) return tn_pdll__out_of_memory(reader->parser);
  record->name = tn_td__word(reader);
  record->place = (tn_pdll_place){reader->buffer, place};
  if (tn_td__accept(reader, "#")) (void)tn_td__value(reader);
  if (!read_parts(reader, record)) return false;
  record->next = reader->records;
  reader->records = record;
  return tn_pdll__name(reader->parser, &reader->defined->records, record->name, record);
}

/// Parses a top-level item.
static bool read_top(tn_td_reader* reader) {
  tn_td__skip_blank(reader);
  const size_t start = reader->offset;
  if (tn_td__accept(reader, "include")) {
    const tn_td_value name = tn_td__value(reader);
    return name.kind == TN_TD_STRING ? tn_td__include(reader, name.text)
                                     : (bool)tn_td__fail(reader, start, "expected a file name");
  }
  if (tn_td__accept(reader, "class")) return define_class(reader);
  if (tn_td__accept(reader, "def")) {
    tn_td__skip_blank(reader);
    return define_record(reader, reader->offset);
  }
  return tn_td__fail(reader, start, "expected 'include', 'class' or 'def'");
}

bool tn_td__read(tn_td_reader* reader, const tn_pdll_buffer* buffer) {
  const tn_td_reader saved = *reader;
  if (!tn_td__enter(reader)) return false;
  reader->buffer = buffer;
  reader->offset = 0;
  bool done = true;
  while (done && !tn_td__is_at_end(reader)) done = read_top(reader);
  reader->buffer = saved.buffer;
  reader->offset = saved.offset;
  --reader->depth;
  return done;
}
