// RUN: tenure opt --split-input-file
// Sequences that include each other, by way of others too, and inside of other ops.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%h: !transform.any_op {transform.readonly}) {
    transform.include @b failures(propagate) (%h) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @other(%h: !transform.any_op {transform.readonly}) {
    transform.include @c failures(propagate) (%h) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @b(%h: !transform.any_op {transform.readonly}) {
    transform.include @c failures(propagate) (%h) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @c(%h: !transform.any_op {transform.readonly}) {
    transform.include @d failures(propagate) (%h) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @d(%h: !transform.any_op {transform.readonly}) {
    transform.foreach %h : !transform.any_op {
    ^bb0(%i: !transform.any_op):
      transform.include @b failures(propagate) (%i) : (!transform.any_op) -> ()
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @self(%h: !transform.any_op {transform.readonly}) {
    transform.include @self failures(propagate) (%h) : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @first(%h: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @twice(%h: !transform.any_op {transform.readonly}) {
    transform.include @first failures(propagate) (%h) : (!transform.any_op) -> ()
    transform.include @first failures(propagate) (%h) : (!transform.any_op) -> ()
    transform.yield
  }
}
// OUT:
// -----
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @first(%arg0: !transform.any_op {transform.readonly}) {
    transform.yield 
  }
  transform.named_sequence @twice(%arg0: !transform.any_op {transform.readonly}) {
    transform.include @first failures(propagate) (%arg0) : (!transform.any_op) -> ()
    transform.include @first failures(propagate) (%arg0) : (!transform.any_op) -> ()
    transform.yield 
  }
}

// ERR:
// <stdin>:19:3: error: recursion not allowed in named sequences
//   transform.named_sequence @d(%h: !transform.any_op {transform.readonly}) {
//   ^
// <stdin>:15:3: note: operation on recursion stack
//   transform.named_sequence @c(%h: !transform.any_op {transform.readonly}) {
//   ^
// <stdin>:11:3: note: operation on recursion stack
//   transform.named_sequence @b(%h: !transform.any_op {transform.readonly}) {
//   ^
// <stdin>:29:3: error: recursion not allowed in named sequences
//   transform.named_sequence @self(%h: !transform.any_op {transform.readonly}) {
//   ^
