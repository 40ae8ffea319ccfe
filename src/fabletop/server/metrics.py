"""What is counted, for `/metrics`: the text format of Prometheus, without a library."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path

BUCKETS = (0.005, 0.015, 0.05, 0.2, 1.0, 5.0)  # seconds


class Times:
    """A histogram of seconds."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        place = next((n for n, most in enumerate(BUCKETS) if seconds <= most), len(BUCKETS))
        self.counts[place] += 1
        self.sum += seconds

    def lines(self, name: str) -> list[str]:
        lines, total = [f"# TYPE {name} histogram"], 0
        for most, count in zip((*map(str, BUCKETS), "+Inf"), self.counts):
            total += count
            lines.append(f'{name}_bucket{{le="{most}"}} {total}')
        return [*lines, f"{name}_sum {self.sum:.6f}", f"{name}_count {total}"]


class Metrics:
    def __init__(self) -> None:
        self.sockets = 0
        self._requests: Counter[int] = Counter()
        self._refused: Counter[str] = Counter()
        self._answers = Times()
        self._messages = Times()

    def request(self, status: int, seconds: float) -> None:
        self._requests[status] += 1
        self._answers.add(seconds)

    def message(self, seconds: float) -> None:
        """Of a WebSocket, from its arrival to its answer."""
        self._messages.add(seconds)

    def refused(self, why: str) -> None:
        self._refused[why] += 1

    def text(self, *, awake: int, connections: int, waiting: int) -> str:
        gauges = {
            "fabletop_tables_awake": awake,
            "fabletop_sockets": self.sockets,
            "fabletop_connections": connections,
            "fabletop_store_waiting": waiting,
            "process_resident_memory_bytes": _memory(),
        }
        lines = [line for name, value in gauges.items() for line in (f"# TYPE {name} gauge", f"{name} {value}")]
        lines.append("# TYPE fabletop_requests_total counter")
        lines += [f'fabletop_requests_total{{status="{each}"}} {n}' for each, n in sorted(self._requests.items())]
        lines.append("# TYPE fabletop_refused_total counter")
        lines += [f'fabletop_refused_total{{why="{each}"}} {n}' for each, n in sorted(self._refused.items())]
        lines += self._answers.lines("fabletop_request_seconds")
        lines += self._messages.lines("fabletop_message_seconds")
        return "\n".join(lines) + "\n"


def _memory() -> int:
    """Bytes that this process holds, where the system tells."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (OSError, IndexError, ValueError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")
