// RUN: tenure opt --canonicalize
// Scripts keep what changes the payload or prints, also nested.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @foo(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @bar(%a: !transform.any_op {transform.readonly}) {
    %0 = transform.include @foo failures(propagate) (%a) : (!transform.any_op) -> !transform.any_op
    transform.print %a : !transform.any_op
    transform.print {name = "x"}
    transform.yield
  }
  transform.sequence failures(propagate) {
  ^bb0(%r: !transform.any_op):
    transform.sequence %r : !transform.any_op failures(propagate) {
    ^bb1(%x: !transform.any_op):
      %0 = transform.structured.match ops{["a.b"]} in %x : (!transform.any_op) -> !transform.any_op
      transform.annotate %0 "x" : !transform.any_op
    }
    transform.sequence %r : !transform.any_op failures(propagate) {
    ^bb1(%x: !transform.any_op):
      %0 = transform.structured.match ops{["a.b"]} in %x : (!transform.any_op) -> !transform.any_op
    }
    %q = transform.sequence %r : !transform.any_op -> !transform.any_op failures(propagate) {
    ^bb1(%x: !transform.any_op):
      %0 = transform.structured.match ops{["a.b"]} in %x : (!transform.any_op) -> !transform.any_op
      transform.yield %0 : !transform.any_op
    }
    transform.print %q : !transform.any_op
  }
}
// OUT:
module attributes {transform.with_named_sequence} {
  transform.named_sequence @foo(%arg0: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %arg0 : !transform.any_op
  }
  transform.named_sequence @bar(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.include @foo failures(propagate) (%arg0) : (!transform.any_op) -> !transform.any_op
    transform.print %arg0 : !transform.any_op
    transform.print  {name = "x"}
    transform.yield 
  }
  transform.sequence  failures(propagate) {
  ^bb0(%arg0: !transform.any_op):
    sequence %arg0 : !transform.any_op failures(propagate) {
    ^bb0(%arg1: !transform.any_op):
      %1 = transform.structured.match ops{["a.b"]} in %arg1 : (!transform.any_op) -> !transform.any_op
      annotate %1 "x" : !transform.any_op
    }
    %0 = sequence %arg0 : !transform.any_op -> !transform.any_op failures(propagate) {
    ^bb0(%arg1: !transform.any_op):
      %1 = transform.structured.match ops{["a.b"]} in %arg1 : (!transform.any_op) -> !transform.any_op
      yield %1 : !transform.any_op
    }
    print %0 : !transform.any_op
  }
}

