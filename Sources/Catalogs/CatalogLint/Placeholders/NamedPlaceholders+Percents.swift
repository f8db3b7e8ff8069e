import Diagnostics
import StringCatalogs

// Names and numbers between percent signs, which Symfony and Qt replace: `%count%`, `%1%`, `%1`.

extension NamedPlaceholders {
  /// The names between percent signs, and the numbers after one.
  ///
  /// - Parameter isQt: `true` if two percent signs are two, as for `QString.arg()`: `%%1`.
  static func percentNames(in bytes: [UInt8], isQt: Bool = false) -> [Name] {
    var names: [Name] = []
    var offset = 0
    while offset + 1 < bytes.count, names.count < FormatString.maximumCount {
      guard bytes[offset] == UInt8(ascii: "%") else {
        offset += 1
        continue
      }
      if !isQt, bytes[offset + 1] == UInt8(ascii: "%") {
        offset += 2
      } else if let name = percentName(at: offset, in: bytes, isQt) {
        names.append(name)
        offset = name.range.upperBound
      } else {
        offset += 1
      }
    }
    return names
  }

  private static func percentName(at start: Int, in bytes: [UInt8], _ isQt: Bool) -> Name? {
    var end = start + 1
    while end < bytes.count, end - start <= 64, isPercentName(bytes[end]) { end += 1 }
    let isNumber = bytes[start + 1] &- 0x30 < 10
    let isClosed = end < bytes.count && bytes[end] == UInt8(ascii: "%") && !(isNumber && isQt)
    // "100%1": a percentage and a number.
    if start > 0, bytes[start - 1] &- 0x30 < 10 { return nil }
    if isNumber {
      let digits = bytes[(start + 1)..<end].prefix { $0 &- 0x30 < 10 }
      guard digits.count < 3, isClosed ? digits.endIndex == end : true else { return nil }
      // `%1$s` is a specifier of `printf`.
      if digits.endIndex < bytes.count, bytes[digits.endIndex] == UInt8(ascii: "$") { return nil }
      end = digits.endIndex
    } else {
      guard isClosed, end - start > 2 else { return nil }
      // `%sURL%s`: two specifiers of `printf` around a word.
      let ends = [bytes[start + 1], end + 1 < bytes.count ? bytes[end + 1] : 0]
      if ends.allSatisfy({ $0 == UInt8(ascii: "s") || $0 == UInt8(ascii: "d") }) { return nil }
    }
    let isPair = isClosed && end < bytes.count && bytes[end] == UInt8(ascii: "%")
    let style = isPair ? "%*%" : "%*"
    return Name(
      range: start..<end + (isPair ? 1 : 0),
      name: String(decoding: bytes[(start + 1)..<end], as: UTF8.self), style: style,
      pattern: style)
  }

  private static func isPercentName(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: ".")
  }

  /// The names of numbers in front of their singular, which a language may write as a word.
  static func countsOfOne(_ names: [Name], in text: String) -> [String] {
    let bytes = Array(text.utf8)
    return names.filter { name in
      guard name.name.hasSuffix("s") else { return false }
      let noun = " " + name.name.dropLast()
      let rest = bytes[name.range.upperBound...]
      guard rest.starts(with: noun.utf8) else { return false }
      let next = rest.dropFirst(noun.utf8.count).first ?? 0x20
      return (next | 0x20) &- 0x61 >= 26
    }.map(\.name)
  }

  /// Reports a name of the source that a text does not have.
  func reportMissing(
    _ name: Name, in value: CatalogValue, at site: LintSite, text: String,
    into differences: inout [FormatDifference]
  ) {
    // The value is an ending of an English noun, which other languages do not have.
    if ["plural", "s"].contains(name.name) { return }
    let isThere = name.style.hasPrefix("%*") && Self.contains(name, text)
    // Symfony replaces it wherever it is, also in `%%name%`.
    if isThere, isSymfony { return }
    var missing = FormatDifference(
      kind: .missing, cause: isThere ? .attached : .named, consequence: .lost, site: site,
      range: value.text.sourceRange, expected: name.spelling)
    // Which framework replaces names, most files do not specify.
    missing.isProved = !isThere && isProved(name)
    missing.isGuess = isDoubled(name)
    differences.append(missing)
  }

  /// Returns `true` if a text contains the spelling of a name; of a number, without another percent
  /// sign before it.
  private static func contains(_ name: Name, _ text: String) -> Bool {
    text.ranges(of: name.spelling).contains { range in
      !name.isNumber || text[..<range.lowerBound].utf8.last != UInt8(ascii: "%")
    }
  }

  /// Compares the blanks in braces, which Symfony replaces with them: `{{ limit }}` and `{{limit}}`
  /// are two things.
  func compareBlanks(
    of names: [Name], in value: CatalogValue, at site: LintSite, _ content: CatalogFile,
    _ differences: inout [FormatDifference]
  ) {
    guard isSymfony else { return }
    for name in names.prefix(FormatComparison.maximumPerText) where name.style == "{{*}}" {
      let same = sourceNames.filter { $0.name == name.name && $0.style == name.style }
      guard let expected = same.first, !same.contains(where: { $0.pattern == name.pattern }) else {
        continue
      }
      let blamed = content.sourceRange(of: name.range, in: value.text)
      let edit = FixIt.Edit(range: blamed, text: expected.spelling)
      var difference = FormatDifference(
        kind: .malformed, cause: .named, consequence: .wrong, site: site, range: blamed,
        found: content.part(name.range, of: value.text), expected: expected.spelling,
        fixIts: [FixIt(title: "write \(expected.spelling)", applicability: .safe, edits: [edit])])
      difference.isProved = isProved(expected)
      difference.isGuess = !difference.isProved
      differences.append(difference)
    }
  }
}
