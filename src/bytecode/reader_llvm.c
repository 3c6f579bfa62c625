// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The llvm dialect's own encodings: debug information and annotations of loops. A code says which
// attribute it is, and its fields follow; what is read is kept in the dialect's spelling, with
// references to the attributes inside.
//
// Source: the dialect's bytecode definition for the order, its attribute definitions for the words.

#include "base/text_buffer.h"
#include "bytecode/reader.h"
#include "bytecode/reader_dialect.h"
#include "ir/textual.h"

//===-- Words ---------------------------------------------------------------------------------===//

enum { TN_DWARF_TAG, TN_DWARF_ATE, TN_DWARF_LANG, TN_DWARF_CC, TN_DWARF_OP };

static const char* const dwarf_prefixes[] = {"DW_TAG_", "DW_ATE_", "DW_LANG_", "DW_CC_", "DW_OP_"};

typedef struct dwarf_name {
  uint16_t set;
  uint16_t number;
  const char* name;
} dwarf_name;

static const dwarf_name dwarf_names[] = {
#include "bytecode/dwarf_names.inc"
};

static const char* find_dwarf_name(unsigned set, uint64_t number) {
  for (size_t i = 0; i < sizeof dwarf_names / sizeof dwarf_names[0]; ++i) {
    if (dwarf_names[i].set == set && dwarf_names[i].number == number) return dwarf_names[i].name;
  }
  return NULL;
}

typedef struct flag {
  uint32_t bits;
  const char* name;
} flag;

// Flags of several bits stand in front of those with one of them.
static const flag debug_flags[] = {{3, "Public"},
                                   {2, "Protected"},
                                   {1, "Private"},
                                   {1u << 2, "FwdDecl"},
                                   {1u << 3, "AppleBlock"},
                                   {1u << 4, "ReservedBit4"},
                                   {1u << 5, "Virtual"},
                                   {1u << 6, "Artificial"},
                                   {1u << 7, "Explicit"},
                                   {1u << 8, "Prototyped"},
                                   {1u << 9, "ObjcClassComplete"},
                                   {1u << 10, "ObjectPointer"},
                                   {1u << 11, "Vector"},
                                   {1u << 12, "StaticMember"},
                                   {1u << 13, "LValueReference"},
                                   {1u << 14, "RValueReference"},
                                   {1u << 15, "ExportSymbols"},
                                   {1u << 16,
                                    "SingleInheritance|MultipleInheritance|"
                                    "VirtualInheritance"},
                                   {1u << 18, "IntroducedVirtual"},
                                   {1u << 19, "BitField"},
                                   {1u << 20, "NoReturn"},
                                   {1u << 22, "TypePassByValue"},
                                   {1u << 23, "TypePassByReference"},
                                   {1u << 24, "EnumClass"},
                                   {1u << 25, "Thunk"},
                                   {1u << 26, "NonTrivial"},
                                   {1u << 27, "BigEndian"},
                                   {1u << 28, "LittleEndian"},
                                   {1u << 29, "AllCallsDescribed"},
                                   {0, NULL}};

static const flag subprogram_flags[] = {
    {1u << 0, "Virtual"},    {1u << 1, "PureVirtual"}, {1u << 2, "LocalToUnit"},
    {1u << 3, "Definition"}, {1u << 4, "Optimized"},   {1u << 5, "Pure"},
    {1u << 6, "Elemental"},  {1u << 7, "Recursive"},   {1u << 8, "MainSubprogram"},
    {1u << 9, "Deleted"},    {1u << 11, "ObjCDirect"}, {0, NULL}};

static const char* const emission_kinds[] = {"None", "Full", "LineTablesOnly",
                                             "DebugDirectivesOnly"};
static const char* const name_table_kinds[] = {"Default", "GNU", "None", "Apple"};

//===-- Fields --------------------------------------------------------------------------------===//

typedef enum field_kind {
  FIELD_STRING,           ///< A string's number.
  FIELD_ATTRIBUTE,        ///< One that is there.
  FIELD_OPTIONAL,         ///< One that may be missing.
  FIELD_ANY,              ///< Likewise, of any kind, which is spelled then.
  FIELD_LIST,             ///< Of attributes.
  FIELD_NUMBER,           ///< Always spelled.
  FIELD_COUNT,            ///< Left out if it is zero.
  FIELD_OPTIONAL_NUMBER,  ///< With a flag that it is there.
  FIELD_TRUTH,            ///< Always spelled.
  FIELD_MARK,             ///< Left out if it is false.
  FIELD_TAG,
  FIELD_ENCODING,
  FIELD_LANGUAGE,
  FIELD_CONVENTION,
  FIELD_FLAGS,
  FIELD_SUBPROGRAM_FLAGS,
  FIELD_EMISSION_KIND,
  FIELD_NAME_TABLE_KIND
} field_kind;

typedef struct field {
  const char* name;
  field_kind kind;
} field;

#define FIELD_MAX 18u

/// By code; one without fields is read in a way of its own.
typedef struct record {
  const char* name;
  field fields[FIELD_MAX];
} record;

enum { CODE_EXPRESSION_ELEMENT = 4, CODE_EXPRESSION = 5, CODE_FILE = 6 };

static const record records[] = {
    {"di_basic_type",
     {{"tag", FIELD_TAG},
      {"name", FIELD_STRING},
      {"sizeInBits", FIELD_COUNT},
      {"encoding", FIELD_ENCODING}}},
    {"di_compile_unit",
     {{"id", FIELD_ATTRIBUTE},
      {"sourceLanguage", FIELD_LANGUAGE},
      {"file", FIELD_ATTRIBUTE},
      {"producer", FIELD_OPTIONAL},
      {"isOptimized", FIELD_TRUTH},
      {"emissionKind", FIELD_EMISSION_KIND},
      {"nameTableKind", FIELD_NAME_TABLE_KIND}}},
    {"di_composite_type",
     {{"recId", FIELD_OPTIONAL},
      {"isRecSelf", FIELD_MARK},
      {"tag", FIELD_TAG},
      {"name", FIELD_OPTIONAL},
      {"file", FIELD_OPTIONAL},
      {"line", FIELD_COUNT},
      {"scope", FIELD_OPTIONAL},
      {"baseType", FIELD_OPTIONAL},
      {"flags", FIELD_FLAGS},
      {"sizeInBits", FIELD_COUNT},
      {"alignInBits", FIELD_COUNT},
      {"dataLocation", FIELD_OPTIONAL},
      {"rank", FIELD_OPTIONAL},
      {"allocated", FIELD_OPTIONAL},
      {"associated", FIELD_OPTIONAL},
      {"elements", FIELD_LIST}}},
    {"di_derived_type",
     {{"tag", FIELD_TAG},
      {"name", FIELD_OPTIONAL},
      {"baseType", FIELD_OPTIONAL},
      {"sizeInBits", FIELD_COUNT},
      {"alignInBits", FIELD_COUNT},
      {"offsetInBits", FIELD_COUNT},
      {"dwarfAddressSpace", FIELD_OPTIONAL_NUMBER},
      {"extraData", FIELD_OPTIONAL}}},
    {"di_expression_elem", {{NULL, FIELD_NUMBER}}},
    {"di_expression", {{NULL, FIELD_NUMBER}}},
    {"di_file", {{NULL, FIELD_NUMBER}}},
    {"di_global_variable",
     {{"scope", FIELD_OPTIONAL},
      {"name", FIELD_OPTIONAL},
      {"linkageName", FIELD_OPTIONAL},
      {"file", FIELD_ATTRIBUTE},
      {"line", FIELD_NUMBER},
      {"type", FIELD_ATTRIBUTE},
      {"isLocalToUnit", FIELD_MARK},
      {"isDefined", FIELD_MARK},
      {"alignInBits", FIELD_COUNT}}},
    {"di_global_variable_expression", {{"var", FIELD_ATTRIBUTE}, {"expr", FIELD_OPTIONAL}}},
    {"di_imported_entity",
     {{"tag", FIELD_TAG},
      {"scope", FIELD_ATTRIBUTE},
      {"entity", FIELD_ATTRIBUTE},
      {"file", FIELD_OPTIONAL},
      {"line", FIELD_COUNT},
      {"name", FIELD_OPTIONAL},
      {"elements", FIELD_LIST}}},
    {"di_label",
     {{"scope", FIELD_ATTRIBUTE},
      {"name", FIELD_OPTIONAL},
      {"file", FIELD_OPTIONAL},
      {"line", FIELD_COUNT}}},
    {"di_lexical_block",
     {{"scope", FIELD_ATTRIBUTE},
      {"file", FIELD_OPTIONAL},
      {"line", FIELD_COUNT},
      {"column", FIELD_COUNT}}},
    {"di_lexical_block_file",
     {{"scope", FIELD_ATTRIBUTE}, {"file", FIELD_OPTIONAL}, {"discriminator", FIELD_NUMBER}}},
    {"di_local_variable",
     {{"scope", FIELD_ATTRIBUTE},
      {"name", FIELD_OPTIONAL},
      {"file", FIELD_OPTIONAL},
      {"line", FIELD_COUNT},
      {"arg", FIELD_COUNT},
      {"alignInBits", FIELD_COUNT},
      {"type", FIELD_OPTIONAL},
      {"flags", FIELD_FLAGS}}},
    {"di_namespace",
     {{"name", FIELD_OPTIONAL}, {"scope", FIELD_OPTIONAL}, {"exportSymbols", FIELD_TRUTH}}},
    {"di_subprogram",
     {{"recId", FIELD_OPTIONAL},
      {"isRecSelf", FIELD_MARK},
      {"id", FIELD_OPTIONAL},
      {"compileUnit", FIELD_OPTIONAL},
      {"scope", FIELD_OPTIONAL},
      {"name", FIELD_OPTIONAL},
      {"linkageName", FIELD_OPTIONAL},
      {"file", FIELD_OPTIONAL},
      {"line", FIELD_COUNT},
      {"scopeLine", FIELD_COUNT},
      {"subprogramFlags", FIELD_SUBPROGRAM_FLAGS},
      {"type", FIELD_OPTIONAL},
      {"retainedNodes", FIELD_LIST},
      {"annotations", FIELD_LIST}}},
    {"di_subrange",
     {{"count", FIELD_ANY},
      {"lowerBound", FIELD_ANY},
      {"upperBound", FIELD_ANY},
      {"stride", FIELD_ANY}}},
    {"di_subroutine_type", {{"callingConvention", FIELD_CONVENTION}, {"types", FIELD_LIST}}},
    {"loop_annotation",
     {{"disableNonforced", FIELD_OPTIONAL},
      {"vectorize", FIELD_OPTIONAL},
      {"interleave", FIELD_OPTIONAL},
      {"unroll", FIELD_OPTIONAL},
      {"unrollAndJam", FIELD_OPTIONAL},
      {"licm", FIELD_OPTIONAL},
      {"distribute", FIELD_OPTIONAL},
      {"pipeline", FIELD_OPTIONAL},
      {"peeled", FIELD_OPTIONAL},
      {"unswitch", FIELD_OPTIONAL},
      {"mustProgress", FIELD_OPTIONAL},
      {"isVectorized", FIELD_OPTIONAL},
      {"startLoc", FIELD_OPTIONAL},
      {"endLoc", FIELD_OPTIONAL},
      {"parallelAccesses", FIELD_LIST}}},
};

/// The attribute while it is spelled.
typedef struct spelling {
  tn_reader* reader;
  tn_cursor* cursor;
  tn_text_buffer* text;
  const char* name;  ///< Of the attribute, for messages.
  bool has_fields;
} spelling;

static tn_status read_number(spelling* it, uint64_t* out_number) {
  return tn_reader__varint(it->reader, it->cursor, it->name, out_number);
}

static tn_status read_truth(spelling* it, bool* out_truth) {
  uint8_t byte;
  *out_truth = false;
  if (!tn_cursor__byte(it->cursor, &byte)) {
    return tn_reader__truncated(it->reader, it->cursor, it->name);
  }
  *out_truth = byte != 0;
  return TN_OK;
}

/// `name = `, with a comma in front if it is not the first.
static void put_name(spelling* it, const field* part) {
  tn_text_buffer_format(it->text, "%s%s = ", it->has_fields ? ", " : "", part->name);
  it->has_fields = true;
}

//===-- Attributes inside ---------------------------------------------------------------------===//

static tn_status append_text(void* user_data, const char* bytes, size_t size) {
  tn_text_buffer_append(user_data, bytes, size);
  return TN_OK;
}

/// The kinds that stand there without their name, being the only ones that can.
static bool is_bare(tn_string_view body, size_t* out_name_size) {
  static const char* const names[] = {"di_expression_elem ", "di_expression<"};
  for (size_t i = 0; i < 2; ++i) {
    const size_t size = strlen(names[i]);
    if (body.size < size || memcmp(body.data, names[i], size) != 0) continue;
    *out_name_size = i == 0 ? size : size - 1;
    return true;
  }
  return false;
}

static tn_status put_attribute(spelling* it, const tn_storage* attribute, bool may_be_bare) {
  if (attribute == NULL) return TN_OK;
  if (attribute->kind == tn_attribute__storage_kind(TN_ATTRIBUTE_OPAQUE)) {
    const tn_string_view body = tn_opaque__body(tn_storage_payload(attribute));
    size_t name_size;
    if (may_be_bare && is_bare(body, &name_size)) {
      tn_text_buffer_append(it->text, body.data + name_size, body.size - name_size);
      return TN_OK;
    }
  } else if (attribute->kind < TN_STORAGE_LOCATION_BASE &&
             attribute->kind != tn_attribute__storage_kind(TN_ATTRIBUTE_DISTINCT)) {
    return tn_textual__print(attribute, append_text, it->text);
  }
  tn_text_buffer_format(it->text, "%c%08x", TN_OPAQUE_REFERENCE, attribute->self);
  return TN_OK;
}

/// An attribute with the flag that it is there; `*out_attribute` is NULL also when it has to be read
/// first.
static tn_status read_optional(spelling* it, bool* out_there, const tn_storage** out_attribute) {
  const uint8_t* at = it->cursor->at;
  uint64_t index;
  *out_there = false;
  *out_attribute = NULL;
  TN_TRY(read_number(it, &index));
  if ((index & 1u) == 0) return TN_OK;
  *out_there = true;
  return tn_reader__inner_attribute_at(it->reader, at, index >> 1, out_attribute);
}

static tn_status put_optional(spelling* it, const field* part) {
  bool there;
  const tn_storage* attribute;
  TN_TRY(read_optional(it, &there, &attribute));
  if (!there) return TN_OK;
  put_name(it, part);
  return put_attribute(it, attribute, part->kind != FIELD_ANY);
}

static tn_status put_list(spelling* it, const field* part) {
  bool there;
  size_t count;
  TN_TRY(read_truth(it, &there));
  if (!there) return TN_OK;
  TN_TRY(tn_reader__count(it->reader, it->cursor, it->name, &count));
  if (part != NULL) put_name(it, part);
  for (size_t i = 0; i < count; ++i) {
    const tn_storage* attribute;
    TN_TRY(read_optional(it, &there, &attribute));
    if (i != 0) tn_text_buffer_append_text(it->text, ", ");
    TN_TRY(put_attribute(it, attribute, true));
  }
  return TN_OK;
}

//===-- Words ---------------------------------------------------------------------------------===//

static tn_status refuse_number(const spelling* it, const uint8_t* at, const char* what,
                               uint64_t number) {
  return tn_reader__error(it->reader, at, "%s %llu of a %s is not known", what,
                          (unsigned long long)number, it->name);
}

static tn_status put_dwarf(spelling* it, const field* part, unsigned set, bool elides_zero) {
  const uint8_t* at = it->cursor->at;
  uint64_t number;
  TN_TRY(read_number(it, &number));
  if (number == 0 && elides_zero) return TN_OK;
  const char* name = find_dwarf_name(set, number);
  if (name == NULL) return refuse_number(it, at, dwarf_prefixes[set], number);
  if (part != NULL) put_name(it, part);
  tn_text_buffer_format(it->text, "%s%s", dwarf_prefixes[set], name);
  return TN_OK;
}

static tn_status put_word(spelling* it, const field* part, const char* const words[4],
                          bool elides_zero) {
  const uint8_t* at = it->cursor->at;
  uint64_t number;
  TN_TRY(read_number(it, &number));
  if (number == 0 && elides_zero) return TN_OK;
  if (number >= 4) return refuse_number(it, at, part->name, number);
  put_name(it, part);
  tn_text_buffer_append_text(it->text, words[number]);
  return TN_OK;
}

/// A word, or several in quotes.
static tn_status put_flags(spelling* it, const field* part, const flag* flags) {
  const uint8_t* at = it->cursor->at;
  uint64_t bits;
  TN_TRY(read_number(it, &bits));
  if (bits == 0) return TN_OK;
  uint64_t left = bits;
  const char* separator = "";
  tn_text_buffer words = tn_text_buffer_make(it->text->allocator);
  for (const flag* known = flags; known->name != NULL; ++known) {
    if ((left & known->bits) != known->bits) continue;
    left &= ~(uint64_t)known->bits;
    tn_text_buffer_format(&words, "%s%s", separator, known->name);
    separator = "|";
  }
  const tn_string_view text = tn_text_buffer_view(&words);
  const bool is_one = text.size != 0 && memchr(text.data, '|', text.size) == NULL;
  put_name(it, part);
  tn_text_buffer_format(it->text, is_one ? "%.*s" : "\"%.*s\"", (int)text.size, text.data);
  it->text->failed = it->text->failed || words.failed;
  tn_text_buffer_free(&words);
  return left == 0 ? TN_OK : refuse_number(it, at, part->name, bits);
}

//===-- Any field -----------------------------------------------------------------------------===//

/// A string from the file's table, as an attribute spells it.
static tn_status put_string(spelling* it) {
  tn_string_view text;
  tn_attribute attribute;
  TN_TRY(tn_reader__read_string(it->reader, it->cursor, &text));
  TN_TRY(tn_string_attribute_get(it->reader->context, text, &attribute));
  return put_attribute(it, attribute.storage, true);
}

static tn_status put_number(spelling* it, const field* part) {
  uint64_t number;
  TN_TRY(read_number(it, &number));
  if (part->kind == FIELD_COUNT && number == 0) return TN_OK;
  if (part->kind == FIELD_OPTIONAL_NUMBER) {
    if ((number & 1u) == 0) return TN_OK;
    number >>= 1;
  }
  put_name(it, part);
  tn_text_buffer_append_unsigned(it->text, number);
  return TN_OK;
}

static tn_status put_truth(spelling* it, const field* part) {
  bool truth;
  TN_TRY(read_truth(it, &truth));
  if (part->kind == FIELD_MARK && !truth) return TN_OK;
  put_name(it, part);
  tn_text_buffer_append_text(it->text, truth ? "true" : "false");
  return TN_OK;
}

static tn_status put_required(spelling* it, const field* part) {
  const tn_storage* attribute;
  TN_TRY(tn_reader__inner_attribute(it->reader, it->cursor, &attribute));
  put_name(it, part);
  return put_attribute(it, attribute, true);
}

static tn_status put_field(spelling* it, const field* part) {
  switch (part->kind) {
    case FIELD_STRING:
      put_name(it, part);
      return put_string(it);
    case FIELD_ATTRIBUTE:
      return put_required(it, part);
    case FIELD_OPTIONAL:
    case FIELD_ANY:
      return put_optional(it, part);
    case FIELD_LIST:
      return put_list(it, part);
    case FIELD_NUMBER:
    case FIELD_COUNT:
    case FIELD_OPTIONAL_NUMBER:
      return put_number(it, part);
    case FIELD_TRUTH:
    case FIELD_MARK:
      return put_truth(it, part);
    case FIELD_TAG:
      return put_dwarf(it, part, TN_DWARF_TAG, true);
    case FIELD_ENCODING:
      return put_dwarf(it, part, TN_DWARF_ATE, true);
    case FIELD_LANGUAGE:
      return put_dwarf(it, part, TN_DWARF_LANG, false);
    case FIELD_CONVENTION:
      return put_dwarf(it, part, TN_DWARF_CC, true);
    case FIELD_FLAGS:
      return put_flags(it, part, debug_flags);
    case FIELD_SUBPROGRAM_FLAGS:
      return put_flags(it, part, subprogram_flags);
    case FIELD_EMISSION_KIND:
      return put_word(it, part, emission_kinds, false);
    default:
      return put_word(it, part, name_table_kinds, true);
  }
}

//===-- Those without names -------------------------------------------------------------------===//

/// ` DW_OP_name(1, 2)`; an operation that converts says to which encoding.
static tn_status put_element(spelling* it) {
  const uint8_t* at = it->cursor->at;
  uint64_t code;
  bool there;
  size_t count;
  tn_cursor ahead = *it->cursor;
  if (!tn_cursor__varint(&ahead, &code)) code = 0;
  tn_text_buffer_append_text(it->text, " ");
  TN_TRY(put_dwarf(it, NULL, TN_DWARF_OP, false));
  TN_TRY(read_truth(it, &there));
  if (!there) return TN_OK;
  TN_TRY(tn_reader__count(it->reader, it->cursor, it->name, &count));
  const char* name = find_dwarf_name(TN_DWARF_OP, code);
  const bool converts = name != NULL && strcmp(name, "LLVM_convert") == 0;
  for (size_t i = 0; i < count; ++i) {
    tn_text_buffer_append_text(it->text, i == 0 ? "(" : ", ");
    if (converts && i == 1) {
      TN_TRY(put_dwarf(it, NULL, TN_DWARF_ATE, false));
      continue;
    }
    uint64_t argument;
    TN_TRY(read_number(it, &argument));
    tn_text_buffer_append_unsigned(it->text, argument);
  }
  if (count == 0) return refuse_number(it, at, "arguments, of which there are", 0);
  tn_text_buffer_append_text(it->text, ")");
  return TN_OK;
}

static tn_status put_expression(spelling* it) {
  tn_cursor ahead = *it->cursor;
  uint8_t there = 0;
  (void)tn_cursor__byte(&ahead, &there);
  tn_text_buffer_append_text(it->text, there != 0 ? "<[" : "<");
  TN_TRY(put_list(it, NULL));
  tn_text_buffer_append_text(it->text, there != 0 ? "]>" : ">");
  return TN_OK;
}

static tn_status put_file(spelling* it) {
  tn_text_buffer_append_text(it->text, "<");
  TN_TRY(put_string(it));
  tn_text_buffer_append_text(it->text, " in ");
  TN_TRY(put_string(it));
  tn_text_buffer_append_text(it->text, ">");
  return TN_OK;
}

static tn_status put_record(spelling* it, uint64_t code) {
  const record* known = &records[code];
  tn_text_buffer_append_text(it->text, known->name);
  if (code == CODE_EXPRESSION_ELEMENT) return put_element(it);
  if (code == CODE_EXPRESSION) return put_expression(it);
  if (code == CODE_FILE) return put_file(it);
  tn_text_buffer_append_text(it->text, "<");
  for (size_t i = 0; i < FIELD_MAX && known->fields[i].name != NULL; ++i) {
    TN_TRY(put_field(it, &known->fields[i]));
  }
  tn_text_buffer_append_text(it->text, ">");
  return TN_OK;
}

tn_status tn_reader__read_llvm(tn_reader* reader, tn_cursor* cursor, tn_text_buffer* text,
                               const tn_storage** out_value) {
  uint64_t code;
  if (reader->entry->is_type) return TN_NOT_FOUND;
  TN_TRY(tn_reader__varint(reader, cursor, "an attribute", &code));
  if (code >= sizeof records / sizeof records[0]) return TN_NOT_FOUND;
  spelling it = {.reader = reader, .cursor = cursor, .text = text, .name = records[code].name};
  TN_TRY(put_record(&it, code));
  if (reader->misses) return TN_OK;
  if (text->failed) return tn_context__out_of_memory(reader->context);
  tn_attribute attribute = {NULL};
  TN_TRY(tn_opaque_attribute__get(reader->context, tn_string_view_from("llvm"),
                                  tn_text_buffer_view(text), (tn_type){NULL}, &attribute));
  *out_value = attribute.storage;
  return TN_OK;
}
