import XMLSyntax

extension XLIFFReader {
  /// The elements of a unit that it has once at most.
  struct Parts {
    var source: Int?
    var target: Int?
  }

  /// Whether an element is the first of its name in a unit; another one is reported, and so is one that says to be in
  /// another language than the file says.
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
        .wrongType, at: written.range, expected: "\(expected), the language that the file says")
    }
    return true
  }

  /// Whether a text is in a language of the file.
  ///
  /// In version 2.0 they are [equal](https://docs.oasis-open.org/xliff/xliff-core/v2.0/xliff-core-v2.0.html#target);
  /// in 1.2 one of them may say more, as `de-AT` does in a file in `de`.
  private func isLanguage(_ name: String, _ expected: String) -> Bool {
    let (left, right) = (subtags(name), subtags(expected))
    return isVersion2 ? left == right : left.starts(with: right) || right.starts(with: left)
  }

  private func subtags(_ name: String) -> [String] {
    name.lowercased().split { $0 == "-" || $0 == "_" }.map { String($0) }
  }
}
