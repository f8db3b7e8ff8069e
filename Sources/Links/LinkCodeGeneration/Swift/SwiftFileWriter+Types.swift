import LinkRouting
import TextPrimitives

extension SwiftFileWriter {
  /// Returns the declaration of a nested type, or `nil` if the type has no generated Swift type.
  func nestedType(_ index: Int) -> String? {
    guard let name = names.types[index] else { return nil }
    let type = interface.types[index]
    var comment = SwiftComment(indent: 2)
    if type.isDeclared {
      comment.add("A value of the \(type.isSecret ? "secret " : "")type `\(type.name)`.")
      if type.words == nil { comment.addParagraph("Valid values: \(type.kind.summary).") }
    } else {
      comment.add("The values of `\(type.name)`.")
    }
    switch type.kind {
    case .enumeration(let words):
      return comment.text + enumeration(name, words: words, index: index)
    case .text(let rule): return comment.text + text(name, rule.folding, type: type)
    case .pattern(let pattern): return comment.text + text(name, pattern.folding, type: type)
    case .integer, .uuid, .languageTag, .date, .boolean: return nil
    }
  }

  private func enumeration(_ name: String, words: [String], index: Int) -> String {
    var lines = ["  \(prefix)enum \(name): String, LinkWord {"]
    for (word, identifier) in zip(words, names.words[index]) {
      var comment = SwiftComment(indent: 4)
      comment.add("The value `\(word)`.")
      let isOwnName = identifier.utf8.filter { $0 != UInt8(ascii: "`") }.elementsEqual(word.utf8)
      let head = "    case \(identifier)"
      let value = isOwnName ? "" : " = " + SwiftSource.literal(word)
      let isLong = head.count + value.count > SwiftExpression.lineLength
      lines.append(comment.text + head + (isLong ? " =\n     " + value.dropFirst(2) : value))
    }
    return lines.joined(separator: "\n") + "\n  }"
  }

  private func text(
    _ name: String, _ folding: TextRule.Folding, type: LinkInterface.NamedType
  ) -> String {
    let index = interface.manifest.types.firstIndex { $0.name == type.name } ?? 0
    var lines = [
      "  \(prefix)struct \(name): \(type.isSecret ? "SecretText" : "VisibleText") {",
      "    /// The declaration of the type in the manifest.",
      "    \(prefix)static var type: ParameterType { manifest.types[\(index)] }",
      "",
    ]
    if folding != .none {
      lines += [
        "    /// The case folding of letters.",
        "    \(prefix)static var folding: TextRule.Folding { .\(folding) }",
        "",
      ]
    }
    lines += [
      "    /// The string, which is valid for the type.",
      "    \(prefix)let _checked: _CheckedText",
      "",
      "    /// Creates a value from a string that is valid for the type.",
      "    \(prefix)init(_checked checked: _CheckedText) { _checked = checked }",
      "  }",
    ]
    return lines.joined(separator: "\n")
  }
}
