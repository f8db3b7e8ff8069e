import Diagnostics
import LinkRouting
import TextPrimitives

/// A link as printed in JSON: its secrets are masked, and invalid UTF-8 is repaired.
///
/// A rejected link that is too long is cut. The type also converts ranges of the original link to
/// ranges of the printed link.
struct DisplayedLink {
  private let masked: MaskedLink
  private let shownEnd: Int
  private let isCut: Bool

  /// Creates the printed form of a matched link.
  ///
  /// - Parameters:
  ///   - bytes: The original link.
  ///   - secrets: The byte ranges of the secrets in the link, in order.
  init(_ bytes: Span<UInt8>, masking secrets: [Range<Int>]) {
    self.init(bytes, shown: 0..<bytes.count, masking: secrets, isCut: false)
  }

  /// Creates the printed form of a rejected link.
  init(_ bytes: Span<UInt8>, of refusal: Refusal) {
    self.init(bytes, shown: refusal.shown, masking: refusal.secrets, isCut: refusal.isCut)
  }

  private init(
    _ bytes: Span<UInt8>, shown: Range<Int>, masking secrets: [Range<Int>], isCut: Bool
  ) {
    masked = MaskedLink(Bytes(bytes, shown), masking: secrets)
    shownEnd = shown.upperBound
    self.isCut = isCut
  }

  /// Returns the range in the printed link that corresponds to a range of the original link.
  ///
  /// A range inside a secret becomes the range of the whole mask. A range after the cut becomes the
  /// range of the ellipsis.
  func range(of range: Range<Int>) -> Range<Int> {
    let printed = masked.range(of: SourceRange(range.clamped(to: 0..<shownEnd))).range
    guard isCut, range.upperBound > shownEnd else { return printed }
    let end = masked.text.utf8.count
    return (range.lowerBound < shownEnd ? printed.lowerBound : end)..<end + "…".utf8.count
  }
}
