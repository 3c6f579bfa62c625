// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Registered passes: a list in the context, newest first. A loaded plugin library is an entry
// without a name before the passes that it registered, so that it is unloaded after them. The same
// applies to libraries with dialects.

#include <tenure/dialect_plugin.h>
#include <tenure/pass_plugin.h>

#include <dlfcn.h>

#include "pass/pass.h"

static tn_location nowhere(const tn_context* context) { return (tn_location){context, 0}; }

//===-- Registering ---------------------------------------------------------------------------===//

const tn_registered_pass* tn_pass__find_registered(const tn_context* context, tn_string_view name) {
  for (const tn_registered_pass* self = context->registered_passes; self != NULL;
       self = self->older) {
    if (self->library != NULL) continue;
    if (tn_string_view_equal(tn_string_view_from(self->info.name), name)) return self;
  }
  return NULL;
}

bool tn_pass_is_registered(const tn_context* context, tn_string_view name) {
  return tn_pass__find_registered(context, name) != NULL;
}

static void free_all(tn_context* context) {
  while (context->registered_passes != NULL) {
    tn_registered_pass* self = context->registered_passes;
    context->registered_passes = self->older;
    if (self->library != NULL) (void)dlclose(self->library);
    if (self->delete_user_data != NULL) self->delete_user_data(self->user_data);
    tn_deallocate(&context->allocator, self, self->size);
  }
}

/// Prepends a new item to the list; reports an error and returns NULL when out of memory.
static tn_registered_pass* push(tn_context* context, size_t word_size) {
  const size_t size = sizeof(tn_registered_pass) + word_size;
  tn_registered_pass* self = tn_allocate_zeroed(&context->allocator, size);
  if (self == NULL) {
    (void)tn_context__out_of_memory(context);
    return NULL;
  }
  self->size = size;
  self->older = context->registered_passes;
  context->registered_passes = self;
  context->free_registered_passes = free_all;
  return self;
}

static bool can_be_named(tn_string_view name, const char* forbidden) {
  for (size_t i = 0; i < name.size; ++i) {
    const unsigned char c = (unsigned char)name.data[i];
    if (c <= ' ' || strchr(forbidden, c) != NULL) return false;
  }
  return name.size != 0;
}

/// Copies strings and tables of a pass to the space after it.
typedef struct keeper {
  char* at;     ///< NULL while sizes are counted.
  size_t size;  ///< The size so far.
} keeper;

static void* keep(keeper* self, const void* bytes, size_t size) {
  void* kept = self->at == NULL ? NULL : self->at + self->size;
  if (kept != NULL && size != 0) memcpy(kept, bytes, size);
  self->size += size;
  return kept;
}

static const char* keep_text(keeper* self, const char* text) {
  return text == NULL ? NULL : keep(self, text, strlen(text) + 1);
}

/// Copies a view and appends a NUL.
static const char* keep_view(keeper* self, tn_string_view text) {
  const char* kept = keep(self, text.data, text.size);
  (void)keep(self, "", 1);
  return kept;
}

static tn_pass_option option_of(const tn_pass_option_spec* spec) {
  static const tn_pass_option_kind kinds[] = {TN_PASS_BOOL, TN_PASS_INT, TN_PASS_TEXT,
                                              TN_PASS_LIST};
  static const char* const initial[] = {"false", "0", "", ""};
  return (tn_pass_option){spec->name, kinds[spec->type],
                          spec->initial == NULL ? initial[spec->type] : spec->initial, NULL,
                          spec->description};
}

/// Copies all data of the pass after `info`, tables first because of their alignment.
static void keep_all(keeper* self, const tn_pass_registration* given, tn_pass_info* info) {
  tn_pass_option* options = keep(self, NULL, 0);
  for (size_t i = 0; i < given->option_count; ++i) {
    const tn_pass_option option = option_of(&given->options[i]);
    (void)keep(self, &option, sizeof option);
  }
  tn_pass_statistic_spec* statistics =
      keep(self, given->statistics, given->statistic_count * sizeof *statistics);
  info->name = info->title = keep_view(self, given->name);
  info->description = keep_view(self, given->description);
  for (size_t i = 0; i < given->option_count; ++i) {
    const tn_pass_option option = option_of(&given->options[i]);
    const char* name = keep_text(self, option.name);
    const char* initial = keep_text(self, option.initial);
    const char* description = keep_text(self, option.description);
    if (self->at == NULL) continue;
    options[i] = (tn_pass_option){name, option.kind, initial, NULL, description};
  }
  for (size_t i = 0; i < given->statistic_count; ++i) {
    const char* name = keep_text(self, given->statistics[i].name);
    const char* description = keep_text(self, given->statistics[i].description);
    if (self->at != NULL) statistics[i] = (tn_pass_statistic_spec){name, description};
  }
  info->options = options;
  info->option_count = given->option_count;
  info->statistics = statistics;
  info->statistic_count = given->statistic_count;
}

/// Returns why the registration is invalid; NULL if it is valid.
static const char* problem_of(const tn_pass_registration* self) {
  char reason[256];
  if (!can_be_named(self->name, ",(){}")) return "a pipeline cannot contain this name";
  if (self->run == NULL) return "missing function";
  if (self->option_count > TN_PASS_OPTIONS_MAX || self->statistic_count > TN_PASS_STATISTICS_MAX) {
    return "too many options or statistics";
  }
  for (size_t i = 0; i < self->option_count; ++i) {
    const tn_pass_option_spec* spec = &self->options[i];
    if (!can_be_named(tn_string_view_from(spec->name), "={}") ||
        (uint32_t)spec->type > TN_PASS_OPTION_LIST) {
      return "an option has an invalid name or type";
    }
    const tn_pass_option option = option_of(spec);
    if (tn_pass_option__refuses(&option, option.initial, reason, sizeof reason)) {
      return "an option has an invalid initial value";
    }
  }
  for (size_t i = 0; i < self->statistic_count; ++i) {
    if (self->statistics[i].name == NULL) return "a statistic is unnamed";
  }
  return NULL;
}

tn_status tn_pass_register(tn_context* context, const tn_pass_registration* registration) {
  const tn_string_view name = registration->name;
  const int size = (int)(name.size < 200 ? name.size : 200);
  if (!tn_context_is_alive(context)) return TN_CONTEXT_DESTROYED;
  const char* problem = problem_of(registration);
  if (problem != NULL) {
    return tn_context__fail(context, TN_INVALID_ARGUMENT, nowhere(context),
                            "a pass cannot be registered as '%.*s': %s", size, name.data, problem);
  }
  if (tn_pass__find(name) != NULL || tn_pass_is_registered(context, name)) {
    return tn_context__fail(context, TN_ALREADY_EXISTS, nowhere(context),
                            "pass '%.*s' is already registered", size, name.data);
  }
  tn_pass_info unused = {0};
  keeper kept = {NULL, 0};
  keep_all(&kept, registration, &unused);
  tn_registered_pass* self = push(context, kept.size);
  if (self == NULL) return TN_OUT_OF_MEMORY;
  kept = (keeper){(char*)(self + 1), 0};
  keep_all(&kept, registration, &self->info);
  self->run = registration->run;
  self->user_data = registration->user_data;
  self->delete_user_data = registration->delete_user_data;
  return TN_OK;
}

//===-- Plugins -------------------------------------------------------------------------------===//

/// The symbol of a kind of plugin, its version, and what it registers, for messages.
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
  // ISO C has no conversion from object to function pointers.
  memcpy(&info, &symbol, sizeof info);
  const tn_pass_plugin* self = info();
  return self == NULL ? (plugin){TN_PASS_PLUGIN_VERSION, NULL}
                      : (plugin){self->version, self->register_passes};
}

static plugin ask_dialects(void* symbol) {
  tn_dialect_plugin_info_fn info = NULL;
  memcpy(&info, &symbol, sizeof info);
  const tn_dialect_plugin* self = info();
  return self == NULL ? (plugin){TN_DIALECT_PLUGIN_VERSION, NULL}
                      : (plugin){self->version, self->register_dialects};
}

static tn_status check_plugin(const tn_context* context, const char* path, const plugin_kind* kind,
                              const plugin* self) {
  if (self->version != kind->version) {
    return tn_context__fail(context, TN_MALFORMED, nowhere(context),
                            "plugin '%s' has API version %u, expected %u", path, self->version,
                            kind->version);
  }
  if (self->run != NULL) return TN_OK;
  return tn_context__fail(context, TN_MALFORMED, nowhere(context), "plugin '%s' registers no %s",
                          path, kind->registers);
}

/// Queries the library's plugin information.
static tn_status open_plugin(const tn_context* context, const char* path, void* library,
                             const plugin_kind* kind, plugin (*ask)(void* symbol),
                             plugin* out_plugin) {
  void* symbol = dlsym(library, kind->symbol);
  if (symbol == NULL) {
    return tn_context__fail(context, TN_NOT_FOUND, nowhere(context),
                            "'%s' is not a plugin: it does not define %s", path, kind->symbol);
  }
  *out_plugin = ask(symbol);
  return check_plugin(context, path, kind, out_plugin);
}

/// Reports which plugin failed, because the plugin itself may not have reported anything.
static tn_status check_run(const tn_context* context, const char* path, const plugin_kind* kind,
                           tn_status status) {
  if (status == TN_OK || status == TN_OUT_OF_MEMORY) return status;
  return tn_context__fail(context, status, nowhere(context),
                          "plugin '%s' failed to register its %s: %s", path, kind->registers,
                          tn_status_name(status));
}

/// Calls the plugin's registration function.
static tn_status run_plugin(tn_context* context, const plugin* self) {
  const tn_callback_guard* outer = context->plugin_call;
  tn_callback_guard call;
  tn_callback_guard__begin(&call, context, TN_CALL_CHANGES);
  context->plugin_call = &call;
  const tn_status status = self->run(context);
  context->plugin_call = outer;
  tn_callback_guard__end(&call);
  return status;
}

static tn_status load(tn_context* context, const char* path, const plugin_kind* kind,
                      plugin (*ask)(void* symbol)) {
  if (!tn_context_is_alive(context)) return TN_CONTEXT_DESTROYED;
  void* library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) {
    const char* why = dlerror();
    return tn_context__fail(context, TN_IO_ERROR, nowhere(context), "cannot load plugin '%s': %s",
                            path, why == NULL ? "unknown error" : why);
  }
  plugin found = {0, NULL};
  tn_status status = open_plugin(context, path, library, kind, ask, &found);
  tn_registered_pass* self = status == TN_OK ? push(context, 0) : NULL;
  if (self == NULL) {
    (void)dlclose(library);
    return status == TN_OK ? TN_OUT_OF_MEMORY : status;
  }
  self->library = library;
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
