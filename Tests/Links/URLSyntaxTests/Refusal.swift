import Diagnostics
import Testing
import URLSyntax

/// A row of the policy table: a link, its error code, and the range of the invalid bytes.
struct Refusal: Sendable, CustomTestStringConvertible {
  let code: URLParseError.Code
  let link: [UInt8]
  let range: Range<Int>

  /// Creates a row from a link in which `⟦` and `⟧` enclose the invalid bytes.
  init(_ code: URLParseError.Code, _ marked: String) {
    // The text is split by scalars, because a combining mark would merge with the preceding marker.
    let open = marked.unicodeScalars.split(separator: "⟦", omittingEmptySubsequences: false)
    let close = open.last?.split(separator: "⟧", omittingEmptySubsequences: false) ?? []
    precondition(open.count == 2 && close.count == 2, "one ⟦ and then one ⟧: \(marked)")
    func bytes(_ text: Substring.UnicodeScalarView) -> [UInt8] { Array(Substring(text).utf8) }
    self.init(code, bytes(open[0]), bytes(close[0]), bytes(close[1]))
  }

  /// Creates a row from the bytes before, in, and after the invalid range.
  init(_ code: URLParseError.Code, _ before: [UInt8], _ wrong: [UInt8], _ after: [UInt8]) {
    self.code = code
    link = before + wrong + after
    range = before.count..<before.count + wrong.count
  }

  var testDescription: String {
    let text = String(decoding: link.prefix(80), as: UTF8.self)
    return "\(code.rawValue) \(range) \(text.debugDescription)"
  }
}

/// Links that are rejected with the same code.
struct Refusals: Sendable {
  let rows: [Refusal]

  init(_ code: URLParseError.Code, _ marked: [String]) {
    rows = marked.map { Refusal(code, $0) }
  }
}

/// The result of parsing a link, in the same representation for strings and bytes.
enum Outcome: Hashable, CustomStringConvertible {
  case parts(PartRanges)
  case refused(code: String, range: Range<Int>)

  /// Creates the result of parsing a link strictly, or of scanning it.
  init(_ link: [UInt8], scanning: Bool = false) {
    do throws(URLParseError) {
      let parts =
        scanning ? try URLParts(scanning: link.span) : try URLParts(parsing: link.span)
      self = .parts(PartRanges(parts))
    } catch {
      self.init(error)
    }
  }

  init(_ error: URLParseError) {
    self = .refused(code: error.code.rawValue, range: error.range.range)
  }

  var description: String {
    switch self {
    case .parts(let parts): "\(parts)"
    case .refused(let code, let range): "\(code) \(range)"
    }
  }
}

/// The parts of an accepted link, as the public properties return them.
struct PartRanges: Hashable {
  var scheme: Range<Int>
  var host: Range<Int>?
  var port: Range<Int>?
  var path: Range<Int>
  var query: Range<Int>?
  var fragment: Range<Int>?
}

extension PartRanges {
  init(_ parts: URLParts) {
    self.init(
      scheme: parts.scheme, host: parts.host, port: parts.port, path: parts.path,
      query: parts.query, fragment: parts.fragment)
  }
}
