// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reports about adapter files: the file, the parameter, the problem, and the byte offset.

#ifndef TENURE_SRC_ADAPTER_FILE_REPORT_H
#define TENURE_SRC_ADAPTER_FILE_REPORT_H

#include <tenure/context.h>

/// The current position of a reader. Views are borrowed.
typedef struct tn_file_report {
  tn_context* context;
  tn_string_view file_name;
  size_t file_size;
  size_t parameter;  ///< Index of the parameter + 1; 0 outside of parameters.
  tn_string_view parameter_name;
} tn_file_report;

/// No byte offset.
#define TN_FILE_REPORT_NOWHERE SIZE_MAX

/// Reports "FILE: parameter 'NAME': MESSAGE (at byte OFFSET of SIZE)" and returns `status`.
tn_status tn_file_report__refuse(const tn_file_report* report, tn_status status, size_t offset,
                                 const char* format, ...) __attribute__((format(printf, 4, 5)));

#endif  // TENURE_SRC_ADAPTER_FILE_REPORT_H
