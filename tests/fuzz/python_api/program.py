# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One random program: steps, each of a seed of its own, so that a program without some of its steps is a program as well.

A step calls a member of the API, or asks of a thing what Python asks of every object. What its arguments do while they are
read (act) is drawn from the same seed.
"""
import contextlib
import copy
import enum
import gc
import io
import itertools
import os
import pickle
import random
import sys
import threading
import weakref

import evil
import samples
import world
from acts import Acts
from arguments import Arguments
from left_out import LEFT_OUT
from model import Model

POOL = 220
DEPTH = 3
# How often a member of a module is drawn.
WEIGHTS = {"ir": 12, "passmanager": 2, "rewrite": 3, "adapters": 2, "analysis": 4}
WORDLESS = (RuntimeError, ValueError, TypeError)  # They say why.
HOLDERS = ("Dialect", "DialectDescriptor", "DiagnosticInfo", "OpAdaptor", "IntegerSetConstraint")  # Hold what they are given.
COLLECTED = 1 << 14  # Py_TPFLAGS_HAVE_GC
BROKEN = (SystemError, UnboundLocalError, NameError)


class Frame:
    """A call that runs: whose, of which member, and what it was given that can be emptied."""

    def __init__(self, thing, member):
        self.thing, self.member, self.containers, self.home = thing, member, [], None


class Program(Acts):
    def __init__(self, api, seed, files=(), numpy=None, log=None, mute=False):
        evil.running = self
        self.api, self.ir, self.world, self.seed, self.log, self.mute = api, api.ir, world, seed, log, mute
        self.random = self.ends = random.Random(f"{seed}/start")
        self.files = list(files)
        self.things, self.contexts, self.entered, self.scopes, self.frames = [], [], [], [], []
        self.faults, self.counts, self.schemas, self.after = [], {}, [], []
        self.around = None  # Things of what a function is given that runs.
        self.depth, self.budget, self.calls, self.acts = 0, 0, 0, 14
        self.ir_number = next(i for i, stub in enumerate(api.stubs) if stub.name == "ir")
        self.views = [cls for cls in api.classes if issubclass(cls, api.ir.OpView)]
        self.members = {}
        for member in api.members:
            if member.label not in LEFT_OUT:
                self.members.setdefault(member.label.split(".")[0], []).append(member)
        self.of_class, self.makers, self.making = {}, {}, 0
        self.returns = {}
        for member in api.members:
            self.returns.setdefault(member.label, []).append(member.returns)
        held = [*vars(api.ir._globals).values(), api.ir.AttrBuilder._builders, sys.modules[f"{api.package}._context"]._load_on_create]
        self.registries = [(each, each.copy()) for each in held if isinstance(each, (dict, list, set))]
        self.arguments = Arguments(self, numpy)
        self.model = Model(self)
        self.start()

    #===-- Things ------------------------------------------------------------------------------===#

    def new_context(self):
        context = self.ir.Context(load_on_create_dialects=[])
        context.allow_unregistered_dialects = True
        return context

    def start(self):
        for _ in range(2):
            self.contexts.append(self.new_context())
        self.things += self.contexts
        self.enter(self.contexts[0])
        self.enter(self.ir.Location.unknown())
        self.add_module()
        self.add_module()
        self.add_uniqued()

    def enter(self, thing):
        self.say("enter", describe(thing))
        thing.__enter__()
        self.entered.append(thing)

    def leave(self):
        """Leaves what was entered last, unless something else was entered since by a call."""
        self.entered[-1].__exit__(None, None, None)
        self.entered.pop()

    def context(self):
        if not self.contexts:
            self.contexts.append(self.new_context())
        return self.random.choice(self.contexts)

    def add_module(self):
        module = self.ir.Module.parse(self.random.choice(world.MODULES), self.context())
        self.keep(module)
        self.keep(module.operation)
        ops = [module.operation]
        while ops:
            op = ops.pop()
            self.keep(op)
            for thing in itertools.chain(op.results, op.operands, op.regions):
                self.keep(thing)
            for block in (block for region in op.regions for block in region):
                self.keep(block)
                for argument in block.arguments:
                    self.keep(argument)
                ops += list(block.operations)
        with contextlib.suppress(Exception):
            self.keep(self.ir.InsertionPoint(self.pick(self.ir.Block)))
            self.keep(self.ir.SymbolTable(module.operation))

    def add_uniqued(self):
        ir, context = self.ir, self.context()
        for text in self.random.sample(world.TYPES, 8):
            self.keep(ir.Type.parse(text, context))
        for text in self.random.sample(world.ATTRIBUTES, 10):
            self.keep(ir.Attribute.parse(text, context))
        for text in world.EXPRESSIONS:
            map_ = ir.AffineMapAttr(ir.Attribute.parse(text, context)).value
            self.keep(map_)
            for expression in map_.results:
                self.keep(expression)
        self.keep(ir.Location.file("f.mlir", 1, 2, context=context))
        self.keep(ir.IntegerSetAttr(ir.Attribute.parse("affine_set<(d0)[s0] : (d0 - 1 >= 0, s0 == 0)>", context)).value)

    def add_other(self):
        """Something that is neither IR nor uniqued."""
        api, ir, context = self.api, self.ir, self.context()
        make = self.random.choice([
            lambda: api.passmanager.PassManager.parse(self.random.choice(world.PIPELINES), context),
            lambda: api.rewrite.RewritePatternSet(context),
            lambda: api.rewrite.GreedyRewriteConfig(),
            lambda: api.rewrite.PDLModule(ir.Module.parse("module {" + world.MODULES[3] + "}", context)),
            lambda: api.rewrite.PDLModule(ir.Module.parse("module {" + world.MODULES[3] + "}", context)).freeze(),
            lambda: self.random.choice([api.analysis.Dominance, api.analysis.PostDominance, api.analysis.Liveness,
                                        api.analysis.CallGraph, api.analysis.SymbolUsers])(self.pick(ir._OperationBase)),
            lambda: api.adapters.load(self.random.choice(self.files)),
            lambda: api.adapters.AdapterFormat.read_adapter(next(f for f in self.files if f.endswith(".onnx_adapter"))),
            lambda: api.adapters.Draft(self.random.choice(self.files)),
            lambda: api.adapters.DeviceAllocator("evil", allocate=evil.called, deallocate=evil.called, copy_in=evil.called,
                                                 copy_out=evil.called),
            lambda: context.attach_diagnostic_handler(evil.called),
            lambda: self.open_scope(),
            lambda: self.load_schema(context),
            lambda: self.load_forms(context),
            lambda: self.pick((ir.AsmPrinter, ir.AsmParser, ir.AsmOperands)),
            lambda: ir.AsmState(self.pick(ir._OperationBase)),
            lambda: ir.loc_tracebacks(),
            lambda: ir.ThreadPool(),
        ])
        made = make()
        self.say("made", describe(made))
        self.keep(made)

    def load_schema(self, context):
        context.load_dialect_schema(world.SCHEMA)
        self.add_schema(world.SCHEMA)
        return self.ir.Type.parse("!shop.box<i32>", context)

    def add_schema(self, text):
        if text not in self.schemas:
            self.schemas.append(text)

    def load_forms(self, context):
        """Operations that evil functions print and read."""
        samples.attach_forms(self, context, evil.called)
        module = self.ir.Module.parse(world.FORM_MODULE, context)
        self.keep(module)
        self.keep(module.body.operations[0].regions[0].blocks[0].operations[0])
        return module.operation

    def open_scope(self):
        scope = self.ir.Scope()
        self.enter(scope)
        self.scopes.append(scope)
        return scope

    def pick(self, cls=object):
        """A thing of the class, else anything."""
        if not self.things:
            self.things.append(self.context())
        if self.frames and self.frames[-1].home:
            found = [thing for thing in self.frames[-1].home if isinstance(thing, cls)]
            if found:
                return self.random.choice(found)
        if cls is object:
            return self.random.choice(self.things)
        if self.random.random() < .03:
            return self.picked_subclass(cls)
        found = [thing for thing in self.things if isinstance(thing, cls)]
        if found:
            return self.random.choice(found)
        made = None
        if self.making < 2:
            self.making += 1
            try:
                with contextlib.suppress(Exception):
                    made = self.made(cls)
            finally:
                self.making -= 1
        return self.random.choice(self.things) if made is None else made

    def made(self, cls):
        """A new thing of the class: an op by its name, anything else by a member that gives such a thing."""
        if isinstance(cls, tuple):
            cls = self.random.choice(cls)
        name = getattr(cls, "OPERATION_NAME", None)
        if isinstance(name, str):
            ir, context = self.ir, self.context()
            i32 = ir.IntegerType.get_signless(32, context)
            values = [thing for thing in self.things if isinstance(thing, ir.Value)][:self.random.randrange(4)]
            made = ir.Operation.create(name, results=[i32] * self.random.choice([0, 1, 1, 2]), operands=values,
                                       regions=self.random.choice([0, 0, 1, 2]), loc=ir.Location.unknown(context), ip=False)
            self.keep(made.opview)
            return made.opview
        if cls.__name__ in samples.MAKERS:
            return samples.MAKERS[cls.__name__](self)
        if issubclass(cls, (self.ir.Type, self.ir.Attribute)):
            return samples.uniqued(self, cls)
        if cls not in self.makers:
            self.makers[cls] = [member for members in self.members.values() for member in members
                                if gives(member.returns, cls) and member.name not in ("_CAPICreate", "__enter__")]
        return self.call_member(self.random.choice(self.makers[cls]), evil_share=0) if self.makers[cls] else None

    def things_alone(self):
        """Things of a context that nothing but the call holds."""
        context = self.new_context()
        module = self.ir.Module.parse(world.MODULES[2], context)
        found = [context, module, self.ir.Location.file("alone", 1, 2, context=context)]
        ops = [module.operation]
        for op in ops:
            found += [op, *op.results, *op.regions]
            for block in (block for region in op.regions for block in region):
                found += [block, *block.arguments]
                ops += list(block.operations)
        found += [self.ir.Type.parse(text, context) for text in self.random.sample(world.TYPES, 3)]
        found += [self.ir.Attribute.parse(text, context) for text in self.random.sample(world.ATTRIBUTES, 3)]
        map_ = self.ir.AffineMapAttr(self.ir.Attribute.parse(world.EXPRESSIONS[0], context)).value
        return [*found, map_, *map_.results]

    def picked_subclass(self, cls):
        """One of a subclass whose members act."""
        thing = self.pick(cls)
        with contextlib.suppress(Exception):
            names = [name for name in dir(cls) if not name.startswith("__") or name in ("__eq__", "__hash__", "__str__", "__len__")]
            made = evil.subclass(type(thing), self.random.sample(names, min(2, len(names))))
            return made(thing) if self.random.random() < .7 else made.__new__(made)
        return thing

    def pick_list(self):
        """A list of the library's own."""
        ir = self.ir
        return self.pick((ir.OpOperandList, ir.OpResultList, ir.BlockArgumentList, ir.OpSuccessors, ir.RegionSequence, ir.ArrayAttr,
                          ir.BlockList, ir.OperationList))

    def keep(self, thing):
        if thing is None or isinstance(thing, (bool, int, float)) or isinstance(thing, (str, bytes)) and len(thing) > 5000:
            return
        self.model.remember(thing)
        if len(self.things) < POOL:
            self.things.append(thing)
        else:
            self.things[self.random.randrange(len(self.things))] = thing

    def note_container(self, container):
        if self.frames:
            self.frames[-1].containers.append(container)

    def number(self):
        return self.arguments.number() if self.depth < DEPTH else 1

    def fault(self, kind, words):
        if len(self.faults) < 20:
            self.faults.append(f"{kind}: {words}")

    def say(self, *words):
        if self.log:
            print("  " * self.depth, *words, file=self.log, flush=True)

    #===-- Steps -------------------------------------------------------------------------------===#

    def run(self, steps, muted=()):
        for number in steps:
            self.random = random.Random(f"{self.seed}/{number}")
            self.ends = random.Random(number)
            self.budget = 0 if self.mute or number in muted else self.acts
            self.say(f"-- step {number}")
            self.guarded(self.step)
            sys.stdout, sys.stderr = sys.__stdout__, sys.__stderr__
            if number % 20 == 19:
                self.budget = 0
                self.model.check()
        self.budget = 0
        self.model.check()

    def guarded(self, call, *given):
        """Runs it; what it raises is an answer, unless it is one that says nothing."""
        try:
            return call(*given)
        except BROKEN as error:
            self.fault("broken", f"{type(error).__name__}: {error}")
        except evil.Interrupted:
            pass
        except WORDLESS as error:
            if type(error).__str__ is not evil.Text.__str__ and not str(error):
                self.fault("wordless", f"{type(error).__name__} in {self.last_label}")
        except Exception as error:
            self.say("raises", type(error).__name__)
        return None

    last_label = "?"

    def step(self):
        kind = self.random.random()
        if kind < .72:
            self.call_member(self.drawn_member())
        elif kind < .87:
            self.ask(self.pick())
        elif kind < .91:
            self.random.choice([self.add_module, self.add_uniqued, self.add_other, self.add_other, self.add_other])()
        elif kind < .93:
            self.enter(self.pick((self.ir.Context, self.ir.Location, self.ir.InsertionPoint, self.ir.Scope)))
        elif kind < .95 and len(self.entered) > 2:
            self.leave()
        elif kind < .96:
            self.in_threads()
        else:
            self.act_now()

    def drawn_member(self):
        """A member of something that there is, else of a module."""
        if self.random.random() < .5:
            of = self.members_of(type(self.pick()))
            if of:
                return self.random.choice(of)
        room = self.random.choices(list(self.members), [WEIGHTS.get(name, 6) for name in self.members])[0]
        return self.random.choice(self.members[room])

    def members_of(self, cls):
        found = self.of_class.get(cls)
        if found is None:
            found = [member for members in self.members.values() for member in members
                     if isinstance(member.owner, type) and issubclass(cls, member.owner) and member.kind not in ("static", "class", "make")]
            self.of_class[cls] = found
        return found

    def call_each(self, members):
        """Calls each a few times, of a thing that it is a member of."""
        for member in members:
            for number in range(12):
                if self.counts.get(member.label, [0])[0] == 4:
                    break
                self.random = random.Random(f"{self.seed}/{member.label}/{number}")
                self.ends, self.budget = self.random, self.acts if number % 4 == 3 else 0
                if not self.things or number == 0 and len(self.contexts) < 2:
                    self.start()
                self.guarded(self.call_member, member)
                sys.stdout, sys.stderr = sys.__stdout__, sys.__stderr__
        self.model.check()

    def call_a_member_of(self, thing):
        members = self.members_of(type(thing))
        if members:
            self.guarded(self.call_member, self.random.choice(members), thing)

    def call_member(self, member, thing=None, evil_share=None):
        if thing is None and member.kind in ("method", "property", "setter"):
            thing = self.pick(member.owner)
        frame = Frame(thing, member)
        self.frames.append(frame)
        try:
            if self.around is not None and self.random.random() < .6:
                frame.home = self.around
            elif self.random.random() < .15:
                frame.home = self.things_alone()
            if evil_share is None:
                evil_share = .15 if self.budget else .08
            given, named = self.arguments.of_member(member, evil_share)
            frame.home = None
            self.say(member.label, type(thing).__name__, [describe(each) for each in given], {k: describe(v) for k, v in named.items()})
            count = self.counts.setdefault(member.label, [0, 0])
            count[0] += member.kind not in ("method", "property", "setter") or isinstance(thing, member.owner)
            self.calls += 1
            self.last_label = member.label
            answer = self.invoke(member, thing, given, named)
            count[1] += 1
            if member.name == "__enter__":
                self.entered.append(thing)
        finally:
            self.frames.remove(frame)
        self.say("  gives", describe(answer))
        self.check_answer(member, thing, answer)
        self.keep_answer(answer)
        return answer

    def invoke(self, member, thing, given, named):
        """The call; no name but Python's own holds its arguments meanwhile."""
        if member.kind == "setter":
            if not hasattr(type(thing), member.name) and not self.may_keep(thing, given[-1]):
                return None
            return setattr(thing, member.name, given.pop())
        if member.kind in ("property", "variable"):
            return getattr(member.owner if thing is None else thing, member.name)
        if member.kind == "make":
            function = member.owner
        else:
            function = getattr(member.owner if thing is None else thing, member.name)
        given = tuple(given)
        return function(*given, **named)

    def check_answer(self, member, thing, answer):
        if getattr(type(thing), member.name, None) is not getattr(member.owner, member.name, None) and member.kind in ("property", "method"):
            return  # A subclass has its own.
        if member.kind == "method" and member.name in getattr(thing, "__dict__", {}):
            return  # What it was made of, such as an allocator's functions, gives what it likes.
        if member.kind == "property" and not type(thing).__name__.startswith("Evil") and self.depth == 0 and isinstance(thing, member.owner):
            self.model.check_twice(thing, member.name, answer)
        plain = isinstance(thing, member.owner) if member.kind in ("property", "method") else True
        if answer is None and member.kind == "property" or isinstance(member.owner, type) and self.ir.OpView in member.owner.__mro__[1:]:
            return  # An op that does not verify lacks what its class has; a module may have lost its block.
        if answer is NotImplemented or member.name == "__add__" or member.label.startswith("dialects.") or member.owner.__name__ in HOLDERS and member.kind == "property":
            return
        if plain and not type(thing).__name__.startswith("Evil") and not any(
                fits(answer, each) for each in self.returns[member.label]):  # An extra argument may ask for another overload.
            self.fault("type", f"{member.label} gives {describe(answer)}, not {str(member.returns)[:100]}")

    def keep_answer(self, answer):
        self.keep(answer)
        if isinstance(answer, (list, tuple)):
            for each in answer[:5]:
                self.keep(each)
        elif hasattr(type(answer), "__next__") and self.random.random() < .7:
            for each in itertools.islice(answer, 6):
                self.keep(each)
                if self.random.random() < .2:
                    evil.act()

    #===-- What Python asks of every object ----------------------------------------------------===#

    def ask(self, thing):
        other = self.arguments.any() if self.random.random() < .3 else self.pick()
        question = self.random.choice([name for name in dir(self) if name.startswith("ask_")])
        self.say(question, describe(thing), describe(other))
        self.last_label = question
        self.keep_answer(getattr(self, question)(thing, other))

    def ask_str(self, thing, _): return self.checked_text(str(thing))
    def ask_repr(self, thing, _): return self.checked_text(repr(thing))
    def ask_format(self, thing, _): return format(thing, "")
    def ask_hash(self, thing, _): return hash(thing)
    def ask_equal(self, thing, other): return (thing == other, thing != other)[:0]
    def ask_order(self, thing, other): return thing < other
    def ask_length(self, thing, _): return len(thing)
    def ask_truth(self, thing, _): return bool(thing)
    def ask_iterate(self, thing, _): return iter(thing)
    def ask_reversed(self, thing, _): return list(itertools.islice(reversed(thing), 6))
    def ask_contains(self, thing, other): return other in thing
    def ask_item(self, thing, other): return thing[self.random.choice([0, 1, -1, "a", "f", self.arguments.number(), other])]
    def ask_slice(self, thing, _): return thing[slice(*(self.arguments.slice_part() for _ in range(3)))]
    def ask_add(self, thing, other): return thing + other
    def ask_add_to(self, thing, other): return other + thing
    def ask_multiply(self, thing, _): return thing * self.random.choice([0, 2, -1])
    def ask_remainder(self, thing, _): return thing % self.random.choice([2, 0, 3])
    def ask_copy(self, thing, _): return copy.copy(thing)
    def ask_deep_copy(self, thing, _): return copy.deepcopy(thing)
    def ask_pickle(self, thing, _): return pickle.loads(pickle.dumps(thing))
    def ask_view(self, thing, _): return memoryview(thing)
    def ask_directory(self, thing, _): return dir(thing)[:0]
    def ask_class(self, thing, other): return isinstance(thing, type(other))
    def ask_call(self, thing, other): return thing(other)
    def ask_dictionary(self, thing, _): return thing.__dict__

    def ask_list(self, thing, _):
        return None if isinstance(thing, type) else list(itertools.islice(thing, 8))

    def ask_numpy(self, thing, _):
        return self.arguments.numpy.asarray(thing) if self.arguments.numpy else None

    def ask_set_item(self, thing, other):
        if not isinstance(thing, (type, dict)):
            thing[self.random.choice([0, 1, "a", "k", self.arguments.number()])] = other

    def ask_delete_item(self, thing, _):
        if not isinstance(thing, (type, dict)):
            del thing[self.random.choice([0, -1, "a", "k", self.arguments.number()])]

    def may_keep(self, thing, other):
        """A process-wide word keeps for good what is stored in it, and what the collector cannot look into (lists, iterators, maps,
        capsules) is not kept by what it keeps."""
        is_seen = type(other).__flags__ & COLLECTED and not isinstance(other, (list, tuple))
        return is_seen and not isinstance(thing, enum.Enum)

    def ask_set_attribute(self, thing, other):
        if self.is_instance(thing) and self.may_keep(thing, other):
            setattr(thing, self.random.choice(["mine", "other", "name", "attributes", "__class__"]), other)

    def ask_delete_attribute(self, thing, _):
        if self.is_instance(thing):
            delattr(thing, self.random.choice(["mine", "other", "name", "__dict__"]))

    def ask_any_attribute(self, thing, _):
        names = dir(type(thing))
        return getattr(thing, self.random.choice(names)) if self.is_instance(thing) and names else None

    def ask_again(self, thing, other):
        """Initialises what is initialised."""
        if self.is_instance(thing):
            thing.__init__(*[other, self.pick()][:self.random.randrange(3)])

    def ask_new(self, thing, _): return type(thing).__new__(type(thing)) if self.is_instance(thing) else None

    def ask_weak(self, thing, _):
        """A callback when the thing goes."""
        self.after.append(weakref.ref(thing, lambda _: self.at_end()))

    def is_instance(self, thing):
        return type(thing).__module__.startswith(self.api.package)

    def checked_text(self, text):
        if not isinstance(text, str):
            self.fault("type", "str() gives " + type(text).__name__)

    #===-- Threads -----------------------------------------------------------------------------===#

    def in_threads(self):
        """Two threads, each with a context of its own and what this one has entered, one after the other or at once."""
        seeds = [self.random.random() for _ in range(2)]
        threads = [threading.Thread(target=self.thread, args=(seed,)) for seed in seeds]
        for thread in threads:
            thread.start()
            if self.random.random() < .5:
                thread.join()
        for thread in threads:
            thread.join()

    def thread(self, seed):
        """Builds, prints, transforms and drops, in a context that no other thread has."""
        dice, ir, api = random.Random(seed), self.ir, self.api
        with contextlib.suppress(Exception):
            with self.new_context() as context, ir.Location.unknown():
                for _ in range(3):
                    module = ir.Module.parse(dice.choice(world.MODULES[:3]), context)
                    text = str(module)
                    api.passmanager.PassManager.parse(dice.choice(world.PIPELINES), context).run(module.operation)
                    file = io.BytesIO()
                    module.operation.write_bytecode(file)
                    if str(ir.Module.parse(file.getvalue(), context)) != str(module) or not text:
                        self.fault("lie", "what a thread wrote reads otherwise")

    #===-- The end -----------------------------------------------------------------------------===#

    def finish(self):
        """Lets go of everything; what is left then leaks."""
        self.budget = 0
        self.check_printed()
        self.leave_all()
        self.drop_all()
        self.restore()
        del self.model.witness, self.model.witness_context
        for _ in range(3):
            gc.collect()
        left = self.ir.Context._get_live_count()
        if left:
            self.fault("leak", f"{left} contexts live on, for {self.holders(left)}")

    def restore(self):
        """The registries of the process are what they were: they keep what they are given."""
        for registry, kept in self.registries:
            registry.clear()
            registry.extend(kept) if isinstance(registry, list) else registry.update(kept)
        self.ir._globals.set_loc_tracebacks_enabled(False)

    def holders(self, left):
        """What holds the contexts that live, and what holds that."""
        found = []
        for context in [each for each in gc.get_objects() if isinstance(each, self.ir.Context)]:
            found.append(f"{sys.getrefcount(context) - 3} names")
            for holder in gc.get_referrers(context):
                above = [type(each).__name__ for each in gc.get_referrers(holder) if each is not found][:4]
                if type(holder).__name__ == "list" and len(holder) == left:
                    continue
                found.append(f"{type(holder).__name__} < {above} {len(holder) if isinstance(holder, list) else str()}")
        return found[:6]

    def check_printed(self):
        for module in [thing for thing in self.things if type(thing) is self.ir.Module][:4]:
            self.model.check_printed(module)

    def leave_all(self):
        """Leaves what evil arguments entered, the innermost first."""
        ir = self.ir
        for _ in range(200):
            left = False
            for cls in (ir.InsertionPoint, ir.Location, ir.Context):
                with contextlib.suppress(Exception):
                    cls.current.__exit__(None, None, None)
                    left = True
            for thing in [*self.entered, *self.things]:
                if isinstance(thing, (ir.Scope, ir.Location, ir.InsertionPoint, ir.Context, ir.loc_tracebacks)):
                    with contextlib.suppress(Exception):
                        thing.__exit__(None, None, None)
                        left = True
            if not left:
                return

    def drop_all(self):
        self.model.forget()
        for name in ("things", "contexts", "entered", "scopes", "frames", "after"):
            getattr(self, name).clear()


def fits(answer, type_):
    """Whether the answer is of the type of a stub."""
    kind = type_[0]
    if kind == "none":
        return answer is None
    if kind == "class":
        return isinstance(answer, type_[1])
    if kind == "union":
        return any(fits(answer, each) for each in type_[1])
    if kind == "list":
        return isinstance(answer, list) and all(fits(each, type_[1]) for each in answer[:8])
    if kind == "dict":
        return isinstance(answer, dict)
    if kind == "plain":
        return type(answer).__name__ == type_[1] or type_[1] == "float" and isinstance(answer, int) or isinstance(answer, PLAIN[type_[1]])
    return True


def gives(type_, cls):
    """Whether what is of the type of a stub may be of the class."""
    if type_[0] == "class":
        return issubclass(type_[1], cls) or issubclass(cls, type_[1])
    return type_[0] in ("union", "list", "iterator") and any(gives(each, cls) for each in
                                                             (type_[1] if type_[0] == "union" else type_[1:]))


PLAIN = {"int": int, "float": float, "str": str, "bytes": bytes, "bool": bool, "memoryview": memoryview, "type": type}


def describe(thing):
    """A few words, without asking anything of the thing itself."""
    kind = type(thing)
    if kind in (int, str, bytes, float, bool, type(None)):
        return repr(thing)[:60]
    if kind in (list, tuple):
        return f"{kind.__name__}({', '.join(type(each).__name__ for each in thing[:4])})"
    return kind.__name__
