// RUN: tenure opt --canonicalize --allow-unregistered-dialect
// From 5 to 19 the remainder by 7 is anything: neither 3 nor the remainder is needless. From 8 to 12 it is 1 to 5.
func.func @remainders() {
  affine.for %i = 5 to 20 {
    affine.for %j = max affine_map<(d0) -> (d0 mod 7, 3)>(%i) to 10 {
      "t.u"(%j) : (index) -> ()
    }
  }
  affine.for %i = 8 to 13 {
    affine.for %j = max affine_map<(d0) -> (d0 mod 7, 0)>(%i) to 10 {
      "t.u"(%j) : (index) -> ()
    }
  }
  return
}
// OUT:
#map = affine_map<(d0) -> (d0 mod 7, 3)>
#map1 = affine_map<(d0) -> (d0 mod 7)>
module {
  func.func @remainders() {
    affine.for %arg0 = 5 to 20 {
      affine.for %arg1 = max #map(%arg0) to 10 {
        "t.u"(%arg1) : (index) -> ()
      }
    }
    affine.for %arg0 = 8 to 13 {
      affine.for %arg1 = #map1(%arg0) to 10 {
        "t.u"(%arg1) : (index) -> ()
      }
    }
    return
  }
}

