// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <mlir-c/Dialect/LLVM.h>: types, and the attributes that are a word.
//
// A struct with a name gets its body later and stays the same type (tn_named_type_get).

#include <stdlib.h>

#include "mlir-c/Dialect/LLVM.h"
#include "mlir_c/dialect_text.h"

#define NO_TYPE ((MlirType){NULL})
#define NO_ATTRIBUTE ((MlirAttribute){NULL})
#define NO_TEXT ((MlirStringRef){NULL, 0})

TN_MC_NAME(mlirLLVMPointerTypeGetName, "llvm.ptr")
TN_MC_TYPE_ID(mlirLLVMPointerTypeGetTypeID, LLVM_POINTER)
TN_MC_TYPE_IS_A(mlirTypeIsALLVMPointerType, LLVM_POINTER)
TN_MC_NAME(mlirLLVMVoidTypeGetName, "llvm.void")
TN_MC_TYPE_GET(mlirLLVMVoidTypeGet, "llvm", "void")
TN_MC_NAME(mlirLLVMArrayTypeGetName, "llvm.array")
TN_MC_NAME(mlirLLVMFunctionTypeGetName, "llvm.func")
TN_MC_NAME(mlirLLVMStructTypeGetName, "llvm.struct")
TN_MC_TYPE_ID(mlirLLVMStructTypeGetTypeID, LLVM_STRUCT)
TN_MC_TYPE_IS_A(mlirTypeIsALLVMStructType, LLVM_STRUCT)

//===-- Types in types ------------------------------------------------------------------------===//

/// The dialect's own stand without their dialect.
static void add_type(tn_mc_text* text, tn_type type) {
  if (tn_mc__is_text(tn_opaque_type_dialect(type), "llvm")) {
    tn_mc_text__add_view(text, tn_opaque_type_body(type));
  } else {
    tn_mc_text__add_type(text, type);
  }
}

/// The words that types of the dialect begin with.
static bool is_own(tn_string_view text) {
  static const char* const words[] = {"ptr",   "array",    "struct",    "func",    "void",  "token",
                                      "label", "metadata", "ppc_fp128", "x86_amx", "target"};
  const tn_string_view word = tn_mc__mnemonic(text);
  for (size_t i = 0; i < sizeof words / sizeof *words; ++i) {
    if (tn_mc__is_text(word, words[i])) return true;
  }
  return false;
}

/// `"name", packed (i32, ptr)`.
typedef struct struct_parts {
  tn_string_view name;  ///< In quotes; empty for a literal one.
  tn_string_view fields;
  bool is_packed;
  bool is_opaque;
} struct_parts;

static struct_parts split_struct(tn_type type) {
  struct_parts parts = {.is_opaque = false};
  tn_string_view rest = tn_mc__type_parts(type);
  if (rest.size != 0 && rest.data[0] == '"') {
    (void)!tn_mc__next_part(&rest, ',', &parts.name);
    rest = tn_mc__trim(rest);
  }
  parts.is_opaque = tn_mc__drop(&rest, "opaque") || rest.size == 0;
  parts.is_packed = tn_mc__drop(&rest, "packed");
  if (rest.size >= 2 && rest.data[0] == '(') {
    parts.fields = tn_mc__trim((tn_string_view){rest.data + 1, rest.size - 2});
  }
  return parts;
}

static tn_status get_named(tn_context* context, tn_string_view name, tn_type* out_type) {
  return tn_named_type_get(context, (tn_string_view){"llvm", 4}, (tn_string_view){"struct", 6},
                           name, out_type);
}

static MlirType read_type(tn_context* context, tn_string_view text) {
  tn_type made;
  tn_string_view name;
  text = tn_mc__trim(text);
  if (!is_own(text)) return tn_mc__give_type(tn_mc__read_type(context, text));
  // In a struct with a name, another one may stand without its body.
  tn_string_view rest = text;
  if (tn_mc__drop(&rest, "struct<") && rest.size > 2 && rest.data[0] == '"') {
    --rest.size;
    (void)!tn_mc__next_part(&rest, ',', &name);
    const tn_attribute spelled = tn_mc__read_attribute(context, name);
    return tn_mc__made_type(get_named(context, tn_string_attribute_value(spelled), &made), &made);
  }
  return tn_mc__made_type(tn_opaque_type__get(context, (tn_string_view){"llvm", 4}, text, &made),
                          &made);
}

static void add_types(tn_mc_text* text, const tn_mc_list* list) {
  for (size_t i = 0; i < list->count; ++i) {
    if (i != 0) tn_mc_text__add(text, ", ");
    add_type(text, (tn_type){list->at[i]});
  }
}

//===-- Pointers and arrays -------------------------------------------------------------------===//

MlirType mlirLLVMPointerTypeGet(MlirContext ctx, unsigned addressSpace) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_TYPE)
  if (addressSpace == 0) return tn_mc__text_type(record->context, "llvm", "ptr");
  tn_mc_text text = tn_mc_text__begin(record->context, "ptr<");
  tn_mc_text__add_integer(&text, addressSpace);
  tn_mc_text__add(&text, ">");
  return tn_mc_text__type(&text, "llvm");
}

unsigned mlirLLVMPointerTypeGetAddressSpace(MlirType pointerType) {
  TN_MC_TAKE_DIALECT_TYPE(it, pointerType, LLVM_POINTER, "pointer of LLVM", 0)
  int64_t space = 0;
  (void)!tn_mc__read_integer(tn_mc__type_parts(it), &space);
  return (unsigned)space;
}

/// What arrays and structs may hold.
static bool is_element(tn_type type) {
  switch (tn_type_kind_of(type)) {
    case TN_TYPE_INTEGER:
    case TN_TYPE_FLOAT:
    case TN_TYPE_VECTOR:
      return true;
    case TN_TYPE_OPAQUE: {
      const tn_string_view word = tn_mc__mnemonic(tn_opaque_type_body(type));
      return !tn_mc__is_text(tn_opaque_type_dialect(type), "llvm") ||
             !(tn_mc__is_text(word, "void") || tn_mc__is_text(word, "func") ||
               tn_mc__is_text(word, "label") || tn_mc__is_text(word, "metadata"));
    }
    default:
      return false;
  }
}

MlirType mlirLLVMArrayTypeGet(MlirType elementType, unsigned numElements) {
  TN_MC_TAKE_TYPE_THAT(element, elementType, is_element(element), "element of LLVM's arrays",
                       NO_TYPE)
  tn_mc_text text = tn_mc_text__begin(tn_type_context(element), "array<");
  tn_mc_text__add_integer(&text, numElements);
  tn_mc_text__add(&text, " x ");
  add_type(&text, element);
  tn_mc_text__add(&text, ">");
  return tn_mc_text__type(&text, "llvm");
}

MlirType mlirLLVMArrayTypeGetElementType(MlirType type) {
  TN_MC_TAKE_DIALECT_TYPE(it, type, LLVM_ARRAY, "array of LLVM", NO_TYPE)
  tn_string_view rest = tn_mc__type_parts(it);
  while (rest.size != 0 && rest.data[0] != 'x') {
    ++rest.data;
    --rest.size;
  }
  (void)!tn_mc__drop(&rest, "x");
  return read_type(tn_type_context(it), rest);
}

//===-- Functions -----------------------------------------------------------------------------===//

MlirType mlirLLVMFunctionTypeGet(MlirType resultType, intptr_t nArgumentTypes,
                                 const MlirType* argumentTypes, bool isVarArg) {
  TN_MC_TAKE_TYPE(result, resultType, NO_TYPE)
  tn_context* context = tn_type_context(result);
  tn_mc_list list;
  if (!tn_mc__take_types(__func__, argumentTypes, nArgumentTypes, context, &list)) return NO_TYPE;
  tn_mc_text text = tn_mc_text__begin(context, "func<");
  add_type(&text, result);
  tn_mc_text__add(&text, " (");
  add_types(&text, &list);
  if (isVarArg) tn_mc_text__add(&text, list.count == 0 ? "..." : ", ...");
  tn_mc_text__add(&text, ")>");
  tn_mc_list__close(&list);
  return tn_mc_text__type(&text, "llvm");
}

/// Splits `result (arguments)`; the three dots are no argument.
static void split_function(tn_type type, tn_string_view* out_result,
                           tn_string_view* out_arguments) {
  tn_string_view rest = tn_mc__type_parts(type);
  (void)!tn_mc__next_part(&rest, '(', out_result);
  rest = tn_mc__trim(rest);
  if (rest.size != 0) --rest.size;
  *out_arguments = tn_mc__trim(rest);
  if (out_arguments->size >= 3 &&
      memcmp(out_arguments->data + out_arguments->size - 3, "...", 3) == 0) {
    out_arguments->size -= 3;
    *out_arguments = tn_mc__trim(*out_arguments);
    if (out_arguments->size != 0) --out_arguments->size;
  }
}

#define TAKE_FUNCTION(it, result, arguments, type, none)                     \
  TN_MC_TAKE_DIALECT_TYPE(it, type, LLVM_FUNCTION, "function of LLVM", none) \
  tn_string_view result;                                                     \
  tn_string_view arguments;                                                  \
  split_function(it, &result, &arguments);

intptr_t mlirLLVMFunctionTypeGetNumInputs(MlirType type) {
  TAKE_FUNCTION(it, result, arguments, type, 0)
  return (intptr_t)tn_mc__count_parts(arguments, ',');
}

MlirType mlirLLVMFunctionTypeGetInput(MlirType type, intptr_t pos) {
  TAKE_FUNCTION(it, result, arguments, type, NO_TYPE)
  tn_string_view part;
  TN_MC_TAKE_INDEX(pos, tn_mc__count_parts(arguments, ','), tn_type_context(it), NO_TYPE)
  (void)!tn_mc__part(arguments, ',', (size_t)pos, &part);
  return read_type(tn_type_context(it), part);
}

MlirType mlirLLVMFunctionTypeGetReturnType(MlirType type) {
  TAKE_FUNCTION(it, result, arguments, type, NO_TYPE)
  return read_type(tn_type_context(it), result);
}

//===-- Structs -------------------------------------------------------------------------------===//

static MlirType get_literal(tn_location where, const tn_mc_list* list, bool is_packed) {
  tn_context* context = (tn_context*)(uintptr_t)where.context;
  for (size_t i = 0; i < list->count; ++i) {
    if (is_element((tn_type){list->at[i]})) continue;
    (void)tn_context__fail(context, TN_INVALID_ARGUMENT, where,
                           "invalid LLVM structure element type");
    return NO_TYPE;
  }
  tn_mc_text text = tn_mc_text__begin(context, is_packed ? "struct<packed (" : "struct<(");
  add_types(&text, list);
  tn_mc_text__add(&text, ")>");
  return tn_mc_text__type(&text, "llvm");
}

MlirType mlirLLVMStructTypeLiteralGet(MlirContext ctx, intptr_t nFieldTypes,
                                      const MlirType* fieldTypes, bool isPacked) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_TYPE)
  tn_mc_list list;
  if (!tn_mc__take_types(__func__, fieldTypes, nFieldTypes, record->context, &list)) {
    return NO_TYPE;
  }
  const MlirType made = get_literal(tn_location_unknown(record->context), &list, isPacked);
  tn_mc_list__close(&list);
  return made;
}

MlirType mlirLLVMStructTypeLiteralGetChecked(MlirLocation loc, intptr_t nFieldTypes,
                                             const MlirType* fieldTypes, bool isPacked) {
  TN_MC_TAKE_LOCATION(where, loc, NO_TYPE)
  tn_mc_list list;
  tn_context* context = (tn_context*)(uintptr_t)where.context;
  if (!tn_mc__take_types(__func__, fieldTypes, nFieldTypes, context, &list)) return NO_TYPE;
  const MlirType made = get_literal(where, &list, isPacked);
  tn_mc_list__close(&list);
  return made;
}

MlirType mlirLLVMStructTypeOpaqueGet(MlirContext ctx, MlirStringRef name) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_TYPE)
  tn_mc_text text = tn_mc_text__begin(record->context, "struct<");
  tn_mc_text__add_quoted(&text, tn_mc__view(name));
  tn_mc_text__add(&text, ", opaque>");
  return tn_mc_text__type(&text, "llvm");
}

#define TAKE_STRUCT(it, parts, type, none)                               \
  TN_MC_TAKE_DIALECT_TYPE(it, type, LLVM_STRUCT, "struct of LLVM", none) \
  const struct_parts parts = split_struct(it);

bool mlirLLVMStructTypeIsLiteral(MlirType type) {
  TAKE_STRUCT(it, parts, type, false)
  return parts.name.size == 0;
}

intptr_t mlirLLVMStructTypeGetNumElementTypes(MlirType type) {
  TAKE_STRUCT(it, parts, type, 0)
  return (intptr_t)tn_mc__count_parts(parts.fields, ',');
}

MlirType mlirLLVMStructTypeGetElementType(MlirType type, intptr_t position) {
  TAKE_STRUCT(it, parts, type, NO_TYPE)
  tn_string_view part;
  TN_MC_TAKE_INDEX(position, tn_mc__count_parts(parts.fields, ','), tn_type_context(it), NO_TYPE)
  (void)!tn_mc__part(parts.fields, ',', (size_t)position, &part);
  return read_type(tn_type_context(it), part);
}

bool mlirLLVMStructTypeIsPacked(MlirType type) {
  TAKE_STRUCT(it, parts, type, false)
  return parts.is_packed;
}

MlirStringRef mlirLLVMStructTypeGetIdentifier(MlirType type) {
  TAKE_STRUCT(it, parts, type, NO_TEXT)
  if (parts.name.size == 0) {
    tn_mc__refuse_kind(__func__, it.storage, "struct with a name");
    return NO_TEXT;
  }
  const tn_attribute name = tn_mc__read_attribute(tn_type_context(it), parts.name);
  return tn_mc__text(tn_string_attribute_value(name));
}

bool mlirLLVMStructTypeIsOpaque(MlirType type) {
  TAKE_STRUCT(it, parts, type, false)
  return parts.is_opaque;
}

//===-- Structs with names --------------------------------------------------------------------===//

MlirType mlirLLVMStructTypeIdentifiedGet(MlirContext ctx, MlirStringRef name) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_TYPE)
  tn_type made;
  const tn_status status = get_named(record->context, tn_mc__view(name), &made);
  return tn_mc__made_type(status, &made);
}

/// `packed (i32, ptr)`
static tn_status set_body(tn_type type, const tn_mc_list* fields, bool is_packed) {
  tn_mc_text text = tn_mc_text__begin(tn_type_context(type), is_packed ? "packed (" : "(");
  add_types(&text, fields);
  tn_mc_text__add(&text, ")");
  const tn_status status = text.buffer.failed
                               ? tn_context__out_of_memory(text.context)
                               : tn_named_type_set_body(type, tn_text_buffer_view(&text.buffer));
  tn_text_buffer_free(&text.buffer);
  return status;
}

/// A name without a body: this one, or this one with a number.
static tn_status get_new(tn_context* context, tn_string_view name, const tn_mc_list* fields,
                         bool is_packed, tn_type* out_type) {
  for (int64_t number = 0;; ++number) {
    tn_text_buffer text = tn_text_buffer_make(&context->allocator);
    tn_text_buffer_append_view(&text, name);
    if (number != 0) tn_text_buffer_format(&text, ".%lld", (long long)number);
    const tn_status status = text.failed ? tn_context__out_of_memory(context)
                                         : get_named(context, tn_text_buffer_view(&text), out_type);
    tn_text_buffer_free(&text);
    TN_TRY(status);
    if (!split_struct(*out_type).is_opaque) continue;
    const tn_status told = set_body(*out_type, fields, is_packed);
    if (told != TN_ALREADY_EXISTS) return told;
  }
}

MlirType mlirLLVMStructTypeIdentifiedNewGet(MlirContext ctx, MlirStringRef name,
                                            intptr_t nFieldTypes, const MlirType* fieldTypes,
                                            bool isPacked) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_TYPE)
  tn_mc_list list;
  tn_type made;
  if (!tn_mc__take_types(__func__, fieldTypes, nFieldTypes, record->context, &list)) {
    return NO_TYPE;
  }
  const tn_status status = get_new(record->context, tn_mc__view(name), &list, isPacked, &made);
  tn_mc_list__close(&list);
  return tn_mc__made_type(status, &made);
}

MlirLogicalResult mlirLLVMStructTypeSetBody(MlirType structType, intptr_t nFieldTypes,
                                            const MlirType* fieldTypes, bool isPacked) {
  TAKE_STRUCT(it, parts, structType, mlirLogicalResultFailure())
  tn_mc_list list;
  if (parts.name.size == 0 ||
      !tn_mc__take_types(__func__, fieldTypes, nFieldTypes, tn_type_context(it), &list)) {
    return mlirLogicalResultFailure();
  }
  const tn_status status = set_body(it, &list, isPacked);
  tn_mc_list__close(&list);
  return status == TN_OK ? mlirLogicalResultSuccess() : mlirLogicalResultFailure();
}

//===-- Words ---------------------------------------------------------------------------------===//

typedef struct numbered_word {
  unsigned number;
  const char* word;
} numbered_word;

static const numbered_word conventions[] = {{0, "ccc"},
                                            {8, "fastcc"},
                                            {9, "coldcc"},
                                            {10, "cc_10"},
                                            {11, "cc_11"},
                                            {13, "anyregcc"},
                                            {14, "preserve_mostcc"},
                                            {15, "preserve_allcc"},
                                            {16, "swiftcc"},
                                            {17, "cxx_fast_tlscc"},
                                            {18, "tailcc"},
                                            {19, "cfguard_checkcc"},
                                            {20, "swifttailcc"},
                                            {64, "x86_stdcallcc"},
                                            {65, "x86_fastcallcc"},
                                            {66, "arm_apcscc"},
                                            {67, "arm_aapcscc"},
                                            {68, "arm_aapcs_vfpcc"},
                                            {69, "msp430_intrcc"},
                                            {70, "x86_thiscallcc"},
                                            {71, "ptx_kernelcc"},
                                            {72, "ptx_devicecc"},
                                            {75, "spir_funccc"},
                                            {76, "spir_kernelcc"},
                                            {77, "intel_ocl_bicc"},
                                            {78, "x86_64_sysvcc"},
                                            {79, "win64cc"},
                                            {80, "x86_vectorcallcc"},
                                            {81, "hhvmcc"},
                                            {82, "hhvm_ccc"},
                                            {83, "x86_intrcc"},
                                            {84, "avr_intrcc"},
                                            {86, "avr_builtincc"},
                                            {87, "amdgpu_vscc"},
                                            {88, "amdgpu_gscc"},
                                            {90, "amdgpu_cscc"},
                                            {91, "amdgpu_kernelcc"},
                                            {92, "x86_regcallcc"},
                                            {93, "amdgpu_hscc"},
                                            {94, "msp430_builtincc"},
                                            {95, "amdgpu_lscc"},
                                            {96, "amdgpu_escc"},
                                            {97, "aarch64_vectorcallcc"},
                                            {98, "aarch64_sve_vectorcallcc"},
                                            {99, "wasm_emscripten_invokecc"},
                                            {100, "amdgpu_gfxcc"},
                                            {101, "m68k_intrcc"},
                                            {0, NULL}};
static const numbered_word linkages[] = {{0, "external"},  {1, "available_externally"},
                                         {2, "linkonce"},  {3, "linkonce_odr"},
                                         {4, "weak"},      {5, "weak_odr"},
                                         {6, "appending"}, {7, "internal"},
                                         {8, "private"},   {9, "extern_weak"},
                                         {10, "common"},   {0, NULL}};
static const numbered_word comdats[] = {{0, "any"},           {1, "exactmatch"}, {2, "largest"},
                                        {3, "nodeduplicate"}, {4, "samesize"},   {0, NULL}};

/// `start word end`, as an attribute.
static MlirAttribute get_word(const char* function, tn_context* context, const numbered_word* words,
                              unsigned number, const char* start, const char* end) {
  while (words->word != NULL && words->number != number) ++words;
  if (words->word == NULL) {
    tn_mc__refuse_format(function, context, "no word stands for %u", number);
    return NO_ATTRIBUTE;
  }
  tn_mc_text text = tn_mc_text__begin(context, start);
  tn_mc_text__add(&text, words->word);
  tn_mc_text__add(&text, end);
  return tn_mc_text__attribute(&text, "llvm", (tn_type){NULL});
}

TN_MC_NAME(mlirLLVMCConvAttrGetName, "llvm.cconv")
MlirAttribute mlirLLVMCConvAttrGet(MlirContext ctx, MlirLLVMCConv cconv) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_ATTRIBUTE)
  return get_word(__func__, record->context, conventions, (unsigned)cconv, "cconv<", ">");
}

TN_MC_NAME(mlirLLVMComdatAttrGetName, "llvm.comdat")
MlirAttribute mlirLLVMComdatAttrGet(MlirContext ctx, MlirLLVMComdat comdat) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_ATTRIBUTE)
  // `#llvm<comdat any>`: what is no word alone is in angle brackets from the start.
  return get_word(__func__, record->context, comdats, (unsigned)comdat, "comdat ", "");
}

TN_MC_NAME(mlirLLVMLinkageAttrGetName, "llvm.linkage")
MlirAttribute mlirLLVMLinkageAttrGet(MlirContext ctx, MlirLLVMLinkage linkage) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_ATTRIBUTE)
  return get_word(__func__, record->context, linkages, (unsigned)linkage, "linkage<", ">");
}
