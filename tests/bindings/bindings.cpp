// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// MLIR's Python bindings, played: refusals come as exceptions where somebody catches them, as
// values that are stale where nobody does, and not at all to others than the bindings.
//
//   played_bindings DIR PART     DIR has the library under all its names

#include <dlfcn.h>
#include <mlir-c/IR.h>

#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <stdexcept>
#include <string>
#include <thread>

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
  API(mlirOperationDestroy)(stale);
  std::string words = thrown_by([&] { API(mlirOperationGetName)(stale); });
  CHECK(has(words, "mlirOperationGetName") && has(words, "erased"));
  // What a destructor calls says it to the handlers alone.
  CHECK(thrown_by([&] { API(mlirOperationDestroy)(stale); }).empty());
  // So does what another thread than the interpreter's calls.
  interpreter_take_lock(0);
  CHECK(thrown_by([&] { CHECK(API(mlirOperationGetNumRegions)(stale) == 0); }).empty());
  interpreter_take_lock(1);
  words = thrown_by([&] { API(mlirBlockGetArgument)(it.block, 3); });
  CHECK(has(words, "there is no argument number 3"));
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
  API(mlirOperationDestroy)(slot.stale);
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
  CHECK(slot.count == 4);
  const MlirValue last = slot.value;
  API(mlirBlockEraseArgument)(it.block, 0);
  CHECK(thrown_by([&] { CHECK(API(mlirBlockGetNumArguments)(it.block) == 3); }).empty());
  interpreter_call_slot(ask_argument, &slot);
  CHECK(slot.count > 3 && slot.value.ptr != nullptr && slot.value.ptr != last.ptr);
  CHECK(!thrown_by([&] { API(mlirBlockArgumentGetArgNumber)(slot.value); }).empty());
  CHECK(API(mlirBlockArgumentGetArgNumber)(last) == 2);
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
  CHECK(has(recursion.words, "recursion") && recursion.deepest >= 100 && recursion.depth == 0);
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
  if (part == "others") test_others();
  if (part == "callbacks") test_callbacks();
  if (part == "end") test_end();
  if (part == "reading_end") test_reading_end();
  return 0;
}
