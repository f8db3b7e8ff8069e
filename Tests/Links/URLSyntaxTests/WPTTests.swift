import Foundation
import TestSupport
import Testing
import URLSyntax

/// Parses every case in the tests of the URL Standard as a link.
@Suite(
  "urltestdata.json",
  .enabled(if: TestData.isExpected("wpt/urltestdata.json"), "\(TestData.absence)"))
struct WPTTests {
  /// Returns the cases of the file.
  ///
  /// Foundation cannot decode lone surrogates, which web-platform-tests keep in a separate file.
  private static func cases() throws -> [WPTLink] {
    let cases: [WPTLink] = try WPT.cases("wpt/urltestdata.json")
    #expect(cases.count == 891)
    #expect(cases.count(where: \.isFailure) == 267)
    return cases
  }

  @Test("Strict parsing accepts no invalid URL, and reads accepted URLs like a browser")
  func strict() throws {
    var accepted = 0
    for row in try Self.cases() {
      guard let parts = try? URLParts(parsing: row.input) else { continue }
      accepted += 1
      let link = Array(row.input.utf8)
      #expect(!row.isFailure, "\(row.input)")
      expectSameReading(parts, of: link, as: row)
    }
    print("urltestdata.json: \(accepted) of 891 accepted, \(891 - accepted) refused")
    #expect(accepted >= 80)
  }

  /// The test uses a regular expression that is independent of the scanner.
  @Test("Obviously valid URLs are accepted")
  func clean() throws {
    let label = "[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?"
    let character = "(?:[A-Za-z0-9_~!$&'()*+,;=:@-]|%[2-7][0-9A-Da-d])"
    let component = "(?:\\.{0,2}\(character)(?:\(character)|\\.)*)"
    let authority = "//\(label)(?:\\.\(label))*"
    let path = "(?:/\(component))*/?"
    let rest = "(?:\\?(?:\(character)|[/?.])*)?(?:#(?:\(character)|[/?.])*)?"
    let web = try Regex("(?i:https?|wss?|ftp)\(":")\(authority)\(path)\(rest)")
    let own = try Regex(
      "(?!(?i:https?|wss?|ftp|file):)[a-z][a-z0-9+.-]*:(?:\(authority))?\(path)\(rest)")
    var clean = 0
    for row in try Self.cases() {
      let isClean = try web.wholeMatch(in: row.input) != nil || own.wholeMatch(in: row.input) != nil
      let isOdd = row.input.lowercased().contains("xn--") || row.input.lowercased().contains("%7f")
      guard isClean, !isOdd else { continue }
      clean += 1
      #expect(throws: Never.self, "\(row.input)") { try URLParts(parsing: row.input) }
    }
    print("urltestdata.json: \(clean) obviously clean")
    #expect(clean >= 40)
  }

  /// A browser rejects some hosts or reads them differently, so a manifest must not list them.
  @Test("A host that a manifest lists is read as written, or it is doubtful")
  func listed() throws {
    var accepted = 0
    var wrong: [ListableHost] = []
    for row in try Self.cases() {
      let link = Array(row.input.utf8)
      guard let parts = try? URLParts(scanning: link.span), let host = parts.host else { continue }
      guard parts.hostException(in: link.span) != nil else { continue }
      accepted += 1
      func text(_ range: Range<Int>) -> String { String(decoding: link[range], as: UTF8.self) }
      let port = parts.port.map(text)
      var written = text(host) + (port.map { ":" + $0 } ?? "")
      if parts.hasWebScheme { written = ListableHost.asciiLowercased(written) }
      if written == row.host {
        expectSameReading(parts, of: link, as: row)
        continue
      }
      wrong.append(ListableHost(link: row.input, written: written, meant: row.host))
      let scheme = ListableHost.asciiLowercased(text(parts.scheme))
      #expect(
        ListableHost.isDoubtful(text(host), port: port, scheme: scheme),
        "\(row.input): \(written), not \(row.host ?? "a URL")")
    }
    print("urltestdata.json: \(accepted) with a host to be listed, not to be listed:")
    for host in wrong { print("  \(host)") }
    #expect(accepted >= 50)
  }

  private func expectSameReading(_ parts: URLParts, of link: [UInt8], as row: WPTLink) {
    func text(_ range: Range<Int>) -> String { String(decoding: link[range], as: UTF8.self) }
    func folded(_ text: String) -> String { ListableHost.asciiLowercased(text) }
    let isWeb = parts.hasWebScheme
    #expect(folded(text(parts.scheme)) + ":" == row.scheme, "\(row.input)")
    let host = parts.host.map(text) ?? ""
    #expect((isWeb ? folded(host) : host) == row.hostname, "\(row.input)")
    let path = text(parts.path)
    #expect((isWeb && path == "" ? "/" : path) == row.pathname, "\(row.input)")
  }
}
