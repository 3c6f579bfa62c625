#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Writes a call of every public function with drawn arguments, from the headers.
#
# The headers are regular, so a declaration says what is needed: handles, types, attributes and objects
# come from pools of c_api_fuzz.c, structs are drawn member by member, pointers in front of a size are
# arrays of that size, what is called out_... goes back into the pools or has to be null after an
# error, and callbacks call back. What the generator cannot draw, or what would break a documented
# condition, is in LEFT_OUT by name with the reason; a function that is in neither fails the build.

"""Usage: generate.py HEADERS OUTPUT"""

import pathlib
import re
import sys

# Handles and uniqued things: by value, any of them may be passed anywhere.
VALUES = ["tn_op", "tn_block", "tn_region", "tn_value", "tn_use", "tn_type", "tn_attribute",
          "tn_location", "tn_identifier", "tn_operation_name", "tn_affine_expr"]
# What somebody owns, and is destroyed once.
OWNED = ["tn_pass_manager", "tn_pattern_set", "tn_rewriter", "tn_adapter_builder", "tn_symbol_table",
         "tn_clone_map", "tn_external_resources", "tn_dominance", "tn_liveness", "tn_call_graph",
         "tn_symbol_users", "tn_bytecode_encoding", "tn_type_converter", "tn_conversion_target"]
# Objects with a reference in the pool.
COUNTED = ["tn_blob", "tn_adapter", "tn_tensor", "tn_scope"]
BORROWED = ["tn_context", "tn_resource"]
NUMBERS = {"bool", "size_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t", "int32_t", "int64_t",
           "double", "float"}

LEFT_OUT = {
    "tn_context_create": "contexts are the program's own; a callback ends them now and then",
    "tn_context_destroy": "likewise, with what has to go before",
    "tn_context_retain": "the pools count references",
    "tn_context_release": "the pools count references",
    "tn_object_retain": "the pools count references",
    "tn_object_release": "the pools count references",
    "tn_object_allocator_set": "it is the process's; unit.base.object sets it",
    "tn_host_exit": "it is for good, and the process's",
    "tn_object_host_tie": "takes any object by address; unit.base.object",
    "tn_object_host_state": "likewise",
    "tn_object_host_drop": "likewise",
    "tn_object_host_revive": "likewise",
    "tn_object_host_detach": "likewise",
    "tn_object_kind_of": "likewise",
    "tn_object_reference_count": "likewise",
    "tn_op_host_place": "gives a place out that has to be filled; unit.scope.host",
    "tn_block_host_place": "likewise",
    "tn_region_host_place": "likewise",
    "tn_value_host_place": "likewise",
    "tn_pass_plugin_load": "runs what a file says; peers test it",
    "tn_dialect_plugin_load": "likewise",
    "tn_builder_type": "takes a format; unit.rewrite.builder",
    "tn_builder_attribute": "likewise",
    "tn_op_interfaces_attach": "takes parts by pointers; unit.pass.op_interface_public",
    "tn_text_read_file": "takes a path; unit.text.parse_file",
    "tn_source_map_clear": "clears what a call fills in; unit.text.parser_place",
    "tn_text_suggestions_clear": "likewise",
    "tn_dialect_load_schema_file": "likewise",
    "tn_write_to_stream": "likewise, a stream",
    "tn_op_run_pipeline": "takes C's text; unit.pass.op_interface_checks",
    "tn_op_own_interface": "gives what that attached",
    "tn_diagnostic_emit_format": "takes a format and what goes into it; unit.text.parse_file",
    "tn_op_emit_error": "takes a format and what goes into it; unit.pass.op_interface_checks",
    "tn_diagnostic_severity": "takes a diagnostic, which the handlers here read",
    "tn_diagnostic_location": "likewise",
    "tn_diagnostic_message": "likewise",
    "tn_diagnostic_status": "likewise",
    "tn_diagnostic_note_count": "likewise",
    "tn_diagnostic_note": "likewise",
    "tn_diagnostic_print": "likewise",
    "tn_diagnostic_print_with": "likewise",
    "tn_diagnostic_printer_attach": "keeps sources for as long as it is attached; unit.text.parse_file",
    "tn_rewriter_convert_block_signature": "takes a count for each argument; unit.rewrite.conversion_random",
    "tn_type_sink_add": "takes what a callback is called with, which the functions here add to",
    "tn_pdl_results_push": "takes the results of a call, which the functions here push",
    "tn_pdl_results_next": "likewise",
    "tn_float_attribute_from_bits": "takes two words; unit.ir.attribute",
    "tn_float_attribute_bits": "likewise",
    "tn_tensor_read": "the buffer comes behind its size; adapter_fuzz.c",
    "tn_tensor_read_device": "likewise",
    "tn_adapter_builder_read": "likewise",
    "tn_bytecode_write_file": "writes where it is told; bytecode_fuzz.c",
    "tn_adapter_builder_export": "likewise; adapter_fuzz.c",
    "tn_affine_map_compress_dims": "gives as many maps as it takes; unit.ir.affine",
    "tn_affine_map_compress_symbols": "likewise",
    "tn_op_columns_create": "outlives what gives it memory; unit.analysis.op_columns",
    "tn_op_columns_destroy": "likewise",
    "tn_op_columns_add": "likewise",
    "tn_op_columns_row_count": "likewise",
    "tn_op_columns_byte_size": "likewise",
    "tn_op_columns_export": "likewise",
    "tn_source_lines_create": "an index of a text that has to outlive it; unit.ir.source_lines",
    "tn_source_lines_destroy": "likewise",
    "tn_source_line": "likewise",
    "tn_source_position": "likewise",
}


def declarations(folder):
    text = ""
    for header in sorted(pathlib.Path(folder).glob("*.h")):
        text += re.sub(r"//[^\n]*", "", header.read_text())
    return text


def split(arguments):
    parts, depth, current = [], 0, ""
    for c in arguments:
        depth += {"(": 1, ")": -1}.get(c, 0)
        if c == "," and depth == 0:
            parts.append(current)
            current = ""
        else:
            current += c
    parts = [" ".join(p.split()) for p in parts + [current]]
    return [] if parts in ([""], ["void"]) else parts


class Member:
    def __init__(self, text):
        self.text = text
        function = re.search(r"\(\*(\w+)\)", text)
        if function:
            self.type, self.name, self.is_function = "function", function.group(1), True
        else:
            found = re.match(r"(.*?)(\w+)(\[\w+\])?$", text)
            self.type, self.name, self.is_function = found.group(1).strip(), found.group(2), False
        self.base = self.type.replace("const", "").replace("*", "").replace("struct", "").strip()
        self.is_const = self.type.startswith("const")
        self.stars = self.type.count("*")

    def is_out(self):
        return self.stars > 0 and not self.is_const and self.name.startswith("out_")


class Headers:
    def __init__(self, folder):
        text = declarations(folder)
        self.enums = set(re.findall(r"typedef enum (\w+)", text))
        self.callbacks = set(re.findall(r"\(\*(tn_\w+_fn)\)\(", text))
        self.structs = {}
        for name, body in re.findall(r"typedef struct (\w+) \{(.*?)\n\} \1;", text, re.S):
            if "union" not in body:
                self.structs[name] = [Member(m) for m in self.members(body)]
        self.numbers = NUMBERS | set(re.findall(r"typedef uint64_t (\w+);", text))
        pattern = r"TN_API\s+(?:TN_MUST_USE\s+)?([\w\s\*]+?)\b(tn_\w+)\(([^;]*?)\)\s*;"
        self.functions = [(name, " ".join(returned.split()), [Member(a) for a in split(arguments) if a != "..."])
                          for returned, name, arguments in re.findall(pattern, text, re.S)]

    @staticmethod
    def members(body):
        return [" ".join(m.split()) for m in body.split(";") if m.strip()]


class Writer:
    def __init__(self, headers):
        self.h = headers
        self.lines = []
        self.done = set()
        self.drawn_structs = []

    # A drawn value of a type, as an expression.
    def value(self, base):
        if base in VALUES or base in self.h.numbers or base == "tn_string_view":
            return f"draw_{base}()"
        if base in self.h.enums:
            return f"({base})draw_enum()"
        if base in self.h.callbacks:
            return f"draw_{base}()"
        if base in self.h.structs:
            self.need(base)
            return f"draw_{base}()"
        return None

    def pointer(self, member):
        """A drawn pointer to one thing; None if there is no way."""
        base = member.base
        if base in OWNED + COUNTED + BORROWED:
            return f"draw_{base}()"
        if base == "tn_host_class":
            return "&host_class"
        if base == "tn_pin":
            return "draw_tn_pin()"
        if base == "void":
            return "draw_void()"
        if base == "char" and member.is_const:
            return "draw_path()"
        if base == "tn_device_allocator":
            return "draw_device()"
        if base in ("tn_allocator", "tn_source_map", "tn_text_suggestions"):
            return "NULL"
        inner = self.value(base)
        if inner is None:
            return None
        return f"keep_{self.keep(base)}({inner})"

    def keep(self, base):
        key = ("keep", base)
        if key not in self.done:
            self.done.add(key)
            self.drawn_structs.append(
                f"static {base}* keep_{base}({base} value) {{\n  {base}* kept = room(sizeof *kept);\n"
                f"  *kept = value;\n  return kept;\n}}\n")
        return base

    def need(self, name):
        if name in self.done:
            return
        self.done.add(name)
        body = self.fill(name)
        self.drawn_structs.append(f"static {name} draw_{name}(void) {{\n  {name} it;\n"
                                  f"  memset(&it, 0, sizeof it);\n{body}  return it;\n}}\n")

    def fill(self, name):
        lines = []
        members = self.h.structs[name]
        i = 0
        while i < len(members):
            group = self.array_at(members, i)
            if group:
                lines.append("  {\n    const size_t count = draw_count();\n")
                for m in group[:-1]:
                    lines.append(f"    it.{m.name} = {self.array(m, 'count')};\n")
                lines.append(f"    it.{group[-1].name} = count;\n  }}\n")
                i += len(group)
                continue
            m = members[i]
            i += 1
            if m.name == "user_data" or m.name.endswith("_data") or (name, m.name) == ("tn_builder", "status"):
                continue
            if name == "tn_build_spec" and m.base == "char":
                lines.append(f"  it.{m.name} = draw_text();\n")
                continue
            if m.is_function:
                if name == "tn_rewrite_listener":
                    lines.append(f"  if (chance(2)) it.{m.name} = heard_{m.name};\n")
                elif m.name == "delete_user_data":
                    lines.append("  it.delete_user_data = draw_delete();\n")
                continue
            drawn = self.pointer(m) if m.stars else self.value(m.base)
            if drawn is None:
                raise SystemExit(f"{name}.{m.name} ({m.type}) cannot be drawn")
            if m.stars and (name, m.name) != ("tn_merge_input", "adapter"):
                drawn = f"chance(2) ? NULL : {drawn}"
            elif m.base in self.h.callbacks and m.base not in ("tn_pass_fn", "tn_pattern_fn"):
                drawn = f"chance(2) ? NULL : {drawn}"
            lines.append(f"  it.{m.name} = {drawn};\n")
        return "".join(lines)

    def array_at(self, members, i):
        """The pointers from `i` on that share the size behind them, with it; else None."""
        k = i
        while (k < len(members) and members[k].stars == 1 and not members[k].is_function and
               not members[k].name.startswith("out_") and
               members[k].base not in OWNED + COUNTED + BORROWED + ["tn_pin"] and
               not members[k].base.endswith("options")):
            k += 1
        if k == i or k >= len(members) or members[k].base != "size_t" or members[k].stars:
            return None
        size = members[k].name
        if not re.search(r"(count|rank|size|capacity)$", size):
            return None
        if size == "region_count":
            return None
        return members[i:k + 1]

    def array(self, m, count):
        base = m.base
        if base in ("char", "void"):
            return f"draw_bytes({count})"
        inner = self.value(base)
        if inner is None:
            raise SystemExit(f"{m.text}: no array of it can be drawn")
        key = ("array", base)
        if key not in self.done:
            self.done.add(key)
            self.drawn_structs.append(
                f"static {base}* draw_array_{base}(size_t count) {{\n"
                f"  {base}* items = room((count + 1) * sizeof *items);\n"
                f"  for (size_t i = 0; i < count; ++i) items[i] = {inner};\n  return items;\n}}\n")
        return f"draw_array_{base}({count})"

    def call(self, name, returned, arguments):
        lines, passed, outs, owned = [], [], [], None
        i = 0
        while i < len(arguments):
            group = self.array_at(arguments, i)
            if group:
                count = f"n{i}"
                lines.append(f"  const size_t {count} = draw_count();\n")
                for k, m in enumerate(group[:-1]):
                    constant = "const " if m.is_const else ""
                    lines.append(f"  {constant}{m.base}* a{i + k} = {self.array(m, count)};\n")
                    passed.append(f"a{i + k}")
                passed.append(count)
                i += len(group)
                continue
            m = arguments[i]
            behind = arguments[i + 1] if i + 1 < len(arguments) else None
            if m.name.startswith("out_") and behind is not None and behind.name == "capacity":
                lines.append(f"  const size_t n{i} = draw_count();\n  {m.base}* a{i} = room((n{i} + 1) * sizeof *a{i});\n")
                passed += [f"a{i}", f"n{i}"]
                i += 2
                continue
            if m.is_function:
                passed.append("draw_delete()")
            elif m.is_out() or (m.stars and not m.is_const and m.name.startswith("out_")):
                t = m.type[:-1].strip()
                lines.append(f"  {t} a{i};\n  memset(&a{i}, 0xa5, sizeof a{i});\n")
                outs.append((f"a{i}", t, m))
                passed.append(f"&a{i}")
            elif name.endswith("_destroy") and i == 0 and m.base in OWNED:
                lines.append(f"  {m.base}* a{i} = take_{m.base}();\n")
                passed.append(f"a{i}")
            else:
                if m.name in ("user_data", "progress_data", "wrapper"):
                    drawn = "NULL" if m.name != "wrapper" else "draw_void()"
                else:
                    drawn = self.pointer(m) if m.stars else self.value(m.base)
                if drawn is None:
                    raise SystemExit(f"{name}: {m.text} cannot be drawn; LEFT_OUT may say why")
                lines.append(f"  {m.type} a{i} = {drawn};\n")
                if m.stars and m.base in OWNED + COUNTED + BORROWED + ["tn_pin"]:
                    nullable = name.endswith(("_destroy", "_close")) or m.name == "parent"
                    if not nullable or m.base in ("tn_pin",):
                        lines.append(f"  if (a{i} == NULL) return;\n")
                passed.append(f"a{i}")
            i += 1
        if any(m.base == "tn_merge_input" for m in arguments):
            lines.append("  if (count_tn_adapter == 0) return;\n")
        lines.append(f'  begin_call("{name}");\n')
        for p, m in zip(passed, arguments):
            if re.fullmatch(r"a\d+", p) and m.base in VALUES and not m.stars:
                lines.append(f"  note_{m.base}({p});\n")
        invoke = f"{name}({', '.join(passed)})"
        if returned == "void":
            lines.append(f"  {invoke};\n")
        elif returned == "tn_status":
            lines.append(f"  const tn_status status = {invoke};\n  check_status(status);\n")
        else:
            lines.append(f"  {returned} got = {invoke};\n  (void)got;\n")
            if returned in VALUES:
                lines.append(f"  learn_{returned}(got);\n")
        for variable, t, m in outs:
            base = t.replace("*", "").replace("const", "").strip()
            if returned == "tn_status" and base in VALUES + OWNED + COUNTED:
                lines.append(f'  if (status != TN_OK) check_null(&{variable}, sizeof {variable});\n')
                lines.append(f"  if (status == TN_OK) check_set(&{variable}, sizeof {variable});\n")
                if t.endswith("*") or base in VALUES:
                    lines.append(f"  if (status == TN_OK) learn_{base}({variable});\n")
            elif base == "tn_resource" and t.endswith("*"):
                lines.append(f"  if (status == TN_OK) learn_{base}({variable});\n")
            elif returned == "bool" and base in VALUES and t == base:
                lines.append(f"  if (got) learn_{base}({variable});\n")
        lines.append("  end_call();\n")
        return f"static void call_{name}(void) {{\n{''.join(lines)}}}\n"

    def write(self):
        calls, table = [], []
        names = {name for name, _, _ in self.h.functions}
        for name in LEFT_OUT:
            if name not in names:
                raise SystemExit(f"LEFT_OUT names {name}, which is no public function")
        for name, returned, arguments in self.h.functions:
            if name in LEFT_OUT:
                continue
            calls.append(self.call(name, returned, arguments))
            table.append(f'    {{"{name}", call_{name}}},\n')
        head = ("// Made by generate.py: a call of each public function.\n\n")
        return (head + "\n".join(self.drawn_structs) + "\n" + "\n".join(calls) +
                "\nstatic const struct {\n  const char* name;\n  void (*run)(void);\n} calls[] = {\n" +
                "".join(table) + "};\n")


def main():
    folder, output = sys.argv[1:]
    text = Writer(Headers(folder)).write()
    pathlib.Path(output).write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
