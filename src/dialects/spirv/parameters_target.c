// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The forms of the dialect's attributes about targets and interfaces.
//
// Source: mlir-opt 22, and MLIR's documentation of the SPIR-V dialect, "Target Environment".

#include "dialects/spirv/parameters.h"
#include "dialects/spirv/spirv.h"
#include "ir/definition.h"
#include "schema/body_format.h"

#define DEVICE_ID_UNKNOWN INT32_MAX

static const tn_string_view unknown = {"Unknown", 7};

/// Parses `[Shader, Matrix]`.
static tn_status read_list(tn_parser* parser, const char* mnemonic, const char* message,
                           tn_uref* out_parameter) {
  const size_t base = parser->attributes.count;
  tn_attribute list;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_SQUARE, "expected '['"));
  if (!tn_parser__is(parser, TN_TOKEN_RIGHT_SQUARE)) {
    do {
      tn_uref word = 0;
      TN_TRY(tn_spirv__read_word(parser, mnemonic, NULL, message, "", &word));
      const tn_attribute item = tn_attribute__from(parser->context, word);
      TN_TRY(tn_parser__push(parser, &parser->attributes, &item, sizeof item));
    } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  }
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_SQUARE, "expected ']'"));
  const size_t count = parser->attributes.count - base;
  parser->attributes.count = base;
  TN_TRY(tn_array_attribute_get(
      parser->context, (const tn_attribute*)parser->attributes.items + base, count, &list));
  *out_parameter = list.storage->self;
  return TN_OK;
}

static void put_list(const tn_context* context, const tn_uref* parameters, uint32_t index,
                     tn_text_buffer* text) {
  const tn_attribute list = tn_parameters__attribute(context, parameters, index);
  const size_t count = list.storage == NULL ? 0 : tn_array_attribute_count(list);
  tn_text_buffer_append_text(text, ", [");
  for (size_t i = 0; i < count; ++i) {
    if (i != 0) tn_text_buffer_append_text(text, ", ");
    tn_text_buffer_append_view(text,
                               tn_string_attribute_value(tn_array_attribute_element(list, i)));
  }
  tn_text_buffer_append_text(text, "]");
}

//===-- Versions, capabilities and extensions -------------------------------------------------===//

/// Parses `<v1.3, [Shader], [SPV_KHR_16bit_storage]>`.
static tn_status parse_triple(tn_parser* parser, tn_uref* parameters) {
  TN_TRY(tn_spirv__open(parser));
  TN_TRY(tn_spirv__read_word(parser, "version", NULL, "unknown version: ", "", &parameters[0]));
  TN_TRY(tn_spirv__comma(parser));
  TN_TRY(read_list(parser, "capability", "unknown capability: ", &parameters[1]));
  TN_TRY(tn_spirv__comma(parser));
  TN_TRY(read_list(parser, "ext", "unknown extension: ", &parameters[2]));
  return tn_spirv__close(parser);
}

static void print_triple(const tn_context* context, const tn_uref* parameters,
                         tn_text_buffer* text) {
  tn_text_buffer_append_text(text, "<");
  tn_text_buffer_append_view(text, tn_parameters__string(context, parameters, 0));
  put_list(context, parameters, 1, text);
  put_list(context, parameters, 2, text);
  tn_text_buffer_append_text(text, ">");
}

//===-- Targets -------------------------------------------------------------------------------===//

enum { TRIPLE, CLIENT_API, VENDOR, DEVICE_TYPE, DEVICE_ID, LIMITS };

/// Parses an attribute of the dialect with this mnemonic.
static tn_status read_own(tn_parser* parser, const char* mnemonic, tn_uref* out_parameter) {
  tn_attribute value;
  const char* at = parser->token.start;
  TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &value));
  if (!tn_opaque__is_called(value.storage, "spirv", mnemonic)) {
    return tn_parser__error_at(parser, at, "invalid kind of attribute specified");
  }
  *out_parameter = value.storage->self;
  return TN_OK;
}

/// Parses `ARM:IntegratedGPU:3,`; the later parts are optional.
static tn_status read_device(tn_parser* parser, tn_uref* parameters) {
  TN_TRY(tn_spirv__read_word(parser, "vendor", NULL, "unknown vendor: ", "", &parameters[VENDOR]));
  if (tn_parser__consume_if(parser, TN_TOKEN_COLON)) {
    TN_TRY(tn_spirv__read_word(parser, "device_type", NULL, "unknown device type: ", "",
                               &parameters[DEVICE_TYPE]));
    if (tn_parser__consume_if(parser, TN_TOKEN_COLON)) {
      tn_attribute id;
      TN_TRY(tn_spirv__read_number(parser, &id));
      parameters[DEVICE_ID] = id.storage->self;
    }
  }
  return tn_spirv__comma(parser);
}

/// Parses `<#spirv.vce<...>, api=Vulkan, ARM:IntegratedGPU, #spirv.resource_limits<>>`.
static tn_status parse_target(tn_parser* parser, tn_uref* parameters) {
  TN_TRY(tn_spirv__open(parser));
  for (uint32_t i = CLIENT_API; i <= DEVICE_TYPE; ++i) {
    TN_TRY(tn_spirv__set_string(parser, unknown, &parameters[i]));
  }
  TN_TRY(tn_spirv__set_number(parser, DEVICE_ID_UNKNOWN, &parameters[DEVICE_ID]));
  TN_TRY(read_own(parser, "vce", &parameters[TRIPLE]));
  TN_TRY(tn_spirv__comma(parser));
  if (tn_parser__is_word(parser, "api")) {
    tn_parser__advance(parser);
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
    TN_TRY(tn_spirv__read_word(parser, "client_api", NULL, "unknown client API: ", "",
                               &parameters[CLIENT_API]));
    TN_TRY(tn_spirv__comma(parser));
  }
  if (tn_token__is_identifier(&parser->token)) TN_TRY(read_device(parser, parameters));
  TN_TRY(read_own(parser, "resource_limits", &parameters[LIMITS]));
  return tn_spirv__close(parser);
}

static bool is_known(const tn_context* context, const tn_uref* parameters, uint32_t index) {
  return !tn_string_view_equal(tn_parameters__string(context, parameters, index), unknown);
}

static void print_target(const tn_context* context, const tn_uref* parameters,
                         tn_text_buffer* text) {
  const uint32_t id = (uint32_t)tn_parameters__integer(context, parameters, DEVICE_ID);
  const bool has_type =
      is_known(context, parameters, DEVICE_TYPE) || id != (uint32_t)DEVICE_ID_UNKNOWN;
  tn_text_buffer_append_text(text, "<");
  tn_body_format__put(text, tn_parameters__attribute(context, parameters, TRIPLE).storage);
  if (is_known(context, parameters, CLIENT_API)) {
    tn_text_buffer_append_text(text, ", api=");
    tn_text_buffer_append_view(text, tn_parameters__string(context, parameters, CLIENT_API));
  }
  if (is_known(context, parameters, VENDOR) || has_type) {
    tn_text_buffer_append_text(text, ", ");
    tn_text_buffer_append_view(text, tn_parameters__string(context, parameters, VENDOR));
  }
  if (has_type) {
    tn_text_buffer_append_text(text, ":");
    tn_text_buffer_append_view(text, tn_parameters__string(context, parameters, DEVICE_TYPE));
  }
  if (id != (uint32_t)DEVICE_ID_UNKNOWN) tn_text_buffer_format(text, ":%u", id);
  tn_text_buffer_append_text(text, ", ");
  tn_body_format__put(text, tn_parameters__attribute(context, parameters, LIMITS).storage);
  tn_text_buffer_append_text(text, ">");
}

//===-- Interfaces ----------------------------------------------------------------------------===//

/// Parses an integer; fails with `message` if there is none.
static tn_status read_place(tn_parser* parser, const char* message, tn_uref* out_parameter) {
  tn_attribute number;
  if (!tn_parser__is(parser, TN_TOKEN_INTEGER) && !tn_parser__is(parser, TN_TOKEN_MINUS)) {
    return tn_parser__error(parser, "%s", message);
  }
  TN_TRY(tn_spirv__read_number(parser, &number));
  *out_parameter = number.storage->self;
  return TN_OK;
}

/// Parses `<(0, 1), StorageBuffer>`; the storage class is optional.
static tn_status parse_interface(tn_parser* parser, tn_uref* parameters) {
  TN_TRY(tn_spirv__open(parser));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
  TN_TRY(read_place(parser, "missing descriptor set", &parameters[0]));
  TN_TRY(tn_spirv__comma(parser));
  TN_TRY(read_place(parser, "missing binding", &parameters[1]));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  if (tn_parser__consume_if(parser, TN_TOKEN_COMMA)) {
    TN_TRY(tn_spirv__read_word(parser, "storage_class", NULL, "unknown storage class: ", "",
                               &parameters[2]));
  }
  return tn_spirv__close(parser);
}

static void print_interface(const tn_context* context, const tn_uref* parameters,
                            tn_text_buffer* text) {
  tn_text_buffer_format(text, "<(%u, %u)", (uint32_t)tn_parameters__integer(context, parameters, 0),
                        (uint32_t)tn_parameters__integer(context, parameters, 1));
  if (parameters[2] != 0) {
    tn_text_buffer_append_text(text, ", ");
    tn_text_buffer_append_view(text, tn_parameters__string(context, parameters, 2));
  }
  tn_text_buffer_append_text(text, ">");
}

const tn_parameter_directive tn_spirv_target_directives[] = {
    {"Triple", "words, words, words", parse_triple, print_triple},
    {"TargetEnv", "#spirv.vce, words, words, words, ui32, #spirv.resource_limits", parse_target,
     print_target},
    {"Interface", "ui32, ui32, words", parse_interface, print_interface},
    {NULL, NULL, NULL, NULL},
};
