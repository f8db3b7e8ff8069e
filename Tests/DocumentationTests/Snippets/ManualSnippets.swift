import BundledApps
import InstantSessions
import LinkRouting
import LocaleNegotiation
import Testing

func screenTitle(of link: String) -> String {
  do {
    switch try WordlyLink(parsing: link) {
    case .attend(let session, _, _): return "Attend \(session)"
    case .present(let session, _): return "Present \(session)"
    }
  } catch {
    return "This link is not valid."
  }
}

/// The code in the manual that is not on the page of a library.
@Suite struct ManualSnippets {
  @Test func generatedEnumeration() {
    #expect(screenTitle(of: "https://wordly.ai/attend/kxtr-7429") == "Attend KXTR-7429")
    #expect(screenTitle(of: "wordly://present/KXTR-7429?passcode=4F7K") == "Present KXTR-7429")
    #expect(screenTitle(of: "https://wordly.ai/atend/KXTR-7429") == "This link is not valid.")
  }

  @Test func typedID() throws {
    let id = try SessionIDShape.standard.id(typed: "7kxt r42w")  // 7KXT-R42W
    #expect("\(id)" == "7KXT-R42W")
  }

  @Test func directions() {
    let language = TextDirection(ofLanguage: "pa-PK")  // .rightToLeft
    let text = TextDirection(firstStrongIn: "12 שלום")  // .rightToLeft
    #expect(language == .rightToLeft && text == .rightToLeft)
  }
}
