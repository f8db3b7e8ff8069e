import Diagnostics
import TextPrimitives

/// Stable identities of diagnostics.
///
/// An identity stays the same if a file is reformatted, parts are reordered or a message is
/// reworded.
struct DiagnosticFingerprints {
  private var occurrences: [UInt64: Int] = [:]

  /// Returns the identity of the next diagnostic.
  ///
  /// The identity consists of a hash of the subject and the number of diagnostics with that hash so
  /// far. The subject consists of the catalog, key, language and rule. For a diagnostic with
  /// neither a catalog nor a key, it consists of the file, the source around the location, and the
  /// rule.
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
