// The attributes of an `scf.reduce` without regions would be read as a region.
func.func private @effect()
func.func @loop(%low: index, %high: index, %step: index) {
  scf.parallel (%i) = (%low) to (%high) step (%step) {
    func.call @effect() : () -> ()
    "scf.reduce"() {kept} : () -> ()
  }
  return
}
