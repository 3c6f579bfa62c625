// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attaches interfaces to ops of users' dialects. Everything is checked and built before the first
// visible change; the definition receives its table last.

#include "rewrite/user_interface.h"

#include "ir/dialect_table.h"
#include "ir/services.h"
#include "rewrite/effects.h"
#include "rewrite/session.h"
#include "rewrite/user_assembly.h"
#include "schema/schema.h"
#include "scope/access.h"

static tn_location nowhere(const tn_context* context) { return (tn_location){context, 0}; }

#define SHOWN(text) (int)((text).size < 200 ? (text).size : 200), (text).data

//===-- Checks --------------------------------------------------------------------------------===//

static tn_status refuse(const tn_context* context, tn_string_view name, const char* why) {
  return tn_context__fail(context, TN_INVALID_ARGUMENT, nowhere(context),
                          "cannot attach interfaces to '%.*s': %s", SHOWN(name), why);
}

static tn_status check_pattern(const tn_context* context, tn_string_view name,
                               const tn_pattern* pattern) {
  if (pattern->match_and_rewrite == NULL) return refuse(context, name, "a pattern has no function");
  if (pattern->benefit > TN_PATTERN_BENEFIT_MAX) {
    return refuse(context, name, "a pattern's benefit exceeds 65534");
  }
  if (pattern->root.size == 0 || tn_string_view_equal(pattern->root, name)) return TN_OK;
  return refuse(context, name, "a pattern has another root operation");
}

/// Effects known from traits are not queried from interfaces, so these must not contradict them.
static tn_status check_effects(const tn_context* context, tn_string_view name, uint32_t traits,
                               const tn_op_interfaces* given) {
  const bool has_none = (traits & TN_OP_TRAIT_NO_EFFECT) != 0;
  if (!has_none && (traits & TN_OP_TRAIT_RECURSIVE_EFFECTS) == 0) return TN_OK;
  const uint32_t said = has_none ? TN_MEMORY_EFFECT_NONE : TN_MEMORY_EFFECT_RECURSIVE;
  if (given->effects == said || (given->effects == 0 && given->get_effects == NULL)) return TN_OK;
  return refuse(context, name,
                has_none
                    ? "their effects contradict the traits Pure and NoMemoryEffect of its schema"
                    : "their effects contradict the trait RecursiveMemoryEffects of its schema");
}

static tn_status check_given(const tn_context* context, tn_string_view name, uint32_t traits,
                             const tn_op_interfaces* given) {
  if (given->effects != 0 && !tn_effects__are_known(given->effects)) {
    return refuse(context, name, "unknown memory effects");
  }
  TN_TRY(check_effects(context, name, traits, given));
  if ((uint32_t)given->speculation > TN_SPECULATION_RECURSIVE) {
    return refuse(context, name, "unknown speculation");
  }
  if (given->region_terminator != NULL && given->region_terminator->edge == NULL) {
    return refuse(context, name, "a region terminator has no function");
  }
  if (given->memory_slot != NULL && given->memory_slot->value_type == NULL) {
    return refuse(context, name, "a memory slot has no function");
  }
  if (given->assembly != NULL &&
      (given->assembly->print == NULL || given->assembly->parse == NULL)) {
    return refuse(context, name, "an assembly needs both functions");
  }
  for (size_t i = 0; i < given->own_count; ++i) {
    if (given->own[i].name != NULL && given->own[i].table != NULL) continue;
    return refuse(context, name, "an own interface has no name or no table");
  }
  for (size_t i = 0; i < given->canonicalization_count; ++i) {
    TN_TRY(check_pattern(context, name, &given->canonicalizations[i]));
  }
  return TN_OK;
}

/// Finds the definition of an op of a loaded user dialect.
static tn_status find_definition(tn_context* context, tn_string_view name,
                                 const tn_storage** out_name,
                                 const tn_op_definition** out_definition) {
  TN_TRY(tn_operation_name__get(context, name, out_name));
  TN_TRY(tn_op_definition__load(*out_name, out_definition));
  if (*out_definition == NULL) {
    return tn_context__fail(
        context, TN_NOT_FOUND, nowhere(context),
        "cannot attach interfaces to '%.*s': no loaded dialect defines this operation",
        SHOWN(name));
  }
  const tn_dialect* dialect = tn_dialect__find(context, tn_operation_name__dialect(*out_name));
  if (dialect == NULL || dialect->define != NULL) {
    return refuse(context, name, "the operation belongs to a built-in dialect");
  }
  return TN_OK;
}

static bool is_attached(const tn_context* context, const tn_op_interface* table) {
  const tn_user_interface* interface = context->user_interfaces;
  while (interface != NULL && &interface->table != table) interface = interface->next;
  return interface != NULL;
}

//===-- Copying -------------------------------------------------------------------------------===//

static size_t size_of(const char* word) { return word == NULL ? 0 : strlen(word) + 1; }

static size_t size_of_words(const tn_op_interfaces* given) {
  size_t size = 0;
  for (size_t i = 0; i < given->own_count; ++i) size += size_of(given->own[i].name);
  if (given->branch != NULL) size += size_of(given->branch->segments);
  if (given->call != NULL) size += size_of(given->call->callee);
  if (given->callable == NULL) return size;
  return size + size_of(given->callable->type) + size_of(given->callable->argument_attributes) +
         size_of(given->callable->result_attributes);
}

/// Copies a string to `*at` and moves `*at` past it.
static const char* keep(char** at, const char* word) {
  if (word == NULL) return NULL;
  char* kept = *at;
  const size_t size = size_of(word);
  memcpy(kept, word, size);
  *at += size;
  return kept;
}

static void copy_parts(tn_user_interface* interface, const tn_op_interfaces* given) {
  char* at = interface->words;
  interface->given = *given;
  interface->given.canonicalizations = NULL;
  if (given->branch != NULL) {
    interface->given_branch = *given->branch;
    interface->given_branch.segments = keep(&at, given->branch->segments);
    interface->given.branch = &interface->given_branch;
  }
  if (given->region_branch != NULL) interface->given_region_branch = *given->region_branch;
  if (given->region_terminator != NULL)
    interface->given_region_terminator = *given->region_terminator;
  if (given->memory_slot != NULL) interface->given_slot = *given->memory_slot;
  if (given->inliner != NULL) interface->given_inliner = *given->inliner;
  if (given->assembly != NULL) interface->given_assembly = *given->assembly;
  if (given->call != NULL) {
    interface->call = (tn_call_interface){.callee = keep(&at, given->call->callee),
                                          .first_argument = given->call->first_argument};
  }
  if (given->callable != NULL) {
    interface->callable = (tn_callable_interface){
        .region = given->callable->region,
        .type = keep(&at, given->callable->type),
        .argument_attributes = keep(&at, given->callable->argument_attributes),
        .result_attributes = keep(&at, given->callable->result_attributes)};
  }
  for (size_t i = 0; i < given->own_count; ++i) {
    interface->own[i] = (tn_own_interface){keep(&at, given->own[i].name), given->own[i].table};
  }
  interface->given.own = interface->own;
  if (given->memory_access != NULL) {
    interface->promotable_mem = (tn_promotable_mem_interface){
        .pointer = given->memory_access->pointer, .stored = given->memory_access->stored};
  }
}

/// Returns the name of an op that an interface refers to; NULL for none.
static tn_status name_of(tn_context* context, const char* word, const tn_storage** out_name) {
  *out_name = NULL;
  return word == NULL ? TN_OK
                      : tn_operation_name__get(context, tn_string_view_from(word), out_name);
}

/// Returns whether the op can be created from one result and its attribute `value`.
static bool may_be_constant(const tn_op_definition* definition) {
  if (definition->verify != tn_op_schema__verify) return false;
  const tn_op_schema* schema = tn_op_schema__of(definition);
  const tn_place value = tn_op_schema__find(schema, tn_string_view_from("value"));
  for (uint32_t i = 0; i < schema->region_count; ++i) {
    if (!schema->regions[i].is_variadic) return false;
  }
  for (uint32_t i = 0; i < schema->successor_count; ++i) {
    if (!schema->successors[i].is_variadic) return false;
  }
  return schema->single_operand_count == 0 && schema->result_count != 0 &&
         schema->single_result_count <= 1 && value.kind == TN_PLACE_ATTRIBUTE;
}

static tn_status check_constant(tn_context* context, tn_string_view name,
                                const tn_op_interfaces* given) {
  const tn_storage* constant = NULL;
  const tn_op_definition* definition = NULL;
  if (given->constant_op == NULL) return TN_OK;
  TN_TRY(name_of(context, given->constant_op, &constant));
  TN_TRY(tn_op_definition__load(constant, &definition));
  if (definition == NULL) {
    return refuse(context, name, "no loaded dialect defines the constant operation");
  }
  if (may_be_constant(definition)) return TN_OK;
  return refuse(
      context, name,
      "the constant operation must have no operands, one result and an attribute 'value'");
}

static tn_status find_names(tn_context* context, tn_user_interface* interface) {
  const tn_op_interfaces* given = &interface->given;
  TN_TRY(name_of(context, given->constant_op, &interface->table.constant));
  if (given->memory_slot != NULL) {
    TN_TRY(name_of(context, given->memory_slot->default_op, &interface->default_op));
  }
  if (given->inliner != NULL) {
    TN_TRY(name_of(context, given->inliner->branch, &interface->inline_branch));
    TN_TRY(name_of(context, given->inliner->cast, &interface->inline_cast));
  }
  return TN_OK;
}

//===-- Patterns ------------------------------------------------------------------------------===//

/// Adds all patterns or none; a set that has run is thawed and frozen again.
static tn_status add_patterns(tn_context* context, tn_string_view name,
                              const tn_op_interfaces* given) {
  if (given->canonicalization_count == 0) return TN_OK;
  if (context->user_canonicalizations == NULL) {
    TN_TRY(tn_pattern_set_create(context, &context->user_canonicalizations));
  }
  tn_pattern_set* set = context->user_canonicalizations;
  tn_pattern_set__thaw(set);
  const size_t before = set->patterns.count;
  tn_status status = TN_OK;
  for (size_t i = 0; i < given->canonicalization_count && status == TN_OK; ++i) {
    tn_pattern pattern = given->canonicalizations[i];
    pattern.root = name;
    status = tn_pattern_set_add(set, &pattern);
  }
  if (status == TN_OK) status = tn_pattern_set_freeze(set);
  if (status == TN_OK) return TN_OK;
  tn_pattern_set__drop(set, before);
  // Refreeze the remaining patterns; if even that fails, the next attachment or run does it.
  (void)!tn_pattern_set_freeze(set);
  return status;
}

//===-- Attaching -----------------------------------------------------------------------------===//

static void deallocate(tn_context* context, tn_user_interface* interface) {
  tn_deallocate(&context->allocator, interface->own,
                interface->given.own_count * sizeof *interface->own);
  tn_deallocate(&context->allocator, interface, interface->size);
}

static void free_all(tn_context* context) {
  tn_pattern_set* set = context->user_canonicalizations;
  context->user_canonicalizations = NULL;
  tn_pattern_set_destroy(set);
  while (context->user_interfaces != NULL) {
    tn_user_interface* interface = context->user_interfaces;
    context->user_interfaces = interface->next;
    if (interface->given.delete_user_data != NULL)
      interface->given.delete_user_data(interface->given.user_data);
    deallocate(context, interface);
  }
}

static bool has_callbacks(const tn_op_interfaces* given) {
  const tn_op_inliner* inliner = given->inliner;
  const tn_op_region_branch* regions = given->region_branch;
  return given->fold != NULL || given->verify != NULL || given->assembly != NULL ||
         given->canonicalization_count != 0 || given->get_effects != NULL ||
         given->get_speculation != NULL || given->memory_slot != NULL ||
         given->region_terminator != NULL ||
         (given->branch != NULL && given->branch->successor_for_operands != NULL) ||
         (regions != NULL && (regions->entry_edge != NULL || regions->region_edge != NULL)) ||
         (inliner != NULL && (inliner->op_is_legal != NULL || inliner->region_is_legal != NULL ||
                              inliner->call_is_legal != NULL));
}

/// Keeps the definition's naming of values.
static void publish_assembly(tn_op_definition* changed, tn_user_interface* interface) {
  if (changed->syntax != NULL) interface->syntax = *changed->syntax;
  interface->syntax.fits = tn_user_assembly__fits;
  interface->syntax.print = tn_user_assembly__print;
  interface->syntax.parse = tn_user_assembly__parse;
  interface->syntax.repeats = false;
  changed->syntax = &interface->syntax;
}

/// Installs the table in the definition, which its dialect owns.
static void publish(tn_context* context, const tn_op_definition* definition,
                    tn_user_interface* interface) {
  tn_op_definition* changed = (tn_op_definition*)(uintptr_t)definition;
  interface->next = context->user_interfaces;
  context->user_interfaces = interface;
  if (has_callbacks(&interface->given)) context->has_user_callbacks = true;
  changed->interface = &interface->table;
  if (interface->table.call != NULL) changed->traits |= TN_OP_TRAIT_CALL;
  if (interface->given.assembly != NULL) publish_assembly(changed, interface);
  if (interface->table.branch == NULL && interface->given.verify == NULL) return;
  // `verify` identifies schemas' verifiers, so it must not be replaced.
  interface->verify_regions = changed->verify_regions;
  changed->verify_regions = tn_user_interface__verify;
  changed->depends_on_types_only = false;
}

static tn_status make(tn_context* context, tn_string_view name, const tn_op_interfaces* given,
                      tn_user_interface** out_interface) {
  const size_t size = sizeof **out_interface + size_of_words(given);
  tn_user_interface* interface = tn_allocate_zeroed(&context->allocator, size);
  *out_interface = interface;
  if (interface == NULL) return tn_context__out_of_memory(context);
  interface->size = size;
  interface->given.own_count = given->own_count;
  if (given->own_count != 0) {
    interface->own = tn_allocate(&context->allocator, given->own_count * sizeof *interface->own);
    if (interface->own == NULL) {
      tn_deallocate(&context->allocator, interface, size);
      return tn_context__out_of_memory(context);
    }
  }
  copy_parts(interface, given);
  tn_status status = find_names(context, interface);
  if (status == TN_OK) status = add_patterns(context, name, given);
  if (status == TN_OK) {
    tn_user_interface__fill(interface);
  } else {
    deallocate(context, interface);
  }
  return status;
}

tn_status tn_op_interfaces_attach(tn_context* context, tn_string_view name,
                                  const tn_op_interfaces* interfaces) {
  const tn_storage* storage = NULL;
  const tn_op_definition* definition = NULL;
  tn_user_interface* interface = NULL;
  bool reports = false;
  if (!tn_context_is_alive(context)) return TN_CONTEXT_DESTROYED;
  if (interfaces == NULL) return refuse(context, name, "interfaces are null");
  if (tn_callback_guard__outermost(context, 0, &reports) != NULL &&
      tn_callback_guard__innermost != context->plugin_call) {
    return refuse(context, name, "a callback is running");
  }
  TN_TRY(find_definition(context, name, &storage, &definition));
  if (is_attached(context, definition->interface)) {
    return tn_context__fail(context, TN_ALREADY_EXISTS, nowhere(context),
                            "interfaces of '%.*s' are already attached", SHOWN(name));
  }
  TN_TRY(check_given(context, name, definition->traits, interfaces));
  TN_TRY(check_constant(context, name, interfaces));
  context->free_user_interfaces = free_all;
  TN_TRY(make(context, name, interfaces, &interface));
  publish(context, definition, interface);
  return TN_OK;
}

/// Returns the interfaces attached to ops of this name; NULL for none.
static const tn_op_interface* attached_to(tn_context* context, tn_string_view name) {
  const tn_storage* storage = NULL;
  if (!tn_context_is_alive(context)) return NULL;
  if (tn_operation_name__get(context, name, &storage) != TN_OK) return NULL;
  const tn_op_definition* definition = tn_op_definition__of_name(storage);
  if (definition == NULL || !is_attached(context, definition->interface)) return NULL;
  return definition->interface;
}

bool tn_op_interfaces_are_attached(tn_context* context, tn_string_view name) {
  return attached_to(context, name) != NULL;
}

const void* tn_op_own_interface(tn_op op, tn_string_view interface) {
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL) return NULL;
  const tn_op_definition* definition = tn_op_definition__claimed(resolved.context, cell);
  if (definition == NULL || !is_attached(resolved.context, definition->interface)) return NULL;
  const tn_op_interfaces* given =
      &((const tn_user_interface*)(const void*)definition->interface)->given;
  for (size_t i = 0; i < given->own_count; ++i) {
    if (tn_string_view_equal(tn_string_view_from(given->own[i].name), interface)) {
      return given->own[i].table;
    }
  }
  return NULL;
}

tn_status tn_value_constant(tn_value value, tn_attribute* out_attribute) {
  tn_resolved resolved;
  *out_attribute = (tn_attribute){NULL};
  const tn_ref reference = tn_access__value(value, &resolved);
  if (reference == 0) return tn_access__value_status(value);
  *out_attribute = tn_const__of(resolved.context, reference);
  return out_attribute->storage == NULL ? TN_NOT_FOUND : TN_OK;
}
