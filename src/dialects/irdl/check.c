// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verifiers of irdl: names, and symbol references to definitions.
//
// Source: the irdl dialect's documentation, and MLIR's messages.

#include "schema/check.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <tenure/parameters.h>

#include "dialects/irdl/irdl.h"
#include "ir/definition.h"
#include "ir/op_diagnostic.h"

static tn_attribute inherent(const tn_context* context, tn_ref op, const char* name) {
  return (tn_attribute){tn_op__inherent(context, op, name)};
}

//===-- Names ---------------------------------------------------------------------------------===//

/// Checks a name; `label` describes its kind in messages.
static tn_status check_name(const tn_context* context, tn_ref op, tn_string_view name,
                            const char* label) {
  bool may_be_underscore = false;
  if (name.size == 0) return tn_op__fail(context, op, NULL, "name of %s is empty", label);
  for (size_t i = 0; i < name.size; ++i) {
    const char c = name.data[i];
    if (c == '_' && !may_be_underscore) {
      return tn_op__fail(context, op, NULL,
                         "name of %s should not contain leading or double underscores", label);
    }
    if (c != '_' && !isalnum((unsigned char)c)) {
      return tn_op__fail(context, op, NULL,
                         "name of %s must contain only lowercase letters, digits and underscores",
                         label);
    }
    if (isupper((unsigned char)c)) {
      return tn_op__fail(context, op, NULL, "name of %s should not contain uppercase letters",
                         label);
    }
    may_be_underscore = c != '_';
  }
  return TN_OK;
}

static tn_string_view name_at(tn_attribute names, size_t index) {
  const tn_attribute name = tn_array_attribute_element(names, index);
  if (!tn_attribute__is(name, TN_ATTRIBUTE_STRING)) return (tn_string_view){NULL, 0};
  return tn_string_attribute_value(name);
}

static tn_status check_names(const tn_context* context, tn_ref op, const char* kind) {
  const tn_attribute names = inherent(context, op, "names");
  const uint32_t count = tn_op__operand_count(context, op);
  if (!tn_attribute__is(names, TN_ATTRIBUTE_ARRAY)) return TN_OK;
  const size_t name_count = tn_array_attribute_count(names);
  if (name_count != count) {
    return tn_op__fail_named(
        context, op, NULL,
        "the number of %ss and their names must be the same, but got %u and %zu respectively", kind,
        count, name_count);
  }
  for (size_t i = 0; i < name_count; ++i) {
    const tn_string_view name = name_at(names, i);
    char label[48];
    snprintf(label, sizeof label, "%s #%zu", kind, i);
    TN_TRY(check_name(context, op, name, label));
    for (size_t k = 0; k < i; ++k) {
      if (!tn_string_view_equal(name_at(names, k), name)) continue;
      return tn_op__fail_named(context, op, NULL,
                               "name of %s is a duplicate of the name of %s #%zu", label, kind, k);
    }
  }
  return TN_OK;
}

static tn_status check_values(const tn_context* context, tn_ref op, const char* kind) {
  const tn_attribute words = inherent(context, op, "variadicity");
  const uint32_t count = tn_op__operand_count(context, op);
  const size_t word_count = tn_array_attribute_count(tn_attribute_parameter_at(words, 0));
  if (tn_opaque__is_called(words.storage, "irdl", "variadicity_array") && word_count != count) {
    return tn_op__fail_named(context, op, NULL,
                             "the number of %ss and their variadicities must be the same, but got "
                             "%u and %zu respectively",
                             kind, count, word_count);
  }
  return check_names(context, op, kind);
}

static tn_status check_operands(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  return check_values(context, op, "operand");
}

static tn_status check_results(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  return check_values(context, op, "result");
}

static tn_status check_regions(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  return check_names(context, op, "region");
}

static tn_status check_parameters(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  return check_names(context, op, "parameter");
}

static tn_status check_attributes(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  const tn_attribute names = inherent(context, op, "attributeValueNames");
  const uint32_t count = tn_op__operand_count(context, op);
  (void)schema;
  if (!tn_attribute__is(names, TN_ATTRIBUTE_ARRAY) || tn_array_attribute_count(names) == count) {
    return TN_OK;
  }
  return tn_op__fail_named(context, op, NULL,
                           "the number of attribute names and their constraints must be the same "
                           "but got %zu and %u respectively",
                           tn_array_attribute_count(names), count);
}

/// Checks the name of a definition, which may start with a sigil.
static tn_status check_definition(const tn_context* context, tn_ref op, char sign,
                                  const char* label) {
  const tn_attribute name = inherent(context, op, "sym_name");
  if (!tn_attribute__is(name, TN_ATTRIBUTE_STRING)) return TN_OK;
  tn_string_view text = tn_string_attribute_value(name);
  if (sign != 0 && text.size != 0 && *text.data == sign) {
    text = (tn_string_view){text.data + 1, text.size - 1};
  }
  return check_name(context, op, text, label);
}

static tn_status check_dialect(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  return check_definition(context, op, 0, "dialect");
}

//===-- Operations ----------------------------------------------------------------------------===//

static const char* kind_of(const tn_context* context, tn_ref op) {
  if (tn_op__is_called(context, op, TN_NAME_IRDL_OPERANDS)) return "operands";
  if (tn_op__is_called(context, op, TN_NAME_IRDL_RESULTS)) return "results";
  return tn_op__is_called(context, op, TN_NAME_IRDL_REGIONS) ? "regions" : NULL;
}

/// Checks that values and regions of an operation have distinct names.
static tn_status check_operation(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  const tn_ref block = tn_op__first_block(context, op, 0);
  (void)schema;
  if (block == 0) return TN_OK;
  for (tn_ref a = tn_block__at(context, block)->first_op; a != 0; a = tn_op__at(context, a)->next) {
    const tn_attribute names = inherent(context, a, "names");
    if (kind_of(context, a) == NULL || !tn_attribute__is(names, TN_ATTRIBUTE_ARRAY)) continue;
    for (tn_ref b = tn_op__at(context, a)->next; b != 0; b = tn_op__at(context, b)->next) {
      const tn_attribute others = inherent(context, b, "names");
      if (kind_of(context, b) == NULL || !tn_attribute__is(others, TN_ATTRIBUTE_ARRAY)) continue;
      for (size_t i = 0; i < tn_array_attribute_count(names); ++i) {
        const tn_string_view name = name_at(names, i);
        for (size_t k = 0; k < tn_array_attribute_count(others); ++k) {
          if (!tn_string_view_equal(name, name_at(others, k))) continue;
          return tn_op__fail_named(
              context, op, NULL, "contains a value named '%.*s' for both its %s and %s",
              (int)name.size, name.data, kind_of(context, a), kind_of(context, b));
        }
      }
    }
  }
  return TN_OK;
}

//===-- References ----------------------------------------------------------------------------===//

/// Looks up a reference from the enclosing dialect; 0 if it is undefined.
static tn_ref definition_of(const tn_context* context, tn_ref op, tn_attribute reference,
                            tn_symbol_finder* finder) {
  tn_ref dialect = op;
  while (dialect != 0 && !tn_op__is_called(context, dialect, TN_NAME_IRDL_DIALECT)) {
    dialect = tn_op_cell__parent(context, tn_op__at(context, dialect));
  }
  return dialect == 0 ? 0 : tn_check__symbol(context, dialect, reference, finder);
}

static tn_status check_reference(const tn_context* context, tn_ref op, tn_attribute reference,
                                 tn_symbol_finder* finder) {
  if (!tn_attribute__is(reference, TN_ATTRIBUTE_SYMBOL_REF)) return TN_OK;
  const tn_ref found = definition_of(context, op, reference, finder);
  if (tn_op__is_called(context, found, TN_NAME_IRDL_TYPE) ||
      tn_op__is_called(context, found, TN_NAME_IRDL_ATTRIBUTE)) {
    return TN_OK;
  }
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append_text(&text, "symbol '");
  tn_attribute__append_text(reference, &text);
  if (found == 0) {
    tn_text_buffer_append_text(&text, "' not found");
  } else {
    tn_text_buffer_append_text(&text,
                               "' does not refer to a type or attribute definition (refers to '");
    tn_text_buffer_append_view(&text, tn_op_cell__name_text(context, tn_op__at(context, found)));
    tn_text_buffer_append_text(&text, "')");
  }
  return tn_check__fail(context, op, true, &text);
}

static tn_status check_base(tn_context* context, tn_ref op, const tn_op_schema* schema,
                            tn_symbol_finder* finder) {
  (void)schema;
  return check_reference(context, op, inherent(context, op, "base_ref"), finder);
}

static tn_status check_parametric(tn_context* context, tn_ref op, const tn_op_schema* schema,
                                  tn_symbol_finder* finder) {
  (void)schema;
  return check_reference(context, op, inherent(context, op, "base_type"), finder);
}

const tn_named_check tn_irdl_checks[] = {
    {"irdl.attributes", check_attributes, NULL, false},
    {"irdl.base", NULL, check_base, false},
    {"irdl.dialect", check_dialect, NULL, false},
    {"irdl.operands", check_operands, NULL, false},
    {"irdl.operation", check_operation, NULL, false},
    {"irdl.parameters", check_parameters, NULL, false},
    {"irdl.parametric", NULL, check_parametric, false},
    {"irdl.regions", check_regions, NULL, false},
    {"irdl.results", check_results, NULL, false},
    {NULL, NULL, NULL, false},
};
