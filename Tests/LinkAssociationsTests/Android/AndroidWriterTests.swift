import BundledApps
import Diagnostics
import LinkAssociations
import LinkRouting
import ManifestSamples
import Testing

/// What is written for Android, and that it reads back as what it was meant to be.
@Suite("Android: writing")
struct AndroidWriterTests {
  private func wordly() throws -> AndroidAssociationWriter {
    AndroidAssociationWriter([try #require(BundledApp.all.first { $0.app == "wordly" })])
  }

  @Test("The filters of Wordly, by the lowest API level")
  func filters() throws {
    let old = try wordly().intentFilters(minimumAPI: 23).text
    #expect(old.contains(#"<data android:pathPattern="/attend/.....*" />"#))
    #expect(!old.contains("AdvancedPattern") && !old.contains("uri-relative-filter-group"))
    let middle = try wordly().intentFilters(minimumAPI: 31).text
    #expect(
      middle.contains(#"<data android:pathAdvancedPattern="/attend/[\\-0-9A-Za-z]{4,64}/{0,1}" />"#)
    )
    let new = try wordly().intentFilters(minimumAPI: 35).text
    #expect(new.contains(#"<uri-relative-filter-group android:allow="false">"#))
    // The scheme of the app's own has a filter of its own, which no device verifies.
    #expect(old.contains("<intent-filter>") && old.contains(#"<data android:scheme="wordly" />"#))
  }

  @Test("The statements of Wordly: exclusions first, then the routes, never a catch-all")
  func statements() throws {
    let text = try wordly().assetLinks(host: "wordly.ai", allowsPlaceholders: true).text
    let rules = text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter {
      $0.hasPrefix("{ \"/\"")
    }
    #expect(
      rules == [
        #"{ "/": "/", "exclude": true },"#, #"{ "/": "/attend/????*" },"#,
        #"{ "/": "/present/????*" }"#,
      ])
    let plain = try wordly().assetLinks(
      host: "wordly.ai", allowsPlaceholders: true, hasRules: false
    ).text
    #expect(!plain.contains("relation_extensions"))
    #expect(
      AssetLinks(reading: Array(plain.utf8)).diagnostics.map(\.rule) == ["android-placeholder"])
  }

  @Test("An exclusion is said wherever a pattern says it without closing a route, else reported")
  func exclusions() throws {
    let kept = try #require(try ConstructManifests.all().first { $0.app == "kept" })
    func unsaid(_ text: AssociationText) -> [String?] {
      text.widenings.filter { $0.code == .exclusionNotExpressible }.map(\.route)
    }
    let writer = AndroidAssociationWriter([kept])
    let statements = try writer.assetLinks(host: "kept.example")
    let rules = statements.text.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.contains("exclude") }.map { $0.hasSuffix(",") ? $0.dropLast() : $0 }
    // The path with a slash at its end is one of the first pattern, and needs no rule.
    #expect(
      rules == [
        #"{ "/": "/files/private/*", "exclude": true }"#,
        #"{ "/": "/files/private", "exclude": true }"#,
        #"{ "/": "/item/admin", "exclude": true }"#, #"{ "/": "/item/admin/", "exclude": true }"#,
        #"{ "/": "/only/?*", "exclude": true }"#,
      ])
    // A wildcard takes more than digits, and a digit in each place more than dates.
    #expect(unsaid(statements) == ["/note/{n:digits}", "/day/{d:date}"])
    // Groups have sets of characters; no filter below level 35 excludes anything.
    #expect(unsaid(try writer.intentFilters(minimumAPI: 35)) == ["/day/{d:date}"])
    for level in [23, 31] {
      #expect(
        unsaid(try writer.intentFilters(minimumAPI: level)) == [
          "/files/private/{rest:text*}", "/item/admin", "/note/{n:digits}", "/day/{d:date}",
        ])
    }
  }

  @Test("Placeholders are refused unless they are allowed, and so is what has no place")
  func refusals() throws {
    let writer = try wordly()
    #expect(throws: AssociationWriteError.self) { try writer.assetLinks(host: "wordly.ai") }
    let error = #expect(throws: AssociationWriteError.self) {
      try writer.assetLinks(host: "other.example", allowsPlaceholders: true)
    }
    #expect(error?.code == .noHost)
    #expect(throws: AssociationWriteError.self) { try writer.intentFilters(app: "other") }
    let routes = [Route(name: "r", pattern: try RoutePattern(parsing: "/r"))]
    let bare = LinkManifest(app: "bare", hosts: ["bare.example"], routes: routes)
    let none = #expect(throws: AssociationWriteError.self) {
      try AndroidAssociationWriter([bare]).assetLinks(host: "bare.example")
    }
    #expect(none?.code == .noIdentity)
    // A host without routes trusts the app with nothing, and needs no file.
    let idle = LinkManifest(
      app: "bare", hosts: ["bare.example", "idle.example"],
      routes: routes.map {
        var route = $0
        route.hosts = ["bare.example"]
        return route
      })
    #expect(AndroidAssociationWriter([idle]).hosts == ["bare.example"])
  }

  @Test("What is written has no diagnostics of ours, and is the same every time")
  func readsBack() throws {
    // What a manifest of ours may mean to do, such as keep what no route takes, and what only a real identity mends.
    let known: Set<String> = [
      "android-placeholder", "android-filter-wider-than-rules", "android-idle-exclusion",
    ]
    let manifests = try ConstructManifests.all() + BundledApp.all.filter { !$0.hosts.isEmpty }
    for manifest in manifests {
      let writer = AndroidAssociationWriter([manifest])
      for level in [23, 31, 35] {
        let filters = try writer.intentFilters(minimumAPI: level).text
        #expect(try writer.intentFilters(minimumAPI: level).text == filters)
        for host in writer.hosts {
          let statements = try writer.assetLinks(host: host, allowsPlaceholders: true).text
          #expect(try writer.assetLinks(host: host, allowsPlaceholders: true).text == statements)
          let association = AndroidAssociation(
            assetLinks: AssetLinks(reading: Array(statements.utf8)),
            // The file itself says the level, unless it is the usual one.
            manifest: AndroidManifest(
              reading: Array(filters.utf8), minimumAPI: level == 23 ? level : nil),
            hosts: [host])
          let rules = Set(association.diagnostics().map(\.rule)).subtracting(known)
          #expect(rules.isEmpty, "\(manifest.app), \(level), \(host)")
        }
      }
    }
  }

  @Test("How each host must serve its file")
  func hosting() throws {
    let table = HostedFile.markdown(try wordly().hostedFiles)
    #expect(
      table.contains("| `https://wordly.ai/.well-known/assetlinks.json` | `application/json` |"))
  }

  @Test("A thousand rules and a thousand links")
  func speed() throws {
    let routes = try (0..<1_000).map {
      Route(name: "r\($0)", pattern: try RoutePattern(parsing: "/section\($0)/{id:uuid}/page"))
    }
    let manifest = LinkManifest(
      app: "big", hosts: ["big.example"],
      platforms: Platforms(
        android: .init(package: "a.b", fingerprints: [AndroidVerdictTests.fingerprint])),
      routes: routes)
    let writer = AndroidAssociationWriter([manifest])
    let text = try writer.assetLinks(host: "big.example").text
    let clock = ContinuousClock()
    let time = clock.measure {
      let association = AndroidAssociation(assetLinks: AssetLinks(reading: Array(text.utf8)))
      for index in 0..<1_000 {
        let link = AssociationLink(
          "https://big.example/section\(index)/123e4567-e89b-12d3-a456-426614174000/page")
        #expect(association.verdict(for: link, on: .android15).opens)
      }
    }
    // A build for release takes a small part of what one for debugging does.
    #expect(time < .seconds(60))
  }
}
