// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Locations: as attributes `loc(...)`, nested in each other without that, and in the pretty form.

#include "text/printer.h"

static const tn_print_child done = {0};

static const tn_storage* location_at(const tn_printer* printer, tn_uref reference) {
  return reference == 0 ? printer->unknown_location : tn_printer__storage(printer, reference);
}

static tn_print_child bare_child(const tn_printer* printer, tn_uref reference) {
  return (tn_print_child){location_at(printer, reference), TN_PRINT_BARE_LOCATION};
}

static void put_file(tn_printer* printer, const tn_storage* location) {
  const tn_file_location_payload* payload = tn_storage_payload(location);
  tn_print_sink* sink = &printer->sink;
  const tn_string_view file = tn_identifier__text(printer->context, payload->file);
  if (printer->options.pretty_debug_info) {
    tn_put_view(sink, file);
  } else {
    tn_put_quoted(sink, file);
  }
  tn_put_char(sink, ':');
  tn_put_unsigned(sink, payload->start_line);
  tn_put_char(sink, ':');
  tn_put_unsigned(sink, payload->start_column);
  const bool same_line = payload->end_line == payload->start_line;
  if (same_line && payload->end_column == payload->start_column) return;
  TN_PUT(sink, " to ");
  if (!same_line) tn_put_unsigned(sink, payload->end_line);
  tn_put_char(sink, ':');
  tn_put_unsigned(sink, payload->end_column);
}

static tn_print_child step_name(tn_printer* printer, tn_print_frame* frame) {
  const tn_pair_payload* payload = tn_storage_payload(frame->storage);
  const bool has_child = location_at(printer, payload->second) != printer->unknown_location;
  if (frame->step++ == 0) {
    tn_put_quoted(&printer->sink, tn_identifier__text(printer->context, payload->first));
    if (!has_child) return done;
    tn_put_char(&printer->sink, '(');
    return bare_child(printer, payload->second);
  }
  if (has_child) tn_put_char(&printer->sink, ')');
  return done;
}

/// In the pretty form each caller is on a line of its own, except for a position after a name.
static void put_at(tn_printer* printer, const tn_pair_payload* payload) {
  if (printer->options.pretty_debug_info) {
    const tn_storage* callee = location_at(printer, payload->first);
    const tn_storage* caller = location_at(printer, payload->second);
    const bool on_one_line = callee->kind == TN_STORAGE_LOCATION_BASE + TN_LOCATION_NAME &&
                             caller->kind == TN_STORAGE_LOCATION_BASE + TN_LOCATION_FILE;
    if (!on_one_line) tn_put_char(&printer->sink, '\n');
  }
  TN_PUT(&printer->sink, " at ");
}

static tn_print_child step_call_site(tn_printer* printer, tn_print_frame* frame) {
  const tn_pair_payload* payload = tn_storage_payload(frame->storage);
  const bool pretty = printer->options.pretty_debug_info;
  switch (frame->step++) {
    case 0:
      if (!pretty) TN_PUT(&printer->sink, "callsite(");
      return bare_child(printer, payload->first);
    case 1:
      put_at(printer, payload);
      return bare_child(printer, payload->second);
    case 2:
      if (!pretty) tn_put_char(&printer->sink, ')');
      return done;
    default:
      return done;
  }
}

static tn_print_child step_fused(tn_printer* printer, tn_print_frame* frame) {
  const tn_fused_location_payload* payload = tn_storage_payload(frame->storage);
  tn_print_sink* sink = &printer->sink;
  if (frame->step++ == 0) {
    if (!printer->options.pretty_debug_info) TN_PUT(sink, "fused");
    if (payload->metadata != 0) {
      tn_put_char(sink, '<');
      return (tn_print_child){tn_printer__storage(printer, payload->metadata), 0};
    }
    ++frame->step;
  }
  const uint32_t number = frame->step - 2;
  if (number == 0) {
    if (payload->metadata != 0) tn_put_char(sink, '>');
    tn_put_char(sink, '[');
  }
  if (number == payload->count) {
    tn_put_char(sink, ']');
    return done;
  }
  if (number != 0) TN_PUT(sink, ", ");
  return bare_child(printer, payload->locations[number]);
}

static tn_print_child step_inside(tn_printer* printer, tn_print_frame* frame) {
  switch (frame->storage->kind - TN_STORAGE_LOCATION_BASE) {
    case TN_LOCATION_FILE:
      put_file(printer, frame->storage);
      return done;
    case TN_LOCATION_NAME:
      return step_name(printer, frame);
    case TN_LOCATION_CALL_SITE:
      return step_call_site(printer, frame);
    case TN_LOCATION_FUSED:
      return step_fused(printer, frame);
    default:
      if (printer->options.pretty_debug_info) {
        TN_PUT(&printer->sink, "[unknown]");
      } else {
        TN_PUT(&printer->sink, "unknown");
      }
      return done;
  }
}

tn_print_child tn_printer__step_location(tn_printer* printer, tn_print_frame* frame) {
  const bool wrapped =
      (frame->flags & TN_PRINT_BARE_LOCATION) == 0 && !printer->options.pretty_debug_info;
  if (wrapped && frame->step == 0) TN_PUT(&printer->sink, "loc(");
  const tn_print_child child = step_inside(printer, frame);
  if (wrapped && child.storage == NULL) tn_put_char(&printer->sink, ')');
  return child;
}

//===-- After ops and block arguments --------------------------------------------------------===//

const tn_storage* tn_printer__location_attribute(tn_printer* printer, uint32_t location) {
  tn_attribute attribute;
  const tn_status status =
      tn_location_attribute(tn_location__from(printer->context, location), &attribute);
  if (status == TN_OK) return attribute.storage;
  tn_print_sink__fail(&printer->sink, status);
  return NULL;
}

/// Prints a position as its alias, if it has one, or in full.
static void put_packed(tn_printer* printer, uint32_t location, bool may_alias) {
  const uint32_t offset = location & TN_UREF_MASK;
  const bool is_wrapped = !printer->options.pretty_debug_info;
  const int64_t index = may_alias && is_wrapped ? tn_printer__find_position(printer, offset) : -1;
  if (is_wrapped) TN_PUT(&printer->sink, "loc(");
  if (TN_LIKELY(index >= 0)) {
    TN_PUT(&printer->sink, "#loc");
    tn_printer__put_alias_number(printer, tn_string_view_from("loc"),
                                 printer->positions.numbers[index]);
  } else {
    tn_printer__put_position(printer, offset);
  }
  if (is_wrapped) tn_put_char(&printer->sink, ')');
}

void tn_printer__put_location(tn_printer* printer, uint32_t location, bool may_alias) {
  if ((location & TN_UREF_FLAG) != 0 && !(may_alias && printer->positions.are_unique)) {
    put_packed(printer, location, may_alias);
    return;
  }
  const tn_storage* attribute = tn_printer__location_attribute(printer, location);
  if (attribute == NULL) return;
  const tn_print_symbol* symbol = may_alias && !printer->options.pretty_debug_info
                                      ? tn_printer__symbol_find(printer, attribute->self)
                                      : NULL;
  const bool has_alias = symbol != NULL && symbol->alias_name != 0;
  // A dialect's own location prints as an attribute.
  const bool is_wrapped = has_alias || (attribute->kind < TN_STORAGE_LOCATION_BASE &&
                                        !printer->options.pretty_debug_info);
  if (is_wrapped) TN_PUT(&printer->sink, "loc(");
  if (has_alias) {
    tn_printer__put_alias(printer, symbol);
  } else {
    tn_printer__put_any(printer, attribute, TN_PRINT_NO_ALIAS);
  }
  if (is_wrapped) tn_put_char(&printer->sink, ')');
}
