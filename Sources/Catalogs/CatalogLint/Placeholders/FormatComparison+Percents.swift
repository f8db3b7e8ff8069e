import Diagnostics
import FormatStrings
import StringCatalogs
import TextPrimitives

extension FormatComparison {
  /// Returns `true` if the character before a placeholder may be a mistyped percent sign.
  ///
  /// For example, `€1$s` may be meant as `%1$s`.
  private static func mayFollowSign(_ part: Range<Int>, in bytes: [UInt8]) -> Bool {
    guard part.lowerBound > 0, bytes[part.lowerBound] != UInt8(ascii: "%") else { return false }
    let last = bytes[part.lowerBound - 1]
    return last > 0x20 && !"\"'([{<>".utf8.contains(last)
  }

  /// Reports the parts of a string that were probably meant to be its missing placeholders.
  ///
  /// These placeholders are removed from ``missing``.
  mutating func mend(_ text: ArgumentUsage.Text, _ uses: [Int]) {
    let mayBeBroken = !text.strays.isEmpty || traits.contains(.foreignPercent)
    guard !missing.isEmpty || !droppable.isEmpty && mayBeBroken else { return }
    // The singular form may omit the number, but must not contain a misspelled placeholder for it.
    let required = Set(missing)
    missing += droppable
    defer { missing.removeAll { !required.contains($0) } }
    let content = catalog.files[target.file].content
    let bytes = Array(content.string(text.text).utf8)
    let candidates = PlaceholderCandidate.find(
      in: bytes,
      outside: (uses.map { target.uses[$0].placeholder.range }
        + text.strays.map { target.strays[$0] }.filter { $0.reason == .ownNumber }.map(\.range))
        .sorted { $0.lowerBound < $1.lowerBound }, target.dialect)
    for candidate in candidates.prefix(Self.maximumPerText) {
      guard let (place, isWord) = match(candidate) else { continue }
      let use = source.uses[missing.remove(at: place)]
      let part = isWord ? candidate.wordRange : candidate.range
      mended.append(part)
      let expected = sourceSpelling(of: use.argument, text, use)
      let blamed = range(of: part, in: text, from: target)
      let found = spelling(of: part, in: text, from: target)
      let read = placeholder(at: candidate.range.lowerBound, in: bytes)
      // If the missing placeholder was only treated as prose, it needs no fix.
      if found == expected
        || read?.value == use.value && !(read.map { isInWord($0, in: bytes) } ?? true)
        || isPadded(part, expected, in: bytes)
      {
        continue
      }
      // Letters that are a specifier in a different programming language are replaced. Letters
      // after a space may be a word, which is kept.
      let isSpecifier = !candidate.hasSpace && found.utf8.allSatisfy { $0 < 0x80 }
      // The space may have been intended before the placeholder, so removing it is not safe.
      let isSafe =
        candidate.suggestion == expected && !isWord && !candidate.hasSpace
        && (isSpecifier || Self.keepsLetters(of: found, in: expected))
        && !Self.mayFollowSign(part, in: bytes)
      let fix = fixIt(
        "write \(expected)", applicability: isSafe ? .safe : .unsafe, in: text,
        edits: [FixIt.Edit(range: blamed, text: expected)])
      var difference = FormatDifference(
        kind: candidate.isLookalike ? .lookalike : .malformed,
        consequence: target.dialect.isStrict && found.utf8.contains(0x25) ? .crash : .wrong,
        site: site(text, target), range: blamed, found: found, expected: expected, fixIts: fix)
      if let read {
        difference = describe(difference, as: read, for: use, in: (text, bytes))
      }
      differences.append(difference)
    }
  }

  /// Returns `true` if PHP prints the same value for a placeholder with and without a space.
  ///
  /// Only XLIFF files are considered, because those with `% s` often belong to PHP programs. In
  /// PHP, the space only specifies the padding character.
  private func isPadded(_ part: Range<Int>, _ expected: String, in bytes: [UInt8]) -> Bool {
    guard catalog.files[target.file].shared.traits.mayHavePercentNames,
      target.dialect == .script, bytes[part].elementsEqual("% \(expected.dropFirst())".utf8)
    else { return false }
    let next = part.upperBound < bytes.count ? bytes[part.upperBound] : 0x20
    return (next | 0x20) &- 0x61 >= 26 && next < 0x80
  }

  /// Returns `true` if the conversion of a placeholder with a space may begin a word.
  ///
  /// In C and Python, a following letter in a script other than Latin, as in `% s의`, begins a
  /// separate word or suffix.
  private func isInWord(_ placeholder: Placeholder, in bytes: [UInt8]) -> Bool {
    // A word does not begin with a width or a precision, as in `% .3f`.
    let hasWidth = bytes[placeholder.layout].contains { $0 &- 0x30 < 10 || $0 == UInt8(ascii: ".") }
    guard !hasWidth, placeholder.isBeforeLetter(in: bytes.span) else { return false }
    let next = placeholder.range.upperBound
    guard target.dialect == .c || target.dialect == .python, next < bytes.count else { return true }
    // Latin letters are from U+0000 to U+036F, and from U+1E00 to U+1EFF, whose UTF-8 begins with
    // E1.
    return bytes[next] < 0xCE || bytes[next] == 0xE1
  }

  /// Returns a difference that describes how the formatter reads a placeholder with a space.
  private func describe(
    _ difference: FormatDifference, as read: Placeholder, for use: ArgumentUsage.Use,
    in text: (text: ArgumentUsage.Text, bytes: [UInt8])
  ) -> FormatDifference {
    let found = spelling(of: read.range, in: text.text, from: target)
    if read.isBeforeLetter(in: text.bytes.span) {
      var misread = difference
      misread.cause = .misread
      misread.found = found
      misread.foundPhrase = Self.word(from: read.range.upperBound - 1, in: text.bytes)
      return misread
    }
    return FormatDifference(
      kind: .type, consequence: use.value.consequence(readAs: read.value, target.dialect),
      site: difference.site, range: difference.range, found: found,
      expected: difference.expected, foundPhrase: phrase(of: read.value),
      expectedPhrase: phrase(of: use.value), fixIts: difference.fixIts)
  }

  /// Returns the placeholder with a space that begins at an offset; `nil` if there is none.
  ///
  /// In "% daha", for example, the placeholder is `% d`.
  private func placeholder(at start: Int, in bytes: [UInt8]) -> Placeholder? {
    guard bytes[start] == UInt8(ascii: "%"), !target.dialect.isNumbered else { return nil }
    var scanner = PlaceholderScanner(at: start, dialect: target.dialect)
    guard case .placeholder(let read) = scanner.scan(bytes.span), read.hasSpace,
      read.kind == .value
    else { return nil }
    return read
  }

  /// Returns the letters from an offset up to the end of the word.
  private static func word(from start: Int, in bytes: [UInt8]) -> String {
    let rest = String(decoding: bytes[start...].prefix(longestWord), as: UTF8.self)
    return String(rest.prefix { $0.isLetter })
  }

  /// The maximum number of bytes of a word that a message prints.
  private static let longestWord = 24

  /// Returns `true` if a replacement contains all letters of the part that it replaces.
  ///
  /// In `% gli`, for example, `gli` may be a word, so a fix that removes it is not safe.
  private static func keepsLetters(of found: String, in expected: String) -> Bool {
    var rest = Array(expected.unicodeScalars)
    return found.unicodeScalars.filter(\.isAlphabetic).allSatisfy { scalar in
      // A full-width letter is compared as its ASCII equivalent.
      let isWide = 0xFF21...0xFF5A ~= scalar.value
      let letter = isWide ? Unicode.Scalar(scalar.value - 0xFEE0) : scalar
      guard let place = rest.firstIndex(where: { $0 == letter }) else { return false }
      rest.remove(at: place)
      return true
    }
  }

  /// Returns the index in ``missing`` of the placeholder that a candidate probably represents.
  ///
  /// `isWord` is `true` if the letters after the candidate are part of the misspelled placeholder.
  /// The fix then replaces them, too.
  private func match(_ candidate: PlaceholderCandidate) -> (Int, isWord: Bool)? {
    guard !missing.isEmpty else { return nil }
    guard let suggestion = candidate.suggestion else { return (0, false) }
    var format = FormatString()
    format.parse(suggestion.utf8.span, target.dialect)
    guard let read = format.placeholders.last else { return nil }
    let matching = missing.firstIndex { index in
      let use = source.uses[index]
      let isSameClass = use.value == read.value || use.value.isWhole && read.value.isWhole
      return isSameClass && (!read.isExplicit || read.argument == use.argument)
    }
    if let matching {
      return (matching, candidate.hasSpace && candidate.range != candidate.wordRange)
    }
    if candidate.isCertain {
      if read.isExplicit {
        return missing.firstIndex { source.uses[$0].argument == read.argument }.map { ($0, false) }
      }
      return (0, false)
    }
    // The letters of a word, such as `gli` in `% gli` for `%lld`, are not an intended conversion.
    let isWord = candidate.isLookalike && !read.isExplicit && missing.count == 1
    return isWord && read.conversion != UInt8(ascii: "@") ? (0, true) : nil
  }

  /// Reports literal percent signs that are not doubled in a string that is formatted.
  mutating func reportPercents(
    _ text: ArgumentUsage.Text, _ meaning: ArgumentUsage, isSource: Bool = false
  ) {
    // A translation is formatted if its source is, even if the file of the translation differs.
    guard source.mayBeFormatted, isSource || !hasOwnPercents else { return }
    for stray in text.strays.prefix(Self.maximumPerText).map({ meaning.strays[$0] })
    where stray.reason != .unclosedSubstitution && stray.reason != .ownNumber
      && !isMended(stray.range) && (isSource || !isInSource(stray.range, text))
    {
      report(
        stray.range.lowerBound..<stray.range.lowerBound + 1, in: stray.range, text: text,
        meaning: meaning, consequence: meaning.dialect.isStrict ? .crash : .wrong,
        isSource: isSource, isOmitted: meaning.dialect.isApple && stray.reason != .badNumber)
    }
    for index in text.uses.prefix(Self.maximumPerText)
    where meaning.uses[index].isProse && !meaning.uses[index].isOwnNumberOutside {
      let use = meaning.uses[index]
      guard !isMended(use.placeholder.range), isSource || !isInSource(use.placeholder.range, text)
      else { continue }
      // A source such as "10% first", which contains no other placeholder, is not formatted despite
      // its flag.
      if use.placeholder.hasSpace, !source.uses.isEmpty,
        source.uses.allSatisfy({ $0.isProse && $0.placeholder.hasSpace })
      {
        continue
      }
      let isFollowed = text.uses.contains {
        $0 > index && !meaning.uses[$0].placeholder.isExplicit && meaning.uses[$0].value == .object
      }
      let isCrash = meaning.dialect.isStrict || isFollowed || use.value == .cString
      let start = use.placeholder.range.lowerBound
      report(
        start..<start + 1, in: use.placeholder.range, text: text, meaning: meaning,
        consequence: isCrash ? .crash : .wrong,
        isSource: isSource)
    }
  }

  /// `true` if the source contains literal percent signs, but none that is doubled.
  ///
  /// In that case, only the source is reported.
  private var hasOwnPercents: Bool {
    let texts = source.texts.filter { !$0.isKeyOfSource }
    return texts.allSatisfy { $0.escapedPercents == 0 }
      && texts.contains { text in
        text.uses.contains { source.uses[$0].isProse && !source.uses[$0].isOwnNumberOutside }
          || text.strays.contains {
            source.strays[$0].reason == .unknownConversion || source.strays[$0].reason == .end
          }
      }
  }

  /// Returns `true` if a percent sign ends a percentage, such as "50 %" or `%d %`.
  ///
  /// Other percent signs are part of search patterns such as `LIKE '%@%'`, of style sheets, or of
  /// explanations such as "% stands for any".
  private static func isPercentage(
    _ sign: Range<Int>, after values: [Range<Int>], in bytes: [UInt8]
  ) -> Bool {
    if sign.upperBound < bytes.count, "'\"`;".utf8.contains(bytes[sign.upperBound]) { return false }
    var start = sign.lowerBound
    while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
    if start > 1, bytes[start - 2] == 0xC2, bytes[start - 1] == 0xA0 { start -= 2 }
    return start > 0 && bytes[start - 1] &- 0x30 < 10
      || values.contains { $0.upperBound == start }
  }

  /// Returns `true` if most translations in other files treat percent signs in the given way.
  ///
  /// Only translations with a percent sign are considered. At least three of them, and at least
  /// four fifths, must treat percent signs in this way.
  ///
  /// - Parameter areDoubled: `true` for translations that contain `%%`; `false` for translations
  ///   that do not.
  private func areDoubledElsewhere(_ areDoubled: Bool) -> Bool {
    guard let key else { return false }
    var (same, all) = (0, 0)
    for place in catalog.localizations[key.localizations]
    where place.language != catalog.source && place.file != target.file {
      let content = catalog.files[place.file].shared.content
      guard let value = content.localizations[place.localization].values.last else { continue }
      let string = content.string(content.values[value].text)
      guard string.utf8.contains(UInt8(ascii: "%")) else { continue }
      all += 1
      if string.contains("%%") == areDoubled { same += 1 }
    }
    return same >= 3 && same * 5 >= all * 4
  }

  /// Returns `true` if the source contains the same stray percent sign and argument number.
  ///
  /// In that case, only the source is reported.
  private func isInSource(_ place: Range<Int>, _ text: ArgumentUsage.Text) -> Bool {
    guard source.isFormatted, place.count > 2 else { return false }
    let found = spelling(of: place, in: text, from: target)
    guard found.hasPrefix("%"), found.contains("$") else { return false }
    return source.texts.contains { other in
      !other.isKeyOfSource
        && other.strays.contains {
          spelling(of: source.strays[$0].range, in: other, from: source) == found
        }
    }
  }

  /// Returns the range of a placeholder without its conversion, and the source placeholder for it.
  ///
  /// For example, the source placeholder for `%1$` is `%1$d`. Returns `nil` if there is none.
  private func cutPlaceholder(
    at place: Range<Int>, _ text: ArgumentUsage.Text
  ) -> (range: Range<Int>, expected: String)? {
    if let name = cutName(at: place.lowerBound, text) { return name }
    let found = spelling(of: place, in: text, from: target)
    let digits = found.dropFirst().prefix { $0.isASCII && $0.isNumber }
    guard found.hasPrefix("%"), let argument = Int(digits),
      found.dropFirst(1 + digits.count).first == "$",
      let use = source.uses.first(where: {
        $0.argument == argument && !$0.isProse && $0.placeholder.kind == .value
      })
    else { return nil }
    let start = place.lowerBound
    return (start..<start + digits.utf8.count + 2, sourceSpelling(of: argument, text, use))
  }

  /// Returns the range of a Python name without a conversion type, and the complete placeholder.
  ///
  /// For example, the complete placeholder for `%(name)` in `%(name)</a>` is `%(name)s`, if the
  /// source and another part of the translation contain it.
  private func cutName(
    at start: Int, _ text: ArgumentUsage.Text
  ) -> (range: Range<Int>, expected: String)? {
    let bytes = Array(catalog.files[target.file].content.string(text.text).utf8)
    guard bytes[start...].starts(with: "%(".utf8),
      let end = bytes[start...].prefix(Self.longestName).firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let name = String(decoding: bytes[start...end], as: UTF8.self)
    for other in source.texts {
      let string = catalog.files[source.file].content.string(other.text)
      guard let found = string.firstRange(of: name), let letter = string[found.upperBound...].first,
        letter.isLetter, bytes.contains(Array("\(name)\(letter)".utf8))
      else { continue }
      return (start..<end + 1, "\(name)\(letter)")
    }
    return nil
  }

  /// The maximum number of bytes that are searched for the end of a name.
  private static let longestName = 64

  /// Reports percent signs that are doubled only in the source or only in the translation.
  ///
  /// This check is for strings without placeholders.
  mutating func comparePercents() {
    let texts = source.texts.filter { !$0.isKeyOfSource }
    let doubled = texts.contains { $0.escapedPercents > 0 }
    guard doubled != source.hasPercent, !texts.isEmpty else { return }
    let count = differences.count
    defer {
      if differences.count > count, !areDoubledElsewhere(doubled) {
        for index in differences.indices.dropFirst(count) {
          (differences[index].isProved, differences[index].isGuess) = (false, true)
        }
      }
    }
    for text in target.texts {
      if doubled, text.escapedPercents == 0 {
        let places =
          text.uses.map { target.uses[$0] }.filter(\.isUncertain).map(\.placeholder.range)
          + text.strays.map { target.strays[$0].range }
        for place in places.prefix(1) { reportSingle(place, text) }
      } else if !doubled, text.escapedPercents > 0, text.uses.isEmpty, text.strays.isEmpty {
        reportDoubled(text)
      }
    }
  }

  private mutating func reportSingle(_ place: Range<Int>, _ text: ArgumentUsage.Text) {
    let sign = range(of: place.lowerBound..<place.lowerBound + 1, in: text, from: target)
    differences.append(
      FormatDifference(
        kind: .unescapedPercent, cause: .notFormatted, consequence: .lost,
        site: site(text, target), range: sign, found: "%", expected: "%%",
        fixIts: fixIt(
          "write %%", applicability: .unsafe, in: text,
          edits: [FixIt.Edit(range: SourceRange(sign.upperBound, sign.upperBound), text: "%")])))
  }

  private mutating func reportDoubled(_ text: ArgumentUsage.Text) {
    let bytes = Array(catalog.files[target.file].content.string(text.text).utf8)
    guard
      let start = bytes.indices.dropLast().first(where: {
        bytes[$0] == UInt8(ascii: "%") && bytes[$0 + 1] == UInt8(ascii: "%")
      })
    else { return }
    let signs = range(of: start..<start + 2, in: text, from: target)
    differences.append(
      FormatDifference(
        kind: .unescapedPercent, cause: .notFormatted, consequence: .lost,
        site: site(text, target), range: signs, found: "%%", expected: "%",
        fixIts: fixIt(
          "write %", applicability: .unsafe, in: text,
          edits: [
            FixIt.Edit(range: range(of: start..<start + 1, in: text, from: target), text: "")
          ])))
  }

  func isMended(_ range: Range<Int>) -> Bool {
    mended.contains { $0.overlaps(range) }
  }

  /// Reports a percent sign that is not doubled, or a placeholder that lacks its conversion.
  ///
  /// - Parameter isOmitted: `true` if the formatter omits the percent sign, and prints the
  ///   characters after it.
  private mutating func report(
    _ sign: Range<Int>, in place: Range<Int>, text: ArgumentUsage.Text,
    meaning: ArgumentUsage, consequence: Consequence, isSource: Bool, isOmitted: Bool = false
  ) {
    if !isSource, let (part, expected) = cutPlaceholder(at: place, text) {
      let blamed = range(of: part, in: text, from: target)
      differences.append(
        FormatDifference(
          kind: .malformed, cause: .cut, consequence: consequence, site: site(text, target),
          range: blamed, found: spelling(of: part, in: text, from: target), expected: expected,
          fixIts: fixIt(
            "write \(expected)", applicability: .unsafe, in: text,
            edits: [FixIt.Edit(range: blamed, text: expected)])))
      return
    }
    let blamed = range(of: sign, in: text, from: meaning)
    let bytes = Array(catalog.files[meaning.file].content.string(text.text).utf8)
    let isAtEnd = isOmitted && Self.isSpace(bytes[sign.upperBound...].prefix { $0 != 0x0A })
    // The value may be a number to which the percent sign belongs, as in `%@ %`.
    let mayHaveSign = text.uses.contains { index in
      let use = meaning.uses[index]
      return use.value == .object && !use.isProse
        && use.placeholder.range.upperBound <= sign.lowerBound
        && Self.isSpace(bytes[use.placeholder.range.upperBound..<sign.lowerBound])
    }
    // If the source prints no percent sign, the one in the translation may be mistyped.
    let isShown = source.texts.contains { $0.escapedPercents > 0 }
    var fixIts = fixIt(
      "write %%",
      applicability: isShown && !isAtEnd && !mayHaveSign && !datePattern(in: text).hasOnlyDates
        ? .safe : .unsafe, in: text,
      edits: [FixIt.Edit(range: SourceRange(blamed.upperBound, blamed.upperBound), text: "%")])
    let isAfterValue = text.uses.contains {
      meaning.uses[$0].placeholder.range.upperBound == sign.lowerBound
        && !meaning.uses[$0].value.isNumber
    }
    if !isShown, isAfterValue {
      // A value that is not a number may be a string that already contains a percent sign.
      let removal = FixIt.Edit(range: blamed, text: "")
      fixIts =
        fixIt("remove the percent sign", applicability: .unsafe, in: text, edits: [removal])
        + fixIts
    }
    // If the source prints no percent sign, the translation needs none either. Without the sign,
    // the output is correct, unless the sign is the unit of a number.
    let isUnit = text.uses.contains {
      meaning.uses[$0].placeholder.range.upperBound == sign.lowerBound
        && meaning.uses[$0].value.isNumber
    }
    let isHarmless = isOmitted && !isShown && !isSource && !isUnit
    var difference = FormatDifference(
      kind: .unescapedPercent, cause: isAtEnd ? .atEnd : isHarmless ? .omitted : .usual,
      consequence: isAtEnd || isHarmless ? .lost : consequence, site: site(text, meaning),
      range: blamed, found: spelling(of: place, in: text, from: meaning), fixIts: fixIts)
    let values = text.uses.filter { !meaning.uses[$0].isProse }.map {
      meaning.uses[$0].placeholder.range
    }
    // Java's formatter throws an exception for a stray percent sign, so the source is probably not
    // formatted.
    let isDoubtful =
      isSource
      ? meaning.dialect == .java || mayHaveSign
        || !Self.isPercentage(sign, after: values, in: bytes)
      : isAtEnd && !isShown && !isUnit
    if isDoubtful { (difference.isProved, difference.isGuess) = (false, true) }
    differences.append(difference)
  }

  private static func isSpace(_ bytes: ArraySlice<UInt8>) -> Bool {
    String(decoding: bytes, as: UTF8.self).allSatisfy(\.isWhitespace)
  }

  /// Finds argument numbers at the wrong position, such as `$1%@` and `%1@`.
  mutating func checkNumbersOutside(_ text: ArgumentUsage.Text, _ uses: [Int]) {
    guard uses.contains(where: { !target.uses[$0].placeholder.isExplicit }),
      source.uses.contains(where: \.placeholder.isExplicit)
    else { return }
    let bytes = Array(catalog.files[target.file].content.string(text.text).utf8)
    for index in uses.prefix(Self.maximumPerText) {
      let placeholder = target.uses[index].placeholder
      guard !placeholder.isExplicit, placeholder.kind == .value else { continue }
      var start = placeholder.range.lowerBound
      let layout = placeholder.layout
      var digits = ""
      if layout.count == 1, bytes[layout.lowerBound] &- 0x31 < 9 {
        digits = String(decoding: bytes[layout], as: UTF8.self)
      } else if start >= 2, bytes[start - 1] &- 0x31 < 9, bytes[start - 2] == UInt8(ascii: "$") {
        digits = String(decoding: bytes[start - 1..<start], as: UTF8.self)
        start -= 2
      }
      guard let argument = Int(digits), !classes(of: argument, text).isEmpty else { continue }
      // If the source contains the same spelling, such as `%1s` instead of `%1$s`, the spelling
      // is intentional.
      let found = spelling(of: start..<placeholder.range.upperBound, in: text, from: target)
      let takesArgument = target.uses[index].argument == argument
      if takesArgument, sourceHas(found) { continue }
      // A width of 1, or any width of an object, has no effect, so the digit was probably intended
      // as an argument number.
      let isRight =
        takesArgument && layout.count == 1
        && (digits == "1" || target.uses[index].value == .object)
      let blamed = range(of: start..<placeholder.range.upperBound, in: text, from: target)
      let ending = String(
        decoding: bytes[placeholder.layout.upperBound..<placeholder.range.upperBound],
        as: UTF8.self)
      let expected = "%\(argument)$\(ending)"
      mended.append(placeholder.range)
      differences.append(
        FormatDifference(
          kind: .malformed, consequence: isRight ? .none : .wrong, site: site(text, target),
          range: blamed, found: found, expected: expected,
          fixIts: fixIt(
            "write \(expected)", applicability: .unsafe, in: text,
            edits: [FixIt.Edit(range: blamed, text: expected)])))
    }
  }

  /// Returns `true` if the source contains a placeholder that is spelled as given.
  private func sourceHas(_ spelled: String) -> Bool {
    source.texts.contains { text in
      text.uses.contains {
        spelling(of: source.uses[$0].placeholder.range, in: text, from: source) == spelled
      }
    }
  }
}
