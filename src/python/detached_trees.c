// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Roots: which trees Python keeps alive, and until when.
//
// A detached op belongs to a scope of the library, which would keep it until the scope closes.
// Python's rule is another: a tree lives as long as Python holds anything in it. Each detached op
// that Python comes to own has a record with a anchor, an Active wrapper that is known to be in
// its tree. As long as the anchor stays there is nothing to do. When it is dropped, another one is
// looked for among the Active wrappers; if there is none, the tree is destroyed.
//
// Looking costs O(Active wrappers). While there are many of them it is deferred until a share of
// them could have been dropped, so that dropping one tree after another stays cheap.
//
// Moving an op from one tree to another may take the anchor of the first along; tnp_trees_changed
// has all witnesses looked for again.

#include "wrapper_bind.h"

/// With fewer Active wrappers, a lost anchor is replaced at once.
#define EAGER_COUNT 256u
/// Otherwise when this share of the Active wrappers could have been dropped.
#define LOST_SHARE 64u

/// After `entity` stopped being the wrapper or the anchor of its record.
static void leave(tnp_entity* entity) {
  const tnp_detached_tree* root = entity->root;
  if (root->wrapper != entity && root->anchor != entity) entity->root = NULL;
}

static void unlink_anchor(tnp_detached_tree* root) {
  tnp_entity* anchor = root->anchor;
  if (anchor == NULL) return;
  root->anchor = NULL;
  leave(anchor);
}

static void take_off_list(tnp_context* context, tnp_detached_tree* root) {
  if (root->previous != NULL) {
    root->previous->next = root->next;
  } else {
    context->detached_trees = root->next;
  }
  if (root->next != NULL) root->next->previous = root->previous;
}

static void put_on_list(tnp_context* context, tnp_detached_tree* root) {
  root->previous = NULL;
  root->next = context->detached_trees;
  if (root->next != NULL) root->next->previous = root;
  context->detached_trees = root;
}

static void free_unlisted(tnp_detached_tree* root) {
  unlink_anchor(root);
  if (root->wrapper != NULL) root->wrapper->root = NULL;
  PyMem_Free(root);
}

static void free_root(tnp_context* context, tnp_detached_tree* root) {
  take_off_list(context, root);
  free_unlisted(root);
}

/// Takes `anchor` from another record. If that record's wrapper is the anchor itself, its op is now
/// in the tree of `root`, so the record is obsolete.
static void take_from_other(tnp_context* context, tnp_detached_tree* root, tnp_entity* anchor) {
  tnp_detached_tree* other = anchor->root;
  if (other == NULL || other == root) return;
  if (other->wrapper == anchor) {
    free_root(context, other);
    return;
  }
  unlink_anchor(other);
  ++context->lost_count;
}

static void set_anchor(tnp_context* context, tnp_detached_tree* root, tnp_entity* anchor) {
  unlink_anchor(root);
  take_from_other(context, root, anchor);
  root->anchor = anchor;
  anchor->root = root;
}

void tnp_detached_trees_free(tnp_context* context) {
  while (context->detached_trees != NULL) free_root(context, context->detached_trees);
}

void tnp_detached_tree_forget_wrapper(tnp_entity* wrapper) {
  wrapper->root->wrapper = NULL;
  wrapper->root = NULL;
}

void tnp_detached_tree_pass_on(tnp_entity* from, tnp_entity* to) {
  tnp_detached_tree* root = from->root;
  if (root->wrapper == from) {
    root->wrapper = to;
    to->root = root;
  }
  leave(from);
}

bool tnp_detached_tree_drop_anchor(tnp_entity* wrapper) {
  tnp_detached_tree* root = wrapper->root;
  if (root->anchor != wrapper) return false;
  unlink_anchor(root);
  return true;
}

//===-- Looking -----------------------------------------------------------------------------===//

/// The root of the tree that `entity` is in; null when it is stale.
static tn_op root_of(const tnp_entity* entity) {
  const tn_op none = {0, 0, 0, 0};
  switch (entity->kind) {
    case TNP_OP:
      return tn_op_check(entity->handle.op) == TN_OK ? tn_op_root(entity->handle.op) : none;
    case TNP_BLOCK: {
      if (tn_block_check(entity->handle.block) != TN_OK) return none;
      return tn_op_root(tn_block_parent_op(entity->handle.block));
    }
    case TNP_REGION: {
      if (tn_region_check(entity->handle.region) != TN_OK) return none;
      return tn_op_root(tn_region_op(entity->handle.region));
    }
    default: {
      const tn_value value = entity->handle.value;
      if (tn_value_check(value) != TN_OK) return none;
      if (!tn_value_is_block_argument(value)) return tn_op_root(tn_value_owner_op(value));
      return tn_op_root(tn_block_parent_op(tn_value_owner_block(value)));
    }
  }
}

static tnp_detached_tree* lost_root(const tnp_context* context, tn_op op) {
  for (tnp_detached_tree* root = context->detached_trees; root != NULL; root = root->next) {
    if (root->anchor == NULL && root->op.slot == op.slot && root->op.generation == op.generation) {
      return root;
    }
  }
  return NULL;
}

/// Removes records of ops that were erased or put into a block; counts those without anchor.
static size_t count_lost(tnp_context* context) {
  size_t count = 0;
  for (tnp_detached_tree* root = context->detached_trees; root != NULL;) {
    tnp_detached_tree* next = root->next;
    if (root->anchor == NULL) {
      if (tn_op_check(root->op) != TN_OK || !tn_op_is_detached(root->op)) {
        free_root(context, root);
      } else {
        ++count;
      }
    }
    root = next;
  }
  return count;
}

/// Destroys the tree of a root that has no anchor. Where nothing may change now, as in a diagnostic
/// handler, it stays for the next look. Runs Python, so the root is off the list meanwhile.
static void release(tnp_context* context, tnp_detached_tree* root) {
  tnp_capture capture;
  take_off_list(context, root);
  tnp_capture_begin(context, &capture);
  const tn_status status = tn_op_release(root->op);
  tnp_capture_drop(context, &capture);
  if (status == TN_INVALID_ARGUMENT) {
    put_on_list(context, root);
    ++context->lost_count;
  } else {
    free_unlisted(root);
  }
}

static void look(tnp_context* context) {
  context->lost_count = 0;
  size_t missing = count_lost(context);
  for (uint32_t i = 0; missing != 0 && i < context->active_count; ++i) {
    tnp_entity* entity = context->wrappers[i];
    if (entity->root != NULL && entity->root->anchor == entity) continue;
    const tn_op op = root_of(entity);
    tnp_detached_tree* root = tn_op_is_null(op) ? NULL : lost_root(context, op);
    if (root == NULL) continue;
    set_anchor(context, root, entity);
    --missing;
  }
  tnp_detached_tree* root = context->detached_trees;
  while (missing != 0 && root != NULL) {
    tnp_detached_tree* next = root->next;
    if (root->anchor == NULL) {
      release(context, root);
      --missing;
    }
    root = next;
  }
}

void tnp_detached_tree_lost_anchor(tnp_context* context) {
  ++context->lost_count;
  if (context->active_count <= EAGER_COUNT ||
      context->lost_count >= context->active_count / LOST_SHARE) {
    look(context);
  }
}

void tnp_trees_changed(tnp_context* context) {
  for (tnp_detached_tree* root = context->detached_trees; root != NULL; root = root->next) {
    if (root->anchor != NULL) ++context->lost_count;
    unlink_anchor(root);
  }
  if (context->active_count <= EAGER_COUNT ||
      context->lost_count >= context->active_count / LOST_SHARE) {
    look(context);
  }
}

//===-- Owning ------------------------------------------------------------------------------===//

static tnp_detached_tree* root_in_family(tnp_entity* entity) {
  tnp_entity* other = entity;
  do {
    if (other->root != NULL && other->root->wrapper == other) return other->root;
    other = other->sibling;
  } while (other != entity);
  return NULL;
}

bool tnp_op_uprooted(tnp_entity* entity) {
  if (root_in_family(entity) != NULL) return true;
  tnp_context* context = entity->context;
  tnp_detached_tree* root = PyMem_Calloc(1, sizeof *root);
  if (root == NULL) {
    PyErr_NoMemory();
    return false;
  }
  root->op = entity->handle.op;
  root->op.scope = context->root_number;
  put_on_list(context, root);
  set_anchor(context, root, entity);
  root->wrapper = entity;
  return true;
}

void tnp_op_placed(tnp_entity* entity, tn_op root_before) {
  tnp_detached_tree* root = root_in_family(entity);
  if (root != NULL) {
    free_root(entity->context, root);
  } else if (tn_op_root(entity->handle.op).slot != root_before.slot) {
    tnp_trees_changed(entity->context);
  }
}

PyObject* tnp_adopt_op(tnp_context* context, tn_op op, tnp_role role) {
  PyObject* wrapper = tnp_wrap_op(context, op, role);
  if (wrapper == NULL || wrapper == Py_None) return wrapper;
  if (tnp_op_uprooted((tnp_entity*)wrapper)) return wrapper;
  Py_DECREF(wrapper);
  return NULL;
}
