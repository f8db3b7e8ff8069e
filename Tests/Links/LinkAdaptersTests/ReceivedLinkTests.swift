import BundledApps
import Diagnostics
import Foundation
import LinkAdapters
import LinkRouting
import Testing

/// Tests the ways in which an app receives a link.
@Suite struct ReceivedLinkTests {
  let router = TrapTests.router

  @Test func anOpenedLinkMayHaveAnyDeclaredScheme() throws {
    for text in ["https://wordly.ai/attend/KXTR-7429", "wordly://attend/KXTR-7429"] {
      let match = try ReceivedLink.opened(URL(link: text)).match(in: router)
      #expect(match.reference.description == "wordly.attend")
    }
  }

  @Test func anActivityContinuesWebLinksOnly() throws {
    let web = ReceivedLink.continued(try URL(link: "HTTPS://wordly.ai/attend/KXTR-7429"))
    #expect(try web.match(in: router).routeName == "attend")
    let forged = ReceivedLink.continued(try URL(link: "wordly://attend/KXTR-7429"))
    let error = refusal { try forged.match(in: router) }
    #expect(error?.code == .unknownScheme)
    #expect(error?.range.range == 0..<6)
    #expect(error?.expected == "the scheme https")
  }

  /// The activity type for universal links is documented at
  /// <https://developer.apple.com/documentation/foundation/nsuseractivitytypebrowsingweb>.
  @Test func onlyAnActivityOfBrowsingHasALink() throws {
    let url = try URL(link: "https://wordly.ai/attend/KXTR-7429")
    let browsing = "NSUserActivityTypeBrowsingWeb"
    #expect(try ReceivedLink(activityType: browsing, webpageURL: url) == .continued(url))
    #expect(try ReceivedLink(activityType: "com.example.reading", webpageURL: url) == nil)
    #expect(try ReceivedLink(activityType: "com.example.reading", webpageURL: nil) == nil)
    let error = refusal { try ReceivedLink(activityType: browsing, webpageURL: nil) }
    #expect(error?.code == .noText)
  }

  @Test func onlyAPastedTextLosesItsSurroundings() throws {
    let link = "https://wordly.ai/attend/KXTR-7429"
    for text in ["<\(link)>", "\(link).", " \(link)\n"] {
      #expect(try ReceivedLink.pasted(text).match(in: router).link == link)
      #expect(try WordlyLink(parsing: ReceivedLink.pasted(text)) == WordlyLink(parsing: link))
      for received in [ReceivedLink.scanned(text), .pushed(text)] {
        #expect(refusal { try received.match(in: router) } != nil)
        #expect(refusal { try WordlyLink(parsing: received) } != nil)
      }
    }
    #expect(try ReceivedLink.scanned(link).match(in: router).routeName == "attend")
  }

  @Test func aNotificationMayCarryALink() throws {
    let payload: [AnyHashable: Any] = [
      "aps": ["alert": "Session"], "link": "cocotte://actions/a1?stakes=high",
    ]
    let link = try #require(try ReceivedLink(payload: payload))
    #expect(link == .pushed("cocotte://actions/a1?stakes=high"))
    #expect(try ReceivedLink(payload: payload, key: "url") == nil)
    #expect(try ReceivedLink(payload: [:]) == nil)
  }

  @Test func whatIsNoTextIsRefused() {
    for value: Any in [7, ["https://wordly.ai"], true] {
      #expect(refusal { try ReceivedLink(payload: ["link": value]) }?.code == .noText)
    }
  }

  @Test func aTextIsMatchedAsItCame() {
    let pushed = ReceivedLink.pushed("https://wordly.ai/attend/KXTR ")
    #expect(refusal { try pushed.match(in: router) }?.code.rawValue == "space")
  }

  @Test func nothingOfALinkIsShown() throws {
    let text = "https://wordly.ai/attend/KXTR?passcode=4F7K"
    for link in [
      ReceivedLink.opened(try URL(link: text)), .continued(try URL(link: text)), .pushed(text),
      .scanned(text), .pasted(text),
    ] {
      var dumped = ""
      dump(link, to: &dumped)
      for shown in [dumped, "\(link)", String(reflecting: link)] {
        #expect(!shown.contains("4F7K") && !shown.contains("KXTR"))
      }
    }
  }
}
