import Diagnostics
import TextPrimitives

/// Identities of diagnostics that stay when files are formatted anew, parts change their order, or a message is
/// worded anew.
struct DiagnosticFingerprints {
  private var occurrences: [UInt64: Int] = [:]

  /// The identity of the next diagnostic: a hash of what it is about, and how many there were of the same.
  ///
  /// What it is about is its catalog, key, language and rule; without a catalog, its file, the text around its place
  /// and its rule.
  mutating func next(
    _ diagnostic: Diagnostic, at place: SourcePlace?, paths: ReportPaths
  ) -> String {
    var hash = FNV1a()
    hash.combine(diagnostic.rule)
    if let subject = diagnostic.subject, subject.catalog != nil || subject.key != nil {
      hash.combine(subject.catalog)
      hash.combine(subject.key)
      hash.combine(subject.language)
    } else {
      hash.combine(diagnostic.path.map { paths.path($0) })
      let part = place.map { $0.lines.excerpt(around: $0.range, reach: 64) }
      hash.combine(part.map { $0.front + $0.marked + $0.back })
    }
    occurrences[hash.value, default: 0] += 1
    return "\(FNV1a.digits(hash.value)):\(occurrences[hash.value, default: 1])"
  }
}
