// The spirv dialect, made by import-dialect.

irdl.dialect @spirv attributes {all_attributes = "unknown SPIR-V attribute kind: ", all_types = "unknown SPIR-V type: ", inferring_builders = ["AtomicAnd", "AtomicCompareExchange", "AtomicCompareExchangeWeak", "AtomicExchange", "AtomicIAdd", "AtomicIDecrement", "AtomicIIncrement", "AtomicISub", "AtomicOr", "AtomicSMax", "AtomicSMin", "AtomicUMax", "AtomicUMin", "AtomicXor", "BitCount", "BitFieldInsert", "BitFieldSExtract", "BitFieldUExtract", "BitReverse", "BitwiseAnd", "BitwiseOr", "BitwiseXor", "CL.acos", "CL.acosh", "CL.asin", "CL.asinh", "CL.atan", "CL.atan2", "CL.atanh", "CL.ceil", "CL.cos", "CL.cosh", "CL.erf", "CL.exp", "CL.fabs", "CL.floor", "CL.fma", "CL.fmax", "CL.fmin", "CL.log", "CL.mix", "CL.pow", "CL.rint", "CL.round", "CL.rsqrt", "CL.s_abs", "CL.s_max", "CL.s_min", "CL.sin", "CL.sinh", "CL.sqrt", "CL.tan", "CL.tanh", "CL.u_max", "CL.u_min", "EXT.AtomicFAdd", "FAdd", "FDiv", "FMod", "FMul", "FNegate", "FOrdEqual", "FOrdGreaterThan", "FOrdGreaterThanEqual", "FOrdLessThan", "FOrdLessThanEqual", "FOrdNotEqual", "FRem", "FSub", "FUnordEqual", "FUnordGreaterThan", "FUnordGreaterThanEqual", "FUnordLessThan", "FUnordLessThanEqual", "FUnordNotEqual", "GL.Acos", "GL.Acosh", "GL.Asin", "GL.Asinh", "GL.Atan", "GL.Atanh", "GL.Ceil", "GL.Cos", "GL.Cosh", "GL.Cross", "GL.Distance", "GL.Exp", "GL.Exp2", "GL.FAbs", "GL.FMax", "GL.FMin", "GL.FMix", "GL.FSign", "GL.FindILsb", "GL.FindSMsb", "GL.FindUMsb", "GL.Floor", "GL.Fract", "GL.InverseSqrt", "GL.Ldexp", "GL.Length", "GL.Log", "GL.Log2", "GL.Normalize", "GL.PackHalf2x16", "GL.PackSnorm4x8", "GL.Pow", "GL.Reflect", "GL.Round", "GL.RoundEven", "GL.SAbs", "GL.SMax", "GL.SMin", "GL.SSign", "GL.Sin", "GL.Sinh", "GL.Sqrt", "GL.Tan", "GL.Tanh", "GL.UMax", "GL.UMin", "GroupBroadcast", "GroupFAdd", "GroupFMax", "GroupFMin", "GroupIAdd", "GroupNonUniformAll", "GroupNonUniformAllEqual", "GroupNonUniformAny", "GroupNonUniformBroadcast", "GroupNonUniformElect", "GroupNonUniformQuadSwap", "GroupNonUniformRotateKHR", "GroupNonUniformShuffle", "GroupNonUniformShuffleDown", "GroupNonUniformShuffleUp", "GroupNonUniformShuffleXor", "GroupSMax", "GroupSMin", "GroupUMax", "GroupUMin", "IAdd", "IEqual", "IMul", "INotEqual", "ISub", "Image", "ImageSampleProjDrefImplicitLod", "IsFinite", "IsInf", "IsNan", "KHR.CooperativeMatrixLength", "KHR.CooperativeMatrixMulAdd", "KHR.GroupFMul", "KHR.GroupIMul", "LogicalAnd", "LogicalEqual", "LogicalNot", "LogicalNotEqual", "LogicalOr", "MatrixTimesScalar", "Not", "Ordered", "SDiv", "SDotAccSat", "SGreaterThan", "SGreaterThanEqual", "SLessThan", "SLessThanEqual", "SMod", "SNegate", "SRem", "SUDotAccSat", "Select", "ShiftLeftLogical", "ShiftRightArithmetic", "ShiftRightLogical", "UDiv", "UDotAccSat", "UGreaterThan", "UGreaterThanEqual", "ULessThan", "ULessThanEqual", "UMod", "Unordered", "VectorExtractDynamic", "VectorInsertDynamic"], enums = {
      AddressingModel = {attributes = {SPIRV_AddressingModelAttr = "spirv.addressing_model<{}>"}, builder = "anonymous_0_763", cases = ["Logical", "Physical32", "Physical64", "PhysicalStorageBuffer64"], values = [0, 1, 2, 5348], width = 32},
      BuiltIn = {attributes = {SPIRV_BuiltInAttr = "spirv.built_in<{}>"}, builder = "anonymous_0_859", cases = ["Position", "PointSize", "ClipDistance", "CullDistance", "VertexId", "InstanceId", "PrimitiveId", "InvocationId", "Layer", "ViewportIndex", "TessLevelOuter", "TessLevelInner", "TessCoord", "PatchVertices", "FragCoord", "PointCoord", "FrontFacing", "SampleId", "SamplePosition", "SampleMask", "FragDepth", "HelperInvocation", "NumWorkgroups", "WorkgroupSize", "WorkgroupId", "LocalInvocationId", "GlobalInvocationId", "LocalInvocationIndex", "WorkDim", "GlobalSize", "EnqueuedWorkgroupSize", "GlobalOffset", "GlobalLinearId", "SubgroupSize", "SubgroupMaxSize", "NumSubgroups", "NumEnqueuedSubgroups", "SubgroupId", "SubgroupLocalInvocationId", "VertexIndex", "InstanceIndex", "SubgroupEqMask", "SubgroupGeMask", "SubgroupGtMask", "SubgroupLeMask", "SubgroupLtMask", "BaseVertex", "BaseInstance", "DrawIndex", "PrimitiveShadingRateKHR", "DeviceIndex", "ViewIndex", "ShadingRateKHR", "BaryCoordNoPerspAMD", "BaryCoordNoPerspCentroidAMD", "BaryCoordNoPerspSampleAMD", "BaryCoordSmoothAMD", "BaryCoordSmoothCentroidAMD", "BaryCoordSmoothSampleAMD", "BaryCoordPullModelAMD", "FragStencilRefEXT", "ViewportMaskNV", "SecondaryPositionNV", "SecondaryViewportMaskNV", "PositionPerViewNV", "ViewportMaskPerViewNV", "FullyCoveredEXT", "BaryCoordKHR", "BaryCoordNoPerspKHR", "FragSizeEXT", "FragInvocationCountEXT", "PrimitivePointIndicesEXT", "PrimitiveLineIndicesEXT", "PrimitiveTriangleIndicesEXT", "CullPrimitiveEXT", "LaunchIdKHR", "LaunchSizeKHR", "WorldRayOriginKHR", "WorldRayDirectionKHR", "ObjectRayOriginKHR", "ObjectRayDirectionKHR", "RayTminKHR", "RayTmaxKHR", "InstanceCustomIndexKHR", "ObjectToWorldKHR", "WorldToObjectKHR", "HitTNV", "HitKindKHR", "CurrentRayTimeNV", "IncomingRayFlagsKHR", "RayGeometryIndexKHR", "WarpsPerSMNV", "SMCountNV", "WarpIDNV", "SMIDNV", "CullMaskKHR"], values = [0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 36, 37, 38, 39, 40, 41, 42, 43, 4416, 4417, 4418, 4419, 4420, 4424, 4425, 4426, 4432, 4438, 4440, 4444, 4992, 4993, 4994, 4995, 4996, 4997, 4998, 5014, 5253, 5257, 5258, 5261, 5262, 5264, 5286, 5287, 5292, 5293, 5294, 5295, 5296, 5299, 5319, 5320, 5321, 5322, 5323, 5324, 5325, 5326, 5327, 5330, 5331, 5332, 5333, 5334, 5351, 5352, 5374, 5375, 5376, 5377, 6021], width = 32},
      Capability = {attributes = {SPIRV_CapabilityAttr = "spirv.capability<{}>"}, builder = "anonymous_0_753", cases = ["Matrix", "Addresses", "Linkage", "Kernel", "Float16", "Float64", "Int64", "Groups", "Int16", "Int8", "Sampled1D", "SampledBuffer", "GroupNonUniform", "ShaderLayer", "ShaderViewportIndex", "UniformDecoration", "SubgroupBallotKHR", "SubgroupVoteKHR", "StorageBuffer16BitAccess", "StoragePushConstant16", "StorageInputOutput16", "DeviceGroup", "AtomicStorageOps", "SampleMaskPostDepthCoverage", "StorageBuffer8BitAccess", "StoragePushConstant8", "DenormPreserve", "DenormFlushToZero", "SignedZeroInfNanPreserve", "RoundingModeRTE", "RoundingModeRTZ", "ImageFootprintNV", "FragmentBarycentricKHR", "MeshShadingEXT", "ComputeDerivativeGroupQuadsNV", "GroupNonUniformPartitionedNV", "VulkanMemoryModel", "VulkanMemoryModelDeviceScope", "ComputeDerivativeGroupLinearNV", "BindlessTextureNV", "SubgroupShuffleINTEL", "SubgroupBufferBlockIOINTEL", "SubgroupImageBlockIOINTEL", "SubgroupImageMediaBlockIOINTEL", "RoundToInfinityINTEL", "FloatingPointModeINTEL", "FunctionPointersINTEL", "IndirectReferencesINTEL", "AsmINTEL", "AtomicFloat32MinMaxEXT", "AtomicFloat64MinMaxEXT", "AtomicFloat16MinMaxEXT", "VectorAnyINTEL", "ExpectAssumeKHR", "SubgroupAvcMotionEstimationINTEL", "SubgroupAvcMotionEstimationIntraINTEL", "SubgroupAvcMotionEstimationChromaINTEL", "VariableLengthArrayINTEL", "FunctionFloatControlINTEL", "FPGAMemoryAttributesINTEL", "ArbitraryPrecisionIntegersINTEL", "ArbitraryPrecisionFloatingPointINTEL", "UnstructuredLoopControlsINTEL", "FPGALoopControlsINTEL", "KernelAttributesINTEL", "FPGAKernelAttributesINTEL", "FPGAMemoryAccessesINTEL", "FPGAClusterAttributesINTEL", "LoopFuseINTEL", "MemoryAccessAliasingINTEL", "FPGABufferLocationINTEL", "ArbitraryPrecisionFixedPointINTEL", "USMStorageClassesINTEL", "IOPipesINTEL", "BlockingPipesALTERA", "FPGARegINTEL", "DotProductInputAll", "DotProductInput4x8BitPacked", "DotProduct", "RayCullMaskKHR", "CooperativeMatrixKHR", "ReplicatedCompositesEXT", "BitInstructions", "AtomicFloat32AddEXT", "AtomicFloat64AddEXT", "LongConstantCompositeINTEL", "OptNoneINTEL", "AtomicFloat16AddEXT", "DebugInfoModuleINTEL", "SplitBarrierINTEL", "GroupUniformArithmeticKHR", "Shader", "Vector16", "Float16Buffer", "Int64Atomics", "ImageBasic", "Pipes", "DeviceEnqueue", "LiteralSampler", "GenericPointer", "Image1D", "ImageBuffer", "NamedBarrier", "GroupNonUniformVote", "GroupNonUniformArithmetic", "GroupNonUniformBallot", "GroupNonUniformShuffle", "GroupNonUniformShuffleRelative", "GroupNonUniformClustered", "GroupNonUniformQuad", "StorageUniform16", "UniformAndStorageBuffer8BitAccess", "UniformTexelBufferArrayDynamicIndexing", "VectorComputeINTEL", "FPFastMathModeINTEL", "DotProductInput4x8Bit", "GroupNonUniformRotateKHR", "Geometry", "Tessellation", "ImageReadWrite", "ImageMipmap", "AtomicStorage", "ImageGatherExtended", "StorageImageMultisample", "UniformBufferArrayDynamicIndexing", "SampledImageArrayDynamicIndexing", "StorageBufferArrayDynamicIndexing", "StorageImageArrayDynamicIndexing", "ClipDistance", "CullDistance", "SampleRateShading", "SampledRect", "InputAttachment", "SparseResidency", "MinLod", "SampledCubeArray", "ImageMSArray", "StorageImageExtendedFormats", "ImageQuery", "DerivativeControl", "InterpolationFunction", "TransformFeedback", "StorageImageReadWithoutFormat", "StorageImageWriteWithoutFormat", "SubgroupDispatch", "PipeStorage", "FragmentShadingRateKHR", "DrawParameters", "WorkgroupMemoryExplicitLayoutKHR", "WorkgroupMemoryExplicitLayout16BitAccessKHR", "MultiView", "VariablePointersStorageBuffer", "RayQueryProvisionalKHR", "RayQueryKHR", "RayTracingKHR", "Float16ImageAMD", "ImageGatherBiasLodAMD", "FragmentMaskAMD", "StencilExportEXT", "ImageReadWriteLodAMD", "Int64ImageEXT", "ShaderClockKHR", "FragmentFullyCoveredEXT", "FragmentDensityEXT", "ShaderNonUniform", "RuntimeDescriptorArray", "StorageTexelBufferArrayDynamicIndexing", "RayTracingNV", "RayTracingMotionBlurNV", "PhysicalStorageBufferAddresses", "RayTracingProvisionalKHR", "FragmentShaderSampleInterlockEXT", "FragmentShaderShadingRateInterlockEXT", "ShaderSMBuiltinsNV", "FragmentShaderPixelInterlockEXT", "DemoteToHelperInvocation", "IntegerFunctions2INTEL", "TessellationPointSize", "GeometryPointSize", "ImageCubeArray", "ImageRect", "GeometryStreams", "MultiViewport", "TensorsARM", "StorageTensorArrayDynamicIndexingEXT", "StorageTensorArrayNonUniformIndexingEXT", "GraphARM", "WorkgroupMemoryExplicitLayout8BitAccessKHR", "VariablePointers", "RayTraversalPrimitiveCullingKHR", "SampleMaskOverrideCoverageNV", "GeometryShaderPassthroughNV", "PerViewAttributesNV", "InputAttachmentArrayDynamicIndexing", "UniformBufferArrayNonUniformIndexing", "SampledImageArrayNonUniformIndexing", "StorageBufferArrayNonUniformIndexing", "StorageImageArrayNonUniformIndexing", "InputAttachmentArrayNonUniformIndexing", "UniformTexelBufferArrayNonUniformIndexing", "StorageTexelBufferArrayNonUniformIndexing", "ShaderViewportIndexLayerEXT", "ShaderViewportMaskNV", "ShaderStereoViewNV", "Bfloat16ConversionINTEL", "CacheControlsINTEL", "BFloat16TypeKHR", "BFloat16DotProductKHR", "BFloat16CooperativeMatrixKHR", "TensorFloat32RoundingINTEL"], values = [0, 4, 5, 6, 9, 10, 11, 18, 22, 39, 43, 46, 61, 69, 70, 71, 4423, 4431, 4433, 4435, 4436, 4437, 4445, 4447, 4448, 4450, 4464, 4465, 4466, 4467, 4468, 5282, 5284, 5283, 5288, 5297, 5345, 5346, 5350, 5390, 5568, 5569, 5570, 5579, 5582, 5583, 5603, 5604, 5606, 5612, 5613, 5616, 5619, 5629, 5696, 5697, 5698, 5817, 5821, 5824, 5844, 5845, 5886, 5888, 5892, 5897, 5898, 5904, 5906, 5910, 5920, 5922, 5935, 5943, 5945, 5948, 6016, 6018, 6019, 6020, 6022, 6024, 6025, 6033, 6034, 6089, 6094, 6095, 6114, 6141, 6400, 1, 7, 8, 12, 13, 17, 19, 20, 38, 44, 47, 59, 62, 63, 64, 65, 66, 67, 68, 4434, 4449, 5304, 5617, 5837, 6017, 6026, 2, 3, 14, 15, 21, 25, 27, 28, 29, 30, 31, 32, 33, 35, 37, 40, 41, 42, 45, 48, 49, 50, 51, 52, 53, 55, 56, 58, 60, 4422, 4427, 4428, 4430, 4439, 4441, 4471, 4472, 4479, 5008, 5009, 5010, 5013, 5015, 5016, 5055, 5265, 5291, 5301, 5302, 5305, 5340, 5341, 5347, 5353, 5363, 5372, 5373, 5378, 5379, 5584, 23, 24, 34, 36, 54, 57, 4174, 4175, 4176, 4191, 4429, 4442, 4478, 5249, 5251, 5260, 5303, 5306, 5307, 5308, 5309, 5310, 5311, 5312, 5254, 5255, 5259, 6115, 6441, 5116, 5117, 5118, 6425], width = 32},
      ClientAPI = {attributes = {SPIRV_ClientAPIAttr = "spirv.client_api<{}>"}, builder = "anonymous_0_372", cases = ["Metal", "OpenCL", "Vulkan", "WebGPU", "Unknown"], values = [0, 1, 2, 3, 4294967295], width = 32},
      CooperativeMatrixLayoutKHR = {attributes = {SPIRV_KHR_CooperativeMatrixLayoutAttr = "spirv.coop_matrix_layout_khr<{}>"}, builder = "anonymous_0_1211", cases = ["RowMajor", "ColumnMajor"], width = 32},
      CooperativeMatrixOperandsKHR = {attributes = {SPIRV_KHR_CooperativeMatrixOperandsAttr = "spirv.cooperative_matrix_operands_khr<{}>"}, builder = "anonymous_0_1216", cases = ["None", "ASigned", "BSigned", "CSigned", "ResultSigned", "AccSat"], flags = "|", values = [0, 1, 2, 4, 8, 16], width = 32},
      CooperativeMatrixUseKHR = {attributes = {SPIRV_KHR_CooperativeMatrixUseAttr = "spirv.coop_matrix_use_khr<{}>"}, builder = "anonymous_0_1206", cases = ["MatrixA", "MatrixB", "MatrixAcc"], width = 32},
      Decoration = {attributes = {SPIRV_DecorationAttr = "spirv.decoration<{}>"}, builder = "anonymous_0_952", cases = ["RelaxedPrecision", "SpecId", "Block", "BufferBlock", "RowMajor", "ColMajor", "ArrayStride", "MatrixStride", "GLSLShared", "GLSLPacked", "CPacked", "BuiltIn", "NoPerspective", "Flat", "Patch", "Centroid", "Sample", "Invariant", "Restrict", "Aliased", "Volatile", "Constant", "Coherent", "NonWritable", "NonReadable", "Uniform", "UniformId", "SaturatedConversion", "Stream", "Location", "Component", "Index", "Binding", "DescriptorSet", "Offset", "XfbBuffer", "XfbStride", "FuncParamAttr", "FPRoundingMode", "FPFastMathMode", "LinkageAttributes", "NoContraction", "InputAttachmentIndex", "Alignment", "MaxByteOffset", "AlignmentId", "MaxByteOffsetId", "NoSignedWrap", "NoUnsignedWrap", "ExplicitInterpAMD", "OverrideCoverageNV", "PassthroughNV", "ViewportRelativeNV", "SecondaryViewportRelativeNV", "PerPrimitiveEXT", "PerVertexKHR", "NonUniform", "RestrictPointer", "AliasedPointer", "BindlessSamplerNV", "BindlessImageNV", "BoundSamplerNV", "BoundImageNV", "SIMTCallINTEL", "ReferencedIndirectlyINTEL", "ClobberINTEL", "SideEffectsINTEL", "VectorComputeVariableINTEL", "FuncParamIOKindINTEL", "VectorComputeFunctionINTEL", "StackCallINTEL", "GlobalVariableOffsetINTEL", "CounterBuffer", "UserSemantic", "UserTypeGOOGLE", "FunctionRoundingModeINTEL", "FunctionDenormModeINTEL", "RegisterINTEL", "MemoryINTEL", "NumbanksINTEL", "BankwidthINTEL", "MaxPrivateCopiesINTEL", "SinglepumpINTEL", "DoublepumpINTEL", "MaxReplicatesINTEL", "SimpleDualPortINTEL", "MergeINTEL", "BankBitsINTEL", "ForcePow2DepthINTEL", "BurstCoalesceINTEL", "CacheSizeINTEL", "DontStaticallyCoalesceINTEL", "PrefetchINTEL", "StallEnableINTEL", "FuseLoopsInFunctionINTEL", "AliasScopeINTEL", "NoAliasINTEL", "BufferLocationINTEL", "IOPipeStorageINTEL", "FunctionFloatingPointModeINTEL", "SingleElementVectorINTEL", "VectorComputeCallableFunctionINTEL", "MediaBlockIOINTEL", "CacheControlLoadINTEL", "CacheControlStoreINTEL"], values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 4469, 4470, 4999, 5248, 5250, 5252, 5256, 5271, 5285, 5300, 5355, 5356, 5398, 5399, 5400, 5401, 5599, 5602, 5607, 5608, 5624, 5625, 5626, 5627, 5628, 5634, 5635, 5636, 5822, 5823, 5825, 5826, 5827, 5828, 5829, 5830, 5831, 5832, 5833, 5834, 5835, 5836, 5899, 5900, 5901, 5902, 5905, 5907, 5914, 5915, 5921, 5944, 6080, 6085, 6087, 6140, 6442, 6443], width = 32},
      DeviceType = {attributes = {SPIRV_DeviceTypeAttr = "spirv.device_type<{}>"}, builder = "anonymous_0_356", cases = ["Other", "IntegratedGPU", "DiscreteGPU", "CPU", "Unknown"], values = [3, 2, 1, 0, 4294967295], width = 32},
      Dim = {attributes = {SPIRV_DimAttr = "spirv.dim<{}>"}, builder = "anonymous_0_964", cases = ["Dim1D", "Dim2D", "Dim3D", "Cube", "Rect", "Buffer", "SubpassData"], width = 32},
      ExecutionMode = {attributes = {SPIRV_ExecutionModeAttr = "spirv.execution_mode<{}>"}, builder = "anonymous_0_1028", cases = ["Invocations", "SpacingEqual", "SpacingFractionalEven", "SpacingFractionalOdd", "VertexOrderCw", "VertexOrderCcw", "PixelCenterInteger", "OriginUpperLeft", "OriginLowerLeft", "EarlyFragmentTests", "PointMode", "Xfb", "DepthReplacing", "DepthGreater", "DepthLess", "DepthUnchanged", "LocalSize", "LocalSizeHint", "InputPoints", "InputLines", "InputLinesAdjacency", "Triangles", "InputTrianglesAdjacency", "Quads", "Isolines", "OutputVertices", "OutputPoints", "OutputLineStrip", "OutputTriangleStrip", "VecTypeHint", "ContractionOff", "Initializer", "Finalizer", "SubgroupSize", "SubgroupsPerWorkgroup", "SubgroupsPerWorkgroupId", "LocalSizeId", "LocalSizeHintId", "SubgroupUniformControlFlowKHR", "PostDepthCoverage", "DenormPreserve", "DenormFlushToZero", "SignedZeroInfNanPreserve", "RoundingModeRTE", "RoundingModeRTZ", "EarlyAndLateFragmentTestsAMD", "StencilRefReplacingEXT", "StencilRefUnchangedFrontAMD", "StencilRefGreaterFrontAMD", "StencilRefLessFrontAMD", "StencilRefUnchangedBackAMD", "StencilRefGreaterBackAMD", "StencilRefLessBackAMD", "OutputLinesEXT", "OutputPrimitivesEXT", "DerivativeGroupQuadsNV", "DerivativeGroupLinearNV", "OutputTrianglesEXT", "PixelInterlockOrderedEXT", "PixelInterlockUnorderedEXT", "SampleInterlockOrderedEXT", "SampleInterlockUnorderedEXT", "ShadingRateInterlockOrderedEXT", "ShadingRateInterlockUnorderedEXT", "SharedLocalMemorySizeINTEL", "RoundingModeRTPINTEL", "RoundingModeRTNINTEL", "FloatingPointModeALTINTEL", "FloatingPointModeIEEEINTEL", "MaxWorkgroupSizeINTEL", "MaxWorkDimINTEL", "NoGlobalOffsetINTEL", "NumSIMDWorkitemsINTEL", "SchedulerTargetFmaxMhzINTEL", "StreamingInterfaceINTEL", "NamedBarrierCountINTEL"], values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 33, 34, 35, 36, 37, 38, 39, 4421, 4446, 4459, 4460, 4461, 4462, 4463, 5017, 5027, 5079, 5080, 5081, 5082, 5083, 5084, 5269, 5270, 5289, 5290, 5298, 5366, 5367, 5368, 5369, 5370, 5371, 5618, 5620, 5621, 5622, 5623, 5893, 5894, 5895, 5896, 5903, 6154, 6417], width = 32},
      ExecutionModel = {attributes = {SPIRV_ExecutionModelAttr = "spirv.execution_model<{}>"}, builder = "anonymous_0_1043", cases = ["Vertex", "TessellationControl", "TessellationEvaluation", "Geometry", "Fragment", "GLCompute", "Kernel", "RayGenerationKHR", "IntersectionKHR", "AnyHitKHR", "ClosestHitKHR", "MissKHR", "CallableKHR", "TaskEXT", "MeshEXT"], values = [0, 1, 2, 3, 4, 5, 6, 5313, 5314, 5315, 5316, 5317, 5318, 5364, 5365], width = 32},
      Extension = {attributes = {SPIRV_ExtensionAttr = "spirv.ext<{}>"}, builder = "anonymous_0_477", cases = ["SPV_KHR_16bit_storage", "SPV_KHR_8bit_storage", "SPV_KHR_device_group", "SPV_KHR_float_controls", "SPV_KHR_physical_storage_buffer", "SPV_KHR_multiview", "SPV_KHR_no_integer_wrap_decoration", "SPV_KHR_post_depth_coverage", "SPV_KHR_shader_atomic_counter_ops", "SPV_KHR_shader_ballot", "SPV_KHR_shader_clock", "SPV_KHR_shader_draw_parameters", "SPV_KHR_storage_buffer_storage_class", "SPV_KHR_subgroup_vote", "SPV_KHR_variable_pointers", "SPV_KHR_vulkan_memory_model", "SPV_KHR_expect_assume", "SPV_KHR_integer_dot_product", "SPV_KHR_bit_instructions", "SPV_KHR_fragment_shading_rate", "SPV_KHR_workgroup_memory_explicit_layout", "SPV_KHR_ray_query", "SPV_KHR_ray_tracing", "SPV_KHR_subgroup_uniform_control_flow", "SPV_KHR_linkonce_odr", "SPV_KHR_fragment_shader_barycentric", "SPV_KHR_ray_cull_mask", "SPV_KHR_uniform_group_instructions", "SPV_KHR_subgroup_rotate", "SPV_KHR_non_semantic_info", "SPV_KHR_terminate_invocation", "SPV_KHR_cooperative_matrix", "SPV_KHR_bfloat16", "SPV_EXT_demote_to_helper_invocation", "SPV_EXT_descriptor_indexing", "SPV_EXT_fragment_fully_covered", "SPV_EXT_fragment_invocation_density", "SPV_EXT_fragment_shader_interlock", "SPV_EXT_physical_storage_buffer", "SPV_EXT_shader_stencil_export", "SPV_EXT_shader_viewport_index_layer", "SPV_EXT_shader_atomic_float_add", "SPV_EXT_shader_atomic_float_min_max", "SPV_EXT_shader_image_int64", "SPV_EXT_shader_atomic_float16_add", "SPV_EXT_mesh_shader", "SPV_EXT_replicated_composites", "SPV_ARM_tensors", "SPV_ARM_graph", "SPV_AMD_gpu_shader_half_float_fetch", "SPV_AMD_shader_ballot", "SPV_AMD_shader_explicit_vertex_parameter", "SPV_AMD_shader_fragment_mask", "SPV_AMD_shader_image_load_store_lod", "SPV_AMD_texture_gather_bias_lod", "SPV_AMD_shader_early_and_late_fragment_tests", "SPV_GOOGLE_decorate_string", "SPV_GOOGLE_hlsl_functionality1", "SPV_GOOGLE_user_type", "SPV_INTEL_device_side_avc_motion_estimation", "SPV_INTEL_media_block_io", "SPV_INTEL_shader_integer_functions2", "SPV_INTEL_subgroups", "SPV_INTEL_vector_compute", "SPV_INTEL_float_controls2", "SPV_INTEL_function_pointers", "SPV_INTEL_inline_assembly", "SPV_INTEL_variable_length_array", "SPV_INTEL_fpga_memory_attributes", "SPV_INTEL_unstructured_loop_controls", "SPV_INTEL_fpga_loop_controls", "SPV_INTEL_arbitrary_precision_integers", "SPV_INTEL_arbitrary_precision_floating_point", "SPV_INTEL_kernel_attributes", "SPV_INTEL_fpga_memory_accesses", "SPV_INTEL_fpga_cluster_attributes", "SPV_INTEL_loop_fuse", "SPV_INTEL_fpga_buffer_location", "SPV_INTEL_arbitrary_precision_fixed_point", "SPV_INTEL_usm_storage_classes", "SPV_INTEL_io_pipes", "SPV_ALTERA_blocking_pipes", "SPV_INTEL_fpga_reg", "SPV_INTEL_long_constant_composite", "SPV_INTEL_optnone", "SPV_INTEL_debug_module", "SPV_INTEL_fp_fast_math_mode", "SPV_INTEL_memory_access_aliasing", "SPV_INTEL_split_barrier", "SPV_INTEL_bfloat16_conversion", "SPV_INTEL_cache_controls", "SPV_INTEL_tensor_float32_conversion", "SPV_NV_compute_shader_derivatives", "SPV_NV_cooperative_matrix", "SPV_NV_fragment_shader_barycentric", "SPV_NV_geometry_shader_passthrough", "SPV_NV_ray_tracing", "SPV_NV_sample_mask_override_coverage", "SPV_NV_shader_image_footprint", "SPV_NV_shader_sm_builtins", "SPV_NV_shader_subgroup_partitioned", "SPV_NV_shading_rate", "SPV_NV_stereo_view_rendering", "SPV_NV_viewport_array2", "SPV_NV_bindless_texture", "SPV_NV_ray_tracing_motion_blur", "SPV_NVX_multiview_per_view_attributes"], values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 6000, 6001, 2000, 2001, 2002, 2003, 2004, 2005, 2006, 3000, 3001, 3002, 4000, 4001, 4002, 4003, 4007, 4004, 4005, 4006, 4008, 4009, 4012, 4013, 4010, 4011, 4014, 4015, 4016, 4017, 4018, 4019, 4020, 4021, 4022, 4023, 4024, 4025, 4026, 4027, 4028, 4029, 4031, 4032, 4033, 5000, 5001, 5002, 5003, 5005, 5006, 5007, 5008, 5009, 5010, 5011, 5012, 5013, 5014, 5015], width = 32},
      FPEncoding = {attributes = {SPIRV_FPEncodingAttr = "spirv.f_p_encoding<{}>"}, builder = "anonymous_0_1051", cases = ["BFloat16KHR"], width = 32},
      FPFastMathMode = {attributes = {SPIRV_FPFastMathModeAttr = "spirv.fastmath_mode<{}>"}, builder = "anonymous_0_1525", cases = ["None", "NotNaN", "NotInf", "NSZ", "AllowRecip", "Fast", "AllowContractFastINTEL", "AllowReassocINTEL"], flags = "|", values = [0, 1, 2, 4, 8, 16, 65536, 131072], width = 32},
      FPRoundingMode = {attributes = {SPIRV_FPRoundingModeAttr = "spirv.fp_rounding_mode<{}>"}, builder = "anonymous_0_1059", cases = ["RTE", "RTZ", "RTP", "RTN"], width = 32},
      FunctionControl = {attributes = {SPIRV_FunctionControlAttr = "spirv.function_control<{}>"}, builder = "anonymous_0_1066", cases = ["None", "Inline", "DontInline", "Pure", "Const", "OptNoneINTEL"], flags = "|", values = [0, 1, 2, 4, 8, 65536], width = 32},
      GroupOperation = {attributes = {SPIRV_GroupOperationAttr = "spirv.group_operation<{}>"}, builder = "anonymous_0_1076", cases = ["Reduce", "InclusiveScan", "ExclusiveScan", "ClusteredReduce", "PartitionedReduceNV", "PartitionedInclusiveScanNV", "PartitionedExclusiveScanNV"], values = [0, 1, 2, 3, 6, 7, 8], width = 32},
      ImageArrayedInfo = {attributes = {SPIRV_ArrayedAttr = "spirv.image_arrayed_info<{}>"}, builder = "anonymous_0_1184", cases = ["NonArrayed", "Arrayed"], width = 32},
      ImageDepthInfo = {attributes = {SPIRV_DepthAttr = "spirv.image_depth_info<{}>"}, builder = "anonymous_0_1179", cases = ["NoDepth", "IsDepth", "DepthUnknown"], width = 32},
      ImageFormat = {attributes = {SPIRV_ImageFormatAttr = "spirv.image_format<{}>"}, builder = "anonymous_0_1085", cases = ["Unknown", "Rgba32f", "Rgba16f", "R32f", "Rgba8", "Rgba8Snorm", "Rg32f", "Rg16f", "R11fG11fB10f", "R16f", "Rgba16", "Rgb10A2", "Rg16", "Rg8", "R16", "R8", "Rgba16Snorm", "Rg16Snorm", "Rg8Snorm", "R16Snorm", "R8Snorm", "Rgba32i", "Rgba16i", "Rgba8i", "R32i", "Rg32i", "Rg16i", "Rg8i", "R16i", "R8i", "Rgba32ui", "Rgba16ui", "Rgba8ui", "R32ui", "Rgb10a2ui", "Rg32ui", "Rg16ui", "Rg8ui", "R16ui", "R8ui", "R64ui", "R64i"], width = 32},
      ImageOperands = {attributes = {SPIRV_ImageOperandsAttr = "spirv.image_operands<{}>"}, builder = "anonymous_0_1095", cases = ["None", "Bias", "Lod", "Grad", "ConstOffset", "Offset", "ConstOffsets", "Sample", "MinLod", "MakeTexelAvailable", "MakeTexelVisible", "NonPrivateTexel", "VolatileTexel", "SignExtend", "Offsets", "ZeroExtend", "Nontemporal"], flags = "|", values = [0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 65536, 8192, 16384], width = 32},
      ImageSamplerUseInfo = {attributes = {SPIRV_SamplerUseAttr = "spirv.image_sampler_use_info<{}>"}, builder = "anonymous_0_1196", cases = ["SamplerUnknown", "NeedSampler", "NoSampler"], width = 32},
      ImageSamplingInfo = {attributes = {SPIRV_SamplingAttr = "spirv.image_sampling_info<{}>"}, builder = "anonymous_0_1191", cases = ["SingleSampled", "MultiSampled"], width = 32},
      LinkageType = {attributes = {SPIRV_LinkageTypeAttr = "spirv.linkage_type<{}>"}, builder = "anonymous_0_1103", cases = ["Export", "Import", "LinkOnceODR"], width = 32},
      LoadCacheControl = {attributes = {SPIRV_INTEL_LoadCacheControlAttr = "spirv.load_cache_control<{}>"}, builder = "anonymous_0_1223", cases = ["Uncached", "Cached", "Streaming", "InvalidateAfterR", "ConstCached"], width = 32},
      LoopControl = {attributes = {SPIRV_LoopControlAttr = "spirv.loop_control<{}>"}, builder = "anonymous_0_1111", cases = ["None", "Unroll", "DontUnroll", "DependencyInfinite", "DependencyLength", "MinIterations", "MaxIterations", "IterationMultiple", "PeelCount", "PartialCount", "InitiationIntervalINTEL", "LoopCoalesceINTEL", "MaxConcurrencyINTEL", "MaxInterleavingINTEL", "DependencyArrayINTEL", "SpeculatedIterationsINTEL", "PipelineEnableINTEL", "NoFusionINTEL"], flags = "|", values = [0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 65536, 1048576, 131072, 2097152, 262144, 4194304, 524288, 8388608], width = 32},
      MatrixLayout = {attributes = {SPIRV_MatrixLayoutAttr = "spirv.matrixLayout<{}>"}, builder = "anonymous_0_1201", cases = ["ColumnMajor", "RowMajor", "PackedA", "PackedB"], width = 32},
      MemoryAccess = {attributes = {SPIRV_MemoryAccessAttr = "spirv.memory_access<{}>"}, builder = "anonymous_0_1118", cases = ["None", "Volatile", "Aligned", "Nontemporal", "MakePointerAvailable", "MakePointerVisible", "NonPrivatePointer", "AliasScopeINTELMask", "NoAliasINTELMask"], flags = "|", values = [0, 1, 2, 4, 8, 16, 32, 65536, 131072], width = 32},
      MemoryModel = {attributes = {SPIRV_MemoryModelAttr = "spirv.memory_model<{}>"}, builder = "anonymous_0_1126", cases = ["Simple", "GLSL450", "OpenCL", "Vulkan"], width = 32},
      MemorySemantics = {attributes = {SPIRV_MemorySemanticsAttr = "spirv.memory_semantics<{}>"}, builder = "anonymous_0_1132", cases = ["None", "Acquire", "Release", "AcquireRelease", "SequentiallyConsistent", "UniformMemory", "SubgroupMemory", "WorkgroupMemory", "CrossWorkgroupMemory", "AtomicCounterMemory", "ImageMemory", "OutputMemory", "MakeAvailable", "MakeVisible", "Volatile"], flags = "|", values = [0, 2, 4, 8, 16, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768], width = 32},
      Opcode = {attributes = {SPIRV_OpcodeAttr = "spirv.opcode<{}>"}, builder = "anonymous_0_1510", cases = ["OpNop", "OpUndef", "OpSourceContinued", "OpSource", "OpSourceExtension", "OpName", "OpMemberName", "OpString", "OpLine", "OpExtension", "OpExtInstImport", "OpExtInst", "OpMemoryModel", "OpEntryPoint", "OpExecutionMode", "OpCapability", "OpTypeVoid", "OpTypeBool", "OpTypeInt", "OpTypeFloat", "OpTypeVector", "OpTypeMatrix", "OpTypeImage", "OpTypeSampledImage", "OpTypeArray", "OpTypeRuntimeArray", "OpTypeStruct", "OpTypePointer", "OpTypeFunction", "OpTypeForwardPointer", "OpConstantTrue", "OpConstantFalse", "OpConstant", "OpConstantComposite", "OpConstantNull", "OpSpecConstantTrue", "OpSpecConstantFalse", "OpSpecConstant", "OpSpecConstantComposite", "OpSpecConstantOp", "OpFunction", "OpFunctionParameter", "OpFunctionEnd", "OpFunctionCall", "OpVariable", "OpLoad", "OpStore", "OpCopyMemory", "OpAccessChain", "OpPtrAccessChain", "OpInBoundsPtrAccessChain", "OpDecorate", "OpMemberDecorate", "OpVectorExtractDynamic", "OpVectorInsertDynamic", "OpVectorShuffle", "OpCompositeConstruct", "OpCompositeExtract", "OpCompositeInsert", "OpTranspose", "OpImageSampleImplicitLod", "OpImageSampleExplicitLod", "OpImageSampleProjDrefImplicitLod", "OpImageFetch", "OpImageDrefGather", "OpImageRead", "OpImageWrite", "OpImage", "OpImageQuerySize", "OpConvertFToU", "OpConvertFToS", "OpConvertSToF", "OpConvertUToF", "OpUConvert", "OpSConvert", "OpFConvert", "OpConvertPtrToU", "OpConvertUToPtr", "OpPtrCastToGeneric", "OpGenericCastToPtr", "OpGenericCastToPtrExplicit", "OpBitcast", "OpSNegate", "OpFNegate", "OpIAdd", "OpFAdd", "OpISub", "OpFSub", "OpIMul", "OpFMul", "OpUDiv", "OpSDiv", "OpFDiv", "OpUMod", "OpSRem", "OpSMod", "OpFRem", "OpFMod", "OpVectorTimesScalar", "OpMatrixTimesScalar", "OpVectorTimesMatrix", "OpMatrixTimesVector", "OpMatrixTimesMatrix", "OpDot", "OpIAddCarry", "OpISubBorrow", "OpUMulExtended", "OpSMulExtended", "OpIsNan", "OpIsInf", "OpIsFinite", "OpOrdered", "OpUnordered", "OpLogicalEqual", "OpLogicalNotEqual", "OpLogicalOr", "OpLogicalAnd", "OpLogicalNot", "OpSelect", "OpIEqual", "OpINotEqual", "OpUGreaterThan", "OpSGreaterThan", "OpUGreaterThanEqual", "OpSGreaterThanEqual", "OpULessThan", "OpSLessThan", "OpULessThanEqual", "OpSLessThanEqual", "OpFOrdEqual", "OpFUnordEqual", "OpFOrdNotEqual", "OpFUnordNotEqual", "OpFOrdLessThan", "OpFUnordLessThan", "OpFOrdGreaterThan", "OpFUnordGreaterThan", "OpFOrdLessThanEqual", "OpFUnordLessThanEqual", "OpFOrdGreaterThanEqual", "OpFUnordGreaterThanEqual", "OpShiftRightLogical", "OpShiftRightArithmetic", "OpShiftLeftLogical", "OpBitwiseOr", "OpBitwiseXor", "OpBitwiseAnd", "OpNot", "OpBitFieldInsert", "OpBitFieldSExtract", "OpBitFieldUExtract", "OpBitReverse", "OpBitCount", "OpEmitVertex", "OpEndPrimitive", "OpControlBarrier", "OpMemoryBarrier", "OpAtomicExchange", "OpAtomicCompareExchange", "OpAtomicCompareExchangeWeak", "OpAtomicIIncrement", "OpAtomicIDecrement", "OpAtomicIAdd", "OpAtomicISub", "OpAtomicSMin", "OpAtomicUMin", "OpAtomicSMax", "OpAtomicUMax", "OpAtomicAnd", "OpAtomicOr", "OpAtomicXor", "OpPhi", "OpLoopMerge", "OpSelectionMerge", "OpLabel", "OpBranch", "OpBranchConditional", "OpSwitch", "OpKill", "OpReturn", "OpReturnValue", "OpUnreachable", "OpGroupBroadcast", "OpGroupIAdd", "OpGroupFAdd", "OpGroupFMin", "OpGroupUMin", "OpGroupSMin", "OpGroupFMax", "OpGroupUMax", "OpGroupSMax", "OpNoLine", "OpModuleProcessed", "OpGroupNonUniformElect", "OpGroupNonUniformAll", "OpGroupNonUniformAny", "OpGroupNonUniformAllEqual", "OpGroupNonUniformBroadcast", "OpGroupNonUniformBallot", "OpGroupNonUniformBallotBitCount", "OpGroupNonUniformBallotFindLSB", "OpGroupNonUniformBallotFindMSB", "OpGroupNonUniformShuffle", "OpGroupNonUniformShuffleXor", "OpGroupNonUniformShuffleUp", "OpGroupNonUniformShuffleDown", "OpGroupNonUniformIAdd", "OpGroupNonUniformFAdd", "OpGroupNonUniformIMul", "OpGroupNonUniformFMul", "OpGroupNonUniformSMin", "OpGroupNonUniformUMin", "OpGroupNonUniformFMin", "OpGroupNonUniformSMax", "OpGroupNonUniformUMax", "OpGroupNonUniformFMax", "OpGroupNonUniformBitwiseAnd", "OpGroupNonUniformBitwiseOr", "OpGroupNonUniformBitwiseXor", "OpGroupNonUniformLogicalAnd", "OpGroupNonUniformLogicalOr", "OpGroupNonUniformLogicalXor", "OpGroupNonUniformQuadSwap", "OpTypeTensorARM", "OpGraphEntryPointARM", "OpGraphARM", "OpGraphInputARM", "OpGraphSetOutputARM", "OpGraphEndARM", "OpTypeGraphARM", "OpGraphConstantARM", "OpSubgroupBallotKHR", "OpGroupNonUniformRotateKHR", "OpSDot", "OpUDot", "OpSUDot", "OpSDotAccSat", "OpUDotAccSat", "OpSUDotAccSat", "OpTypeCooperativeMatrixKHR", "OpCooperativeMatrixLoadKHR", "OpCooperativeMatrixStoreKHR", "OpCooperativeMatrixMulAddKHR", "OpCooperativeMatrixLengthKHR", "OpConstantCompositeReplicateEXT", "OpSpecConstantCompositeReplicateEXT", "OpEmitMeshTasksEXT", "OpSetMeshOutputsEXT", "OpSubgroupBlockReadINTEL", "OpSubgroupBlockWriteINTEL", "OpAssumeTrueKHR", "OpAtomicFAddEXT", "OpConvertFToBF16INTEL", "OpConvertBF16ToFINTEL", "OpControlBarrierArriveINTEL", "OpControlBarrierWaitINTEL", "OpGroupIMulKHR", "OpGroupFMulKHR", "OpRoundFToTF32INTEL"], values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 14, 15, 16, 17, 19, 20, 21, 22, 23, 24, 25, 27, 28, 29, 30, 32, 33, 39, 41, 42, 43, 44, 46, 48, 49, 50, 51, 52, 54, 55, 56, 57, 59, 61, 62, 63, 65, 67, 70, 71, 72, 77, 78, 79, 80, 81, 82, 84, 87, 88, 93, 95, 97, 98, 99, 100, 104, 109, 110, 111, 112, 113, 114, 115, 117, 120, 121, 122, 123, 124, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 148, 149, 150, 151, 152, 156, 157, 158, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 218, 219, 224, 225, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 263, 264, 265, 266, 267, 268, 269, 270, 271, 317, 330, 333, 334, 335, 336, 337, 339, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 366, 4163, 4182, 4183, 4184, 4185, 4186, 4190, 4181, 4421, 4431, 4450, 4451, 4452, 4453, 4454, 4455, 4456, 4457, 4458, 4459, 4460, 4461, 4462, 5294, 5295, 5575, 5576, 5630, 6035, 6116, 6117, 6142, 6143, 6401, 6402, 6426], width = 32},
      PackedVectorFormat = {attributes = {SPIRV_PackedVectorFormatAttr = "spirv.packed_vector_format<{}>"}, builder = "anonymous_0_1174", cases = ["PackedVectorFormat4x8Bit"], width = 32},
      Scope = {attributes = {SPIRV_ScopeAttr = "spirv.scope<{}>"}, builder = "anonymous_0_1139", cases = ["CrossDevice", "Device", "Workgroup", "Subgroup", "Invocation", "QueueFamily", "ShaderCallKHR"], width = 32},
      SelectionControl = {attributes = {SPIRV_SelectionControlAttr = "spirv.selection_control<{}>"}, builder = "anonymous_0_1144", cases = ["None", "Flatten", "DontFlatten"], flags = "|", width = 32},
      StorageClass = {attributes = {SPIRV_StorageClassAttr = "spirv.storage_class<{}>"}, builder = "anonymous_0_1167", cases = ["UniformConstant", "Input", "Uniform", "Output", "Workgroup", "CrossWorkgroup", "Private", "Function", "Generic", "PushConstant", "AtomicCounter", "Image", "StorageBuffer", "CallableDataKHR", "IncomingCallableDataKHR", "RayPayloadKHR", "HitAttributeKHR", "IncomingRayPayloadKHR", "ShaderRecordBufferKHR", "PhysicalStorageBuffer", "TaskPayloadWorkgroupEXT", "CodeSectionINTEL", "DeviceOnlyINTEL", "HostOnlyINTEL"], values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 5328, 5329, 5338, 5339, 5342, 5343, 5349, 5402, 5605, 5936, 5937], width = 32},
      StoreCacheControl = {attributes = {SPIRV_INTEL_StoreCacheControlAttr = "spirv.store_cache_control<{}>"}, builder = "anonymous_0_1230", cases = ["Uncached", "WriteThrough", "WriteBack", "Streaming"], width = 32},
      Vendor = {attributes = {SPIRV_VendorAttr = "spirv.vendor<{}>"}, builder = "anonymous_0_365", cases = ["AMD", "Apple", "ARM", "Broadcom", "Imagination", "Intel", "NVIDIA", "Qualcomm", "SwiftShader", "Unknown"], values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 4294967295], width = 32},
      Version = {attributes = {SPIRV_VersionAttr = "spirv.version<{}>"}, builder = "anonymous_0_344", cases = ["v1.0", "v1.1", "v1.2", "v1.3", "v1.4", "v1.5", "v1.6"], names = ["V_1_0", "V_1_1", "V_1_2", "V_1_3", "V_1_4", "V_1_5", "V_1_6"], width = 32}}} {
  irdl.attribute @addressing_model attributes {
      cases = ["Logical", "Physical32", "Physical64", "PhysicalStorageBuffer64"],
      description = "::mlir::spirv::AddressingModel",
      format = "`<` $value `>`",
      values = [0, 1, 2, 5348]}
  irdl.attribute @image_arrayed_info attributes {
      cases = ["NonArrayed", "Arrayed"],
      description = "::mlir::spirv::ImageArrayedInfo",
      format = "`<` $value `>`"}
  irdl.attribute @built_in attributes {
      cases = ["Position", "PointSize", "ClipDistance", "CullDistance", "VertexId", "InstanceId", "PrimitiveId", "InvocationId", "Layer", "ViewportIndex", "TessLevelOuter", "TessLevelInner", "TessCoord", "PatchVertices", "FragCoord", "PointCoord", "FrontFacing", "SampleId", "SamplePosition", "SampleMask", "FragDepth", "HelperInvocation", "NumWorkgroups", "WorkgroupSize", "WorkgroupId", "LocalInvocationId", "GlobalInvocationId", "LocalInvocationIndex", "WorkDim", "GlobalSize", "EnqueuedWorkgroupSize", "GlobalOffset", "GlobalLinearId", "SubgroupSize", "SubgroupMaxSize", "NumSubgroups", "NumEnqueuedSubgroups", "SubgroupId", "SubgroupLocalInvocationId", "VertexIndex", "InstanceIndex", "SubgroupEqMask", "SubgroupGeMask", "SubgroupGtMask", "SubgroupLeMask", "SubgroupLtMask", "BaseVertex", "BaseInstance", "DrawIndex", "PrimitiveShadingRateKHR", "DeviceIndex", "ViewIndex", "ShadingRateKHR", "BaryCoordNoPerspAMD", "BaryCoordNoPerspCentroidAMD", "BaryCoordNoPerspSampleAMD", "BaryCoordSmoothAMD", "BaryCoordSmoothCentroidAMD", "BaryCoordSmoothSampleAMD", "BaryCoordPullModelAMD", "FragStencilRefEXT", "ViewportMaskNV", "SecondaryPositionNV", "SecondaryViewportMaskNV", "PositionPerViewNV", "ViewportMaskPerViewNV", "FullyCoveredEXT", "BaryCoordKHR", "BaryCoordNoPerspKHR", "FragSizeEXT", "FragInvocationCountEXT", "PrimitivePointIndicesEXT", "PrimitiveLineIndicesEXT", "PrimitiveTriangleIndicesEXT", "CullPrimitiveEXT", "LaunchIdKHR", "LaunchSizeKHR", "WorldRayOriginKHR", "WorldRayDirectionKHR", "ObjectRayOriginKHR", "ObjectRayDirectionKHR", "RayTminKHR", "RayTmaxKHR", "InstanceCustomIndexKHR", "ObjectToWorldKHR", "WorldToObjectKHR", "HitTNV", "HitKindKHR", "CurrentRayTimeNV", "IncomingRayFlagsKHR", "RayGeometryIndexKHR", "WarpsPerSMNV", "SMCountNV", "WarpIDNV", "SMIDNV", "CullMaskKHR"],
      description = "::mlir::spirv::BuiltIn",
      format = "`<` $value `>`",
      values = [0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 36, 37, 38, 39, 40, 41, 42, 43, 4416, 4417, 4418, 4419, 4420, 4424, 4425, 4426, 4432, 4438, 4440, 4444, 4992, 4993, 4994, 4995, 4996, 4997, 4998, 5014, 5253, 5257, 5258, 5261, 5262, 5264, 5286, 5287, 5292, 5293, 5294, 5295, 5296, 5299, 5319, 5320, 5321, 5322, 5323, 5324, 5325, 5326, 5327, 5330, 5331, 5332, 5333, 5334, 5351, 5352, 5374, 5375, 5376, 5377, 6021]}
  irdl.attribute @cache_control_load_intel attributes {
      cpp = "SPIRV_CacheControlLoadINTELAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "unsigned", parameter = "ui32"}
    %1 = irdl.any {cases = ["Uncached", "Cached", "Streaming", "InvalidateAfterR", "ConstCached"], cpp = "mlir::spirv::LoadCacheControl", summary = "valid SPIR-V LoadCacheControl"}
    irdl.parameters(cache_level: %0, load_cache_control: %1)
  }
  irdl.attribute @cache_control_store_intel attributes {
      cpp = "SPIRV_CacheControlStoreINTELAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "unsigned", parameter = "ui32"}
    %1 = irdl.any {cases = ["Uncached", "WriteThrough", "WriteBack", "Streaming"], cpp = "mlir::spirv::StoreCacheControl", summary = "valid SPIR-V StoreCacheControl"}
    irdl.parameters(cache_level: %0, store_cache_control: %1)
  }
  irdl.attribute @capability attributes {
      cases = ["Matrix", "Addresses", "Linkage", "Kernel", "Float16", "Float64", "Int64", "Groups", "Int16", "Int8", "Sampled1D", "SampledBuffer", "GroupNonUniform", "ShaderLayer", "ShaderViewportIndex", "UniformDecoration", "SubgroupBallotKHR", "SubgroupVoteKHR", "StorageBuffer16BitAccess", "StoragePushConstant16", "StorageInputOutput16", "DeviceGroup", "AtomicStorageOps", "SampleMaskPostDepthCoverage", "StorageBuffer8BitAccess", "StoragePushConstant8", "DenormPreserve", "DenormFlushToZero", "SignedZeroInfNanPreserve", "RoundingModeRTE", "RoundingModeRTZ", "ImageFootprintNV", "FragmentBarycentricKHR", "MeshShadingEXT", "ComputeDerivativeGroupQuadsNV", "GroupNonUniformPartitionedNV", "VulkanMemoryModel", "VulkanMemoryModelDeviceScope", "ComputeDerivativeGroupLinearNV", "BindlessTextureNV", "SubgroupShuffleINTEL", "SubgroupBufferBlockIOINTEL", "SubgroupImageBlockIOINTEL", "SubgroupImageMediaBlockIOINTEL", "RoundToInfinityINTEL", "FloatingPointModeINTEL", "FunctionPointersINTEL", "IndirectReferencesINTEL", "AsmINTEL", "AtomicFloat32MinMaxEXT", "AtomicFloat64MinMaxEXT", "AtomicFloat16MinMaxEXT", "VectorAnyINTEL", "ExpectAssumeKHR", "SubgroupAvcMotionEstimationINTEL", "SubgroupAvcMotionEstimationIntraINTEL", "SubgroupAvcMotionEstimationChromaINTEL", "VariableLengthArrayINTEL", "FunctionFloatControlINTEL", "FPGAMemoryAttributesINTEL", "ArbitraryPrecisionIntegersINTEL", "ArbitraryPrecisionFloatingPointINTEL", "UnstructuredLoopControlsINTEL", "FPGALoopControlsINTEL", "KernelAttributesINTEL", "FPGAKernelAttributesINTEL", "FPGAMemoryAccessesINTEL", "FPGAClusterAttributesINTEL", "LoopFuseINTEL", "MemoryAccessAliasingINTEL", "FPGABufferLocationINTEL", "ArbitraryPrecisionFixedPointINTEL", "USMStorageClassesINTEL", "IOPipesINTEL", "BlockingPipesALTERA", "FPGARegINTEL", "DotProductInputAll", "DotProductInput4x8BitPacked", "DotProduct", "RayCullMaskKHR", "CooperativeMatrixKHR", "ReplicatedCompositesEXT", "BitInstructions", "AtomicFloat32AddEXT", "AtomicFloat64AddEXT", "LongConstantCompositeINTEL", "OptNoneINTEL", "AtomicFloat16AddEXT", "DebugInfoModuleINTEL", "SplitBarrierINTEL", "GroupUniformArithmeticKHR", "Shader", "Vector16", "Float16Buffer", "Int64Atomics", "ImageBasic", "Pipes", "DeviceEnqueue", "LiteralSampler", "GenericPointer", "Image1D", "ImageBuffer", "NamedBarrier", "GroupNonUniformVote", "GroupNonUniformArithmetic", "GroupNonUniformBallot", "GroupNonUniformShuffle", "GroupNonUniformShuffleRelative", "GroupNonUniformClustered", "GroupNonUniformQuad", "StorageUniform16", "UniformAndStorageBuffer8BitAccess", "UniformTexelBufferArrayDynamicIndexing", "VectorComputeINTEL", "FPFastMathModeINTEL", "DotProductInput4x8Bit", "GroupNonUniformRotateKHR", "Geometry", "Tessellation", "ImageReadWrite", "ImageMipmap", "AtomicStorage", "ImageGatherExtended", "StorageImageMultisample", "UniformBufferArrayDynamicIndexing", "SampledImageArrayDynamicIndexing", "StorageBufferArrayDynamicIndexing", "StorageImageArrayDynamicIndexing", "ClipDistance", "CullDistance", "SampleRateShading", "SampledRect", "InputAttachment", "SparseResidency", "MinLod", "SampledCubeArray", "ImageMSArray", "StorageImageExtendedFormats", "ImageQuery", "DerivativeControl", "InterpolationFunction", "TransformFeedback", "StorageImageReadWithoutFormat", "StorageImageWriteWithoutFormat", "SubgroupDispatch", "PipeStorage", "FragmentShadingRateKHR", "DrawParameters", "WorkgroupMemoryExplicitLayoutKHR", "WorkgroupMemoryExplicitLayout16BitAccessKHR", "MultiView", "VariablePointersStorageBuffer", "RayQueryProvisionalKHR", "RayQueryKHR", "RayTracingKHR", "Float16ImageAMD", "ImageGatherBiasLodAMD", "FragmentMaskAMD", "StencilExportEXT", "ImageReadWriteLodAMD", "Int64ImageEXT", "ShaderClockKHR", "FragmentFullyCoveredEXT", "FragmentDensityEXT", "ShaderNonUniform", "RuntimeDescriptorArray", "StorageTexelBufferArrayDynamicIndexing", "RayTracingNV", "RayTracingMotionBlurNV", "PhysicalStorageBufferAddresses", "RayTracingProvisionalKHR", "FragmentShaderSampleInterlockEXT", "FragmentShaderShadingRateInterlockEXT", "ShaderSMBuiltinsNV", "FragmentShaderPixelInterlockEXT", "DemoteToHelperInvocation", "IntegerFunctions2INTEL", "TessellationPointSize", "GeometryPointSize", "ImageCubeArray", "ImageRect", "GeometryStreams", "MultiViewport", "TensorsARM", "StorageTensorArrayDynamicIndexingEXT", "StorageTensorArrayNonUniformIndexingEXT", "GraphARM", "WorkgroupMemoryExplicitLayout8BitAccessKHR", "VariablePointers", "RayTraversalPrimitiveCullingKHR", "SampleMaskOverrideCoverageNV", "GeometryShaderPassthroughNV", "PerViewAttributesNV", "InputAttachmentArrayDynamicIndexing", "UniformBufferArrayNonUniformIndexing", "SampledImageArrayNonUniformIndexing", "StorageBufferArrayNonUniformIndexing", "StorageImageArrayNonUniformIndexing", "InputAttachmentArrayNonUniformIndexing", "UniformTexelBufferArrayNonUniformIndexing", "StorageTexelBufferArrayNonUniformIndexing", "ShaderViewportIndexLayerEXT", "ShaderViewportMaskNV", "ShaderStereoViewNV", "Bfloat16ConversionINTEL", "CacheControlsINTEL", "BFloat16TypeKHR", "BFloat16DotProductKHR", "BFloat16CooperativeMatrixKHR", "TensorFloat32RoundingINTEL"],
      description = "::mlir::spirv::Capability",
      format = "`<` $value `>`",
      values = [0, 4, 5, 6, 9, 10, 11, 18, 22, 39, 43, 46, 61, 69, 70, 71, 4423, 4431, 4433, 4435, 4436, 4437, 4445, 4447, 4448, 4450, 4464, 4465, 4466, 4467, 4468, 5282, 5284, 5283, 5288, 5297, 5345, 5346, 5350, 5390, 5568, 5569, 5570, 5579, 5582, 5583, 5603, 5604, 5606, 5612, 5613, 5616, 5619, 5629, 5696, 5697, 5698, 5817, 5821, 5824, 5844, 5845, 5886, 5888, 5892, 5897, 5898, 5904, 5906, 5910, 5920, 5922, 5935, 5943, 5945, 5948, 6016, 6018, 6019, 6020, 6022, 6024, 6025, 6033, 6034, 6089, 6094, 6095, 6114, 6141, 6400, 1, 7, 8, 12, 13, 17, 19, 20, 38, 44, 47, 59, 62, 63, 64, 65, 66, 67, 68, 4434, 4449, 5304, 5617, 5837, 6017, 6026, 2, 3, 14, 15, 21, 25, 27, 28, 29, 30, 31, 32, 33, 35, 37, 40, 41, 42, 45, 48, 49, 50, 51, 52, 53, 55, 56, 58, 60, 4422, 4427, 4428, 4430, 4439, 4441, 4471, 4472, 4479, 5008, 5009, 5010, 5013, 5015, 5016, 5055, 5265, 5291, 5301, 5302, 5305, 5340, 5341, 5347, 5353, 5363, 5372, 5373, 5378, 5379, 5584, 23, 24, 34, 36, 54, 57, 4174, 4175, 4176, 4191, 4429, 4442, 4478, 5249, 5251, 5260, 5303, 5306, 5307, 5308, 5309, 5310, 5311, 5312, 5254, 5255, 5259, 6115, 6441, 5116, 5117, 5118, 6425]}
  irdl.attribute @client_api attributes {
      cases = ["Metal", "OpenCL", "Vulkan", "WebGPU", "Unknown"],
      description = "::mlir::spirv::ClientAPI",
      format = "`<` $value `>`",
      values = [0, 1, 2, 3, 4294967295]}
  irdl.attribute @coop_matrix_props_khr attributes {
      cpp = "SPIRV_CooperativeMatrixPropertiesKHRAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "uint32_t", parameter = "ui32"}
    %1 = irdl.any {cpp = "uint32_t", parameter = "ui32"}
    %2 = irdl.any {cpp = "uint32_t", parameter = "ui32"}
    %3 = irdl.any {cpp = "mlir::Type", parameter = "type"}
    %4 = irdl.any {cpp = "mlir::Type", parameter = "type"}
    %5 = irdl.any {cpp = "mlir::Type", parameter = "type"}
    %6 = irdl.any {cpp = "mlir::Type", parameter = "type"}
    %7 = irdl.any {cpp = "bool", parameter = "bool"}
    %8 = irdl.any {cpp = "mlir::spirv::ScopeAttr", parameter = "#spirv.scope"}
    irdl.parameters(m_size: %0, n_size: %1, k_size: %2, a_type: %3, b_type: %4, c_type: %5, result_type: %6, acc_sat: %7, scope: %8)
  }
  irdl.attribute @coop_matrix_props_nv attributes {
      cpp = "SPIRV_CooperativeMatrixPropertiesNVAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "int", parameter = "i32"}
    %1 = irdl.any {cpp = "int", parameter = "i32"}
    %2 = irdl.any {cpp = "int", parameter = "i32"}
    %3 = irdl.any {cpp = "mlir::Type", parameter = "type"}
    %4 = irdl.any {cpp = "mlir::Type", parameter = "type"}
    %5 = irdl.any {cpp = "mlir::Type", parameter = "type"}
    %6 = irdl.any {cpp = "mlir::Type", parameter = "type"}
    %7 = irdl.any {cpp = "mlir::spirv::ScopeAttr", parameter = "#spirv.scope"}
    irdl.parameters(m_size: %0, n_size: %1, k_size: %2, a_type: %3, b_type: %4, c_type: %5, result_type: %6, scope: %7)
  }
  irdl.attribute @decoration attributes {
      cases = ["RelaxedPrecision", "SpecId", "Block", "BufferBlock", "RowMajor", "ColMajor", "ArrayStride", "MatrixStride", "GLSLShared", "GLSLPacked", "CPacked", "BuiltIn", "NoPerspective", "Flat", "Patch", "Centroid", "Sample", "Invariant", "Restrict", "Aliased", "Volatile", "Constant", "Coherent", "NonWritable", "NonReadable", "Uniform", "UniformId", "SaturatedConversion", "Stream", "Location", "Component", "Index", "Binding", "DescriptorSet", "Offset", "XfbBuffer", "XfbStride", "FuncParamAttr", "FPRoundingMode", "FPFastMathMode", "LinkageAttributes", "NoContraction", "InputAttachmentIndex", "Alignment", "MaxByteOffset", "AlignmentId", "MaxByteOffsetId", "NoSignedWrap", "NoUnsignedWrap", "ExplicitInterpAMD", "OverrideCoverageNV", "PassthroughNV", "ViewportRelativeNV", "SecondaryViewportRelativeNV", "PerPrimitiveEXT", "PerVertexKHR", "NonUniform", "RestrictPointer", "AliasedPointer", "BindlessSamplerNV", "BindlessImageNV", "BoundSamplerNV", "BoundImageNV", "SIMTCallINTEL", "ReferencedIndirectlyINTEL", "ClobberINTEL", "SideEffectsINTEL", "VectorComputeVariableINTEL", "FuncParamIOKindINTEL", "VectorComputeFunctionINTEL", "StackCallINTEL", "GlobalVariableOffsetINTEL", "CounterBuffer", "UserSemantic", "UserTypeGOOGLE", "FunctionRoundingModeINTEL", "FunctionDenormModeINTEL", "RegisterINTEL", "MemoryINTEL", "NumbanksINTEL", "BankwidthINTEL", "MaxPrivateCopiesINTEL", "SinglepumpINTEL", "DoublepumpINTEL", "MaxReplicatesINTEL", "SimpleDualPortINTEL", "MergeINTEL", "BankBitsINTEL", "ForcePow2DepthINTEL", "BurstCoalesceINTEL", "CacheSizeINTEL", "DontStaticallyCoalesceINTEL", "PrefetchINTEL", "StallEnableINTEL", "FuseLoopsInFunctionINTEL", "AliasScopeINTEL", "NoAliasINTEL", "BufferLocationINTEL", "IOPipeStorageINTEL", "FunctionFloatingPointModeINTEL", "SingleElementVectorINTEL", "VectorComputeCallableFunctionINTEL", "MediaBlockIOINTEL", "CacheControlLoadINTEL", "CacheControlStoreINTEL"],
      description = "::mlir::spirv::Decoration",
      format = "`<` $value `>`",
      values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 4469, 4470, 4999, 5248, 5250, 5252, 5256, 5271, 5285, 5300, 5355, 5356, 5398, 5399, 5400, 5401, 5599, 5602, 5607, 5608, 5624, 5625, 5626, 5627, 5628, 5634, 5635, 5636, 5822, 5823, 5825, 5826, 5827, 5828, 5829, 5830, 5831, 5832, 5833, 5834, 5835, 5836, 5899, 5900, 5901, 5902, 5905, 5907, 5914, 5915, 5921, 5944, 6080, 6085, 6087, 6140, 6442, 6443]}
  irdl.attribute @image_depth_info attributes {
      cases = ["NoDepth", "IsDepth", "DepthUnknown"],
      description = "::mlir::spirv::ImageDepthInfo",
      format = "`<` $value `>`"}
  irdl.attribute @device_type attributes {
      cases = ["Other", "IntegratedGPU", "DiscreteGPU", "CPU", "Unknown"],
      description = "::mlir::spirv::DeviceType",
      format = "`<` $value `>`",
      values = [3, 2, 1, 0, 4294967295]}
  irdl.attribute @dim attributes {
      cases = ["Dim1D", "Dim2D", "Dim3D", "Cube", "Rect", "Buffer", "SubpassData"],
      description = "::mlir::spirv::Dim",
      format = "`<` $value `>`"}
  irdl.attribute @entry_point_abi attributes {
      cpp = "SPIRV_EntryPointABIAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "DenseI32ArrayAttr", optional, parameter = "i32 array"}
    %1 = irdl.any {cpp = "std::optional<int>", optional, parameter = "i32"}
    %2 = irdl.any {cpp = "std::optional<int>", optional, parameter = "i32"}
    irdl.parameters(workgroup_size: %0, subgroup_size: %1, target_width: %2)
  }
  irdl.attribute @"#execution_mode" attributes {
      cases = ["Invocations", "SpacingEqual", "SpacingFractionalEven", "SpacingFractionalOdd", "VertexOrderCw", "VertexOrderCcw", "PixelCenterInteger", "OriginUpperLeft", "OriginLowerLeft", "EarlyFragmentTests", "PointMode", "Xfb", "DepthReplacing", "DepthGreater", "DepthLess", "DepthUnchanged", "LocalSize", "LocalSizeHint", "InputPoints", "InputLines", "InputLinesAdjacency", "Triangles", "InputTrianglesAdjacency", "Quads", "Isolines", "OutputVertices", "OutputPoints", "OutputLineStrip", "OutputTriangleStrip", "VecTypeHint", "ContractionOff", "Initializer", "Finalizer", "SubgroupSize", "SubgroupsPerWorkgroup", "SubgroupsPerWorkgroupId", "LocalSizeId", "LocalSizeHintId", "SubgroupUniformControlFlowKHR", "PostDepthCoverage", "DenormPreserve", "DenormFlushToZero", "SignedZeroInfNanPreserve", "RoundingModeRTE", "RoundingModeRTZ", "EarlyAndLateFragmentTestsAMD", "StencilRefReplacingEXT", "StencilRefUnchangedFrontAMD", "StencilRefGreaterFrontAMD", "StencilRefLessFrontAMD", "StencilRefUnchangedBackAMD", "StencilRefGreaterBackAMD", "StencilRefLessBackAMD", "OutputLinesEXT", "OutputPrimitivesEXT", "DerivativeGroupQuadsNV", "DerivativeGroupLinearNV", "OutputTrianglesEXT", "PixelInterlockOrderedEXT", "PixelInterlockUnorderedEXT", "SampleInterlockOrderedEXT", "SampleInterlockUnorderedEXT", "ShadingRateInterlockOrderedEXT", "ShadingRateInterlockUnorderedEXT", "SharedLocalMemorySizeINTEL", "RoundingModeRTPINTEL", "RoundingModeRTNINTEL", "FloatingPointModeALTINTEL", "FloatingPointModeIEEEINTEL", "MaxWorkgroupSizeINTEL", "MaxWorkDimINTEL", "NoGlobalOffsetINTEL", "NumSIMDWorkitemsINTEL", "SchedulerTargetFmaxMhzINTEL", "StreamingInterfaceINTEL", "NamedBarrierCountINTEL"],
      description = "::mlir::spirv::ExecutionMode",
      format = "`<` $value `>`",
      values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 33, 34, 35, 36, 37, 38, 39, 4421, 4446, 4459, 4460, 4461, 4462, 4463, 5017, 5027, 5079, 5080, 5081, 5082, 5083, 5084, 5269, 5270, 5289, 5290, 5298, 5366, 5367, 5368, 5369, 5370, 5371, 5618, 5620, 5621, 5622, 5623, 5893, 5894, 5895, 5896, 5903, 6154, 6417]}
  irdl.attribute @execution_model attributes {
      cases = ["Vertex", "TessellationControl", "TessellationEvaluation", "Geometry", "Fragment", "GLCompute", "Kernel", "RayGenerationKHR", "IntersectionKHR", "AnyHitKHR", "ClosestHitKHR", "MissKHR", "CallableKHR", "TaskEXT", "MeshEXT"],
      description = "::mlir::spirv::ExecutionModel",
      format = "`<` $value `>`",
      values = [0, 1, 2, 3, 4, 5, 6, 5313, 5314, 5315, 5316, 5317, 5318, 5364, 5365]}
  irdl.attribute @ext attributes {
      cases = ["SPV_KHR_16bit_storage", "SPV_KHR_8bit_storage", "SPV_KHR_device_group", "SPV_KHR_float_controls", "SPV_KHR_physical_storage_buffer", "SPV_KHR_multiview", "SPV_KHR_no_integer_wrap_decoration", "SPV_KHR_post_depth_coverage", "SPV_KHR_shader_atomic_counter_ops", "SPV_KHR_shader_ballot", "SPV_KHR_shader_clock", "SPV_KHR_shader_draw_parameters", "SPV_KHR_storage_buffer_storage_class", "SPV_KHR_subgroup_vote", "SPV_KHR_variable_pointers", "SPV_KHR_vulkan_memory_model", "SPV_KHR_expect_assume", "SPV_KHR_integer_dot_product", "SPV_KHR_bit_instructions", "SPV_KHR_fragment_shading_rate", "SPV_KHR_workgroup_memory_explicit_layout", "SPV_KHR_ray_query", "SPV_KHR_ray_tracing", "SPV_KHR_subgroup_uniform_control_flow", "SPV_KHR_linkonce_odr", "SPV_KHR_fragment_shader_barycentric", "SPV_KHR_ray_cull_mask", "SPV_KHR_uniform_group_instructions", "SPV_KHR_subgroup_rotate", "SPV_KHR_non_semantic_info", "SPV_KHR_terminate_invocation", "SPV_KHR_cooperative_matrix", "SPV_KHR_bfloat16", "SPV_EXT_demote_to_helper_invocation", "SPV_EXT_descriptor_indexing", "SPV_EXT_fragment_fully_covered", "SPV_EXT_fragment_invocation_density", "SPV_EXT_fragment_shader_interlock", "SPV_EXT_physical_storage_buffer", "SPV_EXT_shader_stencil_export", "SPV_EXT_shader_viewport_index_layer", "SPV_EXT_shader_atomic_float_add", "SPV_EXT_shader_atomic_float_min_max", "SPV_EXT_shader_image_int64", "SPV_EXT_shader_atomic_float16_add", "SPV_EXT_mesh_shader", "SPV_EXT_replicated_composites", "SPV_ARM_tensors", "SPV_ARM_graph", "SPV_AMD_gpu_shader_half_float_fetch", "SPV_AMD_shader_ballot", "SPV_AMD_shader_explicit_vertex_parameter", "SPV_AMD_shader_fragment_mask", "SPV_AMD_shader_image_load_store_lod", "SPV_AMD_texture_gather_bias_lod", "SPV_AMD_shader_early_and_late_fragment_tests", "SPV_GOOGLE_decorate_string", "SPV_GOOGLE_hlsl_functionality1", "SPV_GOOGLE_user_type", "SPV_INTEL_device_side_avc_motion_estimation", "SPV_INTEL_media_block_io", "SPV_INTEL_shader_integer_functions2", "SPV_INTEL_subgroups", "SPV_INTEL_vector_compute", "SPV_INTEL_float_controls2", "SPV_INTEL_function_pointers", "SPV_INTEL_inline_assembly", "SPV_INTEL_variable_length_array", "SPV_INTEL_fpga_memory_attributes", "SPV_INTEL_unstructured_loop_controls", "SPV_INTEL_fpga_loop_controls", "SPV_INTEL_arbitrary_precision_integers", "SPV_INTEL_arbitrary_precision_floating_point", "SPV_INTEL_kernel_attributes", "SPV_INTEL_fpga_memory_accesses", "SPV_INTEL_fpga_cluster_attributes", "SPV_INTEL_loop_fuse", "SPV_INTEL_fpga_buffer_location", "SPV_INTEL_arbitrary_precision_fixed_point", "SPV_INTEL_usm_storage_classes", "SPV_INTEL_io_pipes", "SPV_ALTERA_blocking_pipes", "SPV_INTEL_fpga_reg", "SPV_INTEL_long_constant_composite", "SPV_INTEL_optnone", "SPV_INTEL_debug_module", "SPV_INTEL_fp_fast_math_mode", "SPV_INTEL_memory_access_aliasing", "SPV_INTEL_split_barrier", "SPV_INTEL_bfloat16_conversion", "SPV_INTEL_cache_controls", "SPV_INTEL_tensor_float32_conversion", "SPV_NV_compute_shader_derivatives", "SPV_NV_cooperative_matrix", "SPV_NV_fragment_shader_barycentric", "SPV_NV_geometry_shader_passthrough", "SPV_NV_ray_tracing", "SPV_NV_sample_mask_override_coverage", "SPV_NV_shader_image_footprint", "SPV_NV_shader_sm_builtins", "SPV_NV_shader_subgroup_partitioned", "SPV_NV_shading_rate", "SPV_NV_stereo_view_rendering", "SPV_NV_viewport_array2", "SPV_NV_bindless_texture", "SPV_NV_ray_tracing_motion_blur", "SPV_NVX_multiview_per_view_attributes"],
      description = "::mlir::spirv::Extension",
      format = "`<` $value `>`",
      values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 6000, 6001, 2000, 2001, 2002, 2003, 2004, 2005, 2006, 3000, 3001, 3002, 4000, 4001, 4002, 4003, 4007, 4004, 4005, 4006, 4008, 4009, 4012, 4013, 4010, 4011, 4014, 4015, 4016, 4017, 4018, 4019, 4020, 4021, 4022, 4023, 4024, 4025, 4026, 4027, 4028, 4029, 4031, 4032, 4033, 5000, 5001, 5002, 5003, 5005, 5006, 5007, 5008, 5009, 5010, 5011, 5012, 5013, 5014, 5015]}
  irdl.attribute @f_p_encoding attributes {
      cases = ["BFloat16KHR"],
      description = "::mlir::spirv::FPEncoding",
      format = "`<` $value `>`"}
  irdl.attribute @fastmath_mode attributes {
      cases = ["None", "NotNaN", "NotInf", "NSZ", "AllowRecip", "Fast", "AllowContractFastINTEL", "AllowReassocINTEL"],
      description = "::mlir::spirv::FPFastMathMode",
      flags = "|",
      format = "`<` $value `>`",
      values = [0, 1, 2, 4, 8, 16, 65536, 131072]}
  irdl.attribute @fp_rounding_mode attributes {
      cases = ["RTE", "RTZ", "RTP", "RTN"],
      description = "::mlir::spirv::FPRoundingMode",
      format = "`<` $value `>`"}
  irdl.attribute @function_control attributes {
      cases = ["None", "Inline", "DontInline", "Pure", "Const", "OptNoneINTEL"],
      description = "::mlir::spirv::FunctionControl",
      flags = "|",
      format = "`<` $value `>`",
      values = [0, 1, 2, 4, 8, 65536]}
  irdl.attribute @group_operation attributes {
      cases = ["Reduce", "InclusiveScan", "ExclusiveScan", "ClusteredReduce", "PartitionedReduceNV", "PartitionedInclusiveScanNV", "PartitionedExclusiveScanNV"],
      description = "::mlir::spirv::GroupOperation",
      format = "`<` $value `>`",
      values = [0, 1, 2, 3, 6, 7, 8]}
  irdl.attribute @load_cache_control attributes {
      cases = ["Uncached", "Cached", "Streaming", "InvalidateAfterR", "ConstCached"],
      description = "::mlir::spirv::LoadCacheControl",
      format = "`<` $value `>`"}
  irdl.attribute @store_cache_control attributes {
      cases = ["Uncached", "WriteThrough", "WriteBack", "Streaming"],
      description = "::mlir::spirv::StoreCacheControl",
      format = "`<` $value `>`"}
  irdl.attribute @image_format attributes {
      cases = ["Unknown", "Rgba32f", "Rgba16f", "R32f", "Rgba8", "Rgba8Snorm", "Rg32f", "Rg16f", "R11fG11fB10f", "R16f", "Rgba16", "Rgb10A2", "Rg16", "Rg8", "R16", "R8", "Rgba16Snorm", "Rg16Snorm", "Rg8Snorm", "R16Snorm", "R8Snorm", "Rgba32i", "Rgba16i", "Rgba8i", "R32i", "Rg32i", "Rg16i", "Rg8i", "R16i", "R8i", "Rgba32ui", "Rgba16ui", "Rgba8ui", "R32ui", "Rgb10a2ui", "Rg32ui", "Rg16ui", "Rg8ui", "R16ui", "R8ui", "R64ui", "R64i"],
      description = "::mlir::spirv::ImageFormat",
      format = "`<` $value `>`"}
  irdl.attribute @image_operands attributes {
      cases = ["None", "Bias", "Lod", "Grad", "ConstOffset", "Offset", "ConstOffsets", "Sample", "MinLod", "MakeTexelAvailable", "MakeTexelVisible", "NonPrivateTexel", "VolatileTexel", "SignExtend", "Offsets", "ZeroExtend", "Nontemporal"],
      description = "::mlir::spirv::ImageOperands",
      flags = "|",
      format = "`<` $value `>`",
      values = [0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 65536, 8192, 16384]}
  irdl.attribute @coop_matrix_layout_khr attributes {
      cases = ["RowMajor", "ColumnMajor"],
      description = "::mlir::spirv::CooperativeMatrixLayoutKHR",
      format = "`<` $value `>`"}
  irdl.attribute @cooperative_matrix_operands_khr attributes {
      cases = ["None", "ASigned", "BSigned", "CSigned", "ResultSigned", "AccSat"],
      description = "::mlir::spirv::CooperativeMatrixOperandsKHR",
      flags = "|",
      format = "`<` $value `>`",
      values = [0, 1, 2, 4, 8, 16]}
  irdl.attribute @coop_matrix_use_khr attributes {
      cases = ["MatrixA", "MatrixB", "MatrixAcc"],
      description = "::mlir::spirv::CooperativeMatrixUseKHR",
      format = "`<` $value `>`"}
  irdl.attribute @linkage_attributes attributes {
      cpp = "SPIRV_LinkageAttributesAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "StringAttr", parameter = "string attribute"}
    %1 = irdl.any {cpp = "mlir::spirv::LinkageTypeAttr", parameter = "#spirv.linkage_type"}
    irdl.parameters(linkage_name: %0, linkage_type: %1)
  }
  irdl.attribute @linkage_type attributes {
      cases = ["Export", "Import", "LinkOnceODR"],
      description = "::mlir::spirv::LinkageType",
      format = "`<` $value `>`"}
  irdl.attribute @loop_control attributes {
      cases = ["None", "Unroll", "DontUnroll", "DependencyInfinite", "DependencyLength", "MinIterations", "MaxIterations", "IterationMultiple", "PeelCount", "PartialCount", "InitiationIntervalINTEL", "LoopCoalesceINTEL", "MaxConcurrencyINTEL", "MaxInterleavingINTEL", "DependencyArrayINTEL", "SpeculatedIterationsINTEL", "PipelineEnableINTEL", "NoFusionINTEL"],
      description = "::mlir::spirv::LoopControl",
      flags = "|",
      format = "`<` $value `>`",
      values = [0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 65536, 1048576, 131072, 2097152, 262144, 4194304, 524288, 8388608]}
  irdl.attribute @matrix_layout attributes {
      cases = ["ColumnMajor", "RowMajor", "PackedA", "PackedB"],
      description = "::mlir::spirv::MatrixLayout",
      format = "`<` $value `>`",
      name = "matrixLayout"}
  irdl.attribute @memory_access attributes {
      cases = ["None", "Volatile", "Aligned", "Nontemporal", "MakePointerAvailable", "MakePointerVisible", "NonPrivatePointer", "AliasScopeINTELMask", "NoAliasINTELMask"],
      description = "::mlir::spirv::MemoryAccess",
      flags = "|",
      format = "`<` $value `>`",
      values = [0, 1, 2, 4, 8, 16, 32, 65536, 131072]}
  irdl.attribute @memory_model attributes {
      cases = ["Simple", "GLSL450", "OpenCL", "Vulkan"],
      description = "::mlir::spirv::MemoryModel",
      format = "`<` $value `>`"}
  irdl.attribute @memory_semantics attributes {
      cases = ["None", "Acquire", "Release", "AcquireRelease", "SequentiallyConsistent", "UniformMemory", "SubgroupMemory", "WorkgroupMemory", "CrossWorkgroupMemory", "AtomicCounterMemory", "ImageMemory", "OutputMemory", "MakeAvailable", "MakeVisible", "Volatile"],
      description = "::mlir::spirv::MemorySemantics",
      flags = "|",
      format = "`<` $value `>`",
      values = [0, 2, 4, 8, 16, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768]}
  irdl.attribute @opcode attributes {
      cases = ["OpNop", "OpUndef", "OpSourceContinued", "OpSource", "OpSourceExtension", "OpName", "OpMemberName", "OpString", "OpLine", "OpExtension", "OpExtInstImport", "OpExtInst", "OpMemoryModel", "OpEntryPoint", "OpExecutionMode", "OpCapability", "OpTypeVoid", "OpTypeBool", "OpTypeInt", "OpTypeFloat", "OpTypeVector", "OpTypeMatrix", "OpTypeImage", "OpTypeSampledImage", "OpTypeArray", "OpTypeRuntimeArray", "OpTypeStruct", "OpTypePointer", "OpTypeFunction", "OpTypeForwardPointer", "OpConstantTrue", "OpConstantFalse", "OpConstant", "OpConstantComposite", "OpConstantNull", "OpSpecConstantTrue", "OpSpecConstantFalse", "OpSpecConstant", "OpSpecConstantComposite", "OpSpecConstantOp", "OpFunction", "OpFunctionParameter", "OpFunctionEnd", "OpFunctionCall", "OpVariable", "OpLoad", "OpStore", "OpCopyMemory", "OpAccessChain", "OpPtrAccessChain", "OpInBoundsPtrAccessChain", "OpDecorate", "OpMemberDecorate", "OpVectorExtractDynamic", "OpVectorInsertDynamic", "OpVectorShuffle", "OpCompositeConstruct", "OpCompositeExtract", "OpCompositeInsert", "OpTranspose", "OpImageSampleImplicitLod", "OpImageSampleExplicitLod", "OpImageSampleProjDrefImplicitLod", "OpImageFetch", "OpImageDrefGather", "OpImageRead", "OpImageWrite", "OpImage", "OpImageQuerySize", "OpConvertFToU", "OpConvertFToS", "OpConvertSToF", "OpConvertUToF", "OpUConvert", "OpSConvert", "OpFConvert", "OpConvertPtrToU", "OpConvertUToPtr", "OpPtrCastToGeneric", "OpGenericCastToPtr", "OpGenericCastToPtrExplicit", "OpBitcast", "OpSNegate", "OpFNegate", "OpIAdd", "OpFAdd", "OpISub", "OpFSub", "OpIMul", "OpFMul", "OpUDiv", "OpSDiv", "OpFDiv", "OpUMod", "OpSRem", "OpSMod", "OpFRem", "OpFMod", "OpVectorTimesScalar", "OpMatrixTimesScalar", "OpVectorTimesMatrix", "OpMatrixTimesVector", "OpMatrixTimesMatrix", "OpDot", "OpIAddCarry", "OpISubBorrow", "OpUMulExtended", "OpSMulExtended", "OpIsNan", "OpIsInf", "OpIsFinite", "OpOrdered", "OpUnordered", "OpLogicalEqual", "OpLogicalNotEqual", "OpLogicalOr", "OpLogicalAnd", "OpLogicalNot", "OpSelect", "OpIEqual", "OpINotEqual", "OpUGreaterThan", "OpSGreaterThan", "OpUGreaterThanEqual", "OpSGreaterThanEqual", "OpULessThan", "OpSLessThan", "OpULessThanEqual", "OpSLessThanEqual", "OpFOrdEqual", "OpFUnordEqual", "OpFOrdNotEqual", "OpFUnordNotEqual", "OpFOrdLessThan", "OpFUnordLessThan", "OpFOrdGreaterThan", "OpFUnordGreaterThan", "OpFOrdLessThanEqual", "OpFUnordLessThanEqual", "OpFOrdGreaterThanEqual", "OpFUnordGreaterThanEqual", "OpShiftRightLogical", "OpShiftRightArithmetic", "OpShiftLeftLogical", "OpBitwiseOr", "OpBitwiseXor", "OpBitwiseAnd", "OpNot", "OpBitFieldInsert", "OpBitFieldSExtract", "OpBitFieldUExtract", "OpBitReverse", "OpBitCount", "OpEmitVertex", "OpEndPrimitive", "OpControlBarrier", "OpMemoryBarrier", "OpAtomicExchange", "OpAtomicCompareExchange", "OpAtomicCompareExchangeWeak", "OpAtomicIIncrement", "OpAtomicIDecrement", "OpAtomicIAdd", "OpAtomicISub", "OpAtomicSMin", "OpAtomicUMin", "OpAtomicSMax", "OpAtomicUMax", "OpAtomicAnd", "OpAtomicOr", "OpAtomicXor", "OpPhi", "OpLoopMerge", "OpSelectionMerge", "OpLabel", "OpBranch", "OpBranchConditional", "OpSwitch", "OpKill", "OpReturn", "OpReturnValue", "OpUnreachable", "OpGroupBroadcast", "OpGroupIAdd", "OpGroupFAdd", "OpGroupFMin", "OpGroupUMin", "OpGroupSMin", "OpGroupFMax", "OpGroupUMax", "OpGroupSMax", "OpNoLine", "OpModuleProcessed", "OpGroupNonUniformElect", "OpGroupNonUniformAll", "OpGroupNonUniformAny", "OpGroupNonUniformAllEqual", "OpGroupNonUniformBroadcast", "OpGroupNonUniformBallot", "OpGroupNonUniformBallotBitCount", "OpGroupNonUniformBallotFindLSB", "OpGroupNonUniformBallotFindMSB", "OpGroupNonUniformShuffle", "OpGroupNonUniformShuffleXor", "OpGroupNonUniformShuffleUp", "OpGroupNonUniformShuffleDown", "OpGroupNonUniformIAdd", "OpGroupNonUniformFAdd", "OpGroupNonUniformIMul", "OpGroupNonUniformFMul", "OpGroupNonUniformSMin", "OpGroupNonUniformUMin", "OpGroupNonUniformFMin", "OpGroupNonUniformSMax", "OpGroupNonUniformUMax", "OpGroupNonUniformFMax", "OpGroupNonUniformBitwiseAnd", "OpGroupNonUniformBitwiseOr", "OpGroupNonUniformBitwiseXor", "OpGroupNonUniformLogicalAnd", "OpGroupNonUniformLogicalOr", "OpGroupNonUniformLogicalXor", "OpGroupNonUniformQuadSwap", "OpTypeTensorARM", "OpGraphEntryPointARM", "OpGraphARM", "OpGraphInputARM", "OpGraphSetOutputARM", "OpGraphEndARM", "OpTypeGraphARM", "OpGraphConstantARM", "OpSubgroupBallotKHR", "OpGroupNonUniformRotateKHR", "OpSDot", "OpUDot", "OpSUDot", "OpSDotAccSat", "OpUDotAccSat", "OpSUDotAccSat", "OpTypeCooperativeMatrixKHR", "OpCooperativeMatrixLoadKHR", "OpCooperativeMatrixStoreKHR", "OpCooperativeMatrixMulAddKHR", "OpCooperativeMatrixLengthKHR", "OpConstantCompositeReplicateEXT", "OpSpecConstantCompositeReplicateEXT", "OpEmitMeshTasksEXT", "OpSetMeshOutputsEXT", "OpSubgroupBlockReadINTEL", "OpSubgroupBlockWriteINTEL", "OpAssumeTrueKHR", "OpAtomicFAddEXT", "OpConvertFToBF16INTEL", "OpConvertBF16ToFINTEL", "OpControlBarrierArriveINTEL", "OpControlBarrierWaitINTEL", "OpGroupIMulKHR", "OpGroupFMulKHR", "OpRoundFToTF32INTEL"],
      description = "::mlir::spirv::Opcode",
      format = "`<` $value `>`",
      values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 14, 15, 16, 17, 19, 20, 21, 22, 23, 24, 25, 27, 28, 29, 30, 32, 33, 39, 41, 42, 43, 44, 46, 48, 49, 50, 51, 52, 54, 55, 56, 57, 59, 61, 62, 63, 65, 67, 70, 71, 72, 77, 78, 79, 80, 81, 82, 84, 87, 88, 93, 95, 97, 98, 99, 100, 104, 109, 110, 111, 112, 113, 114, 115, 117, 120, 121, 122, 123, 124, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 148, 149, 150, 151, 152, 156, 157, 158, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 218, 219, 224, 225, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 263, 264, 265, 266, 267, 268, 269, 270, 271, 317, 330, 333, 334, 335, 336, 337, 339, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 366, 4163, 4182, 4183, 4184, 4185, 4186, 4190, 4181, 4421, 4431, 4450, 4451, 4452, 4453, 4454, 4455, 4456, 4457, 4458, 4459, 4460, 4461, 4462, 5294, 5295, 5575, 5576, 5630, 6035, 6116, 6117, 6142, 6143, 6401, 6402, 6426]}
  irdl.attribute @packed_vector_format attributes {
      cases = ["PackedVectorFormat4x8Bit"],
      description = "::mlir::spirv::PackedVectorFormat",
      format = "`<` $value `>`"}
  irdl.attribute @resource_limits attributes {
      cpp = "SPIRV_ResourceLimitsAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "int", default = "16384", parameter = "i32"}
    %1 = irdl.any {cpp = "int", default = "128", parameter = "i32"}
    %2 = irdl.any {cpp = "ArrayAttr", default = "[128 : i32, 128 : i32, 64 : i32]", parameter = "array attribute"}
    %3 = irdl.any {cpp = "int", default = "32", parameter = "i32"}
    %4 = irdl.any {cpp = "std::optional<int>", optional, parameter = "i32"}
    %5 = irdl.any {cpp = "std::optional<int>", optional, parameter = "i32"}
    %6 = irdl.any {optional, parameter = "array attribute"}
    %7 = irdl.any {optional, parameter = "array attribute"}
    irdl.parameters(max_compute_shared_memory_size: %0, max_compute_workgroup_invocations: %1, max_compute_workgroup_size: %2, subgroup_size: %3, min_subgroup_size: %4, max_subgroup_size: %5, cooperative_matrix_properties_khr: %6, cooperative_matrix_properties_nv: %7)
  }
  irdl.attribute @image_sampler_use_info attributes {
      cases = ["SamplerUnknown", "NeedSampler", "NoSampler"],
      description = "::mlir::spirv::ImageSamplerUseInfo",
      format = "`<` $value `>`"}
  irdl.attribute @image_sampling_info attributes {
      cases = ["SingleSampled", "MultiSampled"],
      description = "::mlir::spirv::ImageSamplingInfo",
      format = "`<` $value `>`"}
  irdl.attribute @scope attributes {
      cases = ["CrossDevice", "Device", "Workgroup", "Subgroup", "Invocation", "QueueFamily", "ShaderCallKHR"],
      description = "::mlir::spirv::Scope",
      format = "`<` $value `>`"}
  irdl.attribute @selection_control attributes {
      cases = ["None", "Flatten", "DontFlatten"],
      description = "::mlir::spirv::SelectionControl",
      flags = "|",
      format = "`<` $value `>`",
      values = [0, 1, 2]}
  irdl.attribute @storage_class attributes {
      cases = ["UniformConstant", "Input", "Uniform", "Output", "Workgroup", "CrossWorkgroup", "Private", "Function", "Generic", "PushConstant", "AtomicCounter", "Image", "StorageBuffer", "CallableDataKHR", "IncomingCallableDataKHR", "RayPayloadKHR", "HitAttributeKHR", "IncomingRayPayloadKHR", "ShaderRecordBufferKHR", "PhysicalStorageBuffer", "TaskPayloadWorkgroupEXT", "CodeSectionINTEL", "DeviceOnlyINTEL", "HostOnlyINTEL"],
      description = "::mlir::spirv::StorageClass",
      format = "`<` $value `>`",
      values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 5328, 5329, 5338, 5339, 5342, 5343, 5349, 5402, 5605, 5936, 5937]}
  irdl.attribute @vendor attributes {
      cases = ["AMD", "Apple", "ARM", "Broadcom", "Imagination", "Intel", "NVIDIA", "Qualcomm", "SwiftShader", "Unknown"],
      description = "::mlir::spirv::Vendor",
      format = "`<` $value `>`",
      values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 4294967295]}
  irdl.attribute @version attributes {
      cases = ["v1.0", "v1.1", "v1.2", "v1.3", "v1.4", "v1.5", "v1.6"],
      description = "::mlir::spirv::Version",
      format = "`<` $value `>`"}
  irdl.type @array attributes {format = "`` custom<Array>($element_count, $element_type, $stride)"} {
    %0 = irdl.any {parameter = "ui32"}
    %1 = irdl.any {parameter = "type"}
    %2 = irdl.any {parameter = "ui32"}
    irdl.parameters(element_count: %0, element_type: %1, stride: %2)
  }
  irdl.type @rtarray attributes {format = "`` custom<RuntimeArray>($element_type, $stride)"} {
    %0 = irdl.any {parameter = "type"}
    %1 = irdl.any {parameter = "ui32"}
    irdl.parameters(element_type: %0, stride: %1)
  }
  irdl.type @ptr attributes {format = "`` custom<Pointer>($pointee_type, $storage_class)"} {
    %0 = irdl.any {parameter = "type"}
    %1 = irdl.any {cases = "#storage_class"}
    irdl.parameters(pointee_type: %0, storage_class: %1)
  }
  irdl.type @matrix attributes {format = "`` custom<Matrix>($column_type, $column_count)"} {
    %0 = irdl.any {parameter = "vector type"}
    %1 = irdl.any {parameter = "ui32"}
    irdl.parameters(column_type: %0, column_count: %1)
  }
  irdl.type @coopmatrix attributes {format = "`` custom<CooperativeMatrix>($shape, $element_type, $scope, $use)"} {
    %0 = irdl.any {parameter = "static dimensions"}
    %1 = irdl.any {parameter = "type"}
    %2 = irdl.any {cases = "#scope"}
    %3 = irdl.any {cases = ["MatrixA", "MatrixB", "MatrixAcc"]}
    irdl.parameters(shape: %0, element_type: %1, scope: %2, use: %3)
  }
  irdl.type @arm_tensor attributes {format = "`` custom<Tensor>($shape, $element_type)", name = "arm.tensor"} {
    %0 = irdl.any {optional, parameter = "dimensions"}
    %1 = irdl.any {parameter = "type"}
    irdl.parameters(shape: %0, element_type: %1)
  }
  irdl.type @"!image" attributes {format = "`` custom<Image>($element_type, $dim, $depth_info, $arrayed_info, $sampling_info, $sampler_use_info, $image_format)"} {
    %0 = irdl.any {parameter = "type"}
    %1 = irdl.any {cases = "#dim"}
    %2 = irdl.any {cases = "#image_depth_info"}
    %3 = irdl.any {cases = "#image_arrayed_info"}
    %4 = irdl.any {cases = "#image_sampling_info"}
    %5 = irdl.any {cases = "#image_sampler_use_info"}
    %6 = irdl.any {cases = "#image_format"}
    irdl.parameters(element_type: %0, dim: %1, depth_info: %2, arrayed_info: %3, sampling_info: %4, sampler_use_info: %5, image_format: %6)
  }
  irdl.type @sampled_image attributes {format = "`` custom<SampledImage>($image_type)"} {
    %0 = irdl.any {parameter = "!spirv.image"}
    irdl.parameters(image_type: %0)
  }
  irdl.type @struct attributes {format = "`` custom<Struct>($identifier, $is_reference, $member_types, $offsets, $member_decorations, $struct_decorations)"} {
    %0 = irdl.any {optional, parameter = "string"}
    %1 = irdl.any {parameter = "bool"}
    %2 = irdl.any {optional, parameter = "list of type"}
    %3 = irdl.any {optional, parameter = "i64 array"}
    %4 = irdl.any {optional, parameter = "array attribute"}
    %5 = irdl.any {optional, parameter = "array attribute"}
    irdl.parameters(identifier: %0, is_reference: %1, member_types: %2, offsets: %3, member_decorations: %4, struct_decorations: %5)
  }
  irdl.attribute @vce attributes {format = "`` custom<Triple>($version, $capabilities, $extensions)"} {
    %0 = irdl.any {cases = "#version"}
    %1 = irdl.any {cases = "#capability", empty, list}
    %2 = irdl.any {cases = "#ext", empty, list}
    irdl.parameters(version: %0, capabilities: %1, extensions: %2)
  }
  irdl.attribute @target_env attributes {format = "`` custom<TargetEnv>($ver_cap_ext, $client_api, $vendor, $device_type, $device_id, $resource_limits)"} {
    %0 = irdl.any {parameter = "#spirv.vce"}
    %1 = irdl.any {cases = "#client_api", default = "Unknown"}
    %2 = irdl.any {cases = "#vendor", default = "Unknown"}
    %3 = irdl.any {cases = "#device_type", default = "Unknown"}
    %4 = irdl.any {default = "2147483647", parameter = "ui32"}
    %5 = irdl.any {parameter = "#spirv.resource_limits"}
    irdl.parameters(ver_cap_ext: %0, client_api: %1, vendor: %2, device_type: %3, device_id: %4, resource_limits: %5)
  }
  irdl.attribute @interface_var_abi attributes {format = "`` custom<Interface>($descriptor_set, $binding, $storage_class)"} {
    %0 = irdl.any {parameter = "ui32"}
    %1 = irdl.any {cases = "#storage_class", optional}
    irdl.parameters(descriptor_set: %0, binding: %0, storage_class: %1)
  }
  irdl.operation @a_r_m_graph attributes {
      assembly = "spirv.ARM.Graph",
      class = "GraphARMOp",
      name = "ARM.Graph",
      traits = ["AutomaticAllocationScope", "Symbol", "IsolatedFromAbove"]} {
    %0 = irdl.any {description = "type attribute of graph type"}
    %1 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %2 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %3 = irdl.any {attribute = "bool attribute", optional}
    %4 = irdl.any {attribute = "string attribute"}
    irdl.attributes {"function_type" = %0, "arg_attrs" = %1, "res_attrs" = %2, "entry_point" = %3, "sym_name" = %4}
    %5 = irdl.region
    irdl.regions(body: %5)
  }
  irdl.operation @a_r_m_graph_constant attributes {
      class = "GraphConstantARMOp",
      format = "attr-dict `:` type($output)",
      name = "ARM.GraphConstant",
      rules = ["has(op.within('spirv.ARM.Graph')): failed to verify that op must appear in a spirv.ARM.Graph op's block"],
      traits = ["Pure", "ConstantLike"]} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute"}
    %1 = irdl.any {description = "any SPIR-V tensorArm type", type = "!spirv.arm.tensor"}
    irdl.results(output: %1)
    irdl.attributes {"graph_constant_id" = %0}
  }
  irdl.operation @a_r_m_graph_entry_point attributes {
      assembly = "spirv.ARM.GraphEntryPoint",
      class = "GraphEntryPointARMOp",
      name = "ARM.GraphEntryPoint",
      no_attributes} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {attribute = "symbol ref array attribute"}
    irdl.attributes {"fn" = %0, "interface" = %1}
  }
  irdl.operation @a_r_m_graph_outputs attributes {
      class = "GraphOutputsARMOp",
      format = "$value attr-dict `:` type($value)",
      name = "ARM.GraphOutputs",
      rules = ["has(op.within('spirv.ARM.Graph')): failed to verify that op must appear in a spirv.ARM.Graph op's block",
        "let g = op.within('spirv.ARM.Graph')",
        "let t = g.attr('function_type').type",
        "op.operands.size == t.outputs: is returning {op.operands.size} value(s) but enclosing spirv.ARM.Graph requires {t.outputs} result(s)",
        "for i < op.operands.size: op.operands[i] == t.outputs(i): !type of return operand {i} ({q(op.operands[i])}) doesn't match graph result type ({q(t.outputs(i))})"],
      traits = ["Pure", "Terminator"]} {
    %0 = irdl.any {description = "any SPIR-V tensorArm type", type = "!spirv.arm.tensor"}
    irdl.operands(value: variadic %0)
  }
  irdl.operation @access_chain attributes {
      format = "$base_ptr `[` $indices `]` attr-dict `:` type($base_ptr) `,` type($indices) `->` type(results)",
      name = "AccessChain",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    %1 = irdl.any {type = "8/16/32/64-bit integer"}
    %2 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    irdl.operands(base_ptr: %0, indices: variadic %1)
    irdl.results(component_ptr: %2)
  }
  irdl.operation @atomic_and attributes {
      format = "$memory_scope $semantics operands attr-dict `:` type($pointer)",
      match = ["value = parameter(pointer): `value` type matches pointee type of `pointer`", "result = parameter(pointer): `result` type matches pointee type of `pointer`"],
      name = "AtomicAnd",
      rules = ["let ssemantics = semantics.word",
        "count(i < 4, ssemantics.contains(when(i == 0, 'Acquire', when(i == 1, 'Release', when(i == 2, 'AcquireRelease', 'SequentiallyConsistent'))))) - 2 * ssemantics.contains('AcquireRelease') <= 1: !expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`"]} {
    %0 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    %1 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %2 = irdl.any {attribute = "#spirv.memory_semantics", description = "valid SPIR-V MemorySemantics"}
    %3 = irdl.any {type = "8/16/32/64-bit integer"}
    %4 = irdl.any {type = "8/16/32/64-bit integer"}
    irdl.operands(pointer: %0, value: %3)
    irdl.results(result: %4)
    irdl.attributes {"memory_scope" = %1, "semantics" = %2}
  }
  irdl.operation @atomic_compare_exchange attributes {
      format = "$memory_scope $equal_semantics $unequal_semantics operands attr-dict `:` type($pointer)",
      match = ["result = parameter(pointer): `result` type matches pointee type of `pointer`", "value = parameter(pointer): `value` type matches pointee type of `pointer`", "comparator = parameter(pointer): `comparator` type matches pointee type of `pointer`"],
      name = "AtomicCompareExchange"} {
    %0 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    %1 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %2 = irdl.any {attribute = "#spirv.memory_semantics", description = "valid SPIR-V MemorySemantics"}
    %3 = irdl.any {attribute = "#spirv.memory_semantics", description = "valid SPIR-V MemorySemantics"}
    %4 = irdl.any {type = "8/16/32/64-bit integer"}
    %5 = irdl.any {type = "8/16/32/64-bit integer"}
    %6 = irdl.any {type = "8/16/32/64-bit integer"}
    irdl.operands(pointer: %0, value: %4, comparator: %5)
    irdl.results(result: %6)
    irdl.attributes {"memory_scope" = %1, "equal_semantics" = %2, "unequal_semantics" = %3}
  }
  irdl.operation @atomic_compare_exchange_weak attributes {
      format = "$memory_scope $equal_semantics $unequal_semantics operands attr-dict `:` type($pointer)",
      match = ["result = parameter(pointer): `result` type matches pointee type of `pointer`", "value = parameter(pointer): `value` type matches pointee type of `pointer`", "comparator = parameter(pointer): `comparator` type matches pointee type of `pointer`"],
      name = "AtomicCompareExchangeWeak"} {
    %0 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    %1 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %2 = irdl.any {attribute = "#spirv.memory_semantics", description = "valid SPIR-V MemorySemantics"}
    %3 = irdl.any {attribute = "#spirv.memory_semantics", description = "valid SPIR-V MemorySemantics"}
    %4 = irdl.any {type = "8/16/32/64-bit integer"}
    %5 = irdl.any {type = "8/16/32/64-bit integer"}
    %6 = irdl.any {type = "8/16/32/64-bit integer"}
    irdl.operands(pointer: %0, value: %4, comparator: %5)
    irdl.results(result: %6)
    irdl.attributes {"memory_scope" = %1, "equal_semantics" = %2, "unequal_semantics" = %3}
  }
  irdl.operation @atomic_exchange attributes {
      format = "$memory_scope $semantics operands attr-dict `:` type($pointer)",
      match = ["value = parameter(pointer): `value` type matches pointee type of `pointer`", "result = parameter(pointer): `result` type matches pointee type of `pointer`"],
      name = "AtomicExchange",
      rules = ["let ssemantics = semantics.word",
        "count(i < 4, ssemantics.contains(when(i == 0, 'Acquire', when(i == 1, 'Release', when(i == 2, 'AcquireRelease', 'SequentiallyConsistent'))))) - 2 * ssemantics.contains('AcquireRelease') <= 1: !expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`"]} {
    %0 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    %1 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %2 = irdl.any {attribute = "#spirv.memory_semantics", description = "valid SPIR-V MemorySemantics"}
    %3 = irdl.any {description = "8/16/32/64-bit integer or 16/32/64-bit float or BFloat16", type = "8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type"}
    %4 = irdl.any {description = "8/16/32/64-bit integer or 16/32/64-bit float or BFloat16", type = "8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type"}
    irdl.operands(pointer: %0, value: %3)
    irdl.results(result: %4)
    irdl.attributes {"memory_scope" = %1, "semantics" = %2}
  }
  irdl.operation @atomic_i_add attributes {
      format = "$memory_scope $semantics operands attr-dict `:` type($pointer)",
      match = ["value = parameter(pointer): `value` type matches pointee type of `pointer`", "result = parameter(pointer): `result` type matches pointee type of `pointer`"],
      name = "AtomicIAdd",
      rules = ["let ssemantics = semantics.word",
        "count(i < 4, ssemantics.contains(when(i == 0, 'Acquire', when(i == 1, 'Release', when(i == 2, 'AcquireRelease', 'SequentiallyConsistent'))))) - 2 * ssemantics.contains('AcquireRelease') <= 1: !expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`"]} {
    %0 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    %1 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %2 = irdl.any {attribute = "#spirv.memory_semantics", description = "valid SPIR-V MemorySemantics"}
    %3 = irdl.any {type = "8/16/32/64-bit integer"}
    %4 = irdl.any {type = "8/16/32/64-bit integer"}
    irdl.operands(pointer: %0, value: %3)
    irdl.results(result: %4)
    irdl.attributes {"memory_scope" = %1, "semantics" = %2}
  }
  irdl.operation @atomic_i_decrement attributes {
      format = "$memory_scope $semantics operands attr-dict `:` type($pointer)",
      match = ["result = parameter(pointer): `result` type matches pointee type of `pointer`"],
      name = "AtomicIDecrement",
      rules = ["let ssemantics = semantics.word",
        "count(i < 4, ssemantics.contains(when(i == 0, 'Acquire', when(i == 1, 'Release', when(i == 2, 'AcquireRelease', 'SequentiallyConsistent'))))) - 2 * ssemantics.contains('AcquireRelease') <= 1: !expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`"]} {
    %0 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    %1 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %2 = irdl.any {attribute = "#spirv.memory_semantics", description = "valid SPIR-V MemorySemantics"}
    %3 = irdl.any {type = "8/16/32/64-bit integer"}
    irdl.operands(pointer: %0)
    irdl.results(result: %3)
    irdl.attributes {"memory_scope" = %1, "semantics" = %2}
  }
  irdl.operation @atomic_i_increment attributes {
      format = "$memory_scope $semantics operands attr-dict `:` type($pointer)",
      match = ["result = parameter(pointer): `result` type matches pointee type of `pointer`"],
      name = "AtomicIIncrement",
      rules = ["let ssemantics = semantics.word",
        "count(i < 4, ssemantics.contains(when(i == 0, 'Acquire', when(i == 1, 'Release', when(i == 2, 'AcquireRelease', 'SequentiallyConsistent'))))) - 2 * ssemantics.contains('AcquireRelease') <= 1: !expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`"]} {
    %0 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    %1 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %2 = irdl.any {attribute = "#spirv.memory_semantics", description = "valid SPIR-V MemorySemantics"}
    %3 = irdl.any {type = "8/16/32/64-bit integer"}
    irdl.operands(pointer: %0)
    irdl.results(result: %3)
    irdl.attributes {"memory_scope" = %1, "semantics" = %2}
  }
  irdl.operation @atomic_i_sub attributes {
      format = "$memory_scope $semantics operands attr-dict `:` type($pointer)",
      match = ["value = parameter(pointer): `value` type matches pointee type of `pointer`", "result = parameter(pointer): `result` type matches pointee type of `pointer`"],
      name = "AtomicISub",
      rules = ["let ssemantics = semantics.word",
        "count(i < 4, ssemantics.contains(when(i == 0, 'Acquire', when(i == 1, 'Release', when(i == 2, 'AcquireRelease', 'SequentiallyConsistent'))))) - 2 * ssemantics.contains('AcquireRelease') <= 1: !expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`"]} {
    %0 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    %1 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %2 = irdl.any {attribute = "#spirv.memory_semantics", description = "valid SPIR-V MemorySemantics"}
    %3 = irdl.any {type = "8/16/32/64-bit integer"}
    %4 = irdl.any {type = "8/16/32/64-bit integer"}
    irdl.operands(pointer: %0, value: %3)
    irdl.results(result: %4)
    irdl.attributes {"memory_scope" = %1, "semantics" = %2}
  }
  irdl.operation @atomic_or attributes {
      format = "$memory_scope $semantics operands attr-dict `:` type($pointer)",
      match = ["value = parameter(pointer): `value` type matches pointee type of `pointer`", "result = parameter(pointer): `result` type matches pointee type of `pointer`"],
      name = "AtomicOr",
      rules = ["let ssemantics = semantics.word",
        "count(i < 4, ssemantics.contains(when(i == 0, 'Acquire', when(i == 1, 'Release', when(i == 2, 'AcquireRelease', 'SequentiallyConsistent'))))) - 2 * ssemantics.contains('AcquireRelease') <= 1: !expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`"]} {
    %0 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    %1 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %2 = irdl.any {attribute = "#spirv.memory_semantics", description = "valid SPIR-V MemorySemantics"}
    %3 = irdl.any {type = "8/16/32/64-bit integer"}
    %4 = irdl.any {type = "8/16/32/64-bit integer"}
    irdl.operands(pointer: %0, value: %3)
    irdl.results(result: %4)
    irdl.attributes {"memory_scope" = %1, "semantics" = %2}
  }
  irdl.operation @atomic_s_max attributes {
      format = "$memory_scope $semantics operands attr-dict `:` type($pointer)",
      match = ["value = parameter(pointer): `value` type matches pointee type of `pointer`", "result = parameter(pointer): `result` type matches pointee type of `pointer`"],
      name = "AtomicSMax",
      rules = ["let ssemantics = semantics.word",
        "count(i < 4, ssemantics.contains(when(i == 0, 'Acquire', when(i == 1, 'Release', when(i == 2, 'AcquireRelease', 'SequentiallyConsistent'))))) - 2 * ssemantics.contains('AcquireRelease') <= 1: !expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`"]} {
    %0 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    %1 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %2 = irdl.any {attribute = "#spirv.memory_semantics", description = "valid SPIR-V MemorySemantics"}
    %3 = irdl.any {type = "8/16/32/64-bit integer"}
    %4 = irdl.any {type = "8/16/32/64-bit integer"}
    irdl.operands(pointer: %0, value: %3)
    irdl.results(result: %4)
    irdl.attributes {"memory_scope" = %1, "semantics" = %2}
  }
  irdl.operation @atomic_s_min attributes {
      format = "$memory_scope $semantics operands attr-dict `:` type($pointer)",
      match = ["value = parameter(pointer): `value` type matches pointee type of `pointer`", "result = parameter(pointer): `result` type matches pointee type of `pointer`"],
      name = "AtomicSMin",
      rules = ["let ssemantics = semantics.word",
        "count(i < 4, ssemantics.contains(when(i == 0, 'Acquire', when(i == 1, 'Release', when(i == 2, 'AcquireRelease', 'SequentiallyConsistent'))))) - 2 * ssemantics.contains('AcquireRelease') <= 1: !expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`"]} {
    %0 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    %1 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %2 = irdl.any {attribute = "#spirv.memory_semantics", description = "valid SPIR-V MemorySemantics"}
    %3 = irdl.any {type = "8/16/32/64-bit integer"}
    %4 = irdl.any {type = "8/16/32/64-bit integer"}
    irdl.operands(pointer: %0, value: %3)
    irdl.results(result: %4)
    irdl.attributes {"memory_scope" = %1, "semantics" = %2}
  }
  irdl.operation @atomic_u_max attributes {
      format = "$memory_scope $semantics operands attr-dict `:` type($pointer)",
      match = ["value = parameter(pointer): `value` type matches pointee type of `pointer`", "result = parameter(pointer): `result` type matches pointee type of `pointer`"],
      name = "AtomicUMax",
      rules = ["let ssemantics = semantics.word",
        "count(i < 4, ssemantics.contains(when(i == 0, 'Acquire', when(i == 1, 'Release', when(i == 2, 'AcquireRelease', 'SequentiallyConsistent'))))) - 2 * ssemantics.contains('AcquireRelease') <= 1: !expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`"]} {
    %0 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    %1 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %2 = irdl.any {attribute = "#spirv.memory_semantics", description = "valid SPIR-V MemorySemantics"}
    %3 = irdl.any {type = "8/16/32/64-bit integer"}
    %4 = irdl.any {type = "8/16/32/64-bit integer"}
    irdl.operands(pointer: %0, value: %3)
    irdl.results(result: %4)
    irdl.attributes {"memory_scope" = %1, "semantics" = %2}
  }
  irdl.operation @atomic_u_min attributes {
      format = "$memory_scope $semantics operands attr-dict `:` type($pointer)",
      match = ["value = parameter(pointer): `value` type matches pointee type of `pointer`", "result = parameter(pointer): `result` type matches pointee type of `pointer`"],
      name = "AtomicUMin",
      rules = ["let ssemantics = semantics.word",
        "count(i < 4, ssemantics.contains(when(i == 0, 'Acquire', when(i == 1, 'Release', when(i == 2, 'AcquireRelease', 'SequentiallyConsistent'))))) - 2 * ssemantics.contains('AcquireRelease') <= 1: !expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`"]} {
    %0 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    %1 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %2 = irdl.any {attribute = "#spirv.memory_semantics", description = "valid SPIR-V MemorySemantics"}
    %3 = irdl.any {type = "8/16/32/64-bit integer"}
    %4 = irdl.any {type = "8/16/32/64-bit integer"}
    irdl.operands(pointer: %0, value: %3)
    irdl.results(result: %4)
    irdl.attributes {"memory_scope" = %1, "semantics" = %2}
  }
  irdl.operation @atomic_xor attributes {
      format = "$memory_scope $semantics operands attr-dict `:` type($pointer)",
      match = ["value = parameter(pointer): `value` type matches pointee type of `pointer`", "result = parameter(pointer): `result` type matches pointee type of `pointer`"],
      name = "AtomicXor",
      rules = ["let ssemantics = semantics.word",
        "count(i < 4, ssemantics.contains(when(i == 0, 'Acquire', when(i == 1, 'Release', when(i == 2, 'AcquireRelease', 'SequentiallyConsistent'))))) - 2 * ssemantics.contains('AcquireRelease') <= 1: !expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`"]} {
    %0 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    %1 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %2 = irdl.any {attribute = "#spirv.memory_semantics", description = "valid SPIR-V MemorySemantics"}
    %3 = irdl.any {type = "8/16/32/64-bit integer"}
    %4 = irdl.any {type = "8/16/32/64-bit integer"}
    irdl.operands(pointer: %0, value: %3)
    irdl.results(result: %4)
    irdl.attributes {"memory_scope" = %1, "semantics" = %2}
  }
  irdl.operation @bit_count attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "BitCount",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @bit_field_insert attributes {
      format = "operands attr-dict `:` type($base) `,` type($offset) `,` type($count)",
      match = ["all(base, insert, result)"],
      name = "BitFieldInsert",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {type = "8/16/32/64-bit integer"}
    %3 = irdl.any {type = "8/16/32/64-bit integer"}
    %4 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(base: %0, insert: %1, offset: %2, count: %3)
    irdl.results(result: %4)
  }
  irdl.operation @bit_field_s_extract attributes {
      format = "operands attr-dict `:` type($base) `,` type($offset) `,` type($count)",
      match = ["all(base, result)"],
      name = "BitFieldSExtract",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {type = "8/16/32/64-bit integer"}
    %2 = irdl.any {type = "8/16/32/64-bit integer"}
    %3 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(base: %0, offset: %1, count: %2)
    irdl.results(result: %3)
  }
  irdl.operation @bit_field_u_extract attributes {
      format = "operands attr-dict `:` type($base) `,` type($offset) `,` type($count)",
      match = ["all(base, result)"],
      name = "BitFieldUExtract",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {type = "8/16/32/64-bit integer"}
    %2 = irdl.any {type = "8/16/32/64-bit integer"}
    %3 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(base: %0, offset: %1, count: %2)
    irdl.results(result: %3)
  }
  irdl.operation @bit_reverse attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "BitReverse",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @bitcast attributes {
      format = "$operand attr-dict `:` type($operand) `to` type($result)",
      name = "Bitcast",
      rules = ["let po = known(operand.mnemonic == 'ptr')",
        "let pr = known(result.mnemonic == 'ptr')",
        "operand != result: !result type must be different from operand type",
        "if po: pr: !unhandled bit cast conversion from pointer type to non-pointer type",
        "if pr: po: !unhandled bit cast conversion from non-pointer type to pointer type",
        "let ow = operand.width * either(operand.count, 1)",
        "let rw = result.width * either(result.count, 1)",
        "if not po and not pr: ow == rw: mismatch in result type bitwidth {rw} and operand type bitwidth {ow}"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or bool or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type", type = "8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or 1-bit signless integer or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.ptr"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or bool or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type", type = "8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or 1-bit signless integer or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.ptr"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @bitwise_and attributes {
      format = "operands attr-dict `:` type($result)",
      name = "BitwiseAnd",
      traits = ["Commutative", "Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @bitwise_or attributes {
      format = "operands attr-dict `:` type($result)",
      name = "BitwiseOr",
      traits = ["Commutative", "Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @bitwise_xor attributes {
      format = "operands attr-dict `:` type($result)",
      name = "BitwiseXor",
      traits = ["Commutative", "Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @branch attributes {
      format = "$target (`(` $targetOperands^ `:` type($targetOperands) `)`)? attr-dict",
      name = "Branch",
      successors = ["target"],
      traits = ["Pure", "Terminator"]} {
    %0 = irdl.any {description = "void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type", name = "targetOperands", type = "none type or 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.ptr or !spirv.array or !spirv.rtarray or !spirv.struct or !spirv.coopmatrix or !spirv.matrix or !spirv.sampled_image or !spirv.image or !spirv.arm.tensor"}
    irdl.operands(target_operands: variadic %0)
  }
  irdl.operation @branch_conditional attributes {
      format = "$condition (custom<BranchWeights>($branch_weights)^)? `,` $trueTarget (`(` $trueTargetOperands^ `:` type($trueTargetOperands) `)`)? `,` $falseTarget (`(` $falseTargetOperands^ `:` type($falseTargetOperands) `)`)? attr-dict",
      name = "BranchConditional",
      rules = ["not has(branch_weights) or branch_weights.size == 2: must have exactly two branch weights",
        "not has(branch_weights) or branch_weights[0].value != 0 or branch_weights[1].value != 0: branch weights cannot both be zero"],
      successors = ["trueTarget", "falseTarget"],
      traits = ["AttrSizedOperandSegments", "Pure", "Terminator"]} {
    %0 = irdl.any {description = "bool", implied = "i1", type = "1-bit signless integer"}
    %1 = irdl.any {description = "void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type", name = "trueTargetOperands", type = "none type or 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.ptr or !spirv.array or !spirv.rtarray or !spirv.struct or !spirv.coopmatrix or !spirv.matrix or !spirv.sampled_image or !spirv.image or !spirv.arm.tensor"}
    %2 = irdl.any {description = "void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type", name = "falseTargetOperands", type = "none type or 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.ptr or !spirv.array or !spirv.rtarray or !spirv.struct or !spirv.coopmatrix or !spirv.matrix or !spirv.sampled_image or !spirv.image or !spirv.arm.tensor"}
    %3 = irdl.any {attribute = "32-bit integer array attribute", optional}
    irdl.operands(condition: %0, true_target_operands: variadic %1, false_target_operands: variadic %2)
    irdl.attributes {"branch_weights" = %3}
  }
  irdl.operation @c_l_acos attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "CL.acos",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @c_l_acosh attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "CL.acosh",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @c_l_asin attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "CL.asin",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @c_l_asinh attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "CL.asinh",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @c_l_atan attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "CL.atan",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @c_l_atan2 attributes {
      format = "operands attr-dict `:` type($result)",
      name = "CL.atan2",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @c_l_atanh attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "CL.atanh",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @c_l_ceil attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "CL.ceil",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @c_l_cos attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "CL.cos",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @c_l_cosh attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "CL.cosh",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @c_l_erf attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "CL.erf",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @c_l_exp attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "CL.exp",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @c_l_fabs attributes {
      class = "CLFAbsOp",
      format = "$operand `:` type($operand) attr-dict",
      name = "CL.fabs",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @c_l_floor attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "CL.floor",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @c_l_fma attributes {
      format = "operands attr-dict `:` type($result)",
      name = "CL.fma",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %3 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(x: %0, y: %1, z: %2)
    irdl.results(result: %3)
  }
  irdl.operation @c_l_fmax attributes {
      class = "CLFMaxOp",
      format = "operands attr-dict `:` type($result)",
      name = "CL.fmax",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @c_l_fmin attributes {
      class = "CLFMinOp",
      format = "operands attr-dict `:` type($result)",
      name = "CL.fmin",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @c_l_log attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "CL.log",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @c_l_mix attributes {
      format = "operands attr-dict `:` type($result)",
      name = "CL.mix",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %3 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(x: %0, y: %1, z: %2)
    irdl.results(result: %3)
  }
  irdl.operation @c_l_pow attributes {
      format = "operands attr-dict `:` type($result)",
      name = "CL.pow",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @c_l_printf attributes {
      format = "$format ( $arguments^ )? attr-dict `:` type($format) ( `,` type($arguments)^ )? `->` type($result)",
      name = "CL.printf"} {
    %0 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    %1 = irdl.any {description = "void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type", type = "none type or 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.ptr or !spirv.array or !spirv.rtarray or !spirv.struct or !spirv.coopmatrix or !spirv.matrix or !spirv.sampled_image or !spirv.image or !spirv.arm.tensor"}
    %2 = irdl.any {type = "8/16/32/64-bit integer"}
    irdl.operands(format: %0, arguments: variadic %1)
    irdl.results(result: %2)
  }
  irdl.operation @c_l_rint attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "CL.rint",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @c_l_round attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "CL.round",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @c_l_rsqrt attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "CL.rsqrt",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @c_l_s_abs attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "CL.s_abs",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @c_l_s_max attributes {
      format = "operands attr-dict `:` type($result)",
      name = "CL.s_max",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @c_l_s_min attributes {
      format = "operands attr-dict `:` type($result)",
      name = "CL.s_min",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @c_l_sin attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "CL.sin",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @c_l_sinh attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "CL.sinh",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @c_l_sqrt attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "CL.sqrt",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @c_l_tan attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "CL.tan",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @c_l_tanh attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "CL.tanh",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @c_l_u_max attributes {
      format = "operands attr-dict `:` type($result)",
      name = "CL.u_max",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @c_l_u_min attributes {
      format = "operands attr-dict `:` type($result)",
      name = "CL.u_min",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @composite_construct attributes {
      format = "$constituents attr-dict `:` `(` type(operands) `)` `->` type($result)",
      name = "CompositeConstruct",
      rules = ["let k = result.mnemonic",
        "let n = constituents.size",
        "if k == 'coopmatrix': n == 1: has incorrect number of operands: expected 1, but provided {n}",
        "let ce = result.param('element_type')",
        "if k == 'coopmatrix': constituents[0] == ce: operand type mismatch: expected operand type {q(ce)}, but provided {q(constituents[0])}",
        "done if k == 'coopmatrix'",
        "let members = when(k == 'struct', result.param('member_types').size, when(k == 'array', result.param('element_count'), result.count))",
        "if n == members, for i < n, let w = when(k == 'struct', result.param('member_types')[i].type, when(k == 'array', ce, result.element)): constituents[i] == w: operand type mismatch: expected operand type {q(w)}, but provided {q(constituents[i])}",
        "done if n == members",
        "result is 'vector': expected to return a vector or cooperative matrix when the number of constituents is less than what the result needs",
        "for i < n, let e = constituents[i].element: e == result.element: operand element type mismatch: expected to be {q(result.element)}, but provided {q(e)}",
        "let total = sum(i < n, either(constituents[i].count, 1))",
        "total == result.count: has incorrect number of operands: expected {result.count}, but provided {total}"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type", type = "none type or 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.ptr or !spirv.array or !spirv.rtarray or !spirv.struct or !spirv.coopmatrix or !spirv.matrix or !spirv.sampled_image or !spirv.image or !spirv.arm.tensor"}
    %1 = irdl.any {description = "vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V tensorArm type", type = "vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.array or !spirv.rtarray or !spirv.struct or !spirv.coopmatrix or !spirv.matrix or !spirv.arm.tensor"}
    irdl.operands(constituents: variadic %0)
    irdl.results(result: %1)
  }
  irdl.operation @composite_extract attributes {
      assembly = "spirv.CompositeExtract",
      name = "CompositeExtract",
      traits = ["Pure"],
      verify = "spirv.CompositeExtract"} {
    %0 = irdl.any {description = "vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V tensorArm type", type = "vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.array or !spirv.rtarray or !spirv.struct or !spirv.coopmatrix or !spirv.matrix or !spirv.arm.tensor"}
    %1 = irdl.any {attribute = "32-bit integer array attribute"}
    %2 = irdl.any {description = "void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type", type = "none type or 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.ptr or !spirv.array or !spirv.rtarray or !spirv.struct or !spirv.coopmatrix or !spirv.matrix or !spirv.sampled_image or !spirv.image or !spirv.arm.tensor"}
    irdl.operands(composite: %0)
    irdl.results(component: %2)
    irdl.attributes {"indices" = %1}
  }
  irdl.operation @composite_insert attributes {
      format = "$object `,` $composite `` $indices attr-dict `:` type($object) `into` type($composite)",
      infers = false,
      match = ["result = same(composite): result type should be the same as the composite type"],
      name = "CompositeInsert",
      traits = ["Pure"],
      verify = "spirv.CompositeInsert"} {
    %0 = irdl.any {description = "void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type", type = "none type or 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.ptr or !spirv.array or !spirv.rtarray or !spirv.struct or !spirv.coopmatrix or !spirv.matrix or !spirv.sampled_image or !spirv.image or !spirv.arm.tensor"}
    %1 = irdl.any {description = "vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V tensorArm type", type = "vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.array or !spirv.rtarray or !spirv.struct or !spirv.coopmatrix or !spirv.matrix or !spirv.arm.tensor"}
    %2 = irdl.any {attribute = "32-bit integer array attribute"}
    %3 = irdl.any {description = "vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V tensorArm type", type = "vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.array or !spirv.rtarray or !spirv.struct or !spirv.coopmatrix or !spirv.matrix or !spirv.arm.tensor"}
    irdl.operands(object: %0, composite: %1)
    irdl.results(result: %3)
    irdl.attributes {"indices" = %2}
  }
  irdl.operation @constant attributes {
      assembly = "spirv.Constant",
      name = "Constant",
      names = "spirv.constant",
      no_attributes,
      traits = ["ConstantLike", "Pure"],
      verify = "spirv.Constant"} {
    %0 = irdl.any {attribute = "any attribute"}
    %1 = irdl.any {description = "void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type", type = "none type or 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.ptr or !spirv.array or !spirv.rtarray or !spirv.struct or !spirv.coopmatrix or !spirv.matrix or !spirv.sampled_image or !spirv.image or !spirv.arm.tensor"}
    irdl.results(constant: %1)
    irdl.attributes {"value" = %0}
  }
  irdl.operation @control_barrier attributes {
      format = "$execution_scope `,` $memory_scope `,` $memory_semantics attr-dict",
      name = "ControlBarrier",
      rules = ["let smemory_semantics = memory_semantics.word",
        "count(i < 4, smemory_semantics.contains(when(i == 0, 'Acquire', when(i == 1, 'Release', when(i == 2, 'AcquireRelease', 'SequentiallyConsistent'))))) - 2 * smemory_semantics.contains('AcquireRelease') <= 1: !expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %2 = irdl.any {attribute = "#spirv.memory_semantics", description = "valid SPIR-V MemorySemantics"}
    irdl.attributes {"execution_scope" = %0, "memory_scope" = %1, "memory_semantics" = %2}
  }
  irdl.operation @convert_f_to_s attributes {
      format = "$operand attr-dict `:` type($operand) `to` type($result)",
      name = "ConvertFToS",
      traits = ["Pure", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "16/32/64-bit float or BFloat16 or fixed-length vector of 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or Cooperative Matrix of 16/32/64-bit float or BFloat16 values", type = "f16 or f32 or f64 or bfloat16 type or fixed-length vector of f16 or f32 or f64 or bfloat16 type values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or Cooperative Matrix of 8/16/32/64-bit integer values", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @convert_f_to_u attributes {
      format = "$operand attr-dict `:` type($operand) `to` type($result)",
      name = "ConvertFToU",
      traits = ["Pure", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "16/32/64-bit float or BFloat16 or fixed-length vector of 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or Cooperative Matrix of 16/32/64-bit float or BFloat16 values", type = "f16 or f32 or f64 or bfloat16 type or fixed-length vector of f16 or f32 or f64 or bfloat16 type values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or Cooperative Matrix of 8/16/32/64-bit integer values", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @convert_ptr_to_u attributes {
      format = "$pointer attr-dict `:` type($pointer) `to` type($result)",
      name = "ConvertPtrToU",
      rules = ["let am = op.within('spirv.module').attr('addressing_model').word",
        "am != 'Logical' and (am != 'PhysicalStorageBuffer64' or pointer.param('storage_class') == 'PhysicalStorageBuffer'): !operand must be a physical pointer"]} {
    %0 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    %1 = irdl.any {type = "8/16/32/64-bit integer"}
    irdl.operands(pointer: %0)
    irdl.results(result: %1)
  }
  irdl.operation @convert_s_to_f attributes {
      format = "$operand attr-dict `:` type($operand) `to` type($result)",
      name = "ConvertSToF",
      traits = ["Pure", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or Cooperative Matrix of 8/16/32/64-bit integer values", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    %1 = irdl.any {description = "16/32/64-bit float or BFloat16 or fixed-length vector of 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or Cooperative Matrix of 16/32/64-bit float or BFloat16 values", type = "f16 or f32 or f64 or bfloat16 type or fixed-length vector of f16 or f32 or f64 or bfloat16 type values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @convert_u_to_f attributes {
      format = "$operand attr-dict `:` type($operand) `to` type($result)",
      name = "ConvertUToF",
      traits = ["Pure", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or Cooperative Matrix of 8/16/32/64-bit integer values", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    %1 = irdl.any {description = "16/32/64-bit float or BFloat16 or fixed-length vector of 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or Cooperative Matrix of 16/32/64-bit float or BFloat16 values", type = "f16 or f32 or f64 or bfloat16 type or fixed-length vector of f16 or f32 or f64 or bfloat16 type values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @convert_u_to_ptr attributes {
      format = "$operand attr-dict `:` type($operand) `to` type($result)",
      name = "ConvertUToPtr",
      rules = ["let am = op.within('spirv.module').attr('addressing_model').word",
        "am != 'Logical' and (am != 'PhysicalStorageBuffer64' or result.param('storage_class') == 'PhysicalStorageBuffer'): !result must be a physical pointer"]} {
    %0 = irdl.any {type = "8/16/32/64-bit integer"}
    %1 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @copy_memory attributes {
      name = "CopyMemory",
      rules = ["target.param('pointee_type') == source.param('pointee_type'): both operands must be pointers to the same type",
        "if not has(memory_access): not has(alignment): invalid alignment specification without aligned memory access specification",
        "if memory_access.word.contains('Aligned'): has(alignment): missing alignment value",
        "if not (memory_access.word.contains('Aligned')): not has(alignment): invalid alignment specification with non-aligned memory access specification",
        "if not has(source_memory_access): not has(source_alignment): invalid alignment specification without aligned memory access specification",
        "if source_memory_access.word.contains('Aligned'): has(source_alignment): missing alignment value",
        "if not (source_memory_access.word.contains('Aligned')): not has(source_alignment): invalid alignment specification with non-aligned memory access specification"]} {
    %0 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    %1 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    %2 = irdl.any {attribute = "#spirv.memory_access", description = "valid SPIR-V MemoryAccess", optional}
    %3 = irdl.any {attribute = "32-bit signless integer attribute whose value is positive and whose value is a power of two > 0", optional}
    %4 = irdl.any {attribute = "#spirv.memory_access", description = "valid SPIR-V MemoryAccess", optional}
    %5 = irdl.any {attribute = "32-bit signless integer attribute whose value is positive and whose value is a power of two > 0", optional}
    irdl.operands(target: %0, source: %1)
    irdl.attributes {"memory_access" = %2, "alignment" = %3, "source_memory_access" = %4, "source_alignment" = %5}
  }
  irdl.operation @dot attributes {
      format = "operands attr-dict `:` type($vector1) `->` type($result)",
      match = ["all(vector1, vector2)", "all-elements(vector1, result)"],
      name = "Dot",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16", type = "fixed-length vector of f16 or f32 or f64 or bfloat16 type values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "fixed-length vector of 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16", type = "fixed-length vector of f16 or f32 or f64 or bfloat16 type values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "16/32/64-bit float or BFloat16", type = "f16 or f32 or f64 or bfloat16 type"}
    irdl.operands(vector1: %0, vector2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @e_x_t_atomic_f_add attributes {
      format = "$memory_scope $semantics operands attr-dict `:` type($pointer)",
      match = ["result = parameter(pointer): `result` type matches pointee type of `pointer`", "value = parameter(pointer): `value` type matches pointee type of `pointer`"],
      name = "EXT.AtomicFAdd",
      rules = ["let ssemantics = semantics.word",
        "count(i < 4, ssemantics.contains(when(i == 0, 'Acquire', when(i == 1, 'Release', when(i == 2, 'AcquireRelease', 'SequentiallyConsistent'))))) - 2 * ssemantics.contains('AcquireRelease') <= 1: !expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`"]} {
    %0 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    %1 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %2 = irdl.any {attribute = "#spirv.memory_semantics", description = "valid SPIR-V MemorySemantics"}
    %3 = irdl.any {description = "16/32/64-bit float", type = "f16 or f32 or f64"}
    %4 = irdl.any {description = "16/32/64-bit float", type = "f16 or f32 or f64"}
    irdl.operands(pointer: %0, value: %3)
    irdl.results(result: %4)
    irdl.attributes {"memory_scope" = %1, "semantics" = %2}
  }
  irdl.operation @e_x_t_constant_composite_replicate attributes {
      format = "` ` `[` $value `]` `:` type($replicated_constant) attr-dict",
      name = "EXT.ConstantCompositeReplicate",
      traits = ["Pure"],
      verify = "spirv.Replicate"} {
    %0 = irdl.any {attribute = "any attribute"}
    %1 = irdl.any {description = "vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V tensorArm type", type = "vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.array or !spirv.rtarray or !spirv.struct or !spirv.coopmatrix or !spirv.matrix or !spirv.arm.tensor"}
    irdl.results(replicated_constant: %1)
    irdl.attributes {"value" = %0}
  }
  irdl.operation @e_x_t_emit_mesh_tasks attributes {
      format = "operands attr-dict `:` type(operands)",
      name = "EXT.EmitMeshTasks",
      rules = ["payload.param('storage_class') == 'TaskPayloadWorkgroupEXT': payload must be a variable with a storage class of TaskPayloadWorkgroupEXT"],
      traits = ["Terminator"]} {
    %0 = irdl.any {description = "32-bit signless/unsigned integer", type = "32-bit signless integer or 32-bit unsigned integer"}
    %1 = irdl.any {description = "32-bit signless/unsigned integer", type = "32-bit signless integer or 32-bit unsigned integer"}
    %2 = irdl.any {description = "32-bit signless/unsigned integer", type = "32-bit signless integer or 32-bit unsigned integer"}
    %3 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    irdl.operands(group_count_x: %0, group_count_y: %1, group_count_z: %2, payload: optional %3)
  }
  irdl.operation @e_x_t_set_mesh_outputs attributes {
      format = "operands attr-dict `:` type(operands)",
      name = "EXT.SetMeshOutputs"} {
    %0 = irdl.any {description = "32-bit signless/unsigned integer", type = "32-bit signless integer or 32-bit unsigned integer"}
    %1 = irdl.any {description = "32-bit signless/unsigned integer", type = "32-bit signless integer or 32-bit unsigned integer"}
    irdl.operands(vertex_count: %0, primitive_count: %1)
  }
  irdl.operation @e_x_t_spec_constant_composite_replicate attributes {
      assembly = "spirv.Replicated",
      name = "EXT.SpecConstantCompositeReplicate",
      no_attributes,
      traits = ["Symbol"]} {
    %0 = irdl.any {attribute = "any type attribute"}
    %1 = irdl.any {attribute = "string attribute"}
    %2 = irdl.any {attribute = "symbol reference attribute"}
    irdl.attributes {"type" = %0, "sym_name" = %1, "constituent" = %2}
  }
  irdl.operation @emit_vertex attributes {
      format = "attr-dict",
      name = "EmitVertex"}
  irdl.operation @end_primitive attributes {
      format = "attr-dict",
      name = "EndPrimitive"}
  irdl.operation @entry_point attributes {
      assembly = "spirv.EntryPoint",
      name = "EntryPoint",
      no_attributes} {
    %0 = irdl.any {attribute = "#spirv.execution_model", description = "valid SPIR-V ExecutionModel"}
    %1 = irdl.any {attribute = "flat symbol reference attribute"}
    %2 = irdl.any {attribute = "symbol ref array attribute"}
    irdl.attributes {"execution_model" = %0, "fn" = %1, "interface" = %2}
  }
  irdl.operation @execution_mode attributes {
      assembly = "spirv.ExecutionMode",
      name = "ExecutionMode",
      no_attributes} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {attribute = "#spirv.execution_mode", description = "valid SPIR-V ExecutionMode"}
    %2 = irdl.any {attribute = "32-bit integer array attribute"}
    irdl.attributes {"fn" = %0, "execution_mode" = %1, "values" = %2}
  }
  irdl.operation @f_add attributes {
      format = "operands attr-dict `:` type($result)",
      match = ["all(operand1, operand2, result)"],
      name = "FAdd",
      traits = ["Commutative", "Pure"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or Cooperative Matrix of 16/32/64-bit float values", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or Cooperative Matrix of 16/32/64-bit float values", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    %2 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or Cooperative Matrix of 16/32/64-bit float values", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @f_convert attributes {
      format = "$operand attr-dict `:` type($operand) `to` type($result)",
      name = "FConvert",
      rules = ["operand.width != result.width: expected the different bit widths for operand type and result type, but provided {q(operand)} and {q(result)}"],
      traits = ["Pure", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "16/32/64-bit float or BFloat16 or fixed-length vector of 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or Cooperative Matrix of 16/32/64-bit float or BFloat16 values", type = "f16 or f32 or f64 or bfloat16 type or fixed-length vector of f16 or f32 or f64 or bfloat16 type values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    %1 = irdl.any {description = "16/32/64-bit float or BFloat16 or fixed-length vector of 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or Cooperative Matrix of 16/32/64-bit float or BFloat16 values", type = "f16 or f32 or f64 or bfloat16 type or fixed-length vector of f16 or f32 or f64 or bfloat16 type values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @f_div attributes {
      format = "operands attr-dict `:` type($result)",
      match = ["all(operand1, operand2, result)"],
      name = "FDiv",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or Cooperative Matrix of 16/32/64-bit float values", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or Cooperative Matrix of 16/32/64-bit float values", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    %2 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or Cooperative Matrix of 16/32/64-bit float values", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @f_mod attributes {
      format = "operands attr-dict `:` type($result)",
      match = ["all(operand1, operand2, result)"],
      name = "FMod",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @f_mul attributes {
      format = "operands attr-dict `:` type($result)",
      match = ["all(operand1, operand2, result)"],
      name = "FMul",
      traits = ["Commutative", "Pure"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or Cooperative Matrix of 16/32/64-bit float values", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or Cooperative Matrix of 16/32/64-bit float values", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    %2 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or Cooperative Matrix of 16/32/64-bit float values", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @f_negate attributes {
      format = "operands attr-dict `:` type($result)",
      match = ["all(operand, result)"],
      name = "FNegate",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or Cooperative Matrix of 16/32/64-bit float values", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or Cooperative Matrix of 16/32/64-bit float values", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @f_ord_equal attributes {
      format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
      match = ["result = i1-like(operand1): type of result to correspond to the `i1` equivalent of the operand"],
      name = "FOrdEqual",
      traits = ["Commutative", "Pure", "SameTypeOperands", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @f_ord_greater_than attributes {
      format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
      match = ["result = i1-like(operand1): type of result to correspond to the `i1` equivalent of the operand"],
      name = "FOrdGreaterThan",
      traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @f_ord_greater_than_equal attributes {
      format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
      match = ["result = i1-like(operand1): type of result to correspond to the `i1` equivalent of the operand"],
      name = "FOrdGreaterThanEqual",
      traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @f_ord_less_than attributes {
      format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
      match = ["result = i1-like(operand1): type of result to correspond to the `i1` equivalent of the operand"],
      name = "FOrdLessThan",
      traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @f_ord_less_than_equal attributes {
      format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
      match = ["result = i1-like(operand1): type of result to correspond to the `i1` equivalent of the operand"],
      name = "FOrdLessThanEqual",
      traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @f_ord_not_equal attributes {
      format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
      match = ["result = i1-like(operand1): type of result to correspond to the `i1` equivalent of the operand"],
      name = "FOrdNotEqual",
      traits = ["Commutative", "Pure", "SameTypeOperands", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @f_rem attributes {
      format = "operands attr-dict `:` type($result)",
      match = ["all(operand1, operand2, result)"],
      name = "FRem",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @f_sub attributes {
      format = "operands attr-dict `:` type($result)",
      match = ["all(operand1, operand2, result)"],
      name = "FSub",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or Cooperative Matrix of 16/32/64-bit float values", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or Cooperative Matrix of 16/32/64-bit float values", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    %2 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or Cooperative Matrix of 16/32/64-bit float values", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @f_unord_equal attributes {
      format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
      match = ["result = i1-like(operand1): type of result to correspond to the `i1` equivalent of the operand"],
      name = "FUnordEqual",
      traits = ["Commutative", "Pure", "SameTypeOperands", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @f_unord_greater_than attributes {
      format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
      match = ["result = i1-like(operand1): type of result to correspond to the `i1` equivalent of the operand"],
      name = "FUnordGreaterThan",
      traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @f_unord_greater_than_equal attributes {
      format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
      match = ["result = i1-like(operand1): type of result to correspond to the `i1` equivalent of the operand"],
      name = "FUnordGreaterThanEqual",
      traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @f_unord_less_than attributes {
      format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
      match = ["result = i1-like(operand1): type of result to correspond to the `i1` equivalent of the operand"],
      name = "FUnordLessThan",
      traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @f_unord_less_than_equal attributes {
      format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
      match = ["result = i1-like(operand1): type of result to correspond to the `i1` equivalent of the operand"],
      name = "FUnordLessThanEqual",
      traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @f_unord_not_equal attributes {
      format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
      match = ["result = i1-like(operand1): type of result to correspond to the `i1` equivalent of the operand"],
      name = "FUnordNotEqual",
      traits = ["Commutative", "Pure", "SameTypeOperands", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @function_call attributes {
      format = "$callee `(` $arguments `)` attr-dict `:` functional-type($arguments, results)",
      name = "FunctionCall",
      symbol_rules = ["let f = symbol(callee)",
        "let t = f.attr('function_type').type",
        "has(f): callee function '{callee.root}' not found in nearest symbol table",
        "op.results.size == t.outputs: has incorrect number of results has for callee: expected {t.outputs}, but provided {op.results.size}",
        "arguments.size == t.inputs: has incorrect number of operands for callee: expected {t.inputs}, but provided {arguments.size}",
        "for i < t.inputs: arguments[i] == t.inputs(i): operand type mismatch: expected operand type {q(t.inputs(i))}, but provided {q(arguments[i])} for operand number {i}",
        "if t.outputs == 1: op.results[0] == t.outputs(0): result type mismatch: expected {q(t.outputs(0))}, but provided {q(op.results[0])}"]} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {description = "void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type", type = "none type or 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.ptr or !spirv.array or !spirv.rtarray or !spirv.struct or !spirv.coopmatrix or !spirv.matrix or !spirv.sampled_image or !spirv.image or !spirv.arm.tensor"}
    %2 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %3 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %4 = irdl.any {description = "void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type", type = "none type or 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.ptr or !spirv.array or !spirv.rtarray or !spirv.struct or !spirv.coopmatrix or !spirv.matrix or !spirv.sampled_image or !spirv.image or !spirv.arm.tensor"}
    irdl.operands(arguments: variadic %1)
    irdl.results(return_value: optional %4)
    irdl.attributes {"callee" = %0, "arg_attrs" = %2, "res_attrs" = %3}
  }
  irdl.operation @g_l_acos attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "GL.Acos",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16", type = "f16 or f32 or fixed-length vector of f16 or f32 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16", type = "f16 or f32 or fixed-length vector of f16 or f32 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @g_l_acosh attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "GL.Acosh",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16", type = "f16 or f32 or fixed-length vector of f16 or f32 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16", type = "f16 or f32 or fixed-length vector of f16 or f32 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @g_l_asin attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "GL.Asin",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16", type = "f16 or f32 or fixed-length vector of f16 or f32 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16", type = "f16 or f32 or fixed-length vector of f16 or f32 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @g_l_asinh attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "GL.Asinh",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16", type = "f16 or f32 or fixed-length vector of f16 or f32 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16", type = "f16 or f32 or fixed-length vector of f16 or f32 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @g_l_atan attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "GL.Atan",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16", type = "f16 or f32 or fixed-length vector of f16 or f32 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16", type = "f16 or f32 or fixed-length vector of f16 or f32 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @g_l_atanh attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "GL.Atanh",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16", type = "f16 or f32 or fixed-length vector of f16 or f32 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16", type = "f16 or f32 or fixed-length vector of f16 or f32 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @g_l_ceil attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "GL.Ceil",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @g_l_cos attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "GL.Cos",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16", type = "f16 or f32 or fixed-length vector of f16 or f32 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16", type = "f16 or f32 or fixed-length vector of f16 or f32 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @g_l_cosh attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "GL.Cosh",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16", type = "f16 or f32 or fixed-length vector of f16 or f32 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16", type = "f16 or f32 or fixed-length vector of f16 or f32 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @g_l_cross attributes {
      format = "operands attr-dict `:` type($result)",
      name = "GL.Cross",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @g_l_distance attributes {
      format = "operands attr-dict `:` type($p0) `,` type($p1) `->` type($result)",
      match = ["all(p0, p1)", "result = element(p0): result type must match operand element type"],
      name = "GL.Distance",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "16/32/64-bit float", type = "f16 or f32 or f64"}
    irdl.operands(p0: %0, p1: %1)
    irdl.results(result: %2)
  }
  irdl.operation @g_l_exp attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "GL.Exp",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16", type = "f16 or f32 or fixed-length vector of f16 or f32 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16", type = "f16 or f32 or fixed-length vector of f16 or f32 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @g_l_exp2 attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "GL.Exp2",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16", type = "f16 or f32 or fixed-length vector of f16 or f32 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16", type = "f16 or f32 or fixed-length vector of f16 or f32 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @g_l_f_abs attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "GL.FAbs",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @g_l_f_clamp attributes {
      format = "operands attr-dict `:` type($result)",
      infers = false,
      match = ["all(x, y, z, result)"],
      name = "GL.FClamp",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %3 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(x: %0, y: %1, z: %2)
    irdl.results(result: %3)
  }
  irdl.operation @g_l_f_max attributes {
      format = "operands attr-dict `:` type($result)",
      name = "GL.FMax",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @g_l_f_min attributes {
      format = "operands attr-dict `:` type($result)",
      name = "GL.FMin",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @g_l_f_mix attributes {
      format = "attr-dict $x `:` type($x) `,` $y `:` type($y) `,` $a `:` type($a) `->` type($result)",
      match = ["all(x, y, a, result)"],
      name = "GL.FMix",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %3 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(x: %0, y: %1, a: %2)
    irdl.results(result: %3)
  }
  irdl.operation @g_l_f_sign attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "GL.FSign",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @g_l_find_i_lsb attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "GL.FindILsb",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @g_l_find_s_msb attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "GL.FindSMsb",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "Int32 or fixed-length vector of Int32 values of length 2/3/4/8/16", type = "32-bit signless integer or fixed-length vector of 32-bit signless integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "Int32 or fixed-length vector of Int32 values of length 2/3/4/8/16", type = "32-bit signless integer or fixed-length vector of 32-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @g_l_find_u_msb attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "GL.FindUMsb",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "Int32 or fixed-length vector of Int32 values of length 2/3/4/8/16", type = "32-bit signless integer or fixed-length vector of 32-bit signless integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "Int32 or fixed-length vector of Int32 values of length 2/3/4/8/16", type = "32-bit signless integer or fixed-length vector of 32-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @g_l_floor attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "GL.Floor",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @g_l_fma attributes {
      format = "operands attr-dict `:` type($result)",
      infers = false,
      match = ["all(x, y, z, result)"],
      name = "GL.Fma",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %3 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(x: %0, y: %1, z: %2)
    irdl.results(result: %3)
  }
  irdl.operation @g_l_fract attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "GL.Fract",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @g_l_frexp_struct attributes {
      format = "attr-dict $operand `:` type($operand) `->` type($result)",
      name = "GL.FrexpStruct",
      rules = ["let o = op.operands[0]",
        "let s = result.param('member_types')",
        "let m = s[1].type",
        "s[0] == o: !member zero of the resulting struct type must be the same type as the operand",
        "m.element is '32-bit signless integer' or m.element is '32-bit signed integer' or m.element is '32-bit unsigned integer': !member one of the resulting struct type must be a scalar or vector of 32 bit integer type",
        "if has(o.count) or has(m.count): same(o.count, m.count): !member one of the resulting struct type must have the same number of components as the operand type"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "any SPIR-V struct type", type = "!spirv.struct"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @g_l_inverse_sqrt attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "GL.InverseSqrt",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @g_l_ldexp attributes {
      format = "attr-dict $x `:` type($x) `,` $exp `:` type($exp) `->` type($y)",
      match = ["all(x, y)"],
      name = "GL.Ldexp",
      rules = ["let x = op.operands[0]",
        "let e = op.operands[1]",
        "(x is 'vector') == (e is 'vector'): operands must both be scalars or vectors",
        "x.count == e.count: operands must have the same number of elements"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(x: %0, exp: %1)
    irdl.results(y: %2)
  }
  irdl.operation @g_l_length attributes {
      format = "$operand attr-dict `:` type($operand) `->` type($result)",
      match = ["result = element(operand): result type must match operand element type"],
      name = "GL.Length",
      rules = ["result == op.operands[0].element: failed to verify that result type must match operand element type"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float", type = "f16 or f32 or f64"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @g_l_log attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "GL.Log",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16", type = "f16 or f32 or fixed-length vector of f16 or f32 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16", type = "f16 or f32 or fixed-length vector of f16 or f32 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @g_l_log2 attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "GL.Log2",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16", type = "f16 or f32 or fixed-length vector of f16 or f32 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16", type = "f16 or f32 or fixed-length vector of f16 or f32 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @g_l_normalize attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "GL.Normalize",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @g_l_pack_half2x16 attributes {
      format = "attr-dict $operand `:` type($operand) `->` type($result)",
      infers,
      name = "GL.PackHalf2x16",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "vector of Float32 values of length 2", type = "vector of f32 values and of rank at least 1 and of length 2"}
    %1 = irdl.any {description = "Int32", implied = "i32", type = "32-bit signless integer"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @g_l_pack_snorm4x8 attributes {
      format = "attr-dict $operand `:` type($operand) `->` type($result)",
      infers,
      name = "GL.PackSnorm4x8",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "vector of Float32 values of length 4", type = "vector of f32 values and of rank at least 1 and of length 4"}
    %1 = irdl.any {description = "Int32", implied = "i32", type = "32-bit signless integer"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @g_l_pow attributes {
      format = "operands attr-dict `:` type($result)",
      name = "GL.Pow",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16", type = "f16 or f32 or fixed-length vector of f16 or f32 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16", type = "f16 or f32 or fixed-length vector of f16 or f32 values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16", type = "f16 or f32 or fixed-length vector of f16 or f32 values and of length 2/3/4/8/16"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @g_l_reflect attributes {
      format = "operands attr-dict `:` type($result)",
      name = "GL.Reflect",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @g_l_round attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "GL.Round",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @g_l_round_even attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "GL.RoundEven",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @g_l_s_abs attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "GL.SAbs",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @g_l_s_clamp attributes {
      format = "operands attr-dict `:` type($result)",
      infers = false,
      match = ["all(x, y, z, result)"],
      name = "GL.SClamp",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %3 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(x: %0, y: %1, z: %2)
    irdl.results(result: %3)
  }
  irdl.operation @g_l_s_max attributes {
      format = "operands attr-dict `:` type($result)",
      name = "GL.SMax",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @g_l_s_min attributes {
      format = "operands attr-dict `:` type($result)",
      name = "GL.SMin",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @g_l_s_sign attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "GL.SSign",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @g_l_sin attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "GL.Sin",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16", type = "f16 or f32 or fixed-length vector of f16 or f32 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16", type = "f16 or f32 or fixed-length vector of f16 or f32 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @g_l_sinh attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "GL.Sinh",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16", type = "f16 or f32 or fixed-length vector of f16 or f32 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16", type = "f16 or f32 or fixed-length vector of f16 or f32 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @g_l_sqrt attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "GL.Sqrt",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @g_l_tan attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "GL.Tan",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16", type = "f16 or f32 or fixed-length vector of f16 or f32 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16", type = "f16 or f32 or fixed-length vector of f16 or f32 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @g_l_tanh attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "GL.Tanh",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16", type = "f16 or f32 or fixed-length vector of f16 or f32 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16", type = "f16 or f32 or fixed-length vector of f16 or f32 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @g_l_u_clamp attributes {
      format = "operands attr-dict `:` type($result)",
      infers = false,
      match = ["all(x, y, z, result)"],
      name = "GL.UClamp",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %3 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(x: %0, y: %1, z: %2)
    irdl.results(result: %3)
  }
  irdl.operation @g_l_u_max attributes {
      format = "operands attr-dict `:` type($result)",
      name = "GL.UMax",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @g_l_u_min attributes {
      format = "operands attr-dict `:` type($result)",
      name = "GL.UMin",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @g_l_unpack_half2x16 attributes {
      format = "attr-dict $operand `:` type($operand) `->` type($result)",
      name = "GL.UnpackHalf2x16",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "Int32", implied = "i32", type = "32-bit signless integer"}
    %1 = irdl.any {description = "vector of Float32 values of length 2", type = "vector of f32 values and of rank at least 1 and of length 2"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @g_l_unpack_snorm4x8 attributes {
      format = "attr-dict $operand `:` type($operand) `->` type($result)",
      name = "GL.UnpackSnorm4x8",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "Int32", implied = "i32", type = "32-bit signless integer"}
    %1 = irdl.any {description = "vector of Float32 values of length 4", type = "vector of f32 values and of rank at least 1 and of length 4"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @generic_cast_to_ptr attributes {
      format = "$pointer attr-dict `:` type($pointer) `to` type($result)",
      name = "GenericCastToPtr",
      rules = ["pointer.param('storage_class') == 'Generic': !pointer type must be of storage class Generic",
        "result.param('storage_class') in ['Workgroup', 'CrossWorkgroup', 'Function']: !result must point to the Workgroup, CrossWorkgroup, or Function Storage Class",
        "let a = pointer.param('pointee_type')",
        "let b = result.param('pointee_type')",
        "a == b: pointer operand's pointee type must have the same as the op result type, but found {q(a)} vs {q(b)}"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    %1 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    irdl.operands(pointer: %0)
    irdl.results(result: %1)
  }
  irdl.operation @generic_cast_to_ptr_explicit attributes {
      format = "$pointer attr-dict `:` type($pointer) `to` type($result)",
      name = "GenericCastToPtrExplicit",
      rules = ["pointer.param('storage_class') == 'Generic': !pointer type must be of storage class Generic",
        "result.param('storage_class') in ['Workgroup', 'CrossWorkgroup', 'Function']: !result must point to the Workgroup, CrossWorkgroup, or Function Storage Class",
        "let a = pointer.param('pointee_type')",
        "let b = result.param('pointee_type')",
        "a == b: pointer operand's pointee type must have the same as the op result type, but found {q(a)} vs {q(b)}"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    %1 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    irdl.operands(pointer: %0)
    irdl.results(result: %1)
  }
  irdl.operation @global_variable attributes {
      assembly = "spirv.GlobalVariable",
      name = "GlobalVariable",
      rules = ["let t = op.attr('type').type",
        "t.mnemonic == 'ptr': result must be of a !spv.ptr type",
        "not (t.param('storage_class') in ['Generic', 'Function']): storage class cannot be '{t.param('storage_class')}'",
        "if has(initializer): known(symbol(initializer).name in ['spirv.SpecConstant', 'spirv.SpecConstantComposite']): initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op"],
      traits = ["Symbol"]} {
    %0 = irdl.any {attribute = "any type attribute"}
    %1 = irdl.any {attribute = "string attribute"}
    %2 = irdl.any {attribute = "flat symbol reference attribute", optional}
    %3 = irdl.any {attribute = "32-bit signless integer attribute", optional}
    %4 = irdl.any {attribute = "32-bit signless integer attribute", optional}
    %5 = irdl.any {attribute = "32-bit signless integer attribute", optional}
    %6 = irdl.any {attribute = "string attribute", optional}
    %7 = irdl.any {attribute = "#spirv.linkage_attributes", optional}
    irdl.attributes {"type" = %0, "sym_name" = %1, "initializer" = %2, "location" = %3, "binding" = %4, "descriptor_set" = %5, "built_in" = %6, "linkage_attributes" = %7}
  }
  irdl.operation @group_broadcast attributes {
      format = "$execution_scope operands attr-dict `:` type($value) `,` type($localid)",
      match = ["all(value, result)"],
      name = "GroupBroadcast",
      rules = ["execution_scope.word in ['Workgroup', 'Subgroup']: execution scope must be 'Workgroup' or 'Subgroup'",
        "if localid is 'vector': localid.rank == 1 and localid[0] in [2, 3]: localid is a vector and can be with only  2 or 3 components, actual number is {localid[0]}"],
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {description = "void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type", type = "none type or 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.ptr or !spirv.array or !spirv.rtarray or !spirv.struct or !spirv.coopmatrix or !spirv.matrix or !spirv.sampled_image or !spirv.image or !spirv.arm.tensor"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %3 = irdl.any {description = "void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type", type = "none type or 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.ptr or !spirv.array or !spirv.rtarray or !spirv.struct or !spirv.coopmatrix or !spirv.matrix or !spirv.sampled_image or !spirv.image or !spirv.arm.tensor"}
    irdl.operands(value: %1, localid: %2)
    irdl.results(result: %3)
    irdl.attributes {"execution_scope" = %0}
  }
  irdl.operation @group_f_add attributes {
      format = "$execution_scope $group_operation operands attr-dict `:` type($x)",
      match = ["all(x, result)"],
      name = "GroupFAdd",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {attribute = "#spirv.group_operation", description = "valid SPIR-V GroupOperation"}
    %2 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %3 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(x: %2)
    irdl.results(result: %3)
    irdl.attributes {"execution_scope" = %0, "group_operation" = %1}
  }
  irdl.operation @group_f_max attributes {
      format = "$execution_scope $group_operation operands attr-dict `:` type($x)",
      match = ["all(x, result)"],
      name = "GroupFMax",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {attribute = "#spirv.group_operation", description = "valid SPIR-V GroupOperation"}
    %2 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %3 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(x: %2)
    irdl.results(result: %3)
    irdl.attributes {"execution_scope" = %0, "group_operation" = %1}
  }
  irdl.operation @group_f_min attributes {
      format = "$execution_scope $group_operation operands attr-dict `:` type($x)",
      match = ["all(x, result)"],
      name = "GroupFMin",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {attribute = "#spirv.group_operation", description = "valid SPIR-V GroupOperation"}
    %2 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %3 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(x: %2)
    irdl.results(result: %3)
    irdl.attributes {"execution_scope" = %0, "group_operation" = %1}
  }
  irdl.operation @group_i_add attributes {
      format = "$execution_scope $group_operation operands attr-dict `:` type($x)",
      match = ["all(x, result)"],
      name = "GroupIAdd",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {attribute = "#spirv.group_operation", description = "valid SPIR-V GroupOperation"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %3 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(x: %2)
    irdl.results(result: %3)
    irdl.attributes {"execution_scope" = %0, "group_operation" = %1}
  }
  irdl.operation @group_non_uniform_all attributes {
      format = "$execution_scope $predicate attr-dict `:` type($result)",
      name = "GroupNonUniformAll",
      rules = ["execution_scope.word == 'Subgroup': failed to verify that execution_scope must be Scope of value Subgroup"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {description = "bool", implied = "i1", type = "1-bit signless integer"}
    %2 = irdl.any {description = "bool", implied = "i1", type = "1-bit signless integer"}
    irdl.operands(predicate: %1)
    irdl.results(result: %2)
    irdl.attributes {"execution_scope" = %0}
  }
  irdl.operation @group_non_uniform_all_equal attributes {
      format = "$execution_scope $value attr-dict `:` type($value) `,` type($result)",
      name = "GroupNonUniformAllEqual",
      rules = ["execution_scope.word == 'Subgroup': failed to verify that execution_scope must be Scope of value Subgroup"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16 or 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16 or 1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "bool", implied = "i1", type = "1-bit signless integer"}
    irdl.operands(value: %1)
    irdl.results(result: %2)
    irdl.attributes {"execution_scope" = %0}
  }
  irdl.operation @group_non_uniform_any attributes {
      format = "$execution_scope $predicate attr-dict `:` type($result)",
      name = "GroupNonUniformAny",
      rules = ["execution_scope.word == 'Subgroup': failed to verify that execution_scope must be Scope of value Subgroup"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {description = "bool", implied = "i1", type = "1-bit signless integer"}
    %2 = irdl.any {description = "bool", implied = "i1", type = "1-bit signless integer"}
    irdl.operands(predicate: %1)
    irdl.results(result: %2)
    irdl.attributes {"execution_scope" = %0}
  }
  irdl.operation @group_non_uniform_ballot attributes {
      format = "$execution_scope $predicate attr-dict `:` type($result)",
      name = "GroupNonUniformBallot",
      rules = ["execution_scope.word in ['Workgroup', 'Subgroup']: execution scope must be 'Workgroup' or 'Subgroup'"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {description = "bool", implied = "i1", type = "1-bit signless integer"}
    %2 = irdl.any {description = "vector of 8/16/32/64-bit signless/unsigned integer values of length 4", type = "vector of 8/16/32/64-bit signless integer or 8/16/32/64-bit unsigned integer values and of rank at least 1 and of length 4"}
    irdl.operands(predicate: %1)
    irdl.results(result: %2)
    irdl.attributes {"execution_scope" = %0}
  }
  irdl.operation @group_non_uniform_ballot_bit_count attributes {
      format = "$execution_scope $group_operation $value attr-dict `:` type($value) `->` type($result)",
      name = "GroupNonUniformBallotBitCount",
      rules = ["execution_scope.word == 'Subgroup': failed to verify that execution_scope must be Scope of value Subgroup"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {attribute = "#spirv.group_operation", description = "valid SPIR-V GroupOperation"}
    %2 = irdl.any {description = "vector of 32-bit signless/unsigned integer values of length 4", type = "vector of 32-bit signless integer or 32-bit unsigned integer values and of rank at least 1 and of length 4"}
    %3 = irdl.any {description = "8/16/32/64-bit signless/unsigned integer", type = "8/16/32/64-bit signless integer or 8/16/32/64-bit unsigned integer"}
    irdl.operands(value: %2)
    irdl.results(result: %3)
    irdl.attributes {"execution_scope" = %0, "group_operation" = %1}
  }
  irdl.operation @group_non_uniform_ballot_find_l_s_b attributes {
      format = "$execution_scope $value attr-dict `:` type($value) `,` type($result)",
      name = "GroupNonUniformBallotFindLSB",
      rules = ["execution_scope.word in ['Workgroup', 'Subgroup']: execution scope must be 'Workgroup' or 'Subgroup'"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {description = "vector of 8/16/32/64-bit signless/unsigned integer values of length 4", type = "vector of 8/16/32/64-bit signless integer or 8/16/32/64-bit unsigned integer values and of rank at least 1 and of length 4"}
    %2 = irdl.any {description = "8/16/32/64-bit signless/unsigned integer", type = "8/16/32/64-bit signless integer or 8/16/32/64-bit unsigned integer"}
    irdl.operands(value: %1)
    irdl.results(result: %2)
    irdl.attributes {"execution_scope" = %0}
  }
  irdl.operation @group_non_uniform_ballot_find_m_s_b attributes {
      format = "$execution_scope $value attr-dict `:` type($value) `,` type($result)",
      name = "GroupNonUniformBallotFindMSB",
      rules = ["execution_scope.word in ['Workgroup', 'Subgroup']: execution scope must be 'Workgroup' or 'Subgroup'"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {description = "vector of 8/16/32/64-bit signless/unsigned integer values of length 4", type = "vector of 8/16/32/64-bit signless integer or 8/16/32/64-bit unsigned integer values and of rank at least 1 and of length 4"}
    %2 = irdl.any {description = "8/16/32/64-bit signless/unsigned integer", type = "8/16/32/64-bit signless integer or 8/16/32/64-bit unsigned integer"}
    irdl.operands(value: %1)
    irdl.results(result: %2)
    irdl.attributes {"execution_scope" = %0}
  }
  irdl.operation @group_non_uniform_bitwise_and attributes {
      format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)",
      name = "GroupNonUniformBitwiseAnd",
      rules = ["execution_scope.word in ['Workgroup', 'Subgroup']: execution scope must be 'Workgroup' or 'Subgroup'",
        "if group_operation.word == 'ClusteredReduce': has(cluster_size): cluster size operand must be provided for 'ClusteredReduce' group operation",
        "if group_operation.word != 'ClusteredReduce': not has(cluster_size): cluster size operand must not be provided for group operation {q(group_operation.word)}",
        "if has(cluster_size): known(cluster_size.def.has_trait('ConstantLike')) or known(cluster_size.def.name == 'spirv.mlir.referenceof'): cluster size operand must come from a constant op",
        "if has(cluster_size), let z = cluster_size.constant.value: power_of_two(z): cluster size operand must be a power of two"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {attribute = "#spirv.group_operation", description = "valid SPIR-V GroupOperation"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %3 = irdl.any {type = "8/16/32/64-bit integer"}
    %4 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(value: %2, cluster_size: optional %3)
    irdl.results(result: %4)
    irdl.attributes {"execution_scope" = %0, "group_operation" = %1}
  }
  irdl.operation @group_non_uniform_bitwise_or attributes {
      format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)",
      name = "GroupNonUniformBitwiseOr",
      rules = ["execution_scope.word in ['Workgroup', 'Subgroup']: execution scope must be 'Workgroup' or 'Subgroup'",
        "if group_operation.word == 'ClusteredReduce': has(cluster_size): cluster size operand must be provided for 'ClusteredReduce' group operation",
        "if group_operation.word != 'ClusteredReduce': not has(cluster_size): cluster size operand must not be provided for group operation {q(group_operation.word)}",
        "if has(cluster_size): known(cluster_size.def.has_trait('ConstantLike')) or known(cluster_size.def.name == 'spirv.mlir.referenceof'): cluster size operand must come from a constant op",
        "if has(cluster_size), let z = cluster_size.constant.value: power_of_two(z): cluster size operand must be a power of two"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {attribute = "#spirv.group_operation", description = "valid SPIR-V GroupOperation"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %3 = irdl.any {type = "8/16/32/64-bit integer"}
    %4 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(value: %2, cluster_size: optional %3)
    irdl.results(result: %4)
    irdl.attributes {"execution_scope" = %0, "group_operation" = %1}
  }
  irdl.operation @group_non_uniform_bitwise_xor attributes {
      format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)",
      name = "GroupNonUniformBitwiseXor",
      rules = ["execution_scope.word in ['Workgroup', 'Subgroup']: execution scope must be 'Workgroup' or 'Subgroup'",
        "if group_operation.word == 'ClusteredReduce': has(cluster_size): cluster size operand must be provided for 'ClusteredReduce' group operation",
        "if group_operation.word != 'ClusteredReduce': not has(cluster_size): cluster size operand must not be provided for group operation {q(group_operation.word)}",
        "if has(cluster_size): known(cluster_size.def.has_trait('ConstantLike')) or known(cluster_size.def.name == 'spirv.mlir.referenceof'): cluster size operand must come from a constant op",
        "if has(cluster_size), let z = cluster_size.constant.value: power_of_two(z): cluster size operand must be a power of two"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {attribute = "#spirv.group_operation", description = "valid SPIR-V GroupOperation"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %3 = irdl.any {type = "8/16/32/64-bit integer"}
    %4 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(value: %2, cluster_size: optional %3)
    irdl.results(result: %4)
    irdl.attributes {"execution_scope" = %0, "group_operation" = %1}
  }
  irdl.operation @group_non_uniform_broadcast attributes {
      format = "$execution_scope operands attr-dict `:` type($value) `,` type($id)",
      match = ["all(value, result)"],
      name = "GroupNonUniformBroadcast",
      rules = ["execution_scope.word in ['Workgroup', 'Subgroup']: execution scope must be 'Workgroup' or 'Subgroup'",
        "known(id.def.name in ['spirv.Constant', 'spirv.mlir.referenceof', 'spirv.SpecConstantOperation']) or known(id.def.has_trait('ConstantLike')): id must be the result of a constant op"],
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {description = "void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type", type = "none type or 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.ptr or !spirv.array or !spirv.rtarray or !spirv.struct or !spirv.coopmatrix or !spirv.matrix or !spirv.sampled_image or !spirv.image or !spirv.arm.tensor"}
    %2 = irdl.any {type = "8/16/32/64-bit integer"}
    %3 = irdl.any {description = "void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type", type = "none type or 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.ptr or !spirv.array or !spirv.rtarray or !spirv.struct or !spirv.coopmatrix or !spirv.matrix or !spirv.sampled_image or !spirv.image or !spirv.arm.tensor"}
    irdl.operands(value: %1, id: %2)
    irdl.results(result: %3)
    irdl.attributes {"execution_scope" = %0}
  }
  irdl.operation @group_non_uniform_elect attributes {
      format = "$execution_scope attr-dict `:` type($result)",
      name = "GroupNonUniformElect",
      rules = ["execution_scope.word in ['Workgroup', 'Subgroup']: execution scope must be 'Workgroup' or 'Subgroup'"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {description = "bool", implied = "i1", type = "1-bit signless integer"}
    irdl.results(result: %1)
    irdl.attributes {"execution_scope" = %0}
  }
  irdl.operation @group_non_uniform_f_add attributes {
      format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)",
      name = "GroupNonUniformFAdd",
      rules = ["execution_scope.word in ['Workgroup', 'Subgroup']: execution scope must be 'Workgroup' or 'Subgroup'",
        "if group_operation.word == 'ClusteredReduce': has(cluster_size): cluster size operand must be provided for 'ClusteredReduce' group operation",
        "if group_operation.word != 'ClusteredReduce': not has(cluster_size): cluster size operand must not be provided for group operation {q(group_operation.word)}",
        "if has(cluster_size): known(cluster_size.def.has_trait('ConstantLike')) or known(cluster_size.def.name == 'spirv.mlir.referenceof'): cluster size operand must come from a constant op",
        "if has(cluster_size), let z = cluster_size.constant.value: power_of_two(z): cluster size operand must be a power of two"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {attribute = "#spirv.group_operation", description = "valid SPIR-V GroupOperation"}
    %2 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %3 = irdl.any {type = "8/16/32/64-bit integer"}
    %4 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(value: %2, cluster_size: optional %3)
    irdl.results(result: %4)
    irdl.attributes {"execution_scope" = %0, "group_operation" = %1}
  }
  irdl.operation @group_non_uniform_f_max attributes {
      format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)",
      name = "GroupNonUniformFMax",
      rules = ["execution_scope.word in ['Workgroup', 'Subgroup']: execution scope must be 'Workgroup' or 'Subgroup'",
        "if group_operation.word == 'ClusteredReduce': has(cluster_size): cluster size operand must be provided for 'ClusteredReduce' group operation",
        "if group_operation.word != 'ClusteredReduce': not has(cluster_size): cluster size operand must not be provided for group operation {q(group_operation.word)}",
        "if has(cluster_size): known(cluster_size.def.has_trait('ConstantLike')) or known(cluster_size.def.name == 'spirv.mlir.referenceof'): cluster size operand must come from a constant op",
        "if has(cluster_size), let z = cluster_size.constant.value: power_of_two(z): cluster size operand must be a power of two"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {attribute = "#spirv.group_operation", description = "valid SPIR-V GroupOperation"}
    %2 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %3 = irdl.any {type = "8/16/32/64-bit integer"}
    %4 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(value: %2, cluster_size: optional %3)
    irdl.results(result: %4)
    irdl.attributes {"execution_scope" = %0, "group_operation" = %1}
  }
  irdl.operation @group_non_uniform_f_min attributes {
      format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)",
      name = "GroupNonUniformFMin",
      rules = ["execution_scope.word in ['Workgroup', 'Subgroup']: execution scope must be 'Workgroup' or 'Subgroup'",
        "if group_operation.word == 'ClusteredReduce': has(cluster_size): cluster size operand must be provided for 'ClusteredReduce' group operation",
        "if group_operation.word != 'ClusteredReduce': not has(cluster_size): cluster size operand must not be provided for group operation {q(group_operation.word)}",
        "if has(cluster_size): known(cluster_size.def.has_trait('ConstantLike')) or known(cluster_size.def.name == 'spirv.mlir.referenceof'): cluster size operand must come from a constant op",
        "if has(cluster_size), let z = cluster_size.constant.value: power_of_two(z): cluster size operand must be a power of two"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {attribute = "#spirv.group_operation", description = "valid SPIR-V GroupOperation"}
    %2 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %3 = irdl.any {type = "8/16/32/64-bit integer"}
    %4 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(value: %2, cluster_size: optional %3)
    irdl.results(result: %4)
    irdl.attributes {"execution_scope" = %0, "group_operation" = %1}
  }
  irdl.operation @group_non_uniform_f_mul attributes {
      format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)",
      name = "GroupNonUniformFMul",
      rules = ["execution_scope.word in ['Workgroup', 'Subgroup']: execution scope must be 'Workgroup' or 'Subgroup'",
        "if group_operation.word == 'ClusteredReduce': has(cluster_size): cluster size operand must be provided for 'ClusteredReduce' group operation",
        "if group_operation.word != 'ClusteredReduce': not has(cluster_size): cluster size operand must not be provided for group operation {q(group_operation.word)}",
        "if has(cluster_size): known(cluster_size.def.has_trait('ConstantLike')) or known(cluster_size.def.name == 'spirv.mlir.referenceof'): cluster size operand must come from a constant op",
        "if has(cluster_size), let z = cluster_size.constant.value: power_of_two(z): cluster size operand must be a power of two"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {attribute = "#spirv.group_operation", description = "valid SPIR-V GroupOperation"}
    %2 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %3 = irdl.any {type = "8/16/32/64-bit integer"}
    %4 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(value: %2, cluster_size: optional %3)
    irdl.results(result: %4)
    irdl.attributes {"execution_scope" = %0, "group_operation" = %1}
  }
  irdl.operation @group_non_uniform_i_add attributes {
      format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)",
      name = "GroupNonUniformIAdd",
      rules = ["execution_scope.word in ['Workgroup', 'Subgroup']: execution scope must be 'Workgroup' or 'Subgroup'",
        "if group_operation.word == 'ClusteredReduce': has(cluster_size): cluster size operand must be provided for 'ClusteredReduce' group operation",
        "if group_operation.word != 'ClusteredReduce': not has(cluster_size): cluster size operand must not be provided for group operation {q(group_operation.word)}",
        "if has(cluster_size): known(cluster_size.def.has_trait('ConstantLike')) or known(cluster_size.def.name == 'spirv.mlir.referenceof'): cluster size operand must come from a constant op",
        "if has(cluster_size), let z = cluster_size.constant.value: power_of_two(z): cluster size operand must be a power of two"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {attribute = "#spirv.group_operation", description = "valid SPIR-V GroupOperation"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %3 = irdl.any {type = "8/16/32/64-bit integer"}
    %4 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(value: %2, cluster_size: optional %3)
    irdl.results(result: %4)
    irdl.attributes {"execution_scope" = %0, "group_operation" = %1}
  }
  irdl.operation @group_non_uniform_i_mul attributes {
      format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)",
      name = "GroupNonUniformIMul",
      rules = ["execution_scope.word in ['Workgroup', 'Subgroup']: execution scope must be 'Workgroup' or 'Subgroup'",
        "if group_operation.word == 'ClusteredReduce': has(cluster_size): cluster size operand must be provided for 'ClusteredReduce' group operation",
        "if group_operation.word != 'ClusteredReduce': not has(cluster_size): cluster size operand must not be provided for group operation {q(group_operation.word)}",
        "if has(cluster_size): known(cluster_size.def.has_trait('ConstantLike')) or known(cluster_size.def.name == 'spirv.mlir.referenceof'): cluster size operand must come from a constant op",
        "if has(cluster_size), let z = cluster_size.constant.value: power_of_two(z): cluster size operand must be a power of two"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {attribute = "#spirv.group_operation", description = "valid SPIR-V GroupOperation"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %3 = irdl.any {type = "8/16/32/64-bit integer"}
    %4 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(value: %2, cluster_size: optional %3)
    irdl.results(result: %4)
    irdl.attributes {"execution_scope" = %0, "group_operation" = %1}
  }
  irdl.operation @group_non_uniform_logical_and attributes {
      format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)",
      name = "GroupNonUniformLogicalAnd",
      rules = ["execution_scope.word in ['Workgroup', 'Subgroup']: execution scope must be 'Workgroup' or 'Subgroup'",
        "if group_operation.word == 'ClusteredReduce': has(cluster_size): cluster size operand must be provided for 'ClusteredReduce' group operation",
        "if group_operation.word != 'ClusteredReduce': not has(cluster_size): cluster size operand must not be provided for group operation {q(group_operation.word)}",
        "if has(cluster_size): known(cluster_size.def.has_trait('ConstantLike')) or known(cluster_size.def.name == 'spirv.mlir.referenceof'): cluster size operand must come from a constant op",
        "if has(cluster_size), let z = cluster_size.constant.value: power_of_two(z): cluster size operand must be a power of two"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {attribute = "#spirv.group_operation", description = "valid SPIR-V GroupOperation"}
    %2 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    %3 = irdl.any {type = "8/16/32/64-bit integer"}
    %4 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(value: %2, cluster_size: optional %3)
    irdl.results(result: %4)
    irdl.attributes {"execution_scope" = %0, "group_operation" = %1}
  }
  irdl.operation @group_non_uniform_logical_or attributes {
      format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)",
      name = "GroupNonUniformLogicalOr",
      rules = ["execution_scope.word in ['Workgroup', 'Subgroup']: execution scope must be 'Workgroup' or 'Subgroup'",
        "if group_operation.word == 'ClusteredReduce': has(cluster_size): cluster size operand must be provided for 'ClusteredReduce' group operation",
        "if group_operation.word != 'ClusteredReduce': not has(cluster_size): cluster size operand must not be provided for group operation {q(group_operation.word)}",
        "if has(cluster_size): known(cluster_size.def.has_trait('ConstantLike')) or known(cluster_size.def.name == 'spirv.mlir.referenceof'): cluster size operand must come from a constant op",
        "if has(cluster_size), let z = cluster_size.constant.value: power_of_two(z): cluster size operand must be a power of two"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {attribute = "#spirv.group_operation", description = "valid SPIR-V GroupOperation"}
    %2 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    %3 = irdl.any {type = "8/16/32/64-bit integer"}
    %4 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(value: %2, cluster_size: optional %3)
    irdl.results(result: %4)
    irdl.attributes {"execution_scope" = %0, "group_operation" = %1}
  }
  irdl.operation @group_non_uniform_logical_xor attributes {
      format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)",
      name = "GroupNonUniformLogicalXor",
      rules = ["execution_scope.word in ['Workgroup', 'Subgroup']: execution scope must be 'Workgroup' or 'Subgroup'",
        "if group_operation.word == 'ClusteredReduce': has(cluster_size): cluster size operand must be provided for 'ClusteredReduce' group operation",
        "if group_operation.word != 'ClusteredReduce': not has(cluster_size): cluster size operand must not be provided for group operation {q(group_operation.word)}",
        "if has(cluster_size): known(cluster_size.def.has_trait('ConstantLike')) or known(cluster_size.def.name == 'spirv.mlir.referenceof'): cluster size operand must come from a constant op",
        "if has(cluster_size), let z = cluster_size.constant.value: power_of_two(z): cluster size operand must be a power of two"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {attribute = "#spirv.group_operation", description = "valid SPIR-V GroupOperation"}
    %2 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    %3 = irdl.any {type = "8/16/32/64-bit integer"}
    %4 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(value: %2, cluster_size: optional %3)
    irdl.results(result: %4)
    irdl.attributes {"execution_scope" = %0, "group_operation" = %1}
  }
  irdl.operation @group_non_uniform_quad_swap attributes {
      format = "$execution_scope $value $direction attr-dict `:` type($value) `,` type($direction)",
      match = ["all(value, result)"],
      name = "GroupNonUniformQuadSwap",
      rules = ["execution_scope.word == 'Subgroup': failed to verify that execution_scope must be Scope of value Subgroup"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16 or 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16 or 1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "8/16/32/64-bit signless/unsigned integer", type = "8/16/32/64-bit signless integer or 8/16/32/64-bit unsigned integer"}
    %3 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16 or 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16 or 1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(value: %1, direction: %2)
    irdl.results(result: %3)
    irdl.attributes {"execution_scope" = %0}
  }
  irdl.operation @group_non_uniform_rotate_k_h_r attributes {
      format = "$execution_scope $value `,` $delta (`,` `cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($value) `,` type($delta) (`,` type($cluster_size)^)? `->` type(results)",
      match = ["all(value, result)"],
      name = "GroupNonUniformRotateKHR",
      rules = ["execution_scope.word in ['Workgroup', 'Subgroup']: execution scope must be 'Workgroup' or 'Subgroup'",
        "if has(cluster_size): known(cluster_size.def.has_trait('ConstantLike')) or known(cluster_size.def.name == 'spirv.mlir.referenceof'): cluster size operand must come from a constant op",
        "if has(cluster_size), let z = cluster_size.constant.value: power_of_two(z): cluster size operand must be a power of two"],
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16 or 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16 or 1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "8/16/32/64-bit signless/unsigned integer", type = "8/16/32/64-bit signless integer or 8/16/32/64-bit unsigned integer"}
    %3 = irdl.any {description = "8/16/32/64-bit signless/unsigned integer", type = "8/16/32/64-bit signless integer or 8/16/32/64-bit unsigned integer"}
    %4 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16 or 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16 or 1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(value: %1, delta: %2, cluster_size: optional %3)
    irdl.results(result: %4)
    irdl.attributes {"execution_scope" = %0}
  }
  irdl.operation @group_non_uniform_s_max attributes {
      format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)",
      name = "GroupNonUniformSMax",
      rules = ["execution_scope.word in ['Workgroup', 'Subgroup']: execution scope must be 'Workgroup' or 'Subgroup'",
        "if group_operation.word == 'ClusteredReduce': has(cluster_size): cluster size operand must be provided for 'ClusteredReduce' group operation",
        "if group_operation.word != 'ClusteredReduce': not has(cluster_size): cluster size operand must not be provided for group operation {q(group_operation.word)}",
        "if has(cluster_size): known(cluster_size.def.has_trait('ConstantLike')) or known(cluster_size.def.name == 'spirv.mlir.referenceof'): cluster size operand must come from a constant op",
        "if has(cluster_size), let z = cluster_size.constant.value: power_of_two(z): cluster size operand must be a power of two"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {attribute = "#spirv.group_operation", description = "valid SPIR-V GroupOperation"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %3 = irdl.any {type = "8/16/32/64-bit integer"}
    %4 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(value: %2, cluster_size: optional %3)
    irdl.results(result: %4)
    irdl.attributes {"execution_scope" = %0, "group_operation" = %1}
  }
  irdl.operation @group_non_uniform_s_min attributes {
      format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)",
      name = "GroupNonUniformSMin",
      rules = ["execution_scope.word in ['Workgroup', 'Subgroup']: execution scope must be 'Workgroup' or 'Subgroup'",
        "if group_operation.word == 'ClusteredReduce': has(cluster_size): cluster size operand must be provided for 'ClusteredReduce' group operation",
        "if group_operation.word != 'ClusteredReduce': not has(cluster_size): cluster size operand must not be provided for group operation {q(group_operation.word)}",
        "if has(cluster_size): known(cluster_size.def.has_trait('ConstantLike')) or known(cluster_size.def.name == 'spirv.mlir.referenceof'): cluster size operand must come from a constant op",
        "if has(cluster_size), let z = cluster_size.constant.value: power_of_two(z): cluster size operand must be a power of two"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {attribute = "#spirv.group_operation", description = "valid SPIR-V GroupOperation"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %3 = irdl.any {type = "8/16/32/64-bit integer"}
    %4 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(value: %2, cluster_size: optional %3)
    irdl.results(result: %4)
    irdl.attributes {"execution_scope" = %0, "group_operation" = %1}
  }
  irdl.operation @group_non_uniform_shuffle attributes {
      format = "$execution_scope operands attr-dict `:` type($value) `,` type($id)",
      match = ["all(value, result)"],
      name = "GroupNonUniformShuffle",
      rules = ["execution_scope.word in ['Workgroup', 'Subgroup']: execution scope must be 'Workgroup' or 'Subgroup'",
        "op.operands[1] is 'signless integer' or op.operands[1] is 'unsigned integer': second operand must be a singless/unsigned integer"],
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or bool or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or 1-bit signless integer or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16"}
    %2 = irdl.any {type = "8/16/32/64-bit integer"}
    %3 = irdl.any {description = "8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or bool or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or 1-bit signless integer or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16"}
    irdl.operands(value: %1, id: %2)
    irdl.results(result: %3)
    irdl.attributes {"execution_scope" = %0}
  }
  irdl.operation @group_non_uniform_shuffle_down attributes {
      format = "$execution_scope operands attr-dict `:` type($value) `,` type($delta)",
      match = ["all(value, result)"],
      name = "GroupNonUniformShuffleDown",
      rules = ["execution_scope.word in ['Workgroup', 'Subgroup']: execution scope must be 'Workgroup' or 'Subgroup'",
        "op.operands[1] is 'signless integer' or op.operands[1] is 'unsigned integer': second operand must be a singless/unsigned integer"],
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or bool or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or 1-bit signless integer or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16"}
    %2 = irdl.any {type = "8/16/32/64-bit integer"}
    %3 = irdl.any {description = "void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type", type = "none type or 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.ptr or !spirv.array or !spirv.rtarray or !spirv.struct or !spirv.coopmatrix or !spirv.matrix or !spirv.sampled_image or !spirv.image or !spirv.arm.tensor"}
    irdl.operands(value: %1, delta: %2)
    irdl.results(result: %3)
    irdl.attributes {"execution_scope" = %0}
  }
  irdl.operation @group_non_uniform_shuffle_up attributes {
      format = "$execution_scope operands attr-dict `:` type($value) `,` type($delta)",
      match = ["all(value, result)"],
      name = "GroupNonUniformShuffleUp",
      rules = ["execution_scope.word in ['Workgroup', 'Subgroup']: execution scope must be 'Workgroup' or 'Subgroup'",
        "op.operands[1] is 'signless integer' or op.operands[1] is 'unsigned integer': second operand must be a singless/unsigned integer"],
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or bool or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or 1-bit signless integer or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16"}
    %2 = irdl.any {type = "8/16/32/64-bit integer"}
    %3 = irdl.any {description = "void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type", type = "none type or 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.ptr or !spirv.array or !spirv.rtarray or !spirv.struct or !spirv.coopmatrix or !spirv.matrix or !spirv.sampled_image or !spirv.image or !spirv.arm.tensor"}
    irdl.operands(value: %1, delta: %2)
    irdl.results(result: %3)
    irdl.attributes {"execution_scope" = %0}
  }
  irdl.operation @group_non_uniform_shuffle_xor attributes {
      format = "$execution_scope operands attr-dict `:` type($value) `,` type($mask)",
      match = ["all(value, result)"],
      name = "GroupNonUniformShuffleXor",
      rules = ["execution_scope.word in ['Workgroup', 'Subgroup']: execution scope must be 'Workgroup' or 'Subgroup'",
        "op.operands[1] is 'signless integer' or op.operands[1] is 'unsigned integer': second operand must be a singless/unsigned integer"],
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or bool or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or 1-bit signless integer or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16"}
    %2 = irdl.any {type = "8/16/32/64-bit integer"}
    %3 = irdl.any {description = "void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type", type = "none type or 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.ptr or !spirv.array or !spirv.rtarray or !spirv.struct or !spirv.coopmatrix or !spirv.matrix or !spirv.sampled_image or !spirv.image or !spirv.arm.tensor"}
    irdl.operands(value: %1, mask: %2)
    irdl.results(result: %3)
    irdl.attributes {"execution_scope" = %0}
  }
  irdl.operation @group_non_uniform_u_max attributes {
      format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)",
      name = "GroupNonUniformUMax",
      rules = ["execution_scope.word in ['Workgroup', 'Subgroup']: execution scope must be 'Workgroup' or 'Subgroup'",
        "if group_operation.word == 'ClusteredReduce': has(cluster_size): cluster size operand must be provided for 'ClusteredReduce' group operation",
        "if group_operation.word != 'ClusteredReduce': not has(cluster_size): cluster size operand must not be provided for group operation {q(group_operation.word)}",
        "if has(cluster_size): known(cluster_size.def.has_trait('ConstantLike')) or known(cluster_size.def.name == 'spirv.mlir.referenceof'): cluster size operand must come from a constant op",
        "if has(cluster_size), let z = cluster_size.constant.value: power_of_two(z): cluster size operand must be a power of two"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {attribute = "#spirv.group_operation", description = "valid SPIR-V GroupOperation"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %3 = irdl.any {type = "8/16/32/64-bit integer"}
    %4 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(value: %2, cluster_size: optional %3)
    irdl.results(result: %4)
    irdl.attributes {"execution_scope" = %0, "group_operation" = %1}
  }
  irdl.operation @group_non_uniform_u_min attributes {
      format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)",
      name = "GroupNonUniformUMin",
      rules = ["execution_scope.word in ['Workgroup', 'Subgroup']: execution scope must be 'Workgroup' or 'Subgroup'",
        "if group_operation.word == 'ClusteredReduce': has(cluster_size): cluster size operand must be provided for 'ClusteredReduce' group operation",
        "if group_operation.word != 'ClusteredReduce': not has(cluster_size): cluster size operand must not be provided for group operation {q(group_operation.word)}",
        "if has(cluster_size): known(cluster_size.def.has_trait('ConstantLike')) or known(cluster_size.def.name == 'spirv.mlir.referenceof'): cluster size operand must come from a constant op",
        "if has(cluster_size), let z = cluster_size.constant.value: power_of_two(z): cluster size operand must be a power of two"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {attribute = "#spirv.group_operation", description = "valid SPIR-V GroupOperation"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %3 = irdl.any {type = "8/16/32/64-bit integer"}
    %4 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(value: %2, cluster_size: optional %3)
    irdl.results(result: %4)
    irdl.attributes {"execution_scope" = %0, "group_operation" = %1}
  }
  irdl.operation @group_s_max attributes {
      format = "$execution_scope $group_operation operands attr-dict `:` type($x)",
      match = ["all(x, result)"],
      name = "GroupSMax",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {attribute = "#spirv.group_operation", description = "valid SPIR-V GroupOperation"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %3 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(x: %2)
    irdl.results(result: %3)
    irdl.attributes {"execution_scope" = %0, "group_operation" = %1}
  }
  irdl.operation @group_s_min attributes {
      format = "$execution_scope $group_operation operands attr-dict `:` type($x)",
      match = ["all(x, result)"],
      name = "GroupSMin",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {attribute = "#spirv.group_operation", description = "valid SPIR-V GroupOperation"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %3 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(x: %2)
    irdl.results(result: %3)
    irdl.attributes {"execution_scope" = %0, "group_operation" = %1}
  }
  irdl.operation @group_u_max attributes {
      format = "$execution_scope $group_operation operands attr-dict `:` type($x)",
      match = ["all(x, result)"],
      name = "GroupUMax",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {attribute = "#spirv.group_operation", description = "valid SPIR-V GroupOperation"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %3 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(x: %2)
    irdl.results(result: %3)
    irdl.attributes {"execution_scope" = %0, "group_operation" = %1}
  }
  irdl.operation @group_u_min attributes {
      format = "$execution_scope $group_operation operands attr-dict `:` type($x)",
      match = ["all(x, result)"],
      name = "GroupUMin",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {attribute = "#spirv.group_operation", description = "valid SPIR-V GroupOperation"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %3 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(x: %2)
    irdl.results(result: %3)
    irdl.attributes {"execution_scope" = %0, "group_operation" = %1}
  }
  irdl.operation @i_add attributes {
      format = "operands attr-dict `:` type($result)",
      match = ["all(operand1, operand2, result)"],
      name = "IAdd",
      traits = ["Commutative", "Pure"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or Cooperative Matrix of 8/16/32/64-bit integer values", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or Cooperative Matrix of 8/16/32/64-bit integer values", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or Cooperative Matrix of 8/16/32/64-bit integer values", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @i_add_carry attributes {
      assembly = "spirv.Extended",
      name = "IAddCarry",
      rules = ["let s = result.param('member_types')",
        "s.size == 2: expected result struct type containing two members",
        "s[0] == op.operands[0] and s[1] == op.operands[0] and op.operands[0] == op.operands[1]: expected all operand types and struct member types are the same"],
      traits = ["Commutative", "Pure"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "any SPIR-V struct type", type = "!spirv.struct"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @i_equal attributes {
      format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
      match = ["result = i1-like(operand1): type of result to correspond to the `i1` equivalent of the operand"],
      name = "IEqual",
      traits = ["Commutative", "Pure", "SameTypeOperands", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @i_mul attributes {
      format = "operands attr-dict `:` type($result)",
      match = ["all(operand1, operand2, result)"],
      name = "IMul",
      traits = ["Commutative", "Pure"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or Cooperative Matrix of 8/16/32/64-bit integer values", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or Cooperative Matrix of 8/16/32/64-bit integer values", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or Cooperative Matrix of 8/16/32/64-bit integer values", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @i_n_t_e_l_control_barrier_arrive attributes {
      format = "$execution_scope $memory_scope $memory_semantics attr-dict",
      name = "INTEL.ControlBarrierArrive"} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %2 = irdl.any {attribute = "#spirv.memory_semantics", description = "valid SPIR-V MemorySemantics"}
    irdl.attributes {"execution_scope" = %0, "memory_scope" = %1, "memory_semantics" = %2}
  }
  irdl.operation @i_n_t_e_l_control_barrier_wait attributes {
      format = "$execution_scope $memory_scope $memory_semantics attr-dict",
      name = "INTEL.ControlBarrierWait"} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %2 = irdl.any {attribute = "#spirv.memory_semantics", description = "valid SPIR-V MemorySemantics"}
    irdl.attributes {"execution_scope" = %0, "memory_scope" = %1, "memory_semantics" = %2}
  }
  irdl.operation @i_n_t_e_l_convert_b_f16_to_f attributes {
      format = "$operand attr-dict `:` type($operand) `to` type($result)",
      name = "INTEL.ConvertBF16ToF",
      traits = ["SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "Int16 or fixed-length vector of Int16 values of length 2/3/4/8/16", type = "16-bit signless integer or fixed-length vector of 16-bit signless integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "Float32 or fixed-length vector of Float32 values of length 2/3/4/8/16", type = "f32 or fixed-length vector of f32 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @i_n_t_e_l_convert_f_to_b_f16 attributes {
      format = "$operand attr-dict `:` type($operand) `to` type($result)",
      name = "INTEL.ConvertFToBF16",
      traits = ["SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "Float32 or fixed-length vector of Float32 values of length 2/3/4/8/16", type = "f32 or fixed-length vector of f32 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "Int16 or fixed-length vector of Int16 values of length 2/3/4/8/16", type = "16-bit signless integer or fixed-length vector of 16-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @i_n_t_e_l_round_f_to_t_f32 attributes {
      format = "$operand attr-dict `:` type($operand) `to` type($result)",
      name = "INTEL.RoundFToTF32",
      traits = ["SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "Float32 or fixed-length vector of Float32 values of length 2/3/4/8/16", type = "f32 or fixed-length vector of f32 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "Float32 or fixed-length vector of Float32 values of length 2/3/4/8/16", type = "f32 or fixed-length vector of f32 values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @i_n_t_e_l_subgroup_block_read attributes {
      format = "$ptr attr-dict `:` type($ptr) `->` type($value)",
      name = "INTEL.SubgroupBlockRead"} {
    %0 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    %1 = irdl.any {description = "void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type", type = "none type or 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.ptr or !spirv.array or !spirv.rtarray or !spirv.struct or !spirv.coopmatrix or !spirv.matrix or !spirv.sampled_image or !spirv.image or !spirv.arm.tensor"}
    irdl.operands(ptr: %0)
    irdl.results(value: %1)
  }
  irdl.operation @i_n_t_e_l_subgroup_block_write attributes {
      name = "INTEL.SubgroupBlockWrite"} {
    %0 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    %1 = irdl.any {description = "void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type", type = "none type or 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.ptr or !spirv.array or !spirv.rtarray or !spirv.struct or !spirv.coopmatrix or !spirv.matrix or !spirv.sampled_image or !spirv.image or !spirv.arm.tensor"}
    irdl.operands(ptr: %0, value: %1)
  }
  irdl.operation @i_not_equal attributes {
      format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
      match = ["result = i1-like(operand1): type of result to correspond to the `i1` equivalent of the operand"],
      name = "INotEqual",
      traits = ["Commutative", "Pure", "SameTypeOperands", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @i_sub attributes {
      format = "operands attr-dict `:` type($result)",
      match = ["all(operand1, operand2, result)"],
      name = "ISub",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or Cooperative Matrix of 8/16/32/64-bit integer values", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or Cooperative Matrix of 8/16/32/64-bit integer values", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or Cooperative Matrix of 8/16/32/64-bit integer values", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @i_sub_borrow attributes {
      assembly = "spirv.Extended",
      name = "ISubBorrow",
      rules = ["let s = result.param('member_types')",
        "s.size == 2: expected result struct type containing two members",
        "s[0] == op.operands[0] and s[1] == op.operands[0] and op.operands[0] == op.operands[1]: expected all operand types and struct member types are the same"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "any SPIR-V struct type", type = "!spirv.struct"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @image attributes {
      format = "$sampled_image attr-dict `:` type($sampled_image)",
      match = ["result = parameter(sampled_image): type of 'result' matches image type of 'sampled_image'"],
      name = "Image",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "any SPIR-V sampled image type", type = "!spirv.sampled_image"}
    %1 = irdl.any {description = "any SPIR-V image type", type = "!spirv.image"}
    irdl.operands(sampled_image: %0)
    irdl.results(result: %1)
  }
  irdl.operation @image_dref_gather attributes {
      format = "$sampled_image `,` $coordinate `,` $dref custom<ImageOperands>($image_operands) ( `,` $operand_arguments^ )? attr-dict `:` type($sampled_image) `,` type($coordinate) `,` type($dref) ( `,` type($operand_arguments)^ )? `->` type($result)",
      name = "ImageDrefGather",
      rules = ["let im = sampled_image.param('image_type')",
        "im.param('dim') in ['Dim2D', 'Cube', 'Rect']: failed to verify that the Dim operand of the underlying image must be Dim2D or Cube or Rect",
        "im.param('sampling_info') == 'SingleSampled': failed to verify that the MS operand of the underlying image type must be SingleSampled",
        "result.element == im.param('element_type'): failed to verify that the result component type must match the image sampled type",
        "let w = image_operands.word",
        "has(image_operands) or operand_arguments.size == 0: !the Image Operands should encode what operands follow, as per Image Operands",
        "done if not has(image_operands)",
        "let bias = known(w.flag('Bias'))",
        "let lod = known(w.flag('Lod'))",
        "let grad = known(w.flag('Grad'))",
        "let flat = im.param('dim') in ['Dim1D', 'Dim2D', 'Dim3D', 'Cube']",
        "let n = operand_arguments.size",
        "let args = operand_arguments",
        "not (lod and grad): !it is invalid to set both the Lod and Grad bits",
        "if bias: op.name in ['spirv.ImageSampleImplicitLod', 'spirv.ImageSampleProjDrefImplicitLod']: !Bias is only valid with implicit-lod instructions",
        "if bias: n >= 1: !Bias operand requires 1 argument",
        "if bias: args[0] is 'floating-point': !Bias must be a floating-point type scalar",
        "if bias: flat: !Bias must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube",
        "if bias: im.param('sampling_info') == 'SingleSampled': !Bias must only be used with an image type that has a MS operand of 0",
        "let from = when(bias, 1, 0)",
        "if lod: op.name in ['spirv.ImageSampleExplicitLod', 'spirv.ImageFetch']: !Lod is only valid with explicit-lod and fetch instructions",
        "if lod: n >= from + 1: !Lod operand requires 1 argument",
        "if lod, if op.name == 'spirv.ImageFetch': args[from] is 'integer': !for fetch operations, Lod must be an integer type scalar",
        "if lod, if op.name != 'spirv.ImageFetch': args[from] is 'floating-point': !for sampling operations, Lod must be a floating-point type scalar",
        "if lod: flat: !Lod must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube",
        "if lod: im.param('sampling_info') == 'SingleSampled': !Lod must only be used with an image type that has a MS operand of 0",
        "if grad: op.name == 'spirv.ImageSampleExplicitLod': !Grad is only valid with explicit-lod instructions",
        "if grad: n >= from + 2: !Grad operand requires 2 arguments (scalars or vectors)",
        "if grad, for k < 2, let g = args[from + k]: g is 'vector' or g is 'floating-point': !Grad arguments must be a scalar or vector of floating-point type",
        "if grad, for k < 2, let g = args[from + k]: g.element is 'floating-point': !Grad arguments must be a vector of floating-point type",
        "if grad, for k < 2, let g = args[from + k]: either(g.count, 1) == either(coordinate.count, 1) - when(im.param('arrayed_info') == 'Arrayed', 1, 0): !number of components of each Grad argument must equal the number of components in coordinate, minus the array layer component, if present",
        "n <= from + when(lod, 1, 0) + when(grad, 2, 0) or w.contains('Offset') or w.contains('Sample') or w.contains('MinLod') or w.contains('Texel'): !too many image operand arguments have been provided"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "any SPIR-V sampled image type", type = "!spirv.sampled_image"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "Float32", implied = "f32", type = "f32"}
    %3 = irdl.any {attribute = "#spirv.image_operands", description = "valid SPIR-V ImageOperands", optional}
    %4 = irdl.any {description = "void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type", type = "none type or 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.ptr or !spirv.array or !spirv.rtarray or !spirv.struct or !spirv.coopmatrix or !spirv.matrix or !spirv.sampled_image or !spirv.image or !spirv.arm.tensor"}
    %5 = irdl.any {description = "vector of 8/16/32/64-bit integer values of length 4 or vector of 16/32/64-bit float values of length 4", type = "vector of 8/16/32/64-bit integer values and of rank at least 1 and of length 4 or vector of f16 or f32 or f64 values and of rank at least 1 and of length 4"}
    irdl.operands(sampled_image: %0, coordinate: %1, dref: %2, operand_arguments: variadic %4)
    irdl.results(result: %5)
    irdl.attributes {"image_operands" = %3}
  }
  irdl.operation @image_fetch attributes {
      format = "$image `,` $coordinate custom<ImageOperands>($image_operands) ( `,` $operand_arguments^ )? attr-dict `:` type($image) `,` type($coordinate) ( `,` type($operand_arguments)^ )? `->` type($result)",
      name = "ImageFetch",
      rules = ["image.param('dim') != 'Cube': failed to verify that the Dim operand of the underlying image must not be Cube",
        "image.param('sampler_use_info') == 'NeedSampler': failed to verify that the sampled operand of the underlying image must be NeedSampler",
        "result.element == image.param('element_type'): failed to verify that the result component type must match the image sampled type",
        "let w = image_operands.word",
        "has(image_operands) or operand_arguments.size == 0: !the Image Operands should encode what operands follow, as per Image Operands",
        "done if not has(image_operands)",
        "let bias = known(w.flag('Bias'))",
        "let lod = known(w.flag('Lod'))",
        "let grad = known(w.flag('Grad'))",
        "let flat = image.param('dim') in ['Dim1D', 'Dim2D', 'Dim3D', 'Cube']",
        "let n = operand_arguments.size",
        "let args = operand_arguments",
        "not (lod and grad): !it is invalid to set both the Lod and Grad bits",
        "if bias: op.name in ['spirv.ImageSampleImplicitLod', 'spirv.ImageSampleProjDrefImplicitLod']: !Bias is only valid with implicit-lod instructions",
        "if bias: n >= 1: !Bias operand requires 1 argument",
        "if bias: args[0] is 'floating-point': !Bias must be a floating-point type scalar",
        "if bias: flat: !Bias must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube",
        "if bias: image.param('sampling_info') == 'SingleSampled': !Bias must only be used with an image type that has a MS operand of 0",
        "let from = when(bias, 1, 0)",
        "if lod: op.name in ['spirv.ImageSampleExplicitLod', 'spirv.ImageFetch']: !Lod is only valid with explicit-lod and fetch instructions",
        "if lod: n >= from + 1: !Lod operand requires 1 argument",
        "if lod, if op.name == 'spirv.ImageFetch': args[from] is 'integer': !for fetch operations, Lod must be an integer type scalar",
        "if lod, if op.name != 'spirv.ImageFetch': args[from] is 'floating-point': !for sampling operations, Lod must be a floating-point type scalar",
        "if lod: flat: !Lod must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube",
        "if lod: image.param('sampling_info') == 'SingleSampled': !Lod must only be used with an image type that has a MS operand of 0",
        "if grad: op.name == 'spirv.ImageSampleExplicitLod': !Grad is only valid with explicit-lod instructions",
        "if grad: n >= from + 2: !Grad operand requires 2 arguments (scalars or vectors)",
        "if grad, for k < 2, let g = args[from + k]: g is 'vector' or g is 'floating-point': !Grad arguments must be a scalar or vector of floating-point type",
        "if grad, for k < 2, let g = args[from + k]: g.element is 'floating-point': !Grad arguments must be a vector of floating-point type",
        "if grad, for k < 2, let g = args[from + k]: either(g.count, 1) == either(coordinate.count, 1) - when(image.param('arrayed_info') == 'Arrayed', 1, 0): !number of components of each Grad argument must equal the number of components in coordinate, minus the array layer component, if present",
        "n <= from + when(lod, 1, 0) + when(grad, 2, 0) or w.contains('Offset') or w.contains('Sample') or w.contains('MinLod') or w.contains('Texel'): !too many image operand arguments have been provided"]} {
    %0 = irdl.any {description = "any SPIR-V image type", type = "!spirv.image"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {attribute = "#spirv.image_operands", description = "valid SPIR-V ImageOperands", optional}
    %3 = irdl.any {description = "void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type", type = "none type or 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.ptr or !spirv.array or !spirv.rtarray or !spirv.struct or !spirv.coopmatrix or !spirv.matrix or !spirv.sampled_image or !spirv.image or !spirv.arm.tensor"}
    %4 = irdl.any {description = "vector of 16/32/64-bit float values of length 4 or vector of 8/16/32/64-bit integer values of length 4", type = "vector of f16 or f32 or f64 values and of rank at least 1 and of length 4 or vector of 8/16/32/64-bit integer values and of rank at least 1 and of length 4"}
    irdl.operands(image: %0, coordinate: %1, operand_arguments: variadic %3)
    irdl.results(result: %4)
    irdl.attributes {"image_operands" = %2}
  }
  irdl.operation @image_query_size attributes {
      format = "$image attr-dict `:` type($image) `->` type($result)",
      name = "ImageQuerySize",
      rules = ["let d = image.param('dim')",
        "d in ['Dim1D', 'Dim2D', 'Dim3D', 'Cube', 'Rect', 'Buffer']: !the Dim operand of the image type must be 1D, 2D, 3D, Buffer, Cube, or Rect",
        "d in ['Rect', 'Buffer'] or image.param('sampling_info') == 'MultiSampled' or image.param('sampler_use_info') in ['SamplerUnknown', 'NoSampler']: !if Dim is 1D, 2D, 3D, or Cube, it must also have either an MS of 1 or a Sampled of 0 or 2",
        "let n = when(d in ['Dim1D', 'Buffer'], 1, when(d == 'Dim3D', 3, 2)) + when(image.param('arrayed_info') == 'Arrayed', 1, 0)",
        "let c = either(result.count, 1)",
        "c == n: !expected the result to have {n} component(s), but found {c} component(s)"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "any SPIR-V image type", type = "!spirv.image"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(image: %0)
    irdl.results(result: %1)
  }
  irdl.operation @image_read attributes {
      format = "$image `,` $coordinate custom<ImageOperands>($image_operands) ( `,` $operand_arguments^ )? attr-dict `:` type($image) `,` type($coordinate) ( `,` type($operand_arguments)^ )? `->` type($result)",
      name = "ImageRead",
      rules = ["image.param('sampler_use_info') in ['SamplerUnknown', 'NoSampler']: failed to verify that the sampled operand of the underlying image must be SamplerUnknown or NoSampler",
        "result.element == image.param('element_type'): failed to verify that the result component type must match the image sampled type",
        "let w = image_operands.word",
        "has(image_operands) or operand_arguments.size == 0: !the Image Operands should encode what operands follow, as per Image Operands",
        "done if not has(image_operands)",
        "let bias = known(w.flag('Bias'))",
        "let lod = known(w.flag('Lod'))",
        "let grad = known(w.flag('Grad'))",
        "let flat = image.param('dim') in ['Dim1D', 'Dim2D', 'Dim3D', 'Cube']",
        "let n = operand_arguments.size",
        "let args = operand_arguments",
        "not (lod and grad): !it is invalid to set both the Lod and Grad bits",
        "if bias: op.name in ['spirv.ImageSampleImplicitLod', 'spirv.ImageSampleProjDrefImplicitLod']: !Bias is only valid with implicit-lod instructions",
        "if bias: n >= 1: !Bias operand requires 1 argument",
        "if bias: args[0] is 'floating-point': !Bias must be a floating-point type scalar",
        "if bias: flat: !Bias must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube",
        "if bias: image.param('sampling_info') == 'SingleSampled': !Bias must only be used with an image type that has a MS operand of 0",
        "let from = when(bias, 1, 0)",
        "if lod: op.name in ['spirv.ImageSampleExplicitLod', 'spirv.ImageFetch']: !Lod is only valid with explicit-lod and fetch instructions",
        "if lod: n >= from + 1: !Lod operand requires 1 argument",
        "if lod, if op.name == 'spirv.ImageFetch': args[from] is 'integer': !for fetch operations, Lod must be an integer type scalar",
        "if lod, if op.name != 'spirv.ImageFetch': args[from] is 'floating-point': !for sampling operations, Lod must be a floating-point type scalar",
        "if lod: flat: !Lod must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube",
        "if lod: image.param('sampling_info') == 'SingleSampled': !Lod must only be used with an image type that has a MS operand of 0",
        "if grad: op.name == 'spirv.ImageSampleExplicitLod': !Grad is only valid with explicit-lod instructions",
        "if grad: n >= from + 2: !Grad operand requires 2 arguments (scalars or vectors)",
        "if grad, for k < 2, let g = args[from + k]: g is 'vector' or g is 'floating-point': !Grad arguments must be a scalar or vector of floating-point type",
        "if grad, for k < 2, let g = args[from + k]: g.element is 'floating-point': !Grad arguments must be a vector of floating-point type",
        "if grad, for k < 2, let g = args[from + k]: either(g.count, 1) == either(coordinate.count, 1) - when(image.param('arrayed_info') == 'Arrayed', 1, 0): !number of components of each Grad argument must equal the number of components in coordinate, minus the array layer component, if present",
        "n <= from + when(lod, 1, 0) + when(grad, 2, 0) or w.contains('Offset') or w.contains('Sample') or w.contains('MinLod') or w.contains('Texel'): !too many image operand arguments have been provided"]} {
    %0 = irdl.any {description = "any SPIR-V image type", type = "!spirv.image"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16 or 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {attribute = "#spirv.image_operands", description = "valid SPIR-V ImageOperands", optional}
    %3 = irdl.any {description = "void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type", type = "none type or 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.ptr or !spirv.array or !spirv.rtarray or !spirv.struct or !spirv.coopmatrix or !spirv.matrix or !spirv.sampled_image or !spirv.image or !spirv.arm.tensor"}
    %4 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16 or 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(image: %0, coordinate: %1, operand_arguments: variadic %3)
    irdl.results(result: %4)
    irdl.attributes {"image_operands" = %2}
  }
  irdl.operation @image_sample_explicit_lod attributes {
      format = "$sampled_image `,` $coordinate custom<ImageOperands>($image_operands) ( `,` $operand_arguments^ )? attr-dict `:` type($sampled_image) `,` type($coordinate) ( `,` type($operand_arguments)^ )? `->` type($result)",
      name = "ImageSampleExplicitLod",
      rules = ["let im = sampled_image.param('image_type')",
        "im.param('sampling_info') == 'SingleSampled': failed to verify that the MS operand of the underlying image type must be SingleSampled",
        "result.element == im.param('element_type'): failed to verify that the result component type must match the image sampled type",
        "image_operands.word.flag('Lod') or image_operands.word.flag('Grad'): failed to verify that either Lod or Grad image operands must be present",
        "let w = image_operands.word",
        "has(image_operands) or operand_arguments.size == 0: !the Image Operands should encode what operands follow, as per Image Operands",
        "done if not has(image_operands)",
        "let bias = known(w.flag('Bias'))",
        "let lod = known(w.flag('Lod'))",
        "let grad = known(w.flag('Grad'))",
        "let flat = im.param('dim') in ['Dim1D', 'Dim2D', 'Dim3D', 'Cube']",
        "let n = operand_arguments.size",
        "let args = operand_arguments",
        "not (lod and grad): !it is invalid to set both the Lod and Grad bits",
        "if bias: op.name in ['spirv.ImageSampleImplicitLod', 'spirv.ImageSampleProjDrefImplicitLod']: !Bias is only valid with implicit-lod instructions",
        "if bias: n >= 1: !Bias operand requires 1 argument",
        "if bias: args[0] is 'floating-point': !Bias must be a floating-point type scalar",
        "if bias: flat: !Bias must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube",
        "if bias: im.param('sampling_info') == 'SingleSampled': !Bias must only be used with an image type that has a MS operand of 0",
        "let from = when(bias, 1, 0)",
        "if lod: op.name in ['spirv.ImageSampleExplicitLod', 'spirv.ImageFetch']: !Lod is only valid with explicit-lod and fetch instructions",
        "if lod: n >= from + 1: !Lod operand requires 1 argument",
        "if lod, if op.name == 'spirv.ImageFetch': args[from] is 'integer': !for fetch operations, Lod must be an integer type scalar",
        "if lod, if op.name != 'spirv.ImageFetch': args[from] is 'floating-point': !for sampling operations, Lod must be a floating-point type scalar",
        "if lod: flat: !Lod must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube",
        "if lod: im.param('sampling_info') == 'SingleSampled': !Lod must only be used with an image type that has a MS operand of 0",
        "if grad: op.name == 'spirv.ImageSampleExplicitLod': !Grad is only valid with explicit-lod instructions",
        "if grad: n >= from + 2: !Grad operand requires 2 arguments (scalars or vectors)",
        "if grad, for k < 2, let g = args[from + k]: g is 'vector' or g is 'floating-point': !Grad arguments must be a scalar or vector of floating-point type",
        "if grad, for k < 2, let g = args[from + k]: g.element is 'floating-point': !Grad arguments must be a vector of floating-point type",
        "if grad, for k < 2, let g = args[from + k]: either(g.count, 1) == either(coordinate.count, 1) - when(im.param('arrayed_info') == 'Arrayed', 1, 0): !number of components of each Grad argument must equal the number of components in coordinate, minus the array layer component, if present",
        "n <= from + when(lod, 1, 0) + when(grad, 2, 0) or w.contains('Offset') or w.contains('Sample') or w.contains('MinLod') or w.contains('Texel'): !too many image operand arguments have been provided"]} {
    %0 = irdl.any {description = "any SPIR-V sampled image type", type = "!spirv.sampled_image"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16 or 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {attribute = "#spirv.image_operands", description = "valid SPIR-V ImageOperands"}
    %3 = irdl.any {description = "void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type", type = "none type or 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.ptr or !spirv.array or !spirv.rtarray or !spirv.struct or !spirv.coopmatrix or !spirv.matrix or !spirv.sampled_image or !spirv.image or !spirv.arm.tensor"}
    %4 = irdl.any {description = "vector of 8/16/32/64-bit integer values of length 4 or vector of 16/32/64-bit float values of length 4", type = "vector of 8/16/32/64-bit integer values and of rank at least 1 and of length 4 or vector of f16 or f32 or f64 values and of rank at least 1 and of length 4"}
    irdl.operands(sampled_image: %0, coordinate: %1, operand_arguments: variadic %3)
    irdl.results(result: %4)
    irdl.attributes {"image_operands" = %2}
  }
  irdl.operation @image_sample_implicit_lod attributes {
      format = "$sampled_image `,` $coordinate custom<ImageOperands>($image_operands) ( `,` $operand_arguments^ )? attr-dict `:` type($sampled_image) `,` type($coordinate) ( `,` type($operand_arguments)^ )? `->` type($result)",
      name = "ImageSampleImplicitLod",
      rules = ["let im = sampled_image.param('image_type')",
        "im.param('sampling_info') == 'SingleSampled': failed to verify that the MS operand of the underlying image type must be SingleSampled",
        "result.element == im.param('element_type'): failed to verify that the result component type must match the image sampled type",
        "let w = image_operands.word",
        "has(image_operands) or operand_arguments.size == 0: !the Image Operands should encode what operands follow, as per Image Operands",
        "done if not has(image_operands)",
        "let bias = known(w.flag('Bias'))",
        "let lod = known(w.flag('Lod'))",
        "let grad = known(w.flag('Grad'))",
        "let flat = im.param('dim') in ['Dim1D', 'Dim2D', 'Dim3D', 'Cube']",
        "let n = operand_arguments.size",
        "let args = operand_arguments",
        "not (lod and grad): !it is invalid to set both the Lod and Grad bits",
        "if bias: op.name in ['spirv.ImageSampleImplicitLod', 'spirv.ImageSampleProjDrefImplicitLod']: !Bias is only valid with implicit-lod instructions",
        "if bias: n >= 1: !Bias operand requires 1 argument",
        "if bias: args[0] is 'floating-point': !Bias must be a floating-point type scalar",
        "if bias: flat: !Bias must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube",
        "if bias: im.param('sampling_info') == 'SingleSampled': !Bias must only be used with an image type that has a MS operand of 0",
        "let from = when(bias, 1, 0)",
        "if lod: op.name in ['spirv.ImageSampleExplicitLod', 'spirv.ImageFetch']: !Lod is only valid with explicit-lod and fetch instructions",
        "if lod: n >= from + 1: !Lod operand requires 1 argument",
        "if lod, if op.name == 'spirv.ImageFetch': args[from] is 'integer': !for fetch operations, Lod must be an integer type scalar",
        "if lod, if op.name != 'spirv.ImageFetch': args[from] is 'floating-point': !for sampling operations, Lod must be a floating-point type scalar",
        "if lod: flat: !Lod must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube",
        "if lod: im.param('sampling_info') == 'SingleSampled': !Lod must only be used with an image type that has a MS operand of 0",
        "if grad: op.name == 'spirv.ImageSampleExplicitLod': !Grad is only valid with explicit-lod instructions",
        "if grad: n >= from + 2: !Grad operand requires 2 arguments (scalars or vectors)",
        "if grad, for k < 2, let g = args[from + k]: g is 'vector' or g is 'floating-point': !Grad arguments must be a scalar or vector of floating-point type",
        "if grad, for k < 2, let g = args[from + k]: g.element is 'floating-point': !Grad arguments must be a vector of floating-point type",
        "if grad, for k < 2, let g = args[from + k]: either(g.count, 1) == either(coordinate.count, 1) - when(im.param('arrayed_info') == 'Arrayed', 1, 0): !number of components of each Grad argument must equal the number of components in coordinate, minus the array layer component, if present",
        "n <= from + when(lod, 1, 0) + when(grad, 2, 0) or w.contains('Offset') or w.contains('Sample') or w.contains('MinLod') or w.contains('Texel'): !too many image operand arguments have been provided"]} {
    %0 = irdl.any {description = "any SPIR-V sampled image type", type = "!spirv.sampled_image"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %2 = irdl.any {attribute = "#spirv.image_operands", description = "valid SPIR-V ImageOperands", optional}
    %3 = irdl.any {description = "void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type", type = "none type or 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.ptr or !spirv.array or !spirv.rtarray or !spirv.struct or !spirv.coopmatrix or !spirv.matrix or !spirv.sampled_image or !spirv.image or !spirv.arm.tensor"}
    %4 = irdl.any {description = "vector of 8/16/32/64-bit integer values of length 4 or vector of 16/32/64-bit float values of length 4", type = "vector of 8/16/32/64-bit integer values and of rank at least 1 and of length 4 or vector of f16 or f32 or f64 values and of rank at least 1 and of length 4"}
    irdl.operands(sampled_image: %0, coordinate: %1, operand_arguments: variadic %3)
    irdl.results(result: %4)
    irdl.attributes {"image_operands" = %2}
  }
  irdl.operation @image_sample_proj_dref_implicit_lod attributes {
      format = "$sampled_image `,` $coordinate `,` $dref custom<ImageOperands>($image_operands) ( `,` $operand_arguments^ )? attr-dict `:` type($sampled_image) `,` type($coordinate) `,` type($dref) ( `,` type($operand_arguments)^ )? `->` type($result)",
      name = "ImageSampleProjDrefImplicitLod",
      rules = ["let im = sampled_image.param('image_type')",
        "im.param('sampling_info') == 'SingleSampled': failed to verify that the MS operand of the underlying image type must be SingleSampled",
        "result == im.param('element_type'): failed to verify that type of 'result' matches image type of 'sampled_image'",
        "let w = image_operands.word",
        "has(image_operands) or operand_arguments.size == 0: !the Image Operands should encode what operands follow, as per Image Operands",
        "done if not has(image_operands)",
        "let bias = known(w.flag('Bias'))",
        "let lod = known(w.flag('Lod'))",
        "let grad = known(w.flag('Grad'))",
        "let flat = im.param('dim') in ['Dim1D', 'Dim2D', 'Dim3D', 'Cube']",
        "let n = operand_arguments.size",
        "let args = operand_arguments",
        "not (lod and grad): !it is invalid to set both the Lod and Grad bits",
        "if bias: op.name in ['spirv.ImageSampleImplicitLod', 'spirv.ImageSampleProjDrefImplicitLod']: !Bias is only valid with implicit-lod instructions",
        "if bias: n >= 1: !Bias operand requires 1 argument",
        "if bias: args[0] is 'floating-point': !Bias must be a floating-point type scalar",
        "if bias: flat: !Bias must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube",
        "if bias: im.param('sampling_info') == 'SingleSampled': !Bias must only be used with an image type that has a MS operand of 0",
        "let from = when(bias, 1, 0)",
        "if lod: op.name in ['spirv.ImageSampleExplicitLod', 'spirv.ImageFetch']: !Lod is only valid with explicit-lod and fetch instructions",
        "if lod: n >= from + 1: !Lod operand requires 1 argument",
        "if lod, if op.name == 'spirv.ImageFetch': args[from] is 'integer': !for fetch operations, Lod must be an integer type scalar",
        "if lod, if op.name != 'spirv.ImageFetch': args[from] is 'floating-point': !for sampling operations, Lod must be a floating-point type scalar",
        "if lod: flat: !Lod must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube",
        "if lod: im.param('sampling_info') == 'SingleSampled': !Lod must only be used with an image type that has a MS operand of 0",
        "if grad: op.name == 'spirv.ImageSampleExplicitLod': !Grad is only valid with explicit-lod instructions",
        "if grad: n >= from + 2: !Grad operand requires 2 arguments (scalars or vectors)",
        "if grad, for k < 2, let g = args[from + k]: g is 'vector' or g is 'floating-point': !Grad arguments must be a scalar or vector of floating-point type",
        "if grad, for k < 2, let g = args[from + k]: g.element is 'floating-point': !Grad arguments must be a vector of floating-point type",
        "if grad, for k < 2, let g = args[from + k]: either(g.count, 1) == either(coordinate.count, 1) - when(im.param('arrayed_info') == 'Arrayed', 1, 0): !number of components of each Grad argument must equal the number of components in coordinate, minus the array layer component, if present",
        "n <= from + when(lod, 1, 0) + when(grad, 2, 0) or w.contains('Offset') or w.contains('Sample') or w.contains('MinLod') or w.contains('Texel'): !too many image operand arguments have been provided"]} {
    %0 = irdl.any {description = "any SPIR-V sampled image type", type = "!spirv.sampled_image"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16 or 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "Float32", implied = "f32", type = "f32"}
    %3 = irdl.any {attribute = "#spirv.image_operands", description = "valid SPIR-V ImageOperands", optional}
    %4 = irdl.any {description = "void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type", type = "none type or 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.ptr or !spirv.array or !spirv.rtarray or !spirv.struct or !spirv.coopmatrix or !spirv.matrix or !spirv.sampled_image or !spirv.image or !spirv.arm.tensor"}
    %5 = irdl.any {description = "8/16/32/64-bit integer or 16/32/64-bit float", type = "8/16/32/64-bit integer or f16 or f32 or f64"}
    irdl.operands(sampled_image: %0, coordinate: %1, dref: %2, operand_arguments: variadic %4)
    irdl.results(result: %5)
    irdl.attributes {"image_operands" = %3}
  }
  irdl.operation @image_write attributes {
      format = "$image `,` $coordinate `,` $texel custom<ImageOperands>($image_operands) ( `,` $operand_arguments^ )? attr-dict `:` type($image) `,` type($coordinate) `,` type($texel) ( `,` type($operand_arguments)^ )?",
      name = "ImageWrite",
      rules = ["image.param('dim') != 'SubpassData': failed to verify that the Dim operand of the underlying image must not be SubpassData",
        "image.param('sampler_use_info') in ['SamplerUnknown', 'NoSampler']: failed to verify that the sampled operand of the underlying image must be SamplerUnknown or NoSampler",
        "texel.element == image.param('element_type'): failed to verify that the texel component type must match the image sampled type",
        "let w = image_operands.word",
        "has(image_operands) or operand_arguments.size == 0: !the Image Operands should encode what operands follow, as per Image Operands",
        "done if not has(image_operands)",
        "let bias = known(w.flag('Bias'))",
        "let lod = known(w.flag('Lod'))",
        "let grad = known(w.flag('Grad'))",
        "let flat = image.param('dim') in ['Dim1D', 'Dim2D', 'Dim3D', 'Cube']",
        "let n = operand_arguments.size",
        "let args = operand_arguments",
        "not (lod and grad): !it is invalid to set both the Lod and Grad bits",
        "if bias: op.name in ['spirv.ImageSampleImplicitLod', 'spirv.ImageSampleProjDrefImplicitLod']: !Bias is only valid with implicit-lod instructions",
        "if bias: n >= 1: !Bias operand requires 1 argument",
        "if bias: args[0] is 'floating-point': !Bias must be a floating-point type scalar",
        "if bias: flat: !Bias must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube",
        "if bias: image.param('sampling_info') == 'SingleSampled': !Bias must only be used with an image type that has a MS operand of 0",
        "let from = when(bias, 1, 0)",
        "if lod: op.name in ['spirv.ImageSampleExplicitLod', 'spirv.ImageFetch']: !Lod is only valid with explicit-lod and fetch instructions",
        "if lod: n >= from + 1: !Lod operand requires 1 argument",
        "if lod, if op.name == 'spirv.ImageFetch': args[from] is 'integer': !for fetch operations, Lod must be an integer type scalar",
        "if lod, if op.name != 'spirv.ImageFetch': args[from] is 'floating-point': !for sampling operations, Lod must be a floating-point type scalar",
        "if lod: flat: !Lod must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube",
        "if lod: image.param('sampling_info') == 'SingleSampled': !Lod must only be used with an image type that has a MS operand of 0",
        "if grad: op.name == 'spirv.ImageSampleExplicitLod': !Grad is only valid with explicit-lod instructions",
        "if grad: n >= from + 2: !Grad operand requires 2 arguments (scalars or vectors)",
        "if grad, for k < 2, let g = args[from + k]: g is 'vector' or g is 'floating-point': !Grad arguments must be a scalar or vector of floating-point type",
        "if grad, for k < 2, let g = args[from + k]: g.element is 'floating-point': !Grad arguments must be a vector of floating-point type",
        "if grad, for k < 2, let g = args[from + k]: either(g.count, 1) == either(coordinate.count, 1) - when(image.param('arrayed_info') == 'Arrayed', 1, 0): !number of components of each Grad argument must equal the number of components in coordinate, minus the array layer component, if present",
        "n <= from + when(lod, 1, 0) + when(grad, 2, 0) or w.contains('Offset') or w.contains('Sample') or w.contains('MinLod') or w.contains('Texel'): !too many image operand arguments have been provided"]} {
    %0 = irdl.any {description = "any SPIR-V image type", type = "!spirv.image"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16 or 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16 or 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %3 = irdl.any {attribute = "#spirv.image_operands", description = "valid SPIR-V ImageOperands", optional}
    %4 = irdl.any {description = "void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type", type = "none type or 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.ptr or !spirv.array or !spirv.rtarray or !spirv.struct or !spirv.coopmatrix or !spirv.matrix or !spirv.sampled_image or !spirv.image or !spirv.arm.tensor"}
    irdl.operands(image: %0, coordinate: %1, texel: %2, operand_arguments: variadic %4)
    irdl.attributes {"image_operands" = %3}
  }
  irdl.operation @in_bounds_ptr_access_chain attributes {
      format = "$base_ptr `[` $element ($indices^)? `]` attr-dict `:` type($base_ptr) `,` type($element) (`,` type($indices)^)? `->` type($result)",
      name = "InBoundsPtrAccessChain",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    %1 = irdl.any {type = "8/16/32/64-bit integer"}
    %2 = irdl.any {type = "8/16/32/64-bit integer"}
    %3 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    irdl.operands(base_ptr: %0, element: %1, indices: variadic %2)
    irdl.results(result: %3)
  }
  irdl.operation @is_finite attributes {
      format = "$operand `:` type($operand) attr-dict",
      match = ["result = i1-like(operand): type of result to correspond to the `i1` equivalent of the operand"],
      name = "IsFinite",
      traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @is_inf attributes {
      format = "$operand `:` type($operand) attr-dict",
      match = ["result = i1-like(operand): type of result to correspond to the `i1` equivalent of the operand"],
      name = "IsInf",
      traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @is_nan attributes {
      format = "$operand `:` type($operand) attr-dict",
      match = ["result = i1-like(operand): type of result to correspond to the `i1` equivalent of the operand"],
      name = "IsNan",
      traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @k_h_r_assume_true attributes {
      format = "$condition attr-dict",
      name = "KHR.AssumeTrue"} {
    %0 = irdl.any {description = "bool", implied = "i1", type = "1-bit signless integer"}
    irdl.operands(condition: %0)
  }
  irdl.operation @k_h_r_cooperative_matrix_length attributes {
      format = "attr-dict `:` $cooperative_matrix_type",
      infers,
      name = "KHR.CooperativeMatrixLength",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "type attribute of any SPIR-V cooperative matrix type"}
    %1 = irdl.any {description = "Int32", implied = "i32", type = "32-bit signless integer"}
    irdl.results(result: %1)
    irdl.attributes {"cooperative_matrix_type" = %0}
  }
  irdl.operation @k_h_r_cooperative_matrix_load attributes {
      format = "$pointer `,` $stride `,` $matrix_layout ( `,` $memory_operand^ )? ( `,` $alignment^ )? attr-dict `:` type(operands) `->` type($result)",
      name = "KHR.CooperativeMatrixLoad",
      rules = ["let p = pointer.param('pointee_type')",
        "p is 'integer or floating-point' or p is 'vector': Pointer must point to a scalar or vector type but provided {q(p)}",
        "let m = memory_operand.word",
        "if m.contains('Aligned'): has(alignment): missing value for the 'Aligned' memory operand",
        "if has(alignment): m.contains('Aligned'): found alignment attribute for non-'Aligned' memory operand",
        "not (memory_operand.word.contains('MakePointerAvailable')): not compatible with memory operand 'MakePointerAvailable'"]} {
    %0 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    %1 = irdl.any {attribute = "#spirv.coop_matrix_layout_khr", description = "valid SPIR-V Cooperative Matrix Layout (KHR)"}
    %2 = irdl.any {type = "8/16/32/64-bit integer"}
    %3 = irdl.any {attribute = "#spirv.memory_access", description = "valid SPIR-V MemoryAccess", optional}
    %4 = irdl.any {attribute = "32-bit signless integer attribute whose value is positive and whose value is a power of two > 0", optional}
    %5 = irdl.any {description = "any SPIR-V cooperative matrix type", type = "!spirv.coopmatrix"}
    irdl.operands(pointer: %0, stride: %2)
    irdl.results(result: %5)
    irdl.attributes {"matrix_layout" = %1, "memory_operand" = %3, "alignment" = %4}
  }
  irdl.operation @k_h_r_cooperative_matrix_mul_add attributes {
      format = "$a `,` $b `,` $c ( `,` $matrix_operands^ )? attr-dict `:` type($a) `,` type($b) `->` type($c)",
      match = ["all(c, result)"],
      name = "KHR.CooperativeMatrixMulAdd",
      rules = ["a.param('use') == 'MatrixA': operand #0 must be of use 'MatrixA'",
        "b.param('use') == 'MatrixB': operand #1 must be of use 'MatrixB'",
        "c.param('use') == 'MatrixAcc': operand #2 must be of use 'MatrixAcc'",
        "let x = a.param('shape')",
        "let y = b.param('shape')",
        "let z = c.param('shape')",
        "x[0] == z[0]: matrix size mismatch on dimension 'M'",
        "y[1] == z[1]: matrix size mismatch on dimension 'N'",
        "x[1] == y[0]: matrix size mismatch on dimension 'K'",
        "a.param('scope') == b.param('scope') and a.param('scope') == c.param('scope'): matrix scope mismatch",
        "if has(matrix_operands) and matrix_operands.word != 'None': a.param('element_type') is 'integer' and b.param('element_type') is 'integer' and c.param('element_type') is 'integer': Matrix Operands require all matrix element types to be Integer Types"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "any SPIR-V cooperative matrix type", type = "!spirv.coopmatrix"}
    %1 = irdl.any {description = "any SPIR-V cooperative matrix type", type = "!spirv.coopmatrix"}
    %2 = irdl.any {description = "any SPIR-V cooperative matrix type", type = "!spirv.coopmatrix"}
    %3 = irdl.any {attribute = "#spirv.cooperative_matrix_operands_khr", description = "valid SPIR-V Cooperative Matrix Operands (KHR)", optional}
    %4 = irdl.any {description = "any SPIR-V cooperative matrix type", type = "!spirv.coopmatrix"}
    irdl.operands(a: %0, b: %1, c: %2)
    irdl.results(result: %4)
    irdl.attributes {"matrix_operands" = %3}
  }
  irdl.operation @k_h_r_cooperative_matrix_store attributes {
      format = "$pointer `,` $object `,` $stride `,` $matrix_layout ( `,` $memory_operand^ )? ( `,` $alignment^ )? attr-dict `:` type(operands)",
      name = "KHR.CooperativeMatrixStore",
      rules = ["let p = pointer.param('pointee_type')",
        "p is 'integer or floating-point' or p is 'vector': Pointer must point to a scalar or vector type but provided {q(p)}",
        "let m = memory_operand.word",
        "if m.contains('Aligned'): has(alignment): missing value for the 'Aligned' memory operand",
        "if has(alignment): m.contains('Aligned'): found alignment attribute for non-'Aligned' memory operand",
        "not (memory_operand.word.contains('MakePointerVisible')): not compatible with memory operand 'MakePointerVisible'"]} {
    %0 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    %1 = irdl.any {description = "any SPIR-V cooperative matrix type", type = "!spirv.coopmatrix"}
    %2 = irdl.any {attribute = "#spirv.coop_matrix_layout_khr", description = "valid SPIR-V Cooperative Matrix Layout (KHR)"}
    %3 = irdl.any {type = "8/16/32/64-bit integer"}
    %4 = irdl.any {attribute = "#spirv.memory_access", description = "valid SPIR-V MemoryAccess", optional}
    %5 = irdl.any {attribute = "32-bit signless integer attribute whose value is positive and whose value is a power of two > 0", optional}
    irdl.operands(pointer: %0, object: %1, stride: %3)
    irdl.attributes {"matrix_layout" = %2, "memory_operand" = %4, "alignment" = %5}
  }
  irdl.operation @k_h_r_group_f_mul attributes {
      class = "GroupFMulKHROp",
      format = "$execution_scope $group_operation operands attr-dict `:` type($x)",
      match = ["all(x, result)"],
      name = "KHR.GroupFMul",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {attribute = "#spirv.group_operation", description = "valid SPIR-V GroupOperation"}
    %2 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %3 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(x: %2)
    irdl.results(result: %3)
    irdl.attributes {"execution_scope" = %0, "group_operation" = %1}
  }
  irdl.operation @k_h_r_group_i_mul attributes {
      class = "GroupIMulKHROp",
      format = "$execution_scope $group_operation operands attr-dict `:` type($x)",
      match = ["all(x, result)"],
      name = "KHR.GroupIMul",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {attribute = "#spirv.group_operation", description = "valid SPIR-V GroupOperation"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %3 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(x: %2)
    irdl.results(result: %3)
    irdl.attributes {"execution_scope" = %0, "group_operation" = %1}
  }
  irdl.operation @k_h_r_subgroup_ballot attributes {
      format = "$predicate attr-dict `:` type($result)",
      name = "KHR.SubgroupBallot"} {
    %0 = irdl.any {description = "bool", implied = "i1", type = "1-bit signless integer"}
    %1 = irdl.any {description = "vector of 32-bit integer values of length 4", type = "vector of 32-bit integer values and of rank at least 1 and of length 4"}
    irdl.operands(predicate: %0)
    irdl.results(result: %1)
  }
  irdl.operation @kill attributes {
      format = "attr-dict",
      name = "Kill",
      traits = ["Terminator"]}
  irdl.operation @load attributes {
      assembly = "spirv.Load",
      name = "Load",
      rules = ["if not has(memory_access): not has(alignment): invalid alignment specification without aligned memory access specification",
        "if memory_access.word.contains('Aligned'): has(alignment): missing alignment value",
        "if not (memory_access.word.contains('Aligned')): not has(alignment): invalid alignment specification with non-aligned memory access specification"]} {
    %0 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    %1 = irdl.any {attribute = "#spirv.memory_access", description = "valid SPIR-V MemoryAccess", optional}
    %2 = irdl.any {attribute = "32-bit signless integer attribute whose value is positive and whose value is a power of two > 0", optional}
    %3 = irdl.any {description = "void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type", type = "none type or 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.ptr or !spirv.array or !spirv.rtarray or !spirv.struct or !spirv.coopmatrix or !spirv.matrix or !spirv.sampled_image or !spirv.image or !spirv.arm.tensor"}
    irdl.operands(ptr: %0)
    irdl.results(value: %3)
    irdl.attributes {"memory_access" = %1, "alignment" = %2}
  }
  irdl.operation @logical_and attributes {
      format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
      match = ["result = i1-like(operand1): type of result to correspond to the `i1` equivalent of the operand"],
      name = "LogicalAnd",
      traits = ["Commutative", "Pure", "SameTypeOperands", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @logical_equal attributes {
      format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
      match = ["result = i1-like(operand1): type of result to correspond to the `i1` equivalent of the operand"],
      name = "LogicalEqual",
      traits = ["Commutative", "Pure", "SameTypeOperands", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @logical_not attributes {
      format = "$operand `:` type($operand) attr-dict",
      match = ["result = i1-like(operand): type of result to correspond to the `i1` equivalent of the operand"],
      name = "LogicalNot",
      traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @logical_not_equal attributes {
      format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
      match = ["result = i1-like(operand1): type of result to correspond to the `i1` equivalent of the operand"],
      name = "LogicalNotEqual",
      traits = ["Commutative", "Pure", "SameTypeOperands", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @logical_or attributes {
      format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
      match = ["result = i1-like(operand1): type of result to correspond to the `i1` equivalent of the operand"],
      name = "LogicalOr",
      traits = ["Commutative", "Pure", "SameTypeOperands", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @matrix_times_matrix attributes {
      format = "operands attr-dict `:` type($leftmatrix) `,` type($rightmatrix) `->` type($result)",
      name = "MatrixTimesMatrix",
      rules = ["leftmatrix.param('column_count') == rightmatrix.param('column_type')[0]: !left matrix columns' count must be equal to the right matrix rows' count",
        "rightmatrix.param('column_count') == result.param('column_count'): !right and result matrices must have equal columns' count",
        "rightmatrix.param('column_type').element == result.param('column_type').element: !right and result matrices' component type must be the same",
        "leftmatrix.param('column_type').element == result.param('column_type').element: !left and result matrices' component type must be the same",
        "leftmatrix.param('column_type')[0] == result.param('column_type')[0]: !left and result matrices must have equal rows' count"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "any SPIR-V matrix type", type = "!spirv.matrix"}
    %1 = irdl.any {description = "any SPIR-V matrix type", type = "!spirv.matrix"}
    %2 = irdl.any {description = "any SPIR-V matrix type", type = "!spirv.matrix"}
    irdl.operands(leftmatrix: %0, rightmatrix: %1)
    irdl.results(result: %2)
  }
  irdl.operation @matrix_times_scalar attributes {
      format = "operands attr-dict `:` type($matrix) `,` type($scalar)",
      match = ["all(matrix, result)"],
      name = "MatrixTimesScalar",
      rules = ["let m = op.operands[0]",
        "let s = op.operands[1]",
        "either(m.param('column_type').element, m.param('element_type')) == s: input matrix components' type and scaling value must have the same type"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "any SPIR-V matrix type or Cooperative Matrix of 16/32/64-bit float values", type = "!spirv.matrix or !spirv.coopmatrix"}
    %1 = irdl.any {description = "16/32/64-bit float", type = "f16 or f32 or f64"}
    %2 = irdl.any {description = "any SPIR-V matrix type or Cooperative Matrix of 16/32/64-bit float values", type = "!spirv.matrix or !spirv.coopmatrix"}
    irdl.operands(matrix: %0, scalar: %1)
    irdl.results(result: %2)
  }
  irdl.operation @matrix_times_vector attributes {
      format = "operands attr-dict `:` type($matrix) `,` type($vector) `->` type($result)",
      match = ["all-elements(vector, result)"],
      name = "MatrixTimesVector",
      rules = ["matrix.param('column_count') == vector.count: matrix columns ({matrix.param('column_count')}) must match vector operand size ({vector.count})",
        "matrix.param('column_type')[0] == result.count: result size ({result.count}) must match the matrix rows ({matrix.param('column_type')[0]})",
        "matrix.param('column_type').element == result.element: matrix and result element types must match"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "Matrix of 16/32/64-bit float values", type = "!spirv.matrix"}
    %1 = irdl.any {description = "fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(matrix: %0, vector: %1)
    irdl.results(result: %2)
  }
  irdl.operation @memory_barrier attributes {
      format = "$memory_scope `,` $memory_semantics attr-dict",
      name = "MemoryBarrier",
      rules = ["let smemory_semantics = memory_semantics.word",
        "count(i < 4, smemory_semantics.contains(when(i == 0, 'Acquire', when(i == 1, 'Release', when(i == 2, 'AcquireRelease', 'SequentiallyConsistent'))))) - 2 * smemory_semantics.contains('AcquireRelease') <= 1: !expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`"]} {
    %0 = irdl.any {attribute = "#spirv.scope", description = "valid SPIR-V Scope"}
    %1 = irdl.any {attribute = "#spirv.memory_semantics", description = "valid SPIR-V MemorySemantics"}
    irdl.attributes {"memory_scope" = %0, "memory_semantics" = %1}
  }
  irdl.operation @not attributes {
      format = "$operand `:` type($operand) attr-dict",
      name = "Not",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @ordered attributes {
      format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
      match = ["result = i1-like(operand1): type of result to correspond to the `i1` equivalent of the operand"],
      name = "Ordered",
      traits = ["Commutative", "Pure", "SameTypeOperands", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @ptr_access_chain attributes {
      format = "$base_ptr `[` $element ($indices^)? `]` attr-dict `:` type($base_ptr) `,` type($element) (`,` type($indices)^)? `->` type($result)",
      name = "PtrAccessChain",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    %1 = irdl.any {type = "8/16/32/64-bit integer"}
    %2 = irdl.any {type = "8/16/32/64-bit integer"}
    %3 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    irdl.operands(base_ptr: %0, element: %1, indices: variadic %2)
    irdl.results(result: %3)
  }
  irdl.operation @ptr_cast_to_generic attributes {
      format = "$pointer attr-dict `:` type($pointer) `to` type($result)",
      name = "PtrCastToGeneric",
      rules = ["pointer.param('storage_class') in ['Workgroup', 'CrossWorkgroup', 'Function']: !pointer must point to the Workgroup, CrossWorkgroup, or Function Storage Class",
        "result.param('storage_class') == 'Generic': !result type must be of storage class Generic",
        "let a = pointer.param('pointee_type')",
        "let b = result.param('pointee_type')",
        "a == b: pointer operand's pointee type must have the same as the op result type, but found {q(a)} vs {q(b)}"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    %1 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    irdl.operands(pointer: %0)
    irdl.results(result: %1)
  }
  irdl.operation @return attributes {
      format = "attr-dict",
      name = "Return",
      rules = ["let f = op.parent",
        "known(op.within('spirv.func').name == 'spirv.func') or has(op.within('func.func')): failed to verify that op must appear in a function-like op's block",
        "op.within('spirv.func').attr('function_type').type.outputs == 0: cannot be used in functions returning value"],
      traits = ["Pure", "ReturnLike", "Terminator"]}
  irdl.operation @return_value attributes {
      format = "$value attr-dict `:` type($value)",
      name = "ReturnValue",
      rules = ["let f = op.within('spirv.func')",
        "has(f) or has(op.within('func.func')): failed to verify that op must appear in a function-like op's block",
        "let t = f.attr('function_type').type",
        "t.outputs == 1: returns 1 value but enclosing function requires {t.outputs} results",
        "value == t.outputs(0): {' '}return value's type ({q(value)}) mismatch with function's result type ({q(t.outputs(0))})"],
      traits = ["Pure", "ReturnLike", "Terminator"]} {
    %0 = irdl.any {description = "void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type", type = "none type or 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.ptr or !spirv.array or !spirv.rtarray or !spirv.struct or !spirv.coopmatrix or !spirv.matrix or !spirv.sampled_image or !spirv.image or !spirv.arm.tensor"}
    irdl.operands(value: %0)
  }
  irdl.operation @s_convert attributes {
      format = "$operand attr-dict `:` type($operand) `to` type($result)",
      name = "SConvert",
      rules = ["operand.width != result.width: expected the different bit widths for operand type and result type, but provided {q(operand)} and {q(result)}"],
      traits = ["Pure", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or Cooperative Matrix of 8/16/32/64-bit integer values", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or Cooperative Matrix of 8/16/32/64-bit integer values", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @s_div attributes {
      format = "operands attr-dict `:` type($result)",
      match = ["all(operand1, operand2, result)"],
      name = "SDiv",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or Cooperative Matrix of 8/16/32/64-bit integer values", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or Cooperative Matrix of 8/16/32/64-bit integer values", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or Cooperative Matrix of 8/16/32/64-bit integer values", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @s_dot attributes {
      format = "$vector1 `,` $vector2 ( `,` $format^ )? attr-dict `:` type($vector1) `->` type($result)",
      match = ["all(vector1, vector2)"],
      name = "SDot",
      rules = ["if has(format): vector1 is not 'vector': with invalid format attribute for vector operands of type {q(vector1)}",
        "if has(format): vector1.width == 32: with specified Packed Vector Format ({format.word}) requires integer vector operands to be 32-bits wide",
        "if vector1 is not 'vector': has(format): requires Packed Vector Format attribute for integer vector operands",
        "result.width >= vector1.element.width: result type has insufficient bit-width ({result.width} bits) for the specified vector operand type ({vector1.element.width} bits)"],
      traits = ["Commutative", "Pure"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {attribute = "#spirv.packed_vector_format", description = "valid SPIR-V PackedVectorFormat", optional}
    %3 = irdl.any {type = "8/16/32/64-bit integer"}
    irdl.operands(vector1: %0, vector2: %1)
    irdl.results(result: %3)
    irdl.attributes {"format" = %2}
  }
  irdl.operation @s_dot_acc_sat attributes {
      format = "$vector1 `,` $vector2 `,` $accumulator ( `,` $format^ )? attr-dict `:` type($vector1) `->` type($result)",
      match = ["all(vector1, vector2)", "all(accumulator, result)"],
      name = "SDotAccSat",
      rules = ["if has(format): vector1 is not 'vector': with invalid format attribute for vector operands of type {q(vector1)}",
        "if has(format): vector1.width == 32: with specified Packed Vector Format ({format.word}) requires integer vector operands to be 32-bits wide",
        "if vector1 is not 'vector': has(format): requires Packed Vector Format attribute for integer vector operands",
        "result.width >= vector1.element.width: result type has insufficient bit-width ({result.width} bits) for the specified vector operand type ({vector1.element.width} bits)"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {type = "8/16/32/64-bit integer"}
    %3 = irdl.any {attribute = "#spirv.packed_vector_format", description = "valid SPIR-V PackedVectorFormat", optional}
    %4 = irdl.any {type = "8/16/32/64-bit integer"}
    irdl.operands(vector1: %0, vector2: %1, accumulator: %2)
    irdl.results(result: %4)
    irdl.attributes {"format" = %3}
  }
  irdl.operation @s_greater_than attributes {
      format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
      match = ["result = i1-like(operand1): type of result to correspond to the `i1` equivalent of the operand"],
      name = "SGreaterThan",
      traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @s_greater_than_equal attributes {
      format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
      match = ["result = i1-like(operand1): type of result to correspond to the `i1` equivalent of the operand"],
      name = "SGreaterThanEqual",
      traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @s_less_than attributes {
      format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
      match = ["result = i1-like(operand1): type of result to correspond to the `i1` equivalent of the operand"],
      name = "SLessThan",
      traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @s_less_than_equal attributes {
      format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
      match = ["result = i1-like(operand1): type of result to correspond to the `i1` equivalent of the operand"],
      name = "SLessThanEqual",
      traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @s_mod attributes {
      format = "operands attr-dict `:` type($result)",
      match = ["all(operand1, operand2, result)"],
      name = "SMod",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @s_mul_extended attributes {
      assembly = "spirv.Extended",
      name = "SMulExtended",
      rules = ["let s = result.param('member_types')",
        "s.size == 2: expected result struct type containing two members",
        "s[0] == op.operands[0] and s[1] == op.operands[0] and op.operands[0] == op.operands[1]: expected all operand types and struct member types are the same"],
      traits = ["Pure", "Commutative"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "any SPIR-V struct type", type = "!spirv.struct"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @s_negate attributes {
      format = "operands attr-dict `:` type($result)",
      match = ["all(operand, result)"],
      name = "SNegate",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or Cooperative Matrix of 8/16/32/64-bit integer values", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or Cooperative Matrix of 8/16/32/64-bit integer values", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @s_rem attributes {
      format = "operands attr-dict `:` type($result)",
      match = ["all(operand1, operand2, result)"],
      name = "SRem",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @s_u_dot attributes {
      format = "$vector1 `,` $vector2 ( `,` $format^ )? attr-dict `:` type($vector1) `->` type($result)",
      match = ["all(vector1, vector2)"],
      name = "SUDot",
      rules = ["if has(format): vector1 is not 'vector': with invalid format attribute for vector operands of type {q(vector1)}",
        "if has(format): vector1.width == 32: with specified Packed Vector Format ({format.word}) requires integer vector operands to be 32-bits wide",
        "if vector1 is not 'vector': has(format): requires Packed Vector Format attribute for integer vector operands",
        "result.width >= vector1.element.width: result type has insufficient bit-width ({result.width} bits) for the specified vector operand type ({vector1.element.width} bits)"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {attribute = "#spirv.packed_vector_format", description = "valid SPIR-V PackedVectorFormat", optional}
    %3 = irdl.any {type = "8/16/32/64-bit integer"}
    irdl.operands(vector1: %0, vector2: %1)
    irdl.results(result: %3)
    irdl.attributes {"format" = %2}
  }
  irdl.operation @s_u_dot_acc_sat attributes {
      format = "$vector1 `,` $vector2 `,` $accumulator ( `,` $format^ )? attr-dict `:` type($vector1) `->` type($result)",
      match = ["all(vector1, vector2)", "all(accumulator, result)"],
      name = "SUDotAccSat",
      rules = ["if has(format): vector1 is not 'vector': with invalid format attribute for vector operands of type {q(vector1)}",
        "if has(format): vector1.width == 32: with specified Packed Vector Format ({format.word}) requires integer vector operands to be 32-bits wide",
        "if vector1 is not 'vector': has(format): requires Packed Vector Format attribute for integer vector operands",
        "result.width >= vector1.element.width: result type has insufficient bit-width ({result.width} bits) for the specified vector operand type ({vector1.element.width} bits)"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {type = "8/16/32/64-bit integer"}
    %3 = irdl.any {attribute = "#spirv.packed_vector_format", description = "valid SPIR-V PackedVectorFormat", optional}
    %4 = irdl.any {type = "8/16/32/64-bit integer"}
    irdl.operands(vector1: %0, vector2: %1, accumulator: %2)
    irdl.results(result: %4)
    irdl.attributes {"format" = %3}
  }
  irdl.operation @select attributes {
      format = "operands attr-dict `:` type($condition) `,` type($result)",
      match = ["all(true_value, false_value, result)"],
      name = "Select",
      rules = ["if condition is 'vector': result is 'vector': result expected to be of vector type when condition is of vector type",
        "if condition is 'vector': result.count == condition.count: result should have the same number of elements as the condition when condition is of vector type"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or bool or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type", type = "8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or 1-bit signless integer or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.ptr"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or bool or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type", type = "8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or 1-bit signless integer or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.ptr"}
    %3 = irdl.any {description = "8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or bool or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type", type = "8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or 1-bit signless integer or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.ptr"}
    irdl.operands(condition: %0, true_value: %1, false_value: %2)
    irdl.results(result: %3)
  }
  irdl.operation @shift_left_logical attributes {
      format = "operands attr-dict `:` type($operand1) `,` type($operand2)",
      match = ["all(operand1, result)"],
      name = "ShiftLeftLogical",
      traits = ["Pure", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @shift_right_arithmetic attributes {
      format = "operands attr-dict `:` type($operand1) `,` type($operand2)",
      match = ["all(operand1, result)"],
      name = "ShiftRightArithmetic",
      traits = ["Pure", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @shift_right_logical attributes {
      format = "operands attr-dict `:` type($operand1) `,` type($operand2)",
      match = ["all(operand1, result)"],
      name = "ShiftRightLogical",
      traits = ["Pure", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @spec_constant attributes {
      assembly = "spirv.SpecConstant",
      name = "SpecConstant",
      rules = ["op.attr('spec_id').value >= 0: SpecId cannot be negative",
        "let t = default_value.type",
        "t is 'integer or floating-point': default value can only be a bool, integer, or float scalar",
        "t.width in [1, 8, 16, 32, 64]: default value bitwidth disallowed"],
      traits = ["Symbol"]} {
    %0 = irdl.any {attribute = "string attribute"}
    %1 = irdl.any {attribute = "TypedAttr instance"}
    irdl.attributes {"sym_name" = %0, "default_value" = %1}
  }
  irdl.operation @spec_constant_composite attributes {
      assembly = "spirv.SpecConstantComposite",
      name = "SpecConstantComposite",
      no_attributes,
      traits = ["Symbol"]} {
    %0 = irdl.any {attribute = "any type attribute"}
    %1 = irdl.any {attribute = "string attribute"}
    %2 = irdl.any {attribute = "symbol ref array attribute"}
    irdl.attributes {"type" = %0, "sym_name" = %1, "constituents" = %2}
  }
  irdl.operation @spec_constant_operation attributes {
      name = "SpecConstantOperation",
      traits = ["Pure", "SingleBlock", "SingleBlockImplicitTerminator<spirv.mlir.yield>"]} {
    %0 = irdl.any {type = "any type"}
    irdl.results(result: %0)
    %1 = irdl.region with size 1
    irdl.regions(body: %1)
  }
  irdl.operation @store attributes {
      assembly = "spirv.Store",
      name = "Store",
      rules = ["if not has(memory_access): not has(alignment): invalid alignment specification without aligned memory access specification",
        "if memory_access.word.contains('Aligned'): has(alignment): missing alignment value",
        "if not (memory_access.word.contains('Aligned')): not has(alignment): invalid alignment specification with non-aligned memory access specification"]} {
    %0 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    %1 = irdl.any {description = "void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type", type = "none type or 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.ptr or !spirv.array or !spirv.rtarray or !spirv.struct or !spirv.coopmatrix or !spirv.matrix or !spirv.sampled_image or !spirv.image or !spirv.arm.tensor"}
    %2 = irdl.any {attribute = "#spirv.memory_access", description = "valid SPIR-V MemoryAccess", optional}
    %3 = irdl.any {attribute = "32-bit signless integer attribute whose value is positive and whose value is a power of two > 0", optional}
    irdl.operands(ptr: %0, value: %1)
    irdl.attributes {"memory_access" = %2, "alignment" = %3}
  }
  irdl.operation @switch attributes {
      format = "$selector `:` type($selector) `,` `[` `\\n` custom<SwitchOpCases>(ref(type($selector)), $defaultTarget, $defaultOperands, type($defaultOperands), $literals, $case_operand_segments, $targets, $targetOperands, type($targetOperands)) `]` attr-dict",
      name = "Switch",
      successors = ["defaultTarget", "targets..."],
      traits = ["AttrSizedOperandSegments", "Pure", "Terminator"]} {
    %0 = irdl.any {type = "8/16/32/64-bit integer"}
    %1 = irdl.any {name = "defaultOperands", type = "any type"}
    %2 = irdl.any {name = "targetOperands", type = "any type"}
    %3 = irdl.any {attribute = "integer elements attribute", optional}
    %4 = irdl.any {attribute = "i32 dense array attribute"}
    irdl.operands(selector: %0, default_operands: variadic %1, target_operands: variadic %2)
    irdl.attributes {"literals" = %3, "case_operand_segments" = %4}
  }
  irdl.operation @transpose attributes {
      format = "operands attr-dict `:` type($matrix) `->` type($result)",
      name = "Transpose",
      rules = ["matrix.param('column_type')[0] == result.param('column_count'): !input matrix rows count must be equal to output matrix columns count",
        "matrix.param('column_count') == result.param('column_type')[0]: !input matrix columns count must be equal to output matrix rows count",
        "matrix.param('column_type').element == result.param('column_type').element: !input and output matrices must have the same component type"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "any SPIR-V matrix type", type = "!spirv.matrix"}
    %1 = irdl.any {description = "any SPIR-V matrix type", type = "!spirv.matrix"}
    irdl.operands(matrix: %0)
    irdl.results(result: %1)
  }
  irdl.operation @u_convert attributes {
      format = "$operand attr-dict `:` type($operand) `to` type($result)",
      name = "UConvert",
      rules = ["operand.width != result.width: expected the different bit widths for operand type and result type, but provided {q(operand)} and {q(result)}"],
      traits = ["Pure", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or Cooperative Matrix of 8/16/32/64-bit integer values", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or Cooperative Matrix of 8/16/32/64-bit integer values", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @u_div attributes {
      format = "operands attr-dict `:` type($result)",
      match = ["all(operand1, operand2, result)"],
      name = "UDiv",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or Cooperative Matrix of 8/16/32/64-bit integer values", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or Cooperative Matrix of 8/16/32/64-bit integer values", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or Cooperative Matrix of 8/16/32/64-bit integer values", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16 or !spirv.coopmatrix"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @u_dot attributes {
      format = "$vector1 `,` $vector2 ( `,` $format^ )? attr-dict `:` type($vector1) `->` type($result)",
      match = ["all(vector1, vector2)"],
      name = "UDot",
      rules = ["if has(format): vector1 is not 'vector': with invalid format attribute for vector operands of type {q(vector1)}",
        "if has(format): vector1.width == 32: with specified Packed Vector Format ({format.word}) requires integer vector operands to be 32-bits wide",
        "if vector1 is not 'vector': has(format): requires Packed Vector Format attribute for integer vector operands",
        "result.width >= vector1.element.width: result type has insufficient bit-width ({result.width} bits) for the specified vector operand type ({vector1.element.width} bits)"],
      traits = ["Commutative", "Pure"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {attribute = "#spirv.packed_vector_format", description = "valid SPIR-V PackedVectorFormat", optional}
    %3 = irdl.any {type = "8/16/32/64-bit integer"}
    irdl.operands(vector1: %0, vector2: %1)
    irdl.results(result: %3)
    irdl.attributes {"format" = %2}
  }
  irdl.operation @u_dot_acc_sat attributes {
      format = "$vector1 `,` $vector2 `,` $accumulator ( `,` $format^ )? attr-dict `:` type($vector1) `->` type($result)",
      match = ["all(vector1, vector2)", "all(accumulator, result)"],
      name = "UDotAccSat",
      rules = ["if has(format): vector1 is not 'vector': with invalid format attribute for vector operands of type {q(vector1)}",
        "if has(format): vector1.width == 32: with specified Packed Vector Format ({format.word}) requires integer vector operands to be 32-bits wide",
        "if vector1 is not 'vector': has(format): requires Packed Vector Format attribute for integer vector operands",
        "result.width >= vector1.element.width: result type has insufficient bit-width ({result.width} bits) for the specified vector operand type ({vector1.element.width} bits)"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {type = "8/16/32/64-bit integer"}
    %3 = irdl.any {attribute = "#spirv.packed_vector_format", description = "valid SPIR-V PackedVectorFormat", optional}
    %4 = irdl.any {type = "8/16/32/64-bit integer"}
    irdl.operands(vector1: %0, vector2: %1, accumulator: %2)
    irdl.results(result: %4)
    irdl.attributes {"format" = %3}
  }
  irdl.operation @u_greater_than attributes {
      format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
      match = ["result = i1-like(operand1): type of result to correspond to the `i1` equivalent of the operand"],
      name = "UGreaterThan",
      traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @u_greater_than_equal attributes {
      format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
      match = ["result = i1-like(operand1): type of result to correspond to the `i1` equivalent of the operand"],
      name = "UGreaterThanEqual",
      traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @u_less_than attributes {
      format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
      match = ["result = i1-like(operand1): type of result to correspond to the `i1` equivalent of the operand"],
      name = "ULessThan",
      traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @u_less_than_equal attributes {
      format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
      match = ["result = i1-like(operand1): type of result to correspond to the `i1` equivalent of the operand"],
      name = "ULessThanEqual",
      traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @u_mod attributes {
      format = "operands attr-dict `:` type($result)",
      match = ["all(operand1, operand2, result)"],
      name = "UMod",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @u_mul_extended attributes {
      assembly = "spirv.Extended",
      name = "UMulExtended",
      rules = ["let s = result.param('member_types')",
        "s.size == 2: expected result struct type containing two members",
        "s[0] == op.operands[0] and s[1] == op.operands[0] and op.operands[0] == op.operands[1]: expected all operand types and struct member types are the same"],
      traits = ["Pure", "Commutative"]} {
    %0 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", type = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "any SPIR-V struct type", type = "!spirv.struct"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @undef attributes {
      format = "attr-dict `:` type($result)",
      name = "Undef",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type", type = "none type or 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.ptr or !spirv.array or !spirv.rtarray or !spirv.struct or !spirv.coopmatrix or !spirv.matrix or !spirv.sampled_image or !spirv.image or !spirv.arm.tensor"}
    irdl.results(result: %0)
  }
  irdl.operation @unordered attributes {
      format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
      match = ["result = i1-like(operand1): type of result to correspond to the `i1` equivalent of the operand"],
      name = "Unordered",
      traits = ["Commutative", "Pure", "SameTypeOperands", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "f16 or f32 or f64 or fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %2 = irdl.any {description = "bool or fixed-length vector of bool values of length 2/3/4/8/16", type = "1-bit signless integer or fixed-length vector of 1-bit signless integer values and of length 2/3/4/8/16"}
    irdl.operands(operand1: %0, operand2: %1)
    irdl.results(result: %2)
  }
  irdl.operation @unreachable attributes {
      format = "attr-dict",
      name = "Unreachable",
      rules = ["not known(same(op.block.region.first.block, op.block)): cannot be used in reachable block"],
      traits = ["Terminator"]}
  irdl.operation @variable attributes {
      assembly = "spirv.Variable",
      name = "Variable",
      rules = ["storage_class.word == 'Function': can only be used to model function-level variables. Use spirv.GlobalVariable for module-level variables.",
        "storage_class.word == pointer.param('storage_class'): storage class must match result pointer's storage class",
        "if has(initializer): known(initializer.def.name in ['spirv.Constant', 'spirv.mlir.referenceof', 'spirv.mlir.addressof']): initializer must be the result of a constant or spirv.GlobalVariable op",
        "not has(op.attr('descriptor_set')): cannot have 'descriptor_set' attribute (only allowed in spirv.GlobalVariable)",
        "not has(op.attr('binding')): cannot have 'binding' attribute (only allowed in spirv.GlobalVariable)",
        "not has(op.attr('built_in')): cannot have 'built_in' attribute (only allowed in spirv.GlobalVariable)",
        "let p = pointer.param('pointee_type')",
        "let e = when(p.mnemonic == 'array', p.param('element_type'), p)",
        "done if not known(e.mnemonic == 'ptr' and e.param('storage_class') == 'PhysicalStorageBuffer')",
        "has(op.attr('aliased_pointer')) or has(op.attr('restrict_pointer')): {' '}with physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'",
        "not (has(op.attr('aliased_pointer')) and has(op.attr('restrict_pointer'))): {' '}with physical buffer pointer must have exactly one aliasing decoration"]} {
    %0 = irdl.any {attribute = "#spirv.storage_class", description = "valid SPIR-V StorageClass"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    irdl.operands(initializer: optional %1)
    irdl.results(pointer: %2)
    irdl.attributes {"storage_class" = %0}
  }
  irdl.operation @vector_extract_dynamic attributes {
      format = "$vector `[` $index `]` attr-dict `:` type($vector) `,` type($index)",
      match = ["result = element(vector): type of 'result' matches element type of 'vector'"],
      name = "VectorExtractDynamic",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16", type = "vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16"}
    %1 = irdl.any {type = "8/16/32/64-bit integer"}
    %2 = irdl.any {description = "8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or bool", type = "8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or 1-bit signless integer"}
    irdl.operands(vector: %0, index: %1)
    irdl.results(result: %2)
  }
  irdl.operation @vector_insert_dynamic attributes {
      format = "$component `,` $vector `[` $index `]` attr-dict `:` type($vector) `,` type($index)",
      match = ["component = element(vector): type of 'component' matches element type of 'vector'", "all(vector, result)"],
      name = "VectorInsertDynamic",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16", type = "vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or bool", type = "8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or 1-bit signless integer"}
    %2 = irdl.any {type = "8/16/32/64-bit integer"}
    %3 = irdl.any {description = "vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16", type = "vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16"}
    irdl.operands(vector: %0, component: %1, index: %2)
    irdl.results(result: %3)
  }
  irdl.operation @vector_shuffle attributes {
      format = "attr-dict $components $vector1 `,` $vector2 `:` type($vector1) `,` type($vector2) `->` type($result)",
      match = ["all-elements(vector1, vector2, result)"],
      name = "VectorShuffle",
      rules = ["components.size == result.count: result type element count ({result.count}) mismatch with the number of component selectors ({components.size})",
        "let n = op.operands[0].count + op.operands[1].count",
        "for i < components.size, let s = components[i].value: s >= 0 and s < n or s == -1 or s == 4294967295: component selector {s} out of range: expected to be in [0, {n}) or 0xffffffff"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16", type = "vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16", type = "vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16"}
    %2 = irdl.any {attribute = "32-bit integer array attribute"}
    %3 = irdl.any {description = "vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16", type = "vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16"}
    irdl.operands(vector1: %0, vector2: %1)
    irdl.results(result: %3)
    irdl.attributes {"components" = %2}
  }
  irdl.operation @vector_times_matrix attributes {
      format = "operands attr-dict `:` type($vector) `,` type($matrix) `->` type($result)",
      match = ["all-elements(vector, result)"],
      name = "VectorTimesMatrix",
      rules = ["vector.count == matrix.param('column_type')[0]: number of components in vector must equal the number of components in each column in matrix",
        "matrix.param('column_count') == result.count: number of columns in matrix must equal the number of components in result",
        "matrix.param('column_type').element == result.element: matrix must be a matrix with the same component type as the component type in result"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    %1 = irdl.any {description = "Matrix of 16/32/64-bit float values", type = "!spirv.matrix"}
    %2 = irdl.any {description = "fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", type = "fixed-length vector of f16 or f32 or f64 values and of length 2/3/4/8/16"}
    irdl.operands(vector: %0, matrix: %1)
    irdl.results(result: %2)
  }
  irdl.operation @vector_times_scalar attributes {
      format = "operands attr-dict `:` `(` type(operands) `)` `->` type($result)",
      name = "VectorTimesScalar",
      rules = ["op.operands[0] == result: vector operand and result type mismatch",
        "op.operands[1] == result.element: scalar operand and result element type match"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "vector of 16/32/64-bit float values of length 2/3/4", type = "vector of f16 or f32 or f64 values and of rank at least 1 and of length 2/3/4"}
    %1 = irdl.any {description = "16/32/64-bit float", type = "f16 or f32 or f64"}
    %2 = irdl.any {description = "vector of 16/32/64-bit float values of length 2/3/4", type = "vector of f16 or f32 or f64 values and of rank at least 1 and of length 2/3/4"}
    irdl.operands(vector: %0, scalar: %1)
    irdl.results(result: %2)
  }
  irdl.operation @func attributes {
      assembly = "spirv.func",
      rules = ["let t = function_type.type",
        "t.outputs <= 1: cannot have more than one result",
        "for i < t.inputs, let p = t.inputs(i), if p.mnemonic == 'ptr', let to = p.param('pointee_type'), let d = arg_attrs[i].field('spirv.decoration').word, if to.mnemonic == 'ptr', if to.param('storage_class') == 'PhysicalStorageBuffer': known(d in ['AliasedPointer', 'RestrictPointer']): with a pointer points to a physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'",
        "for i < t.inputs, let p = t.inputs(i), if p.mnemonic == 'ptr', let to = p.param('pointee_type'), let d = arg_attrs[i].field('spirv.decoration').word, let e = when(known(to.mnemonic == 'array'), to.param('element_type'), p), if not known(to.mnemonic == 'ptr'), if e.mnemonic == 'ptr', if e.param('storage_class') == 'PhysicalStorageBuffer': known(d in ['Aliased', 'Restrict']): with physical buffer pointer must be decorated either 'Aliased' or 'Restrict'"],
      traits = ["AutomaticAllocationScope", "Symbol", "IsolatedFromAbove"],
      verify = "spirv.func"} {
    %0 = irdl.any {attribute = "type attribute of function type"}
    %1 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %2 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %3 = irdl.any {attribute = "string attribute"}
    %4 = irdl.any {attribute = "#spirv.function_control", description = "valid SPIR-V FunctionControl"}
    %5 = irdl.any {attribute = "#spirv.linkage_attributes", optional}
    irdl.attributes {"function_type" = %0, "arg_attrs" = %1, "res_attrs" = %2, "sym_name" = %3, "function_control" = %4, "linkage_attributes" = %5}
    %6 = irdl.region
    irdl.regions(body: %6)
  }
  irdl.operation @mlir_addressof attributes {
      class = "AddressOfOp",
      format = "$variable attr-dict `:` type($pointer)",
      name = "mlir.addressof",
      names = "spirv.address",
      symbol_rules = ["let g = symbol(variable)",
        "known(g.name == 'spirv.GlobalVariable'): expected spirv.GlobalVariable symbol",
        "g.attr('type').type == pointer.type: result type mismatch with the referenced global variable's type"],
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {description = "any SPIR-V pointer type", type = "!spirv.ptr"}
    irdl.results(pointer: %1)
    irdl.attributes {"variable" = %0}
  }
  irdl.operation @mlir_loop attributes {
      class = "LoopOp",
      format = "(`control` `(` custom<BareWord>($loop_control)^ `)`)? (`->` type($results)^)? $body attr-dict",
      name = "mlir.loop",
      properties = "loop_control",
      region_rules = ["let r = op.regions[0]",
        "let n = r.size",
        "let merge = r[n - 1]",
        "done if n == 0",
        "merge.size == 1 and merge[0].name == 'spirv.mlir.merge': last block must be the merge block with only one 'spirv.mlir.merge' op",
        "for i < n - 1: not any(o in r[i], o.name == 'spirv.mlir.merge'): should not have 'spirv.mlir.merge' op outside the merge block",
        "n > 1: must have an entry block branching to the loop header block",
        "n > 2: must have a loop header block branched from the entry block",
        "let header = r[1]",
        "r[0].size == 1 and r[0][0].name == 'spirv.Branch' and same(r[0][0].successors[0], header): entry block must only have one 'spirv.Branch' op to the second block",
        "n > 3: requires a loop continue block branching to the loop header block",
        "any(s in r[n - 2].last.successors, same(s, header)): second to last block must be the loop continue block that branches to the loop header block",
        "for i < n - 4: not any(s in r[i + 2].last.successors, same(s, header)): can only have the entry and loop continue block branching to the loop header block"]} {
    %0 = irdl.any {attribute = "#spirv.loop_control", default = "#spirv.loop_control<None>", description = "valid SPIR-V LoopControl"}
    %1 = irdl.any {type = "any type"}
    irdl.results(results: variadic %1)
    irdl.attributes {"loop_control" = %0}
    %2 = irdl.region
    irdl.regions(body: %2)
  }
  irdl.operation @mlir_merge attributes {
      class = "MergeOp",
      format = "attr-dict ($operands^ `:` type($operands))?",
      name = "mlir.merge",
      traits = ["Pure", "Terminator", "ParentOneOf<spirv.mlir.selection, spirv.mlir.loop>", "ReturnLike"]} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(operands: variadic %0)
  }
  irdl.operation @mlir_referenceof attributes {
      class = "ReferenceOfOp",
      format = "$spec_const attr-dict `:` type($reference)",
      name = "mlir.referenceof",
      symbol_rules = ["let g = symbol(spec_const)",
        "known(g.name in ['spirv.SpecConstant', 'spirv.SpecConstantComposite']): expected spirv.SpecConstant or spirv.SpecConstantComposite symbol",
        "either(g.attr('default_value').type, g.attr('type').type) == reference.type: result type mismatch with the referenced specialization constant's type"],
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {description = "void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type", type = "none type or 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type or vector of 1-bit signless integer or 8/16/32/64-bit integer or f16 or f32 or f64 or bfloat16 type values and of rank at least 1 and of length 2/3/4/8/16 or !spirv.ptr or !spirv.array or !spirv.rtarray or !spirv.struct or !spirv.coopmatrix or !spirv.matrix or !spirv.sampled_image or !spirv.image or !spirv.arm.tensor"}
    irdl.results(reference: %1)
    irdl.attributes {"spec_const" = %0}
  }
  irdl.operation @mlir_selection attributes {
      class = "SelectionOp",
      format = "(`control` `(` custom<BareWord>($selection_control)^ `)`)? (`->` type($results)^)? $body attr-dict",
      name = "mlir.selection",
      properties = "selection_control",
      region_rules = ["let r = op.regions[0]",
        "let n = r.size",
        "let merge = r[n - 1]",
        "done if n == 0",
        "merge.size == 1 and merge[0].name == 'spirv.mlir.merge': last block must be the merge block with only one 'spirv.mlir.merge' op",
        "for i < n - 1: not any(o in r[i], o.name == 'spirv.mlir.merge'): should not have 'spirv.mlir.merge' op outside the merge block",
        "n > 1: must have a selection header block"]} {
    %0 = irdl.any {attribute = "#spirv.selection_control", default = "#spirv.selection_control<None>", description = "valid SPIR-V SelectionControl"}
    %1 = irdl.any {type = "any type"}
    irdl.results(results: variadic %1)
    irdl.attributes {"selection_control" = %0}
    %2 = irdl.region
    irdl.regions(body: %2)
  }
  irdl.operation @mlir_yield attributes {
      class = "YieldOp",
      format = "attr-dict $operand `:` type($operand)",
      name = "mlir.yield",
      traits = ["HasParent<spirv.SpecConstantOperation>", "Pure", "Terminator"]} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(operand: %0)
  }
  irdl.operation @module attributes {
      assembly = "spirv.module",
      region_rules = ["for o in op.regions[0][0]: o.dialect == 'spirv' at o: !'spirv.module' can only contain spirv.* ops",
        "for o in op.regions[0][0], if o.name == 'spirv.func', if o.regions[0].size == 0: known(o.attr('linkage_attributes').param('linkage_type').word == 'Import') at o: !'spirv.module' cannot contain external functions without 'Import' linkage_attributes (LinkageAttributes)",
        "for o in op.regions[0][0], if o.name == 'spirv.func', for b in o.regions[0], for x in b: x.dialect == 'spirv' at x: !functions in 'spirv.module' can only contain spirv.* ops"],
      traits = ["IsolatedFromAbove", "NoRegionArguments", "NoTerminator", "SingleBlock", "SymbolTable", "Symbol"],
      verify_regions = "spirv.module"} {
    %0 = irdl.any {attribute = "#spirv.addressing_model", description = "valid SPIR-V AddressingModel"}
    %1 = irdl.any {attribute = "#spirv.memory_model", description = "valid SPIR-V MemoryModel"}
    %2 = irdl.any {description = "version-capability-extension attribute", optional}
    %3 = irdl.any {attribute = "string attribute", optional}
    irdl.attributes {"addressing_model" = %0, "memory_model" = %1, "vce_triple" = %2, "sym_name" = %3}
    %4 = irdl.region
    irdl.regions(region: %4)
  }
}
