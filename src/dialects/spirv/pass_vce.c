// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass that sets the version, capabilities and extensions that a module of spirv needs.

#include "dialects/spirv/target.h"
#include "dialects/spirv_ops.h"
#include "ir/op_diagnostic.h"
#include "rewrite/make.h"

/// The collected needs, like `,Shader,Matrix,`.
typedef struct finding {
  tn_rewriter* rewriter;
  tn_spirv_target target;
  tn_spirv_target capabilities;  ///< Their `has` is the set.
  tn_spirv_target extensions;
  uint32_t version;
} finding;

static void insert(tn_spirv_target* set, const char* word, size_t size) {
  if (tn_spirv_target__has(set, (tn_string_view){word, size})) return;
  --set->has.size;
  tn_text_buffer_append(&set->has, word, size);
  tn_text_buffer_append(&set->has, ",", 2);
}

static void list(tn_text_buffer* text, const char* begin, const char* end) {
  for (const char* at = begin; at < end; ++at) {
    tn_text_buffer_append_text(text, at == begin ? "" : ", ");
    const size_t size = strcspn(at, "|");
    const size_t kept = size < (size_t)(end - at) ? size : (size_t)(end - at);
    tn_text_buffer_append(text, at, kept);
    at += kept;
  }
}

static tn_status refuse_version(finding* self, tn_ref op, tn_string_view name, const char* what) {
  const uint32_t allowed = self->target.version;
  return tn_op__fail(self->rewriter->context, op, NULL,
                     "%s'%.*s' requires min version v1.%u but target environment allows up to "
                     "v1.%u",
                     what, (int)name.size, name.data, self->version, allowed);
}

/// Adds one group of a need: the first of the alternatives that the target has.
static tn_status take(finding* self, tn_ref op, const char* at, const char* end) {
  const tn_string_view name = tn_op__kept_name(self->rewriter->context, op);
  const bool is_extension = strncmp(at, "SPV_", 4) == 0;
  if (*at == '<' || *at == '+') return TN_OK;
  if (at + 4 == end && *at == 'v') {
    const uint32_t version = (uint32_t)(at[3] - '0');
    if (version > self->version) self->version = version;
    return self->version > self->target.version ? refuse_version(self, op, name, "") : TN_OK;
  }
  for (const char* word = at; word < end;) {
    size_t size = strcspn(word, "|");
    if (size > (size_t)(end - word)) size = (size_t)(end - word);
    if (tn_spirv_target__has(&self->target, (tn_string_view){word, size})) {
      insert(is_extension ? &self->extensions : &self->capabilities, word, size);
      return TN_OK;
    }
    word += size + 1;
  }
  tn_text_buffer words = tn_text_buffer_make(&self->rewriter->context->allocator);
  list(&words, at, end);
  const tn_status status =
      tn_op__fail(self->rewriter->context, op, NULL,
                  "'%.*s' requires at least one %s in [%.*s] but none allowed in target "
                  "environment",
                  (int)name.size, name.data, is_extension ? "extension" : "capability",
                  (int)words.size, words.data);
  tn_text_buffer_free(&words);
  return status;
}

static tn_status take_op(finding* self, tn_ref op) {
  tn_text_buffer needs = tn_text_buffer_make(&self->rewriter->context->allocator);
  tn_spirv_target__op_needs(&self->target, self->rewriter->context, op, true, &needs);
  tn_text_buffer_append(&needs, "", 1);
  tn_status status = needs.failed ? tn_context__out_of_memory(self->rewriter->context) : TN_OK;
  for (const char* at = needs.data; status == TN_OK && *at != '\0';) {
    const size_t size = strcspn(at, " ");
    if (size != 0) status = take(self, op, at, at + size);
    at += size + (at[size] == ' ');
  }
  tn_text_buffer_free(&needs);
  return status;
}

/// Visits the ops inside `op` first.
static tn_status take_all(finding* self, tn_ref op) {
  const tn_context* context = self->rewriter->context;
  for (uint32_t i = 0; i < tn_op_cell__region_count(tn_op__at(context, op)); ++i) {
    for (tn_ref block = tn_op__first_block(context, op, i); block != 0;
         block = tn_block__at(context, block)->next) {
      for (tn_ref inner = tn_block__at(context, block)->first_op; inner != 0;
           inner = tn_op__at(context, inner)->next) {
        TN_TRY(take_all(self, inner));
      }
    }
  }
  return take_op(self, op);
}

/// Adds implied capabilities, and the versions that capabilities need.
static tn_status take_implied(finding* self, tn_ref module) {
  for (size_t at = 1;
       at < self->capabilities.has.size && self->capabilities.has.data[at] != '\0';) {
    const char* word = self->capabilities.has.data + at;
    const size_t size = strcspn(word, ",");
    const tn_string_view needs =
        tn_spirv_target__needs_of(&self->target, "capability", (tn_string_view){word, size});
    for (size_t i = 0; i < needs.size; ++i) {
      if (needs.data[i] != '+') continue;
      insert(&self->capabilities, needs.data + i + 1, strcspn(needs.data + i + 1, " +\n"));
    }
    const char* version = needs.size < 4 ? NULL : memchr(needs.data, 'v', needs.size);
    word = self->capabilities.has.data + at;
    if (version != NULL && version[-1] == ' ' && version[2] == '.') {
      const uint32_t least = (uint32_t)(version[3] - '0');
      if (least > self->version) self->version = least;
      if (self->version > self->target.version) {
        return refuse_version(self, module, (tn_string_view){word, size}, "Capability ");
      }
    }
    at += size + 1;
  }
  return TN_OK;
}

static tn_attribute words_of(tn_rewriter* rewriter, const tn_spirv_target* set) {
  tn_make_list list = tn_make_list__open(rewriter);
  for (const char* at = set->has.data + 1; *at != '\0';) {
    const size_t size = strcspn(at, ",");
    tn_make_list__push(&list, tn_make__string(rewriter, "%.*s", (int)size, at));
    at += size + 1;
  }
  return tn_make_list__close(rewriter, &list);
}

static tn_status update(tn_rewriter* rewriter, tn_ref module) {
  finding found = {.rewriter = rewriter};
  tn_context* context = rewriter->context;
  tn_ref holder = module;
  while (holder != 0 && tn_op__attribute(context, holder, "spirv.target_env").storage == NULL) {
    holder = tn_op__parent(context, holder);
  }
  if (holder == 0) {
    return tn_op__fail(context, module, NULL, "missing 'spirv.target_env' attribute");
  }
  tn_spirv_target__open(&found.target, rewriter, module);
  found.capabilities.has = found.extensions.has = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append(&found.capabilities.has, ",", 2);
  tn_text_buffer_append(&found.extensions.has, ",", 2);
  tn_status status = rewriter->status != TN_OK ? rewriter->status : take_all(&found, module);
  if (status == TN_OK) status = take_implied(&found, module);
  if (status == TN_OK) {
    const tn_attribute triple[] = {tn_make__string(rewriter, "v1.%u", found.version),
                                   words_of(rewriter, &found.capabilities),
                                   words_of(rewriter, &found.extensions)};
    tn_rewriter__set_attribute(rewriter, module, TN_SPIRV_MODULE_VCE_TRIPLE,
                               tn_make__defined(rewriter, "spirv.vce", triple, 3));
    tn_rewriter__modified(rewriter, module);
  }
  tn_text_buffer_free(&found.capabilities.has);
  tn_text_buffer_free(&found.extensions.has);
  tn_spirv_target__close(&found.target);
  return status != TN_OK ? status : rewriter->status;
}

static tn_status update_vce(tn_rewriter* rewriter, tn_ref root) {
  return tn_spirv__each_module(rewriter, root, update);
}

TN_PASS(spirv_update_vce) = {"spirv-update-vce", "SPIRVUpdateVCEPass",
                             "Deduce and attach minimal (version, capabilities, extensions) "
                             "requirements to spirv.module ops",
                             .rewrite = update_vce};
