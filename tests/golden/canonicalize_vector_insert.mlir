// RUN: tenure opt --canonicalize
func.func @a(%a: f32, %b: f32, %v: vector<2xf32>, %d: vector<2x2xf32>, %i: index) -> (vector<2x2xf32>, vector<2x2xf32>, vector<2xf32>, vector<2xf32>) {
  %0 = vector.insert %a, %d [0, 0] : f32 into vector<2x2xf32>
  %1 = vector.insert %v, %0 [1] : vector<2xf32> into vector<2x2xf32>
  %2 = vector.insert %b, %1 [0, 1] : f32 into vector<2x2xf32>
  %3 = vector.insert %b, %2 [1, 1] : f32 into vector<2x2xf32>
  %4 = vector.insert %a, %d [0, 0] : f32 into vector<2x2xf32>
  %5 = vector.insert %v, %4 [1] : vector<2xf32> into vector<2x2xf32>
  %6 = vector.insert %a, %v [0] : f32 into vector<2xf32>
  %7 = vector.insert %b, %6 [1] : f32 into vector<2xf32>
  %8 = vector.insert %a, %v [%i] : f32 into vector<2xf32>
  %9 = vector.insert %b, %8 [1] : f32 into vector<2xf32>
  %10 = vector.insert %b, %9 [0] : f32 into vector<2xf32>
  return %3, %5, %7, %10 : vector<2x2xf32>, vector<2x2xf32>, vector<2xf32>, vector<2xf32>
}
// OUT:
module {
  func.func @a(%arg0: f32, %arg1: f32, %arg2: vector<2xf32>, %arg3: vector<2x2xf32>, %arg4: index) -> (vector<2x2xf32>, vector<2x2xf32>, vector<2xf32>, vector<2xf32>) {
    %0:2 = vector.to_elements %arg2 : vector<2xf32>
    %1 = vector.from_elements %arg0, %arg1, %0#0, %arg1 : vector<2x2xf32>
    %2 = vector.insert %arg0, %arg3 [0, 0] : f32 into vector<2x2xf32>
    %3 = vector.insert %arg2, %2 [1] : vector<2xf32> into vector<2x2xf32>
    %4 = vector.from_elements %arg0, %arg1 : vector<2xf32>
    %5 = vector.insert %arg0, %arg2 [%arg4] : f32 into vector<2xf32>
    %6 = vector.insert %arg1, %5 [1] : f32 into vector<2xf32>
    %7 = vector.insert %arg1, %6 [0] : f32 into vector<2xf32>
    return %1, %3, %4, %7 : vector<2x2xf32>, vector<2x2xf32>, vector<2xf32>, vector<2xf32>
  }
}

