# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The command `tenure corpus`: tools/tenure/corpus.c parses the options and passes them in one form."""
from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Any

from .. import ir, passmanager
from . import Corpus, Stats, scan


class _Step(argparse.Action):
    """Steps in the order in which they are given."""

    def __call__(self, parser: Any, namespace: Any, values: Any, option_string: str | None = None) -> None:
        namespace.steps = [*namespace.steps, (str(option_string).lstrip("-"), values)]


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> Any:
        print(f"tenure: error: {message}", file=sys.stderr)
        sys.exit(1)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="tenure corpus", allow_abbrev=False)
    parser.set_defaults(steps=[])
    parser.add_argument("--map", action=_Step)
    parser.add_argument("--filter", action=_Step)
    parser.add_argument("--dedup", action=_Step, nargs=0)
    for name in ("ops", "stats", "time", "overwrite", "quiet"):
        parser.add_argument(f"--{name}", action="store_true")
    for name in ("write", "address", "memory-limit"):
        parser.add_argument(f"--{name}")
    parser.add_argument("--format", choices=("parquet", "bytecode"))
    parser.add_argument("--engine", default="local")
    parser.add_argument("--workers", type=int)
    parser.add_argument("--rows-per-task", type=int, default=64)
    parser.add_argument("--pattern", action="append")
    parser.add_argument("--dialect-file", action="append", default=[])
    parser.add_argument("paths", nargs="+")
    return parser


def _steps(modules: Corpus, given: argparse.Namespace) -> Corpus:
    for name, value in given.steps:
        if name == "map":
            # One that is misspelled would be an error of each row.
            passmanager.PassManager.parse(value, ir.Context())
        modules = modules.dedup() if name == "dedup" else modules.filter(value) if name == "filter" else modules.map(value, timed=given.time)
    return modules


def _counts(title: str, counts: dict[str, int], limit: int) -> list[str]:
    lines = [f"  {count:>12,} {name}" for name, count in list(counts.items())[:limit]]
    if len(counts) > limit:
        lines.append(f"  {sum(list(counts.values())[limit:]):>12,} of {len(counts) - limit} more")
    return [title, *lines] if lines else []


def words(stats: Stats) -> str:
    lines = [f"{stats.modules:,} modules, {stats.errors:,} with errors, {stats.ops:,} ops"]
    lines += _counts("dialects:", stats.dialect_counts, 20)
    lines += _counts("ops:", stats.op_counts, 20)
    lines += _counts("errors:", stats.error_counts, 20)
    return "\n".join(lines)


def main(arguments: Sequence[str]) -> int:
    given = _parser().parse_args(arguments)
    for name in ("ops", "format", "overwrite"):
        if getattr(given, name) and given.write is None:
            print(f"tenure: error: --{name} needs --write", file=sys.stderr)
            return 1
    options: dict[str, Any] = {} if given.pattern is None else {"pattern": given.pattern}
    try:
        modules = scan(*given.paths, engine=given.engine, address=given.address, workers=given.workers or None,
                       memory_limit=given.memory_limit, progress=False if given.quiet else None, dialect_files=given.dialect_file,
                       rows_per_task=given.rows_per_task, **options)
        modules = _steps(modules, given)
        if given.write is not None:
            table = modules.ops() if given.ops else modules
            table.write(given.write, format=given.format, overwrite=given.overwrite)
        if given.stats or given.write is None:
            print(words(modules.stats()))
    except (OSError, ValueError, ImportError, RuntimeError, ir.MLIRError) as error:
        print(f"tenure: error: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0
