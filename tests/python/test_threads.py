# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Threads: others go on while one makes a long call, also with the same context, and Ctrl-C stops it."""
from __future__ import annotations


import gc
import io
import itertools
import os
import random
import signal
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Iterator
from typing import Any

import pytest

from tenure import ir, passmanager, rewrite

OP = '"a.b"() {x = dense<[1, 2, 3]> : tensor<3xi32>} : () -> ()\n'
FUNCTION = """func.func @f%d(%%a: i32) -> i32 {
  %%0 = arith.addi %%a, %%a : i32
  %%1 = arith.addi %%a, %%a : i32
  %%2 = arith.muli %%0, %%1 : i32
  return %%2 : i32
}
"""
BIG = 200_000
SECONDS = float(os.environ.get("TENURE_THREAD_SECONDS", "2"))


def text_of(count: int) -> Any:
    return '"t.r"() ({\n' + OP * count + "}) : () -> ()\n"


def functions(count: int) -> Any:
    return "".join(FUNCTION % i for i in range(count))


@pytest.fixture
def context() -> Iterator[Any]:
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        yield context


@pytest.fixture(scope="module")
def big() -> Any:
    """A module of many ops, its context, and its bytecode."""
    context = ir.Context()
    context.allow_unregistered_dialects = True
    with context:
        module = ir.Module.parse(text_of(BIG))
        stream = io.BytesIO()
        module.operation.write_bytecode(stream)
    return context, module, stream.getvalue()


def canonicalize(module: ir.Module) -> None:
    passmanager.PassManager.parse("builtin.module(cse,canonicalize)").run(module.operation)


LONG = {
    "parse": lambda module, data: ir.Module.parse(text_of(BIG)),
    "print": lambda module, data: str(module),
    "print generic": lambda module, data: module.operation.get_asm(print_generic_op_form=True),
    "verify": lambda module, data: [module.operation.verify() for _ in range(10)],
    "clone": lambda module, data: [module.operation.clone() for _ in range(2)],
    "write bytecode": lambda module, data: [module.operation.write_bytecode(io.BytesIO()) for _ in range(2)],
    "read bytecode": lambda module, data: ir.Module.parse(data),
    "passes": lambda module, data: canonicalize(module),
}


@pytest.mark.parametrize("name", LONG)
def test_another_thread_goes_on(big: Any, name: str) -> None:
    context, module, data = big
    ticks, over = [0], threading.Event()

    def tick() -> None:
        while not over.is_set():
            time.sleep(0.0005)
            ticks[0] += 1

    def ticks_during_call() -> Any:
        before, start = ticks[0], time.perf_counter()
        LONG[name](module, data)  # type: ignore[no-untyped-call]
        return ticks[0] - before, time.perf_counter() - start

    thread = threading.Thread(target=tick)
    thread.start()
    try:
        with context:
            # With the lock held it would come to its turn at the beginning and the end alone. On a busy machine it may
            # have to wait for a processor.
            for _ in range(20):
                count, seconds = ticks_during_call()
                if count > 4 or seconds < 0.05:
                    break
            else:
                pytest.fail(f"{count} ticks in {seconds:.2f} s")
    finally:
        over.set()
        thread.join()


#===-- Ctrl-C -----------------------------------------------------------------------------------===#


def stop(call: Any) -> Any:
    """Seconds from Ctrl-C to KeyboardInterrupt, the signal coming earlier and earlier; None when the call was done first."""
    delay = 0.2
    while delay > 0.002:
        sent = [None]

        def fire(seconds: Any) -> None:
            time.sleep(seconds)
            sent[0] = time.perf_counter()  # type: ignore[call-overload]
            os.kill(os.getpid(), signal.SIGINT)

        thread = threading.Thread(target=fire, args=(delay,))
        try:
            thread.start()
            call()
        except KeyboardInterrupt:
            late = time.perf_counter() - sent[0]  # type: ignore[operator]
            thread.join()
            return late
        try:
            thread.join()
            time.sleep(0.2)
        except KeyboardInterrupt:
            pass
        delay /= 2
    return None


@pytest.fixture
def ctrl_c() -> Iterator[Any]:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize("name", LONG)
def test_ctrl_c_stops(big: Any, ctrl_c: Any, name: str) -> None:
    context, module, data = big
    with context:
        live = context._statistics()["live_op_count"]
        late = stop(lambda: LONG[name](module, data))  # type: ignore[no-untyped-call]
        assert late is None or late < 0.4
        gc.collect()
        assert context._statistics()["live_op_count"] == live
        assert module.operation.verify()
        assert str(ir.Module.parse("func.func private @f()").body.operations[0].name) == '"f"'


def test_ctrl_c_stops_patterns_and_passes_in_python(context: ir.Context, ctrl_c: Any) -> None:
    module = ir.Module.parse(functions(2000))
    seen = []

    def pattern(op: Any, rewriter: rewrite.PatternRewriter) -> bool:
        seen.append(op)
        time.sleep(0.001)
        return True

    patterns = rewrite.RewritePatternSet()
    patterns.add("arith.addi", pattern)
    frozen = patterns.freeze()
    late = stop(lambda: rewrite.apply_patterns_and_fold_greedily(module.operation, frozen))
    assert late is not None and late < 0.4
    assert module.operation.verify()
    manager = passmanager.PassManager("builtin.module")
    manager.add(lambda op, this: time.sleep(5))
    late = stop(lambda: manager.run(module.operation))
    assert late is not None and late < 0.4
    assert module.operation.verify()


class Stop(Exception):
    pass


def test_what_a_handler_of_a_signal_raises_comes_out(big: Any) -> None:
    context, module, data = big

    def handle(number: Any, frame: Any) -> None:
        raise Stop

    before = signal.signal(signal.SIGALRM, handle)
    try:
        with context:
            signal.setitimer(signal.ITIMER_REAL, 0.02)
            with pytest.raises(Stop):
                for _ in range(1000):
                    str(module)
    finally:
        signal.signal(signal.SIGALRM, before)


def test_a_handler_that_does_not_raise_stops_nothing(big: Any) -> None:
    context, module, data = big
    called = []

    def handle(number: Any, frame: Any) -> None:
        try:
            called.append(module.operation.verify())
        except RuntimeError as error:
            called.append(str(error))

    before = signal.signal(signal.SIGALRM, handle)
    try:
        with context:
            expected = len(str(module))
            signal.setitimer(signal.ITIMER_REAL, 0.03, 0.03)
            for _ in range(5):
                assert len(str(module)) == expected
            signal.setitimer(signal.ITIMER_REAL, 0)
    finally:
        signal.signal(signal.SIGALRM, before)
    # It is refused what would use the context of the call that it interrupted.
    assert set(called) <= {True, "the Context is in use by another call of this thread"}


#===-- Callbacks --------------------------------------------------------------------------------===#


def test_diagnostics_come_from_long_calls(context: ir.Context) -> None:
    seen = []
    with context.attach_diagnostic_handler(lambda diagnostic: seen.append(diagnostic.message) or True):  # type: ignore[func-returns-value]
        with pytest.raises(ir.MLIRError):
            ir.Module.parse(text_of(50_000) + "oops")
    with pytest.raises(ir.MLIRError, match="custom op 'oops' is unknown|oops"):
        ir.Module.parse(text_of(50_000) + "oops")


def test_callbacks_use_the_context(context: ir.Context) -> None:
    module = ir.Module.parse(functions(20_000))
    texts = []

    def run(op: Any, this: Any) -> None:
        texts.append(len(str(op)))
        texts.append(len(str(ir.Module.parse(text_of(20_000)))))

    manager = passmanager.PassManager.parse("builtin.module(cse)")
    manager.add(run)
    manager.add("cse")
    manager.run(module.operation)
    assert len(texts) == 2 and min(texts) > 100_000


def test_what_a_callback_raises_comes_out(context: ir.Context) -> None:
    module = ir.Module.parse(functions(20_000))

    def run(op: Any, this: Any) -> None:
        raise Stop

    manager = passmanager.PassManager.parse("builtin.module(cse)")
    manager.add(run)
    with pytest.raises(Stop):
        manager.run(module.operation)


def test_threads_wait_for_nobody_that_waits_for_them() -> None:
    """Each runs a pass over its own context and uses the other's in it, and one waits for a thread."""
    contexts = [ir.Context(), ir.Context()]
    modules = []
    for each in contexts:
        with each:
            modules.append(ir.Module.parse(functions(10_000)))
    failures = []

    def work(own: Any) -> None:
        def run(op: Any, this: Any) -> None:
            with contexts[1 - own]:
                other = ir.Module.parse(functions(3000))
                assert other.operation.verify()
            inner = threading.Thread(target=lambda: str(modules[own]))
            inner.start()
            inner.join()

        try:
            with contexts[own]:
                manager = passmanager.PassManager.parse("builtin.module(cse)")
                manager.add(run)
                manager.add("canonicalize")
                for _ in range(3):
                    manager.run(modules[own].operation)
        except BaseException as error:  # noqa: B036
            failures.append(error)

    threads = [threading.Thread(target=work, args=(i,), daemon=True) for i in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert not any(thread.is_alive() for thread in threads)
    assert failures == []


#===-- One context, several threads -------------------------------------------------------------===#


def use(context: ir.Context, module: ir.Module, seed: int, end: Any, failures: Any) -> None:
    """Random calls, long and short ones, that hold what they promise."""
    rng = random.Random(seed)
    text = functions(400)
    try:
        with context:
            held = []
            while time.monotonic() < end:
                kind = rng.randrange(9)
                if kind == 0:
                    held.append(ir.Module.parse(text))
                    assert len(held[-1].body.operations) == 400
                elif kind == 1 and held:
                    assert str(rng.choice(held)).count("func.func") == 400
                elif kind == 2 and held:
                    held.pop(rng.randrange(len(held)))
                elif kind == 3:
                    width = rng.randrange(1, 5000)
                    assert str(ir.IntegerType.get_signless(width)) == f"i{width}"
                    names = [f"n{rng.randrange(10**9)}" for _ in range(20)]
                    array = ir.ArrayAttr.get([ir.StringAttr.get(n) for n in names])
                    assert [a.value for a in array] == names  # type: ignore[attr-defined]
                elif kind == 4 and held:
                    canonicalize(rng.choice(held))
                elif kind == 5:
                    function = rng.choice(list(module.body.operations)[:5])
                    assert function.name.value.startswith("f")  # type: ignore[attr-defined]
                    assert function.operation.parent == module.operation
                    weakref.ref(function)
                elif kind == 6 and held:
                    clone = rng.choice(held).operation.clone()
                    assert clone.verify()
                elif kind == 7 and held:
                    stream = io.BytesIO()
                    held[-1].operation.write_bytecode(stream)
                    assert ir.Module.parse(stream.getvalue()).operation.verify()
                elif kind == 8:
                    gc.collect(rng.randrange(2))
                del held[3:]
    except BaseException as error:  # noqa: B036
        failures.append(error)


@pytest.mark.parametrize("context_count", [1, 2, 4])
def test_threads_use_contexts_at_random(context_count: Any) -> None:
    contexts = [ir.Context() for _ in range(context_count)]
    modules = []
    for each in contexts:
        with each:
            modules.append(ir.Module.parse(functions(100)))
    failures: list[Any] = []
    end = time.monotonic() + SECONDS
    threads = [
        threading.Thread(target=use, args=(contexts[i % context_count], modules[i % context_count], i, end, failures))
        for i in range(4)
    ]
    before = sys.getswitchinterval()
    sys.setswitchinterval(0.0005)
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(before)
    assert failures == []
    for each, module in zip(contexts, modules):
        with each:
            assert module.operation.verify()


def test_threads_that_meet_a_dialect_first_see_its_classes() -> None:
    program = """
import sys, threading
from tenure import ir
sys.setswitchinterval(1e-5)
text = 'func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }'
names = []
def work():
    with ir.Context():
        function = ir.Module.parse(text).body.operations[0]
        names.append((type(function).__name__, type(function.body.blocks[0].operations[0]).__name__))
threads = [threading.Thread(target=work) for _ in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
sys.exit(0 if names == [("FuncOp", "AddIOp")] * 8 else str(names))
"""
    for _ in range(5):
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, timeout=120)
        assert done.returncode == 0, done.stderr.decode()[-2000:]


def test_wrappers_that_others_drop_meanwhile(context: ir.Context) -> None:
    """Their ends are put off; an op that is asked for again is the same one."""
    module = ir.Module.parse(text_of(BIG))
    operations = module.body.operations[0].regions[0].blocks[0].operations
    held = list(itertools.islice(operations, 2000))
    over = threading.Event()

    def drop() -> None:
        while not over.is_set():
            if held:
                del held[-10:]
            time.sleep(0.0005)

    thread = threading.Thread(target=drop)
    thread.start()
    for _ in range(10):
        str(module)
    over.set()
    thread.join()
    first = operations[0]
    assert first is operations[0] and first.name == "a.b"
    del first, held
    gc.collect()
    assert module.operation.verify()


def test_the_interpreter_ends_while_a_thread_is_in_the_library() -> None:
    program = """
import threading, time
from tenure import ir
def work():
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        text = '"t.r"() ({\\n' + '"a.b"() : () -> ()\\n' * 100000 + '}) : () -> ()\\n'
        while True:
            str(ir.Module.parse(text))
for _ in range(3):
    threading.Thread(target=work, daemon=True).start()
time.sleep(0.3)
"""
    for _ in range(3):
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, timeout=60)
        assert done.returncode == 0, done.stderr.decode()[-2000:]


#===-- Waiting ----------------------------------------------------------------------------------===#


def test_ctrl_c_is_heard_by_who_waits(big: Any, ctrl_c: Any) -> None:
    """The main thread waits for a context that another one works on, which goes on to its end."""
    context, module, data = big
    texts = []
    started, ended = threading.Event(), threading.Event()

    def work() -> None:
        with context:
            started.set()
            texts.append([str(module) for _ in range(3)])
        ended.set()

    expected = str(module)
    waits = {
        "long": lambda: module.operation.verify(),
        "short": lambda: module.body.operations[0].name,
        "made": lambda: ir.StringAttr.get("never seen before", context),
    }
    for name, wait in waits.items():
        for _ in range(10):
            started.clear()
            ended.clear()
            sent = [None]
            thread = threading.Thread(target=work)

            def fire() -> None:
                started.wait()
                time.sleep(0.03)
                sent[0] = time.perf_counter()  # type: ignore[call-overload]
                os.kill(os.getpid(), signal.SIGINT)

            firing = threading.Thread(target=fire)

            def look_on() -> None:
                firing.start()
                thread.start()
                started.wait()
                # Not is_alive(): up to CPython 3.12 it takes a thread for ended when Ctrl-C comes while it looks.
                while not ended.is_set():
                    wait()  # type: ignore[no-untyped-call]

            late = None
            # A function, since the end of a loop that stands in a `try` may be no part of it to CPython.
            try:
                look_on()
            except KeyboardInterrupt:
                late = time.perf_counter() - sent[0]  # type: ignore[operator]
                went_on = not ended.is_set()
            try:
                firing.join()
                time.sleep(0.05)
            except KeyboardInterrupt:
                pass
            thread.join()
            assert texts.pop() == [expected] * 3
            if late is not None and went_on:
                break
        else:
            pytest.skip("the machine is too busy")
        assert late < 0.4, name
        assert wait() is not None  # type: ignore[no-untyped-call]


#===-- Forking ----------------------------------------------------------------------------------===#

FORK = """
import gc, os, signal, sys, threading, time
from tenure import ir
signal.alarm(500)
busy, free = ir.Context(), ir.Context()
for each in (busy, free):
    each.allow_unregistered_dialects = True
text = '"t.r"() ({\\n' + '"a.b"() {x = 1 : i32} : () -> ()\\n' * 200000 + '}) : () -> ()\\n'
over = False
with busy:
    module = ir.Module.parse(text)
def work():
    with busy:
        while not over:
            str(module)
            ir.Module.parse(text)
thread = threading.Thread(target=work, daemon=True)
with free:
    own = ir.Module.parse("func.func private @f()")
thread.start()
refused = 0
for number in range(12):
    time.sleep(0.03 + 0.01 * number)
    child = os.fork()
    if child == 0:
        signal.alarm(200)
        code = 1
        with free:
            assert "@f" in str(own) and own.operation.verify()
            function = own.body.operations[0]
            del function
            assert "@g" in str(ir.Module.parse("func.func private @g()"))
        with ir.Context():
            assert "@h" in str(ir.Module.parse("func.func private @h()"))
        try:
            with busy:
                module.operation.verify()
                str(ir.Module.parse("func.func private @k()"))
            code = 10
        except RuntimeError as error:
            assert "in use by another thread when the process forked" in str(error)
            for call in (lambda: str(module), lambda: module.body, lambda: ir.StringAttr.get("x", busy), lambda: list(module.body.operations)):
                try:
                    call()
                    os._exit(2)
                except RuntimeError:
                    pass
            code = 11
        if os.environ.get("TENURE_THREADS_AFTER_FORK") != "no":
            again = threading.Thread(target=lambda: str(own))
            again.start()
            again.join()
        del module, own
        del busy, free
        gc.collect()
        if number % 2:
            sys.exit(code)
        os._exit(code)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    assert code in (10, 11), code
    refused += code == 11
over = True
thread.join()
assert refused > 3, refused
assert module.operation.verify()
"""


def test_fork_while_a_thread_is_in_the_library() -> None:
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", FORK], capture_output=True, timeout=600)
    assert done.returncode == 0, done.stderr.decode()[-2000:]


def test_processes_that_are_forked_have_contexts_of_their_own(context: ir.Context) -> None:
    module = ir.Module.parse(functions(100))
    children = []
    for number in range(4):
        child = os.fork()
        if child == 0:
            code = 1
            try:
                canonicalize(module)
                with ir.Context():
                    str(ir.Module.parse(functions(100)))
                code = 0
            finally:
                os._exit(code)
        children.append(child)
    assert [os.waitpid(child, 0)[1] for child in children] == [0] * 4
