// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The arithmetic of folding.

#include "adapter/weight_elements.h"

#include "base/memory.h"
#include "base/status.h"
#include "ir/float_format.h"

bool tn_fold__is_usable(tn_float_kind kind) {
  if (kind == TN_FLOAT_KIND_COUNT) return false;
  const uint32_t width = tn_float_kind_width(kind);
  return width == 8 || width == 16 || width == 32 || width == 64;
}

//===-- Elements ------------------------------------------------------------------------------===//

static double read_f32(const unsigned char* bytes) {
  float value;
  memcpy(&value, bytes, sizeof value);
  return (double)value;
}

static double read_other(tn_float_kind kind, size_t size, const unsigned char* bytes) {
  uint64_t words[2] = {0, 0};
  for (size_t i = 0; i < size; ++i) words[0] |= (uint64_t)bytes[i] << (8 * i);
  return tn_float_format__decode(kind, words);
}

static void read_elements(tn_float_kind kind, const void* bytes, size_t count, double* out) {
  const unsigned char* at = bytes;
  const size_t size = tn_float_kind_width(kind) / 8u;
  for (size_t i = 0; i < count; ++i, at += size) {
    out[i] = kind == TN_FLOAT_F32 ? read_f32(at) : read_other(kind, size, at);
  }
}

static void write_element(tn_float_kind kind, size_t size, double value, unsigned char* out) {
  if (kind == TN_FLOAT_F32) {
    const float narrow = (float)value;
    memcpy(out, &narrow, sizeof narrow);
    return;
  }
  uint64_t words[2] = {0, 0};
  (void)tn_float_format__encode(kind, value, words);
  for (size_t i = 0; i < size; ++i) out[i] = (unsigned char)(words[0] >> (8 * i));
}

//===-- Sums ----------------------------------------------------------------------------------===//

// Allocates room for `rows` x `columns` numbers, at least one.
static double* make_matrix(const tn_allocator* allocator, size_t rows, size_t columns) {
  size_t count = 0;
  size_t size = 0;
  if (!tn_checked_multiply(rows, columns, &count) ||
      !tn_checked_multiply(count + 1, sizeof(double), &size)) {
    return NULL;
  }
  return tn_allocate(allocator, size);
}

static void free_matrix(const tn_allocator* allocator, double* matrix, size_t rows,
                        size_t columns) {
  tn_deallocate(allocator, matrix, (rows * columns + 1) * sizeof(double));
}

tn_status tn_fold_sum__begin(const tn_allocator* allocator, tn_float_kind kind, const void* weight,
                             size_t in, size_t out, tn_fold_sum* out_sum) {
  *out_sum = (tn_fold_sum){.allocator = allocator, .kind = kind, .in = in, .out = out};
  out_sum->values = make_matrix(allocator, in, out);
  if (out_sum->values == NULL) return TN_OUT_OF_MEMORY;
  read_elements(kind, weight, in * out, out_sum->values);
  return TN_OK;
}

// Adds the products; `a` is [rank, in], `b` is [out, rank], and `row` has room for [out].
static void add_products(tn_fold_sum* sum, const tn_fold_pair* pair, const double* a,
                         const double* b, double* row) {
  for (size_t i = 0; i < sum->in; ++i) {
    double* target = sum->values + i * sum->out;
    memset(row, 0, sum->out * sizeof *row);
    for (size_t r = 0; r < pair->rank; ++r) {
      const double factor = a[r * sum->in + i];
      for (size_t o = 0; o < sum->out; ++o) row[o] += factor * b[r * sum->out + o];
    }
    for (size_t o = 0; o < sum->out; ++o) target[o] += pair->scale * row[o];
  }
}

// Reads B [out, rank] as [rank, out].
static void read_transposed(const tn_fold_pair* pair, size_t out, double* row, double* matrix) {
  const size_t size = tn_float_kind_width(pair->kind) / 8u;
  for (size_t o = 0; o < out; ++o) {
    read_elements(pair->kind, (const unsigned char*)pair->b + o * pair->rank * size, pair->rank,
                  row);
    for (size_t r = 0; r < pair->rank; ++r) matrix[r * out + o] = row[r];
  }
}

tn_status tn_fold_sum__add(tn_fold_sum* sum, const tn_fold_pair* pair) {
  const tn_allocator* allocator = sum->allocator;
  const size_t row_size = pair->rank > sum->out ? pair->rank : sum->out;
  double* a = make_matrix(allocator, pair->rank, sum->in);
  double* b = make_matrix(allocator, pair->rank, sum->out);
  double* row = make_matrix(allocator, 1, row_size);
  const bool made = a != NULL && b != NULL && row != NULL;
  if (made) {
    read_elements(pair->kind, pair->a, pair->rank * sum->in, a);
    read_transposed(pair, sum->out, row, b);
    add_products(sum, pair, a, b, row);
  }
  free_matrix(allocator, a, pair->rank, sum->in);
  free_matrix(allocator, b, pair->rank, sum->out);
  free_matrix(allocator, row, 1, row_size);
  return made ? TN_OK : TN_OUT_OF_MEMORY;
}

size_t tn_fold_sum__byte_size(const tn_fold_sum* sum) {
  return sum->in * sum->out * (tn_float_kind_width(sum->kind) / 8u);
}

void tn_fold_sum__write(const tn_fold_sum* sum, void* out_bytes) {
  const size_t size = tn_float_kind_width(sum->kind) / 8u;
  unsigned char* at = out_bytes;
  for (size_t i = 0; i < sum->in * sum->out; ++i, at += size) {
    write_element(sum->kind, size, sum->values[i], at);
  }
}

void tn_fold_sum__free(tn_fold_sum* sum) {
  free_matrix(sum->allocator, sum->values, sum->in, sum->out);
  sum->values = NULL;
}
