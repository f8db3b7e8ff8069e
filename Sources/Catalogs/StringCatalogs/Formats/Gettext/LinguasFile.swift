/// A file next to translations that lists the languages to build.
///
/// The names in gettext's
/// [`LINGUAS`](https://www.gnu.org/software/gettext/manual/html_node/po_002fLINGUAS.html) are
/// separated by white space. Comments begin with `#` and extend to the end of the line.
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

  /// Returns `true` if the language of a file such as `po/de.po` is not listed.
  ///
  /// The result is `false` for a template, and for a file whose name is not a language.
  package func lacks(_ path: String) -> Bool {
    let file = path.split(separator: "/").last ?? ""
    let name = file.prefix { $0 != "." }
    return file.hasSuffix(".po") && LanguageName.language(name) != nil
      && !names.contains(String(name))
  }
}
