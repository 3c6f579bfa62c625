# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Arguments that act while they are read: whatever Python calls on them erases, closes, collects, raises or calls back in.

The program that runs is in `running`; its act() says what happens.
"""

running = None


class Raised(Exception):
    """What an evil argument raises."""


class Interrupted(BaseException):
    """The same, and no Exception."""


def act(value=None):
    running.act()
    return value


def pick():
    return running.pick()


def few():
    return [pick() for _ in range(running.random.randrange(4))]


class Anything:
    """Answers every question that Python asks of an object."""

    def __index__(self): return act(running.number())
    __int__ = __index__
    def __float__(self): return act(running.random.choice([0.0, 1.5, float("nan"), float("inf"), 1e300]))
    def __bool__(self): return act(running.random.random() < .5)
    def __len__(self): return act(running.random.choice([0, 1, 3, 2**40]))
    def __iter__(self): return act(iter(few()))
    def __contains__(self, _): return act(True)
    def __getitem__(self, key): return self._item(key)
    def __setitem__(self, key, value): act()
    def __delitem__(self, key): act()
    def __eq__(self, _): return act(running.random.random() < .5)
    def __lt__(self, _): return act(True)
    def __hash__(self): return act(running.random.randrange(3))
    def __str__(self): return act("evil")
    def __repr__(self): return act("evil")
    def __format__(self, _): return act("evil")
    def __bytes__(self): return act(b"evil")
    def __enter__(self): return act(self)
    def __exit__(self, *_): return act(True)
    def __fspath__(self): return act("evil.path")
    def __add__(self, _): return act(pick())
    __radd__ = __mul__ = __rmul__ = __sub__ = __rsub__ = __mod__ = __rmod__ = __add__
    def __get__(self, *_): return act(pick())
    def __copy__(self): return act(pick())
    def __reduce_ex__(self, _): return act((Anything, ()))
    def __instancecheck__(self, _): return act(True)
    def __subclasscheck__(self, _): return act(True)
    def write(self, *_): return act()
    def flush(self): return act()
    def read(self, *_): return act(pick())
    def keys(self): return act(["a", "b"])
    def values(self): return act(few())
    def items(self): return act([("a", pick()), ("b", pick())])

    def _item(self, key):
        if isinstance(key, int) and key > 4:
            raise IndexError("evil")
        return act(pick())

    def __call__(self, *given, **named):
        return act(running.answer(given, named))

    @property
    def __array_interface__(self):
        act()
        raise AttributeError("none")

    def __del__(self):
        running.at_end()


class Attributes:
    """Has every attribute."""

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return act(pick())

    def __setattr__(self, name, value):
        act()


class Number(int):
    def __index__(self): return act(int.__add__(self, 0))
    __int__ = __index__
    def __eq__(self, other): return act(int.__eq__(self, other) is True)
    def __hash__(self): return act(1)
    def __bool__(self): return act(True)
    def __lt__(self, other): return act(False)


class Real(float):
    def __float__(self): return act(1.5)
    def __eq__(self, _): return act(True)
    __hash__ = float.__hash__


class Text(str):
    def __str__(self): return act("x")
    def encode(self, *_): return act(b"x")
    def __eq__(self, other): return act(str.__eq__(self, other) is True)
    def __hash__(self): return act(str.__hash__(self))
    def __fspath__(self): return act("evil.path")
    def __format__(self, _): return act("x")


class Bytes(bytes):
    def __bytes__(self): return act(b"x")
    def __eq__(self, _): return act(True)
    def __hash__(self): return act(1)
    def __len__(self): return act(3)


class List(list):
    def __getitem__(self, key): return act(list.__getitem__(self, key))
    def __iter__(self): return act(Steps(list.__iter__(self)))
    def __len__(self): return act(list.__len__(self))


class Tuple(tuple):
    def __getitem__(self, key): return act(tuple.__getitem__(self, key))
    def __iter__(self): return act(Steps(tuple.__iter__(self)))
    def __len__(self): return act(tuple.__len__(self))


class Map(dict):
    def __getitem__(self, key): return act(dict.__getitem__(self, key))
    def __iter__(self): return act(Steps(dict.__iter__(self)))
    def __len__(self): return act(dict.__len__(self))
    def keys(self): return act(list(dict.keys(self)))
    def items(self): return act(Steps(iter(list(dict.items(self)))))
    def values(self): return act(list(dict.values(self)))
    def get(self, key, default=None): return act(dict.get(self, key, default))


class Lazy:
    """A sequence that makes its elements when it is asked."""

    def __init__(self, items):
        self.items = items

    def __len__(self):
        return act(running.random.choice([len(self.items), len(self.items), len(self.items) + 1, 0]))

    def __getitem__(self, key):
        act()
        return self.items[key]


class Steps:
    """An iterator that acts between its elements."""

    def __init__(self, inner):
        self.inner = inner

    def __iter__(self): return self

    def __next__(self):
        act()
        return next(self.inner)

    def __length_hint__(self): return act(running.random.choice([0, 2, 100]))


class File:
    """Takes and gives bytes or text."""

    def write(self, data): return act(len(data))
    def read(self, *_): return act(running.random.choice([b"", "", None, b"ML\xefR", "module {}"]))
    def flush(self): act()
    def fileno(self): return act(-1)
    def close(self): act()


class Path:
    def __fspath__(self): return act(running.random.choice(["evil.path", b"evil.path", "missing/path", "."]))


class Ends:
    """Acts when the last name for it goes."""

    def __del__(self):
        running.at_end()


def called(*given, **named):
    """A callback of any signature."""
    return act(running.answer(given, named))


def steps(items):
    """A generator that acts before each element and at its end."""
    for item in items:
        act()
        yield item
        item = None  # The caller alone holds what it was given.
    act()


def pretender(cls):
    """An object that says it is of `cls`."""
    return type("Pretender", (), {"__class__": property(lambda self: act(cls))})()


def _method(name):
    return lambda self, *given, **named: act(running.answer(given, named))


def subclass(cls, names):
    """A subclass whose members `names` act; TypeError if there can be none."""
    members = {name: property(_method(name)) if isinstance(getattr(cls, name, None), property) else _method(name)
               for name in names}
    return type("Evil" + cls.__name__, (cls,), members)
