# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Converts ODS's predicates on types to constraints of a schema (schema/README.md, "On constraints").

A predicate is a tree of C++ expressions. Known ones are converted. An unknown one is omitted in a conjunction, and
otherwise makes the whole predicate unknown, so each type that the predicate allows is allowed.

A constraint is a tuple here: ("word", text), ("integer", its words, width), ("of", container, elements), ("count",
"rank" or "length", number), ("not", constraint), ("or" or "and", constraints)."""
import re

ANY = ("word", "any type")
FLOAT_CLASSES = {"BFloat16": ("word", "bfloat16 type"), "FloatTF32": ("word", "tf32 type"),
                 **{f"Float{width}": ("word", f"f{width}") for width in (16, 32, 64, 80, 128)}}
WORDS = {"IntegerType": "integer", "FloatType": "floating-point", "IndexType": "index", "NoneType": "none type",
         "ComplexType": "complex-type", "FunctionType": "function type", "TupleType": "tuple"}
CONTAINERS = {"VectorType": "vector", "FixedVectorType": "fixed-length vector", "ScalableVectorType": "scalable vector",
              "TensorType": "tensor", "RankedTensorType": "ranked tensor", "UnrankedTensorType": "unranked tensor",
              "MemRefType": "memref", "UnrankedMemRefType": "unranked.memref",
              "BaseMemRefType": "ranked or unranked memref", "ShapedType": "shaped type"}
# Each key implies its value.
KINDS_OF = {"fixed-length vector": "vector", "scalable vector": "vector", "ranked tensor": "tensor",
            "unranked tensor": "tensor", "memref": "ranked or unranked memref",
            "unranked.memref": "ranked or unranked memref", "vector": "shaped type", "tensor": "shaped type",
            "ranked or unranked memref": "shaped type"}
SELF = r"cast<(?:Shaped|Vector|FixedVector|RankedTensor|MemRef)Type>\(\$_self\)"
EXTENTS = r"all_of\(" + SELF + r"\.getShape\(\), \[\]\(auto v\) \{ return v (!= 0|== 1); \}\)"
LEAVES = [
    (r"true", lambda m: ANY),
    (r"\$_self\.isBF16\(\)", lambda m: FLOAT_CLASSES["BFloat16"]),
    (r"\$_self\.isTF32\(\)", lambda m: FLOAT_CLASSES["FloatTF32"]),
    (r"\$_self\.isF(\d+)\(\)", lambda m: ("word", f"f{m[1]}")),
    (r"\$_self\.is(Signless|Signed|Unsigned)Integer\((\d+)\)", lambda m: ("integer", f"{m[1].lower()} integer", int(m[2]))),
    (r"\$_self\.is(Signless|Signed|Unsigned)Integer\(\)", lambda m: ("word", f"{m[1].lower()} integer")),
    (r"\$_self\.isInteger\((\d+)\)", lambda m: ("integer", "integer", int(m[1]))),
    (r"\$_self\.isSignlessIntOrIndex\(\)", lambda m: ("or", (("word", "signless integer"), ("word", "index")))),
    (r"\$_self\.isIndex\(\)", lambda m: ("word", "index")),
    (SELF + r"\.hasRank\(\)", lambda m: ("word", "ranked")),
    (SELF + r"\.hasStaticShape\(\)", lambda m: ("word", "statically shaped")),
    (SELF + r"\.getRank\(\) == (\d+)", lambda m: ("count", "rank", int(m[1]))),
    (SELF + r"\.getRank\(\) >= (\d+)", lambda m: ("count", "rank at least", int(m[1]))),
    (SELF + r"\.getRank\(\) > (\d+)", lambda m: ("count", "rank at least", int(m[1]) + 1)),
    (SELF + r"\.getNumElements\(\) == (\d+)", lambda m: ("count", "length", int(m[1]))),
    (SELF + r"\.getNumElements\(\) >= (\d+)", lambda m: ("count", "length at least", int(m[1]))),
    (SELF + r"\.getNumElements\(\) <= (\d+)", lambda m: ("count", "length at most", int(m[1]))),
    (SELF + r"\.getShape\(\) == ArrayRef<int64_t>\(\{([\d, ]+)\}\)",
     lambda m: ("word", "of shape " + "x".join(re.findall(r"\d+", m[1])))),
    (SELF + r"\.allDimsScalable\(\)", lambda m: ("word", "of scalable extents")),
    (SELF + r"\.getScalableDims\(\)\.back\(\)", lambda m: ("word", "of scalable last extent")),
    # In addition to the one above.
    (r"!is_contained\(" + SELF + r"\.getScalableDims\(\)\.drop_back\(\), true\)", lambda m: ("word", "of scalable last extent")),
    (r"is_contained\(ArrayRef<int64_t>\(\{([\d, ]+)\}\), " + SELF + r"\.getDimSize\(" + SELF + r"\.getRank\(\) \+ -1\)\)",
     lambda m: any_of([("count", "last extent", int(n)) for n in re.findall(r"\d+", m[1])])),
    (r"!!(\w+)::get\w+Encoding\(\$_self\)", lambda m: ("word", f"of encoding #{m[1]}.encoding")),
    (EXTENTS, lambda m: ("word", "of extents other than 0" if m[1] == "!= 0" else "of extents 1")),
]
ELEMENT = re.compile(r"cast<(?:Vector|Shaped|RankedTensor|MemRef)Type>\(\$_self\)\.getElementType\(\)|elementType")
# The maximal number of alternatives in a schema, and the maximal width in a list.
PARTS_MAX, WIDTH_MAX = 24, 64


def normal(expression):
    """Returns a C++ expression without redundant parts: MLIR's own namespaces, spaces, outer brackets."""
    text = " ".join(str(expression).split())
    text = re.sub(r"(?:::)?\b(?:llvm|mlir)::(?:mlir::)?", "", text)
    return text[1:-1].strip() if text.startswith("(") and text.endswith(")") else text


#===-- Constraints -----------------------------------------------------------------------------===#

def flat(operator, parts):
    """Returns the operands of an operator, flattened and without duplicates."""
    out = []
    for part in parts:
        for one in part[1] if part[0] == operator else (part,):
            if one not in out:
                out.append(one)
    return out


def any_of(parts):
    parts = flat("or", parts)
    return parts[0] if len(parts) == 1 else ("or", tuple(parts))


def is_kind_of(container, other):
    while container is not None and container != other:
        container = KINDS_OF.get(container)
    return container is not None


def join_containers(a, b):
    """Joins `vector of any type values` and `fixed-length vector of index values`; None if that is impossible."""
    if a[0] != "of" or b[0] != "of" or not (is_kind_of(a[1], b[1]) or is_kind_of(b[1], a[1])):
        return None
    if a[2] != b[2] and ANY not in (a[2], b[2]):
        return None
    return ("of", a[1] if is_kind_of(a[1], b[1]) else b[1], b[2] if a[2] == ANY else a[2])


def all_of(parts):
    out = []
    for part in flat("and", parts):
        for at, before in enumerate(out):
            joined = join_containers(before, part)
            if joined is not None:
                out[at] = joined
                break
        else:
            out.append(part)
    ranks = [part[2] for part in out if part[:2] == ("count", "rank")]
    has_counts = any(part[0] == "count" for part in out)
    out = [part for part in out if part != ANY and not any(str(other[1]).startswith(f"{part[1]}<") for other in out) and not (part == ("word", "ranked") and has_counts) and
           not (part[:2] == ("count", "rank at least") and ranks and ranks[0] >= part[2])]
    if not out:
        return ANY
    return out[0] if len(out) == 1 else ("and", tuple(out))


#===-- Their spelling --------------------------------------------------------------------------===#

def join_numbers(parts):
    """Joins alternatives that only differ in an integer to one with a list: (the alternative, integers)."""
    out, lists = [], {}
    for part in parts:
        is_list = part[0] == "integer" and part[2] <= WIDTH_MAX or part[:2] in (("count", "rank"), ("count", "length"))
        if not is_list:
            out.append((part, None))
        elif part[:2] in lists:
            lists[part[:2]].append(str(part[2]))
        else:
            lists[part[:2]] = [str(part[2])]
            out.append((part, lists[part[:2]]))
    return out


def spell_one(part, numbers=None):
    kind = part[0]
    if kind == "integer":
        return f"{'/'.join(numbers or [str(part[2])])}-bit {part[1]}"
    if kind == "count":
        return f"of {part[1]} {'/'.join(numbers or [str(part[2])])}"
    if kind == "of":
        inner = spell(part[2])
        return f"{part[1]} of {f'({inner})' if part[2][0] in ('and', 'not') or part[2][0] == 'or' and has_and(part[2]) else inner} values"
    if kind == "not":
        return f"not ({spell(part[1])})"
    if kind == "word":
        return part[1]
    text = spell(part)
    return f"({text})" if kind == "and" or len(join_numbers(part[1])) > 1 else text


def has_and(part):
    return any(one[0] in ("and", "of") for one in part[1])


def spell(part):
    """Returns the constraint in the schema's syntax."""
    if part[0] == "or":
        parts = join_numbers(part[1])
        return " or ".join(spell(one) if one[0] == "and" else spell_one(one, numbers) for one, numbers in parts)
    if part[0] == "and":
        return " and ".join(spell_one(one) for one in part[1])
    return spell_one(part)


#===-- Predicates ------------------------------------------------------------------------------===#

class Predicates:
    """`get` finds a record by name; `words` has the types of C++ classes and the conditions of C++ functions; `types`
    has the records of types, and `spelled` the text of each."""

    def __init__(self, get, words, types, spelled):
        self.get = get
        self.words = words
        self.types = types
        self.spelled = spelled
        self.known = {}

    def phrase(self, name):
        """Returns a predicate in the schema's syntax; None if it has no effect."""
        constraint = self.read(name)[0]
        return None if constraint in (None, ANY) else spell(constraint)

    def read(self, name):
        """Returns a predicate's constraint, and if it is complete; (None, False) if it is unknown."""
        if name not in self.known:
            record = self.get(name)
            self.known[name] = (None, False) if record is None else self.read_record(record)
        return self.known[name]

    def read_record(self, record):
        if record.isa("CPred"):
            return self.read_leaf(normal(record["predExpr"]))
        parts = [self.read(child) for child in record["children"] or []]
        known = [part for part, _ in parts if part is not None]
        is_exact = all(exact for _, exact in parts)
        if record.isa("And") and known:
            return all_of(known), is_exact
        if not parts or len(known) != len(parts):
            return None, False
        if record.isa("Or"):
            return self.limited(any_of(known), is_exact)
        if record.isa("Neg"):
            return (("not", known[0]), True) if is_exact else (None, False)
        return self.read_elements(record, *parts[0])

    @staticmethod
    def limited(constraint, is_exact):
        return (constraint, is_exact) if constraint[0] != "or" or len(constraint[1]) <= PARTS_MAX else (None, False)

    @staticmethod
    def read_elements(record, inner, is_exact):
        """Returns the constraint of a predicate on a part of the type: its elements are known."""
        if record.isa("SubstLeaves") and record["pattern"] == "$_self" and ELEMENT.fullmatch(normal(record["replacement"])):
            return ("of", "shaped type", inner), is_exact
        if record.isa("Concat") and normal(record["suffix"]).endswith("cast<ShapedType>($_self).getElementType())"):
            return inner, is_exact
        return None, False

    def read_leaf(self, text):
        for pattern, make in LEAVES:
            match = re.fullmatch(pattern, text)
            if match:
                return make(match), True
        match = re.fullmatch(r"cast<LLVM::LLVMPointerType>\(\$_self\)\.getAddressSpace\(\) == ([1-9]\d*)", text)
        if match:
            return ("word", f"!llvm.ptr<{match[1]}>"), True
        match = re.fullmatch(r"isa<([\w:, ]+)>\(\$_self\)", text)
        if match:
            parts = [self.read_class(name.strip()) for name in match[1].split(",")]
            return (None, False) if None in parts else (any_of(parts), True)
        match = re.fullmatch(r"([\w:]+)\(\$_self\)", text)
        return (("word", self.words[match[1]]), False) if match and match[1] in self.words else (None, False)

    def read_class(self, name):
        bare = name.split("::")[-1]
        words = self.words.get(name, self.words.get(bare))
        if words is not None and words.startswith("("):
            return ("word", words)
        if words is not None:
            return any_of([("word", word) for word in words.split(" or ")])
        if bare in CONTAINERS:
            return ("of", CONTAINERS[bare], ANY)
        if bare in WORDS and name == bare:
            return ("word", WORDS[bare])
        match = re.fullmatch(r"(BFloat16|FloatTF32|Float\d+(?:E\w+)?)Type", name)
        if match:
            return FLOAT_CLASSES.get(match[1], ("word", match[1].replace("Float", "f") + " type"))
        for record in self.types():
            if record["cppClassName"] == bare and self.spelled(record):
                return ("word", self.spelled(record))
        return None
