import LinkAssociations
import Testing

extension AssociationComparisonTests {
  @Test("Changes to the identities of apps are reported, whatever links they open")
  func identities() throws {
    func file(_ prints: [String], relation: String = "handle_all_urls", package: String = "a.b")
      -> AssociationFile
    {
      let list = prints.map { text in
        "\"" + Array(repeating: text, count: 32).joined(separator: ":") + "\""
      }
      let json = """
        [{"relation":["delegate_permission/common.\(relation)"],"target":{"namespace":"android_app",
        "package_name":"\(package)","sha256_cert_fingerprints":[\(list.joined(separator: ","))]}}]
        """
      return AssociationFile(.assetLinks, bytes: Array(json.utf8))
    }
    func codes(_ old: AssociationFile, _ new: AssociationFile) throws -> [String] {
      let comparison = try #require(AssociationComparison(from: old, to: new))
      #expect(
        comparison.isEmpty == (comparison.changes.isEmpty && comparison.identityChanges.isEmpty))
      return comparison.identityChanges.map { "\($0.code.rawValue) \($0.app)" }
    }
    #expect(try codes(file(["AB", "CD"]), file(["CD", "AB"])) == [])
    #expect(try codes(file(["AB"]), file(["CD"])) == ["fingerprints-changed a.b"])
    #expect(try codes(file(["AB"]), file(["AB", "CD"])) == ["fingerprints-changed a.b"])
    #expect(
      try codes(file(["AB"]), file(["AB"], relation: "get_login_creds")) == [
        "relations-changed a.b"
      ])
    #expect(
      try codes(file(["AB"]), file(["AB"], package: "a.c")) == ["app-removed a.b", "app-added a.c"])
    let change = try #require(
      AssociationComparison(from: file(["AB"]), to: file(["CD"]))?.identityChanges.first)
    #expect(change.removed.map { $0.prefix(5) } == ["AB:AB"])
    #expect(change.added.map { $0.prefix(5) } == ["CD:CD"])
    #expect(
      try codes(apple(#"{"/":"/a"}"#), apple(#"{"/":"/a"}"#, app: "A.c")) == [
        "app-removed A.b", "app-added A.c",
      ])
  }
}
