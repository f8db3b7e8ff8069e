public import BundledApps
import Foundation
public import LinkAdapters
import LinkRouting
import Testing

enum Destination: Equatable {
  case attend(session: String)
  case browser
  case notice(String)

  init(_ received: ReceivedLink, in router: Router) {
    do {
      let match = try received.match(in: router)
      switch match.routeName {
      case "attend": self = .attend(session: match["session", as: String.self] ?? "")
      default: self = .notice("This link needs a newer version of the app.")
      }
    } catch let error where error.code == .excluded {
      self = .browser
    } catch {
      self = .notice("This link is not valid.")
    }
  }
}

/// A screen of the app.
public enum Screen: Hashable {
  case session(String)
  case attend, present
}

extension WordlyLink: NavigableLink {
  /// The screens that the link opens.
  public var screens: [Screen] {
    switch self {
    case .attend(let session, _, _): [.session(session.text), .attend]
    case .present(let session, _): [.session(session.text), .present]
    }
  }
}

/// The code in the article ReceivingLinks.
@Suite struct ReceivingLinksSnippets {
  let router = Router(proven: BundledApp.all)

  @Test func scannedAndPasted() throws {
    let expected = try WordlyLink(parsing: "https://wordly.ai/attend/KXTR-7429")
    let payload = "HTTPS://WORDLY.AI/attend/KXTR-7429"
    let scanned = try WordlyLink(parsing: ReceivedLink.scanned(payload))
    #expect(scanned == expected)
    let text = "<https://wordly.ai/attend/KXTR-7429>."
    let pasted = try WordlyLink(parsing: ReceivedLink.pasted(text))
    #expect(pasted == expected)
  }

  @Test func navigation() {
    var navigation = LinkNavigation<WordlyLink>()
    navigation.open(.pushed("https://wordly.ai/attend/KXTR-7429"))
    let screens = navigation.path  // [.session("KXTR-7429"), .attend]
    navigation.open(.pushed("https://evil.com/"))
    let code = navigation.rejection?.code  // unknown-host, and the path is unchanged
    #expect(screens == [.session("KXTR-7429"), .attend])
    #expect(code == .unknownHost)
    #expect(navigation.path == screens)
  }

  @Test(arguments: [
    ("https://wordly.ai/attend/kxtr-7429", Destination.attend(session: "KXTR-7429")),
    ("https://wordly.ai/", .browser),
    ("https://wordly.ai/present/KXTR", .notice("This link needs a newer version of the app.")),
    ("https://evil.com/", .notice("This link is not valid.")),
  ])
  func destinations(_ text: String, _ expected: Destination) throws {
    let url = try #require(URL(string: text))
    for received in [ReceivedLink.opened(url), .continued(url), .pushed(text)] {
      #expect(Destination(received, in: router) == expected)
    }
  }
}
