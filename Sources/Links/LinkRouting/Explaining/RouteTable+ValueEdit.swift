import Diagnostics
import LanguageTags
import URLSyntax
import TextPrimitives

extension RouteTable {
  /// Returns an edit that replaces a value with the value that was probably meant, or `nil` if
  /// there is none.
  ///
  /// The new value may be a word of an enumeration, or a language tag with hyphens and a two-letter
  /// region. It may also be a number without leading zeros, or a Boolean in its usual spelling.
  /// Values of secret types are not edited.
  func valueEdit(
    _ value: Range<Int>, of decoded: DecodedRange, type: Int32
  ) -> Explanation.Edit? {
    let type = types[Int(type)]
    guard !type.isSecret else { return nil }
    let text = String(decoding: decoded.bytes[value], as: UTF8.self)
    guard let meant = type.valueMeant(by: text) else { return nil }
    let bytes = Bytes(meant.utf8)
    guard type.check(bytes.span, 0..<bytes.count) == .accepted else { return nil }
    var encoded: Bytes = []
    PercentEncoding.append(meant, to: &encoded)
    return Explanation.Edit(range: decoded.link(value).range, bytes: encoded)
  }
}

extension CompiledType {
  /// The maximum number of words of an enumeration that are compared with a value.
  private static let comparedWords = 256

  fileprivate func valueMeant(by text: String) -> String? {
    switch shape {
    case .languageTag:
      let bytes = Bytes(text.utf8)
      return LanguageTag(repairing: bytes.span, 0..<bytes.count)?.description
    case .integer: return Self.number(text)
    case .boolean:
      switch text.asciiLowercased {
      case "true", "1", "yes": return "true"
      case "false", "0", "no": return "false"
      default: return nil
      }
    case .enumeration:
      let words = words.prefix(Self.comparedWords).map { String(decoding: $0, as: UTF8.self) }
      return Spelling.nearest(to: text, among: words)
    case .text, .pattern, .uuid, .date: return nil
    }
  }

  /// Returns a number without its leading zeros and plus sign, or `nil` if the string is not a
  /// number.
  private static func number(_ text: String) -> String? {
    var digits = text[...]
    let isNegative = digits.hasPrefix("-")
    if isNegative || digits.hasPrefix("+") { digits.removeFirst() }
    guard !digits.isEmpty, digits.utf8.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
    let number = digits.drop { $0 == "0" }
    if number.isEmpty { return "0" }
    return (isNegative ? "-" : "") + number
  }
}
