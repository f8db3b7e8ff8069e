import Diagnostics
import Yams

extension YAMLReader {
  /// What to say about a document that is nested too deeply, here or in the eyes of libyaml, which
  /// gives up on a thousand levels.
  func tooDeep(_ start: Int) -> YAMLRefusal {
    YAMLRefusal(
      "too-deep", range: range(start, start + 1),
      message:
        "the document has more than \(Self.maximumDepth) levels here, "
        + "and at most as many are read; write it less nested")
  }

  /// What to say about an error of Yams.
  mutating func refusal(_ error: YamlError) -> YAMLRefusal {
    switch error {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      let start = cursor.offset(line: mark.line, column: mark.column)
      if problem == "but found another document" {
        return YAMLRefusal(
          "multiple-documents", range: range(start, start + 3),
          message: "a second document begins here; keep one document in a file")
      }
      if problem.hasPrefix("Maximum nesting level reached") {
        return tooDeep(start)
      }
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
      if problem == "did not find expected key" || problem.hasSuffix("expected <block end>") {
        return YAMLRefusal(
          "yaml-syntax", range: range(start, start + 1),
          message: "the indentation of this line fits no line above",
          notes: [Diagnostic.Note("the keys of a mapping begin in the same column")])
      }
      var notes: [Diagnostic.Note] = []
      if let context {
        let place = cursor.offset(line: context.mark.line, column: context.mark.column)
        notes.append(Diagnostic.Note(context.text, range: range(place, place + 1)))
      }
      return YAMLRefusal(
        "yaml-syntax", range: range(start, start + 1), message: "this is no YAML: \(problem)",
        notes: notes)
    case .reader(let problem, _, _, _):
      return YAMLRefusal("yaml-syntax", range: range(0, 0), message: "this is no YAML: \(problem)")
    default:
      return YAMLRefusal(
        "yaml-syntax", range: range(0, 0), message: "this is no YAML that can be read")
    }
  }
}
