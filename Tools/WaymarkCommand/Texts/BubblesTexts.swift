import Diagnostics
import Reports
import SpeechBubbles
import TextPrimitives

/// The help and the messages of `waymark bubbles`.
enum BubblesTexts {
  static let abstract = "Lay out recognized speech as speech bubbles."

  static let discussion = """
    Reads messages, one JSON object per line, and prints the conversation at the end. Messages can \
    arrive in any order, repeatedly, and from several speakers at the same time. A message has the \
    following form, but on one line:

      {"id":"7","speakerId":"ann","content":"Good morning","isFinal":true,
       "timestamp":1763733900250,"language":"en"}

    The timestamp is in milliseconds since 1970, or a string such as "2026-11-21T14:05:00.250Z". \
    The language is optional, and other members are ignored. A line that is not a message, or is \
    longer than 16384 bytes, is skipped and reported on standard error with its position. Memory \
    use is bounded: a conversation keeps its newest 10000 bubbles.

    The policy by-direction places all bubbles on the side where lines in --language start: on the \
    left, or on the right for languages such as Arabic and Hebrew. The policy by-speaker places \
    the bubbles of --me on the side where lines end, and all other bubbles on the side where lines \
    start. The first strong character of a bubble determines the writing direction of its content; \
    --skip-leading ignores the strong characters of links, mentions, numbers or flags at the start \
    of each paragraph. Times are in UTC. Messages that are older than removed bubbles are dropped. \
    The number of dropped messages is printed on standard error and, in JSON, in an object with \
    droppedMessages.

    With --follow, a terminal shows the conversation as it grows. If the output is not a terminal, \
    text is printed at the end. JSON output with --follow contains one line for each change to a \
    bubble, printed immediately. The last line with an id describes the current bubble; empty \
    content means that the bubble was removed. At the end, standard error contains the number of \
    bubbles that were removed to limit memory use. Error messages about lines are in English.

    JSON output contains one object per line (Schemas/bubbles.schema.json).

    EXAMPLES:
      echo '{"id":"7","speakerId":"ann","content":"Good morning","isFinal":true,"timestamp":0}' \
    | waymark bubbles --language en
      waymark bubbles --language ar --policy by-speaker --me ann < talk.ndjson
      nc captions.example 7000 | waymark bubbles --language ja --follow
      waymark bubbles --language he --format json < talk.ndjson

    EXIT STATUS:
      0  every line is a message
      1  a line is not a message
      2  wrong usage, unreadable input, or output that cannot be written
    """

  static let language = "Language in which the app shows the conversation."
  static let policy = "Side of the bubbles: by-direction (default) or by-speaker."
  static let me = "Id of the speaker whose bubbles are your own, for by-speaker."
  static let group = "Draw one header for consecutive bubbles of a speaker."
  static let hideTimes = "Do not draw times."
  static let input = "File of messages; - is standard input"
  static let follow = "Show the conversation while messages arrive."
  static let format = "Output format: text (default), or json (one object per line)."

  static func unknownLanguage(_ text: String) -> String {
    "'\(TextStyle.shown(text))' is not a known language: expected a code such as 'he' for Hebrew."
  }

  static let missingSpeaker = "--policy by-speaker needs --me with the id of your speaker."

  /// Returns the report on a line that is not a message.
  static func malformed(
    _ error: MessageLineError, path: String, line: Int, column: Int, excerpt: String
  ) -> String {
    """
    \(TextStyle.shown(path)):\(line):\(column): error: \(message(of: error)) \
    [\(error.code.rawValue)]
    \(excerpt)
      expected \(error.expected)
    """
  }

  /// Returns the description of an error.
  private static func message(of error: MessageLineError) -> String {
    let member = error.member ?? ""
    return switch error.code {
    case .lineTooLong: "line is too long"
    case .identifierTooLong: "value of '\(member)' is too long"
    case .notAnObject: "line is not a JSON object"
    case .missingMember: "member '\(member)' is missing"
    case .misspelledMember: "unknown member; did you mean '\(member)'?"
    case .duplicateMember: "duplicate member '\(member)'"
    case .wrongType: "value of '\(member)' has the wrong type"
    case .invalidTimestamp: "value of '\(member)' is not a valid time"
    default: "line is not valid JSON"
    }
  }
}
