// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The subset of TableGen that defines operations: shared declarations.
//
// A class is stored as the location of its text, which is parsed again for each record with the
// arguments substituted for the parameters. Unsupported values are kept as opaque, and are an error
// only if an operation depends on them.

#ifndef TENURE_SRC_PDLL_TABLEGEN_H
#define TENURE_SRC_PDLL_TABLEGEN_H

#include "pdll/pdll.h"

typedef enum tn_td_kind {
  TN_TD_OPAQUE,  ///< An unsupported value.
  TN_TD_STRING,
  TN_TD_NAME,  ///< A record name, or a class with arguments.
  TN_TD_LIST,
  TN_TD_DAG
} tn_td_kind;

typedef struct tn_td_value {
  tn_td_kind kind;
  tn_string_view text;  ///< Of a string or a name; the operator of a DAG.
  size_t count;         ///< The number of arguments or elements.
  const struct tn_td_value* items;
  const tn_string_view* labels;  ///< Of a DAG: `$name` without the dollar sign.
} tn_td_value;

/// A name bound to a value: a parameter, a field, a variable.
typedef struct tn_td_binding {
  const struct tn_td_binding* next;
  tn_string_view name;
  tn_td_value value;
} tn_td_binding;

typedef struct tn_td_class {
  tn_string_view name;
  const tn_pdll_buffer* buffer;
  size_t offset;  ///< After its name.
} tn_td_class;

typedef struct tn_td_record {
  const struct tn_td_record* next;
  tn_string_view name;
  tn_pdll_place place;
  const tn_td_binding* fields;   ///< A list, newest first.
  const tn_td_binding* parents;  ///< Undefined base classes with their arguments.
} tn_td_record;

/// Definitions in the files, by name.
typedef struct tn_td_names {
  tn_judy_names classes;  ///< tn_td_class
  tn_judy_names records;  ///< tn_td_record
} tn_td_names;

typedef struct tn_td_reader {
  tn_pdll_parser* parser;
  const tn_pdll_buffer* buffer;
  size_t offset;
  tn_pdll_place include;  ///< The include directive in PDLL.
  tn_td_names* defined;
  const tn_td_record* records;  ///< A list, newest first.
  const tn_td_binding* names;   ///< The parameters in scope.
  uint32_t depth;
} tn_td_reader;

//===-- td_value.c ----------------------------------------------------------------------------===//

void tn_td__skip_blank(tn_td_reader* reader);
/// Consumes a mark if it is next.
bool tn_td__accept(tn_td_reader* reader, const char* mark);
/// Consumes a word; empty if there is none.
tn_string_view tn_td__word(tn_td_reader* reader);
bool tn_td__is_at_end(tn_td_reader* reader);
tn_td_value tn_td__value(tn_td_reader* reader);
/// Parses optional arguments in angle brackets.
tn_td_value tn_td__arguments(tn_td_reader* reader);
/// Skips text up to a mark outside brackets, or to the end; does not consume the mark.
void tn_td__skip_to(tn_td_reader* reader, const char* marks);
const tn_td_value* tn_td__find(const tn_td_binding* bindings, tn_string_view name);
void tn_td__bind(tn_td_reader* reader, const tn_td_binding** bindings, tn_string_view name,
                 tn_td_value value);
/// Enters a nesting level; reports an error and returns false if it is too deep.
bool tn_td__enter(tn_td_reader* reader);
/// Reports that the include failed because of an error in the file.
void* tn_td__fail(tn_td_reader* reader, size_t offset, const char* why);

//===-- td_record.c ---------------------------------------------------------------------------===//

/// Parses a file and the files it includes.
bool tn_td__read(tn_td_reader* reader, const tn_pdll_buffer* buffer);

//===-- td_define.c ---------------------------------------------------------------------------===//

/// Parses a file that PDLL includes at `include`, and makes its operations known.
bool tn_td__use(tn_pdll_parser* parser, tn_pdll_place include, const tn_pdll_buffer* buffer);

//===-- include.c -----------------------------------------------------------------------------===//

/// Handles an include directive in TableGen.
bool tn_td__include(tn_td_reader* reader, tn_string_view name);

#endif  // TENURE_SRC_PDLL_TABLEGEN_H
