// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes that attach targets to GPU modules: build the text of the target attribute from options,
// as MLIR's passes do.

#include "dialects/common/anchor.h"
#include "dialects/common/regex.h"
#include "dialects/gpu_ops.h"
#include "ir/dialect_table.h"
#include "ir/enum_attribute.h"
#include "ir/op_diagnostic.h"
#include "rewrite/lowering.h"
#include "rewrite/pass_host.h"

typedef enum part_kind { NUMBER, TEXT, FLAG, NO_FLAG, COMMAND, LIST } part_kind;

/// A parameter of a target: the option that sets it, and its name.
typedef struct part {
  const char* option;
  const char* initial;  ///< The default, which is omitted.
  const char* name;
  part_kind kind;
} part;

static const part nvvm_parts[] = {{"O", "2", "O", NUMBER},
                                  {"triple", "nvptx64-nvidia-cuda", "triple", TEXT},
                                  {"chip", "sm_50", "chip", TEXT},
                                  {"features", "", "features", TEXT},
                                  {"fast", "false", "fast", FLAG},
                                  {"ftz", "false", "ftz", FLAG},
                                  {"ptxas-cmd-options", "", "\"ptxas-cmd-options\"", COMMAND},
                                  {"l", "", "link", LIST},
                                  {NULL, NULL, NULL, NUMBER}};
// Flags are sorted by name.
static const part rocdl_parts[] = {{"O", "2", "O", NUMBER},
                                   {"triple", "amdgcn-amd-amdhsa", "triple", TEXT},
                                   {"chip", "gfx900", "chip", TEXT},
                                   {"features", "", "features", TEXT},
                                   {"abi", "600", "abi", TEXT},
                                   {"daz", "false", "daz", FLAG},
                                   {"fast", "false", "fast", FLAG},
                                   {"finite-only", "false", "finite_only", FLAG},
                                   {"wave64", "true", "no_wave64", NO_FLAG},
                                   {"unsafe-math", "false", "unsafe_math", FLAG},
                                   {"correct-sqrt", "true", "unsafe_sqrt", NO_FLAG},
                                   {"l", "", "link", LIST},
                                   {NULL, NULL, NULL, NUMBER}};
static const part xevm_parts[] = {
    {"O", "2", "O", NUMBER},       {"triple", "spirv64-unknown-unknown", "triple", TEXT},
    {"chip", "bmg", "chip", TEXT}, {"cmd-options", "", "\"cmd-options\"", COMMAND},
    {"l", "", "linkFiles", LIST},  {NULL, NULL, NULL, NUMBER}};

static bool is_true(const char* text) { return *text == '\0' || strchr("1tT", *text) != NULL; }

static bool is_case(const tn_enum_attribute* words, const char* word, size_t size) {
  uint64_t value = 0;
  return words != NULL && tn_enum_attribute__add(words, (tn_string_view){word, size}, &value);
}

/// Appends `["a", "b"]` for items with `separator` between them; for an enum, its known keywords
/// without quotes.
static void put_list(tn_text_buffer* text, const char* words, char separator,
                     const tn_enum_attribute* known) {
  tn_text_buffer_append_text(text, "[");
  for (const char* separated = ""; *words != '\0';) {
    const char* end = strchr(words, separator);
    const size_t size = end == NULL ? strlen(words) : (size_t)(end - words);
    if (known == NULL || is_case(known, words, size)) {
      tn_text_buffer_append_text(text, separated);
      separated = ", ";
      if (known == NULL) {
        tn_text_buffer_append_quoted(text, (tn_string_view){words, size});
      } else {
        tn_text_buffer_append(text, words, size);
      }
    }
    words += size;
    while (*words == separator) ++words;
  }
  tn_text_buffer_append_text(text, "]");
}

static void put_part(tn_text_buffer* text, const part* self, const char* value, bool* in_flags) {
  const bool is_flag = self->kind == FLAG || self->kind == NO_FLAG || self->kind == COMMAND;
  if (*in_flags && !is_flag) {
    tn_text_buffer_append_text(text, "}");
    *in_flags = false;
  }
  const bool is_left_out = self->kind == FLAG      ? !is_true(value)
                           : self->kind == NO_FLAG ? is_true(value)
                                                   : strcmp(value, self->initial) == 0;
  if (is_left_out) return;
  const char last = text->data[text->size - 1];
  if (last != '<') tn_text_buffer_append_text(text, ", ");
  if (is_flag && !*in_flags) tn_text_buffer_append_text(text, "flags = {");
  *in_flags = is_flag;
  tn_text_buffer_append_text(text, self->name);
  if (self->kind == FLAG || self->kind == NO_FLAG) return;
  tn_text_buffer_append_text(text, " = ");
  if (self->kind == NUMBER) tn_text_buffer_append_text(text, value);
  if (self->kind == TEXT) tn_text_buffer_append_quoted(text, tn_string_view_from(value));
  if (self->kind == COMMAND) put_list(text, value, ' ', NULL);
  if (self->kind == LIST) put_list(text, value, ',', NULL);
}

static void put_target(tn_text_buffer* text, const char* dialect, const part* parts,
                       const tn_rewriter* rewriter) {
  bool in_flags = false;
  tn_text_buffer_format(text, "#%s.target<", dialect);
  for (const part* at = parts; at->option != NULL && !text->failed; ++at) {
    put_part(text, at, tn_rewriter__option(rewriter, at->option), &in_flags);
  }
  tn_text_buffer_append_text(text, in_flags ? "}>" : ">");
  if (text->failed || text->data[text->size - 2] != '<') return;
  text->size -= 2;
}

/// Adds a target to the module's list unless it is already there.
static void attach(tn_rewriter* rewriter, tn_ref module, tn_attribute target) {
  tn_attribute list = tn_gpu_module_targets(rewriter->context, module);
  const size_t count = tn_array_attribute_count(list);
  tn_types elements = {0};
  for (size_t i = 0; i < count; ++i) {
    const tn_attribute each = tn_array_attribute_element(list, i);
    if (each.storage == target.storage) {
      tn_types__free(rewriter, &elements);
      return;
    }
    tn_types__push(rewriter, &elements, (tn_type){each.storage});
  }
  tn_types__push(rewriter, &elements, (tn_type){target.storage});
  if (rewriter->status == TN_OK &&
      tn_rewriter__ok(rewriter, tn_array_attribute_get(
                                    rewriter->context,
                                    (const tn_attribute*)(const void*)tn_types__items(&elements),
                                    count + 1, &list))) {
    tn_rewriter__set_attribute(rewriter, module, "targets", list);
  }
  tn_types__free(rewriter, &elements);
}

/// Attaches the target in `owned_text` to the modules directly in `root` that the option selects.
static tn_status attach_all(tn_rewriter* rewriter, tn_ref root, tn_text_buffer* owned_text) {
  const char* chosen = tn_rewriter__option(rewriter, "module");
  const tn_context* context = rewriter->context;
  tn_attribute target = {NULL};
  if (owned_text->failed) {
    tn_rewriter__fail(rewriter, tn_context__out_of_memory(context));
  } else {
    target = tn_lowering__attribute(rewriter, "%.*s", (int)owned_text->size, owned_text->data);
  }
  tn_text_buffer_free(owned_text);
  for (tn_ref op = 0; (op = tn_anchor__next(context, root, TN_NAME_GPU_MODULE, op)) != 0 &&
                      tn_rewriter__goes_on(rewriter);) {
    const tn_string_view name =
        tn_string_attribute_value(tn_op__attribute(context, op, "sym_name"));
    const tn_regex_answer found = *chosen == '\0' ? TN_REGEX_YES : tn_regex__finds(chosen, name);
    if (found == TN_REGEX_YES) attach(rewriter, op, target);
    if (found == TN_REGEX_TOO_LONG) {
      tn_rewriter__fail(rewriter, tn_op__fail(context, op, NULL,
                                              "takes too long to match with the option 'module'"));
    }
  }
  return rewriter->status;
}

static tn_status attach_target(tn_rewriter* rewriter, tn_ref root, const char* dialect,
                               const part* parts) {
  tn_text_buffer text = tn_text_buffer_make(&rewriter->context->allocator);
  put_target(&text, dialect, parts, rewriter);
  return attach_all(rewriter, root, &text);
}

static tn_status attach_nvvm(tn_rewriter* rewriter, tn_ref root) {
  return attach_target(rewriter, root, "nvvm", nvvm_parts);
}

static tn_status attach_rocdl(tn_rewriter* rewriter, tn_ref root) {
  return attach_target(rewriter, root, "rocdl", rocdl_parts);
}

static tn_status attach_xevm(tn_rewriter* rewriter, tn_ref root) {
  return attach_target(rewriter, root, "xevm", xevm_parts);
}

/// Returns an enum of spirv.
static const tn_enum_attribute* cases_of(const tn_dialect* spirv, const char* mnemonic) {
  return tn_enum_attribute__find(spirv, tn_string_view_from(mnemonic));
}

/// Rejects options with an invalid enum keyword of spirv.
static tn_status check_cases(tn_rewriter* rewriter, tn_ref root, const tn_dialect* spirv) {
  static const char* const options[][2] = {{"ver", "version"},
                                           {"client_api", "client_api"},
                                           {"vendor", "vendor"},
                                           {"device_type", "device_type"}};
  for (size_t i = 0; i < sizeof options / sizeof *options; ++i) {
    const char* value = tn_rewriter__option(rewriter, options[i][0]);
    if (is_case(cases_of(spirv, options[i][1]), value, strlen(value))) continue;
    return tn_op__fail(rewriter->context, root, NULL, "invalid value '%.64s' of the option '%s'",
                       value, options[i][0]);
  }
  return TN_OK;
}

static tn_status attach_spirv(tn_rewriter* rewriter, tn_ref root) {
  tn_text_buffer text = tn_text_buffer_make(&rewriter->context->allocator);
  tn_dialect* spirv = NULL;
  TN_TRY(tn_dialect__load(rewriter->context, tn_string_view_from("spirv"), &spirv));
  if (spirv == NULL)
    return tn_op__fail(rewriter->context, root, NULL, "there is no dialect 'spirv'");
  TN_TRY(check_cases(rewriter, root, spirv));
  tn_text_buffer_format(&text, "#spirv.target_env<#spirv.vce<%s, ",
                        tn_rewriter__option(rewriter, "ver"));
  put_list(&text, tn_rewriter__option(rewriter, "caps"), ',', cases_of(spirv, "capability"));
  tn_text_buffer_append_text(&text, ", ");
  put_list(&text, tn_rewriter__option(rewriter, "exts"), ',', cases_of(spirv, "ext"));
  tn_text_buffer_append_text(&text, ">");
  const char* api = tn_rewriter__option(rewriter, "client_api");
  if (strcmp(api, "Unknown") != 0) tn_text_buffer_format(&text, ", api=%s", api);
  const char* vendor = tn_rewriter__option(rewriter, "vendor");
  const char* type = tn_rewriter__option(rewriter, "device_type");
  const char* id = tn_rewriter__option(rewriter, "device_id");
  const bool has_id = *id != '\0';
  if (has_id || strcmp(vendor, "Unknown") != 0 || strcmp(type, "Unknown") != 0) {
    tn_text_buffer_format(&text, ", %s", vendor);
    if (has_id || strcmp(type, "Unknown") != 0) tn_text_buffer_format(&text, ":%s", type);
    if (has_id) tn_text_buffer_format(&text, ":%s", id);
  }
  tn_text_buffer_append_text(&text, ", #spirv.resource_limits<>>");
  return attach_all(rewriter, root, &text);
}

// clang-format off
#define LEVEL {"O", TN_PASS_INT, "2", "<uint>", "Optimization level."}
#define MODULE {"module", TN_PASS_TEXT, "", NULL, "Regex used to identify the modules to attach the target to."}
// clang-format on

TN_PASS(nvvm_attach_target) = {
    "nvvm-attach-target", "GpuNVVMAttachTarget",
    "Attaches an NVVM target attribute to a GPU Module.", .rewrite = attach_nvvm,
    TN_PASS_OPTIONS(
        LEVEL, {"chip", TN_PASS_TEXT, "sm_50", NULL, "Target chip."},
        {"fast", TN_PASS_BOOL, "false", NULL, "Enable fast math mode."},
        {"features", TN_PASS_TEXT, "", NULL,
         "Target features, default is to use the minimum PTX ISA version for the SM target."},
        {"ftz", TN_PASS_BOOL, "false", NULL, "Enable flush to zero for denormals."},
        {"l", TN_PASS_LIST, "", NULL, "Extra bitcode libraries paths to link to."}, MODULE,
        {"ptxas-cmd-options", TN_PASS_TEXT, "", NULL,
         "Command line options passed to downstream compiler"},
        {"triple", TN_PASS_TEXT, "nvptx64-nvidia-cuda", NULL, "Target triple."})};

TN_PASS(rocdl_attach_target) = {
    "rocdl-attach-target", "GpuROCDLAttachTarget",
    "Attaches a ROCDL target attribute to a GPU Module.", .rewrite = attach_rocdl,
    TN_PASS_OPTIONS(LEVEL, {"abi", TN_PASS_TEXT, "600", NULL, "ABI version."},
                    {"chip", TN_PASS_TEXT, "gfx900", NULL, "Target chip."},
                    {"correct-sqrt", TN_PASS_BOOL, "true", NULL, "Enable correct rounded sqrt."},
                    {"daz", TN_PASS_BOOL, "false", NULL, "Enable denormals are zero opt."},
                    {"fast", TN_PASS_BOOL, "false", NULL, "Enable fast relaxed math opt."},
                    {"features", TN_PASS_TEXT, "", NULL, "Target features."},
                    {"finite-only", TN_PASS_BOOL, "false", NULL, "Enable finite only opt."},
                    {"l", TN_PASS_LIST, "", NULL, "Extra bitcode libraries paths to link to."},
                    MODULE, {"triple", TN_PASS_TEXT, "amdgcn-amd-amdhsa", NULL, "Target triple."},
                    {"unsafe-math", TN_PASS_BOOL, "false", NULL, "Enable unsafe math opt."},
                    {"wave64", TN_PASS_BOOL, "true", NULL, "Use Wave64 mode."})};

TN_PASS(spirv_attach_target) = {
    "spirv-attach-target", "GpuSPIRVAttachTarget",
    "Attaches an SPIR-V target attribute to a GPU Module.", .rewrite = attach_spirv,
    TN_PASS_OPTIONS({"caps", TN_PASS_LIST, "", NULL, "List of supported SPIR-V Capabilities"},
                    {"client_api", TN_PASS_TEXT, "Unknown", NULL, "Client API"},
                    {"device_id", TN_PASS_INT, "", "<uint>", "Device ID"},
                    {"device_type", TN_PASS_TEXT, "Unknown", NULL, "Device Type"},
                    {"exts", TN_PASS_LIST, "", NULL, "List of supported SPIR-V Extensions"}, MODULE,
                    {"vendor", TN_PASS_TEXT, "Unknown", NULL, "Device Vendor"},
                    {"ver", TN_PASS_TEXT, "v1.0", NULL, "SPIR-V Version."})};

TN_PASS(xevm_attach_target) = {
    "xevm-attach-target", "GpuXeVMAttachTarget",
    "Attaches a XeVM target attribute to a GPU Module.", .rewrite = attach_xevm,
    TN_PASS_OPTIONS(LEVEL, {"chip", TN_PASS_TEXT, "bmg", NULL, "Target chip."},
                    {"cmd-options", TN_PASS_TEXT, "", NULL,
                     "Command line options passed to downstream compiler"},
                    {"l", TN_PASS_LIST, "", NULL, "Extra bitcode libraries paths to link to."},
                    MODULE,
                    {"triple", TN_PASS_TEXT, "spirv64-unknown-unknown", NULL, "Target triple."})};
