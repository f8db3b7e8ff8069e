import Diagnostics
import Reports
import SpeechBubbles
import TextPrimitives

/// What `waymark bubbles` says.
enum BubblesTexts {
  static let abstract = "Lay out a conversation as speech bubbles."

  static let discussion = """
    Reads messages, one JSON object a line, as an unreliable stream of recognized speech sends them: in \
    any order, several times, from several speakers at once. Prints the conversation as it stands at the \
    end. A message is

      {"id":"7","speakerId":"ann","content":"Good morning","isFinal":true,
       "timestamp":1763733900250,"language":"en"}

    on one line, with a timestamp in milliseconds or as in "2026-11-21T14:05:00.250Z"; the language may be absent, \
    other members are ignored. A line that is not a message, or has more than 16384 bytes, is reported on \
    standard error with its place, and the rest goes on. Memory is bounded: of a conversation, the newest \
    10000 bubbles are kept.

    by-direction puts all bubbles where lines of --language start: left, or right for Arabic or Hebrew. \
    by-speaker puts those of --me where lines end and all others where they start. Text inside runs in \
    the direction of its first strong character. Times are shown in UTC. Messages that come too late are \
    dropped. They are counted on standard error and, in JSON, in an object with droppedMessages.

    With --follow, a terminal shows the conversation as it grows. Elsewhere text is still printed at the \
    end only, and JSON is one line for each change of a bubble, as soon as it happens: the last line of an \
    id counts, and an empty text means that its bubble is gone. Old bubbles that made room are not such a \
    change: they are counted at the end. Reports about lines are in English.

    JSON is one object a line, as Schemas/bubbles.schema.json describes it.

    EXAMPLES:
      waymark bubbles --language en --input talk.ndjson
      waymark bubbles --language ar --policy by-speaker --me ann < talk.ndjson
      nc captions.example 7000 | waymark bubbles --language ja --follow
      waymark bubbles --language he --format json < talk.ndjson

    EXIT STATUS:
      0  every line was a message
      1  some line was not
      2  wrong usage, unreadable input, or output that failed
    """

  static let language = "The active language, as a tag such as en or pt-BR."
  static let policy = "by-direction or by-speaker."
  static let me = "The speaker whose bubbles are one's own, for by-speaker."
  static let group = "Draw consecutive bubbles of one speaker under one header."
  static let hideTimes = "Draw no times."
  static let input = "Read messages from a file; - is standard input."
  static let follow = "Show the conversation as messages arrive."
  static let format = "text draws bubbles; json prints one object a line."

  static func unknownLanguage(_ text: String) -> String {
    "'\(TextStyle.shown(text))' is not a known language: expected its code, such as 'he' for Hebrew."
  }

  static let missingSpeaker = "by-speaker needs --me with the id of one's own speaker."

  /// A line that is not a message.
  static func malformed(
    _ error: MessageLineError, path: String, line: Int, column: Int, excerpt: String
  ) -> String {
    """
    \(TextStyle.shown(path)):\(line):\(column): error: \(message(of: error)) [\(error.code.rawValue)]
    \(excerpt)
      expected \(error.expected)
    """
  }

  /// What is wrong, as one sentence without a full stop.
  private static func message(of error: MessageLineError) -> String {
    let member = error.member ?? ""
    return switch error.code {
    case .lineTooLong: "The line is too long"
    case .identifierTooLong: "The \(member) is too long"
    case .notAnObject: "The line is not an object"
    case .missingMember: "The message has no \(member)"
    case .misspelledMember: "The message has no \(member); did you mean it here?"
    case .duplicateMember: "The message has more than one \(member)"
    case .wrongType: "The \(member) has the wrong type"
    case .invalidTimestamp: "The \(member) is not a time"
    default: "The line is not JSON"
    }
  }
}
