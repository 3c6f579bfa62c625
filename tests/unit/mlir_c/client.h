// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A client of MLIR's C API for the tests of this room: a context with the last messages that it
// reported, and short ways to make and to look at things.

#ifndef TENURE_TESTS_UNIT_MLIR_C_CLIENT_H
#define TENURE_TESTS_UNIT_MLIR_C_CLIENT_H

#include <mlir-c/Diagnostics.h>
#include <mlir-c/IR.h>
#include <mlir-c/RegisterEverything.h>
#include <stdio.h>
#include <string.h>

#include "tn_test.h"

typedef struct client {
  MlirContext context;
  MlirDiagnosticHandlerID handler;
  int count;          ///< Of diagnostics.
  char message[512];  ///< The last one.
} client;

static inline MlirStringRef text_of(const char* text) {
  return (MlirStringRef){text, strlen(text)};
}

/// Adds what is printed to a text of 4096 bytes.
static inline void add_text(MlirStringRef part, void* text) {
  const size_t size = strlen(text);
  snprintf((char*)text + size, 4096 - size, "%.*s", (int)part.length, part.data);
}

static inline MlirLogicalResult take_diagnostic(MlirDiagnostic diagnostic, void* user_data) {
  client* it = user_data;
  char text[4096] = "";
  mlirDiagnosticPrint(diagnostic, add_text, text);
  snprintf(it->message, sizeof it->message, "%.*s", (int)sizeof it->message - 1, text);
  ++it->count;
  return mlirLogicalResultSuccess();
}

/// A context without dialects.
static inline void client_open(client* it) {
  *it = (client){.context = mlirContextCreate()};
  it->handler = mlirContextAttachDiagnosticHandler(it->context, take_diagnostic, it, NULL);
}

/// One that knows all.
static inline void client_open_all(client* it) {
  client_open(it);
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirRegisterAllDialects(registry);
  mlirContextAppendDialectRegistry(it->context, registry);
  mlirDialectRegistryDestroy(registry);
}

static inline MlirModule client_parse(const client* it, const char* text) {
  return mlirModuleCreateParse(it->context, text_of(text));
}

/// Whether a call since the last one of this was refused, with these words in the last message.
static inline bool was_refused(client* it, const char* words) {
  const bool is_so = it->count != 0 && strstr(it->message, words) != NULL;
  if (!is_so) fprintf(stderr, "message: %s\n", it->message);
  it->count = 0;
  it->message[0] = '\0';
  return is_so;
}
static inline bool is_silent(const client* it) {
  if (it->count != 0) fprintf(stderr, "message: %s\n", it->message);
  return it->count == 0;
}

#endif  // TENURE_TESTS_UNIT_MLIR_C_CLIENT_H
