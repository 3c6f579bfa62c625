// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values and their uses, from mlir-c/IR.h.

#include <tenure/value.h>

#include "ir/callback_guard.h"
#include "ir/replace_uses.h"
#include "ir/walk.h"
#include "mlir_c/ir.h"

bool mlirValueEqual(MlirValue value1, MlirValue value2) { return value1.ptr == value2.ptr; }

bool mlirValueIsABlockArgument(MlirValue value) {
  TN_MC_TAKE_VALUE(self, value, false)
  return tn_value__is_argument(self.value);
}
bool mlirValueIsAOpResult(MlirValue value) {
  TN_MC_TAKE_VALUE(self, value, tn_mc__must_answer())
  return !tn_value__is_argument(self.value);
}

//===-- Block arguments -----------------------------------------------------------------------===//

/// Returns the argument of a value; NULL, refused, for a result.
static tn_argument_cell* argument_of(const char* function, const tn_mc_value* self) {
  if (tn_value__is_argument(self->value)) return tn_argument__at(self->cell.context, self->value);
  tn_mc__refuse(function, self->cell.context, "the value is not a block argument");
  return NULL;
}

MlirBlock mlirBlockArgumentGetOwner(MlirValue value) {
  TN_MC_TAKE_VALUE(self, value, (MlirBlock){NULL})
  const tn_argument_cell* argument = argument_of(__func__, &self);
  return argument == NULL ? (MlirBlock){NULL}
                          : tn_mc__give_block(self.cell.record, argument->block);
}

intptr_t mlirBlockArgumentGetArgNumber(MlirValue value) {
  TN_MC_TAKE_VALUE(self, value, 0)
  const tn_argument_cell* argument = argument_of(__func__, &self);
  return argument == NULL ? 0 : argument->number_and_flag >> 1;
}

void mlirBlockArgumentSetType(MlirValue value, MlirType type) {
  TN_MC_TAKE_VALUE(self, value, )
  if (argument_of(__func__, &self) != NULL) mlirValueSetType(value, type);
}

void mlirBlockArgumentSetLocation(MlirValue value, MlirLocation loc) {
  TN_MC_TAKE_VALUE(self, value, )
  if (argument_of(__func__, &self) == NULL) return;
  TN_MC_TAKE_LOCATION(location, loc, )
  tn_mc__finish(__func__,
                tn_value_set_location(tn_mc__value_in(&self, self.cell.record->scope), location));
}

//===-- Results -------------------------------------------------------------------------------===//

static bool is_result(const char* function, const tn_mc_value* self) {
  if (TN_LIKELY(!tn_value__is_argument(self->value))) return true;
  tn_mc__refuse(function, self->cell.context, "the value is not an operation result");
  return false;
}

/// Returns the op of a forged result, where a result is required: it is forged as well.
static MlirOperation lost_owner(MlirValue value) {
  return (MlirOperation){tn_mc__must_answer() ? TN_MC_POINTER(TN_MC_WORD(value)) : NULL};
}

MlirOperation mlirOpResultGetOwner(MlirValue value) {
  TN_MC_TAKE_VALUE(self, value, lost_owner(value))
  if (!is_result(__func__, &self)) return (MlirOperation){NULL};
  return (MlirOperation){TN_MC_POINTER(tn_mc__word_of_cell(
      self.cell.record, self.cell.reference, tn_mc_word__generation(TN_MC_WORD(value))))};
}

intptr_t mlirOpResultGetResultNumber(MlirValue value) {
  TN_MC_TAKE_VALUE(self, value, 0)
  if (!is_result(__func__, &self)) return 0;
  return tn_value__result_number(tn_mc_cell__op(&self.cell), self.cell.reference, self.value);
}

//===-- All values ----------------------------------------------------------------------------===//

MlirType mlirValueGetType(MlirValue value) {
  tn_mc__wait_at_exit();
  TN_MC_TAKE_VALUE(self, value, (MlirType){NULL})
  const tn_uref type = tn_value_cell__type(tn_value__at(self.cell.context, self.value));
  return (MlirType){TN_MC_POINTER(tn_mc__word_of_context(self.cell.context) | type)};
}

void mlirValueSetType(MlirValue value, MlirType type) {
  TN_MC_TAKE_VALUE(self, value, )
  TN_MC_TAKE_TYPE(new_type, type, )
  tn_mc__finish(__func__,
                tn_value_set_type(tn_mc__value_in(&self, self.cell.record->scope), new_type));
}

MlirLocation mlirValueGetLocation(MlirValue v) {
  TN_MC_TAKE_VALUE(self, v, (MlirLocation){NULL})
  return tn_mc__give_location(tn_value_location(tn_mc__value_in(&self, self.cell.record->scope)));
}

MlirContext mlirValueGetContext(MlirValue v) {
  TN_MC_TAKE_VALUE(self, v, (MlirContext){NULL})
  return tn_mc__give_context(self.cell.context);
}

/// Resolves both values, which must be of one context and different; else returns false, refused
/// unless they are equal.
static bool take_two(const char* function, MlirValue of, MlirValue with, tn_mc_value* out_from,
                     tn_mc_value* out_to) {
  if (TN_UNLIKELY(!tn_mc__find_value(TN_MC_WORD(of), out_from))) {
    tn_mc__refuse_handle(function, "value", TN_MC_WORD(of), NULL);
    return false;
  }
  if (TN_UNLIKELY(!tn_mc__find_value(TN_MC_WORD(with), out_to))) {
    tn_mc__refuse_handle(function, "value", TN_MC_WORD(with), out_from->cell.context);
    return false;
  }
  if (TN_UNLIKELY(out_from->cell.context != out_to->cell.context)) {
    tn_mc__refuse(function, out_from->cell.context, "the values belong to different contexts");
    return false;
  }
  return out_from->value != out_to->value &&
         tn_callback_guard__may_change(out_from->cell.context) == TN_OK;
}

void mlirValueReplaceAllUsesOfWith(MlirValue of, MlirValue with) {
  tn_mc_value from;
  tn_mc_value to;
  if (!take_two(__func__, of, with, &from, &to)) return;
  tn_value__replace_all_uses_in(tn_cells__bases(&from.cell.context->cells), from.value, to.value);
}

void mlirValueReplaceAllUsesExcept(MlirValue of, MlirValue with, intptr_t numExceptions,
                                   MlirOperation* exceptions) {
  tn_mc_value from;
  tn_mc_value to;
  if (!take_two(__func__, of, with, &from, &to)) return;
  TN_MC_CHECK_ARRAY(from.cell.context, numExceptions, exceptions, )
  tn_op* except = calloc((size_t)numExceptions + 1, sizeof *except);
  if (except == NULL) (void)tn_context__out_of_memory(from.cell.context);
  bool is_good = except != NULL;
  tn_status status = TN_OK;
  tn_mc__defer_throw();
  for (intptr_t i = 0; is_good && i < numExceptions; ++i) {
    tn_mc_cell cell;
    is_good = tn_mc__find_op(TN_MC_WORD(exceptions[i]), &cell);
    if (is_good) {
      except[i] = tn_mc__op(&cell);
    } else {
      tn_mc__refuse_handle(__func__, "operation", TN_MC_WORD(exceptions[i]), from.cell.context);
    }
  }
  if (is_good) {
    const uint32_t scope = from.cell.record->scope;
    status = tn_value_replace_all_uses_except(
        tn_mc__value_in(&from, scope), tn_mc__value_in(&to, scope), except, (size_t)numExceptions);
  }
  free(except);
  tn_mc__throw_deferred(__func__);
  tn_mc__finish(__func__, status);
}

//===-- Uses ----------------------------------------------------------------------------------===//

// The bindings' iterators over a value's uses hold the use that they return next. If that use is
// given another value meanwhile, the uses after it are not of the iterated value. A use's bits have
// no space for the value that was iterated, so the pending uses of iterators are stored here (and
// not per thread: a library's share of thread-local memory is small).

typedef struct awaited_use {
  void* use;
  const void* value;
} awaited_use;
#define AWAITED_USES 64u
static pthread_mutex_t awaited_mutex = PTHREAD_MUTEX_INITIALIZER;
static awaited_use awaited[AWAITED_USES];
static uint32_t awaited_count;  ///< Total number; the oldest entry is replaced.

/// Returns a use of that value, and records it.
static MlirOpOperand give_use_of(const tn_mc_context* record, tn_ref use, MlirValue value) {
  const MlirOpOperand given = tn_mc__give_use(record, use);
  if (TN_UNLIKELY(tn_mc__serves_bindings) && given.ptr != NULL) {
    pthread_mutex_lock(&awaited_mutex);
    awaited[awaited_count++ % AWAITED_USES] = (awaited_use){given.ptr, value.ptr};
    pthread_mutex_unlock(&awaited_mutex);
  }
  return given;
}

/// Returns whether the use may have been returned as a use of this value, which is its current one.
static bool is_awaited(MlirOpOperand use, MlirValue value) {
  bool is_its = false;
  bool is_others = false;
  pthread_mutex_lock(&awaited_mutex);
  for (uint32_t i = 0; i < AWAITED_USES && !is_its; ++i) {
    if (TN_LIKELY(awaited[i].use != use.ptr)) continue;
    is_its = awaited[i].value == value.ptr;
    is_others = true;
    if (is_its) awaited[i].use = NULL;
  }
  pthread_mutex_unlock(&awaited_mutex);
  return is_its || !is_others;
}

MlirOpOperand mlirValueGetFirstUse(MlirValue value) {
  TN_MC_TAKE_VALUE(self, value, (MlirOpOperand){NULL})
  return give_use_of(self.cell.record, tn_value__at(self.cell.context, self.value)->first_use,
                     value);
}

bool mlirOpOperandIsNull(MlirOpOperand opOperand) { return opOperand.ptr == NULL; }

MlirValue mlirOpOperandGetValue(MlirOpOperand opOperand) {
  TN_MC_TAKE_USE(self, opOperand, (MlirValue){NULL})
  return tn_mc__give_value(self.cell.record, tn_use__at(self.cell.context, self.use)->value);
}

MlirOperation mlirOpOperandGetOwner(MlirOpOperand opOperand) {
  TN_MC_TAKE_USE(self, opOperand, (MlirOperation){NULL})
  return tn_mc__give_op(self.cell.record, self.cell.reference);
}

unsigned mlirOpOperandGetOperandNumber(MlirOpOperand opOperand) {
  TN_MC_TAKE_USE(self, opOperand, 0)
  return tn_use__operand_number(self.cell.context, self.use, self.cell.reference);
}

MlirOpOperand mlirOpOperandGetNextUse(MlirOpOperand opOperand) {
  TN_MC_TAKE_USE(self, opOperand, (MlirOpOperand){NULL})
  const tn_use_cell* use = tn_use__at(self.cell.context, self.use);
  const MlirValue value = tn_mc__give_value(self.cell.record, use->value);
  if (TN_UNLIKELY(tn_mc__serves_bindings) && !is_awaited(opOperand, value)) {
    tn_mc__refuse(__func__, self.cell.context, "the operand now uses another value");
    return (MlirOpOperand){NULL};
  }
  return give_use_of(self.cell.record, use->next, value);
}
