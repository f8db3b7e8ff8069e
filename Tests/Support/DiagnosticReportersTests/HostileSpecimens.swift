import Diagnostics

/// Diagnostics whose strings contain control characters, markup, and delimiters.
enum HostileSpecimens {
  /// Strings with special characters for every report format.
  ///
  /// They contain:
  /// - all control characters, and characters that XML 1.0 forbids
  /// - both ends of the Unicode range
  /// - characters that change the direction of text
  /// - delimiters of attributes, elements, sections, comments and scripts
  static let texts: [String] =
    [
      "]]>", "<![CDATA[", "</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>",
      "\"' onfocus=alert(1) autofocus x=\"", "-->", "&#0;", "&amp;", "&#x202E;", "<!--", "</style>",
      "\u{202E}\u{2066}gpj\u{2069}\u{202C}", "\u{FEFF}\u{200B}", "\u{FFFE}\u{FFFF}", "\u{10FFFF}",
      "e\u{301}\u{301}\u{301}", "👩‍👩‍👧", "מחיר %d ש\"ח (3)", "", " ", "javascript:alert(1)",
    ]
    + (0...0x9F).compactMap { Unicode.Scalar($0) }.map { "x\(Character($0))y" }

  static let diagnostics = texts.enumerated().map { index, text in
    Diagnostic(
      rule: text, severity: Severity.allCases[index % 3], path: text,
      subject: Diagnostic.Subject(catalog: text, key: text, language: text, variation: text),
      message: text, notes: [Diagnostic.Note(text), Diagnostic.Note(text, path: text)],
      fixIts: [FixIt(title: text, applicability: .displayOnly, edits: [])])
  }
}
