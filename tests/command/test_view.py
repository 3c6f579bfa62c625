# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""tenure view: the graph as JSON, and the page that is made of it. tests/peers/test_view.py opens that in a browser."""
import json
import os
import re
import sys

from support import DATA, CommandTest

LAYERS = DATA / "view" / "layers.mlirbc"
EVIL = "</script><script>window.pwned=1</script><!-- &amp; \\FF"
TEXT = """\
func.func private @callee(i32) -> i32
func.func @f(%n: i32 loc("n"), %c: i1 loc("c"), %unused: i32) -> i32 {
  %0 = arith.addi %n, %n : i32 loc("jit(f)/a/b(x/y)/add")
  %1:2 = scf.if %c -> (i32, i32) {
    %2 = arith.muli %0, %0 : i32 loc("jit(f)/a/inner/mul")
    scf.yield %2, %2 : i32, i32
  } else {
    scf.yield %n, %0 : i32, i32
  } loc("jit(f)/a/if")
  %3 = func.call @callee(%1#1) : (i32) -> i32 loc(fused["jit(f)/a/p/call", "jit(f)/a/q/call"])
  cf.br ^bb1(%3 : i32)
^bb1(%r: i32):
  return %r : i32
}
"""


class Graph:
    """What `tenure view --json` wrote."""

    def __init__(self, text):
        data = json.loads(text)
        self.data, self.nodes, self.strings = data, data["nodes"], data["strings"]

    def label(self, node):
        if node["kind"] == "op":
            return self.strings[node["name"]] + ("@" + self.strings[node["symbol"]] if "symbol" in node else "")
        return self.strings[node["name"]] if node["kind"] == "scope" else node["kind"] + str(node.get("number", ""))

    def path(self, number):
        parts = []
        while "parent" in self.nodes[number]:
            number = self.nodes[number]["parent"]
            parts.insert(0, self.label(self.nodes[number]))
        return "/".join(parts[1:])

    def find(self, label):
        return [number for number, node in enumerate(self.nodes) if self.label(node) == label]


class View(CommandTest):
    def graph(self, text, *options):
        self.write("m.mlir", text)
        return Graph(self.run_tenure("view", "--json=-", "m.mlir", *options)[0])

    def test_groups_are_functions_regions_blocks_and_scopes(self):
        graph = self.graph(TEXT)
        self.assertEqual(graph.data["name"], "m.mlir")
        self.assertEqual(graph.data["ops"], 11)
        for label, path in (("arith.addi", "func.func@f/block0/jit(f)/a/b(x/y)"), ("scf.if", "func.func@f/block0/jit(f)/a"),
                            ("arith.muli", "func.func@f/block0/jit(f)/a/scf.if/region0/inner"),
                            ("func.call", "func.func@f/block0/jit(f)/a"), ("func.return", "func.func@f/block1")):
            self.assertEqual([graph.path(number) for number in graph.find(label)], [path], label)
        self.assertEqual(graph.path(graph.find("scf.yield")[1]), "func.func@f/block0/jit(f)/a/scf.if/region1")

    def test_arguments_stand_where_they_are_used(self):
        graph = self.graph(TEXT)
        arguments = [(graph.strings[node["path"]] if "path" in node else None, graph.path(number))
                     for number, node in enumerate(graph.nodes) if node["kind"] == "argument"]
        self.assertEqual(arguments, [("n", "func.func@f/block0/jit(f)/a"), ("c", "func.func@f/block0/jit(f)/a"),
                                     (None, "func.func@f/block0"), (None, "func.func@f/block1")])
        many = ", ".join(f"%a{i}: i32" for i in range(9))
        graph = self.graph(f"func.func @g({many}) {{ return }}")
        self.assertEqual({graph.path(number) for number in graph.find("argument3")}, {"func.func@g/arguments"})

    def test_uses_are_followed(self):
        graph = self.graph(TEXT)
        add, branch, call = (graph.nodes[graph.find(name)[0]] for name in ("arith.addi", "cf.br", "func.call"))
        n = next(number for number, node in enumerate(graph.nodes) if "path" in node and graph.strings[node["path"]] == "n")
        self.assertEqual(add["operands"], [[n, 0], [n, 0]])
        self.assertEqual(call["operands"], [[graph.find("scf.if")[0], 1]])
        self.assertEqual(call["symbols"], graph.find("func.func@callee"))
        self.assertEqual(branch["successors"], graph.find("block1"))
        self.assertEqual([graph.strings[it] for it in graph.nodes[graph.find("scf.if")[0]]["results"]], ["i32", "i32"])

    def test_attributes_are_there_and_long_ones_are_cut(self):
        numbers = ", ".join(map(str, range(1000)))
        graph = self.graph(f'"t.a"() {{n = 7 : i32, dense = dense<[{numbers}]> : tensor<1000xi32>, list = [{numbers}], '
                           f'text = "{"ä" * 1000}"}} : () -> () loc("x.py":3:4)')
        op = graph.nodes[graph.find("t.a")[0]]
        values = {graph.strings[name]: graph.strings[value] for name, value in op["attributes"]}
        self.assertEqual(values["n"], "7 : i32")
        self.assertEqual(values["dense"], "dense<…> : tensor<1000xi32>")
        self.assertTrue(values["list"].startswith("[0, 1, 2") and values["list"].endswith("…"), values["list"])
        self.assertLess(max(len(value.encode()) for value in values.values()), 410)
        self.assertNotIn("\ufffd", values["text"])
        self.assertEqual(graph.strings[op["place"]], "x.py:3:4")

    def test_adapters_are_marked(self):
        graph = Graph(self.run_tenure("view", "--json", "-", LAYERS)[0])
        marked = [number for number, node in enumerate(graph.nodes) if "adapters" in node]
        self.assertEqual(len(marked), 24)
        self.assertEqual(graph.label(graph.nodes[marked[0]]), "stablehlo.dot_general")
        self.assertEqual(graph.path(marked[0]), "func.func@main/jit(model)/layer0/attention")
        adapter = {key: graph.strings[value] if key in ("name", "target", "a", "b") else value
                   for key, value in graph.nodes[marked[0]]["adapters"][0].items()}
        self.assertEqual(adapter, {"name": "french", "target": "layers.0.q_proj", "operand": 1, "a": "tensor<2x32xf16>",
                                   "b": "tensor<32x2xf16>", "scale": 2})
        weight = graph.nodes[graph.nodes[marked[0]]["operands"][1][0]]
        self.assertEqual(graph.strings[weight["path"]], "layers[0]['q_proj']")
        scopes = {graph.label(node) for node in graph.nodes if node["kind"] == "scope"}
        self.assertLess({f"layer{i}" for i in range(12)}, scopes)

    def test_a_page_stands_alone(self):
        err = self.run_tenure("view", "--html", "out.html", LAYERS)[1]
        self.assertEqual(err, "wrote out.html with 1050 ops\n")
        page = (self.folder / "out.html").read_text(encoding="utf-8")
        self.assertIn("default-src 'none'", page)
        self.assertEqual(re.findall(r"https?:|\bimport\b|fetch\(|XMLHttpRequest|innerHTML|insertAdjacentHTML|document\.write|eval\(", page), [])
        data = re.search(r'<script id="graph" type="application/json">(.*?)</script>', page, re.DOTALL)[1]
        self.assertEqual(json.loads(data)["ops"], 1050)
        self.assertEqual(self.files(), ["out.html"])

    def test_each_page_has_a_nonce_of_its_own(self):
        self.write("m.mlir", '"t.NONCE_GOES_HERE"() {a = "GRAPH_GOES_HERE nonce=tenure"} : () -> ()\n')
        seen = set()
        for _ in range(10):
            page = self.run_tenure("view", "--html", "-", "m.mlir")[0]
            nonces = re.findall(r"""nonce(?:-|=")([0-9a-f]{32})['"]""", page)
            self.assertEqual(len(nonces), 4)
            self.assertEqual(len(set(nonces)), 1)
            seen.add(nonces[0])
            self.assertEqual(page.count("NONCE_GOES_HERE"), 1)
            self.assertEqual(page.count("GRAPH_GOES_HERE"), 1)
        self.assertEqual(len(seen), 10)

    def test_no_name_gets_out_of_the_page(self):
        evil = EVIL.replace('"', "")
        self.write("m.mlir", f'module @"{evil}" attributes {{"x.{evil}" = "{evil}"}} {{\n'
                             f'"t.a"() ({{ ^bb0(%a: !x<"{evil}"> loc("{evil}/a")): "t.b"(%a) : (!x<"{evil}">) -> () loc("{evil}/b"("{evil}":1:2)) '
                             f'}}) : () -> () }}')
        page = self.run_tenure("view", "--html", "-", "m.mlir")[0]
        self.assertEqual(page.count("<script"), 2)
        self.assertEqual(page.count("</script"), 2)
        self.assertEqual(page.count("<!--"), 1)
        graph = json.loads(re.search(r'type="application/json">(.*?)</script>', page, re.DOTALL)[1])
        self.assertTrue(any("</script><script>window.pwned=1" in it for it in graph["strings"]))

    def test_what_cannot_be_read_leaves_no_file(self):
        self.write("bad.mlir", '"t.a"(%0) : (i32) -> ()')
        self.assertIn("bad.mlir:1:", self.run_tenure("view", "--html", "out.html", "bad.mlir", expect=1)[1])
        self.assertIn("cannot open", self.run_tenure("view", "--json", "out.json", "nothing.mlir", expect=1)[1])
        self.assertIn("exclude each other", self.run_tenure("view", "--json=a", "--html=b", "bad.mlir", expect=1)[1])
        self.write("m.mlir", TEXT)
        self.run_tenure("view", "--html", "nowhere/out.html", "m.mlir", expect=1)
        self.assertEqual(self.files(), ["bad.mlir", "m.mlir"])

    def test_deep_and_strange_modules_are_taken(self):
        deep = 2000
        text = '"t.a"() ({ ' * deep + '"t.b"() : () -> ()' + " }) : () -> ()" * deep
        self.assertEqual(self.graph(text).data["ops"], deep + 2)
        self.assertEqual(self.graph("").data["ops"], 1)
        graph = self.graph('"t.a"(%0) : (i32) -> ()\n%0 = "t.b"() ({}, {^bb0: }) : () -> i32')
        self.assertEqual(graph.nodes[graph.find("t.a")[0]]["operands"], [[graph.find("t.b")[0], 0]])
        name = "/".join(f"s{i}" for i in range(100))
        graph = self.graph(f'"t.a"() : () -> () loc("{name}")')
        self.assertEqual(len(graph.path(graph.find("t.a")[0]).split("/")), 32)

    def test_model_explorer_is_asked_for(self):
        self.write("m.mlir", TEXT)
        self.write("python", "#!/bin/sh\nprintf '%s|' \"$@\" \"$TENURE_COMMAND\" >asked\n")
        (self.folder / "python").chmod(0o755)
        os.environ["TENURE_PYTHON"] = str(self.folder / "python")
        self.addCleanup(os.environ.pop, "TENURE_PYTHON")
        self.run_tenure("view", "--no-browser", "--port", "81", "m.mlir")
        asked = (self.folder / "asked").read_text(encoding="utf-8").split("|")
        self.assertEqual([asked[0], *asked[2:5]], ["-c", "m.mlir", "81", "quiet"])
        self.assertTrue(asked[5].endswith("tenure"))
        (self.folder / "python").unlink()
        self.assertIn("--html FILE MODULE", self.run_tenure("view", "m.mlir", expect=1)[1])
        self.assertIn("not standard input", self.run_tenure("view", "-", expect=1)[1])

    def test_model_explorer_that_is_not_installed_is_said(self):
        self.write("m.mlir", TEXT)
        os.environ["TENURE_PYTHON"] = self.isolated_python()
        self.addCleanup(os.environ.pop, "TENURE_PYTHON")
        err = self.run_tenure("view", "m.mlir", expect=1)[1]
        self.assertIn("pip install tenure ai-edge-model-explorer", err)

    def isolated_python(self):
        """An interpreter that finds nothing but its own modules."""
        path = self.write("alone", f'#!/bin/sh\nexec "{sys.executable}" -I -S "$@"\n')
        path.chmod(0o755)
        return str(path)


class LargeGraphs(CommandTest):
    """--view-op-graph of what Graphviz does not lay out as one piece."""

    def graph(self, text):
        self.write("m.mlir", text)
        return self.run_tenure("opt", "--allow-unregistered-dialect", "--view-op-graph", "m.mlir", "-o", "out.mlir")[1]

    def chain(self, count):
        ops = "\n".join(f'%v{i} = "t.a"(%v{i - 1}) : (i32) -> i32 loc("jit(f)/layer{i * 4 // count}/{"ab"[i % 2]}/op")' for i in range(1, count + 1))
        return f'%v0 = "t.c"() : () -> i32\n{ops}'

    def test_more_than_500_ops_are_grouped_by_scopes(self):
        # The module, the constant and the chain.
        plain = self.graph(self.chain(498))
        self.assertEqual((plain.count("subgraph"), plain.count(" -> ")), (2, 498))
        graph = self.graph(self.chain(499))
        for label, count in (("jit(f)", 1), ("layer0", 1), ("layer4", 1), ("a", 4), ("b", 5)):
            self.assertEqual(graph.count(f'label = "{label}";'), count, label)
        lines = [line.strip() for line in graph.splitlines()]
        self.assertEqual(lines.count("}"), 1 + sum(line.startswith("subgraph cluster_") for line in lines))
        # From the constant into the scopes, from layer to layer, between a and b of four of them, and within these none.
        edges = [line for line in graph.splitlines() if " -> " in line]
        self.assertEqual(len(edges), 1 + 4 + 4, edges)
        self.assertEqual(sum("dir = both" in edge for edge in edges), 4)

    def test_edges_in_a_group_stay_what_they_are(self):
        ops = "\n".join(f'%v{i} = "t.a"(%v{i - 1}) : (i32) -> i32 loc("f/s{i // 50}/op")' for i in range(1, 501))
        graph = self.graph(f'%v0 = "t.c"() : () -> i32\n{ops}')
        edges = [line for line in graph.splitlines() if " -> " in line]
        self.assertEqual(sum("cluster" not in edge for edge in edges), 489)
        self.assertEqual(sum("ltail" in edge and "lhead" in edge for edge in edges), 10)
