// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Locations, from <mlir-c/IR.h>. For locations of another kind, functions return -1, 0 or null if
// MLIR does; where MLIR fails, they refuse the call.

#include <stdio.h>
#include <stdlib.h>
#include <tenure/text.h>

#include "mlir_c/ir.h"
#include "mlir_c/take.h"
#include "mlir_c/type_id.h"

#define NO_LOCATION ((MlirLocation){NULL})
#define NO_IDENTIFIER ((MlirIdentifier){NULL})

#define LOCATION_KIND(name, kind)                                   \
  bool mlirLocationIsA##name(MlirLocation location) {               \
    TN_MC_TAKE_LOCATION(self, location, false)                      \
    return tn_location_kind_of(self) == (kind);                     \
  }                                                                 \
  MlirTypeID mlirLocation##name##GetTypeID(void) {                  \
    return tn_mc__type_id((tn_mc_id)(TN_MC_ID_LOCATIONS + (kind))); \
  }

LOCATION_KIND(FileLineColRange, TN_LOCATION_FILE)
LOCATION_KIND(CallSite, TN_LOCATION_CALL_SITE)
LOCATION_KIND(Fused, TN_LOCATION_FUSED)
LOCATION_KIND(Name, TN_LOCATION_NAME)

/// Returns from the function unless the location is of the kind.
#define TAKE_LOCATION_OF(self, handle, kind, expected, none)        \
  TN_MC_TAKE_LOCATION(self, handle, none)                           \
  if (TN_UNLIKELY(tn_location_kind_of(self) != (kind))) {           \
    tn_mc__refuse(__func__, (tn_context*)(uintptr_t)(self).context, \
                  "expected " expected " location");                \
    return none;                                                    \
  }

//===-- All locations -------------------------------------------------------------------------===//

MlirAttribute mlirLocationGetAttribute(MlirLocation location) {
  TN_MC_TAKE_LOCATION(self, location, ((MlirAttribute){NULL}))
  (void)self;
  // A location has the same handle bits as its attribute.
  return (MlirAttribute){location.ptr};
}

MlirLocation mlirLocationFromAttribute(MlirAttribute attribute) {
  TN_MC_TAKE_ATTRIBUTE_THAT(self, attribute, tn_attribute_kind_of(self) == TN_ATTRIBUTE_LOCATION,
                            "location", NO_LOCATION)
  return (MlirLocation){attribute.ptr};
}

MlirLocation mlirLocationUnknownGet(MlirContext context) {
  TN_MC_TAKE_CONTEXT(record, context, NO_LOCATION)
  return (MlirLocation){TN_MC_POINTER(record->unknown_location)};
}

MlirContext mlirLocationGetContext(MlirLocation location) {
  TN_MC_TAKE_LOCATION(self, location, ((MlirContext){NULL}))
  return tn_mc__give_context(self.context);
}

bool mlirLocationEqual(MlirLocation l1, MlirLocation l2) {
  if (l1.ptr == NULL || l2.ptr == NULL) return l1.ptr == l2.ptr;
  TN_MC_TAKE_LOCATION(left, l1, false)
  TN_MC_TAKE_LOCATION(right, l2, false)
  return tn_location_equal(left, right);
}

void mlirLocationPrint(MlirLocation location, MlirStringCallback callback, void* userData) {
  TN_MC_TAKE_LOCATION(self, location, )
  TN_MC_PRINT_TO(printer, callback, userData, self.context, TN_CALL_CHANGES)
  (void)!tn_mc__hand_over(&printer, tn_location_print(self, tn_mc__write, &printer));
}

//===-- Positions in files --------------------------------------------------------------------===//

static MlirLocation get_file(tn_context* context, const tn_file_range* range) {
  tn_location made;
  return tn_mc__made_location(tn_location_file_get(context, range, &made), &made);
}

MlirLocation mlirLocationFileLineColGet(MlirContext context, MlirStringRef filename, unsigned line,
                                        unsigned col) {
  TN_MC_TAKE_CONTEXT(record, context, NO_LOCATION)
  return get_file(record->context, &(tn_file_range){tn_mc__view(filename), line, col, line, col});
}

MlirLocation mlirLocationFileLineColRangeGet(MlirContext context, MlirStringRef filename,
                                             unsigned start_line, unsigned start_col,
                                             unsigned end_line, unsigned end_col) {
  TN_MC_TAKE_CONTEXT(record, context, NO_LOCATION)
  return get_file(record->context, &(tn_file_range){tn_mc__view(filename), start_line, start_col,
                                                    end_line, end_col});
}

MlirIdentifier mlirLocationFileLineColRangeGetFilename(MlirLocation location) {
  TAKE_LOCATION_OF(self, location, TN_LOCATION_FILE, "file", NO_IDENTIFIER)
  tn_file_range range;
  tn_identifier name;
  (void)tn_location_file_range(self, &range);
  tn_context* context = (tn_context*)(uintptr_t)self.context;
  if (tn_identifier_get(context, range.file, &name) != TN_OK) return NO_IDENTIFIER;
  return tn_mc__give_identifier(name);
}

#define FILE_FIELD(name, field)                                          \
  int mlirLocationFileLineColRangeGet##name(MlirLocation location) {     \
    TN_MC_TAKE_LOCATION(self, location, -1)                              \
    tn_file_range range;                                                 \
    return tn_location_file_range(self, &range) ? (int)range.field : -1; \
  }

FILE_FIELD(StartLine, start_line)
FILE_FIELD(StartColumn, start_column)
FILE_FIELD(EndLine, end_line)
FILE_FIELD(EndColumn, end_column)

//===-- Call sites and names ------------------------------------------------------------------===//

MlirLocation mlirLocationCallSiteGet(MlirLocation callee, MlirLocation caller) {
  TN_MC_TAKE_LOCATION(called, callee, NO_LOCATION)
  TN_MC_TAKE_LOCATION(calling, caller, NO_LOCATION)
  tn_location made;
  const tn_status status = tn_location_call_site_get(called, calling, &made);
  tn_mc__finish(__func__, status);
  return tn_mc__made_location(status, &made);
}

MlirLocation mlirLocationCallSiteGetCallee(MlirLocation location) {
  TAKE_LOCATION_OF(self, location, TN_LOCATION_CALL_SITE, "call site", NO_LOCATION)
  return tn_mc__give_location(tn_location_child(self, 0));
}

MlirLocation mlirLocationCallSiteGetCaller(MlirLocation location) {
  TAKE_LOCATION_OF(self, location, TN_LOCATION_CALL_SITE, "call site", NO_LOCATION)
  return tn_mc__give_location(tn_location_child(self, 1));
}

MlirLocation mlirLocationNameGet(MlirContext context, MlirStringRef name, MlirLocation childLoc) {
  TN_MC_TAKE_CONTEXT(record, context, NO_LOCATION)
  tn_location child = tn_location_unknown(record->context);
  if (childLoc.ptr != NULL && !tn_mc__take_location(__func__, childLoc, &child)) {
    return NO_LOCATION;
  }
  tn_location made;
  const tn_status status = tn_location_name_get(record->context, tn_mc__view(name), child, &made);
  tn_mc__finish(__func__, status);
  return tn_mc__made_location(status, &made);
}

MlirIdentifier mlirLocationNameGetName(MlirLocation location) {
  TAKE_LOCATION_OF(self, location, TN_LOCATION_NAME, "name", NO_IDENTIFIER)
  tn_identifier name;
  tn_context* context = (tn_context*)(uintptr_t)self.context;
  if (tn_identifier_get(context, tn_location_name(self), &name) != TN_OK) return NO_IDENTIFIER;
  return tn_mc__give_identifier(name);
}

MlirLocation mlirLocationNameGetChildLoc(MlirLocation location) {
  TAKE_LOCATION_OF(self, location, TN_LOCATION_NAME, "name", NO_LOCATION)
  return tn_mc__give_location(tn_location_child(self, 0));
}

//===-- Fused locations -----------------------------------------------------------------------===//

static bool take_locations(const char* function, const MlirLocation* handles, size_t count,
                           tn_location* locations) {
  for (size_t i = 0; i < count; ++i) {
    if (!tn_mc__take_location(function, handles[i], &locations[i])) return false;
  }
  return true;
}

MlirLocation mlirLocationFusedGet(MlirContext ctx, intptr_t nLocations,
                                  const MlirLocation* locations, MlirAttribute metadata) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_LOCATION)
  TN_MC_TAKE_COUNT(nLocations, record->context, NO_LOCATION)
  TN_MC_TAKE_OPTIONAL(given, metadata, NO_LOCATION)
  const size_t count = (size_t)nLocations;
  tn_location* taken = calloc(count + 1, sizeof *taken);
  if (taken == NULL) {
    tn_mc__refuse(__func__, record->context, "out of memory");
    return NO_LOCATION;
  }
  tn_location made = {NULL, 0};
  const bool is_taken = take_locations(__func__, locations, count, taken);
  const tn_status status =
      is_taken ? tn_location_fused_get(record->context, taken, count, &given, &made) : TN_OK;
  free(taken);
  tn_mc__finish(__func__, status);
  return is_taken ? tn_mc__made_location(status, &made) : NO_LOCATION;
}

unsigned mlirLocationFusedGetNumLocations(MlirLocation location) {
  TN_MC_TAKE_LOCATION(self, location, 0)
  const bool is_fused = tn_location_kind_of(self) == TN_LOCATION_FUSED;
  return is_fused ? (unsigned)tn_location_child_count(self) : 0;
}

void mlirLocationFusedGetLocations(MlirLocation location, MlirLocation* locationsCPtr) {
  TN_MC_TAKE_LOCATION(self, location, )
  if (tn_location_kind_of(self) != TN_LOCATION_FUSED) return;
  const size_t count = tn_location_child_count(self);
  for (size_t i = 0; i < count; ++i) {
    locationsCPtr[i] = tn_mc__give_location(tn_location_child(self, i));
  }
}

MlirAttribute mlirLocationFusedGetMetadata(MlirLocation location) {
  TN_MC_TAKE_LOCATION(self, location, ((MlirAttribute){NULL}))
  return tn_mc__give_attribute(tn_location_metadata(self));
}
