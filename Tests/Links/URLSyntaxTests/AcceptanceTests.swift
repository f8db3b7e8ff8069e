import Testing
import URLSyntax

@Suite("Links that the policy accepts")
struct AcceptanceTests {
  @Test("Each part has its exact range", arguments: AcceptedLink.strict)
  func strict(_ row: AcceptedLink) {
    #expect(row.assembled == row.link)
    let link = Array(row.link.utf8)
    #expect(Outcome(link) == .parts(row.ranges))
    #expect(Outcome(link, scanning: true) == .parts(row.ranges))
  }

  @Test("Scanning accepts links with an unusual host", arguments: AcceptedLink.scanned)
  func scanned(_ row: AcceptedLink) throws {
    #expect(row.assembled == row.link)
    let link = Array(row.link.utf8)
    #expect(Outcome(link, scanning: true) == .parts(row.ranges))
    let error = try #require(try URLParts(scanning: link.span).hostException(in: link.span))
    #expect(Outcome(link) == Outcome(error))
  }

  @Test(
    "Web schemes are the six special schemes, in any case",
    arguments: [
      ("https", true), ("http", true), ("ws", true), ("wss", true), ("ftp", true), ("file", true),
      ("HTTPS", true), ("HttP", true), ("wSs", true), ("FILE", true), ("Ftp", true),
      ("osqr", false), ("httpss", false), ("htt", false), ("h", false), ("w", false),
      ("wsss", false), ("ftps", false), ("files", false), ("blob", false), ("a+https", false),
    ])
  func webScheme(_ scheme: String, _ isWeb: Bool) throws {
    #expect(try URLParts(parsing: scheme + "://wordly.ai/").hasWebScheme == isWeb)
  }

  @Test("The scan detects percent-encoding and irregular fragments")
  func flags() throws {
    #expect(try URLParts(parsing: "https://w/a%20?b#c").flags.contains(.percentInPath))
    #expect(try !URLParts(parsing: "https://w/a%20?b#c").flags.contains(.percentAfterPath))
    #expect(try URLParts(parsing: "https://w/a?%20").flags.contains(.percentAfterPath))
    #expect(try URLParts(parsing: "https://w/a#%20").flags.contains(.percentAfterPath))
    #expect(try !URLParts(parsing: "https://w/a?%20").flags.contains(.percentInPath))
    #expect(try !URLParts(parsing: "https://w/a#%FF").flags.contains(.irregularFragment))
    for fragment in ["é", "%", "%4", "[", "#", "|"] {
      let flags = try URLParts(parsing: "https://w/a#" + fragment).flags
      #expect(flags.contains([.irregularFragment, .percentAfterPath]))
      #expect(!flags.contains(.irregularQuery))
    }
  }
}
