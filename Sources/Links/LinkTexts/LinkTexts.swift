package import LinkRouting
package import LocalizedTexts

/// The sentences that describe rejected links, in one language.
///
/// Error codes, and the names of apps, routes and parameters, are not translated. No sentence
/// contains any part of a link.
package struct LinkTexts: Sendable {
  let texts: Texts<WaymarkText>

  /// The identifiers of the supported languages, as a user specifies them.
  ///
  /// The first is the default.
  package static let languages = ["en", "es", "fr", "ja", "zh-CN", "de"]

  /// Creates the sentences in the language of the strings.
  package init(_ texts: Texts<WaymarkText>) {
    self.texts = texts
  }

  /// Returns the string whose key is a prefix followed by an identifier, or `nil` if there is none.
  package func text(
    _ prefix: String, _ id: String, arguments: [any TextArgument] = []
  ) -> String? {
    WaymarkText(rawValue: prefix + id).map { texts($0, arguments: arguments) }
  }
}

extension LinkTexts {
  /// Returns one sentence, without a period, that describes the problem of a rejected link.
  ///
  /// The sentence does not describe what the router expected instead; see ``expectation(of:)``.
  package func message(of error: LinkError) -> String {
    let code = error.code.rawValue
    if let parameter = error.parameter {
      return text("refusal.", code, arguments: [parameter]) ?? texts[.refusalOther]
    }
    return text("refusal.", code + ".unnamed") ?? text("refusal.", code) ?? texts[.refusalOther]
  }

  /// Returns the expectation of an error as a phrase that begins with "expected".
  package func expectation(of error: LinkError) -> String {
    texts(.buildExpected, words(for: error.expectation))
  }

  /// Returns advice for a person who opened a rejected link.
  package func recovery(from error: LinkError) -> String {
    switch error.code {
    case .excluded: texts[.recoveryOpenInBrowser]
    case .unknownPathComponent, .unexpectedPathComponent, .missingPathComponent,
      .unknownParameter:
      texts[.recoveryUpdateApp]
    default: texts[.recoveryAskForLink]
    }
  }
}
