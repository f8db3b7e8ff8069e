import BundledApps
import JoinLinks
import LinkRouting
import Testing

/// Tests that a link with an invalid passcode or language opens the form with a message.
@Suite struct JoinProblemTests {
  @Test(arguments: [
    ("passcode=123", ["join.passcode.tooShort"]),
    ("passcode=12345678901234567", ["join.passcode.tooLong"]),
    ("passcode=12-34", ["join.passcode.invalidCharacters"]),
    ("lang=f", ["join.language.unknown"]), ("lang=French", ["join.language.unknown"]),
    ("lang=xx", ["join.language.unknown"]), ("lang=xx_US", ["join.language.unknown"]),
    ("lang=eng", []), ("lang=iw", []),
    ("lang=f&passcode=1", ["join.passcode.tooShort", "join.language.unknown"]),
    ("passcode=&lang", []), ("passcode=4F7K&lang=en_US", []),
  ])
  func problems(_ query: String, _ keys: [String]) throws {
    for start in ["https://wordly.ai/attend/KXTR-7429?", "osqr://attend/KXTR-7429?"] {
      let form = try JoinForm(parsing: start + query)
      #expect(form.problems.map(\.messageKey) == keys)
      #expect(form.role == .attendee && form.session != nil)
      for problem in form.problems {
        #expect(problem.field == .passcode ? form.passcode == nil : form.language == nil)
      }
    }
  }

  @Test func intentsTellDroppedFromAbsent() throws {
    let start = "https://wordly.ai/attend/KXTR-7429"
    let absent = try WordlyLink.parse(start)
    let dropped = try WordlyLink.parse(start + "?passcode=1")
    #expect(absent.intent == dropped.intent && absent.dropped.isEmpty)
    #expect(dropped.dropped.map(\.parameter) == ["passcode"])
    #expect(dropped.dropped.map(\.code) == [.tooShort])
  }
}
