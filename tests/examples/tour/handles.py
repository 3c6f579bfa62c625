# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a handle says after its op was erased, and after its scope was closed."""
from tenure import ir


def ask(name: str, op: ir.OpView | ir.Operation) -> None:
    try:
        print(f"{name}: {op.name}")
    except ir.StaleHandleError as error:
        print(f"{name}: {error}")


with ir.Context() as context, ir.Location.unknown():
    context.allow_unregistered_dialects = True
    module = ir.Module.parse('"t.a"() : () -> ()\n"t.b"() : () -> ()')

    # One op is one object, wherever it comes from, as long as the op lives.
    a, b = module.body.operations
    print("the same object:", module.body.operations[0] is a)

    # A scope bounds what is fetched inside. What was there before is good afterwards.
    with ir.Scope():
        inner = module.body.operations[1]
        print("the same op through another scope:", inner == b)
    ask("inner", inner)
    ask("b", b)

    # Erasing makes it stale in every scope. A new op may use the memory: nothing comes back.
    a.erase()
    with ir.InsertionPoint.at_block_begin(module.body):
        c = ir.Operation.create("t.c")
    ask("a", a)
    ask("c", c)
