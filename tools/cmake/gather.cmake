# Writes the table of the definitions with a macro, MACRO(NAME), in the sources, sorted by name: TYPE##s, pointers to
# each TYPE_NAME, and TYPE_count.
#
#   cmake -D OUTPUT=tool_commands.c -D MACRO=TOOL_COMMAND -D TYPE=tool_command -D HEADER=command.h
#         -D SOURCES=tools/tenure/*.c,... -P gather.cmake

string(REPLACE "," ";" SOURCES "${SOURCES}")
file(GLOB sources ${SOURCES})
set(names "")
foreach(source IN LISTS sources)
  file(STRINGS ${source} lines REGEX "^${MACRO}\\([a-z0-9_]+\\)")
  list(TRANSFORM lines REPLACE "^${MACRO}\\(([a-z0-9_]+)\\).*" "\\1")
  list(APPEND names ${lines})
endforeach()
list(SORT names)
foreach(name IN LISTS names)
  string(APPEND declared "extern const ${TYPE} ${TYPE}_${name};\n")
  string(APPEND listed "    &${TYPE}_${name},\n")
endforeach()
file(CONFIGURE OUTPUT ${OUTPUT} CONTENT "// What the build found.\n\n#include \"${HEADER}\"\n\n${declared}
const ${TYPE}* const ${TYPE}s[] = {\n${listed}};
const size_t ${TYPE}_count = sizeof ${TYPE}s / sizeof *${TYPE}s;\n" @ONLY)
