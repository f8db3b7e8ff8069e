import ArgumentParser
import LocaleNegotiation
import Reports

/// The option that says in which language the tool speaks to a person.
struct LanguageOption: ParsableArguments {
  @Option(name: .long, help: ArgumentHelp(RootTexts.language, valueName: "tag"))
  var language: String?

  /// What the tool says, in the language that was chosen or that the environment prefers.
  var texts: ReportTexts {
    Self.texts(for: language.map { PreferenceChain(explicit: $0) } ?? .environment)
  }

  /// What the tool says, in the language that the environment prefers.
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
