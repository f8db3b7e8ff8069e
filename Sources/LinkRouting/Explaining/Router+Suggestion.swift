import Diagnostics
import URLSyntax

extension Router {
  /// Returns the corrected link, if the link is rejected, or loses a value, for something that has
  /// an honest correction.
  ///
  /// Removes punctuation around the link, as ``match(pasted:)`` does, and repairs characters that
  /// are not percent-encoded, a missing or misspelt word, and a slash too many. The result is
  /// returned only if it matches. A link that matches has a correction if a value is lost, dropped
  /// or repaired; see ``LinkWarning``. A link that looks like an attack has none.
  ///
  /// - Parameter link: The link.
  /// - Returns: A link that matches, secrets included; `nil` if there is none.
  /// - Complexity: At most ten times ``maximumCorrections`` times that of a rejection.
  public func suggestion(for link: String) -> String? {
    correction(of: Array(link.utf8)).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// The corrected link with the places of its bytes; see ``suggestion(for:)``.
  package func correction(of link: [UInt8]) -> LinkCorrection? {
    guard link.count <= URLParts.maximumLength else { return nil }
    let whole = LinkCorrection(link)
    if let match = match(whole) {
      let reading = PastedText(link.span, in: self)
      if reading.core.count == link.count { return recovering(match, in: whole) }
      let shorter = LinkCorrection(link, keeping: reading.core)
      return self.match(shorter).flatMap { recovering($0, in: shorter) } ?? shorter
    }
    var best: (correction: LinkCorrection, dropped: Int)?
    for reading in PastedText.readings(of: link.span) {
      guard let correction = correction(of: link, within: reading.core),
        let dropped = match(correction)?.dropped.count
      else { continue }
      if dropped == 0 { return correction }
      if dropped < best?.dropped ?? .max { best = (correction, dropped) }
    }
    return best?.correction
  }

  /// The corrected link, without the bytes outside a range.
  private func correction(of link: [UInt8], within core: Range<Int>) -> LinkCorrection? {
    var correction = LinkCorrection(link, keeping: core)
    for _ in 0...Self.maximumCorrections {
      if let match = match(correction) {
        if let recovered = recovering(match, in: correction) { return recovered }
        // A correction that only leads to a dropped value has no use.
        return correction.hasEdit(in: match.dropped.map(\.range.range)) ? nil : correction
      }
      let edits = table.explanation(correction.bytes.span).edits
      guard !edits.isEmpty else { return nil }
      correction.apply(edits)
    }
    return nil
  }

  func match(_ correction: LinkCorrection) -> LinkMatch? {
    var captures = Captures()
    var parts = URLParts()
    let entry = table.match(correction.bytes.span, &parts, keeping: &captures)
    guard entry >= 0 else { return nil }
    return LinkMatch(
      table: table, entry: entry, link: String(decoding: correction.bytes, as: UTF8.self),
      parts: parts, captures: captures)
  }

  /// The correction with the values that the link loses; `nil` if it loses none, or would not
  /// match.
  private func recovering(_ match: LinkMatch, in correction: LinkCorrection) -> LinkCorrection? {
    var match = match
    var recovered: LinkCorrection?
    for _ in 0...Self.maximumCorrections {
      let edits = match.recoveringEdits
      guard !edits.isEmpty else { break }
      var next = recovered ?? correction
      next.apply(edits)
      guard let found = self.match(next) else { break }
      recovered = next
      match = found
    }
    return recovered
  }

  /// The most places that one suggestion repairs.
  public static let maximumCorrections = 32
}
