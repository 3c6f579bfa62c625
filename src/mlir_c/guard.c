// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Catching in C, by the Itanium C++ ABI ("Exception Handling", 1).
//
// C has no exception handlers, so the catching frame is written in assembly: its personality
// function stops every exception, and makes the frame return false with the exception object, which
// is opaque here. On other machines and object formats exceptions are not caught.

#include "mlir_c/guard.h"

#include <stdint.h>
#include <stdlib.h>
#include <unwind.h>

#include "mlir_c/exception.h"

static _Thread_local tn_mc_guard* innermost;

#if defined(__x86_64__) && defined(__ELF__)

/// Calls `call` with `data`. Returns false, and the exception, if `call` threw one.
bool tn_mc__catch(void (*call)(void* data), void* data, void** out_exception)
    __attribute__((visibility("hidden")));
/// The landing pad of tn_mc__catch. The exception is in the register that the ABI specifies.
extern const char tn_mc__catch_pad[] __attribute__((visibility("hidden")));

__asm__(
    ".pushsection .text\n"
    ".p2align 4\n"
    ".type tn_mc__catch, @function\n"
    "tn_mc__catch:\n"
    ".cfi_startproc\n"
    ".cfi_personality 0x1b, tn_mc__catch_any\n"
    "pushq %rbx\n"
    ".cfi_def_cfa_offset 16\n"
    ".cfi_offset %rbx, -16\n"
    "movq %rdx, %rbx\n"
    "movq %rdi, %rax\n"
    "movq %rsi, %rdi\n"
    "callq *%rax\n"
    "movl $1, %eax\n"
    "popq %rbx\n"
    ".cfi_remember_state\n"
    ".cfi_def_cfa_offset 8\n"
    "retq\n"
    ".cfi_restore_state\n"
    "tn_mc__catch_pad:\n"
    "movq %rax, (%rbx)\n"
    "xorl %eax, %eax\n"
    "popq %rbx\n"
    ".cfi_def_cfa_offset 8\n"
    "retq\n"
    ".cfi_endproc\n"
    ".size tn_mc__catch, .-tn_mc__catch\n"
    ".popsection\n");

/// The personality function. It does not stop the unwinding of a cancelled thread.
__attribute__((used)) static _Unwind_Reason_Code tn_mc__catch_any(
    int version, _Unwind_Action actions, _Unwind_Exception_Class kind,
    struct _Unwind_Exception* exception, struct _Unwind_Context* frame) {
  (void)kind;
  if (version != 1) return _URC_FATAL_PHASE1_ERROR;
  if ((actions & _UA_SEARCH_PHASE) != 0) return _URC_HANDLER_FOUND;
  if ((actions & _UA_HANDLER_FRAME) == 0) return _URC_CONTINUE_UNWIND;
  _Unwind_SetGR(frame, __builtin_eh_return_data_regno(0), (uintptr_t)exception);
  _Unwind_SetIP(frame, (uintptr_t)tn_mc__catch_pad);
  return _URC_INSTALL_CONTEXT;
}

#else

static bool tn_mc__catch(void (*call)(void* data), void* data, void** out_exception) {
  (void)out_exception;
  call(data);
  return true;
}

#endif

void tn_mc__guard_begin(tn_mc_guard* guard) {
  *guard = (tn_mc_guard){.outer = innermost};
  innermost = guard;
}

void tn_mc__guard_end(tn_mc_guard* guard) {
  innermost = guard->outer;
  if (guard->exception == NULL) return;
  if (guard->collects && guard->has_errors && tn_mc__drop_exception(guard->exception)) return;
  (void)_Unwind_Resume_or_Rethrow(guard->exception);
  abort();  // No handler was found: a C++ program terminates.
}

void tn_mc__guard_note_error(void) {
  if (innermost != NULL) innermost->has_errors = true;
}

bool tn_mc__guard_call(void (*call)(void* data), void* data) {
  tn_mc_guard* guard = innermost;
  if (guard == NULL) {
    call(data);
    return true;
  }
  return guard->exception == NULL && tn_mc__catch(call, data, &guard->exception);
}
