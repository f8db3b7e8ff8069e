import Foundation
import Testing

/// Tests the options and usage errors of `waymark bubbles`.
@Suite("bubbles: usage")
struct BubblesUsageTests {
  @Test(
    "Wrong usage causes status 2, with a message",
    arguments: [
      ([], "Missing expected argument '--language <tag>'"),
      (["--language", "en", "--policy", "by-speaker"], "by-speaker needs --me"),
      (["--language", "en", "--policy", "by-speker"], "Did you mean 'by-speaker'?"),
      (["--language", "en", "--format", "jsn"], "Did you mean 'json'?"),
      (["--language", "en", "--input", "/nowhere"], "Cannot read /nowhere: "),
      (["--language", "en", "--input", "/"], "Cannot read /: "),
      (["--language", "en", "x"], "Unexpected argument 'x'"),
    ] as [([String], String)])
  func usage(_ arguments: [String], _ message: String) throws {
    let run = try Tool.run(["bubbles"] + arguments)
    #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(message))
  }

  @Test(
    "An unknown language is an error",
    arguments: ["", "x", "not a tag", "und", "zz", "x-klingon", "C", "\u{202E}"])
  func language(_ language: String) throws {
    let run = try Speech.json([Speech.line("1", "a", "x", at: 1)], language: language)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains("is not a known language") && !run.errors.contains("\u{202E}"))
  }

  @Test("An option that has no effect causes a warning")
  func unused() throws {
    let run = try Speech.json([], "--me", "ann")
    #expect(run.status == 0 && run.errors.contains("--me has no effect"))
  }

  @Test("--follow prints each change as JSON immediately")
  func changes() throws {
    let process = Process()
    process.executableURL = Tool.url
    process.arguments = ["bubbles", "--language", "en", "--format", "json", "--follow"]
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    for (content, isFinal) in [("a", false), ("ab", false), (" ", true)] {
      let time = content == "a" ? 1 : content == "ab" ? 2 : 3
      let line = Speech.line("1", "ann", content, at: time, isFinal: isFinal)
      input.fileHandleForWriting.write(Data((line + "\n").utf8))
      let answer = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      #expect(answer.contains("\"text\":\"\(content == " " ? "" : content)\""))
      #expect(answer.split(separator: "\n").count == 1)
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(output.fileHandleForReading.readDataToEndOfFile().isEmpty)
  }

  @Test("--follow in a pipe draws the conversation once, at the end")
  func followInPipe() throws {
    let lines = [
      Speech.line("1", "a", "x", at: 1, isFinal: false), Speech.line("1", "a", "y", at: 2),
    ]
    let run = try Speech.run(lines, ["--follow"])
    #expect(run.output == (try Speech.run(lines).output))
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test("--follow prints nothing if nothing changes")
  func unchanged() throws {
    let line = Speech.line("1", "a", "x", at: 1)
    let run = try Speech.json([line, line, Speech.line("1", "a", "late", at: 9)], "--follow")
    #expect(run.lines.count == 1)
  }
}
