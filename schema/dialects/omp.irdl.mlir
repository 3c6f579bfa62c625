// The omp dialect, made by import-dialect.

irdl.dialect @omp attributes {all_attributes, all_types, inferring_builders = [], enums = {
      ClauseBindKind = {attributes = {BindKindAttr = "omp<bindkind {}>"}, builder = "BindKind", cases = ["parallel", "teams", "thread"], names = ["Parallel", "Teams", "Thread"], width = 32},
      ClauseCancellationConstructType = {attributes = {CancellationConstructTypeAttr = "omp<cancellationconstructtype {}>"}, builder = "CancellationConstructType", cases = ["parallel", "loop", "sections", "taskgroup"], names = ["Parallel", "Loop", "Sections", "Taskgroup"], width = 32},
      ClauseDepend = {builder = "ClauseDepend", cases = ["dependsource", "dependsink"], width = 32},
      ClauseGrainsizeType = {attributes = {GrainsizeTypeAttr = "omp<grainsizetype {}>"}, builder = "GrainsizeType", cases = ["strict"], names = ["Strict"], width = 32},
      ClauseMapFlags = {attributes = {ClauseMapFlagsAttr = "omp<clause_map_flags {}>"}, builder = "ClauseMapFlags", cases = ["none", "storage", "to", "from", "always", "del", "return_param", "priv", "literal", "implicit", "close", "present", "ompx_hold", "attach", "attach_always", "attach_none", "attach_auto", "ref_ptr", "ref_ptee", "ref_ptr_ptee", "is_device_ptr"], flags = "|", values = [0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536, 131072, 262144, 524288], width = 32},
      ClauseMemoryOrderKind = {attributes = {MemoryOrderKindAttr = "omp<memoryorderkind {}>"}, builder = "MemoryOrderKind", cases = ["seq_cst", "acq_rel", "acquire", "release", "relaxed"], names = ["Seq_cst", "Acq_rel", "Acquire", "Release", "Relaxed"], width = 32},
      ClauseNumTasksType = {attributes = {NumTasksTypeAttr = "omp<numtaskstype {}>"}, builder = "NumTasksType", cases = ["strict"], names = ["Strict"], width = 32},
      ClauseNumThreadsType = {attributes = {NumThreadsTypeAttr = "omp<numthreadstype {}>"}, builder = "NumThreadsType", cases = ["strict"], names = ["Strict"], width = 32},
      ClauseOrderKind = {attributes = {OrderKindAttr = "omp<orderkind {}>"}, builder = "OrderKind", cases = ["concurrent"], names = ["Concurrent"], values = [1], width = 32},
      ClauseProcBindKind = {attributes = {ProcBindKindAttr = "omp<procbindkind {}>"}, builder = "ProcBindKind", cases = ["primary", "master", "close", "spread"], names = ["Primary", "Master", "Close", "Spread"], width = 32},
      ClauseRequires = {attributes = {ClauseRequiresAttr = "omp<clause_requires {}>"}, builder = "ClauseRequires", cases = ["none", "reverse_offload", "unified_address", "unified_shared_memory", "dynamic_allocators"], flags = "|", values = [0, 1, 2, 4, 8], width = 32},
      ClauseScheduleKind = {attributes = {ScheduleKindAttr = "omp<schedulekind {}>"}, builder = "ScheduleKind", cases = ["static", "dynamic", "guided", "auto", "runtime", "distribute"], names = ["Static", "Dynamic", "Guided", "Auto", "Runtime", "Distribute"], width = 32},
      ClauseTaskDepend = {builder = "ClauseTaskDepend", cases = ["taskdependin", "taskdependout", "taskdependinout", "taskdependmutexinoutset", "taskdependinoutset"], width = 32},
      DataSharingClauseType = {builder = "DataSharingClauseType", cases = ["private", "firstprivate"], names = ["Private", "FirstPrivate"], width = 32},
      DeclareTargetCaptureClause = {builder = "DeclareTargetCaptureClause", cases = ["none", "to", "link", "enter"], width = 32},
      DeclareTargetDeviceType = {builder = "DeclareTargetDeviceType", cases = ["any", "host", "nohost"], width = 32},
      OrderModifier = {attributes = {OrderModifierAttr = "omp<order_mod {}>"}, builder = "OrderModifier", cases = ["reproducible", "unconstrained"], width = 32},
      ReductionModifier = {builder = "ReductionModifier", cases = ["defaultmod", "inscan", "task"], width = 32},
      ScheduleModifier = {attributes = {ScheduleModifierAttr = "omp<sched_mod {}>"}, builder = "ScheduleModifier", cases = ["none", "monotonic", "nonmonotonic", "simd"], width = 32},
      TargetRegionFlags = {builder = "TargetRegionFlags", cases = ["none", "generic", "spmd", "trip_count", "no_loop"], flags = "|", values = [0, 1, 2, 4, 8], width = 32},
      VariableCaptureKind = {builder = "VariableCaptureKind", cases = ["This", "ByRef", "ByCopy", "VLAType"], width = 32}}} {
  irdl.type @cli attributes {
      format = ""}
  irdl.type @map_bounds_ty attributes {
      format = ""}
  irdl.attribute @atomic_control attributes {
      cpp = "AtomicControlAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "bool", default = "false", parameter = "bool"}
    %1 = irdl.any {cpp = "bool", default = "false", parameter = "bool"}
    %2 = irdl.any {cpp = "bool", default = "false", parameter = "bool"}
    irdl.parameters(ignore_denormal_mode: %0, fine_grained_memory: %1, remote_memory: %2)
  }
  irdl.attribute @bindkind attributes {
      cases = ["parallel", "teams", "thread"],
      description = "::mlir::omp::ClauseBindKind"}
  irdl.attribute @cancellationconstructtype attributes {
      cases = ["parallel", "loop", "sections", "taskgroup"],
      description = "::mlir::omp::ClauseCancellationConstructType"}
  irdl.attribute @clause_depend attributes {
      cases = ["dependsource", "dependsink"],
      description = "::mlir::omp::ClauseDepend",
      format = "`(` $value `)`"}
  irdl.attribute @clause_map_flags attributes {
      cases = ["none", "storage", "to", "from", "always", "del", "return_param", "priv", "literal", "implicit", "close", "present", "ompx_hold", "attach", "attach_always", "attach_none", "attach_auto", "ref_ptr", "ref_ptee", "ref_ptr_ptee", "is_device_ptr"],
      description = "::mlir::omp::ClauseMapFlags",
      flags = "|",
      values = [0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536, 131072, 262144, 524288]}
  irdl.attribute @clause_requires attributes {
      cases = ["none", "reverse_offload", "unified_address", "unified_shared_memory", "dynamic_allocators"],
      description = "::mlir::omp::ClauseRequires",
      flags = "|",
      values = [0, 1, 2, 4, 8]}
  irdl.attribute @clause_task_depend attributes {
      cases = ["taskdependin", "taskdependout", "taskdependinout", "taskdependmutexinoutset", "taskdependinoutset"],
      description = "::mlir::omp::ClauseTaskDepend",
      format = "`(` $value `)`"}
  irdl.attribute @data_sharing_type attributes {
      cpp = "DataSharingClauseTypeAttr",
      format = "`{` `type` `=` $value `}`"} {
    %0 = irdl.any {cases = ["private", "firstprivate"], cpp = "::mlir::omp::DataSharingClauseType"}
    irdl.parameters(value: %0)
  }
  irdl.attribute @declaretarget attributes {
      cpp = "DeclareTargetAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "DeclareTargetDeviceTypeAttr", optional, parameter = "#omp.device_type"}
    %1 = irdl.any {cpp = "DeclareTargetCaptureClauseAttr", optional, parameter = "#omp.capture_clause"}
    %2 = irdl.any {cpp = "BoolAttr", optional, parameter = "bool attribute"}
    irdl.parameters(device_type: %0, capture_clause: %1, automap: %2)
  }
  irdl.attribute @capture_clause attributes {
      cases = ["none", "to", "link", "enter"],
      description = "::mlir::omp::DeclareTargetCaptureClause",
      format = "`(` $value `)`"}
  irdl.attribute @device_type attributes {
      cases = ["any", "host", "nohost"],
      description = "::mlir::omp::DeclareTargetDeviceType",
      format = "`(` $value `)`"}
  irdl.attribute @flags attributes {
      cpp = "FlagsAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "uint32_t", default = "0", parameter = "ui32"}
    %1 = irdl.any {cpp = "bool", default = "false", parameter = "bool"}
    %2 = irdl.any {cpp = "bool", default = "false", parameter = "bool"}
    %3 = irdl.any {cpp = "bool", default = "false", parameter = "bool"}
    %4 = irdl.any {cpp = "bool", default = "false", parameter = "bool"}
    %5 = irdl.any {cpp = "bool", default = "false", parameter = "bool"}
    %6 = irdl.any {cpp = "uint32_t", default = "50", parameter = "ui32"}
    irdl.parameters(debug_kind: %0, assume_teams_oversubscription: %1, assume_threads_oversubscription: %2, assume_no_thread_state: %3, assume_no_nested_parallelism: %4, no_gpu_lib: %5, openmp_device_version: %6)
  }
  irdl.attribute @grainsizetype attributes {
      cases = ["strict"],
      description = "::mlir::omp::ClauseGrainsizeType"}
  irdl.attribute @memoryorderkind attributes {
      cases = ["seq_cst", "acq_rel", "acquire", "release", "relaxed"],
      description = "::mlir::omp::ClauseMemoryOrderKind"}
  irdl.attribute @numtaskstype attributes {
      cases = ["strict"],
      description = "::mlir::omp::ClauseNumTasksType"}
  irdl.attribute @numthreadstype attributes {
      cases = ["strict"],
      description = "::mlir::omp::ClauseNumThreadsType"}
  irdl.attribute @orderkind attributes {
      cases = ["concurrent"],
      description = "::mlir::omp::ClauseOrderKind",
      values = [1]}
  irdl.attribute @order_mod attributes {
      cases = ["reproducible", "unconstrained"],
      description = "::mlir::omp::OrderModifier"}
  irdl.attribute @procbindkind attributes {
      cases = ["primary", "master", "close", "spread"],
      description = "::mlir::omp::ClauseProcBindKind"}
  irdl.attribute @reduction_modifier attributes {
      cases = ["defaultmod", "inscan", "task"],
      description = "::mlir::omp::ReductionModifier",
      format = "`(` $value `)`"}
  irdl.attribute @schedulekind attributes {
      cases = ["static", "dynamic", "guided", "auto", "runtime", "distribute"],
      description = "::mlir::omp::ClauseScheduleKind"}
  irdl.attribute @sched_mod attributes {
      cases = ["none", "monotonic", "nonmonotonic", "simd"],
      description = "::mlir::omp::ScheduleModifier"}
  irdl.attribute @variable_capture_kind attributes {
      cases = ["This", "ByRef", "ByCopy", "VLAType"],
      description = "::mlir::omp::VariableCaptureKind",
      format = "`(` $value `)`"}
  irdl.attribute @version attributes {
      cpp = "VersionAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "uint32_t", parameter = "ui32"}
    irdl.parameters(version: %0)
  }
  irdl.operation @allocate_dir attributes {
      format = "`(` $varList `:` type($varList) `)` oilist( `align` `(` $align `)` | `allocator` `(` $allocator `)` ) attr-dict",
      rules = ["if has(align): power_of_two(align.value): !ALIGN value : {align.value} must be power of 2"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {name = "varList", type = "any type"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute whose value is positive", optional}
    %2 = irdl.any {type = "64-bit signless integer"}
    irdl.operands(var_list: variadic %0, allocator: optional %2)
    irdl.attributes {"align" = %1}
  }
  irdl.operation @atomic_capture attributes {
      format = "oilist( `hint` `(` custom<SynchronizationHint>($hint) `)` | `memory_order` `(` custom<ClauseAttr>($memory_order) `)` ) $region attr-dict",
      name = "atomic.capture",
      region_rules = ["region[0].size == 3: !expected three operations in atomic.capture region (one terminator, and two atomic ops)",
        "let a = region.first",
        "let b = region.first.next",
        "let r = 'omp.atomic.read'",
        "let u = 'omp.atomic.update'",
        "a.name == u and b.name == r or a.name == r and (b.name == u or b.name == 'omp.atomic.write') at a: !invalid sequence of operations in the capture region",
        "if a.name == u: same(a.operands[0], b.operands[0]) at a: !updated variable in atomic.update must be captured in second operation",
        "if a.name == r: same(a.operands[0], b.operands[0]) at a: !captured variable in atomic.read must be updated in second operation",
        "not (either(a.attr('hint').value, 0) != 0 or either(b.attr('hint').value, 0) != 0): operations inside capture region must not have hint clause",
        "not (has(a.attr('memory_order')) or has(b.attr('memory_order'))): operations inside capture region must not have memory_order clause"],
      rules = ["let bits = hint.value",
        "bits % 4 != 3: the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined",
        "bits % 16 < 12: the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined."],
      traits = ["RecursiveMemoryEffects", "SingleBlock", "SingleBlockImplicitTerminator<omp.terminator>"]} {
    %0 = irdl.any {attribute = "64-bit signless integer attribute", default = "0 : i64", optional}
    %1 = irdl.any {attribute = "#omp.memoryorderkind", description = "MemoryOrderKind Clause", optional}
    irdl.attributes {"hint" = %0, "memory_order" = %1}
    %2 = irdl.region with size 1
    irdl.regions(region: %2)
  }
  irdl.operation @atomic_read attributes {
      format = "$v `=` $x oilist( `hint` `(` custom<SynchronizationHint>($hint) `)` | `memory_order` `(` custom<ClauseAttr>($memory_order) `)` ) `:` type($v) `,` type($x) `,` $element_type attr-dict",
      name = "atomic.read",
      rules = ["not (memory_order.word in ['acq_rel', 'release']): !memory-order must not be acq_rel or release for atomic reads",
        "not same(x, v): !read and write must not be to the same location for atomic reads",
        "let bits = hint.value",
        "bits % 4 != 3: the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined",
        "bits % 16 < 12: the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined."]} {
    %0 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    %1 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    %2 = irdl.any {attribute = "any type attribute"}
    %3 = irdl.any {attribute = "64-bit signless integer attribute", default = "0 : i64", optional}
    %4 = irdl.any {attribute = "#omp.memoryorderkind", description = "MemoryOrderKind Clause", optional}
    irdl.operands(x: %0, v: %1)
    irdl.attributes {"element_type" = %2, "hint" = %3, "memory_order" = %4}
  }
  irdl.operation @atomic_update attributes {
      format = "oilist( `hint` `(` custom<SynchronizationHint>($hint) `)` | `memory_order` `(` custom<ClauseAttr>($memory_order) `)` )$x `:` type($x) $region attr-dict",
      name = "atomic.update",
      region_rules = ["let y = region.last.operands",
        "y.size == 1: !only updated value must be returned",
        "y[0].type == region.args[0].type: !input and yielded value must have the same type"],
      rules = ["not (memory_order.word in ['acq_rel', 'acquire']): !memory-order must not be acq_rel or acquire for atomic updates",
        "region.args.size == 1: !the region must accept exactly one argument",
        "if x is 'memref': x.element == region.args[0].type: !the type of the operand must be a pointer type whose element type is the same as that of the region argument",
        "let bits = hint.value",
        "bits % 4 != 3: the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined",
        "bits % 16 < 12: the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined."],
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<omp.yield>"]} {
    %0 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    %1 = irdl.any {attribute = "#omp.atomic_control", optional}
    %2 = irdl.any {attribute = "64-bit signless integer attribute", default = "0 : i64", optional}
    %3 = irdl.any {attribute = "#omp.memoryorderkind", description = "MemoryOrderKind Clause", optional}
    irdl.operands(x: %0)
    irdl.attributes {"atomic_control" = %1, "hint" = %2, "memory_order" = %3}
    %4 = irdl.region with size 1
    irdl.regions(region: %4)
  }
  irdl.operation @atomic_write attributes {
      format = "$x `=` $expr oilist( `hint` `(` custom<SynchronizationHint>($hint) `)` | `memory_order` `(` custom<ClauseAttr>($memory_order) `)` ) `:` type($x) `,` type($expr) attr-dict",
      name = "atomic.write",
      rules = ["not (memory_order.word in ['acq_rel', 'acquire']): !memory-order must not be acq_rel or acquire for atomic writes",
        "if x is 'memref': x.element == expr.type: !address must dereference to value type",
        "let bits = hint.value",
        "bits % 4 != 3: the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined",
        "bits % 16 < 12: the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined."]} {
    %0 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "64-bit signless integer attribute", default = "0 : i64", optional}
    %3 = irdl.any {attribute = "#omp.memoryorderkind", description = "MemoryOrderKind Clause", optional}
    irdl.operands(x: %0, expr: %1)
    irdl.attributes {"hint" = %2, "memory_order" = %3}
  }
  irdl.operation @barrier attributes {
      format = "attr-dict"}
  irdl.operation @cancel attributes {
      format = "`cancellation_construct_type` `(` custom<ClauseAttr>($cancel_directive) `)` oilist( `if` `(` $if_expr `)` ) attr-dict",
      rules = ["has(op.within('omp')): Orphaned cancel construct",
        "let p = op.within('omp')",
        "let kind = cancel_directive.word",
        "let loop = when(p.name == 'omp.loop_nest', p.parent, nothing)",
        "let sections = when(p.name == 'omp.section', p.parent, p)",
        "if kind == 'parallel': p.name == 'omp.parallel': cancel parallel must appear inside a parallel region",
        "if kind == 'loop': known(loop.name == 'omp.wsloop'): cancel loop must appear inside a worksharing-loop region",
        "if kind == 'sections': sections.name == 'omp.sections': cancel sections must appear inside a sections region",
        "if kind == 'taskgroup': p.name in ['omp.task', 'omp.taskloop'] or p.parent.name == 'omp.taskloop': cancel taskgroup must appear inside a task region",
        "if kind == 'loop': not has(loop.attr('nowait')): !A worksharing construct that is canceled must not have a nowait clause",
        "if kind == 'loop': not has(loop.attr('ordered')): !A worksharing construct that is canceled must not have an ordered clause",
        "if kind == 'sections': not has(sections.attr('nowait')): !A sections construct that is canceled must not have a nowait clause"]} {
    %0 = irdl.any {attribute = "#omp.cancellationconstructtype", description = "CancellationConstructType Clause"}
    %1 = irdl.any {type = "1-bit signless integer"}
    irdl.operands(if_expr: optional %1)
    irdl.attributes {"cancel_directive" = %0}
  }
  irdl.operation @cancellation_point attributes {
      format = "`cancellation_construct_type` `(` custom<ClauseAttr>($cancel_directive) `)` attr-dict",
      rules = ["has(op.within('omp')): Orphaned cancellation point",
        "let p = op.within('omp')",
        "let kind = cancel_directive.word",
        "let loop = when(p.name == 'omp.loop_nest', p.parent, nothing)",
        "let sections = when(p.name == 'omp.section', p.parent, p)",
        "if kind == 'parallel': p.name == 'omp.parallel': cancellation point parallel must appear inside a parallel region",
        "if kind == 'loop': known(loop.name == 'omp.wsloop'): cancellation point loop must appear inside a worksharing-loop region",
        "if kind == 'sections': sections.name == 'omp.sections': cancellation point sections must appear inside a sections region",
        "if kind == 'taskgroup': p.name in ['omp.task', 'omp.taskloop'] or p.parent.name == 'omp.taskloop': cancellation point taskgroup must appear inside a task region"]} {
    %0 = irdl.any {attribute = "#omp.cancellationconstructtype", description = "CancellationConstructType Clause"}
    irdl.attributes {"cancel_directive" = %0}
  }
  irdl.operation @canonical_loop attributes {
      assembly = "omp.canonical_loop",
      names = "omp.canonical_loop",
      rules = ["region.args.size == 1: Canonical loop region must have exactly one argument",
        "region.args[0].type == tripCount.type: Region argument must be the same type as the trip count"]} {
    %0 = irdl.any {name = "tripCount", type = "integer or index"}
    %1 = irdl.any {description = "Type for representing a reference to a canonical loop", exact, type = "!omp.cli"}
    irdl.operands(trip_count: %0, cli: optional %1)
    %2 = irdl.region
    irdl.regions(region: %2)
  }
  irdl.operation @critical attributes {
      format = "(`(` $name^ `)`)? $region attr-dict",
      rules = ["if has(name): symbol(name).name == 'omp.critical.declare' and has(symbol(name)): expected symbol reference {name} to point to a critical declaration"]} {
    %0 = irdl.any {attribute = "flat symbol reference attribute", optional}
    irdl.attributes {"name" = %0}
    %1 = irdl.region
    irdl.regions(region: %1)
  }
  irdl.operation @critical_declare attributes {
      format = "$sym_name oilist( `hint` `(` custom<SynchronizationHint>($hint) `)` ) attr-dict",
      name = "critical.declare",
      rules = ["let bits = hint.value",
        "bits % 4 != 3: the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined",
        "bits % 16 < 12: the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined."],
      traits = ["Symbol"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute", default = "0 : i64", optional}
    irdl.attributes {"sym_name" = %0, "hint" = %1}
  }
  irdl.operation @declare_mapper attributes {
      format = "$sym_name `:` $type $body attr-dict",
      region_rules = ["body.last.name == 'omp.declare_mapper.info': expected terminator to be a DeclareMapperInfoOp"],
      traits = ["IsolatedFromAbove", "SingleBlock", "Symbol"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {attribute = "any type attribute"}
    irdl.attributes {"sym_name" = %0, "type" = %1}
    %2 = irdl.region
    irdl.regions(body: %2)
  }
  irdl.operation @declare_mapper_info attributes {
      format = "oilist( `map_entries` `(` $map_vars `:` type($map_vars) `)` ) attr-dict",
      name = "declare_mapper.info",
      traits = ["HasParent<omp.declare_mapper>", "Terminator"]} {
    %0 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    irdl.operands(map_vars: variadic %0)
  }
  irdl.operation @declare_reduction attributes {
      format = "$sym_name `:` $type attr-dict-with-keyword ( `alloc` $allocRegion^ )? `init` $initializerRegion `combiner` $reductionRegion ( `atomic` $atomicReductionRegion^ )? ( `cleanup` $cleanupRegion^ )? ( `data_ptr_ptr` $dataPtrPtrRegion^ )?",
      region_rules = ["for b in allocRegion, for o in b, if o.name == 'omp.yield': o.operands.size == 1 and o.operands[0].type == type: expects alloc region to yield a value of the reduction type",
        "initializerRegion.size > 0: expects non-empty initializer region",
        "let n = initializerRegion.args.size",
        "if n == 1: allocRegion.size == 0: expects two arguments to the initializer region when an allocation region is used",
        "if n == 2: allocRegion.size != 0: expects one argument to the initializer region when no allocation region is used",
        "n == 1 or n == 2: expects one or two arguments to the initializer region",
        "for a in initializerRegion.args: a.type == type: expects initializer region argument to match the reduction type",
        "for b in initializerRegion, for o in b, if o.name == 'omp.yield': o.operands.size == 1 and o.operands[0].type == type: expects initializer region to yield a value of the reduction type",
        "reductionRegion.size > 0: expects non-empty reduction region",
        "let r = reductionRegion.args",
        "r.size == 2 and r[0].type == type and r[1].type == type: expects reduction region with two arguments of the reduction type",
        "for b in reductionRegion, for o in b, if o.name == 'omp.yield': o.operands.size == 1 and o.operands[0].type == type: expects reduction region to yield a value of the reduction type",
        "let a = atomicReductionRegion.args",
        "if atomicReductionRegion.size > 0: a.size == 2 and a[0].type == a[1].type: expects atomic reduction region with two arguments of the same type",
        "if atomicReductionRegion.size > 0, let t = a[0].type: t is '!llvm.ptr' or t is 'memref' and t.element == type or t is 'unranked memref': expects atomic reduction region arguments to be accumulators containing the reduction type",
        "if cleanupRegion.size > 0, let c = cleanupRegion.args: c.size == 1 and c[0].type == type: expects cleanup region with one argument of the reduction type"],
      traits = ["IsolatedFromAbove", "Symbol"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {attribute = "any type attribute"}
    %2 = irdl.any {attribute = "any type attribute", optional}
    irdl.attributes {"sym_name" = %0, "type" = %1, "byref_element_type" = %2}
    %3 = irdl.region {name = "allocRegion"}
    %4 = irdl.region {name = "initializerRegion"}
    %5 = irdl.region {name = "reductionRegion"}
    %6 = irdl.region {name = "atomicReductionRegion"}
    %7 = irdl.region {name = "cleanupRegion"}
    %8 = irdl.region {name = "dataPtrPtrRegion"}
    irdl.regions(alloc_region: %3, initializer_region: %4, reduction_region: %5, atomic_reduction_region: %6, cleanup_region: %7, data_ptr_ptr_region: %8)
  }
  irdl.operation @distribute attributes {
      format = "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `dist_schedule_static` $dist_schedule_static | `dist_schedule_chunk_size` `(` $dist_schedule_chunk_size `:` type($dist_schedule_chunk_size) `)` | `order` `(` custom<OrderClause>($order, $order_mod) `)` ) custom<PrivateRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier) attr-dict",
      region_rules = ["region.size == 1 and region[0].size == 1: loop wrapper does not contain exactly one nested op",
        "region.first.name in ['omp.loop_nest', 'omp.wsloop', 'omp.simd', 'omp.distribute', 'omp.taskloop', 'omp.loop', 'omp.workshare.loop_wrapper']: nested in loop wrapper is not another loop wrapper or `omp.loop_nest`",
        "let nested = region.first.name != 'omp.loop_nest'",
        "let composite = has(op.attr('omp.composite'))",
        "let child = op.parent.name in ['omp.wsloop', 'omp.simd', 'omp.distribute', 'omp.taskloop', 'omp.loop', 'omp.workshare.loop_wrapper']",
        "if nested: composite: !'omp.composite' attribute missing from composite wrapper",
        "if region.first.name == 'omp.wsloop': op.parent.name == 'omp.parallel' and has(op.parent.attr('omp.composite')): !an 'omp.wsloop' nested wrapper is only allowed when a composite 'omp.parallel' is the direct parent",
        "if nested: region.first.name in ['omp.simd', 'omp.wsloop']: !only supported nested wrappers are 'omp.simd' and 'omp.wsloop'",
        "if not nested: not composite: !'omp.composite' attribute present in non-composite wrapper"],
      rules = ["not has(dist_schedule_chunk_size) or has(dist_schedule_static): chunk size set without dist_schedule_static being present",
        "if region.size > 0: region.args.size >= private_vars.size: expected at least {private_vars.size} entry block argument(s)",
        "allocate_vars.size == allocator_vars.size: !expected equal sizes for allocate and allocator variables"],
      traits = ["AttrSizedOperandSegments", "NoTerminator", "RecursiveMemoryEffects", "SingleBlock"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "unit attribute"}
    %3 = irdl.any {type = "integer or index"}
    %4 = irdl.any {attribute = "#omp.orderkind", description = "OrderKind Clause", optional}
    %5 = irdl.any {attribute = "#omp.order_mod", description = "OpenMP Order Modifier", optional}
    %6 = irdl.any {type = "any type"}
    %7 = irdl.any {attribute = "symbol ref array attribute", optional}
    %8 = irdl.any {attribute = "unit attribute"}
    irdl.operands(allocate_vars: variadic %0, allocator_vars: variadic %1, dist_schedule_chunk_size: optional %3, private_vars: variadic %6)
    irdl.attributes {"dist_schedule_static" = %2, "order" = %4, "order_mod" = %5, "private_syms" = %7, "private_needs_barrier" = %8}
    %9 = irdl.region
    irdl.regions(region: %9)
  }
  irdl.operation @flush attributes {
      format = "( `(` $varList^ `:` type($varList) `)` )? attr-dict"} {
    %0 = irdl.any {name = "varList", type = "any type"}
    irdl.operands(var_list: variadic %0)
  }
  irdl.operation @loop attributes {
      format = "oilist( `bind` `(` custom<ClauseAttr>($bind_kind) `)` | `order` `(` custom<OrderClause>($order, $order_mod) `)` ) custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict",
      region_rules = ["region.size == 1 and region[0].size == 1: loop wrapper does not contain exactly one nested op",
        "region.first.name in ['omp.loop_nest', 'omp.wsloop', 'omp.simd', 'omp.distribute', 'omp.taskloop', 'omp.loop', 'omp.workshare.loop_wrapper']: nested in loop wrapper is not another loop wrapper or `omp.loop_nest`",
        "let nested = region.first.name != 'omp.loop_nest'",
        "let composite = has(op.attr('omp.composite'))",
        "let child = op.parent.name in ['omp.wsloop', 'omp.simd', 'omp.distribute', 'omp.taskloop', 'omp.loop', 'omp.workshare.loop_wrapper']",
        "not nested and not child: expected to be a standalone loop wrapper"],
      rules = ["if region.size > 0: region.args.size >= (private_vars.size + reduction_vars.size): expected at least {(private_vars.size + reduction_vars.size)} entry block argument(s)",
        "if reduction_vars.size > 0: reduction_syms.size == reduction_vars.size and has(reduction_syms): expected as many reduction symbol references as reduction variables",
        "if reduction_vars.size > 0, if has(reduction_byref): reduction_byref.size == reduction_vars.size: !expected as many reduction variable by reference attributes as reduction variables",
        "if reduction_vars.size == 0: not has(reduction_syms): unexpected reduction symbol references",
        "let i = repeat(reduction_vars): not has(i): accumulator variable used more than once",
        "for i < reduction_vars.size, let decl = symbol(reduction_syms[i]): decl.name == 'omp.declare_reduction' and has(decl): expected symbol reference {reduction_syms[i]} to point to a reduction declaration",
        "for i < reduction_vars.size, let t = symbol(reduction_syms[i]).regions[3].args[0].type: t == reduction_vars[i].type: expected accumulator ({q(reduction_vars[i].type)}) to be the same type as reduction declaration ({q(t)})"],
      traits = ["AttrSizedOperandSegments", "NoTerminator", "SingleBlock"]} {
    %0 = irdl.any {attribute = "#omp.bindkind", description = "BindKind Clause", optional}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "symbol ref array attribute", optional}
    %3 = irdl.any {attribute = "unit attribute"}
    %4 = irdl.any {attribute = "#omp.orderkind", description = "OrderKind Clause", optional}
    %5 = irdl.any {attribute = "#omp.order_mod", description = "OpenMP Order Modifier", optional}
    %6 = irdl.any {attribute = "#omp.reduction_modifier", description = "reduction modifier", optional}
    %7 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    %8 = irdl.any {attribute = "i1 dense array attribute", optional}
    %9 = irdl.any {attribute = "symbol ref array attribute", optional}
    irdl.operands(private_vars: variadic %1, reduction_vars: variadic %7)
    irdl.attributes {"bind_kind" = %0, "private_syms" = %2, "private_needs_barrier" = %3, "order" = %4, "order_mod" = %5, "reduction_mod" = %6, "reduction_byref" = %8, "reduction_syms" = %9}
    %10 = irdl.region
    irdl.regions(region: %10)
  }
  irdl.operation @loop_nest attributes {
      assembly = "omp.loop_nest",
      match = ["all(loop_lower_bounds, loop_upper_bounds, loop_steps)"],
      no_attributes,
      rules = ["let n = loop_lower_bounds.size",
        "n > 0: must represent at least one loop",
        "n == region.args.size: number of range arguments and IVs do not match",
        "for i < n: loop_lower_bounds[i].type == region.args[i].type: range argument type does not match corresponding IV type",
        "if has(collapse_num_loops): collapse_num_loops.value <= n: collapse value is larger than the number of loops",
        "if has(tile_sizes): tile_sizes.size <= n: too few canonical loops for tile dimensions",
        "op.parent.name in ['omp.wsloop', 'omp.simd', 'omp.distribute', 'omp.taskloop', 'omp.loop', 'omp.workshare.loop_wrapper']: expects parent op to be a loop wrapper"],
      traits = ["RecursiveMemoryEffects", "SameVariadicOperandSize"]} {
    %0 = irdl.any {attribute = "64-bit signless integer attribute whose minimum value is 1", default = "1 : i64", optional}
    %1 = irdl.any {type = "integer or index"}
    %2 = irdl.any {type = "integer or index"}
    %3 = irdl.any {type = "integer or index"}
    %4 = irdl.any {attribute = "unit attribute"}
    %5 = irdl.any {attribute = "i64 dense array attribute", optional}
    irdl.operands(loop_lower_bounds: variadic %1, loop_upper_bounds: variadic %2, loop_steps: variadic %3)
    irdl.attributes {"collapse_num_loops" = %0, "loop_inclusive" = %4, "tile_sizes" = %5}
    %6 = irdl.region
    irdl.regions(region: %6)
  }
  irdl.operation @map_bounds attributes {
      format = "oilist( `lower_bound` `(` $lower_bound `:` type($lower_bound) `)` | `upper_bound` `(` $upper_bound `:` type($upper_bound) `)` | `extent` `(` $extent `:` type($extent) `)` | `stride` `(` $stride `:` type($stride) `)` | `start_idx` `(` $start_idx `:` type($start_idx) `)` ) attr-dict",
      infers = false,
      name = "map.bounds",
      traits = ["AttrSizedOperandSegments", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "integer or index"}
    %1 = irdl.any {type = "integer or index"}
    %2 = irdl.any {type = "integer or index"}
    %3 = irdl.any {type = "integer or index"}
    %4 = irdl.any {attribute = "bool attribute", default = "false"}
    %5 = irdl.any {type = "integer or index"}
    %6 = irdl.any {description = "Type for representing omp map clause bounds information", exact, type = "!omp.map_bounds_ty"}
    irdl.operands(lower_bound: optional %0, upper_bound: optional %1, extent: optional %2, stride: optional %3, start_idx: optional %5)
    irdl.results(result: %6)
    irdl.attributes {"stride_in_bytes" = %4}
  }
  irdl.operation @map_info attributes {
      format = "`var_ptr` `(` $var_ptr `:` type($var_ptr) `,` $var_type `)` `map_clauses` `(` custom<MapClause>($map_type) `)` `capture` `(` custom<CaptureType>($map_capture_type) `)` oilist( `var_ptr_ptr` `(` $var_ptr_ptr `:` type($var_ptr_ptr) `)` | `mapper` `(` $mapper_id `)` | `members` `(` $members `:` custom<MembersIndex>($members_index) `:` type($members) `)` | `bounds` `(` $bounds `)` ) `->` type($omp_ptr) attr-dict",
      name = "map.info",
      rules = ["if has(mapper_id): symbol(mapper_id).name == 'omp.declare_mapper' and has(symbol(mapper_id)): !invalid mapper id"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    %1 = irdl.any {attribute = "any type attribute"}
    %2 = irdl.any {attribute = "#omp.clause_map_flags", description = "Map types and modifiers tied to data maps"}
    %3 = irdl.any {attribute = "#omp.variable_capture_kind", description = "variable capture kind"}
    %4 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    %5 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    %6 = irdl.any {attribute = "Array of 64-bit integer array attributes", optional}
    %7 = irdl.any {description = "Type for representing omp map clause bounds information", exact, type = "!omp.map_bounds_ty"}
    %8 = irdl.any {attribute = "flat symbol reference attribute", optional}
    %9 = irdl.any {attribute = "string attribute", optional}
    %10 = irdl.any {attribute = "bool attribute", default = "false"}
    %11 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    irdl.operands(var_ptr: %0, var_ptr_ptr: optional %4, members: variadic %5, bounds: variadic %7)
    irdl.results(omp_ptr: %11)
    irdl.attributes {"var_type" = %1, "map_type" = %2, "map_capture_type" = %3, "members_index" = %6, "mapper_id" = %8, "name" = %9, "partial_map" = %10}
  }
  irdl.operation @masked attributes {
      format = "oilist( `filter` `(` $filtered_thread_id `:` type($filtered_thread_id) `)` ) $region attr-dict"} {
    %0 = irdl.any {type = "integer or index"}
    irdl.operands(filtered_thread_id: optional %0)
    %1 = irdl.region
    irdl.regions(region: %1)
  }
  irdl.operation @master attributes {
      format = "$region attr-dict"} {
    %0 = irdl.region
    irdl.regions(region: %0)
  }
  irdl.operation @new_cli attributes {
      format = "attr-dict",
      infers = false,
      names = "omp.new_cli"} {
    %0 = irdl.any {description = "Type for representing a reference to a canonical loop", exact, type = "!omp.cli"}
    irdl.results(result: %0)
  }
  irdl.operation @ordered attributes {
      format = "( `depend_type` `` $doacross_depend_type^ )? ( `depend_vec` `(` $doacross_depend_vars^ `:` type($doacross_depend_vars) `)` )? attr-dict",
      rules = ["has(op.within('omp.loop_nest')): must be nested inside of a loop",
        "let nest = op.within('omp.loop_nest')",
        "let around = nest.parent",
        "if around.name == 'omp.wsloop': has(around.attr('ordered')): the enclosing worksharing-loop region must have an ordered clause",
        "if around.name == 'omp.wsloop': around.attr('ordered').value != 0: the enclosing loop's ordered clause must have a parameter present",
        "around.name == 'omp.wsloop' or around.name == 'omp.simd': must be nested inside of a worksharing, simd or worksharing simd loop",
        "let outer = op.within('omp.wsloop')",
        "has(outer) and outer.attr('ordered').value == doacross_num_loops.value: number of variables in depend clause does not match number of iteration variables in the doacross loop"]} {
    %0 = irdl.any {attribute = "#omp.clause_depend", description = "depend clause", optional}
    %1 = irdl.any {attribute = "64-bit signless integer attribute whose minimum value is 0", optional}
    %2 = irdl.any {type = "any type"}
    irdl.operands(doacross_depend_vars: variadic %2)
    irdl.attributes {"doacross_depend_type" = %0, "doacross_num_loops" = %1}
  }
  irdl.operation @ordered_region attributes {
      format = "oilist( `par_level_simd` $par_level_simd ) $region attr-dict",
      name = "ordered.region",
      rules = ["done if not has(op.within('omp.loop_nest'))",
        "let nest = op.within('omp.loop_nest')",
        "let around = nest.parent",
        "if around.name == 'omp.wsloop': has(around.attr('ordered')): the enclosing worksharing-loop region must have an ordered clause",
        "if around.name == 'omp.wsloop': around.attr('ordered').value == 0: the enclosing loop's ordered clause must not have a parameter present",
        "around.name == 'omp.wsloop' or around.name == 'omp.simd': must be nested inside of a worksharing, simd or worksharing simd loop"]} {
    %0 = irdl.any {attribute = "unit attribute"}
    irdl.attributes {"par_level_simd" = %0}
    %1 = irdl.region
    irdl.regions(region: %1)
  }
  irdl.operation @parallel attributes {
      format = "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `if` `(` $if_expr `)` | `num_threads` `(` $num_threads `:` type($num_threads) `)` | `proc_bind` `(` custom<ClauseAttr>($proc_bind_kind) `)` ) custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict",
      region_rules = ["let d = count(o in region[0], o.name == 'omp.distribute')",
        "let composite = has(op.attr('omp.composite'))",
        "d <= 1: !multiple 'omp.distribute' nested inside of 'omp.parallel'",
        "if d == 1: composite: !'omp.composite' attribute missing from composite operation",
        "if d == 1, for o in region[0], if o.dialect == 'omp' and o.name != 'omp.distribute': o.has_trait('Terminator'): !unexpected OpenMP operation inside of composite 'omp.parallel': {o.name}",
        "if d == 0: not composite: !'omp.composite' attribute present in non-composite operation"],
      rules = ["if region.size > 0: region.args.size >= (private_vars.size + reduction_vars.size): expected at least {(private_vars.size + reduction_vars.size)} entry block argument(s)",
        "allocate_vars.size == allocator_vars.size: !expected equal sizes for allocate and allocator variables",
        "either(private_syms.size, 0) == private_vars.size: !inconsistent number of private variables and privatizer op symbols, private vars: {private_vars.size} vs. privatizer op symbols: {either(private_syms.size, 0)}",
        "for i < private_vars.size, let op_of = symbol(private_syms[i]): has(op_of) and op_of.name == 'omp.private': !failed to lookup privatizer op with symbol: '{private_syms[i]}'",
        "for i < private_vars.size, let p = symbol(private_syms[i]), let t = either(p.regions[0].args[0].type, either(p.regions[1].args[0].type, p.regions[2].args[0].type)), let kind = p.attr('data_sharing_type').param('value'): t == private_vars[i].type: !type mismatch between a {kind} variable and its privatizer op, var type: {q(private_vars[i].type)} vs. privatizer op type: {q(t)}",
        "if reduction_vars.size > 0: reduction_syms.size == reduction_vars.size and has(reduction_syms): expected as many reduction symbol references as reduction variables",
        "if reduction_vars.size > 0, if has(reduction_byref): reduction_byref.size == reduction_vars.size: !expected as many reduction variable by reference attributes as reduction variables",
        "if reduction_vars.size == 0: not has(reduction_syms): unexpected reduction symbol references",
        "let i = repeat(reduction_vars): not has(i): accumulator variable used more than once",
        "for i < reduction_vars.size, let decl = symbol(reduction_syms[i]): decl.name == 'omp.declare_reduction' and has(decl): expected symbol reference {reduction_syms[i]} to point to a reduction declaration",
        "for i < reduction_vars.size, let t = symbol(reduction_syms[i]).regions[3].args[0].type: t == reduction_vars[i].type: expected accumulator ({q(reduction_vars[i].type)}) to be the same type as reduction declaration ({q(t)})"],
      traits = ["AttrSizedOperandSegments", "AutomaticAllocationScope", "RecursiveMemoryEffects"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "1-bit signless integer"}
    %3 = irdl.any {type = "integer or index"}
    %4 = irdl.any {type = "any type"}
    %5 = irdl.any {attribute = "symbol ref array attribute", optional}
    %6 = irdl.any {attribute = "unit attribute"}
    %7 = irdl.any {attribute = "#omp.procbindkind", description = "ProcBindKind Clause", optional}
    %8 = irdl.any {attribute = "#omp.reduction_modifier", description = "reduction modifier", optional}
    %9 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    %10 = irdl.any {attribute = "i1 dense array attribute", optional}
    %11 = irdl.any {attribute = "symbol ref array attribute", optional}
    irdl.operands(allocate_vars: variadic %0, allocator_vars: variadic %1, if_expr: optional %2, num_threads: optional %3, private_vars: variadic %4, reduction_vars: variadic %9)
    irdl.attributes {"private_syms" = %5, "private_needs_barrier" = %6, "proc_bind_kind" = %7, "reduction_mod" = %8, "reduction_byref" = %10, "reduction_syms" = %11}
    %12 = irdl.region
    irdl.regions(region: %12)
  }
  irdl.operation @private attributes {
      class = "PrivateClauseOp",
      format = "$data_sharing_type $sym_name `:` $type (`init` $init_region^)? (`copy` $copy_region^)? (`dealloc` $dealloc_region^)? attr-dict",
      region_rules = ["let argument = either(init_region.args[0].type, either(copy_region.args[0].type, dealloc_region.args[0].type))",
        "for r in op.regions, for v in r.args: v.type == argument: !Region argument type mismatch: got {q(v.type)} expected {q(argument)}.",
        "if init_region.size > 0: init_region.args.size == 2: !`init`: expected 2 region arguments, got: {init_region.args.size}",
        "for b in init_region, let t = b.last, if t.has_trait('Terminator') and t.successors.size == 0: t.name == 'omp.yield' at t: !expected exit block terminator to be an `omp.yield` op.",
        "for b in init_region, let t = b.last, if t.name == 'omp.yield': t.operands.size > 0 at t: !Invalid yielded value. Expected type: {q(argument)}, got: None",
        "for b in init_region, let t = b.last, if t.name == 'omp.yield': t.operands.size == 1 and t.operands[0].type == argument at t: !Invalid yielded value. Expected type: {q(argument)}, got: {q(t.operands[0].type)}",
        "let kind = data_sharing_type.param('value')",
        "if kind == 'private': copy_region.size == 0: !`private` clauses do not require a `copy` region.",
        "if kind == 'firstprivate': copy_region.size > 0: !`firstprivate` clauses require at least a `copy` region.",
        "if copy_region.size > 0: copy_region.args.size == 2: !`copy`: expected 2 region arguments, got: {copy_region.args.size}",
        "for b in copy_region, let t = b.last, if t.has_trait('Terminator') and t.successors.size == 0: t.name == 'omp.yield' at t: !expected exit block terminator to be an `omp.yield` op.",
        "for b in copy_region, let t = b.last, if t.name == 'omp.yield': t.operands.size > 0 at t: !Invalid yielded value. Expected type: {q(argument)}, got: None",
        "for b in copy_region, let t = b.last, if t.name == 'omp.yield': t.operands.size == 1 and t.operands[0].type == argument at t: !Invalid yielded value. Expected type: {q(argument)}, got: {q(t.operands[0].type)}",
        "if dealloc_region.size > 0: dealloc_region.args.size == 1: !`dealloc`: expected 1 region arguments, got: {dealloc_region.args.size}",
        "for b in dealloc_region, let t = b.last, if t.has_trait('Terminator') and t.successors.size == 0: t.name == 'omp.yield' at t: !expected exit block terminator to be an `omp.yield` op.",
        "for b in dealloc_region, let t = b.last, if t.name == 'omp.yield': t.operands.size == 0 at t: !Did not expect any values to be yielded."],
      traits = ["IsolatedFromAbove"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {description = "type attribute of any type"}
    %2 = irdl.any {attribute = "#omp.data_sharing_type", description = "Type of a data-sharing clause"}
    irdl.attributes {"sym_name" = %0, "type" = %1, "data_sharing_type" = %2}
    %3 = irdl.region
    %4 = irdl.region
    %5 = irdl.region
    irdl.regions(init_region: %3, copy_region: %4, dealloc_region: %5)
  }
  irdl.operation @scan attributes {
      format = "oilist( `inclusive` `(` $inclusive_vars `:` type($inclusive_vars) `)` | `exclusive` `(` $exclusive_vars `:` type($exclusive_vars) `)` ) attr-dict",
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(inclusive_vars: variadic %0, exclusive_vars: variadic %1)
  }
  irdl.operation @section attributes {
      format = "$region attr-dict",
      rules = ["let p = op.parent",
        "let needed = either(p.attr('private_syms').size, 0) + either(p.attr('reduction_syms').size, 0)",
        "if region.size > 0: region.args.size >= needed: expected at least {needed} entry block argument(s)"],
      traits = ["HasParent<omp.sections>"]} {
    %0 = irdl.region
    irdl.regions(region: %0)
  }
  irdl.operation @sections attributes {
      format = "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `nowait` $nowait ) custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict",
      region_rules = ["for o in region[0]: o.name in ['omp.section', 'omp.terminator']: expected omp.section op or terminator op inside region"],
      rules = ["if region.size > 0: region.args.size >= (private_vars.size + reduction_vars.size): expected at least {(private_vars.size + reduction_vars.size)} entry block argument(s)",
        "allocate_vars.size == allocator_vars.size: !expected equal sizes for allocate and allocator variables",
        "if reduction_vars.size > 0: reduction_syms.size == reduction_vars.size and has(reduction_syms): expected as many reduction symbol references as reduction variables",
        "if reduction_vars.size > 0, if has(reduction_byref): reduction_byref.size == reduction_vars.size: !expected as many reduction variable by reference attributes as reduction variables",
        "if reduction_vars.size == 0: not has(reduction_syms): unexpected reduction symbol references",
        "let i = repeat(reduction_vars): not has(i): accumulator variable used more than once",
        "for i < reduction_vars.size, let decl = symbol(reduction_syms[i]): decl.name == 'omp.declare_reduction' and has(decl): expected symbol reference {reduction_syms[i]} to point to a reduction declaration",
        "for i < reduction_vars.size, let t = symbol(reduction_syms[i]).regions[3].args[0].type: t == reduction_vars[i].type: expected accumulator ({q(reduction_vars[i].type)}) to be the same type as reduction declaration ({q(t)})"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "unit attribute"}
    %3 = irdl.any {type = "any type"}
    %4 = irdl.any {attribute = "symbol ref array attribute", optional}
    %5 = irdl.any {attribute = "unit attribute"}
    %6 = irdl.any {attribute = "#omp.reduction_modifier", description = "reduction modifier", optional}
    %7 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    %8 = irdl.any {attribute = "i1 dense array attribute", optional}
    %9 = irdl.any {attribute = "symbol ref array attribute", optional}
    irdl.operands(allocate_vars: variadic %0, allocator_vars: variadic %1, private_vars: variadic %3, reduction_vars: variadic %7)
    irdl.attributes {"nowait" = %2, "private_syms" = %4, "private_needs_barrier" = %5, "reduction_mod" = %6, "reduction_byref" = %8, "reduction_syms" = %9}
    %10 = irdl.region with size 1
    irdl.regions(region: %10)
  }
  irdl.operation @simd attributes {
      format = "oilist( `aligned` `(` custom<AlignedClause>($aligned_vars, type($aligned_vars), $alignments) `)` | `if` `(` $if_expr `)` | `linear` `(` custom<LinearClause>($linear_vars, type($linear_vars), $linear_step_vars) `)` | `nontemporal` `(` $nontemporal_vars `:` type($nontemporal_vars) `)` | `order` `(` custom<OrderClause>($order, $order_mod) `)` | `safelen` `(` $safelen `)` | `simdlen` `(` $simdlen `)` ) custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict",
      region_rules = ["region.size == 1 and region[0].size == 1: loop wrapper does not contain exactly one nested op",
        "region.first.name in ['omp.loop_nest', 'omp.wsloop', 'omp.simd', 'omp.distribute', 'omp.taskloop', 'omp.loop', 'omp.workshare.loop_wrapper']: nested in loop wrapper is not another loop wrapper or `omp.loop_nest`",
        "let nested = region.first.name != 'omp.loop_nest'",
        "let composite = has(op.attr('omp.composite'))",
        "let child = op.parent.name in ['omp.wsloop', 'omp.simd', 'omp.distribute', 'omp.taskloop', 'omp.loop', 'omp.workshare.loop_wrapper']",
        "not nested: must wrap an 'omp.loop_nest' directly",
        "if not composite: not child: !'omp.composite' attribute missing from composite wrapper",
        "if composite: child: !'omp.composite' attribute present in non-composite wrapper",
        "for s in private_syms, let p = symbol(s): has(p): !Cannot find privatizer '{s}'",
        "for s in private_syms, let p = symbol(s): p.attr('data_sharing_type').param('value') != 'firstprivate': !FIRSTPRIVATE cannot be used with SIMD"],
      rules = ["if region.size > 0: region.args.size >= (private_vars.size + reduction_vars.size): expected at least {(private_vars.size + reduction_vars.size)} entry block argument(s)",
        "if has(simdlen) and has(safelen): simdlen.value <= safelen.value: simdlen clause and safelen clause are both present, but the simdlen value is not less than or equal to safelen value",
        "if has(aligned_vars): has(alignments) and alignments.size == aligned_vars.size: expected as many alignment values as aligned variables",
        "if not has(aligned_vars): not has(alignments): unexpected alignment values attribute",
        "let i = repeat(aligned_vars): not has(i): aligned variable used more than once",
        "for a in alignments: a.value > 0: alignment should be greater than 0",
        "let i = repeat(nontemporal_vars): not has(i): nontemporal variable used more than once",
        "linear_vars.size == either(linear_var_types.size, 0): !Ill-formed type attributes for linear variables"],
      traits = ["AttrSizedOperandSegments", "NoTerminator", "RecursiveMemoryEffects", "SingleBlock"]} {
    %0 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    %1 = irdl.any {attribute = "64-bit integer array attribute", optional}
    %2 = irdl.any {type = "1-bit signless integer"}
    %3 = irdl.any {type = "any type"}
    %4 = irdl.any {type = "32-bit signless integer"}
    %5 = irdl.any {attribute = "array attribute", optional}
    %6 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    %7 = irdl.any {attribute = "#omp.orderkind", description = "OrderKind Clause", optional}
    %8 = irdl.any {attribute = "#omp.order_mod", description = "OpenMP Order Modifier", optional}
    %9 = irdl.any {type = "any type"}
    %10 = irdl.any {attribute = "symbol ref array attribute", optional}
    %11 = irdl.any {attribute = "unit attribute"}
    %12 = irdl.any {attribute = "#omp.reduction_modifier", description = "reduction modifier", optional}
    %13 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    %14 = irdl.any {attribute = "i1 dense array attribute", optional}
    %15 = irdl.any {attribute = "symbol ref array attribute", optional}
    %16 = irdl.any {attribute = "64-bit signless integer attribute whose value is positive", optional}
    %17 = irdl.any {attribute = "64-bit signless integer attribute whose value is positive", optional}
    irdl.operands(aligned_vars: variadic %0, if_expr: optional %2, linear_vars: variadic %3, linear_step_vars: variadic %4, nontemporal_vars: variadic %6, private_vars: variadic %9, reduction_vars: variadic %13)
    irdl.attributes {"alignments" = %1, "linear_var_types" = %5, "order" = %7, "order_mod" = %8, "private_syms" = %10, "private_needs_barrier" = %11, "reduction_mod" = %12, "reduction_byref" = %14, "reduction_syms" = %15, "safelen" = %16, "simdlen" = %17}
    %18 = irdl.region
    irdl.regions(region: %18)
  }
  irdl.operation @single attributes {
      format = "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `copyprivate` `(` custom<Copyprivate>($copyprivate_vars, type($copyprivate_vars), $copyprivate_syms) `)` | `nowait` $nowait ) custom<PrivateRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier) attr-dict",
      rules = ["if region.size > 0: region.args.size >= private_vars.size: expected at least {private_vars.size} entry block argument(s)",
        "allocate_vars.size == allocator_vars.size: !expected equal sizes for allocate and allocator variables",
        "let n = either(copyprivate_syms.size, 0)",
        "copyprivate_vars.size == n: inconsistent number of copyprivate vars (= {copyprivate_vars.size}) and functions (= {n}), both must be equal",
        "for i < n, let s = copyprivate_syms[i], let f = symbol(s), let v = copyprivate_vars[i].type: f.name in ['func.func', 'llvm.func'] and has(f): expected symbol reference {s} to point to a copy function",
        "for i < n, let f = symbol(copyprivate_syms[i]), let t = f.attr('function_type'): t.inputs == 2: expected copy function {copyprivate_syms[i]} to have 2 operands",
        "for i < n, let f = symbol(copyprivate_syms[i]), let t = f.attr('function_type'): t.inputs(0) == t.inputs(1): expected copy function {copyprivate_syms[i]} arguments to have the same type",
        "for i < n, let f = symbol(copyprivate_syms[i]), let t = f.attr('function_type'): t.inputs(0) == copyprivate_vars[i].type: expected copy function arguments' type ({q(t.inputs(0))}) to be the same as copyprivate variable's type ({q(copyprivate_vars[i].type)})"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    %3 = irdl.any {attribute = "symbol ref array attribute", optional}
    %4 = irdl.any {attribute = "unit attribute"}
    %5 = irdl.any {type = "any type"}
    %6 = irdl.any {attribute = "symbol ref array attribute", optional}
    %7 = irdl.any {attribute = "unit attribute"}
    irdl.operands(allocate_vars: variadic %0, allocator_vars: variadic %1, copyprivate_vars: variadic %2, private_vars: variadic %5)
    irdl.attributes {"copyprivate_syms" = %3, "nowait" = %4, "private_syms" = %6, "private_needs_barrier" = %7}
    %8 = irdl.region
    irdl.regions(region: %8)
  }
  irdl.operation @target attributes {
      format = "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `ompx_bare` $bare | `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)` | `device` `(` $device `:` type($device) `)` | `if` `(` $if_expr `)` | `is_device_ptr` `(` $is_device_ptr_vars `:` type($is_device_ptr_vars) `)` | `nowait` $nowait | `thread_limit` `(` $thread_limit `:` type($thread_limit) `)` ) custom<TargetOpRegion>( $region, $has_device_addr_vars, type($has_device_addr_vars), $host_eval_vars, type($host_eval_vars), $in_reduction_vars, type($in_reduction_vars), $in_reduction_byref, $in_reduction_syms, $map_vars, type($map_vars), $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $private_maps) attr-dict",
      region_rules = ["count(o in region[0], o.name == 'omp.teams') <= 1: !target containing multiple 'omp.teams' nested ops"],
      rules = ["if region.size > 0: region.args.size >= (host_eval_vars.size + in_reduction_vars.size + map_vars.size + private_vars.size + has_device_addr_vars.size): expected at least {(host_eval_vars.size + in_reduction_vars.size + map_vars.size + private_vars.size + has_device_addr_vars.size)} entry block argument(s)",
        "allocate_vars.size == allocator_vars.size: !expected equal sizes for allocate and allocator variables",
        "if depend_vars.size > 0: has(depend_kinds) and depend_kinds.size == depend_vars.size: expected as many depend values as depend variables",
        "if depend_vars.size == 0: not has(depend_kinds) or depend_kinds.size == 0: unexpected depend values",
        "for v in map_vars: has(v.def): !missing map operation",
        "for v in map_vars: v.def.name == 'omp.map.info': !map argument is not a map entry operation",
        "for v in map_vars, let f = v.def.attr('map_type'): not (f.flag('del')): !to, from, tofrom and alloc map types are permitted"],
      traits = ["AttrSizedOperandSegments", "IsolatedFromAbove"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "unit attribute"}
    %3 = irdl.any {attribute = "array attribute of #omp.clause_task_depend", description = "depend clause in a target or task construct array", optional}
    %4 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    %5 = irdl.any {type = "integer"}
    %6 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    %7 = irdl.any {type = "any type"}
    %8 = irdl.any {type = "1-bit signless integer"}
    %9 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    %10 = irdl.any {attribute = "i1 dense array attribute", optional}
    %11 = irdl.any {attribute = "symbol ref array attribute", optional}
    %12 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    %13 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    %14 = irdl.any {attribute = "unit attribute"}
    %15 = irdl.any {type = "any type"}
    %16 = irdl.any {attribute = "symbol ref array attribute", optional}
    %17 = irdl.any {attribute = "unit attribute"}
    %18 = irdl.any {type = "integer"}
    %19 = irdl.any {attribute = "i64 dense array attribute", optional}
    irdl.operands(allocate_vars: variadic %0, allocator_vars: variadic %1, depend_vars: variadic %4, device: optional %5, has_device_addr_vars: variadic %6, host_eval_vars: variadic %7, if_expr: optional %8, in_reduction_vars: variadic %9, is_device_ptr_vars: variadic %12, map_vars: variadic %13, private_vars: variadic %15, thread_limit: optional %18)
    irdl.attributes {"bare" = %2, "depend_kinds" = %3, "in_reduction_byref" = %10, "in_reduction_syms" = %11, "nowait" = %14, "private_syms" = %16, "private_needs_barrier" = %17, "private_maps" = %19}
    %20 = irdl.region
    irdl.regions(region: %20)
  }
  irdl.operation @target_allocmem attributes {
      assembly = "omp.target_allocmem",
      class = "TargetAllocMemOp",
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "integer"}
    %1 = irdl.any {attribute = "any type attribute"}
    %2 = irdl.any {attribute = "string attribute", optional}
    %3 = irdl.any {attribute = "string attribute", optional}
    %4 = irdl.any {type = "integer or index"}
    %5 = irdl.any {type = "integer or index"}
    %6 = irdl.any {type = "64-bit signless integer"}
    irdl.operands(device: %0, typeparams: variadic %4, shape: variadic %5)
    irdl.results(result: %6)
    irdl.attributes {"in_type" = %1, "uniq_name" = %2, "bindc_name" = %3}
  }
  irdl.operation @target_data attributes {
      format = "oilist( `device` `(` $device `:` type($device) `)` | `if` `(` $if_expr `)` | `map_entries` `(` $map_vars `:` type($map_vars) `)` ) custom<UseDeviceAddrUseDevicePtrRegion>( $region, $use_device_addr_vars, type($use_device_addr_vars), $use_device_ptr_vars, type($use_device_ptr_vars)) attr-dict",
      rules = ["if region.size > 0: region.args.size >= (use_device_addr_vars.size + use_device_ptr_vars.size): expected at least {(use_device_addr_vars.size + use_device_ptr_vars.size)} entry block argument(s)",
        "has(map_vars) or has(use_device_ptr_vars) or has(use_device_addr_vars): !At least one of map, use_device_ptr_vars, or use_device_addr_vars operand must be present",
        "for v in map_vars: has(v.def): !missing map operation",
        "for v in map_vars: v.def.name == 'omp.map.info': !map argument is not a map entry operation",
        "for v in map_vars, let f = v.def.attr('map_type'): not (f.flag('del')): !to, from, tofrom and alloc map types are permitted"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "integer"}
    %1 = irdl.any {type = "1-bit signless integer"}
    %2 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    %3 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    %4 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    irdl.operands(device: optional %0, if_expr: optional %1, map_vars: variadic %2, use_device_addr_vars: variadic %3, use_device_ptr_vars: variadic %4)
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @target_enter_data attributes {
      format = "oilist( `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)` | `device` `(` $device `:` type($device) `)` | `if` `(` $if_expr `)` | `map_entries` `(` $map_vars `:` type($map_vars) `)` | `nowait` $nowait ) attr-dict",
      rules = ["if depend_vars.size > 0: has(depend_kinds) and depend_kinds.size == depend_vars.size: expected as many depend values as depend variables",
        "if depend_vars.size == 0: not has(depend_kinds) or depend_kinds.size == 0: unexpected depend values",
        "for v in map_vars: has(v.def): !missing map operation",
        "for v in map_vars: v.def.name == 'omp.map.info': !map argument is not a map entry operation",
        "for v in map_vars, let f = v.def.attr('map_type'): not (f.flag('del') or f.flag('from')): !to and alloc map types are permitted"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {attribute = "array attribute of #omp.clause_task_depend", description = "depend clause in a target or task construct array", optional}
    %1 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    %2 = irdl.any {type = "integer"}
    %3 = irdl.any {type = "1-bit signless integer"}
    %4 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    %5 = irdl.any {attribute = "unit attribute"}
    irdl.operands(depend_vars: variadic %1, device: optional %2, if_expr: optional %3, map_vars: variadic %4)
    irdl.attributes {"depend_kinds" = %0, "nowait" = %5}
  }
  irdl.operation @target_exit_data attributes {
      format = "oilist( `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)` | `device` `(` $device `:` type($device) `)` | `if` `(` $if_expr `)` | `map_entries` `(` $map_vars `:` type($map_vars) `)` | `nowait` $nowait ) attr-dict",
      rules = ["if depend_vars.size > 0: has(depend_kinds) and depend_kinds.size == depend_vars.size: expected as many depend values as depend variables",
        "if depend_vars.size == 0: not has(depend_kinds) or depend_kinds.size == 0: unexpected depend values",
        "for v in map_vars: has(v.def): !missing map operation",
        "for v in map_vars: v.def.name == 'omp.map.info': !map argument is not a map entry operation",
        "for v in map_vars, let f = v.def.attr('map_type'): not (f.flag('to')): !from, release and delete map types are permitted"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {attribute = "array attribute of #omp.clause_task_depend", description = "depend clause in a target or task construct array", optional}
    %1 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    %2 = irdl.any {type = "integer"}
    %3 = irdl.any {type = "1-bit signless integer"}
    %4 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    %5 = irdl.any {attribute = "unit attribute"}
    irdl.operands(depend_vars: variadic %1, device: optional %2, if_expr: optional %3, map_vars: variadic %4)
    irdl.attributes {"depend_kinds" = %0, "nowait" = %5}
  }
  irdl.operation @target_freemem attributes {
      class = "TargetFreeMemOp",
      format = "$device `,` $heapref attr-dict `:` type($device) `,` qualified(type($heapref))"} {
    %0 = irdl.any {type = "integer"}
    %1 = irdl.any {type = "64-bit signless integer"}
    irdl.operands(device: %0, heapref: %1)
  }
  irdl.operation @target_update attributes {
      format = "oilist( `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)` | `device` `(` $device `:` type($device) `)` | `if` `(` $if_expr `)` | `map_entries` `(` $map_vars `:` type($map_vars) `)` | `nowait` $nowait ) attr-dict",
      rules = ["if depend_vars.size > 0: has(depend_kinds) and depend_kinds.size == depend_vars.size: expected as many depend values as depend variables",
        "if depend_vars.size == 0: not has(depend_kinds) or depend_kinds.size == 0: unexpected depend values",
        "for v in map_vars: has(v.def): !missing map operation",
        "for v in map_vars: v.def.name == 'omp.map.info': !map argument is not a map entry operation",
        "for v in map_vars, let f = v.def.attr('map_type'): not (f.flag('del') or not (f.flag('to') or f.flag('from'))): !at least one of to or from map types must be specified, other map types are not permitted",
        "for i < map_vars.size, let m = map_vars[i].def, let f = m.attr('map_type'), let other = any(k < i, same(map_vars[k].def.operands[0], m.operands[0]) and (map_vars[k].def.attr('map_type').flag('from') and f.flag('to') or map_vars[k].def.attr('map_type').flag('to') and f.flag('from'))): not (f.flag('to') and f.flag('from')) and not other: !either to or from map types can be specified, not both",
        "for v in map_vars, let f = v.def.attr('map_type'): not (f.flag('always') or f.flag('close') or f.flag('implicit')): !present, mapper and iterator map type modifiers are permitted"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {attribute = "array attribute of #omp.clause_task_depend", description = "depend clause in a target or task construct array", optional}
    %1 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    %2 = irdl.any {type = "integer"}
    %3 = irdl.any {type = "1-bit signless integer"}
    %4 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    %5 = irdl.any {attribute = "unit attribute"}
    irdl.operands(depend_vars: variadic %1, device: optional %2, if_expr: optional %3, map_vars: variadic %4)
    irdl.attributes {"depend_kinds" = %0, "nowait" = %5}
  }
  irdl.operation @task attributes {
      format = "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)` | `final` `(` $final `)` | `if` `(` $if_expr `)` | `mergeable` $mergeable | `priority` `(` $priority `:` type($priority) `)` | `untied` $untied | `detach` `(` $event_handle `:` type($event_handle) `)` ) custom<InReductionPrivateRegion>( $region, $in_reduction_vars, type($in_reduction_vars), $in_reduction_byref, $in_reduction_syms, $private_vars, type($private_vars), $private_syms, $private_needs_barrier) attr-dict",
      rules = ["if region.size > 0: region.args.size >= (private_vars.size + in_reduction_vars.size): expected at least {(private_vars.size + in_reduction_vars.size)} entry block argument(s)",
        "allocate_vars.size == allocator_vars.size: !expected equal sizes for allocate and allocator variables",
        "if in_reduction_vars.size > 0: in_reduction_syms.size == in_reduction_vars.size and has(in_reduction_syms): expected as many reduction symbol references as reduction variables",
        "if in_reduction_vars.size > 0, if has(in_reduction_byref): in_reduction_byref.size == in_reduction_vars.size: !expected as many reduction variable by reference attributes as reduction variables",
        "if in_reduction_vars.size == 0: not has(in_reduction_syms): unexpected reduction symbol references",
        "let i = repeat(in_reduction_vars): not has(i): accumulator variable used more than once",
        "for i < in_reduction_vars.size, let decl = symbol(in_reduction_syms[i]): decl.name == 'omp.declare_reduction' and has(decl): expected symbol reference {in_reduction_syms[i]} to point to a reduction declaration",
        "for i < in_reduction_vars.size, let t = symbol(in_reduction_syms[i]).regions[3].args[0].type: t == in_reduction_vars[i].type: expected accumulator ({q(in_reduction_vars[i].type)}) to be the same type as reduction declaration ({q(t)})",
        "if depend_vars.size > 0: has(depend_kinds) and depend_kinds.size == depend_vars.size: expected as many depend values as depend variables",
        "if depend_vars.size == 0: not has(depend_kinds) or depend_kinds.size == 0: unexpected depend values"],
      traits = ["AttrSizedOperandSegments", "AutomaticAllocationScope"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "array attribute of #omp.clause_task_depend", description = "depend clause in a target or task construct array", optional}
    %3 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    %4 = irdl.any {type = "1-bit signless integer"}
    %5 = irdl.any {type = "1-bit signless integer"}
    %6 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    %7 = irdl.any {attribute = "i1 dense array attribute", optional}
    %8 = irdl.any {attribute = "symbol ref array attribute", optional}
    %9 = irdl.any {attribute = "unit attribute"}
    %10 = irdl.any {type = "integer"}
    %11 = irdl.any {type = "any type"}
    %12 = irdl.any {attribute = "symbol ref array attribute", optional}
    %13 = irdl.any {attribute = "unit attribute"}
    %14 = irdl.any {attribute = "unit attribute"}
    %15 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    irdl.operands(allocate_vars: variadic %0, allocator_vars: variadic %1, depend_vars: variadic %3, final: optional %4, if_expr: optional %5, in_reduction_vars: variadic %6, priority: optional %10, private_vars: variadic %11, event_handle: optional %15)
    irdl.attributes {"depend_kinds" = %2, "in_reduction_byref" = %7, "in_reduction_syms" = %8, "mergeable" = %9, "private_syms" = %12, "private_needs_barrier" = %13, "untied" = %14}
    %16 = irdl.region
    irdl.regions(region: %16)
  }
  irdl.operation @taskgroup attributes {
      format = "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` ) custom<TaskReductionRegion>( $region, $task_reduction_vars, type($task_reduction_vars), $task_reduction_byref, $task_reduction_syms) attr-dict",
      rules = ["if region.size > 0: region.args.size >= task_reduction_vars.size: expected at least {task_reduction_vars.size} entry block argument(s)",
        "allocate_vars.size == allocator_vars.size: !expected equal sizes for allocate and allocator variables",
        "if task_reduction_vars.size > 0: task_reduction_syms.size == task_reduction_vars.size and has(task_reduction_syms): expected as many reduction symbol references as reduction variables",
        "if task_reduction_vars.size > 0, if has(task_reduction_byref): task_reduction_byref.size == task_reduction_vars.size: !expected as many reduction variable by reference attributes as reduction variables",
        "if task_reduction_vars.size == 0: not has(task_reduction_syms): unexpected reduction symbol references",
        "let i = repeat(task_reduction_vars): not has(i): accumulator variable used more than once",
        "for i < task_reduction_vars.size, let decl = symbol(task_reduction_syms[i]): decl.name == 'omp.declare_reduction' and has(decl): expected symbol reference {task_reduction_syms[i]} to point to a reduction declaration",
        "for i < task_reduction_vars.size, let t = symbol(task_reduction_syms[i]).regions[3].args[0].type: t == task_reduction_vars[i].type: expected accumulator ({q(task_reduction_vars[i].type)}) to be the same type as reduction declaration ({q(t)})"],
      traits = ["AttrSizedOperandSegments", "AutomaticAllocationScope"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    %3 = irdl.any {attribute = "i1 dense array attribute", optional}
    %4 = irdl.any {attribute = "symbol ref array attribute", optional}
    irdl.operands(allocate_vars: variadic %0, allocator_vars: variadic %1, task_reduction_vars: variadic %2)
    irdl.attributes {"task_reduction_byref" = %3, "task_reduction_syms" = %4}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @taskloop attributes {
      format = "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `final` `(` $final `)` | `grainsize` `(` custom<GrainsizeClause>($grainsize_mod , $grainsize, type($grainsize)) `)` | `if` `(` $if_expr `)` | `mergeable` $mergeable | `nogroup` $nogroup | `num_tasks` `(` custom<NumTasksClause>($num_tasks_mod , $num_tasks, type($num_tasks)) `)` | `priority` `(` $priority `:` type($priority) `)` | `untied` $untied ) custom<InReductionPrivateReductionRegion>( $region, $in_reduction_vars, type($in_reduction_vars), $in_reduction_byref, $in_reduction_syms, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict",
      region_rules = ["region.size == 1 and region[0].size == 1: loop wrapper does not contain exactly one nested op",
        "region.first.name in ['omp.loop_nest', 'omp.wsloop', 'omp.simd', 'omp.distribute', 'omp.taskloop', 'omp.loop', 'omp.workshare.loop_wrapper']: nested in loop wrapper is not another loop wrapper or `omp.loop_nest`",
        "let nested = region.first.name != 'omp.loop_nest'",
        "let composite = has(op.attr('omp.composite'))",
        "let child = op.parent.name in ['omp.wsloop', 'omp.simd', 'omp.distribute', 'omp.taskloop', 'omp.loop', 'omp.workshare.loop_wrapper']",
        "if nested: composite: !'omp.composite' attribute missing from composite wrapper",
        "if nested: region.first.name == 'omp.simd': !only supported nested wrapper is 'omp.simd'",
        "if not nested: not composite: !'omp.composite' attribute present in non-composite wrapper"],
      rules = ["if region.size > 0: region.args.size >= (private_vars.size + in_reduction_vars.size + reduction_vars.size): expected at least {(private_vars.size + in_reduction_vars.size + reduction_vars.size)} entry block argument(s)",
        "allocate_vars.size == allocator_vars.size: !expected equal sizes for allocate and allocator variables",
        "if reduction_vars.size > 0: reduction_syms.size == reduction_vars.size and has(reduction_syms): expected as many reduction symbol references as reduction variables",
        "if reduction_vars.size > 0, if has(reduction_byref): reduction_byref.size == reduction_vars.size: !expected as many reduction variable by reference attributes as reduction variables",
        "if reduction_vars.size == 0: not has(reduction_syms): unexpected reduction symbol references",
        "let i = repeat(reduction_vars): not has(i): accumulator variable used more than once",
        "for i < reduction_vars.size, let decl = symbol(reduction_syms[i]): decl.name == 'omp.declare_reduction' and has(decl): expected symbol reference {reduction_syms[i]} to point to a reduction declaration",
        "for i < reduction_vars.size, let t = symbol(reduction_syms[i]).regions[3].args[0].type: t == reduction_vars[i].type: expected accumulator ({q(reduction_vars[i].type)}) to be the same type as reduction declaration ({q(t)})",
        "if in_reduction_vars.size > 0: in_reduction_syms.size == in_reduction_vars.size and has(in_reduction_syms): expected as many reduction symbol references as reduction variables",
        "if in_reduction_vars.size > 0, if has(in_reduction_byref): in_reduction_byref.size == in_reduction_vars.size: !expected as many reduction variable by reference attributes as reduction variables",
        "if in_reduction_vars.size == 0: not has(in_reduction_syms): unexpected reduction symbol references",
        "let i = repeat(in_reduction_vars): not has(i): accumulator variable used more than once",
        "for i < in_reduction_vars.size, let decl = symbol(in_reduction_syms[i]): decl.name == 'omp.declare_reduction' and has(decl): expected symbol reference {in_reduction_syms[i]} to point to a reduction declaration",
        "for i < in_reduction_vars.size, let t = symbol(in_reduction_syms[i]).regions[3].args[0].type: t == in_reduction_vars[i].type: expected accumulator ({q(in_reduction_vars[i].type)}) to be the same type as reduction declaration ({q(t)})",
        "not (has(grainsize) and has(num_tasks)): the grainsize clause and num_tasks clause are mutually exclusive and may not appear on the same taskloop directive",
        "if reduction_vars.size > 0: not has(nogroup): if a reduction clause is present on the taskloop directive, the nogroup clause must not be specified"],
      traits = ["AttrSizedOperandSegments", "AutomaticAllocationScope", "NoTerminator", "RecursiveMemoryEffects", "SingleBlock"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "1-bit signless integer"}
    %3 = irdl.any {attribute = "#omp.grainsizetype", description = "GrainsizeType Clause", optional}
    %4 = irdl.any {type = "integer or index"}
    %5 = irdl.any {type = "1-bit signless integer"}
    %6 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    %7 = irdl.any {attribute = "i1 dense array attribute", optional}
    %8 = irdl.any {attribute = "symbol ref array attribute", optional}
    %9 = irdl.any {attribute = "unit attribute"}
    %10 = irdl.any {attribute = "unit attribute"}
    %11 = irdl.any {attribute = "#omp.numtaskstype", description = "NumTasksType Clause", optional}
    %12 = irdl.any {type = "integer or index"}
    %13 = irdl.any {type = "integer"}
    %14 = irdl.any {type = "any type"}
    %15 = irdl.any {attribute = "symbol ref array attribute", optional}
    %16 = irdl.any {attribute = "unit attribute"}
    %17 = irdl.any {attribute = "#omp.reduction_modifier", description = "reduction modifier", optional}
    %18 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    %19 = irdl.any {attribute = "i1 dense array attribute", optional}
    %20 = irdl.any {attribute = "symbol ref array attribute", optional}
    %21 = irdl.any {attribute = "unit attribute"}
    irdl.operands(allocate_vars: variadic %0, allocator_vars: variadic %1, final: optional %2, grainsize: optional %4, if_expr: optional %5, in_reduction_vars: variadic %6, num_tasks: optional %12, priority: optional %13, private_vars: variadic %14, reduction_vars: variadic %18)
    irdl.attributes {"grainsize_mod" = %3, "in_reduction_byref" = %7, "in_reduction_syms" = %8, "mergeable" = %9, "nogroup" = %10, "num_tasks_mod" = %11, "private_syms" = %15, "private_needs_barrier" = %16, "reduction_mod" = %17, "reduction_byref" = %19, "reduction_syms" = %20, "untied" = %21}
    %22 = irdl.region
    irdl.regions(region: %22)
  }
  irdl.operation @taskwait attributes {
      format = "oilist( `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)` | `nowait` $nowait ) attr-dict",
      rules = ["if depend_vars.size > 0: has(depend_kinds) and depend_kinds.size == depend_vars.size: expected as many depend values as depend variables",
        "if depend_vars.size == 0: not has(depend_kinds) or depend_kinds.size == 0: unexpected depend values"]} {
    %0 = irdl.any {attribute = "array attribute of #omp.clause_task_depend", description = "depend clause in a target or task construct array", optional}
    %1 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    %2 = irdl.any {attribute = "unit attribute"}
    irdl.operands(depend_vars: variadic %1)
    irdl.attributes {"depend_kinds" = %0, "nowait" = %2}
  }
  irdl.operation @taskyield attributes {
      format = "attr-dict"}
  irdl.operation @teams attributes {
      format = "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `if` `(` $if_expr `)` | `num_teams` `(` ( $num_teams_lower^ `:` type($num_teams_lower) )? `to` $num_teams_upper `:` type($num_teams_upper) `)` | `thread_limit` `(` $thread_limit `:` type($thread_limit) `)` ) custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict",
      rules = ["op.parent.name == 'omp.target' or not has(op.within('omp')): !expected to be nested inside of omp.target or not nested in any OpenMP dialect operations",
        "if has(num_teams_lower): has(num_teams_upper): !expected num_teams upper bound to be defined if the lower bound is defined",
        "if has(num_teams_lower): num_teams_lower.type == num_teams_upper.type: !expected num_teams upper bound and lower bound to be the same type",
        "if region.size > 0: region.args.size >= (private_vars.size + reduction_vars.size): expected at least {(private_vars.size + reduction_vars.size)} entry block argument(s)",
        "allocate_vars.size == allocator_vars.size: !expected equal sizes for allocate and allocator variables",
        "if reduction_vars.size > 0: reduction_syms.size == reduction_vars.size and has(reduction_syms): expected as many reduction symbol references as reduction variables",
        "if reduction_vars.size > 0, if has(reduction_byref): reduction_byref.size == reduction_vars.size: !expected as many reduction variable by reference attributes as reduction variables",
        "if reduction_vars.size == 0: not has(reduction_syms): unexpected reduction symbol references",
        "let i = repeat(reduction_vars): not has(i): accumulator variable used more than once",
        "for i < reduction_vars.size, let decl = symbol(reduction_syms[i]): decl.name == 'omp.declare_reduction' and has(decl): expected symbol reference {reduction_syms[i]} to point to a reduction declaration",
        "for i < reduction_vars.size, let t = symbol(reduction_syms[i]).regions[3].args[0].type: t == reduction_vars[i].type: expected accumulator ({q(reduction_vars[i].type)}) to be the same type as reduction declaration ({q(t)})"],
      traits = ["AttrSizedOperandSegments", "RecursiveMemoryEffects"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "1-bit signless integer"}
    %3 = irdl.any {type = "integer"}
    %4 = irdl.any {type = "integer"}
    %5 = irdl.any {type = "any type"}
    %6 = irdl.any {attribute = "symbol ref array attribute", optional}
    %7 = irdl.any {attribute = "unit attribute"}
    %8 = irdl.any {attribute = "#omp.reduction_modifier", description = "reduction modifier", optional}
    %9 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    %10 = irdl.any {attribute = "i1 dense array attribute", optional}
    %11 = irdl.any {attribute = "symbol ref array attribute", optional}
    %12 = irdl.any {type = "integer"}
    irdl.operands(allocate_vars: variadic %0, allocator_vars: variadic %1, if_expr: optional %2, num_teams_lower: optional %3, num_teams_upper: optional %4, private_vars: variadic %5, reduction_vars: variadic %9, thread_limit: optional %12)
    irdl.attributes {"private_syms" = %6, "private_needs_barrier" = %7, "reduction_mod" = %8, "reduction_byref" = %10, "reduction_syms" = %11}
    %13 = irdl.region
    irdl.regions(region: %13)
  }
  irdl.operation @terminator attributes {
      format = "attr-dict",
      traits = ["Terminator", "Pure"]}
  irdl.operation @threadprivate attributes {
      format = "$sym_addr `:` type($sym_addr) `->` type($tls_addr) attr-dict",
      infers = false,
      match = ["all(sym_addr, tls_addr)"]} {
    %0 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    %1 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    irdl.operands(sym_addr: %0)
    irdl.results(tls_addr: %1)
  }
  irdl.operation @tile attributes {
      format = "custom<LoopTransformClis>($generatees, $applyees) oilist( `sizes` `(` $sizes `:` type($sizes) `)` ) attr-dict",
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "Type for representing a reference to a canonical loop", exact, type = "!omp.cli"}
    %1 = irdl.any {description = "Type for representing a reference to a canonical loop", exact, type = "!omp.cli"}
    %2 = irdl.any {type = "integer or index"}
    irdl.operands(generatees: variadic %0, applyees: variadic %1, sizes: variadic %2)
  }
  irdl.operation @unroll_heuristic attributes {
      assembly = "omp.unroll_heuristic"} {
    %0 = irdl.any {description = "Type for representing a reference to a canonical loop", exact, type = "!omp.cli"}
    irdl.operands(applyee: %0)
  }
  irdl.operation @workdistribute attributes {
      format = "$region attr-dict",
      rules = ["region.size > 0: region cannot be empty",
        "let t = count(b in region, b.last.name == 'omp.terminator')",
        "t <= 1: region must have exactly one terminator",
        "t == 1: region must be terminated with omp.terminator",
        "for b in region, for o in b: o.name != 'omp.barrier': explicit barriers are not allowed in workdistribute region",
        "for b in region, for o in b: o.name != 'omp.parallel': nested parallel constructs not allowed in workdistribute",
        "for b in region, for o in b: o.name != 'omp.teams': nested teams constructs not allowed in workdistribute",
        "op.parent.name == 'omp.teams': workdistribute must be nested under teams"]} {
    %0 = irdl.region
    irdl.regions(region: %0)
  }
  irdl.operation @workshare attributes {
      format = "oilist( `nowait` $nowait ) $region attr-dict",
      traits = ["RecursiveMemoryEffects"]} {
    %0 = irdl.any {attribute = "unit attribute"}
    irdl.attributes {"nowait" = %0}
    %1 = irdl.region
    irdl.regions(region: %1)
  }
  irdl.operation @workshare_loop_wrapper attributes {
      format = "$region attr-dict",
      name = "workshare.loop_wrapper",
      region_rules = ["region.size == 1 and region[0].size == 1: loop wrapper does not contain exactly one nested op",
        "region.first.name in ['omp.loop_nest', 'omp.wsloop', 'omp.simd', 'omp.distribute', 'omp.taskloop', 'omp.loop', 'omp.workshare.loop_wrapper']: nested in loop wrapper is not another loop wrapper or `omp.loop_nest`",
        "let nested = region.first.name != 'omp.loop_nest'",
        "let composite = has(op.attr('omp.composite'))",
        "let child = op.parent.name in ['omp.wsloop', 'omp.simd', 'omp.distribute', 'omp.taskloop', 'omp.loop', 'omp.workshare.loop_wrapper']",
        "not nested and not child: expected to be a standalone loop wrapper"],
      rules = ["has(op.within('omp.workshare')): must be nested in an omp.workshare"],
      traits = ["NoTerminator", "RecursiveMemoryEffects", "SingleBlock"]} {
    %0 = irdl.region
    irdl.regions(region: %0)
  }
  irdl.operation @wsloop attributes {
      format = "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `linear` `(` custom<LinearClause>($linear_vars, type($linear_vars), $linear_step_vars) `)` | `nowait` $nowait | `order` `(` custom<OrderClause>($order, $order_mod) `)` | `ordered` `(` $ordered `)` | `schedule` `(` custom<ScheduleClause>($schedule_kind, $schedule_mod, $schedule_simd, $schedule_chunk, type($schedule_chunk)) `)` ) custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict",
      region_rules = ["region.size == 1 and region[0].size == 1: loop wrapper does not contain exactly one nested op",
        "region.first.name in ['omp.loop_nest', 'omp.wsloop', 'omp.simd', 'omp.distribute', 'omp.taskloop', 'omp.loop', 'omp.workshare.loop_wrapper']: nested in loop wrapper is not another loop wrapper or `omp.loop_nest`",
        "let nested = region.first.name != 'omp.loop_nest'",
        "let composite = has(op.attr('omp.composite'))",
        "let child = op.parent.name in ['omp.wsloop', 'omp.simd', 'omp.distribute', 'omp.taskloop', 'omp.loop', 'omp.workshare.loop_wrapper']",
        "if nested: composite: !'omp.composite' attribute missing from composite wrapper",
        "if nested: region.first.name == 'omp.simd': !only supported nested wrapper is 'omp.simd'",
        "if not nested, if composite: child: !'omp.composite' attribute present in non-composite wrapper",
        "if not nested, if not composite: not child: !'omp.composite' attribute missing from composite wrapper"],
      rules = ["if region.size > 0: region.args.size >= (private_vars.size + reduction_vars.size): expected at least {(private_vars.size + reduction_vars.size)} entry block argument(s)",
        "allocate_vars.size == allocator_vars.size: !expected equal sizes for allocate and allocator variables",
        "if reduction_vars.size > 0: reduction_syms.size == reduction_vars.size and has(reduction_syms): expected as many reduction symbol references as reduction variables",
        "if reduction_vars.size > 0, if has(reduction_byref): reduction_byref.size == reduction_vars.size: !expected as many reduction variable by reference attributes as reduction variables",
        "if reduction_vars.size == 0: not has(reduction_syms): unexpected reduction symbol references",
        "let i = repeat(reduction_vars): not has(i): accumulator variable used more than once",
        "for i < reduction_vars.size, let decl = symbol(reduction_syms[i]): decl.name == 'omp.declare_reduction' and has(decl): expected symbol reference {reduction_syms[i]} to point to a reduction declaration",
        "for i < reduction_vars.size, let t = symbol(reduction_syms[i]).regions[3].args[0].type: t == reduction_vars[i].type: expected accumulator ({q(reduction_vars[i].type)}) to be the same type as reduction declaration ({q(t)})",
        "linear_vars.size == either(linear_var_types.size, 0): !Ill-formed type attributes for linear variables"],
      traits = ["AttrSizedOperandSegments", "NoTerminator", "RecursiveMemoryEffects", "SingleBlock"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {attribute = "array attribute", optional}
    %5 = irdl.any {attribute = "unit attribute"}
    %6 = irdl.any {attribute = "#omp.orderkind", description = "OrderKind Clause", optional}
    %7 = irdl.any {attribute = "#omp.order_mod", description = "OpenMP Order Modifier", optional}
    %8 = irdl.any {attribute = "64-bit signless integer attribute whose minimum value is 0", optional}
    %9 = irdl.any {type = "any type"}
    %10 = irdl.any {attribute = "symbol ref array attribute", optional}
    %11 = irdl.any {attribute = "unit attribute"}
    %12 = irdl.any {attribute = "#omp.reduction_modifier", description = "reduction modifier", optional}
    %13 = irdl.any {description = "OpenMP-compatible variable type", type = "(memref of any type values or unranked.memref of any type values or !llvm.ptr)"}
    %14 = irdl.any {attribute = "i1 dense array attribute", optional}
    %15 = irdl.any {attribute = "symbol ref array attribute", optional}
    %16 = irdl.any {attribute = "#omp.schedulekind", description = "ScheduleKind Clause", optional}
    %17 = irdl.any {type = "any type"}
    %18 = irdl.any {attribute = "#omp.sched_mod", description = "OpenMP Schedule Modifier", optional}
    %19 = irdl.any {attribute = "unit attribute"}
    irdl.operands(allocate_vars: variadic %0, allocator_vars: variadic %1, linear_vars: variadic %2, linear_step_vars: variadic %3, private_vars: variadic %9, reduction_vars: variadic %13, schedule_chunk: optional %17)
    irdl.attributes {"linear_var_types" = %4, "nowait" = %5, "order" = %6, "order_mod" = %7, "ordered" = %8, "private_syms" = %10, "private_needs_barrier" = %11, "reduction_mod" = %12, "reduction_byref" = %14, "reduction_syms" = %15, "schedule_kind" = %16, "schedule_mod" = %18, "schedule_simd" = %19}
    %20 = irdl.region
    irdl.regions(region: %20)
  }
  irdl.operation @yield attributes {
      format = "( `(` $results^ `:` type($results) `)` )? attr-dict",
      traits = ["Pure", "ReturnLike", "Terminator", "ParentOneOf<omp.atomic.update, omp.declare_reduction, omp.loop_nest, omp.private>"]} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(results: variadic %0)
  }
}
