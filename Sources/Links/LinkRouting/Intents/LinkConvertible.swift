import Diagnostics
import TextPrimitives
import URLSyntax

/// A type of an app that represents the values of a declared type of a manifest.
///
/// The manifest names the type, as in `types: { sku: { text: "A-Z 0-9", swift: Sku } }`. Generated
/// code then uses `Sku` for all parameters of the type `sku`:
///
/// ```swift
/// struct Sku: LinkConvertible {
///   let linkText: String
///
///   init?(linkText: String) {
///     guard linkText.hasPrefix("A") else { return nil }
///     self.linkText = linkText
///   }
/// }
/// ```
///
/// `Self(linkText: value.linkText)` must equal the value. Otherwise, parsing the link that was
/// built from a value returns a different value.
public protocol LinkConvertible: LinkValue {
  /// Creates a value from the canonical text of a value that the declared type accepts.
  ///
  /// - Parameter linkText: The text before percent-encoding, folded as the declared type specifies.
  /// - Returns: `nil` for a text that is not a value. The link is then rejected if the parameter is
  ///   required or rejects invalid values. Otherwise, the value is dropped.
  init?(linkText: String)

  /// The text of the value in a link, before percent-encoding.
  ///
  /// If the declared type does not accept the text, no link can be built.
  var linkText: String { get }
}

extension LinkConvertible {
  /// Reads a value from canonical bytes.
  public init?(linkBytes bytes: Span<UInt8>, from start: Int, to end: Int) {
    self.init(linkText: String(decoding: start..<end, of: bytes))
  }

  /// Calls a function with the bytes of the text.
  public func readLinkBytes(_ body: (Span<UInt8>) -> Void) {
    LinkBytes.read(linkText, body)
  }

  /// Converts a value; returns `nil` for a list, and for a text that ``init(linkText:)`` rejects.
  public init?(parameter value: ParameterValue) {
    if case .list = value.content { return nil }
    self.init(linkText: value.text)
  }
}

extension _LinkValues {
  /// Returns the value of a required parameter with a custom type, or its default.
  ///
  /// - Parameters:
  ///   - index: The number of the parameter in its route.
  ///   - name: The name of the parameter.
  ///   - link: The bytes of the link.
  ///   - folding: The case to which the declared type folds letters.
  ///   - rejects: `true` if an invalid value rejects the link; otherwise, the default applies.
  ///   - defaultValue: The default as a link spells it, before percent-encoding.
  /// - Throws: ``LinkError`` with the code `invalid-value` if the custom type rejects the default,
  ///   or if it rejects the value and `rejects` is `true`. The code is `missing-parameter` if there
  ///   is neither a value nor a default.
  public func custom<Value: LinkConvertible>(
    _ index: Int, named name: String, in link: Span<UInt8>, folding: TextRule.Folding = .none,
    rejects: Bool = true, default defaultValue: String? = nil
  ) throws(LinkError) -> Value {
    let value: Value? = try customOptional(
      index, named: name, in: link, folding: folding, rejects: rejects)
    if let value { return value }
    guard let defaultValue else { throw Self.missing }
    guard let value = Value(linkText: defaultValue) else { throw Self.invalid(name, 0..<0) }
    return value
  }

  /// Returns the value of an optional parameter with a custom type.
  ///
  /// The arguments are those of ``custom(_:named:in:folding:rejects:default:)``.
  public func customOptional<Value: LinkConvertible>(
    _ index: Int, named name: String, in link: Span<UInt8>, folding: TextRule.Folding = .none,
    rejects: Bool = false
  ) throws(LinkError) -> Value? {
    guard let range = CaptureSlots.range(word(index)) else { return nil }
    let list: [Value] = try convert(
      [range], of: index, named: name, in: link, folding: folding, rejects: rejects)
    return list.first
  }

  /// Returns the values of a repeated parameter with a custom type, in the order of the link.
  ///
  /// The other arguments are those of ``custom(_:named:in:folding:rejects:default:)``.
  ///
  /// - Parameter key: The key of the parameter in links.
  public func customList<Value: LinkConvertible>(
    _ index: Int, named name: String, key: String, in link: Span<UInt8>,
    folding: TextRule.Folding = .none, rejects: Bool = false
  ) throws(LinkError) -> [Value] {
    let ranges = lists?[index] ?? Self.itemRanges(word(index), named: key, in: link)
    return try convert(
      ranges, of: index, named: name, in: link, folding: folding, rejects: rejects)
  }

  /// Returns the values of a catch-all with a custom type.
  ///
  /// The arguments are those of ``custom(_:named:in:folding:rejects:default:)``.
  public func customComponents<Value: LinkConvertible>(
    _ index: Int, named name: String, in link: Span<UInt8>, folding: TextRule.Folding = .none
  ) throws(LinkError) -> [Value] {
    let ranges = Self.componentRanges(word(index), in: link)
    return try convert(
      ranges, of: index, named: name, in: link, folding: folding, rejects: true)
  }

  private func convert<Value: LinkConvertible>(
    _ ranges: [Range<Int>], of index: Int, named name: String, in link: Span<UInt8>,
    folding: TextRule.Folding, rejects: Bool
  ) throws(LinkError) -> [Value] {
    var values: [Value] = []
    for range in ranges {
      let bytes = Self.decoded(
        range.lowerBound, range.upperBound, isForm: index >= firstFormIndex, link)
      let text = String(decoding: bytes.map(folding.fold), as: UTF8.self)
      if let value = Value(linkText: text) {
        values.append(value)
      } else if rejects {
        throw Self.invalid(name, range)
      }
    }
    return values
  }

  private static func invalid(_ name: String, _ range: Range<Int>) -> LinkError {
    LinkError(
      code: .invalidValue, range: SourceRange(range), expected: .phrase(.validLink),
      parameter: name)
  }
}
