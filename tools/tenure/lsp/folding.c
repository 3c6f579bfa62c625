// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// textDocument/foldingRange and textDocument/semanticTokens: folding and coloring.

#include "lsp.h"

//===-- Folding -------------------------------------------------------------------------------===//

/// Adds the lines of a region, except the line of its closing brace.
static void fold_region(const lsp_part* part, const lsp_place* place, json_t* all) {
  const size_t first = lsp_text_position(&part->text, place->at.start).line;
  const size_t last = lsp_text_position(&part->text, place->at.end).line;
  if (last <= first + 1) return;
  json_array_append_new(all, json_pack("{s:I, s:I}", "startLine", (json_int_t)(part->line + first),
                                       "endLine", (json_int_t)(part->line + last - 1)));
}

static void fold_piece(const lsp_part* part, uint32_t piece, json_t* all) {
  for (uint32_t i = 0; i < part->pieces[piece].place_count; ++i) {
    if (part->pieces[piece].places[i].kind != TN_TEXT_REGION) continue;
    const lsp_place place = lsp_part_place(part, piece, i);
    fold_region(part, &place, all);
  }
}

json_t* lsp_folding(const lsp_document* document, const json_t* parameters) {
  (void)parameters;
  json_t* all = json_array();
  for (size_t i = 0; i < document->part_count; ++i) {
    const lsp_part* part = &document->parts[i];
    for (uint32_t k = 0; k < part->piece_count; ++k) fold_piece(part, k, all);
  }
  return all;
}

//===-- Colors --------------------------------------------------------------------------------===//

/// The kinds of tokens, by their number in the legend.
typedef enum token_type {
  TOKEN_KEYWORD,
  TOKEN_VARIABLE,
  TOKEN_PARAMETER,
  TOKEN_LABEL,
  TOKEN_FUNCTION,
  TOKEN_TYPE,
  TOKEN_MACRO
} token_type;

json_t* lsp_token_legend(void) {
  return json_pack("{s:[s,s,s,s,s,s,s], s:[]}", "tokenTypes", "keyword", "variable", "parameter",
                   "label", "function", "type", "macro", "tokenModifiers");
}

static token_type type_of_value(tn_value value) {
  return tn_value_is_block_argument(value) ? TOKEN_PARAMETER : TOKEN_VARIABLE;
}

static token_type type_of(const tn_text_place* place) {
  switch (place->kind) {
    case TN_TEXT_VALUES:
      return type_of_value(place->value);
    case TN_TEXT_OPERAND:
      return type_of_value(tn_op_operand(place->op, place->number));
    case TN_TEXT_BLOCK:
    case TN_TEXT_SUCCESSOR:
      return TOKEN_LABEL;
    case TN_TEXT_SYMBOL:
      return TOKEN_FUNCTION;
    case TN_TEXT_TYPE_ALIAS:
    case TN_TEXT_TYPE_ALIAS_USE:
      return TOKEN_TYPE;
    case TN_TEXT_ATTRIBUTE_ALIAS:
    case TN_TEXT_ATTRIBUTE_ALIAS_USE:
      return TOKEN_MACRO;
    default:
      return TOKEN_KEYWORD;
  }
}

static void add_number(json_t* data, size_t number) {
  json_array_append_new(data, json_integer((json_int_t)number));
}

/// Adds a token as its distance from the previous one, `last`.
static void add_token(const lsp_part* part, const tn_text_place* place, lsp_position* last,
                      json_t* data) {
  lsp_position start = lsp_text_position(&part->text, place->start);
  const lsp_position end = lsp_text_position(&part->text, place->end);
  start.line += part->line;
  const bool is_same_line = start.line == last->line;
  add_number(data, start.line - last->line);
  add_number(data, start.character - (is_same_line ? last->character : 0));
  add_number(data, end.character - (start.character));
  add_number(data, type_of(place));
  add_number(data, 0);
  *last = start;
}

static void add_tokens(lsp_part* part, lsp_position* last, json_t* data) {
  for (uint32_t piece = 0; piece < part->piece_count; ++piece) {
    const lsp_index* index = lsp_part_index(part, piece);
    for (size_t i = 0; i < index->order_count; ++i) {
      const lsp_place place = lsp_part_place(part, piece, index->order[i]);
      if (part->text.data[place.at.start] != '{') add_token(part, &place.at, last, data);
    }
  }
}

json_t* lsp_tokens(const lsp_document* document, const json_t* parameters) {
  (void)parameters;
  json_t* data = json_array();
  lsp_position last = {0};
  for (size_t i = 0; i < document->part_count; ++i) {
    add_tokens(&document->parts[i], &last, data);
  }
  return json_pack("{s:o}", "data", data);
}
