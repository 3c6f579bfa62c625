// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Throws std::runtime_error from C, by the Itanium C++ ABI ("Exception Handling", 1 and 2).
//
// Not all callers in the bindings catch exceptions: Python's slots of types do not, and an
// exception in one would terminate the process. So the stack is first searched for a handler, as
// the unwinder does, up to the interpreter's frames.

#include "mlir_c/exception.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unwind.h>

#include "base/status.h"

#define REASON_BYTES 640u

/// The functions of Python and of its bindings' C++ library that a throw needs. All NULL: nothing
/// is thrown.
typedef struct thrower {
  int (*holds_lock)(void);
  void* (*allocate)(size_t size);
  void (*construct)(void* self, const char* text);
  void (*destruct)(void* self);
  void* type;
  void (*do_throw)(void* exception, void* type, void (*destruct)(void* self));
  void* (*initialize)(void* exception, void* type, void (*destruct)(void* self));
  void (*deallocate)(void* exception);
  void* (*begin_catch)(void* exception);
  void (*end_catch)(void);
  _Unwind_Personality_Fn personality;
  const void* interpreter;  ///< The start of the interpreter's code.
  const void* library;      ///< The start of this library's code.
} thrower;

static thrower found;
bool tn_mc__serves_bindings;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static const char bindings_name[] = "libMLIRPythonCAPI.so";

/// Returns whether the library was loaded for Python's bindings.
static bool is_for_bindings(const void** out_library) {
  Dl_info info;
  if (dladdr(&found, &info) == 0 || info.dli_fname == NULL) return false;
  *out_library = info.dli_fbase;
  const char* slash = strrchr(info.dli_fname, '/');
  const char* name = slash == NULL ? info.dli_fname : slash + 1;
  return strncmp(name, bindings_name, sizeof bindings_name - 1) == 0;
}

// Converts an object pointer to a function pointer, as POSIX requires for dlsym.
#define LOOK_UP(library, member, symbol)  \
  do {                                    \
    void* at = dlsym(library, symbol);    \
    memcpy(&self.member, &at, sizeof at); \
    if (at == NULL) return;               \
  } while (false)

static void find(void) {
  thrower self;
  if (!is_for_bindings(&self.library)) return;
  void* runtime = dlopen("libstdc++.so.6", RTLD_LAZY | RTLD_NOLOAD);
  if (runtime == NULL) return;
  LOOK_UP(RTLD_DEFAULT, holds_lock, "PyGILState_Check");
  LOOK_UP(runtime, allocate, "__cxa_allocate_exception");
  LOOK_UP(runtime, construct, "_ZNSt13runtime_errorC1EPKc");
  LOOK_UP(runtime, destruct, "_ZNSt13runtime_errorD1Ev");
  LOOK_UP(runtime, type, "_ZTISt13runtime_error");
  LOOK_UP(runtime, initialize, "__cxa_init_primary_exception");
  LOOK_UP(runtime, deallocate, "__cxa_free_exception");
  LOOK_UP(runtime, begin_catch, "__cxa_begin_catch");
  LOOK_UP(runtime, end_catch, "__cxa_end_catch");
  LOOK_UP(runtime, personality, "__gxx_personality_v0");
  LOOK_UP(runtime, do_throw, "__cxa_throw");
  Dl_info info;
  void* check = dlsym(RTLD_DEFAULT, "PyGILState_Check");
  if (dladdr(check, &info) == 0) return;
  self.interpreter = info.dli_fbase;
  found = self;
  __atomic_store_n(&tn_mc__serves_bindings, true, __ATOMIC_RELEASE);
}

static _Thread_local tn_mc_deferred deferred;

/// Returns whether both a method and a destructor call the function.
static bool is_shared(const char* function) {
  return strcmp(function, "mlirOperationDestroy") == 0;
}
/// Functions that only destructors call do not throw.
static bool may_throw_in(const char* function) {
  return is_shared(function) ||
         (strstr(function, "Destroy") == NULL && strstr(function, "Detach") == NULL);
}

bool tn_mc__has_bindings(void) {
  pthread_once(&once, find);
  return found.do_throw != NULL;
}

static _Thread_local bool must_answer;
bool tn_mc__must_answer(void) { return must_answer; }

typedef struct search {
  struct _Unwind_Exception* exception;
  const void* caller;  ///< The library that called this one; NULL before its frames are reached.
  bool is_caught;
  bool is_beyond;  ///< A handler was found in another library than `caller`.
} search;

/// Queries one frame, unless it is the interpreter's or a handler was found.
static _Unwind_Reason_Code ask(struct _Unwind_Context* frame, void* data) {
  search* self = data;
  Dl_info info;
  const void* code = (const void*)_Unwind_GetIP(frame);
  if (dladdr(code, &info) == 0 || info.dli_fbase == found.interpreter) return _URC_END_OF_STACK;
  const bool is_own = info.dli_fbase == found.library;
  // Frames of this library that wait for a callback must not be unwound.
  if (is_own && self->caller != NULL) return _URC_END_OF_STACK;
  if (!is_own && self->caller == NULL) self->caller = info.dli_fbase;
  if (_Unwind_GetLanguageSpecificData(frame) == NULL) return _URC_NO_REASON;
  const _Unwind_Reason_Code answer = found.personality(
      1, _UA_SEARCH_PHASE, self->exception->exception_class, self->exception, frame);
  if (answer == _URC_CONTINUE_UNWIND) return _URC_NO_REASON;
  // The landing pad is stored two words before the exception; a frame that lets nothing through has
  // none.
  const uintptr_t pad = ((const uintptr_t*)(const void*)self->exception)[-2];
  self->is_caught = answer == _URC_HANDLER_FOUND && pad != 0;
  self->is_beyond = self->is_caught && info.dli_fbase != self->caller;
  return _URC_END_OF_STACK;
}

/// Searches for a handler between here and the interpreter.
static search find_handler(void* exception) {
  found.initialize(exception, found.type, found.destruct);
  // The unwinder's header is directly before the exception.
  search self = {(struct _Unwind_Exception*)exception - 1, NULL, false, false};
  (void)_Unwind_Backtrace(ask, &self);
  return self;
}

void tn_mc__throw(const char* function, const char* reason) {
  pthread_once(&once, find);
  if (TN_LIKELY(found.do_throw == NULL)) return;
  must_answer = false;
  if (deferred.defers) {
    if (deferred.reason[0] == '\0') {
      snprintf(deferred.reason, sizeof deferred.reason, "%s", reason);
    }
    return;
  }
  if (!may_throw_in(function) || !found.holds_lock()) return;
  char text[REASON_BYTES];
  snprintf(text, sizeof text, "%s: %s", function, reason);
  // A std::runtime_error consists of a pointer to its vtable and one to the text.
  void* exception = found.allocate(2 * sizeof(void*));
  found.construct(exception, text);
  const search handler = find_handler(exception);
  if (is_shared(function) ? handler.is_beyond : handler.is_caught) {
    found.do_throw(exception, found.type, found.destruct);
  }
  found.destruct(exception);
  found.deallocate(exception);
  must_answer = true;
}

/// Returns the handler of an exception thrown now.
static search find_handler_now(void) {
  void* exception = found.allocate(2 * sizeof(void*));
  found.construct(exception, "");
  const search handler = find_handler(exception);
  found.destruct(exception);
  found.deallocate(exception);
  return handler;
}

bool tn_mc__is_uncaught(void) {
  return tn_mc__has_bindings() && found.holds_lock() && !find_handler_now().is_caught;
}

tn_mc_ender tn_mc__who_ends(void) {
  if (!tn_mc__has_bindings() || !found.holds_lock()) return TN_MC_ENDED_BY_OTHERS;
  const search handler = find_handler_now();
  if (!handler.is_caught) return TN_MC_ENDED_BY_DESTRUCTOR;
  return handler.is_beyond ? TN_MC_ENDED_BY_METHOD : TN_MC_ENDED_BY_OTHERS;
}

void tn_mc__defer_throw(void) {
  deferred.defers = true;
  deferred.reason[0] = '\0';
}

void tn_mc__throw_deferred(const char* function) {
  deferred.defers = false;
  if (deferred.reason[0] == '\0') return;
  char reason[sizeof deferred.reason];
  memcpy(reason, deferred.reason, sizeof reason);
  deferred.reason[0] = '\0';
  tn_mc__throw(function, reason);
}

void tn_mc__put_deferred_aside(tn_mc_deferred* out_deferred) {
  out_deferred->defers = deferred.defers;
  out_deferred->must_answer = must_answer;
  if (TN_LIKELY(!deferred.defers)) return;
  *out_deferred = deferred;
  out_deferred->must_answer = must_answer;
  deferred.defers = false;
}
void tn_mc__take_deferred_back(const tn_mc_deferred* kept) {
  must_answer = kept->must_answer;
  if (TN_UNLIKELY(kept->defers)) deferred = *kept;
}

bool tn_mc__drop_exception(void* exception) {
  if (!tn_mc__has_bindings()) return false;
  (void)found.begin_catch(exception);
  found.end_catch();
  return true;
}

void tn_mc__finish(const char* function, tn_status status) {
  if (status != TN_OK) tn_mc__throw(function, tn_status_name(status));
}
