# Writes the table of the command's commands: each file that defines one says TOOL_COMMAND(NAME).
#
#   cmake -D OUTPUT=tool_commands.c -D FOLDER=tools/tenure -P gather_commands.cmake

file(GLOB sources ${FOLDER}/*.c)
set(declared "")
set(listed "")
foreach(source IN LISTS sources)
  file(STRINGS ${source} lines REGEX "^TOOL_COMMAND\\([a-z_]+\\)")
  foreach(line IN LISTS lines)
    string(REGEX REPLACE "^TOOL_COMMAND\\(([a-z_]+)\\).*" "\\1" name ${line})
    string(APPEND declared "extern const tool_command tool_command_${name};\n")
    string(APPEND listed "    &tool_command_${name},\n")
  endforeach()
endforeach()
set(text "// The commands of tools/tenure, as the build found them.\n\n#include \"command.h\"\n\n${declared}
const tool_command* const tool_commands[] = {\n${listed}};
const size_t tool_command_count = sizeof tool_commands / sizeof *tool_commands;\n")
file(WRITE ${OUTPUT} "${text}")
