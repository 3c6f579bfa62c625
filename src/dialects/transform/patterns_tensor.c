#include "dialects/transform/patterns.h"
const tn_pattern_group tn_tensor_pattern_groups[] = {{NULL, NULL}};
