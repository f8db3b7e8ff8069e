package import Diagnostics

/// The values of a mapping's known keys.
package struct YAMLFields {
  /// The entries with known keys, in file order.
  package var values: [(key: String, keyNode: YAMLNode, value: YAMLNode)] = []

  /// Accesses the value of a key; `nil` if the key is absent.
  package subscript(key: String) -> YAMLNode? { values.first { $0.key == key }?.value }

  /// Returns the node of a key; `nil` if the key is absent.
  package func keyNode(_ key: String) -> YAMLNode? { values.first { $0.key == key }?.keyNode }
}

/// Hints about keys that a mapping does not support.
package struct YAMLKeyHints: Sendable {
  /// For each synonym that users may write, the known key that it represents.
  package var synonyms: [String: String]
  /// For each unsupported key that users may write, advice about what to write instead.
  package var notes: [String: String]

  package init(synonyms: [String: String] = [:], notes: [String: String] = [:]) {
    self.synonyms = synonyms
    self.notes = notes
  }
}

/// A type that converts a YAML document into a model, and reports errors with the ranges of nodes.
package protocol YAMLFieldReader {
  /// Reports an error.
  mutating func report(
    _ rule: String, at range: SourceRange, message: String, notes: [Diagnostic.Note],
    fixIts: [FixIt])
  /// Returns the candidate that a misspelled word probably represents; `nil` if there is none.
  mutating func nearest(to word: String, among candidates: [String]) -> String?
  /// Records that the misspelled key at a range is read as a known key.
  mutating func recordRenamedKey(_ range: SourceRange, as key: String)
}

extension YAMLFieldReader {
  /// Does nothing; a conforming type can record the key instead.
  package mutating func recordRenamedKey(_ range: SourceRange, as key: String) {}
}

extension YAMLFieldReader {
  private mutating func report(
    _ rule: String, at range: SourceRange, message: String, notes: [Diagnostic.Note] = [],
    fixes: [FixIt] = []
  ) {
    report(rule, at: range, message: message, notes: notes, fixIts: fixes)
  }

  /// Reads a mapping with known keys, and reports every unknown key.
  ///
  /// An unknown key that is probably a misspelling of a known key is read as the known key. The
  /// result then contains the known key, so callers do not report it as missing.
  ///
  /// - Parameters:
  ///   - node: The mapping.
  ///   - what: A description of the mapping, for use in error messages.
  ///   - known: The known keys.
  ///   - hints: Hints about other keys that users may write, such as keys of other tools.
  /// - Returns: The known keys with their values; `nil` if the node is not a mapping, which is
  ///   reported.
  package mutating func fields(
    of node: YAMLNode, _ what: String, _ known: [String], hints: YAMLKeyHints = YAMLKeyHints()
  ) -> YAMLFields? {
    guard let entries = entries(of: node, what) else { return nil }
    var fields = YAMLFields()
    var present = Set(entries.lazy.map(\.key).filter(known.contains))
    for entry in entries {
      if known.contains(entry.key) {
        fields.values.append(entry)
        continue
      }
      let missing = known.filter { !present.contains($0) }
      let meant = reportUnknownKey(
        entry.key, node: entry.keyNode, in: what, known: known, missing: missing, hints: hints)
      guard let meant else { continue }
      present.insert(meant)
      recordRenamedKey(entry.keyNode.range, as: meant)
      fields.values.append((meant, entry.keyNode, entry.value))
    }
    return fields
  }

  /// Reads a mapping with arbitrary keys; reports any other node, and returns `nil` for it.
  ///
  /// If a key is repeated, its first value is used, and each repetition is reported.
  package mutating func entries(
    of node: YAMLNode, _ what: String
  ) -> [(key: String, keyNode: YAMLNode, value: YAMLNode)]? {
    guard case .mapping(let entries) = node.content else {
      reportKind(node, expected: what + " as a mapping")
      return nil
    }
    var result: [(key: String, keyNode: YAMLNode, value: YAMLNode)] = []
    result.reserveCapacity(entries.count)
    // Most mappings are small, and a linear search over a few keys is faster than hashing them.
    var first: [String: SourceRange] = [:]
    let isSmall = entries.count <= 16
    for entry in entries {
      guard let key = entry.key.scalar?.text else {
        report(
          "invalid-key", at: entry.key.range,
          message: "expected a string as a key, found \(entry.key.kind)")
        continue
      }
      let earlier =
        isSmall ? result.first { $0.key == key }?.keyNode.range : first[key]
      if let place = earlier {
        report(
          "duplicate-key", at: entry.key.range, message: "duplicate key '\(key)'",
          notes: [Diagnostic.Note("first declared here", range: place)])
        continue
      }
      if !isSmall { first[key] = entry.key.range }
      result.append((key, entry.key, entry.value))
    }
    return result
  }

  /// Reports an unknown key.
  ///
  /// - Returns: The known key that was probably intended and that is missing; `nil` if there is
  ///   none.
  private mutating func reportUnknownKey(
    _ key: String, node: YAMLNode, in what: String, known: [String], missing: [String],
    hints: YAMLKeyHints
  ) -> String? {
    if key == "<<" {
      report(
        "unknown-key", at: node.range,
        message: "merge keys are not supported; write each key instead of '<<'")
      return nil
    }
    let note = hints.notes[key]
    let synonym = hints.synonyms[key].flatMap { missing.contains($0) ? $0 : nil }
    let meant = synonym ?? (note == nil ? nearest(to: key, among: missing) : nil)
    let fixIts = meant.map {
      [
        FixIt(
          title: "write '\($0)'", applicability: .unsafe,
          edits: [FixIt.Edit(range: node.range, text: $0)])
      ]
    }
    report(
      "unknown-key", at: node.range,
      message: "unknown key '\(key)' in \(what)" + (meant.map { "; did you mean '\($0)'?" } ?? ""),
      notes: (note.map { [$0] } ?? []).map { Diagnostic.Note($0) }
        + [Diagnostic.Note("the valid keys are " + known.joined(separator: ", "))],
      fixes: fixIts ?? [])
    return meant
  }

  /// Reports a node of the wrong kind.
  package mutating func reportKind(_ node: YAMLNode, expected: String, fixIts: [FixIt] = []) {
    report(
      "wrong-kind", at: node.range, message: "expected \(expected), found \(node.kind)",
      fixes: fixIts)
  }

  // MARK: Values

  /// Reads a string; reports a missing value and any other node, and returns `nil` for them.
  package mutating func text(_ node: YAMLNode, _ what: String) -> String? {
    guard let scalar = node.scalar, !node.isMissing else {
      reportKind(node, expected: what)
      return nil
    }
    return scalar.text
  }

  /// Reads a sequence of strings; items that are not strings are reported and skipped.
  package mutating func texts(_ node: YAMLNode, _ what: String) -> [String] {
    guard let items = items(node, what) else { return [] }
    return items.compactMap { text($0, "a string in " + what) }
  }

  /// Reads a sequence; reports any other node.
  ///
  /// A nonempty string that the file contains verbatim is reported with a fix-it, and then read as
  /// a sequence of one item. For other nodes, the result is `nil`.
  package mutating func items(_ node: YAMLNode, _ what: String) -> [YAMLNode]? {
    if case .list(let items) = node.content { return items }
    var fixIts: [FixIt] = []
    if let scalar = node.scalar, !scalar.text.isEmpty, scalar.verbatimStart != nil {
      let end = node.range.upperBound
      let start = node.range.lowerBound
      fixIts = [
        FixIt(
          title: "put the value into a list", applicability: .safe,
          edits: [
            FixIt.Edit(range: SourceRange(start, start), text: "["),
            FixIt.Edit(range: SourceRange(end, end), text: "]"),
          ])
      ]
    }
    reportKind(node, expected: what, fixIts: fixIts)
    return fixIts.isEmpty ? nil : [node]
  }

  /// Reads `true` or `false`; reports any other value, and returns `nil` for it.
  package mutating func flag(_ node: YAMLNode, _ key: String) -> Bool? {
    let text = node.scalar?.text
    if text == "true" { return true }
    if text == "false" { return false }
    let meant: String? =
      switch text?.lowercased() {
      case "yes", "on", "y", "true": "true"
      case "no", "off", "n", "false": "false"
      default: nil
      }
    let fixIts = meant.map {
      [
        FixIt(
          title: "write '\($0)'", applicability: .safe,
          edits: [FixIt.Edit(range: node.range, text: $0)])
      ]
    }
    report(
      "wrong-value", at: node.range,
      message: "'\(key)' must be true or false\(text == nil ? ", not \(node.kind)" : "")",
      fixes: fixIts ?? [])
    return nil
  }

  /// Reads a value that must be one of several words, such as `true` in `uuid: true`.
  ///
  /// Any other value is reported, and the result is `nil`.
  package mutating func choice<Value>(
    _ node: YAMLNode, key: String, words: [(String, Value)]
  ) -> Value? {
    if let text = node.scalar?.text, let match = words.first(where: { $0.0 == text }) {
      return match.1
    }
    let names = words.map(\.0)
    let shown = names.map { "'\($0)'" }
    let meant = node.scalar.flatMap { nearest(to: $0.text, among: names) }
    let fixIts = meant.map {
      [
        FixIt(
          title: "write '\($0)'", applicability: .unsafe,
          edits: [FixIt.Edit(range: node.range, text: $0)])
      ]
    }
    report(
      "wrong-value", at: node.range,
      message: "'\(key)' must be " + shown.dropLast().joined(separator: ", ")
        + (shown.count > 1 ? " or " : "") + (shown.last ?? "")
        + (meant.map { "; did you mean '\($0)'?" } ?? ""),
      fixes: fixIts ?? [])
    return nil
  }
}
