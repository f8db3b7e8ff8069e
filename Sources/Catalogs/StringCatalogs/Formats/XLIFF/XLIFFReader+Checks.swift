import XMLSyntax

extension XLIFFReader {
  /// The elements that may occur only once in a unit.
  struct Parts {
    var source: Int?
    var target: Int?
  }

  /// Returns `true` if an element is the first with its name in a unit; otherwise, reports it.
  ///
  /// An element whose language differs from that of the file is reported too.
  mutating func isFirst(_ place: Int, _ known: inout Int?) -> Bool {
    if let known {
      file.errors.append(
        CatalogError(
          .duplicateMember, table.elements[place].name, expected: "one of them",
          related: table.elements[known].name))
      return false
    }
    known = place
    let expected = isElement(place, "source") ? sourceName : targetName
    if let written = attribute("xml:lang", of: place), let expected,
      !isLanguage(file.string(written), expected)
    {
      report(
        .wrongType, at: written.range, expected: "\(expected), the language of the file")
    }
    return true
  }

  /// Returns `true` if the language of a string is allowed in a file that declares a language.
  ///
  /// In version 2.0, the two languages must be
  /// [equal](https://docs.oasis-open.org/xliff/xliff-core/v2.0/xliff-core-v2.0.html#target). In
  /// version 1.2, one may be more specific, such as `de-AT` in a file in `de`.
  private func isLanguage(_ name: String, _ expected: String) -> Bool {
    let (left, right) = (subtags(name), subtags(expected))
    return isVersion2 ? left == right : left.starts(with: right) || right.starts(with: left)
  }

  private func subtags(_ name: String) -> [String] {
    name.lowercased().split { $0 == "-" || $0 == "_" }.map { String($0) }
  }
}
