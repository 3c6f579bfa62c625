-- SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
-- Uses the binding in tenure.c.
local tenure = require "tenure"

local module = tenure.parse [[
func.func @f(%x: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %y = arith.addi %x, %zero : i32
  return %y : i32
}
"t.unused"() : () -> ()
]]

-- An op is one value, wherever it comes from.
local seen = {}
for op in module:ops() do
  seen[op:name()] = op
  assert(op:parent() == module)
end
for op in module:ops() do
  assert(seen[op:name()] == op)
end

-- What was erased says so, though its memory may be used again.
local unused = seen["t.unused"]
unused:erase()
print(unused:is_alive())
print(pcall(unused.name, unused))

module:run "builtin.module(canonicalize)"
print(module)
print(pcall(tenure.parse, "func.func @f("))
print(pcall(module.run, module, "builtin.module(no-such-pass)"))

-- Wrappers that nobody holds go; handles hold nothing.
for _ = 1, 1000 do
  for op in module:ops() do op:name() end
end
collectgarbage()
print(module:name())
