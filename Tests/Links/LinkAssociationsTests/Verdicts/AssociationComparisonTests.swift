import Diagnostics
import LinkAssociations
import Testing

@Suite("Two versions of a file")
struct AssociationComparisonTests {
  func apple(_ components: String, app: String = "A.b") -> AssociationFile {
    let json = #"{"applinks":{"details":[{"appIDs":["\#(app)"],"components":[\#(components)]}]}}"#
    return AssociationFile(.apple, bytes: Array(json.utf8), path: "file")
  }

  private func changes(
    _ old: AssociationFile, _ new: AssociationFile
  ) throws -> [AssociationComparison.Change] {
    let comparison = try #require(AssociationComparison(from: old, to: new))
    for change in comparison.changes {
      let link = AssociationLink(change.link)
      for platform in change.platforms {
        let before = old.verdict(for: link, on: platform)
        let after = new.verdict(for: link, on: platform)
        #expect(before.opens == change.old.opens && after.opens == change.new.opens)
        #expect(before.opens != after.opens || before.app != after.app)
      }
    }
    return comparison.changes
  }

  @Test(
    "The sample link of a change is valid, whatever characters the patterns contain",
    arguments: [
      #""/":"/a b/*""#, #""/":"/Ä/*""#, #""/":"/a","?":{"k":"x y"}"#, #""/":"/a","?":"q={x}""#,
      #""?":"&""#,
      ##""/":"/a","#":"ä b""##,
    ])
  func witnesses(component: String) throws {
    // If `percentEncoded` is `false`, links are decoded before matching, so the component matches
    // links. Without this setting, the component may match none.
    let decoded = try changes(
      apple("{\(component),\"percentEncoded\":false}"), apple(#"{"/":"/z"}"#))
    #expect(decoded.contains { !$0.new.opens })
    let spelled = try changes(apple("{\(component)}"), apple(#"{"/":"/z"}"#))
    for change in decoded + spelled {
      #expect(
        change.link.utf8.allSatisfy {
          $0 > 0x20 && $0 < 0x7F && !"\"<>\\^`{|}".utf8.contains($0)
        }, "\(change.link)")
    }
  }

  /// The old and new components, and whether the new file stops or starts opening some link.
  static let rows: [(old: String, new: String, less: Bool, more: Bool)] = [
    (#"{"/":"/a/*"}"#, #"{"/":"/a/*"}"#, false, false),
    // Comments, the order of members, and slashes at the ends of a path do not affect which links
    // open.
    (#"{"/":"/a/*","comment":"x"}"#, #"{"comment":"y","/":"a/*/"}"#, false, false),
    (#"{"/":"/a"},{"/":"/b"}"#, #"{"/":"/b"},{"/":"/a"}"#, false, false),
    (#"{"/":"/a/*"},{"/":"/a/b"}"#, #"{"/":"/a/*"}"#, false, false),
    (#"{"/":"/a?"}"#, #"{"/":"/a?*"}"#, false, true),
    (#"{"/":"/a/*"}"#, #"{"/":"/a/?*"}"#, true, false),
    (#"{"/":"/a/*"}"#, #"{"/":"/b/*"}"#, true, true),
    // The first row swaps two components, and the second excludes the links of the only component.
    (
      #"{"/":"/a/x","exclude":true},{"/":"/a/*"}"#, #"{"/":"/a/*"},{"/":"/a/x","exclude":true}"#,
      false, true
    ),
    (#"{"/":"/a"}"#, #"{"/":"/a","exclude":true}"#, true, false),
    // These rows change queries and fragments.
    (#"{"/":"/a"}"#, #"{"/":"/a","?":{"k":"?*"}}"#, true, false),
    (#"{"/":"/a","?":{"k":"1"}}"#, #"{"/":"/a","?":{"k":"2"}}"#, true, true),
    (##"{"/":"/a","#":"top"}"##, #"{"/":"/a"}"#, false, true),
    (#"{"/":"/a","?":"k=*"}"#, #"{"/":"/a","?":"*"}"#, false, true),
    // A string must match the whole query. A dictionary ignores the order of items and further
    // items, and must match every occurrence of a name.
    (#"{"/":"/a","?":"a=1"}"#, #"{"/":"/a","?":{"a":"1"}}"#, false, true),
    (#"{"/":"/a","?":"a=*"}"#, #"{"/":"/a","?":{"a":"?*"}}"#, true, true),
    (#"{"/":"/a","?":"*a=1*"}"#, #"{"/":"/a","?":{"a":"1"}}"#, true, false),
    (#"{"/":"/a","?":"a=1&b=2"}"#, #"{"/":"/a","?":{"a":"1","b":"2"}}"#, false, true),
    // An absent item is treated as empty, so a pattern that matches the empty string has no effect.
    (#"{"/":"/a","?":{"a":"*"}}"#, #"{"/":"/a"}"#, false, false),
    (#"{"/":"/a","?":{"a":"?*"}}"#, #"{"/":"/a"}"#, false, true),
    // If links are not decoded, `%61` matches only `%61`, not `a`. If they are decoded, an invalid
    // escape such as `%zz` matches nothing.
    (#"{"/":"/a/*"}"#, #"{"/":"/a/*","percentEncoded":false}"#, true, true),
    (#"{"/":"/item"}"#, #"{"/":"/item","percentEncoded":false}"#, false, true),
    (#"{"/":"/a b"}"#, #"{"/":"/a b","percentEncoded":false}"#, false, true),
    (#"{"/":"/a%20b"}"#, #"{"/":"/a%20b","percentEncoded":false}"#, true, true),
    (#"{"/":"/??"}"#, #"{"/":"/??","percentEncoded":false}"#, false, true),
    (#"{"/":"*","?":{"k":"v"}}"#, #"{"/":"*","?":{"k":"v"},"percentEncoded":false}"#, true, true),
    (##"{"/":"*","#":"top"}"##, ##"{"/":"*","#":"top","percentEncoded":false}"##, true, true),
    // These rows change whether case is significant.
    (#"{"/":"*","?":{"k":"v"}}"#, #"{"/":"*","?":{"k":"v"},"caseSensitive":false}"#, false, true),
    (##"{"/":"*","#":"top"}"##, ##"{"/":"*","#":"top","caseSensitive":false}"##, false, true),
    (#"{"/":"/abc"}"#, #"{"/":"/abc","caseSensitive":false}"#, false, true),
    // The only difference is one path, which none of the nine patterns matches.
    (
      #"{"/":"/$(digit)"}"#,
      """
      {"/":"/0"},{"/":"/1"},{"/":"/2"},{"/":"/3"},{"/":"/4"},{"/":"/5"},{"/":"/6"},{"/":"/7"},\
      {"/":"/8"}
      """,
      true, false
    ),
    ("", #"{"/":"/a"}"#, false, true),
  ]

  @Test("Files are compared by the links that they open, not by lines", arguments: rows.indices)
  func row(_ index: Int) throws {
    let row = Self.rows[index]
    let changes = try changes(apple(row.old), apple(row.new))
    #expect(changes.contains { !$0.new.opens } == row.less)
    #expect(changes.contains { !$0.old.opens } == row.more)
    let back = try self.changes(apple(row.new), apple(row.old))
    #expect(back.contains { !$0.new.opens } == row.more)
    #expect(back.contains { !$0.old.opens } == row.less)
  }

  @Test("A variable changes which links an exclusion leaves for the next component")
  func variables() throws {
    func file(_ words: String) -> AssociationFile {
      let json = """
        {"applinks":{"substitutionVariables":{"no":[\(words)]},\
        "details":[{"appIDs":["A.b"],"components":[
        {"/":"/a/$(no)","exclude":true},{"/":"/a/???*"}]}]}}
        """
      return AssociationFile(.apple, bytes: Array(json.utf8), path: "file")
    }
    let old = file(#""*x*","?????????*""#)
    let new = file(#""*x*","??????????*""#)
    #expect(try changes(old, old).isEmpty)
    let more = try changes(old, new)
    #expect(
      more.count == 1
        && more.allSatisfy { $0.new.opens && $0.link.hasPrefix("https://example.com/a/") })
    #expect(try changes(new, old).allSatisfy { !$0.new.opens })
  }

  @Test("A link that opens in a different app is reported as a change")
  func otherApp() throws {
    let changes = try changes(apple(#"{"/":"/a"}"#), apple(#"{"/":"/a"}"#, app: "A.c"))
    #expect(changes.map(\.old.app) == ["A.b"] && changes.map(\.new.app) == ["A.c"])
  }

  private func assetLinks(_ rules: String, package: String = "a.b") -> AssociationFile {
    let print = Array(repeating: "AB", count: 32).joined(separator: ":")
    let json = """
      [{"relation":["delegate_permission/common.handle_all_urls"],\
      "target":{"namespace":"android_app",
      "package_name":"\(package)","sha256_cert_fingerprints":["\(print)"]},"relation_extensions":
      {"delegate_permission/common.handle_all_urls":{"dynamic_app_link_components":[\(rules)]}}}]
      """
    return AssociationFile(.assetLinks, bytes: Array(json.utf8), path: "file")
  }

  @Test("Rules affect only Android 15, and the package affects every version")
  func statements() throws {
    let old = assetLinks(#"{"/":"/a/*"}"#)
    #expect(try changes(old, old).isEmpty)
    let rules = try changes(old, assetLinks(#"{"/":"/a/x*"}"#))
    #expect(!rules.isEmpty && rules.allSatisfy { $0.platforms == [.android15] && !$0.new.opens })
    let query = try changes(old, assetLinks(#"{"/":"/a/*","?":{"k":"*"}}"#))
    #expect(!query.isEmpty && query.allSatisfy { $0.platforms == [.android15] && !$0.new.opens })
    let app = try changes(old, assetLinks(#"{"/":"/a/*"}"#, package: "a.c"))
    #expect(app.contains { $0.platforms.contains(.android14) && $0.new.app == "a.c" })
  }

  private func filters(_ data: String, scheme: String = "https") -> AssociationFile {
    let xml = """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android"><application><activity
       android:name=".M"><intent-filter android:autoVerify="true">
      <action android:name="android.intent.action.VIEW"/>
      <category android:name="android.intent.category.DEFAULT"/>
      <category android:name="android.intent.category.BROWSABLE"/>
      <data android:scheme="\(scheme)"/>\(data)</intent-filter></activity></application></manifest>
      """
    return AssociationFile(.androidManifest, bytes: Array(xml.utf8), path: "file")
  }

  @Test("Filters affect both versions, groups only Android 15; sample links have the file's hosts")
  func intentFilters() throws {
    let host = #"<data android:host="a.example"/>"#
    let old = filters(host + #"<data android:pathPrefix="/a"/>"#)
    #expect(try changes(old, old).isEmpty)
    let path = try changes(old, filters(host + #"<data android:path="/a"/>"#))
    #expect(!path.isEmpty)
    for change in path {
      #expect(
        change.platforms == [.android14, .android15] && change.link.hasPrefix("https://a.example/a")
      )
    }
    let moved = try changes(
      old, filters(#"<data android:host="b.example"/><data android:pathPrefix="/a"/>"#))
    #expect(moved.contains { $0.link.hasPrefix("https://a.example/") && !$0.new.opens })
    #expect(moved.contains { $0.link.hasPrefix("https://b.example/") && $0.new.opens })
    let group = try changes(
      filters(
        host + """
          <uri-relative-filter-group><data android:path="/a"/></uri-relative-filter-group>
          """),
      filters(
        host + #"<uri-relative-filter-group><data android:path="/b"/></uri-relative-filter-group>"#)
    )
    #expect(!group.isEmpty && group.allSatisfy { $0.platforms == [.android15] })
    // Android 12 and later versions support advanced patterns.
    let advanced = try changes(
      filters(host + #"<data android:pathAdvancedPattern="/[a-c]{2,3}"/>"#),
      filters(host + #"<data android:pathAdvancedPattern="/[a-c]{2}"/>"#))
    #expect(advanced.contains { !$0.new.opens })
  }

  @Test("Files of different kinds cannot be compared")
  func kinds() {
    #expect(AssociationComparison(from: apple(""), to: assetLinks("")) == nil)
  }

  @Test(
    "The kind of a file is detected from its content",
    arguments: [
      ("{\"applinks\":{}}", "apple-app-site-association"), (" \n[ ]", "assetlinks.json"),
      ("\u{FEFF}<?xml version=\"1.0\"?><manifest/>", "AndroidManifest.xml"),
      ("{\"webcredentials\":{\"apps\":[]}}", "apple-app-site-association"),
      ("{\"applinks\": broken", "apple-app-site-association"),
      ("{\"appLinks\":{}}", "apple-app-site-association"),
      ("// here\n{\"applinks\":{}}", "apple-app-site-association"),
      ("{\"target\":{\"package_name\":\"a.b\"}}", "assetlinks.json"),
      ("app: shop", ""), ("{app: shop}", ""), ("", ""), ("# [x]\napp: x", ""),
    ])
  func recognised(_ text: String, _ kind: String) {
    #expect((AssociationFile.kind(of: Array(text.utf8))?.rawValue ?? "") == kind)
  }

  private func items(_ count: Int, first: String = "*x*") -> AssociationFile {
    let items = (0..<count).map { "\"k\($0)\":\"\($0 == 0 ? first : "*x*")\"" }
    return apple("{\"/\":\"/a\",\"?\":{\(items.joined(separator: ","))}}")
  }

  @Test("Files with the same content are compared without links, other files with links")
  func sameContent() throws {
    let same = try #require(AssociationComparison(from: items(2_000), to: items(2_000)))
    #expect(same.isEmpty && same.linkCount == 0 && same.unfinished == 0)
    let pairs = [
      (#"{"/":"/a","?":{"k":"x"}}"#, #"{"/":"/a","?":{"k":"y"}}"#),
      (#"{"/":"/a","?":{"k":"x"}}"#, #"{"/":"/a","?":{"l":"x"}}"#),
      (#"{"/":"/a","?":"k=x"}"#, #"{"/":"/a","?":"k=y"}"#),
      (##"{"/":"/a","#":"x"}"##, ##"{"/":"/a","#":"y"}"##),
      (#"{"/":"/a"}"#, #"{"/":"/a","exclude":true}"#),
      (#"{"/":"/a"}"#, #"{"/":"/a","caseSensitive":false}"#),
      (#"{"/":"/ä"}"#, #"{"/":"/ä","percentEncoded":false}"#),
      (#"{"/":"/a"},{"/":"/b"}"#, #"{"/":"/a"}"#),
    ]
    for (old, new) in pairs {
      let comparison = try #require(AssociationComparison(from: apple(old), to: apple(new)))
      #expect(!comparison.isEmpty && comparison.linkCount > 0, "\(old) \(new)")
    }
  }

  @Test("A search that exceeds its budget is reported")
  func unfinished() throws {
    let some = try #require(AssociationComparison(from: items(40), to: items(40, first: "*y*")))
    #expect(!some.isEmpty && some.unfinished == 0)
    let many = try #require(AssociationComparison(from: items(400), to: items(400, first: "*y*")))
    #expect(!many.isEmpty && many.unfinished == 2)
  }

  @Test("Hostile files can be compared")
  func hostile() throws {
    let texts = [
      "{\"applinks\"",
      """
      {"applinks":{"details":[{"appIDs":["A.b"],"components":[{"/":"*a*a*a*a*a*a*b"}]}]}}
      """,
      "{\"applinks\":" + String(repeating: "[", count: 10_000),
    ]
    for old in texts {
      for new in texts {
        _ = AssociationComparison(
          from: AssociationFile(.apple, bytes: Array(old.utf8)),
          to: AssociationFile(.apple, bytes: Array(new.utf8)))
      }
    }
  }
}
