// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Provoking the callbacks of dialect conversions.

#ifndef TENURE_TESTS_UNIT_REENTRY_CONVERSIONS_H
#define TENURE_TESTS_UNIT_REENTRY_CONVERSIONS_H

#include "world.h"

void by_type_conversion(world* w);
void by_materialization(world* w);
void by_legality(world* w);
void by_conversion_pattern(world* w);
void by_judgement(world* w);
void by_conversion_end(world* w);
void by_materialization_end(world* w);
void by_legality_end(world* w);
void by_conversion_pattern_end(world* w);

#endif  // TENURE_TESTS_UNIT_REENTRY_CONVERSIONS_H
