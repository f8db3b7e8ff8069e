import Diagnostics
import Foundation
@testable import LinkManifests
import LinkRouting
import TestSupport
import Testing

/// The table of links that every language runs, run by the JVM against the generated Kotlin.
@Suite struct KotlinTableTests {
  /// The manifests of the bundled apps and of the fixtures.
  static func manifests() throws -> [(owner: String, file: ManifestFile)] {
    let apps = LinkTable.folder.appending(
      path: "../../../Sources/BundledApps/Manifests", directoryHint: .isDirectory)
    let names = try FileManager.default.contentsOfDirectory(atPath: apps.path).sorted()
    let bundled = try names.filter { $0.hasSuffix(".links.yaml") }.map { name in
      let bytes = [UInt8](try Data(contentsOf: apps.appending(path: name)))
      let file = try ManifestFile(parsing: bytes, path: name)
      return (owner: file.manifest.app, file: file)
    }
    return try bundled
      + LinkTable.manifestNames().map { name in
        let path = name + ".links.yaml"
        return (name, try ManifestFile(parsing: try LinkTable.manifest(name), path: path))
      }
  }

  @Test(.enabled(if: KotlinCompiler.isExpected, "\(KotlinCompiler.absence)"))
  func everyRowHolds() throws {
    var program = KotlinProgram()
    for (owner, file) in try Self.manifests() { try program.add(file, as: owner) }
    let rows = try LinkTable.parts.flatMap { try LinkTable.rows(of: $0) }
    let answers = try program.answers(to: rows.map(Self.question))
    var untyped = 0
    for (row, answer) in zip(rows, answers) {
      switch answer[0] {
      case "parsed": checkParsed(row, answer)
      case "built": #expect(row.build != nil && answer[1] == row.link, "\(row.summary)")
      case "refused": checkRefused(row, answer)
      default:
        // What the types of Kotlin do not have can only be a refusal elsewhere.
        #expect(row.build != nil && row.code != nil, "\(row.summary)")
        untyped += 1
      }
    }
    #expect(rows.count > 2000)
    #expect(untyped * 10 < rows.count, "nearly every row is for Kotlin too")
  }

  /// Half of a surrogate pair is no text; it is refused where a byte that is no UTF-8 is.
  @Test(.enabled(if: KotlinCompiler.isExpected, "\(KotlinCompiler.absence)"))
  func halvesOfPairsAreRefused() throws {
    let manifest = try #require(try Self.manifests().first { $0.owner == "osqr" })
    var program = KotlinProgram()
    try program.add(manifest.file, as: "osqr")
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

  // MARK: Rows

  static func question(_ row: LinkRow) -> [String] {
    guard let build = row.build else {
      return ["parse", row.owner, KotlinProgram.escaped(row.link ?? "")]
    }
    let values = build.values.sorted { $0.key < $1.key }.filter { !$0.value.texts.isEmpty }
      .map { KotlinProgram.escaped($0 + "=" + $1.texts.joined(separator: "\u{1}")) }
    let scheme = build.scheme.map(KotlinProgram.escaped) ?? "-"
    return ["build", row.owner, build.route, scheme] + values
  }

  private func checkParsed(_ row: LinkRow, _ answer: [String]) {
    #expect(row.build == nil && answer[3] == row.route, "\(row.summary)")
    var values: [String: [String]] = [:]
    for pair in answer.dropFirst(4) {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      values[String(parts[0])] = parts[1].split(
        separator: "\u{1}", omittingEmptySubsequences: false
      ).map(String.init)
    }
    let expected = (row.values ?? [:]).mapValues(\.texts).filter { !$0.value.isEmpty }
    #expect(values == expected, "\(row.summary)")
    // A match may keep the origin that it came from; what typed code builds always has the canonical one.
    let hasNone = ["refused [excluded", "refused [leads-elsewhere"].contains {
      answer[1].hasPrefix($0)
    }
    if hasNone { return #expect(row.owner == "leads", "\(row.summary)") }
    if let canonical = row.canonical { #expect(answer[1] == canonical, "\(row.summary)") }
  }

  private func checkRefused(_ row: LinkRow, _ answer: [String]) {
    #expect(answer[1] == row.code, "\(row.summary)")
    if let range = row.range { #expect(answer[2...3] == [String(range[0]), String(range[1])]) }
    if let parameter = row.parameter { #expect(answer[4] == parameter, "\(row.summary)") }
  }
}
