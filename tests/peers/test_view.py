# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""tenure view in chromium and in Model Explorer: what is drawn is looked for where it is drawn, and clicked on."""
import base64
import importlib.machinery
import importlib.util
import json
import os
import pathlib
import re
import shutil
import subprocess

import pytest

BUILD = pathlib.Path(os.environ["TENURE_BUILD_DIR"])
SOURCE = pathlib.Path(os.environ["TENURE_SOURCE_DIR"])
TENURE = BUILD / "bin" / "tenure"
LAYERS = SOURCE / "tests" / "data" / "view" / "layers.mlirbc"
CHROMIUM = shutil.which("chromium")
PICTURES = os.environ.get("TENURE_VIEW_PICTURES")  # A folder to write pictures to.


def look():
    loader = importlib.machinery.SourceFileLoader("look", str(SOURCE / "tools" / "docs" / "look"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("look", loader))
    loader.exec_module(module)
    return module


class Page:
    """A page in the browser, and everything that it asked a network or a disk for."""

    def __init__(self, browser):
        self.browser = browser
        self.requests = []
        self.wrong = []

    def open(self, path):
        self.wrong = self.browser.open(path.as_uri())
        self.requests = [path.as_uri()]
        self.collect()

    def collect(self):
        """Takes what the browser told since the last time."""
        for event in self.browser.events:
            params = event.get("params", {})
            if event.get("method") == "Network.requestWillBeSent" and params["request"]["url"] not in self.requests:
                self.requests.append(params["request"]["url"])
            if event.get("method") in ("Runtime.exceptionThrown", "Log.entryAdded"):
                self.wrong.append(json.dumps(params))
        self.browser.events.clear()

    def ask(self, expression):
        answer = self.browser.ask("Runtime.evaluate", expression=expression, returnByValue=True)
        assert "exceptionDetails" not in answer, answer
        return answer["result"].get("value")

    def nodes(self, what):
        """The numbers of nodes that `what`, an expression about `node`, is true of."""
        return self.ask(f"tenureView.graph.nodes.filter((node) => {what}).map((node) => node.id)")

    def shown(self):
        return set(self.ask("tenureView.shown()"))

    def click(self, number, count=1, x=None, y=None):
        rect = self.ask(f"tenureView.rect({number})")
        place = {"x": rect["x"] + (rect["w"] / 2 if x is None else x), "y": rect["y"] + (min(rect["h"] / 2, 10) if y is None else y)}
        for times in range(1, count + 1):
            for kind in ("mousePressed", "mouseReleased"):
                self.browser.ask("Input.dispatchMouseEvent", type=kind, button="left", clickCount=times, **place)

    def key(self, key):
        for kind in ("keyDown", "keyUp"):
            self.browser.ask("Input.dispatchKeyEvent", type=kind, key=key, **({"text": key} if len(key) == 1 and kind == "keyDown" else {}))

    def details(self):
        return self.ask("document.getElementById('details').innerText")

    def picture(self, name):
        if PICTURES:
            self.ask("tenureView.draw()")
            (pathlib.Path(PICTURES) / f"{name}.png").write_bytes(base64.b64decode(self.browser.ask("Page.captureScreenshot")["data"]))


@pytest.fixture(name="page", scope="module")
def open_browser(tmp_path_factory):
    if CHROMIUM is None:
        pytest.skip("chromium is not there")
    browser = look().Browser(CHROMIUM, tmp_path_factory.mktemp("profile"))
    browser.ask("Emulation.setDeviceMetricsOverride", width=1400, height=900, deviceScaleFactor=1, mobile=False)
    yield Page(browser)
    browser.close()


def write(module, path):
    subprocess.run([TENURE, "view", "--html", path, module], check=True, stderr=subprocess.DEVNULL, timeout=60)
    return path


@pytest.fixture(name="layers")
def open_layers(page, tmp_path):
    page.open(write(LAYERS, tmp_path / "layers.html"))
    yield page
    page.collect()
    assert page.wrong == []
    assert page.requests == [(tmp_path / "layers.html").as_uri()]


def test_it_opens_closed_to_its_layers(layers):
    scopes = layers.nodes("node.kind === 'scope' && /^layer\\d+$/.test(node.label)")
    assert len(scopes) == 12
    shown = layers.shown()
    assert set(scopes) <= shown
    assert not layers.ask(f"tenureView.graph.nodes.some((node) => {scopes}.includes(node.parent) && tenureView.shown().includes(node.id))")
    assert "1,050 ops" in layers.ask("document.querySelector('header').innerText")
    layers.picture("layers")


def test_layers_stand_in_their_order(layers):
    scopes = layers.nodes("node.kind === 'scope' && /^layer\\d+$/.test(node.label)")
    places = sorted((layers.ask(f"tenureView.rect({number})")["y"], layers.ask(f"tenureView.graph.nodes[{number}].label")) for number in scopes)
    assert [label for _, label in places] == [f"layer{i}" for i in range(12)]


def test_groups_open_and_close(layers):
    first = layers.nodes("node.label === 'layer0'")[0]
    before = layers.shown()
    layers.click(first, count=2)
    inside = layers.nodes(f"node.parent === {first}")
    assert set(inside) <= layers.shown()
    layers.click(first, x=12, y=12)
    assert layers.shown() == before
    layers.click(first, count=2)
    layers.ask("document.getElementById('collapse').click()")
    assert layers.shown() == before


def test_a_search_finds_ops_and_a_click_shows_them(layers):
    layers.key("/")
    layers.browser.ask("Input.insertText", text="dot_general layer3/attention")
    found = layers.ask("document.getElementById('hits').innerText").split("\n")
    assert found[0] == "6 found", found
    layers.picture("search")
    layers.key("Enter")
    assert layers.ask("tenureView.graph.nodes[tenureView.selected()].label") == "stablehlo.dot_general"
    marked = layers.nodes("node.adapters && node.adapters.length && tenureView.graph.strings[node.adapters[0].target] === 'layers.3.q_proj'")
    assert set(marked) <= layers.shown()
    layers.ask("tenureView.fitAll()")
    layers.click(marked[0])
    assert layers.ask("tenureView.selected()") == marked[0]
    words = layers.details()
    for expected in ("stablehlo.dot_general", "Adapter french", "layers.3.q_proj", "tensor<2x32xf16>", "dot_dimension_numbers",
                     "contracting_dimensions", "tensor<8x32xf32>", "jit(model)/layer3/attention/dot_general", "layers.py:"):
        assert expected in words, words
    layers.ask(f"tenureView.select({marked[0]})")
    layers.picture("adapter")


def test_uses_are_followed_by_links_and_keys(layers):
    op = layers.nodes("node.adapters && node.adapters.length")[0]
    layers.ask(f"tenureView.select({op}); document.getElementById('canvas').focus()")
    weight = layers.ask(f"tenureView.graph.nodes[{op}].operands[1][0]")
    layers.ask("[...document.querySelectorAll('#details button.link')].find((it) => it.textContent === \"layers[0]['q_proj']\").click()")
    assert layers.ask("tenureView.selected()") == weight
    assert "1 use" in layers.details()
    layers.ask("document.getElementById('canvas').focus()")
    layers.key("ArrowDown")
    assert layers.ask("tenureView.selected()") == op
    layers.key("ArrowUp")
    assert layers.ask("tenureView.selected()") == layers.ask(f"tenureView.graph.nodes[{op}].operands[0][0]")
    layers.key("Backspace")
    assert layers.ask("tenureView.graph.nodes[tenureView.selected()].label") == "attention"


def test_keys_work_on_a_page_where_nothing_was_clicked(layers):
    assert layers.ask("document.activeElement === document.body")
    before = layers.shown()
    layers.key("ArrowDown")
    first = layers.ask("tenureView.selected()")
    assert first is not None
    layers.key("Backspace")
    assert layers.ask("tenureView.selected()") == layers.ask(f"tenureView.graph.nodes[{first}].parent")
    layers.key("f")
    layers.key("c")
    assert layers.shown() == before
    # Also after a button was pressed, which Enter presses again; and in the search letters are letters.
    layers.ask("document.getElementById('theme').focus()")
    layers.key("ArrowDown")
    assert layers.ask("tenureView.selected()") == first
    layers.key("/")
    layers.browser.ask("Input.insertText", text="fc")
    assert layers.ask("document.getElementById('query').value") == "fc"
    assert layers.shown() == before


@pytest.mark.parametrize("opened", ("", "tenureView.graph.nodes.forEach((node) => { if (node.isGroup && !node.open) tenureView.toggle(node.id); })"))
def test_what_fits_can_be_read(layers, opened):
    layers.ask(opened or "0")
    layers.ask("document.getElementById('fit').click()")
    layers.ask("tenureView.draw()")
    layers.picture("fit")
    rects = layers.ask("tenureView.shown().filter((id) => !tenureView.graph.nodes[id].open).map((id) => tenureView.rect(id))")
    assert rects and all(rect["h"] >= 17 for rect in rects)
    area = layers.ask("(() => { const it = document.getElementById('canvas').getBoundingClientRect(); return [it.left, it.top, it.right, it.bottom]; })()")
    inside = [rect for rect in rects if rect["x"] >= area[0] - 1 and rect["y"] >= area[1] - 1 and rect["x"] + rect["w"] <= area[2] + 1
              and rect["y"] + rect["h"] <= area[3] + 1]
    assert len(inside) == len(rects)


def test_many_ops_of_one_block_fit_as_far_as_they_can_be_read(page, tmp_path):
    wide = tmp_path / "wide.mlir"
    wide.write_text("".join(f"func.func private @f{i}()\n" for i in range(3000)))
    page.open(write(wide, tmp_path / "wide.html"))
    page.key("f")
    last = page.nodes("node.symbol !== undefined")[-1]
    assert page.ask(f"tenureView.rect({last})")["h"] >= 17
    page.ask(f"tenureView.select({last})")
    page.key("f")
    rect = page.ask(f"tenureView.rect({last})")
    assert rect["h"] >= 17 and 0 < rect["x"] < 1100 and 0 < rect["y"] < 900


def test_adapters_are_counted_and_found(layers):
    assert layers.ask("document.getElementById('adapters').innerText") == "◆ 24 ops with adapters"
    layers.ask("document.getElementById('adapters').click()")
    assert layers.ask("document.getElementById('hits').innerText").startswith("24 found")


def test_it_is_light_and_dark(layers):
    colour = "getComputedStyle(document.body).backgroundColor"
    light = layers.ask(colour)
    layers.browser.ask("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark"}])
    dark = layers.ask(colour)
    layers.picture("dark")
    layers.ask("document.getElementById('theme').click()")
    assert (light != dark, layers.ask(colour)) == (True, light)
    layers.browser.ask("Emulation.setEmulatedMedia", features=[])


def test_hostile_names_run_nothing(page, tmp_path):
    evil = "</script><script>window.pwned=1</script><img src=https://example.com/x onerror=window.pwned=1>"
    module = tmp_path / "evil.mlir"
    module.write_text(f'module @"{evil}" attributes {{"x.{evil}" = "{evil}", tenure.adapters = {{"{evil}" = {{}}}}}} {{\n'
                      f'"t.a"() ({{ ^bb0(%a: !x<"{evil}"> loc("{evil}/a")): "t.b"(%a) : (!x<"{evil}">) -> () loc("{evil}/b"("{evil}":1:2)) '
                      f'}}) : () -> () }}', encoding="utf-8")
    page.open(write(module, tmp_path / "evil.html"))
    for number in page.nodes("true"):
        page.ask(f"tenureView.select({number})")
    page.ask("(query.value = 'script', search())")
    assert page.ask("[window.pwned === undefined, document.querySelectorAll('img, iframe').length, document.scripts.length]") == [True, 0, 2]
    page.collect()
    assert page.wrong == [] and page.requests == [(tmp_path / "evil.html").as_uri()]


def test_ten_thousand_ops_in_one_function(page, tmp_path):
    lines = [f'  %v{i} = "t.op{i % 37}"(%v{max(i - 1, 0)}, %v{max(i - 1 - i % 17, 0)}) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>'
             for i in range(1, 10000)]
    module = tmp_path / "flat.mlir"
    module.write_text("func.func @f(%v0: tensor<4xf32>) {\n" + "\n".join(lines) + "\n  return\n}\n", encoding="utf-8")
    page.open(write(module, tmp_path / "flat.html"))
    assert len(page.shown()) > 10000
    milliseconds = page.ask("(() => { const start = performance.now(); for (let i = 0; i < 5; ++i) tenureView.draw();"
                            " return (performance.now() - start) / 5; })()")
    assert milliseconds < 250
    page.ask("(query.value = 'op36', search())")
    assert page.ask("document.getElementById('hits').innerText").startswith("270 found")


def test_model_explorer_has_an_adapter():
    """In a process that has the package, and Model Explorer's server run as `tenure view` does."""
    pytest.importorskip("model_explorer", reason="ai-edge-model-explorer is not there")
    from model_explorer.extension_manager import ExtensionManager  # pylint: disable=import-outside-toplevel

    os.environ["TENURE_COMMAND"] = str(TENURE)
    manager = ExtensionManager(["tenure.model_explorer"])
    manager.load_extensions()
    assert any(extension.metadata.id == "tenure" for extension in manager.extensions)
    answer = manager.run_cmd({"cmdId": "convert", "extensionId": "tenure", "modelPath": str(LAYERS), "settings": {},
                              "deleteAfterConversion": False})
    graph = answer["graphs"][0]
    op = next(node for node in graph["nodes"] if re.search("adapter french", json.dumps(node)))
    assert op["label"] == "stablehlo.dot_general" and op["namespace"] == "func.func @main/jit(model)/layer0/attention"
    assert {edge["targetNodeInputId"] for edge in op["incomingEdges"]} == {"0", "1"}
    known = {node["id"] for node in graph["nodes"]}
    assert all(edge["sourceNodeId"] in known for node in graph["nodes"] for edge in node.get("incomingEdges", ()))
