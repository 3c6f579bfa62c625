# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""StableHLO's portable artifacts: programs that tools of other versions read, and the versions."""
import enum
import io

from .. import _tenure as _c
from .. import ir

__all__ = ["StablehloCompatibilityRequirement", "deserialize_portable_artifact", "deserialize_portable_artifact_str",
           "get_api_version", "get_current_version", "get_minimum_version", "get_smaller_version",
           "get_version_from_compatibility_requirement", "serialize_portable_artifact",
           "serialize_portable_artifact_str"]


class StablehloCompatibilityRequirement(enum.Enum):
    """How old a reader of an artifact may be."""

    NONE = 0
    WEEK_4 = 1
    WEEK_12 = 2
    MAX = 3


def get_api_version() -> int:
    """The number of this interface, which grows when functions of it change."""
    return 9


def get_current_version() -> str:
    """The newest version that artifacts are written in and read."""
    return _c.artifact_versions()[0]


def get_minimum_version() -> str:
    """The oldest version that artifacts are written in and read."""
    return _c.artifact_versions()[1]


def get_version_from_compatibility_requirement(requirement: StablehloCompatibilityRequirement) -> str:
    """A version that readers of that age know."""
    if not isinstance(requirement, StablehloCompatibilityRequirement):
        raise TypeError(
            f"requirement must be StablehloCompatibilityRequirement, not {type(requirement).__name__}")
    return _c.artifact_version_for(requirement.value)


def get_smaller_version(version1: str, version2: str) -> str:
    """The smaller of two versions."""
    smaller = _c.smaller_artifact_version(version1, version2)
    if smaller is None:
        raise ValueError(f"failed to convert version to stablehlo version: {version1!r}, {version2!r}")
    return smaller


def serialize_portable_artifact(module: ir.Module, target: str, allow_other_dialects: bool = False) -> bytes:
    """The artifact of a module, for readers that know the version `target`."""
    if allow_other_dialects:
        raise NotImplementedError("artifacts hold StableHLO and functions alone")
    return _c.write_artifact(module.operation, target)


def deserialize_portable_artifact(context: ir.Context, artifact: bytes) -> ir.Module:
    """The module that an artifact of any version holds."""
    return _c.read_artifact(artifact, context)


def serialize_portable_artifact_str(module_str: str | bytes, target_version: str) -> bytes:
    """The artifact of a module that is given as text or bytecode."""
    with ir.Context() as context:
        return _c.write_artifact(ir.Module.parse(module_str, context).operation, target_version)


def deserialize_portable_artifact_str(artifact_str: bytes) -> bytes:
    """The module that an artifact holds, as bytecode."""
    file = io.BytesIO()
    with ir.Context() as context:
        _c.read_artifact(artifact_str, context).operation.write_bytecode(file)
    return file.getvalue()
