# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The families of tests/bench/scaling do what they are there for: each runs, and ends as it says, at a quarter of its
least size, with sanitizers at a sixteenth. `tools/bench --only scaling` measures how they grow. Needs: dialects."""
import os
import pathlib
import sys
import unittest

import support

sys.path.insert(0, str(pathlib.Path(os.environ["TENURE_SOURCE_DIR"]) / "tests" / "bench"))
import scaling

SHARE = 1 / 16 if os.environ["TENURE_SANITIZE"] == "1" else 1 / 4


class Families(unittest.TestCase):
    def test_each_family_runs(self):
        with scaling.Driver(support.TENURE, None, seconds=60, memory=None) as driver:
            for family in scaling.load_families():
                with self.subTest(family.name):
                    self.assertEqual(driver.measure(family, (SHARE,)).faults, [])


class Growth(unittest.TestCase):
    def test_exponent_is_the_slope(self):
        self.assertAlmostEqual(scaling.exponent([(n, 1e-4 * n * n) for n in (100, 200, 400)]), 2)
        self.assertIsNone(scaling.exponent([(100, 0.001), (200, 0.002), (400, 1.0)]))

    def test_what_grows_too_fast_is_said(self):
        with scaling.Driver(support.TENURE, None, seconds=60, memory=None) as driver:
            squared = {"tenure": [scaling.Run(n, driver.start["tenure"] + 1e-5 * n * n, 0) for n in (100, 200, 400)]}
            result = driver.judge(scaling.Family("squared", None), squared)
        self.assertEqual(result.faults, ["grows as n^2.00"])


if __name__ == "__main__":
    unittest.main()
