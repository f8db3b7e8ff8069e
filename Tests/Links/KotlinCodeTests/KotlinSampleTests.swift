import Diagnostics
import Foundation
@testable import LinkManifests
import LinkRouting
import ManifestSamples
import TestSupport
import Testing

/// Tests that the generated Kotlin for unusual manifests compiles without a warning.
///
/// The code must parse and build links with the same results as the router.
@Suite struct KotlinSampleTests {
  /// The number of manifests per program.
  private static let batch = 100

  @Test(.enabled(if: KotlinCompiler.isExpected, "\(KotlinCompiler.absence)"))
  func samplesBehaveAsInTheRouter() throws {
    let count = LawEffort.rounds(25)
    var rows = 0
    for start in stride(from: 0, to: count, by: Self.batch) {
      var program = KotlinProgram()
      var table: [LinkRow] = []
      for number in start..<min(start + Self.batch, count) {
        let manifest = SampleManifests.manifest(number, seed: 6)
        let path = manifest.app + ".links.yaml"
        let bytes = Array(SampleManifests.yaml(of: manifest).utf8)
        try program.add(try ManifestFile(parsing: bytes, path: path), as: manifest.app)
        let texts = SampleRows.rows(of: manifest, seed: 6 + UInt64(number))
        table += try texts.map { try JSONDecoder().decode(LinkRow.self, from: Data($0.utf8)) }
      }
      let answers = try program.answers(to: table.map(KotlinRows.question))
      _ = KotlinRows.check(table, answers)
      rows += table.count
    }
    #expect(rows > count * 20)
  }
}
