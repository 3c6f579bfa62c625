# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random programs on the Python API beside a model in plain Python.

The model is a tree of nodes; each knows its name, its number, its children, whether it lives, and the id() of its
Operation and of its OpView once they were fetched. Everything that the API says is compared with it. How many
programs of 50 steps there are says TENURE_STATE_PROGRAMS; 1,000 make 50,000 steps.
"""
from __future__ import annotations

import gc
import os
import pickle
import threading
from collections.abc import Iterator
from typing import Any

import hypothesis
import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from tenure import ir

PROGRAMS = int(os.environ.get("TENURE_STATE_PROGRAMS", "30"))
STEPS = 50
# A failing program is printed as it was found: making it smaller takes longer than reading it.
PHASES = (hypothesis.Phase.explicit, hypothesis.Phase.generate)
PICK = st.integers(0, 10**6)


class Node:
    """An op `t.n<number>` with one region of one block, one result and operands before it."""

    count = 0

    def __init__(self, parent: Any) -> None:
        Node.count += 1
        self.name = f"t.n{Node.count}"
        self.number = Node.count
        self.parent = parent
        self.children: list[Any] = []
        self.operands: list[Any] = []  # Nodes whose result it uses.
        self.lives = True
        self.payload = None
        self.identities: dict[Any, Any] = {}

    def tree(self) -> Iterator[Any]:
        yield self
        for child in self.children:
            yield from child.tree()

    def position(self) -> Any:
        return self.parent.children.index(self)

    def sees(self, used: Any) -> Any:
        """Whether the result of `used` comes before this node, beside it or beside what it is in."""
        node = self
        while node.parent is not None and node.parent is not used.parent:
            node = node.parent
        return node.parent is used.parent and node.position() > used.position()

    def is_in(self, other: Any) -> bool:
        node = self
        while node is not None:
            if node is other:
                return True
            node = node.parent
        return False


class Machine(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.context = ir.Context()
        self.context.allow_unregistered_dialects = True
        self.context.__enter__()
        self.location = ir.Location.unknown()
        self.location.__enter__()
        self.module = ir.Module.create()
        self.root = Node(None)
        self.held: list[Any] = []      # (wrapper, node)
        self.scoped: list[Any] = []    # Wrappers of scopes that were closed.
        self.detached: list[Any] = []  # (wrapper, node): roots that Python alone keeps.

    def teardown(self) -> None:
        self.held = self.scoped = self.detached = self.module = None  # type: ignore[assignment]
        self.location.__exit__(None, None, None)
        self.context.__exit__(None, None, None)
        gc.collect()
        assert self.context._get_live_module_count() == 0
        assert self.context._statistics()["live_op_count"] == 0

    # Between the model and the API.

    def block_of(self, node: Any) -> Any:
        if node is self.root:
            return self.module.body  # pyright: ignore[reportOptionalMemberAccess]
        return self.fetch(node).regions[0].blocks[0]

    def fetch(self, node: Any) -> Any:
        """The Operation of a node, by the way from its root, its id() checked."""
        top = node
        way = []
        while top.parent is not None:
            way.append(top.position())
            top = top.parent
        if top is self.root:
            block, way = self.module.body, way[::-1]  # pyright: ignore[reportOptionalMemberAccess]
            op = None
        else:
            op = next(wrapper for wrapper, root in self.detached if root is top)
            block, way = op.regions[0].blocks[0], way[::-1]
        for at in way:
            op = block.operations[at].operation
            block = op.regions[0].blocks[0]
        return self.known(node, op)

    def known(self, node: Any, op: Any) -> Any:
        assert op.name == node.name
        for role, wrapper in (("operation", op.operation), ("view", op.opview)):
            assert node.identities.setdefault(role, id(wrapper)) == id(wrapper)
        assert getattr(op.operation, "payload", None) == node.payload
        return op.operation

    def nodes(self) -> Any:
        return [node for node in self.root.tree() if node is not self.root]

    def choose(self, nodes: Any, pick: Any) -> Any:
        return nodes[pick % len(nodes)] if nodes else None

    def die(self, node: Any) -> None:
        for each in node.tree():
            each.lives = False

    def is_used(self, node: Any) -> Any:
        """Whether something outside of the node's tree uses a result in it."""
        inside = set(node.tree())
        return any(used in inside for root in [self.root, *(n for _, n in self.detached)]
                   for user in root.tree() if user not in inside for used in user.operands)

    # Building.

    @rule(pick=PICK, at=PICK, uses=st.lists(PICK, max_size=2))
    def create(self, pick: Any, at: Any, uses: Any) -> None:
        parent = self.choose(list(self.root.tree()), pick)
        block = self.block_of(parent)
        at %= len(parent.children) + 1
        before = parent.children[:at]
        operands = [before[use % len(before)] for use in uses if before]
        where = (ir.InsertionPoint(block) if at == len(parent.children)
                 else ir.InsertionPoint(block.operations[at]))
        node = Node(parent)
        i32 = ir.IntegerType.get_signless(32)
        op = ir.Operation.create(node.name, results=[i32], regions=1, ip=where,
                                 operands=[self.fetch(each).result for each in operands],
                                 attributes={"number": ir.IntegerAttr.get(i32, node.number)})
        op.regions[0].blocks.append()
        node.operands = operands
        parent.children.insert(at, node)
        self.known(node, op)

    @rule()
    def create_detached(self) -> None:
        node = Node(None)
        op = ir.Operation.create(node.name, regions=1, results=[ir.IndexType.get()])
        op.regions[0].blocks.append()
        self.detached.append((op, node))
        self.known(node, op)

    # Holding and dropping.

    @precondition(lambda self: self.root.children)
    @rule(pick=PICK, kind=st.sampled_from(["operation", "view", "result", "region", "block"]))
    def hold(self, pick: Any, kind: Any) -> None:
        node = self.choose(self.nodes(), pick)
        op = self.fetch(node)
        self.held.append(({"operation": op, "view": op.opview, "result": op.results[0],
                           "region": op.regions[0], "block": op.regions[0].blocks[0]}[kind], node))

    @precondition(lambda self: self.held)
    @rule(pick=PICK)
    def drop(self, pick: Any) -> None:
        del self.held[pick % len(self.held)]

    @rule()
    def collect(self) -> None:
        gc.collect()

    @precondition(lambda self: self.root.children)
    @rule(pick=PICK)
    def set_payload(self, pick: Any) -> None:
        node = self.choose(self.nodes(), pick)
        op = self.fetch(node)
        op.payload = node.payload = f"payload of {node.number}"

    # Ending.

    @precondition(lambda self: self.root.children)
    @rule(pick=PICK)
    def erase(self, pick: Any) -> None:
        node = self.choose(self.nodes(), pick)
        op = self.fetch(node)
        users = [user for root in [self.root, *(n for _, n in self.detached)]
                 for user in root.tree() if not user.is_in(node) and node in user.operands]
        if self.is_used(node) and not users:
            return  # Uses of what is inside would be dropped.
        if users:
            with pytest.raises((ValueError, RuntimeError)):
                op.erase()
            assert op.name == node.name
            return
        op.erase()
        node.parent.children.remove(node)
        self.die(node)
        with pytest.raises(ir.StaleHandleError, match=node.name):
            op.name

    @precondition(lambda self: self.root.children)
    @rule(pick=PICK)
    def replace_and_erase(self, pick: Any) -> None:
        node = self.choose(self.nodes(), pick)
        others = [each for each in node.parent.children if each.position() < node.position()]
        if not others:
            return
        other = others[-1]
        op = self.fetch(node)
        op.result.replace_all_uses_with(self.fetch(other).result)
        for root in [self.root, *(n for _, n in self.detached)]:
            for user in root.tree():
                user.operands = [other if used is node else used for used in user.operands]
        assert len(list(op.result.uses)) == 0

    @precondition(lambda self: self.detached)
    @rule(pick=PICK)
    def drop_detached(self, pick: Any) -> None:
        _, node = self.detached[pick % len(self.detached)]
        if self.is_used(node):
            return  # Those operands would be dropped with it.
        del self.detached[pick % len(self.detached)]
        if not any(each.is_in(node) for _, each in self.held):
            self.die(node)
        else:  # What is held in it keeps it; its root is not asked for again.
            self.held = [(wrapper, each) for wrapper, each in self.held if not each.is_in(node)]
            self.die(node)
        gc.collect()

    # Moving.

    @precondition(lambda self: len(self.root.children) > 1)
    @rule(pick=PICK, other=PICK, after=st.booleans())
    def move(self, pick: Any, other: Any, after: Any) -> None:
        node, anchor = self.choose(self.nodes(), pick), self.choose(self.nodes(), other)
        if anchor.is_in(node):
            if node is not anchor:
                with pytest.raises(ValueError):
                    self.fetch(node).move_before(self.fetch(anchor))
            return
        op = self.fetch(node)
        (op.move_after if after else op.move_before)(self.fetch(anchor))
        node.parent.children.remove(node)
        node.parent = anchor.parent
        node.parent.children.insert(anchor.position() + after, node)

    @precondition(lambda self: self.root.children)
    @rule(pick=PICK)
    def detach(self, pick: Any) -> None:
        node = self.choose(self.nodes(), pick)
        op = self.fetch(node)
        op.detach_from_parent()
        node.parent.children.remove(node)
        node.parent = None
        self.detached.append((op, node))

    @precondition(lambda self: self.detached)
    @rule(pick=PICK, to=PICK)
    def attach(self, pick: Any, to: Any) -> None:
        op, node = self.detached.pop(pick % len(self.detached))
        parent = self.choose(list(self.root.tree()), to)
        self.block_of(parent).append(op)
        node.parent = parent
        parent.children.append(node)

    # Callbacks, scopes, threads.

    @rule(stop=PICK, raises=st.booleans())
    def walk(self, stop: Any, raises: Any) -> None:
        expected = [node.name for node in self.root.tree() if node is not self.root]
        stop = stop % (len(expected) + 1)
        seen: list[Any] = []

        def visit(op: Any) -> Any:
            if op.name == "builtin.module":
                return ir.WalkResult.ADVANCE
            if len(seen) == stop:
                if raises:
                    raise KeyError("stop")
                return ir.WalkResult.INTERRUPT
            seen.append(op.name)
            return ir.WalkResult.ADVANCE

        try:
            self.module.operation.walk(visit, ir.WalkOrder.PRE_ORDER)  # pyright: ignore[reportOptionalMemberAccess]
        except KeyError:
            assert raises
        assert seen == expected[:stop]

    @precondition(lambda self: self.root.children)
    @rule(pick=PICK)
    def scope(self, pick: Any) -> None:
        node = self.choose(self.nodes(), pick)
        outside = self.fetch(node)
        with ir.Scope():
            inside = outside.block.operations[node.position()].operation
            assert inside == outside and inside is not outside
            assert inside is outside.block.operations[node.position()].operation
            assert inside.name == node.name
        self.scoped.append(inside)

    @precondition(lambda self: self.root.children)
    @rule(pick=PICK)
    def thread(self, pick: Any) -> None:
        node = self.choose(self.nodes(), pick)
        failures = []

        def run() -> None:
            try:
                for _ in range(3):
                    self.fetch(node)
            except BaseException as error:  # noqa: B902 - it is raised again below.
                failures.append(error)

        threads = [threading.Thread(target=run) for _ in range(2)]
        for each in threads:
            each.start()
        for each in threads:
            each.join()
        if failures:
            raise failures[0]

    @precondition(lambda self: self.root.children)
    @rule(pick=PICK)
    def pickle(self, pick: Any) -> None:
        node = self.choose(self.nodes(), pick)
        inside = set(node.tree())
        if not all(used in inside and used is not node and each.sees(used)
                   for each in inside for used in each.operands):
            return  # What is used lies around it, or where the use cannot see it.
        names = []
        restored = pickle.loads(pickle.dumps(self.fetch(node)))
        restored.walk(lambda op: names.append(op.name) or ir.WalkResult.ADVANCE,  # type: ignore[func-returns-value]
                      ir.WalkOrder.PRE_ORDER)
        assert names == [each.name for each in node.tree()]

    # What always holds.

    @invariant()
    def held_objects_say_what_they_are(self) -> None:
        for wrapper, node in self.held:
            if not node.lives:
                with pytest.raises(ir.StaleHandleError):
                    str(wrapper) if isinstance(wrapper, ir.Value) else wrapper.context
                continue
            owner = wrapper if isinstance(wrapper, ir._OperationBase) else wrapper.owner
            assert owner.name == node.name
        for wrapper in self.scoped:
            with pytest.raises(ir.StaleHandleError):
                wrapper.name

    @invariant()
    def the_tree_is_the_model(self) -> None:
        def compare(block: Any, children: Any) -> None:
            ops = list(block)
            assert [op.name for op in ops] == [child.name for child in children]
            for op, child in zip(ops, children):
                self.known(child, op)
                assert [value.owner.name for value in op.operands] == [
                    each.name for each in child.operands]
                compare(op.regions[0].blocks[0], child.children)

        compare(self.module.body, self.root.children)  # pyright: ignore[reportOptionalMemberAccess]
        for op, node in self.detached:
            compare(op.regions[0].blocks[0], node.children)


Machine.TestCase.settings = hypothesis.settings(
    max_examples=PROGRAMS, stateful_step_count=STEPS, deadline=None, database=None,
    phases=PHASES,
    suppress_health_check=list(hypothesis.HealthCheck))  # pyright: ignore[reportArgumentType]
test_random_programs = Machine.TestCase
