// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types of the builtin dialect.

#include "text/printer.h"

static const tn_print_child done = {0};

static tn_print_child child_of(const tn_printer* printer, tn_uref reference, uint32_t flags) {
  return (tn_print_child){tn_printer__storage(printer, reference), flags};
}

static tn_print_child finish(tn_printer* printer) {
  tn_put_char(&printer->sink, '>');
  return done;
}

bool tn_printer__put_leaf_type(tn_printer* printer, const tn_storage* type) {
  tn_print_sink* sink = &printer->sink;
  switch (type->kind) {
    case TN_TYPE_NONE:
      TN_PUT(sink, "none");
      return true;
    case TN_TYPE_INDEX:
      TN_PUT(sink, "index");
      return true;
    case TN_TYPE_INTEGER: {
      const tn_integer_type_payload* payload = tn_storage_payload(type);
      if (payload->signedness != TN_SIGNLESS) {
        tn_put_char(sink, payload->signedness == TN_SIGNED ? 's' : 'u');
      }
      tn_put_char(sink, 'i');
      tn_put_unsigned(sink, payload->bit_width);
      return true;
    }
    case TN_TYPE_FLOAT: {
      const tn_float_type_payload* payload = tn_storage_payload(type);
      tn_put_view(sink,
                  tn_string_view_from(tn_float_kind_name((tn_float_kind)payload->float_kind)));
      return true;
    }
    default:
      return false;
  }
}

//===-- Lists -------------------------------------------------------------------------------===//

static tn_print_child step_tuple(tn_printer* printer, tn_print_frame* frame) {
  const tn_list_type_payload* payload = tn_storage_payload(frame->storage);
  const uint32_t i = frame->step++;
  if (i == 0) TN_PUT(&printer->sink, "tuple<");
  if (i == payload->input_count) return finish(printer);
  if (i != 0) TN_PUT(&printer->sink, ", ");
  return child_of(printer, payload->types[i], 0);
}

/// A single result is printed without parentheses unless it is a function, which would bind to the
/// right.
static bool has_bare_result(const tn_printer* printer, const tn_list_type_payload* payload) {
  return payload->result_count == 1 &&
         tn_printer__storage(printer, payload->types[payload->input_count])->kind !=
             TN_TYPE_FUNCTION;
}

static tn_print_child step_function(tn_printer* printer, tn_print_frame* frame) {
  const tn_list_type_payload* payload = tn_storage_payload(frame->storage);
  const uint32_t i = frame->step++;
  const bool bare = has_bare_result(printer, payload);
  if (i == 0) tn_put_char(&printer->sink, '(');
  if (i == payload->input_count) {
    TN_PUT(&printer->sink, ") -> ");
    if (!bare) tn_put_char(&printer->sink, '(');
  } else if (i != 0 && i < payload->input_count + payload->result_count) {
    TN_PUT(&printer->sink, ", ");
  }
  if (i < payload->input_count + payload->result_count) {
    return child_of(printer, payload->types[i], 0);
  }
  if (!bare) tn_put_char(&printer->sink, ')');
  return done;
}

//===-- Shaped ------------------------------------------------------------------------------===//

// Prints a shape's extents, each followed by `x`.
static void put_extents(tn_printer* printer, const int64_t* extents, size_t rank) {
  for (size_t i = 0; i < rank; ++i) {
    if (extents[i] == TN_DYNAMIC) {
      tn_put_char(&printer->sink, '?');
    } else {
      tn_put_signed(&printer->sink, extents[i]);
    }
    tn_put_char(&printer->sink, 'x');
  }
}

static void put_vector_extents(tn_printer* printer, const tn_shaped_type_payload* payload) {
  const unsigned char* scalable = (const unsigned char*)(payload->dims + payload->rank);
  for (uint32_t i = 0; i < payload->rank; ++i) {
    const bool in_brackets = payload->has_scalable != 0 && scalable[i] != 0;
    if (in_brackets) tn_put_char(&printer->sink, '[');
    tn_put_signed(&printer->sink, payload->dims[i]);
    if (in_brackets) tn_put_char(&printer->sink, ']');
    tn_put_char(&printer->sink, 'x');
  }
}

static tn_print_child step_vector(tn_printer* printer, tn_print_frame* frame) {
  const tn_shaped_type_payload* payload = tn_storage_payload(frame->storage);
  if (frame->step++ != 0) return finish(printer);
  TN_PUT(&printer->sink, "vector<");
  put_vector_extents(printer, payload);
  return child_of(printer, payload->element_type, 0);
}

static tn_print_child step_tensor(tn_printer* printer, tn_print_frame* frame) {
  const tn_shaped_type_payload* payload = tn_storage_payload(frame->storage);
  const uint32_t i = frame->step++;
  if (i == 0) {
    TN_PUT(&printer->sink, "tensor<");
    put_extents(printer, payload->dims, payload->rank);
    return child_of(printer, payload->element_type, 0);
  }
  if (i == 1 && payload->extra != 0) {
    TN_PUT(&printer->sink, ", ");
    return child_of(printer, payload->extra, 0);
  }
  return finish(printer);
}

static tn_print_child step_memref(tn_printer* printer, tn_print_frame* frame) {
  const tn_shaped_type_payload* payload = tn_storage_payload(frame->storage);
  const uint32_t i = frame->step++;
  if (i == 0) {
    TN_PUT(&printer->sink, "memref<");
    put_extents(printer, payload->dims, payload->rank);
    return child_of(printer, payload->element_type, 0);
  }
  if (i == 1 && payload->extra != 0) {
    TN_PUT(&printer->sink, ", ");
    return child_of(printer, payload->extra, TN_PRINT_MAY_ELIDE_TYPE);
  }
  if (i <= 2 && payload->memory_space != 0) {
    frame->step = 3;
    TN_PUT(&printer->sink, ", ");
    return child_of(printer, payload->memory_space, TN_PRINT_MAY_ELIDE_TYPE);
  }
  return finish(printer);
}

/// Prints complex, and unranked tensors and memrefs.
static tn_print_child step_element(tn_printer* printer, tn_print_frame* frame) {
  const tn_element_type_payload* payload = tn_storage_payload(frame->storage);
  const uint32_t i = frame->step++;
  if (i == 0) {
    if (frame->storage->kind == TN_TYPE_COMPLEX) {
      TN_PUT(&printer->sink, "complex<");
    } else if (frame->storage->kind == TN_TYPE_UNRANKED_TENSOR) {
      TN_PUT(&printer->sink, "tensor<*x");
    } else {
      TN_PUT(&printer->sink, "memref<*x");
    }
    return child_of(printer, payload->element_type, 0);
  }
  if (i == 1 && payload->extra != 0) {
    TN_PUT(&printer->sink, ", ");
    return child_of(printer, payload->extra, TN_PRINT_MAY_ELIDE_TYPE);
  }
  return finish(printer);
}

tn_print_child tn_printer__step_type(tn_printer* printer, tn_print_frame* frame) {
  switch (frame->storage->kind) {
    case TN_TYPE_FUNCTION:
      return step_function(printer, frame);
    case TN_TYPE_TUPLE:
      return step_tuple(printer, frame);
    case TN_TYPE_VECTOR:
      return step_vector(printer, frame);
    case TN_TYPE_TENSOR:
      return step_tensor(printer, frame);
    case TN_TYPE_MEMREF:
      return step_memref(printer, frame);
    default:
      return step_element(printer, frame);
  }
}
