import Diagnostics

extension YAMLReader {
  /// Returns the error for a document that exceeds the depth limit of this reader or of libyaml.
  ///
  /// libyaml's limit is 1000 levels.
  func tooDeep(_ start: Int) -> YAMLRefusal {
    YAMLRefusal(
      "too-deep", range: range(start, start + 1),
      message:
        "the document has more than \(Self.maximumDepth) levels here; reduce the nesting")
  }

  /// Returns the error for a document that libyaml rejects.
  mutating func refusal(_ failure: YAMLFailure) -> YAMLRefusal {
    let start = offset(failure.place)
    if failure.problem.hasPrefix("Maximum nesting level reached") { return tooDeep(start) }
    if start < source.bytes.count, source.bytes[start] == 0x09 {
      return YAMLRefusal(
        "yaml-tab", range: range(start, start + 1),
        message: "tabs are not allowed in the indentation of YAML; use spaces",
        fixIts: [
          FixIt(
            title: "replace the tab with two spaces", applicability: .unsafe,
            edits: [FixIt.Edit(range: range(start, start + 1), text: "  ")])
        ])
    }
    if failure.problem == "did not find expected key"
      || failure.problem.hasSuffix("expected <block end>")
    {
      return YAMLRefusal(
        "yaml-syntax", range: range(start, start + 1),
        message: "the indentation of this line does not match any line above",
        notes: [Diagnostic.Note("the keys of a mapping start in the same column")])
    }
    if let context = failure.context, context.text == "while scanning an alias" {
      let star = offset(context.place)
      return YAMLRefusal(
        "yaml-syntax", range: range(star, star + 1),
        message: "expected the name of an anchor after '*'; quote a literal '*'")
    }
    let notes = failure.context.map { context in
      let place = offset(context.place)
      return [Diagnostic.Note(context.text, range: range(place, place + 1))]
    }
    return YAMLRefusal(
      "yaml-syntax", range: range(start, start + 1), message: "invalid YAML: \(failure.problem)",
      notes: notes ?? [])
  }
}
