import Diagnostics
import SpeechBubbles
import Testing

@Suite("Message lines")
struct MessageLineTests {
  private func read(_ line: String) throws(MessageLineError) -> SpeechMessage {
    var reader = MessageLineReader()
    let bytes = Array(line.utf8)
    return try reader.read(bytes.span)
  }

  private func error(_ line: String) -> MessageLineError? {
    do throws(MessageLineError) {
      _ = try read(line)
      return nil
    } catch {
      return error
    }
  }

  @Test("Members can be in any order, escapes are decoded, and unknown members are ignored")
  func message() throws {
    let message = try read(
      #" {"language":"en","x":{"id":[1]},"timestamp":7,"isFinal":true,"#
        + #""content":"a\u0062\n","speakerId":"ann","\u0069d":"1"} "#
    )
    #expect(
      message
        == SpeechMessage(
          id: "1", speakerID: "ann", content: "ab\n", isFinal: true, timestamp: 7, language: "en"))
  }

  @Test("The language is optional")
  func language() throws {
    let start = #"{"id":"","speakerId":"","content":"","isFinal":false,"timestamp":-1"#
    #expect(try read(start + "}").language == "")
    #expect(try read(start + #","language":null}"#).language == "")
    #expect(try read(start + #","language":"x y"}"#).language == "x y")
    #expect(error(start + #","language":1}"#)?.code == .wrongType)
  }

  @Test(
    "Timestamps are milliseconds or RFC 3339 strings, and invalid ones are rejected",
    arguments: [
      ("0", 0), ("-7", -7), ("1763733900250", 1_763_733_900_250), ("1.5e3", 1500),
      ("9223372036854775807", .max), ("9223372036854775808", nil), ("1.5", nil),
      (#""1970-01-01T00:00:00Z""#, 0), (#""1969-12-31T23:59:59.999Z""#, -1),
      (#""2026-11-21T14:05:00.250Z""#, 1_795_269_900_250),
      (#""2026-11-21t15:05:00.2509999+01:00""#, 1_795_269_900_250),
      (#""2026-11-21 04:35:00.25-09:30""#, 1_795_269_900_250),
      (#""2000-02-29T00:00:00z""#, 951_782_400_000), (#""1900-02-29T00:00:00Z""#, nil),
      (#""0000-01-01T00:00:00Z""#, -62_167_219_200_000),
      (#""9999-12-31T23:59:59.999Z""#, 253_402_300_799_999),
      (#""2016-12-31T23:59:60Z""#, 1_483_228_800_000),
      (#""2017-01-01T00:59:60+01:00""#, 1_483_228_800_000), (#""2016-12-31T22:59:60Z""#, nil),
      (#""2016-12-31T23:59:61Z""#, nil), (#""2026-11-21T24:00:00Z""#, nil),
      (#""2026-11-21T14:60:00Z""#, nil), (#""2026-13-01T00:00:00Z""#, nil),
      (#""2026-04-31T00:00:00Z""#, nil), (#""2026-04-00T00:00:00Z""#, nil),
      (#""2026-11-21T14:05:00""#, nil), (#""2026-11-21T14:05:00.Z""#, nil),
      (#""2026-11-21T14:05Z""#, nil), (#""2026-11-21T14:05:00+24:00""#, nil),
      (#""2026-11-21T14:05:00Zx""#, nil), (#""2026-11-21""#, nil), (#""""#, nil), (#""7""#, nil),
    ] as [(String, Int64?)])
  func timestamps(_ spelling: String, _ milliseconds: Int64?) {
    let line = #"{"id":"1","speakerId":"a","content":"x","isFinal":true,"timestamp":\#(spelling)}"#
    #expect((try? read(line))?.timestamp == milliseconds)
    if milliseconds == nil {
      #expect(error(line)?.code == .invalidTimestamp && error(line)?.member == "timestamp")
      #expect(error(line)?.range == SourceRange(67, 67 + spelling.utf8.count))
    }
  }

  @Test(
    "An invalid line is rejected with a code, a range and a member",
    arguments: [
      ("", "empty-document", 0, 0, nil), ("[]", "not-an-object", 0, 2, nil),
      (" 7", "not-an-object", 1, 2, nil), ("{", "unexpected-end", 1, 1, nil),
      ("{}", "missing-member", 1, 2, "id"),
      (#"{"id":7}"#, "wrong-type", 6, 7, "id"),
      (#"{"id":"1","id":"1"}"#, "duplicate-member", 10, 14, "id"),
      (#"{"id":"1","\u0069d":"1"}"#, "duplicate-member", 10, 19, "id"),
      (#"{"id":"1"}"#, "missing-member", 9, 10, "speakerId"),
      (#"{"id":"1","speaker":"a"}"#, "misspelled-member", 10, 19, "speakerId"),
      (#"{"id":"1","speakerID":"a"}"#, "misspelled-member", 10, 21, "speakerId"),
      (#"{"id":"1","speaker_id":"a"}"#, "misspelled-member", 10, 22, "speakerId"),
      (#"{"id":"1","speakerId":null}"#, "wrong-type", 22, 26, "speakerId"),
      (#"{"id":"1","speakerId":"a","content":["x"]}"#, "wrong-type", 36, 41, "content"),
      (#"{"id":"1","speakerId":"a","content":"x"}"#, "missing-member", 39, 40, "isFinal"),
      (#"{"id":"1","speakerId":"a","content":"x","isFinal":1}"#, "wrong-type", 50, 51, "isFinal"),
      (
        #"{"id":"1","speakerId":"a","content":"x","isFinal":"true"}"#, "wrong-type", 50, 56,
        "isFinal"
      ),
      (
        #"{"id":"1","speakerId":"a","content":"x","isFinal":true,"time":1}"#, "missing-member", 63,
        64, "timestamp"
      ),
      (
        #"{"id":"1","speakerId":"a","content":"x","isFinal":true,"timestmap":1}"#,
        "misspelled-member",
        55, 66, "timestamp"
      ),
      (#"{"timestamp":true}"#, "wrong-type", 13, 17, "timestamp"),
      (#"{"x":\#(String(repeating: "[", count: 99))"#, "too-deep", 68, 69, nil),
    ] as [(String, String, Int, Int, String?)])
  func refused(_ line: String, _ code: String, _ start: Int, _ end: Int, _ member: String?) {
    let error = error(line)
    #expect(error?.code.rawValue == code && error?.member == member)
    #expect(error?.range == SourceRange(start, end))
    #expect(error?.expected.isEmpty == false)
  }

  @Test("The length of a line is limited")
  func length() throws {
    func line(_ count: Int) -> String {
      let start = #"{"id":"1","speakerId":"a","isFinal":true,"timestamp":1,"content":""#
      return start + String(repeating: "x", count: count - start.utf8.count - 2) + "\"}"
    }
    #expect(try read(line(MessageLineReader.maximumLength)).content.hasPrefix("xx"))
    let error = error(line(MessageLineReader.maximumLength + 1))
    #expect(error?.code == .lineTooLong && error?.range == SourceRange(16_384, 16_385))
  }

  @Test("The length of an id is limited", arguments: ["id", "speakerId"])
  func identifierLength(_ member: String) throws {
    func line(_ count: Int) -> String {
      let other = member == "id" ? "speakerId" : "id"
      let text = String(repeating: "é", count: count / 2)
      return
        #"{"\#(member)":"\#(text)","\#(other)":"a","isFinal":true,"timestamp":1,"content":"x"}"#
    }
    _ = try read(line(256))
    let error = error(line(258))
    #expect(error?.code == .identifierTooLong && error?.member == member)
    #expect(error?.expected == "a string of at most 256 bytes")
  }

  @Test("A reader can be used again after an error")
  func reuse() throws {
    var reader = MessageLineReader()
    let good = Array(#"{"id":"1","speakerId":"a","content":"x","isFinal":true,"timestamp":1}"#.utf8)
    let bad = Array(#"{"id":"1","#.utf8)
    let first = try reader.read(good.span)
    #expect(throws: MessageLineError.self) { try reader.read(bad.span) }
    #expect(try reader.read(good.span) == first)
  }

  @Test("A misspelled optional member is rejected, but an unknown name is ignored")
  func optionalMember() throws {
    func line(_ name: String) -> [UInt8] {
      Array(
        #"{"id":"1","speakerId":"a","content":"c","isFinal":true,"timestamp":1,"\#(name)":"he"}"#
          .utf8)
    }
    var reader = MessageLineReader()
    for name in ["Language", "LANGUAGE", "lang_uage"] {
      #expect(throws: MessageLineError.self) { try reader.read(line(name).span) }
    }
    #expect(try reader.read(line("languages").span).language.isEmpty)
    #expect(try reader.read(line("language").span).language == "he")
  }
}
