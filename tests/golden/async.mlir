// RUN: tenure opt
async.func @f(%a : index, %t : !async.token, %v : !async.value<f32>) -> (!async.token, !async.value<f32>) attributes {a.b} {
  async.await %t : !async.token
  %0 = async.await %v : !async.value<f32>
  %token, %results = async.execute [%t, %t] (%v as %u : !async.value<f32>, %v as %u2: !async.value<f32>) -> !async.value<f32> {
    async.yield %u : f32
  }
  %token2 = async.execute {
    async.yield
  }
  %token3, %r:2 = async.execute [%token2] -> (!async.value<f32>, !async.value<index>) attributes {a.b} {
    %c = arith.constant 0 : index
    async.yield %0, %c : f32, index
  }
  return %0 : f32
}
async.func private @g() -> !async.token
// OUT:
module {
  async.func @f(%arg0: index, %arg1: !async.token, %arg2: !async.value<f32>) -> (!async.token, !async.value<f32>) attributes {a.b} {
    await %arg1 : !async.token
    %0 = await %arg2 : !async.value<f32>
    %token, %bodyResults = execute [%arg1, %arg1] (%arg2 as %arg3: !async.value<f32>, %arg2 as %arg4: !async.value<f32>) -> !async.value<f32> {
      async.yield %arg3 : f32
    }
    %token_0 = execute {
      async.yield
    }
    %token_1, %bodyResults_2:2 = execute [%token_0] -> (!async.value<f32>, !async.value<index>) attributes {a.b} {
      %c0 = arith.constant 0 : index
      async.yield %0, %c0 : f32, index
    }
    return %0 : f32
  }
  async.func private @g() -> !async.token
}

