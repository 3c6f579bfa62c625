// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reports about adapter files: which file, which parameter, what, and at which byte.

#ifndef TENURE_SRC_ADAPTER_FILE_REPORT_H
#define TENURE_SRC_ADAPTER_FILE_REPORT_H

#include <tenure/context.h>

/// What a reader is at. Copied by nobody; views are borrowed.
typedef struct tn_file_report {
  tn_context* context;
  tn_string_view file_name;
  size_t file_size;
  size_t parameter;  ///< Its number from 1; 0 outside parameters.
  tn_string_view parameter_name;
} tn_file_report;

/// A byte offset that no message is about.
#define TN_FILE_REPORT_NOWHERE SIZE_MAX

/// Reports "FILE: parameter 'NAME': WORDS (at byte OFFSET of SIZE)" and returns `status`.
tn_status tn_file_report__refuse(const tn_file_report* report, tn_status status, size_t offset,
                                 const char* format, ...) __attribute__((format(printf, 4, 5)));

#endif  // TENURE_SRC_ADAPTER_FILE_REPORT_H
