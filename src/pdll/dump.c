// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Prints the tree like MLIR's NodePrinter. Referenced nodes are printed at each reference.

#include "pdll/pdll.h"

#define DEPTH_MAX 1000u

typedef struct dumper {
  tn_pdll_parser* parser;
  tn_text_buffer text;    ///< The current line.
  tn_text_buffer prefix;  ///< The tree structure at the start of lines.
  tn_write_fn write;
  void* user_data;
  uint32_t depth;
} dumper;

static tn_status dump_node(dumper* out, const tn_pdll_node* node, bool is_last);

/// Writes the current line.
static tn_status flush(dumper* out) {
  if (out->text.failed || out->prefix.failed) {
    tn_pdll__out_of_memory(out->parser);
    return TN_OUT_OF_MEMORY;
  }
  const tn_status status = out->write(out->user_data, out->text.data, out->text.size);
  out->text.size = 0;
  return status;
}

static void put_field(dumper* out, const char* name, tn_string_view text) {
  tn_text_buffer_format(&out->text, " %s<%.*s>", name, TN_PDLL_ARG(text));
}

static void put_type(dumper* out, const char* name, const tn_pdll_type* type) {
  tn_text_buffer_format(&out->text, " %s<", name);
  tn_pdll_type__print(type, &out->text);
  tn_text_buffer_append_text(&out->text, ">");
}

static void begin_line(dumper* out, const char* mark) {
  tn_text_buffer_append_view(&out->text, tn_text_buffer_view(&out->prefix));
  tn_text_buffer_append_text(&out->text, mark);
}

//===-- Children ------------------------------------------------------------------------------===//

static tn_status dump_list(dumper* out, const tn_pdll_list* list) {
  for (size_t i = 0; i < list->count; ++i) {
    TN_TRY(dump_node(out, list->items[i].node, i + 1 == list->count));
  }
  return TN_OK;
}

/// Prints a titled list.
static tn_status dump_titled(dumper* out, const char* title, const tn_pdll_list* list) {
  if (list->count == 0) return TN_OK;
  begin_line(out, "`");
  tn_text_buffer_format(&out->text, "%s`\n", title);
  TN_TRY(flush(out));
  const size_t size = out->prefix.size;
  tn_text_buffer_append_text(&out->prefix, "  ");
  const tn_status status = dump_list(out, list);
  out->prefix.size = size;
  return status;
}

static tn_status dump_only(dumper* out, const tn_pdll_node* node) {
  return node == NULL ? TN_OK : dump_node(out, node, true);
}

static tn_status dump_user(dumper* out, const tn_pdll_node* node) {
  TN_TRY(dump_titled(out, "Inputs", &node->items));
  TN_TRY(dump_titled(out, "Results", &node->results));
  return dump_only(out, node->body);
}

static tn_status dump_operation(dumper* out, const tn_pdll_node* node) {
  TN_TRY(dump_only(out, node->subject));
  TN_TRY(dump_titled(out, "Operands", &node->items));
  TN_TRY(dump_titled(out, "Result Types", &node->results));
  return dump_titled(out, "Attributes", &node->attributes);
}

static tn_status dump_children(dumper* out, const tn_pdll_node* node) {
  switch (node->kind) {
    case TN_PDLL_MODULE:
    case TN_PDLL_COMPOUND:
    case TN_PDLL_TUPLE:
    case TN_PDLL_RANGE:
      return dump_list(out, &node->items);
    case TN_PDLL_USER_CONSTRAINT:
    case TN_PDLL_USER_REWRITE:
      return dump_user(out, node);
    case TN_PDLL_PATTERN:
      return dump_only(out, node->body);
    case TN_PDLL_VARIABLE:
      TN_TRY(dump_only(out, node->subject));
      return dump_titled(out, "Constraints", &node->items);
    case TN_PDLL_CALL:
      TN_TRY(dump_only(out, node->subject));
      return dump_titled(out, "Arguments", &node->items);
    case TN_PDLL_OPERATION:
      return dump_operation(out, node);
    case TN_PDLL_REPLACE:
      TN_TRY(dump_only(out, node->subject));
      return dump_titled(out, "ReplValues", &node->items);
    case TN_PDLL_REWRITE:
      TN_TRY(dump_node(out, node->subject, false));
      return dump_only(out, node->body);
    default:
      return dump_only(out, node->subject);
  }
}

//===-- Nodes ---------------------------------------------------------------------------------===//

static const char* const names[] = {[TN_PDLL_MODULE] = "Module",
                                    [TN_PDLL_CST_ATTR] = "AttrConstraintDecl",
                                    [TN_PDLL_CST_OP] = "OpConstraintDecl",
                                    [TN_PDLL_CST_TYPE] = "TypeConstraintDecl",
                                    [TN_PDLL_CST_TYPE_RANGE] = "TypeRangeConstraintDecl",
                                    [TN_PDLL_CST_VALUE] = "ValueConstraintDecl",
                                    [TN_PDLL_CST_VALUE_RANGE] = "ValueRangeConstraintDecl",
                                    [TN_PDLL_USER_CONSTRAINT] = "UserConstraintDecl",
                                    [TN_PDLL_USER_REWRITE] = "UserRewriteDecl",
                                    [TN_PDLL_PATTERN] = "PatternDecl",
                                    [TN_PDLL_VARIABLE] = "VariableDecl",
                                    [TN_PDLL_OP_NAME] = "OpNameDecl",
                                    [TN_PDLL_NAMED_ATTRIBUTE] = "NamedAttributeDecl",
                                    [TN_PDLL_COMPOUND] = "CompoundStmt",
                                    [TN_PDLL_LET] = "LetStmt",
                                    [TN_PDLL_RETURN] = "ReturnStmt",
                                    [TN_PDLL_ERASE] = "EraseStmt",
                                    [TN_PDLL_REPLACE] = "ReplaceStmt",
                                    [TN_PDLL_REWRITE] = "RewriteStmt",
                                    [TN_PDLL_ATTRIBUTE] = "AttributeExpr",
                                    [TN_PDLL_CALL] = "CallExpr",
                                    [TN_PDLL_DECL_REF] = "DeclRefExpr",
                                    [TN_PDLL_MEMBER] = "MemberAccessExpr",
                                    [TN_PDLL_ALL_RESULTS] = "MemberAccessExpr",
                                    [TN_PDLL_OPERATION] = "OperationExpr",
                                    [TN_PDLL_RANGE] = "RangeExpr",
                                    [TN_PDLL_TUPLE] = "TupleExpr",
                                    [TN_PDLL_TYPE] = "TypeExpr"};

static void put_expression(dumper* out, const tn_pdll_node* node) {
  if (node->kind == TN_PDLL_ATTRIBUTE || node->kind == TN_PDLL_TYPE) {
    tn_text_buffer_format(&out->text, " Value<\"%.*s\">", TN_PDLL_ARG(node->text));
    return;
  }
  if (node->kind == TN_PDLL_MEMBER || node->kind == TN_PDLL_ALL_RESULTS) {
    put_field(out, "Member", node->name);
  }
  put_type(out, "Type", node->type);
  if (node->is_negated) tn_text_buffer_append_text(&out->text, " Negated");
}

static void put_fields(dumper* out, const tn_pdll_node* node) {
  if (tn_pdll__is_expression(node)) {
    put_expression(out, node);
    return;
  }
  if (node->has_name) put_field(out, "Name", node->name);
  if (node->kind == TN_PDLL_VARIABLE) put_type(out, "Type", node->type);
  if (node->kind == TN_PDLL_USER_CONSTRAINT || node->kind == TN_PDLL_USER_REWRITE) {
    put_type(out, "ResultType", node->type);
  }
  if (node->has_text) put_field(out, "Code", node->text);
  if (node->has_benefit) tn_text_buffer_format(&out->text, " Benefit<%u>", node->benefit);
  if (node->is_recursive) tn_text_buffer_append_text(&out->text, " Recursion");
}

static tn_status dump_node(dumper* out, const tn_pdll_node* node, bool is_last) {
  if (out->depth == DEPTH_MAX) {
    tn_pdll__fail(out->parser, node->place, "nested more than %u deep", DEPTH_MAX);
    return TN_LIMIT_EXCEEDED;
  }
  const bool is_root = node->kind == TN_PDLL_MODULE;
  begin_line(out, is_root ? "-" : is_last ? "`-" : "|-");
  tn_text_buffer_format(&out->text, "%s 0x%x", names[node->kind], node->number);
  put_fields(out, node);
  tn_text_buffer_append_text(&out->text, "\n");
  TN_TRY(flush(out));
  ++out->depth;
  const size_t size = out->prefix.size;
  tn_text_buffer_append_text(&out->prefix, is_root ? " " : is_last ? "  " : "| ");
  const tn_status status = dump_children(out, node);
  out->prefix.size = size;
  --out->depth;
  return status;
}

tn_status tn_pdll__dump(tn_pdll_parser* parser, const tn_pdll_node* module, tn_write_fn write,
                        void* user_data) {
  const tn_allocator* allocator = &parser->context->allocator;
  dumper out = {.parser = parser,
                .text = tn_text_buffer_make(allocator),
                .prefix = tn_text_buffer_make(allocator),
                .write = write,
                .user_data = user_data};
  const tn_status status = dump_node(&out, module, true);
  tn_text_buffer_free(&out.text);
  tn_text_buffer_free(&out.prefix);
  return status;
}
