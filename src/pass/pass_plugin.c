// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes that were registered: a list that the context keeps, the newest first. A shared object that
// was loaded stands in it in front of the passes that it registered, without a name, so that it is
// unloaded behind them. So do those with dialects.

#include <tenure/dialect_plugin.h>
#include <tenure/pass_plugin.h>

#include <dlfcn.h>

#include "pass/pass.h"

struct tn_registered_pass {
  struct tn_registered_pass* older;
  void* library;  ///< In the place of a pass, if not NULL.
  tn_pass_registration pass;
  size_t size;  ///< Of this with the words behind it.
};

static tn_location nowhere(const tn_context* context) { return (tn_location){context, 0}; }

//===-- Registering ---------------------------------------------------------------------------===//

const tn_pass_registration* tn_pass__find_registered(const tn_context* context,
                                                     tn_string_view name) {
  for (const struct tn_registered_pass* it = context->registered_passes; it != NULL;
       it = it->older) {
    if (it->library == NULL && tn_string_view_equal(it->pass.name, name)) return &it->pass;
  }
  return NULL;
}

bool tn_pass_is_registered(const tn_context* context, tn_string_view name) {
  return tn_pass__find_registered(context, name) != NULL;
}

static void free_all(tn_context* context) {
  while (context->registered_passes != NULL) {
    struct tn_registered_pass* it = context->registered_passes;
    context->registered_passes = it->older;
    if (it->library != NULL) (void)dlclose(it->library);
    if (it->pass.delete_user_data != NULL) it->pass.delete_user_data(it->pass.user_data);
    tn_deallocate(&context->allocator, it, it->size);
  }
}

/// Puts a new item in front of the list; NULL when memory is out (reported).
static struct tn_registered_pass* push(tn_context* context, size_t word_size) {
  const size_t size = sizeof(struct tn_registered_pass) + word_size;
  struct tn_registered_pass* it = tn_allocate_zeroed(&context->allocator, size);
  if (it == NULL) {
    (void)tn_context__out_of_memory(context);
    return NULL;
  }
  it->size = size;
  it->older = context->registered_passes;
  context->registered_passes = it;
  context->free_registered_passes = free_all;
  return it;
}

static bool can_be_named(tn_string_view name) {
  for (size_t i = 0; i < name.size; ++i) {
    const unsigned char c = (unsigned char)name.data[i];
    if (c <= ' ' || strchr(",(){}", c) != NULL) return false;
  }
  return name.size != 0;
}

static tn_string_view keep_words(char* to, tn_string_view words) {
  if (words.size != 0) memcpy(to, words.data, words.size);
  return (tn_string_view){to, words.size};
}

tn_status tn_pass_register(tn_context* context, const tn_pass_registration* registration) {
  const tn_string_view name = registration->name;
  const int size = (int)(name.size < 200 ? name.size : 200);
  if (!tn_context_is_alive(context)) return TN_CONTEXT_DESTROYED;
  if (!can_be_named(name) || registration->run == NULL) {
    return tn_context__fail(
        context, TN_INVALID_ARGUMENT, nowhere(context), "a pass cannot be registered as '%.*s': %s",
        size, name.data,
        registration->run == NULL ? "it has no function" : "no pipeline can have this name");
  }
  if (tn_pass__find(name) != NULL || tn_pass_is_registered(context, name)) {
    return tn_context__fail(context, TN_ALREADY_EXISTS, nowhere(context),
                            "there is a pass '%.*s' already", size, name.data);
  }
  struct tn_registered_pass* it = push(context, name.size + registration->description.size);
  if (it == NULL) return TN_OUT_OF_MEMORY;
  char* words = (char*)(it + 1);
  it->pass = *registration;
  it->pass.name = keep_words(words, name);
  it->pass.description = keep_words(words + name.size, registration->description);
  return TN_OK;
}

//===-- Plugins -------------------------------------------------------------------------------===//

/// What a plugin of one kind defines, and what it says by that.
typedef struct plugin_kind {
  const char* symbol;
  uint32_t version;
  const char* registers;
} plugin_kind;
typedef struct plugin {
  uint32_t version;
  tn_status (*run)(tn_context* context);
} plugin;

static plugin ask_passes(void* symbol) {
  tn_pass_plugin_info_fn info = NULL;
  // ISO C has no conversion between the two kinds of pointers.
  memcpy(&info, &symbol, sizeof info);
  const tn_pass_plugin* it = info();
  return it == NULL ? (plugin){TN_PASS_PLUGIN_VERSION, NULL}
                    : (plugin){it->version, it->register_passes};
}

static plugin ask_dialects(void* symbol) {
  tn_dialect_plugin_info_fn info = NULL;
  memcpy(&info, &symbol, sizeof info);
  const tn_dialect_plugin* it = info();
  return it == NULL ? (plugin){TN_DIALECT_PLUGIN_VERSION, NULL}
                    : (plugin){it->version, it->register_dialects};
}

static tn_status check_plugin(const tn_context* context, const char* path, const plugin_kind* kind,
                              const plugin* it) {
  if (it->version != kind->version) {
    return tn_context__fail(context, TN_MALFORMED, nowhere(context),
                            "the plugin '%s' is made for version %u of plugins, and this is "
                            "version %u",
                            path, it->version, kind->version);
  }
  if (it->run != NULL) return TN_OK;
  return tn_context__fail(context, TN_MALFORMED, nowhere(context),
                          "the plugin '%s' registers no %s", path, kind->registers);
}

/// Asks the library what it is.
static tn_status open_plugin(const tn_context* context, const char* path, void* library,
                             const plugin_kind* kind, plugin (*ask)(void* symbol),
                             plugin* out_plugin) {
  void* symbol = dlsym(library, kind->symbol);
  if (symbol == NULL) {
    return tn_context__fail(context, TN_NOT_FOUND, nowhere(context),
                            "'%s' is no plugin: it does not define %s", path, kind->symbol);
  }
  *out_plugin = ask(symbol);
  return check_plugin(context, path, kind, out_plugin);
}

/// Says for a plugin that failed which one it was: it may have said nothing itself.
static tn_status check_run(const tn_context* context, const char* path, const plugin_kind* kind,
                           tn_status status) {
  if (status == TN_OK || status == TN_OUT_OF_MEMORY) return status;
  return tn_context__fail(context, status, nowhere(context),
                          "the plugin '%s' failed to register its %s: %s", path, kind->registers,
                          tn_status_name(status));
}

/// Lets a plugin register what it has.
static tn_status run_plugin(tn_context* context, const plugin* it) {
  const tn_call_out* outer = context->plugin_call;
  tn_call_out call;
  tn_call_out__begin(&call, context, TN_CALL_CHANGES);
  context->plugin_call = &call;
  const tn_status status = it->run(context);
  context->plugin_call = outer;
  tn_call_out__end(&call);
  return status;
}

static tn_status load(tn_context* context, const char* path, const plugin_kind* kind,
                      plugin (*ask)(void* symbol)) {
  if (!tn_context_is_alive(context)) return TN_CONTEXT_DESTROYED;
  void* library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) {
    const char* why = dlerror();
    return tn_context__fail(context, TN_IO_ERROR, nowhere(context),
                            "the plugin '%s' cannot be loaded: %s", path,
                            why == NULL ? "no reason is known" : why);
  }
  plugin found = {0, NULL};
  tn_status status = open_plugin(context, path, library, kind, ask, &found);
  struct tn_registered_pass* it = status == TN_OK ? push(context, 0) : NULL;
  if (it == NULL) {
    (void)dlclose(library);
    return status == TN_OK ? TN_OUT_OF_MEMORY : status;
  }
  it->library = library;
  return check_run(context, path, kind, run_plugin(context, &found));
}

tn_status tn_pass_plugin_load(tn_context* context, const char* path) {
  static const plugin_kind kind = {TN_PASS_PLUGIN_SYMBOL, TN_PASS_PLUGIN_VERSION, "passes"};
  return load(context, path, &kind, ask_passes);
}

tn_status tn_dialect_plugin_load(tn_context* context, const char* path) {
  static const plugin_kind kind = {TN_DIALECT_PLUGIN_SYMBOL, TN_DIALECT_PLUGIN_VERSION, "dialects"};
  return load(context, path, &kind, ask_dialects);
}
