import Foundation
import TestSupport
import Testing
import URLSyntax

@Suite("Links that the policy rejects")
struct RefusalTests {
  @Test("Each row is rejected with its code and its range", arguments: Refusal.all)
  func row(_ row: Refusal) {
    #expect(Outcome(row.link) == .refused(code: row.code.rawValue, range: row.range))
  }

  /// Scanning accepts hosts that a manifest may list, and leaves the decision to its caller.
  @Test("Scanning accepts exactly the links with an unusual host", arguments: Refusal.all)
  func scanning(_ row: Refusal) {
    let oddities: Set<URLParseError.Code> = [
      .ipAddressHost, .trailingDotHost, .emptyHostLabel, .underscoreHost, .punycodeHost,
      .portNotAllowed,
    ]
    let isFilePort = row.code == .portNotAllowed && row.link.starts(with: "file:".utf8)
    switch Outcome(row.link, scanning: true) {
    case .parts: #expect(oddities.contains(row.code))
    case .refused(let code, _):
      #expect(code == row.code.rawValue)
      #expect(!oddities.contains(row.code) || isFilePort)
    }
  }

  @Test(
    "An error contains no part of the link, and describes the expected syntax",
    arguments: Refusal.all)
  func expectation(_ row: Refusal) throws {
    let error = #expect(throws: URLParseError.self) { try URLParts(parsing: row.link.span) }
    let expected = try #require(error?.expected)
    #expect(!expected.isEmpty && expected != "a valid link")
    #expect(error?.description == "\(row.code.rawValue) at \(row.range): expected \(expected)")
  }

  /// Characters that browsers remove or treat as a slash have their own code at every position.
  @Test("Blanks, controls and backslashes are found at every position")
  func everyPosition() {
    let link = Array("https://wordly.ai:80/attend/KX%20?lang=fr#top".utf8)
    let percent = 31..<33  // Inside `%20`, the percent sign is the first error.
    #expect(link[30] == UInt8(ascii: "%"))
    for byte in Array(0x00...0x20) + [0x5C, 0x7F] as [UInt8] {
      let code: URLParseError.Code =
        switch byte {
        case 0x20: .space
        case 0x5C: .backslash
        default: .controlCharacter
        }
      for offset in 0...link.count where !percent.contains(offset) {
        var broken = link
        broken.insert(byte, at: offset)
        let expected = Outcome.refused(code: code.rawValue, range: offset..<offset + 1)
        #expect(Outcome(broken) == expected, "byte \(byte) at \(offset)")
      }
    }
  }

  @Test(
    "Encoded C0, DEL and C1 controls are rejected in path and query",
    arguments: ["/", "/a?b="])
  func encodedControls(_ part: String) {
    let front = "https://wordly.ai" + part
    for value in Array(0x00...0x1F) + Array(0x7F...0x9F) {
      let digits = String(value, radix: 16)
      let octet = "%" + (digits.count == 1 ? "0" : "") + digits
      for spelling in [octet, octet.uppercased()] {
        let control = value < 0x80 ? spelling : "%C2" + spelling
        let range = front.utf8.count..<front.utf8.count + control.utf8.count
        let link = Array((front + control + "x").utf8)
        let code = URLParseError.Code.percentEncodedControl.rawValue
        #expect(Outcome(link) == .refused(code: code, range: range), "\(control)")
      }
    }
  }

  @Test("A link has at most 8192 bytes")
  func length() throws {
    let front = "https://wordly.ai/?"
    let longest = front + String(repeating: "a", count: 8192 - front.utf8.count)
    let parts = try URLParts(parsing: longest)
    #expect(parts.query == 19..<8192)
    #expect(URLParts.maximumLength == 8192)
    let expected = Outcome.refused(code: "too-long", range: 8192..<8193)
    #expect(Outcome(Array((longest + "a").utf8)) == expected)
    // The length is checked before the content. A host may extend to the maximum length.
    #expect(Outcome(Array(repeating: 0, count: 8193)) == expected)
    let host = try URLParts(parsing: "https://" + String(repeating: "a", count: 8184))
    #expect(host.host == 8..<8192 && host.path == 8192..<8192)
  }

  /// The codes are read from the source code, so that the test includes new codes.
  @Test("Every code can occur, and is spelled like its name")
  func codes() throws {
    let source = ProjectFolder.url
      .appending(path: "Sources/Links/URLSyntax/URLParseError+Codes.swift")
    let text = try String(contentsOf: source, encoding: .utf8)
    let declaration = /public static let (\w+) = Self\(rawValue: "([a-z0-9-]+)"\)/
    let declared = text.matches(of: declaration).map { (name: $0.1, code: String($0.2)) }
    #expect(declared.count == text.components(separatedBy: "public static let").count - 1)
    for (name, code) in declared {
      let words = code.replacingOccurrences(of: "-", with: "")
      #expect(name.lowercased() == words)
    }
    let reached = Set(Refusal.all.map(\.code.rawValue))
    #expect(Set(declared.map(\.code)) == reached)
    #expect(declared.count == reached.count, "no two codes are spelled alike")
  }
}
