import Diagnostics
package import LinkRouting

extension LinkMatch {
  /// The parameters that are not secret themselves and quote a link with a secret, wherever that stands in
  /// the quoted one.
  ///
  /// ``/LinkRouting/LinkMatch/maskedLink`` finds secrets by their keys; one in the path of a quoted link has
  /// none, and only matching it tells.
  func parametersQuotingSecrets(_ router: Router) -> [Parameter] {
    // Nearly no link has a second colon, encoded or not.
    let rest = link.utf8.drop { $0 != UInt8(ascii: ":") }.dropFirst()
    guard rest.contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "%") }) else {
      return []
    }
    return parameters.filter { parameter in
      !parameter.value.hasSecret
        && parameter.value.elements.contains { Self.quotesSecret($0.text, router) }
    }
  }

  private static func quotesSecret(_ text: String, _ router: Router) -> Bool {
    // Every link has a colon, and few values do.
    guard text.utf8.contains(UInt8(ascii: ":")) else { return false }
    let words = text.split { $0.isWhitespace || "\"'<>()[]{},;|`".contains($0) }
    return ([text[...]] + words).contains { word in
      let trimmed = word.reversed().drop { ".!?:".contains($0) }.reversed()
      return [String(word), String(trimmed)].contains { hasSecret($0, router) }
    }
  }

  private static func hasSecret(_ link: String, _ router: Router) -> Bool {
    do throws(LinkError) {
      return try router.match(link).parameters.contains { $0.value.hasSecret }
    } catch {
      return false
    }
  }

  /// The link with its secrets as `•••`, those of quoted links too.
  ///
  /// From where a quoted one may stand nothing is shown, since its reach in the link is not known.
  package func shownText(_ router: Router) -> String {
    let quoting = parametersQuotingSecrets(router)
    guard !quoting.isEmpty else { return maskedLink.text }
    let starts =
      quoting.map { $0.range?.range.lowerBound ?? 0 }
      + maskedLink.maskedRanges.map(\.range.lowerBound)
    return String(decoding: link.utf8.prefix(starts.min() ?? 0), as: UTF8.self)
      + ParameterValue.mask
  }
}
