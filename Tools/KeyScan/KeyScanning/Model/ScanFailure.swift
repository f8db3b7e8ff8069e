/// The reason why a source could not be read completely.
package struct ScanFailure: Hashable, Sendable {
  /// A description of the problem, as a short English sentence.
  package let reason: String
  /// The bytes at which reading failed; `nil` if the whole source could not be read.
  package var range: Range<Int>?
  /// The expected syntax, as a short English phrase; `nil` if it is unknown.
  package var expected: String?

  package init(_ reason: String, at range: Range<Int>? = nil, expected: String? = nil) {
    self.reason = reason
    self.range = range
    self.expected = expected
  }
}
