// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes that attach targets to GPU modules. The options of the pass determine the target.

#include <stdlib.h>

#include "dialects/common/anchor.h"
#include "dialects/common/regex.h"
#include "dialects/gpu_ops.h"
#include "ir/dialect_table.h"
#include "ir/enum_attribute.h"
#include "ir/op_diagnostic.h"
#include "rewrite/lowering.h"
#include "rewrite/pass_host.h"

typedef enum part_kind { NUMBER, TEXT, FLAG, NO_FLAG, COMMAND, LIST } part_kind;

/// A parameter of a target, or a flag, and the option that sets it. Flags are in one dictionary,
/// which is the parameter before the list.
typedef struct part {
  const char* option;
  const char* flag;
  part_kind kind;
} part;

static const part nvvm_parts[] = {{"O", NULL, NUMBER},
                                  {"triple", NULL, TEXT},
                                  {"chip", NULL, TEXT},
                                  {"features", NULL, TEXT},
                                  {"fast", "fast", FLAG},
                                  {"ftz", "ftz", FLAG},
                                  {"ptxas-cmd-options", "ptxas-cmd-options", COMMAND},
                                  {"l", NULL, LIST},
                                  {NULL, NULL, NUMBER}};
static const part rocdl_parts[] = {{"O", NULL, NUMBER},
                                   {"triple", NULL, TEXT},
                                   {"chip", NULL, TEXT},
                                   {"features", NULL, TEXT},
                                   {"abi", NULL, TEXT},
                                   {"daz", "daz", FLAG},
                                   {"fast", "fast", FLAG},
                                   {"finite-only", "finite_only", FLAG},
                                   {"wave64", "no_wave64", NO_FLAG},
                                   {"unsafe-math", "unsafe_math", FLAG},
                                   {"correct-sqrt", "unsafe_sqrt", NO_FLAG},
                                   {"l", NULL, LIST},
                                   {NULL, NULL, NUMBER}};
static const part xevm_parts[] = {{"O", NULL, NUMBER},  {"triple", NULL, TEXT},
                                  {"chip", NULL, TEXT}, {"cmd-options", "cmd-options", COMMAND},
                                  {"l", NULL, LIST},    {NULL, NULL, NUMBER}};
#define PARAMETERS_MAX 8

static bool is_true(const char* text) { return *text == '\0' || strchr("1tT", *text) != NULL; }

static bool is_case(const tn_enum_attribute* words, const char* word, size_t size) {
  uint64_t value = 0;
  return words != NULL && tn_enum_attribute__add(words, (tn_string_view){word, size}, &value);
}

/// Returns an array of the words separated by `separator`; with `known`, only of the known ones.
static tn_attribute make_list(tn_rewriter* rewriter, const char* words, char separator,
                              const tn_enum_attribute* known) {
  tn_make_list list = tn_make_list__open(rewriter);
  while (*words != '\0') {
    const char* end = strchr(words, separator);
    const size_t size = end == NULL ? strlen(words) : (size_t)(end - words);
    if (known == NULL || is_case(known, words, size)) {
      tn_make_list__push(&list, tn_make__string(rewriter, "%.*s", (int)size, words));
    }
    words += size;
    while (*words == separator) ++words;
  }
  return tn_make_list__close(rewriter, &list);
}

/// Null for a flag that is not set, and an empty list.
static tn_attribute make_part(tn_rewriter* rewriter, part_kind kind, const char* value) {
  const bool is_list = kind == COMMAND || kind == LIST;
  if (kind == NUMBER) return tn_make__integer(rewriter, 32, strtol(value, NULL, 10));
  if (kind == TEXT) return tn_make__string(rewriter, "%s", value);
  if (is_list ? *value == '\0' : is_true(value) != (kind == FLAG)) return (tn_attribute){NULL};
  return is_list ? make_list(rewriter, value, kind == LIST ? ',' : ' ', NULL)
                 : tn_make__unit(rewriter);
}

static tn_attribute make_target(tn_rewriter* rewriter, const char* name, const part* parts) {
  tn_attribute parameters[PARAMETERS_MAX];
  tn_rewriter_attribute flags[PARAMETERS_MAX];
  size_t count = 0;
  size_t flag_count = 0;
  for (const part* at = parts; at->option != NULL; ++at) {
    const tn_attribute value =
        make_part(rewriter, at->kind, tn_rewriter__option(rewriter, at->option));
    if (at->flag != NULL) {
      flags[flag_count] = (tn_rewriter_attribute){at->flag, value};
      flag_count += value.storage != NULL;
      continue;
    }
    if (at->kind == LIST) {
      parameters[count++] =
          flag_count == 0 ? (tn_attribute){NULL} : tn_make__dictionary(rewriter, flags, flag_count);
    }
    parameters[count++] = value;
  }
  return tn_make__defined(rewriter, name, parameters, count);
}

/// Adds a target to the module's list unless it is already there.
static void attach(tn_rewriter* rewriter, tn_ref module, tn_attribute target) {
  const tn_attribute old = tn_gpu_module_targets(rewriter->context, module);
  bool has_target = false;
  tn_make_list list = tn_make_list__open(rewriter);
  for (size_t i = 0; i < tn_array_attribute_count(old); ++i) {
    const tn_attribute each = tn_array_attribute_element(old, i);
    has_target = has_target || each.storage == target.storage;
    tn_make_list__push(&list, each);
  }
  tn_make_list__push(&list, target);
  const tn_attribute all = tn_make_list__close(rewriter, &list);
  if (!has_target && rewriter->status == TN_OK) {
    tn_rewriter__set_attribute(rewriter, module, TN_GPU_MODULE_TARGETS, all);
  }
}

/// Attaches the target to the modules directly in `root` that the option selects.
static tn_status attach_all(tn_rewriter* rewriter, tn_ref root, tn_attribute target) {
  const char* chosen = tn_rewriter__option(rewriter, "module");
  const tn_context* context = rewriter->context;
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

static tn_status attach_nvvm(tn_rewriter* rewriter, tn_ref root) {
  return attach_all(rewriter, root, make_target(rewriter, "nvvm.target", nvvm_parts));
}

static tn_status attach_rocdl(tn_rewriter* rewriter, tn_ref root) {
  return attach_all(rewriter, root, make_target(rewriter, "rocdl.target", rocdl_parts));
}

static tn_status attach_xevm(tn_rewriter* rewriter, tn_ref root) {
  return attach_all(rewriter, root, make_target(rewriter, "xevm.target", xevm_parts));
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
  tn_dialect* spirv = NULL;
  TN_TRY(tn_dialect__load(rewriter->context, tn_string_view_from("spirv"), &spirv));
  if (spirv == NULL)
    return tn_op__fail(rewriter->context, root, NULL,
                       "this build does not include the dialect 'spirv'");
  TN_TRY(check_cases(rewriter, root, spirv));
  const tn_attribute triple[] = {
      tn_make__string(rewriter, "%s", tn_rewriter__option(rewriter, "ver")),
      make_list(rewriter, tn_rewriter__option(rewriter, "caps"), ',',
                cases_of(spirv, "capability")),
      make_list(rewriter, tn_rewriter__option(rewriter, "exts"), ',', cases_of(spirv, "ext"))};
  const char* id = tn_rewriter__option(rewriter, "device_id");
  const tn_attribute parameters[] = {
      tn_make__defined(rewriter, "spirv.vce", triple, 3),
      tn_make__string(rewriter, "%s", tn_rewriter__option(rewriter, "client_api")),
      tn_make__string(rewriter, "%s", tn_rewriter__option(rewriter, "vendor")),
      tn_make__string(rewriter, "%s", tn_rewriter__option(rewriter, "device_type")),
      *id == '\0' ? (tn_attribute){NULL} : tn_make__ui32(rewriter, (uint32_t)strtoul(id, NULL, 10)),
      tn_make__defined(rewriter, "spirv.resource_limits", NULL, 0)};
  return attach_all(rewriter, root, tn_make__defined(rewriter, "spirv.target_env", parameters, 6));
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
