// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parsing by a user's callback; see user_assembly.h.
//
// Parts that the callback adds go directly to the parser's stacks for ops, except types: the
// parser's stack expects operand types before result types, so both are kept here until the
// callback returns.

#include "ir/callback_guard.h"
#include "rewrite/user_assembly.h"
#include "schema/custom_assembly.h"

/// A type array that was returned to the callback.
typedef struct kept_types {
  struct kept_types* next;
  size_t byte_size;
  tn_type types[];
} kept_types;

typedef struct parsing {
  struct parsing* outer;
  uint64_t serial;
  uint32_t depth;
  bool is_busy;       ///< A parser function is being called.
  bool collects;      ///< The parser collects diagnostics, but errors of the callback's calls are
                      ///< reported.
  tn_status failure;  ///< The status of the first call that failed.
  const char* at;     ///< Where the current call began.
  tn_parser* parser;
  tn_op_frame* frame;
  tn_parser_stack read;     ///< tn_unresolved_operand: all parsed operands.
  tn_parser_stack inputs;   ///< tn_type: operand types.
  tn_parser_stack results;  ///< tn_type: result types.
  kept_types* kept;
} parsing;

static _Thread_local parsing* innermost;

//===-- Entering calls ------------------------------------------------------------------------===//

static void free_parts(parsing* self) {
  tn_parser__free_stack(self->parser, &self->read, sizeof(tn_unresolved_operand));
  tn_parser__free_stack(self->parser, &self->inputs, sizeof(tn_type));
  tn_parser__free_stack(self->parser, &self->results, sizeof(tn_type));
  while (self->kept != NULL) {
    kept_types* kept = self->kept;
    self->kept = kept->next;
    tn_deallocate(&self->parser->context->allocator, kept, kept->byte_size);
  }
}

static tn_status push_all(tn_parser* parser, const tn_parser_stack* types) {
  for (size_t i = 0; i < types->count; ++i) {
    TN_TRY(tn_parser__push_type(parser, ((const tn_type*)types->items)[i]));
  }
  return TN_OK;
}

/// Creates the op from the parts that the callback added.
static tn_status make_op(parsing* self) {
  tn_parser* parser = self->parser;
  if (self->frame->prepared_region != 0) {
    return tn_parser__custom_error(parser, self->frame, self->frame->name_at,
                                   "has arguments for a region that was not parsed");
  }
  TN_TRY(tn_parser__add_defaults(parser, self->frame));
  TN_TRY(push_all(parser, &self->inputs));
  TN_TRY(push_all(parser, &self->results));
  return tn_parser__finish_op(parser, self->frame, self->inputs.count);
}

static tn_status call_user(parsing* self) {
  const tn_user_interface* user =
      (const tn_user_interface*)(const void*)self->frame->definition->interface;
  tn_callback_guard call;
  tn_callback_guard__begin(&call, self->parser->context, TN_CALL_READS);
  innermost = self;
  self->collects = self->parser->collecting;
  self->parser->collecting = false;
  const tn_status status =
      user->given_assembly.parse(user->given.user_data, (tn_asm_parser){self->serial});
  innermost = self->outer;
  self->parser->collecting = self->collects;
  tn_callback_guard__end(&call);
  if (self->failure != TN_OK) return self->failure;
  if (status == TN_OK || status == TN_INTERRUPTED || status == TN_OUT_OF_MEMORY) return status;
  return tn_parser__custom_error(self->parser, self->frame, self->frame->name_at, "parser failed");
}

tn_status tn_user_assembly__parse(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  parsing self = {.outer = innermost,
                  .serial = tn_user_assembly__serial(),
                  .depth = innermost == NULL ? 1 : innermost->depth + 1,
                  .parser = parser,
                  .frame = frame};
  *out_region = false;
  frame->type_at = frame->name_at;
  if (self.depth > TN_ASM_NESTING_MAX) {
    return tn_parser__custom_error(parser, frame, frame->name_at,
                                   "nests more than %d deep in operations with a custom parser",
                                   TN_ASM_NESTING_MAX);
  }
  tn_status status = call_user(&self);
  if (status == TN_OK) status = make_op(&self);
  free_parts(&self);
  return status;
}

/// Enters a call; returns NULL if it must return `*out_status` immediately.
static parsing* enter(tn_asm_parser handle, tn_status* out_status) {
  parsing* self = innermost;
  *out_status = TN_STALE_HANDLE;
  if (self == NULL || self->serial != handle.serial || self->is_busy) return NULL;
  *out_status = self->failure;
  if (*out_status != TN_OK) return NULL;
  self->is_busy = true;
  self->parser->collecting = self->collects;
  self->at = self->parser->token.start;
  return self;
}

static tn_status leave(parsing* self, tn_status status) {
  self->failure = tn_parser__checked(self->parser, self->at, status);
  self->is_busy = false;
  self->parser->collecting = false;
  return self->failure;
}

/// Reports an error of the callback or in the input.
static tn_status refuse(parsing* self, const char* message) {
  return tn_parser__custom_error(self->parser, self->frame, self->at, "%s", message);
}

/// Starts a public parser function: returns early if the call must not run.
#define ENTER(handle)                            \
  tn_status entered;                             \
  parsing* const self = enter(handle, &entered); \
  if (self == NULL) return entered

tn_context* tn_asm_parser_context(tn_asm_parser handle) {
  const parsing* self = innermost;
  return self == NULL || self->serial != handle.serial ? NULL : self->parser->context;
}

tn_string_view tn_asm_parser_op_name(tn_asm_parser handle) {
  const parsing* self = innermost;
  if (self == NULL || self->serial != handle.serial) return (tn_string_view){NULL, 0};
  return tn_parser__op_name(self->parser, self->frame);
}

//===-- Keywords ------------------------------------------------------------------------------===//

static bool take_literal(parsing* self, const char* literal) {
  const tn_token* token = &self->parser->token;
  if (token->kind == TN_TOKEN_EOF || token->kind == TN_TOKEN_ERROR ||
      !tn_string_view_equal(tn_token__spelling(token), tn_string_view_from(literal))) {
    return false;
  }
  tn_parser__advance(self->parser);
  return true;
}

tn_status tn_asm_parser_literal(tn_asm_parser handle, const char* literal) {
  ENTER(handle);
  if (take_literal(self, literal)) return leave(self, TN_OK);
  return leave(self, tn_parser__custom_error(self->parser, self->frame, self->at, "expected '%s'",
                                             literal == NULL ? "" : literal));
}

tn_status tn_asm_parser_optional_literal(tn_asm_parser handle, const char* literal,
                                         bool* out_found) {
  *out_found = false;
  ENTER(handle);
  *out_found = take_literal(self, literal);
  return leave(self, TN_OK);
}

static tn_status read_keyword(parsing* self, tn_string_view* out_keyword) {
  const tn_token token = self->parser->token;
  if (token.kind == TN_TOKEN_STRING) {
    TN_TRY(tn_parser__string_value(self->parser, &token, out_keyword));
  } else if (tn_token__is_identifier(&token)) {
    *out_keyword = tn_token__spelling(&token);
  } else {
    return refuse(self, "expected a keyword or string");
  }
  tn_parser__advance(self->parser);
  return TN_OK;
}

tn_status tn_asm_parser_keyword(tn_asm_parser handle, tn_string_view* out_keyword) {
  *out_keyword = (tn_string_view){NULL, 0};
  ENTER(handle);
  return leave(self, read_keyword(self, out_keyword));
}

//===-- Operands ------------------------------------------------------------------------------===//

static tn_status keep_operand(parsing* self, const tn_unresolved_operand* operand,
                              tn_asm_operands* out_range) {
  *out_range = (tn_asm_operands){self->serial, (uint32_t)self->read.count, 1};
  return tn_parser__push(self->parser, &self->read, operand, sizeof *operand);
}

static tn_status read_operand(parsing* self, tn_asm_operands* out_range) {
  tn_unresolved_operand operand;
  TN_TRY(tn_parser__operand(self->parser, &operand));
  return keep_operand(self, &operand, out_range);
}

/// Moves the parsed operands from the parser's list to `read`.
static tn_status read_operands(parsing* self, tn_asm_operands* out_range) {
  tn_parser* parser = self->parser;
  const size_t base = parser->operands.count;
  *out_range = (tn_asm_operands){self->serial, (uint32_t)self->read.count, 0};
  TN_TRY(tn_parser__operand_list(parser));
  for (size_t i = base; i < parser->operands.count; ++i, ++out_range->count) {
    const tn_unresolved_operand* items = parser->operands.items;
    TN_TRY(tn_parser__push(parser, &self->read, &items[i], sizeof *items));
  }
  parser->operands.count = base;
  return TN_OK;
}

tn_status tn_asm_parser_operand(tn_asm_parser handle, tn_asm_operands* out_operand) {
  *out_operand = (tn_asm_operands){0, 0, 0};
  ENTER(handle);
  return leave(self, read_operand(self, out_operand));
}

tn_status tn_asm_parser_optional_operand(tn_asm_parser handle, tn_asm_operands* out_operand) {
  *out_operand = (tn_asm_operands){0, 0, 0};
  ENTER(handle);
  if (!tn_parser__is(self->parser, TN_TOKEN_PERCENT_IDENTIFIER)) return leave(self, TN_OK);
  return leave(self, read_operand(self, out_operand));
}

tn_status tn_asm_parser_operands(tn_asm_parser handle, tn_asm_operands* out_operands) {
  *out_operands = (tn_asm_operands){0, 0, 0};
  ENTER(handle);
  return leave(self, read_operands(self, out_operands));
}

static tn_status check_range(parsing* self, tn_asm_operands range) {
  if (range.count == 0) return TN_OK;
  if (range.parser == self->serial && range.first <= self->read.count &&
      range.count <= self->read.count - range.first) {
    return TN_OK;
  }
  return refuse(self, "was given operands of another parser");
}

static tn_status check_type(parsing* self, tn_type type) {
  if (type.storage != NULL && tn_storage_context(type.storage) == self->parser->context) {
    return TN_OK;
  }
  return refuse(self, "was given a type that is null or belongs to another context");
}

static tn_status resolve(parsing* self, tn_asm_operands range, const tn_type* types,
                         size_t type_count) {
  tn_parser* parser = self->parser;
  TN_TRY(check_range(self, range));
  if (type_count != range.count && type_count != 1) {
    return tn_parser__custom_error(parser, self->frame, self->at,
                                   "has %u operands and %zu operand types", range.count,
                                   type_count);
  }
  for (uint32_t i = 0; i < range.count; ++i) {
    const tn_unresolved_operand* read = self->read.items;
    const tn_type* type = &types[type_count == 1 ? 0 : i];
    TN_TRY(check_type(self, *type));
    TN_TRY(tn_parser__push(parser, &parser->operands, &read[range.first + i], sizeof *read));
    TN_TRY(tn_parser__push(parser, &self->inputs, type, sizeof *type));
  }
  return TN_OK;
}

tn_status tn_asm_parser_resolve(tn_asm_parser handle, tn_asm_operands operands,
                                const tn_type* types, size_t type_count) {
  ENTER(handle);
  return leave(self, resolve(self, operands, types, type_count));
}

//===-- Types ---------------------------------------------------------------------------------===//

tn_status tn_asm_parser_type(tn_asm_parser handle, tn_type* out_type) {
  *out_type = (tn_type){NULL};
  ENTER(handle);
  return leave(self, tn_parser__type(self->parser, out_type));
}

static tn_status read_types(parsing* self) {
  if (!tn_parser__type_begins(self->parser)) return TN_OK;
  do {
    tn_type type;
    TN_TRY(tn_parser__type(self->parser, &type));
    TN_TRY(tn_parser__push_type(self->parser, type));
    TN_TRY(tn_poll(self->parser->context));
  } while (tn_parser__consume_if(self->parser, TN_TOKEN_COMMA));
  return TN_OK;
}

/// Moves the types from index `base` on from the parser's stack to a kept array.
static tn_status keep_types(parsing* self, size_t base, tn_asm_types* out_types) {
  tn_parser* parser = self->parser;
  const size_t count = parser->types.count - base;
  if (count == 0) return TN_OK;
  const size_t byte_size = sizeof(kept_types) + count * sizeof(tn_type);
  kept_types* kept = tn_allocate(&parser->context->allocator, byte_size);
  if (kept == NULL) return tn_context__out_of_memory(parser->context);
  kept->next = self->kept;
  kept->byte_size = byte_size;
  memcpy(kept->types, (const tn_type*)parser->types.items + base, count * sizeof(tn_type));
  self->kept = kept;
  parser->types.count = base;
  *out_types = (tn_asm_types){kept->types, count};
  return TN_OK;
}

tn_status tn_asm_parser_types(tn_asm_parser handle, tn_asm_types* out_types) {
  *out_types = (tn_asm_types){NULL, 0};
  ENTER(handle);
  const size_t base = self->parser->types.count;
  tn_status status = read_types(self);
  if (status == TN_OK) status = keep_types(self, base, out_types);
  return leave(self, status);
}

static tn_status add_results(parsing* self, const tn_type* types, size_t count) {
  for (size_t i = 0; i < count; ++i) {
    TN_TRY(check_type(self, types[i]));
    TN_TRY(tn_parser__push(self->parser, &self->results, &types[i], sizeof types[i]));
  }
  return TN_OK;
}

tn_status tn_asm_parser_add_results(tn_asm_parser handle, const tn_type* types, size_t count) {
  ENTER(handle);
  return leave(self, add_results(self, types, count));
}

static tn_status functional_type(parsing* self, tn_asm_operands operands) {
  tn_parser* parser = self->parser;
  const size_t base = parser->types.count;
  TN_TRY(tn_parser__type_list(parser));
  const size_t inputs = parser->types.count - base;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_ARROW, "expected '->' in function type"));
  TN_TRY(tn_parser__result_types(parser));
  const tn_type* types = (const tn_type*)parser->types.items + base;
  if (inputs != operands.count) {
    return tn_parser__custom_error(parser, self->frame, self->at,
                                   "has %u operands and %zu operand types", operands.count, inputs);
  }
  TN_TRY(resolve(self, operands, types, inputs));
  TN_TRY(add_results(self, types + inputs, parser->types.count - base - inputs));
  parser->types.count = base;
  return TN_OK;
}

tn_status tn_asm_parser_functional_type(tn_asm_parser handle, tn_asm_operands operands) {
  ENTER(handle);
  return leave(self, functional_type(self, operands));
}

//===-- Attributes ----------------------------------------------------------------------------===//

static tn_status read_attribute(parsing* self, tn_type type, tn_attribute* out_attribute) {
  if (type.storage != NULL) TN_TRY(check_type(self, type));
  return tn_parser__attribute(self->parser, type, out_attribute);
}

tn_status tn_asm_parser_attribute(tn_asm_parser handle, tn_type type, tn_attribute* out_attribute) {
  *out_attribute = (tn_attribute){NULL};
  ENTER(handle);
  return leave(self, read_attribute(self, type, out_attribute));
}

static tn_status read_symbol_name(parsing* self, tn_attribute* out_name) {
  tn_string_view text;
  tn_identifier name;
  TN_TRY(tn_parser__string_value(self->parser, &self->parser->token, &text));
  TN_TRY(tn_identifier_get(self->parser->context, text, &name));
  *out_name = (tn_attribute){name.storage};
  tn_parser__advance(self->parser);
  return TN_OK;
}

tn_status tn_asm_parser_symbol_name(tn_asm_parser handle, tn_attribute* out_name) {
  *out_name = (tn_attribute){NULL};
  ENTER(handle);
  if (!tn_parser__is(self->parser, TN_TOKEN_AT_IDENTIFIER)) {
    return leave(self, refuse(self, "expected a symbol name"));
  }
  return leave(self, read_symbol_name(self, out_name));
}

tn_status tn_asm_parser_optional_symbol_name(tn_asm_parser handle, tn_attribute* out_name) {
  *out_name = (tn_attribute){NULL};
  ENTER(handle);
  if (!tn_parser__is(self->parser, TN_TOKEN_AT_IDENTIFIER)) return leave(self, TN_OK);
  return leave(self, read_symbol_name(self, out_name));
}

static tn_status set_attribute(parsing* self, tn_string_view name, tn_attribute value) {
  tn_parser* parser = self->parser;
  tn_named_attribute entry = {.value = value};
  if (name.size == 0 || value.storage == NULL ||
      tn_storage_context(value.storage) != parser->context) {
    return refuse(self,
                  "was given an attribute that is unnamed, null or belongs to another context");
  }
  TN_TRY(tn_identifier_get(parser->context, name, &entry.name));
  tn_attribute_entry* entries = parser->entries.items;
  for (size_t i = self->frame->entries; i < parser->entries.count; ++i) {
    if ((entries[i].name & TN_UREF_MASK) != tn_identifier__ref(entry.name)) continue;
    entries[i].value = tn_attribute__ref(value);
    return TN_OK;
  }
  const size_t base = parser->named.count;
  TN_TRY(tn_parser__push(parser, &parser->named, &entry, sizeof entry));
  return tn_parser__take_attributes(parser, self->frame, base, false, true);
}

tn_status tn_asm_parser_set_attribute(tn_asm_parser handle, tn_string_view name,
                                      tn_attribute value) {
  ENTER(handle);
  return leave(self, set_attribute(self, name, value));
}

/// Rejects attributes that occur both before and after index `first` in the op's attributes.
static tn_status check_twice(parsing* self, size_t first) {
  const tn_parser* parser = self->parser;
  const tn_attribute_entry* entries = parser->entries.items;
  for (size_t i = self->frame->entries; i < first; ++i) {
    for (size_t j = first; j < parser->entries.count; ++j) {
      if (((entries[i].name ^ entries[j].name) & TN_UREF_MASK) != 0) continue;
      const tn_string_view name =
          tn_identifier__text(parser->context, entries[i].name & TN_UREF_MASK);
      return tn_parser__custom_error(self->parser, self->frame, self->at,
                                     "has a duplicate attribute '%.*s'", (int)name.size, name.data);
    }
  }
  return TN_OK;
}

tn_status tn_asm_parser_attribute_dictionary(tn_asm_parser handle, bool with_keyword) {
  ENTER(handle);
  const size_t first = self->parser->entries.count;
  tn_status status = tn_custom_assembly__dictionary(self->parser, self->frame, with_keyword);
  if (status == TN_OK) status = check_twice(self, first);
  return leave(self, status);
}

//===-- Successors ----------------------------------------------------------------------------===//

static tn_status read_successor(parsing* self, size_t* out_count) {
  tn_parser* parser = self->parser;
  tn_asm_operands operands;
  TN_TRY(tn_parser__successor(parser));
  if (!tn_parser__consume_if(parser, TN_TOKEN_LEFT_PAREN)) return TN_OK;
  TN_TRY(read_operands(self, &operands));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  const size_t base = parser->types.count;
  TN_TRY(read_types(self));
  self->at = parser->token.start;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  const size_t count = parser->types.count - base;
  if (count != operands.count) {
    return tn_parser__custom_error(parser, self->frame, self->at,
                                   "has %u operands and %zu operand types", operands.count, count);
  }
  TN_TRY(resolve(self, operands, (const tn_type*)parser->types.items + base, count));
  parser->types.count = base;
  *out_count = count;
  return TN_OK;
}

tn_status tn_asm_parser_successor(tn_asm_parser handle, size_t* out_count) {
  *out_count = 0;
  ENTER(handle);
  return leave(self, read_successor(self, out_count));
}

//===-- Regions -------------------------------------------------------------------------------===//

static tn_status add_argument(parsing* self, const tn_unresolved_operand* name, tn_type type) {
  tn_op_frame* frame = self->frame;
  tn_ref block = 0;
  if (frame->prepared_region == 0) {
    TN_TRY(tn_parser__prepare_region(self->parser, frame, &block));
  } else {
    block = tn_region__at(self->parser->context, frame->prepared_region)->first_block;
  }
  return tn_parser__add_region_argument(self->parser, block, name, type);
}

static tn_status add_read_argument(parsing* self, tn_asm_operands name, tn_type type) {
  TN_TRY(check_range(self, name));
  TN_TRY(check_type(self, type));
  if (name.count != 1) return refuse(self, "was given more or less than one name for an argument");
  const tn_unresolved_operand read = ((const tn_unresolved_operand*)self->read.items)[name.first];
  if (read.number != 0) return refuse(self, "result number not allowed in argument list");
  return add_argument(self, &read, type);
}

tn_status tn_asm_parser_add_argument(tn_asm_parser handle, tn_asm_operands name, tn_type type) {
  ENTER(handle);
  return leave(self, add_read_argument(self, name, type));
}

static tn_status read_argument(parsing* self, tn_type* out_type) {
  tn_unresolved_operand name;
  TN_TRY(tn_parser__argument(self->parser, &name));
  TN_TRY(tn_parser__expect(self->parser, TN_TOKEN_COLON, "expected ':'"));
  TN_TRY(tn_parser__type(self->parser, out_type));
  return add_argument(self, &name, *out_type);
}

tn_status tn_asm_parser_argument(tn_asm_parser handle, tn_type* out_type) {
  *out_type = (tn_type){NULL};
  ENTER(handle);
  return leave(self, read_argument(self, out_type));
}

static tn_status read_region(parsing* self) {
  TN_TRY(tn_parser__whole_region(self->parser, self->frame));
  return self->frame->definition->verify == tn_op_schema__verify
             ? tn_custom_assembly__terminate(self->parser, self->frame)
             : TN_OK;
}

tn_status tn_asm_parser_region(tn_asm_parser handle) {
  ENTER(handle);
  return leave(self, read_region(self));
}

tn_status tn_asm_parser_optional_region(tn_asm_parser handle, bool* out_found) {
  *out_found = false;
  ENTER(handle);
  if (tn_parser__is(self->parser, TN_TOKEN_LEFT_BRACE)) {
    *out_found = true;
    return leave(self, read_region(self));
  }
  if (self->frame->prepared_region == 0) {
    return leave(self, tn_parser__empty_region(self->parser, self->frame));
  }
  tn_parser__drop_region(self->parser, self->frame);
  return leave(self, TN_OK);
}

//===-- Locations -----------------------------------------------------------------------------===//

tn_status tn_asm_parser_location(tn_asm_parser handle, tn_location* out_location) {
  uint32_t reference = 0;
  *out_location = (tn_location){NULL, 0};
  ENTER(handle);
  const tn_status status = tn_parser__location_of(self->parser, self->at, &reference);
  if (status == TN_OK) *out_location = tn_location__from(self->parser->context, reference);
  return leave(self, status);
}

static tn_status report(parsing* self, tn_location location, tn_string_view message) {
  const tn_string_view name = tn_parser__op_name(self->parser, self->frame);
  if (location.context != self->parser->context) {
    return tn_parser__custom_error(self->parser, self->frame, self->at, "%.*s", (int)message.size,
                                   message.data);
  }
  return tn_context__fail(self->parser->context, TN_MALFORMED, location, "custom op '%.*s' %.*s",
                          (int)name.size, name.data, (int)message.size, message.data);
}

tn_status tn_asm_parser_error(tn_asm_parser handle, tn_location location, tn_string_view message) {
  ENTER(handle);
  return leave(self, report(self, location, message));
}
