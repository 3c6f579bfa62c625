// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Provoking the callbacks of op interfaces: a dialect whose ops have all of them, in passes; and of
// walks on several threads and through types.

#ifndef TENURE_TESTS_UNIT_REENTRY_INTERFACES_H
#define TENURE_TESTS_UNIT_REENTRY_INTERFACES_H

#include "world.h"

void by_get_effects(world* w);
void by_get_speculation(world* w);
void by_interface_fold(world* w);
void by_interface_verify(world* w);
void by_infer_types(world* w);
void by_assembly_print(world* w);
void by_assembly_parse(world* w);
void by_canonicalization(world* w);
void by_successor_for_operands(world* w);
void by_entry_edge(world* w);
void by_region_edge(world* w);
void by_terminator_edge(world* w);
void by_value_type(world* w);
void by_op_is_legal(world* w);
void by_region_is_legal(world* w);
void by_call_is_legal(world* w);
void by_interfaces_end(world* w);
void by_parallel_visit(world* w);
void by_thread_begin(world* w);
void by_thread_end(world* w);
void by_nested_walk(world* w);
void by_nested_replace(world* w);

#endif  // TENURE_TESTS_UNIT_REENTRY_INTERFACES_H
