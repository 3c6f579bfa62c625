// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom forms by functions of the caller's: what they print is read again, and what they do
// wrongly is said.

#include <tenure/dialect.h>
#include <tenure/op_interface.h>
#include <tenure/type.h>

#include "base/status.h"
#include "printed.h"

static const char schema[] =
    "irdl.dialect @t {\n"
    "  irdl.operation @make { %0 = irdl.any\n    irdl.results(r: variadic %0) }\n"
    "  irdl.operation @end attributes {traits = [\"Terminator\"]} {}\n"
    "  irdl.operation @scale { %0 = irdl.any\n    irdl.operands(x: %0)\n"
    "    irdl.attributes {\"by\" = %0}\n    irdl.results(r: %0) }\n"
    "  irdl.operation @loop attributes {traits = "
    "[\"SingleBlockImplicitTerminator<t.end>\"]} {\n    %0 = irdl.any\n"
    "    irdl.operands(x: variadic %0)\n    irdl.results(r: variadic %0)\n"
    "    %1 = irdl.region\n    irdl.regions(body: %1) }\n"
    "  irdl.operation @function attributes {traits = [\"IsolatedFromAbove\"]} {\n"
    "    %0 = irdl.any\n    irdl.attributes {\"sym_name\" = %0}\n"
    "    %1 = irdl.region\n    %2 = irdl.region\n    irdl.regions(body: %1, other: %2) }\n"
    "  irdl.operation @call { %0 = irdl.any\n    irdl.operands(x: variadic %0)\n"
    "    irdl.attributes {\"how\" = %0}\n    irdl.results(r: variadic %0) }\n"
    "  irdl.operation @go attributes {successors = [\"to\"], traits = [\"Terminator\"]} {\n"
    "    %0 = irdl.any\n    irdl.operands(x: variadic %0) }\n"
    "}\n";

static tn_string_view view(const char* text) { return tn_string_view_from(text); }

//===-- t.scale -------------------------------------------------------------------------------===//

/// ` %x by 2 {...} : type`
static tn_status print_scale(void* user_data, tn_op op, tn_asm_printer p) {
  (void)user_data;
  const tn_string_view elided = view("by");
  tn_asm_printer_text(p, view(" "));
  tn_asm_printer_operands(p, 0, 1);
  tn_asm_printer_text(p, view(" by "));
  tn_asm_printer_attribute(p, tn_op_attribute(op, elided), false);
  tn_asm_printer_attribute_dictionary(p, &elided, 1, false);
  tn_asm_printer_text(p, view(" : "));
  return tn_asm_printer_type(p, tn_value_type(tn_op_result(op, 0)));
}

static tn_status parse_scale(void* user_data, tn_asm_parser p) {
  tn_asm_operands x;
  tn_type type;
  tn_type i32 = {NULL};
  tn_attribute by;
  (void)user_data;
  TN_TRY(tn_integer_type_get(tn_asm_parser_context(p), 32, TN_SIGNLESS, &i32));
  EXPECT_VIEW("t.scale", tn_asm_parser_op_name(p));
  tn_asm_parser_operand(p, &x);
  tn_asm_parser_literal(p, "by");
  tn_asm_parser_attribute(p, i32, &by);
  if (tn_asm_parser_set_attribute(p, view("by"), by) == TN_OK) {
    tn_asm_parser_set_attribute(p, view("by"), by);
  }
  tn_asm_parser_attribute_dictionary(p, false);
  tn_asm_parser_literal(p, ":");
  tn_asm_parser_type(p, &type);
  tn_asm_parser_resolve(p, x, &type, 1);
  return tn_asm_parser_add_results(p, &type, 1);
}

//===-- t.loop --------------------------------------------------------------------------------===//

/// ` %i = (%a, %b) : (types) -> types {...}`
static tn_status print_loop(void* user_data, tn_op op, tn_asm_printer p) {
  (void)user_data;
  const tn_block entry = tn_region_first_block(tn_op_region(op, 0));
  tn_asm_printer_text(p, view(" "));
  tn_asm_printer_value(p, tn_block_argument(entry, 0));
  tn_asm_printer_text(p, view(" = ("));
  tn_asm_printer_operands(p, 0, SIZE_MAX);
  tn_asm_printer_text(p, view(") : "));
  tn_asm_printer_functional_type(p, 0);
  tn_asm_printer_text(p, view(" "));
  return tn_asm_printer_region(p, 0, TN_ASM_REGION_NO_TERMINATOR);
}

static tn_status parse_loop(void* user_data, tn_asm_parser p) {
  tn_asm_operands name;
  tn_asm_operands operands;
  tn_type index = {NULL};
  (void)user_data;
  TN_TRY(tn_index_type_get(tn_asm_parser_context(p), &index));
  tn_asm_parser_operand(p, &name);
  tn_asm_parser_literal(p, "=");
  tn_asm_parser_literal(p, "(");
  tn_asm_parser_operands(p, &operands);
  tn_asm_parser_literal(p, ")");
  tn_asm_parser_literal(p, ":");
  tn_asm_parser_functional_type(p, operands);
  tn_asm_parser_add_argument(p, name, index);
  return tn_asm_parser_region(p);
}

//===-- t.function ----------------------------------------------------------------------------===//

/// ` @name(%a: type, ...) attributes {...} {...} else {...}`
static tn_status print_function(void* user_data, tn_op op, tn_asm_printer p) {
  (void)user_data;
  const tn_string_view elided = view("sym_name");
  const tn_block entry = tn_region_first_block(tn_op_region(op, 0));
  tn_asm_printer_text(p, view(" "));
  tn_asm_printer_symbol_name(p, tn_string_attribute_value(tn_op_attribute(op, elided)));
  tn_asm_printer_text(p, view("("));
  for (size_t i = 0; i < tn_block_argument_count(entry); ++i) {
    if (i != 0) tn_asm_printer_text(p, view(", "));
    tn_asm_printer_argument(p, tn_block_argument(entry, i));
  }
  tn_asm_printer_text(p, view(")"));
  tn_asm_printer_attribute_dictionary(p, &elided, 1, true);
  tn_asm_printer_text(p, view(" "));
  tn_asm_printer_region(p, 0, TN_ASM_REGION_PLAIN);
  if (tn_region_is_empty(tn_op_region(op, 1))) return TN_OK;
  tn_asm_printer_text(p, view(" "));
  tn_asm_printer_keyword(p, view("else"));
  tn_asm_printer_text(p, view(" "));
  return tn_asm_printer_region(p, 1, TN_ASM_REGION_ENTRY_ARGUMENTS);
}

static tn_status parse_function(void* user_data, tn_asm_parser p) {
  tn_attribute name;
  tn_type type;
  bool more = false;
  (void)user_data;
  tn_asm_parser_symbol_name(p, &name);
  if (name.storage != NULL) tn_asm_parser_set_attribute(p, view("sym_name"), name);
  tn_asm_parser_literal(p, "(");
  tn_asm_parser_optional_literal(p, ")", &more);
  for (more = !more; more;) {
    if (tn_asm_parser_argument(p, &type) != TN_OK) break;
    tn_asm_parser_optional_literal(p, ",", &more);
    if (!more) tn_asm_parser_literal(p, ")");
  }
  tn_asm_parser_attribute_dictionary(p, true);
  tn_asm_parser_region(p);
  tn_asm_parser_optional_literal(p, "else", &more);
  return tn_asm_parser_optional_region(p, &more);
}

//===-- t.call --------------------------------------------------------------------------------===//

/// ` how @name %x : types to types`, whose name and operand may be left out
static tn_status print_call(void* user_data, tn_op op, tn_asm_printer p) {
  (void)user_data;
  const tn_attribute callee = tn_op_attribute(op, view("callee"));
  tn_asm_printer_text(p, view(" "));
  tn_asm_printer_keyword(p, tn_string_attribute_value(tn_op_attribute(op, view("how"))));
  if (callee.storage != NULL) {
    tn_asm_printer_text(p, view(" "));
    tn_asm_printer_symbol_name(p, tn_string_attribute_value(callee));
  }
  if (tn_op_operand_count(op) != 0) {
    tn_asm_printer_text(p, view(" "));
    tn_asm_printer_operands(p, 0, SIZE_MAX);
  }
  tn_asm_printer_text(p, view(" : "));
  tn_asm_printer_operand_types(p, 0, SIZE_MAX);
  tn_asm_printer_text(p, view(" to "));
  return tn_asm_printer_result_types(p, 0, SIZE_MAX);
}

static tn_status parse_call(void* user_data, tn_asm_parser p) {
  tn_string_view how;
  tn_attribute kept;
  tn_attribute callee;
  tn_asm_operands x;
  tn_asm_types types;
  (void)user_data;
  if (tn_asm_parser_keyword(p, &how) == TN_OK) {
    TN_TRY(tn_string_attribute_get(tn_asm_parser_context(p), how, &kept));
    tn_asm_parser_set_attribute(p, view("how"), kept);
  }
  tn_asm_parser_optional_symbol_name(p, &callee);
  if (callee.storage != NULL) tn_asm_parser_set_attribute(p, view("callee"), callee);
  tn_asm_parser_optional_operand(p, &x);
  tn_asm_parser_literal(p, ":");
  tn_asm_parser_types(p, &types);
  tn_asm_parser_resolve(p, x, types.types, types.count);
  tn_asm_parser_literal(p, "to");
  tn_asm_parser_types(p, &types);
  return tn_asm_parser_add_results(p, types.types, types.count);
}

//===-- t.go ----------------------------------------------------------------------------------===//

static tn_status print_go(void* user_data, tn_op op, tn_asm_printer p) {
  (void)user_data;
  (void)op;
  tn_asm_printer_text(p, view(" "));
  return tn_asm_printer_successor(p, 0, 0, SIZE_MAX);
}

static tn_status parse_go(void* user_data, tn_asm_parser p) {
  size_t count = 7;
  (void)user_data;
  return tn_asm_parser_successor(p, &count);
}

//===-- Both ways -----------------------------------------------------------------------------===//

static tn_printed printed;

static void attach(const char* name, const tn_op_assembly* assembly, void* user_data) {
  const tn_op_interfaces given = {.user_data = user_data, .assembly = assembly};
  EXPECT_STATUS(TN_OK, tn_op_interfaces_attach(printed.context, view(name), &given));
}

static void open_empty(void) {
  tn_printed_open_empty(&printed, NULL);
  EXPECT_STATUS(TN_OK, tn_dialect_load_schema(printed.context, view(schema), view("t.irdl.mlir")));
}

static void attach_all(void) {
  attach("t.scale", &(tn_op_assembly){print_scale, parse_scale}, NULL);
  attach("t.loop", &(tn_op_assembly){print_loop, parse_loop}, NULL);
  attach("t.function", &(tn_op_assembly){print_function, parse_function}, NULL);
  attach("t.call", &(tn_op_assembly){print_call, parse_call}, NULL);
  attach("t.go", &(tn_op_assembly){print_go, parse_go}, NULL);
}

static void open_all(void) {
  open_empty();
  attach_all();
}

static void expect_printed(const char* text, const tn_print_options* options) {
  tn_printed_clear(&printed);
  EXPECT_STATUS(TN_OK, tn_op_print(printed.root, options, tn_printed_write, &printed));
  EXPECT_STR(text, printed.text);
}

/// What `text` is printed as, in the custom form.
static void expect_round_trip(const char* text, const char* wanted) {
  open_all();
  tn_printed_parse(&printed, text);
  EXPECT_STR("", printed.text);
  EXPECT_STATUS(TN_OK, tn_op_verify(printed.root));
  expect_printed(wanted, &(tn_print_options){.custom_form = true});
  tn_printed_close(&printed);
}

TN_TEST(what_is_printed_is_read) {
  static const char text[] =
      "#map = affine_map<(d0) -> (d0 + 1)>\n"
      "module {\n"
      "  t.function @f(%arg0: i32, %arg1: f32) attributes {tag} {\n"
      "    %0 = t.scale %arg0 by 2 {m = #map} : i32\n"
      "    %1:2 = t.loop %arg2 = (%0, %arg1) : (i32, f32) -> (f32, i64) {\n"
      "      %3 = t.scale %arg2 by 7 : index\n"
      "      t.loop %arg3 = () : () -> () {\n"
      "        %4 = t.scale %arg3 by 8 : index\n"
      "      }\n"
      "    }\n"
      "    t.go ^bb1(%1#0 : f32)\n"
      "  ^bb1(%2: f32):  // 2 preds: ^bb0, ^bb1\n"
      "    t.go ^bb1(%2 : f32)\n"
      "  } else {\n"
      "    \"t.end\"() : () -> ()\n"
      "  }\n"
      "  t.function @\"a b\"() {\n"
      "    \"t.end\"() : () -> ()\n"
      "  }\n"
      "}\n";
  expect_round_trip(text, text);
}

static void expect_printed_of_invalid(const char* text) {
  open_all();
  tn_printed_parse(&printed, text);
  expect_printed(text, &(tn_print_options){.custom_form = true});
  tn_printed_close(&printed);
}

TN_TEST(parts_may_be_left_out) {
  static const char text[] =
      "module {\n"
      "  %0:2 = t.call fast :  to i32, f32\n"
      "  t.call \"not so\" @f %0#1 : f32 to \n"
      "}\n";
  expect_round_trip(text, text);
}

TN_TEST(the_generic_form_is_printed_where_it_is_asked_for) {
  open_all();
  tn_printed_parse(&printed, "%0 = \"t.make\"() : () -> i32\n%1 = t.scale %0 by 2 : i32\n");
  expect_printed(
      "\"builtin.module\"() ({\n  %0 = \"t.make\"() : () -> i32\n"
      "  %1 = \"t.scale\"(%0) <{by = 2 : i32}> : (i32) -> i32\n}) : () -> ()\n",
      NULL);
  tn_printed_close(&printed);
}

TN_TEST(an_op_with_other_parts_than_its_schema_says_is_printed_generic) {
  static const char text[] = "module {\n  \"t.scale\"() <{by = 2 : i32}> : () -> ()\n}\n";
  expect_printed_of_invalid(text);
}

TN_TEST(locations_are_read_and_printed) {
  static const char text[] =
      "module {\n  t.function @f(%arg0: i32 loc(\"a\":1:2)) {\n"
      "    \"t.end\"() : () -> () loc(\"b\":3:4)\n  } loc(\"c\":5:6)\n} loc(\"d\":7:8)\n";
  open_all();
  tn_printed_parse(&printed, text);
  EXPECT_STR("", printed.text);
  tn_printed_clear(&printed);
  EXPECT_STATUS(
      TN_OK, tn_op_print(printed.root, &(tn_print_options){.custom_form = true, .debug_info = true},
                         tn_printed_write, &printed));
  EXPECT_TRUE(strstr(printed.text, "%arg0: i32 loc(") != NULL);
  tn_printed_close(&printed);
}

//===-- What is wrong with a text -------------------------------------------------------------===//

static void expect_error(const char* text, const char* message) {
  open_all();
  const tn_text_parse_options options = {.file_name = view("t.mlir"), .skip_verify = true};
  printed.source = (tn_source){.name = options.file_name, .text = view(text)};
  EXPECT_STATUS(TN_MALFORMED, tn_text_parse(printed.scope, view(text), &options, &printed.root));
  if (strstr(printed.text, message) == NULL) TN_FAIL("%s\nnot in\n%s", message, printed.text);
  tn_printed_close(&printed);
}

TN_TEST(errors_have_line_and_column) {
  expect_error("%0 = \"t.make\"() : () -> i32\nt.scale %0 times 2 : i32\n",
               "t.mlir:2:12: error: custom op 't.scale' expected 'by'");
  expect_error("%0 = \"t.make\"() : () -> i32\n%1 = t.scale %0 by 2.5 : i32\n",
               "t.mlir:2:24: error: floating point value not valid");
  expect_error("t.scale by 2 : i32\n", "t.mlir:1:8: error: expected SSA operand");
  expect_error("t.loop %i = (%a) : () -> () {}\n",
               "t.mlir:1:20: error: custom op 't.loop' has 1 operands and 0 operand types");
  expect_error("t.loop %i#1 = () : () -> () {}\n", "result number not allowed in argument list");
  expect_error("t.loop %i = () : () -> () {\n  t.scale\n}\n", "t.mlir:2:");
  expect_error("t.loop %i = () : () -> () {\n", "expected operation name in quotes");
  expect_error("t.function @f(%a: i32) {^bb0:}\n",
               "invalid block name in region with named arguments");
  expect_error("%0 = \"t.make\"() : () -> i32\n%1:2 = t.scale %0 by 2 : i32\n",
               "t.mlir:2:1: error: operation defines 1 results but was provided 2 to bind");
  expect_error("t.scale %u by 2 : i32\n", "t.mlir:1:9: error: use of undeclared SSA value name");
}

//===-- What is wrong with a callback ---------------------------------------------------------===//

typedef struct misuse {
  int kind;
  tn_asm_printer printer;
  tn_asm_parser parser;
  tn_context* foreign;
  size_t calls;
} misuse;

static tn_status print_wrongly(void* user_data, tn_op op, tn_asm_printer p) {
  misuse* it = user_data;
  const tn_attribute none = {NULL};
  const tn_type no_type = {NULL};
  ++it->calls;
  it->printer = p;
  switch (it->kind) {
    case 0:
      return TN_OK;  // Nothing.
    case 1:
      return TN_NOT_FOUND;
    case 2:
      tn_asm_printer_attribute(p, none, true);
      return TN_OK;
    case 3:
      tn_asm_printer_type(p, no_type);
      return TN_OK;
    case 4:
      return tn_asm_printer_value(p, (tn_value){0, 0, 0, 0});
    case 5:
      return tn_asm_printer_region(p, 3, 0);
    case 6:
      return tn_asm_printer_successor(p, 0, 0, 0);
    case 7:
      return tn_asm_printer_region(p, 0, 64);
    case 8:
      return tn_asm_printer_symbol_name(p, view(""));
    case 9:
      EXPECT_TRUE(tn_op_erase(op) != TN_OK);
      return TN_OK;
    default:
      EXPECT_STATUS(TN_STALE_HANDLE,
                    tn_asm_printer_text((tn_asm_printer){p.serial + 1}, view("x")));
      return tn_op_print(op, &(tn_print_options){.custom_form = true}, tn_printed_write, &printed);
  }
}

static tn_status parse_wrongly(void* user_data, tn_asm_parser p) {
  misuse* it = user_data;
  tn_asm_operands range;
  tn_attribute by;
  const tn_type none = {NULL};
  const tn_location nowhere = {NULL, 0};
  tn_location here;
  ++it->calls;
  it->parser = p;
  switch (it->kind) {
    case 0:
      return TN_OK;
    case 1:
      return TN_ALREADY_EXISTS;
    case 2:
      return tn_asm_parser_error(p, nowhere, view("is not wanted"));
    case 3:
      tn_asm_parser_location(p, &here);
      tn_asm_parser_literal(p, "a");
      return tn_asm_parser_error(p, here, view("began there"));
    case 4:
      tn_asm_parser_operand(p, &range);
      return tn_asm_parser_resolve(p, range, &none, 1);
    case 5:
      return tn_asm_parser_resolve(p, (tn_asm_operands){p.serial, 3, 4}, &none, 1);
    case 6:
      return tn_asm_parser_set_attribute(p, view("x"), (tn_attribute){NULL});
    case 7:
      tn_asm_parser_operand(p, &range);
      tn_asm_parser_literal(p, ":");
      tn_asm_parser_type(p, &(tn_type){NULL});
      return tn_asm_parser_add_argument(p, range, none);
    case 8: {
      tn_type type;
      return tn_asm_parser_argument(p, &type);  // And no region.
    }
    case 9:
      tn_asm_parser_literal(p, "absent");
      EXPECT_STATUS(TN_MALFORMED, tn_asm_parser_attribute(p, none, &by));
      return TN_OK;  // Which does not make it good.
    case 10:
      return tn_asm_parser_literal(p, NULL);
    default:
      EXPECT_STATUS(TN_STALE_HANDLE, tn_asm_parser_literal((tn_asm_parser){p.serial + 1}, "x"));
      return TN_OK;
  }
}

static misuse wrong;

static void open_wrong(int kind) {
  open_empty();
  wrong = (misuse){.kind = kind};
  attach("t.loop", &(tn_op_assembly){print_wrongly, parse_wrongly}, &wrong);
}

TN_TEST(a_print_that_fails_is_said) {
  static const char* const messages[] = {"",
                                         "'t.loop' op printer failed",
                                         "'t.loop' op printer was given an attribute",
                                         "given a type that is null",
                                         "given a value that is unknown here",
                                         "given a region index out of range",
                                         "given a successor index out of range",
                                         "given unknown region flags",
                                         "given an empty symbol name",
                                         "reads",
                                         ""};
  for (int kind = 0; kind <= 10; ++kind) {
    open_wrong(kind);
    tn_printed_parse(&printed, "\"t.loop\"() ({\n}) : () -> ()");
    const tn_status status = tn_op_print(printed.root, &(tn_print_options){.custom_form = true},
                                         tn_printed_write, &printed);
    EXPECT_TRUE((kind == 0 || kind >= 9) == (status == TN_OK));
    if (kind != 9 && strstr(printed.text, messages[kind]) == NULL)
      TN_FAIL("%d: %s", kind, printed.text);
    if (kind == 10) EXPECT_TRUE(wrong.calls >= TN_ASM_NESTING_MAX);
    EXPECT_STATUS(TN_STALE_HANDLE, tn_asm_printer_text(wrong.printer, view("x")));
    EXPECT_STATUS(TN_STALE_HANDLE, tn_asm_printer_region(wrong.printer, 0, 0));
    tn_printed_close(&printed);
  }
}

TN_TEST(a_parse_that_fails_is_said) {
  static const char* const messages[] = {"",
                                         "t.mlir:1:1: error: custom op 't.loop' parser failed",
                                         "t.mlir:1:8: error: custom op 't.loop' is not wanted",
                                         "t.mlir:1:8: error: custom op 't.loop' began there",
                                         "was given a type that is null",
                                         "was given operands of another parser",
                                         "was given an attribute that is unnamed",
                                         "was given a type that is null",
                                         "has arguments for a region that was not parsed",
                                         "expected 'absent'",
                                         "expected ''",
                                         ""};
  static const char* const texts[] = {"",  "a",       "a",       "a", "%a", "%a",
                                      "a", "%a: i32", "%a: i32", "a", "a",  ""};
  for (int kind = 0; kind <= 11; ++kind) {
    char text[64];
    open_wrong(kind);
    (void)snprintf(text, sizeof text, "t.loop %s", texts[kind]);
    const tn_text_parse_options options = {.file_name = view("t.mlir"), .skip_verify = true};
    const tn_status status = tn_text_parse(printed.scope, view(text), &options, &printed.root);
    EXPECT_STATUS(kind == 0 || kind == 11 ? TN_OK : TN_MALFORMED, status);
    if (strstr(printed.text, messages[kind]) == NULL) TN_FAIL("%d: %s", kind, printed.text);
    EXPECT_EQ(1, wrong.calls);
    EXPECT_STATUS(TN_STALE_HANDLE, tn_asm_parser_literal(wrong.parser, "x"));
    EXPECT_STATUS(TN_STALE_HANDLE, tn_asm_parser_region(wrong.parser));
    EXPECT_TRUE(tn_asm_parser_context(wrong.parser) == NULL);
    EXPECT_EQ(0, tn_asm_parser_op_name(wrong.parser).size);
    tn_printed_close(&printed);
  }
}

TN_TEST(nesting_is_bounded) {
  const size_t deep = TN_ASM_NESTING_MAX;
  const size_t piece = sizeof "t.loop %i000 = () : () -> () {\n" - 1;
  char* text = calloc(deep * 2 + 3, piece);
  EXPECT_TRUE(text != NULL);
  for (size_t levels = deep; levels <= deep + 1; ++levels) {
    open_all();
    text[0] = 0;
    for (size_t i = 0; i < levels; ++i) {
      (void)sprintf(text + strlen(text), "t.loop %%i%03zu = () : () -> () {\n", i);
    }
    for (size_t i = 0; i < levels; ++i) strcat(text, "}\n");
    const tn_status status = tn_text_parse(printed.scope, view(text), NULL, &printed.root);
    EXPECT_STATUS(levels == deep ? TN_OK : TN_MALFORMED, status);
    if (levels > deep) {
      EXPECT_TRUE(strstr(printed.text,
                         "nests more than 100 deep in operations with a custom parser") != NULL);
    }
    tn_printed_close(&printed);
  }
  free(text);
}

/// Keeps the last bytes, as all do not fit.
static tn_status keep_end(void* user_data, const char* bytes, size_t size) {
  tn_printed* it = user_data;
  if (strstr(it->text, "\"t.loop\"") != NULL) return TN_OK;
  tn_printed_clear(it);
  const size_t middle = size > 4000 ? size / 2 - 2000 : 0;
  return tn_printed_write(it, bytes + middle, size > 4000 ? 4000 : size);
}

TN_TEST(what_nests_deeper_is_printed_generic) {
  char* text = calloc(1, 8192);
  EXPECT_TRUE(text != NULL);
  open_all();
  for (size_t i = 0; i < 102; ++i) {
    (void)sprintf(text + strlen(text), "\"t.loop\"() ({\n^bb0(%%i%zu: index):\n", i);
  }
  strcat(text, "  \"t.end\"() : () -> ()\n");
  for (size_t i = 0; i < 102; ++i) {
    strcat(text, "}) : () -> ()\n");
    if (i != 101) strcat(text, "\"t.end\"() : () -> ()\n");
  }
  tn_printed_parse(&printed, text);
  tn_printed_clear(&printed);
  tn_op inner = printed.root;
  for (size_t i = 0; i < 3; ++i)
    inner = tn_block_first_op(tn_region_first_block(tn_op_region(inner, 0)));
  EXPECT_VIEW("t.loop", tn_op_name(inner));
  free(text);
  EXPECT_STATUS(TN_OK,
                tn_op_print(inner, &(tn_print_options){.custom_form = true, .local_scope = true},
                            tn_printed_write, &printed));
  EXPECT_TRUE(strstr(printed.text, "\"t.loop\"") == NULL);
  tn_printed_clear(&printed);
  EXPECT_STATUS(TN_OK, tn_op_print(printed.root, &(tn_print_options){.custom_form = true}, keep_end,
                                   &printed));
  EXPECT_TRUE(strstr(printed.text, "\"t.loop\"") != NULL);
  tn_printed_close(&printed);
}

//===-- Memory --------------------------------------------------------------------------------===//

static tn_status drop(void* user_data, const char* bytes, size_t size) {
  (void)user_data;
  (void)bytes;
  (void)size;
  return TN_OK;
}

/// Every number of allocations that is not enough is said, and nothing is lost.
TN_TEST(memory_may_run_out) {
  static const char text[] =
      "t.function @f(%arg0: i32, %arg1: f32) attributes {tag} {\n"
      "  %0 = t.scale %arg0 by 2 {m = affine_map<(d0) -> (d0 + 1)>} : i32\n"
      "  %1 = t.call fast @g %0 : i32 to i32\n"
      "  %2:2 = t.loop %i = (%0, %arg1) : (i32, f32) -> (f32, i64) {\n"
      "    %3 = t.scale %i by 7 : index\n"
      "  }\n"
      "  t.go ^bb1(%2#0 : f32)\n"
      "^bb1(%4: f32):\n"
      "  t.go ^bb1(%4 : f32)\n"
      "}\n";
  tn_status status = TN_OUT_OF_MEMORY;
  for (size_t allowed = 0; status != TN_OK; ++allowed) {
    tn_budget budget = {.allocations = SIZE_MAX};
    const tn_allocator allocator = tn_budget_allocator(&budget);
    tn_printed_open_empty(&printed, &allocator);
    EXPECT_STATUS(TN_OK,
                  tn_dialect_load_schema(printed.context, view(schema), view("t.irdl.mlir")));
    attach_all();
    budget.allocations = allowed;
    status = tn_text_parse(printed.scope, view(text), NULL, &printed.root);
    if (status == TN_OK) {
      status = tn_op_print(printed.root, &(tn_print_options){.custom_form = true}, drop, NULL);
    }
    if (status != TN_OK) EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
    budget.allocations = SIZE_MAX;
    tn_printed_close(&printed);
    EXPECT_EQ(0, budget.live_bytes);
  }
}

TN_TEST(both_functions_are_needed) {
  open_empty();
  const tn_op_assembly half = {.print = print_scale};
  const tn_op_interfaces given = {.assembly = &half};
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_op_interfaces_attach(printed.context, view("t.scale"), &given));
  EXPECT_TRUE(strstr(printed.text, "an assembly needs both functions") != NULL);
  tn_printed_close(&printed);
}
