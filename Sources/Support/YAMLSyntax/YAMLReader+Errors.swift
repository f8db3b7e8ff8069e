import Diagnostics

extension YAMLReader {
  /// Returns the error of a document that exceeds the depth limit of this reader or of libyaml.
  ///
  /// The limit of libyaml is 1000 levels.
  func tooDeep(_ start: Int) -> YAMLRefusal {
    YAMLRefusal(
      "too-deep", range: range(start, start + 1),
      message:
        "the document has more than \(Self.maximumDepth) levels here, "
        + "and at most as many are read; write it less nested")
  }

  /// Returns the error of a document that libyaml rejects.
  mutating func refusal(_ failure: YAMLFailure) -> YAMLRefusal {
    let start = offset(failure.place)
    if failure.problem.hasPrefix("Maximum nesting level reached") { return tooDeep(start) }
    if start < source.bytes.count, source.bytes[start] == 0x09 {
      return YAMLRefusal(
        "yaml-tab", range: range(start, start + 1),
        message: "YAML is not indented by tabs; use spaces",
        fixIts: [
          FixIt(
            title: "replace the tab by two spaces", applicability: .unsafe,
            edits: [FixIt.Edit(range: range(start, start + 1), text: "  ")])
        ])
    }
    if failure.problem == "did not find expected key"
      || failure.problem.hasSuffix("expected <block end>")
    {
      return YAMLRefusal(
        "yaml-syntax", range: range(start, start + 1),
        message: "the indentation of this line fits no line above",
        notes: [Diagnostic.Note("the keys of a mapping begin in the same column")])
    }
    if let context = failure.context, context.text == "while scanning an alias" {
      let star = offset(context.place)
      return YAMLRefusal(
        "yaml-syntax", range: range(star, star + 1),
        message: "* begins the name of an anchor; quote the text if * is meant literally")
    }
    let notes = failure.context.map { context in
      let place = offset(context.place)
      return [Diagnostic.Note(context.text, range: range(place, place + 1))]
    }
    return YAMLRefusal(
      "yaml-syntax", range: range(start, start + 1), message: "this is no YAML: \(failure.problem)",
      notes: notes ?? [])
  }
}
