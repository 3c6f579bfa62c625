// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What tools/cmake/pack_schemas.c makes of forms.irdl.mlir, which this program has in place of the
// schemas of the library: what is printed of it, and what is checked by it.

#include <tenure/dialect.h>

#include "../text/parse_fixture.h"

static const char printed[] =
    "irdl.dialect @forms attributes {\n"
    "types = {\"a b\" = \"integer\", c = \"index\"},\n"
    "enums = {E = {cases = [\"x\"], values = [-1]}},\n"
    "all_types} {\n"
    "irdl.type @vec {\n"
    "%0 = irdl.is f32\n"
    "%1 = irdl.is i32 {note}\n"
    "%2 = irdl.any_of(%0, %1)\n"
    "irdl.parameters(elem: %2)\n"
    "}\n"
    "irdl.attribute @\"#q\" attributes {\n"
    "cases = [\"a b\", \"c\"],\n"
    "values = [1, -2]}\n"
    "irdl.operation @none\n"
    "irdl.operation @many attributes {\n"
    "infers = false,\n"
    "name = \"ma.ny\",\n"
    "props = array<i32: 1, 2>,\n"
    "text = \"\\09'\\22\\22\\\\\"} {\n"
    "%0 = irdl.base @forms::@vec\n"
    "%1 = irdl.parametric @forms::@vec<%0>\n"
    "%2 = irdl.all_of(%0, %1) {description = \"both\"}\n"
    "%3 = irdl.base \"!builtin.integer\"\n"
    "%4 = irdl.c_pred \"isa<int>\"\n"
    "%5 = irdl.any\n"
    "%6 = irdl.region(%5)\n"
    "%7 = irdl.region with size 2 {variadic}\n"
    "%8 = irdl.region() with size 1\n"
    "irdl.operands(a: %2, b: optional %3)\n"
    "irdl.results(c: variadic %4, d: %0)\n"
    "irdl.attributes {\"e\" = %5}\n"
    "irdl.regions(f: %6, g: %7, h: %8)\n"
    "}\n"
    "irdl.type @word\n"
    "irdl.operation @one {\n"
    "%0 = irdl.is f32\n"
    "%1 = irdl.any {type = \"$a b\"}\n"
    "%2 = irdl.any_of(%0, %1)\n"
    "irdl.operands(x: %2)\n"
    "}\n"
    "}\n";

TN_TEST(all_forms_are_printed_as_they_were_read) {
  parse_fixture* f = fixture_open(false);
  EXPECT_EQ(2, tn_dialect_shipped_count());
  f->size = 0;
  EXPECT_STATUS(TN_OK, tn_dialect_shipped_print(0, fixture_write, f));
  EXPECT_STR(printed, f->printed);
  // And so it can be read.
  EXPECT_STATUS(TN_OK, fixture_parse(f, printed));
  fixture_close(f);
}

TN_TEST(ops_are_checked_by_what_was_packed) {
  parse_fixture* f = fixture_open(false);
  if (fixture_parse(f, "\"forms.none\"() : () -> ()") != TN_OK) TN_FAIL("%s", f->error);
  f->error[0] = 0;
  EXPECT_STATUS(TN_VERIFY_FAILED, fixture_parse(f, "\"forms.one\"() : () -> ()"));
  EXPECT_STR("1:1: 'forms.one' op requires a single operand", f->error);
  fixture_close(f);
}
