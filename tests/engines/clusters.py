# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Clusters of Ray and Dask, made of their own commands.

Two hosts are two network namespaces, joined by a cable, where the machine lets us make these; else both are this machine's
loopback.
"""
from __future__ import annotations

import contextlib
import dataclasses
import os
import pathlib
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator

import psutil
import support

BIN = pathlib.Path(sys.executable).parent
# Ray's processes agree on a token here. Without these the head takes the one in the user's folder, where there is one, and the other node none.
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(support.PACKAGE), "RAY_DISABLE_MEMORY_MONITOR": "1", "RAY_USAGE_STATS_ENABLED": "0",
               "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}


@dataclasses.dataclass(frozen=True)
class Host:
    """Where a command runs: what stands in front of it, and the host's address."""

    prefix: tuple[str, ...]
    address: str


@dataclasses.dataclass(frozen=True)
class Cluster:
    engine: str
    address: str
    driver: Host
    processes: tuple[subprocess.Popen[bytes], ...]

    def workers(self) -> list[psutil.Process]:
        """The processes that look at modules, of all hosts."""
        return [each for process in self.processes for each in support.work_processes(process.pid)]

    def hosts_of_workers(self) -> int:
        return len({process.pid for process in self.processes if support.work_processes(process.pid)})

    def run(self, folder: pathlib.Path, out: pathlib.Path) -> None:
        script = pathlib.Path(__file__).with_name("drive.py")
        done = subprocess.run([*self.driver.prefix, sys.executable, str(script), self.engine, self.address, str(folder), str(out)],
                              env=ENVIRONMENT, capture_output=True, text=True, timeout=500, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


@contextlib.contextmanager
def hosts() -> Iterator[list[Host]]:
    names = [f"tenure-{os.getpid()}-{side}" for side in "ab"]
    cables = [f"tn{os.getpid() % 100000}{side}" for side in "ab"]
    made: list[str] = []
    try:
        try:
            for name in names:
                _ip("netns", "add", name)
                made.append(name)
            _ip("link", "add", cables[0], "type", "veth", "peer", "name", cables[1])
            for number, (name, cable) in enumerate(zip(names, cables)):
                _ip("link", "set", cable, "netns", name)
                _ip("-n", name, "addr", "add", f"10.231.7.{number + 1}/24", "dev", cable)
                _ip("-n", name, "link", "set", cable, "up")
                _ip("-n", name, "link", "set", "lo", "up")
        except (OSError, subprocess.CalledProcessError):
            yield [Host((), "127.0.0.1"), Host((), "127.0.0.1")]
        else:
            yield [Host(("ip", "netns", "exec", name), f"10.231.7.{number + 1}") for number, name in enumerate(names)]
    finally:
        for name in made:
            subprocess.run(["ip", "netns", "del", name], check=False)


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def _end(processes: list[subprocess.Popen[bytes]]) -> None:
    """Ends them with all that they started."""
    everybody = [each for process in processes for each in [psutil.Process(process.pid), *psutil.Process(process.pid).children(recursive=True)]
                 if process.poll() is None]
    for process in processes:
        process.terminate()
    psutil.wait_procs(everybody, timeout=10)
    for each in everybody:
        with contextlib.suppress(psutil.Error):
            each.kill()
    for process in processes:
        process.wait()


@contextlib.contextmanager
def _started(commands: list[tuple[Host, list[str]]], ask: str, words: Callable[[int], list[str]]) -> Iterator[list[subprocess.Popen[bytes]]]:
    """Starts the commands of a cluster, each once those before it are up: `python -c ASK WORDS(how many)` on the first host says so."""
    processes: list[subprocess.Popen[bytes]] = []
    with tempfile.NamedTemporaryFile() as log:
        def said() -> str:
            return pathlib.Path(log.name).read_text(encoding="utf-8", errors="replace")[-8000:]

        def is_up() -> bool:
            command = [*commands[0][0].prefix, sys.executable, "-c", ask, *words(len(processes))]
            try:
                return subprocess.run(command, env=ENVIRONMENT, stdout=log, stderr=log, check=False, timeout=60).returncode == 0
            except subprocess.TimeoutExpired:
                return False

        try:
            for host, command in commands:
                processes.append(subprocess.Popen([*host.prefix, *command], env=ENVIRONMENT, stdin=subprocess.DEVNULL, stdout=log, stderr=log))
                limit = time.monotonic() + 180
                while not is_up():
                    assert all(process.poll() is None for process in processes), f"it ended: {' '.join(command)}\n{said()}"
                    assert time.monotonic() < limit, f"it does not come up: {' '.join(command)}\n{said()}"
                    time.sleep(0.5)
            yield processes
        finally:
            _end(processes)


@contextlib.contextmanager
def ray(where: list[Host]) -> Iterator[Cluster]:
    """A head with one processor, and another node with one."""
    port = _free_port()
    address = f"{where[0].address}:{port}"
    folder = tempfile.mkdtemp(prefix="ray", dir="/tmp")  # Sockets have short paths.
    start = [str(BIN / "ray"), "start", "--block", "--num-cpus=1", "--object-store-memory=100000000", "--disable-usage-stats"]
    head = [*start, "--head", f"--port={port}", f"--node-ip-address={where[0].address}", "--include-dashboard=false", f"--temp-dir={folder}"]
    other = [*start, f"--address={address}", f"--node-ip-address={where[1].address}"]
    ask = ("import ray, sys; ray.init(sys.argv[1], log_to_driver=False, configure_logging=False); "
           "sys.exit(ray.cluster_resources().get('CPU', 0) != int(sys.argv[2]))")
    try:
        with _started([(where[0], head), (where[1], other)], ask, lambda count: [address, str(count)]) as processes:
            yield Cluster("ray", address, where[0], tuple(processes))
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def dask(where: list[Host]) -> Iterator[Cluster]:
    """A scheduler, and a worker with one thread on each host."""
    port = _free_port()
    address = f"tcp://{where[0].address}:{port}"
    with tempfile.TemporaryDirectory() as folder:
        scheduler = [str(BIN / "dask"), "scheduler", "--host", where[0].address, "--port", str(port), "--no-dashboard"]
        commands = [(where[0], scheduler)]
        for host in where:
            worker = [str(BIN / "dask"), "worker", address, "--nthreads", "1", "--host", host.address, "--no-dashboard", "--local-directory", folder]
            commands.append((host, worker))
        ask = "import distributed, sys; sys.exit(len(distributed.Client(sys.argv[1]).nthreads()) != int(sys.argv[2]))"
        with _started(commands, ask, lambda count: [address, str(count - 1)]) as processes:
            yield Cluster("dask", address, where[0], tuple(processes))
