#include "dialects/transform/script.h"
const tn_script_op tn_script_loop_ops[] = {
    {NULL, NULL, NULL, 0, TN_CODE_NONE},
};
