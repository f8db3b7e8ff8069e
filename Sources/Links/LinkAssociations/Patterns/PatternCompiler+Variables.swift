import URLSyntax

extension PatternCompiler {
  /// Returns the element for a variable; `nil` if the variable is unknown.
  func element(variable name: String) -> PatternElement? {
    if let values = variables[name] { return element(values: values) }
    return Self.builtIn[name].map { isCaseSensitive ? $0.exact : $0.caseless }
  }

  private func element(values: [String]) -> PatternElement {
    let choices = values.map { value in
      var elements: [PatternElement] = []
      append(wildcards: Array(value.utf8)[...], to: &elements)
      return elements
    }
    let words = choices.compactMap(\.literal)
    if words.count == choices.count, !words.contains(where: { $0.contains(0x2F) }) {
      return .words(WordSet(words))
    }
    return .choice(merged(choices))
  }

  /// Returns the choices, with all choices of the form `*c*` for a character *c* merged.
  ///
  /// A list of characters that must not appear anywhere therefore costs no more than a single one.
  private func merged(_ choices: [[PatternElement]]) -> [[PatternElement]] {
    var set = ASCIISet()
    var rest: [[PatternElement]] = []
    for choice in choices {
      if choice.count == 3, choice[0] == .many, choice[2] == .many,
        case .text(let text) = choice[1],
        text.count == 1, text[0] < 0x80, text[0] != UInt8(ascii: "/")
      {
        set.insert(text[0])
      } else {
        rest.append(choice)
      }
    }
    guard choices.count - rest.count > 1 else { return choices }
    return [[.many, .set(isCaseSensitive ? set : set.caseless), .many]] + rest
  }

  private static func words(_ words: [String]) -> (PatternElement, PatternElement) {
    (
      .words(WordSet(words.map { Array($0.utf8) })),
      .words(WordSet(words.map { $0.utf8.map(\.asciiLowercased) }))
    )
  }

  /// The built-in variables, with their elements for case-sensitive and case-insensitive patterns.
  static let builtIn: [String: (exact: PatternElement, caseless: PatternElement)] = [
    "alpha": (.set(.alpha), .set(.alpha)),
    "upper": (.set(.upper), .set(.alpha)),
    "lower": (.set(.lower), .set(.alpha)),
    "alnum": (.set(.alnum), .set(.alnum)),
    "digit": (.set(.digit), .set(.digit)),
    "xdigit": (.set(.xdigit), .set(.xdigit)),
    "lang": words(ISOCodes.languages),
    "region": words(ISOCodes.regions),
  ]
}
