public import Diagnostics
import JSONSyntax

/// An error that describes why a line is not a message.
///
/// The error contains a position and describes the expected content at this position. It never
/// contains the line, which can be confidential. A caller that displays the error can combine it
/// with the line.
public struct MessageLineError: Error, Sendable, Hashable {
  /// The kind of problem, as a stable identifier in kebab case.
  ///
  /// For invalid JSON, the identifiers are those of `JSONParseError.Code`.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The identifier, such as `missing-member`.
    public let rawValue: String

    /// Creates a code; the codes of this library are static members.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The kind of problem.
  public let code: Code
  /// The byte range of the invalid part of the line.
  public let range: SourceRange
  /// The expected content, as a short English phrase that depends on the code and the member.
  public let expected: String
  /// The invalid member of the message; `nil` if the error is not about a member.
  public let member: String?

  /// Creates an error.
  public init(code: Code, range: SourceRange, expected: String, member: String? = nil) {
    self.code = code
    self.range = range
    self.expected = expected
    self.member = member
  }
}

extension MessageLineError.Code {
  /// The line has more bytes than ``MessageLineReader/maximumLength``.
  public static let lineTooLong = Self(rawValue: "line-too-long")
  /// An id has more bytes than ``MessageLineReader/maximumIdentifierLength``.
  public static let identifierTooLong = Self(rawValue: "identifier-too-long")
  /// The line is JSON, but not an object.
  public static let notAnObject = Self(rawValue: "not-an-object")
  /// A required member is missing.
  public static let missingMember = Self(rawValue: "missing-member")
  /// A member is missing, but a member with a similar name exists.
  ///
  /// An example is `speaker_id` for `speakerId`. For the optional member `language`, the names may
  /// differ only in case, hyphens or underscores.
  public static let misspelledMember = Self(rawValue: "misspelled-member")
  /// A member occurs twice, so JSON parsers may disagree about its value.
  public static let duplicateMember = Self(rawValue: "duplicate-member")
  /// The value of a member has the wrong type.
  public static let wrongType = Self(rawValue: "wrong-type")
  /// The timestamp is a number that is not a 64-bit integer, or a string that is not a date and
  /// time.
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

  /// Returns the error for a line that exceeds the maximum length.
  ///
  /// Callers that do not keep such lines in memory can use this method.
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
  /// The code, the position and the expected content, but not the line.
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

  /// `true` if every message must have this member.
  var isRequired: Bool { self != .language }
}
