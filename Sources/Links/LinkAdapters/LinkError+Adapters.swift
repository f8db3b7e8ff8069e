import Diagnostics
public import LinkRouting

extension LinkError.Code {
  /// The `URL` is relative to a base, so that what was refused may have been resolved away.
  public static let relativeURL = Self(rawValue: "relative-url")
  /// The `URLComponents` make no URL.
  public static let invalidComponents = Self(rawValue: "invalid-components")
  /// Foundation would not keep the link byte for byte.
  public static let changedByFoundation = Self(rawValue: "changed-by-foundation")
  /// What should hold a link holds something else.
  public static let noText = Self(rawValue: "no-text")
}

extension LinkExpectation.Phrase {
  static let absoluteURL = Self("relative-url", "a URL without a base")
  static let components = Self("invalid-components", "components that make a URL")
  static let keptLink = Self("changed-by-foundation", "a link that Foundation keeps as it is")
  static let text = Self("no-text", "the text of a link")
}

extension LinkError {
  /// The refusal of a link as a whole.
  init(_ code: Code, ofBytes count: Int, expected phrase: LinkExpectation.Phrase) {
    self.init(code: code, range: SourceRange(0, count), expected: .phrase(phrase))
  }
}
