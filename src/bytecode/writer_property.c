// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes and properties of ops.
//
// From version 5 on, properties are separate from attributes: they are native if the layout of the
// op is known and the op matches it exactly; otherwise they are a dictionary. The following ops
// have all of their attributes in one dictionary, from which a reader that knows the op takes its
// properties: an op that does not match its known layout, an op of a dialect that some MLIRs lack,
// and every op before version 5.

#include "base/hash.h"
#include "base/order.h"
#include "bytecode/writer.h"

//===-- Layouts -------------------------------------------------------------------------------===//

static const tn_writer_property* properties_of(const tn_writer* writer,
                                               const tn_writer_name* name) {
  const tn_writer_property* all = writer->properties.items;
  return name->property_count == 0 ? NULL : all + name->first_property;
}

/// Returns the value of the op's property; 0 if it has none.
static tn_uref find_property(const tn_writer* writer, tn_op_cell* op,
                             const tn_writer_property* property) {
  const tn_shape_payload* shape = tn_op_cell__shape(writer->context, op);
  const int64_t index = property->key == 0 ? -1 : tn_shape__find(shape, property->key);
  return index < 0 ? 0 : tn_op_cell__attributes(writer->context, op)[index];
}

static tn_attribute attribute_at(const tn_writer* writer, tn_uref attribute) {
  return tn_attribute__from(writer->context, attribute);
}

/// The type only needs the right width: MLIR stores only the number.
static bool is_number(tn_attribute attribute, uint32_t width) {
  return tn_attribute__is(attribute, TN_ATTRIBUTE_INTEGER) &&
         tn_type_bit_width(tn_attribute_type(attribute)) == width;
}

/// Returns whether the attribute is a list of `count` numbers, at most one.
static bool is_list(tn_attribute attribute, size_t count) {
  return tn_attribute__is(attribute, TN_ATTRIBUTE_ARRAY) &&
         tn_array_attribute_count(attribute) == count &&
         (count == 0 || is_number(tn_array_attribute_element(attribute, 0), 64));
}

/// Returns whether the value can be encoded according to the layout.
static bool fits(const tn_writer* writer, const tn_writer_property* property, tn_uref value) {
  const tn_attribute attribute = attribute_at(writer, value);
  size_t size = 0;
  switch (property->kind) {
    case TN_PROPERTY_REQUIRED:
      return value != 0;
    case TN_PROPERTY_OPTIONAL:
      return true;
    case TN_PROPERTY_SEGMENTS:
      if (!tn_attribute__is(attribute, TN_ATTRIBUTE_DENSE_ARRAY)) return false;
      (void)tn_dense_array_attribute_data(attribute, &size);
      return size == property->segment_count * sizeof(int32_t) &&
             tn_dense_array_attribute_count(attribute) == property->segment_count;
    case TN_PROPERTY_NUMBER:
      return is_number(attribute, property->width);
    case TN_PROPERTY_LIST:
      return is_list(attribute, 0) || is_list(attribute, 1);
    default:
      return tn_attribute__is(attribute, TN_ATTRIBUTE_UNIT) ||
             (tn_attribute_is_bool(attribute) && tn_integer_attribute_value(attribute) == 0);
  }
}

/// Returns whether the op has all required properties of its layout, and no others.
static bool is_native(const tn_writer* writer, tn_op_cell* op, const tn_writer_name* name) {
  const tn_shape_payload* shape = tn_op_cell__shape(writer->context, op);
  const tn_writer_property* properties = properties_of(writer, name);
  uint32_t found = 0;
  for (uint32_t i = 0; i < name->property_count; ++i) {
    const tn_uref value = find_property(writer, op, &properties[i]);
    if (!fits(writer, &properties[i], value)) return false;
    if (value != 0) ++found;
  }
  return found == tn_shape__property_count(shape);
}

//===-- Numbers -------------------------------------------------------------------------------===//

/// An entry of a dictionary.
typedef struct named {
  uint32_t name;
  uint32_t value;
} named;

/// Returns whether the value is the default of a property that is not an attribute. MLIR cannot
/// read these from a dictionary.
static bool is_default(const tn_writer* writer, const tn_writer_name* name, tn_uref key,
                       tn_uref value) {
  const tn_writer_property* properties = properties_of(writer, name);
  for (uint32_t i = 0; i < name->property_count; ++i) {
    if (properties[i].key != key) continue;
    const tn_attribute attribute = attribute_at(writer, value);
    if (properties[i].kind == TN_PROPERTY_LIST) return is_list(attribute, 0);
    const uint32_t width = properties[i].kind == TN_PROPERTY_NUMBER ? properties[i].width
                           : properties[i].kind == TN_PROPERTY_BOOL ? 1
                                                                    : 0;
    return width != 0 && is_number(attribute, width) && tn_integer_attribute_value(attribute) == 0;
  }
  return false;
}

/// Merges properties and attributes, both sorted, into the scratch list; a property hides an
/// attribute of the same name.
static size_t merge(tn_writer* writer, tn_op_cell* op, const tn_writer_name* name,
                    uint32_t property_count, named* out) {
  const tn_context* context = writer->context;
  const tn_shape_payload* shape = tn_op_cell__shape(context, op);
  const uint32_t* values = tn_op_cell__attributes(context, op);
  uint32_t a = 0;
  uint32_t b = property_count;
  size_t count = 0;
  while (a < property_count || b < shape->key_count) {
    int order = a == property_count ? 1 : -1;
    if (a < property_count && b < shape->key_count) {
      order = tn_order__texts(tn_identifier__text(context, shape->keys[a]),
                              tn_identifier__text(context, shape->keys[b]));
    }
    const uint32_t from = order <= 0 ? a : b;
    if (order > 0 || !is_default(writer, name, shape->keys[from], values[from])) {
      out[count++] = (named){shape->keys[from] & TN_UREF_MASK, values[from]};
    }
    if (order <= 0) ++a;
    if (order >= 0) ++b;
  }
  return count;
}

/// Returns the entry of the merged dictionary; 0 if it is empty.
static uint32_t number_merged(tn_writer* writer, tn_op_cell* op, const tn_writer_name* name,
                              uint32_t property_count) {
  const tn_shape_payload* shape = tn_op_cell__shape(writer->context, op);
  writer->scratch.count = 0;
  if (!tn_writer__reserve(writer, &writer->scratch, 2 * (size_t)shape->key_count + 1,
                          sizeof(uint32_t))) {
    return 0;
  }
  named* out = writer->scratch.items;
  const size_t count = merge(writer, op, name, property_count, out);
  if (count == 0) return 0;
  const uint32_t* pairs = writer->scratch.items;
  const tn_named_part part = {.hash = tn_writer__dictionary_hash(pairs, 2 * count)};
  return tn_writer__dictionary_entry(writer, &part, pairs, 2 * count);
}

/// Returns the dictionary of keys `first` to `end`. If its hash is known, so are the pairs.
static uint32_t number_part(tn_writer* writer, tn_op_cell* op, uint32_t first, uint32_t end,
                            const tn_named_part* part, const uint32_t* known) {
  const tn_shape_payload* shape = tn_op_cell__shape(writer->context, op);
  const uint32_t* values = tn_op_cell__attributes(writer->context, op);
  const size_t count = 2 * (size_t)(end - first);
  if (part->hash != 0) {
    return tn_writer__dictionary_entry(writer, part, known + 2 * (size_t)first, count);
  }
  writer->scratch.count = 0;
  if (!tn_writer__reserve(writer, &writer->scratch, count + 1, sizeof(uint32_t))) return 0;
  uint32_t* pairs = writer->scratch.items;
  for (uint32_t i = first; i < end; ++i) {
    *pairs++ = shape->keys[i] & TN_UREF_MASK;
    *pairs++ = values[i];
  }
  pairs = writer->scratch.items;
  const tn_named_part own = {.hash = tn_writer__dictionary_hash(pairs, count)};
  return tn_writer__dictionary_entry(writer, &own, pairs, count);
}

/// Counts the attributes that native properties refer to.
static void number_native(tn_writer* writer, tn_op_cell* op, const tn_writer_name* name) {
  const tn_writer_property* properties = properties_of(writer, name);
  for (uint32_t i = 0; i < name->property_count; ++i) {
    const bool is_attribute = properties[i].kind == TN_PROPERTY_REQUIRED ||
                              properties[i].kind == TN_PROPERTY_OPTIONAL ||
                              (properties[i].kind == TN_PROPERTY_SEGMENTS &&
                               writer->version < TN_BYTECODE_WITH_SPARSE_SEGMENTS);
    const tn_uref value = is_attribute ? find_property(writer, op, &properties[i]) : 0;
    if (value != 0) (void)tn_writer__attribute_entry(writer, value);
  }
}

/// Marks that ops have the attribute as properties, and returns it.
static inline uint32_t as_properties(tn_writer* writer, uint32_t entry) {
  if (entry != 0) tn_writer__attribute_rank(writer, entry)->number = TN_AS_PROPERTIES;
  return entry;
}

/// Enters the dictionaries of both parts of an op without a layout.
static void number_known(tn_writer* writer, const tn_op_named* known, uint32_t* words) {
  const tn_named_part* properties = &known->properties;
  const tn_named_part* attributes = &known->attributes;
  const uint32_t* pairs = known->pairs + 2 * (size_t)properties->count;
  if (attributes->count != 0) {
    words[TN_OP_DICTIONARY] =
        tn_writer__dictionary_entry(writer, attributes, pairs, 2 * (size_t)attributes->count);
  }
  if (properties->count != 0) {
    const uint32_t entry = tn_writer__dictionary_entry(writer, properties, known->pairs,
                                                       2 * (size_t)properties->count);
    words[TN_OP_PROPERTIES] = as_properties(writer, entry);
  }
}

/// Enters properties that are a single attribute (operation.h). As in MLIR, they are not written
/// before version 5, nor if the layout of the op is known.
static void number_whole(tn_writer* writer, tn_op_cell* op, tn_writer_name* name,
                         const tn_op_named* known, uint32_t* words) {
  const tn_shape_payload* shape = tn_op_cell__shape(writer->context, op);
  const bool has_properties = writer->version >= TN_BYTECODE_WITH_PROPERTIES;
  name->is_known |= has_properties && name->has_layout;
  if (has_properties && !name->has_layout) {
    const tn_uref value = tn_op_cell__attributes(writer->context, op)[0];
    words[TN_OP_PROPERTIES] = as_properties(writer, tn_writer__attribute_entry(writer, value));
  }
  if (shape->key_count != 1) {
    words[TN_OP_DICTIONARY] =
        number_part(writer, op, 1, shape->key_count, &known->attributes, known->pairs);
  }
}

void tn_writer__number_attributes(tn_writer* writer, tn_op_cell* op, tn_writer_name* name,
                                  const tn_op_named* known, uint32_t* words) {
  const tn_shape_payload* shape = tn_op_cell__shape(writer->context, op);
  const bool has_properties = writer->version >= TN_BYTECODE_WITH_PROPERTIES;
  words[TN_OP_DICTIONARY] = 0;
  words[TN_OP_PROPERTIES] = 0;
  if (TN_LIKELY(shape->key_count == 0 && !name->has_layout)) return;
  if (TN_UNLIKELY(writer->whole != 0 && shape->key_count != 0 && shape->keys[0] == writer->whole)) {
    number_whole(writer, op, name, known, words);
    return;
  }
  if (known->properties.count + known->attributes.count != 0 && !name->has_layout &&
      has_properties) {
    number_known(writer, known, words);
    return;
  }
  const uint32_t property_count = tn_shape__property_count(shape);
  const bool knows =
      has_properties && name->has_layout && (!name->is_merged || property_count != 0);
  if (knows) name->is_known = true;
  const bool native = knows && !name->is_merged && is_native(writer, op, name);
  if (!has_properties || (knows && !native)) {
    if (shape->key_count != 0) {
      words[TN_OP_DICTIONARY] = number_merged(writer, op, name, property_count);
    }
    return;
  }
  if (property_count != shape->key_count) {
    words[TN_OP_DICTIONARY] =
        number_part(writer, op, property_count, shape->key_count, &known->attributes, known->pairs);
  }
  if (native) {
    words[TN_OP_PROPERTIES] = TN_NATIVE;
    ++writer->native_count;
    number_native(writer, op, name);
  } else if (property_count != 0) {
    words[TN_OP_PROPERTIES] = as_properties(
        writer, number_part(writer, op, 0, property_count, &known->properties, known->pairs));
  }
}

//===-- Bytes ---------------------------------------------------------------------------------===//

static void put_value(tn_writer* writer, tn_uref value, bool is_optional) {
  if (value == 0) {
    tn_writer__put_varint(writer, 0);
    return;
  }
  const uint64_t number = tn_writer__number_of(writer, value);
  tn_writer__put_varint(writer, is_optional ? number << 1 | 1u : number);
}

/// Writes counts, or only the nonzero ones if that is shorter.
static void put_counts(tn_writer* writer, const int32_t* counts, uint32_t count) {
  uint32_t filled = 0;
  uint32_t last = 0;
  for (uint32_t i = 0; i < count; ++i) {
    if (counts[i] == 0) continue;
    ++filled;
    last = i;
  }
  if (last > 256 || filled > count / 2) {
    tn_writer__put_varint(writer, (uint64_t)count << 1);
    for (uint32_t i = 0; i < count; ++i) tn_writer__put_varint(writer, (uint32_t)counts[i]);
    return;
  }
  tn_writer__put_varint(writer, (uint64_t)filled << 1 | 1u);
  if (filled == 0) return;
  const unsigned bits = last == 0 ? 0 : 32u - (unsigned)__builtin_clz(last);
  tn_writer__put_varint(writer, bits);
  for (uint32_t i = 0; i < count; ++i) {
    if (counts[i] != 0) tn_writer__put_varint(writer, (uint64_t)(uint32_t)counts[i] << bits | i);
  }
}

static void put_number(tn_writer* writer, tn_attribute number, uint32_t width) {
  const uint64_t bits = (uint64_t)tn_integer_attribute_value(number);
  tn_writer__put_varint(writer, width == 64 ? bits : bits & ((UINT64_C(1) << width) - 1));
}

static void put_list(tn_writer* writer, tn_attribute list) {
  const bool has_number = tn_array_attribute_count(list) != 0;
  tn_bytes__put(writer, writer->out, has_number ? 1 : 0);
  if (has_number) put_number(writer, tn_array_attribute_element(list, 0), 64);
}

static void put_property(tn_writer* writer, const tn_writer_property* property, tn_uref value) {
  const tn_attribute attribute = attribute_at(writer, value);
  size_t size;
  switch (property->kind) {
    case TN_PROPERTY_REQUIRED:
    case TN_PROPERTY_OPTIONAL:
      put_value(writer, value, property->kind == TN_PROPERTY_OPTIONAL);
      break;
    case TN_PROPERTY_SEGMENTS:
      if (writer->version < TN_BYTECODE_WITH_SPARSE_SEGMENTS) {
        put_value(writer, value, false);
      } else {
        put_counts(writer, tn_dense_array_attribute_data(attribute, &size),
                   property->segment_count);
      }
      break;
    case TN_PROPERTY_NUMBER:
      put_number(writer, attribute, property->width);
      break;
    case TN_PROPERTY_LIST:
      put_list(writer, attribute);
      break;
    case TN_PROPERTY_BOOL:
      tn_bytes__put(writer, writer->out, tn_attribute__is(attribute, TN_ATTRIBUTE_UNIT) ? 1 : 0);
      break;
  }
}

static void put_native(tn_writer* writer, tn_op_cell* op, const tn_writer_name* name) {
  const bool sizes_last = writer->version >= TN_BYTECODE_WITH_SPARSE_SEGMENTS;
  const tn_writer_property* properties = properties_of(writer, name);
  for (uint32_t i = 0; i < name->property_count; ++i) {
    if (sizes_last && properties[i].kind == TN_PROPERTY_SEGMENTS) continue;
    put_property(writer, &properties[i], find_property(writer, op, &properties[i]));
  }
  if (!sizes_last) return;
  for (uint32_t i = 0; i < name->property_count; ++i) {
    if (properties[i].kind != TN_PROPERTY_SEGMENTS) continue;
    put_property(writer, &properties[i], find_property(writer, op, &properties[i]));
  }
}

/// Adds the bytes as new properties, and returns their index.
static uint32_t add(tn_writer* writer, const uint8_t* data, size_t size) {
  tn_bytes__varint(writer, &writer->property_bytes, size);
  const tn_writer_span fresh = {writer->property_bytes.size, size};
  tn_bytes__append(writer, &writer->property_bytes, data, size);
  const uint32_t number = writer->named_count + (uint32_t)writer->property_spans.count;
  return tn_writer__push(writer, &writer->property_spans, &fresh, sizeof fresh) ? number : 0;
}

uint32_t tn_writer__enter_properties(tn_writer* writer, const uint8_t* data, size_t size) {
  const uint32_t hash = tn_table__hash(tn_hash_bytes(data, size, 1));
  size_t at = tn_table__start(&writer->property_table, hash);
  for (int64_t number; (number = tn_table__next(&writer->property_table, hash, &at)) >= 0;) {
    const tn_writer_span* known =
        (const tn_writer_span*)writer->property_spans.items + number - writer->named_count;
    if (known->size == size && memcmp(writer->property_bytes.data + known->at, data, size) == 0) {
      return (uint32_t)number;
    }
  }
  const uint32_t number = add(writer, data, size);
  tn_table__add(writer, &writer->property_table, hash, number);
  return number;
}

void tn_writer__add_named(tn_writer* writer, tn_writer_rank* rank) {
  tn_bytes__varint(writer, &writer->property_bytes, tn_varint__size(rank->number));
  tn_bytes__varint(writer, &writer->property_bytes, rank->number);
  rank->references = ++writer->named_count;
}

uint32_t tn_writer__native_properties(tn_writer* writer, tn_op_cell* op) {
  tn_bytes* out = writer->out;
  const tn_writer_slot* slot =
      tn_writer__slot(writer, tn_op_cell__shape(writer->context, op)->operation_name);
  if (slot == NULL) return 0;
  writer->out = &writer->property_scratch;
  writer->out->size = 0;
  put_native(writer, op, (const tn_writer_name*)writer->names.items + slot->number - 1);
  writer->out = out;
  return tn_writer__enter_properties(writer, writer->property_scratch.data,
                                     writer->property_scratch.size);
}
