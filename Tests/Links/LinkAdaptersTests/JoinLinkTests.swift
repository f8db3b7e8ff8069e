import Diagnostics
import Foundation
import JoinLinks
import LinkAdapters
import LinkRouting
import Testing

/// Tests join intents and forms that are created from a `URL` or a received link.
@Suite struct JoinLinkTests {
  let text = "osqr://attend/kxtr-7429?passcode=4F7K&lang=fr"

  @Test func aURLBecomesAJoinIntent() throws {
    let expected = try JoinIntent(parsing: text)
    let url = try #require(URL(string: text))
    #expect(try JoinIntent(parsing: url) == expected)
    #expect(try JoinIntent(parsing: URLComponents(link: text)) == expected)
    for received in [ReceivedLink.opened(url), .pushed(text), .scanned(text), .pasted(text)] {
      #expect(try JoinIntent(parsing: received) == expected)
    }
  }

  @Test func aURLFillsTheForm() throws {
    let url = try #require(URL(string: "https://wordly.ai/attend/KXTR-7429?passcode=1"))
    let form = try JoinForm(parsing: url)
    #expect(form.session?.text == "KXTR-7429")
    #expect(form.problems.map(\.field) == [.passcode])
  }

  @Test func errorsAreThoseOfTheText() throws {
    for text in ["osqr://thread", "https://user@wordly.ai/attend/KXTR", "https://wordly.ai/"] {
      let url = try #require(URL(string: text))
      let expected = refusal { try JoinIntent(parsing: text) }
      #expect(expected != nil)
      #expect(refusal { try JoinIntent(parsing: url) } == expected)
    }
  }

  /// An escape in a declared value is ambiguous if the link contains an unencoded bracket.
  ///
  /// `URL(string:)` encodes the bracket and every `%`, so only the original string is ambiguous.
  @Test func onlyTheTextShowsAnAmbiguousEscape() throws {
    let text = "https://wordly.ai/attend/KXTR?x=[1]&passcode=4F%37K"
    #expect(refusal { try JoinIntent(parsing: text) }?.code == .ambiguousEscape)
    let url = try #require(URL(string: text))
    // `4F%37K` is not a valid passcode because it contains a percent sign, so it is dropped.
    #expect(try JoinIntent(parsing: url).passcode == nil)
    #expect(try JoinForm(parsing: url).problems.map(\.field) == [.passcode])
  }

  @Test func aPastedLinkLosesWhatSurroundsItAndKeepsItsRanges() throws {
    let expected = try JoinIntent(parsing: text)
    #expect(try JoinIntent(parsing: ReceivedLink.pasted("(\(text)).")) == expected)
    let other = "(osqr://thread)."
    let error = refusal { try JoinIntent(parsing: ReceivedLink.pasted(other)) }
    #expect(error?.code == .notAJoinLink)
    #expect(error?.range.range == 1..<14)
  }
}
