import Diagnostics
import FormatStrings
import MessageSyntax
import StringCatalogs

extension NamedPlaceholders {
  /// A damaged name in braces.
  struct Broken {
    /// The range of the damaged name in the UTF-8 of the string.
    var range: Range<Int>
    /// `true` if a similar character, such as `｛`, replaces a brace; `false` if a brace is missing.
    var isLookalike: Bool
  }

  /// Reports source names that are damaged in a string whose braces also contain other text.
  ///
  /// Other names are not compared, except a name for which the string has an ICU plural that does
  /// not print the number.
  func compareBroken(
    _ text: String, value: CatalogValue, at site: LintSite, in content: CatalogFile,
    into differences: inout [FormatDifference]
  ) {
    let count = differences.count
    defer {
      if differences.count == count {
        reportNesting(text, value: value, at: site, in: content, into: &differences)
      }
    }
    for name in sourceNames.prefix(FormatComparison.maximumPerText)
    where everyTextHas.contains(name.name)
      && !text.contains(name.spelling)
    {
      guard let broken = Self.broken(name, in: text) else {
        if Self.hasPluralWithoutNumber(of: name, text) {
          differences.append(
            FormatDifference(
              kind: .missing, cause: .named, consequence: .lost, site: site,
              range: value.text.sourceRange, expected: name.spelling))
        }
        continue
      }
      report(broken, name: name, value: value, at: site, in: content, into: &differences)
    }
  }

  /// Reports a `java.text.MessageFormat` argument that begins inside another, as in `{{0}`.
  ///
  /// The formatter throws `IllegalArgumentException`, because the outer argument has no number.
  private func reportNesting(
    _ text: String, value: CatalogValue, at site: LintSite, in content: CatalogFile,
    into differences: inout [FormatDifference]
  ) {
    let bytes = Array(text.utf8)
    guard mayBeQuoted, let start = Self.nestingStart(in: bytes),
      let name = sourceNames.first(where: { bytes[(start + 1)...].starts(with: $0.spelling.utf8) })
        ?? sourceNames.first
    else { return }
    let part = start..<(NamedPlaceholder.closing(bytes, start) ?? bytes.count)
    differences.append(
      FormatDifference(
        kind: .malformed, consequence: .crash, site: site,
        range: content.sourceRange(of: part, in: value.text),
        found: content.part(part, of: value.text), expected: name.spelling))
  }

  /// Returns the offset of the first unquoted brace that another opening brace follows directly.
  private static func nestingStart(in bytes: [UInt8]) -> Int? {
    var offset = 0
    while offset + 1 < bytes.count {
      if bytes[offset] == UInt8(ascii: "'") {
        offset = NamedPlaceholder.quoteEnd(bytes, offset)
        continue
      }
      if bytes[offset] == UInt8(ascii: "{"), bytes[offset + 1] == UInt8(ascii: "{") {
        return offset
      }
      offset += 1
    }
    return nil
  }

  /// Reports a name whose braces or argument are damaged.
  func report(
    _ broken: Broken, name: NamedPlaceholder, value: CatalogValue, at site: LintSite,
    in content: CatalogFile, into differences: inout [FormatDifference]
  ) {
    let blamed = content.sourceRange(of: broken.range, in: value.text)
    let expected = name.spelling
    let fixIt = FixIt(
      title: "write \(expected)", applicability: .safe,
      edits: [FixIt.Edit(range: blamed, text: expected)])
    let isFixed = isBalanced(
      content.string(value.text), replacing: broken.range, with: expected)
    // `String.Format` throws an exception for an unpaired brace, but prints full-width braces
    // literally.
    let isCrash = isComposite && !broken.isLookalike
    var difference = FormatDifference(
      kind: broken.isLookalike ? .lookalike : .malformed,
      consequence: isCrash ? .crash : .wrong, site: site,
      range: blamed, found: content.part(broken.range, of: value.text), expected: expected,
      fixIts: isFixed ? [fixIt] : [])
    // In some libraries, a type may follow the name, as in `{{count:number}}`.
    let hasType = content.string(value.text).contains("{{\(name.name):")
    if name.style == "{{*}}", hasType { (difference.isProved, difference.isGuess) = (false, true) }
    if hasForeignBraces, !name.isPercent { difference.isProved = false }
    differences.append(difference)
  }

  /// Returns `true` if a string contains as many opening as closing braces after a replacement.
  ///
  /// If it does not, no fix-it is offered. In `({0)}`, for example, a fix of `{0)` would leave the
  /// last brace.
  private func isBalanced(
    _ text: String, replacing part: Range<Int>, with replacement: String
  ) -> Bool {
    var bytes = Array(text.utf8)
    guard part.upperBound <= bytes.count else { return false }
    bytes.replaceSubrange(part, with: replacement.utf8)
    return bytes.count { $0 == UInt8(ascii: "{") } == bytes.count { $0 == UInt8(ascii: "}") }
  }

  /// Returns the range of a Python placeholder without its conversion, such as `%(name)`.
  static func cutName(_ name: NamedPlaceholder, in text: String) -> Range<Int>? {
    let written = Array("%(\(name.name))".utf8)
    let bytes = Array(text.utf8)
    guard written.count <= bytes.count else { return nil }
    return (0...bytes.count - written.count).first {
      bytes[$0..<$0 + written.count].elementsEqual(written)
    }.map { $0..<$0 + written.count }
  }

  /// Reports a Python placeholder without a conversion type, for which Python uses the next letter.
  func reportCut(
    _ part: Range<Int>, of name: NamedPlaceholder, in value: CatalogValue, at site: LintSite,
    content: CatalogFile, into differences: inout [FormatDifference]
  ) {
    let blamed = content.sourceRange(of: part, in: value.text)
    let fixIt = FixIt(
      title: "write \(name.spelling)", applicability: .unsafe,
      edits: [FixIt.Edit(range: blamed, text: name.spelling)])
    // The diagnostic replaces the one about a percent sign that is not doubled.
    differences.removeAll {
      $0.kind == .unescapedPercent && $0.site == site
        && $0.range.lowerBound == blamed.lowerBound
    }
    differences.append(
      FormatDifference(
        kind: .malformed, cause: .cut, consequence: .crash, site: site, range: blamed,
        found: content.part(part, of: value.text), expected: name.spelling, fixIts: [fixIt]))
  }

  /// Finds a source name that lacks a brace or has full-width braces; `nil` if there is none.
  static func broken(_ name: NamedPlaceholder, in text: String) -> Broken? {
    guard !name.style.hasPrefix("$t(") else { return nil }
    let bytes = Array(text.utf8)
    let word = Array(name.name.utf8)
    let depth = name.style.contains("{{") ? 2 : 1
    let rest = Array(name.pattern.drop { $0 != "*" }.dropFirst().dropLast(depth).utf8)
    let sign = name.style.utf8.first.flatMap { $0 == UInt8(ascii: "{") ? nil : $0 }
    var start = 0
    while start + word.count <= bytes.count {
      defer { start += 1 }
      guard bytes[start] == word.first, bytes[start..<start + word.count].elementsEqual(word)
      else { continue }
      var front = start
      while front > 0, "$#@%".utf8.contains(bytes[front - 1]) { front -= 1 }
      // Spaces may separate the braces from the name, as in `{{ name }}`.
      var gap = front
      while gap > 0, bytes[gap - 1] == UInt8(ascii: " ") { gap -= 1 }
      var (lower, left, isWideLeft) = braces(before: gap, in: bytes)
      if left == 0 { lower = front }
      let hasSign = left > 0 && front < start
      var wordEnd = start + word.count
      if bytes[wordEnd...].starts(with: rest) {
        wordEnd += rest.count
      } else if hasPlainArgument(rest),
        let end = NamedPlaceholder.plainArgumentEnd(from: wordEnd, in: bytes)
      {
        wordEnd = end
      }
      gap = wordEnd
      while gap < bytes.count, bytes[gap] == UInt8(ascii: " ") { gap += 1 }
      let (end, right, isWideRight) = braces(behind: gap, in: bytes)
      var upper = right == 0 ? wordEnd : end
      if left > 0, right == 0, upper < bytes.count, isStray(bytes[upper], in: bytes) { upper += 1 }
      if let sign, lower > 0, bytes[lower - 1] == sign { lower -= 1 }
      let isLookalike = isWideLeft || isWideRight
      // "filename}" does not contain the name "name".
      if left == 0, lower > 0, NamedPlaceholder.isName(bytes[lower - 1], true) { continue }
      if left == 1, isComplexArgument(bytes[gap...]) { continue }
      let hasLost = left + right < 2 * depth
      // A name without any braces is an ordinary word.
      if left > 0 && right > 0 && (isLookalike || hasSign)
        || left + right > 0 && hasLost && left != right
      {
        return Broken(range: lower..<upper, isLookalike: isLookalike)
      }
    }
    return nil
  }

  /// Returns `true` if a string contains an ICU plural for a name, but does not print the number.
  private static func hasPluralWithoutNumber(of name: NamedPlaceholder, _ text: String) -> Bool {
    name.style == "{*}" && text.contains("{\(name.name), plural,")
      && !text.contains { $0 == "#" || $0.isNumber }
  }

  /// Returns `true` if the part after a name is the type of an ICU argument with variants.
  ///
  /// An example is `, plural, one {file}`.
  private static func isComplexArgument(_ rest: ArraySlice<UInt8>) -> Bool {
    guard rest.first == UInt8(ascii: ",") else { return false }
    let type = rest.dropFirst().drop { $0 == UInt8(ascii: " ") }
    return ["plural", "select"].contains { type.starts(with: $0.utf8) }
  }

  /// Returns `true` if the part after a name consists of plain words.
  private static func hasPlainArgument(_ rest: [UInt8]) -> Bool {
    rest.first == UInt8(ascii: ":") && NamedPlaceholder.isPlainArgument(rest.dropFirst())
  }

  /// Reports a changed argument, such as `%Y` in `${date:%Y}`, unless it consists of plain words.
  func compareArguments(
    of names: [NamedPlaceholder], in value: CatalogValue, at site: LintSite, _ content: CatalogFile,
    _ differences: inout [FormatDifference]
  ) {
    for name in names.prefix(FormatComparison.maximumPerText) where name.style == "${*}" {
      let same = sourceNames.filter { $0.name == name.name && $0.style == name.style }
      guard let expected = same.first, expected.pattern.hasPrefix("${*:"),
        !same.contains(where: { $0.pattern == name.pattern })
      else { continue }
      let arguments = [expected, name].map { name in
        Array(name.pattern.utf8.dropFirst("${*:".utf8.count).dropLast())
      }
      if arguments.allSatisfy({ NamedPlaceholder.isPlainArgument($0[...]) }) { continue }
      report(
        Broken(range: name.range, isLookalike: false), name: expected, value: value, at: site,
        in: content, into: &differences)
    }
  }

  /// Reports an unknown argument type, as in `{0, here}`, if the source argument has no type.
  ///
  /// `java.text.MessageFormat` and ICU throw `IllegalArgumentException`.
  func compareTypes(
    of names: [NamedPlaceholder], in value: CatalogValue, at site: LintSite, _ content: CatalogFile,
    _ differences: inout [FormatDifference]
  ) {
    guard mayBeQuoted else { return }
    for name in names.prefix(FormatComparison.maximumPerText) where !name.type.isEmpty {
      let type = name.type.filter { $0 != " " }.lowercased()
      guard !Self.types.contains(type),
        let expected = sourceNames.first(where: { $0.name == name.name && $0.type.isEmpty })
      else { continue }
      let blamed = content.sourceRange(of: name.range, in: value.text)
      differences.append(
        FormatDifference(
          kind: .malformed, consequence: .crash, site: site, range: blamed,
          found: content.part(name.range, of: value.text), expected: expected.spelling))
    }
  }

  /// The argument types that Java's `MessageFormat` and ICU support.
  private static let types: Set<String> = Set(MessageArgumentType.known).union([
    "choice", "plural", "select", "selectordinal", "list", "j_date", "j_time", "j_datetime",
    "dtf_date", "dtf_time", "dtf_datetime", "basic_iso_date",
  ])

  /// Returns `true` if a closing bracket has no partner, so that it was probably meant as a brace.
  private static func isStray(_ bracket: UInt8, in bytes: [UInt8]) -> Bool {
    switch bracket {
    case UInt8(ascii: ")"): bytes.count { $0 == bracket } > bytes.count { $0 == UInt8(ascii: "(") }
    case UInt8(ascii: "]"): bytes.count { $0 == bracket } > bytes.count { $0 == UInt8(ascii: "[") }
    default: false
    }
  }

  private static func braces(
    before end: Int, in bytes: [UInt8]
  ) -> (start: Int, count: Int, isWide: Bool) {
    var (start, count, isWide) = (end, 0, false)
    while count < 2 {
      if start >= 1, bytes[start - 1] == UInt8(ascii: "{") {
        start -= 1
      } else if start >= 3, bytes[start - 3..<start].elementsEqual([0xEF, 0xBD, 0x9B]) {
        start -= 3
        isWide = true
      } else {
        break
      }
      count += 1
    }
    return (start, count, isWide)
  }

  private static func braces(
    behind start: Int, in bytes: [UInt8]
  ) -> (end: Int, count: Int, isWide: Bool) {
    var (end, count, isWide) = (start, 0, false)
    while count < 2 {
      if end < bytes.count, bytes[end] == UInt8(ascii: "}") {
        end += 1
      } else if end + 3 <= bytes.count, bytes[end..<end + 3].elementsEqual([0xEF, 0xBD, 0x9D]) {
        end += 3
        isWide = true
      } else {
        break
      }
      count += 1
    }
    return (end, count, isWide)
  }
}
