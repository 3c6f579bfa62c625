// The dlti dialect, made by import-dialect.

irdl.dialect @dlti attributes {all_attributes, all_types} {
  irdl.attribute @dl_entry attributes {
      format = "`<` custom<LayoutKey>($key) `,` $value `>`"} {
    %0 = irdl.any {parameter = "attribute"}
    %1 = irdl.any {cpp = "Attribute", parameter = "attribute"}
    irdl.parameters(key: %0, value: %1)
  }
  irdl.attribute @dl_spec attributes {
      at_mnemonic,
      format = "`<` custom<LayoutEntries>($entries) `>`"} {
    %0 = irdl.any {optional, parameter = "list of #dlti.dl_entry"}
    irdl.parameters(entries: %0)
  }
  irdl.attribute @function_pointer_alignment attributes {
      cpp = "DLTI_FunctionPointerAlignmentAttr",
      format = "`<` $alignment `,` `function_dependent` `=` $function_dependent `>`"} {
    %0 = irdl.any {cpp = "uint64_t", parameter = "ui64"}
    %1 = irdl.any {cpp = "bool", parameter = "bool"}
    irdl.parameters(alignment: %0, function_dependent: %1)
  }
  irdl.attribute @map attributes {
      at_mnemonic,
      format = "`<` custom<LayoutEntries>($entries) `>`"} {
    %0 = irdl.any {optional, parameter = "list of #dlti.dl_entry"}
    irdl.parameters(entries: %0)
  }
  irdl.attribute @target_device_spec attributes {
      at_mnemonic,
      format = "`<` custom<NamedLayoutEntries>($entries) `>`"} {
    %0 = irdl.any {optional, parameter = "list of #dlti.dl_entry"}
    irdl.parameters(entries: %0)
  }
  irdl.attribute @target_system_spec attributes {
      at_mnemonic,
      format = "`<` custom<NamedLayoutEntries>($entries) `>`"} {
    %0 = irdl.any {optional, parameter = "list of #dlti.dl_entry"}
    irdl.parameters(entries: %0)
  }
}
