import FormatStrings
import StringCatalogs

extension NamedPlaceholders {
  /// Reports the first brace for which .NET's `String.Format` throws `FormatException`.
  ///
  /// If a difference already describes the brace, only the consequence of that difference changes.
  ///
  /// - Parameter known: The number of differences before the first one for the string.
  func compareBraces(
    of text: String, value: CatalogValue, at site: LintSite, in content: CatalogFile,
    after known: Int, into differences: inout [FormatDifference]
  ) {
    let bytes = Array(text.utf8)
    guard isComposite, let fault = CompositeFormat.fault(in: bytes) else { return }
    let own = known..<differences.count
    let broken = own.filter { [.malformed, .translated].contains(differences[$0].kind) }
    guard broken.isEmpty else {
      for place in broken { differences[place].consequence = .crash }
      return
    }
    let brace = fault..<fault + 1
    let spelled = content.part(brace, of: value.text)
    differences.append(
      FormatDifference(
        kind: .malformed, cause: .unclosed, consequence: .crash, site: site,
        range: content.sourceRange(of: brace, in: value.text), found: spelled,
        expected: spelled + spelled))
  }
}
