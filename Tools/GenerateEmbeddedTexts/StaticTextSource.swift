import TextPrimitives

/// A writer that embeds the contents of files in Swift.
///
/// Each file becomes a separate static string, because the compiler takes minutes for arrays and
/// dictionaries of strings.
enum StaticTextSource {
  static func text(of texts: [(name: String, text: String)], in folder: EmbeddedFolder) -> String {
    let (function, label, summary) = folder.function
    let source = folder.folder.split(separator: "/").last ?? ""
    let access = folder.isShared ? "package " : ""
    var swift = """
      // Generated from \(source) by GenerateEmbeddedTexts. Do not edit.
      // swift-format-ignore-file

      /// \(folder.type.summary)
      \(access)enum \(folder.type.name) {
        /// \(summary)
        \(access)static func \(function)(of \(label): String) -> StaticString? {
          switch \(label) {

      """
    for text in texts {
      swift += "    case \"\(text.name)\": \(literal(text.text))\n"
    }
    return swift + "    default: nil\n    }\n  }\n}\n"
  }

  /// Returns text as a multi-line literal in which visible characters are not escaped.
  private static func literal(_ text: String) -> String {
    let fence = fence(for: text)
    var literal = "\(fence)\"\"\"\n"
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      // A space at the end of a line is escaped, so that no editor removes it.
      let visible = line.unicodeScalars.reduce(into: "") { visible, scalar in
        visible += SwiftSource.shown(scalar, fence: fence)
      }
      if visible.last == " " {
        literal += visible.dropLast() + SwiftSource.escape(" ", fence: fence) + "\n"
      } else {
        literal += visible + "\n"
      }
    }
    return literal + "\"\"\"\(fence)"
  }

  /// Returns the number signs that delimit the literal.
  ///
  /// The literal needs one more number sign than the longest run of them after a quotation mark or
  /// a backslash.
  private static func fence(for text: String) -> String {
    var longest = 0
    var run: Int?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": run = 0
      case "#": run = run.map { $0 + 1 }
      default: run = nil
      }
      longest = max(longest, run ?? 0)
    }
    return String(repeating: "#", count: longest + 1)
  }
}
