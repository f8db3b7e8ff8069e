import Foundation
import LinkCodeGeneration
import LinkManifests
import LinkRouting

/// Writes modules of Swift generated from manifests, and the program that checks their results.
struct SwiftBatches {
  /// The number of manifests per module.
  private static let size = 25

  private let folder: URL
  private var types: [[String]] = []
  private var count = 0

  init(folder: URL) {
    self.folder = folder
  }

  /// Writes a manifest as YAML, parses the YAML, and adds the parsed file.
  mutating func add(_ manifest: LinkManifest) throws {
    let text = ManifestWriter().text(of: manifest)
    try add(ManifestFile(parsing: Array(text.utf8), path: manifest.app + ".links.yaml"))
  }

  /// Writes the Swift generated from a manifest file into the current module.
  mutating func add(_ file: ManifestFile) throws {
    if count.isMultiple(of: Self.size) { types.append([]) }
    // The access level varies, so that the generated code is compiled with every level.
    let access = SwiftGenerator.Access.allCases[count % SwiftGenerator.Access.allCases.count]
    let generated = SwiftGenerator(access: access).file(for: file)
    try write(generated.text, to: "Batch\(types.count - 1)/" + generated.path)
    types[types.count - 1].append(String(generated.path.dropLast(".swift".count)))
    count += 1
  }

  /// Writes the list of the generated types of each module, and the program.
  func finish() throws {
    for (index, names) in types.enumerated() {
      let list = names.map { "  LinkComparison(\($0).self),\n" }.joined()
      try write(
        "public import Comparison\n\npublic let batch\(index) = [\n\(list)]\n",
        to: "Batch\(index)/Comparisons.swift")
    }
    let imports = types.indices.map { "import Batch\($0)\n" }.joined()
    let all = types.indices.map { "all += batch\($0)\n" }.joined()
    try write(
      """
      import Comparison
      import Foundation
      \(imports)
      var all: [LinkComparison] = []
      \(all)
      exit(LinkComparison.run(all, table: CommandLine.arguments[1]))

      """, to: "CompareLinks/main.swift")
  }

  private func write(_ text: String, to path: String) throws {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}
