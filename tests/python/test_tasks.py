# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What `with` makes current belongs to a task, as to a thread: contexts, locations, insertion points and scopes."""
from __future__ import annotations

import asyncio
import contextvars
import gc
import random
import threading
import weakref
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

from tenure import ir


def current() -> tuple[Any, ...]:
    """What is current; None where nothing is."""
    found: list[Any] = [ir.Context.current]
    for kind in (ir.Location, ir.InsertionPoint):
        try:
            found.append(kind.current)
        except ValueError:
            found.append(None)
    return tuple(found)


NOTHING = (None, None, None)


def run(coroutine: Any) -> Any:
    return asyncio.run(asyncio.wait_for(coroutine, 60))


async def build(number: int, seed: int) -> str:
    """Builds a module with a pause between any two steps, looking at what is current after each."""
    rng = random.Random(seed)
    context = ir.Context()
    context.allow_unregistered_dialects = True

    async def pause() -> None:
        for _ in range(rng.randrange(3)):
            await asyncio.sleep(0)

    assert current() == NOTHING
    with context:
        await pause()
        location = ir.Location.file(f"f{number}", number, 1)
        with location:
            await pause()
            module = ir.Module.create()
            with ir.InsertionPoint(module.body) as outer:
                for i in range(5):
                    await pause()
                    assert current() == (context, location, outer)
                    op = ir.Operation.create(f"t.op{number}_{i}", regions=1)
                    inner = ir.InsertionPoint(op.regions[0].blocks.append())
                    try:
                        with inner, ir.Location.name(f"n{i}") as named:
                            await pause()
                            ir.Operation.create(f"t.in{number}_{i}")
                            assert current() == (context, named, inner)
                            if i == 3:
                                raise KeyError(i)
                    except KeyError:
                        pass
                    await pause()
                    assert current() == (context, location, outer)
            await pause()
            assert current() == (context, location, None)
    assert current() == NOTHING
    assert ir.IntegerType.get_signless(32, context).context is context
    return str(module)


def test_tasks_that_interleave_each_see_their_own() -> None:
    async def main() -> list[str]:
        return await asyncio.gather(*(build(i, i) for i in range(100)))

    texts = run(main())
    for i, text in enumerate(texts):
        assert all(f"t.op{i}_{k}" in text and f"t.in{i}_{k}" in text for k in range(5))
        assert text.count("t.op") == text.count("t.in") == 5
    assert current() == NOTHING


def test_a_task_begins_with_a_copy_of_its_parents() -> None:
    async def child(seen: list[Any], own: ir.Context) -> None:
        seen.append(current())
        await asyncio.sleep(0)
        with own:
            await asyncio.sleep(0)
            seen.append(current())
        seen.append(current())

    async def main() -> None:
        first, second, own = ir.Context(), ir.Context(), ir.Context()
        seen: list[Any] = []
        with first:
            task = asyncio.create_task(child(seen, own))
            with second:
                await asyncio.sleep(0)
                assert ir.Context.current is second
            # The child goes on after its parent has left.
        assert current() == NOTHING
        await task
        assert seen == [(first, None, None), (own, None, None), (first, None, None)]
        assert current() == NOTHING

    run(main())


def test_a_task_that_is_cancelled_leaves_what_it_entered() -> None:
    async def wait_inside(context: ir.Context, log: list[Any]) -> None:
        try:
            with context, ir.Location.unknown():
                await asyncio.sleep(60)
        finally:
            log.append(current())

    async def main() -> None:
        log: list[Any] = []
        outer = ir.Context()
        with outer:
            tasks = [asyncio.create_task(wait_inside(ir.Context(), log)) for _ in range(10)]
            await asyncio.sleep(0)
            random.Random(1).shuffle(tasks)
            for task in tasks:
                task.cancel()
            done = await asyncio.gather(*tasks, return_exceptions=True)
            assert all(isinstance(each, asyncio.CancelledError) for each in done)
            assert log == [(outer, None, None)] * 10
            assert ir.Context.current is outer
        assert current() == NOTHING

    run(main())


def test_generators_share_what_is_current_with_their_caller() -> None:
    def enter(context: ir.Context) -> Iterator[None]:
        with context:
            yield

    context = ir.Context()
    generator = enter(context)
    next(generator)
    assert ir.Context.current is context
    next(generator, None)
    assert current() == NOTHING

    async def yield_slowly(count: int) -> AsyncIterator[ir.Context]:
        with ir.Context() as own:
            for _ in range(count):
                await asyncio.sleep(0)
                assert ir.Context.current is own
                yield own

    async def main() -> None:
        async def read() -> None:
            async for own in yield_slowly(4):
                await asyncio.sleep(0)
                assert ir.Context.current is own
            assert current() == NOTHING

        await asyncio.gather(*(read() for _ in range(20)))

    run(main())


def test_leaving_out_of_order_is_an_error_and_changes_nothing() -> None:
    first, second = ir.Context(), ir.Context()

    def leave_out_of_order() -> None:
        first.__enter__()
        second.__enter__()
        with pytest.raises(RuntimeError, match="it is not the innermost active context manager"):
            first.__exit__(None, None, None)
        assert ir.Context.current is second
        second.__exit__(None, None, None)
        first.__exit__(None, None, None)
        with pytest.raises(RuntimeError, match="no context manager is active on this thread or task"):
            first.__exit__(None, None, None)

    async def leave_what_the_parent_entered() -> None:
        with pytest.raises(RuntimeError, match="it is not the innermost active context manager"):
            second.__exit__(None, None, None)
        first.__exit__(None, None, None)  # Changes this task's copy alone.
        assert current() == NOTHING
        with pytest.raises(RuntimeError, match="no context manager is active"):
            first.__exit__(None, None, None)

    async def main() -> None:
        with first:
            await asyncio.create_task(leave_what_the_parent_entered())
            assert ir.Context.current is first

    # In a copy, so that a failure leaves nothing entered for other tests.
    contextvars.copy_context().run(leave_out_of_order)
    run(main())
    assert current() == NOTHING


def test_threads_begin_with_nothing_and_take_a_copy_that_is_given() -> None:
    async def main() -> None:
        seen: list[Any] = []
        context = ir.Context()
        with context:
            thread = threading.Thread(target=lambda: seen.append(current()))
            thread.start()
            thread.join()
            copied = contextvars.copy_context()
            thread = threading.Thread(target=lambda: seen.append(copied.run(current)))
            thread.start()
            thread.join()
            seen.append(await asyncio.to_thread(current))
            loop = asyncio.get_running_loop()
            seen.append(await loop.run_in_executor(None, current))
        assert seen == [NOTHING, (context, None, None), (context, None, None), NOTHING]

    run(main())


def test_threads_with_tasks() -> None:
    failed: list[BaseException] = []

    def work(number: int) -> None:
        async def main() -> None:
            await asyncio.gather(*(build(number * 100 + i, i) for i in range(20)))

        try:
            with ir.Context() as own:
                assert ir.Context.current is own
            run(main())
            assert current() == NOTHING
        except BaseException as error:  # pylint: disable=broad-except
            failed.append(error)

    threads = [threading.Thread(target=work, args=(i,)) for i in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failed, failed


def test_scopes_of_tasks() -> None:
    async def child(module: ir.Module, left: asyncio.Event, log: list[Any]) -> None:
        # The scope is nested in one of the parent, which closes first and closes this one too.
        with ir.Scope() as inner:
            op = module.body.operations[0]
            assert op.operation.name == "t.op" and inner.is_open
            await left.wait()
            assert not inner.is_open
            with pytest.raises(ir.StaleHandleError):
                op.operation.name
            with pytest.raises(RuntimeError, match="the Scope is not open"):
                inner.keep(op)
            assert module.operation.verify()
            with ir.Scope() as third:
                assert third.is_open and module.body.operations[0].operation.name == "t.op"
        log.append(module.body.operations[0].operation.name)

    async def main() -> None:
        left = asyncio.Event()
        log: list[Any] = []
        with ir.Context() as context:
            context.allow_unregistered_dialects = True
            module = ir.Module.parse('"t.op"() : () -> ()')
            with ir.Scope():
                tasks = [asyncio.create_task(child(module, left, log)) for _ in range(3)]
                await asyncio.sleep(0)
            left.set()
            await asyncio.gather(*tasks)
            assert log == ["t.op"] * 3

    run(main())


def test_what_tasks_entered_is_let_go_of() -> None:
    async def enter_without_leaving(alive: list[Any]) -> None:
        context = ir.Context()
        context.__enter__()
        alive.append(weakref.ref(context))
        await asyncio.sleep(0)

    async def main(alive: list[Any]) -> None:
        await asyncio.gather(*(enter_without_leaving(alive) for _ in range(5)))

    alive: list[Any] = []
    run(main(alive))
    gc.collect()
    assert [each() for each in alive] == [None] * 5

    def make_cycle() -> weakref.ref[ir.Context]:
        context = ir.Context()
        copied = contextvars.copy_context()
        copied.run(context.__enter__)
        itself: contextvars.ContextVar[contextvars.Context] = contextvars.ContextVar("itself")
        copied.run(itself.set, copied)
        return weakref.ref(context)

    cycle = make_cycle()
    gc.collect()
    assert cycle() is None


def test_deep_stack_is_freed_iteratively() -> None:
    """A chain of frames this long overflows the C stack if each frame frees the next one recursively."""
    context = ir.Context()
    watch = weakref.ref(context)
    copied = contextvars.copy_context()

    def enter_many(context: ir.Context) -> None:
        for _ in range(200_000):
            context.__enter__()

    copied.run(enter_many, context)
    del context
    assert watch() is not None
    del copied
    gc.collect()
    assert watch() is None
    assert current() == NOTHING


@pytest.mark.parametrize("name", ["frame", "none", "number", "text", "context"])
def test_a_program_may_set_the_variable(name: str) -> None:
    """A program can find the context variable. A value that is no frame makes nothing current."""
    context, other = ir.Context(), ir.Context()

    def set_variable(copied: contextvars.Context) -> None:
        (variable,) = [each for each in copied if each.name == "tenure.stack"]
        frame = copied[variable]
        with pytest.raises(TypeError):
            type(frame)()
        variable.set({"frame": frame, "none": None, "number": 7, "text": "x", "context": context}[name])
        gc.collect()
        expected = (context, None, None) if name == "frame" else NOTHING
        assert current() == contextvars.copy_context().run(current) == expected
        with other:
            assert current() == (other, None, None)
        assert current() == expected

    with context:
        copied = contextvars.copy_context()
        copied.run(set_variable, copied)
        del copied
        gc.collect()
        assert current() == (context, None, None)
    assert current() == NOTHING
