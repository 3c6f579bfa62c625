// The mpi dialect, made by import-dialect.

irdl.dialect @mpi attributes {all_attributes, all_types, inferring_builders = [], enums = {
      MPI_ErrorClassEnum = {attributes = {MPI_ErrorClassAttr = "mpi.errclass<{}>"}, builder = "MPI_ErrorClassEnum", cases = ["MPI_SUCCESS", "MPI_ERR_ACCESS", "MPI_ERR_AMODE", "MPI_ERR_ARG", "MPI_ERR_ASSERT", "MPI_ERR_BAD_FILE", "MPI_ERR_BASE", "MPI_ERR_BUFFER", "MPI_ERR_COMM", "MPI_ERR_CONVERSION", "MPI_ERR_COUNT", "MPI_ERR_DIMS", "MPI_ERR_DISP", "MPI_ERR_DUP_DATAREP", "MPI_ERR_ERRHANDLER", "MPI_ERR_FILE", "MPI_ERR_FILE_EXISTS", "MPI_ERR_FILE_IN_USE", "MPI_ERR_GROUP", "MPI_ERR_INFO", "MPI_ERR_INFO_KEY", "MPI_ERR_INFO_NOKEY", "MPI_ERR_INFO_VALUE", "MPI_ERR_IN_STATUS", "MPI_ERR_INTERN", "MPI_ERR_IO", "MPI_ERR_KEYVAL", "MPI_ERR_LOCKTYPE", "MPI_ERR_NAME", "MPI_ERR_NO_MEM", "MPI_ERR_NO_SPACE", "MPI_ERR_NO_SUCH_FILE", "MPI_ERR_NOT_SAME", "MPI_ERR_OP", "MPI_ERR_OTHER", "MPI_ERR_PENDING", "MPI_ERR_PORT", "MPI_ERR_PROC_ABORTED", "MPI_ERR_QUOTA", "MPI_ERR_RANK", "MPI_ERR_READ_ONLY", "MPI_ERR_REQUEST", "MPI_ERR_RMA_ATTACH", "MPI_ERR_RMA_CONFLICT", "MPI_ERR_RMA_FLAVOR", "MPI_ERR_RMA_RANGE", "MPI_ERR_RMA_SHARED", "MPI_ERR_RMA_SYNC", "MPI_ERR_ROOT", "MPI_ERR_SERVICE", "MPI_ERR_SESSION", "MPI_ERR_SIZE", "MPI_ERR_SPAWN", "MPI_ERR_TAG", "MPI_ERR_TOPOLOGY", "MPI_ERR_TRUNCATE", "MPI_ERR_TYPE", "MPI_ERR_UNKNOWN", "MPI_ERR_UNSUPPORTED_DATAREP", "MPI_ERR_UNSUPPORTED_OPERATION", "MPI_ERR_VALUE_TOO_LARGE", "MPI_ERR_WIN", "MPI_ERR_LASTCODE"], width = 32},
      MPI_ReductionOpEnum = {builder = "MPI_ReductionOpEnum", cases = ["MPI_OP_NULL", "MPI_MAX", "MPI_MIN", "MPI_SUM", "MPI_PROD", "MPI_LAND", "MPI_BAND", "MPI_LOR", "MPI_BOR", "MPI_LXOR", "MPI_BXOR", "MPI_MINLOC", "MPI_MAXLOC", "MPI_REPLACE"], width = 32}}} {
  irdl.type @comm attributes {
      format = ""}
  irdl.type @request attributes {
      format = ""}
  irdl.type @retval attributes {
      format = ""}
  irdl.type @status attributes {
      format = ""}
  irdl.attribute @errclass attributes {
      cases = ["MPI_SUCCESS", "MPI_ERR_ACCESS", "MPI_ERR_AMODE", "MPI_ERR_ARG", "MPI_ERR_ASSERT", "MPI_ERR_BAD_FILE", "MPI_ERR_BASE", "MPI_ERR_BUFFER", "MPI_ERR_COMM", "MPI_ERR_CONVERSION", "MPI_ERR_COUNT", "MPI_ERR_DIMS", "MPI_ERR_DISP", "MPI_ERR_DUP_DATAREP", "MPI_ERR_ERRHANDLER", "MPI_ERR_FILE", "MPI_ERR_FILE_EXISTS", "MPI_ERR_FILE_IN_USE", "MPI_ERR_GROUP", "MPI_ERR_INFO", "MPI_ERR_INFO_KEY", "MPI_ERR_INFO_NOKEY", "MPI_ERR_INFO_VALUE", "MPI_ERR_IN_STATUS", "MPI_ERR_INTERN", "MPI_ERR_IO", "MPI_ERR_KEYVAL", "MPI_ERR_LOCKTYPE", "MPI_ERR_NAME", "MPI_ERR_NO_MEM", "MPI_ERR_NO_SPACE", "MPI_ERR_NO_SUCH_FILE", "MPI_ERR_NOT_SAME", "MPI_ERR_OP", "MPI_ERR_OTHER", "MPI_ERR_PENDING", "MPI_ERR_PORT", "MPI_ERR_PROC_ABORTED", "MPI_ERR_QUOTA", "MPI_ERR_RANK", "MPI_ERR_READ_ONLY", "MPI_ERR_REQUEST", "MPI_ERR_RMA_ATTACH", "MPI_ERR_RMA_CONFLICT", "MPI_ERR_RMA_FLAVOR", "MPI_ERR_RMA_RANGE", "MPI_ERR_RMA_SHARED", "MPI_ERR_RMA_SYNC", "MPI_ERR_ROOT", "MPI_ERR_SERVICE", "MPI_ERR_SESSION", "MPI_ERR_SIZE", "MPI_ERR_SPAWN", "MPI_ERR_TAG", "MPI_ERR_TOPOLOGY", "MPI_ERR_TRUNCATE", "MPI_ERR_TYPE", "MPI_ERR_UNKNOWN", "MPI_ERR_UNSUPPORTED_DATAREP", "MPI_ERR_UNSUPPORTED_OPERATION", "MPI_ERR_VALUE_TOO_LARGE", "MPI_ERR_WIN", "MPI_ERR_LASTCODE"],
      description = "::mlir::mpi::MPI_ErrorClassEnum",
      format = "`<` $value `>`"}
  irdl.operation @allreduce attributes {
      class = "AllReduceOp",
      format = "`(` $sendbuf `,` $recvbuf `,` $op `,` $comm `)` attr-dict `:` type($sendbuf) `,` type($recvbuf) (`->` type($retval)^)?"} {
    %0 = irdl.any {type = "memref of any type values"}
    %1 = irdl.any {type = "memref of any type values"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute", cases = ["MPI_OP_NULL", "MPI_MAX", "MPI_MIN", "MPI_SUM", "MPI_PROD", "MPI_LAND", "MPI_BAND", "MPI_LOR", "MPI_BOR", "MPI_LXOR", "MPI_BXOR", "MPI_MINLOC", "MPI_MAXLOC", "MPI_REPLACE"], description = "MPI operation class"}
    %3 = irdl.any {description = "MPI communicator handler", exact, type = "!mpi.comm"}
    %4 = irdl.any {description = "MPI function call return value (!mpi.retval)", exact, type = "!mpi.retval"}
    irdl.operands(sendbuf: %0, recvbuf: %1, comm: %3)
    irdl.results(retval: optional %4)
    irdl.attributes {"op" = %2}
  }
  irdl.operation @barrier attributes {
      class = "Barrier",
      format = "`(` $comm `)` attr-dict (`->` type($retval)^)?"} {
    %0 = irdl.any {description = "MPI communicator handler", exact, type = "!mpi.comm"}
    %1 = irdl.any {description = "MPI function call return value (!mpi.retval)", exact, type = "!mpi.retval"}
    irdl.operands(comm: %0)
    irdl.results(retval: optional %1)
  }
  irdl.operation @comm_rank attributes {
      format = "`(` $comm `)` attr-dict `:` type(results)",
      names = ["retval", "rank"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "MPI communicator handler", exact, type = "!mpi.comm"}
    %1 = irdl.any {description = "MPI function call return value (!mpi.retval)", exact, type = "!mpi.retval"}
    %2 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(comm: %0)
    irdl.results(retval: optional %1, rank: %2)
  }
  irdl.operation @comm_size attributes {
      format = "`(` $comm `)` attr-dict `:` type(results)",
      names = ["retval", "size"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "MPI communicator handler", exact, type = "!mpi.comm"}
    %1 = irdl.any {description = "MPI function call return value (!mpi.retval)", exact, type = "!mpi.retval"}
    %2 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(comm: %0)
    irdl.results(retval: optional %1, size: %2)
  }
  irdl.operation @comm_split attributes {
      format = "`(` $comm `,` $color `,` $key `)` attr-dict `:` type(results)",
      names = ["retval", "newcomm"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "MPI communicator handler", exact, type = "!mpi.comm"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {description = "MPI function call return value (!mpi.retval)", exact, type = "!mpi.retval"}
    %4 = irdl.any {description = "MPI communicator handler", exact, type = "!mpi.comm"}
    irdl.operands(comm: %0, color: %1, key: %2)
    irdl.results(retval: optional %3, newcomm: %4)
  }
  irdl.operation @comm_world attributes {
      format = "attr-dict `:` type(results)",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {description = "MPI communicator handler", exact, type = "!mpi.comm"}
    irdl.results(comm: %0)
  }
  irdl.operation @error_class attributes {
      format = "$val attr-dict `:` type($val)",
      infers} {
    %0 = irdl.any {description = "MPI function call return value (!mpi.retval)", exact, type = "!mpi.retval"}
    %1 = irdl.any {description = "MPI function call return value (!mpi.retval)", exact, type = "!mpi.retval"}
    irdl.operands(val: %0)
    irdl.results(errclass: %1)
  }
  irdl.operation @finalize attributes {
      format = "attr-dict (`:` type($retval)^)?"} {
    %0 = irdl.any {description = "MPI function call return value (!mpi.retval)", exact, type = "!mpi.retval"}
    irdl.results(retval: optional %0)
  }
  irdl.operation @init attributes {
      format = "attr-dict (`:` type($retval)^)?"} {
    %0 = irdl.any {description = "MPI function call return value (!mpi.retval)", exact, type = "!mpi.retval"}
    irdl.results(retval: optional %0)
  }
  irdl.operation @irecv attributes {
      class = "IRecvOp",
      format = "`(` $ref `,` $tag `,` $source `,` $comm`)` attr-dict `:` type($ref) `,` type($tag) `,` type($source)`->` type(results)",
      names = ["retval", "req"]} {
    %0 = irdl.any {type = "memref of any type values"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {description = "MPI communicator handler", exact, type = "!mpi.comm"}
    %4 = irdl.any {description = "MPI function call return value (!mpi.retval)", exact, type = "!mpi.retval"}
    %5 = irdl.any {description = "MPI asynchronous request handler", exact, type = "!mpi.request"}
    irdl.operands(ref: %0, tag: %1, source: %2, comm: %3)
    irdl.results(retval: optional %4, req: %5)
  }
  irdl.operation @isend attributes {
      class = "ISendOp",
      format = "`(` $ref `,` $tag `,` $dest `,` $comm`)` attr-dict `:` type($ref) `,` type($tag) `,` type($dest) `->` type(results)",
      names = ["retval", "req"]} {
    %0 = irdl.any {type = "memref of any type values"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {description = "MPI communicator handler", exact, type = "!mpi.comm"}
    %4 = irdl.any {description = "MPI function call return value (!mpi.retval)", exact, type = "!mpi.retval"}
    %5 = irdl.any {description = "MPI asynchronous request handler", exact, type = "!mpi.request"}
    irdl.operands(ref: %0, tag: %1, dest: %2, comm: %3)
    irdl.results(retval: optional %4, req: %5)
  }
  irdl.operation @recv attributes {
      format = "`(` $ref `,` $tag `,` $source `,` $comm `)` attr-dict `:` type($ref) `,` type($tag) `,` type($source) (`->` type($retval)^)?"} {
    %0 = irdl.any {type = "memref of any type values"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {description = "MPI communicator handler", exact, type = "!mpi.comm"}
    %4 = irdl.any {description = "MPI function call return value (!mpi.retval)", exact, type = "!mpi.retval"}
    irdl.operands(ref: %0, tag: %1, source: %2, comm: %3)
    irdl.results(retval: optional %4)
  }
  irdl.operation @retval_check attributes {
      format = "$val `=` $errclass attr-dict `:` type($res)"} {
    %0 = irdl.any {description = "MPI function call return value (!mpi.retval)", exact, type = "!mpi.retval"}
    %1 = irdl.any {attribute = "#mpi.errclass", description = "MPI error class name"}
    %2 = irdl.any {type = "1-bit signless integer"}
    irdl.operands(val: %0)
    irdl.results(res: %2)
    irdl.attributes {"errclass" = %1}
  }
  irdl.operation @send attributes {
      format = "`(` $ref `,` $tag `,` $dest `,` $comm `)` attr-dict `:` type($ref) `,` type($tag) `,` type($dest)(`->` type($retval)^)?"} {
    %0 = irdl.any {type = "memref of any type values"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {description = "MPI communicator handler", exact, type = "!mpi.comm"}
    %4 = irdl.any {description = "MPI function call return value (!mpi.retval)", exact, type = "!mpi.retval"}
    irdl.operands(ref: %0, tag: %1, dest: %2, comm: %3)
    irdl.results(retval: optional %4)
  }
  irdl.operation @wait attributes {
      class = "Wait",
      format = "`(` $req `)` attr-dict `:` type($req) (`->` type($retval) ^)?"} {
    %0 = irdl.any {description = "MPI asynchronous request handler", exact, type = "!mpi.request"}
    %1 = irdl.any {description = "MPI function call return value (!mpi.retval)", exact, type = "!mpi.retval"}
    irdl.operands(req: %0)
    irdl.results(retval: optional %1)
  }
}
