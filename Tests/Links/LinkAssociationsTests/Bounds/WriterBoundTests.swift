import FiniteAutomata
import LinkRouting
import Testing

@testable import LinkAssociations

@Suite("Limits on the work of writers")
struct WriterBoundTests {
  static func manifest(
    _ paths: [String], types: [ParameterType] = [], hosts: [String] = ["big.example"],
    exclude: [String] = []
  ) throws -> LinkManifest {
    LinkManifest(
      app: "big", hosts: hosts, types: types,
      platforms: Platforms(
        apple: .init(appIDs: ["ABCDE12345.example.big"]),
        android: .init(
          package: "example.big",
          fingerprints: [Array(repeating: "AB", count: 32).joined(separator: ":")])),
      routes: try paths.enumerated().map {
        Route(name: "r\($0)", pattern: try RoutePattern(parsing: $1))
      },
      exclusions: try exclude.map { .init(pattern: try RoutePattern(parsing: $0)) })
  }

  static let words = (0..<20_000).map { "w" + String($0 &* 2_654_435_761 % 16_777_216, radix: 16) }

  @Test("A long list of words results in a small automaton, and a file that opens every word")
  func longLists() throws {
    let type = ParameterType("word", .enumeration(Self.words))
    let pattern = try RoutePattern(parsing: "/{w:word}")
    let paths = AcceptedPaths(pattern, types: ["word": type], isCaseSensitive: true)
    #expect(paths.automaton.edges.count < 1000)
    #expect(paths.hasUnlistedWords && !paths.isExact)
    #expect(paths.automaton.accepts(Self.words[17_777]))

    let manifest = try Self.manifest(["/{w:word}", "/{x:text}/y"], types: [type])
    let text = try AppleAssociationWriter([manifest]).associationFile(host: "big.example")
    #expect(text.widenings.contains { $0.code == .sizeNotExpressible && $0.parameter == "w" })
    #expect(text.widenings.contains { $0.code == .proofNotFinished })
    let file = AppleAssociation(bytes: Array(text.text.utf8))
    for path in ["/" + Self.words[0], "/" + Self.words[19_999], "/x/y"] {
      #expect(file.verdict(for: AssociationLink("https://big.example" + path)).opens)
    }
  }

  @Test("Words with a common prefix share states in the automaton", arguments: [false, true])
  func sharedStates(_ hasUnsortedWords: Bool) {
    let words = ["abc", "abd", "ab", "x", "abc"].map { Array($0.utf8) }
    var automaton = PatternAutomaton()
    let end = automaton.addState()
    automaton.append(
      words: hasUnsortedWords ? words.reversed() : words, after: automaton.start, endingAt: end
    ) { .scalar($1.value) }
    automaton.finish(end, isPath: false)
    // The states are the start, the end, a, ab, abc, abd, and x.
    #expect(automaton.edges.count == 7)
    for text in ["ab", "abc", "abd", "x"] { #expect(automaton.accepts(text)) }
    for text in ["", "a", "abcd", "xa", "b"] { #expect(!automaton.accepts(text)) }
  }

  @Test("If the budget is exhausted, nothing is proved, and this is recorded")
  func exhaustedBudgets() {
    let automaton = PatternAutomaton([.text(Array("a".utf8))], isPath: true)
    let other = PatternAutomaton([.text(Array("b".utf8))], isPath: true)
    let proofs = PathProofs(budget: 1000)
    #expect(proofs.isNothing(in: automaton, and: other))
    #expect(!proofs.hasGivenUp && proofs.left < 1000)
    #expect(!proofs.spend(1000))
    #expect(!proofs.isNothing(in: automaton, and: other))
    #expect(proofs.isExhausted && proofs.hasGivenUp)
  }

  @Test("A proof that takes too long is stopped, and this is reported")
  func longProofs() {
    // In each proof, the second automaton has exponentially many subsets of states: any `a` can be
    // the one that its 40 wildcards follow.
    let elements: [PatternElement] =
      [.many, .text(Array("a".utf8))] + Array(repeating: .one, count: 40)
    let proofs = PathProofs()
    let isNothing = proofs.isNothing(
      in: PatternAutomaton([.many, .set(.alnum)], isPath: true),
      avoiding: [PatternAutomaton(elements + [.many, .text(Array("~".utf8))], isPath: true)])
    #expect(!isNothing)
    let isIncluded = PatternProof.isIncluded(
      PatternAutomaton(elements + [.text(Array("b".utf8))], isPath: true),
      in: [PatternAutomaton(elements + [.set(.alpha)], isPath: true)], isPath: true)
    #expect(isIncluded == .unknown)
  }

  @Test("The proofs for overlapping routes stay within their budget")
  func overlappingRoutes() throws {
    let paths = (0..<128).map { bits in
      "/" + (0..<7).map { bits >> $0 & 1 == 1 ? "a" : "{p\($0):code}" }.joined(separator: "/")
    }
    let code = ParameterType(
      "code", .text(TextRule(allowed: ScalarSet([0x30...0x39]), length: 4...9)))
    let manifest = try Self.manifest(paths, types: [code])
    let groups = HostGroups(manifest)
    var variables = AppleVariables()
    let group = try #require(groups.group(of: "big.example"))
    let text = AppleHostText(
      manifest, on: group, content: AppleFileContent(excludesValues: true), isAlone: true,
      variables: &variables)
    #expect(text.proofs.isExhausted == text.widenings.contains { $0.code == .proofNotFinished })
    let opened = text.components.filter { !$0.excludes }
    #expect(opened.count == 128)
  }

  @Test("Hosts with the same routes share one group, whatever their case and number")
  func hostGroups() throws {
    let hosts = (0..<2000).map { "H\($0).example.com" }
    var manifest = try Self.manifest(["/a/{x:text}", "/b"], hosts: hosts, exclude: ["/c"])
    #expect(HostGroups(manifest).groups.count == 1)
    #expect(HostGroups(manifest).openHosts == hosts)
    manifest.routes[1].hosts = ["h7.example.com"]
    let groups = HostGroups(manifest)
    #expect(groups.groups.count == 2)
    #expect(groups.group(of: "h7.EXAMPLE.com")?.routes == [0, 1])
    #expect(groups.group(of: "h8.example.com")?.routes == [0])
    #expect(groups.group(of: "h9") == nil)
    manifest.exclusions = [
      .init(pattern: try RoutePattern(parsing: "/{rest:text*}"), host: "h8.example.com")
    ]
    #expect(HostGroups(manifest).openHosts.count == 1999)
    #expect(HostGroups(manifest).group(of: "h8.example.com")?.isOpen == false)
  }
}
