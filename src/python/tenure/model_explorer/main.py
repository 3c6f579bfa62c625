# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The adapter for Model Explorer, which `tenure view` starts.

Graphs come from `tenure view --json`, as for its page. Functions, regions, blocks and name scopes are namespaces; an op
with regions is the topmost node of its own namespace. Ops with LoRA adapters have another colour, and are node data.
"""
from __future__ import annotations

import json
import math
import os
import pathlib
import re
import shutil
import subprocess
from typing import Any, Dict

import model_explorer
from model_explorer import graph_builder, node_data_builder

ID = "tenure"
MARK = "#f6c1bc"
GRAPH = "module"


def command() -> str:
    """The program `tenure`: the one that started this process, that of the package, or the one on PATH."""
    inside = pathlib.Path(__file__).resolve().parents[1] / "bin" / "tenure"
    found = os.environ.get("TENURE_COMMAND") or (str(inside) if os.access(inside, os.X_OK) else shutil.which("tenure"))
    if found is None:
        raise RuntimeError("command 'tenure' not found: it is part of Tenure's wheels and of the Debian package tenure")
    return found


def read(path: str) -> dict[str, Any]:
    """Returns the graph of the module at `path`; RuntimeError with the message of a failure."""
    run = subprocess.run([command(), "view", "--json=-", path], capture_output=True, check=False)
    if run.returncode != 0:
        raise RuntimeError(run.stderr.decode(errors="replace").strip() or f"tenure view ended with {run.returncode}")
    graph: dict[str, Any] = json.loads(run.stdout)
    return graph


class Builder:
    """Makes Model Explorer's graph of one of `tenure view --json`."""

    def __init__(self, source: dict[str, Any]) -> None:
        self.nodes = source["nodes"]
        self.strings = source["strings"]
        self.children: list[list[int]] = [[] for _ in self.nodes]
        for number, node in enumerate(self.nodes):
            if "parent" in node:
                self.children[node["parent"]].append(number)
        self.inside: dict[int, str] = {0: ""}
        self.graph = graph_builder.Graph(id=GRAPH, groupNodeAttributes={})

    def label(self, node: dict[str, Any]) -> str:
        kind = node["kind"]
        if kind == "op":
            return self.strings[node["name"]] + (f" @{self.strings[node['symbol']]}" if "symbol" in node else "")
        if kind == "scope":
            return str(self.strings[node["name"]])
        if kind == "argument" and "path" in node:
            return str(self.strings[node["path"]])
        return f"{kind} {node['number']}" if "number" in node else str(kind)

    def name_groups(self) -> None:
        """The namespaces of nodes with children, from the root down. Parts with the same name are numbered."""
        waiting = [0]
        while waiting:
            parent = waiting.pop()
            used: dict[str, int] = {}
            for number in self.children[parent]:
                if not self.children[number]:
                    continue
                part = self.label(self.nodes[number]).replace("/", "∕")
                count = used[part] = used.get(part, 0) + 1
                part = part if count == 1 else f"{part} ({count})"
                self.inside[number] = f"{self.inside[parent]}/{part}".lstrip("/")
                waiting.append(number)

    def attributes(self, node: dict[str, Any]) -> dict[str, str]:
        found = {self.strings[name]: self.strings[value] for name, value in node.get("attributes", ())}
        for adapter in node.get("adapters", ()):
            words = [f"target {self.strings[adapter['target']]}, operand {adapter['operand']}"]
            words += [f"{role} {self.strings[adapter[key]]}" for key, role in (("a", "lora_A"), ("b", "lora_B")) if key in adapter]
            words += [f"scale {adapter['scale']:g}"] if "scale" in adapter else []
            key = f"adapter {self.strings[adapter['name']]}"
            found[key] = (found[key] + "; " if key in found else "") + ", ".join(words)
        for key, title in (("path", "location"), ("place", "file")):
            if key in node:
                found[title] = self.strings[node[key]]
        return found

    def add(self, number: int) -> None:
        node = self.nodes[number]
        is_group = bool(self.children[number])
        attributes = self.attributes(node)
        if is_group:
            self.graph.groupNodeAttributes[self.inside[number]] = attributes
        # An op that computes nothing, such as a function, is only a group.
        if node["kind"] not in ("op", "argument") or is_group and not (node.get("operands") or node.get("results")):
            return
        made = graph_builder.GraphNode(id=str(number), label=self.label(node),
                                       namespace=self.inside[number if is_group else node.get("parent", 0)])
        made.attrs = [graph_builder.KeyValue(key, value) for key, value in attributes.items()]
        for place, operand in enumerate(node.get("operands", ())):
            if operand is not None:
                made.incomingEdges.append(graph_builder.IncomingEdge(str(operand[0]), str(operand[1]), str(place)))
        for place, type_ in enumerate(node.get("results", ())):
            shape = self.strings[type_]
            shape = shape[len("tensor<"):-1] if shape.startswith("tensor<") and shape.endswith(">") else shape
            made.outputsMetadata.append(graph_builder.MetadataItem(str(place), [graph_builder.KeyValue("tensor_shape", shape)]))
        if node.get("adapters"):
            made.style = graph_builder.GraphNodeStyle(backgroundColor=MARK)
        if is_group:
            made.config = graph_builder.GraphNodeConfig(pinToGroupTop=True)
        self.graph.nodes.append(made)

    def build(self) -> Any:
        self.name_groups()
        for number in range(len(self.nodes)):
            self.add(number)
        return self.graph


class TenureAdapter(model_explorer.Adapter):  # type: ignore[misc]
    """Returns the graphs of a file for Model Explorer."""

    metadata = model_explorer.AdapterMetadata(
        id=ID, name="Tenure", description="MLIR in text and bytecode, by functions, regions and name scopes, with LoRA adapters",
        fileExts=["mlir", "mlirbc"])

    def __init__(self) -> None:
        super().__init__()

    def convert(self, model_path: str, settings: Dict[str, Any]) -> Dict[str, Any]:
        return {"graphs": [Builder(read(model_path)).build()]}


def extents(type_: str) -> list[int] | None:
    """The extents of a tensor or memref; None where one is dynamic, or it is another type."""
    shape = re.fullmatch(r"(?:tensor|memref)<((?:\d+x)*)[^?*]*>", type_)
    return [int(size) for size in shape[1].split("x")[:-1]] if shape else None


def node_data(source: dict[str, Any]) -> dict[str, Any]:
    """Numbers that may be shown on nodes, by title: the rank of each adapter, and how many elements a first result has."""
    strings = source["strings"]
    results: dict[str, dict[str, Any]] = {}
    for number, node in enumerate(source["nodes"]):
        for adapter in node.get("adapters", ()):
            shape = extents(strings[adapter["a"]]) if "a" in adapter else None
            results.setdefault(f"adapter {strings[adapter['name']]} (rank)", {})[str(number)] = node_data_builder.NodeDataResult(
                value=shape[0] if shape else 0, bgColor=MARK)
        shape = extents(strings[node["results"][0]]) if node.get("results") else None
        if shape is not None:
            results.setdefault("elements", {})[str(number)] = node_data_builder.NodeDataResult(value=math.prod(shape))
    return {title: node_data_builder.ModelNodeData(graphsData={GRAPH: node_data_builder.GraphNodeData(results=items)})
            for title, items in results.items()}


def main(arguments: list[str]) -> None:
    """Opens a module: its path, a port or 0, and whether a browser opens ("open")."""
    path, port, browser = arguments
    config = model_explorer.config()
    config.add_model_from_path(path, ID)
    for title, data in node_data(read(path)).items():
        config.add_node_data(title, data, os.path.basename(path))
    options = {"port": int(port)} if port != "0" else {}
    model_explorer.visualize_from_config(config, extensions=["tenure.model_explorer"], no_open_in_browser=browser != "open", **options)
