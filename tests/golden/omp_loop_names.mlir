// RUN: tenure opt --allow-unregistered-dialect
// Names of loops say where each loop stands, however deep.
func.func @f(%n: i32) {
%c0 = omp.new_cli
omp.canonical_loop(%c0) %i0 : i32 in range(%n) {
%c1 = omp.new_cli
omp.canonical_loop(%c1) %i1 : i32 in range(%n) {
"t.a"() ({ }) : () -> ()
%c2 = omp.new_cli
omp.canonical_loop(%c2) %i2 : i32 in range(%n) {
%c3 = omp.new_cli
omp.canonical_loop(%c3) %i3 : i32 in range(%n) {
"t.a"() ({ }) : () -> ()
%c4 = omp.new_cli
omp.canonical_loop(%c4) %i4 : i32 in range(%n) {
%c5 = omp.new_cli
omp.canonical_loop(%c5) %i5 : i32 in range(%n) {
"t.a"() ({ }) : () -> ()
%c6 = omp.new_cli
omp.canonical_loop(%c6) %i6 : i32 in range(%n) {
%c7 = omp.new_cli
omp.canonical_loop(%c7) %i7 : i32 in range(%n) {
"t.a"() ({ }) : () -> ()
%c8 = omp.new_cli
omp.canonical_loop(%c8) %i8 : i32 in range(%n) {
%c9 = omp.new_cli
omp.canonical_loop(%c9) %i9 : i32 in range(%n) {
"t.a"() ({ }) : () -> ()
%c10 = omp.new_cli
omp.canonical_loop(%c10) %i10 : i32 in range(%n) {
%c11 = omp.new_cli
omp.canonical_loop(%c11) %i11 : i32 in range(%n) {
"t.a"() ({ }) : () -> ()
%c12 = omp.new_cli
omp.canonical_loop(%c12) %i12 : i32 in range(%n) {
%c13 = omp.new_cli
omp.canonical_loop(%c13) %i13 : i32 in range(%n) {
"t.a"() ({ }) : () -> ()
%c14 = omp.new_cli
omp.canonical_loop(%c14) %i14 : i32 in range(%n) {
%c15 = omp.new_cli
omp.canonical_loop(%c15) %i15 : i32 in range(%n) {
"t.a"() ({ }) : () -> ()
%c16 = omp.new_cli
omp.canonical_loop(%c16) %i16 : i32 in range(%n) {
%c17 = omp.new_cli
omp.canonical_loop(%c17) %i17 : i32 in range(%n) {
"t.a"() ({ }) : () -> ()
%c18 = omp.new_cli
omp.canonical_loop(%c18) %i18 : i32 in range(%n) {
%c19 = omp.new_cli
omp.canonical_loop(%c19) %i19 : i32 in range(%n) {
"t.a"() ({ }) : () -> ()
omp.terminator
}
omp.terminator
}
omp.terminator
}
omp.terminator
}
omp.terminator
}
omp.terminator
}
omp.terminator
}
omp.terminator
}
omp.terminator
}
omp.terminator
}
omp.terminator
}
omp.terminator
}
omp.terminator
}
omp.terminator
}
omp.terminator
}
omp.terminator
}
omp.terminator
}
omp.terminator
}
omp.terminator
}
omp.terminator
}
return
}
// OUT:
module {
  func.func @f(%arg0: i32) {
    %canonloop = omp.new_cli
    omp.canonical_loop(%canonloop) %iv : i32 in range(%arg0) {
      %canonloop_d1 = omp.new_cli
      omp.canonical_loop(%canonloop_d1) %iv_d1 : i32 in range(%arg0) {
        "t.a"() ({
        }) : () -> ()
        %canonloop_d1_s1 = omp.new_cli
        omp.canonical_loop(%canonloop_d1_s1) %iv_d1_s1 : i32 in range(%arg0) {
          %canonloop_d1_s1_d1 = omp.new_cli
          omp.canonical_loop(%canonloop_d1_s1_d1) %iv_d1_s1_d1 : i32 in range(%arg0) {
            "t.a"() ({
            }) : () -> ()
            %canonloop_d1_s1_d1_s1 = omp.new_cli
            omp.canonical_loop(%canonloop_d1_s1_d1_s1) %iv_d1_s1_d1_s1 : i32 in range(%arg0) {
              %canonloop_d1_s1_d1_s1_d1 = omp.new_cli
              omp.canonical_loop(%canonloop_d1_s1_d1_s1_d1) %iv_d1_s1_d1_s1_d1 : i32 in range(%arg0) {
                "t.a"() ({
                }) : () -> ()
                %canonloop_d1_s1_d1_s1_d1_s1 = omp.new_cli
                omp.canonical_loop(%canonloop_d1_s1_d1_s1_d1_s1) %iv_d1_s1_d1_s1_d1_s1 : i32 in range(%arg0) {
                  %canonloop_d1_s1_d1_s1_d1_s1_d1 = omp.new_cli
                  omp.canonical_loop(%canonloop_d1_s1_d1_s1_d1_s1_d1) %iv_d1_s1_d1_s1_d1_s1_d1 : i32 in range(%arg0) {
                    "t.a"() ({
                    }) : () -> ()
                    %canonloop_d1_s1_d1_s1_d1_s1_d1_s1 = omp.new_cli
                    omp.canonical_loop(%canonloop_d1_s1_d1_s1_d1_s1_d1_s1) %iv_d1_s1_d1_s1_d1_s1_d1_s1 : i32 in range(%arg0) {
                      %canonloop_d1_s1_d1_s1_d1_s1_d1_s1_d1 = omp.new_cli
                      omp.canonical_loop(%canonloop_d1_s1_d1_s1_d1_s1_d1_s1_d1) %iv_d1_s1_d1_s1_d1_s1_d1_s1_d1 : i32 in range(%arg0) {
                        "t.a"() ({
                        }) : () -> ()
                        %canonloop_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1 = omp.new_cli
                        omp.canonical_loop(%canonloop_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1) %iv_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1 : i32 in range(%arg0) {
                          %canonloop_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1 = omp.new_cli
                          omp.canonical_loop(%canonloop_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1) %iv_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1 : i32 in range(%arg0) {
                            "t.a"() ({
                            }) : () -> ()
                            %canonloop_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1 = omp.new_cli
                            omp.canonical_loop(%canonloop_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1) %iv_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1 : i32 in range(%arg0) {
                              %canonloop_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1 = omp.new_cli
                              omp.canonical_loop(%canonloop_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1) %iv_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1 : i32 in range(%arg0) {
                                "t.a"() ({
                                }) : () -> ()
                                %canonloop_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1 = omp.new_cli
                                omp.canonical_loop(%canonloop_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1) %iv_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1 : i32 in range(%arg0) {
                                  %canonloop_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1 = omp.new_cli
                                  omp.canonical_loop(%canonloop_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1) %iv_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1 : i32 in range(%arg0) {
                                    "t.a"() ({
                                    }) : () -> ()
                                    %canonloop_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1 = omp.new_cli
                                    omp.canonical_loop(%canonloop_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1) %iv_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1 : i32 in range(%arg0) {
                                      %canonloop_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1 = omp.new_cli
                                      omp.canonical_loop(%canonloop_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1) %iv_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1 : i32 in range(%arg0) {
                                        "t.a"() ({
                                        }) : () -> ()
                                        %canonloop_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1 = omp.new_cli
                                        omp.canonical_loop(%canonloop_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1) %iv_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1 : i32 in range(%arg0) {
                                          %canonloop_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1 = omp.new_cli
                                          omp.canonical_loop(%canonloop_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1) %iv_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1_s1_d1 : i32 in range(%arg0) {
                                            "t.a"() ({
                                            }) : () -> ()
                                            omp.terminator
                                          }
                                          omp.terminator
                                        }
                                        omp.terminator
                                      }
                                      omp.terminator
                                    }
                                    omp.terminator
                                  }
                                  omp.terminator
                                }
                                omp.terminator
                              }
                              omp.terminator
                            }
                            omp.terminator
                          }
                          omp.terminator
                        }
                        omp.terminator
                      }
                      omp.terminator
                    }
                    omp.terminator
                  }
                  omp.terminator
                }
                omp.terminator
              }
              omp.terminator
            }
            omp.terminator
          }
          omp.terminator
        }
        omp.terminator
      }
      omp.terminator
    }
    return
  }
}

