import Foundation
import LinkManifests
import LinkRouting

/// Writes generated Swift as modules of some manifests each, and the program that compares all.
struct SwiftBatches {
  /// The manifests of one module.
  static let size = 25

  let folder: URL
  private var types: [[String]] = []

  init(folder: URL) {
    self.folder = folder
  }

  /// Adds the file of a manifest.
  mutating func add(_ manifest: LinkManifest, _ number: Int) throws {
    if number % Self.size == 0 { types.append([]) }
    let path = manifest.app + ".links.yaml"
    let file = try ManifestFile(
      parsing: Array(ManifestWriter().text(of: manifest).utf8), path: path)
    // Each access is for somebody, so each is compiled.
    let access = SwiftGenerator.Access.allCases[number % SwiftGenerator.Access.allCases.count]
    let generated = try SwiftGenerator(access: access).file(for: file)
    try write(generated.text, to: "Batch\(types.count - 1)/" + generated.path)
    types[types.count - 1].append(String(generated.path.dropLast(".swift".count)))
  }

  /// Writes what lists the types.
  func finish() throws {
    for (index, names) in types.enumerated() {
      let list = names.map { "  LinkComparison(\($0).self),\n" }.joined()
      try write(
        "public import Comparison\n\npublic let batch\(index) = [\n\(list)]\n",
        to: "Batch\(index)/Comparisons.swift")
    }
    let imports = types.indices.map { "import Batch\($0)\n" }.joined()
    let sum = types.indices.map { "batch\($0)" }.joined(separator: ", ")
    try write(
      """
      import Comparison
      import Foundation
      \(imports)
      let all = [\(sum)]
      exit(LinkComparison.run(all.flatMap { $0 }, table: CommandLine.arguments[1]))

      """, to: "CompareLinks/main.swift")
  }

  private func write(_ text: String, to path: String) throws {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}
