import ArgumentParser
import LocaleNegotiation
import Reports

/// The option that sets the language of messages.
struct LanguageOption: ParsableArguments {
  @Option(
    name: .long, help: ArgumentHelp(RootTexts.language, valueName: "tag"),
    completion: .list(ReportTexts.languages), transform: LanguageOption.parse)
  var language: String?

  /// Returns a language as the user wrote it, if the tool's messages are available in it.
  ///
  /// - Throws: ``ValidationError`` for a language without messages.
  private static func parse(_ text: String) throws -> String {
    let negotiator = Negotiator(supported: ReportTexts.languages, defaultLanguage: "en")
    guard negotiator.negotiate(PreferenceChain(explicit: text)).isMatched else {
      throw ValidationError(RootTexts.unknownLanguage(text, among: ReportTexts.languages))
    }
    return text
  }

  /// The messages of the tool, in the chosen language or the language of the environment.
  var texts: ReportTexts { Self.texts(for: chain) }

  /// The chosen language, or the languages that the environment prefers.
  var chain: PreferenceChain { language.map { PreferenceChain(explicit: $0) } ?? .environment }

  /// The messages of the tool, in the language that the environment prefers.
  static var environmentTexts: ReportTexts { texts(for: .environment) }

  private static func texts(for chain: PreferenceChain) -> ReportTexts {
    let negotiator = Negotiator(supported: ReportTexts.languages, defaultLanguage: "en")
    return ReportTexts(language: negotiator.negotiate(chain).language)
  }
}

extension PreferenceChain {
  /// The languages that the environment of the process prefers.
  static var environment: PreferenceChain {
    var variables: [String: String] = [:]
    for name in ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] {
      variables[name] = System.environment(name)
    }
    return PreferenceChain(environment: variables)
  }
}
