/// Why a source could not be read to its end.
package struct ScanFailure: Hashable, Sendable {
  /// What is the matter, as a short English sentence.
  package let reason: String
  /// The bytes where reading failed; `nil` where it is all of them.
  package var range: Range<Int>?
  /// What was expected there, as a short English phrase; `nil` if nobody knows.
  package var expected: String?

  /// Makes a failure.
  package init(_ reason: String, at range: Range<Int>? = nil, expected: String? = nil) {
    self.reason = reason
    self.range = range
    self.expected = expected
  }
}
