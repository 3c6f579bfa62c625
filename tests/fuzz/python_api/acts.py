# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What evil arguments do while they are read."""
import array
import contextlib
import gc
import io
import sys
import threading

import evil

DEPTH = 3


class Acts:
    """A program's acts; each act_... is one, and is drawn as often as the others."""

    def act(self):
        if self.budget <= 0 or self.depth >= DEPTH or self.random.random() < .25:
            return
        self.act_now()

    def act_now(self):
        self.budget -= 1
        self.depth += 1
        name = self.random.choice(NAMES)
        self.say(name)
        try:
            getattr(self, name)()
        finally:
            self.depth -= 1

    def at_end(self):
        """Of what goes, which cannot raise, and draws from numbers of its own."""
        if self.budget <= 0 or self.ends.random() > .2:
            return
        kept, self.random = self.random, self.ends
        try:
            with contextlib.suppress(BaseException):
                self.act()
        finally:
            self.random = kept

    def answer(self, given, named):
        """What a callback gives back; what it was given is kept, which is no promise that it lasts."""
        for thing in [*given, *named.values()][:4]:
            self.keep(thing)
        if given and self.random.random() < .3 and self.budget > 0:
            self.budget -= 1
            self.call_a_member_of(self.random.choice(given))
        if self.random.random() < .3:
            self.step_within()
        ir = self.ir
        return self.random.choice([None, None, True, False, ir.WalkResult.ADVANCE, ir.WalkResult.SKIP, ir.WalkResult.INTERRUPT, 0, 8,
                                   self.pick(), "text", b"bytes", []])

    def quietly(self, call, *given):
        with contextlib.suppress(Exception):
            call(*given)

    def step_within(self):
        if self.budget > 0 and self.depth < DEPTH:
            self.depth += 1
            try:
                self.guarded(self.step)
            finally:
                self.depth -= 1

    #===-- Acts --------------------------------------------------------------------------------===#

    def act_step(self): self.step_within()
    act_another_step = act_step

    def act_again(self):
        """The member that runs is called again, of the same thing or another."""
        if self.frames:
            frame = self.random.choice(self.frames)
            self.guarded(self.call_member, frame.member, frame.thing)

    def act_other_member(self):
        """Another member of the thing whose member runs."""
        if self.frames and self.frames[-1].thing is not None:
            self.call_a_member_of(self.frames[-1].thing)

    def act_empty(self):
        """Empties what the calls that run were given."""
        for frame in self.frames:
            for container in frame.containers:
                self.quietly(empty, container)
    act_empty_too = act_empty

    def act_fill(self):
        for frame in self.frames:
            for container in frame.containers:
                if isinstance(container, list):
                    container[:] = [self.pick() for _ in range(self.random.choice([1, 3, 40]))]
                elif isinstance(container, dict):
                    container.update({str(i): self.pick() for i in range(30)})

    def act_erase_this(self):
        thing = self.frames[-1].thing if self.frames else self.pick()
        self.quietly(self.erase, thing)

    def act_erase_some(self):
        self.quietly(self.erase, self.pick(self.ir._OperationBase))

    def act_erase_all(self):
        for thing in list(self.things):
            if isinstance(thing, (self.ir._OperationBase, self.ir.Module)):
                self.quietly(self.erase, thing)

    def erase(self, thing):
        """The op, or the one that the thing is in."""
        for name in ("operation", "owner"):
            found = getattr(thing, name, None)
            if found is not None:
                thing = found
        thing.erase()

    def act_drop_some(self):
        del self.things[:self.random.randrange(len(self.things) + 1)]

    def act_drop_contexts(self):
        """The last names that the program has for everything, but for what is entered."""
        self.model.forget()
        self.things.clear()
        self.contexts.clear()
        self.act_empty()
        gc.collect()
    act_drop_contexts_too = act_drop_contexts

    def act_leave(self):
        while self.entered and self.random.random() < .7:
            self.quietly(self.leave)

    def act_close_scopes(self):
        while self.scopes:
            self.quietly(self.scopes.pop().__exit__, None, None, None)

    def act_enter(self):
        self.quietly(self.enter, self.pick((self.ir.Context, self.ir.Location, self.ir.InsertionPoint)))

    def act_open_scope(self): self.quietly(self.open_scope)
    def act_collect(self): gc.collect()
    def act_add(self): self.guarded(self.add_module)
    def act_add_uniqued(self): self.guarded(self.add_uniqued)
    def act_add_other(self): self.guarded(self.add_other)
    def act_raise(self): raise evil.Raised("evil")
    def act_interrupt(self): raise evil.Interrupted("evil")

    def act_stop(self): raise StopIteration("evil")

    def act_replace_output(self):
        sys.stdout = self.random.choice([evil.File(), io.StringIO(), None])

    def act_thread(self):
        """A step on another thread, which this one waits for."""
        thread = threading.Thread(target=self.step_of_thread)
        thread.start()
        thread.join()

    def step_of_thread(self):
        """What it enters is left when it ends."""
        self.step_within()

    def act_nothing(self):
        self.random.random()


def empty(container):
    if isinstance(container, memoryview):
        container.release()
    elif isinstance(container, array.array):
        del container[:]
    elif hasattr(container, "resize"):
        container.resize(0)
    else:
        container.clear()


NAMES = sorted(name for name in vars(Acts) if name.startswith("act_") and name != "act_now")
