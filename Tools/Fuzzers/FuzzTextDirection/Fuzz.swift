import Laws
import LocaleNegotiation

/// Laws of the direction of a text, over any bytes: nothing traps; both doors give the same; the paragraphs
/// lie side by side, and the first with a direction has the text's; what is wrapped disturbs nothing behind
/// it; a neutral character in front changes nothing.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = input(start, count)
  _ = TextDirection(firstStrongIn: bytes.span, skipping: .all)
  let text = String(decoding: bytes, as: UTF8.self)
  let direction = TextDirection(firstStrongIn: text)
  law(
    TextDirection(firstStrongIn: bytes.span) == direction,
    "what is no UTF-8 has no direction: \(text.debugDescription)")
  for tokens in [LeadingTokens.all, .links, []] {
    let paragraphs = ParagraphDirection.paragraphs(of: text, skipping: tokens)
    law(
      paragraphs.lazy.compactMap(\.direction).first
        == TextDirection(firstStrongIn: text, skipping: tokens),
      "the first paragraph with a direction has the text's: \(text.debugDescription)")
    var end = 0
    for paragraph in paragraphs {
      law(
        paragraph.range.lowerBound == end && !paragraph.range.isEmpty,
        "paragraphs lie side by side: \(text.debugDescription)")
      end = paragraph.range.upperBound
    }
    law(end == text.utf8.count, "paragraphs are the text: \(text.debugDescription)")
  }
  law(
    TextDirection(firstStrongIn: DirectionalIsolate.wrapping(text) + "\u{628}") == .rightToLeft,
    "what is wrapped disturbs nothing: \(text.debugDescription)")
  law(
    TextDirection(firstStrongIn: "1" + text) == direction,
    "a neutral character changes nothing: \(text.debugDescription)")
  return 0
}
