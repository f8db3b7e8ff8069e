import Testing

@Suite("routes")
struct RoutesTests {
  @Test("Text: a table for each app")
  func text() throws {
    let run = try Tool.run("routes", "--app", "wordly")
    #expect(
      run.output
        == """
        wordly (Wordly)  https://wordly.ai  wordly://
          route    path                query                                title
          attend   /attend/{session}   passcode: passcode?, lang: language?  route.attend
          present  /present/{session}  passcode: passcode?                  route.present

        """.replacing(
          "query                                title",
          with: "query                                 title"
        )
        .replacing(
          "passcode: passcode?                  route",
          with: "passcode: passcode?                   route"))
    #expect(try Tool.run("routes").output.contains("\n\nwordly (Wordly)  "))
  }

  @Test("JSON: an object for each route")
  func json() throws {
    let run = try Tool.run("routes", "--app", "wordly", "--format", "json")
    #expect(
      run.lines.last == """
        {"app":"wordly","route":"present","pattern":"/present/{session}","hosts":["wordly.ai"],\
        "schemes":["wordly"],"path":[{"name":"session","type":"session",\
        "values":"4 to 64 characters (only A-Z 0-9 -)"}],"query":[{"name":"passcode",\
        "type":"passcode","values":"4 to 16 characters (only A-Z a-z 0-9)","occurrence":"optional",\
        "secret":true}],"title":"route.present","summary":"Join a session as a presenter"}
        """)
  }

  @Test("Markdown: a bar in a type ends no cell")
  func markdown() throws {
    let run = try Tool.run("routes", "--app", "osqr", "--format", "markdown")
    #expect(run.output.hasPrefix("## OSQR\n\nThought capture\n\n`https://app.osqr.app`, "))
    #expect(
      run.lines.contains(
        #"| `thread` | `/thread` | `text: any text?, input: text \| voice?` | signedIn, subscribed | `route.thread` |  |"#
      ))
    var count = 0
    for line in run.lines {
      let bars = line.hasPrefix("|") ? line.replacing(#"\|"#, with: "").count { $0 == "|" } : 0
      // Every row of a table has as many cells as its heading.
      #expect(bars == 0 || count == 0 || bars == count)
      count = bars
    }
  }

  @Test("Only the apps that are named")
  func selection() throws {
    let run = try Tool.run("routes", "--app", "wordly", "--app", "osqr", "--format", "json")
    #expect(
      run.lines.allSatisfy { $0.hasPrefix(#"{"app":"wordly""#) || $0.hasPrefix(#"{"app":"osqr""#) })
    #expect(run.lines.count == 8)
  }
}
