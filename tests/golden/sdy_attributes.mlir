// RUN: tenure opt
// Attributes of sdy are printed as Shardy prints them; a word has a blank in front of it, with which it is read again.
module attributes {
  sdy.list = [
    #sdy.mesh<["x"=2, "y"=3]>,
    #sdy.mesh<[],device_ids=[3]>,
    #sdy.mesh<["a"=3,"b"=2],device_ids=[0,2,4,1,3,5]>,
    #sdy.mesh<["a"=3,"b"=2],device_ids=[0,1,2,3,4,5]>,
    #sdy<mesh_axis"x"=2>,
    #sdy<axis_ref"x":(2)4>,
    #sdy<axis_ref "x">,
    #sdy<sub_axis_info(1)2>,
    #sdy<dimension_sharding{"x",?}p3>,
    #sdy.sharding<@mesh,[{"x":(1)2},{?}], replicated = {"y"}, unreduced={"z","w"}>,
    #sdy.sharding<mesh<["x"=2]>,[{"x"}]>,
    #sdy.sharding_per_value<[<@mesh,[{"x"}]>,<@mesh,[]>]>,
    #sdy<manual_axes{"a","b"}>,
    #sdy<manual_axes{}>,
    #sdy<dim_mapping ij>,
    #sdy<tensor_mapping[i,jk]>,
    #sdy<tensor_mapping[, i, ]>,
    #sdy<tensor_mapping[*]>,
    #sdy.dim_mapping,
    #sdy.mesh<["a"=2],device_ids=[]>,
    #sdy.sharding<@"a b", [], unreduced={"z"}, replicated={}>,
    #sdy.sharding_per_value<[]>,
    #sdy.op_sharding_rule<([i,jk],[k,z_1])->([i, j]){i=8,j=8,k=3, l=2} reduction={k} need_replication={j} permutation={i} blocked_propagation={i,j}, custom>,
    #sdy<axis_ref_list{"x","y":(1)2}>,
    #sdy<list_of_axis_ref_lists[{"x"},{}]>,
    #sdy<all_to_all_param{"x"}:0->1>,
    #sdy<all_to_all_param_list[{"x"}:0->1,{"y"}:2->3]>,
    #sdy<edge_value_ref operand-0>,
    #sdy<axis_to_propagation_details{"x"=operand-0->[result-0]}>,
    #sdy<propagation_one_step{step-0 = [{"x" = operand-0 -> [result-0]}]}>,
    #sdy.propagation_edges<[{step-0=[{"x"=operand-0->[result-0]}]}]>
  ]} {
}
// OUT:
module attributes {sdy.list = [#sdy.mesh<["x"=2, "y"=3]>, #sdy.mesh<[], device_ids=[3]>, #sdy.mesh<["a"=3, "b"=2], device_ids=[0, 2, 4, 1, 3, 5]>, #sdy.mesh<["a"=3, "b"=2]>, #sdy<mesh_axis"x"=2>, #sdy<axis_ref"x":(2)4>, #sdy<axis_ref"x">, #sdy<sub_axis_info(1)2>, #sdy<dimension_sharding{"x", ?}p3>, #sdy.sharding<@mesh, [{"x":(1)2}, {?}], replicated={"y"}, unreduced={"z", "w"}>, #sdy.sharding<mesh<["x"=2]>, [{"x"}]>, #sdy.sharding_per_value<[<@mesh, [{"x"}]>, <@mesh, []>]>, #sdy<manual_axes{"a", "b"}>, #sdy<manual_axes{}>, #sdy<dim_mapping ij>, #sdy<tensor_mapping[i, jk]>, #sdy<tensor_mapping[, i, ]>, #sdy<tensor_mapping[*]>, #sdy.dim_mapping, #sdy.mesh<["a"=2]>, #sdy.sharding<@"a b", [], unreduced={"z"}>, #sdy.sharding_per_value<[]>, #sdy.op_sharding_rule<([i, jk], [k, z_1])->([i, j]) {i=8, j=8, k=3, l=2} reduction={k} need_replication={j} permutation={i} blocked_propagation={i, j}, custom>, #sdy<axis_ref_list{"x", "y":(1)2}>, #sdy<list_of_axis_ref_lists[{"x"}, {}]>, #sdy<all_to_all_param{"x"}: 0->1>, #sdy<all_to_all_param_list[{"x"}: 0->1, {"y"}: 2->3]>, #sdy<edge_value_ref operand-0>, #sdy<axis_to_propagation_details{"x" = operand-0 -> [result-0]}>, #sdy<propagation_one_step{step-0 = [{"x" = operand-0 -> [result-0]}]}>, #sdy.propagation_edges<[{step-0 = [{"x" = operand-0 -> [result-0]}]}]>]} {
}

