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
    var bytes = Array(link.utf8)
    guard bytes.count <= URLParts.maximumLength else { return nil }
    for round in 0...Self.maximumCorrections {
      var captures = Captures()
      var parts = URLParts()
      if table.match(bytes.span, &parts, keeping: &captures) >= 0 {
        return round == 0 ? nil : String(decoding: bytes, as: UTF8.self)
      }
      guard let edit = table.explanation(bytes.span).edit else { return nil }
      bytes.replaceSubrange(edit.range, with: edit.bytes)
    }
    return nil
  }

  /// The most places that one suggestion mends.
  public static let maximumCorrections = 32
}
