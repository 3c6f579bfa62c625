// The dlti dialect, made by import-dialect.

irdl.dialect @dlti attributes {all_attributes, all_types} {
  irdl.attribute @dl_entry
  irdl.attribute @dl_spec
  irdl.attribute @function_pointer_alignment attributes {
      cpp = "DLTI_FunctionPointerAlignmentAttr",
      format = "`<` $alignment `,` `function_dependent` `=` $function_dependent `>`"} {
    %0 = irdl.any {cpp = "uint64_t", parameter = "ui64"}
    %1 = irdl.any {cpp = "bool", parameter = "bool"}
    irdl.parameters(alignment: %0, function_dependent: %1)
  }
  irdl.attribute @map
  irdl.attribute @target_device_spec
  irdl.attribute @target_system_spec
}
