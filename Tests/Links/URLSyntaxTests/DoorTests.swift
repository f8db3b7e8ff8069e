import Foundation
import Testing
import URLSyntax

@Suite("Parsing strings and parsing bytes")
struct DoorTests {
  @Test("Strings and bytes have the same result for every row of the tables")
  func tables() throws {
    let links =
      Refusal.all.map(\.link)
      + (AcceptedLink.strict + AcceptedLink.scanned).map { Array($0.link.utf8) }
    for link in links {
      // If the bytes are not valid UTF-8, the repaired string is parsed as a string and as bytes.
      let text = String(decoding: link, as: UTF8.self)
      for spelling in Self.spellings(of: text) {
        #expect(Self.outcome(spelling) == Outcome(Array(spelling.utf8)), "\(text)")
      }
    }
  }

  @Test("A string is parsed to its end, even if it contains a NUL")
  func nul() {
    #expect(Self.outcome("https://a/\0") == .refused(code: "control-character", range: 10..<11))
    #expect(Self.outcome("https://a/\0/") == .refused(code: "control-character", range: 10..<11))
  }

  /// Returns the same string in several representations of the standard library and Foundation.
  ///
  /// They are a native string, one that was built scalar by scalar, one that was decoded from
  /// UTF-16, a copy of a substring, and a bridged one.
  private static func spellings(of text: String) -> [String] {
    var grown = ""
    grown.reserveCapacity(100)
    for scalar in text.unicodeScalars { grown.unicodeScalars.append(scalar) }
    let cut = ("«" + text + "»").dropFirst().dropLast()
    let bridged = NSMutableString(string: text)
    return [
      text, grown, String(decoding: Array(text.utf16), as: UTF16.self), String(cut),
      String(describing: bridged),
    ]
  }

  private static func outcome(_ link: String) -> Outcome {
    do throws(URLParseError) {
      return .parts(PartRanges(try URLParts(parsing: link)))
    } catch {
      return Outcome(error)
    }
  }
}
