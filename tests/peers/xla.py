# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs modules on jaxlib's CPU client."""
import jax
import numpy
from jax.extend import backend
from jaxlib import xla_client

CLIENT = backend.get_backend("cpu")


def run(text, *arguments):
    """The results of the module's main function, as numpy arrays."""
    devices = xla_client.DeviceList(tuple(CLIENT.local_devices()[:1]))
    program = CLIENT.compile_and_load(text, devices, xla_client.CompileOptions())
    with jax.enable_x64(True):
        placed = [jax.device_put(numpy.asarray(argument)) for argument in arguments]
        results = program.execute_sharded(placed).disassemble_into_single_device_arrays()
        return [numpy.asarray(result[0]) for result in results]
