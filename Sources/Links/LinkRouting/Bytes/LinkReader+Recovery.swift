import TextPrimitives

extension LinkReader {
  /// Returns the corrected link if a value of the original link is lost or changed.
  ///
  /// Secrets in the corrected link are masked if the reader masks secrets. If only the corrected
  /// link reveals that a value is secret, the method adds the value to ``LinkReading/secrets``, so
  /// that it is also masked in the original link.
  ///
  /// - Parameters:
  ///   - bytes: The link.
  ///   - warnings: The warnings about the link.
  /// - Returns: `nil` if no warning is about a lost or changed value, if the link has no
  ///   correction, or if the masks hide the whole correction.
  package func recoveredLink(
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

  /// Adds the secrets of a matched link that only its corrected form reveals.
  ///
  /// A caller that does not report the corrected link calls this function before it writes values.
  package func findRecoveredSecrets(_ reading: inout LinkReading, of bytes: Span<UInt8>) {
    guard masksSecrets else { return }
    let warnings = warnings(reading, bytes)
    if !warnings.isEmpty { _ = recoveredLink(&reading, of: bytes, warnings: warnings) }
  }
}

extension LinkWarning {
  /// `true` if the warning is about a value that is lost or changed.
  fileprivate var isAboutLoss: Bool {
    switch code {
    case .droppedValue, .repairedValue, .misspeltParameter, .htmlEscapedSeparator,
      .misplacedParameter, .secondQuestionMark, .wrongSeparator:
      true
    default: false
    }
  }
}
