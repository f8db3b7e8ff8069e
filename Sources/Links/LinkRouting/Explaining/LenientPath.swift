import URLSyntax
import TextPrimitives

/// The path components of an input, split in one of the ways in which a parser might split it.
///
/// The input may be any bytes.
struct LenientPath {
  struct Component {
    /// The component, decoded and in lower case.
    var text: Bytes
    /// The range of the component in the input.
    var range: Range<Int>
  }

  /// A part of the input that may contain a path.
  struct Segment {
    /// The range of the part in the input.
    var range: Range<Int>
    /// `true` for a part of a query, a fragment or a value; `false` for the start of the input.
    var isNested: Bool
    /// `true` if only patterns that start with a literal are compared with the part.
    var startsWithLiteral = false
  }

  var components: [Component] = []
  /// `true` if the path may match a pattern that starts with a parameter.
  var mayStartWithParameter = false

  // MARK: Segments

  /// Returns the path, and the items of query and fragment, of bytes that need not be a link.
  static func segments(of bytes: Bytes) -> [Segment] {
    let end =
      bytes.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? bytes.count
    return [Segment(range: 0..<end, isNested: false)] + items(of: bytes, from: end)
  }

  /// Returns the parts between question marks, hash signs and ampersands.
  static func items(of bytes: Bytes, from start: Int) -> [Segment] {
    bytes[start...].split { byte in
      byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "&")
    }.map { Segment(range: $0.indices, isNested: true) }
  }

  // MARK: Readings

  /// Returns the paths that result from every way to split a part of the input into components.
  ///
  /// The components are:
  /// - the parts between plain separators: slashes, backslashes and colons
  /// - the parts between plain or encoded separators
  /// - the words between plain or encoded separators
  /// - each of these with the dot segments resolved, as in browsers
  static func readings(of segment: Segment, in bytes: Bytes) -> [LenientPath] {
    let part = bytes[segment.range]
    let plain = LenientPath(
      components: part.split(whereSeparator: isSeparator).map { part in
        Component(text: LenientText(part).bytes.asciiLowercased, range: part.indices)
      }, mayStartWithParameter: !segment.isNested)
    let text = LocatedString(LenientText(part), range: segment.range)
    let paths = [plain, text.path(isNested: segment.isNested)] + text.words()
    return paths + paths.compactMap(\.resolved)
  }

  fileprivate static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: ":")
  }

  /// The path without its dot segments, or `nil` if it contains none.
  private var resolved: LenientPath? {
    let dot = UInt8(ascii: ".")
    guard components.contains(where: { $0.text == [dot] || $0.text == [dot, dot] }) else {
      return nil
    }
    var result = self
    result.components = []
    for component in components {
      if component.text == [dot, dot] {
        _ = result.components.popLast()
      } else if component.text != [dot] {
        result.components.append(component)
      }
    }
    return result
  }
}

/// A part of the input as ``LenientText``, with the range of the part in the input.
private struct LocatedString {
  let text: LenientText
  let range: Range<Int>

  init(_ text: LenientText, range: Range<Int>) {
    self.text = text
    self.range = range
  }

  /// Returns the components between path separators, encoded or not.
  func path(isNested: Bool) -> LenientPath {
    var path = LenientPath(mayStartWithParameter: !isNested)
    var separator: Int?
    var index = 0
    while index < text.bytes.count {
      let start = index
      while index < text.bytes.count, !LenientPath.isSeparator(text.bytes[index]) { index += 1 }
      if index > start { path.components.append(component(start..<index, after: separator)) }
      separator = index
      index += 1
    }
    return path
  }

  /// Returns paths of one or more words.
  ///
  /// Words belong to the same path if a path separator is between them. A word ends at a blank, a
  /// quotation mark or a similar byte: `"url":"/join/4F7K"`. A path ends where an item of a query
  /// starts or ends.
  func words() -> [LenientPath] {
    var paths: [LenientPath] = []
    var path = LenientPath()
    var separator: Int?
    var index = 0
    while index < text.bytes.count {
      guard isWord(index) else {
        if LenientPath.isSeparator(text.bytes[index]) { separator = index }
        if "?#&=".utf8.contains(text.bytes[index]) {
          paths.append(path)
          path = LenientPath()
          separator = nil
        }
        index += 1
        continue
      }
      let start = index
      repeat {
        index += 1
      } while index < text.bytes.count && isWord(index)
        && text.starts[index] == text.ends[index - 1]
      if separator == nil {
        paths.append(path)
        path = LenientPath()
      }
      path.components.append(component(start..<index, after: separator))
      if separator != nil { path.mayStartWithParameter = true }
      separator = nil
    }
    return (paths + [path]).filter { !$0.components.isEmpty }
  }

  private func isWord(_ index: Int) -> Bool {
    text.bytes[index] >= 0x80 || PercentEncoding.isUnreserved(text.bytes[index])
  }

  /// Returns the component that starts with a word.
  ///
  /// A component extends to the next separator that is encoded no more often than the separator
  /// before the component. A separator that is encoded more often is part of a value:
  /// `/join/4F%2F7K`.
  private func component(_ word: Range<Int>, after separator: Int?) -> LenientPath.Component {
    func width(_ index: Int) -> Int { text.ends[index] - text.starts[index] }
    let limit = separator.map(width) ?? Int.max
    let next = text.bytes[word.upperBound...].indices.first { index in
      LenientPath.isSeparator(text.bytes[index]) && width(index) <= limit
    }
    let end = next.map { text.starts[$0] } ?? (text.ends.last ?? 0)
    return LenientPath.Component(
      text: text.bytes[word].asciiLowercased,
      range: range.lowerBound + text.starts[word.lowerBound]..<range.lowerBound + end)
  }
}
