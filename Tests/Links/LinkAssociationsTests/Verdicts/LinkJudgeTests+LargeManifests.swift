import Diagnostics
import LinkAssociations
import LinkRouting
import Testing

extension LinkJudgeTests {
  @Test("A file that exceeds the system's size limit opens nothing, which is an error")
  func largeManifests() throws {
    // The literals alone take more than 128 KB.
    let routes = try (0..<1_500).map {
      let text = String(repeating: "long", count: 20)
      return Route(name: "r\($0)", pattern: try RoutePattern(parsing: "/\(text)\($0)/{n:integer}"))
    }
    let manifest = LinkManifest(
      app: "big", hosts: ["big.example"],
      platforms: Platforms(apple: .init(appIDs: ["ABCDE12345.example.big"])), routes: routes)
    let error = #expect(throws: AssociationWriteError.self) {
      try AppleAssociationWriter([manifest]).associationFile(host: "big.example")
    }
    #expect(error?.code == .tooLarge)
    let judge = try LinkJudge(manifests: [manifest])
    #expect(judge.diagnostics.map(\.rule) == ["apple-too-large"])
    let link = "https://big.example/" + String(repeating: "long", count: 20) + "1499/7"
    let verdict = judge.verdict(for: link)
    #expect(verdict.platforms[.ios]?.opens == false)
    #expect(verdict.platforms[.ios]?.reason == .fileTooLarge)
    #expect(verdict.divergences.map(\.code) == ["opens-less"] && verdict.diverges)
    #expect(verdict.divergences.first?.severity == .error)
  }

  @Test("If the file would be too large, invalid values are not excluded, and this is reported")
  func compactFiles() throws {
    func file(_ count: Int) throws -> AssociationText {
      let routes = try (0..<count).map {
        Route(name: "r\($0)", pattern: try RoutePattern(parsing: "/s\($0)/{n:integer}/{id:uuid}"))
      }
      return try AppleAssociationWriter([
        LinkManifest(
          app: "big", hosts: ["big.example"],
          platforms: Platforms(apple: .init(appIDs: ["ABCDE12345.example.big"])), routes: routes)
      ]).associationFile(host: "big.example")
    }
    let small = try file(20)
    let large = try file(300)
    #expect(large.text.utf8.count <= AppleAssociation.maximumSize)
    #expect(!small.widenings.contains { $0.code == .sizeNotExpressible })
    #expect(large.widenings.contains { $0.code == .sizeNotExpressible && $0.parameter == "n" })
    let id = "/123e4567-e89b-12d3-a456-426614174000"
    for (text, opensWrong) in [(small, false), (large, true)] {
      let read = AppleAssociation(bytes: Array(text.text.utf8))
      for (path, opens) in [("/s7/17" + id, true), ("/s7/x" + id, opensWrong), ("/s7/17", false)] {
        #expect(read.verdict(for: AssociationLink("https://big.example" + path)).opens == opens)
      }
    }
  }
}
