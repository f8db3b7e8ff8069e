@preconcurrency import Benchmark
import Foundation

/// Runs the comparisons without the package manager's plug-in: one process, no sandbox, one table.
///
/// One measurement is made outside this program: the rate at which the tool reads links from a file
/// that is many gigabytes long.
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
    if CommandLine.arguments.dropFirst().first == "--count" {
      registerBenchmarks()
      do {
        return try CountedOperations.run(Array(CommandLine.arguments.dropFirst(2)))
      } catch {
        FileHandle.standardError.write(Data("error: \(error)\n".utf8))
        exit(1)
      }
    }
    // A host that reads the results, such as `swift package benchmark`, passes pipes and prints the
    // results itself.
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

  /// Discards the runner's output, a histogram per metric, and returns the real standard output.
  private static func silenceStandardOutput() -> FileHandle {
    let output = FileHandle(fileDescriptor: dup(STDOUT_FILENO))
    let nowhere = open("/dev/null", O_WRONLY)
    dup2(nowhere, STDOUT_FILENO)
    close(nowhere)
    return output
  }
}
