// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the texts of sdy's attributes say. They are kept as they are spelled (`sharding<@mesh,
// [{"x"}, {?}]>`), so whoever wants their parts goes over the text: to spell it as MLIR prints it,
// to write it in bytecode, or to look at axes and sizes. One function for each kind does all of
// these, and leaves out what nobody asks for.

#ifndef TENURE_SRC_DIALECTS_SDY_SPELLING_H
#define TENURE_SRC_DIALECTS_SDY_SPELLING_H

#include "base/text_buffer.h"
#include "bytecode/writer.h"
#include "ir/dialect_entry.h"

/// Where an axis or a factor stands: in the dimension with that number, or in one of these lists.
enum { TN_SDY_REPLICATED = -1, TN_SDY_UNREDUCED = -2 };

typedef struct tn_sdy_axis {
  tn_string_view name;  ///< Without its quotes.
  int64_t pre_size;     ///< Of a part of an axis.
  int64_t size;         ///< Of a part, or of an axis of a mesh; 0 for a reference to a whole axis.
  int32_t group;
} tn_sdy_axis;

typedef struct tn_sdy_dimension {
  bool is_closed;
  bool has_priority;
  int64_t priority;
} tn_sdy_dimension;

/// A number of a sharding rule: of a factor in a list, or the size of one.
typedef struct tn_sdy_factor {
  int32_t list;       ///< A tensor's number, results behind operands; or a TN_SDY_... below.
  int32_t dimension;  ///< Of the tensor.
  int64_t number;
} tn_sdy_factor;

enum {
  TN_SDY_SIZES = -1,
  TN_SDY_REDUCTION = -2,
  TN_SDY_NEED_REPLICATION = -3,
  TN_SDY_PERMUTATION = -4,
  TN_SDY_BLOCKED = -5
};

/// The parts, in the order in which they stand; items of the types above, one behind the other.
typedef struct tn_sdy_parts {
  tn_text_buffer axes;
  tn_text_buffer dimensions;
  tn_text_buffer numbers;  ///< int64_t: device numbers
  tn_text_buffer factors;
  tn_text_buffer ranks;  ///< int64_t: how many dimensions each tensor of a rule has
  uint32_t operand_count;
  uint32_t group;
  tn_string_view mesh;  ///< What says which mesh it is: `@name`, or `mesh<...>`.
} tn_sdy_parts;

#define TN_SDY_WORDS 160u

typedef struct tn_sdy_scan {
  const char* at;
  const char* end;
  tn_text_buffer* text;  ///< Where it is spelled; may be NULL.
  tn_writer* writer;     ///< Where it is encoded; may be NULL.
  tn_sdy_parts* parts;   ///< May be NULL.
  const char* wrong_at;  ///< Set when a kind is not spelled as it is to be, with words in `wrong`.
  char wrong[TN_SDY_WORDS];
} tn_sdy_scan;

/// Goes over one kind behind its mnemonic; false if it is not spelled as it is to be.
typedef bool (*tn_sdy_scan_fn)(tn_sdy_scan* it);

typedef struct tn_sdy_kind {
  const char* mnemonic;
  tn_sdy_scan_fn scan;
  int32_t code;  ///< In bytecode; -1 for one that goes as text.
} tn_sdy_kind;

extern const tn_sdy_kind tn_sdy_kinds[];

/// The kind that a body begins with; `*out_rest` is what stands behind its mnemonic. NULL: none.
const tn_sdy_kind* tn_sdy_kind__of(tn_string_view body, tn_string_view* out_rest);

//===-- Going over (scan.c) -------------------------------------------------------------------===//

/// Notes what is wrong, unless something was before; false.
bool tn_sdy_scan__fail(tn_sdy_scan* it, const char* at, const char* format, ...)
    __attribute__((format(printf, 3, 4)));
void tn_sdy_scan__skip_blanks(tn_sdy_scan* it);
void tn_sdy_scan__spell(tn_sdy_scan* it, const char* text);
bool tn_sdy_scan__take(tn_sdy_scan* it, const char* text);
/// Goes past `token`, which has to be there, and spells `as`.
bool tn_sdy_scan__expect(tn_sdy_scan* it, const char* token, const char* as);
bool tn_sdy_scan__is_word_character(char c);
tn_string_view tn_sdy_scan__word(tn_sdy_scan* it);
bool tn_sdy_scan__take_word(tn_sdy_scan* it, const char* text);
bool tn_sdy_scan__number(tn_sdy_scan* it, int64_t* out_number);
void tn_sdy_scan__put_signed(const tn_sdy_scan* it, int64_t number);
void tn_sdy_scan__put_truth(tn_writer* writer, bool truth);
bool tn_sdy_scan__signed(tn_sdy_scan* it, int64_t* out_number);
/// `"name"`; `*out_name` is what is between the quotes.
bool tn_sdy_scan__quoted(tn_sdy_scan* it, tn_string_view* out_name);
/// Makes `#sdy.mnemonic` with `rest` behind the mnemonic; false when out of memory.
bool tn_sdy_scan__make(tn_context* context, const char* mnemonic, tn_string_view rest,
                       tn_attribute* out_attribute);
/// An attribute of a kind, without its mnemonic. Encoded is its number; what is encoded is spelled
/// as it is to be.
bool tn_sdy_scan__inner(tn_sdy_scan* it, tn_sdy_scan_fn scan);
bool tn_sdy_scan__list_of(tn_sdy_scan* it, const char* open, const char* close, tn_sdy_scan_fn scan,
                          bool is_inner);
bool tn_sdy_scan__list(tn_sdy_scan* it, const char* open, const char* close, tn_sdy_scan_fn scan);

//===-- What is said --------------------------------------------------------------------------===//

/// Takes the attribute of that mnemonic apart; false if it is no such attribute. The parts are to
/// be freed in any case, and views in them are of the attribute.
bool tn_sdy_parts__take(const tn_context* context, tn_attribute attribute, const char* mnemonic,
                        tn_sdy_parts* out_parts);
void tn_sdy_parts__free(tn_sdy_parts* parts);

static inline size_t tn_sdy_parts__axis_count(const tn_sdy_parts* parts) {
  return parts->axes.size / sizeof(tn_sdy_axis);
}
static inline const tn_sdy_axis* tn_sdy_parts__axis(const tn_sdy_parts* parts, size_t index) {
  return (const tn_sdy_axis*)(const void*)parts->axes.data + index;
}
static inline size_t tn_sdy_parts__rank(const tn_sdy_parts* parts) {
  return parts->dimensions.size / sizeof(tn_sdy_dimension);
}
static inline const tn_sdy_dimension* tn_sdy_parts__dimension(const tn_sdy_parts* parts,
                                                              size_t index) {
  return (const tn_sdy_dimension*)(const void*)parts->dimensions.data + index;
}

/// Of the dialect's table: `body` as MLIR prints it.
tn_status tn_sdy__spell(tn_context* context, tn_string_view body, tn_text_buffer* text,
                        tn_misspelling* out_wrong);

#endif  // TENURE_SRC_DIALECTS_SDY_SPELLING_H
