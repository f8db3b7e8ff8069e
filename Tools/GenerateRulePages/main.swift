import Foundation

// Writes `Sources/CatalogLint/Generated/RulePages.swift` from the pages beside it; with `--check`, only says
// whether it is stale. Exit codes: 0 done, 1 stale or wrong, 2 not understood.

func fail(_ text: String, _ code: Int32) -> Never {
  FileHandle.standardError.write(Data((text + "\n").utf8))
  exit(code)
}

var arguments = Array(CommandLine.arguments.dropFirst())
let isCheck = arguments.contains("--check")
arguments.removeAll { $0 == "--check" }
if let option = arguments.first(where: { $0.hasPrefix("-") }) {
  fail("unknown option \(option)\nusage: GenerateRulePages [--check] [FOLDER]", 2)
}
guard arguments.count <= 1 else { fail("usage: GenerateRulePages [--check] [FOLDER]", 2) }
let folder = URL(fileURLWithPath: arguments.first ?? "Sources/CatalogLint")
let target = folder.appending(path: "Generated/RulePages.swift")

/// The pages, by the identifiers of their rules.
func pages() throws -> [(rule: String, text: String)] {
  let pages = folder.appending(path: "Pages")
  return try FileManager.default.contentsOfDirectory(atPath: pages.path)
    .filter { $0.hasSuffix(".md") }.sorted().map { name in
      let url = pages.appending(path: name)
      guard let text = String(bytes: try Data(contentsOf: url), encoding: .utf8) else {
        throw CocoaError(.fileReadInapplicableStringEncoding, userInfo: [NSFilePathErrorKey: name])
      }
      return (String(name.dropLast(".md".count)), text)
    }
}

do {
  let source = Data(RulePagesSource.text(of: try pages()).utf8)
  // A file that cannot be read is as stale as one that is not there.
  let isStale = (try? Data(contentsOf: target)) != source
  if isStale, isCheck {
    fail("stale: \(target.relativePath)\nrun: swift run GenerateRulePages", 1)
  }
  if isStale {
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try source.write(to: target, options: .atomic)
    print("wrote RulePages.swift")
  }
} catch {
  fail(error.localizedDescription, 1)
}
