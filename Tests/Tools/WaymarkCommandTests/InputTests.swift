import Foundation
import Testing

/// Tests links from files and pipes, one per line.
@Suite("parse: --input")
struct InputTests {
  private func records(_ input: [UInt8], _ options: String...) throws -> [Record] {
    try Record.all(
      Tool.run(["parse", "--format", "json", "--input", "-"] + options, input: input))
  }

  @Test("Lines end with LF, CRLF or the end of the file, and blank lines are counted")
  func lines() throws {
    let found = try records(Array("osqr:menu\r\n\n  \t\r\nosqr:thread\nosqr:signin".utf8))
    #expect(found.map(\.line) == [1, 4, 5])
    #expect(found.map(\.link) == ["osqr:menu", "osqr:thread", "osqr:signin"])
    #expect(found.allSatisfy { $0.warnings == nil })
    #expect(try records(Array("osqr:menu\r\n".utf8)).count == 1)
    #expect(try records([]).isEmpty)
    #expect(try records(Array("\n\r\n".utf8)).isEmpty)
  }

  @Test("A byte order mark at the start of a file is not part of its first link")
  func byteOrderMark() throws {
    #expect(try records([0xEF, 0xBB, 0xBF] + "osqr:menu\n".utf8).map(\.status) == ["matched"])
    #expect(
      try records(Array("osqr:menu\n\u{FEFF}osqr:menu\n".utf8)).map(\.status).last == "rejected")
  }

  @Test("Only a line that is not UTF-8 is rejected, and it is printed in repaired form")
  func notUTF8() throws {
    let found = try records(
      Array("osqr:menu\nosqr:".utf8) + [0xFF, 0xC3] + Array("x\\\n".utf8) + [0xC0, 0xAE, 0x0A]
        + Array("osqr:menu\n".utf8))
    #expect(found.map(\.error?.code) == [nil, "invalid-utf-8", "invalid-utf-8", nil])
    #expect(found[1].link == "osqr:\u{FFFD}\u{FFFD}x\\" && found[1].error?.range == [5, 6])
    #expect(found[2].error?.range == [0, 1])
  }

  @Test("A NUL is a control character")
  func nul() throws {
    let found = try records(Array("osqr:me".utf8) + [0] + Array("nu\nosqr:menu\n".utf8))
    #expect(found.map(\.error?.code) == ["control-character", nil])
    #expect(found[0].link == "osqr:me\0nu")
  }

  @Test(
    "A line that is too long is rejected with its length, and only its start is printed",
    arguments: [8193, 262_143, 262_144, 262_145, 3_000_000])
  func tooLong(_ length: Int) throws {
    let line =
      Array("osqr:thread?q=".utf8) + Array(repeating: UInt8(ascii: "x"), count: length - 14)
    for (end, expected) in [("\n", 3), ("\r\n", 3)] {
      let found = try records(
        Array("osqr:menu\n".utf8) + line + Array("\(end)osqr:menu\n".utf8), "--jobs", "2")
      try #require(found.count == expected)
      #expect(found.map(\.line) == [1, 2, 3])
      #expect(found[1].error?.code == "too-long" && found[1].error?.range == [8192, length])
      #expect(found[1].link.count == 1025 && found[1].link.hasSuffix("x…"))
      #expect(found[2].status == "matched")
    }
    #expect(try records(line).map(\.error?.range) == [[8192, length]])
  }

  @Test("Results keep the order of the lines with any number of jobs", arguments: ["1", "2", "7"])
  func order(_ jobs: String) throws {
    // Rejected links take longer than matching links, so pieces are not finished in order.
    let padding = String(repeating: "x", count: 250)
    let lines = (0..<5000).map { number in
      number % 1000 < 80
        ? "https://wordly.ai/atend/A\(number)?x={" : "osqr:thread?text=\(number)\(padding)"
    }
    let run = try Tool.run(
      ["parse", "--format", "json", "--input", "-", "--jobs", jobs],
      input: Array(lines.joined(separator: "\n").utf8))
    let starts = run.lines.enumerated().filter { index, line in
      !line.hasPrefix(#"{"line":\#(index + 1),"link":"\#(lines[index])""#)
    }
    #expect(run.lines.count == lines.count && starts.isEmpty && run.status == 1)
  }

  @Test("Results for arguments are printed before those for the input")
  func both() throws {
    let run = try Tool.run(
      "parse", "--format", "json", "--input", "-", "osqr:menu", input: "osqr:thread\n")
    #expect(try Record.all(run).map(\.line) == [nil, 1])
  }

  @Test("Text output contains line numbers")
  func text() throws {
    let run = try Tool.run("parse", "--input", "-", input: "\nosqr:menu\nosqr:nemu\n")
    #expect(run.output.contains("line 2: matched osqr:menu\n"))
    #expect(run.output.contains("line 3: rejected "))
  }

  @Test("A link is reported as soon as its line arrives", arguments: ["parse", "verdict"])
  func streaming(_ command: String) throws {
    let process = Process()
    process.executableURL = Tool.url
    process.arguments = [command, "--format", "json", "--input", "-"]
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    for link in ["osqr:menu", "osqr:thread"] {
      input.fileHandleForWriting.write(Data((link + "\n").utf8))
      let answer = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      #expect(answer.contains(link))
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
