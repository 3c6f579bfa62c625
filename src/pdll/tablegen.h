// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TableGen, as far as it says what operations there are: what the files that read it share.
//
// Classes are kept as places in their text, which is read again for each record with the arguments
// of the class in place of its parameters. Values that are not understood are kept as such, and
// matter where an operation is made of them.

#ifndef TENURE_SRC_PDLL_TABLEGEN_H
#define TENURE_SRC_PDLL_TABLEGEN_H

#include "pdll/pdll.h"

typedef enum tn_td_kind {
  TN_TD_OPAQUE,  ///< What is not understood.
  TN_TD_STRING,
  TN_TD_NAME,  ///< A record, or a class with arguments.
  TN_TD_LIST,
  TN_TD_DAG
} tn_td_kind;

typedef struct tn_td_value {
  tn_td_kind kind;
  tn_string_view text;  ///< Of a string or name, the operator of a DAG.
  size_t count;         ///< Of arguments, elements.
  const struct tn_td_value* items;
  const tn_string_view* labels;  ///< Of a DAG: `$name` without the dollar.
} tn_td_value;

/// A name that has a value: a parameter, a field, a variable.
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
  const tn_td_binding* fields;   ///< The newest first.
  const tn_td_binding* parents;  ///< Classes that are not defined here, with their arguments.
} tn_td_record;

/// What is defined in the files, by name.
typedef struct tn_td_names {
  tn_judy_names classes;  ///< tn_td_class
  tn_judy_names records;  ///< tn_td_record
} tn_td_names;

typedef struct tn_td_reader {
  tn_pdll_parser* parser;
  const tn_pdll_buffer* buffer;
  size_t offset;
  tn_pdll_place include;  ///< In PDLL.
  tn_td_names* defined;
  const tn_td_record* records;  ///< The newest first.
  const tn_td_binding* names;   ///< Parameters that can be named.
  uint32_t depth;
} tn_td_reader;

//===-- td_value.c ----------------------------------------------------------------------------===//

void tn_td__skip_blank(tn_td_reader* reader);
/// Whether a mark comes next, which is read over then.
bool tn_td__accept(tn_td_reader* reader, const char* mark);
/// A word; empty if none comes next.
tn_string_view tn_td__word(tn_td_reader* reader);
bool tn_td__is_at_end(tn_td_reader* reader);
tn_td_value tn_td__value(tn_td_reader* reader);
/// Arguments in angle brackets, if there are any.
tn_td_value tn_td__arguments(tn_td_reader* reader);
/// Reads over text up to a mark outside of brackets, which is left, or the end.
void tn_td__skip_to(tn_td_reader* reader, const char* marks);
const tn_td_value* tn_td__find(const tn_td_binding* bindings, tn_string_view name);
void tn_td__bind(tn_td_reader* reader, const tn_td_binding** bindings, tn_string_view name,
                 tn_td_value value);
/// Counts a step down; false, after a report, if it is too deep.
bool tn_td__enter(tn_td_reader* reader);
/// Has the include fail for something in the file.
void* tn_td__fail(tn_td_reader* reader, size_t offset, const char* why);

//===-- td_record.c ---------------------------------------------------------------------------===//

/// Reads a file, of which those that it includes are a part.
bool tn_td__read(tn_td_reader* reader, const tn_pdll_buffer* buffer);

//===-- td_define.c ---------------------------------------------------------------------------===//

/// Reads a file that PDLL includes at `include`, and makes the operations of its records known.
bool tn_td__use(tn_pdll_parser* parser, tn_pdll_place include, const tn_pdll_buffer* buffer);

//===-- include.c -----------------------------------------------------------------------------===//

/// A file that TableGen includes.
bool tn_td__include(tn_td_reader* reader, tn_string_view name);

#endif  // TENURE_SRC_PDLL_TABLEGEN_H
