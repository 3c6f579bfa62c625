// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Textual pipelines: "canonicalize{top-down=false},some.op(cse)".
//
// The parser scans the text once, with a stack of open pipelines. Its result is built separately
// and appended to the pipeline at the end, so an error changes nothing.

#include <ctype.h>
#include <stdio.h>

#include "base/option_number.h"
#include "pass/pass.h"

#define NESTING_MAX 64u

//===-- Pipelines -----------------------------------------------------------------------------===//

/// Copies the text up to the first NUL, so that its length determines the allocated size.
static char* copy_text(const tn_context* context, tn_string_view text) {
  const char* nul = text.size == 0 ? NULL : memchr(text.data, '\0', text.size);
  if (nul != NULL) text.size = (size_t)(nul - text.data);
  char* copy = tn_allocate(&context->allocator, text.size + 1);
  if (copy == NULL) {
    (void)tn_context__out_of_memory(context);
    return NULL;
  }
  if (text.size != 0) memcpy(copy, text.data, text.size);
  copy[text.size] = '\0';
  return copy;
}

static void free_text(const tn_context* context, char* text) {
  if (text != NULL) tn_deallocate(&context->allocator, text, strlen(text) + 1);
}

tn_status tn_pipeline__create(tn_context* context, tn_string_view anchor,
                              tn_pipeline** out_pipeline) {
  *out_pipeline = NULL;
  tn_pipeline* pipeline = tn_allocate_zeroed(&context->allocator, sizeof *pipeline);
  if (pipeline == NULL) return tn_context__out_of_memory(context);
  pipeline->context = context;
  pipeline->anchor = copy_text(context, anchor);
  if (pipeline->anchor == NULL) {
    tn_pipeline__destroy(pipeline);
    return TN_OUT_OF_MEMORY;
  }
  *out_pipeline = pipeline;
  return TN_OK;
}

static void clear_pass(const tn_context* context, tn_pass* pass) {
  for (size_t i = 0; i < TN_PASS_OPTIONS_MAX; ++i) free_text(context, pass->values[i]);
  if (pass->delete_user_data != NULL) pass->delete_user_data(pass->user_data);
  free_text(context, pass->callback_name);
  tn_pipeline__destroy(pass->nested);
}

void tn_pipeline__destroy(tn_pipeline* pipeline) {
  if (pipeline == NULL) return;
  const tn_context* context = pipeline->context;
  for (size_t i = 0; i < pipeline->count; ++i) clear_pass(context, &pipeline->passes[i]);
  tn_deallocate(&context->allocator, pipeline->passes,
                pipeline->capacity * sizeof *pipeline->passes);
  free_text(context, pipeline->anchor);
  tn_deallocate(&context->allocator, pipeline, sizeof *pipeline);
}

/// Appends an empty pass; reports an error and returns NULL when out of memory.
static tn_pass* push_pass(tn_pipeline* pipeline) {
  if (!tn_array_grow(&pipeline->context->allocator, (void*)&pipeline->passes, &pipeline->capacity,
                     pipeline->count + 1, sizeof *pipeline->passes)) {
    (void)tn_context__out_of_memory(pipeline->context);
    return NULL;
  }
  tn_pass* pass = &pipeline->passes[pipeline->count++];
  memset(pass, 0, sizeof *pass);
  return pass;
}

tn_status tn_pipeline__push_nested(tn_pipeline* pipeline, tn_string_view anchor,
                                   tn_pipeline** out_nested) {
  TN_TRY(tn_pipeline__create(pipeline->context, anchor, out_nested));
  (*out_nested)->knows = pipeline->knows;
  tn_pass* pass = push_pass(pipeline);
  if (pass == NULL) {
    tn_pipeline__destroy(*out_nested);
    *out_nested = NULL;
    return TN_OUT_OF_MEMORY;
  }
  pass->nested = *out_nested;
  return TN_OK;
}

//===-- Errors --------------------------------------------------------------------------------===//

static tn_location nowhere(const tn_context* context) { return (tn_location){context, 0}; }

/// Reports an error in the format of MLIR's pipeline parser: the column, the text, a caret.
static tn_status fail_at(const tn_pipeline* pipeline, tn_string_view text, size_t at,
                         const char* format, tn_string_view shown) {
  tn_text_buffer buffer = tn_text_buffer_make(&pipeline->context->allocator);
  tn_text_buffer_format(&buffer, "MLIR Textual PassPipeline Parser:1:%zu: error: ", at + 1);
  tn_text_buffer_format(&buffer, format, (int)shown.size, shown.data == NULL ? "" : shown.data);
  tn_text_buffer_append_text(&buffer, "\n");
  tn_text_buffer_append_view(&buffer, text);
  tn_text_buffer_append_text(&buffer, "\n");
  for (size_t i = 0; i < at; ++i) tn_text_buffer_append_text(&buffer, " ");
  tn_text_buffer_append_text(&buffer, "^\n");
  const tn_status status =
      tn_context__fail(pipeline->context, TN_MALFORMED, nowhere(pipeline->context), "%.*s",
                       (int)buffer.size, buffer.data == NULL ? "" : buffer.data);
  tn_text_buffer_free(&buffer);
  return status;
}

//===-- Options -------------------------------------------------------------------------------===//

/// Returns the index of the closing quote or bracket for the one at `at`; `at` if there is none or
/// it is not closed.
static size_t group_end(tn_string_view text, size_t at, const char* opening, const char* closing) {
  const char first = text.data[at];
  if (first == '"' || first == '\'') {
    const char* end = memchr(text.data + at + 1, first, text.size - at - 1);
    return end == NULL ? at : (size_t)(end - text.data);
  }
  const char* kind = first == '\0' ? NULL : strchr(opening, first);
  if (kind == NULL) return at;
  size_t depth = 0;
  for (size_t i = at; i < text.size; ++i) {
    if (text.data[i] == first) ++depth;
    if (text.data[i] == closing[kind - opening] && --depth == 0) return i;
  }
  return at;
}

/// Returns the end of the value at `at`: the next space outside braces and quotes.
static size_t value_end(tn_string_view text, size_t at) {
  for (; at < text.size && text.data[at] != ' '; ++at) at = group_end(text, at, "{", "}");
  return at;
}

/// Removes enclosing quotes or braces from a value.
static tn_string_view unwrap(tn_string_view value) {
  if (value.size < 2) return value;
  const char first = value.data[0];
  const bool is_quoted = (first == '"' || first == '\'') && value.data[value.size - 1] == first;
  const bool is_braced = first == '{' && group_end(value, 0, "{", "}") == value.size - 1;
  return is_quoted || is_braced ? (tn_string_view){value.data + 1, value.size - 2} : value;
}

static bool is_one_of(const char* cases, const char* word) {
  const size_t size = strlen(word);
  for (const char* at = cases; at != NULL; at = strchr(at, ',')) {
    if (*at == ',') ++at;
    if (strncmp(at, word, size) == 0 && (at[size] == ',' || at[size] == '\0')) return true;
  }
  return false;
}

/// Returns whether a number is valid for the option's number kind; sets the kind's name for
/// messages.
static bool takes_number(const tn_pass_option* option, tn_string_view value,
                         const char** out_kind) {
  const bool is_uint = option->cases != NULL && strcmp(option->cases, "<uint>") == 0;
  const bool is_int = option->cases != NULL && strcmp(option->cases, "<int>") == 0;
  const int64_t low = is_uint ? 0 : is_int ? INT32_MIN : INT64_MIN;
  const int64_t high = is_uint ? UINT32_MAX : is_int ? INT32_MAX : INT64_MAX;
  int64_t number;
  *out_kind = is_uint ? "uint" : is_int ? "integer" : "long";
  return tn_option_number__read(value, low, high, &number);
}

static bool refuses_number(const tn_pass_option* option, tn_string_view value, char* reason,
                           size_t size) {
  const char* kind;
  if (takes_number(option, value, &kind)) return false;
  (void)snprintf(reason, size, "for the --%s option: '%.*s' value invalid for %s argument!",
                 option->name, (int)(value.size < 128 ? value.size : 128),
                 value.size == 0 ? "" : value.data, kind);
  return true;
}

static bool refuses_list(const tn_pass_option* option, const char* value, char* reason,
                         size_t size) {
  tn_string_view item;
  if (option->cases == NULL || strcmp(option->cases, "<long>") != 0) return false;
  for (size_t i = 0; tn_pass_list__item(value, i, &item); ++i) {
    if (refuses_number(option, item, reason, size)) return true;
  }
  return false;
}

bool tn_pass_option__refuses(const tn_pass_option* option, const char* value, char* reason,
                             size_t size) {
  switch (option->kind) {
    case TN_PASS_BOOL:
      if (is_one_of("true,false,1,0,TRUE,FALSE,True,False,", value)) return false;
      (void)snprintf(reason, size,
                     "for the --%s option: '%s' is invalid value for boolean argument! Try 0 or 1",
                     option->name, value);
      return true;
    case TN_PASS_INT:
      return refuses_number(option, tn_string_view_from(value), reason, size);
    case TN_PASS_LIST:
      return refuses_list(option, value, reason, size);
    case TN_PASS_WORD:
      if (is_one_of(option->cases, value)) return false;
      (void)snprintf(reason, size, "for the --%s option: Cannot find option named '%s'!",
                     option->name, value);
      return true;
    case TN_PASS_NAMES:
      (void)snprintf(reason, size, "for the --%s option: requires a value!", option->name);
      return true;
    default:
      return false;
  }
}

static tn_status fail_option(const tn_context* context, const tn_pass* pass, tn_string_view all,
                             const char* why) {
  return tn_context__fail(context, TN_MALFORMED, nowhere(context),
                          "%s\nfailed to add `%s` with options `%.*s`\n", why,
                          tn_pass__info(pass)->name, (int)all.size, all.data);
}

static tn_string_view trim(tn_string_view text) {
  while (text.size != 0 && isspace((unsigned char)*text.data)) {
    ++text.data;
    --text.size;
  }
  while (text.size != 0 && isspace((unsigned char)text.data[text.size - 1])) --text.size;
  return text;
}

/// Appends the names in `value` to the option's names; each name is put in braces.
static tn_status add_names(const tn_context* context, char** names, tn_string_view value) {
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  value = unwrap(trim(value));
  if (*names != NULL) tn_text_buffer_append_text(&text, *names);
  for (size_t start = 0, at = 0; value.size != 0 && at <= value.size; ++at) {
    if (at != value.size && value.data[at] != ',') {
      at = group_end(value, at, "{([", "})]");
      continue;
    }
    const tn_string_view name = unwrap(trim((tn_string_view){value.data + start, at - start}));
    if (text.size != 0) tn_text_buffer_append_text(&text, ",");
    tn_text_buffer_format(&text, "{%.*s}", (int)name.size, name.size == 0 ? "" : name.data);
    start = at + 1;
  }
  const tn_string_view all = {text.data, text.size};
  if (text.failed) (void)tn_context__out_of_memory(context);
  char* copy = text.failed ? NULL : copy_text(context, all);
  tn_text_buffer_free(&text);
  if (copy == NULL) return TN_OUT_OF_MEMORY;
  free_text(context, *names);
  *names = copy;
  return TN_OK;
}

/// Joins the values of an option that may be repeated.
static char* join(const tn_context* context, const char* before, tn_string_view value) {
  if (before == NULL) return copy_text(context, value);
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_format(&text, "%s,%.*s", before, (int)value.size,
                        value.size == 0 ? "" : value.data);
  if (text.failed) (void)tn_context__out_of_memory(context);
  char* copy = text.failed ? NULL : copy_text(context, tn_text_buffer_view(&text));
  tn_text_buffer_free(&text);
  return copy;
}

bool tn_pass_list__item(const char* list, size_t index, tn_string_view* out_item) {
  const tn_string_view text = tn_string_view_from(list);
  size_t start = 0;
  for (size_t at = 0; text.size != 0 && at <= text.size; ++at) {
    if (at != text.size && text.data[at] != ',') {
      at = group_end(text, at, "{([", "})]");
      continue;
    }
    if (index-- == 0) {
      *out_item = unwrap(trim((tn_string_view){text.data + start, at - start}));
      return true;
    }
    start = at + 1;
  }
  return false;
}

static tn_status set_option(const tn_context* context, tn_pass* pass, tn_string_view name,
                            tn_string_view value, tn_string_view all) {
  char reason[256];
  const tn_pass_info* info = tn_pass__info(pass);
  for (size_t i = 0; i < info->option_count; ++i) {
    const tn_pass_option* option = &info->options[i];
    if (!tn_string_view_equal(name, tn_string_view_from(option->name))) continue;
    if (option->kind == TN_PASS_NAMES && value.data != NULL) {
      return add_names(context, &pass->values[i], value);
    }
    const char* before = option->kind == TN_PASS_LIST ? pass->values[i] : NULL;
    char* copy = join(context, before, unwrap(value));
    if (copy == NULL) return TN_OUT_OF_MEMORY;
    free_text(context, pass->values[i]);
    pass->values[i] = copy;
    if (!tn_pass_option__refuses(option, copy, reason, sizeof reason)) return TN_OK;
    return fail_option(context, pass, all, reason);
  }
  (void)snprintf(reason, sizeof reason, "<Pass-Options-Parser>: no such option %.*s\n",
                 (int)(name.size < 200 ? name.size : 200), name.data);
  return fail_option(context, pass, all, reason);
}

static tn_status read_options(const tn_context* context, tn_pass* pass, tn_string_view text) {
  size_t at = 0;
  for (;;) {
    while (at < text.size && isspace((unsigned char)text.data[at])) ++at;
    if (at == text.size) return TN_OK;
    const size_t start = at;
    while (at < text.size && text.data[at] != '=' && text.data[at] != ' ') ++at;
    const tn_string_view name = {text.data + start, at - start};
    tn_string_view value = {NULL, 0};
    if (at < text.size && text.data[at] == '=') {
      const size_t end = value_end(text, at + 1);
      value = (tn_string_view){text.data + at + 1, end - at - 1};
      at = end;
    }
    TN_TRY(set_option(context, pass, name, value, text));
  }
}

//===-- Parsing -------------------------------------------------------------------------------===//

typedef struct scan {
  tn_string_view text;
  size_t at;
  tn_pipeline* open[NESTING_MAX];
  size_t depth;
} scan;

/// Returns the end of the options that start with the brace at `at`; the end of the text if there
/// is none.
static size_t options_end(tn_string_view text, size_t at) {
  size_t depth = 0;
  for (; at < text.size; ++at) {
    if (text.data[at] == '{') ++depth;
    if (text.data[at] == '}' && --depth == 0) return at;
  }
  return at;
}

/// Opens a nested pipeline for `name`.
static tn_status open_nested(scan* self, tn_string_view name) {
  tn_pipeline* outer = self->open[self->depth - 1];
  if (self->depth == NESTING_MAX) {
    return tn_context__fail(outer->context, TN_LIMIT_EXCEEDED, nowhere(outer->context),
                            "pipelines nest deeper than %u levels", NESTING_MAX);
  }
  TN_TRY(tn_pipeline__push_nested(outer, trim(name), &self->open[self->depth]));
  ++self->depth;
  return TN_OK;
}

tn_status tn_pipeline__push_callback(tn_pipeline* pipeline, tn_string_view name, tn_pass_fn run,
                                     void* user_data) {
  char* copy = copy_text(pipeline->context, name);
  if (copy == NULL) return TN_OUT_OF_MEMORY;
  tn_pass* pass = push_pass(pipeline);
  if (pass == NULL) {
    free_text(pipeline->context, copy);
    return TN_OUT_OF_MEMORY;
  }
  pass->callback = run;
  pass->user_data = user_data;
  pass->callback_name = copy;
  return TN_OK;
}

/// Appends a registered pass.
static tn_status add_registered(tn_pipeline* pipeline, const tn_registered_pass* self,
                                tn_string_view options) {
  TN_TRY(tn_pipeline__push_callback(pipeline, tn_string_view_from(self->info.name), self->run,
                                    self->user_data));
  tn_pass* pass = &pipeline->passes[pipeline->count - 1];
  pass->declared = &self->info;
  return read_options(pipeline->context, pass, options);
}

static tn_status add_pass(scan* self, size_t start, tn_string_view name, tn_string_view options) {
  tn_pipeline* pipeline = self->open[self->depth - 1];
  const bool is_hidden = pipeline->knows != NULL && !pipeline->knows(trim(name));
  const tn_pass_info* info = is_hidden ? NULL : tn_pass__find(trim(name));
  if (info == NULL) {
    const tn_registered_pass* registered = tn_pass__find_registered(pipeline->context, trim(name));
    if (registered != NULL) return add_registered(pipeline, registered, options);
    return fail_at(pipeline, self->text, start,
                   "'%.*s' does not refer to a registered pass or pass pipeline", trim(name));
  }
  tn_pass* pass = push_pass(pipeline);
  if (pass == NULL) return TN_OUT_OF_MEMORY;
  pass->info = info;
  return read_options(pipeline->context, pass, options);
}

static tn_status unbalanced(const scan* self, size_t at) {
  return fail_at(self->open[0], self->text, at,
                 "encountered extra closing ')' creating unbalanced parentheses while parsing "
                 "pipeline",
                 (tn_string_view){NULL, 0});
}

/// Consumes closing parentheses, then a comma or the end; `*out_more` if there was a comma.
static tn_status close_element(scan* self, bool* out_more) {
  *out_more = false;
  while (self->at < self->text.size) {
    const char c = self->text.data[self->at];
    if (c == ')') {
      if (self->depth == 1) return unbalanced(self, self->at);
      --self->depth;
      ++self->at;
    } else if (c == ',') {
      ++self->at;
      *out_more = true;
      return TN_OK;
    } else if (isspace((unsigned char)c)) {
      ++self->at;
    } else {
      return fail_at(self->open[0], self->text, self->at, "expected ',' after parsing pipeline%.*s",
                     (tn_string_view){NULL, 0});
    }
  }
  return TN_OK;
}

static tn_status parse_element(scan* self, bool* out_more) {
  const size_t start = self->at;
  const size_t rest = self->text.size - start;
  size_t size = 0;
  while (size < rest && strchr(",{()", self->text.data[start + size]) == NULL) ++size;
  const tn_string_view name = {self->text.data + start, size};
  const char stop = size < rest ? self->text.data[start + size] : '\0';
  self->at = start + size;
  *out_more = true;
  if (stop == '(') {
    ++self->at;
    return open_nested(self, name);
  }
  tn_string_view options = {"", 0};
  if (stop == '{') {
    const size_t end = options_end(self->text, self->at);
    if (end == self->text.size) {
      return fail_at(self->open[0], self->text, self->at,
                     "missing closing '}' while processing pass options%.*s",
                     (tn_string_view){NULL, 0});
    }
    options = (tn_string_view){self->text.data + self->at + 1, end - self->at - 1};
    self->at = end + 1;
  }
  TN_TRY(add_pass(self, start, name, options));
  return close_element(self, out_more);
}

static tn_status parse_into(tn_pipeline* pipeline, tn_string_view text) {
  scan self = {.text = text, .open = {pipeline}, .depth = 1};
  bool more = trim(text).size != 0;
  while (more) {
    // An empty pipeline.
    if (self.depth > 1 && self.at < text.size && text.data[self.at] == ')') {
      TN_TRY(close_element(&self, &more));
      continue;
    }
    TN_TRY(parse_element(&self, &more));
  }
  if (self.depth == 1) return TN_OK;
  return fail_at(pipeline, text, text.size,
                 "encountered unbalanced parentheses while parsing pipeline%.*s",
                 (tn_string_view){NULL, 0});
}

tn_status tn_pipeline__parse(tn_pipeline* pipeline, tn_string_view text) {
  tn_pipeline* aside = NULL;
  TN_TRY(tn_pipeline__create(pipeline->context, tn_string_view_from(pipeline->anchor), &aside));
  aside->knows = pipeline->knows;
  tn_status status = parse_into(aside, text);
  if (status == TN_OK &&
      !tn_array_grow(&pipeline->context->allocator, (void*)&pipeline->passes, &pipeline->capacity,
                     pipeline->count + aside->count, sizeof *pipeline->passes)) {
    status = tn_context__out_of_memory(pipeline->context);
  }
  if (status == TN_OK && aside->count != 0) {
    memcpy(pipeline->passes + pipeline->count, aside->passes, aside->count * sizeof *aside->passes);
    pipeline->count += aside->count;
    aside->count = 0;
  }
  tn_pipeline__destroy(aside);
  return status;
}

tn_status tn_pipeline__parse_whole(tn_context* context, tn_string_view text,
                                   bool (*knows)(tn_string_view name), tn_pipeline** out_pipeline) {
  *out_pipeline = NULL;
  const tn_string_view whole = trim(text);
  const char* open = whole.size == 0 ? NULL : memchr(whole.data, '(', whole.size);
  if (open == NULL || whole.data[whole.size - 1] != ')') {
    return tn_context__fail(context, TN_MALFORMED, nowhere(context),
                            "expected pass pipeline to be wrapped with the anchor operation type, "
                            "e.g. 'builtin.module(...)'");
  }
  const size_t anchor_size = (size_t)(open - whole.data);
  tn_pipeline* pipeline = NULL;
  TN_TRY(tn_pipeline__create(context, trim((tn_string_view){whole.data, anchor_size}), &pipeline));
  pipeline->knows = knows;
  const tn_status status =
      tn_pipeline__parse(pipeline, (tn_string_view){open + 1, whole.size - anchor_size - 2});
  if (status != TN_OK) {
    tn_pipeline__destroy(pipeline);
    return status;
  }
  *out_pipeline = pipeline;
  return TN_OK;
}
