// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// MLIR's Python bindings, played: refusals come as exceptions where somebody catches them, as
// values that are stale where nobody does, and not at all to others than the bindings.
//
//   played_bindings DIR PART     DIR has the library under all its names

#include <dlfcn.h>
#include <mlir-c/Diagnostics.h>
#include <mlir-c/IR.h>
#include <mlir-c/Pass.h>
#include <mlir-c/Rewrite.h>

#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <stdexcept>
#include <string>
#include <thread>

#include "dispatcher.h"
#include "interpreter.h"

namespace {

void* library;

#define API(function) reinterpret_cast<decltype(&(function))>(dlsym(library, #function))
#define CHECK(condition)                                                 \
  do {                                                                   \
    if (condition) break;                                                \
    std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition); \
    std::exit(1);                                                        \
  } while (false)

void load(const std::string& folder, const char* name) {
  library = dlopen((folder + "/" + name).c_str(), RTLD_NOW);
  if (library == nullptr) std::fprintf(stderr, "%s\n", dlerror());
  CHECK(library != nullptr);
}

MlirStringRef ref(const std::string& text) { return {text.data(), text.size()}; }

/// What the call throws; empty for nothing.
std::string thrown_by(const std::function<void()>& call) {
  try {
    call();
  } catch (const std::runtime_error& error) {
    return error.what();
  }
  return "";
}
/// As a method does, whose frame is there until it returns.
std::string dispatch_destroy(MlirOperation op) {
  volatile bool is_done = false;
  return dispatch([&] {
    API(mlirOperationDestroy)(op);
    is_done = true;
  });
}
void destroy(MlirOperation op) {
  const std::string words = dispatch_destroy(op);
  if (!words.empty()) std::fprintf(stderr, "%s\n", words.c_str());
  CHECK(words.empty());
}
bool has(const std::string& text, const char* words) {
  return text.find(words) != std::string::npos;
}

/// A context with a module in it: an op with `count` arguments, and one in it.
struct Client {
  MlirContext context;
  MlirModule module;
  MlirBlock body;
  MlirOperation op;
  MlirBlock block;

  explicit Client(int count = 0) {
    context = API(mlirContextCreate)();
    API(mlirContextSetAllowUnregisteredDialects)(context, true);
    std::string arguments;
    for (int i = 0; i < count; ++i) {
      arguments += (i == 0 ? "" : ", ") + ("%a" + std::to_string(i)) + ": i32";
    }
    const std::string text =
        "\"t.a\"() ({\n^bb0(" + arguments + "):\n  \"t.b\"() : () -> ()\n}) : () -> ()";
    module = API(mlirModuleCreateParse)(context, ref(text));
    CHECK(module.ptr != nullptr);
    body = API(mlirModuleGetBody)(module);
    op = API(mlirBlockGetFirstOperation)(body);
    block = API(mlirRegionGetFirstBlock)(API(mlirOperationGetRegion)(op, 0));
  }
  ~Client() {
    API(mlirModuleDestroy)(module);
    API(mlirContextDestroy)(context);
  }
  MlirOperation inner() const { return API(mlirBlockGetFirstOperation)(block); }
};

void test_exceptions() {
  const Client it;
  const MlirOperation stale = it.inner();
  destroy(stale);
  std::string words = thrown_by([&] { API(mlirOperationGetName)(stale); });
  CHECK(has(words, "mlirOperationGetName") && has(words, "erased"));
  // What a destructor calls says it to the handlers alone.
  CHECK(thrown_by([&] { API(mlirOperationDestroy)(stale); }).empty());
  // So does what another thread than the interpreter's calls.
  interpreter_take_lock(0);
  CHECK(thrown_by([&] { CHECK(API(mlirOperationGetNumRegions)(stale) == 0); }).empty());
  interpreter_take_lock(1);
  words = thrown_by([&] { API(mlirBlockGetArgument)(it.block, 3); });
  CHECK(has(words, "argument index 3 out of range"));
}

struct Slot {
  const Client* client;
  MlirOperation stale;
  MlirValue value;
  intptr_t count;
};

void test_slots() {
  const Client it(4);
  Slot slot = {&it, it.inner(), {nullptr}, 0};
  destroy(slot.stale);
  const auto ask_stale = [](void* data) {
    auto* asked = static_cast<Slot*>(data);
    asked->count = API(mlirOperationGetNumOperands)(asked->stale);
    asked->value = API(mlirOperationGetOperand)(asked->stale, 7);
  };
  // There is somebody who catches, behind the interpreter, which an exception may not pass.
  CHECK(thrown_by([&] { interpreter_call_slot(ask_stale, &slot); }).empty());
  CHECK(slot.count > 7 && slot.value.ptr != nullptr);
  CHECK(!thrown_by([&] { API(mlirValueGetType)(slot.value); }).empty());

  // A list of arguments that was made when there were more.
  const auto ask_argument = [](void* data) {
    auto* asked = static_cast<Slot*>(data);
    asked->count = API(mlirBlockGetNumArguments)(asked->client->block);
    asked->value = API(mlirBlockGetArgument)(asked->client->block, 3);
  };
  interpreter_call_slot(ask_argument, &slot);
  CHECK(slot.count >= 4);
  const MlirValue last = slot.value;
  API(mlirBlockEraseArgument)(it.block, 0);
  CHECK(thrown_by([&] { CHECK(API(mlirBlockGetNumArguments)(it.block) == 3); }).empty());
  interpreter_call_slot(ask_argument, &slot);
  CHECK(slot.count > 3 && slot.value.ptr != nullptr && slot.value.ptr != last.ptr);
  CHECK(!thrown_by([&] { API(mlirBlockArgumentGetArgNumber)(slot.value); }).empty());
  CHECK(API(mlirBlockArgumentGetArgNumber)(last) == 2);
}

/// A function that Python calls as a slot, where nobody catches.
void in_slot(const std::function<void()>& call) {
  const auto run = [](void* data) { (*static_cast<const std::function<void()>*>(data))(); };
  auto copy = call;
  CHECK(thrown_by([&] { interpreter_call_slot(run, &copy); }).empty());
}

/// Two blocks, of which one goes to the other, and an op that uses a result and an argument.
struct Flow {
  Client client;
  MlirOperation op;
  MlirBlock first;
  MlirBlock second;
  MlirOperation source;
  MlirOperation user;
  MlirOperation branch;

  Flow() {
    const std::string text =
        "\"t.f\"() ({\n^a(%x: i32, %y: i32):\n  %s:2 = \"t.s\"() : () -> (i32, i32)\n"
        "  \"t.u\"(%s#0, %x, %s#0) : (i32, i32, i32) -> ()\n  \"t.w\"(%s#1) : (i32) -> ()\n"
        "  \"t.br\"() [^b] : () -> ()\n^b:\n  \"t.end\"() : () -> ()\n}) : () -> ()";
    op = API(mlirOperationCreateParse)(client.context, ref(text), ref("flow"));
    CHECK(op.ptr != nullptr);
    first = API(mlirRegionGetFirstBlock)(API(mlirOperationGetRegion)(op, 0));
    second = API(mlirBlockGetNextInRegion)(first);
    source = API(mlirBlockGetFirstOperation)(first);
    user = API(mlirOperationGetNextInBlock)(source);
    branch = API(mlirOperationGetNextInBlock)(API(mlirOperationGetNextInBlock)(user));
  }
};

/// Lists that are longer than what they list: there is no place that they share with anything.
void test_lists() {
  const Flow it;
  MlirBlock gone[3] = {};
  const MlirValue result = API(mlirOperationGetResult)(it.source, 0);
  const MlirBlock target = API(mlirOperationGetSuccessor)(it.branch, 0);
  CHECK(target.ptr == it.second.ptr);
  in_slot([&] {
    CHECK(API(mlirBlockGetNumPredecessors)(it.second) > 0);
    CHECK(API(mlirBlockGetPredecessor)(it.second, 0).ptr == it.first.ptr);
  });
  destroy(it.branch);
  // Neither the op's list, nor the blocks' lists, nor those of blocks that are gone give null.
  in_slot([&] {
    CHECK(API(mlirOperationGetNumSuccessors)(it.branch) > 0);
    gone[0] = API(mlirOperationGetSuccessor)(it.branch, 0);
    CHECK(API(mlirBlockGetNumSuccessors)(it.first) > 0);
    gone[1] = API(mlirBlockGetSuccessor)(it.first, 0);
    CHECK(API(mlirBlockGetNumPredecessors)(it.second) > 0);
    gone[2] = API(mlirBlockGetPredecessor)(it.second, 0);
  });
  for (const MlirBlock& block : gone) {
    CHECK(block.ptr != nullptr && block.ptr != it.first.ptr && block.ptr != it.second.ptr);
    CHECK(has(dispatch([&] { API(mlirBlockGetFirstOperation)(block); }), "erased"));
  }
  CHECK(dispatch([&] { CHECK(API(mlirBlockGetNumPredecessors)(it.second) == 0); }).empty());
  CHECK(!dispatch([&] { API(mlirBlockGetPredecessor)(it.second, 0); }).empty());

  destroy(it.op);
  MlirValue values[4];
  MlirRegion regions[2];
  in_slot([&] {
    values[0] = API(mlirOperationGetOperand)(it.user, 0);
    values[1] = API(mlirOperationGetOperand)(it.user, 1);
    values[2] = API(mlirOperationGetResult)(it.source, 0);
    values[3] = API(mlirOperationGetResult)(it.source, 1);
    regions[0] = API(mlirOperationGetRegion)(it.op, 0);
    regions[1] = API(mlirOperationGetRegion)(it.op, 1);
    CHECK(API(mlirBlockGetPredecessor)(it.second, 0).ptr != nullptr);
    CHECK(API(mlirBlockGetSuccessor)(it.first, 0).ptr != nullptr);
    // What is asked of a value that is made up is made up as well, but for the context.
    CHECK(API(mlirValueIsAOpResult)(values[0]));
    const MlirOperation owner = API(mlirOpResultGetOwner)(values[0]);
    CHECK(owner.ptr != nullptr && owner.ptr != it.user.ptr && owner.ptr != it.source.ptr);
    CHECK(API(mlirOperationGetContext)(owner).ptr == it.client.context.ptr);
    CHECK(API(mlirTypeGetTypeID)(API(mlirValueGetType)(values[0])).ptr != nullptr);
  });
  CHECK(regions[0].ptr != nullptr && regions[0].ptr != regions[1].ptr);
  for (int i = 0; i < 4; ++i) {
    CHECK(values[i].ptr != nullptr && values[i].ptr != result.ptr);
    for (int k = 0; k < i; ++k) CHECK(values[i].ptr != values[k].ptr);
    CHECK(has(dispatch([&] { API(mlirValueGetType)(values[i]); }), "erased"));
  }
  CHECK(!dispatch([&] { API(mlirOperationGetContext)(it.op); }).empty());
}

/// What bindings do with a list of arguments that they believe to have `length`.
void go_through(MlirBlock block, intptr_t length) {
  for (intptr_t i = 0; i < length; ++i) {
    CHECK(i < API(mlirBlockGetNumArguments)(block));
    CHECK(API(mlirBlockGetArgument)(block, i).ptr != nullptr);
  }
}
void go_through_in_vain(MlirBlock block, intptr_t length) {
  for (intptr_t i = 0; i < length; ++i) {
    CHECK(i < API(mlirBlockGetNumArguments)(block));
    CHECK(API(mlirBlockGetArgument)(block, i).ptr != nullptr);
  }
}
intptr_t make_list(MlirBlock block) { return API(mlirBlockGetNumArguments)(block); }

/// Lists of arguments that methods go through, with assertions, after some were erased.
void test_lengths() {
  const Client it(4);
  intptr_t length = 0;
  const auto make = [&] { length = make_list(it.block); };
  const auto erase = [&] { API(mlirBlockEraseArgument)(it.block, 0); };
  CHECK(dispatch(make).empty() && length == 4);
  in_slot([&] { CHECK(API(mlirOperationGetNumRegions)(it.op) == 1); });
  CHECK(dispatch([&] { go_through(it.block, length); }).empty());
  CHECK(dispatch(erase).empty());
  CHECK(has(dispatch([&] { go_through(it.block, length); }), "argument index 3 out of range"));
  CHECK(dispatch(make).empty() && length == 3);
  CHECK(dispatch([&] { go_through(it.block, length); }).empty());
  for (int i = 0; i < 3; ++i) CHECK(dispatch(erase).empty());
  CHECK(has(dispatch([&] { go_through_in_vain(it.block, length); }),
            "argument index 0 out of range"));
  CHECK(has(dispatch([&] { go_through_in_vain(it.block, length); }),
            "argument index 0 out of range"));
  CHECK(has(dispatch([&] { go_through(it.block, length); }), "argument index 0 out of range"));
  CHECK(dispatch(make).empty() && length == 0);
  CHECK(dispatch([&] { length = count_twice(API(mlirBlockGetNumArguments), it.block); }).empty());
  CHECK(length == 0);
  CHECK(dispatch([&] { go_through(it.block, length); }).empty());
}

/// What a method destroys and what a destructor does.
void test_ends() {
  const Flow it;
  const MlirOperation end = API(mlirBlockGetFirstOperation)(it.second);
  const auto destruct = [&](MlirOperation op) noexcept { API(mlirOperationDestroy)(op); };
  const auto is_there = [&](MlirOperation op) {
    return dispatch([&] { API(mlirOperationGetName)(op); }).empty();
  };
  // A destructor leaves what stands in a block, and is told nothing.
  CHECK(dispatch([&] { destruct(end); }).empty() && is_there(end));
  // What is used is refused to a method, and left as it is.
  CHECK(has(dispatch_destroy(it.source), "has uses") && is_there(it.source));
  CHECK(has(dispatch([&] { API(mlirBlockEraseArgument)(it.first, 0); }), "has uses"));
  CHECK(dispatch([&] { API(mlirBlockEraseArgument)(it.first, 1); }).empty());
  CHECK(dispatch([&] { CHECK(API(mlirBlockGetNumArguments)(it.first) == 1); }).empty());
  // A method is told of what is gone, a destructor is not.
  destroy(end);
  CHECK(!is_there(end));
  CHECK(has(dispatch_destroy(end), "erased"));
  CHECK(dispatch([&] { destruct(end); }).empty());
  // What a destructor owns goes, used or not. Its users' operands are gone then.
  CHECK(dispatch([&] { API(mlirOperationRemoveFromParent)(it.source); }).empty());
  CHECK(dispatch([&] { destruct(it.source); }).empty() && !is_there(it.source));
  CHECK(has(dispatch([&] { API(mlirOperationGetOperand)(it.user, 0); }), "erased"));
  in_slot([&] {
    const MlirValue value = API(mlirOperationGetOperand)(it.user, 0);
    CHECK(value.ptr != nullptr && value.ptr != API(mlirOperationGetOperand)(it.user, 2).ptr);
  });
  // A module in a block is the block's.
  CHECK(dispatch([&] {
          API(mlirOperationRemoveFromParent)(API(mlirModuleGetOperation)(it.client.module));
          API(mlirBlockAppendOwnedOperation)
          (it.second, API(mlirModuleGetOperation)(it.client.module));
        }).empty());
  CHECK(dispatch([&] {
          [&]() noexcept { API(mlirModuleDestroy)(it.client.module); }();
          CHECK(API(mlirModuleGetBody)(it.client.module).ptr == it.client.body.ptr);
        }).empty());
  // An op that stands in none has no block to give.
  CHECK(has(dispatch([&] { API(mlirOperationGetBlock)(it.op); }), "has no parent"));
}

/// A move that is refused leaves everything where it was.
void test_moves() {
  const Flow it;
  const Flow other;
  const auto first_of = [&](MlirBlock block) {
    MlirOperation op = {nullptr};
    CHECK(dispatch([&] { op = API(mlirBlockGetFirstOperation)(block); }).empty());
    return op;
  };
  const auto append = [&](MlirBlock block, MlirOperation op) {
    API(mlirOperationRemoveFromParent)(op);
    API(mlirBlockAppendOwnedOperation)(block, op);
  };
  CHECK(has(dispatch([&] { append(other.first, it.source); }), "another context"));
  CHECK(first_of(it.first).ptr == it.source.ptr);
  CHECK(API(mlirOperationGetNextInBlock)(it.source).ptr == it.user.ptr);
  // What was detached before stays so.
  CHECK(dispatch([&] {
          API(mlirOperationRemoveFromParent)(it.source);
          API(mlirOperationGetName)(it.source);
        }).empty());
  CHECK(has(dispatch([&] { append(other.first, it.source); }), "another context"));
  CHECK(first_of(it.first).ptr == it.user.ptr);
  CHECK(dispatch([&] { append(it.first, it.source); }).empty());
  CHECK(API(mlirOperationGetNextInBlock)(it.branch).ptr == it.source.ptr);

  const MlirRegion region = API(mlirOperationGetRegion)(it.op, 0);
  CHECK(has(dispatch([&] {
              API(mlirBlockDetach)(it.first);
              API(mlirRegionAppendOwnedBlock)(API(mlirOperationGetRegion)(other.op, 0), it.first);
            }),
            "another context"));
  CHECK(API(mlirRegionGetFirstBlock)(region).ptr == it.first.ptr);
  CHECK(API(mlirBlockGetNextInRegion)(it.first).ptr == it.second.ptr);
  CHECK(dispatch([&] {
          API(mlirBlockDetach)(it.first);
          API(mlirRegionAppendOwnedBlock)(region, it.first);
        }).empty());
  CHECK(API(mlirRegionGetFirstBlock)(region).ptr == it.second.ptr);
}

/// An iterator over uses does not go on with those of another value.
void test_uses() {
  const Flow it;
  const MlirValue first = API(mlirOperationGetResult)(it.source, 0);
  const MlirValue second = API(mlirOperationGetResult)(it.source, 1);
  MlirOpOperand next = API(mlirOpOperandGetNextUse)(API(mlirValueGetFirstUse)(first));
  CHECK(next.ptr != nullptr);
  API(mlirValueReplaceAllUsesOfWith)(first, second);
  // Somebody else goes through the other value's in between.
  int count = 0;
  MlirOpOperand use = API(mlirValueGetFirstUse)(second);
  for (; use.ptr != nullptr; use = API(mlirOpOperandGetNextUse)(use)) ++count;
  CHECK(count == 3);
  CHECK(has(dispatch([&] { API(mlirOpOperandGetNextUse)(next); }), "another value"));
  CHECK(API(mlirValueGetFirstUse)(first).ptr == nullptr);
}

/// The library under its other name.
void test_others() {
  const Client it;
  const MlirOperation stale = it.inner();
  API(mlirOperationDestroy)(stale);
  CHECK(thrown_by([&] { CHECK(API(mlirOperationGetName)(stale).ptr == nullptr); }).empty());
  CHECK(thrown_by([&] { CHECK(API(mlirBlockGetArgument)(it.block, 0).ptr == nullptr); }).empty());
  CHECK(std::strlen(interpreter_end()) == 0);
}

void throw_from_print(MlirStringRef, void*) { throw std::runtime_error("of the callback"); }
void print_and_throw(MlirStringRef, void* client) {
  const auto* it = static_cast<const Client*>(client);
  CHECK(has(thrown_by([&] {
              API(mlirOperationPrint)
              (it->op, throw_from_print, nullptr);
            }),
            "of the callback"));
  throw std::runtime_error("of the outer one");
}
MlirWalkResult throw_from_walk(MlirOperation, void*) {
  throw std::runtime_error("of the callback");
}

struct Recursion {
  MlirOperation op;
  int depth;
  int deepest;
  std::string words;
};
MlirWalkResult walk_again(MlirOperation, void* data) {
  auto* it = static_cast<Recursion*>(data);
  if (++it->depth > it->deepest) it->deepest = it->depth;
  if (it->words.empty()) {
    const std::string words = thrown_by([&] {
      API(mlirOperationWalk)
      (it->op, walk_again, it, MlirWalkPreOrder);
    });
    if (!words.empty()) it->words = words;
  }
  --it->depth;
  return MlirWalkResultInterrupt;
}

/// Callbacks that are left by exceptions leave nothing behind.
void test_callbacks() {
  const Client it(2);
  for (int i = 0; i < 3; ++i) {
    CHECK(has(thrown_by([&] {
                API(mlirOperationPrint)
                (it.op, throw_from_print, nullptr);
              }),
              "of the callback"));
    CHECK(has(thrown_by([&] {
                API(mlirOperationPrint)
                (it.op, print_and_throw, const_cast<Client*>(&it));
              }),
              "of the outer one"));
    CHECK(has(thrown_by([&] {
                API(mlirTypePrint)
                (API(mlirValueGetType)(API(mlirBlockGetArgument)(it.block, 0)), throw_from_print,
                 nullptr);
              }),
              "of the callback"));
    CHECK(has(thrown_by([&] {
                API(mlirOperationWalk)(it.op, throw_from_walk, nullptr, MlirWalkPostOrder);
              }),
              "of the callback"));
  }
  // Nobody reads any more.
  CHECK(thrown_by([&] {
          API(mlirBlockEraseArgument)(it.block, 1);
          CHECK(API(mlirBlockGetNumArguments)(it.block) == 1);
        }).empty());

  Recursion recursion = {it.op, 0, 0, ""};
  API(mlirOperationWalk)(it.op, walk_again, &recursion, MlirWalkPreOrder);
  CHECK(has(recursion.words, "nest more than") && recursion.deepest >= 100 && recursion.depth == 0);
}

int runs;
void throw_from_pass(MlirOperation op, MlirExternalPass, void*) {
  ++runs;
  // What the pass asks for in vain is thrown where it asks.
  CHECK(!thrown_by([&] { API(mlirOperationGetRegion)(op, 7); }).empty());
  throw std::runtime_error("of the pass");
}
MlirLogicalResult collect(MlirDiagnostic, void* count) {
  ++*static_cast<int*>(count);
  return {1};
}
void report_and_throw(MlirOperation op, MlirExternalPass, void*) {
  API(mlirEmitError)(API(mlirOperationGetLocation)(op), "reported");
  throw std::runtime_error("of the pass");
}
MlirLogicalResult throw_from_initialize(MlirContext, void*) {
  throw std::runtime_error("of the start");
}
void nothing(void*) {}

std::string run_pass(const Client& client, bool starts,
                     decltype(MlirExternalPassCallbacks::run) run = throw_from_pass) {
  const MlirPassManager manager = API(mlirPassManagerCreate)(client.context);
  MlirExternalPassCallbacks callbacks = {};
  callbacks.construct = callbacks.destruct = nothing;
  callbacks.initialize = starts ? nullptr : throw_from_initialize;
  callbacks.run = run;
  for (int i = 0; i < 2; ++i) {
    API(mlirPassManagerAddOwnedPass)
    (manager, API(mlirCreateExternalPass)(MlirTypeID{&runs}, ref("throws"), ref("throws"), ref(""),
                                          ref(""), 0, nullptr, callbacks, nullptr));
  }
  const std::string words = thrown_by([&] {
    API(mlirPassManagerRunOnOp)(manager, API(mlirModuleGetOperation)(client.module));
  });
  API(mlirPassManagerDestroy)(manager);
  return words;
}

MlirLogicalResult throw_from_pattern(MlirRewritePattern, MlirOperation, MlirPatternRewriter,
                                     void*) {
  ++runs;
  throw std::runtime_error("of the pattern");
}

std::string apply_pattern(const Client& client, bool greedily) {
  MlirRewritePatternCallbacks callbacks = {nothing, nothing, throw_from_pattern};
  const MlirRewritePatternSet set = API(mlirRewritePatternSetCreate)(client.context);
  API(mlirRewritePatternSetAdd)
  (set,
   API(mlirOpRewritePatternCreate)(ref("t.b"), 1, client.context, callbacks, nullptr, 0, nullptr));
  const MlirFrozenRewritePatternSet frozen = API(mlirFreezeRewritePattern)(set);
  const std::string words = thrown_by([&] {
    if (greedily) {
      API(mlirApplyPatternsAndFoldGreedily)(client.module, frozen, {nullptr});
    } else {
      API(mlirWalkAndApplyPatterns)(API(mlirModuleGetOperation)(client.module), frozen);
    }
  });
  API(mlirFrozenRewritePatternSetDestroy)(frozen);
  API(mlirRewritePatternSetDestroy)(set);
  return words;
}

/// An exception in a pass or a pattern ends the run and comes out of the call that runs it.
void test_runs() {
  const Client it(2);
  for (int i = 0; i < 3; ++i) {
    runs = 0;
    CHECK(has(run_pass(it, true), "of the pass") && runs == 1);
    CHECK(has(run_pass(it, false), "of the start") && runs == 1);
    CHECK(has(apply_pattern(it, true), "of the pattern") && runs == 2);
    CHECK(has(apply_pattern(it, false), "of the pattern") && runs == 3);
  }
  // The bindings have the error, and would not take it if an exception came.
  int errors = 0;
  const MlirDiagnosticHandlerID id =
      API(mlirContextAttachDiagnosticHandler)(it.context, collect, &errors, nullptr);
  CHECK(run_pass(it, true, report_and_throw).empty() && errors == 1);
  API(mlirContextDetachDiagnosticHandler)(it.context, id);
  CHECK(thrown_by([&] { API(mlirOperationDestroy)(it.op); }).empty());
}

MlirWalkResult let_others_erase(MlirOperation, void* data) {
  auto* op = static_cast<MlirOperation*>(data);
  ++runs;
  interpreter_take_lock(0);
  if (op->ptr != nullptr) {
    std::thread([op] {
      interpreter_take_lock(1);
      destroy(*op);
      op->ptr = nullptr;
    }).join();
  }
  interpreter_take_lock(1);
  return MlirWalkResultAdvance;
}

/// A thread whose turn it is erases what another one walks over.
void test_turns() {
  for (int i = 0; i < 3; ++i) {
    const Client it(2);
    MlirOperation op = it.op;
    runs = 0;
    API(mlirOperationWalk)
    (API(mlirModuleGetOperation)(it.module), let_others_erase, &op,
     i == 0 ? MlirWalkPreOrder : MlirWalkPostOrder);
    CHECK(op.ptr == nullptr && runs == (i == 0 ? 1 : 2));
  }
}

std::atomic<bool> is_inside;
std::atomic<bool> is_beyond;
MlirWalkResult stay(MlirOperation, void*) {
  is_inside = true;
  std::this_thread::sleep_for(std::chrono::milliseconds(50));
  is_inside = false;
  return MlirWalkResultAdvance;
}

/// A thread that calls back when the interpreter ends is let out of its callback, and no further.
void test_end() {
  static const Client it;
  std::thread([] {
    interpreter_take_lock(1);
    for (int i = 0; i < 100; ++i) API(mlirOperationWalk)(it.op, stay, nullptr, MlirWalkPreOrder);
    is_beyond = true;
  }).detach();
  while (!is_inside) std::this_thread::yield();
  CHECK(has(interpreter_end(), "Context.current"));
  CHECK(!is_inside && !is_beyond);
  // The thread that ends the interpreter goes on.
  API(mlirOperationWalk)(it.op, stay, nullptr, MlirWalkPreOrder);
  std::fflush(nullptr);
  std::_Exit(0);
}

std::atomic<int> reads;

/// So is a thread that looks for what an op's class is found by, which calls nothing back.
void test_reading_end() {
  static const Client it;
  std::thread([] {
    interpreter_take_lock(1);
    for (;; ++reads) CHECK(API(mlirOperationGetName)(it.op).ptr != nullptr);
  }).detach();
  while (reads == 0) std::this_thread::yield();
  interpreter_end();
  int before = -1;
  for (int i = 0; i < 50 && before != reads; ++i) {
    before = reads;
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
  }
  CHECK(before == reads && API(mlirOperationGetName)(it.op).ptr != nullptr);
  std::fflush(nullptr);
  std::_Exit(0);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  const std::string part = argv[2];
  load(argv[1], part == "others" ? "libMLIR-C.so" : "libMLIRPythonCAPI.so");
  interpreter_take_lock(1);
  if (part == "exceptions") test_exceptions();
  if (part == "slots") test_slots();
  if (part == "lists") test_lists();
  if (part == "lengths") test_lengths();
  if (part == "ends") test_ends();
  if (part == "moves") test_moves();
  if (part == "uses") test_uses();
  if (part == "others") test_others();
  if (part == "callbacks") test_callbacks();
  if (part == "runs") test_runs();
  if (part == "turns") test_turns();
  if (part == "end") test_end();
  if (part == "reading_end") test_reading_end();
  return 0;
}
