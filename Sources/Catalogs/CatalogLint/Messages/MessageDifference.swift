import Diagnostics
import MessageSyntax

/// A problem in a message, or a difference from its source.
struct MessageDifference: Sendable {
  /// The kind of problem.
  enum Matter: Hashable, Sendable {
    /// The string is not a valid message.
    case malformed(MessageParseError)
    /// A plural's number with a space after its equals sign.
    ///
    /// `isRead` indicates whether the tool that compiles the file accepts the space.
    case spacedNumber(found: String, isRead: Bool)
    /// A plural or select without a message for `other`.
    case missingOther(argument: String)
    /// A closing brace without an opening one, after which ICU shows the string unparsed.
    case strayBrace
    /// A closing brace without an opening one, so that parts of a choice become arguments.
    case brokenChoice
    /// Values of the source that the message does not show.
    case missing(names: [String])
    /// Values of the source that no translation shows.
    case lostEverywhere(names: [String])
    /// A value that variants of a choice do not show, although those of the source do.
    ///
    /// `selector` is that of the first such variant.
    case lostInBranch(name: String, selector: String)
    /// An argument type that formatters do not support.
    case unknownType(found: String)
    /// Values of the source by which the message chooses, but which it does not show.
    case notShown(names: [String])
    /// A value that the app does not pass.
    case extra(name: String)
    /// An argument name that was translated.
    case renamed(name: String, expected: String)
    /// A value with another type than in the source.
    case type(name: String, found: MessageArguments.Value, expected: MessageArguments.Value)
    /// A selector that the select of the source does not have.
    case unknownKey(key: String, argument: String, known: String)
    /// Selectors of the source's select that the message does not have.
    case missingKeys(keys: String, argument: String)
    /// A plural selector that is not a category.
    case selector(found: String, expected: String?)
    /// A word in place of a type or style that is not valid.
    case word(found: String, expected: String)
    /// A plural without a category of the language.
    ///
    /// `showsNumber` indicates whether any of its messages shows the number.
    case missingCategory(
      language: String, examples: String, existing: String, showsNumber: Bool)
    /// A message for one or two without the number, although another number uses it too.
    ///
    /// `hasExact` indicates whether a variant such as `=1` is for that number alone.
    case impliedQuantity(language: String, number: Int, category: String, hasExact: Bool)
    /// A category that no number of the language has.
    case unusedCategory(language: String, category: String)
    /// An apostrophe that quotes by accident.
    case quote(found: String)
  }

  let matter: Matter
  let site: LintSite
  let range: SourceRange
  var fixIts: [FixIt] = []
}
