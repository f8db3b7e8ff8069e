import Diagnostics
import MessageSyntax

/// A problem in an ICU message, or a difference from its source.
struct MessageDifference: Sendable {
  /// The kind of problem.
  enum Matter: Hashable, Sendable {
    /// The string is not a valid ICU message.
    case malformed(MessageParseError)
    /// A selector for an exact number with a space after the equals sign, such as `= 1`.
    ///
    /// `isRead` indicates whether the tool that compiles the file accepts the space.
    case spacedNumber(found: String, isRead: Bool)
    /// A plural or select without a message for `other`.
    case missingOther(argument: String)
    /// An unmatched closing brace, which ICU prints as it is.
    case strayBrace
    /// An unmatched closing brace that ends a choice early, so that its variants become arguments.
    case brokenChoice
    /// Values that the source prints, but the translation does not.
    case missing(names: [String])
    /// Values that the source prints, but no translation does.
    case lostEverywhere(names: [String])
    /// A value that a variant does not print, although the corresponding variants of the source do.
    ///
    /// `selector` is the selector of the first such variant.
    case lostInBranch(name: String, selector: String)
    /// An argument type that formatters do not support.
    case unknownType(found: String)
    /// Values that the message uses only to select a variant, although the source prints them.
    case notShown(names: [String])
    /// An argument that is not in the source.
    ///
    /// If `isParameter` is `true`, the argument is a parameter of a generated method, so the app
    /// compiles only if it passes a value. Otherwise, the app probably passes none.
    case extra(name: String, isParameter: Bool)
    /// An argument whose name was translated.
    case renamed(name: String, expected: String)
    /// An argument whose type differs from that in the source.
    case type(name: String, found: MessageArguments.Value, expected: MessageArguments.Value)
    /// A selector that the select argument in the source does not contain.
    case unknownKey(key: String, argument: String, known: String)
    /// Selectors that a select argument has in the source, but not in the translation.
    case missingKeys(keys: String, argument: String)
    /// A plural selector that is not a plural category.
    case selector(found: String, expected: String?)
    /// An invalid word used as a type or style.
    case word(found: String, expected: String)
    /// A plural that lacks a plural category of the language.
    ///
    /// `showsNumber` indicates whether any of its variants prints the number.
    case missingCategory(
      language: String, examples: String, existing: String, showsNumber: Bool)
    /// A variant for `one` or `two` without the number, although it is also used for other numbers.
    ///
    /// `hasExact` indicates whether a variant such as `=1` is only for the exact number. In Dart,
    /// such a variant is for the whole category.
    case impliedQuantity(language: String, number: Int, category: String, hasExact: Bool)
    /// A plural category that the language does not use for any number.
    case unusedCategory(language: String, category: String)
    /// An apostrophe that accidentally starts a quote.
    case quote(found: String)
  }

  let matter: Matter
  let site: LintSite
  let range: SourceRange
  var fixIts: [FixIt] = []
}
