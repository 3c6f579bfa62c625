// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whether two op trees of one context are the same but for where they are.

#ifndef TENURE_TESTS_PROPERTY_COMPARE_H
#define TENURE_TESTS_PROPERTY_COMPARE_H

#include <tenure/tenure.h>

typedef struct comparison {
  bool with_locations;
  bool distincts_by_text;  ///< Attributes may differ in which distinct ones they hold.
} comparison;

/// NULL if they are the same, else what differs. Recurses into regions.
const char* compare_trees(tn_op a, tn_op b, const comparison* how);

#endif  // TENURE_TESTS_PROPERTY_COMPARE_H
