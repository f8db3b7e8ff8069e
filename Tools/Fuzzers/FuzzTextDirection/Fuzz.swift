import Laws
import LocaleNegotiation

/// Fuzzes the direction of text with arbitrary bytes.
///
/// - No input may trap. A string and its bytes must have the same direction.
/// - Paragraphs must be adjacent. The first paragraph with a direction must have the direction of
///   the text.
/// - Text in isolates must not affect the text that follows it.
/// - A leading digit must not change the direction.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = input(start, count)
  _ = TextDirection(firstStrongIn: bytes.span, skipping: .all)
  let text = String(decoding: bytes, as: UTF8.self)
  let direction = TextDirection(firstStrongIn: text)
  law(
    TextDirection(firstStrongIn: bytes.span) == direction,
    "invalid UTF-8 has no direction: \(text.debugDescription)")
  for tokens in [LeadingTokens.all, .links, []] {
    let paragraphs = ParagraphDirection.paragraphs(of: text, skipping: tokens)
    law(
      paragraphs.lazy.compactMap(\.direction).first
        == TextDirection(firstStrongIn: text, skipping: tokens),
      "the first directional paragraph has the direction of the string: \(text.debugDescription)")
    var end = 0
    for paragraph in paragraphs {
      law(
        paragraph.range.lowerBound == end && !paragraph.range.isEmpty,
        "paragraphs are consecutive: \(text.debugDescription)")
      end = paragraph.range.upperBound
    }
    law(end == text.utf8.count, "paragraphs cover the string: \(text.debugDescription)")
  }
  law(
    TextDirection(firstStrongIn: DirectionalIsolate.wrapping(text) + "\u{628}") == .rightToLeft,
    "an isolate does not change the direction: \(text.debugDescription)")
  law(
    TextDirection(firstStrongIn: "1" + text) == direction,
    "a neutral character does not change the direction: \(text.debugDescription)")
  return 0
}
