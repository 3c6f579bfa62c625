// RUN: tenure opt
// Bit vectors of any width, whose numbers are kept with a sign.
%a = smt.bv.constant #smt.bv<18446744073709551615> : !smt.bv<64>
%b = smt.bv.constant #smt.bv<9223372036854775808> : !smt.bv<64>
%c = smt.bv.constant #smt.bv<4611686018427387905> : !smt.bv<63>
%d = smt.bv.constant #smt.bv<7> : !smt.bv<63>
%e = smt.bv.constant #smt.bv<9223372036854775807> : !smt.bv<63>
%f = smt.bv.constant #smt.bv<340282366920938463463374607431768211455> : !smt.bv<128>
%g = smt.bv.constant #smt.bv<1> : !smt.bv<128>
%h = smt.bv.constant #smt.bv<-340282366920938463463374607431768211> : !smt.bv<128>
%za = smt.bv.constant #smt.bv<0x1F> : !smt.bv<8>
%zb = smt.bv.constant #smt.bv<0xFFFFFFFFFFFFFFFFFF> : !smt.bv<72>
%zc = smt.bv.constant #smt.bv<-0x1> : !smt.bv<72>
%zd = smt.bv.constant #smt.bv<-1> : !smt.bv<1>
%ze = smt.bv.constant #smt.bv<1> : !smt.bv<1>
%zf = smt.bv.constant #smt.bv<0> : !smt.bv<1>
%zg = smt.bv.constant #smt.bv<-128> : !smt.bv<8>
%zh = smt.bv.constant #smt.bv<255> : !smt.bv<8>
%zk = smt.bv.constant #smt.bv<5> : !smt.bv<200>
%zl = smt.bv.constant #smt.bv<-9223372036854775808> : !smt.bv<64>
// OUT:
module {
  %c-1_bv64 = smt.bv.constant #smt.bv<-1> : !smt.bv<64>
  %c-9223372036854775808_bv64 = smt.bv.constant #smt.bv<-9223372036854775808> : !smt.bv<64>
  %c-4611686018427387903_bv63 = smt.bv.constant #smt.bv<-4611686018427387903> : !smt.bv<63>
  %c7_bv63 = smt.bv.constant #smt.bv<7> : !smt.bv<63>
  %c-1_bv63 = smt.bv.constant #smt.bv<-1> : !smt.bv<63>
  %c-1_bv128 = smt.bv.constant #smt.bv<-1> : !smt.bv<128>
  %c1_bv128 = smt.bv.constant #smt.bv<1> : !smt.bv<128>
  %c-340282366920938463463374607431768211_bv128 = smt.bv.constant #smt.bv<-340282366920938463463374607431768211> : !smt.bv<128>
  %c31_bv8 = smt.bv.constant #smt.bv<31> : !smt.bv<8>
  %c-1_bv72 = smt.bv.constant #smt.bv<-1> : !smt.bv<72>
  %c-1_bv72_0 = smt.bv.constant #smt.bv<-1> : !smt.bv<72>
  %c-1_bv1 = smt.bv.constant #smt.bv<-1> : !smt.bv<1>
  %c-1_bv1_1 = smt.bv.constant #smt.bv<-1> : !smt.bv<1>
  %c0_bv1 = smt.bv.constant #smt.bv<0> : !smt.bv<1>
  %c-128_bv8 = smt.bv.constant #smt.bv<-128> : !smt.bv<8>
  %c-1_bv8 = smt.bv.constant #smt.bv<-1> : !smt.bv<8>
  %c5_bv200 = smt.bv.constant #smt.bv<5> : !smt.bv<200>
  %c-9223372036854775808_bv64_2 = smt.bv.constant #smt.bv<-9223372036854775808> : !smt.bv<64>
}

