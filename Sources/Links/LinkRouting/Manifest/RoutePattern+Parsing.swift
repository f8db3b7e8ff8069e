import Diagnostics
import TextPrimitives

extension RoutePattern {
  /// Creates a pattern from its spelling in a manifest.
  ///
  /// - Parameter text: The pattern. It starts with `/`, or with `[/` if an optional part is at its
  ///   start. `/` alone is the root.
  /// - Throws: ``RoutePatternError`` with the range of the invalid bytes.
  public init(parsing text: String) throws(RoutePatternError) {
    let bytes = Bytes(text.utf8)
    guard bytes.first == UInt8(ascii: "/") || Self.opensPart(bytes, at: 0) else {
      throw RoutePatternError(
        range: SourceRange(0, min(1, bytes.count)), expected: "a leading slash")
    }
    var components: [Component] = []
    var parts: [Range<Int>] = []
    /// The optional parts that are open, with the offset of the bracket and the index of the first
    /// component.
    var open: [(offset: Int, first: Int)] = []
    var offset = 0
    while offset < bytes.count {
      if Self.opensPart(bytes, at: offset) {
        open.append((offset, components.count))
        offset += 1
      } else if bytes[offset] == UInt8(ascii: "]"), let part = open.popLast() {
        parts.append(part.first..<components.count)
        offset += 1
        guard offset == bytes.count || "/[]".utf8.contains(bytes[offset]) else {
          throw RoutePatternError(
            range: SourceRange(offset, bytes.count), expected: "a slash after an optional part")
        }
      } else {
        let start = offset + 1
        guard bytes[offset] == UInt8(ascii: "/") else {
          throw RoutePatternError(
            range: SourceRange(offset, bytes.count), expected: "the end of the path")
        }
        // A slash at the end of the path has no effect.
        guard start < bytes.count else { break }
        let first = components.count
        let end = Self.endOfComponent(bytes, from: start, isInPart: !open.isEmpty)
        if let locale = Self.optionalLocale(bytes, start..<end) {
          components.append(try Self.component(locale, locale.indices))
          parts.append(first..<first + 1)
        } else {
          let component = try Self.component(bytes, start..<end)
          guard !component.isCatchAll || !components.contains(where: \.isCatchAll) else {
            throw RoutePatternError(
              range: SourceRange(start, end), expected: "only one catch-all in a path")
          }
          components.append(component)
        }
        offset = end
      }
    }
    if let part = open.last {
      throw RoutePatternError(
        range: SourceRange(part.offset, bytes.count),
        expected: "a closing bracket ']' after an optional part")
    }
    self.init(components, optionalParts: parts)
  }

  /// Returns `{locale}` for the component `{locale?}`, `{lang:locale}` for `{lang:locale?}`, and
  /// `nil` for any other component.
  private static func optionalLocale(_ bytes: Bytes, _ range: Range<Int>) -> Bytes? {
    let end = Array((ParameterType.localeName + "?}").utf8)
    guard bytes[range].first == UInt8(ascii: "{"), range.count > end.count,
      bytes[range].suffix(end.count).elementsEqual(end)
    else { return nil }
    let before = bytes[range.upperBound - end.count - 1]
    guard before == UInt8(ascii: "{") || before == UInt8(ascii: ":") else { return nil }
    return Bytes(bytes[range].dropLast(2)) + [UInt8(ascii: "}")]
  }

  /// Returns `true` if an optional part starts at an offset.
  private static func opensPart(_ bytes: Bytes, at offset: Int) -> Bool {
    offset + 1 < bytes.count && bytes[offset] == UInt8(ascii: "[")
      && bytes[offset + 1] == UInt8(ascii: "/")
  }

  /// Returns the end of the component that starts at an offset.
  ///
  /// - Parameter isInPart: `true` if the component is in an optional part. A closing bracket
  ///   without an opening one then ends the component.
  private static func endOfComponent(_ bytes: Bytes, from start: Int, isInPart: Bool) -> Int {
    var end = start
    var (braces, brackets) = (0, 0)
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "{"): braces += 1
      case UInt8(ascii: "}"): braces -= 1
      case UInt8(ascii: "/") where braces <= 0: return end
      case UInt8(ascii: "[") where braces <= 0:
        if opensPart(bytes, at: end) { return end }
        brackets += 1
      case UInt8(ascii: "]") where braces <= 0 && isInPart:
        if brackets == 0 { return end }
        brackets -= 1
      default: break
      }
      end += 1
    }
    return end
  }

  /// Reads one component: a literal, one or more parameters with text around them, or a catch-all.
  static func component(
    _ bytes: Bytes, _ range: Range<Int>
  ) throws(RoutePatternError) -> Component {
    guard !range.isEmpty else {
      throw RoutePatternError(
        range: SourceRange(
          range.lowerBound - 1, range.upperBound + (range.upperBound < bytes.count ? 1 : 0)),
        expected: "a component between the slashes")
    }
    var pieces: [Piece] = []
    var start = range.lowerBound
    while let open = range[start...].first(where: { bytes[$0] == UInt8(ascii: "{") }) {
      let close = range[start...].first { bytes[$0] == UInt8(ascii: "}") }
      guard let close, open < close else {
        throw RoutePatternError(
          range: SourceRange(open, range.upperBound), expected: "a closing brace '}'")
      }
      pieces.append(.literal(try literal(bytes, start..<open)))
      let (name, type, minimum) = try reference(bytes, open + 1..<close)
      if let minimum {
        guard open == range.lowerBound, close == range.upperBound - 1 else {
          throw RoutePatternError(
            range: SourceRange(range), expected: "a catch-all that is a whole component")
        }
        return .catchAll(name: name, type: type, minimum: minimum)
      }
      pieces.append(.parameter(name: name, type: type))
      start = close + 1
    }
    let text = try literal(bytes, start..<range.upperBound)
    guard !pieces.isEmpty || text != "." && text != ".." else {
      throw RoutePatternError(
        range: SourceRange(range), expected: "a component other than '.' and '..'")
    }
    return Component(pieces: pieces + [.literal(text)])
  }

  /// Reads a parameter without its braces, and the minimum of a catch-all.
  private static func reference(
    _ bytes: Bytes, _ range: Range<Int>
  ) throws(RoutePatternError) -> (name: String, type: String, minimum: Int?) {
    var inside = range
    let mark = inside.last.map { bytes[$0] }
    let minimum: Int? =
      mark == UInt8(ascii: "*") ? 0 : mark == UInt8(ascii: "+") ? 1 : nil
    if minimum != nil { inside = inside.dropLast() }
    let colon = inside.first { bytes[$0] == UInt8(ascii: ":") }
    let name = try self.name(bytes, inside.lowerBound..<(colon ?? inside.upperBound))
    let type = try colon.map { (colon) throws(RoutePatternError) in
      try self.name(bytes, colon + 1..<inside.upperBound)
    }
    return (name, type ?? name, minimum)
  }

  /// Reads the name of a parameter or a type: a letter, then letters, digits, `_` and `-`.
  private static func name(
    _ bytes: Bytes, _ range: Range<Int>
  ) throws(RoutePatternError) -> String {
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard ManifestName.isValid(text) else {
      throw RoutePatternError(
        range: SourceRange(range.isEmpty ? range.lowerBound - 1..<range.upperBound : range),
        expected: "a name: a letter, then letters, digits, '_' or '-'")
    }
    return text
  }

  /// Reads literal text, which is not percent-encoded.
  private static func literal(
    _ bytes: Bytes, _ range: Range<Int>
  ) throws(RoutePatternError) -> String {
    for offset in range {
      let byte = bytes[offset]
      let place = SourceRange(offset, offset + 1)
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "}"):
        throw RoutePatternError(
          range: place, expected: "braces only around a parameter, such as '{id:integer}'")
      case UInt8(ascii: "%"):
        throw RoutePatternError(
          range: place, expected: "the character itself, not its percent-encoding")
      case UInt8(ascii: "?"), UInt8(ascii: "#"):
        throw RoutePatternError(
          range: place, expected: "a path without a query or a fragment")
      case UInt8(ascii: "\\"), 0x00...0x20, 0x7F:
        throw RoutePatternError(
          range: place, expected: "a character other than spaces, backslashes and controls")
      default: break
      }
    }
    return String(decoding: bytes[range], as: UTF8.self)
  }
}

extension RoutePattern: CustomStringConvertible {
  /// The pattern in the spelling that ``init(parsing:)`` reads.
  public var description: String {
    guard !components.isEmpty else { return "/" }
    return components.enumerated().map { index, component in
      var text = String(repeating: "[", count: optionalParts.count { $0.lowerBound == index })
      if case .catchAll(let name, let type, let minimum) = component {
        let reference = name == type ? name : name + ":" + type
        text += "/{" + reference + (minimum == 0 ? "*}" : "+}")
      } else {
        text += "/" + (component.pieces ?? []).map(\.spelling).joined()
      }
      return text
        + String(repeating: "]", count: optionalParts.count { $0.upperBound == index + 1 })
    }.joined()
  }
}

/// The grammar of the names in a manifest: apps, routes, parameters, types.
package enum ManifestName {
  /// Returns `true` if a string is a name: a letter, then letters, digits, `_` or `-`.
  package static func isValid(_ text: String) -> Bool {
    guard let first = text.utf8.first, first.isASCIILetter else { return false }
    return text.utf8.allSatisfy {
      $0.isASCIILetter || ($0 &- 0x30) < 10 || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
    }
  }
}

extension UInt8 {
  /// `true` if the byte is `A–Z` or `a–z`.
  var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
}
