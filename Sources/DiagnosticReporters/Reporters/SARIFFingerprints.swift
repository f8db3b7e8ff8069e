import Diagnostics

/// Identities of diagnostics that stay when files are formatted anew, parts change their order, or a message is
/// worded anew.
struct SARIFFingerprints {
  private var occurrences: [UInt64: Int] = [:]

  /// The identity of the next diagnostic: a hash of what it is about, and how many there were of the same.
  ///
  /// What it is about is its catalog, key, language and rule; without a catalog, its file, the text around its place
  /// and its rule.
  mutating func next(
    _ diagnostic: Diagnostic, _ location: SARIFLocation, _ paths: ReportPaths
  ) -> String {
    var hash = FNV1a()
    hash.combine(diagnostic.rule)
    if let subject = diagnostic.subject, subject.catalog != nil || subject.key != nil {
      hash.combine(subject.catalog)
      hash.combine(subject.key)
      hash.combine(subject.language)
    } else {
      hash.combine(diagnostic.path.map { paths.path($0) })
      let part = location.place.map { $0.lines.excerpt(around: $0.range, reach: 64) }
      hash.combine(part.map { $0.front + $0.marked + $0.back })
    }
    occurrences[hash.value, default: 0] += 1
    let digits = String(hash.value, radix: 16)
    let padded = String(repeating: "0", count: 16 - digits.count) + digits
    return "\(padded):\(occurrences[hash.value, default: 1])"
  }
}

/// [FNV-1a](https://www.rfc-editor.org/rfc/rfc9923) of 64 bits, which is the same everywhere and at all times.
private struct FNV1a {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds a text and its end, or that there is none.
  mutating func combine(_ text: String?) {
    for byte in text?.utf8 ?? "".utf8 { combine(byte) }
    // No UTF-8 has these bytes.
    combine(text == nil ? 0xFE : 0xFF)
  }

  private mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
