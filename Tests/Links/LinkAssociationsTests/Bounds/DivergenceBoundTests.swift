import LinkRouting
import Testing

@testable import LinkAssociations

@Suite("Limits of the search for divergences")
struct DivergenceBoundTests {
  @Test("The default budget is sufficient for all links; with a smaller one, the rest is reported")
  func budgets() throws {
    let manifest = try WriterBoundTests.manifest(["/a/{x:text}", "/b/{id:uuid}", "/c"])
    let judge = try LinkJudge(manifests: [manifest])
    let all = judge.divergenceFindings()
    #expect(all.unfinished == 0 && !all.classes.isEmpty)
    // Unfinished work is counted per route and host. Here, it consists of the three routes and of
    // the origin without a path.
    let none = judge.divergenceFindings(budget: 0)
    #expect(none.unfinished == 4 && none.classes.isEmpty)
    let some = judge.divergenceFindings(budget: 60_000)
    #expect((1...4).contains(some.unfinished))
    let known = Set(all.classes.map { [$0.divergence.route, $0.divergence.code] })
    for found in some.classes {
      #expect(known.contains([found.divergence.route, found.divergence.code]))
    }
  }

  @Test("If several hosts have the same files, only one of them is evaluated")
  func hosts() throws {
    let hosts = (0..<300).map { "h\($0).example.com" }
    let manifest = try WriterBoundTests.manifest(["/a/{x:text}"], hosts: hosts)
    let judge = try LinkJudge(manifests: [manifest])
    let classes = judge.divergenceFindings().classes
    #expect(!classes.isEmpty)
    for found in classes { #expect(!found.witness.contains("h7.example")) }
    #expect(judge.verdict(for: "https://h7.example.com/a/b").platforms[.ios]?.opens == true)
  }

  @Test("Only some words from a long list are tried")
  func words() {
    let samples = ValueSamples(ParameterType("word", .enumeration(WriterBoundTests.words)))
    #expect(samples.valid.count == 33)
    #expect(samples.valid.last == WriterBoundTests.words.last)
  }
}
