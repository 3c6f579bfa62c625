# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Terminals for tests, also where none are mounted, as in a bare container."""
import ctypes
import fcntl
import os
import pty
import socket
import struct
import sys
import tempfile
import termios
import unittest

NEW_NAMESPACE, NEW_USER = 0x20000, 0x10000000  # CLONE_NEWNS, CLONE_NEWUSER
MOUNT_PRIVATE = 0x4000 | 0x40000  # MS_REC | MS_PRIVATE
UNLOCK, GET_PEER = 0x40045431, 0x5441  # TIOCSPTLCK, TIOCGPTPEER

was_skipped = False  # Whether a test found no terminal; support.py tells CTest.


def _mount_and_open(folder):
    """Both ends of a terminal of a file system of its own, which only this process sees."""
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.unshare(NEW_NAMESPACE) != 0 and libc.unshare(NEW_NAMESPACE | NEW_USER) != 0:
        raise OSError("no namespace of its own")
    libc.mount(b"none", b"/", None, MOUNT_PRIVATE, None)
    if libc.mount(b"devpts", folder.encode(), b"devpts", 0, b"newinstance,ptmxmode=0666,mode=600") != 0:
        raise OSError(ctypes.get_errno(), "devpts cannot be mounted")
    controller = os.open(folder + "/ptmx", os.O_RDWR | os.O_NOCTTY)
    fcntl.ioctl(controller, UNLOCK, struct.pack("i", 0))
    return controller, fcntl.ioctl(controller, GET_PEER, os.O_RDWR | os.O_NOCTTY)


def _of_its_own():
    """The ends as a child that mounts them hands them over."""
    ours, theirs = socket.socketpair()
    with tempfile.TemporaryDirectory() as folder, ours:
        process = os.fork()
        if process == 0:
            try:
                socket.send_fds(theirs, [b"x"], _mount_and_open(folder))
            except OSError:
                pass
            finally:
                os._exit(0)
        theirs.close()
        descriptors = socket.recv_fds(ours, 1, 2)[1]
        os.waitpid(process, 0)
    if len(descriptors) != 2:
        raise OSError("no terminal")
    return tuple(descriptors)


def open_terminal():
    """(controller, terminal). A test is skipped where the system has none and lets nobody mount any."""
    global was_skipped  # pylint: disable=global-statement
    try:
        return pty.openpty()
    except OSError as error:
        try:
            return _of_its_own()
        except OSError:
            was_skipped = True
            print(f"NOT TESTED: there are no terminals here: {error}", file=sys.stderr)
            raise unittest.SkipTest("there are no terminals here") from error


def take_terminal(terminal):
    """Makes it that of this process, the first one of a session; as a preexec_fn, with start_new_session."""
    fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)
