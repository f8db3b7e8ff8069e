import ArgumentParser
import LocaleNegotiation

/// The option that names leading tokens that do not influence the direction of a string.
struct LeadingTokensOption: ParsableArguments {
  @Option(
    name: .customLong("skip-leading"),
    help: ArgumentHelp(DirectionTexts.skipLeading, valueName: "list"),
    completion: .list(LeadingTokensOption.names.map(\.name)), transform: LeadingTokensOption.parse)
  var skipped: LeadingTokens = []

  private static let names: [(name: String, tokens: LeadingTokens)] = [
    ("links", .links), ("mentions", .mentions), ("numbers", .numbers), ("flags", .flags),
    ("all", .all),
  ]

  private static func parse(_ text: String) throws -> LeadingTokens {
    try text.split(separator: ",").reduce(into: LeadingTokens()) { tokens, part in
      let word = part.filter { $0 != " " }
      guard let found = names.first(where: { $0.name == word }) else {
        throw ValidationError(
          RootTexts.unknownValue(word, of: "--skip-leading", names.map(\.name)))
      }
      tokens.formUnion(found.tokens)
    }
  }
}
