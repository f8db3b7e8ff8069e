import Diagnostics
import URLSyntax

extension Router {
  /// Returns the corrected link, if the link is rejected for something that has an honest correction.
  ///
  /// Removes punctuation around the link, as ``match(pasted:)`` does, and repairs characters that are
  /// not percent-encoded, a missing or misspelt word, and a slash too many. The result is
  /// returned only if it matches. A link that looks like an attack has no correction.
  ///
  /// - Parameter link: The rejected link.
  /// - Returns: A link that matches, secrets included; `nil` if there is none.
  /// - Complexity: At most ten times ``maximumCorrections`` times that of a rejection.
  public func suggestion(for link: String) -> String? {
    correction(of: Array(link.utf8)).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// The corrected link with the places of its bytes; see ``suggestion(for:)``.
  package func correction(of link: [UInt8]) -> LinkCorrection? {
    guard link.count <= URLParts.maximumLength, !table.matches(link.span) else { return nil }
    for reading in PastedText.readings(of: link.span) {
      if let correction = correction(of: link, within: reading.core) { return correction }
    }
    return nil
  }

  /// The corrected link, without the bytes outside a range.
  private func correction(of link: [UInt8], within core: Range<Int>) -> LinkCorrection? {
    var correction = LinkCorrection(link)
    correction.apply(Explanation.Edit(range: core.upperBound..<link.count, bytes: []))
    correction.apply(Explanation.Edit(range: 0..<core.lowerBound, bytes: []))
    for _ in 0...Self.maximumCorrections {
      if table.matches(correction.bytes.span) { return correction }
      guard let edit = table.explanation(correction.bytes.span).edit else { return nil }
      correction.apply(edit)
    }
    return nil
  }

  /// The most places that one suggestion repairs.
  public static let maximumCorrections = 32
}

extension RouteTable {
  /// A Boolean value that indicates whether a route matches a link.
  func matches(_ bytes: Span<UInt8>) -> Bool {
    var captures = Captures()
    var parts = URLParts()
    return match(bytes, &parts, keeping: &captures) >= 0
  }
}
