import Diagnostics
import URLSyntax
package import TextPrimitives

extension Router {
  /// Returns a corrected link for a link that is rejected, or in which the router ignores a value.
  ///
  /// The method removes punctuation around the link, as ``match(pasted:)`` does. It percent-encodes
  /// characters that a link may not contain, adds a missing scheme or slash, removes extra slashes,
  /// and corrects misspelt words. The result is returned only if it matches. A link that matches is
  /// corrected if a value is lost, dropped or repaired; see ``LinkWarning``. A link that looks like
  /// an attack is never corrected.
  ///
  /// - Parameter link: The link.
  /// - Returns: A link that matches, including its secrets, or `nil` if there is no correction.
  /// - Complexity: At most the time of 10 × ``maximumCorrections`` rejections.
  public func suggestion(for link: String) -> String? {
    correction(of: Bytes(link.utf8)).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// Returns the corrected link with the source of each of its bytes; see ``suggestion(for:)``.
  package func correction(of link: Bytes) -> LinkCorrection? {
    guard link.count <= URLParts.maximumLength else { return nil }
    let whole = LinkCorrection(link)
    if match(whole) != nil {
      let reading = PastedText(link.span, in: self)
      let found = corrected(LinkCorrection(link, keeping: reading.core))
      return found?.bytes == link ? nil : found
    }
    var best: (correction: LinkCorrection, unused: Int)?
    for reading in PastedText.readings(of: link.span) {
      guard let correction = corrected(LinkCorrection(link, keeping: reading.core)),
        let unused = match(correction)?.unusedValueCount
      else { continue }
      if unused == 0 { return correction }
      if unused < best?.unused ?? .max { best = (correction, unused) }
    }
    return best?.correction
  }

  /// Corrects a link step by step until it matches, and then until no further value can be
  /// recovered.
  ///
  /// - Returns: The last link that matches; `nil` if none does.
  private func corrected(_ link: LinkCorrection) -> LinkCorrection? {
    var link = link
    var found: LinkCorrection?
    for _ in 0...Self.maximumCorrections {
      let match = match(link)
      // A corrected link is useless if the router drops a value that an edit has written.
      if let match, !link.hasEdit(in: match.dropped.map(\.range.range)) { found = link }
      let edits = match?.recoveringEdits ?? table.explanation(link.bytes.span).edits
      guard !edits.isEmpty else { break }
      link.apply(edits)
    }
    return found
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

  /// The maximum number of steps in which one suggestion corrects a link.
  ///
  /// One step may repair several places.
  public static let maximumCorrections = 32
}
