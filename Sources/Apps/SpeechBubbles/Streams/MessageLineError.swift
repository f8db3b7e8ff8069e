public import Diagnostics
import JSONSyntax

/// Why a line is no message.
///
/// The error names a place and what was expected there. It never holds the line, which may be
/// anybody's secret: whoever shows the error joins it with the text.
public struct MessageLineError: Error, Sendable, Hashable {
  /// What is wrong, as a stable identifier in kebab case.
  ///
  /// What is wrong with the JSON has the identifiers of `JSONParseError.Code`.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The identifier, such as `missing-member`.
    public let rawValue: String

    /// Makes a code; the ones this library uses are static members.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What is wrong.
  public let code: Code
  /// The bytes of the line that are wrong.
  public let range: SourceRange
  /// What was expected in their place, as a short English phrase that follows from code and member.
  public let expected: String
  /// The member of the message that is concerned, if it is one.
  public let member: String?

  /// Makes an error.
  public init(code: Code, range: SourceRange, expected: String, member: String? = nil) {
    self.code = code
    self.range = range
    self.expected = expected
    self.member = member
  }
}

extension MessageLineError.Code {
  /// More bytes than ``MessageLineReader/maximumLength``.
  public static let lineTooLong = Self(rawValue: "line-too-long")
  /// An id of more bytes than ``MessageLineReader/maximumIdentifierLength``.
  public static let identifierTooLong = Self(rawValue: "identifier-too-long")
  /// JSON, but no object.
  public static let notAnObject = Self(rawValue: "not-an-object")
  /// A member that every message has is not there.
  public static let missingMember = Self(rawValue: "missing-member")
  /// A member that every message has is not there, and another one has nearly its name:
  /// `speaker_id` for `speakerId`.
  public static let misspelledMember = Self(rawValue: "misspelled-member")
  /// A member of a message is there twice, so that readers would differ on its value.
  public static let duplicateMember = Self(rawValue: "duplicate-member")
  /// The value of a member is of another type.
  public static let wrongType = Self(rawValue: "wrong-type")
  /// A number that is no whole number of 64 bits, or a text that is no date and time.
  public static let invalidTimestamp = Self(rawValue: "invalid-timestamp")
}

extension MessageLineError {
  init(_ error: JSONParseError) {
    self.init(
      code: Code(rawValue: error.code.rawValue), range: error.range, expected: error.expected)
  }

  init(_ code: Code, range: Range<Int>, member: MessageMember? = nil) {
    self.init(
      code: code, range: SourceRange(range), expected: Self.expectation(for: code, member),
      member: member?.rawValue)
  }

  /// The error of a line with more bytes than a reader accepts, for those who do not keep such a
  /// line.
  public static func lineTooLong(length: Int) -> MessageLineError {
    let limit = MessageLineReader.maximumLength
    return MessageLineError(.lineTooLong, range: limit..<max(limit, length))
  }

  private static func expectation(for code: Code, _ member: MessageMember?) -> String {
    switch (code, member) {
    case (.lineTooLong, _): "at most \(MessageLineReader.maximumLength) bytes"
    case (.identifierTooLong, _):
      "a string of at most \(MessageLineReader.maximumIdentifierLength) bytes"
    case (.notAnObject, _): "an object"
    case (.missingMember, let member?), (.misspelledMember, let member?):
      "a member \"\(member.rawValue)\""
    case (.duplicateMember, let member?): "one member \"\(member.rawValue)\""
    case (_, .isFinal): "true or false"
    case (_, .timestamp): "whole milliseconds, or a time such as \"2026-11-21T14:05:00.250Z\""
    default: "a string"
    }
  }
}

extension MessageLineError: CustomStringConvertible {
  /// The code, the place and what was expected; nothing of the line.
  public var description: String { "\(code.rawValue) at \(range): expected \(expected)" }
}

/// The members of a message.
enum MessageMember: String, CaseIterable {
  case id
  case speakerID = "speakerId"
  case content
  case isFinal
  case timestamp
  case language

  /// Whether every message has it.
  var isRequired: Bool { self != .language }
}
