import Diagnostics
import LinkRouting
import URLSyntax
import TextPrimitives

/// A rejected link, with the reason for the rejection and the parts that may be printed.
///
/// Ranges refer to the bytes of the original input, including any text around the link.
struct Refusal {
  /// The reason for the rejection.
  let error: LinkError
  /// The corrected link with its secrets masked; `nil` if there is none.
  let suggestion: String?
  /// The text that was removed from the input before and after the link.
  let removals: [PastedLink.Removal]
  /// The secrets in the printed bytes.
  let secrets: [Range<Int>]
  /// The range of the printed bytes: the whole input, or only the start of a link that is too long.
  let shown: Range<Int>
  /// `true` if the report omits the bytes after ``shown``.
  let isCut: Bool

  /// The maximum number of bytes to print of a link that is too long.
  ///
  /// A character that this limit would cut is omitted.
  static let shownOfOverlong = 1024

  /// Creates the rejection of a link.
  ///
  /// - Parameter error: The error of a link that matches but is still rejected; `nil` if the router
  ///   rejects the link.
  init(
    _ bytes: Span<UInt8>, _ pasted: PastedText, error matchError: LinkError? = nil,
    reader: LinkReader
  ) {
    let core = bytes.extracting(pasted.core)
    error = (matchError ?? reader.refusal(of: core)).shifted(by: pasted.core.lowerBound)
    removals = pasted.removals
    isCut = core.count > URLParts.maximumLength
    shown = 0..<(isCut ? Self.cut(bytes) : bytes.count)
    let secrets = Self.secrets(bytes, at: shown, isCut: isCut, reader: reader)
    let hasCorrection = !isCut && matchError == nil
    let correction =
      !hasCorrection ? nil : reader.router.correction(of: Bytes(bytes, pasted.core))
    guard let correction, reader.masksSecrets else {
      self.secrets = secrets
      suggestion = correction.map { String(decoding: $0.bytes, as: UTF8.self) }
      return
    }
    let offset = pasted.core.lowerBound
    let masked = correction.masked(
      by: reader.router,
      besides: secrets.map { $0.clamped(to: pasted.core).shifted(by: -offset) }
        .filter { !$0.isEmpty })
    suggestion = masked.text
    // A secret may extend beyond the link into the text around it.
    let around = secrets.filter { $0.clamped(to: pasted.core).count < $0.count }
    self.secrets = MaskedLink.merged(around + masked.secrets.map { $0.shifted(by: offset) })
  }

  /// Creates the rejection of a line that is too long, from the start of the line.
  init(overlong start: Span<UInt8>, length: Int, reader: LinkReader) {
    error = LinkError(
      code: .tooLong, range: SourceRange(URLParts.maximumLength, length),
      expected: .phrase(.syntax(.tooLong)))
    suggestion = nil
    removals = []
    isCut = true
    shown = 0..<Self.cut(start)
    secrets = Self.secrets(start, at: shown, isCut: true, reader: reader)
  }

  private static func cut(_ bytes: Span<UInt8>) -> Int {
    var end = min(shownOfOverlong, bytes.count)
    while end > 0, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return end
  }

  private static func secrets(
    _ bytes: Span<UInt8>, at shown: Range<Int>, isCut: Bool, reader: LinkReader
  ) -> [Range<Int>] {
    guard reader.masksSecrets else { return [] }
    let seen = isCut ? 0..<min(bytes.count, URLParts.maximumLength) : 0..<bytes.count
    var all = seen.map { bytes[$0] }
    // The omitted bytes may contain an `@`. The bytes before it would then be user information,
    // which is secret.
    if isCut { all.append(UInt8(ascii: "@")) }
    return reader.router.masked(all).maskedRanges.map(\.range)
      .map { $0.clamped(to: shown) }.filter { !$0.isEmpty }
  }
}

extension Range<Int> {
  fileprivate func shifted(by offset: Int) -> Range<Int> {
    lowerBound + offset..<upperBound + offset
  }
}
