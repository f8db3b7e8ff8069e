import Foundation
import Testing

/// Tests the final conversation of `waymark bubbles`.
@Suite("bubbles: conversations")
struct BubblesTests {
  /// Returns the end of the JSON object for a final left-to-right bubble with one paragraph.
  private func ends(at timestamp: Int, count: Int) -> String {
    #""side":"left","textDirection":"ltr","isFinal":true,"timestamp":\#(timestamp),"#
      + #""paragraphs":[{"range":[0,\#(count)],"direction":"ltr"}]}"#
  }

  @Test("Interleaved and repeated messages form one conversation")
  func interleaved() throws {
    let lines = [
      Speech.line("1", "ann", "Good mor", at: 10, isFinal: false),
      Speech.line("2", "bob", "Hi", at: 12, isFinal: false),
      Speech.line("1", "ann", "Good morning", at: 14),
      Speech.line("2", "bob", "Hi there", at: 13),
      Speech.line("3", "ann", "", at: 15, isFinal: false),
      Speech.line("3", "ann", " ", at: 16),
      Speech.line("0", "cyd", "First", at: 1),
      Speech.line("1", "ann", "too late", at: 99),
    ]
    let expected = [
      #"{"id":"0","speaker":"cyd","text":"First",\#(ends(at: 1, count: 5))"#,
      #"{"id":"1","speaker":"ann","text":"Good morning",\#(ends(at: 14, count: 12))"#,
      #"{"id":"2","speaker":"bob","text":"Hi there",\#(ends(at: 13, count: 8))"#,
    ]
    let run = try Speech.json(lines)
    #expect(run.lines == expected && run.status == 0 && run.errors.isEmpty)
    // After a reconnection, all messages are repeated.
    #expect(try Speech.json(lines + lines).lines == expected)
    #expect(try Speech.json([lines[1], lines[3], lines[6], lines[0], lines[2]]).lines == expected)
  }

  @Test("Empty input and lines of white space produce an empty conversation")
  func empty() throws {
    for input in ["", "\n", " \t\r\n\n"] {
      for format in ["json", "text"] {
        let run = try Tool.run("bubbles", "--language", "en", "--format", format, input: input)
        #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty)
      }
    }
  }

  @Test(
    "The active language determines the side; the first strong character, the direction",
    arguments: [
      ("en", "hello", "left", "ltr"), ("en", "שלום", "left", "rtl"), ("ja", "12:30", "left", "ltr"),
      ("ar", "مرحبا", "right", "rtl"), ("ar", "hello", "right", "ltr"),
      ("he", "12:30", "right", "rtl"),
      ("ar-XB", "x", "right", "ltr"), ("pa-PK", "5", "right", "rtl"),
      ("he-Latn", "5", "left", "ltr"),
      ("iw_IL.UTF-8", "5", "right", "rtl"), ("und-Arab", "5", "right", "rtl"),
    ])
  func byDirection(_ language: String, _ text: String, _ side: String, _ direction: String) throws {
    let run = try Speech.json([Speech.line("1", "a", text, at: 1)], language: language)
    #expect(run.errors.isEmpty)
    let object = """
      {"id":"1","speaker":"a","text":"\(text)","side":"\(side)","textDirection":"\(direction)",
      """
    #expect(run.lines.count == 1 && run.lines[0].hasPrefix(object))
    #expect(
      run.lines[0].hasSuffix(
        #","paragraphs":[{"range":[0,\#(text.utf8.count)],"direction":"\#(direction)"}]}"#))
  }

  @Test("Each paragraph has its own direction, and skipped leading tokens do not affect it")
  func paragraphs() throws {
    let line = Speech.line("1", "a", "@anna שלום\n🇮🇱 hi\n42", at: 1, isFinal: false)
    func directions(_ arguments: String...) throws -> [String] {
      let run = try Tool.run(
        ["bubbles", "--language", "en", "--format", "json"] + arguments, input: Array(line.utf8))
      #expect(run.output.contains(#""isFinal":false"#))
      return run.output.matches(of: /\],"direction":"([a-z]+)"/).map { String($0.1) }
    }
    #expect(try directions() == ["ltr", "ltr", "ltr"])
    #expect(try directions("--skip-leading", "mentions") == ["rtl", "ltr", "rtl"])
    #expect(try directions("--skip-leading", "all") == ["rtl", "ltr", "rtl"])
    let run = try Tool.run("bubbles", "--language", "en", "--skip-leading", "mention")
    #expect(run.status == 2 && run.errors.contains("Did you mean 'mentions'?"))
  }

  @Test("The user's own bubbles are trailing, and a right-to-left language swaps the sides")
  func bySpeaker() throws {
    let lines = [
      Speech.line("1", "ann", "a", at: 1), Speech.line("2", "bob", "b", at: 2),
      Speech.line("3", "Ann", "c", at: 3),
    ]
    func sides(_ language: String) throws -> [String] {
      try Speech.json(lines, language: language, "--policy", "by-speaker", "--me", "ann").lines
        .map { $0.contains(#""side":"left""#) ? "left" : "right" }
    }
    #expect(try sides("en") == ["right", "left", "left"])
    #expect(try sides("he") == ["left", "right", "right"])
  }

  @Test("A malformed line is reported with its position, and later lines are read")
  func malformed() throws {
    let lines = [
      Speech.line("1", "ann", "a", at: 1), "", "  oops", #"{"id":"é","speaker":"x"}"#, "[]",
      #"{"id":7}"#, Speech.line("2", "ann", "b", at: 2),
    ]
    let run = try Speech.json(lines)
    #expect(run.status == 1 && run.lines.count == 2)
    let heads = run.errors.split(separator: "\n").filter { $0.contains("error:") }
    #expect(
      heads == [
        "-:3:3: error: line is not valid JSON [invalid-literal]",
        "-:4:11: error: unknown member; did you mean 'speakerId'? [misspelled-member]",
        "-:5:1: error: line is not a JSON object [not-an-object]",
        "-:6:7: error: value of 'id' has the wrong type [wrong-type]",
      ])
    #expect(
      run.errors.contains("  {\"id\":\"é\",\"speaker\":\"x\"}\n            ^^^^^^^^^\n  expected "))
    try Tool.withFile([0xFF, 0x0A], name: "talk.ndjson") { (path: String) throws in
      let run = try Tool.run("bubbles", "--language", "en", "--input", path)
      #expect(
        run.status == 1 && run.errors.hasPrefix("\(path):1:1: error: line is not valid JSON"))
    }
  }

  @Test("The numbers of messages that arrive too late, and of removed bubbles, are reported")
  func window() throws {
    let lines =
      (1...10_001).map { Speech.line("\($0)", "a", "x", at: $0) }
      + [Speech.line("late", "a", "x", at: 0), Speech.line("later", "a", "x", at: 1)]
    let text = try Speech.run(lines)
    #expect(text.status == 0)
    let notes = """
      2 messages arrived too late and were dropped
      1 older bubble was removed to make room for newer ones

      """
    #expect(text.errors == notes)
    let json = try Speech.json(lines)
    #expect(json.lines.count == 10_001 && json.lines.first?.hasPrefix(#"{"id":"2","#) == true)
    let counts = #"{"droppedMessages":2,"departedBubbles":1}"#
    #expect(json.lines.last == counts)
    #expect(json.errors == notes)
    // There is one line per change, followed by the counts.
    let changes = try Speech.json(lines, "--follow")
    #expect(changes.lines.count == 10_002 && changes.lines.last == counts)
    // Removed bubbles are counted at the end, even if no message was dropped.
    let room = try Speech.json(Array(lines.prefix(10_001)), "--follow")
    #expect(room.lines.count { $0.contains("departedBubbles") } == 1)
    #expect(room.lines.last == #"{"droppedMessages":0,"departedBubbles":1}"#)
  }

  @Test("A line that is too long is skipped", arguments: [16_385, 3_000_000])
  func longLines(_ length: Int) throws {
    let start = String(Speech.line("1", "a", "", at: 1).dropLast())
    let long = start + String(repeating: " ", count: length - start.utf8.count - 1) + "}"
    let run = try Speech.json([long, Speech.line("2", "a", "b", at: 2)])
    #expect(run.status == 1 && run.lines.count == 1)
    #expect(run.errors.hasPrefix("-:1:16385: error: line is too long [line-too-long]\n"))
    #expect(run.errors.utf8.count < 1000)
  }
}
