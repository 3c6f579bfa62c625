// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Output of bytecode: to a callback, into memory, or into an encoding that is written later.
//
// Everything is encoded before the first byte is output. During the output, the data structures
// that are no longer needed are freed on another thread.

#include <pthread.h>
#include <stdlib.h>
#include <tenure/object.h>

#include "bytecode/writer_share.h"
#include "ir/external_resources.h"
#include "ir/lazy.h"
#include "ir/team.h"
#include "scope/scope.h"

//===-- Output --------------------------------------------------------------------------------===//

/// Outputs the part of the file that is in a window.
typedef struct sink {
  const tn_writer* writer;
  tn_write_fn write;
  void* user_data;
  uint64_t first;
  uint64_t end;
  uint64_t offset;  ///< The current offset in the file.
  tn_status status;
} sink;

/// Maximum number of bytes for each call, so that interrupts are polled in between.
#define PIECE_MAX ((size_t)1 << 20)

static void emit(sink* self, const void* data, size_t size) {
  const uint64_t start = self->offset;
  self->offset += size;
  const uint64_t first = start < self->first ? self->first : start;
  const uint64_t end = self->offset < self->end ? self->offset : self->end;
  const char* from = (const char*)data + (first - start);
  size_t left = first < end ? (size_t)(end - first) : 0;
  while (left != 0 && self->status == TN_OK) {
    const size_t piece = left < PIECE_MAX ? left : PIECE_MAX;
    if (self->writer->context != NULL) self->status = tn_poll__bytes(self->writer->context, piece);
    if (self->status == TN_OK) self->status = self->write(self->user_data, from, piece);
    from += piece;
    left -= piece;
  }
}

static void emit_head(sink* self, uint8_t id, uint64_t size) {
  uint8_t head[10] = {id};
  emit(self, head, 1 + tn_varint__encode(head + 1, size));
}

static void emit_section(sink* self, uint8_t id, const tn_bytes* bytes) {
  emit_head(self, id, bytes->size);
  emit(self, bytes->data, bytes->size);
}

/// Bytes with insertions, and the current position.
typedef struct mixed {
  const tn_bytes* bytes;
  const tn_writer_list* pieces;
  size_t at;     ///< The position in the bytes.
  size_t piece;  ///< The index of the next insertion.
  size_t begun;  ///< The number of its bytes already output.
} mixed;

/// Outputs the next `size` bytes, or all that are left.
static void emit_mixed(sink* self, mixed* from, size_t size) {
  const tn_writer_piece* pieces = from->pieces->items;
  while (size != 0 && self->status == TN_OK) {
    const bool is_last = from->piece == from->pieces->count;
    const bool is_piece = !is_last && pieces[from->piece].at == from->at;
    const size_t end = is_last ? from->bytes->size : pieces[from->piece].at;
    size_t part = is_piece ? pieces[from->piece].size - from->begun : end - from->at;
    if (part == 0 && is_last) return;
    if (part > size) part = size;
    if (is_piece) {
      emit(self, (const char*)pieces[from->piece].data + from->begun, part);
      from->begun += part;
      if (from->begun == pieces[from->piece].size) {
        ++from->piece;
        from->begun = 0;
      }
    } else {
      emit(self, from->bytes->data + from->at, part);
      from->at += part;
    }
    size -= part;
  }
}

static uint64_t size_of(const mixed* from) {
  const tn_writer_piece* pieces = from->pieces->items;
  uint64_t size = from->bytes->size;
  for (size_t i = 0; i < from->pieces->count; ++i) size += pieces[i].size;
  return size;
}

static void emit_entries(sink* self) {
  mixed entries = {.bytes = &self->writer->entry_bytes, .pieces = &self->writer->entry_pieces};
  emit_head(self, TN_SECTION_ATTRIBUTE_TYPE, size_of(&entries));
  emit_mixed(self, &entries, SIZE_MAX);
}

/// Outputs the ops, with sizes in the holes.
static void emit_ir(sink* self) {
  const tn_writer* writer = self->writer;
  const tn_writer_hole* holes = writer->holes.items;
  mixed ops = {.bytes = &writer->ir_bytes, .pieces = &writer->ir_pieces};
  emit_head(self, TN_SECTION_IR, size_of(&ops) + writer->hole_size);
  size_t at = 0;
  for (size_t i = 0; i < writer->holes.count; ++i) {
    uint8_t size[9];
    emit_mixed(self, &ops, holes[i].at - at);
    emit(self, size, tn_varint__encode(size, holes[i].size));
    at = holes[i].at;
  }
  emit_mixed(self, &ops, SIZE_MAX);
}

/// Outputs the header of a section, with an alignment unless its data is aligned already.
static void emit_aligned_head(sink* self, uint8_t id, uint64_t size, uint64_t alignment) {
  uint8_t head[19] = {id};
  size_t head_size = 1 + tn_varint__encode(head + 1, size);
  if (((self->offset + head_size) & (alignment - 1)) == 0) {
    emit(self, head, head_size);
    return;
  }
  head[0] |= TN_SECTION_ALIGNED;
  head_size += tn_varint__encode(head + head_size, alignment);
  emit(self, head, head_size);
  const uint8_t padding = TN_BYTECODE_PADDING;
  while ((self->offset & (alignment - 1)) != 0 && self->status == TN_OK) {
    emit(self, &padding, 1);
  }
}

static void emit_resources(sink* self) {
  const tn_writer* writer = self->writer;
  mixed resources = {.bytes = &writer->resource_bytes, .pieces = &writer->blobs};
  if (writer->resource_offset_bytes.size == 0) return;
  emit_section(self, TN_SECTION_RESOURCE_OFFSET, &writer->resource_offset_bytes);
  emit_aligned_head(self, TN_SECTION_RESOURCE, size_of(&resources), writer->resource_alignment);
  emit_mixed(self, &resources, SIZE_MAX);
}

static void emit_properties(sink* self) {
  const tn_writer* writer = self->writer;
  if (writer->version < TN_BYTECODE_WITH_PROPERTIES) return;
  const tn_bytes* bytes = &writer->property_bytes;
  uint8_t count[9];
  const size_t count_size =
      tn_varint__encode(count, writer->named_count + writer->property_spans.count);
  emit_head(self, TN_SECTION_PROPERTIES, count_size + bytes->size);
  emit(self, count, count_size);
  emit(self, bytes->data, bytes->size);
}

static void emit_file(sink* self) {
  const tn_writer* writer = self->writer;
  uint8_t version[9];
  emit(self, TN_BYTECODE_MAGIC, TN_BYTECODE_MAGIC_SIZE);
  emit(self, version, tn_varint__encode(version, writer->version));
  emit(self, writer->options.producer.data, writer->options.producer.size);
  emit(self, "", 1);
  emit_section(self, TN_SECTION_DIALECT, &writer->dialect_bytes);
  emit_section(self, TN_SECTION_ATTRIBUTE_TYPE_OFFSET, &writer->offset_bytes);
  emit_entries(self);
  emit_ir(self);
  emit_resources(self);
  emit_section(self, TN_SECTION_STRING, &writer->string_bytes);
  emit_properties(self);
}

//===-- To a callback -------------------------------------------------------------------------===//

/// The final step after encoding.
typedef struct ending {
  void (*finish)(struct ending* self);
  tn_writer* writer;
  tn_write_fn write;
  void* user_data;
  char* data;  ///< Allocated with malloc.
  size_t size;
  tn_bytecode_encoding* encoding;  ///< If it is not NULL, it receives the writer's data.
} ending;

static tn_status hand_out(const tn_writer* writer, tn_write_fn write, void* user_data) {
  sink self = {.writer = writer, .write = write, .user_data = user_data, .end = UINT64_MAX};
  emit_file(&self);
  return self.status;
}

/// Frees the data that the output does not need.
static void forget(tn_writer* writer) {
  tn_writer__free_tables(writer);
  tn_writer__free_lists(writer);
}

static void* forget_beside(void* writer) {
  forget(writer);
  return NULL;
}

/// The callback is called on this thread, outside of any team, so diagnostics that it reports reach
/// the handlers.
static void finish_callback(ending* self) {
  tn_writer* writer = self->writer;
  pthread_t beside;
  const bool is_shared = tn_writer__may_share(writer, writer->op_count) &&
                         tn_team__start_thread(&beside, forget_beside, writer);
  const tn_status status = hand_out(writer, self->write, self->user_data);
  if (is_shared) (void)pthread_join(beside, NULL);
  if (status != TN_OK) tn_writer__fail(writer, status);
}

//===-- Into memory ---------------------------------------------------------------------------===//

/// Copies the bytes to the user data's pointer, and advances it.
static tn_status put_in_memory(void* user_data, const char* bytes, size_t size) {
  char** at = user_data;
  memcpy(*at, bytes, size);
  *at += size;
  return TN_OK;
}

static tn_status fill(const ending* self, uint64_t first, uint64_t end) {
  char* at = self->data + first;
  sink window = {
      .writer = self->writer, .write = put_in_memory, .user_data = &at, .first = first, .end = end};
  emit_file(&window);
  return window.status;
}

/// Turn 0 frees memory.
static tn_status fill_beside(void* data, uint32_t turn) {
  const ending* self = data;
  const uint64_t size = self->size;
  if (turn != 0) {
    return fill(self, tn_writer__slice_start(size, turn - 1), tn_writer__slice_start(size, turn));
  }
  forget(self->writer);
  return TN_OK;
}

static size_t file_size(const tn_writer* writer) {
  sink all = {.writer = writer};
  emit_file(&all);
  return (size_t)all.offset;
}

static void finish_memory(ending* self) {
  tn_writer* writer = self->writer;
  self->size = file_size(writer);
  self->data = malloc(self->size);
  if (self->data == NULL) {
    tn_writer__fail(writer, TN_OUT_OF_MEMORY);
  } else if (tn_writer__may_share(writer, writer->op_count)) {
    (void)tn_writer__share(writer, 1 + TN_WRITER_SLICES, fill_beside, self);
  } else {
    const tn_status status = fill(self, 0, self->size);
    if (status != TN_OK) tn_writer__fail(writer, status);
  }
}

//===-- For later -----------------------------------------------------------------------------===//

struct tn_bytecode_encoding {
  tn_allocator allocator;
  tn_writer writer;
};

static tn_status forget_half(void* data, uint32_t turn) {
  if (turn == 0) {
    tn_writer__free_tables(data);
  } else {
    tn_writer__free_lists(data);
  }
  return TN_OK;
}

/// Moves the data of the output to the encoding, which owns all of it.
static void finish_encoding(ending* self) {
  tn_writer* writer = self->writer;
  tn_bytes* producer = &writer->property_scratch;
  if (tn_writer__may_share(writer, writer->op_count)) {
    (void)tn_writer__share(writer, 2, forget_half, writer);
  } else {
    forget(writer);
  }
  producer->size = 0;
  tn_bytes__append(writer, producer, writer->options.producer.data, writer->options.producer.size);
  tn_bytecode_encoding* encoding = tn_allocate(writer->allocator, sizeof *encoding);
  if (encoding == NULL) tn_writer__fail(writer, TN_OUT_OF_MEMORY);
  if (writer->status != TN_OK) {
    tn_deallocate(writer->allocator, encoding, sizeof *encoding);
    return;
  }
  *encoding = (tn_bytecode_encoding){.allocator = *writer->allocator, .writer = *writer};
  encoding->writer.options.producer.data = (const char*)producer->data;
  encoding->writer.allocator = &encoding->allocator;
  encoding->writer.context = NULL;
  self->encoding = encoding;
}

//===-- Public calls --------------------------------------------------------------------------===//

static tn_status write_to(tn_op op, const tn_bytecode_write_options* options, ending* self) {
  tn_writer writer;
  self->writer = &writer;
  const tn_resolved resolved = tn_scope__resolve(op.scope, op.slot, op.generation, TN_CELL_OP);
  if (resolved.context == NULL) {
    return tn_scope__report_stale(op.scope, op.slot, op.generation, TN_CELL_OP);
  }
  tn_context* context = resolved.context;
  TN_TRY(tn_lazy__load_tree(resolved.scope->shard, op.slot));
  const tn_external_resources* external = options == NULL ? NULL : options->external_resources;
  tn_callback_guard call;
  tn_callback_guard__begin(&call, context, TN_CALL_READS);
  tn_external_resources__hold(external);
  tn_writer__open(&writer, context, op.slot, options);
  if (writer.version > TN_BYTECODE_VERSION_MAX) {
    writer.status = tn_context__fail(
        context, TN_INVALID_ARGUMENT, (tn_location){context, tn_op__at(context, op.slot)->location},
        "bytecode of version %u cannot be written; the versions are 0 to %u", writer.version,
        TN_BYTECODE_VERSION_MAX);
  } else if (memchr(writer.options.producer.data, '\0', writer.options.producer.size) != NULL) {
    writer.status = tn_context__fail(context, TN_INVALID_ARGUMENT,
                                     (tn_location){context, tn_op__at(context, op.slot)->location},
                                     "the producer's name contains a NUL");
  }
  tn_writer__encode(&writer);
  if (writer.status == TN_OK) self->finish(self);
  const tn_status status = writer.status;
  if (self->encoding == NULL) tn_writer__close(&writer);
  tn_external_resources__release(external);
  if (status == TN_OUT_OF_MEMORY) (void)tn_context__out_of_memory(context);
  tn_callback_guard__end(&call);
  return status;
}

tn_status tn_bytecode_write(tn_op op, const tn_bytecode_write_options* options, tn_write_fn write,
                            void* user_data) {
  ending self = {.finish = finish_callback, .write = write, .user_data = user_data};
  return write_to(op, options, &self);
}

static void free_bytes(void* user_data, const void* data, size_t byte_size) {
  (void)user_data;
  (void)byte_size;
  free((void*)(uintptr_t)data);
}

tn_status tn_bytecode_write_blob(tn_op op, const tn_bytecode_write_options* options,
                                 tn_blob** out_blob) {
  *out_blob = NULL;
  ending self = {.finish = finish_memory};
  tn_status status = write_to(op, options, &self);
  if (status == TN_OK) status = tn_blob_create(self.data, self.size, 1, free_bytes, NULL, out_blob);
  if (status != TN_OK) free(self.data);
  return status;
}

tn_status tn_bytecode_encode(tn_op op, const tn_bytecode_write_options* options,
                             tn_bytecode_encoding** out_encoding) {
  ending self = {.finish = finish_encoding};
  const tn_status status = write_to(op, options, &self);
  *out_encoding = self.encoding;
  return status;
}

size_t tn_bytecode_encoding_byte_size(const tn_bytecode_encoding* encoding) {
  return file_size(&encoding->writer);
}

tn_status tn_bytecode_encoding_write(const tn_bytecode_encoding* encoding, tn_write_fn write,
                                     void* user_data) {
  return hand_out(&encoding->writer, write, user_data);
}

void tn_bytecode_encoding_destroy(tn_bytecode_encoding* encoding) {
  if (encoding == NULL) return;
  const tn_allocator allocator = encoding->allocator;
  tn_writer__close(&encoding->writer);
  tn_deallocate(&allocator, encoding, sizeof *encoding);
}
