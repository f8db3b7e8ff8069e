import Diagnostics
import Foundation
import LinkRouting
import ManifestSamples
import TestSupport
import Testing

/// Tests generated Kotlin on the JVM with the table of links that the tests of all generated
/// languages share.
@Suite struct KotlinTableTests {
  @Test(.enabled(if: KotlinCompiler.isExpected, "\(KotlinCompiler.absence)"))
  func everyRowHolds() throws {
    var program = KotlinProgram()
    let fixtures = Set(try LinkTable.manifestNames())
    for (owner, file) in try TableManifests.all() {
      try program.add(file, as: owner, isWhole: !fixtures.contains(owner))
    }
    let rows = try LinkTable.parts.flatMap { try LinkTable.rows(of: $0) }
    let answers = try program.answers(to: rows.map(KotlinRows.question))
    let untyped = KotlinRows.check(rows, answers)
    for (row, answer) in zip(rows, answers) where answer[0] == "parsed" {
      let name = ["wordly": "passcode", "osqr": "passcode", "offload": "text"][row.owner]
      guard let name, let secret = row.values?[name]?.texts.first else { continue }
      #expect(answer[2].contains("\(name)=•••") && !answer[2].contains(secret), "\(row.summary)")
    }
    #expect(rows.count > 2000)
    #expect(untyped * 10 < rows.count, "nearly every row is for Kotlin too")
  }

  /// An unpaired surrogate is rejected at the offset of the corresponding invalid UTF-8.
  @Test(.enabled(if: KotlinCompiler.isExpected, "\(KotlinCompiler.absence)"))
  func halvesOfPairsAreRefused() throws {
    let manifest = try #require(try TableManifests.all().first { $0.owner == "osqr" })
    var program = KotlinProgram()
    try program.add(manifest.file, as: "osqr", isWhole: true)
    let head = Array("osqr://thread?text=".utf16)
    let halves: [[UInt16]] = [[0xD800], [0xDC00], [0xDFFF, 0xD800], [0xD83C, 0x61], [0xDBFF]]
    let texts = halves + [[0xD83C, 0xDF89]]
    let parses = texts.map { ["parse", "osqr", KotlinProgram.escaped(head + $0)] }
    let pairs = texts.map { KotlinProgram.escaped(Array("text=ä".utf16) + $0) }
    let builds = pairs.map { ["build", "osqr", "thread", "osqr", $0] }
    let answers = try program.answers(to: parses + builds)
    for answer in answers.prefix(halves.count) {
      #expect(answer == ["refused", "invalid-utf-8", "19", "20", ""])
    }
    #expect(answers[halves.count] == ["refused", "non-ascii-character", "19", "23", ""])
    for answer in answers.dropFirst(texts.count).prefix(halves.count) {
      #expect(answer == ["refused", "invalid-value", "2", "3", "text"])
    }
    #expect(answers.last == ["built", "osqr://thread?text=%C3%A4%F0%9F%8E%89"])
  }
}
