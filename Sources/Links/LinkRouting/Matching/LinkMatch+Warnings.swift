import Diagnostics
import LanguageTags
import TextPrimitives
import URLSyntax

extension LinkMatch {
  /// Warnings about the link.
  ///
  /// A warning about `http` comes first. Warnings about values follow in the order of the
  /// parameters, and then warnings about lost values and about the query as a whole.
  ///
  /// - Complexity: O(*n* + *k* · *p*), where *n* is the length of the link, *k* is the number of
  ///   unknown keys, and *p* is the number of absent parameters.
  public var warnings: [LinkWarning] {
    let dropped = dropped
    return plainHTTPWarnings
      + (0..<entry.parameterCount).flatMap { warnings(at: $0, dropped: dropped) }
      + lostItems.map(warning(about:)) + irregularQueryWarnings
  }

  private var plainHTTPWarnings: [LinkWarning] {
    guard isPlainHTTP else { return [] }
    return [
      LinkWarning(
        code: .plainHTTP, parameter: nil, range: SourceRange(parts.scheme),
        message: "The link uses http, so others on the network can read and change it")
    ]
  }

  private func warnings(at index: Int, dropped: [DroppedValue]) -> [LinkWarning] {
    guard let first = captures[index] else { return [] }
    let parameter = table.parameters[Int(entry.firstParameter) + index]
    let name = table.name(of: parameter)
    func warning(_ code: LinkWarning.Code, _ range: Range<Int>, _ message: String) -> LinkWarning {
      LinkWarning(code: code, parameter: name, range: SourceRange(range), message: message)
    }
    var warnings: [LinkWarning] = []
    if isCustomScheme, parameter.flags.contains(.secret), !first.isEmpty {
      warnings.append(
        warning(
          .secretOnCustomScheme, first,
          "The secret \(name) is in a link with a custom scheme, which any app can claim"))
    }
    if captures.hasDropped(index) {
      let end = parameter.flags.contains(.hasDefault) ? "; the default applies" : ""
      warnings += dropped.filter { $0.parameter == name }.map { value in
        var warning = warning(
          .droppedValue, value.range.range, "The value of \(name) is invalid and was dropped\(end)")
        warning.reason = value.code
        return warning
      }
    }
    let type = table.types[Int(parameter.type)]
    guard type.shape == .languageTag || type.shape == .text else { return warnings }
    for range in ranges(at: index) {
      link.withSpan { bytes in
        if type.shape == .languageTag, type.isRepaired(bytes, range) {
          let hasLongRegion =
            LanguageTag.longRegion(bytes, from: range.lowerBound, to: range.upperBound) != nil
          let reason =
            hasLongRegion
            ? "a three-letter region code, which was read as the two-letter code"
            : "an underscore, which was read as a hyphen"
          warnings.append(warning(.repairedValue, range, "The value of \(name) has \(reason)"))
        } else if type.shape == .text, let place = invisibleCharacter(bytes, range) {
          warnings.append(
            warning(
              .invisibleCharacter, place,
              "The value of \(name) has a character that is invisible or changes the text direction"
            ))
        }
      }
    }
    return warnings
  }

  /// Returns the range of the first character that is invisible or changes the text direction, or
  /// `nil` if there is none.
  ///
  /// Tag characters after a black flag are part of an emoji, such as the flag of Wales.
  private func invisibleCharacter(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int>? {
    // In a link, characters outside ASCII are always percent-encoded, so a value without `%` has
    // none.
    guard URLParts.hasPercent(bytes, range) else { return nil }
    let decoded = DecodedRange(range, of: bytes)
    var offset = 0
    var isFlag = false
    while offset < decoded.bytes.count,
      let (scalar, length) = UTF8Sequence.scalar(at: offset, in: decoded.bytes.span)
    {
      isFlag = scalar == "\u{1F3F4}" || isFlag && ScalarSet.flagTags.contains(scalar)
      if !isFlag, ScalarSet.invisible.contains(scalar) {
        return decoded.offsets[offset]..<decoded.offsets[offset + length]
      }
      offset += length
    }
    return nil
  }

  private func warning(about item: LostItem) -> LinkWarning {
    let parameter = table.parameters[Int(entry.firstParameter) + item.index]
    let key = table.key(of: parameter)
    let message =
      switch item.code {
      case .htmlEscapedSeparator:
        "The separator before \(key) is HTML-escaped, so its value is lost"
      case .misplacedParameter:
        "\(key) is in the wrong part of the link (query or fragment), so its value is lost"
      case .secondQuestionMark:
        "A second question mark precedes \(key), so its value is lost"
      case .wrongSeparator:
        "The separator before \(key) is a semicolon or percent-encoded, so its value is lost"
      default: "The key is probably a misspelling of \(key), whose value is lost"
      }
    return LinkWarning(
      code: item.code, parameter: table.name(of: parameter), range: SourceRange(item.range),
      message: message)
  }

  private var irregularQueryWarnings: [LinkWarning] {
    guard parts.hasIrregularQuery, let query = parts.query else { return [] }
    let place = link.withSpan { bytes in URLParts.irregularRange(bytes, in: query) }
    return [
      LinkWarning(
        code: .irregularQuery, parameter: nil, range: SourceRange(place ?? query),
        message: "The query has a raw bracket or an incomplete escape, which Foundation re-encodes")
    ]
  }
}
