import LinkRouting
import TextPrimitives

extension LinkReader {
  /// Returns the link with the values that it loses, ready to be shown; `nil` if it loses none.
  ///
  /// What the corrected link shows to be secret is masked in the link, too.
  ///
  /// - Parameters:
  ///   - bytes: The link.
  ///   - warnings: The warnings about it.
  func recoveredLink(
    _ reading: inout LinkReading, of bytes: Span<UInt8>, warnings: [LinkWarning]
  ) -> String? {
    guard warnings.contains(where: \.isAboutLoss),
      let correction = router.correction(of: Bytes(bytes, bytes.indices))
    else { return nil }
    guard masksSecrets else { return String(decoding: correction.bytes, as: UTF8.self) }
    let masked = correction.masked(by: router, besides: reading.secrets, isMatch: true)
    reading.secrets = masked.secrets
    return masked.text
  }
}

extension LinkWarning {
  /// A Boolean value that indicates whether the link loses or changes a value.
  fileprivate var isAboutLoss: Bool {
    switch code {
    case .droppedValue, .repairedValue, .misspeltParameter, .htmlEscapedSeparator,
      .misplacedParameter, .secondQuestionMark, .wrongSeparator:
      true
    default: false
    }
  }
}
