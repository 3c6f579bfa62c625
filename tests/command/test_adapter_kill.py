# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Exports that are killed, or run out of room, at 200 random moments: the old file or the new one stands there, never
another, and nothing beside it."""
import os
import random
import resource
import signal
import subprocess
import time
import unittest

from support import DATA, TENURE, CommandTest

LORA = DATA / "decoder_lora.onnx_adapter"
MOMENTS = 200


class Interrupted(CommandTest):
    def setUp(self):
        super().setUp()
        self.old = self.write("target", b"the old file").read_bytes()
        self.command = [TENURE, "adapter", "export", str(LORA), "-o", "target", "--cast=f64", "--checksums"]
        started = time.monotonic()
        subprocess.run(self.command, cwd=self.folder, check=True)
        self.duration = time.monotonic() - started
        self.new = (self.folder / "target").read_bytes()

    def check(self):
        """Whether the new file stands there. A file that lost its place between its two names may lie beside it, whole."""
        content = (self.folder / "target").read_bytes()
        self.assertIn(content, (self.old, self.new))
        for name in set(self.files()) - {"target"}:
            self.assertRegex(name, r"^\.target\.[0-9a-f]{8}$")
            self.assertEqual((self.folder / name).read_bytes(), self.new)
            (self.folder / name).unlink()
        return content == self.new

    def test_kill(self):
        chance = random.Random(4)
        written = killed = 0
        for _ in range(MOMENTS):
            self.write("target", self.old)
            process = subprocess.Popen(self.command, cwd=self.folder, stderr=subprocess.DEVNULL)
            time.sleep(chance.random() * 1.3 * self.duration)
            process.send_signal(signal.SIGKILL)
            killed += process.wait() == -signal.SIGKILL
            written += self.check()
        self.assertGreater(killed, MOMENTS // 10)
        self.assertGreater(MOMENTS, written)

    def test_no_room(self):
        chance = random.Random(5)
        for _ in range(MOMENTS):
            self.write("target", self.old)
            limit = chance.randrange(len(self.new) + 5000)
            run = subprocess.run(self.command, cwd=self.folder, capture_output=True, check=False,
                                 preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit)))
            self.assertEqual(self.check(), limit >= len(self.new), limit)
            self.assertEqual(run.returncode, 0 if limit >= len(self.new) else 1)
            if run.returncode:
                self.assertIn(b"target: cannot be written: File too large", run.stderr)
            self.assertEqual(self.files(), ["target"])


@unittest.skipUnless(os.geteuid() == 0, "mounting takes root")
class FullDisk(Interrupted):
    def setUp(self):
        super().setUp()
        self.mount_point = self.folder / "disk"
        self.mount_point.mkdir()

    def test_kill(self):
        self.skipTest("on a disk with room")

    def test_no_room(self):
        for kibibytes in range(4, len(self.new) // 1024 + 40, 24):
            mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={kibibytes}k", "tmpfs", self.mount_point],
                                     capture_output=True, check=False)
            if mounted.returncode:
                self.skipTest("mounting is not allowed")
            try:
                self.fill(self.mount_point)
            finally:
                subprocess.run(["umount", self.mount_point], check=True)

    def fill(self, disk):
        (disk / "target").write_bytes(self.old)
        command = [*self.command[:5], str(disk / "target"), *self.command[6:]]
        run = subprocess.run(command, capture_output=True, check=False)
        expected = self.new if run.returncode == 0 else self.old
        self.assertEqual((disk / "target").read_bytes(), expected)
        self.assertEqual([path.name for path in disk.iterdir()], ["target"])
        if run.returncode:
            self.assertIn(b"No space left on device", run.stderr)


if __name__ == "__main__":
    unittest.main()
