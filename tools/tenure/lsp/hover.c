// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// textDocument/hover: describes an op, a value, a block or an alias.

#include "lsp.h"

#define ELIDED_FROM 16

//===-- Ops -----------------------------------------------------------------------------------===//

static void write_symbol(lsp_writer* out, tn_op op) {
  const tn_string_view name = tn_symbol_name(op);
  if (name.size == 0 || !tn_operation_name_has_trait(tn_op_operation_name(op), TN_TRAIT_SYMBOL)) {
    return;
  }
  const tn_attribute visibility = tn_op_attribute(op, tn_string_view_from("sym_visibility"));
  const tn_string_view word = tn_attribute_is_null(visibility)
                                  ? tn_string_view_from("public")
                                  : tn_string_attribute_value(visibility);
  lsp_write_text(out, " : ");
  lsp_write_view(out, word);
  lsp_write_text(out, " @");
  lsp_write_view(out, name);
}

static void write_op(lsp_writer* out, lsp_part* part, uint32_t piece, tn_op op) {
  tn_print_options generic = {
      .skip_regions = true, .use_elide_elements_limit = true, .elide_elements_limit = ELIDED_FROM};
  lsp_part_number(part, piece, &generic);
  lsp_write_text(out, "\"");
  lsp_write_view(out, tn_op_name(op));
  lsp_write_text(out, "\"");
  write_symbol(out, op);
  lsp_write_text(out, "\n\nGeneric Form:\n\n```mlir\n");
  (void)!tn_op_print(op, &generic, lsp_write, out);
  if (out->size != 0 && out->data[out->size - 1] == '\n') --out->size;
  lsp_write_text(out, "\n```\n");
}

static void write_owner(lsp_writer* out, tn_op op) {
  lsp_write_text(out, "Operation: \"");
  lsp_write_view(out, tn_op_name(op));
  lsp_write_text(out, "\"\n\n");
}

static void write_type(lsp_writer* out, tn_value value) {
  lsp_write_text(out, "`");
  (void)!tn_type_print(tn_value_type(value), lsp_write, out);
  lsp_write_text(out, "`");
}

//===-- Results -------------------------------------------------------------------------------===//

/// Returns the number after the name at `place`, as in `%a#1`; SIZE_MAX if there is none.
static size_t number_behind(const lsp_part* part, const lsp_place* place) {
  const char* p = part->text.data + place->at.end;
  size_t number = 0;
  if (*p != '#') return SIZE_MAX;
  for (++p; *p >= '0' && *p <= '9' && number < UINT32_MAX; ++p) {
    number = number * 10 + (size_t)(*p - '0');
  }
  return number;
}

static void write_results(lsp_writer* out, const lsp_part* part, const lsp_target* target) {
  const tn_value value = target->definition.at.value;
  const tn_op op = tn_value_owner_op(value);
  size_t first = tn_value_number(value);
  size_t count = target->definition.at.number;
  const size_t number = number_behind(part, &target->place);
  if (number < count) {
    first += number;
    count = 1;
  }
  write_owner(out, op);
  lsp_write_text(out, count == 1 ? "Result #" : "Result #[");
  lsp_write_number(out, first);
  if (count == 1) {
    lsp_write_text(out, "\n\nType: ");
    write_type(out, tn_op_result(op, first));
    lsp_write_text(out, "\n\n");
    return;
  }
  lsp_write_text(out, ", ");
  lsp_write_number(out, first + count - 1);
  lsp_write_text(out, "]\n\nTypes: ");
  for (size_t i = 0; i < count; ++i) {
    if (i != 0) lsp_write_text(out, ", ");
    write_type(out, tn_op_result(op, first + i));
  }
}

//===-- Blocks --------------------------------------------------------------------------------===//

static size_t block_number(tn_block block) {
  size_t number = 0;
  for (; (block = tn_block_previous(block)).slot != 0; ++number) continue;
  return number;
}

/// Writes the label, or the number of a block without one.
static void write_block_name(lsp_writer* out, lsp_part* part, uint32_t piece, tn_block block) {
  lsp_place place;
  const bool is_found = lsp_part_block(part, piece, block, &place);
  const tn_string_view label = is_found ? lsp_part_spelling(part, &place) : (tn_string_view){"", 0};
  if (label.size != 0 && *label.data == '^') {
    lsp_write_view(out, label);
    return;
  }
  lsp_write_text(out, "<Block #");
  lsp_write_number(out, block_number(block));
  lsp_write_text(out, ">");
}

static void write_predecessors(lsp_writer* out, lsp_part* part, uint32_t piece, tn_block block) {
  tn_use use = tn_block_first_use(block);
  const tn_block none = {0};
  const tn_block first = tn_block_use_predecessor(use);
  if (first.slot == none.slot) return;
  lsp_write_text(out, "Predecessors: ");
  for (bool is_first = true;; is_first = false) {
    const tn_block one = tn_block_use_predecessor(use);
    if (one.slot == 0) break;
    if (!is_first) lsp_write_text(out, ", ");
    write_block_name(out, part, piece, one);
    use = tn_block_use_next(use);
  }
  lsp_write_text(out, "\n\n");
}

static void write_successors(lsp_writer* out, lsp_part* part, uint32_t piece, tn_block block) {
  const tn_op last = tn_block_last_op(block);
  const size_t count = last.slot == 0 ? 0 : tn_op_successor_count(last);
  if (count == 0) return;
  lsp_write_text(out, "Successors: ");
  for (size_t i = 0; i < count; ++i) {
    if (i != 0) lsp_write_text(out, ", ");
    write_block_name(out, part, piece, tn_op_successor(last, i));
  }
  lsp_write_text(out, "\n\n");
}

static void write_block(lsp_writer* out, lsp_part* part, uint32_t piece, tn_block block) {
  write_owner(out, tn_block_parent_op(block));
  lsp_write_text(out, "Block #");
  lsp_write_number(out, block_number(block));
  lsp_write_text(out, "\n\n");
  write_predecessors(out, part, piece, block);
  write_successors(out, part, piece, block);
}

static void write_argument(lsp_writer* out, lsp_part* part, uint32_t piece, tn_value value) {
  const tn_block block = tn_value_owner_block(value);
  write_owner(out, tn_block_parent_op(block));
  lsp_write_text(out, "Block: ");
  write_block_name(out, part, piece, block);
  lsp_write_text(out, "\n\nArgument #");
  lsp_write_number(out, tn_value_number(value));
  lsp_write_text(out, "\n\nType: ");
  write_type(out, value);
  lsp_write_text(out, "\n\n");
}

//===-- Aliases -------------------------------------------------------------------------------===//

static void write_alias(lsp_writer* out, const lsp_part* part, const lsp_place* place) {
  const bool is_type = place->at.kind == TN_TEXT_TYPE_ALIAS;
  tn_string_view name = lsp_part_spelling(part, place);
  lsp_write_text(out, is_type ? "Type Alias: \"" : "Attribute Alias: \"");
  lsp_write_view(out, (tn_string_view){name.data + 1, name.size - 1});
  lsp_write_text(out, "\n\nValue: ```mlir\n");
  (void)!(is_type ? tn_type_print(place->at.type, lsp_write, out)
                  : tn_attribute_print(place->at.attribute, lsp_write, out));
  lsp_write_text(out, "\n```\n\n");
}

//===-- The answer ----------------------------------------------------------------------------===//

static void write_target(lsp_writer* out, lsp_part* part, const lsp_target* target) {
  const tn_text_place* definition = &target->definition.at;
  const uint32_t piece = target->definition.piece;
  switch (definition->kind) {
    case TN_TEXT_OP:
      write_op(out, part, piece, definition->op);
      break;
    case TN_TEXT_VALUES:
      if (tn_value_is_block_argument(definition->value)) {
        write_argument(out, part, piece, definition->value);
      } else {
        write_results(out, part, target);
      }
      break;
    case TN_TEXT_BLOCK:
      write_block(out, part, piece, definition->block);
      break;
    default:
      write_alias(out, part, &target->definition);
      break;
  }
}

json_t* lsp_hover(const lsp_document* document, const json_t* parameters) {
  lsp_part* part = NULL;
  size_t offset = 0;
  lsp_target target;
  if (!lsp_document_at(document, parameters, &part, &offset)) return json_null();
  json_t* resource = document->says_more ? lsp_hover_resource(part, offset) : NULL;
  if (resource != NULL) return resource;
  if (!lsp_part_find(part, offset, &target)) return json_null();
  lsp_writer out = {0};
  write_target(&out, part, &target);
  if (document->says_more && target.definition.at.kind == TN_TEXT_OP) {
    lsp_write_schema(&out, document->dialects, target.definition.at.op);
  }
  return json_pack("{s:{s:s, s:o}, s:o}", "contents", "kind", "markdown", "value",
                   lsp_writer_finish(&out), "range",
                   lsp_part_range(part, target.place.at.start, target.place.at.end));
}
