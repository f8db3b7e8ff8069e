import Diagnostics
import FormatStrings

/// A difference between the placeholders in a string and the expected placeholders.
struct FormatDifference: Sendable {
  /// The placeholder rule that reports the difference.
  enum Kind: Hashable, Sendable, CaseIterable {
    case missing
    case extra
    case type
    case mixedPositional
    case malformed
    case lookalike
    case translated
    case substitutionToken
    case substitutionArgument
    case unescapedPercent
    case width
  }

  /// The cause, which selects the message if a rule has several messages.
  enum Cause: Hashable, Sendable {
    case usual
    /// A placeholder prints the value of an earlier placeholder, which is missing.
    case shifted
    /// The source contains no placeholder; for `mixedPositional`, no placeholder has a number.
    case notFormatted
    /// The values are in a different order.
    case reordered
    /// The placeholder reads more bits than the app passes.
    case widened
    /// The value is printed in a different base, or with different flags, width or precision.
    case layout
    /// A named placeholder, or a substitution whose number has a different type.
    case named
    /// An inline element of XLIFF.
    case inline
    /// A substitution that no string uses.
    case unused
    /// A substitution without its second `@`, or an unpaired brace in a .NET format string.
    case unclosed
    /// A substitution that is not defined, or whose argument the app does not pass.
    case undefined
    /// A substitution that refers to itself.
    case circular
    /// `%arg` outside of a substitution.
    case outside
    /// A defect for which `msgfmt` rejects the file, even if the formatter accepts the string.
    case refused
    /// A flagged source string that `msgfmt` does not check, because it is not a format string.
    case unchecked
    /// A date pattern.
    case date
    /// A percent sign and the first letter of a word, which a formatter reads as a placeholder.
    case misread
    /// A placeholder that ends after its argument number or name, as in `%1$` and `%(name)`.
    case cut
    /// A percent sign at the end of a string or line, which Apple's formatter does not print.
    case atEnd
    /// A percent sign before a character that is not a conversion. Apple's formatter prints only
    /// the character, and the source contains no percent sign.
    case omitted
    /// A value of the source that is missing in all translations.
    case everywhere
    /// A value of the source that is missing in most translations.
    case mostly
    /// A placeholder directly next to other characters, which may keep it from being replaced.
    case attached
    /// `%arg` in a key, where the tool that extracted the key did not know the type of the value.
    case untyped
    /// A value that only some variants of a choice print.
    case inVariant
  }

  let kind: Kind
  var cause = Cause.usual
  var consequence: Consequence
  let site: LintSite
  let range: SourceRange
  /// The placeholder as written in the string.
  var found = ""
  /// The placeholder as written in the source, or the intended spelling.
  ///
  /// For an additional placeholder, this is the number of its argument, or the number of
  /// translations that contain the placeholder.
  var expected = ""
  /// The type that the placeholder reads, as an English phrase.
  ///
  /// For a misread percent sign, this is the word after the sign. For a moved substitution, it is
  /// the argument number of the substitution.
  var foundPhrase = ""
  var expectedPhrase = ""
  /// Other source values that are missing in the same string.
  var alsoLost: [String] = []
  var notes: [String] = []
  var fixIts: [FixIt] = []
  /// `true` if `msgfmt` rejects the file because of the difference; `nil` if that is not known, or
  /// if the file is not a PO file.
  var isRefused: Bool?
  /// `true` if the placeholder prints values of any type, as `%s` does in scripting languages.
  var takesAny: Bool { found.utf8.last == UInt8(ascii: "s") }
  /// `true` if the first letter of a word is read as a conversion and is not printed.
  ///
  /// Users see this defect even in strings that `msgfmt` accepts.
  var isGarbled = false
  /// `true` if the file format, a flag or the catalog proves that the string is a format string.
  ///
  /// If the value is `false`, the severity is at most warning.
  var isProved = true
  /// `true` if the difference is a guess, because the string may not be a format string.
  var isGuess = false

  /// The severity, for rules that do not define one.
  var severity: Severity {
    let usual: Severity =
      switch consequence {
      case .crash, .wrong: .error
      // An inline element in XLIFF may be markup.
      case .lost: kind == .missing && cause != .inline ? .error : .warning
      case .none: .info
      }
    if cause == .everywhere || cause == .mostly { return isGuess ? .info : .warning }
    if !isProved { return isGuess ? .info : min(usual, .warning) }
    return isRefused.map { $0 ? .error : min(usual, .warning) } ?? usual
  }

  /// `true` if a value is missing, without a special cause and without notes.
  var isPlainLoss: Bool {
    kind == .missing && (cause == .usual || cause == .named) && notes.isEmpty
  }

  /// `true` if a value of the source is missing, or is printed only under a different name.
  var isLoss: Bool {
    kind == .translated || kind == .missing && (cause == .usual || cause == .named)
  }

  /// The source values that are missing in the string.
  var lostValues: [String] { [expected] + alsoLost }

  /// A description of how a formatter reads a percent sign before a word.
  var misreading: String {
    "'\(found)' is read as a placeholder, so '\(foundPhrase)' loses a letter: \(outcome)"
  }

  /// The end of a message about a string that `msgfmt` rejects.
  static let refusal = "msgfmt --check rejects the file"

  /// The end of a message, which states the consequence of the difference.
  var outcome: String {
    switch consequence {
    case .crash where isProved: "the app may crash"
    case .crash, .wrong: "the output is wrong"
    case .lost: "the value is lost"
    case .none: "the output is correct"
    }
  }
}
