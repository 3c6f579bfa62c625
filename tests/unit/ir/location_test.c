// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <tenure/location.h>

#include "ir/location_span.h"
#include "report.h"

static tn_location file_at(tn_context* context, const char* file, uint32_t line, uint32_t column) {
  const tn_file_range range = {tn_view(file), line, column, 0, 0};
  tn_location location = {NULL, 0};
  EXPECT_STATUS(TN_OK, tn_location_file_get(context, &range, &location));
  return location;
}

static tn_location name_of(tn_context* context, const char* name) {
  tn_location location = {NULL, 0};
  EXPECT_STATUS(TN_OK,
                tn_location_name_get(context, tn_view(name), (tn_location){NULL, 0}, &location));
  return location;
}

TN_TEST(positions_and_ranges) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_location a = file_at(context, "f", 3, 4);
  EXPECT_TRUE(tn_location_equal(a, file_at(context, "f", 3, 4)));
  EXPECT_TRUE(!tn_location_equal(a, file_at(context, "f", 4, 3)));
  tn_file_range range = {{NULL, 0}, 0, 0, 0, 0};
  EXPECT_TRUE(tn_location_file_range(a, &range));
  EXPECT_VIEW("f", range.file);
  EXPECT_EQ(3, range.end_line);
  EXPECT_EQ(4, range.end_column);
  range.end_column = 9;
  tn_location b = {NULL, 0};
  EXPECT_STATUS(TN_OK, tn_location_file_get(context, &range, &b));
  EXPECT_TRUE(!tn_location_equal(a, b));
  EXPECT_EQ(TN_LOCATION_FILE, tn_location_kind_of(b));
  EXPECT_TRUE(!tn_location_file_range(tn_location_unknown(context), &range));
  tn_context_destroy(context);
}

TN_TEST(names_and_call_sites) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_location a = name_of(context, "a");
  const tn_location position = file_at(context, "f", 1, 2);
  tn_location named = {NULL, 0};
  tn_location call = {NULL, 0};
  EXPECT_STATUS(TN_OK, tn_location_name_get(context, tn_view("n"), position, &named));
  EXPECT_VIEW("n", tn_location_name(named));
  EXPECT_EQ(1, tn_location_child_count(named));
  EXPECT_TRUE(tn_location_equal(position, tn_location_child(named, 0)));
  EXPECT_EQ(TN_LOCATION_UNKNOWN, tn_location_kind_of(tn_location_child(a, 0)));
  EXPECT_STATUS(TN_OK, tn_location_call_site_get(named, a, &call));
  EXPECT_EQ(2, tn_location_child_count(call));
  EXPECT_TRUE(tn_location_equal(named, tn_location_child(call, 0)));
  EXPECT_TRUE(tn_location_equal(a, tn_location_child(call, 1)));
  EXPECT_TRUE(tn_location_is_null(tn_location_child(call, 2)));
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_location_call_site_get(named, (tn_location){NULL, 0}, &call));
  EXPECT_STR("a location is null", report.message);
  report.message[0] = 0;
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_location_call_site_get((tn_location){NULL, 0}, named, &call));
  EXPECT_STR("a location is null", report.message);
  tn_context_destroy(context);
}

TN_TEST(fused_locations_fold_as_in_mlir) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_location unknown = tn_location_unknown(context);
  const tn_location a = name_of(context, "a");
  const tn_location b = name_of(context, "b");
  const tn_attribute one = tn_test_number(context, 1);
  const tn_location ab[] = {a, unknown, b, a};
  tn_location fused = {NULL, 0};
  tn_location other = {NULL, 0};
  EXPECT_STATUS(TN_OK, tn_location_fused_get(context, ab, 4, NULL, &fused));
  EXPECT_EQ(2, tn_location_child_count(fused));
  EXPECT_TRUE(tn_location_equal(b, tn_location_child(fused, 1)));
  const tn_location nested[] = {b, fused};
  EXPECT_STATUS(TN_OK, tn_location_fused_get(context, nested, 2, NULL, &other));
  EXPECT_EQ(2, tn_location_child_count(other));
  EXPECT_TRUE(tn_location_equal(b, tn_location_child(other, 0)));
  EXPECT_STATUS(TN_OK, tn_location_fused_get(context, nested, 2, &one, &other));
  EXPECT_TRUE(tn_location_equal(fused, tn_location_child(other, 1)));
  EXPECT_TRUE(tn_attribute_equal(one, tn_location_metadata(other)));
  EXPECT_STATUS(TN_OK, tn_location_fused_get(context, &a, 1, NULL, &other));
  EXPECT_TRUE(tn_location_equal(a, other));
  EXPECT_STATUS(TN_OK, tn_location_fused_get(context, &a, 1, &one, &other));
  EXPECT_EQ(TN_LOCATION_FUSED, tn_location_kind_of(other));
  EXPECT_STATUS(TN_OK, tn_location_fused_get(context, &unknown, 1, NULL, &other));
  EXPECT_EQ(TN_LOCATION_UNKNOWN, tn_location_kind_of(other));
  EXPECT_STATUS(TN_OK, tn_location_fused_get(context, &unknown, 1, &one, &other));
  EXPECT_EQ(1, tn_location_child_count(other));
  EXPECT_EQ(TN_LOCATION_UNKNOWN, tn_location_kind_of(tn_location_child(other, 0)));
  const tn_location known_and_none[] = {a, other};
  EXPECT_STATUS(TN_OK, tn_location_fused_get(context, known_and_none, 2, &one, &other));
  EXPECT_EQ(1, tn_location_child_count(other));
  tn_context_destroy(context);
}

TN_TEST(locations_are_attributes) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_location locations[] = {tn_location_unknown(context), name_of(context, "a"),
                                   file_at(context, "f", 1, 1)};
  for (size_t i = 0; i < 3; ++i) {
    tn_attribute attribute = {NULL};
    EXPECT_STATUS(TN_OK, tn_location_attribute(locations[i], &attribute));
    EXPECT_EQ(TN_ATTRIBUTE_LOCATION, tn_attribute_kind_of(attribute));
    EXPECT_TRUE(tn_location_equal(locations[i], tn_location_from_attribute(attribute)));
  }
  tn_attribute opaque = {NULL};
  EXPECT_STATUS(TN_OK, tn_opaque_attribute_get(context, tn_view("d"), tn_view("x"), (tn_type){NULL},
                                               &opaque));
  const tn_location location = tn_location_from_attribute(opaque);
  EXPECT_EQ(TN_LOCATION_OPAQUE, tn_location_kind_of(location));
  EXPECT_TRUE(tn_location_is_null(tn_location_from_attribute(tn_test_number(context, 1))));
  tn_context_destroy(context);
}

TN_TEST(offsets_mean_positions) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_source_span* span = NULL;
  const tn_source_span* same = NULL;
  EXPECT_STATUS(TN_OK, tn_source_span__create(context, &(tn_file_range){tn_view("f"), 1, 1, 1, 1},
                                              tn_view("ab\n\ncd"), &span));
  EXPECT_STATUS(TN_OK, tn_source_span__create(context, &(tn_file_range){tn_view("f"), 1, 1, 1, 1},
                                              tn_view("ab\ncd"), &same));
  const tn_location c = tn_source_span__location(context, span, 4);
  EXPECT_EQ(TN_LOCATION_FILE, tn_location_kind_of(c));
  EXPECT_TRUE(tn_location_equal(c, file_at(context, "f", 3, 1)));
  EXPECT_TRUE(tn_location_equal(file_at(context, "f", 3, 1), c));
  EXPECT_TRUE(!tn_location_equal(c, file_at(context, "g", 3, 1)));
  EXPECT_TRUE(!tn_location_equal(c, name_of(context, "f")));
  EXPECT_TRUE(tn_location_equal(tn_source_span__location(context, span, 1),
                                tn_source_span__location(context, same, 1)));
  tn_attribute attribute = {NULL};
  EXPECT_STATUS(TN_OK, tn_location_attribute(c, &attribute));
  EXPECT_TRUE(tn_location_equal(c, tn_location_from_attribute(attribute)));
  const tn_location parts[] = {c, file_at(context, "f", 3, 1)};
  tn_location fused = {NULL, 0};
  EXPECT_STATUS(TN_OK, tn_location_fused_get(context, parts, 2, NULL, &fused));
  EXPECT_EQ(TN_LOCATION_FILE, tn_location_kind_of(fused));
  tn_context_destroy(context);
}

TN_TEST(the_first_file_is_found_where_parts_are_shared) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  tn_location shared = name_of(context, "a");
  tn_location file = {NULL, 0};
  EXPECT_TRUE(!tn_location_find_file(shared, &file));
  EXPECT_TRUE(tn_location_is_null(file));
  // As a tree it has 2^200 names.
  for (size_t i = 0; i < 200; ++i) {
    EXPECT_STATUS(TN_OK, tn_location_call_site_get(shared, shared, &shared));
  }
  EXPECT_TRUE(!tn_location_find_file(shared, &file));
  tn_location with_file = {NULL, 0};
  const tn_location last = file_at(context, "f", 7, 1);
  EXPECT_STATUS(TN_OK, tn_location_call_site_get(shared, last, &with_file));
  EXPECT_TRUE(tn_location_find_file(with_file, &file));
  EXPECT_TRUE(tn_location_equal(last, file));
  EXPECT_TRUE(!tn_location_find_file((tn_location){NULL, 0}, &file));
  tn_context_destroy(context);
}

//===-- Name scopes ---------------------------------------------------------------------------===//

// The scopes of a location with '|' between them.
static const char* scopes_of(tn_location location) {
  static char text[1024];
  tn_string_view names[TN_LOCATION_SCOPES_MAX];
  size_t size = 0;
  const size_t count = tn_location_name_scopes(location, names, TN_LOCATION_SCOPES_MAX);
  for (size_t i = 0; i < count; ++i) {
    if (i != 0) text[size++] = '|';
    memcpy(text + size, names[i].data, names[i].size);
    size += names[i].size;
  }
  text[size] = '\0';
  return text;
}

static tn_location name_around(tn_context* context, const char* name, tn_location child) {
  tn_location location;
  EXPECT_STATUS(TN_OK, tn_location_name_get(context, tn_string_view_from(name), child, &location));
  return location;
}

static tn_location called_from(tn_location callee, tn_location caller) {
  tn_location location;
  EXPECT_STATUS(TN_OK, tn_location_call_site_get(callee, caller, &location));
  return location;
}

static tn_location fused_of(tn_context* context, tn_location a, tn_location b) {
  const tn_location both[] = {a, b};
  tn_location location;
  EXPECT_STATUS(TN_OK, tn_location_fused_get(context, both, 2, NULL, &location));
  return location;
}

TN_TEST(names_tell_scopes) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_location file = file_at(context, "a/b/c.py", 1, 1);
  EXPECT_STR("", scopes_of((tn_location){NULL, 0}));
  EXPECT_STR("", scopes_of(file));
  EXPECT_STR("", scopes_of(name_of(context, "x")));
  EXPECT_STR("jit(f)|layer0", scopes_of(name_around(context, "jit(f)/layer0/dot", file)));
  EXPECT_STR("jvp(a/b)|c", scopes_of(name_of(context, "jvp(a/b)/c/d[e/f]")));
  EXPECT_STR("a|b", scopes_of(name_of(context, "/a//b/)c")));
  EXPECT_STR("a", scopes_of(name_of(context, "a/b(c/d/e")));
  EXPECT_STR("a", scopes_of(name_around(context, "x", name_of(context, "a/b"))));
  EXPECT_STR("a", scopes_of(name_around(context, "a/", name_of(context, "b/c"))));
  tn_string_view one;
  EXPECT_TRUE(tn_location_name_scopes(name_of(context, "a/b/c"), &one, 1) == 2 && one.size == 1);
  EXPECT_TRUE(tn_location_name_scopes(name_of(context, "a/b/c"), NULL, 0) == 2);
  tn_context_destroy(context);
}

TN_TEST(calls_and_fused_locations_tell_scopes) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_location file = file_at(context, "c.py", 1, 1);
  const tn_location ab = name_of(context, "a/b/x");
  const tn_location ac = name_of(context, "a/c/y");
  EXPECT_STR("a|b|a|c", scopes_of(called_from(ac, ab)));
  EXPECT_STR("a|b", scopes_of(called_from(file, ab)));
  EXPECT_STR("a|b", scopes_of(called_from(ab, file)));
  EXPECT_STR("a|b|c", scopes_of(called_from(name_of(context, "a/b/c/z"), ab)));
  EXPECT_STR("a", scopes_of(fused_of(context, ab, ac)));
  EXPECT_STR("a|b", scopes_of(fused_of(context, file, ab)));
  EXPECT_STR("", scopes_of(fused_of(context, name_of(context, "z/z"), ab)));
  // As a tree it has 2^200 names; scopes end at the most that there may be.
  tn_location shared = ab;
  for (size_t i = 0; i < 200; ++i) shared = called_from(shared, shared);
  EXPECT_TRUE(tn_location_name_scopes(shared, NULL, 0) <= TN_LOCATION_SCOPES_MAX);
  char many[200];
  memset(many, '/', sizeof many);
  for (size_t i = 0; i < sizeof many; i += 2) many[i] = 'a';
  tn_location long_one;
  EXPECT_STATUS(TN_OK, tn_location_name_get(context, (tn_string_view){many, sizeof many},
                                            (tn_location){NULL, 0}, &long_one));
  EXPECT_TRUE(tn_location_name_scopes(long_one, NULL, 0) == TN_LOCATION_SCOPES_MAX);
  tn_context_destroy(context);
}
