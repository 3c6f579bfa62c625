// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Creation of contexts. It is in this rightmost room so that a context receives the services of all
// rooms it needs.

#include "ir/services.h"

#include <tenure/dialect.h>

#include "dialects/builtin/builtin.h"
#include "dialects/common/common.h"
#include "dialects/common/constant.h"
#include "dialects/dialects.h"
#include "dialects/irdl/irdl.h"
#include "schema/body_format.h"
#include "schema/shipped.h"
#include "scope/scope.h"
#include "text/textual.h"

const tn_services tn_dialects__services = {
    .disown_op = tn_scope__disown_op,
    .forget_host = tn_scope__forget_host,
    .flush = tn_scope__flush,
    .parse = tn_text__parse,
    .print = tn_text__print,
    .append_op = tn_text__append_op,
    .parse_parameters = tn_body_format__parse,
    .print_parameters = tn_body_format__print,
    .is_shipped = tn_shipped__has,
    .shipped_name = tn_dialect_shipped_name,
    .load_shipped = tn_shipped__load,
    .dialects = tn_dialects,
    .default_constant = TN_CODE_ARITH_CONSTANT,
    .make_poison = tn_const__make_poison,
    .type_words = tn_common_type_words,
#include "dialects/rule_engine.inc"
    .alias_names = &tn_common_alias_names,
    .other_properties = tn_common_test_properties,
    .find_builtin = tn_builtin__find,
};

tn_status tn_context_create(const tn_context_options* options, tn_context** out_context) {
  return tn_context__create(&tn_dialects__services, options, out_context);
}
