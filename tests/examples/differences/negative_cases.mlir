func.func @f(%x: i64) {
  cf.switch %x : i64, [
    default: ^other,
    -1: ^other
  ]
^other:
  return
}
