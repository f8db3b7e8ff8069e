import Diagnostics
import URLSyntax
import TextPrimitives

extension _LinkValues {
  /// Returns the value of a parameter that is not a list.
  ///
  /// - Parameters:
  ///   - index: The number of the parameter in its route.
  ///   - link: The bytes of the link.
  /// - Returns: `nil` if the parameter is absent, or if its value was dropped.
  @inlinable @inline(__always)
  public func optional<Value: LinkValue>(_ index: Int, in link: Span<UInt8>) -> Value? {
    let word = word(index)
    guard word != 0 else { return nil }
    return value(Int(word & 0xFFFF), Int(word >> 16), index, link)
  }

  /// Returns the value of a parameter that the route requires.
  ///
  /// - Throws: ``LinkError`` if the link does not contain the value. The router has already
  ///   rejected such links.
  @inlinable @inline(__always)
  public func required<Value: LinkValue>(
    _ index: Int, in link: Span<UInt8>
  ) throws(LinkError) -> Value {
    guard let value: Value = optional(index, in: link) else { throw Self.missing }
    return value
  }

  /// Returns the value of a parameter, or its default.
  ///
  /// - Parameters:
  ///   - index: The number of the parameter in its route.
  ///   - link: The bytes of the link.
  ///   - defaultValue: The default as a link spells it, before percent-encoding.
  /// - Throws: ``LinkError`` if the default is not a value of the type. The check of the manifest
  ///   has already rejected such defaults.
  @inlinable
  public func required<Value: LinkValue>(
    _ index: Int, in link: Span<UInt8>, default defaultValue: String
  ) throws(LinkError) -> Value {
    if let value: Value = optional(index, in: link) { return value }
    let bytes = ContiguousArray<UInt8>(defaultValue.utf8)
    guard let value = Value(linkBytes: bytes.span, from: 0, to: bytes.count) else {
      throw Self.missing
    }
    return value
  }

  /// Returns the value of a parameter in the host.
  ///
  /// The host is read in lower case.
  ///
  /// - Parameters:
  ///   - index: The number of the parameter in its route.
  ///   - link: The bytes of the link.
  /// - Returns: `nil` if the parameter is absent.
  public func subdomain<Value: LinkValue>(_ index: Int, in link: Span<UInt8>) -> Value? {
    guard let range = CaptureSlots.range(word(index)) else { return nil }
    let label = link.lowercased(range)
    return Value(linkBytes: label.span, from: 0, to: label.count)
  }

  /// Returns the string of a parameter whose type is unnamed and folds letters; `nil` if it is
  /// absent.
  ///
  /// - Parameters:
  ///   - index: The number of the parameter in its route.
  ///   - link: The bytes of the link.
  ///   - folding: The case to which the type folds letters.
  public func optional(
    _ index: Int, in link: Span<UInt8>, folding: TextRule.Folding
  ) -> String? {
    let text: String? = optional(index, in: link)
    return text.map { Self.fold($0, folding) }
  }

  /// Returns the string of a required parameter whose type is unnamed and folds letters.
  ///
  /// - Throws: ``LinkError`` if the link does not contain the value. The router has already
  ///   rejected such links.
  public func required(
    _ index: Int, in link: Span<UInt8>, folding: TextRule.Folding
  ) throws(LinkError) -> String {
    Self.fold(try required(index, in: link), folding)
  }

  /// Returns the strings of a repeated parameter whose type is unnamed and folds letters.
  public func list(
    _ index: Int, named name: String, in link: Span<UInt8>, folding: TextRule.Folding
  ) -> [String] {
    let list: [String] = list(index, named: name, in: link)
    return list.map { Self.fold($0, folding) }
  }

  private static func fold(_ text: String, _ folding: TextRule.Folding) -> String {
    String(decoding: text.utf8.map(folding.fold), as: UTF8.self)
  }

  /// Returns the values of a repeated parameter, in the order of the link.
  ///
  /// - Parameters:
  ///   - index: The number of the parameter in its route.
  ///   - name: The key of the parameter in links.
  ///   - link: The bytes of the link.
  @inlinable
  public func list<Value: LinkValue>(
    _ index: Int, named name: String, in link: Span<UInt8>
  ) -> [Value] {
    var values: [Value] = []
    for range in lists?[index] ?? Self.itemRanges(word(index), named: name, in: link) {
      if let value: Value = value(range.lowerBound, range.upperBound, index, link) {
        values.append(value)
      }
    }
    return values
  }

  /// Returns the values of a catch-all: one for each path component that it matches.
  @inlinable
  public func components<Value: LinkValue>(_ index: Int, in link: Span<UInt8>) -> [Value] {
    var values: [Value] = []
    for range in Self.componentRanges(word(index), in: link) {
      if let value: Value = value(range.lowerBound, range.upperBound, index, link) {
        values.append(value)
      }
    }
    return values
  }

  @inlinable @inline(__always)
  func value<Value: LinkValue>(
    _ start: Int, _ end: Int, _ index: Int, _ link: Span<UInt8>
  ) -> Value? {
    if isVerbatim { return Value(linkBytes: link, from: start, to: end) }
    let bytes = Self.decoded(start, end, isForm: index >= firstFormIndex, link)
    return Value(linkBytes: bytes.span, from: 0, to: bytes.count)
  }

  // Like `otherWord(_:of:)`, these functions take only the properties that they need, so that the
  // compiler does not copy all properties for the call.

  @usableFromInline
  static func decoded(
    _ start: Int, _ end: Int, isForm: Bool, _ link: Span<UInt8>
  ) -> ContiguousArray<UInt8> {
    DecodedRange(start..<end, of: link, plusIsSpace: isForm).bytes
  }

  /// Returns the ranges of the values of a repeated parameter.
  ///
  /// The function searches the items after the first value, which is already known.
  @usableFromInline
  static func itemRanges(
    _ word: UInt32, named name: String, in link: Span<UInt8>
  ) -> [Range<Int>] {
    guard let first = CaptureSlots.range(word) else { return [] }
    let hash = UInt8(ascii: "#")
    let end = ByteSearch.first(of: hash, in: link, from: first.lowerBound, to: link.count)
    var ranges = [first]
    var items = QueryItems(in: first.upperBound..<end)
    while let item = items.next(in: link) {
      let isNamed =
        item.key.contains { link[$0] == UInt8(ascii: "%") }
        ? DecodedRange(item.key, of: link).bytes.elementsEqual(name.utf8)
        : LinkBytes.equal(link, from: item.key.lowerBound, to: item.key.upperBound, name)
      if isNamed { ranges.append(item.valueRange) }
    }
    return ranges
  }

  /// Returns the ranges of the components of a catch-all.
  @usableFromInline
  static func componentRanges(_ word: UInt32, in link: Span<UInt8>) -> [Range<Int>] {
    guard let rest = CaptureSlots.range(word) else { return [] }
    var ranges: [Range<Int>] = []
    var start = rest.lowerBound
    while start < rest.upperBound {
      let stop = ByteSearch.first(
        of: UInt8(ascii: "/"), in: link, from: start, to: rest.upperBound)
      ranges.append(start..<stop)
      start = stop + 1
    }
    return ranges
  }

  /// The error for a link with a route that the generated code does not declare.
  public var unknownRoute: LinkError {
    LinkError(
      code: .unknownRoute, range: SourceRange(0, 0), expected: .phrase(.validLink))
  }

  @usableFromInline
  static var missing: LinkError {
    LinkError(
      code: .missingParameter, range: SourceRange(0, 0), expected: .phrase(.validLink))
  }
}
