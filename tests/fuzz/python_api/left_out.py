# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Members that programs do not call, with the reason. Each is in a stub."""

LEFT_OUT = {
    **dict.fromkeys(["ir.DynamicType.type_name", "ir.DynamicType.params", "ir.DynamicAttr.attr_name", "ir.DynamicAttr.params"],
                    "there are no objects of these classes: what a schema defines is an OpaqueType or OpaqueAttr"),
}
