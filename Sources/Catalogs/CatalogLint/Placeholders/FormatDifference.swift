import Diagnostics
import FormatStrings

/// A difference between the placeholders of a string and the expected ones.
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

  /// The cause, which selects the message where a rule has more than one.
  enum Cause: Hashable, Sendable {
    case usual
    /// A placeholder after a missing one takes its value.
    case shifted
    /// The source has no placeholder.
    case notFormatted
    /// The values are in a different order.
    case reordered
    /// More bits are read than the app passes.
    case widened
    /// The value is printed with a different base or number of digits.
    case layout
    /// A name in braces.
    case named
    /// An inline element of XLIFF.
    case inline
    /// A substitution that no string uses.
    case unused
    /// A substitution without its second `@`, or an unpaired brace of .NET.
    case unclosed
    /// A substitution that is not defined.
    case undefined
    /// A substitution in its own string.
    case circular
    /// `%arg` outside of a substitution.
    case outside
    /// A defect that only `msgfmt` distinguishes.
    case refused
    /// A source string that `msgfmt` does not treat as a format string.
    case unchecked
    /// A date pattern.
    case date
    /// A percent sign and the first letter of a word, which a formatter reads as a placeholder.
    case misread
    /// An argument number without a conversion.
    case cut
    /// A percent sign at the end of a string, which Apple's formatter omits.
    case atEnd
    /// A value of the source that no translation has.
    case everywhere
    /// A value of the source that most translations lack.
    case mostly
    /// A placeholder that letters follow without a space.
    case attached
    /// A value that only some variants of a choice show.
    case inVariant
  }

  let kind: Kind
  var cause = Cause.usual
  var consequence: Consequence
  let site: LintSite
  let range: SourceRange
  /// The spelling in the string.
  var found = ""
  /// The spelling in the source, or the intended one.
  var expected = ""
  /// The type that the string reads, in words.
  var foundPhrase = ""
  var expectedPhrase = ""
  /// Other values of the source that the same string has lost.
  var alsoLost: [String] = []
  var notes: [String] = []
  var fixIts: [FixIt] = []
  /// `true` if `msgfmt` rejects the file for this difference; `nil` if that is not known.
  var isRefused: Bool?
  /// `true` if the placeholder shows values of any type, as `%s` of scripting languages does.
  var takesAny: Bool { found.utf8.last == UInt8(ascii: "s") }
  /// `true` if a word loses its first letter as a conversion.
  ///
  /// Users see that defect also in strings that `msgfmt` accepts.
  var isGarbled = false
  /// `true` if the file format, a flag or the catalog shows that the string is a format string.
  ///
  /// Otherwise only other strings suggest it.
  var isProved = true
  /// `true` if the difference is a guess, because the string is only possibly a format string.
  var isGuess = false

  /// The severity, for rules that do not specify their own.
  var severity: Severity {
    let usual: Severity =
      switch consequence {
      case .crash, .wrong: .error
      // An element of XLIFF may be markup.
      case .lost: kind == .missing && cause != .inline ? .error : .warning
      case .none: .info
      }
    if cause == .everywhere || cause == .mostly { return .warning }
    if !isProved { return isGuess ? .info : min(usual, .warning) }
    return isRefused.map { $0 ? .error : min(usual, .warning) } ?? usual
  }

  /// `true` if a string has lost a value, and nothing else is known.
  var isPlainLoss: Bool {
    kind == .missing && (cause == .usual || cause == .named) && notes.isEmpty
  }

  /// `true` if the string lacks a value of the source, under the name of the source or altogether.
  var isLoss: Bool {
    kind == .translated || kind == .missing && (cause == .usual || cause == .named)
  }

  /// The values of the source that the string lacks.
  var lostValues: [String] { [expected] + alsoLost }

  /// A description of how a formatter reads a percent sign before a word.
  var misreading: String {
    "'\(found)' is read as a placeholder, so '\(foundPhrase)' loses a letter: \(outcome)"
  }

  /// The consequence of a failed check by gettext, as the end of a message.
  static let refusal = "msgfmt --check rejects the file"

  /// The consequence, as the end of a message.
  var outcome: String {
    switch consequence {
    case .crash where isProved: "the app may crash"
    case .crash, .wrong: "the output is wrong"
    case .lost: "the value is lost"
    case .none: "the output is correct"
    }
  }
}
