# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A plugin of pytest: appends the outcome of each test to $CLIENTS_RECORD when it is known, so that a crash loses one test alone.

Tests that the file has already are left out: run.py starts pytest again after a crash. For programs that need 3.12, `ast` has a
TypeVar.
"""
import ast
import json
import os

_PATH = os.environ["CLIENTS_RECORD"]

if not hasattr(ast, "TypeVar"):
    setattr(ast, "TypeVar", type("TypeVar", (ast.AST,), {}))


def _write(name, outcome, reason=""):
    with open(_PATH, "a", encoding="utf-8") as file:
        print(json.dumps([name, outcome, reason]), file=file)


def _seen():
    if not os.path.exists(_PATH):
        return set()
    with open(_PATH, encoding="utf-8") as file:
        return {json.loads(line)[0] for line in file}


def _reason(report):
    crash = getattr(report.longrepr, "reprcrash", None)
    lines = (crash.message if crash else str(report.longrepr)).strip().splitlines()
    # An error of a pipeline says after some lines which pass is missing.
    said = [line.strip() for line in lines if line.strip()]
    return " | ".join(said[:6] if crash else said[-1:])[:500]


def pytest_collection_modifyitems(config, items):
    seen = _seen()
    items[:] = [item for item in items if item.nodeid not in seen]


def pytest_runtest_logstart(nodeid, location):
    _write(nodeid, "start")


def pytest_runtest_logreport(report):
    if report.failed:
        _write(report.nodeid, "fail", _reason(report))
    elif report.skipped or hasattr(report, "wasxfail"):
        _write(report.nodeid, "skip")
    elif report.when == "call":
        _write(report.nodeid, "pass")


def pytest_collectreport(report):
    if report.failed:
        _write(report.nodeid, "fail", _reason(report))
