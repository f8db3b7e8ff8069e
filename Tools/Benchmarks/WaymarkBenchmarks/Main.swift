@preconcurrency import Benchmark
import Foundation

/// Runs the comparisons without the package manager's plug-in, in one process without a sandbox.
///
/// Prints the results as JSON. `Tools/benchmark` compares whole programs itself.
@main
struct Main: BenchmarkRunnerHooks {
  static func registerBenchmarks() {
    linkParsingBenchmarks()
    linkBuildingBenchmarks()
    gitHubBenchmarks()
    manyRoutesBenchmarks()
    constructBenchmarks()
    boundBenchmarks()
    routerBuildingBenchmarks()
    negotiationBenchmarks()
    directionBenchmarks()
    qrCodeBenchmarks()
    startBenchmarks()
    stringCatalogBenchmarks()
    catalogLintBenchmarks()
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
    if CommandLine.arguments.dropFirst().first == "--write-catalogs" {
      return GeneratedCatalog.write(to: CommandLine.arguments[2])
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
    Table.shared.frame = frameOverhead()
    do {
      output.write(try JSONEncoder().encode(Table.shared))
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
    guard failures.isEmpty else { exit(1) }
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
