import Diagnostics
import LinkManifests
import LinkRouting
import Testing

@testable import LinkAssociations

// `PatternMatcher` of AOSP does not backtrack, so `/docs/.*/edit` matches one component between
// `docs` and `edit`:
// https://android.googlesource.com/platform/frameworks/base/+/main/core/java/android/os/PatternMatcher.java
@Suite("Android: components after a catch-all")
struct AndroidPathLengthTests {
  private func manifest(_ routes: String, exclude: String = "[]") throws -> LinkManifest {
    let fingerprint = Array(repeating: "00", count: 32).joined(separator: ":")
    let text = """
      app: docs
      hosts: [docs.example]
      types: { name: { text: "a-z", length: 2..9 }, mode: { enum: [list, grid] } }
      platforms:
        apple: { appIDs: [ABCDE12345.example.docs] }
        android: { package: example.docs, sha256: ["\(fingerprint)"] }
      routes: { \(routes) }
      exclude: \(exclude)
      """
    return try ManifestFile(parsing: Array(text.utf8), path: "docs.links.yaml").manifest
  }

  private func rules(_ text: AssociationText) -> [String] {
    text.text.split(separator: "\n").filter { $0.contains(#"{ "/": ""#) }.compactMap {
      $0.split(separator: "\"").dropFirst(3).first.map(String.init)
    }
  }

  private func path(_ count: Int, of word: String = "intro") -> String {
    Array(repeating: word, count: count).joined(separator: "/")
  }

  @Test("A pattern is written for each number of components, up to eight")
  func patterns() throws {
    let writer = AndroidAssociationWriter([try manifest(#"edit: "/docs/{path:name+}/edit""#)])
    let statements = try writer.assetLinks(host: "docs.example")
    let expected = (1...8).flatMap { count in
      ["", "/"].map { "/docs" + String(repeating: "/??*", count: count) + "/edit" + $0 }
    }
    #expect(rules(statements) == expected)
    let new = try writer.intentFilters(minimumAPI: 31)
    for count in 1...8 {
      let pattern = "/docs" + String(repeating: "/[a-z]{2,9}", count: count) + "/edit/{0,1}"
      #expect(new.text.contains(#"android:pathAdvancedPattern="\#(pattern)""#))
    }
    let old = try writer.intentFilters(minimumAPI: 23)
    #expect(old.text.contains(#"android:pathPattern="/docs/...*/...*/edit""#))
    for text in [statements, new, old] {
      #expect(!text.widenings.map(\.code).contains(.suffixNotExpressible))
      #expect(
        text.narrowings.map(\.explanation) == ["links with more than 10 path components"])
      #expect(text.narrowings.map(\.code) == [.pathLengthNotExpressible])
    }
  }

  /// Each row is a path, whether the route accepts it, and whether Android opens it.
  private static let rows: [(path: String, isAccepted: Bool, opens: Bool)] = [
    ("/docs/intro/edit", true, true), ("/docs/intro/edit/", true, true),
    ("/docs/a1/edit", false, false), ("/docs/edit", false, false), ("/docs", false, false),
    ("/docs/intro", false, false), ("/docs/intro/edit/intro", false, false),
    ("/docs/intro/editor", false, false), ("/docs/intro/start", false, false),
    ("/docs/edit/edit", true, true), ("/docs/edit/edit/edit", true, true),
  ]

  @Test("Filters open no other paths", arguments: rows.indices)
  func otherPages(_ index: Int) throws {
    let row = Self.rows[index]
    let manifest = try manifest(#"edit: "/docs/{path:name+}/edit""#)
    let link = "https://docs.example" + row.path
    #expect(((try? Router([manifest]).match(link)) != nil) == row.isAccepted)
    let writer = AndroidAssociationWriter([manifest])
    let filters = try writer.intentFilters(minimumAPI: 31).text
    let association = AndroidAssociation(
      manifest: AndroidManifest(reading: Array(filters.utf8)))
    #expect(association.verdict(for: AssociationLink(link), on: .android14).opens == row.opens)
    // Rules do not support sets of characters, so they also accept `a1` as the value, but no path
    // of a different form.
    let rules = AndroidAssociation(
      assetLinks: AssetLinks(
        reading: Array(try writer.assetLinks(host: "docs.example").text.utf8)))
    let opens = row.opens || row.path == "/docs/a1/edit"
    #expect(rules.verdict(for: AssociationLink(link), on: .android15).opens == opens)
  }

  @Test("A longer link stays in the browser, and the verdict reports the reason")
  func longLinks() throws {
    let manifest = try manifest(#"edit: "/docs/{path:name*}/edit""#)
    let judge = try LinkJudge(manifests: [manifest])
    for count in 0...8 {
      let link = "https://docs.example/docs/" + (count == 0 ? "" : path(count) + "/") + "edit"
      #expect(judge.verdict(for: link).divergences.isEmpty, "\(count)")
    }
    let verdict = judge.verdict(for: "https://docs.example/docs/\(path(9))/edit")
    #expect(verdict.platforms[.ios]?.opens == true)
    #expect(verdict.divergences.map(\.platform) == [.android14, .android15])
    for divergence in verdict.divergences {
      #expect(divergence.code == "path-length-not-expressible")
      #expect(divergence.severity == .warning && divergence.route == "edit")
    }
    let classes = judge.divergenceClasses()
    #expect(
      classes.filter { $0.divergence.code == "path-length-not-expressible" }.map(\.platforms)
        == [[.android14, .android15]])
    #expect(!classes.contains { $0.severity == .error })
  }

  @Test("An enumeration after a catch-all is written as one pattern per word")
  func values() throws {
    let manifest = try manifest(#"view: "/{path:name+}/view/{mode}""#)
    let rules = rules(try AndroidAssociationWriter([manifest]).assetLinks(host: "docs.example"))
    #expect(rules.contains("/??*/view/list") && rules.contains("/??*/??*/view/grid"))
    #expect(!rules.contains { $0.hasSuffix("*") })
  }

  @Test("An exclusion is written for each length, and reported because of longer links")
  func exclusions() throws {
    let manifest = try manifest(
      #"page: "/docs/{path:text*}""#, exclude: #"["/docs/{path:text*}/private"]"#)
    let statements = try AndroidAssociationWriter([manifest]).assetLinks(host: "docs.example")
    let rules = rules(statements)
    #expect(rules.contains("/docs/private") && rules.contains("/docs/?*/?*/private"))
    #expect(
      statements.widenings.filter { $0.code == .exclusionNotExpressible }.map(\.route)
        == ["/docs/{path:text*}/private"])
    let judge = try LinkJudge(manifests: [manifest])
    let verdict = judge.verdict(for: "https://docs.example/docs/\(path(8))/private")
    #expect(verdict.platforms[.android15]?.opens == false)
    let longer = judge.verdict(for: "https://docs.example/docs/\(path(9))/private")
    #expect(longer.platforms[.android15]?.opens == true)
    #expect(
      longer.divergences.contains {
        $0.platform == .android15 && $0.code == "exclusion-not-expressible" && $0.severity == .info
      })
  }
}
