// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Symbols: the printer's data about the uniqued objects that it has visited.
//
// The index of a symbol is found by the object's reference through pages of 512 words, in order of
// creation; so related objects are adjacent, and nothing is hashed.

#include "text/printer.h"

// The last word of a page is 1 + the index of the page that was allocated before it, or 0. So pages
// are freed without scanning the page table, which is large compared to printing a single
// attribute.
#define PAGE_WORDS (TN_SYMBOL_PAGE_SIZE + 1)

static bool grow_pages(tn_printer* printer, size_t needed) {
  const size_t old_count = printer->symbol_page_count;
  size_t count = old_count;
  if (!tn_array_grow(printer->allocator, &printer->symbol_pages, &count, needed,
                     sizeof *printer->symbol_pages)) {
    return false;
  }
  memset(printer->symbol_pages + old_count, 0, (count - old_count) * sizeof *printer->symbol_pages);
  printer->symbol_page_count = count;
  return true;
}

/// Things that are numbered in text order are left to the whole printer.
static bool refuse_part(tn_printer* printer) {
  if (!printer->is_part || printer->collector != NULL) return false;
  tn_print_sink__fail(&printer->sink, TN_NOT_FOUND);
  return true;
}

uint32_t* tn_printer__symbol_slot_slow(tn_printer* printer, tn_uref reference) {
  if (refuse_part(printer)) return NULL;
  const size_t page = reference >> TN_SYMBOL_PAGE_SHIFT;
  if (page >= printer->symbol_page_count && !grow_pages(printer, page + 1)) {
    tn_printer__out_of_memory(printer);
    return NULL;
  }
  if (printer->symbol_pages[page] == NULL) {
    uint32_t* words = tn_allocate_zeroed(printer->allocator, PAGE_WORDS * sizeof *words);
    if (words == NULL) {
      tn_printer__out_of_memory(printer);
      return NULL;
    }
    words[TN_SYMBOL_PAGE_SIZE] = printer->symbol_last_page;
    printer->symbol_last_page = (uint32_t)page + 1;
    printer->symbol_pages[page] = words;
  }
  return &printer->symbol_pages[page][reference & (TN_SYMBOL_PAGE_SIZE - 1)];
}

tn_print_symbol* tn_printer__symbol_make(tn_printer* printer, tn_uref reference) {
  if (refuse_part(printer)) return NULL;
  uint32_t* slot = tn_printer__symbol_slot(printer, reference);
  if (slot == NULL) return NULL;
  if (*slot != 0) return &printer->symbols[*slot];
  if (printer->symbol_count == 0) printer->symbol_count = 1;
  if (!tn_array_grow(printer->allocator, &printer->symbols, &printer->symbol_capacity,
                     printer->symbol_count + 1, sizeof *printer->symbols)) {
    tn_printer__out_of_memory(printer);
    return NULL;
  }
  *slot = (uint32_t)printer->symbol_count++;
  tn_print_symbol* symbol = &printer->symbols[*slot];
  *symbol = (tn_print_symbol){.reference = reference};
  return symbol;
}

void tn_printer__free_symbols(tn_printer* printer) {
  while (printer->symbol_last_page != 0) {
    uint32_t* words = printer->symbol_pages[printer->symbol_last_page - 1];
    printer->symbol_last_page = words[TN_SYMBOL_PAGE_SIZE];
    tn_deallocate(printer->allocator, words, PAGE_WORDS * sizeof *words);
  }
  tn_deallocate(printer->allocator, printer->symbol_pages,
                printer->symbol_page_count * sizeof *printer->symbol_pages);
  tn_deallocate(printer->allocator, printer->symbols,
                printer->symbol_capacity * sizeof *printer->symbols);
  printer->symbol_pages = NULL;
  printer->symbol_page_count = 0;
  printer->symbols = NULL;
  printer->symbol_count = 0;
  printer->symbol_capacity = 0;
}
