// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The language server: messages between lines of `// -----`, whatever they are, are answered or
// passed over. What is sent is JSON that can be read again.

#include <stdlib.h>
#include <string.h>

#include "lsp.h"

static void check_sent(void* user_data, const json_t* message) {
  (void)user_data;
  char* text = json_dumps(message, JSON_COMPACT);
  json_error_t error;
  json_t* again = text == NULL ? NULL : json_loads(text, 0, &error);
  if (again == NULL || !json_equal(again, message)) abort();
  json_decref(again);
  free(text);
}

/// Gives the server the message from `start` to `end`; false when it was the last one.
static bool give(lsp_server* server, const char* start, const char* end) {
  json_error_t error;
  json_t* message = json_loadb(start, (size_t)(end - start), JSON_ALLOW_NUL, &error);
  if (message == NULL) return true;
  return lsp_server_take(server, message);
}

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const char separator[] = "\n// -----\n";
  const lsp_options options = {.delimited = true};
  lsp_server* server = lsp_server_create(&options, check_sent, NULL);
  const char* end = (const char*)data + size;
  bool goes_on = size != 0;
  for (const char* from = (const char*)data; goes_on;) {
    const char* stop = memmem(from, (size_t)(end - from), separator, sizeof separator - 1);
    goes_on = give(server, from, stop == NULL ? end : stop) && stop != NULL;
    if (goes_on) from = stop + sizeof separator - 1;
  }
  lsp_server_destroy(server);
  return 0;
}
