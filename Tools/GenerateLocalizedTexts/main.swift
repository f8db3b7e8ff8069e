import Foundation
import LocalizedTextsGeneration

// Writes `Sources/Localization/LocalizedTexts/Generated` from `Localizations`. With `--check`, only
// reports stale files. Two optional arguments name other folders for the catalogs and for the Swift
// files. In this case, the Swift files import LocalizedTexts. Exit status: 0 success, 1 stale files
// or wrong input, 2 wrong arguments.

func fail(_ text: String, _ code: Int32) -> Never {
  FileHandle.standardError.write(Data((text + "\n").utf8))
  exit(code)
}

let usage = "usage: GenerateLocalizedTexts [--check] [CATALOGS GENERATED]"
let isCheck = CommandLine.arguments.contains("--check")
let arguments = CommandLine.arguments.dropFirst().filter { $0 != "--check" }
if let option = arguments.first(where: { $0.hasPrefix("-") }) {
  fail("unknown option \(option)\n\(usage)", 2)
}
guard arguments.isEmpty || arguments.count == 2 else { fail(usage, 2) }
let usual = ["Localizations", "Sources/Localization/LocalizedTexts/Generated"]
let folders = arguments.isEmpty ? usual : arguments
let generator = LocalizedTextsGenerator(
  catalogs: URL(fileURLWithPath: folders[0]), target: URL(fileURLWithPath: folders[1]),
  writer: TextsSwiftWriter(importedModule: arguments.isEmpty ? nil : "LocalizedTexts"))

/// Returns the description of a failure as lines for the user.
func describe(_ failure: LocalizedTextsGenerator.Failure) -> String {
  switch failure {
  case .file(let path, let reason): "\(path): \(reason)"
  case .catalog(let path, let problems):
    problems.map { "\(path): \($0)" }.joined(separator: "\n")
  }
}

func run(_ generator: LocalizedTextsGenerator, isCheck: Bool) {
  do {
    guard isCheck else {
      for name in try generator.write() { print("wrote \(name)") }
      return
    }
    let stale = try generator.staleFiles()
    guard !stale.isEmpty else { return }
    let lines = stale.map { "stale: " + generator.target.appending(path: $0).relativePath }
    let command = (["swift run GenerateLocalizedTexts"] + arguments).joined(separator: " ")
    fail((lines + ["run: " + command]).joined(separator: "\n"), 1)
  } catch {
    fail(describe(error), 1)
  }
}

run(generator, isCheck: isCheck)
