# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""tenure lsp: a language server, asked over a pipe."""
import base64
import json
import subprocess
import unittest

from support import DATA, TENURE, CommandTest

TEXT = """\
#map = affine_map<(d0) -> (d0)>
!t = tensor<4xf32>
func.func private @g(%x: !t) -> i32 attributes {m = #map}

func.func @f(%x: i32, %t: !t) -> i32 {
  %c, %d:2 = "t.three"() : () -> (i1, i32, i64)
  cf.cond_br %c, ^bb1(%d#0 : i32), ^bb1(%x : i32)
^bb1(%z: i32):
  %0 = call @g(%t) : (!t) -> i32
  return %z : i32
}
"""
URI = "file:///w/m.mlir"


class Server:
    """A server and an open connection to it."""

    def __init__(self, *arguments, capabilities=None, folder=None, folders=None, options=None):
        self.process = subprocess.Popen([TENURE, "lsp", *arguments], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.ids = 0
        self.version = 0
        self.answer = self.request("initialize", {"capabilities": capabilities or {},
                                                  "rootUri": folder, "initializationOptions": options,
                                                  "workspaceFolders": folders})["result"]
        self.notify("initialized", {})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}, ensure_ascii=False).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def receive(self):
        size = 0
        while (line := self.process.stdout.readline().strip()):
            if line.lower().startswith(b"content-length:"):
                size = int(line.split(b":")[1])
        if size == 0:
            raise EOFError("the server ended")
        return json.loads(self.process.stdout.read(size))

    def notify(self, method, parameters):
        self.send({"method": method, "params": parameters})

    def request(self, method, parameters):
        self.ids += 1
        self.send({"id": self.ids, "method": method, "params": parameters})
        while True:
            answer = self.receive()
            if answer.get("id") == self.ids:
                return answer

    def diagnostics(self):
        while True:
            message = self.receive()
            if message.get("method") == "textDocument/publishDiagnostics":
                return message["params"]

    def open(self, text, uri=URI):
        self.version = 1
        self.notify("textDocument/didOpen", {"textDocument": {
            "uri": uri, "languageId": "mlir", "version": 1, "text": text}})
        return self.diagnostics()["diagnostics"]

    def change(self, *changes):
        self.version += 1
        self.notify("textDocument/didChange", {
            "textDocument": {"uri": URI, "version": self.version}, "contentChanges": list(changes)})
        return self.diagnostics()

    def ask(self, what, line, character, uri=URI, **more):
        return self.request(f"textDocument/{what}", {
            "textDocument": {"uri": uri}, "position": {"line": line, "character": character},
            **more})["result"]

    def close(self):
        self.request("shutdown", None)
        self.notify("exit", None)
        self.process.stdin.close()
        code = self.process.wait(20)
        self.process.stdout.close()
        return code


def ranges(locations):
    return sorted((place["range"]["start"]["line"], place["range"]["start"]["character"],
                   place["range"]["end"]["character"]) for place in locations)


class Lsp(CommandTest):
    def serve(self, *arguments, **more):
        server = Server(*arguments, **more)
        self.addCleanup(lambda: server.process.poll() is None and server.close())
        return server

    def test_what_is_declared_is_what_the_client_can_use(self):
        plain = self.serve().answer["capabilities"]
        self.assertEqual(plain["textDocumentSync"]["change"], 1)
        self.assertIs(plain["documentSymbolProvider"], False)
        self.assertIs(plain["codeActionProvider"], True)
        able = self.serve(capabilities={"textDocument": {
            "synchronization": {"didSave": True},
            "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
            "codeAction": {"codeActionLiteralSupport": {}}}}).answer["capabilities"]
        self.assertEqual(able["textDocumentSync"]["change"], 2)
        self.assertIs(able["documentSymbolProvider"], True)
        self.assertIn("quickfix", able["codeActionProvider"]["codeActionKinds"])

    def test_hover_says_what_things_are(self):
        server = self.serve()
        self.assertEqual(server.open(TEXT), [])
        for line, character, words in (
                (0, 1, "Attribute Alias"), (1, 1, "tensor<4xf32>"), (2, 53, "Attribute Alias"),
                (2, 20, '"func.func" : private @g'), (4, 15, "Argument #0"),
                (5, 2, "Result #0\n\nType: `i1`"), (5, 7, "Result #[1, 2]\n\nTypes: `i32`, `i64`"),
                (6, 23, "Result #1\n\nType: `i32`"), (6, 18, "Predecessors: <Block #0>"),
                (4, 37, "Successors: ^bb1, ^bb1"), (7, 5, "Block: ^bb1\n\nArgument #0"),
                (8, 13, '"func.func" : private @g'), (9, 3, '"func.return"(%')):
            found = server.ask("hover", line, character)
            self.assertIsNotNone(found, (line, character))
            self.assertIn(words, found["contents"]["value"], (line, character))
        self.assertIsNone(server.ask("hover", 3, 0))
        self.assertIsNone(server.ask("hover", 99, 0))

    def test_hover_says_more_to_those_who_ask(self):
        text = ('%0 = arith.constant dense_resource<w> : tensor<2xi8>\n%1 = arith.constant 1.0 : f32\n'
                '%2 = arith.addf %1, %1 : f32\n'
                '{-# dialect_resources: { builtin: { w: "0x040000000102" } } #-}\n')
        server = self.serve(options={"tenure": {"hover": True}})
        self.assertEqual(server.open(text), [])
        said = server.ask("hover", 2, 7)["contents"]["value"]
        self.assertIn("- `lhs`: floating-point-like", said)
        said = server.ask("hover", 0, 24)["contents"]["value"]
        self.assertIn("Bytes: 2, aligned to 4\n\nBegins: `0102`", said)
        plain = self.serve()
        plain.open(text)
        self.assertIsNone(plain.ask("hover", 0, 24))
        self.assertNotIn("Operands:", plain.ask("hover", 2, 7)["contents"]["value"])

    def test_hover_knows_the_tensors_of_adapters(self):
        self.run_tenure("adapter", "attach", DATA / "decoder.loc.mlir", DATA / "decoder_lora.onnx_adapter",
                        "--name=my", "-o", "out.mlir")
        text = (self.folder / "out.mlir").read_text()
        key = "my.layers.0.q_proj.lora_B.weight"
        line, words = next((i, x) for i, x in enumerate(text.split("\n")) if f"dense_resource<{key}>" in x)
        server = self.serve(options={"tenure": {"hover": True}})

        def said(text):
            server.open(text)
            return server.ask("hover", line, words.index(key) + 3)["contents"]["value"]

        about = (f"Resource: `{key}`\n\nTensor: `layers.0.q_proj.lora_B.weight` of the adapter `my`\n\n"
                 "Type: `tensor<128x8xf32>`\n\nBytes: 4096, ")
        there = said(text)
        self.assertTrue(there.startswith(about + "aligned to "), there)
        self.assertIn("\n\nBegins: `", there)
        self.assertEqual(said(text[:text.index("{-#")]), about + "absent: not in this file.")
        # What is written by hand, with a key of its own and types as they come.
        line, words = 0, ('"t.op"() {tenure.adapter = {z = {q = {lora_A = dense_resource<"k>1"> : TYPE, '
                          'unloaded}}}} : () -> ()\n')
        key = "k>1"
        about = ("Resource: `k>1`\n\nTensor: `q.lora_A` of the adapter `z`\n\nType: `TYPE`\n\n"
                 "Bytes: SIZEabsent: the adapter is unloaded.")
        for type_, size in (("tensor<2x32xf16>", "128, "), ("tensor<3xi4>", "2, "), ("tensor<3xi1>", "3, "),
                            ("tensor<2xcomplex<f64>>", "32, "), ("tensor<0xf32>", "0, "), ("tensor<?xf32>", "")):
            self.assertEqual(said(words.replace("TYPE", type_)), about.replace("TYPE", type_).replace("SIZE", size))
        words = ('"t.op"() {tenure.adapter = {z = [], y = {q = 1, r = {s}}, x}, '
                 'v = dense_resource<other> : tensor<1xi8>} : () -> ()\n')
        key = "other"
        self.assertEqual(said(words), "Resource: `other`\n\nIt has no bytes in this file.")

    def test_definitions_and_references(self):
        server = self.serve()
        server.open(TEXT)
        self.assertEqual(ranges(server.ask("definition", 6, 23)), [(5, 6, 8)])
        self.assertEqual(ranges(server.ask("definition", 8, 13)), [(2, 0, 9)])
        self.assertEqual(ranges(server.ask("definition", 4, 27)), [(1, 0, 2)])
        everything = {"context": {"includeDeclaration": True}}
        self.assertEqual(ranges(server.ask("references", 7, 5, **everything)),
                         [(7, 5, 7), (9, 9, 11)])
        self.assertEqual(ranges(server.ask("references", 2, 20, **everything)),
                         [(2, 18, 20), (8, 12, 14)])
        self.assertEqual(ranges(server.ask("references", 7, 1, **everything)),
                         [(6, 17, 21), (6, 35, 39), (7, 0, 4)])
        self.assertEqual(len(ranges(server.ask("references", 1, 1, **everything))), 4)

    def test_places_in_other_files_are_followed(self):
        server = self.serve()
        server.open('"t.op"() : () -> () loc(fused["a b.py":3:4, "x.py":7:1])\n')
        found = server.ask("definition", 0, 2)
        self.assertEqual([place["uri"] for place in found],
                         ["file:///a%20b.py", "file:///x.py"])
        self.assertEqual(ranges(found), [(2, 3, 3), (6, 0, 0)])

    def test_symbols_are_nested_as_they_stand(self):
        server = self.serve()
        server.open("module @m {\n  func.func private @a()\n  module {\n  }\n}\n")
        [outer] = server.ask("documentSymbol", 0, 0)
        self.assertEqual((outer["name"], outer["kind"]), ("m", 5))
        self.assertEqual([(one["name"], one["kind"]) for one in outer["children"]],
                         [("a", 12), ("<builtin.module>", 3)])
        self.assertEqual(outer["range"]["end"], {"line": 4, "character": 1})

    def test_parts_have_their_own_symbols_and_errors(self):
        server = self.serve()
        found = server.open("func.func private @a()\n// -----\nfunc.func @b() {\n  oops\n}\n"
                            "// -----\nfunc.func private @c()\n")
        self.assertEqual([one["range"]["start"]["line"] for one in found], [3])
        self.assertEqual([one["name"] for one in server.ask("documentSymbol", 0, 0)],
                         ["<file-split-0>", "<file-split-1>", "<file-split-2>"])
        self.assertIn("@c", server.ask("hover", 6, 3)["contents"]["value"])

    def test_completion(self):
        server = self.serve()

        def labels(text):
            before, after = text.split("|")
            server.open(before + after)
            line = before.count("\n")
            found = server.ask("completion", line, len(before.rpartition("\n")[2]))
            return {one["label"] for one in found["items"]}

        head = "!t = i32\nfunc.func @f(%a: i32, %b: i1) {\n  "
        self.assertEqual(labels(head + "%c = arith.addi %|"), {"%a", "%b"})
        self.assertEqual(labels(head + "%c = arith.addi %|a, %a : i32\n}"), {"%a", "%b"})
        self.assertIn("addi", labels(head + "%c = arith.|"))
        self.assertEqual({name for name in labels(head + "scf.|") if "reduce" in name},
                         {"reduce", "reduce.return"})
        self.assertLessEqual({"arith", "builtin", "return"}, labels(head + "|"))
        self.assertIn("t", labels(head + '"x.y"() : () -> !|'))
        self.assertLessEqual({"memref", "i<N>", "!t"}, labels(head + '"x.y"() : () -> |'))
        self.assertLessEqual({"dense", "#arith"}, labels(head + "%c = arith.constant |"))
        self.assertEqual(labels(head + "%c = arith.cmpi |")
                         - {"slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"}, {"eq", "ne"})
        self.assertEqual(labels("func.func |"), {"public", "private", "nested"})
        self.assertEqual(labels(head + '"arith.|') & {"addi", "muli"}, {"addi", "muli"})
        self.assertEqual(labels(head + "// %|"), set())

    def test_an_expected_error_is_offered(self):
        server = self.serve()
        [found] = server.open("func.func @f(%x: i32) -> i64 {\n  return %x : i64\n}\n")
        [action] = server.request("textDocument/codeAction", {
            "textDocument": {"uri": URI}, "range": found["range"],
            "context": {"diagnostics": [found], "only": ["quickfix"]}})["result"]
        [error, note] = action["edit"]["changes"][URI]
        self.assertEqual(error["newText"], "  // expected-error @below {{use of value '%x' expects "
                         "different type than prior uses: 'i64' vs 'i32'}}\n")
        self.assertEqual(error["range"]["start"], {"line": 1, "character": 0})
        self.assertEqual(note["newText"], "// expected-note @below {{prior use here}}\n")

    def test_columns_are_utf16_units(self):
        server = self.serve()
        server.open('"t.op"() {a = "\U0001d54f\u00e9"} : () -> () loc("x")\n%a = "\u00e9"\n')
        server.open('%0 = "t.op"() {a = "\U0001d54f\u00e9", b = @s} : () -> i32\n'
                    '"t.use"(%0) : (i32) -> ()\n')
        self.assertEqual(ranges(server.ask("references", 1, 9,
                                           context={"includeDeclaration": True})),
                         [(0, 0, 2), (1, 8, 10)])
        [found] = server.open('"t.op"() {a = "\U0001d54f\u00e9"} oops\n')
        self.assertEqual(found["range"]["start"]["character"], 20)

    def test_ranges_are_changed_one_after_the_other(self):
        server = self.serve(capabilities={"textDocument": {"synchronization": {}}})
        server.open("func.func private @a()\n")
        spot = {"start": {"line": 0, "character": 19}, "end": {"line": 0, "character": 20}}
        params = server.change({"range": spot, "text": "b\u00e9c"},
                               {"range": {"start": {"line": 0, "character": 20},
                                          "end": {"line": 0, "character": 21}}, "text": ""})
        self.assertEqual((params["version"], params["diagnostics"]), (2, []))
        self.assertIn("@bc", server.ask("hover", 0, 2)["contents"]["value"])
        self.assertEqual(server.change({"text": "module"})["diagnostics"] == [], False)

    def test_a_long_text_is_what_was_sent(self):
        server = self.serve()
        marks = "\\\" \\\\ \t \u00e9 \U0001f600 \u2028 \x7f / \\u0041 \\"
        text = "".join(f"// {marks} {i}\nfunc.func private @f{i}()\n" for i in range(2000))
        for tail in ("", "oops\n", "\\\\ // \\"):
            for escapes in (True, False):
                body = json.dumps({"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {
                    "textDocument": {"uri": URI, "version": 1, "text": text + tail}}},
                                  ensure_ascii=escapes).encode()
                server.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
                server.process.stdin.flush()
                self.assertEqual(len(server.diagnostics()["diagnostics"]), 1 if tail else 0)
                self.assertIn("private", json.dumps(server.ask("completion", 3999, 10)))
        self.assertEqual(server.change({"text": text.replace("@f7(", "@g(")})["diagnostics"], [])
        self.assertIn("@g", server.ask("hover", 15, 3)["contents"]["value"])
        # A message that is none is passed over.
        for wrong in (b"\xff", b"\\q", b"\x01", b"\\ud800", b"\\u12"):
            body = (b'{"jsonrpc": "2.0", "id": 7, "method": "shutdown", "params": "' + b"x" * 20000
                    + wrong + b'"}')
            server.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.assertIn("@g", server.ask("hover", 15, 3)["contents"]["value"])

    BEYOND = {"textDocument": {"synchronization": {}, "documentHighlight": {}, "foldingRange": {},
                               "semanticTokens": {}, "rename": {"prepareSupport": True}}}

    def test_what_goes_beyond_is_declared_to_those_who_know_it(self):
        declared = self.serve(capabilities=self.BEYOND).answer["capabilities"]
        self.assertEqual(declared["renameProvider"], {"prepareProvider": True})
        self.assertIn("keyword", declared["semanticTokensProvider"]["legend"]["tokenTypes"])
        plain = self.serve()
        self.assertNotIn("renameProvider", plain.answer["capabilities"])
        plain.open(TEXT)
        refused = plain.request("textDocument/foldingRange", {"textDocument": {"uri": URI}})
        self.assertEqual(refused["error"]["code"], -32601)

    def test_names_are_changed_with_their_uses(self):
        server = self.serve(capabilities=self.BEYOND)
        server.open(TEXT)
        for line, character, name, changed in (
                (7, 5, "w", 2), (7, 5, "%w", 2), (6, 23, "two", 2), (2, 20, "h", 2),
                (2, 20, "a b", 2), (7, 1, "next", 3), (1, 1, "u", 4), (0, 2, "m", 2)):
            edits = server.ask("rename", line, character, newName=name)["changes"][URI]
            self.assertEqual(len(edits), changed, name)
            lines = TEXT.splitlines()
            for edit in reversed(edits):
                start, end = edit["range"]["start"], edit["range"]["end"]
                old = lines[start["line"]]
                lines[start["line"]] = (old[:start["character"]] + edit["newText"]
                                        + old[end["character"]:])
            self.assertEqual(server.change({"text": "\n".join(lines)})["diagnostics"], [], name)
            server.change({"text": TEXT})
        for line, character, name, words in (
                (7, 5, "c", "already in use"), (2, 20, "f", "already in use"),
                (7, 5, "1x", "not a valid MLIR name"), (5, 20, "x", "no renameable symbol"), (3, 0, "x", "no renameable symbol")):
            refused = server.request("textDocument/rename", {
                "textDocument": {"uri": URI}, "newName": name,
                "position": {"line": line, "character": character}})
            self.assertIn(words, refused["error"]["message"], name)
        self.assertEqual(server.ask("prepareRename", 7, 5)["placeholder"], "%z")
        self.assertIsNone(server.ask("prepareRename", 3, 0))

    def test_names_are_changed_in_other_files(self):
        declared = "func.func private @f(i32)\n"
        called = declared + "func.func @g(%x: i32) {\n  call @f(%x) : (i32) -> ()\n  return\n}\n"
        self.write("closed.mlir", called)
        (self.folder / "deep").mkdir()
        self.write("deep/module.mlir", "module {\n  " + declared + "}\n")
        self.write("own.mlir", "func.func private @f() { return }\n")
        self.write("other.mlir", "func.func @f() { return }\n// @f\n")
        self.write("broken.mlir", "func.func private @f(\n")
        server = self.serve(capabilities=self.BEYOND, folder=self.folder.as_uri())

        def uri(name):
            return (self.folder / name).as_uri()

        server.open(called, uri("open.mlir"))
        server.open("func.func @f(%x: i32) { return }\n", uri("defines.mlir"))

        def changed(name, line, character):
            changes = server.ask("rename", line, character, uri=uri(name), newName="h")["changes"]
            return {key.rpartition("/")[2]: ranges([{"range": edit["range"]} for edit in edits])
                    for key, edits in changes.items()}

        uses = {"open.mlir": [(0, 18, 20), (2, 7, 9)], "closed.mlir": [(0, 18, 20), (2, 7, 9)],
                "module.mlir": [(1, 20, 22)], "defines.mlir": [(0, 10, 12)]}
        self.assertEqual(changed("defines.mlir", 0, 11), uses)
        uses["other.mlir"] = [(0, 10, 12)]
        self.assertEqual(changed("open.mlir", 2, 8), uses)
        self.assertEqual(changed("open.mlir", 1, 11), {"open.mlir": [(1, 10, 12)]})
        refused = server.request("textDocument/rename", {
            "textDocument": {"uri": uri("defines.mlir")}, "newName": "g",
            "position": {"line": 0, "character": 11}})
        self.assertIn("in another file", refused["error"]["message"])

    def test_symbols_of_files_are_found(self):
        (self.folder / "deep").mkdir()
        (self.folder / ".hidden").mkdir()
        self.write("deep/part.mlir", "module @outer {\n  func.func private @wanted()\n}\n"
                   "// -----\nfunc.func @w_a() { return }\n")
        self.write("generic.mlir", '"func.func"() <{function_type = () -> (), sym_name = "wa", '
                   'sym_visibility = "private"}> ({}) : () -> ()\n')
        self.write("quoted.mlir", 'func.func private @"w a"()\nfunc.func private @"w\\41"()\n')
        self.write("open.mlir", "func.func private @wa_disk()\n")
        self.write("broken.mlir", "func.func private @wa_broken(\n")
        self.write("no.txt", "func.func private @wa_no()\n")
        self.write(".hidden/no.mlir", "func.func private @wa_no()\n")
        server = self.serve(capabilities={"workspace": {"symbol": {}}}, folder=self.folder.as_uri())
        server.open("func.func private @wa_open()\n", (self.folder / "open.mlir").as_uri())

        def found(query):
            symbols = server.request("workspace/symbol", {"query": query})["result"]
            return sorted((symbol["location"]["uri"].removeprefix(self.folder.as_uri() + "/"), symbol["name"],
                           symbol["kind"], symbol["location"]["range"]["start"]["line"]) for symbol in symbols)

        all_ = [("deep/part.mlir", "w_a", 12, 4), ("deep/part.mlir", "wanted", 12, 1), ("generic.mlir", "wa", 12, 0),
                ("open.mlir", "wa_open", 12, 0), ("quoted.mlir", "w a", 12, 0), ("quoted.mlir", "wA", 12, 1)]
        self.assertEqual(found("wa"), all_)
        self.assertEqual(found("wa"), all_)
        self.assertEqual(found("OUT"), [("deep/part.mlir", "outer", 5, 0)])
        self.assertEqual(found("nothing"), [])
        self.assertEqual(len(found("")), 7)
        # What changes on the disk counts, and what is closed is what is there.
        self.write("generic.mlir", "func.func private @was()\n\nfunc.func private @other()\n")
        self.write("broken.mlir", "\nfunc.func private @wa_mended()\n")
        (self.folder / "quoted.mlir").unlink()
        server.notify("textDocument/didClose", {"textDocument": {"uri": (self.folder / "open.mlir").as_uri()}})
        self.assertEqual(found("wa"), [("broken.mlir", "wa_mended", 12, 1), *all_[:2], ("generic.mlir", "was", 12, 0),
                                       ("open.mlir", "wa_disk", 12, 0)])

    def test_all_folders_of_a_workspace_count(self):
        schema = "irdl.dialect @%s {\n  irdl.operation @nop {\n  }\n}\n"
        for name in ("a", "b", "a/inner"):
            (self.folder / name).mkdir()
            self.write(f"{name}/file.mlir", f"func.func private @wanted_{name[-1]}()\n")
        self.write("a/toy.irdl.mlir", schema % "toy")
        self.write("b/joy.irdl.mlir", schema % "joy")
        self.write("a/tenure.toml", 'dialect-files = ["toy.irdl.mlir"]\n')
        self.write("b/tenure.toml", 'dialect-files = ["joy.irdl.mlir"]\n')
        folders = {name: {"uri": (self.folder / name).as_uri(), "name": name} for name in ("a", "b", "a/inner")}
        server = self.serve(capabilities={"workspace": {"symbol": {}, "workspaceFolders": True}},
                            folder=(self.folder / "b").as_uri(), folders=[folders["a"], folders["a/inner"]])
        self.assertTrue(server.answer["capabilities"]["workspace"]["workspaceFolders"]["changeNotifications"])

        def found():
            symbols = server.request("workspace/symbol", {"query": "wanted"})["result"]
            return sorted(symbol["name"] for symbol in symbols)

        def change(**event):
            server.notify("workspace/didChangeWorkspaceFolders", {"event": {"added": [], "removed": [], **event}})

        self.assertEqual(found(), ["wanted_a", "wanted_r"])
        self.assertIn("toy", json.dumps(server.open('"toy.other"() : () -> ()\n')))
        self.assertEqual(server.open('"joy.other"() : () -> ()\n'), [])
        change(added=[folders["b"], folders["b"]])
        self.assertIn("joy", json.dumps(server.diagnostics()["diagnostics"]))
        self.assertEqual(found(), ["wanted_a", "wanted_b", "wanted_r"])
        self.assertIn("toy", json.dumps(server.open('"toy.other"() : () -> ()\n')))
        change(removed=[folders["a"], {"uri": "file:///nowhere", "name": ""}])
        # The folder inside belongs to the same project.
        self.assertEqual(found(), ["wanted_b", "wanted_r"])
        self.assertIn("toy", json.dumps(server.open('"toy.other"() : () -> ()\n')))
        change(removed=[folders["a/inner"]])
        self.assertEqual(server.diagnostics()["diagnostics"], [])
        self.assertEqual(found(), ["wanted_b"])
        for event in (None, [], {"added": None, "removed": 7}, {"added": [None, {}, {"uri": 7}]}):
            server.notify("workspace/didChangeWorkspaceFolders", {"event": event})
        self.assertEqual(found(), ["wanted_b"])

    def test_uses_are_highlighted_regions_folded_and_names_coloured(self):
        server = self.serve(capabilities=self.BEYOND)
        server.open(TEXT + "// -----\nmodule {\n  module {\n\n  }\n}\n")
        self.assertEqual(ranges(server.ask("documentHighlight", 9, 10)),
                         [(7, 5, 7), (9, 9, 11)])
        self.assertEqual(server.ask("documentHighlight", 5, 20), [])
        folds = server.ask("foldingRange", 0, 0)
        self.assertEqual(sorted((one["startLine"], one["endLine"]) for one in folds),
                         [(4, 9), (12, 15), (13, 14)])
        data = server.request("textDocument/semanticTokens/full",
                              {"textDocument": {"uri": URI}})["result"]["data"]
        names = server.answer["capabilities"]["semanticTokensProvider"]["legend"]["tokenTypes"]
        line = character = 0
        found = []
        for i in range(0, len(data), 5):
            line, character = (line + data[i], data[i + 1] + (0 if data[i] else character))
            found.append((line, character, data[i + 2], names[data[i + 3]]))
        for token in ((0, 0, 4, "macro"), (1, 0, 2, "type"), (2, 0, 9, "keyword"),
                      (2, 18, 2, "function"), (4, 13, 2, "parameter"), (5, 2, 2, "variable"),
                      (6, 17, 4, "label"), (13, 2, 6, "keyword")):
            self.assertIn(token, found)
        self.assertEqual(found, sorted(found))

    def test_there_is_an_answer_after_every_keystroke(self):
        server = self.serve(capabilities={"textDocument": {"synchronization": {}}})
        server.open("")
        line = character = 0
        for typed in TEXT:
            at = {"line": line, "character": character}
            server.change({"range": {"start": at, "end": at}, "text": typed})
            line, character = (line + 1, 0) if typed == "\n" else (line, character + 1)
            self.assertIsInstance(server.ask("completion", line, character)["items"], list)
            server.ask("hover", line, max(character - 1, 0))
        self.assertEqual(server.change({"text": TEXT})["diagnostics"], [])
        self.assertEqual(server.close(), 0)

    def test_what_is_right_is_answered_while_something_is_wrong(self):
        server = self.serve(capabilities={"textDocument": {"synchronization": {}}})
        text = "".join(f"func.func @f{i}(%x: i32) -> i32 {{\n  return %x : i32\n}}\n" for i in range(9))
        self.assertEqual(server.open(text), [])
        at = {"line": 13, "character": 9}
        wrong = server.change({"range": {"start": at, "end": at}, "text": "%"})["diagnostics"]
        self.assertEqual(len(wrong), 1)
        self.assertIn("`i32`", json.dumps(server.ask("hover", 7, 10)))
        self.assertEqual(ranges(server.ask("definition", 19, 10)), [(18, 14, 16)])
        self.assertEqual(len(server.ask("documentSymbol", 0, 0)), 9)
        server.change({"range": {"start": at, "end": at}, "text": "\n\n"},
                      {"range": {"start": {"line": 0, "character": 0},
                                 "end": {"line": 0, "character": 0}}, "text": "// A\n"})
        self.assertEqual(ranges(server.ask("definition", 22, 10)), [(21, 14, 16)])

    def test_what_depends_on_an_op_is_looked_at_again(self):
        server = self.serve(capabilities={"textDocument": {"synchronization": {}}})
        text = ("func.func @g(%x: i32) {\n  return\n}\n"
                "func.func @f(%x: i32) {\n  call @g(%x) : (i32) -> ()\n  return\n}\n")
        self.assertEqual(server.open(text), [])
        start, end = {"line": 0, "character": 18}, {"line": 0, "character": 20}
        wrong = server.change({"range": {"start": start, "end": end}, "text": "64"})["diagnostics"]
        self.assertEqual(wrong[0]["range"]["start"], {"line": 4, "character": 2})
        self.assertIn("operand type mismatch", wrong[0]["message"])
        start = {"line": 0, "character": 11}
        right = server.change({"range": {"start": {"line": 0, "character": 18}, "end": end},
                               "text": "32"})
        self.assertEqual(right["diagnostics"], [])
        wrong = server.change({"range": {"start": start, "end": {"line": 0, "character": 12}},
                               "text": "f"})["diagnostics"]
        self.assertIn("redefinition of symbol", wrong[0]["message"])

    def test_operands_are_hinted_at(self):
        server = self.serve(capabilities={"textDocument": {"inlayHint": {}}})
        server.open("func.func @f(%x: i32) -> i32 {\n  %c = arith.constant 7 : i32\n"
                    "  %y = arith.addi %x, %c : i32\n  return %y : i32\n}\n")
        whole = {"start": {"line": 0, "character": 0}, "end": {"line": 2, "character": 99}}
        hints = server.request("textDocument/inlayHint", {"textDocument": {"uri": URI},
                                                          "range": whole})["result"]
        self.assertEqual([(hint["position"]["character"], hint["label"]) for hint in hints],
                         [(20, ": i32"), (24, "= 7 : i32")])

    def test_locations_are_linked(self):
        server = self.serve(capabilities={"textDocument": {"documentLink": {}}})
        server.open('// "not.py":1:2\n"t.op"() : () -> () loc("a b.py":3:4)\n'
                    '"t.op"() {s = "x"} : () -> () loc(fused["/r/c.py":5:6])\n')
        links = server.request("textDocument/documentLink", {"textDocument": {"uri": URI}})["result"]
        self.assertEqual([link["target"] for link in links],
                         ["file:///w/a%20b.py#L3,4", "file:///r/c.py#L5,6"])

    def test_lines_are_indented_as_they_nest(self):
        server = self.serve(capabilities={"textDocument": {"formatting": {}, "rangeFormatting": {}}})
        text = ("func.func @f(%x: i1) { // {\n\tcf.br ^b  \n   ^b:\n  scf.if %x {\n\"t.op\"() ({\n"
                "}) {s = \"}\"} : () -> ()\n   }\n\n  \nreturn\n}\n")
        server.open(text)
        lines = text.split("\n")
        edits = server.request("textDocument/formatting", {"textDocument": {"uri": URI},
                                                           "options": {}})["result"]
        for edit in sorted(edits, key=lambda it: -it["range"]["start"]["character"]):
            start, end = edit["range"]["start"], edit["range"]["end"]
            line = lines[start["line"]]
            lines[start["line"]] = (line[:start["character"]] + edit["newText"] +
                                    line[end["character"]:])
        self.assertEqual("\n".join(lines), (
            "func.func @f(%x: i1) { // {\n  cf.br ^b\n^b:\n  scf.if %x {\n    \"t.op\"() ({\n"
            "    }) {s = \"}\"} : () -> ()\n  }\n\n\n  return\n}\n"))
        only = {"start": {"line": 9, "character": 0}, "end": {"line": 9, "character": 1}}
        edits = server.request("textDocument/rangeFormatting", {
            "textDocument": {"uri": URI}, "range": only, "options": {}})["result"]
        self.assertEqual([edit["newText"] for edit in edits], ["  "])

    def test_calls_are_followed_both_ways(self):
        server = self.serve(capabilities={"textDocument": {"callHierarchy": {}},
                                          "workspace": {"symbol": {}}})
        server.open("func.func @leaf() {\n  return\n}\nfunc.func @mid() {\n  call @leaf() : () -> ()\n"
                    "  call @mid() : () -> ()\n  return\n}\n"
                    "func.func @top() {\n  call @mid() : () -> ()\n  call @mid() : () -> ()\n  return\n}\n")
        item = server.ask("prepareCallHierarchy", 9, 9)[0]
        self.assertEqual((item["name"], item["selectionRange"]["start"]["line"]), ("mid", 3))
        found = {}
        for side, other in (("incomingCalls", "from"), ("outgoingCalls", "to")):
            calls = server.request(f"callHierarchy/{side}", {"item": item})["result"]
            found[side] = sorted((call[other]["name"], len(call["fromRanges"])) for call in calls)
        self.assertEqual(found, {"incomingCalls": [("mid", 1), ("top", 2)],
                                 "outgoingCalls": [("leaf", 1), ("mid", 1)]})
        symbols = server.request("workspace/symbol", {"query": "LF"})["result"]
        self.assertEqual([symbol["name"] for symbol in symbols], ["leaf"])

    def test_what_an_error_names_is_mended(self):
        able = {"textDocument": {"codeAction": {"codeActionLiteralSupport": {},
                                                "isPreferredSupport": True}}}
        server = self.serve(capabilities=able)
        plain = self.serve(capabilities={"textDocument": {"codeAction": {
            "codeActionLiteralSupport": {}}}})
        for op, title, mended in (
                ("%y = arith.adi %x, %x : i32", "Change to 'addi'", "%y = arith.addi %x, %x : i32"),
                ("%y = arth.addi %x, %x : i32", "Change to 'arith'", "%y = arith.addi %x, %x : i32"),
                ("%y = arith.addi %x, %xx : i32", "Change to 'x'", "%y = arith.addi %x, %x : i32"),
                ("%y = arith.addi %x, %x i32", "Insert ':'", "%y = arith.addi %x, %x : i32"),
                ("%y = arith.addi %x, %x : i64", "Change to 'i32'", "%y = arith.addi %x, %x : i32"),
                ("%y = arith.cmpi qe, %x, %x : i32", "Change to 'eq'",
                 "%y = arith.cmpi eq, %x, %x : i32"),
                ("%y:2 = arith.addi %x, %x : i32", "Remove ':2'", "%y = arith.addi %x, %x : i32"),
                ("call @ff(%x) : (i32) -> ()", "Change to 'f'", "call @f(%x) : (i32) -> ()"),
                ("\"t.op\"() {m = #mp} : () -> ()", "Change to 'map'",
                 "\"t.op\"() {m = #map} : () -> ()"),
                ("cf.br ^bb2\n^bb1:", "Change to 'bb1'", "cf.br ^bb1\n^bb1:")):
            text = ("#map = affine_map<(d0) -> (d0)>\nfunc.func @f(%x: i32) {\n  " + op
                    + "\n  return\n}\n")
            found = server.open(text)
            asked = {"textDocument": {"uri": URI}, "range": found[0]["range"],
                     "context": {"diagnostics": found}}
            actions = server.request("textDocument/codeAction", asked)["result"]
            self.assertEqual([action["title"] for action in actions],
                             [title, "Add expected-* diagnostic checks"], op)
            [edit] = actions[0]["edit"]["changes"][URI]
            lines = text.splitlines(keepends=True)
            line = lines[edit["range"]["start"]["line"]]
            lines[edit["range"]["start"]["line"]] = (
                line[:edit["range"]["start"]["character"]] + edit["newText"]
                + line[edit["range"]["end"]["character"]:])
            self.assertIn(mended, "".join(lines))
            self.assertEqual(server.open("".join(lines)), [])
            # What is gone has no remedy, and who does not know of several gets none.
            actions = server.request("textDocument/codeAction", asked)["result"]
            self.assertEqual(len(actions), 1)
            plain.open(text)
            self.assertEqual(len(plain.request("textDocument/codeAction", asked)["result"]), 1)

    def test_bytecode_is_shown_and_written(self):
        server = self.serve()
        server.open("module {\n  func.func private @a()\n}\n")
        data = server.request("mlir/convertToBytecode", {"uri": URI})["result"]["output"]
        path = self.folder / "m.mlirbc"
        path.write_bytes(base64.b64decode(data))
        text = server.request("mlir/convertFromBytecode", {"uri": f"file://{path}"})["result"]
        self.assertIn("func.func private @a()", text["output"])
        missing = server.request("mlir/convertFromBytecode", {"uri": "file:///no/such"})
        self.assertEqual(missing["error"]["code"], -32803)
        self.assertRegex(missing["error"]["message"], "^failed to parse bytecode source file: .*No such file")
        path.write_bytes(b"text")
        text = server.request("mlir/convertFromBytecode", {"uri": f"file://{path}"})
        self.assertEqual(text["error"]["message"], "failed to parse bytecode source file: not an MLIR bytecode file (at byte 0)")
        server.open("func.func private @a()\n// -----\n")
        split = server.request("mlir/convertToBytecode", {"uri": URI})
        self.assertIn("unexpected split file", split["error"]["message"])

    def test_a_user_s_dialect_is_known(self):
        self.write("toy.irdl.mlir", "irdl.dialect @toy {\n  irdl.operation @nop {\n  }\n}\n")
        server = self.serve("--dialect-file", str(self.folder / "toy.irdl.mlir"))
        self.assertEqual(server.open('"toy.nop"() : () -> ()\n'), [])
        self.assertIn("toy", json.dumps(server.open('"toy.other"() : () -> ()\n')))

    def test_a_changed_schema_counts_at_once(self):
        schema = "irdl.dialect @toy {\n  irdl.operation @nop {\n  }\n%s}\n"
        self.write("toy.irdl.mlir", schema % "")
        self.write("tenure.toml", 'title = "x"\ndialect-files = [ # Ours.\n  "toy.irdl.mlir",\n]\n')
        server = self.serve(folder=self.folder.as_uri())
        self.assertEqual(server.open('"toy.nop"() : () -> ()\n'), [])
        self.assertIn("toy", json.dumps(server.open('"toy.other"() : () -> ()\n')))
        self.write("toy.irdl.mlir", schema % "  irdl.operation @other {\n  }\n")
        server.notify("textDocument/didSave", {"textDocument": {"uri": URI}})
        self.assertEqual(server.diagnostics()["diagnostics"], [])
        self.write("tenure.toml", "dialect-files = []\n")
        server.notify("workspace/didChangeWatchedFiles", {"changes": []})
        self.assertEqual(server.diagnostics()["diagnostics"], [])
        self.assertEqual(server.open('"toy.none"() : () -> ()\n'), [])

    def test_what_is_not_understood_is_answered(self):
        server = self.serve()
        self.assertEqual(server.request("textDocument/nothing", {})["error"]["code"], -32601)
        self.assertIsNone(server.ask("hover", 0, 0, uri="file:///never/opened"))
        for parameters in (None, [], {"textDocument": 7}, {"textDocument": {"uri": None}},
                           {"contentChanges": [{"range": {}}]}):
            self.assertIn("id", server.request("textDocument/definition", parameters))
            server.notify("textDocument/didChange", parameters)
        self.assertEqual(server.close(), 0)

    def test_the_server_says_its_name(self):
        server = self.serve()
        self.assertEqual(server.answer["serverInfo"]["name"], "tenure-lsp")
        # MLIR's own tests run with this flag, and name their server.
        run = subprocess.run([TENURE, "lsp", "--lit-test"], capture_output=True, check=False,
                             input=b'{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"capabilities":{}}}')
        self.assertIn(b'"name": "mlir-lsp-server"', run.stdout)

    def test_numbers_that_are_too_large_are_answered(self):
        server = self.serve()
        server.open(TEXT)
        numbers = ["9223372036854775807", "9223372036854775808", "-9223372036854775809", "18446744073709551616", "9" * 400,
                   "1e999", "-1.5E+999"]
        hover = '{"jsonrpc": "2.0", "id": %s, "method": "textDocument/hover", "params": {%s"textDocument": {"uri": "%s"}, ' \
                '"position": {"line": %s, "character": %s}}}'
        for number in numbers:
            # A message with a long string is read in another way; digits in strings are none of numbers.
            for more in ("", '"a": "%s", ' % number, '"b": "%s", ' % ("x" * 20000 + number)):
                for line, character in ((number, 0), (0, number), (3, 6)):
                    body = (hover % (number, more, URI, line, character)).encode()
                    server.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
                    server.process.stdin.flush()
                    size = int(server.process.stdout.readline().split(b":")[1])
                    server.process.stdout.readline()
                    answer = server.process.stdout.read(size)
                    self.assertIn(b'"id":%s,' % number.encode(), answer)
                    self.assertIn(b'"result"', answer)
        version = 2 ** 63
        server.notify("textDocument/didChange", {"textDocument": {"uri": URI, "version": version},
                                                 "contentChanges": [{"text": "func.func @ok() { return }"}]})
        self.assertEqual(server.diagnostics(), {"uri": URI, "version": version, "diagnostics": []})
        self.assertEqual(server.request("textDocument/hover", {"textDocument": {"uri": URI}, "position": {
            "line": version, "character": 10 ** 30}})["result"], None)
        self.assertEqual(server.request("test/unknown", {"x": [10 ** 30, {"y": -10 ** 30}]})["error"]["code"], -32601)

    def test_the_exit_code_says_how_it_ended(self):
        server = self.serve()
        server.notify("exit", None)
        server.process.stdin.close()
        self.assertEqual(server.process.wait(20), 1)
        server.process.stdout.close()
        done = subprocess.run([TENURE, "lsp"], input=b"", capture_output=True, check=False)
        self.assertEqual(done.returncode, 1)
        self.assertIn(b"Transport error:", done.stderr)
        self.run_tenure("lsp", "--log=loud", expect=1)


if __name__ == "__main__":
    unittest.main()
