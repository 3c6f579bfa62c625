// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Libraries of named sequences: files that are loaded before scripts run, as one module that the
// context owns.

#include <dirent.h>
#include <tenure/text.h>

#include "dialects/transform/script.h"
#include "ir/clone.h"
#include "ir/op_diagnostic.h"
#include "rewrite/equal.h"
#include "scope/scope.h"

tn_ref tn_script__library(const tn_context* context) {
  const tn_ref library = context->library;
  const bool is_there =
      library != 0 && tn_op__at(context, library)->generation == context->library_generation;
  return is_there ? library : 0;
}

static tn_attribute name_of(const tn_context* context, tn_ref op) {
  return tn_op__attribute(context, op, "sym_name");
}

static tn_ref find_symbol(const tn_context* context, tn_ref table, tn_attribute name) {
  const tn_ref block = tn_op__first_block(context, table, 0);
  for (tn_ref op = block == 0 ? 0 : tn_block__first_op(context, block); op != 0;
       op = tn_op__next(context, op)) {
    if (name.storage != NULL && name_of(context, op).storage == name.storage) return op;
  }
  return 0;
}

static bool is_declaration(const tn_context* context, tn_ref op) {
  return tn_op__region_count(context, op) != 0 && tn_op__first_block(context, op, 0) == 0;
}

/// Returns true if an op is added to a table, where it replaces `*out_old` if that is not 0.
static bool goes_into(tn_rewriter* rewriter, tn_ref table, tn_ref op, tn_ref* out_old) {
  const tn_attribute name = name_of(rewriter->context, op);
  *out_old = find_symbol(rewriter->context, table, name);
  if (*out_old == 0 || is_declaration(rewriter->context, *out_old)) return true;
  if (is_declaration(rewriter->context, op) || tn_op__is_same(rewriter, *out_old, op)) return false;
  const tn_string_view text = tn_string_attribute_value(name);
  tn_rewriter__fail(rewriter,
                    tn_op__fail(rewriter->context, op, NULL, "doubly defined symbol @%.*s",
                                (int)text.size, text.data));
  return false;
}

tn_status tn_script__merge_library(tn_rewriter* rewriter, tn_ref table) {
  const tn_context* context = rewriter->context;
  const tn_ref library = tn_script__library(context);
  const tn_ref block = tn_op__first_block(context, table, 0);
  if (library == 0 || block == 0 || tn_op__is_ancestor(context, library, table)) return TN_OK;
  for (tn_ref op = tn_block__first_op(context, tn_op__first_block(context, library, 0));
       op != 0 && rewriter->status == TN_OK; op = tn_op__next(context, op)) {
    tn_ref old = 0;
    if (!goes_into(rewriter, table, op, &old)) continue;
    struct tn_clone_map map;
    tn_clone_map__initialize(rewriter->context, &map);
    const tn_ref clone = tn_op__clone(rewriter->shard, op, 0, &map);
    tn_clone_map__finalize(&map);
    if (clone == 0) return TN_OUT_OF_MEMORY;
    tn_op__insert(rewriter->shard, clone, block, 0);
    if (old != 0) tn_rewriter__erase(rewriter, old);
  }
  return rewriter->status;
}

//===-- Loading -------------------------------------------------------------------------------===//

static void add_module(tn_rewriter* rewriter, tn_ref module) {
  tn_context* context = rewriter->context;
  const tn_ref library = tn_script__library(context);
  const tn_ref source = tn_op__first_block(context, module, 0);
  if (library == 0) {
    context->library = module;
    context->library_generation = tn_op__at(context, module)->generation;
    return;
  }
  const tn_ref block = tn_op__first_block(context, library, 0);
  for (tn_ref op = tn_block__first_op(context, source); op != 0 && rewriter->status == TN_OK;) {
    const tn_ref next = tn_op__next(context, op);
    tn_ref old = 0;
    if (goes_into(rewriter, library, op, &old)) {
      tn_rewriter__move(rewriter, op, block, 0);
      if (old != 0) tn_rewriter__erase(rewriter, old);
    }
    op = next;
  }
}

static void load_file(tn_rewriter* rewriter, const char* path) {
  tn_op module;
  if (!tn_rewriter__ok(rewriter,
                       tn_text_parse_file(rewriter->context->root_scope, path, NULL, &module))) {
    return;
  }
  if (tn_op__code(rewriter->context, module.slot) == TN_CODE_BUILTIN_MODULE &&
      tn_op__first_block(rewriter->context, module.slot, 0) != 0) {
    add_module(rewriter, module.slot);
  }
}

/// Loads the file or folder with the name, and frees the name.
static void load_named(tn_rewriter* rewriter, tn_text_buffer* owned_name,
                       void (*load)(tn_rewriter* rewriter, const char* name)) {
  if (owned_name->failed) {
    tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
  } else {
    load(rewriter, owned_name->data == NULL ? "" : owned_name->data);
  }
  tn_text_buffer_free(owned_name);
}

/// Loads a file, or the files of a folder whose names end in .mlir.
static void load_path(tn_rewriter* rewriter, const char* path) {
  DIR* folder = opendir(path);
  if (folder == NULL) {
    load_file(rewriter, path);
    return;
  }
  for (const struct dirent* entry;
       rewriter->status == TN_OK && (entry = readdir(folder)) != NULL;) {
    const size_t size = strlen(entry->d_name);
    if (size < 5 || strcmp(entry->d_name + size - 5, ".mlir") != 0) continue;
    tn_text_buffer file = tn_text_buffer_make(&rewriter->context->allocator);
    tn_text_buffer_format(&file, "%s/%s", path, entry->d_name);
    load_named(rewriter, &file, load_file);
  }
  closedir(folder);
}

static tn_status preload(tn_rewriter* rewriter, tn_ref root) {
  (void)root;
  const char* paths = tn_rewriter__option(rewriter, "transform-library-paths");
  while (*paths != '\0' && rewriter->status == TN_OK) {
    const char* end = strchr(paths, ',');
    const size_t size = end == NULL ? strlen(paths) : (size_t)(end - paths);
    tn_text_buffer path = tn_text_buffer_make(&rewriter->context->allocator);
    tn_text_buffer_format(&path, "%.*s", (int)size, paths);
    load_named(rewriter, &path, load_path);
    paths += size + (end != NULL);
  }
  return rewriter->status;
}

TN_PASS(transform_preload_library) = {
    "transform-preload-library",
    "PreloadLibraryPass",
    "preload transform dialect library",
    .rewrite = preload,
    TN_PASS_OPTIONS({"transform-library-paths", TN_PASS_LIST, "", NULL,
                     "Optional paths to files with modules that should be merged into the "
                     "transform module to provide the definitions of external named sequences."}),
    .prints = true};
