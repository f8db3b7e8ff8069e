import Foundation

// Writes the Swift file for every folder in `EmbeddedFolder.all`, and the index of rules in the
// manual. With `--check`, only reports stale files. Exit status: 0 success, 1 stale files or wrong
// input, 2 wrong arguments.

func fail(_ text: String, _ code: Int32) -> Never {
  FileHandle.standardError.write(Data((text + "\n").utf8))
  exit(code)
}

let usage = "usage: GenerateEmbeddedTexts [--check] [ROOT]"
var arguments = Array(CommandLine.arguments.dropFirst())
let isCheck = arguments.contains("--check")
arguments.removeAll { $0 == "--check" }
if let option = arguments.first(where: { $0.hasPrefix("-") }) {
  fail("unknown option \(option)\n\(usage)", 2)
}
guard arguments.count <= 1 else { fail(usage, 2) }
let root = URL(fileURLWithPath: arguments.first ?? ".", isDirectory: true)

/// Returns the names and contents of the files in a folder.
func texts(of embedded: EmbeddedFolder) throws -> [(name: String, text: String)] {
  let folder = root.appending(path: embedded.folder)
  return try FileManager.default.contentsOfDirectory(atPath: folder.path)
    .filter { $0.hasSuffix(embedded.ending) }.sorted().map { name in
      let url = folder.appending(path: name)
      guard let text = String(bytes: try Data(contentsOf: url), encoding: .utf8) else {
        throw CocoaError(.fileReadInapplicableStringEncoding, userInfo: [NSFilePathErrorKey: name])
      }
      return (String(name.dropLast(embedded.ending.count)), text)
    }
}

do {
  var stale: [String] = []
  for embedded in EmbeddedFolder.all {
    let target = root.appending(path: embedded.target)
    let source = Data(StaticTextSource.text(of: try texts(of: embedded), in: embedded).utf8)
    // A file that cannot be read is considered stale, like a missing file.
    guard (try? Data(contentsOf: target)) != source else { continue }
    if isCheck {
      stale.append(embedded.target)
      continue
    }
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try source.write(to: target, options: .atomic)
    print("wrote \(embedded.target)")
  }
  let target = root.appending(path: RuleIndex.target)
  let text = try String(contentsOf: target, encoding: .utf8)
  guard let updated = RuleIndex.updated(text) else {
    fail("\(RuleIndex.target) has no markers for the index of rules", 1)
  }
  if updated != text {
    if isCheck {
      stale.append(RuleIndex.target)
    } else {
      try updated.write(to: target, atomically: true, encoding: .utf8)
      print("wrote \(RuleIndex.target)")
    }
  }
  guard stale.isEmpty else {
    fail(stale.map { "stale: \($0)\n" }.joined() + "run: swift run GenerateEmbeddedTexts", 1)
  }
} catch {
  fail(error.localizedDescription, 1)
}
