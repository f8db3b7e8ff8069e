import BundledApps
import Diagnostics
import LinkRouting
import TestSupport
import Testing
import TextPrimitives

/// Tests that the reader for batches of links produces the same results as the router.
@Suite("LinkReader")
struct LinkReaderTests {
  /// Apps whose routes use every feature.
  private static let manifests: [LinkManifest] = {
    let secret = ParameterType(
      "token", .text(TextRule(length: 1...40)), isSecret: true)
    let tag = ParameterDeclaration(name: "tag", type: .named("text"), occurrence: .repeated)
    let routes = [
      Route(
        name: "search", pattern: RoutePattern([.literal("search")]),
        query: [
          tag,
          ParameterDeclaration(
            name: "sort", type: .inline(.enumeration(["new", "old.er", "a b"])),
            occurrence: .optional, defaultValue: "new", invalid: .drop),
          ParameterDeclaration(name: "lang", type: .named("language"), occurrence: .optional),
        ], isFormEncoded: true),
      Route(
        name: "open",
        pattern: RoutePattern([
          .literal("open"), .parameter(name: "token", type: "token", prefix: "t-"),
        ])),
      Route(
        name: "files",
        pattern: RoutePattern([.literal("files"), .catchAll(name: "path", type: "text")]),
        fragment: [ParameterDeclaration(name: "id", type: .named("uuid"), occurrence: .optional)]),
      Route(
        name: "note", pattern: RoutePattern([.parameter(name: "day", type: "date")]),
        query: [ParameterDeclaration(name: "text", type: .named("text"), occurrence: .optional)],
        trailingSlash: .required),
    ]
    let shop = LinkManifest(
      app: "shop", hosts: ["shop.example"], schemes: ["shop"], types: [secret], routes: routes)
    return BundledApp.all + [shop]
  }()

  private static let links: [String] = {
    var random = SplitMix64(seed: 7)
    let starts = [
      "https://wordly.ai/attend/kxtr-7429", "wordly://present/KXTR-7429", "osqr:thread",
      "https://app.osqr.app/thread", "HTTPS://Shop.Example/search", "shop:search",
      "shop://open/t-abcdef", "https://shop.example/files/a/b%2Fc/", "shop:files",
      "https://shop.example/2024-02-29/", "cocotte://actions/A_1", "offload:capture",
      "https://wordly.ai/attend/KXTR%2D7429/", "fieldnotes://observation/1/review",
    ]
    let keys = [
      "passcode", "lang", "utm_source", "text", "tag", "sort", "input", "token", "Passcode",
      "passcode[0]", "p%61sscode", "org", "stakes", "mode", "a+b", "x=passcode", "",
    ]
    let values = [
      "1234", "FR", "zh-hans-cn", "a%20b", "a+b", "voice", "new", "old.er", "a%20b=c", "%22%5C",
      "https://wordly.ai/?passcode=9876", "https%3A%2F%2Fx%2F%3Fpasscode%3Dqqqq", "", "é", "low",
      "x",
      "i-klingon", "sl-rozaj", "de-1996", "%E2%80%AE",
    ]
    return (0..<4000).map { _ in
      var link = random.pick(starts)
      for index in 0..<Int.random(in: 0...4, using: &random) {
        link += index == 0 ? "?" : "&"
        link += random.pick(keys)
        if !random.oneIn(8) { link += "=" + random.pick(values) }
      }
      if random.oneIn(6) {
        link += random.pick(["#x", "#id=123E4567-e89b-42d3-a456-426614174000", "#passcode=1"])
      }
      return link
    }
  }()

  @Test(
    "Values, extra items, warnings and canonical links equal those of the match",
    arguments: [true, false])
  func agrees(masks: Bool) throws {
    let router = try Router(Self.manifests)
    let reader = LinkReader(router, masksSecrets: masks)
    var reading = LinkReading()
    var matched = 0
    for link in Self.links {
      let bytes = Array(link.utf8)
      let match = try? router.match(link)
      let found = reader.read(bytes.span, into: &reading)
      #expect(found == (match != nil), "\(link)")
      guard found, let match else { continue }
      matched += 1
      #expect(reader.routes[reading.route].reference == match.reference)
      #expect(reader.warnings(reading, bytes.span) == match.warnings)
      #expect(
        reading.secrets == (masks ? match.maskedLink.maskedRanges.map(\.range) : []), "\(link)")
      // If a value contains a link with a secret, only the reader masks this secret, so the results
      // differ.
      let isQuoted = reading.secrets.contains { secret in
        !match.parameters.contains { $0.value.isSecret && $0.range?.range == secret }
      }
      guard !isQuoted else { continue }
      #expect(
        canonical(reader, reading, bytes) == match.canonicalLink(masksSecrets: masks), "\(link)")
      #expect(parameters(reader, reading, bytes) == Self.parameters(match, masks), "\(link)")
      #expect(extra(reader, reading, bytes) == match.extra.map { [$0.key] + $0.values }, "\(link)")
    }
    #expect(matched > 1000)
  }

  @Test("Every secret is masked, quoted or not")
  func masked() throws {
    let reader = LinkReader(try Router(Self.manifests), masksSecrets: true)
    var reading = LinkReading()
    for link in Self.links where link.contains("9876") || link.contains("qqqq") {
      let bytes = Array(link.utf8)
      guard reader.read(bytes.span, into: &reading) else { continue }
      var all = ByteBuffer()
      reader.appendLink(reading, bytes.span, to: &all)
      reader.appendCanonical(reading, bytes.span, to: &all)
      let text =
        all.text + "\(parameters(reader, reading, bytes))" + "\(extra(reader, reading, bytes))"
      #expect(!text.contains("9876") && !text.contains("qqqq"), "\(link)")
    }
  }

  private func canonical(_ reader: LinkReader, _ reading: LinkReading, _ bytes: [UInt8]) -> String {
    var buffer = ByteBuffer()
    reader.appendCanonical(reading, bytes.span, to: &buffer)
    return buffer.text
  }

  private static func parameters(_ match: LinkMatch, _ masks: Bool) -> [String] {
    match.parameters.map { parameter in
      let values = parameter.value.elements.map { masks ? $0.description : $0.text }
      return "\(parameter.name)=\(values)"
    }
  }

  private func parameters(
    _ reader: LinkReader, _ reading: LinkReading, _ bytes: [UInt8]
  ) -> [String] {
    reader.routes[reading.route].parameters.enumerated().compactMap { index, parameter in
      let ranges =
        parameter.isList
        ? reader.values(of: index, reading, bytes.span)
        : reader.value(of: index, reading, bytes.span).map { [$0] } ?? []
      let values = ranges.map { range in
        var buffer = ByteBuffer()
        reader.forEachPiece(of: index, range, reading, bytes.span) {
          Self.append($0, bytes, to: &buffer)
        }
        return buffer.text
      }
      if values.isEmpty, let absent = parameter.absent { return "\(parameter.name)=\(absent)" }
      return values.isEmpty ? nil : "\(parameter.name)=\(values)"
    }
  }

  private func extra(
    _ reader: LinkReader, _ reading: LinkReading, _ bytes: [UInt8]
  ) -> [[String]] {
    func text(_ range: Range<Int>, isValue: Bool) -> String {
      var buffer = ByteBuffer()
      reader.forEachExtraPiece(range, isValue: isValue, reading, bytes.span) {
        Self.append($0, bytes, to: &buffer)
      }
      return buffer.text
    }
    guard !reading.extra.isEmpty else { return [] }
    return reader.extraGroups(reading, bytes.span).map { group in
      [text(group[0].key, isValue: false)] + group.map { text($0.value, isValue: true) }
    }
  }

  private static func append(_ piece: ValuePiece, _ bytes: [UInt8], to buffer: inout ByteBuffer) {
    switch piece {
    case .verbatim(let range, let letterCase): letterCase.append(range, of: bytes.span, to: &buffer)
    case .decoded(let decoded): buffer.append(decoded.span)
    case .mask: buffer.append(LinkReader.mask)
    }
  }
}
