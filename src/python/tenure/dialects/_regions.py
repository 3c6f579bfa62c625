# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Operations whose bodies are built by decorated Python functions."""
from .. import ir


def region_op(make):
    """Returns a function that returns a decorator for ops that `make` creates: the decorated function builds the op's first
    block.

    The function is called with the block's arguments; the decorated name becomes the op."""

    def with_arguments(*arguments, **keywords):
        def decorate(function):
            op = make(*arguments, **keywords)
            blocks = op.regions[0].blocks
            block = blocks[0] if len(blocks) else blocks.append()
            with ir.InsertionPoint(block):
                function(*block.arguments)
            return op

        return decorate

    with_arguments.__wrapped__ = make  # The function with the parameters.
    with_arguments.__doc__ = f"A decorator of a function that builds the body of a {make.__name__}, which it becomes."
    return with_arguments
