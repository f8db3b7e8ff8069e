import BundledApps
import Foundation
import LinkAdapters
import LinkRouting
import Testing

/// Tests what happens to the screens of an app when it receives links.
@Suite struct LinkNavigationTests {
  enum Screen: Hashable {
    case session(String)
    case attend
  }

  /// A link that opens two screens if its route has a value for `session`, and no screen otherwise.
  struct Link: NavigableLink, Equatable {
    static let router = Router(proven: BundledApp.all)
    var session: String

    init(parsing link: String) throws(LinkError) {
      session = try Self.router.match(link)["session"]?.text ?? ""
    }

    var screens: [Screen] { session.isEmpty ? [] : [.session(session), .attend] }
  }

  @Test func aLinkReplacesTheScreens() throws {
    var navigation = LinkNavigation<Link>(path: [.session("OLD"), .attend, .attend])
    let url = try URL(link: "https://wordly.ai/attend/kxtr-7429")
    let link = navigation.open(.opened(url))
    #expect(link?.session == "KXTR-7429")
    #expect(navigation.path == [.session("KXTR-7429"), .attend])
    #expect(navigation.rejection == nil)
    navigation.open(try Link(parsing: "cocotte://actions/a1"))
    #expect(navigation.path == [])
  }

  @Test func aRejectedLinkLeavesTheScreens() throws {
    var navigation = LinkNavigation<Link>(path: [.attend])
    for (link, code) in [
      (ReceivedLink.pushed("https://evil.com/"), LinkError.Code.unknownHost),
      (.continued(try URL(link: "wordly://attend/KXTR-7429")), .unknownScheme),
    ] {
      let opened = navigation.open(link)
      #expect(opened == nil)
      #expect(navigation.rejection?.code == code)
      #expect(navigation.path == [.attend])
    }
    navigation.open(.pasted("<https://wordly.ai/attend/KXTR-7429>."))
    #expect(navigation.rejection == nil)
    #expect(navigation.path.count == 2)
  }

  /// A scene is launched by at most one link.
  @Test func connectionOptionsMayHaveALink() throws {
    let browsing = "NSUserActivityTypeBrowsingWeb"
    let web = try URL(link: "https://wordly.ai/attend/KXTR-7429")
    let custom = try URL(link: "wordly://attend/KXTR-7429")
    #expect(try ReceivedLink(activities: [], openedURLs: []) == nil)
    #expect(try ReceivedLink(activities: [], openedURLs: [custom]) == .opened(custom))
    #expect(try ReceivedLink(activities: [(browsing, web)], openedURLs: []) == .continued(web))
    let reading = (type: "com.example.reading", webpageURL: URL?.some(web))
    #expect(try ReceivedLink(activities: [reading], openedURLs: []) == nil)
    #expect(try ReceivedLink(activities: [reading], openedURLs: [custom]) == .opened(custom))
    #expect(
      try ReceivedLink(activities: [reading, (browsing, web)], openedURLs: []) == .continued(web))
    let error = refusal { try ReceivedLink(activities: [(browsing, nil)], openedURLs: [custom]) }
    #expect(error?.code == .noText)
  }
}
