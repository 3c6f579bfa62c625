// RUN: tenure opt --allow-unregistered-dialect
// Quantized types are kept as the dialect prints them, however they are spelled.
"test.types"() {
  a = !quant.calibrated<f32<-0.998:1.2321>>, b = !quant.any<si8 :f32>, c = !quant.any<i8<-128:127>>,
  d = !quant.any<ui8<0:254>:f32>, e = !quant.uniform<i8:f32:{0 : 1,1:2}, {{2.0:0,3.0:-1}}>,
  f = !quant.uniform<i8:f32:1,{2.0:0,3.0:-1, 0.99872}>, g = !quant.uniform<i8:f32,0.123456789>,
  h = !quant.uniform<i8<-8:7>:f32,200.0:-5>} : () -> ()
// OUT:
module {
  "test.types"() {a = !quant.calibrated<f32<-0.998:1.232100e+00>>, b = !quant.any<i8:f32>, c = !quant.any<i8>, d = !quant.any<u8<0:254>:f32>, e = !quant.uniform<i8:f32:{0:1, 1:2}, {{2.000000e+00, 3.000000e+00:-1}}>, f = !quant.uniform<i8:f32:1, {2.000000e+00,3.000000e+00:-1,9.987200e-01}>, g = !quant.uniform<i8:f32, 0.123456789>, h = !quant.uniform<i8<-8:7>:f32, 2.000000e+02:-5>} : () -> ()
}

