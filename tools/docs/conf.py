# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sphinx's settings. tools/docs/build runs it on the folder that it prepares.

Names of the library in `code` are links: a name without an entry in the reference is a warning, and so an error,
which ensures that the pages only use existing names."""
import re

from docutils import nodes
from pygments.lexer import RegexLexer
from pygments.token import Comment, Keyword, Literal, Name, Operator, Text
from sphinx import addnodes

project = "Tenure"
author = "the authors of Tenure"
extensions = ["myst_parser"]
exclude_patterns = ["examples/**"]
html_theme = "furo"
html_title = "Tenure"
smartquotes = False  # Slow, and code in names has quotes that are meant.
html_copy_source = False
html_show_copyright = False
html_static_path = ["_static"]
html_css_files = ["tenure.css"]
html_theme_options = {"navigation_with_keys": True}
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
myst_links_external_new_tab = False
highlight_language = "text"
nitpicky = True
maximum_signature_line_length = 90
# Names of C, Python and Arrow, and the stubs' own abbreviations.
_C = "Arrow(Array|Schema)|bool|char|double|float|int|size_t|u?int(8|16|32|64)_t|tn_storage|void"
# Functions of plugins, not of the library; and names in scope.h for the functions of each kind of handle.
_PLUGIN = "tn_(dialect|pass)_plugin_info|tn_stale_reason"
nitpick_ignore_regex = [("c:identifier", f"{_C}|{_PLUGIN}"), ("py:.*", r"(?!tenure\.).*"), ("py:.*", r"tenure\.\w+\._\w+")]

_C_NAME = re.compile(r"(tn|TN)_[A-Za-z0-9_]+(\(\))?")
_PY_NAME = re.compile(r"(tenure\.)?(ir|adapters|analysis|passmanager|rewrite)(\.[A-Za-z_]\w*)+(\(\))?")


class MlirLexer(RegexLexer):
    """MLIR's text: enough of it to distinguish names, types and attributes."""

    name = "MLIR"
    aliases = ["mlir"]
    tokens = {
        "root": [
            (r"//.*?$", Comment.Single),
            (r'"(\\.|[^"\\])*"', Literal.String),
            (r"[%^][\w.$-]+(#\d+)?", Name.Variable),
            (r"@[\w.$-]+", Name.Function),
            (r"[!#][a-zA-Z_][\w.$]*", Keyword.Type),
            (r"-?(0x[0-9A-Fa-f]+|\d+(\.\d*([eE][-+]?\d+)?)?)\b", Literal.Number),
            (r"\b(tensor|memref|vector|complex|tuple|index|none|bf16|tf32|f\d+\w*|[su]?i\d+)\b", Keyword.Type),
            (r"[a-z_][\w$]*(\.[\w$]+)+", Name.Builtin),
            (r"\b(loc|true|false|dense|array|affine_map|unit|module|return)\b", Keyword),
            (r"->|[=:,<>(){}\[\]*?+-]", Operator),
            (r"\w+", Text),
            (r"\s+|.", Text),
        ]
    }


def link_names(app, doctree):
    """Links the names in `code` that look like the library's."""
    for node in list(doctree.findall(nodes.literal)):
        text = node.astext()
        if isinstance(node.parent, (addnodes.pending_xref, nodes.reference)) or node.parent.parent is None:
            continue
        domain, target = None, text.removesuffix("()")
        if _C_NAME.fullmatch(text):
            domain, kind = "c", "identifier"
        elif _PY_NAME.fullmatch(text):
            domain, kind = "py", "obj"
            target = target if target.startswith("tenure.") else f"tenure.{target}"
        if domain is None:
            continue
        link = addnodes.pending_xref("", refdomain=domain, reftype=kind, reftarget=target, refexplicit=False,
                                     refdoc=app.env.docname, refwarn=True)
        node["classes"].append("xref")
        node.replace_self(link)
        link.append(node)


def setup(app):
    app.add_lexer("mlir", MlirLexer)
    app.connect("doctree-read", link_names)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
