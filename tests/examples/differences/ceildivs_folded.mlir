func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %least = index.constant -9223372036854775808
  %c2 = index.constant 2
  %a = index.ceildivs %least, %c2
  %r = arith.index_cast %a : index to i64
  return %r : i64
}
