// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading by a user's function: see user_assembly.h.
//
// What the callback adds goes where the parser has it for an op, but for types: the parser's stack
// has those of operands before those of results, so both wait here until the callback returns.

#include "ir/call_out.h"
#include "rewrite/user_assembly.h"
#include "schema/custom_assembly.h"

/// An array that the callback was given.
typedef struct kept_types {
  struct kept_types* next;
  size_t byte_size;
  tn_type types[];
} kept_types;

typedef struct parsing {
  struct parsing* outer;
  uint64_t serial;
  uint32_t depth;
  bool is_busy;       ///< A call of it is under way.
  bool collects;      ///< The parser keeps messages back, but not those of the callback's calls.
  tn_status failure;  ///< What the first call that failed returned.
  const char* at;     ///< Where the call began.
  tn_parser* parser;
  tn_op_frame* frame;
  tn_parser_stack read;     ///< tn_unresolved_operand: all that were.
  tn_parser_stack inputs;   ///< tn_type: of the operands,
  tn_parser_stack results;  ///< and of the results.
  kept_types* kept;
} parsing;

static _Thread_local parsing* innermost;

//===-- Calling -------------------------------------------------------------------------------===//

static void free_parts(parsing* it) {
  tn_parser__free_stack(it->parser, &it->read, sizeof(tn_unresolved_operand));
  tn_parser__free_stack(it->parser, &it->inputs, sizeof(tn_type));
  tn_parser__free_stack(it->parser, &it->results, sizeof(tn_type));
  while (it->kept != NULL) {
    kept_types* kept = it->kept;
    it->kept = kept->next;
    tn_deallocate(&it->parser->context->allocator, kept, kept->byte_size);
  }
}

static tn_status push_all(tn_parser* parser, const tn_parser_stack* types) {
  for (size_t i = 0; i < types->count; ++i) {
    TN_TRY(tn_parser__push_type(parser, ((const tn_type*)types->items)[i]));
  }
  return TN_OK;
}

/// Makes the op of what the callback added.
static tn_status make_op(parsing* it) {
  tn_parser* parser = it->parser;
  if (it->frame->prepared_region != 0) {
    return tn_parser__custom_error(parser, it->frame, it->frame->name_at,
                                   "has arguments for a region that was not parsed");
  }
  TN_TRY(tn_parser__add_defaults(parser, it->frame));
  TN_TRY(push_all(parser, &it->inputs));
  TN_TRY(push_all(parser, &it->results));
  return tn_parser__finish_op(parser, it->frame, it->inputs.count);
}

static tn_status call_user(parsing* it) {
  const tn_user_interface* user =
      (const tn_user_interface*)(const void*)it->frame->definition->interface;
  tn_call_out call;
  tn_call_out__begin(&call, it->parser->context, TN_CALL_READS);
  innermost = it;
  it->collects = it->parser->collecting;
  it->parser->collecting = false;
  const tn_status status =
      user->given_assembly.parse(user->given.user_data, (tn_asm_parser){it->serial});
  innermost = it->outer;
  it->parser->collecting = it->collects;
  tn_call_out__end(&call);
  if (it->failure != TN_OK) return it->failure;
  if (status == TN_OK || status == TN_INTERRUPTED || status == TN_OUT_OF_MEMORY) return status;
  return tn_parser__custom_error(it->parser, it->frame, it->frame->name_at, "parser failed");
}

tn_status tn_user_assembly__parse(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  parsing it = {.outer = innermost,
                .serial = tn_user_assembly__serial(),
                .depth = innermost == NULL ? 1 : innermost->depth + 1,
                .parser = parser,
                .frame = frame};
  *out_region = false;
  frame->type_at = frame->name_at;
  if (it.depth > TN_ASM_NESTING_MAX) {
    return tn_parser__custom_error(parser, frame, frame->name_at,
                                   "nests more than %d deep in operations with a custom parser",
                                   TN_ASM_NESTING_MAX);
  }
  tn_status status = call_user(&it);
  if (status == TN_OK) status = make_op(&it);
  free_parts(&it);
  return status;
}

/// Enters a call; NULL if there is nothing to be done, whose status is in `*out_status`.
static parsing* enter(tn_asm_parser handle, tn_status* out_status) {
  parsing* it = innermost;
  *out_status = TN_STALE_HANDLE;
  if (it == NULL || it->serial != handle.serial || it->is_busy) return NULL;
  *out_status = it->failure;
  if (*out_status != TN_OK) return NULL;
  it->is_busy = true;
  it->parser->collecting = it->collects;
  it->at = it->parser->token.start;
  return it;
}

static tn_status leave(parsing* it, tn_status status) {
  it->failure = tn_parser__checked(it->parser, it->at, status);
  it->is_busy = false;
  it->parser->collecting = false;
  return it->failure;
}

/// What the callback did wrongly, or did not find.
static tn_status refuse(parsing* it, const char* message) {
  return tn_parser__custom_error(it->parser, it->frame, it->at, "%s", message);
}

/// Begins a public function of the parser: the rest is not done where there is nothing to be done.
#define ENTER(handle)                          \
  tn_status entered;                           \
  parsing* const it = enter(handle, &entered); \
  if (it == NULL) return entered

tn_context* tn_asm_parser_context(tn_asm_parser handle) {
  const parsing* it = innermost;
  return it == NULL || it->serial != handle.serial ? NULL : it->parser->context;
}

tn_string_view tn_asm_parser_op_name(tn_asm_parser handle) {
  const parsing* it = innermost;
  if (it == NULL || it->serial != handle.serial) return (tn_string_view){NULL, 0};
  return tn_parser__op_name(it->parser, it->frame);
}

//===-- Words ---------------------------------------------------------------------------------===//

static bool take_literal(parsing* it, const char* literal) {
  const tn_token* token = &it->parser->token;
  if (token->kind == TN_TOKEN_EOF || token->kind == TN_TOKEN_ERROR ||
      !tn_string_view_equal(tn_token__spelling(token), tn_string_view_from(literal))) {
    return false;
  }
  tn_parser__advance(it->parser);
  return true;
}

tn_status tn_asm_parser_literal(tn_asm_parser handle, const char* literal) {
  ENTER(handle);
  if (take_literal(it, literal)) return leave(it, TN_OK);
  return leave(it, tn_parser__custom_error(it->parser, it->frame, it->at, "expected '%s'",
                                           literal == NULL ? "" : literal));
}

tn_status tn_asm_parser_optional_literal(tn_asm_parser handle, const char* literal,
                                         bool* out_found) {
  *out_found = false;
  ENTER(handle);
  *out_found = take_literal(it, literal);
  return leave(it, TN_OK);
}

static tn_status read_keyword(parsing* it, tn_string_view* out_keyword) {
  const tn_token token = it->parser->token;
  if (token.kind == TN_TOKEN_STRING) {
    TN_TRY(tn_parser__string_value(it->parser, &token, out_keyword));
  } else if (tn_token__is_identifier(&token)) {
    *out_keyword = tn_token__spelling(&token);
  } else {
    return refuse(it, "expected a keyword or string");
  }
  tn_parser__advance(it->parser);
  return TN_OK;
}

tn_status tn_asm_parser_keyword(tn_asm_parser handle, tn_string_view* out_keyword) {
  *out_keyword = (tn_string_view){NULL, 0};
  ENTER(handle);
  return leave(it, read_keyword(it, out_keyword));
}

//===-- Operands ------------------------------------------------------------------------------===//

static tn_status keep_operand(parsing* it, const tn_unresolved_operand* operand,
                              tn_asm_operands* out_range) {
  *out_range = (tn_asm_operands){it->serial, (uint32_t)it->read.count, 1};
  return tn_parser__push(it->parser, &it->read, operand, sizeof *operand);
}

static tn_status read_operand(parsing* it, tn_asm_operands* out_range) {
  tn_unresolved_operand operand;
  TN_TRY(tn_parser__operand(it->parser, &operand));
  return keep_operand(it, &operand, out_range);
}

/// The parser's list goes to those that were read.
static tn_status read_operands(parsing* it, tn_asm_operands* out_range) {
  tn_parser* parser = it->parser;
  const size_t base = parser->operands.count;
  *out_range = (tn_asm_operands){it->serial, (uint32_t)it->read.count, 0};
  TN_TRY(tn_parser__operand_list(parser));
  for (size_t i = base; i < parser->operands.count; ++i, ++out_range->count) {
    const tn_unresolved_operand* items = parser->operands.items;
    TN_TRY(tn_parser__push(parser, &it->read, &items[i], sizeof *items));
  }
  parser->operands.count = base;
  return TN_OK;
}

tn_status tn_asm_parser_operand(tn_asm_parser handle, tn_asm_operands* out_operand) {
  *out_operand = (tn_asm_operands){0, 0, 0};
  ENTER(handle);
  return leave(it, read_operand(it, out_operand));
}

tn_status tn_asm_parser_optional_operand(tn_asm_parser handle, tn_asm_operands* out_operand) {
  *out_operand = (tn_asm_operands){0, 0, 0};
  ENTER(handle);
  if (!tn_parser__is(it->parser, TN_TOKEN_PERCENT_IDENTIFIER)) return leave(it, TN_OK);
  return leave(it, read_operand(it, out_operand));
}

tn_status tn_asm_parser_operands(tn_asm_parser handle, tn_asm_operands* out_operands) {
  *out_operands = (tn_asm_operands){0, 0, 0};
  ENTER(handle);
  return leave(it, read_operands(it, out_operands));
}

static tn_status check_range(parsing* it, tn_asm_operands range) {
  if (range.count == 0) return TN_OK;
  if (range.parser == it->serial && range.first <= it->read.count &&
      range.count <= it->read.count - range.first) {
    return TN_OK;
  }
  return refuse(it, "was given operands of another parser");
}

static tn_status check_type(parsing* it, tn_type type) {
  if (type.storage != NULL && tn_storage_context(type.storage) == it->parser->context) {
    return TN_OK;
  }
  return refuse(it, "was given a type that is null or belongs to another context");
}

static tn_status resolve(parsing* it, tn_asm_operands range, const tn_type* types,
                         size_t type_count) {
  tn_parser* parser = it->parser;
  TN_TRY(check_range(it, range));
  if (type_count != range.count && type_count != 1) {
    return tn_parser__custom_error(parser, it->frame, it->at,
                                   "has %u operands and %zu operand types", range.count,
                                   type_count);
  }
  for (uint32_t i = 0; i < range.count; ++i) {
    const tn_unresolved_operand* read = it->read.items;
    const tn_type* type = &types[type_count == 1 ? 0 : i];
    TN_TRY(check_type(it, *type));
    TN_TRY(tn_parser__push(parser, &parser->operands, &read[range.first + i], sizeof *read));
    TN_TRY(tn_parser__push(parser, &it->inputs, type, sizeof *type));
  }
  return TN_OK;
}

tn_status tn_asm_parser_resolve(tn_asm_parser handle, tn_asm_operands operands,
                                const tn_type* types, size_t type_count) {
  ENTER(handle);
  return leave(it, resolve(it, operands, types, type_count));
}

//===-- Types ---------------------------------------------------------------------------------===//

tn_status tn_asm_parser_type(tn_asm_parser handle, tn_type* out_type) {
  *out_type = (tn_type){NULL};
  ENTER(handle);
  return leave(it, tn_parser__type(it->parser, out_type));
}

static tn_status read_types(parsing* it) {
  if (!tn_parser__type_begins(it->parser)) return TN_OK;
  do {
    tn_type type;
    TN_TRY(tn_parser__type(it->parser, &type));
    TN_TRY(tn_parser__push_type(it->parser, type));
    TN_TRY(tn_poll(it->parser->context));
  } while (tn_parser__consume_if(it->parser, TN_TOKEN_COMMA));
  return TN_OK;
}

/// Keeps the types from number `base` on of the parser's stack, and takes them off.
static tn_status keep_types(parsing* it, size_t base, tn_asm_types* out_types) {
  tn_parser* parser = it->parser;
  const size_t count = parser->types.count - base;
  if (count == 0) return TN_OK;
  const size_t byte_size = sizeof(kept_types) + count * sizeof(tn_type);
  kept_types* kept = tn_allocate(&parser->context->allocator, byte_size);
  if (kept == NULL) return tn_context__out_of_memory(parser->context);
  kept->next = it->kept;
  kept->byte_size = byte_size;
  memcpy(kept->types, (const tn_type*)parser->types.items + base, count * sizeof(tn_type));
  it->kept = kept;
  parser->types.count = base;
  *out_types = (tn_asm_types){kept->types, count};
  return TN_OK;
}

tn_status tn_asm_parser_types(tn_asm_parser handle, tn_asm_types* out_types) {
  *out_types = (tn_asm_types){NULL, 0};
  ENTER(handle);
  const size_t base = it->parser->types.count;
  tn_status status = read_types(it);
  if (status == TN_OK) status = keep_types(it, base, out_types);
  return leave(it, status);
}

static tn_status add_results(parsing* it, const tn_type* types, size_t count) {
  for (size_t i = 0; i < count; ++i) {
    TN_TRY(check_type(it, types[i]));
    TN_TRY(tn_parser__push(it->parser, &it->results, &types[i], sizeof types[i]));
  }
  return TN_OK;
}

tn_status tn_asm_parser_add_results(tn_asm_parser handle, const tn_type* types, size_t count) {
  ENTER(handle);
  return leave(it, add_results(it, types, count));
}

static tn_status functional_type(parsing* it, tn_asm_operands operands) {
  tn_parser* parser = it->parser;
  const size_t base = parser->types.count;
  TN_TRY(tn_parser__type_list(parser));
  const size_t inputs = parser->types.count - base;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_ARROW, "expected '->' in function type"));
  TN_TRY(tn_parser__result_types(parser));
  const tn_type* types = (const tn_type*)parser->types.items + base;
  if (inputs != operands.count) {
    return tn_parser__custom_error(parser, it->frame, it->at,
                                   "has %u operands and %zu operand types", operands.count, inputs);
  }
  TN_TRY(resolve(it, operands, types, inputs));
  TN_TRY(add_results(it, types + inputs, parser->types.count - base - inputs));
  parser->types.count = base;
  return TN_OK;
}

tn_status tn_asm_parser_functional_type(tn_asm_parser handle, tn_asm_operands operands) {
  ENTER(handle);
  return leave(it, functional_type(it, operands));
}

//===-- Attributes ----------------------------------------------------------------------------===//

static tn_status read_attribute(parsing* it, tn_type type, tn_attribute* out_attribute) {
  if (type.storage != NULL) TN_TRY(check_type(it, type));
  return tn_parser__attribute(it->parser, type, out_attribute);
}

tn_status tn_asm_parser_attribute(tn_asm_parser handle, tn_type type, tn_attribute* out_attribute) {
  *out_attribute = (tn_attribute){NULL};
  ENTER(handle);
  return leave(it, read_attribute(it, type, out_attribute));
}

static tn_status read_symbol_name(parsing* it, tn_attribute* out_name) {
  tn_string_view text;
  tn_identifier name;
  TN_TRY(tn_parser__string_value(it->parser, &it->parser->token, &text));
  TN_TRY(tn_identifier_get(it->parser->context, text, &name));
  *out_name = (tn_attribute){name.storage};
  tn_parser__advance(it->parser);
  return TN_OK;
}

tn_status tn_asm_parser_symbol_name(tn_asm_parser handle, tn_attribute* out_name) {
  *out_name = (tn_attribute){NULL};
  ENTER(handle);
  if (!tn_parser__is(it->parser, TN_TOKEN_AT_IDENTIFIER)) {
    return leave(it, refuse(it, "expected a symbol name"));
  }
  return leave(it, read_symbol_name(it, out_name));
}

tn_status tn_asm_parser_optional_symbol_name(tn_asm_parser handle, tn_attribute* out_name) {
  *out_name = (tn_attribute){NULL};
  ENTER(handle);
  if (!tn_parser__is(it->parser, TN_TOKEN_AT_IDENTIFIER)) return leave(it, TN_OK);
  return leave(it, read_symbol_name(it, out_name));
}

static tn_status set_attribute(parsing* it, tn_string_view name, tn_attribute value) {
  tn_parser* parser = it->parser;
  tn_named_attribute entry = {.value = value};
  if (name.size == 0 || value.storage == NULL ||
      tn_storage_context(value.storage) != parser->context) {
    return refuse(it, "was given an attribute that is unnamed, null or belongs to another context");
  }
  TN_TRY(tn_identifier_get(parser->context, name, &entry.name));
  tn_attribute_entry* entries = parser->entries.items;
  for (size_t i = it->frame->entries; i < parser->entries.count; ++i) {
    if ((entries[i].name & TN_UREF_MASK) != tn_identifier__ref(entry.name)) continue;
    entries[i].value = tn_attribute__ref(value);
    return TN_OK;
  }
  const size_t base = parser->named.count;
  TN_TRY(tn_parser__push(parser, &parser->named, &entry, sizeof entry));
  return tn_parser__take_attributes(parser, it->frame, base, false, true);
}

tn_status tn_asm_parser_set_attribute(tn_asm_parser handle, tn_string_view name,
                                      tn_attribute value) {
  ENTER(handle);
  return leave(it, set_attribute(it, name, value));
}

/// Refuses attributes that are among the op's attributes both before and from number `first` on.
static tn_status check_twice(parsing* it, size_t first) {
  const tn_parser* parser = it->parser;
  const tn_attribute_entry* entries = parser->entries.items;
  for (size_t i = it->frame->entries; i < first; ++i) {
    for (size_t j = first; j < parser->entries.count; ++j) {
      if (((entries[i].name ^ entries[j].name) & TN_UREF_MASK) != 0) continue;
      const tn_string_view name =
          tn_identifier__text(parser->context, entries[i].name & TN_UREF_MASK);
      return tn_parser__custom_error(it->parser, it->frame, it->at,
                                     "has a duplicate attribute '%.*s'", (int)name.size, name.data);
    }
  }
  return TN_OK;
}

tn_status tn_asm_parser_attribute_dictionary(tn_asm_parser handle, bool with_keyword) {
  ENTER(handle);
  const size_t first = it->parser->entries.count;
  tn_status status = tn_custom_assembly__dictionary(it->parser, it->frame, with_keyword);
  if (status == TN_OK) status = check_twice(it, first);
  return leave(it, status);
}

//===-- Successors ----------------------------------------------------------------------------===//

static tn_status read_successor(parsing* it, size_t* out_count) {
  tn_parser* parser = it->parser;
  tn_asm_operands operands;
  TN_TRY(tn_parser__successor(parser));
  if (!tn_parser__consume_if(parser, TN_TOKEN_LEFT_PAREN)) return TN_OK;
  TN_TRY(read_operands(it, &operands));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  const size_t base = parser->types.count;
  TN_TRY(read_types(it));
  it->at = parser->token.start;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  const size_t count = parser->types.count - base;
  if (count != operands.count) {
    return tn_parser__custom_error(parser, it->frame, it->at,
                                   "has %u operands and %zu operand types", operands.count, count);
  }
  TN_TRY(resolve(it, operands, (const tn_type*)parser->types.items + base, count));
  parser->types.count = base;
  *out_count = count;
  return TN_OK;
}

tn_status tn_asm_parser_successor(tn_asm_parser handle, size_t* out_count) {
  *out_count = 0;
  ENTER(handle);
  return leave(it, read_successor(it, out_count));
}

//===-- Regions -------------------------------------------------------------------------------===//

static tn_status add_argument(parsing* it, const tn_unresolved_operand* name, tn_type type) {
  tn_op_frame* frame = it->frame;
  tn_ref block = 0;
  if (frame->prepared_region == 0) {
    TN_TRY(tn_parser__prepare_region(it->parser, frame, &block));
  } else {
    block = tn_region__at(it->parser->context, frame->prepared_region)->first_block;
  }
  return tn_parser__add_region_argument(it->parser, block, name, type);
}

static tn_status add_read_argument(parsing* it, tn_asm_operands name, tn_type type) {
  TN_TRY(check_range(it, name));
  TN_TRY(check_type(it, type));
  if (name.count != 1) return refuse(it, "was given more or less than one name for an argument");
  const tn_unresolved_operand read = ((const tn_unresolved_operand*)it->read.items)[name.first];
  if (read.number != 0) return refuse(it, "result number not allowed in argument list");
  return add_argument(it, &read, type);
}

tn_status tn_asm_parser_add_argument(tn_asm_parser handle, tn_asm_operands name, tn_type type) {
  ENTER(handle);
  return leave(it, add_read_argument(it, name, type));
}

static tn_status read_argument(parsing* it, tn_type* out_type) {
  tn_unresolved_operand name;
  TN_TRY(tn_parser__argument(it->parser, &name));
  TN_TRY(tn_parser__expect(it->parser, TN_TOKEN_COLON, "expected ':'"));
  TN_TRY(tn_parser__type(it->parser, out_type));
  return add_argument(it, &name, *out_type);
}

tn_status tn_asm_parser_argument(tn_asm_parser handle, tn_type* out_type) {
  *out_type = (tn_type){NULL};
  ENTER(handle);
  return leave(it, read_argument(it, out_type));
}

static tn_status read_region(parsing* it) {
  TN_TRY(tn_parser__whole_region(it->parser, it->frame));
  return it->frame->definition->verify == tn_op_schema__verify
             ? tn_custom_assembly__terminate(it->parser, it->frame)
             : TN_OK;
}

tn_status tn_asm_parser_region(tn_asm_parser handle) {
  ENTER(handle);
  return leave(it, read_region(it));
}

tn_status tn_asm_parser_optional_region(tn_asm_parser handle, bool* out_found) {
  *out_found = false;
  ENTER(handle);
  if (tn_parser__is(it->parser, TN_TOKEN_LEFT_BRACE)) {
    *out_found = true;
    return leave(it, read_region(it));
  }
  if (it->frame->prepared_region == 0) {
    return leave(it, tn_parser__empty_region(it->parser, it->frame));
  }
  tn_parser__drop_region(it->parser, it->frame);
  return leave(it, TN_OK);
}

//===-- Places --------------------------------------------------------------------------------===//

tn_status tn_asm_parser_location(tn_asm_parser handle, tn_location* out_location) {
  uint32_t reference = 0;
  *out_location = (tn_location){NULL, 0};
  ENTER(handle);
  const tn_status status = tn_parser__location_of(it->parser, it->at, &reference);
  if (status == TN_OK) *out_location = tn_location__from(it->parser->context, reference);
  return leave(it, status);
}

static tn_status report(parsing* it, tn_location location, tn_string_view message) {
  const tn_string_view name = tn_parser__op_name(it->parser, it->frame);
  if (location.context != it->parser->context) {
    return tn_parser__custom_error(it->parser, it->frame, it->at, "%.*s", (int)message.size,
                                   message.data);
  }
  return tn_context__fail(it->parser->context, TN_MALFORMED, location, "custom op '%.*s' %.*s",
                          (int)name.size, name.data, (int)message.size, message.data);
}

tn_status tn_asm_parser_error(tn_asm_parser handle, tn_location location, tn_string_view message) {
  ENTER(handle);
  return leave(it, report(it, location, message));
}
