import Foundation
import Testing

@Suite("explain")
struct ExplainTests {
  @Test("The page of a code contains cause and fix; brackets around the code are ignored")
  func page() throws {
    let run = try Tool.run("explain", "backslash")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("# backslash\n\n*Link syntax*\n"))
    #expect(run.output.contains("**Cause:**") && run.output.contains("**Fix:**"))
    #expect(try Tool.run("explain", "[backslash]").output == run.output)
  }

  @Test("The page of a rule is the same as in the rules command")
  func rule() throws {
    let page = try Tool.run("rules", "missing-translation").output
    #expect(try Tool.run("explain", "missing-translation").output == page)
  }

  @Test("An unknown code causes status 2, with a suggestion of the nearest code")
  func unknown() throws {
    let run = try Tool.run("explain", "backslsh")
    #expect(run.status == 2 && run.errors.contains("Did you mean 'backslash'?"))
  }

  @Test("Without a code, all codes and rules are listed")
  func list() throws {
    let run = try Tool.run("explain")
    #expect(run.status == 0)
    #expect(
      run.output.contains("\n  backslash\n") && run.output.contains("\n  missing-translation\n"))
    let rules = try Tool.run("rules", "--format", "json").lines.count
    #expect(try Tool.run("explain", "--format", "json").lines.count > rules)
  }
}
