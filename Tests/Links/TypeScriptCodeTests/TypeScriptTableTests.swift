import Foundation
import LinkManifests
import LinkRouting
import ManifestSamples
import TestSupport
import Testing

/// Tests generated TypeScript in Node with the table of links that the tests of all generated
/// languages share.
@Suite(.enabled(if: TypeScriptProgram.isExpected, "\(TypeScriptProgram.absence)"))
struct TypeScriptTableTests {
  @Test func everyRowHolds() throws {
    try ForeignTools.withFolder { folder in
      var program = TypeScriptProgram(in: folder)
      for (owner, file) in try TableManifests.all() { try program.add(file, as: owner) }
      let compiled = try program.compile()
      try #require(compiled.status == 0, "\(compiled.text)")
      let files = LinkTable.parts.map { LinkTable.folder.appending(path: $0 + ".ndjson").path }
      let outcome = try program.run("rows.js", files)
      #expect(outcome.status == 0, "\(outcome.text)")
      #expect(outcome.text.contains(" rows, "))
    }
  }

  /// The generated TypeScript for unusual manifests produces the same results as the router.
  @Test func samplesSayWhatTheRouterSays() throws {
    let count = LawEffort.rounds(40)
    // The compiler keeps the whole program in memory, so manifests are compiled in groups.
    for first in stride(from: 0, to: count, by: 40) {
      try ForeignTools.withFolder { folder in
        var program = TypeScriptProgram(in: folder)
        var rows: [String] = []
        for number in first..<min(first + 40, count) {
          let manifest = SampleManifests.manifest(number, seed: 6)
          let yaml = Array(SampleManifests.yaml(of: manifest).utf8)
          let file = try ManifestFile(parsing: yaml, path: manifest.app + ".links.yaml")
          try program.add(file, as: manifest.app)
          rows += SampleRows.rows(of: manifest, seed: 6 &+ UInt64(number))
        }
        try Data((rows.joined(separator: "\n") + "\n").utf8).write(
          to: folder.appending(path: "rows.ndjson"))
        let compiled = try program.compile()
        try #require(compiled.status == 0, "from \(first): \(compiled.text.prefix(2000))")
        let outcome = try program.run("rows.js", ["rows.ndjson"])
        #expect(outcome.status == 0, "from \(first): \(outcome.text)")
      }
    }
  }
}
