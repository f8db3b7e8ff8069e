import Diagnostics
import MessageSyntax

/// What is wrong with a message, by itself or beside its source.
struct MessageDifference: Sendable {
  /// What is the matter.
  enum Matter: Hashable, Sendable {
    /// It is no message.
    case malformed(MessageParseError)
    /// A number of a plural with a space after its equals sign, with a flag that indicates whether
    /// the tool that compiles the file reads it all the same.
    case spacedNumber(found: String, isRead: Bool)
    /// A plural or select has no message for `other`.
    case missingOther(argument: String)
    /// A closing brace without an opening one, after which ICU shows the text as it is.
    case strayBrace
    /// The same, so that parts of a choice are read as arguments.
    case brokenChoice
    /// Values of the source that the message does not show.
    case missing(names: [String])
    /// Values of the source that no translation shows.
    case lostEverywhere(names: [String])
    /// A value that strings of a choice do not show, as those of the source do, with the selector
    /// of the first one.
    case lostInBranch(name: String, selector: String)
    /// A type of an argument that formatters do not know.
    case unknownType(found: String)
    /// Values of the source by which the message chooses, but which it does not show.
    case notShown(names: [String])
    /// A value that the app does not pass.
    case extra(name: String)
    /// A name that was translated.
    case renamed(name: String, expected: String)
    /// A value of another type than in the source.
    case type(name: String, found: MessageArguments.Value, expected: MessageArguments.Value)
    /// A word that the source does not choose by.
    case unknownKey(key: String, argument: String, known: String)
    /// Words that the source chooses by, and this message does not.
    case missingKeys(keys: String, argument: String)
    /// A selector of a plural that is no category.
    case selector(found: String, expected: String?)
    /// A word for a type or style that is none.
    case word(found: String, expected: String)
    /// A plural without a category of the language, with a flag that indicates whether any of its
    /// texts shows the number.
    case missingCategory(
      language: String, examples: String, existing: String, showsNumber: Bool)
    /// A text for one or two without the number, where another number takes it too; with a flag
    /// that indicates whether a variant such as `=1` is for that number alone.
    case impliedQuantity(language: String, number: Int, category: String, hasExact: Bool)
    /// A category that no number of the language takes.
    case unusedCategory(language: String, category: String)
    /// An apostrophe that quotes what should not be quoted.
    case quote(found: String)
  }

  let matter: Matter
  let site: LintSite
  let range: SourceRange
  var fixIts: [FixIt] = []
}
