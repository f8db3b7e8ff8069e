@preconcurrency import Benchmark
import Foundation

/// Runs the comparisons without the package manager's plugin: one process, no sandbox, one table.
///
/// One measurement is not here: the rate at which the tool reads links from a file of many gigabytes. It
/// is taken from outside.
@main
struct Main: BenchmarkRunnerHooks {
  static func registerBenchmarks() {
    linkParsingBenchmarks()
    linkBuildingBenchmarks()
    gitHubBenchmarks()
    manyRoutesBenchmarks()
    boundBenchmarks()
    routerBuildingBenchmarks()
    negotiationBenchmarks()
    directionBenchmarks()
    qrCodeBenchmarks()
    startBenchmarks()
    stringCatalogBenchmarks()
    catalogLintBenchmarks()
    gettextBenchmarks()
  }

  static func main() async {
    // A host that reads the results (`swift package benchmark`) passes pipes; then it prints.
    let hosted = CommandLine.arguments.contains { $0.hasPrefix("--input-fd") }
    guard !hosted else {
      await BenchmarkRunner.setupBenchmarkRunner(registerBenchmarks: registerBenchmarks)
      return
    }
    let output = silenceStandardOutput()
    await BenchmarkRunner.setupBenchmarkRunner(registerBenchmarks: registerBenchmarks)
    let failures = Benchmark.benchmarks.compactMap { benchmark in
      benchmark.failureReason.map { "\(benchmark.name): \($0)" }
    }
    for failure in failures {
      FileHandle.standardError.write(Data("error: \(failure)\n".utf8))
    }
    if !Table.shared.rows.isEmpty {
      let frame = String(format: "Each figure includes %.1f ns of the frame.", frameOverhead())
      let note =
        Mode.isQuick
        ? "A quick run: the figures mean nothing." : "* misses its aim, ** its gate."
      output.write(Data("\(Table.shared.text())\n\(frame) \(note)\n".utf8))
    } else if failures.isEmpty {
      FileHandle.standardError.write(Data("error: no benchmark has that name\n".utf8))
    }
    guard failures.isEmpty, !Table.shared.rows.isEmpty else { exit(1) }
  }

  /// Sends what the runner prints (a histogram for each metric) nowhere; returns the real standard
  /// output.
  private static func silenceStandardOutput() -> FileHandle {
    let output = FileHandle(fileDescriptor: dup(STDOUT_FILENO))
    let nowhere = open("/dev/null", O_WRONLY)
    dup2(nowhere, STDOUT_FILENO)
    close(nowhere)
    return output
  }
}
