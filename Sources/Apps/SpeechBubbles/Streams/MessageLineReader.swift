import Diagnostics
import JSONSyntax

/// Reads messages that are encoded as JSON objects, one per line.
///
/// ```json
/// {"id":"7","speakerId":"ann","content":"Hello","isFinal":false,"timestamp":1763733900250}
/// ```
///
/// | member | value |
/// | --- | --- |
/// | `id`, `speakerId` | a string of at most 256 bytes of UTF-8, may be empty |
/// | `content` | any string, may be empty |
/// | `isFinal` | `true` or `false` |
/// | `timestamp` | milliseconds as a whole number, or a string with a date and time of RFC 3339 |
/// | `language` | any string; `null` or a missing member means the empty string |
///
/// A number must have an integer value that fits in 64 bits; `1e3` is therefore valid. A date and
/// time is converted to milliseconds since 1970; digits beyond milliseconds are ignored.
///
/// Other members are ignored. A member that occurs twice is an error, because JSON parsers may
/// disagree about its value. If a member is missing and another name is similar, such as `speaker`
/// for `speakerId`, the error is that this name is misspelled.
///
/// The reader reuses its memory for each line.
public struct MessageLineReader: Sendable {
  /// The maximum length of a line, in bytes.
  public static let maximumLength = 16_384

  /// The maximum length of an id, in bytes.
  ///
  /// The length is limited because transcripts remember many ids.
  public static let maximumIdentifierLength = 256

  /// The maximum nesting depth of arrays and objects, which can occur in ignored members.
  static let maximumDepth = 64

  private var nodes = JSONNodeTable()

  /// Creates a reader.
  public init() {}

  /// Reads one message.
  ///
  /// - Parameter line: The bytes of the line, with or without surrounding white space.
  /// - Throws: ``MessageLineError`` with the first invalid position. Missing members are reported
  ///   only if there is no other error.
  /// - Complexity: O(*n*), where *n* is the length of the line.
  public mutating func read(_ line: Span<UInt8>) throws(MessageLineError) -> SpeechMessage {
    guard line.count <= Self.maximumLength else {
      throw .lineTooLong(length: line.count)
    }
    do throws(JSONParseError) {
      try nodes.parse(line, maximumDepth: Self.maximumDepth)
    } catch {
      throw MessageLineError(error)
    }
    guard nodes[0].kind == .object else {
      throw MessageLineError(.notAnObject, range: nodes[0].range)
    }
    var message = SpeechMessage(
      id: "", speakerID: "", content: "", isFinal: false, timestamp: 0, language: "")
    var found: Set<MessageMember> = []
    for member in nodes.members(of: 0) {
      let name = nodes[member.name]
      guard let known = Self.member(name, line) else { continue }
      guard found.insert(known).inserted else {
        throw MessageLineError(.duplicateMember, range: name.range, member: known)
      }
      try read(known, value: nodes[member.value], line: line, into: &message)
    }
    for member in MessageMember.allCases where !found.contains(member) {
      if member.isRequired { throw missing(member, line) }
      if let name = variant(of: member, line) {
        throw MessageLineError(.misspelledMember, range: name.range, member: member)
      }
    }
    return message
  }

  private static func member(_ name: JSONNode, _ line: Span<UInt8>) -> MessageMember? {
    for member in MessageMember.allCases where name.isText(member.rawValue, in: line) {
      return member
    }
    return nil
  }

  private func read(
    _ member: MessageMember, value: JSONNode, line: Span<UInt8>,
    into message: inout SpeechMessage
  ) throws(MessageLineError) {
    switch member {
    case .id: message.id = try identifier(member, value: value, line: line)
    case .speakerID: message.speakerID = try identifier(member, value: value, line: line)
    case .content: message.content = try text(member, value: value, line: line)
    case .language:
      message.language = value.kind == .null ? "" : try text(member, value: value, line: line)
    case .isFinal:
      guard value.kind == .true || value.kind == .false else {
        throw MessageLineError(.wrongType, range: value.range, member: member)
      }
      message.isFinal = value.kind == .true
    case .timestamp:
      guard value.kind == .number || value.kind == .string else {
        throw MessageLineError(.wrongType, range: value.range, member: member)
      }
      let milliseconds =
        value.integer(in: line) ?? value.text(in: line).flatMap(InternetTime.milliseconds)
      guard let milliseconds else {
        throw MessageLineError(.invalidTimestamp, range: value.range, member: member)
      }
      message.timestamp = milliseconds
    }
  }

  private func identifier(
    _ member: MessageMember, value: JSONNode, line: Span<UInt8>
  ) throws(MessageLineError) -> String {
    let text = try text(member, value: value, line: line)
    guard text.utf8.count <= Self.maximumIdentifierLength else {
      throw MessageLineError(.identifierTooLong, range: value.range, member: member)
    }
    return text
  }

  private func text(
    _ member: MessageMember, value: JSONNode, line: Span<UInt8>
  ) throws(MessageLineError) -> String {
    guard let text = value.text(in: line) else {
      throw MessageLineError(.wrongType, range: value.range, member: member)
    }
    return text
  }

  /// Returns a name in the line that differs from the name of `member` only in case, hyphens or
  /// underscores; `nil` if there is none.
  ///
  /// A name that is less similar may belong to an unrelated member, which is ignored.
  private func variant(of member: MessageMember, _ line: Span<UInt8>) -> JSONNode? {
    nodes.members(of: 0).lazy.map { nodes[$0.name] }.first { name in
      let letters = name.text(in: line)?.filter { $0 != "_" && $0 != "-" }
      return letters?.lowercased() == member.rawValue.lowercased()
    }
  }

  /// Returns the error for a missing member.
  ///
  /// The range of the error is that of a similar name or, if there is none, that of the closing
  /// brace.
  private func missing(_ member: MessageMember, _ line: Span<UInt8>) -> MessageLineError {
    for candidate in nodes.members(of: 0) {
      let name = nodes[candidate.name]
      guard Self.member(name, line) == nil, let text = name.text(in: line),
        text == "speaker" && member == .speakerID
          || Spelling.nearest(to: text, among: [member.rawValue]) != nil
      else { continue }
      return MessageLineError(.misspelledMember, range: name.range, member: member)
    }
    let end = nodes[0].range.upperBound
    return MessageLineError(.missingMember, range: end - 1..<end, member: member)
  }
}
