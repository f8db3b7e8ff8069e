import TestSupport
import Testing

/// Converts rows of the table of links to questions, and compares the answers with the rows.
enum KotlinRows {
  /// Compares each answer with its row.
  ///
  /// - Returns: The number of rows with values that typed code cannot represent.
  static func check(_ rows: [LinkRow], _ answers: [[String]]) -> Int {
    var untyped = 0
    for (row, answer) in zip(rows, answers) {
      switch answer[0] {
      case "parsed": checkParsed(row, answer)
      case "built": #expect(row.build != nil && answer[1] == row.link, "\(row.summary)")
      case "refused": checkRefused(row, answer)
      default:
        // If Kotlin's types cannot represent the values, the router must reject them.
        #expect(row.build != nil && row.code != nil, "\(row.summary)")
        untyped += 1
      }
    }
    return untyped
  }

  /// Returns the question for a row.
  static func question(_ row: LinkRow) -> [String] {
    guard let build = row.build else {
      return ["parse", row.owner, KotlinProgram.escaped(row.link ?? "")]
    }
    let values = build.values.sorted { $0.key < $1.key }.filter { !$0.value.texts.isEmpty }
      .map { KotlinProgram.escaped($0 + "=" + $1.texts.joined(separator: "\u{1}")) }
    let scheme = build.scheme.map(KotlinProgram.escaped) ?? "-"
    return ["build", row.owner, build.route, scheme] + values
  }

  private static func checkParsed(_ row: LinkRow, _ answer: [String]) {
    #expect(row.build == nil && answer[3] == row.route, "\(row.summary)")
    // Values are compared as bytes. Otherwise, a separator could combine with the next character,
    // and canonically equivalent strings would be equal.
    var values: [[UInt8]: [[UInt8]]] = [:]
    for pair in answer.dropFirst(5) {
      let parts = pair.utf8.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      values[Array(parts[0])] = parts[1].split(separator: 1, omittingEmptySubsequences: false)
        .map(Array.init)
    }
    var expected: [[UInt8]: [[UInt8]]] = [:]
    for (name, value) in row.values ?? [:] where !value.texts.isEmpty {
      expected[Array(name.utf8)] = value.texts.map { Array($0.utf8) }
    }
    #expect(values == expected, "\(row.summary)")
    let dropped =
      (row.dropped ?? []).map { value in
        "\(value.code) \(value.range[0])..<\(value.range[1]) \(value.parameter)"
      } + (row.redirectedFrom.map { ["from " + $0] } ?? [])
    #expect(answer[4] == dropped.joined(separator: "\u{1}"), "\(row.summary)")
    // A match can keep the origin of its link, but typed code always builds the canonical origin.
    let hasNone = ["refused [excluded", "refused [leads-elsewhere"].contains {
      answer[1].hasPrefix($0)
    }
    if hasNone {
      return #expect(["leads", "exclusions"].contains(row.owner), "\(row.summary)")
    }
    if let canonical = row.canonical { #expect(answer[1] == canonical, "\(row.summary)") }
  }

  private static func checkRefused(_ row: LinkRow, _ answer: [String]) {
    #expect(answer[1] == row.code, "\(row.summary)")
    if let range = row.range { #expect(answer[2...3] == [String(range[0]), String(range[1])]) }
    if let parameter = row.parameter { #expect(answer[4] == parameter, "\(row.summary)") }
  }
}
