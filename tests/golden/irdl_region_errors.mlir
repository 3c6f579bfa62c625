// RUN: tenure opt --split-input-file
// Needs: dialects
// What the schema of irdl says by rules, which a library without dialects has not.
irdl.dialect @d {
  irdl.operation @op {
    %0 = irdl.region with size -42
    irdl.regions(r: %0)
  }
}
// OUT:
// ERR:
// <stdin>:5:10: error: 'irdl.region' op the number of blocks is expected to be >= 1 but got -42
//     %0 = irdl.region with size -42
//          ^
// <stdin>:5:10: note: see current operation: %0 = "irdl.region"() <{numberOfBlocks = -42 : i32}> : () -> !irdl.region
