import Foundation
import TestSupport
import Testing
import URLSyntax

@Suite("Test data of the URL Standard")
struct TestDataTests {
  /// `percent-encoding.json` contains strings, and how a browser encodes them in a query.
  @Test(.enabled(if: TestData.isExpected("wpt/percent-encoding.json"), "\(TestData.absence)"))
  func percentEncoding() throws {
    struct Case: Decodable {
      let input: String
      let output: [String: String]
    }
    let cases: [Case] = try WPT.cases("wpt/percent-encoding.json")
    #expect(cases.count >= 6)
    for row in cases {
      let output = try #require(row.output["utf-8"])
      for encoded in [output, PercentEncoding.encode(row.input)] {
        let text = encoded.withSpan { PercentEncoding.decode(0..<$0.count, of: $0) }
        #expect(Array(text.utf8) == Array(row.input.utf8))
      }
    }
  }

  /// `toascii.json` contains hosts, and how a browser maps them; `null` if it rejects them.
  @Test(.enabled(if: TestData.isExpected("wpt/toascii.json"), "\(TestData.absence)"))
  func toASCII() throws {
    struct Case: Decodable {
      let input: String
      let output: String?
    }
    let cases: [Case] = try WPT.cases("wpt/toascii.json")
    #expect(cases.count >= 80)
    var accepted: [String] = []
    var listable: [String] = []
    for row in cases {
      let link = Array("https://\(row.input)/x".utf8)
      let isKept = row.output == ListableHost.asciiLowercased(row.input)
      if case .parts = Outcome(link) {
        accepted.append(row.input)
        #expect(isKept, "\(row.input)")
      } else if case .parts = Outcome(link, scanning: true), !isKept {
        listable.append(row.input)
        #expect(ListableHost.isDoubtful(row.input, port: nil, scheme: "https"), "\(row.input)")
      }
    }
    #expect(accepted.contains("ab--c") && accepted.contains("-x"))
    print(
      "toascii.json: \(accepted.count) of \(cases.count) accepted, not to be listed: \(listable)")
  }
}

/// Reads files from web-platform-tests: arrays in which strings between the cases are comments.
enum WPT {
  static func cases<Case: Decodable>(_ path: String) throws -> [Case] {
    try JSONDecoder().decode([Entry<Case>].self, from: TestData.content(of: path))
      .compactMap(\.value)
  }

  private struct Entry<Case: Decodable>: Decodable {
    let value: Case?

    init(from decoder: any Decoder) throws {
      let isComment = (try? decoder.singleValueContainer().decode(String.self)) != nil
      value = isComment ? nil : try Case(from: decoder)
    }
  }
}
