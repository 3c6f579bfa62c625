// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs a fuzz target once on each file of the folders it is given; stands in for libFuzzer in plain
// builds.

#include <dirent.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

static int run_file(const char* path) {
  FILE* file = fopen(path, "rb");
  if (file == NULL) return -1;
  struct stat facts;
  if (fstat(fileno(file), &facts) != 0) {
    fclose(file);
    return -1;
  }
  const size_t size = (size_t)facts.st_size;
  // Exactly as large as the file, so that a sanitizer sees a read past the end.
  uint8_t* bytes = malloc(size == 0 ? 1 : size);
  const size_t got = bytes == NULL ? 0 : fread(bytes, 1, size, file);
  fclose(file);
  if (bytes != NULL && got == size) LLVMFuzzerTestOneInput(bytes, size);
  free(bytes);
  return got == size ? 0 : -1;
}

static int run_folder(const char* folder, size_t* file_count) {
  DIR* entries = opendir(folder);
  if (entries == NULL) return -1;
  int result = 0;
  for (struct dirent* entry = readdir(entries); entry != NULL; entry = readdir(entries)) {
    if (entry->d_name[0] == '.') continue;
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
    if (run_file(path) != 0) {
      fprintf(stderr, "cannot read %s\n", path);
      result = -1;
    }
    ++*file_count;
  }
  closedir(entries);
  return result;
}

int main(int argument_count, char** arguments) {
  size_t file_count = 0;
  int result = 0;
  for (int i = 1; i < argument_count; ++i) {
    if (run_folder(arguments[i], &file_count) != 0) result = 1;
  }
  printf("%zu files\n", file_count);
  return result;
}
