import Diagnostics
import Foundation
import TestSupport
import Testing
import YAMLSyntax

@testable import LinkCodeGeneration
@testable import LinkManifests

/// Compares the schema with the reader: both must reject the same structural mistakes.
@Suite("Schema of manifests")
struct ManifestSchemaTests {
  private static let root = ProjectFolder.url
  private static let url = root.appending(path: "Schemas/links.schema.json")

  /// A manifest that uses every key.
  private static let full = """
    app: shop
    title: Shop
    summary: A shop
    hosts: [shop.example, localhost:8080]
    schemes: [shop]
    catalog: Shop.xcstrings
    web: https://app.shop.example/store
    types:
      code: { text: "A-Z 0-9", length: 4..8, fold: uppercase, secret: true }
      short: { text: any, length: 3 }
      flight: { pattern: "[A-Z]{2}[0-9]{1,4}", fold: uppercase }
      number4: { pattern: 2026 }
      price: { decimal: 0..9999.99, scale: 2 }
      degrees: { decimal: "-90..90", scale: 0..6 }
      factor: { decimal: 1.5, scale: 1 }
      card: { text: "0-9", length: 13..19, check: luhn }
      isbn: { pattern: "97[89][0-9]{10}", check: gs1 }
      note: { text: any, length: 1..64 bytes }
      id: uuid
      alias: { type: id, secret: true }
      count: { integer: 1.. }
      number: { integer: any }
      size: { enum: [small, large, 1] }
      key: { uuid: true }
      tongue: { language: true }
      day: { date: true }
      flag: { boolean: true }
    query:
      org: id?
    facts: [signedIn, adult]
    states:
      order: [open, paid]
      parcel: { order: [packed, sent], aside: { lost: sent } }
    platforms:
      apple: { appIDs: [ABCDE12345.com.example.shop], appStoreID: 1, placeholder: true }
      android: { package: com.example.shop, sha256: [], placeholder: true }
    environments:
      staging:
        hosts: [staging.shop.example]
        schemes: [shop-staging]
        web: https://app.staging.shop.example
        platforms: { apple: { appIDs: [ABCDE12345.com.example.staging] } }
      local: {}
    routes:
      home: /
      item:
        path: /item/v{id}.html/{rest:text*}
        query:
          code: code?
          colour: red | green = red
          tag: text[]
          many: { type: text, repeated: true }
          maybe: { uuid: true, optional: true }
          unit: { enum: [kg, g], default: kg, invalid: drop }
          from: date?
          to: date?
        fragment:
          part: text?
        title: route.item
        summary: An item
        case: insensitive
        slash: required
        strict: true
        form: true
        requires:
          - signedIn
          - { adult: true, when: { colour: red }, otherwise: { colour: green } }
          - { order: { atLeast: paid }, otherwise: refuse }
          - { parcel: { is: lost }, otherwise: home }
        conditions: [to with from, to >= from]
        hosts: [shop.example]
        schemes: [shop]
        since: 4.2
        until: "10"
      old:
        path: /old/home
        redirect: { to: home, with: { org: 123e4567-e89b-42d3-a456-426614174000 } }
    groups:
      - prefix: /account/{shop:short}
        requires: [signedIn]
        query: { page: number? }
        hosts: [shop.example]
        schemes: []
        routes:
          account: /
          order: { path: "/order/{number}" }
      - routes: {}
    exclude:
      - /help
      - { except: /a }
      - { except: "https://shop.example/b" }
      - "https://shop.example"
      - "https://shop.example/{rest:text*}"
    """

  private static let bundled =
    ["cocotte", "fieldnotes", "offload", "osqr", "wordly"]

  private func problems(_ bytes: [UInt8]) throws -> [String] {
    let node = try YAMLReader.read(bytes)
    return try JSONSchema(Self.url).violations(node.map(Self.json) ?? "null")
  }

  /// Returns the JSON of a document as YAML editors read it, with typed plain scalars.
  private static func json(_ node: YAMLNode) -> String {
    switch node.content {
    case .scalar(let scalar):
      guard scalar.isPlain else { return text(scalar.text) }
      if ["", "~", "null"].contains(scalar.text) { return "null" }
      if ["true", "false"].contains(scalar.text) { return scalar.text }
      let isNumber = scalar.text.wholeMatch(of: /-?(0|[1-9][0-9]{0,17})(\.[0-9]+)?/) != nil
      return isNumber ? scalar.text : text(scalar.text)
    case .list(let items): return "[" + items.map(json).joined(separator: ",") + "]"
    case .mapping(let entries):
      let pairs = entries.map { text($0.key.scalar?.text ?? "") + ":" + json($0.value) }
      return "{" + pairs.joined(separator: ",") + "}"
    }
  }

  private static func text(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      scalar == "\"" || scalar == "\\" || scalar.value < 0x20
        ? "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
        : String(scalar)
    }
    return "\"" + escaped.joined() + "\""
  }

  @Test("The schema in the repository is up to date")
  func file() throws {
    let text = try String(contentsOf: Self.url, encoding: .utf8)
    #expect(
      text == ManifestSchema.file.text, "run: waymark generate schema --output Schemas/")
    #expect(Self.url.lastPathComponent == ManifestSchema.file.path)
  }

  @Test("Schema and reader accept the bundled manifests and a manifest with every key")
  func accepted() throws {
    for app in Self.bundled {
      let url = Self.root.appending(path: "Sources/Apps/BundledApps/Manifests/\(app).links.yaml")
      #expect(try problems([UInt8](Data(contentsOf: url))) == [], "\(app)")
    }
    let bytes = Array(Self.full.utf8)
    let errors = ManifestFile.read(bytes, path: "p").diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.message) == [])
    #expect(try problems(bytes) == [])
  }

  /// The rules for mistakes that are not structural.
  ///
  /// They check YAML syntax, the size of numbers, references between parts of a manifest, and
  /// reversed bounds of ranges.
  private static let beyond: Set<String> = [
    "duplicate-key", "invalid-characters", "empty-range", "unknown-type", "alias-cycle",
    "alias-parameters",
  ]

  @Test(
    "Schema and reader reject each structural mistake",
    arguments: (ManifestFileDiagnosticsTests.keys + ManifestFileDiagnosticsTests.values).filter {
      !beyond.contains($0.rule) && !$0.text.contains("99999999999999999999")
    })
  func refused(row: ManifestFileDiagnosticsTests.Row) throws {
    #expect(try problems(MarkedText(row.text).bytes) != [])
  }

  @Test(
    "Schema and reader reject further structural mistakes",
    arguments: [
      ("routes: { r: /r }", "routes: { r: [/r] }"), ("routes: { r: /r }", "routes: { r: }"),
      ("routes: { r: /r }", "routes: [/r]"), ("routes: { r: /r }", "routes: { r: //r }"),
      ("routes: { r: /r }", "routes: { r: '/{a' }"), ("routes: { r: /r }", "routes: { r: '/a}' }"),
      ("routes: { r: /r }", "routes: { r: '/{a*}/{b*}' }"),
      ("routes: { r: /r }", "routes: { r: '/x{a*}' }"),
      ("routes: { r: /r }", "routes: { r: '/{a}{b*}' }"),
      ("routes: { r: /r }", "routes: { r: '/{1a}' }"),
      ("routes: { r: /r }", "routes: { r: { path: /r, query: [a] } }"),
      ("routes: { r: /r }", "routes: { r: { path: /r, query: { q: [a, b] } } }"),
      ("routes: { r: /r }", "routes: { r: { path: /r, query: { q: 'a[] = b' } } }"),
      ("routes: { r: /r }", "routes: { r: { path: /r, query: { q: 'a |' } } }"),
      ("routes: { r: /r }", "routes: { r: { path: /r, query: { q: {} } } }"),
      ("routes: { r: /r }", "routes: { r: { path: /r, query: { q: { uuid: false } } } }"),
      (
        "routes: { r: /r }",
        "routes: { r: { path: /r, query: { q: { uuid: true, repeated: true, optional: true } } } }"
      ),
      (
        "routes: { r: /r }", "routes: { r: { path: /r, query: { q: { uuid: true, unknown: x } } } }"
      ),
      ("routes: { r: /r }", "routes: { r: { path: /r, case: any } }"),
      ("routes: { r: /r }", "routes: { r: { path: /r, hosts: a.example } }"),
      ("routes: { r: /r }", "routes: { r: { path: /r, requires: { f: { is: a, atLeast: b } } } }"),
      ("routes: { r: /r }", "routes: { r: { path: /r, requires: { f: {} } } }"),
      ("routes: { r: /r }", "routes: { r: { path: /r, requires: { f: [a] } } }"),
      ("routes: { r: /r }", "routes: { r: { path: /r, requires: { f: true, otherwise: [a] } } }"),
      ("routes: { r: /r }", "routes: { r: { path: /r, requires: { f: true, when: a } } }"),
      ("app: a", "app: [a]"), ("app: a", "app: 1a"), ("app: a", "app: 'a b'"),
      ("schemes: [a]", "schemes: a"), ("schemes: [a]", "schemes: ['a:']"),
      ("schemes: [a]", "schemes: [a]\ntypes: { t: [] }"),
      ("schemes: [a]", "schemes: [a]\ntypes: { t: { enum: a } }"),
      ("schemes: [a]", "schemes: [a]\ntypes: { t: { type: uuid, length: 3 } }"),
      ("schemes: [a]", "schemes: [a]\ntypes: { t: { text: any, secret: 7 } }"),
      ("schemes: [a]", "schemes: [a]\ntypes: { t: { text: any, fold: up } }"),
      ("schemes: [a]", "schemes: [a]\ntypes: { t: { integer: .. } }"),
      ("schemes: [a]", "schemes: [a]\nstates: { s: {} }"),
      ("schemes: [a]", "schemes: [a]\nstates: { s: x }"),
      ("schemes: [a]", "schemes: [a]\nplatforms: { ios: {} }"),
      ("schemes: [a]", "schemes: [a]\nplatforms: { android: { sha256: [] } }"),
      ("schemes: [a]", "schemes: [a]\nexclude: /help"),
      ("schemes: [a]", "schemes: [a]\nexclude: [help]"),
    ])
  func refusedToo(part: String, replacement: String) throws {
    let text = ManifestFileDiagnosticsTests.head.replacing(part, with: replacement)
    #expect(text != ManifestFileDiagnosticsTests.head)
    let errors = ManifestFile.read(Array(text.utf8), path: "p").diagnostics
    #expect(errors.contains { $0.severity == .error })
    #expect(try problems(Array(text.utf8)) != [])
  }

  @Test("Schema and reader reject an additional key in any mapping with a fixed set of keys")
  func unknownKeys() throws {
    let lines = Self.full.split(separator: "\n").map(String.init)
    var count = 0
    for (index, line) in lines.enumerated() {
      // A mapping in flow style, such as `{ a: 1 }`, gets the key after its brace. A mapping in
      // block style gets the key on a new line before its first key.
      var texts = [line.replacing("{ ", with: "{ zzz: 1, ", maxReplacements: 1)]
      let indent = line.prefix { $0 == " " }
      let isOwnMapping = ["app:", "path:"].contains { line.dropFirst(indent.count).hasPrefix($0) }
      if isOwnMapping { texts.append(indent + "zzz: 1\n" + line) }
      for text in texts where text != line {
        let bytes = Array(
          (lines[..<index] + [text] + lines[(index + 1)...]).joined(separator: "\n").utf8)
        let (_, diagnostics) = ManifestFile.read(bytes, path: "p")
        guard diagnostics.contains(where: { $0.rule == "unknown-key" }) else { continue }
        count += 1
        #expect(try problems(bytes) != [], "\(text)")
      }
    }
    #expect(count >= 16)
  }

  @Test("The schema and the reader support the same keys")
  func keys() throws {
    let object = try JSONSerialization.jsonObject(with: Data(ManifestSchema.file.text.utf8))
    let root = try #require(object as? [String: Any])
    let definitions = try #require(root["$defs"] as? [String: Any])
    func keys(_ schema: Any?) -> [String] {
      ((schema as? [String: Any])?["properties"] as? [String: Any] ?? [:]).keys.sorted()
    }
    /// Returns the mapping among the alternatives of a definition.
    func mapping(_ name: String) -> Any? {
      let choices = (definitions[name] as? [String: Any])?["anyOf"] as? [[String: Any]]
      return choices?.first { $0["properties"] != nil }
    }
    #expect(keys(root) == ManifestKeys.manifest.sorted())
    #expect(keys(definitions["kind"]) == (ManifestKeys.kinds + ManifestKeys.details).sorted())
    #expect(keys(mapping("type")) == ManifestKeys.type.sorted())
    #expect(keys(mapping("parameter")) == ManifestKeys.parameter.sorted())
    #expect(keys(definitions["route"]) == ManifestKeys.route.sorted())
    let exclude = (root["properties"] as? [String: Any])?["exclude"] as? [String: Any]
    let entries = (exclude?["items"] as? [String: Any])?["anyOf"] as? [Any]
    #expect(keys(entries?.last) == ManifestKeys.exception)
    #expect(keys(definitions["group"]) == ManifestKeys.group.sorted())
    #expect(keys(mapping("requirement")) == ManifestKeys.requirement.sorted())
    #expect(keys(mapping("need")) == ManifestKeys.need.sorted())
    #expect(keys(mapping("states")) == ManifestKeys.states.sorted())
    #expect(keys(definitions["environment"]) == ManifestKeys.environment.sorted())
    #expect(keys(definitions["apple"]) == ManifestKeys.apple.sorted())
    #expect(keys(definitions["android"]) == ManifestKeys.android.sorted())
    let platforms = (root["properties"] as? [String: Any])?["platforms"]
    #expect(keys(platforms) == ManifestKeys.platforms.sorted())
    let choices = ((definitions["kind"] as? [String: Any])?["oneOf"] as? [[String: [String]]] ?? [])
      .compactMap { $0["required"]?.first }
    #expect(choices == ManifestKeys.kinds)
  }
}
