// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Prints affine expressions as MLIR does.
//
// A sum binds weakly, all other operations strongly; a binary operand of a strong operation is
// parenthesised. Products with -1 print as negations, and sums with negative terms as differences.
// Pending pieces are on a stack on the heap instead of the C stack.

#include "ir/affine_text.h"

#include "ir/affine.h"

//===-- Pieces ------------------------------------------------------------------------------===//

typedef enum piece_kind { PIECE_TEXT, PIECE_NUMBER, PIECE_WEAK, PIECE_STRONG } piece_kind;

typedef struct piece {
  union {
    const char* text;
    const tn_storage* expr;
    int64_t number;
  };
  piece_kind kind;
} piece;

typedef struct printer {
  tn_text_buffer* buffer;
  const tn_affine_names* names;
  piece* pieces;
  size_t count;
  size_t capacity;
} printer;

static void push(printer* p, piece what) {
  if (!tn_array_grow(p->buffer->allocator, &p->pieces, &p->capacity, p->count + 1,
                     sizeof *p->pieces)) {
    p->buffer->failed = true;
    return;
  }
  p->pieces[p->count++] = what;
}

static void push_text(printer* p, const char* text) {
  push(p, (piece){.text = text, .kind = PIECE_TEXT});
}

static void push_expr(printer* p, piece_kind kind, const tn_storage* expr) {
  push(p, (piece){.expr = expr, .kind = kind});
}

static void push_number(printer* p, int64_t number) {
  push(p, (piece){.number = number, .kind = PIECE_NUMBER});
}

//===-- Expressions -------------------------------------------------------------------------===//

static const char* spelling(tn_affine_kind kind) {
  switch (kind) {
    case TN_AFFINE_MUL:
      return " * ";
    case TN_AFFINE_MOD:
      return " mod ";
    case TN_AFFINE_FLOORDIV:
      return " floordiv ";
    case TN_AFFINE_CEILDIV:
      return " ceildiv ";
    default:
      return " + ";
  }
}

static void print_leaf(const printer* p, const tn_storage* expr) {
  const tn_affine_kind kind = tn_affine__kind(expr);
  if (kind == TN_AFFINE_CONSTANT) {
    tn_text_buffer_append_signed(p->buffer, tn_affine__value(expr));
  } else if (p->names != NULL) {
    p->names->append(p->names->user_data, p->buffer, tn_affine__position(expr),
                     kind == TN_AFFINE_SYMBOL);
  } else {
    tn_text_buffer_append(p->buffer, kind == TN_AFFINE_SYMBOL ? "s" : "d", 1);
    tn_text_buffer_append_unsigned(p->buffer, tn_affine__position(expr));
  }
}

// -INT64_MIN prints as itself, as in MLIR.
static int64_t negated(int64_t value) { return (int64_t)(0 - (uint64_t)value); }

// Pushes the text after the left operand of a sum, last piece first.
static void push_addend(printer* p, const tn_storage* rhs) {
  const tn_affine_kind kind = tn_affine__kind(rhs);
  if (kind == TN_AFFINE_CONSTANT && tn_affine__value(rhs) < 0) {
    push_number(p, negated(tn_affine__value(rhs)));
    push_text(p, " - ");
    return;
  }
  const bool is_scaled = kind == TN_AFFINE_MUL && tn_affine__is_constant(tn_affine__rhs(rhs));
  const int64_t factor = is_scaled ? tn_affine__value(tn_affine__rhs(rhs)) : 0;
  if (factor >= 0) {
    push_expr(p, PIECE_WEAK, rhs);
    push_text(p, " + ");
    return;
  }
  const tn_storage* scaled = tn_affine__lhs(rhs);
  if (factor == -1) {
    push_expr(p, tn_affine__kind(scaled) == TN_AFFINE_ADD ? PIECE_STRONG : PIECE_WEAK, scaled);
  } else {
    push_number(p, negated(factor));
    push_text(p, " * ");
    push_expr(p, PIECE_STRONG, scaled);
  }
  push_text(p, " - ");
}

static void push_binary(printer* p, const tn_storage* expr, bool in_strong) {
  const tn_affine_kind kind = tn_affine__kind(expr);
  const tn_storage* lhs = tn_affine__lhs(expr);
  const tn_storage* rhs = tn_affine__rhs(expr);
  if (in_strong) push_text(p, ")");
  if (kind == TN_AFFINE_ADD) {
    push_addend(p, rhs);
    push_expr(p, PIECE_WEAK, lhs);
  } else if (kind == TN_AFFINE_MUL && tn_affine__is_constant_of(rhs, -1)) {
    push_expr(p, PIECE_STRONG, lhs);
    push_text(p, "-");
  } else {
    push_expr(p, PIECE_STRONG, rhs);
    push_text(p, spelling(kind));
    push_expr(p, PIECE_STRONG, lhs);
  }
  if (in_strong) push_text(p, "(");
}

static void print_piece(printer* p, piece what) {
  if (what.kind == PIECE_TEXT) {
    tn_text_buffer_append_text(p->buffer, what.text);
  } else if (what.kind == PIECE_NUMBER) {
    tn_text_buffer_append_signed(p->buffer, what.number);
  } else if (tn_affine__is_binary(what.expr)) {
    push_binary(p, what.expr, what.kind == PIECE_STRONG);
  } else {
    print_leaf(p, what.expr);
  }
}

static void print_expr(tn_text_buffer* buffer, const tn_storage* expr,
                       const tn_affine_names* names) {
  printer p = {.buffer = buffer, .names = names};
  print_piece(&p, (piece){.expr = expr, .kind = PIECE_WEAK});
  while (p.count != 0 && !buffer->failed) print_piece(&p, p.pieces[--p.count]);
  tn_deallocate(buffer->allocator, p.pieces, p.capacity * sizeof *p.pieces);
}

void tn_affine_text__expr(tn_text_buffer* buffer, tn_affine_expr expr,
                          const tn_affine_names* names) {
  print_expr(buffer, expr.storage, names);
}

//===-- Maps and sets -----------------------------------------------------------------------===//

static void print_names(tn_text_buffer* buffer, const char* letter, uint32_t count) {
  for (uint32_t i = 0; i < count && !buffer->failed; ++i) {
    if (i != 0) tn_text_buffer_append(buffer, ", ", 2);
    tn_text_buffer_append(buffer, letter, 1);
    tn_text_buffer_append_unsigned(buffer, i);
  }
}

static void print_space(tn_text_buffer* buffer, uint32_t dim_count, uint32_t symbol_count) {
  tn_text_buffer_append(buffer, "(", 1);
  print_names(buffer, "d", dim_count);
  tn_text_buffer_append(buffer, ")", 1);
  if (symbol_count == 0) return;
  tn_text_buffer_append(buffer, "[", 1);
  print_names(buffer, "s", symbol_count);
  tn_text_buffer_append(buffer, "]", 1);
}

// Appends `(d0)[s0] -> (d0 + s0)`.
static void append_map(tn_text_buffer* buffer, tn_attribute map) {
  print_space(buffer, tn_affine_map_dim_count(map), tn_affine_map_symbol_count(map));
  tn_text_buffer_append_text(buffer, " -> (");
  const size_t count = tn_affine_map_result_count(map);
  for (size_t i = 0; i < count; ++i) {
    if (i != 0) tn_text_buffer_append(buffer, ", ", 2);
    tn_affine_text__expr(buffer, tn_affine_map_result(map, i), NULL);
  }
  tn_text_buffer_append(buffer, ")", 1);
}

// Appends `(d0)[s0] : (d0 + s0 >= 0)`.
static void append_set(tn_text_buffer* buffer, tn_attribute set) {
  print_space(buffer, tn_integer_set_dim_count(set), tn_integer_set_symbol_count(set));
  tn_text_buffer_append_text(buffer, " : (");
  const size_t count = tn_integer_set_constraint_count(set);
  for (size_t i = 0; i < count; ++i) {
    if (i != 0) tn_text_buffer_append(buffer, ", ", 2);
    tn_affine_text__expr(buffer, tn_integer_set_constraint(set, i), NULL);
    tn_text_buffer_append_text(buffer, tn_integer_set_is_equality(set, i) ? " == 0" : " >= 0");
  }
  tn_text_buffer_append(buffer, ")", 1);
}

//===-- Sizes -------------------------------------------------------------------------------===//

uint64_t tn_affine_text__part_count(tn_attribute attribute) {
  uint64_t count = 0;
  if (tn_affine__map_payload(attribute) != NULL) {
    for (size_t i = 0; i < tn_affine_map_result_count(attribute); ++i) {
      count += tn_affine__node_count(tn_affine_map_result(attribute, i).storage);
    }
    return count + tn_affine_map_dim_count(attribute) + tn_affine_map_symbol_count(attribute);
  }
  for (size_t i = 0; i < tn_integer_set_constraint_count(attribute); ++i) {
    count += tn_affine__node_count(tn_integer_set_constraint(attribute, i).storage);
  }
  return count + tn_integer_set_dim_count(attribute) + tn_integer_set_symbol_count(attribute);
}

// Checks that this number of parts may be printed.
static tn_status check_part_count(const tn_context* context, uint64_t count) {
  const uint64_t limit =
      (uint64_t)TN_TEXT_PRINTED_PARTS_MAX + tn_uniquer__byte_size(&context->uniquer);
  if (count <= limit) return TN_OK;
  return tn_context__fail(context, TN_LIMIT_EXCEEDED, tn_location_unknown(context),
                          "an affine text would have more than %llu parts",
                          (unsigned long long)limit);
}

//===-- Public functions ----------------------------------------------------------------------===//

static tn_status write_out(tn_context* context, tn_text_buffer* buffer, tn_write_fn write,
                           void* user_data) {
  tn_callback_guard call;
  tn_callback_guard__begin(&call, context, TN_CALL_CHANGES);
  const tn_status status = buffer->failed ? tn_context__out_of_memory(context)
                                          : write(user_data, buffer->data, buffer->size);
  tn_text_buffer_free(buffer);
  tn_callback_guard__end(&call);
  return status;
}

tn_status tn_affine_expr_print(tn_affine_expr expr, tn_write_fn write, void* user_data) {
  tn_context* context = tn_affine_expr_context(expr);
  if (context == NULL) return TN_INVALID_ARGUMENT;
  TN_TRY(check_part_count(context, tn_affine__node_count(expr.storage)));
  tn_text_buffer buffer = tn_text_buffer_make(&context->allocator);
  tn_affine_text__expr(&buffer, expr, NULL);
  return write_out(context, &buffer, write, user_data);
}

tn_status tn_affine_map_print(tn_attribute map, tn_write_fn write, void* user_data) {
  if (tn_affine__map_payload(map) == NULL) return TN_INVALID_ARGUMENT;
  tn_context* context = tn_storage_context(map.storage);
  TN_TRY(check_part_count(context, tn_affine_text__part_count(map)));
  tn_text_buffer buffer = tn_text_buffer_make(&context->allocator);
  append_map(&buffer, map);
  return write_out(context, &buffer, write, user_data);
}

tn_status tn_integer_set_print(tn_attribute set, tn_write_fn write, void* user_data) {
  if (tn_affine__set_payload(set) == NULL) return TN_INVALID_ARGUMENT;
  tn_context* context = tn_storage_context(set.storage);
  TN_TRY(check_part_count(context, tn_affine_text__part_count(set)));
  tn_text_buffer buffer = tn_text_buffer_make(&context->allocator);
  append_set(&buffer, set);
  return write_out(context, &buffer, write, user_data);
}
