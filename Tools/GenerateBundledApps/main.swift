import Diagnostics
import Foundation
import LinkCodeGeneration
import LinkManifests

// Writes `Sources/Apps/BundledApps/Generated` from the manifests in the same module. With
// `--check`, only reports stale files. Exit status: 0 success, 1 stale files or wrong input, 2
// wrong arguments.

func fail(_ text: String, _ code: Int32) -> Never {
  FileHandle.standardError.write(Data((text + "\n").utf8))
  exit(code)
}

var arguments = Array(CommandLine.arguments.dropFirst())
let isCheck = arguments.contains("--check")
arguments.removeAll { $0 == "--check" }
if let option = arguments.first(where: { $0.hasPrefix("-") }) {
  fail("unknown option \(option)\nusage: GenerateBundledApps [--check] [FOLDER]", 2)
}
guard arguments.count <= 1 else { fail("usage: GenerateBundledApps [--check] [FOLDER]", 2) }
let generator = BundledAppsGenerator(folder: arguments.first ?? "Sources/Apps/BundledApps")

/// Returns the description of a failure as lines for the user.
func describe(_ failure: BundledAppsGenerator.Failure) -> String {
  switch failure {
  case .file(let path, let reason): "\(path): \(reason)"
  case .manifest(let diagnostics): ManifestFileError(diagnostics).description
  }
}

func run(_ generator: BundledAppsGenerator, isCheck: Bool) {
  do {
    guard isCheck else {
      for name in try generator.write() { print("wrote \(name)") }
      return
    }
    let stale = try generator.staleFiles()
    guard !stale.isEmpty else { return }
    let lines = stale.map { "stale: " + generator.target + "/" + $0 }
    fail((lines + ["run: swift run GenerateBundledApps"]).joined(separator: "\n"), 1)
  } catch {
    fail(describe(error), 1)
  }
}

run(generator, isCheck: isCheck)
