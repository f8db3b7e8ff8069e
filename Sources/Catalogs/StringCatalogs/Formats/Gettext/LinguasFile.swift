/// A file next to translations that lists the languages to build.
///
/// Gettext's [`LINGUAS`](https://www.gnu.org/software/gettext/manual/html_node/po_002fLINGUAS.html)
/// has names between white space, and comments from `#` to the end of the line.
package struct LinguasFile: Sendable {
  /// The names of the languages, as in file names.
  package let names: Set<String>

  /// Parses a list; `nil` if the bytes are not valid UTF-8.
  package init?(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    names = Set(
      text.split(whereSeparator: \.isNewline)
        .flatMap { $0.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace) }
        .map(String.init))
  }

  /// Returns `true` if a file such as `po/de.po` has a language that is not listed.
  ///
  /// A template, and a file whose name is not a language, need not be listed.
  package func lacks(_ path: String) -> Bool {
    let file = path.split(separator: "/").last ?? ""
    let name = file.prefix { $0 != "." }
    return file.hasSuffix(".po") && LanguageName.language(name) != nil
      && !names.contains(String(name))
  }
}
