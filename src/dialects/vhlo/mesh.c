// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Meshes of devices, their axes, and groups of replicas along them: the attributes of StableHLO
// that have others in their texts, which vhlo has as attributes of their own. Source: the StableHLO
// documentation of compatibility and of bytecode.

#include "bytecode/writer.h"
#include "dialects/vhlo/vhlo.h"
#include "schema/opaque_text.h"

enum { SUB_AXIS = 21, AXIS_REF = 22, GROUPS = 23, MESH_AXIS = 24, MESH = 25 };

//===-- To vhlo -------------------------------------------------------------------------------===//

/// Puts a reference to what an attribute's text becomes in vhlo.
static bool put_text(tn_context* context, tn_text_buffer* text, tn_string_view spelled) {
  const tn_storage* plain = tn_vhlo__parse(context, spelled, false);
  const tn_storage* made = plain == NULL ? NULL : tn_vhlo__attribute_from(context, plain);
  if (made != NULL) tn_vhlo__put(text, made);
  return made != NULL;
}

static bool put_named(tn_context* context, tn_text_buffer* text, tn_string_view body,
                      const char* name, const char* shown) {
  const tn_string_view field = tn_opaque_text__field(body, name);
  tn_text_buffer_append_text(text, shown);
  return field.data != NULL && put_text(context, text, field);
}

/// A list of attributes called `kind`, whose names may be left out: `[<name = "x">]`.
static bool put_list(tn_context* context, tn_text_buffer* text, tn_string_view list,
                     const char* kind) {
  if (list.size < 2) return false;
  tn_vhlo_scan it = {list.data + 1, list.data + list.size - 1};
  tn_text_buffer whole = tn_text_buffer_make(&context->allocator);
  for (bool is_first = true; it.at < it.end; is_first = false) {
    const tn_string_view item = tn_vhlo__item(&it);
    if (item.size == 0) break;
    tn_text_buffer_append_text(&whole, is_first ? "[" : ", ");
    if (item.data[0] == '<') tn_text_buffer_format(&whole, "#stablehlo.%s", kind);
    tn_text_buffer_append_view(&whole, item);
    if (!tn_vhlo__take(&it, ",")) break;
  }
  tn_text_buffer_append_text(&whole, whole.size == 0 ? "[]" : "]");
  const bool is_put = !whole.failed && put_text(context, text, tn_text_buffer_view(&whole));
  tn_text_buffer_free(&whole);
  return is_put;
}

/// `(2)4`: the part of that size behind so many devices.
static bool put_sub_axis(tn_context* context, tn_text_buffer* text, tn_string_view spelled) {
  int64_t before;
  int64_t size;
  tn_vhlo_scan it = {spelled.data, spelled.data + spelled.size};
  if (!tn_vhlo__take(&it, "(") || !tn_vhlo__take_signed(&it, &before) || !tn_vhlo__take(&it, ")") ||
      !tn_vhlo__take_signed(&it, &size)) {
    return false;
  }
  tn_text_buffer part = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_format(&part, "sub_axis_info_v1<pre_size = %lld, size = %lld>", (long long)before,
                        (long long)size);
  const tn_storage* made = tn_vhlo__make(context, &part, false);
  if (made != NULL) tn_vhlo__put(text, made);
  return made != NULL;
}

static bool put_axis(tn_context* context, tn_text_buffer* text, tn_string_view body) {
  const tn_string_view part = tn_opaque_text__field(body, "sub_axis_info");
  if (!put_named(context, text, body, "name", "axis_ref_v1<name = ")) return false;
  if (part.data == NULL) return true;
  tn_text_buffer_append_text(text, ", sub_axis_info = ");
  return put_sub_axis(context, text, part);
}

static bool put_mesh_axis(tn_context* context, tn_text_buffer* text, tn_string_view body) {
  const tn_string_view size = tn_opaque_text__field(body, "size");
  if (size.data == NULL || !put_named(context, text, body, "name", "mesh_axis_v1<name = ")) {
    return false;
  }
  tn_text_buffer_append_text(text, ", size = ");
  tn_text_buffer_append_view(text, size);
  return true;
}

static bool put_mesh(tn_context* context, tn_text_buffer* text, tn_string_view body) {
  tn_text_buffer_append_text(text, "mesh_v1<axes = ");
  if (!put_list(context, text, tn_opaque_text__field(body, "axes"), "mesh_axis")) return false;
  return tn_opaque_text__field(body, "device_ids").data == NULL ||
         put_named(context, text, body, "device_ids", ", device_ids = ");
}

static bool put_groups(tn_context* context, tn_text_buffer* text, tn_string_view body) {
  if (!put_named(context, text, body, "mesh", "replica_group_mesh_axes_v1<mesh = ")) return false;
  tn_text_buffer_append_text(text, ", axes = ");
  return put_list(context, text, tn_opaque_text__field(body, "axes"), "axis_ref");
}

bool tn_vhlo__put_of_mesh(tn_context* context, tn_text_buffer* text, tn_attribute attribute) {
  static const struct {
    const char* mnemonic;
    bool (*put)(tn_context* context, tn_text_buffer* text, tn_string_view body);
  } kinds[] = {{"axis_ref", put_axis},
               {"mesh_axis", put_mesh_axis},
               {"mesh", put_mesh},
               {"replica_group_mesh_axes", put_groups}};
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; ++i) {
    const tn_string_view body = tn_opaque_text__body(attribute, "stablehlo", kinds[i].mnemonic);
    if (body.data == NULL || !kinds[i].put(context, text, body)) continue;
    tn_text_buffer_append_text(text, ">");
    return true;
  }
  return false;
}

//===-- From vhlo -----------------------------------------------------------------------------===//

/// What stands behind the next name; NULL if it is another one or not there.
static const tn_storage* next_attribute(tn_context* context, tn_vhlo_scan* it, const char* name) {
  (void)tn_vhlo__take(it, ",");
  if (!tn_vhlo__take(it, name) || !tn_vhlo__take(it, "=")) return NULL;
  return tn_vhlo__parse(context, tn_vhlo__item(it), false);
}

/// Spells the plain attribute behind the next name.
static bool spell_next(tn_context* context, tn_text_buffer* text, tn_vhlo_scan* it,
                       const char* name) {
  const tn_storage* own = next_attribute(context, it, name);
  const tn_storage* plain = own == NULL ? NULL : tn_vhlo__attribute_to(context, own);
  if (plain == NULL) return false;
  const tn_attribute attribute = {plain};
  const bool is_symbol =
      strcmp(name, "mesh") == 0 && tn_attribute__is(attribute, TN_ATTRIBUTE_STRING);
  if (is_symbol) {
    tn_attribute symbol = {NULL};
    if (tn_symbol_ref_attribute_get(context, tn_string_attribute_value(attribute), NULL, 0,
                                    &symbol) != TN_OK) {
      return false;
    }
    tn_attribute__append_text(symbol, text);
  } else {
    tn_attribute__append_text(attribute, text);
  }
  return true;
}

static bool spell_axis(tn_context* context, tn_text_buffer* text, tn_vhlo_scan* it) {
  tn_vhlo_scan part;
  int64_t before;
  int64_t size;
  tn_text_buffer_append_text(text, "#stablehlo.axis_ref<name = ");
  if (!spell_next(context, text, it, "name")) return false;
  if (it->at == it->end) return true;
  const tn_storage* own = next_attribute(context, it, "sub_axis_info");
  if (!tn_vhlo__open(own, "sub_axis_info_v1", &part) || !tn_vhlo__take(&part, "pre_size") ||
      !tn_vhlo__take(&part, "=") || !tn_vhlo__take_signed(&part, &before) ||
      !tn_vhlo__take(&part, ",") || !tn_vhlo__take(&part, "size") || !tn_vhlo__take(&part, "=") ||
      !tn_vhlo__take_signed(&part, &size)) {
    return false;
  }
  tn_text_buffer_format(text, ", sub_axis_info = (%lld)%lld", (long long)before, (long long)size);
  return true;
}

static bool spell_mesh_axis(tn_context* context, tn_text_buffer* text, tn_vhlo_scan* it) {
  tn_text_buffer_append_text(text, "#stablehlo.mesh_axis<name = ");
  if (!spell_next(context, text, it, "name")) return false;
  tn_text_buffer_append(text, it->at, (size_t)(it->end - it->at));
  return true;
}

/// Axes in a mesh are spelled without their kind.
static bool spell_mesh(tn_context* context, tn_text_buffer* text, tn_vhlo_scan* it) {
  static const char kind[] = "#stablehlo.mesh_axis";
  const tn_storage* own = next_attribute(context, it, "axes");
  const tn_attribute axes = {own == NULL ? NULL : tn_vhlo__attribute_to(context, own)};
  if (!tn_attribute__is(axes, TN_ATTRIBUTE_ARRAY)) return false;
  tn_text_buffer_append_text(text, "#stablehlo.mesh<axes=[");
  for (size_t i = 0; i < tn_array_attribute_count(axes); ++i) {
    tn_text_buffer axis = tn_text_buffer_make(&context->allocator);
    tn_attribute__append_text(tn_array_attribute_element(axes, i), &axis);
    const bool is_axis = axis.size >= sizeof kind && memcmp(axis.data, kind, sizeof kind - 1) == 0;
    if (i != 0) tn_text_buffer_append_text(text, ", ");
    if (is_axis)
      tn_text_buffer_append(text, axis.data + sizeof kind - 1, axis.size - sizeof kind + 1);
    tn_text_buffer_free(&axis);
    if (!is_axis) return false;
  }
  tn_text_buffer_append_text(text, "]");
  if (it->at == it->end) return true;
  tn_text_buffer_append_text(text, ", device_ids=");
  return spell_next(context, text, it, "device_ids");
}

static bool spell_groups(tn_context* context, tn_text_buffer* text, tn_vhlo_scan* it) {
  tn_text_buffer_append_text(text, "#stablehlo.replica_group_mesh_axes<mesh = ");
  if (!spell_next(context, text, it, "mesh")) return false;
  tn_text_buffer_append_text(text, ", axes = ");
  return spell_next(context, text, it, "axes");
}

const tn_storage* tn_vhlo__of_mesh(tn_context* context, const tn_storage* attribute) {
  static const struct {
    const char* kind;
    bool (*spell)(tn_context* context, tn_text_buffer* text, tn_vhlo_scan* it);
  } kinds[] = {{"axis_ref_v1", spell_axis},
               {"mesh_axis_v1", spell_mesh_axis},
               {"mesh_v1", spell_mesh},
               {"replica_group_mesh_axes_v1", spell_groups}};
  const tn_storage* made = NULL;
  tn_vhlo_scan it;
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; ++i) {
    if (!tn_vhlo__open(attribute, kinds[i].kind, &it)) continue;
    tn_text_buffer text = tn_text_buffer_make(&context->allocator);
    const bool is_spelled = kinds[i].spell(context, &text, &it);
    tn_text_buffer_append_text(&text, ">");
    if (is_spelled && !text.failed)
      made = tn_vhlo__parse(context, tn_text_buffer_view(&text), false);
    tn_text_buffer_free(&text);
    break;
  }
  return made;
}

//===-- Encoding ------------------------------------------------------------------------------===//

static bool write_next(tn_writer* writer, tn_vhlo_scan* it, const char* name) {
  const tn_storage* own = next_attribute(writer->context, it, name);
  if (own != NULL) tn_writer__put_attribute(writer, own->self);
  return own != NULL;
}

static bool write_number(tn_writer* writer, tn_vhlo_scan* it, const char* name) {
  int64_t number;
  (void)tn_vhlo__take(it, ",");
  if (!tn_vhlo__take(it, name) || !tn_vhlo__take(it, "=") || !tn_vhlo__take_signed(it, &number)) {
    return false;
  }
  tn_writer__put_signed(writer, number);
  return true;
}

static bool write_sub_axis(tn_writer* writer, tn_vhlo_scan* it) {
  tn_writer__put_varint(writer, SUB_AXIS);
  return write_number(writer, it, "pre_size") && write_number(writer, it, "size");
}

static bool write_axis(tn_writer* writer, tn_vhlo_scan* it) {
  tn_writer__put_varint(writer, AXIS_REF);
  if (!write_next(writer, it, "name")) return false;
  const bool has_part = it->at != it->end;
  tn_writer__put_varint(writer, has_part);
  return !has_part || write_next(writer, it, "sub_axis_info");
}

static bool write_mesh_axis(tn_writer* writer, tn_vhlo_scan* it) {
  tn_writer__put_varint(writer, MESH_AXIS);
  return write_next(writer, it, "name") && write_number(writer, it, "size");
}

static bool write_mesh(tn_writer* writer, tn_vhlo_scan* it) {
  tn_writer__put_varint(writer, MESH);
  if (!write_next(writer, it, "axes")) return false;
  const tn_storage* ids = next_attribute(writer->context, it, "device_ids");
  tn_writer__put_optional_attribute(writer, ids == NULL ? 0 : ids->self);
  return true;
}

static bool write_groups(tn_writer* writer, tn_vhlo_scan* it) {
  tn_writer__put_varint(writer, GROUPS);
  return write_next(writer, it, "mesh") && write_next(writer, it, "axes");
}

const tn_vhlo_encoding tn_vhlo_mesh_encodings[TN_VHLO_MESH_ENCODINGS] = {
    {"sub_axis_info_v1", write_sub_axis},
    {"axis_ref_v1", write_axis},
    {"mesh_axis_v1", write_mesh_axis},
    {"mesh_v1", write_mesh},
    {"replica_group_mesh_axes_v1", write_groups}};
