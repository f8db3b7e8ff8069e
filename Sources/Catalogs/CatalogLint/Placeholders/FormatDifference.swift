import Diagnostics
import FormatStrings

/// Where the placeholders of a text are others than they should be.
struct FormatDifference: Sendable {
  /// Which of the rules of placeholders it belongs to.
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

  /// What in particular is the matter, where a rule has more than one message.
  enum Cause: Hashable, Sendable {
    case usual
    /// A placeholder behind a missing one takes its value.
    case shifted
    /// The source has no placeholder at all.
    case notFormatted
    /// The values are in another order.
    case reordered
    /// More bits are read than the app passes.
    case widened
    /// Printed with another base, or another number of digits.
    case layout
    /// A name in braces.
    case named
    /// An inline element of XLIFF.
    case inline
    /// A substitution that no text has.
    case unused
    /// A substitution without its second `@`, or an unpaired brace of .NET.
    case unclosed
    /// A substitution that is not defined.
    case undefined
    /// A substitution in its own text.
    case circular
    /// `%arg` outside of a substitution.
    case outside
    /// What only gettext's own check tells apart.
    case refused
    /// A source string that `msgfmt` does not take for a format string.
    case unchecked
    /// A pattern of dates.
    case date
    /// A percent sign and the first letter of a word, which a formatter reads as a placeholder.
    case misread
    /// The number of an argument without the letter of its conversion.
    case cut
    /// A percent sign at the end of a text, which Apple's formatter leaves out.
    case atEnd
    /// A value of the source that no translation has.
    case everywhere
    /// A value of the source that most translations lack.
    case mostly
    /// A placeholder that letters follow without a space.
    case attached
    /// A value that one variant of a choice does not show, and others do.
    case inVariant
  }

  let kind: Kind
  var cause = Cause.usual
  var consequence: Consequence
  let site: LintSite
  let range: SourceRange
  /// What is in the text.
  var found = ""
  /// What the source has, or what was meant.
  var expected = ""
  /// What the other side takes, in words.
  var foundPhrase = ""
  var expectedPhrase = ""
  /// Other values of the source that the same string has lost.
  var alsoLost: [String] = []
  var notes: [String] = []
  var fixIts: [FixIt] = []
  /// Whether `msgfmt` refuses the file for it; `nil` where nobody asks, or nobody knows.
  var isRefused: Bool?
  /// A Boolean value that indicates whether the placeholder found shows values of any type, as `%s`
  /// of scripting languages does.
  var takesAny: Bool { found.utf8.last == UInt8(ascii: "s") }
  /// A Boolean value that indicates whether a word loses its first letter as a conversion, which
  /// people see also where `msgfmt` accepts it.
  var isGarbled = false
  /// A Boolean value that indicates whether the file format, a flag or the whole catalog shows that
  /// the string is a format string; otherwise only other strings suggest it.
  var isProved = true
  /// A Boolean value that indicates whether so little suggests that the string is a format string
  /// that the difference is a guess.
  var isGuess = false

  /// How much it matters, for rules that do not say it otherwise.
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

  /// A Boolean value that indicates whether a string has lost a value, and nothing else is known.
  var isPlainLoss: Bool {
    kind == .missing && (cause == .usual || cause == .named) && notes.isEmpty
  }

  /// A Boolean value that indicates whether the string does not have a value of the source, under
  /// its own name or at all.
  var isLoss: Bool {
    kind == .translated || kind == .missing && (cause == .usual || cause == .named)
  }

  /// The values of the source that the string does not have.
  var lostValues: [String] { [expected] + alsoLost }

  /// What a formatter does with a percent sign before a word.
  var misreading: String {
    "\"\(found)\" is read as a placeholder, so \"\(foundPhrase)\" loses a letter: \(outcome)"
  }

  /// What happens where gettext's own check fails, as the end of a message.
  static let refusal = "msgfmt --check rejects the file"

  /// What happens, as the end of a message.
  var outcome: String {
    switch consequence {
    case .crash where isProved: "the app may crash"
    case .crash, .wrong: "the output is wrong"
    case .lost: "the value is lost"
    case .none: "the output is right"
    }
  }
}
