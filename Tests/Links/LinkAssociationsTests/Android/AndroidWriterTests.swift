import BundledApps
import Diagnostics
import LinkAssociations
import LinkRouting
import ManifestSamples
import Testing

/// Tests files that are written for Android and read again.
@Suite("Android: writing")
struct AndroidWriterTests {
  private func wordly() throws -> AndroidAssociationWriter {
    AndroidAssociationWriter([try #require(BundledApp.all.first { $0.app == "wordly" })])
  }

  @Test("The filters of Wordly depend on the lowest API level")
  func filters() throws {
    let old = try wordly().intentFilters(minimumAPI: 23).text
    #expect(old.contains(#"<data android:pathPattern="/attend/.....*" />"#))
    #expect(!old.contains("AdvancedPattern") && !old.contains("uri-relative-filter-group"))
    let middle = try wordly().intentFilters(minimumAPI: 31).text
    #expect(
      middle.contains(#"<data android:pathAdvancedPattern="/attend/[\\-0-9A-Za-z]{4,64}/{0,1}" />"#)
    )
    let new = try wordly().intentFilters(minimumAPI: 35).text
    // No route matches the path that the manifest excludes, so no filter has to exclude it.
    #expect(new.contains(#"android:allow="true""#) && !new.contains(#"android:allow="false""#))
    // The custom scheme has a separate filter, which no device verifies.
    #expect(old.contains("<intent-filter>") && old.contains(#"<data android:scheme="wordly" />"#))
  }

  @Test("The statements of Wordly contain the routes and never a catch-all")
  func statements() throws {
    let text = try wordly().assetLinks(host: "wordly.ai", allowsPlaceholders: true).text
    let rules = text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter {
      $0.hasPrefix("{ \"/\"")
    }
    #expect(
      rules == [
        #"{ "/": "/attend/????*" },"#, #"{ "/": "/present/????*" }"#,
      ])
    let plain = try wordly().assetLinks(
      host: "wordly.ai", allowsPlaceholders: true, hasRules: false
    ).text
    #expect(!plain.contains("relation_extensions"))
    #expect(
      AssetLinks(reading: Array(plain.utf8)).diagnostics.map(\.rule) == ["android-placeholder"])
  }

  @Test("An exclusion is written if a pattern can express it, and reported otherwise")
  func exclusions() throws {
    let kept = try #require(try ConstructManifests.all().first { $0.app == "kept" })
    func unsaid(_ text: AssociationText) -> [String?] {
      text.widenings.filter { $0.code == .exclusionNotExpressible }.map(\.route)
    }
    let writer = AndroidAssociationWriter([kept])
    let statements = try writer.assetLinks(host: "kept.example")
    let rules = statements.text.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.contains("exclude") }.map { $0.hasSuffix(",") ? $0.dropLast() : $0 }
    // The first pattern also matches a path with a trailing slash, which needs no separate rule.
    #expect(
      rules == [
        #"{ "/": "/files/private/*", "exclude": true }"#,
        #"{ "/": "/files/private", "exclude": true }"#,
        #"{ "/": "/item/admin", "exclude": true }"#, #"{ "/": "/item/admin/", "exclude": true }"#,
      ])
    // A wildcard matches more than digits, and a pattern with a digit at each position matches more
    // than dates.
    #expect(unsaid(statements) == ["/note/{n:digits}", "/day/{d:date}"])
    // Groups support sets of characters. Below API level 35, no filter excludes anything.
    let new = try writer.intentFilters(minimumAPI: 35)
    #expect(new.text.contains(#"<uri-relative-filter-group android:allow="false">"#))
    #expect(unsaid(new) == ["/day/{d:date}"])
    for level in [23, 31] {
      #expect(
        unsaid(try writer.intentFilters(minimumAPI: level)) == [
          "/files/private/{rest:text*}", "/item/admin", "/note/{n:digits}", "/day/{d:date}",
        ])
    }
  }

  @Test("Placeholders are rejected unless allowed, and files without content always")
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
    // A host without routes opens no links in the app, so it needs no file.
    let idle = LinkManifest(
      app: "bare", hosts: ["bare.example", "idle.example"],
      routes: routes.map {
        var route = $0
        route.hosts = ["bare.example"]
        return route
      })
    #expect(AndroidAssociationWriter([idle]).hosts == ["bare.example"])
  }

  @Test("Written files cause no diagnostics, and are the same every time")
  func readsBack() throws {
    // Only a real identity avoids the first diagnostic, and only filters that a newer device
    // supports avoid the second.
    let known: Set<String> = [
      "android-placeholder", "android-filter-wider-than-rules",
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
            // The written XML specifies every level except the default, 23, which is passed to the
            // reader.
            manifest: AndroidManifest(
              reading: Array(filters.utf8), minimumAPI: level == 23 ? level : nil),
            hosts: [host])
          let rules = Set(association.diagnostics().map(\.rule)).subtracting(known)
          #expect(rules.isEmpty, "\(manifest.app), \(level), \(host)")
        }
      }
    }
  }

  // In a rule, `?` matches one character and `*` matches any number of characters. An absent item
  // does not match. See <https://developer.android.com/training/app-links/configure-dynamic-rules>.
  //
  // In AOSP's `PatternMatcher`, simple patterns use `.` and `.*` for this, and advanced patterns
  // also support `+`.
  @Test("A required nonempty text contains at least one character")
  func requiredTexts() throws {
    let types: [(kind: ParameterType.Kind, rule: String, group: String)] = [
      (.text(TextRule(length: 1...TextRule.maximumLength)), "?*", "x=.+"),
      (.text(TextRule(length: 3...8)), "?*", "x=.+"),
      (.text(TextRule(allowed: ScalarSet(parsing: "a-z & ;"), length: 1...9)), "?*", "x=.+"),
      (.text(TextRule(length: 0...TextRule.maximumLength)), "*", "x=.*"),
      (.text(TextRule(allowed: ScalarSet(parsing: "a-z"), length: 1...9)), "?*", "x=[a-z]{1,9}"),
      (.enumeration(["a&b", "c"]), "?*", "x=.+"), (.enumeration(["a&b", ""]), "*", "x=.*"),
      (.enumeration((0..<30).map { "w\($0)" }), "??*", "x=[0-9w]{2,3}"),
    ]
    for type in types {
      let manifest = LinkManifest(
        app: "need", hosts: ["need.example"],
        platforms: Platforms(
          android: .init(package: "a.b", fingerprints: [AndroidVerdictTests.fingerprint])),
        routes: [
          Route(
            name: "r", pattern: try RoutePattern(parsing: "/r"),
            query: [
              ParameterDeclaration(name: "x", type: .inline(type.kind), occurrence: .required)
            ])
        ])
      let writer = AndroidAssociationWriter([manifest])
      let rules = try writer.assetLinks(host: "need.example").text
      #expect(rules.contains(#""?": { "x": "\#(type.rule)" }"#), "\(rules)")
      let filters = try writer.intentFilters(minimumAPI: 35).text
      #expect(filters.contains(type.group), "\(filters)")
    }
  }

  // `PatternMatcher` supports sets of characters only in advanced patterns, from API level 31.
  // Dynamic rules do not support them:
  // https://developer.android.com/training/app-links/configure-dynamic-rules
  @Test("A case-insensitive path is never written with a wildcard for each letter")
  func caseInsensitivePaths() throws {
    let manifest = LinkManifest(
      app: "find", hosts: ["find.example"],
      platforms: Platforms(
        android: .init(package: "a.b", fingerprints: [AndroidVerdictTests.fingerprint])),
      routes: [
        Route(
          name: "search", pattern: try RoutePattern(parsing: "/search"), isCaseSensitive: false),
        Route(
          name: "of", pattern: try RoutePattern(parsing: "/of/{n:integer}/end"),
          isCaseSensitive: false),
      ])
    let writer = AndroidAssociationWriter([manifest])
    let old = try writer.intentFilters(minimumAPI: 23)
    let new = try writer.intentFilters(minimumAPI: 31)
    let rules = try writer.assetLinks(host: "find.example")
    #expect(!old.text.contains("......") && !rules.text.contains("??????"))
    for path in ["/search", "/search/", "/SEARCH", "/SEARCH/"] {
      #expect(old.text.contains(#"android:path="\#(path)""#))
      #expect(rules.text.contains(#""/": "\#(path)""#))
    }
    #expect(new.text.contains(#"android:pathAdvancedPattern="/[Ss][Ee][Aa][Rr][Cc][Hh]/{0,1}""#))
    #expect(Set(old.narrowings.map(\.route)) == ["search", "of"])
    #expect(rules.narrowings == old.narrowings)
    #expect(new.narrowings.isEmpty)
    // Each row is a path, and whether the router, filters from level 23, filters from level 31, and
    // rules open it.
    for (path, opens) in [
      ("/search", [true, true, true, true]), ("/SEARCH/", [true, true, true, true]),
      ("/Search", [true, false, true, false]), ("/abcdef", [false, false, false, false]),
      ("/of/7/end", [true, true, true, true]), ("/OF/7/END", [true, true, true, true]),
      ("/Of/7/end", [true, false, true, false]), ("/ab/7/cde", [false, false, false, false]),
    ] {
      let link = "https://find.example" + path
      func isOpen(_ text: AssociationText) -> Bool {
        AndroidAssociation(manifest: AndroidManifest(reading: Array(text.text.utf8)))
          .verdict(for: AssociationLink(link), on: .android14).opens
      }
      let ofRules = AndroidAssociation(assetLinks: AssetLinks(reading: Array(rules.text.utf8)))
        .verdict(for: AssociationLink(link), on: .android15).opens
      let isAccepted = (try? Router([manifest]).match(link)) != nil
      #expect([isAccepted, isOpen(old), isOpen(new), ofRules] == opens, "\(path)")
    }
    let verdict = try LinkJudge(manifests: [manifest]).verdict(for: "https://find.example/Search")
    #expect(verdict.divergences.map(\.code) == ["case-differs", "case-differs"])
  }

  /// Android treats an empty `path` as equal to the empty path in `https://host`.
  ///
  /// Browsers never send an empty path.
  @Test("No path is written as an empty string", arguments: [23, 31, 35])
  func noEmptyPaths(_ level: Int) throws {
    let root = LinkManifest(
      app: "root", hosts: ["root.example"],
      routes: [
        Route(name: "root", pattern: RoutePattern([])),
        Route(
          name: "all", pattern: RoutePattern([.catchAll(name: "rest", type: "text")]),
          hosts: ["root.example"]),
      ])
    for manifest in try ConstructManifests.all() + BundledApp.all + [root] {
      // An app without hosts or schemes has no filters.
      guard let text = try? AndroidAssociationWriter([manifest]).intentFilters(minimumAPI: level)
      else { continue }
      #expect(!text.text.contains("=\"\""), "\(manifest.app)")
    }
    #expect(
      try AndroidAssociationWriter([root]).intentFilters(minimumAPI: level).text
        .contains(#"android:path="/""#))
  }

  @Test("The table of hosted files contains the URL and the content type")
  func hosting() throws {
    let table = HostedFile.markdown(try wordly().hostedFiles)
    #expect(
      table.contains("| `https://wordly.ai/.well-known/assetlinks.json` | `application/json` |"))
  }

  @Test("A thousand rules and a thousand links are checked in time")
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
    // A release build takes only a fraction of the time of a debug build.
    #expect(time < .seconds(60))
  }
}
