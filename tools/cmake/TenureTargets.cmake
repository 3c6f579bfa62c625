# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Compiler settings, and the objects of the library.
#
#   tenure_settings               language, warnings, sanitizers: for every program of this project
#   tenure_add_objects            the library's objects
#   TENURE_SCHEMA_SOURCE          the dialects' schemas, embedded
#   TENURE_PASS_SOURCE            the table of passes
#   TENURE_COMPACT_RELOCATIONS    link options of the library and the command if the loader supports them
#   TENURE_LINK_OPTIONS           link options of shared libraries
#   TENURE_ROOMS                  folders under src/ in the order in which they may include each other

set(TENURE_ROOMS base ir scope text bytecode schema analysis rewrite pdll dialects adapter pass)

set(CMAKE_C_STANDARD 17)
set(CMAKE_C_STANDARD_REQUIRED ON)
set(CMAKE_C_EXTENSIONS OFF)

add_library(tenure_settings INTERFACE)
target_compile_options(tenure_settings INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion)
target_compile_definitions(tenure_settings INTERFACE _GNU_SOURCE)
target_include_directories(tenure_settings INTERFACE ${PROJECT_SOURCE_DIR}/include)
if(TENURE_WERROR)
  target_compile_options(tenure_settings INTERFACE -Werror)
endif()

if(TENURE_SANITIZE)
  list(JOIN TENURE_SANITIZE "," sanitizers)
  set(sanitize_options -fsanitize=${sanitizers} -fno-sanitize-recover=all -fno-omit-frame-pointer
                       -g1)
  target_compile_options(tenure_settings INTERFACE ${sanitize_options})
  # Programs without tenure_settings must start the sanitizers' runtime, too.
  add_link_options(${sanitize_options})
endif()

if(TENURE_FUZZ)
  if(NOT CMAKE_C_COMPILER_ID MATCHES "Clang")
    message(FATAL_ERROR "TENURE_FUZZ needs clang: configure with CC=clang")
  endif()
  target_compile_options(tenure_settings INTERFACE -fsanitize=fuzzer-no-link)
endif()

if(TENURE_LTO)
  include(CheckIPOSupported)
  check_ipo_supported(LANGUAGES C)
  set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ON)
  if(CMAKE_C_COMPILER_ID STREQUAL "GNU")
    # Users of the static library may have another compiler.
    add_compile_options(-ffat-lto-objects)
  endif()
endif()

if(NOT TENURE_GENERATION_BITS MATCHES "^([2-9]|[12][0-9]|3[0-2])$")
  message(FATAL_ERROR "TENURE_GENERATION_BITS is ${TENURE_GENERATION_BITS}; expected 2 to 32")
endif()

# Tables of pointers need a relocation for each pointer, which has 24 bytes in the common form and 2 bits in this one: a
# twentieth of the library, and less to read at load time. glibc supports it from 2.36 on, so programs for older
# versions do not use it; neither does the Python module, which is distributed.
option(TENURE_PACK_RELOCATIONS "Write relative relocations in the form that glibc 2.36 introduced" ON)
if(TENURE_PACK_RELOCATIONS)
  include(CheckCSourceCompiles)
  set(CMAKE_REQUIRED_LINK_OPTIONS LINKER:-z,pack-relative-relocs)
  check_c_source_compiles([[
    #include <features.h>
    #if !__GLIBC_PREREQ(2, 36)
    #error
    #endif
    int main(void) { return 0; }]] TENURE_LOADER_READS_RELR FAIL_REGEX "warning")
  unset(CMAKE_REQUIRED_LINK_OPTIONS)
  if(TENURE_LOADER_READS_RELR)
    set(TENURE_COMPACT_RELOCATIONS LINKER:-z,pack-relative-relocs)
  endif()
endif()

# zig's driver does not support --as-needed, and its linker never omits a library.
include(CheckLinkerFlag)
check_linker_flag(C LINKER:--as-needed TENURE_LINKER_KNOWS_AS_NEEDED)
set(TENURE_LINK_OPTIONS LINKER:-O1,-z,now,-z,relro,--gc-sections)
if(TENURE_LINKER_KNOWS_AS_NEEDED)
  list(APPEND TENURE_LINK_OPTIONS LINKER:--as-needed)
endif()

# The schemas of the built-in dialects as C. The packer runs on the build machine: when cross compiling without a
# CMAKE_CROSSCOMPILING_EMULATOR, set this to a packer for the build machine.
set(TENURE_PACK_SCHEMAS "" CACHE FILEPATH "A pack_schemas that runs on the machine that builds")
set(TENURE_SCHEMA_SOURCE ${PROJECT_BINARY_DIR}/shipped_schemas.c)
set(pack_schemas ${TENURE_PACK_SCHEMAS})
if(NOT pack_schemas)
  set(pack_schemas tenure_pack_schemas)
  file(GLOB pack_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tools/cmake/lowerings/*.c)
  list(APPEND pack_sources ${PROJECT_SOURCE_DIR}/tools/cmake/pack_schemas.c ${PROJECT_SOURCE_DIR}/tools/cmake/pack_pairs.c
              ${PROJECT_SOURCE_DIR}/tools/cmake/op_outline.c ${PROJECT_SOURCE_DIR}/tools/cmake/op_header_read.c
              ${PROJECT_SOURCE_DIR}/tools/cmake/op_header_build.c
              ${PROJECT_SOURCE_DIR}/src/base/text_buffer.c ${PROJECT_SOURCE_DIR}/src/base/memory.c
              ${PROJECT_SOURCE_DIR}/src/base/hash.c ${PROJECT_SOURCE_DIR}/src/schema/arena.c)
  # The PDLL front end; pdll_host.c has stubs of the library's functions that it needs.
  foreach(source lexer type report parse_decl parse_cst parse_expr parse_stmt analyze convert check)
    list(APPEND pack_sources ${PROJECT_SOURCE_DIR}/src/pdll/${source}.c)
  endforeach()
  add_executable(${pack_schemas} ${pack_sources})
  target_link_libraries(${pack_schemas} PRIVATE tenure_settings)
  target_include_directories(${pack_schemas} PRIVATE ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR}/tools/cmake
                                                     ${TENURE_GENERATED})
  # The output is the same for all build types, but takes a minute in a debug build or with sanitizers.
  target_compile_options(${pack_schemas} PRIVATE -O2 -fno-sanitize=all)
  set_target_properties(${pack_schemas} PROPERTIES OUTPUT_NAME pack_schemas)
endif()
file(GLOB lowerings CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/schema/lowerings/*.lowering
     ${PROJECT_SOURCE_DIR}/schema/lowerings/*.pdll ${PROJECT_SOURCE_DIR}/schema/lowerings/*.txt)
set(natives ${PROJECT_SOURCE_DIR}/schema/lowerings/natives.pdll)  # Which the others include.
list(REMOVE_ITEM lowerings ${natives})
if(TENURE_WITHOUT_DIALECTS)
  set(lowerings)  # What they are checked against, and who follows them, is left out.
endif()
add_custom_command(OUTPUT ${TENURE_SCHEMA_SOURCE}
                   COMMAND ${pack_schemas} ${TENURE_SCHEMA_SOURCE} ${TENURE_SCHEMAS} ${lowerings}
                   DEPENDS ${TENURE_SCHEMAS} ${lowerings} ${natives} ${pack_schemas}
                   COMMENT "Packing the dialects' schemas" VERBATIM)
# Headers with which C code reads and builds ops, one for each dialect, also for excluded dialects, since
# src/dialects/common reads some of their ops.
set(op_headers ${TENURE_ALL_SCHEMAS})
list(TRANSFORM op_headers REPLACE ".*/(.+)[.]irdl[.]mlir" "${TENURE_GENERATED}/dialects/\\1_ops.h")
file(GLOB op_codes CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/dialects/*/ops.inc)
add_custom_command(OUTPUT ${op_headers}
                   COMMAND ${pack_schemas} --headers ${TENURE_GENERATED}/dialects ${PROJECT_SOURCE_DIR}/src/dialects
                           ${TENURE_ALL_SCHEMAS}
                   DEPENDS ${TENURE_ALL_SCHEMAS} ${op_codes} ${pack_schemas}
                   COMMENT "Writing headers of the dialects' ops" VERBATIM)
# tenure_gather(<output> <macro> <type> <header> <pattern>...): generates the table of the definitions with a macro in
# the sources.
function(tenure_gather output macro type header)
  file(GLOB sources CONFIGURE_DEPENDS ${ARGN})
  list(JOIN ARGN "," patterns)
  add_custom_command(OUTPUT ${output}
                     COMMAND ${CMAKE_COMMAND} -D OUTPUT=${output} -D MACRO=${macro} -D TYPE=${type} -D HEADER=${header}
                             -D "SOURCES=${patterns}" -P ${PROJECT_SOURCE_DIR}/tools/cmake/gather.cmake
                     DEPENDS ${sources} ${PROJECT_SOURCE_DIR}/tools/cmake/gather.cmake
                     COMMENT "Gathering what is defined with ${macro}" VERBATIM)
endfunction()

# The passes.
set(TENURE_PASS_SOURCE ${PROJECT_BINARY_DIR}/passes.c)
set(pass_patterns ${TENURE_DIALECTS})
list(TRANSFORM pass_patterns REPLACE "(.+)" "${PROJECT_SOURCE_DIR}/src/dialects/\\1/*.c")
list(APPEND pass_patterns ${PROJECT_SOURCE_DIR}/src/pass/*.c)
tenure_gather(${TENURE_PASS_SOURCE} TN_PASS tn_pass_info ir/pass_info.h ${pass_patterns})
# Targets that compile the sources depend on this, so that they are generated once.
add_custom_target(tenure_schemas DEPENDS ${TENURE_SCHEMA_SOURCE} ${TENURE_PASS_SOURCE} ${op_headers})

# Compiles code that runs for few ops, or waits for files, for size: -O2 inlines functions into each of its many cases,
# and doubles the code. Exceptions are the pattern driver, the most common folds and passes, and arithmetic on tensors.
set(TENURE_FAST_SOURCES
    rewrite/canonical rewrite/constant rewrite/effects rewrite/equal rewrite/fold rewrite/folder rewrite/greedy
    rewrite/region_dead rewrite/region_flow rewrite/rewriter rewrite/value_map dialects/arith/fold
    dialects/arith/fold_compare dialects/arith/canonicalize dialects/scf/interface dialects/*/assembly*
    dialects/*/map_of_values dialects/*/bytecode_*
    dialects/*/naming pass/pass_cse pass/pass_symbol adapter/combine adapter/apply adapter/merge_into_weights
    adapter/weight_elements adapter/adapter_builder_cast adapter/diff adapter/element analysis/dominance
    analysis/cell_map schema/schema_verify schema/schema_segment)
file(GLOB TENURE_SMALL_SOURCES CONFIGURE_DEPENDS
     ${PROJECT_SOURCE_DIR}/src/rewrite/*.c ${PROJECT_SOURCE_DIR}/src/dialects/*/*.c ${PROJECT_SOURCE_DIR}/src/pdll/*.c
     ${PROJECT_SOURCE_DIR}/src/pass/*.c ${PROJECT_SOURCE_DIR}/src/adapter/*.c
     ${PROJECT_SOURCE_DIR}/src/analysis/*.c ${PROJECT_SOURCE_DIR}/src/schema/schema_*.c
     ${PROJECT_SOURCE_DIR}/src/schema/type_rule_compile.c ${PROJECT_SOURCE_DIR}/src/schema/format_compile.c
     ${PROJECT_SOURCE_DIR}/src/schema/body_format_*.c ${PROJECT_SOURCE_DIR}/src/schema/definition_load.c
     ${PROJECT_SOURCE_DIR}/src/schema/shipped.c ${PROJECT_SOURCE_DIR}/src/ir/nested.c
     ${PROJECT_SOURCE_DIR}/src/text/parser_resource.c ${PROJECT_SOURCE_DIR}/src/text/printer_resource.c
     ${PROJECT_SOURCE_DIR}/src/text/printer_position.c ${PROJECT_SOURCE_DIR}/src/text/textual.c
     ${PROJECT_SOURCE_DIR}/src/text/parser_place.c ${PROJECT_SOURCE_DIR}/src/text/parser_suggest.c
     ${PROJECT_SOURCE_DIR}/src/text/parser_error.c ${PROJECT_SOURCE_DIR}/src/schema/index_list.c
     ${PROJECT_SOURCE_DIR}/src/schema/dimension_list.c ${PROJECT_SOURCE_DIR}/src/ir/op_diagnostic.c
     ${PROJECT_SOURCE_DIR}/src/ir/diagnostic_print.c ${PROJECT_SOURCE_DIR}/src/ir/diagnostic_printer.c
     ${PROJECT_SOURCE_DIR}/src/schema/format_words.c ${PROJECT_SOURCE_DIR}/src/schema/opaque_text.c
     ${PROJECT_SOURCE_DIR}/src/schema/custom_directive.c ${PROJECT_SOURCE_DIR}/src/text/parser_enum.c
     ${PROJECT_SOURCE_DIR}/src/schema/infer.c ${PROJECT_SOURCE_DIR}/src/schema/infer_op.c
     ${PROJECT_SOURCE_DIR}/src/schema/check_match.c ${PROJECT_SOURCE_DIR}/src/ir/verify_report.c
     ${PROJECT_SOURCE_DIR}/src/ir/external_resources.c ${PROJECT_SOURCE_DIR}/src/bytecode/reader_error.c)
foreach(source IN LISTS TENURE_FAST_SOURCES)
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${source}.c)
  if(NOT sources)
    message(FATAL_ERROR "TENURE_FAST_SOURCES names src/${source}.c, which does not exist")
  endif()
  list(REMOVE_ITEM TENURE_SMALL_SOURCES ${sources})
endforeach()
set_property(SOURCE ${TENURE_SMALL_SOURCES} APPEND PROPERTY COMPILE_OPTIONS $<$<CONFIG:Release>:-Os>)
# Release builds have no unwind tables, a tenth of the library, except for walks with callbacks (and in MLIR's C API).
# Debuggers, and profilers that use them, need another build type.
set(no_tables dialects/* ${TENURE_ROOMS})
list(TRANSFORM no_tables REPLACE "(.+)" "${PROJECT_SOURCE_DIR}/src/\\1/*.c")
file(GLOB no_tables CONFIGURE_DEPENDS ${no_tables})
list(FILTER no_tables EXCLUDE REGEX "/src/(scope/op_read|scope/walk_parallel|ir/walk|ir/nested)[.]c$")
set_property(SOURCE ${no_tables} APPEND PROPERTY
             COMPILE_OPTIONS $<$<CONFIG:Release>:-fno-asynchronous-unwind-tables> $<$<CONFIG:Release>:-fno-unwind-tables>)

# Places the code that parses and verifies a text together, so that a process that does nothing else loads a third of
# the pages of the library's code.
set(TENURE_FIRST_SOURCES
    base/* ir/alias_names ir/attribute ir/attribute_* ir/block ir/callback_guard ir/cells ir/context ir/diagnostic
    ir/dialect_table ir/dominance ir/enum_attribute ir/external_resources ir/float_format ir/lazy ir/location
    ir/location_span ir/op ir/op_interface ir/operation_name ir/poll ir/shape ir/symbol ir/team ir/type ir/type_*
    ir/uniqued ir/uniquer ir/verify* ir/walk scope/directory scope/scope scope/verify_api text/decimal text/lexer
    text/parser* schema/arena schema/attribute_rule schema/check schema/check_match schema/custom_directive
    schema/format_compile schema/infer schema/schema_* schema/shipped schema/type_rule* bytecode/property_layout
    dialects/services dialects/builtin/ops dialects/common/check_function dialects/common/function_assembly
    dialects/common/rule_compile dialects/func/check)
list(TRANSFORM TENURE_FIRST_SOURCES REPLACE "(.+)" "${PROJECT_SOURCE_DIR}/src/\\1.c")
file(GLOB TENURE_FIRST_SOURCES CONFIGURE_DEPENDS ${TENURE_FIRST_SOURCES})

# Adds the object library `name` with all rooms. Targets that link it also see the private headers.
function(tenure_add_objects name)
  set(patterns ${TENURE_ROOMS})
  list(TRANSFORM patterns REPLACE "(.+)" "${PROJECT_SOURCE_DIR}/src/\\1/*.c")
  file(GLOB sources CONFIGURE_DEPENDS ${patterns})
  # PDLL is compiled to the pdl dialect; without dialects its functions report an error.
  if(TENURE_WITHOUT_DIALECTS)
    list(FILTER sources EXCLUDE REGEX "/src/pdll/")
    list(APPEND sources ${PROJECT_SOURCE_DIR}/src/pdll/left_out.c)
  else()
    list(REMOVE_ITEM sources ${PROJECT_SOURCE_DIR}/src/pdll/left_out.c)
  endif()
  tenure_dialect_sources(dialect_sources)
  list(APPEND sources ${dialect_sources})
  set(later_sources ${sources})
  list(REMOVE_ITEM later_sources ${TENURE_FIRST_SOURCES})
  list(REMOVE_ITEM sources ${later_sources})
  list(REVERSE sources)  # Callers first, as linkers take them from archives.
  add_library(${name} OBJECT ${sources} ${later_sources} ${TENURE_SCHEMA_SOURCE} ${TENURE_PASS_SOURCE})
  target_include_directories(${name} PUBLIC ${PROJECT_SOURCE_DIR}/src ${TENURE_GENERATED})
  target_compile_definitions(${name} PUBLIC TN_GENERATION_BITS=${TENURE_GENERATION_BITS})
  target_compile_options(${name} PRIVATE -fno-plt -fno-semantic-interposition -ffunction-sections
                                         -fdata-sections)
  if(NOT TENURE_UNWIND_TABLES)
    target_compile_options(${name} PRIVATE -fno-asynchronous-unwind-tables -fno-unwind-tables)
  endif()
  # Padding before jump targets is 3 % of the code, and improves no benchmark.
  target_compile_options(${name} PRIVATE $<$<C_COMPILER_ID:GNU>:-falign-jumps=1 -falign-labels=1>)
  target_link_libraries(${name} PUBLIC tenure_settings ${TENURE_DEPENDENCIES})
  add_dependencies(${name} tenure_schemas)
  set_target_properties(${name} PROPERTIES POSITION_INDEPENDENT_CODE ON
                        C_VISIBILITY_PRESET hidden)
endfunction()
