# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Things that no call gives but in a callback, or of what the starting modules lack; by the name of their class."""
import contextlib
import functools

import world


def uniqued(program, cls):
    """A type or an attribute of the class, among those that programs start with."""
    texts = world.TYPES if issubclass(cls, program.ir.Type) else world.ATTRIBUTES
    context = program.context()
    found = [cls_parse(program, cls)(text, context) for text in texts]
    found = [each for each in found if isinstance(each, cls)]
    return program.random.choice(found) if found else None


def cls_parse(program, cls):
    return program.ir.Type.parse if issubclass(cls, program.ir.Type) else program.ir.Attribute.parse


def adapter(program):
    return program.api.adapters.load(program.random.choice(program.files))


def attachment(program):
    with program.context(), program.ir.Location.unknown():
        module = program.ir.Module.parse(open("decoder.loc.mlir", encoding="utf-8").read())
        program.api.adapters.attach(module.operation, program.api.adapters.load("decoder_lora.onnx_adapter"), "lora")
        found = []
        module.operation.walk(lambda op: found.extend(program.api.adapters.attached(op)) or program.ir.WalkResult.ADVANCE)
        return found[0]


def difference(program):
    load = program.api.adapters.load
    return program.api.adapters.diff(load("decoder_lora.onnx_adapter"), load("encoder_lora.onnx_adapter"))[0]


def diagnostic(program):
    context, seen = program.context(), []
    handler = context.attach_diagnostic_handler(lambda each: seen.append(each) or True)
    program.ir.Location.unknown(context).emit_error("words")
    handler.detach()
    return seen[0]


def diagnostic_info(program):
    context, seen = program.context(), []
    handler = context.attach_diagnostic_handler(lambda each: seen.append(program.ir.DiagnosticInfo(each)) or True)
    program.ir.Location.unknown(context).emit_error("words")
    handler.detach()
    return seen[0]


def location(program, name):
    ir, context = program.ir, program.context()
    file = ir.Location.file("f", 1, 2, context=context)
    other = ir.Location.name("n", context=context)
    made = [file, other, ir.Location.unknown(context), ir.Location.fused([file, other], context=context),
            ir.Location.callsite(file, [other], context=context)]
    return next(each for each in made if isinstance(each, getattr(ir, name)))


def in_a_pass(program):
    context, seen = program.context(), []
    manager = program.api.passmanager.PassManager("any", context)
    manager.add(lambda op, run: seen.append(run))
    manager.run(program.ir.Module.parse("module {}", context).operation)
    return seen[0]


def in_a_pattern(program):
    """What a pattern is given; the member that it is made for is called then, too."""
    context, seen = program.context(), []
    patterns = program.api.rewrite.RewritePatternSet(context)

    def pattern(op, rewriter):
        seen.append(rewriter)
        program.call_a_member_of(rewriter)
        return True

    patterns.add("t.use", pattern)
    module = program.ir.Module.parse(world.MODULES[2], context)
    program.api.rewrite.walk_and_apply_patterns(module.operation, patterns.freeze())
    return seen[0]


def in_a_conversion(program):
    """What a pattern of a conversion is given; the member that it is made for is called then, too."""
    rewrite, context, seen = program.api.rewrite, program.context(), []
    patterns, target = rewrite.RewritePatternSet(context), rewrite.ConversionTarget(context)
    converter = rewrite.TypeConverter()

    def pattern(op, adaptor, converter, rewriter):
        seen.append(rewriter)
        program.call_a_member_of(rewriter)

    converter.add_conversion(lambda type: type)
    patterns.add_conversion("t.use", pattern, converter)
    target.add_illegal_op("t.use")
    module = program.ir.Module.parse(world.MODULES[2], context)
    program.guarded(rewrite.apply_partial_conversion, module.operation, target, patterns.freeze())
    return seen[0]


def in_a_pdl_function(program):
    context, seen = program.context(), []
    pattern = world.MODULES[3].replace('rewrite %op {', 'rewrite %op {\n apply_native_rewrite "f"(%op : !pdl.operation)')
    patterns = program.api.rewrite.PDLModule(program.ir.Module.parse("module {" + pattern + "}", context))

    def rewrite(rewriter, results, values):
        seen.append(results)
        program.call_a_member_of(rewriter)
        program.call_a_member_of(results)

    patterns.register_rewrite_function("f", rewrite)
    module = program.ir.Module.parse(world.MODULES[2], context)
    program.guarded(program.api.rewrite.apply_patterns_and_fold_greedily, module.operation, patterns.freeze())
    return seen[0]


def attach_forms(program, context, function):
    """Has the function print and read operations of a dialect in a context that has none of it."""
    ir = program.ir
    context.load_dialect_schema(world.FORMS)
    program.add_schema(world.FORMS)
    for name in ("form.op", "form.go"):
        ir.attach_op_interfaces(name, context=context, assembly=ir.OpAssembly(print=function, parse=function))


def in_a_form(program, cls):
    """What a function is given that prints or reads a custom form, or has read, kept behind its end; members of it are called
    while it is good, with things of its context."""
    ir, context, seen, runs = program.ir, program.new_context(), [], []

    def function(*given):
        thing, outer = given[-1], program.around
        seen.append(thing)
        if len(runs) > 20:
            return
        runs.append(thing)
        program.around = [*given, context, ir.IndexType.get(context), ir.UnitAttr.get(context), ir.Location.unknown(context)]
        try:
            if len(given) == 2:
                op = given[0]
                program.around += [*op.operands, *op.results, *op.attributes.values(), *(each.type for each in op.results)]
                program.around += [argument for region in op.regions for block in region for argument in block.arguments]
            elif program.random.random() < .5:
                seen.append(thing.optional_operand() if program.random.random() < .5 else thing.operands())
                program.around.append(seen[-1])
            for _ in range(program.random.choice([1, 3, 6, 10])):
                program.call_a_member_of(thing)
        finally:
            program.around = outer

    attach_forms(program, context, function)
    module = ir.Module.parse(world.FORM_MODULE, context)
    for text in program.random.sample(world.FORM_TEXTS, 4):
        program.guarded(ir.Module.parse, '%a = "t.x"() : () -> i32\n' + text, context)
    program.guarded(module.operation.get_asm)
    found = [each for each in seen if isinstance(each, cls)]
    if not found and cls is ir.AsmOperands:
        with contextlib.suppress(ir.MLIRError):
            context = program.new_context()
            attach_forms(program, context, lambda *given: found.append(given[-1].operands()))
            ir.Module.parse("form.op", context)
    return program.random.choice(found)


MAKERS = {
    "Adapter": adapter,
    "Tensor": lambda program: adapter(program)[0],
    "Attachment": attachment,
    "Difference": difference,
    "Parameter": lambda program: program.api.adapters.Draft(program.files[0]).parameters[0],
    "Diagnostic": diagnostic,
    "DiagnosticInfo": diagnostic_info,
    "ExternalPass": in_a_pass,
    "PatternRewriter": in_a_pattern,
    "ConversionPatternRewriter": in_a_conversion,
    "PDLResultList": in_a_pdl_function,
    **{name: lambda program, name=name: in_a_form(program, getattr(program.ir, name))
       for name in ("AsmPrinter", "AsmParser", "AsmOperands")},
    "BlockIterator": lambda program: iter(program.pick(program.ir.BlockList)),
    "RegionIterator": lambda program: iter(program.pick(program.ir.RegionSequence)),
    "OperationIterator": lambda program: iter(program.pick(program.ir.Block)),
    "OpOperandList": lambda program: program.pick(program.ir.Operation).operands,
    **{name: functools.partial(location, name=name)
       for name in ("FileLineColLoc", "FusedLoc", "NameLoc", "CallSiteLoc", "UnknownLoc")},
    "InferTypeOpInterface": lambda program: program.ir.InferTypeOpInterface(program.api.arith.AddIOp, program.context()),
    "InferShapedTypeOpInterface": lambda program: program.ir.InferShapedTypeOpInterface(program.api.arith.AddFOp, program.context()),
    "ShapedTypeComponents": lambda program: program.ir.ShapedTypeComponents.get(
        program.ir.IntegerType.get_signless(32, program.context())),
}
