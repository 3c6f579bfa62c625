// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Going over the texts of sdy's attributes. Source: the Shardy documentation of the dialect.
//
// A list is gone over twice when it is encoded, because its length comes first; an attribute inside
// is gone over silently, and what it is spelled with is an attribute of its own there.

#include "dialects/sdy/spelling.h"

#include <stdio.h>

#include "ir/textual.h"

static bool scan_axis_ref(tn_sdy_scan* it);
static bool scan_sharding(tn_sdy_scan* it);

static bool scan_plain_number(tn_sdy_scan* it) {
  int64_t number;
  if (!tn_sdy_scan__signed(it, &number)) return false;
  if (it->parts != NULL) {
    tn_text_buffer_append(&it->parts->numbers, (const char*)&number, sizeof number);
  }
  return true;
}

/// A string that is an attribute of its own.
static bool scan_string_attribute(tn_sdy_scan* it) {
  tn_string_view name;
  if (!tn_sdy_scan__quoted(it, &name)) return false;
  if (it->parts != NULL) {
    const tn_sdy_axis axis = {.name = name};
    tn_text_buffer_append(&it->parts->axes, (const char*)&axis, sizeof axis);
  }
  if (it->writer == NULL) return true;
  const tn_storage* string = NULL;
  if (tn_textual__parse(it->writer->context, (tn_string_view){name.data - 1, name.size + 2}, false,
                        &string) != TN_OK) {
    return false;
  }
  tn_writer__put_attribute(it->writer, string->self);
  return true;
}

/// A name that is a string of the file.
static bool scan_name(tn_sdy_scan* it, tn_string_view* out_name) {
  if (!tn_sdy_scan__quoted(it, out_name)) return false;
  if (it->writer == NULL) return true;
  if (memchr(out_name->data, '\\', out_name->size) != NULL) return false;
  tn_writer__put_string(it->writer, *out_name);
  return true;
}

//===-- Meshes --------------------------------------------------------------------------------===//

static bool scan_manual_axes(tn_sdy_scan* it) {
  return tn_sdy_scan__list_of(it, "{", "}", scan_string_attribute, false);
}

static bool scan_mesh_axis(tn_sdy_scan* it) {
  tn_sdy_axis axis = {0};
  tn_sdy_scan__skip_blanks(it);
  const char* at = it->at;
  if (!scan_name(it, &axis.name) || !tn_sdy_scan__expect(it, "=", "=") ||
      !tn_sdy_scan__signed(it, &axis.size)) {
    return false;
  }
  if (axis.size <= 0) {
    return tn_sdy_scan__fail(it, at, "axis size must be at least 1, got: %lld",
                             (long long)axis.size);
  }
  if (it->parts != NULL) {
    tn_text_buffer_append(&it->parts->axes, (const char*)&axis, sizeof axis);
  }
  return true;
}

static bool check_mesh(tn_sdy_scan* it, const char* at, tn_sdy_parts* parts, bool* out_plain);

/// The numbers of devices, if they are there; not spelled if they are plain.
static bool scan_devices(tn_sdy_scan* it, bool is_plain) {
  if (!tn_sdy_scan__take(it, ",")) {
    if (it->writer != NULL) tn_writer__put_varint(it->writer, 0);
    return true;
  }
  tn_text_buffer* text = it->text;
  if (is_plain) it->text = NULL;
  const bool is_right = (tn_sdy_scan__take_word(it, "device_ids") ||
                         tn_sdy_scan__fail(it, it->at, "expected 'device_ids'")) &&
                        tn_sdy_scan__expect(it, "=", ", device_ids=") &&
                        tn_sdy_scan__list_of(it, "[", "]", scan_plain_number, false);
  it->text = text;
  return is_right;
}

/// Numbers of devices that are in order go without saying.
static bool scan_mesh(tn_sdy_scan* it) {
  tn_sdy_parts parts = {0};
  bool is_plain = false;
  tn_sdy_scan__skip_blanks(it);
  const char* at = it->at;
  tn_sdy_scan ahead = *it;
  ahead.text = NULL;
  ahead.writer = NULL;
  ahead.parts = &parts;
  const tn_allocator* allocator = it->text != NULL     ? it->text->allocator
                                  : it->writer != NULL ? &it->writer->context->allocator
                                  : it->parts != NULL  ? it->parts->axes.allocator
                                                       : NULL;
  if (allocator != NULL) {
    parts.axes = parts.numbers = tn_text_buffer_make(allocator);
    bool is_right = tn_sdy_scan__expect(&ahead, "<", "<") &&
                    tn_sdy_scan__list(&ahead, "[", "]", scan_mesh_axis) &&
                    scan_devices(&ahead, false) && check_mesh(&ahead, at, &parts, &is_plain);
    tn_text_buffer_free(&parts.axes);
    tn_text_buffer_free(&parts.numbers);
    if (!is_right) {
      return tn_sdy_scan__fail(it, ahead.wrong_at != NULL ? ahead.wrong_at : at, "%s", ahead.wrong);
    }
  }
  return tn_sdy_scan__expect(it, "<", "<") && tn_sdy_scan__list(it, "[", "]", scan_mesh_axis) &&
         scan_devices(it, is_plain) && tn_sdy_scan__expect(it, ">", ">");
}

/// Shows the numbers in their order, as far as there is room.
static bool fail_order(tn_sdy_scan* it, const char* at, const int64_t* numbers, size_t count) {
  char text[64] = "";
  size_t size = 0;
  for (size_t shown = 0; shown < count && size < sizeof text - 24; ++shown) {
    // How many are smaller says where a number goes; equal ones stand side by side.
    for (size_t i = 0; i < count; ++i) {
      size_t place = 0;
      for (size_t k = 0; k < count; ++k) {
        place += numbers[k] < numbers[i] || (numbers[k] == numbers[i] && k < i);
      }
      if (place != shown) continue;
      size += (size_t)snprintf(text + size, sizeof text - size, shown == 0 ? "%lld" : ", %lld",
                               (long long)numbers[i]);
    }
  }
  return tn_sdy_scan__fail(it, at, "sorted device ids must be iota(product(axes)), got: %s", text);
}

/// Whether numbers of devices are each of 0, 1, ... once; and whether they are in order.
static bool check_order(tn_sdy_scan* it, const char* at, const int64_t* numbers, size_t count,
                        bool* out_plain) {
  *out_plain = true;
  for (size_t i = 0; i < count; ++i) *out_plain = *out_plain && numbers[i] == (int64_t)i;
  for (size_t i = 0; i < count && !*out_plain; ++i) {
    bool is_there = false;
    for (size_t k = 0; k < count && !is_there; ++k) is_there = numbers[k] == (int64_t)i;
    if (!is_there) return fail_order(it, at, numbers, count);
  }
  return true;
}

static bool check_mesh(tn_sdy_scan* it, const char* at, tn_sdy_parts* parts, bool* out_plain) {
  const int64_t* numbers = (const int64_t*)(const void*)parts->numbers.data;
  const size_t count = parts->numbers.size / sizeof *numbers;
  const size_t axis_count = tn_sdy_parts__axis_count(parts);
  int64_t product = 1;
  for (size_t i = 0; i < count; ++i) {
    if (numbers[i] >= 0) continue;
    return tn_sdy_scan__fail(it, at, "device id must be non-negative, got: %lld",
                             (long long)numbers[i]);
  }
  if (axis_count == 0 && count > 1) {
    return tn_sdy_scan__fail(it, at, "axes is empty and device_ids has more than one element");
  }
  for (size_t i = 0; i < axis_count; ++i) {
    const tn_sdy_axis* axis = tn_sdy_parts__axis(parts, i);
    if (__builtin_mul_overflow(product, axis->size, &product)) product = INT64_MAX;
    for (size_t k = 0; k < i; ++k) {
      if (!tn_string_view_equal(tn_sdy_parts__axis(parts, k)->name, axis->name)) continue;
      return tn_sdy_scan__fail(it, at, "duplicate axis name: \"%.*s\"", (int)axis->name.size,
                               axis->name.data);
    }
  }
  if (axis_count == 0 || count == 0) return true;
  if (product != (int64_t)count) {
    return tn_sdy_scan__fail(
        it, at,
        "total product of axis sizes must match total number of device ids, got: %lld "
        "!= %zu",
        (long long)product, count);
  }
  return check_order(it, at, numbers, count, out_plain);
}

//===-- Axes and dimensions -------------------------------------------------------------------===//

static bool scan_part(tn_sdy_scan* it, tn_sdy_axis* axis) {
  return tn_sdy_scan__expect(it, "(", "(") && tn_sdy_scan__signed(it, &axis->pre_size) &&
         tn_sdy_scan__expect(it, ")", ")") && tn_sdy_scan__signed(it, &axis->size);
}

static bool scan_sub_axis(tn_sdy_scan* it) {
  tn_sdy_axis axis;
  return scan_part(it, &axis);
}

/// A part of an axis, which is an attribute that may be missing.
static bool encode_part(tn_sdy_scan* it) {
  tn_writer* writer = it->writer;
  tn_attribute attribute = {NULL};
  tn_sdy_axis axis;
  const char* start = it->at;
  it->writer = NULL;
  const bool is_right = scan_part(it, &axis);
  it->writer = writer;
  if (!is_right) return false;
  if (!tn_sdy_scan__make(writer->context, "sub_axis_info",
                         (tn_string_view){start, (size_t)(it->at - start)}, &attribute)) {
    tn_writer__fail(writer, TN_OUT_OF_MEMORY);
  }
  tn_writer__put_optional_attribute(writer,
                                    attribute.storage == NULL ? 0 : attribute.storage->self);
  return true;
}

static bool scan_axis_ref(tn_sdy_scan* it) {
  tn_sdy_axis axis = {.group = it->parts != NULL ? (int32_t)it->parts->group : 0};
  if (!scan_name(it, &axis.name)) return false;
  if (tn_sdy_scan__take(it, ":")) {
    tn_sdy_scan__spell(it, ":");
    if (it->writer != NULL ? !encode_part(it) : !scan_part(it, &axis)) return false;
  } else if (it->writer != NULL) {
    tn_writer__put_optional_attribute(it->writer, 0);
  }
  if (it->parts != NULL) {
    tn_text_buffer_append(&it->parts->axes, (const char*)&axis, sizeof axis);
  }
  return true;
}

/// `p3`, where it is there.
static bool scan_priority(tn_sdy_scan* it, tn_sdy_dimension* dimension) {
  tn_sdy_scan__skip_blanks(it);
  const tn_string_view text = tn_sdy_scan__word(it);
  if (text.size == 0) return true;
  it->at += text.size;
  bool is_right = text.size >= 2 && text.data[0] == 'p';
  for (size_t i = 1; i < text.size; ++i) {
    is_right = is_right && text.data[i] >= '0' && text.data[i] <= '9';
    dimension->priority = dimension->priority * 10 + (text.data[i] - '0');
  }
  if (!is_right) {
    return tn_sdy_scan__fail(it, it->at, "expecting priority in format 'p<number>', got: %.*s",
                             (int)(text.size < 40 ? text.size : 40), text.data);
  }
  if (text.size > 2 && text.data[1] == '0') {
    return tn_sdy_scan__fail(it, it->at, "priorities with leading zeros are not allowed, got: %.*s",
                             (int)(text.size < 40 ? text.size : 40), text.data);
  }
  if (text.size > 19) {
    return tn_sdy_scan__fail(it, it->at, "expecting integer priority, got: %.*s", 40, text.data);
  }
  dimension->has_priority = true;
  if (it->text != NULL) tn_text_buffer_append_view(it->text, text);
  return true;
}

/// `"x", "y"}` or `"x", ?}`, from behind the brace.
static bool scan_dimension_axes(tn_sdy_scan* it, bool* out_closed, uint64_t* out_count) {
  *out_closed = true;
  for (*out_count = 0; !tn_sdy_scan__take(it, "}"); ++*out_count) {
    if (*out_count != 0 && !tn_sdy_scan__expect(it, ",", ", ")) return false;
    if (tn_sdy_scan__take(it, "?")) {
      *out_closed = false;
      tn_sdy_scan__spell(it, "?");
      if (!tn_sdy_scan__take(it, "}")) return tn_sdy_scan__fail(it, it->at, "expected '}'");
      break;
    }
    if (!tn_sdy_scan__inner(it, scan_axis_ref)) return false;
  }
  tn_sdy_scan__spell(it, "}");
  return true;
}

static bool scan_dimension(tn_sdy_scan* it) {
  tn_sdy_dimension dimension = {0};
  uint64_t count;
  if (!tn_sdy_scan__expect(it, "{", "{")) return false;
  if (it->writer != NULL) {
    tn_sdy_scan ahead = *it;
    ahead.writer = NULL;
    ahead.parts = NULL;
    if (!scan_dimension_axes(&ahead, &dimension.is_closed, &count)) return false;
    tn_writer__put_varint(it->writer, count);
  }
  if (!scan_dimension_axes(it, &dimension.is_closed, &count)) return false;
  const bool is_right = scan_priority(it, &dimension);
  if (it->writer != NULL) {
    tn_sdy_scan__put_truth(it->writer, dimension.is_closed);
    tn_writer__put_varint(it->writer,
                          (uint64_t)dimension.priority << 1 | (dimension.has_priority ? 1u : 0u));
  }
  if (it->parts == NULL) return is_right;
  tn_text_buffer_append(&it->parts->dimensions, (const char*)&dimension, sizeof dimension);
  ++it->parts->group;
  return is_right;
}

//===-- Shardings -----------------------------------------------------------------------------===//

/// `@mesh`, or `mesh<...>`.
static bool scan_mesh_or_name(tn_sdy_scan* it) {
  tn_sdy_scan__skip_blanks(it);
  const char* start = it->at;
  if (tn_sdy_scan__take_word(it, "mesh")) {
    if (it->writer == NULL) tn_sdy_scan__spell(it, "mesh");
    tn_sdy_parts* parts = it->parts;
    it->parts = NULL;
    const bool is_right = tn_sdy_scan__inner(it, scan_mesh);
    it->parts = parts;
    if (parts != NULL) parts->mesh = (tn_string_view){start, (size_t)(it->at - start)};
    return is_right;
  }
  if (!tn_sdy_scan__take(it, "@"))
    return tn_sdy_scan__fail(it, it->at, "invalid kind of attribute specified");
  tn_string_view name = {it->at, 0};
  if (it->at < it->end && *it->at == '"') {
    if (!tn_sdy_scan__quoted(&(tn_sdy_scan){.at = it->at, .end = it->end}, &name)) return false;
    it->at = name.data + name.size + 1;
  } else {
    name = tn_sdy_scan__word(it);
    if (name.size == 0) return tn_sdy_scan__fail(it, it->at, "expected '@' identifier");
    it->at += name.size;
  }
  const tn_string_view whole = {start, (size_t)(it->at - start)};
  if (it->text != NULL) tn_text_buffer_append_view(it->text, whole);
  if (it->parts != NULL) it->parts->mesh = whole;
  if (it->writer == NULL) return true;
  const tn_storage* reference = NULL;
  if (tn_textual__parse(it->writer->context, whole, false, &reference) != TN_OK) return false;
  tn_writer__put_attribute(it->writer, reference->self);
  return true;
}

static bool scan_axes(tn_sdy_scan* it, int32_t group) {
  if (it->parts != NULL) it->parts->group = (uint32_t)group;
  return tn_sdy_scan__list(it, "{", "}", scan_axis_ref);
}

/// The lists of axes behind the dimensions. As in MLIR, each stands once at most.
static bool scan_other_axes(tn_sdy_scan* it) {
  bool is_replicated = false;
  bool is_unreduced = false;
  while (tn_sdy_scan__take(it, ",")) {
    if (!is_replicated && tn_sdy_scan__take_word(it, "replicated")) {
      is_replicated = true;
      // Encoded, the list stands here only if there is another one in front of it.
      if (!tn_sdy_scan__expect(it, "=", ", replicated=") || !scan_axes(it, TN_SDY_REPLICATED))
        return false;
    } else if (!is_unreduced && tn_sdy_scan__take_word(it, "unreduced")) {
      is_unreduced = true;
      if (it->writer != NULL && !is_replicated) tn_writer__put_varint(it->writer, 0);
      if (!tn_sdy_scan__expect(it, "=", ", unreduced=") || !scan_axes(it, TN_SDY_UNREDUCED))
        return false;
    } else {
      return tn_sdy_scan__fail(
          it, it->at,
          "failed to parse Sdy_TensorSharding, expected valid named axis list after "
          "comma");
    }
  }
  if (it->writer != NULL && !is_replicated && !is_unreduced) tn_writer__put_varint(it->writer, 0);
  return true;
}

static bool scan_sharding(tn_sdy_scan* it) {
  return tn_sdy_scan__expect(it, "<", "<") && scan_mesh_or_name(it) &&
         tn_sdy_scan__expect(it, ",", ", ") && tn_sdy_scan__list(it, "[", "]", scan_dimension) &&
         scan_other_axes(it) && tn_sdy_scan__expect(it, ">", ">");
}

static bool scan_sharding_per_value(tn_sdy_scan* it) {
  return tn_sdy_scan__expect(it, "<", "<") && tn_sdy_scan__list(it, "[", "]", scan_sharding) &&
         tn_sdy_scan__expect(it, ">", ">");
}

//===-- Sharding rules ------------------------------------------------------------------------===//

#define FIRST_SYMBOL 'i'
#define SYMBOL_COUNT ('z' - FIRST_SYMBOL)

/// One symbol of `text`, from `*at` on: `i` to `z`, and from there on `z_1`.
static bool next_symbol(tn_sdy_scan* it, tn_string_view text, size_t* at, int64_t* out_index) {
  const char c = text.data[*at];
  if (c < FIRST_SYMBOL || c > 'z') {
    return tn_sdy_scan__fail(it, it->at, "expecting symbol from 'i' to 'z'. Received: '%c'", c);
  }
  ++*at;
  *out_index = c - FIRST_SYMBOL;
  if (c != 'z' || *at == text.size || text.data[*at] != '_') return true;
  int64_t number = 0;
  const size_t first = ++*at;
  for (; *at < text.size && text.data[*at] >= '0' && text.data[*at] <= '9'; ++*at) {
    if (*at - first < 17) number = number * 10 + (text.data[*at] - '0');
  }
  if (*at == first) {
    return tn_sdy_scan__fail(it, it->at, "expecting integer after 'z_'. Received: '%.*s'",
                             (int)(text.size < 40 ? text.size : 40), text.data);
  }
  if (text.data[first] == '0') {
    return tn_sdy_scan__fail(it, it->at,
                             "expecting positive integer without leading zeros. Received: '%.*s'",
                             (int)(*at - first < 40 ? *at - first : 40), text.data + first);
  }
  *out_index = number + SYMBOL_COUNT;
  return true;
}

static void note_factor(const tn_sdy_scan* it, int32_t list, int64_t number) {
  if (it->parts == NULL) return;
  const tn_sdy_factor factor = {list, (int32_t)it->parts->group, number};
  tn_text_buffer_append(&it->parts->factors, (const char*)&factor, sizeof factor);
}

/// `ij`: the factors of a dimension.
static bool scan_dim_mapping(tn_sdy_scan* it) {
  const tn_string_view text = tn_sdy_scan__word(it);
  uint64_t count = 0;
  int64_t index;
  it->at += text.size;
  for (size_t at = 0; at < text.size; ++count) {
    if (!next_symbol(it, text, &at, &index)) return false;
    note_factor(it, it->parts == NULL ? 0 : (int32_t)(it->parts->ranks.size / sizeof(int64_t)),
                index);
  }
  if (it->parts != NULL) ++it->parts->group;
  if (it->text != NULL) tn_text_buffer_append_view(it->text, text);
  if (it->writer == NULL) return true;
  tn_writer__put_varint(it->writer, count);
  for (size_t at = 0; at < text.size;) {
    if (!next_symbol(it, text, &at, &index)) return false;
    tn_writer__put_signed(it->writer, index);
  }
  return true;
}

static bool scan_tensor_mapping(tn_sdy_scan* it) {
  if (it->parts != NULL) it->parts->group = 0;
  if (!tn_sdy_scan__list(it, "[", "]", scan_dim_mapping)) return false;
  if (it->parts == NULL) return true;
  const int64_t rank = it->parts->group;
  tn_text_buffer_append(&it->parts->ranks, (const char*)&rank, sizeof rank);
  return true;
}

static void name_symbol(char text[24], int64_t index) {
  if (index <= SYMBOL_COUNT) {
    (void)snprintf(text, 24, "%c", (char)(FIRST_SYMBOL + index));
  } else {
    (void)snprintf(text, 24, "z_%llu", (unsigned long long)(index - SYMBOL_COUNT));
  }
}

/// `i=8`, in the order of the symbols.
static bool scan_factor_size(tn_sdy_scan* it, int64_t expected) {
  const tn_string_view text = tn_sdy_scan__word(it);
  size_t at = 0;
  int64_t index;
  int64_t size;
  if (text.size == 0) return tn_sdy_scan__fail(it, it->at, "expected valid keyword");
  it->at += text.size;
  if (!next_symbol(it, text, &at, &index)) return false;
  if (index != expected) {
    char symbols[2][24];
    name_symbol(symbols[0], expected);
    name_symbol(symbols[1], index);
    return tn_sdy_scan__fail(it, it->at,
                             "expecting factor indices to be ordered like an iota ([0,1,2,...], "
                             "e.g. {i=#, j=#, ...}). Expecting factor index symbol '%s', received: "
                             "'%s'",
                             symbols[0], symbols[1]);
  }
  if (at != text.size) {
    return tn_sdy_scan__fail(it, it->at, "expecting single factor symbol: %.*s",
                             (int)(text.size - at), text.data + at);
  }
  if (it->text != NULL) tn_text_buffer_append_view(it->text, text);
  if (!tn_sdy_scan__expect(it, "=", "=") || !tn_sdy_scan__signed(it, &size)) return false;
  note_factor(it, TN_SDY_SIZES, size);
  return true;
}

static bool scan_factor_sizes(tn_sdy_scan* it, uint64_t* out_count) {
  *out_count = 0;
  if (!tn_sdy_scan__take(it, "{")) return true;
  if (tn_sdy_scan__take(it, "}")) return true;
  tn_sdy_scan__spell(it, " {");
  do {
    if (*out_count != 0) tn_sdy_scan__spell(it, ", ");
    if (!scan_factor_size(it, (int64_t)*out_count)) return false;
    ++*out_count;
  } while (tn_sdy_scan__take(it, ","));
  return tn_sdy_scan__expect(it, "}", "}");
}

/// ` reduction={k}`; encoded, there is a list in any case.
static bool scan_factors(tn_sdy_scan* it, const char* name, int32_t list) {
  uint64_t count = 0;
  if (!tn_sdy_scan__take_word(it, name)) {
    if (it->writer != NULL) tn_writer__put_varint(it->writer, 0);
    return true;
  }
  if (!tn_sdy_scan__take(it, "=")) return tn_sdy_scan__fail(it, it->at, "expected '='");
  if (!tn_sdy_scan__take(it, "{")) return tn_sdy_scan__fail(it, it->at, "expected '{'");
  const char* start = it->at;
  for (int pass = it->writer == NULL; pass < 2; ++pass) {
    it->at = start;
    if (pass == 1 && it->writer != NULL) tn_writer__put_varint(it->writer, count);
    for (count = 0; !tn_sdy_scan__take(it, "}"); ++count) {
      int64_t index;
      size_t at = 0;
      if (count != 0 && !tn_sdy_scan__take(it, ","))
        return tn_sdy_scan__fail(it, it->at, "expected '}'");
      const tn_string_view text = tn_sdy_scan__word(it);
      it->at += text.size;
      if (text.size == 0) return tn_sdy_scan__fail(it, it->at, "expected valid keyword");
      if (!next_symbol(it, text, &at, &index)) return false;
      if (pass == 1) tn_sdy_scan__put_signed(it, index);
      note_factor(it, list, index);
      if (it->text == NULL) continue;
      tn_text_buffer_format(it->text, count == 0 ? " %s={" : ", ", name);
      tn_text_buffer_append(it->text, text.data, at);
    }
  }
  if (count != 0) tn_sdy_scan__spell(it, "}");
  return true;
}

static bool scan_mappings(tn_sdy_scan* it, const char* open) {
  return tn_sdy_scan__list(it, open, ")", scan_tensor_mapping);
}

/// The sizes stand behind the mappings, and are encoded in front of them.
static bool scan_rule(tn_sdy_scan* it) {
  uint64_t count;
  if (!tn_sdy_scan__expect(it, "<", "<")) return false;
  if (it->writer != NULL) {
    tn_sdy_scan ahead = *it;
    ahead.writer = NULL;
    if (!scan_mappings(&ahead, "(") || !tn_sdy_scan__take(&ahead, "->") ||
        !scan_mappings(&ahead, "(")) {
      return false;
    }
    tn_sdy_scan sizes = ahead;
    if (!scan_factor_sizes(&ahead, &count)) return false;
    tn_writer__put_varint(it->writer, count);
    sizes.writer = it->writer;
    if (!scan_factor_sizes(&sizes, &count)) return false;
  }
  if (!scan_mappings(it, "(") || !tn_sdy_scan__expect(it, "->", "->")) return false;
  if (it->parts != NULL) {
    it->parts->operand_count = (uint32_t)(it->parts->ranks.size / sizeof(int64_t));
  }
  if (!scan_mappings(it, "(")) return false;
  tn_writer* writer = it->writer;
  it->writer = NULL;
  const bool has_sizes = scan_factor_sizes(it, &count);
  it->writer = writer;
  if (!has_sizes || !scan_factors(it, "reduction", TN_SDY_REDUCTION) ||
      !scan_factors(it, "need_replication", TN_SDY_NEED_REPLICATION) ||
      !scan_factors(it, "permutation", TN_SDY_PERMUTATION) ||
      !scan_factors(it, "blocked_propagation", TN_SDY_BLOCKED)) {
    return false;
  }
  const bool is_custom = tn_sdy_scan__take(it, ",");
  if (is_custom && !tn_sdy_scan__take_word(it, "custom"))
    return tn_sdy_scan__fail(it, it->at, "expected 'custom'");
  if (is_custom) tn_sdy_scan__spell(it, ", custom");
  if (writer != NULL) tn_sdy_scan__put_truth(writer, is_custom);
  return tn_sdy_scan__expect(it, ">", ">");
}

//===-- Lists of axes -------------------------------------------------------------------------===//

static bool scan_axis_list(tn_sdy_scan* it) {
  const bool is_right = tn_sdy_scan__list(it, "{", "}", scan_axis_ref);
  if (it->parts != NULL) ++it->parts->group;
  return is_right;
}

static bool scan_axis_lists(tn_sdy_scan* it) {
  if (!tn_sdy_scan__list(it, "[", "]", scan_axis_list)) return false;
  return true;
}

static bool scan_parameter(tn_sdy_scan* it) {
  int64_t source;
  int64_t target;
  if (!scan_axis_list(it) || !tn_sdy_scan__expect(it, ":", ": ") ||
      !tn_sdy_scan__signed(it, &source) || !tn_sdy_scan__expect(it, "->", "->") ||
      !tn_sdy_scan__signed(it, &target)) {
    return false;
  }
  if (it->parts == NULL) return true;
  tn_text_buffer_append(&it->parts->numbers, (const char*)&source, sizeof source);
  tn_text_buffer_append(&it->parts->numbers, (const char*)&target, sizeof target);
  return true;
}

static bool scan_parameters(tn_sdy_scan* it) {
  return tn_sdy_scan__list(it, "[", "]", scan_parameter);
}

//===-- Edges of propagation ------------------------------------------------------------------===//
// These go as text in bytecode.

static bool scan_edge(tn_sdy_scan* it) {
  int64_t index;
  if (tn_sdy_scan__take_word(it, "operand")) {
    tn_sdy_scan__spell(it, "operand");
  } else if (tn_sdy_scan__take_word(it, "result")) {
    tn_sdy_scan__spell(it, "result");
  } else {
    return tn_sdy_scan__fail(it, it->at,
                             "expected ::mlir::sdy::EdgeNodeType to be one of: operand, result");
  }
  return tn_sdy_scan__expect(it, "-", "-") && tn_sdy_scan__number(it, &index);
}

static bool scan_edge_details(tn_sdy_scan* it) {
  return tn_sdy_scan__expect(it, "{", "{") && scan_axis_ref(it) &&
         tn_sdy_scan__expect(it, "=", " = ") && scan_edge(it) &&
         tn_sdy_scan__expect(it, "->", " -> ") && tn_sdy_scan__list(it, "[", "]", scan_edge) &&
         tn_sdy_scan__expect(it, "}", "}");
}

static bool scan_step(tn_sdy_scan* it) {
  int64_t index;
  if (!tn_sdy_scan__expect(it, "{", "{")) return false;
  if (!tn_sdy_scan__take_word(it, "step")) return tn_sdy_scan__fail(it, it->at, "expected 'step'");
  tn_sdy_scan__spell(it, "step");
  return tn_sdy_scan__expect(it, "-", "-") && tn_sdy_scan__number(it, &index) &&
         tn_sdy_scan__expect(it, "=", " = ") &&
         tn_sdy_scan__list(it, "[", "]", scan_edge_details) && tn_sdy_scan__expect(it, "}", "}");
}

static bool scan_edges(tn_sdy_scan* it) {
  return tn_sdy_scan__expect(it, "<", "<") && tn_sdy_scan__list(it, "[", "]", scan_step) &&
         tn_sdy_scan__expect(it, ">", ">");
}

//===-- The kinds -----------------------------------------------------------------------------===//

const tn_sdy_kind tn_sdy_kinds[] = {
    {"manual_axes", scan_manual_axes, 0},
    {"mesh_axis", scan_mesh_axis, 1},
    {"mesh", scan_mesh, 2},
    {"sub_axis_info", scan_sub_axis, 3},
    {"axis_ref", scan_axis_ref, 4},
    {"dimension_sharding", scan_dimension, 5},
    {"sharding", scan_sharding, 6},
    {"sharding_per_value", scan_sharding_per_value, 7},
    {"dim_mapping", scan_dim_mapping, 8},
    {"tensor_mapping", scan_tensor_mapping, 9},
    {"op_sharding_rule", scan_rule, 10},
    {"axis_ref_list", scan_axis_list, 11},
    {"list_of_axis_ref_lists", scan_axis_lists, 12},
    {"all_to_all_param", scan_parameter, 13},
    {"all_to_all_param_list", scan_parameters, 14},
    {"edge_value_ref", scan_edge, -1},
    {"axis_to_propagation_details", scan_edge_details, -1},
    {"propagation_one_step", scan_step, -1},
    {"propagation_edges", scan_edges, -1},
    {NULL, NULL, -1},
};

/// The mnemonic, which the word of a dim_mapping or an edge may follow right away.
const tn_sdy_kind* tn_sdy_kind__of(tn_string_view body, tn_string_view* out_rest) {
  const tn_sdy_kind* found = NULL;
  size_t found_size = 0;
  for (const tn_sdy_kind* kind = tn_sdy_kinds; kind->mnemonic != NULL; ++kind) {
    const size_t size = strlen(kind->mnemonic);
    if (body.size < size || size <= found_size || memcmp(body.data, kind->mnemonic, size) != 0) {
      continue;
    }
    const bool takes_word = kind->scan == scan_dim_mapping || kind->scan == scan_edge;
    if (body.size > size && tn_sdy_scan__is_word_character(body.data[size]) && !takes_word)
      continue;
    found = kind;
    found_size = size;
  }
  *out_rest = (tn_string_view){body.data + found_size, body.size - found_size};
  return found;
}

tn_status tn_sdy__spell(tn_context* context, tn_string_view body, tn_text_buffer* text,
                        tn_misspelling* out_wrong) {
  (void)context;
  tn_string_view rest;
  const tn_sdy_kind* kind = tn_sdy_kind__of(body, &rest);
  if (kind == NULL) {
    size_t size = 0;
    while (size < body.size && tn_sdy_scan__is_word_character(body.data[size])) ++size;
    out_wrong->at = body.data;
    (void)snprintf(out_wrong->words, sizeof out_wrong->words,
                   "unknown attribute `%.*s` in dialect `sdy`", (int)(size < 80 ? size : 80),
                   body.data);
    return TN_MALFORMED;
  }
  tn_sdy_scan it = {.at = rest.data, .end = rest.data + rest.size, .text = text};
  tn_text_buffer_append_text(text, kind->mnemonic);
  if (kind->scan(&it)) {
    tn_sdy_scan__skip_blanks(&it);
    if (it.at == it.end) return TN_OK;
    (void)tn_sdy_scan__fail(&it, it.at, "expected '>'");
  }
  out_wrong->at = it.wrong_at;
  memcpy(out_wrong->words, it.wrong, sizeof it.wrong);
  return TN_MALFORMED;
}

//===-- Parts ---------------------------------------------------------------------------------===//

bool tn_sdy_parts__take(const tn_context* context, tn_attribute attribute, const char* mnemonic,
                        tn_sdy_parts* out_parts) {
  const tn_text_buffer empty = tn_text_buffer_make(&context->allocator);
  *out_parts = (tn_sdy_parts){
      .axes = empty, .dimensions = empty, .numbers = empty, .factors = empty, .ranks = empty};
  if (!tn_attribute__is(attribute, TN_ATTRIBUTE_OPAQUE) ||
      !tn_string_view_equal(tn_opaque_attribute_dialect(attribute), tn_string_view_from("sdy"))) {
    return false;
  }
  tn_string_view rest;
  const tn_sdy_kind* kind = tn_sdy_kind__of(tn_opaque_attribute_body(attribute), &rest);
  if (kind == NULL || strcmp(kind->mnemonic, mnemonic) != 0) return false;
  tn_sdy_scan it = {.at = rest.data, .end = rest.data + rest.size, .parts = out_parts};
  return kind->scan(&it);
}

void tn_sdy_parts__free(tn_sdy_parts* parts) {
  tn_text_buffer_free(&parts->axes);
  tn_text_buffer_free(&parts->dimensions);
  tn_text_buffer_free(&parts->numbers);
  tn_text_buffer_free(&parts->factors);
  tn_text_buffer_free(&parts->ranks);
}
