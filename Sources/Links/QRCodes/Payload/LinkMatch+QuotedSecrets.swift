import Diagnostics
package import LinkRouting

extension LinkMatch {
  /// Returns the nonsecret parameters whose values contain a link with a secret.
  ///
  /// ``/LinkRouting/LinkMatch/maskedLink`` finds secrets by their keys. A secret in the path of a
  /// quoted link has no key, so it can only be found by matching the quoted link.
  func parametersQuotingSecrets(_ router: Router) -> [Parameter] {
    // Fast path: a quoted link contains a second colon, which may be percent-encoded. Most links
    // contain neither a second colon nor a percent sign.
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
    // Fast path: every link contains a colon, and few values contain one.
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

  /// Returns the link with its secrets as `•••`, including the secrets of quoted links.
  ///
  /// If a parameter quotes a link with a secret, the extent of the quoted link is unknown. The
  /// result then ends with a mask at the first secret or at the first such parameter.
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
