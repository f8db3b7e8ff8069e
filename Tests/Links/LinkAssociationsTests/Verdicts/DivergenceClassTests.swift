import BundledApps
import Diagnostics
import LinkAssociations
import LinkRouting
import ManifestSamples
import Testing

@Suite("Classes of divergence")
struct DivergenceClassTests {
  private static let bundled = BundledApp.all

  private func check(_ manifests: [LinkManifest]) throws -> [DivergenceClass] {
    let judge = try LinkJudge(manifests: manifests)
    let classes = judge.divergenceClasses()
    for found in classes {
      #expect(
        found.severity == (found.divergence.direction == .less ? .warning : .info), "\(found)")
      let divergences = judge.verdict(for: found.witness).divergences
      for platform in found.platforms {
        #expect(
          divergences.contains {
            $0.platform == platform && $0.code == found.divergence.code
              && $0.route == found.divergence.route && $0.parameter == found.divergence.parameter
          }, "\(found)")
      }
    }
    #expect(Set(classes).count == classes.count)
    return classes
  }

  @Test("Platforms and routers differ on links of the bundled apps only for listed reasons")
  func bundledApps() throws {
    let classes = try check(Self.bundled)
    #expect(classes == (try LinkJudge(manifests: Self.bundled).divergenceClasses()))
    let codes = Set(classes.map(\.divergence.code))
    for code in [
      "scheme-not-expressible", "link-syntax-not-expressible", "character-class-not-expressible",
      "case-differs", "wildcard-crosses-slash",
    ] {
      #expect(codes.contains(code), "\(code)")
    }
  }

  @Test(
    "Platforms and routers differ on manifests with every construct only for listed reasons",
    arguments: ConstructManifests.texts.indices)
  func everyConstruct(_ index: Int) throws {
    let classes = try check([ConstructManifests.all()[index]])
    #expect(classes.count > 5)
  }

  @Test("The links that a file opens or leaves closed are compared with the router of a manifest")
  func classesOfFiles() throws {
    let json = """
      {"applinks":{"details":[{"appIDs":["A.b"],"components":[{"/":"/item/*"},{"/":"/old/?*"}]}]}}
      """
    let judge = LinkJudge(
      apple: AppleAssociation(bytes: Array(json.utf8)),
      router: try Router([LinkJudgeTests().manifest()]))
    let classes = judge.divergenceClasses()
    let less = classes.filter { $0.divergence.direction == .less }
    #expect(less.map(\.divergence.route) == ["slash"] && less.map(\.severity) == [.error])
    #expect(less.map(\.witness) == ["https://shop.example/slash/"])
    #expect(classes.contains { $0.divergence.code == "opens-more" && $0.severity == .warning })
    #expect(classes.allSatisfy { $0.platforms == [.ios] })
    // Links that only the file opens are found from its patterns.
    let other =
      #"{"applinks":{"details":[{"appIDs":["A.b"],"components":[{"/":"/item/*"},{"/":"/old"}]}]}}"#
    let alone = LinkJudge(
      apple: AppleAssociation(bytes: Array(other.replacing("/item/*", with: "/slash/").utf8)),
      router: try Router([LinkJudgeTests().manifest()])
    ).divergenceClasses()
    #expect(alone.contains { $0.witness == "https://shop.example/old" })
  }

  @Test("The case of a path and the case of a host are separate classes")
  func caseOfPath() throws {
    // Rules contain the canonical spelling and the uppercase spelling. Routers accept all
    // spellings.
    for path in ["/Foo/{n:integer}", "/foo/{n:integer}"] {
      let route = "  x: { path: \"\(path)\", case: insensitive }\nexclude:"
      let text = LinkJudgeTests.shop.replacing("exclude:", with: route)
      let classes = try check([LinkJudgeTests().manifest(text)])
      let found = classes.filter { $0.divergence.code == "case-differs" }
      #expect(Set(found.map(\.divergence.route)) == [nil, "x"], "\(path): \(found)")
      #expect(found.allSatisfy { $0.platforms.contains(.android15) }, "\(path)")
    }
  }
}
