// The dlti dialect, made by import-dialect.

irdl.dialect @dlti attributes {all_attributes, all_types} {
  irdl.attribute @dl_entry
  irdl.attribute @dl_spec
  irdl.attribute @function_pointer_alignment
  irdl.attribute @map
  irdl.attribute @target_device_spec
  irdl.attribute @target_system_spec
}
