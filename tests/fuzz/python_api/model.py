# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a program knows of the things that it was given: what each was is what it is to go on being.

  - an op gets an attribute with a number of its own, and answers with it for as long as it answers;
  - a result stays that result of its op, an argument stays in its block, a region in its op;
  - the text of a type, an attribute, a location, an affine expression, map or set stays the same;
  - a live entity has one object in a scope: asked for twice, it is the same one;
  - a module that verifies prints what parses to the same module;
  - a module that the program cannot reach does not change.
An exception is an answer: what is stale says so.
"""
import re

TAG = "fuzz.tag"
LIMIT = 250
# Ops of elsewhere may have a block of the module for a successor.
PREDECESSORS = re.compile(r"  // (no predecessors|pred: .*|[0-9]+ preds: .*)$", re.MULTILINE)


class Model:
    def __init__(self, program):
        self.program = program
        self.ir = ir = program.ir
        self.fixed = (ir.Attribute, ir.Type, ir.Location, ir.AffineExpr, ir.AffineMap, ir.IntegerSet)
        self.entities = (ir._OperationBase, ir.Block, ir.Region, ir.Value)
        self.known = []
        self.next_tag = 1
        self.witness_context = program.new_context()
        self.witness = ir.Module.parse(program.world.MODULES[0], self.witness_context)
        self.witness_text = str(self.witness)

    def forget(self):
        self.known.clear()

    #===-- Remembering -------------------------------------------------------------------------===#

    def remember(self, thing):
        if len(self.known) >= LIMIT and self.program.random.random() < .95 or type(thing).__module__.startswith("evil"):
            return
        try:
            found = self.describe(thing)
        except Exception:  # It is stale, or was never initialised.
            return
        if found is None:
            return
        if len(self.known) >= LIMIT:
            self.known[self.program.random.randrange(LIMIT)] = (thing, *found)
        else:
            self.known.append((thing, *found))

    def describe(self, thing):
        """(the question, its answer), None where there is nothing to ask."""
        ir = self.ir
        if type(thing).__name__.startswith("Evil"):
            return None
        if isinstance(thing, self.fixed):
            return str, str(thing)
        if isinstance(thing, ir._OperationBase):
            return self.identity, self.tag(thing)
        if isinstance(thing, ir.OpResult):
            self.tag(thing.owner)
            return result_identity, result_identity(thing)
        if isinstance(thing, ir.Region):
            self.tag(thing.owner)
            return region_owner, region_owner(thing)
        return None

    def tag(self, op):
        """Gives the op a number if it has none, or one that it has from the op that it is a copy of."""
        ir = self.ir
        number = tag_of(op)
        if number is not None and not self.is_copy(op, number):
            return op.operation.name, number
        i64 = ir.IntegerType.get_signless(64, op.context)
        op.attributes[TAG] = ir.IntegerAttr.get(i64, self.next_tag)
        self.next_tag += 1
        return op.operation.name, self.next_tag - 1

    def is_copy(self, op, number):
        """Whether another op is known by this number."""
        for thing, question, answer in self.known:
            if question == self.identity and answer[1] == number and not same(thing, op) and lives(thing):
                return True
        return False

    def identity(self, op):
        return op.operation.name, tag_of(op)

    #===-- Asking again ------------------------------------------------------------------------===#

    def check(self):
        for thing, question, answer in list(self.known):
            try:
                now = question(thing)
            except Exception:
                continue
            if now != answer and not (question == self.identity and now[1] is None and now[0] == answer[0]):
                self.program.fault("lie", f"a {type(thing).__name__} that was {str(answer)[:80]!r} is {str(now)[:80]!r}")
        if str(self.witness) != self.witness_text:
            self.program.fault("lie", "the witness module changed")

    def check_twice(self, thing, name, first):
        """A property that gives an entity gives the same object at once again."""
        if not isinstance(first, self.entities):
            return
        try:
            again = getattr(thing, name)
        except Exception as error:
            self.program.fault("lie", f"{type(thing).__name__}.{name} gives {type(first).__name__}, then {error!r:.80}")
            return
        if again is not first:
            self.program.fault("lie", f"{type(thing).__name__}.{name} gives two objects for one {type(first).__name__}")

    def check_printed(self, module):
        """The text of a module that verifies is that of what it parses to."""
        try:
            if module.operation.parent is not None or not module.operation.verify():
                return  # What was moved into another op is printed with that one's numbers, and without aliases.
            text = module.operation.get_asm(print_generic_op_form=True, assume_verified=True)
        except Exception:
            return
        context = self.program.new_context()
        try:
            for dialect in self.program.schemas:
                context.load_dialect_schema(dialect)
            again = self.ir.Module.parse(text, context).operation.get_asm(print_generic_op_form=True)
        except Exception as error:
            self.program.fault("lie", f"what was printed does not parse: {error!s:.200}\n{text[:2000]}")
            return
        # What is in no module ends without a new line.
        again, text = (PREDECESSORS.sub("", each).strip() for each in (again, text))
        if again != text:
            self.program.fault("lie", f"what was printed parses to another module:\n{changed(text, again)}")


def same(one, other):
    try:
        return one == other
    except Exception:
        return False


def lives(op):
    """Whether it is an op yet: a wrapper that was moved out of, or said to be invalid, is none."""
    try:
        return tag_of(op) is not None
    except Exception:
        return False


def tag_of(op):
    attributes = op.attributes
    return attributes[TAG].value if TAG in attributes else None


def result_identity(result):
    return tag_of(result.owner), result.result_number


def region_owner(region):
    return tag_of(region.owner)


def changed(text, again):
    """The first line that is another."""
    for line, other in zip(text.splitlines(), again.splitlines()):
        if line != other:
            return f"{line[:500]}\n{other[:500]}"
    return "one is longer"
