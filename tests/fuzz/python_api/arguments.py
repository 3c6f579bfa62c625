# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes arguments for a member of the API: mostly what the stub asks for, of one context or several, else what acts or is of another kind.

Lists, dictionaries and buffers are noted in the call's frame, so that what acts can empty the arguments of the call it is in.
"""
import array
import enum

import evil
import world

NUMBERS = [0, 0, 1, 1, 2, 2, 3, 4, 7, -1, 32, 64, 129, 2**31, 2**32, 2**63 - 1, 2**63, 2**64, -2**63, -2**31, 10**25]
WORDS = ["", "a", "k", "\0", "\ud800", "x" * 300, "f32", "t.x", "\u00e9", "a\0b", '"', "tensor<3xi32>"]
PLAIN_OTHERS = [None, True, False, Ellipsis, 1.5, 1j, NotImplemented, int, str, (), b"", b"a\0b"]


class Arguments:
    """Those of one program."""

    def __init__(self, program, numpy):
        self.program = program
        self.numpy = numpy

    @property
    def random(self):
        return self.program.random

    def dice(self, share):
        return self.random.random() < share

    #===-- What a member asks for --------------------------------------------------------------===#

    def of_member(self, member, evil_share):
        """(positional, named) arguments."""
        given, named = [], {}
        for each in member.parameters:
            wanted = not each.is_optional or self.dice(.4)
            if each.kind == "rest":
                given += [self.of(each, evil_share) for _ in range(self.random.randrange(3))]
            elif each.kind == "names":
                if self.dice(.2):
                    named[self.random.choice(["context", "name", "loc"])] = self.any()
            elif not wanted:
                continue
            elif each.kind == "name" or each.kind == "either" and (named or each.is_optional or self.dice(.1)):
                named[each.name] = self.of(each, evil_share)
            else:
                given.append(self.of(each, evil_share))
        if self.dice(.02):
            given.append(self.any())
        if self.dice(.02):
            named[self.random.choice(["loc", "ip", "context", "results", "none"])] = self.any()
        return given, named

    def of(self, parameter, evil_share):
        if self.dice(evil_share):
            return self.any()
        words = world.WORDS.get(parameter.name)
        if words and self.asks_for_text(parameter.type) and self.dice(.8):
            word = self.random.choice(words)
            return self.random.choice([word] * 6 + [evil.Text(word), word.encode("utf-8", "replace") if isinstance(word, str) else word])
        if parameter.name in world.SIZES:  # What is as large as asked for takes as long to print.
            return self.random.choice([0, 1, 1, 2, 2, 3, 5, -1, 2**63, 2**64, evil.Number(2), evil.Anything(), "1"])
        shape = world.SHAPES.get(parameter.name)
        if shape and (self.is_open(parameter.type) or parameter.type[0] == "list") and self.dice(.8):
            return self.of_shape(*shape)
        return self.typed(parameter.type)

    def asks_for_text(self, type_):
        return self.is_open(type_) or type_ == ("plain", "str") or type_[0] == "union" and ("plain", "str") in type_[1]

    def is_open(self, type_):
        return type_ == ("any",) or type_[0] == "union" and any(self.is_open(each) for each in type_[1])

    def of_shape(self, how, name):
        if how == "list":
            return self.several([self.named(name) for _ in range(self.random.choice([0, 1, 1, 2, 2, 3]))])
        if how == "dict":
            return self.dictionary(lambda: self.named(name))
        if how == "buffer":
            return self.buffer()
        return self.named(name)

    def named(self, name):
        """A thing of a class of ir or adapters, or of one of the words that world.SHAPES has."""
        program = self.program
        if name in ("int", "bool", "str"):
            return self.typed(("plain", name))
        if name == "object":
            return program.pick()
        if name == "view":
            return self.random.choice(program.views)
        if name == "trait":
            return self.random.choice([program.ir.IsTerminatorTrait, program.ir.NoTerminatorTrait, program.ir.DynamicOpTrait])
        if name == "type":
            return self.random.choice(program.api.classes)
        if name == "file":
            return self.random.choice([evil.File(), "out.mlirbc", evil.Path(), open("out.bin", "wb"), None])
        if name == "capsule":
            thing = program.pick()
            return getattr(thing, "_CAPIPtr", thing)
        if name == "IntegerType.Signedness":
            return self.random.choice(list(program.ir.IntegerType.Signedness))
        cls = getattr(program.ir, name, None) or getattr(program.api.adapters, name)
        return self.typed(("class", cls))

    #===-- Types of stubs ----------------------------------------------------------------------===#

    def typed(self, type_):
        return getattr(self, "of_" + type_[0])(*type_[1:])

    def of_any(self): return self.any()
    def of_none(self): return None
    def of_self(self): return self.program.pick()
    def of_call(self): return self.random.choice([evil.called, evil.called, evil.Anything()])
    def of_union(self, types): return self.typed(self.random.choice(types))
    def of_iterator(self, type_): return self.of_list(type_)
    def of_tuple(self, types): return tuple(self.typed(each) for each in types)
    def of_dict(self, _, value): return self.dictionary(lambda: self.typed(value))
    def of_type(self, _): return self.random.choice(self.program.views)

    def of_list(self, type_):
        return self.several([self.typed(type_) for _ in range(self.random.choice([0, 1, 1, 2, 2, 3]))])

    def of_class(self, cls):
        if issubclass(cls, enum.Enum):
            return self.random.choice([*cls, *cls, self.any()])
        return self.program.pick(cls)

    def of_plain(self, name):
        if name == "int":
            return self.number()
        if name == "bool":
            return self.random.choice([True, False, True, False, evil.Number(1), evil.Anything()])
        if name == "float":
            return self.random.choice([0.0, 1.0, -1.5, float("nan"), float("inf"), 1e300, evil.Real(2.5), evil.Number(1)])
        if name == "str":
            return self.text()
        if name == "type":
            return self.random.choice(self.program.api.classes)
        return self.buffer()

    def number(self):
        if self.dice(.55):
            return self.random.randrange(5)
        made = self.random.choice([evil.Number(self.random.randrange(4)), evil.Anything(), *NUMBERS])
        if self.numpy and self.dice(.05):
            return self.numpy.int64(2)
        return made

    def text(self):
        word = self.random.choice(WORDS + self.program.files)
        return self.random.choice([word, word, word, evil.Text(word), word.encode("utf-8", "replace")])

    #===-- Containers --------------------------------------------------------------------------===#

    def note(self, container):
        self.program.note_container(container)
        return container

    def several(self, items):
        kind = self.random.randrange(16)
        if kind < 4: return self.note(items)
        if kind < 6: return tuple(items)
        if kind < 9: return evil.steps(self.note(items))
        if kind == 9: return self.note(evil.List(items))
        if kind == 10: return evil.Tuple(items)
        if kind == 11: return evil.Lazy(self.note(items))
        if kind == 12: return evil.Steps(iter(self.note(items)))
        if kind == 13: return self.note({i: item for i, item in enumerate(items)}).values()
        if kind == 14: return self.program.pick_list()
        items.append(self.any())
        return self.note(items)

    def dictionary(self, make):
        made = {self.random.choice(["a", "k", "b", "value", "sym_name", evil.Text("k"), 1]): make() for _ in range(self.random.randrange(4))}
        kind = self.random.randrange(6)
        if kind < 3: return self.note(made)
        if kind == 3: return self.note(evil.Map(made))
        if kind == 4: return self.several([list(made.items())])
        return self.program.pick()

    def buffer(self):
        made = self.random.choice([bytearray(b"abcdefgh"), b"\1\2\3", memoryview(bytearray(8)), array.array("i", [1, 2, 3]), bytearray(),
                                   memoryview(bytes(24)).cast("B", (2, 3, 4)), memoryview(bytes(16)).cast("f"), evil.Bytes(b"abc"), [1, 2]])
        np = self.numpy
        if np and self.dice(.6):
            made = self.random.choice([lambda: np.arange(3, dtype=np.int32), lambda: np.zeros((2, 2), np.float16), lambda: np.array(["a", "b"]),
                                       lambda: np.array([True, False]), lambda: np.arange(6)[::-2], lambda: np.zeros((0,)),
                                       lambda: np.array(1.0), lambda: np.asfortranarray(np.ones((2, 3), np.float32)),
                                       lambda: np.array([1j]), lambda: np.array([object()]), lambda: np.zeros(2, "datetime64[s]"),
                                       lambda: np.broadcast_to(np.float32(1), (4, 4)), lambda: np.zeros(2, "i4,f4")])()
        return self.note(made)

    #===-- Anything ----------------------------------------------------------------------------===#

    def any(self):
        kind = self.random.randrange(20)
        if kind < 6: return self.program.pick()
        if kind == 6: return self.random.choice(NUMBERS)
        if kind == 7: return self.text()
        if kind == 8: return evil.Anything()
        if kind == 9: return self.random.choice([evil.Attributes(), evil.Number(1), evil.Text("k"), evil.Bytes(b"x"), evil.Path(), evil.File()])
        if kind == 10: return self.random.choice(PLAIN_OTHERS)
        if kind == 11: return self.several([self.program.pick() for _ in range(self.random.randrange(4))])
        if kind == 12: return self.dictionary(self.program.pick)
        if kind == 13: return evil.called
        if kind == 14: return self.random.choice(self.program.api.classes)
        if kind == 15: return self.buffer()
        if kind == 16: return self.uninitialised()
        if kind == 17: return evil.pretender(self.random.choice(self.program.api.classes))
        if kind == 18: return slice(self.slice_part(), self.slice_part(), self.slice_part())
        return self.nested()

    def slice_part(self):
        return self.random.choice([None, None, 0, 1, -1, 2, 5, 2**63, evil.Number(1), evil.Anything()])

    def nested(self):
        """A list in itself, or a deep one."""
        made = []
        made.append(made)
        if self.dice(.5):
            for _ in range(3000):
                made = [made]
        return made

    def uninitialised(self):
        """An object of a class of the API that no __init__ saw."""
        cls = self.random.choice(self.program.api.stubs[self.program.ir_number].classes)
        try:
            return cls.__new__(cls)
        except Exception:  # Those that Python cannot make without arguments.
            return self.program.pick()
