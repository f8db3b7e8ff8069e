import Testing

/// Tests the text output of `waymark parse`.
@Suite("parse: text")
struct TextTests {
  /// Returns the printed line of a rejected link and the carets below it.
  private func marked(_ link: String) throws -> [String] {
    let lines = try Tool.run("parse", "--", link).lines
    try #require(lines.count > 2)
    return [lines[1], lines[2]]
  }

  @Test("A matched link is printed with all details")
  func matched() throws {
    let run = try Tool.run(
      "parse", " wordly://attend/kxtr-7429?lang=zh-hans&passcode=1234&utm_source=x%20y")
    #expect(
      run.output == """
        matched wordly://attend/kxtr-7429?lang=zh-hans&passcode=•••&utm_source=x%20y
          app         wordly (Wordly)
          route       attend  /attend/{session}
          parameters
            session   KXTR-7429  session: 4 to 64 characters (only A-Z 0-9 -)
            passcode  •••        passcode: 4 to 16 characters (only A-Z a-z 0-9) (secret)
            lang      zh-Hans    language: a BCP 47 language tag, such as fr or zh-Hans
          canonical   https://wordly.ai/attend/KXTR-7429?passcode=•••&lang=zh-Hans
          extra
            utm_source  x y
          warning     Whitespace around the link was removed; with it, an app would reject the link
          warning     The secret passcode is in a link with a custom scheme, which any app can claim


        """)
  }

  @Test("A rejected link is printed with its correction")
  func rejected() throws {
    let run = try Tool.run("parse", "https://wordly.ai/atend/KXTR-7429")
    #expect(
      run.output == """
        rejected No route has this path component here [unknown-path-component]
          https://wordly.ai/atend/KXTR-7429
                            ^^^^^
          expected    attend or present
          nearest     wordly.attend  /attend/{session}
          corrected   https://wordly.ai/attend/KXTR-7429


        """)
  }

  @Test("Carets mark the error, whatever the width of the characters")
  func carets() throws {
    #expect(try marked("osqr:é") == ["  osqr:é", "       ^"])
    // Wide characters occupy two columns and combining marks none; the carets stay aligned.
    #expect(try marked("日本https://x") == ["  日本https://x", "  ^^"])
    #expect(try marked("https://日本.ai/") == ["  https://日本.ai/", "          ^^"])
    #expect(try marked("osqr:e\u{301}") == ["  osqr:e\u{301}", "       ^"])
    #expect(try marked("osqr:👩‍👩‍👧x") == ["  osqr:👩‍👩‍👧x", "       ^^"])
    // An empty range is marked with one caret.
    #expect(
      try marked("https://wordly.ai/attend") == [
        "  https://wordly.ai/attend", "                          ^",
      ])
    #expect(try marked("")[1] == "  ^")
  }

  @Test("A secret is replaced by one mask, and carets after it are aligned")
  func maskedCarets() throws {
    #expect(
      try marked("osqr:menu?passcode=123456&a={") == [
        "  osqr:menu?passcode=•••&a={", "                           ^",
      ])
    #expect(
      try marked("https://wordly.ai/attend/KXTR-7429?passcode=1%345678&x=%FF") == [
        "  https://wordly.ai/attend/KXTR-7429?passcode=•••&x=%FF",
        "                                                    ^^^",
      ])
  }

  @Test("Characters that control the terminal are escaped")
  func deceptive() throws {
    #expect(try marked("osqr:\u{1B}[31mx") == ["  osqr:␛[31mx", "       ^"])
    #expect(try marked("osqr:\u{202E}x") == ["  osqr:<U+202E>x", "       ^^^^^^^^"])
    let run = try Tool.run("parse", "osqr:thread?text=a%E2%80%AEb%20c")
    #expect(run.output.contains("text  a<U+202E>b c"))
  }

  @Test("Only the part of a long link around the error is shown")
  func window() throws {
    let long = "osqr:thread?q=" + String(repeating: "x", count: 500)
    let lines = try marked(long + "{" + String(repeating: "y", count: 500))
    #expect(lines[0].hasPrefix("  …xxx") && lines[0].hasSuffix("yyy…"))
    #expect(lines[0].count <= 100)
    let column = try #require(Array(lines[0]).firstIndex(of: "{"))
    #expect(lines[1] == String(repeating: " ", count: column) + "^")
    // If the error is at the start or the end of a link, only one side has an ellipsis.
    #expect(try marked("{" + long)[0].hasPrefix("  {osqr"))
    #expect(try marked(long + "{")[0].hasSuffix("{"))
    // If the range is longer than the shown part, its start is shown.
    let host = try marked("https://" + String(repeating: "h.", count: 300) + "example/x")
    #expect(host[0].count <= 100 && host[1].count <= 100)
  }
}
