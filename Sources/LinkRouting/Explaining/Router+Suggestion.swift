import Diagnostics
import URLSyntax

extension Router {
  /// The corrected link, if the link is refused for something that has an honest correction.
  ///
  /// Characters that were not percent-encoded, a missing or misspelt word, a slash too many: each is
  /// mended where it stands, and the result is returned only if it matches. A link that looks like
  /// an attack has no correction.
  ///
  /// - Parameter link: The refused link.
  /// - Returns: A link that matches, secrets included; `nil` if there is none.
  /// - Complexity: at most ``maximumCorrections`` times that of a refusal.
  public func suggestion(for link: String) -> String? {
    correction(of: Array(link.utf8)).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// The corrected link with the places of its bytes; see ``suggestion(for:)``.
  package func correction(of link: [UInt8]) -> LinkCorrection? {
    guard link.count <= URLParts.maximumLength else { return nil }
    var correction = LinkCorrection(link)
    for round in 0...Self.maximumCorrections {
      var captures = Captures()
      var parts = URLParts()
      if table.match(correction.bytes.span, &parts, keeping: &captures) >= 0 {
        return round == 0 ? nil : correction
      }
      guard let edit = table.explanation(correction.bytes.span).edit else { return nil }
      correction.apply(edit)
    }
    return nil
  }

  /// The most places that one suggestion mends.
  public static let maximumCorrections = 32
}
