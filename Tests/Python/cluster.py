"""Parses generated links on a standalone Spark cluster, and checks and measures the result.

The cluster is a master and two workers on the loopback interface, with one processor each. The
checks:

- The job writes the rows that one process computes, although an executor is killed in the middle.
- A rerun of the job writes files with the same rows.

The figures are links per second and core, compared with `waymark parse --format json --jobs 1`.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Callable, Dict, List, NamedTuple, Optional, Type

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pyspark
import waymark
import waymark._tables
from links import TOOL

SPARK = Path(pyspark.__file__).parent
ROWS_IN_FILE = 250_000
PATIENCE = 60.0


def link(number: int) -> str:
    """Returns the link with this number; one of 20 links is rejected."""
    session = f"KX{number % 10000:04}-{number % 977:03}"
    kind = number % 60
    if kind == 0:
        return f"https://wordly.ai/missing/{number}"
    if kind == 20:
        return f"https://unknown.example/attend/{session}"
    if kind == 40:
        return f"https://wordly.ai/attend/{session}?lang=%zz"
    kind = number % 20
    if kind < 6:
        return f"https://wordly.ai/attend/{session}?passcode={number:08}&lang=fr"
    if kind < 9:
        return f"https://wordly.ai/present/{session}?utm_source=mail&utm_campaign=c{number % 50}"
    if kind < 11:
        return f"wordly://attend/{session}?lang=zh-CN"
    return f"https://wordly.ai/attend/{session}?lang=fr"


def write_log(folder: Path, count: int) -> None:
    """Writes the links as Parquet and as text."""
    (folder / "log").mkdir(parents=True)
    with open(folder / "log.txt", "w") as text:
        for start in range(0, count, ROWS_IN_FILE):
            numbers = range(start, min(start + ROWS_IN_FILE, count))
            links = [link(number) for number in numbers]
            table = pa.table({"id": pa.array(numbers, pa.int64()), "link": links})
            pq.write_table(table, folder / "log" / f"{start:012}.parquet")
            text.write("\n".join(links) + "\n")


class Process(NamedTuple):
    parent: int
    ticks: int
    command: str


def processes() -> Dict[int, Process]:
    """Returns all processes of this machine by their number."""
    found = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(") ")[2].split()
            command = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode()
        except OSError:
            continue
        # The fields 11 to 14 are the user and system times of the process and its ended children.
        found[int(folder.name)] = Process(int(fields[1]), sum(map(int, fields[11:15])), command)
    return found


def descendants(roots: List[int]) -> Dict[int, Process]:
    """Returns these processes and all their descendants."""
    everything = processes()
    found = {number: everything[number] for number in roots if number in everything}
    while True:
        new = {
            number: process
            for number, process in everything.items()
            if process.parent in found and number not in found
        }
        if not new:
            return found
        found.update(new)


class Cluster:
    """A master and workers on one processor each, which run until the end of the `with` block."""

    def __init__(self, folder: Path, workers: int) -> None:
        self.folder = folder
        self.count = workers
        self.address = ""
        self.master: Optional[subprocess.Popen[bytes]] = None
        self.workers: List[subprocess.Popen[bytes]] = []

    def __enter__(self) -> Cluster:
        self.folder.mkdir(parents=True)
        self.master, log = self._start("master", "--port", "0", "--webui-port", "0")
        self.address = self._wait(log, r"Starting Spark master at (spark://\S+)")
        for number in range(self.count):
            options = ["--cores", "1", "--memory", "2g", "--webui-port", "0"]
            options += ["--work-dir", str(self.folder / f"work-{number}"), self.address]
            worker, log = self._start("worker", *options, number=number)
            self.workers.append(worker)
            self._wait(log, "(Successfully registered with master)")
        return self

    def __exit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        started = [process for process in [*self.workers, self.master] if process]
        for process in started:
            process.terminate()
        for process in started:
            process.wait()

    def _start(
        self, role: str, *options: str, number: int = 0
    ) -> tuple[subprocess.Popen[bytes], Path]:
        log = self.folder / f"{role}-{number}.log"
        name = f"org.apache.spark.deploy.{role}.{role.capitalize()}"
        command = [str(SPARK / "bin/spark-class"), name, "--host", "127.0.0.1", *options]
        if role == "worker":
            # An executor with one core and its Python worker would use two processors.
            command = ["taskset", "--cpu-list", str(number % (os.cpu_count() or 1)), *command]
        with open(log, "wb") as output:
            process = subprocess.Popen(
                command, env=environment(), stdout=output, stderr=subprocess.STDOUT
            )
        return process, log

    def _wait(self, log: Path, pattern: str) -> str:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            match = re.search(pattern, log.read_text(errors="replace"))
            if match:
                return match.group(1)
            time.sleep(0.2)
        raise TimeoutError(f"{log} does not contain {pattern!r}")

    def seconds(self) -> float:
        """Returns the CPU time of the workers, the executors and their Python processes."""
        found = descendants([worker.pid for worker in self.workers])
        return sum(process.ticks for process in found.values()) / os.sysconf("SC_CLK_TCK")

    def peak_memory(self) -> Dict[str, int]:
        """Returns the largest peak of an executor and of a Python process, in megabytes."""
        peaks = {"executor": 0, "Python worker": 0}
        for number, process in descendants([worker.pid for worker in self.workers]).items():
            kind = "Python worker" if "python" in process.command.split(" ")[0] else ""
            kind = "executor" if "CoarseGrainedExecutorBackend" in process.command else kind
            status = Path(f"/proc/{number}/status").read_text()
            match = re.search(r"VmHWM:\s*(\d+) kB", status)
            if kind and match:
                peaks[kind] = max(peaks[kind], int(match.group(1)) // 1000)
        return peaks

    def executors(self) -> List[int]:
        found = descendants([worker.pid for worker in self.workers])
        return sorted(
            number
            for number, process in found.items()
            if "CoarseGrainedExecutorBackend" in process.command
        )


def environment() -> Dict[str, str]:
    return {
        **os.environ,
        "SPARK_HOME": str(SPARK),
        "SPARK_LOCAL_IP": "127.0.0.1",
        "SPARK_NO_DAEMONIZE": "1",
        "SPARK_DAEMON_JAVA_OPTS": "-Dspark.master.rest.enabled=false",
        "PYSPARK_PYTHON": sys.executable,
    }


CONFIGURATION = {
    "spark.ui.enabled": "false",
    "spark.ui.showConsoleProgress": "false",
    "spark.driver.host": "127.0.0.1",
    "spark.driver.bindAddress": "127.0.0.1",
    "spark.executor.memory": "1g",
    # The rows of a partition do not depend on the number of cores.
    "spark.sql.files.maxPartitionBytes": "8m",
    "spark.sql.files.openCostInBytes": "8m",
    # In measurements, larger batches were slower, because they exceed the cache of the processor.
    "spark.sql.execution.arrow.maxRecordsPerBatch": "10000",
}


def submit(
    cluster: Cluster, job: List[str], log: Path, interrupt: Optional[Callable[[], bool]] = None
) -> None:
    """Runs the job, and calls `interrupt` twice a second until it returns true."""
    command = [str(SPARK / "bin/spark-submit"), "--master", cluster.address]
    for name, value in CONFIGURATION.items():
        command += ["--conf", f"{name}={value}"]
    script = str(Path(waymark.__file__).parent / "jobs/parse_links.py")
    with open(log, "wb") as output:
        process = subprocess.Popen(
            [*command, script, *job], env=environment(), stdout=output, stderr=subprocess.STDOUT
        )
        interrupted = interrupt is None
        while process.poll() is None:
            if interrupt and not interrupted:
                interrupted = interrupt()
            time.sleep(0.5)
    assert process.returncode == 0, f"spark-submit failed: {log}"
    assert interrupted, "the job ended before an executor was killed"


def parts(folder: Path) -> List[Path]:
    """Returns the files of the output in the order of the partitions."""
    return sorted(folder.glob("part-*"))


def check_rows(folder: Path, count: int) -> int:
    """Compares the output with the results of one process, and returns the rejected links."""
    router = waymark.Router.bundled()
    seen = np.zeros(count, dtype=bool)
    rejected = 0
    for path in parts(folder):
        table = pq.read_table(path)
        numbers = table["id"].to_numpy()
        assert not seen[numbers].any() and len(set(numbers.tolist())) == len(numbers)
        seen[numbers] = True
        links = pa.array([link(number) for number in numbers.tolist()])
        expected = waymark._tables.classify(
            router, links, codes_only=False, reveal_secrets=False
        )
        parsed = table["parsed"].combine_chunks()
        for field in expected.type:
            here, there = parsed.field(field.name), expected.field(field.name)
            assert here.cast(there.type).equals(there), f"{path}: {field.name}"
        rejected += len(expected) - expected.field("code").null_count
    assert seen.all(), "rows are missing"
    return rejected


def digests(folder: Path) -> List[str]:
    """Returns a digest of the rows of each file; the encoding of equal rows may differ."""
    found = []
    for path in parts(folder):
        sink = pa.BufferOutputStream()
        table = pq.read_table(path).combine_chunks()
        with pa.ipc.new_stream(sink, table.schema) as stream:
            stream.write_table(table)
        found.append(hashlib.sha256(sink.getvalue()).hexdigest())
    return found


def check_killed_executor(cluster: Cluster, folder: Path, count: int) -> None:
    """Kills an executor when a quarter of the partitions are written."""
    output = folder / "parsed"
    total = len(list((folder / "log").glob("*.parquet")))
    killed = []

    def interrupt() -> bool:
        done = len(list(output.glob("_temporary/0/task_*")))
        if done < total // 4:
            return False
        assert done < total * 3 // 4, "the job was too fast"
        killed.append(cluster.executors()[0])
        os.kill(killed[0], signal.SIGKILL)
        return True

    submit(cluster, [str(folder / "log"), str(output)], folder / "killed.log", interrupt)
    assert "Lost executor" in (folder / "killed.log").read_text(errors="replace")
    rejected = check_rows(output, count)
    print(f"an executor killed: {count} rows as from one process, {rejected} of them rejected")
    before = digests(output)
    submit(cluster, [str(folder / "log"), str(output)], folder / "rerun.log")
    assert digests(output) == before, "a rerun wrote other rows"
    print(f"a rerun: {len(before)} files with the same rows")


class Figure(NamedTuple):
    wall: float
    cpu: float


def measure_tool(folder: Path) -> Figure:
    command = [TOOL, "parse", "--format", "json", "--jobs", "1", "--input", str(folder / "log.txt")]
    before, start = os.times(), time.monotonic()
    run = subprocess.run(command, stdout=subprocess.DEVNULL, check=False)
    assert run.returncode == 1
    after = os.times()
    cpu = after.children_user + after.children_system
    return Figure(time.monotonic() - start, cpu - before.children_user - before.children_system)


def actions(folder: Path) -> Dict[str, Callable[[Any], None]]:
    import waymark.spark

    def counts(log: Any) -> None:
        parsed = waymark.spark.parse_links(log, "link", codes_only=True)
        parsed.groupBy("parsed.route", "parsed.code").count().collect()

    def rows(log: Any) -> None:
        parsed = waymark.spark.parse_links(log, "link").drop("link")
        parsed.write.format("noop").mode("overwrite").save()

    def files(log: Any) -> None:
        parsed = waymark.spark.parse_links(log, "link").drop("link")
        parsed.write.mode("overwrite").parquet(str(folder / "measured"))

    return {"count by route and code": counts, "all fields": rows, "all fields to Parquet": files}


def measure_cluster(cluster: Cluster, folder: Path) -> Dict[str, Figure]:
    """Measures each action once, after a first action that starts the executors."""
    from pyspark.sql import SparkSession

    os.environ.update(environment())
    builder = SparkSession.builder.master(cluster.address)
    for name, value in CONFIGURATION.items():
        builder = builder.config(name, value)
    session = builder.getOrCreate()
    session.sparkContext.setLogLevel("ERROR")
    figures = {}
    try:
        log = session.read.parquet(str(folder / "log"))
        actions(folder)["count by route and code"](log.limit(1_000_000))
        for name, action in actions(folder).items():
            before, start = cluster.seconds(), time.monotonic()
            action(log)
            figures[name] = Figure(time.monotonic() - start, cluster.seconds() - before)
        print("peak memory in MB:", cluster.peak_memory())
    finally:
        session.stop()
    return figures


def report(name: str, cores: int, figure: Figure, count: int, tool: Optional[Figure]) -> None:
    line = f"{name:<42} {cores} | {figure.wall:6.1f} s | {count / figure.cpu / 1e6:5.2f}"
    if tool:
        line += f" | {tool.cpu / figure.cpu:4.2f} | {tool.wall / figure.wall:4.2f}"
    print(line)


def main() -> None:
    parser = argparse.ArgumentParser(description="Parse links on a Spark cluster.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("count", type=int)
    options = parser.parse_args()
    folder, count = options.folder, options.count
    shutil.rmtree(folder, ignore_errors=True)
    write_log(folder, count)
    with Cluster(folder / "two", workers=2) as cluster:
        check_killed_executor(cluster, folder, count)
        two = measure_cluster(cluster, folder)
    with Cluster(folder / "one", workers=1) as cluster:
        one = measure_cluster(cluster, folder)
    tool = measure_tool(folder)
    print("\nworkers, time, million links per CPU second, ratio to the tool by CPU and by time")
    report("waymark parse --format json --jobs 1", 1, tool, count, None)
    for name in one:
        report(name, 1, one[name], count, tool)
        report(name, 2, two[name], count, tool)
        print(f"  two workers are {one[name].wall / two[name].wall:.2f} times as fast as one")


if __name__ == "__main__":
    main()
