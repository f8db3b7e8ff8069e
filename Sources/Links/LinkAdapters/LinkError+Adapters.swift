import Diagnostics
public import LinkRouting

extension LinkError.Code {
  /// The `URL` is relative to a base, so its `absoluteString` is not the original link.
  public static let relativeURL = Self(rawValue: "relative-url")
  /// The `URLComponents` do not form a URL.
  public static let invalidComponents = Self(rawValue: "invalid-components")
  /// Foundation would change the bytes of the link.
  public static let changedByFoundation = Self(rawValue: "changed-by-foundation")
  /// The app expected a link but received none, or received a value that is not a string.
  public static let noText = Self(rawValue: "no-text")
}

extension LinkExpectation.Phrase {
  static let absoluteURL = Self("relative-url", "a URL without a base")
  static let components = Self("invalid-components", "components that form a URL")
  static let keptLink = Self("changed-by-foundation", "a link that Foundation does not change")
  static let text = Self("no-text", "the text of a link")
}

extension LinkError {
  /// Creates an error whose range is the whole link.
  init(_ code: Code, ofBytes count: Int, expected phrase: LinkExpectation.Phrase) {
    self.init(code: code, range: SourceRange(0, count), expected: .phrase(phrase))
  }
}
