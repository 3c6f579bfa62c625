// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The list of objects that are destroyed with a context.

#include "mlir_c/member.h"

void tn_mc__join(tn_mc_context* record, tn_mc_member* member, void (*end)(tn_mc_member* member)) {
  pthread_mutex_lock(&record->mutex);
  *member = (tn_mc_member){.next = record->members, .record = record, .end = end};
  if (member->next != NULL) member->next->previous = member;
  record->members = member;
  pthread_mutex_unlock(&record->mutex);
}

void tn_mc__leave(tn_mc_member* member) {
  pthread_mutex_lock(&member->record->mutex);
  if (member->previous != NULL) {
    member->previous->next = member->next;
  } else if (member->record->members == member) {
    member->record->members = member->next;
  }
  if (member->next != NULL) member->next->previous = member->previous;
  member->previous = member->next = NULL;
  pthread_mutex_unlock(&member->record->mutex);
}

void tn_mc__end_members(tn_mc_context* record) {
  while (record->members != NULL) {
    tn_mc_member* member = record->members;
    tn_mc__leave(member);
    member->end(member);
  }
}
