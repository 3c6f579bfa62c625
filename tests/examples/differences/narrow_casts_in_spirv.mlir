// Where 32 bits take the place of 8, a cast to index extends the 8 of them that count.
func.func @signed(%x: i8) -> index {
  %0 = index.casts %x : i8 to index
  return %0 : index
}
func.func @unsigned(%x: i8) -> index {
  %0 = index.castu %x : i8 to index
  return %0 : index
}
