import StringCatalogs

extension LintedPlural {
  /// `true` if the key of the string for `other` ends in `_plural`.
  ///
  /// This suffix belongs to older versions of the JSON format of i18next, before version 4.
  ///
  /// i18next reads [the suffix](https://www.i18next.com/misc/json-format) in languages with two
  /// plural forms. In other languages, it reads `key_0`, `key_1` and so on. If these do not exist,
  /// it reads `key` for all numbers.
  var hasPluralSuffix: Bool {
    guard !isObject, let place = self[.other] else { return false }
    // The value's opening quotation mark follows a colon, optional white space, and the name's
    // closing quotation mark.
    let start = content.values[place].text.range.lowerBound
    var rest = content.bytes[..<min(start, content.bytes.count)].dropLast()
    let least = max(rest.endIndex - Self.longestSeparator, 0)
    while let last = rest.last, rest.endIndex > least, ": \t\r\n".utf8.contains(last) {
      rest = rest.dropLast()
    }
    return rest.suffix(8).elementsEqual("_plural\"".utf8)
  }

  private static let longestSeparator = 64
}
