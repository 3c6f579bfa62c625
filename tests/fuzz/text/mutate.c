// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The mutator: one to four edits of a text's tokens.
//
// An edit looks at a token, at what a bracket holds, or at a statement: what stands between two line
// breaks outside of brackets that open in it. The mutator's state is large, so it lives in this file;
// fuzzers call it on one thread.

#include "mutator/mutate.h"

#include <stdio.h>
#include <string.h>

#include "mutator/random.h"
#include "text/grammar.h"
#include "text/tokens.h"

typedef struct mutation {
  uint64_t random;
  fuzz_tokens tokens;
  fuzz_tokens other;      ///< Of the text from which pieces are taken.
  char scratch[1 << 16];  ///< Text of tokens that were made.
  size_t scratch_size;
} mutation;

/// Some tokens that stand one after the other.
typedef struct range {
  size_t start;
  size_t count;
} range;

typedef void (*edit_fn)(mutation* m);

//===-- Choosing ------------------------------------------------------------------------------===//

static size_t below(mutation* m, size_t bound) { return fuzz_below(&m->random, bound); }

static size_t any_token(mutation* m) { return below(m, m->tokens.count); }

/// A token of one kind near a random place; SIZE_MAX if there is none.
static size_t any_of_kind(mutation* m, const fuzz_tokens* tokens, fuzz_token_kind kind) {
  const size_t start = below(m, tokens->count);
  for (size_t i = 0; i < tokens->count; ++i) {
    const size_t at = (start + i) % tokens->count;
    if (tokens->items[at].kind == kind) return at;
  }
  return SIZE_MAX;
}

/// A bracket and what it holds.
static range any_group(mutation* m, const fuzz_tokens* tokens) {
  for (int attempt = 0; attempt < 8; ++attempt) {
    const size_t at = any_of_kind(m, tokens, FUZZ_OPEN);
    if (at == SIZE_MAX) break;
    if (tokens->items[at].mate > at) return (range){at, tokens->items[at].mate - at + 1};
  }
  return (range){below(m, tokens->count), 1};
}

/// A line, and those on which brackets opened in it close.
static range any_statement(mutation* m, const fuzz_tokens* tokens) {
  size_t start = below(m, tokens->count);
  while (start > 0 && tokens->items[start].gap != '\n') --start;
  size_t end = start;
  do {
    const size_t mate = tokens->items[end].mate;
    end = mate > end ? mate + 1 : end + 1;
  } while (end < tokens->count && tokens->items[end].gap != '\n');
  return (range){start, end - start};
}

static range any_range(mutation* m, const fuzz_tokens* tokens) {
  if (tokens->count == 0) return (range){0, 0};
  switch (below(m, 3)) {
    case 0:
      return (range){below(m, tokens->count), 1};
    case 1:
      return any_group(m, tokens);
    default:
      return any_statement(m, tokens);
  }
}

//===-- Making --------------------------------------------------------------------------------===//

static fuzz_token made(mutation* m, const char* text, size_t size, fuzz_token_kind kind) {
  fuzz_token token = {.kind = (uint8_t)kind, .gap = ' '};
  const size_t room = sizeof m->scratch - m->scratch_size;
  token.size = (uint32_t)(size < room ? size : room);
  token.start = m->scratch + m->scratch_size;
  memmove(m->scratch + m->scratch_size, text, token.size);
  m->scratch_size += token.size;
  return token;
}

static fuzz_token made_text(mutation* m, const char* text) {
  return made(m, text, strlen(text), FUZZ_OTHER);
}

static fuzz_token made_phrase(mutation* m, fuzz_phrase phrase) {
  static char text[1 << 14];
  const int depth = (int)below(m, 5);
  const size_t size = fuzz_grammar_write(phrase, depth, &m->random, text, sizeof text);
  return made(m, text, size, FUZZ_OTHER);
}

static void put(mutation* m, size_t at, size_t removed, const fuzz_token* inserted, size_t count) {
  if (fuzz_tokens_splice(&m->tokens, at, removed, inserted, count)) fuzz_tokens_match(&m->tokens);
}

//===-- Edits of what is there ----------------------------------------------------------------===//

static void delete_range(mutation* m) {
  const range r = any_range(m, &m->tokens);
  put(m, r.start, r.count, NULL, 0);
}

static void duplicate_range(mutation* m) {
  const range r = any_range(m, &m->tokens);
  put(m, r.start + r.count, 0, &m->tokens.items[r.start], r.count);
}

static void move_range(mutation* m) {
  const range r = any_range(m, &m->tokens);
  static fuzz_token moved[FUZZ_TOKEN_MAX];
  memcpy(moved, &m->tokens.items[r.start], r.count * sizeof *moved);
  put(m, r.start, r.count, NULL, 0);
  put(m, below(m, m->tokens.count + 1), 0, moved, r.count);
}

static void swap_tokens(mutation* m) {
  const size_t a = any_token(m);
  const size_t b = below(m, 2) == 0 ? (a + 1) % m->tokens.count : any_token(m);
  const fuzz_token kept = m->tokens.items[a];
  m->tokens.items[a] = m->tokens.items[b];
  m->tokens.items[b] = kept;
  fuzz_tokens_match(&m->tokens);
}

/// Another token of the same kind instead of one: another value, symbol, number and so on.
static void replace_by_kind(mutation* m) {
  const size_t at = any_token(m);
  const size_t from = any_of_kind(m, &m->tokens, (fuzz_token_kind)m->tokens.items[at].kind);
  fuzz_token token = m->tokens.items[from];
  token.gap = m->tokens.items[at].gap;
  put(m, at, 1, &token, 1);
}

static void replace_group(mutation* m) {
  const range to = any_group(m, &m->tokens);
  const range from = any_group(m, &m->tokens);
  put(m, to.start, to.count, &m->tokens.items[from.start], from.count);
}

/// A piece of the other text, before or instead of one of this.
static void splice_other(mutation* m) {
  if (m->other.count == 0) return;
  const range from = any_range(m, &m->other);
  const range to = any_range(m, &m->tokens);
  put(m, to.start, below(m, 2) == 0 ? to.count : 0, &m->other.items[from.start], from.count);
}

/// The same few tokens many times: what nests or grows long.
static void repeat_range(mutation* m) {
  range r = {any_token(m), 1 + below(m, 3)};
  if (r.count > m->tokens.count - r.start) r.count = m->tokens.count - r.start;
  for (size_t times = below(m, 10); times-- > 0 && r.count < 400; r.count *= 2) {
    put(m, r.start, 0, &m->tokens.items[r.start], r.count);
  }
}

//===-- Edits with the grammar ----------------------------------------------------------------===//

/// Where a number, string or the like stands, another one; the letter of the phrase or 0.
static char phrase_of(mutation* m, const fuzz_token* token) {
  switch (token->kind) {
    case FUZZ_NUMBER:
      return below(m, 4) == 0 ? FUZZ_FLOAT : FUZZ_INTEGER;
    case FUZZ_STRING:
      return FUZZ_QUOTED;
    case FUZZ_PERCENT:
      return FUZZ_VALUE;
    case FUZZ_CARET:
      return FUZZ_LABEL;
    case FUZZ_AT:
      return FUZZ_SYMBOL;
    case FUZZ_HASH:
      return FUZZ_ALIAS;
    case FUZZ_BANG:
      return FUZZ_TYPE;
    case FUZZ_WORD:
      return below(m, 2) == 0 ? FUZZ_NAME : FUZZ_TYPE;
    default:
      return 0;
  }
}

static void replace_by_phrase(mutation* m) {
  const size_t at = any_token(m);
  const char phrase = phrase_of(m, &m->tokens.items[at]);
  if (phrase == 0) return;
  fuzz_token token = made_phrase(m, (fuzz_phrase)phrase);
  token.gap = m->tokens.items[at].gap;
  put(m, at, 1, &token, 1);
}

/// A type or attribute after a colon, an equals sign, a comma or an open bracket.
static void replace_argument(mutation* m) {
  const size_t at = any_token(m);
  for (size_t i = at; i + 1 < m->tokens.count && i < at + 64; ++i) {
    const fuzz_token* token = &m->tokens.items[i];
    const char c = *token->start;
    if (token->size != 1 || strchr(":=,[(<", c) == NULL) continue;
    const bool is_type = c == ':' || (c == '(' && below(m, 2) == 0);
    const fuzz_token phrase = made_phrase(m, is_type ? FUZZ_TYPE : FUZZ_ATTRIBUTE);
    const size_t mate = m->tokens.items[i + 1].mate;
    const size_t removed = mate > i + 1 ? mate - i : 1;
    put(m, i + 1, removed, &phrase, 1);
    return;
  }
}

static void insert_phrase(mutation* m) {
  static const char phrases[] = "TALONRSUWDYC";
  const fuzz_token token = made_phrase(m, (fuzz_phrase)phrases[below(m, sizeof phrases - 1)]);
  put(m, below(m, m->tokens.count + 1), 0, &token, 1);
}

static void insert_op(mutation* m) {
  const range r = any_statement(m, &m->tokens);
  const fuzz_token token = made_phrase(m, below(m, 4) == 0 ? FUZZ_BLOCK : FUZZ_OP);
  put(m, r.start, 0, &token, 1);
}

/// A location at the end of a statement.
static void insert_location(mutation* m) {
  const range r = any_statement(m, &m->tokens);
  const fuzz_token token = made_phrase(m, FUZZ_LOCATION);
  put(m, r.start + r.count, 0, &token, 1);
}

/// A statement, or any piece, inside something that holds such pieces.
static void nest(mutation* m) {
  static const char* const around[][2] = {
      {"\n\"t.n\"() ({", "\n}) : () -> ()"},
      {"\n%n = \"t.n\"() ({^bb0(%q: i32):", "\n}, {}) {a} : () -> i32"},
      {"\nmodule @n {", "\n}"},
      {"\n\"func.func\"() <{function_type = () -> (), sym_name = \"n\"}> ({", "\n}) : () -> ()"},
      {"[", "]"},
      {"{a = ", "}"},
      {"tuple<", ">"},
      {"loc(", ")"},
      {"fused[", "]"},
      {"#t.n<", ">"},
      {"!t.n<", ">"},
      {"(", ")"},
      {"dense<", "> : tensor<2xi32>"},
      {"complex<", ">"},
      {"callsite(", " at unknown)"},
      {"tensor<2x", ">"},
      {"() -> ", ""},
      {"distinct[0]<", ">"},
  };
  const size_t which = below(m, sizeof around / sizeof around[0]);
  const range r = which < 4 ? any_statement(m, &m->tokens) : any_range(m, &m->tokens);
  const fuzz_token before = made_text(m, around[which][0]);
  const fuzz_token after = made_text(m, around[which][1]);
  put(m, r.start + r.count, 0, &after, 1);
  put(m, r.start, 0, &before, 1);
}

//===-- Edits of bytes ------------------------------------------------------------------------===//

static void change_byte(mutation* m) {
  const size_t at = any_token(m);
  fuzz_token token = m->tokens.items[at];
  const char gap = token.gap;
  if (token.size == 0) return;
  token = made(m, token.start, token.size, (fuzz_token_kind)token.kind);
  token.gap = gap;
  if (token.size == 0) return;
  char* byte = m->scratch + m->scratch_size - token.size + below(m, token.size);
  switch (below(m, 4)) {
    case 0:
      *byte = (char)below(m, 256);
      break;
    case 1:
      *byte = (char)(*byte ^ (1 << below(m, 8)));
      break;
    case 2:
      *byte = "0123456789abxf_$.#\"\\-"[below(m, 21)];
      break;
    default:
      token.size = (uint32_t)below(m, token.size);
      break;
  }
  put(m, at, 1, &token, 1);
}

static void change_gap(mutation* m) { m->tokens.items[any_token(m)].gap = "\0 \n"[below(m, 3)]; }

//===-- All of it -----------------------------------------------------------------------------===//

static const edit_fn edits[] = {
    delete_range,
    duplicate_range,
    move_range,
    swap_tokens,
    replace_by_kind,
    replace_by_kind,
    replace_group,
    splice_other,
    repeat_range,
    replace_by_phrase,
    replace_argument,
    replace_argument,
    replace_argument,
    insert_phrase,
    insert_op,
    insert_op,
    insert_location,
    nest,
    nest,
    change_byte,
    change_gap,
    replace_by_phrase,
    replace_by_phrase,
};

static void start_from_nothing(mutation* m) {
  const fuzz_token token = made_phrase(m, FUZZ_OP);
  put(m, 0, 0, &token, 1);
}

size_t fuzz_mutate(const char* text, size_t size, const char* other, size_t other_size,
                   uint64_t seed, char* out, size_t capacity) {
  static mutation m;
  m.random = seed;
  m.scratch_size = 0;
  fuzz_tokens_split(&m.tokens, size == 0 ? "" : text, size);
  fuzz_tokens_split(&m.other, other_size == 0 ? "" : other, other_size);
  if (other_size != 0 && m.tokens.count != 0) splice_other(&m);
  for (size_t left = 1 + below(&m, 4); left-- > 0;) {
    if (m.tokens.count == 0) {
      start_from_nothing(&m);
    } else {
      edits[below(&m, sizeof edits / sizeof edits[0])](&m);
    }
  }
  return fuzz_tokens_join(&m.tokens, out, capacity);
}
