import Diagnostics
import LinkRouting
import LinkTestSupport
import TestSupport
import Testing
import TextPrimitives
import URLSyntax

/// Properties that hold for every route and all values of any manifest.
struct Laws {
  let router: Router
  private let readers: [LinkReader]
  var values: ValueGenerator
  /// The number of built links, so that a test can require a minimum.
  private(set) var builtCount = 0

  /// `true` if a link with a trailing slash can match a different route.
  let clashes: Bool

  init(_ router: Router, seed: UInt64, clashes: Bool = false) {
    self.router = router
    readers = [true, false].map { LinkReader(router, masksSecrets: $0) }
    self.clashes = clashes
    values = ValueGenerator(seed: seed)
  }

  /// Checks a route with generated values, for every scheme.
  mutating func check(
    _ manifest: LinkManifest, _ route: Route, rounds: Int,
    at location: SourceLocation = #_sourceLocation
  ) {
    let parameters = manifest.resolvedParameters(of: route)
    let reference = RouteReference(app: manifest.app, route: route.name)
    let schemes: [String?] =
      [nil] + ((route.hosts ?? manifest.hosts).isEmpty ? [] : ["https"])
      + (route.schemes ?? manifest.schemes)
    if let redirect = route.redirect {
      return check(redirect, of: route, in: manifest, rounds: rounds, at: location)
    }
    for _ in 0..<rounds {
      let texts = values.texts(for: parameters)
      for scheme in schemes {
        let link: String
        do throws(LinkError) {
          link = try router.link(to: reference, texts: texts, scheme: scheme)
        } catch {
          checkRefusal(error, texts, parameters, of: route, at: location)
          continue
        }
        builtCount += 1
        checkLink(link, reference, route, parameters, texts, at: location)
      }
    }
  }

  /// Checks that each link of a retired route leads to the link of the new route with the same
  /// values.
  private mutating func check(
    _ redirect: Route.Redirect, of route: Route, in manifest: LinkManifest, rounds: Int,
    at location: SourceLocation
  ) {
    var unretired = manifest
    for index in unretired.routes.indices { unretired.routes[index].redirect = nil }
    let builder = Router(proven: [unretired])
    let reference = RouteReference(app: manifest.app, route: route.name)
    let names = Dictionary(
      uniqueKeysWithValues: redirect.values.map { ($0.source.description, $0.parameter) })
    for _ in 0..<rounds {
      let texts = values.texts(for: manifest.resolvedParameters(of: route))
      guard let link = try? builder.link(to: reference, texts: texts) else { continue }
      let target = RouteReference(app: manifest.app, route: redirect.route)
      do throws(LinkError) {
        let expected = try router.link(
          to: target, texts: texts.map { (names["{\($0.name)}"] ?? $0.name, $0.values) })
        let match = try router.match(link)
        expect(match.reference == reference, link, at: location)
        expect(match.canonicalLink == expected, "\(link) → \(expected)", at: location)
        expect(match.destination?.reference == target, link, at: location)
        expect(match.destination?.link == expected, link, at: location)
        checkReaders(of: match, at: location)
        builtCount += 1
        checkMutations(of: link, at: location)
      } catch {
        // If the link of the new route cannot be built, the link of the retired route is rejected.
        let rejection = refusal(link, router)
        expect(rejection?.code == error.code, "\(link): \(error)", at: location)
      }
    }
  }

  /// Checks an error of the builder.
  ///
  /// Generated values are valid. Therefore an error can only be a conflict with another route, a
  /// dot segment, the length limit, or a combination of optional path parameters for which the
  /// route has no path.
  private func checkRefusal(
    _ error: LinkError, _ texts: [(name: String, values: [String])],
    _ parameters: [ResolvedParameter], of route: Route, at location: SourceLocation
  ) {
    switch error.code {
    case .missingParameter:
      // The route has a path for each given parameter, but no path with exactly these parameters.
      let given = Set(texts.map(\.name)).union(parameters.filter(\.isList).map(\.name))
      let present = given.intersection(route.pattern.parameterNames)
      expect(
        !route.pattern.expansions.contains { Set($0.parameterNames) == present },
        "\(error) for \(texts)", at: location)
    case .matchesOtherRoute, .excluded: return
    case .invalidValue, .unknownScheme:
      // The value is not a label of a host, or the link has no host.
      expect(
        parameters.contains { $0.isSubdomain && $0.name == error.parameter },
        "\(error) for \(texts)", at: location)
    case .dotSegment:
      expect(
        texts.contains { $0.values.contains { $0.allSatisfy { $0 == "." } } }
          || parameters.contains { $0.inPath }, "\(error) for \(texts)", at: location)
    default:
      Issue.record("\(error) for \(texts)", sourceLocation: location)
    }
  }

  private mutating func checkLink(
    _ link: String, _ reference: RouteReference, _ route: Route, _ parameters: [ResolvedParameter],
    _ texts: [(name: String, values: [String])], at location: SourceLocation
  ) {
    expect(link.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "\(link)", at: location)
    do {
      let bytes = Array(link.utf8)
      // The router rejects line breaks except in values that allow them.
      let parts = try URLParts(scanning: bytes.span, allowsLineBreaks: true)
      if link.hasPrefix("https://"), !link.contains(":8443") {
        expect(parts.hostException(in: bytes.span) == nil, "\(link)", at: location)
      }
      let match = try router.match(link)
      expect(match.reference == reference, "\(link)", at: location)
      checkValues(match, parameters, texts, at: location)

      let canonical = match.canonicalLink
      let again = try router.match(canonical)
      expect(again == match, "\(link) → \(canonical)", at: location)
      expect(again.canonicalLink == canonical, "\(link)", at: location)

      let rebuilt = try router.link(
        to: reference,
        values: Dictionary(match.parameters.map { ($0.name, $0.value) }) { $1 })
      expect(rebuilt == canonical, "\(link)", at: location)

      try checkSpellings(of: link, match, route, at: location)
      checkReaders(of: match, at: location)
      checkMutations(of: link, at: location)
    } catch {
      Issue.record("\(link.debugDescription): \(error)", sourceLocation: location)
    }
  }

  /// Checks that the match contains exactly the given values in canonical form.
  private func checkValues(
    _ match: LinkMatch, _ parameters: [ResolvedParameter],
    _ texts: [(name: String, values: [String])], at location: SourceLocation
  ) {
    for parameter in parameters {
      let given = texts.first { $0.name == parameter.name }?.values
      let expected = (given ?? parameter.defaultValue.map { [$0] } ?? []).map {
        try? parameter.type.value(of: $0)
      }
      let found = match[parameter.name]?.elements ?? []
      expect(found == expected, "\(match.link) \(parameter.name)", at: location)
    }
    expect(match.extra.isEmpty, match.link, at: location)
  }

  private mutating func checkSpellings(
    of link: String, _ match: LinkMatch, _ route: Route, at location: SourceLocation
  ) throws {
    var spelling = LinkSpelling(
      random: SplitMix64(seed: values.random.next()), isForm: route.isFormEncoded,
      toleratesSlash: !clashes && route.trailingSlash == .tolerated,
      takesExtraKeys: !route.rejectsUnknownKeys)
    for _ in 0..<3 {
      let variant = spelling.variant(of: link)
      do {
        let other = try router.match(variant)
        expect(
          other.reference == match.reference
            && other.parameters.map(\.value) == match.parameters.map(\.value),
          "\(variant) for \(link)", at: location)
        expect(
          other.canonicalLink == match.canonicalLink, "\(variant) for \(link)",
          at: location)
      } catch {
        Issue.record("\(variant) for \(link): \(error)", sourceLocation: location)
      }
    }
  }

  private static let insertions = [
    "%", "%2F", "/", "?", "&", "=", "#", ".", "a", "é", "7", " ", "%C3",
  ]

  /// Checks links with random changes.
  ///
  /// The error of a rejected link must have a range inside the link. The search for the code alone
  /// must return the same code. The suggestion must match. A link that still matches must have a
  /// canonical link.
  private mutating func checkMutations(of link: String, at location: SourceLocation) {
    for _ in 0..<3 {
      var bytes = Array(link.utf8)
      for _ in 0...Int.random(in: 0...1, using: &values.random) {
        let offset = Int.random(in: 0..<bytes.count, using: &values.random)
        if values.random.oneIn(4) {
          // Changes the case of a letter.
          let isLetter = UInt8(ascii: "a")...UInt8(ascii: "z") ~= bytes[offset] | 0x20
          bytes[offset] ^= isLetter ? 0x20 : 0
        } else if values.random.oneIn(2) {
          bytes.insert(contentsOf: Array(values.random.pick(Self.insertions).utf8), at: offset)
        } else if bytes.count > 1 {
          bytes.remove(at: offset)
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      do throws(LinkError) {
        let original = try router.match(text)
        let match = original.destination ?? original
        let canonical = match.canonicalLink
        let again = try router.match(canonical)
        expect(
          again.reference == match.reference && again.canonicalLink == canonical
            && again.parameters.map(\.value) == match.parameters.map(\.value),
          "\(text) → \(canonical)", at: location)
        checkReaders(of: original, at: location)
      } catch {
        expect(error.range.upperBound <= text.utf8.count, "\(text): \(error)", at: location)
        expect(router.rejectionCode(of: text) == error.code, "\(text): \(error)", at: location)
        if let suggestion = router.suggestion(for: text) {
          expect(refusal(suggestion, router) == nil, "\(text) → \(suggestion)", at: location)
        }
      }
    }
  }

  /// Checks that the reader of link batches produces the same results as the match.
  private func checkReaders(of match: LinkMatch, at location: SourceLocation) {
    for reader in readers {
      let bytes = Array(match.link.utf8)
      var reading = LinkReading()
      guard reader.read(bytes.span, into: &reading) else {
        Issue.record("\(match.link) is not read", sourceLocation: location)
        return
      }
      var link = ByteBuffer()
      var canonical = ByteBuffer()
      reader.appendLink(reading, bytes.span, to: &link)
      reader.appendCanonical(reading, bytes.span, to: &canonical)
      let masks = reader.masksSecrets
      let texts = [link.text, canonical.text]
      expect(
        reader.routes[reading.route].reference == match.reference
          && texts[0] == (masks ? match.maskedLink.text : match.link)
          && texts[1] == match.canonicalLink(masksSecrets: masks),
        "\(match.link) → \(texts)", at: location)
      expect(
        reading.extra.count == match.extra.reduce(0) { $0 + $1.values.count },
        "\(match.link): \(match.extra)", at: location)
    }
  }

  /// Records a broken law.
  ///
  /// `#expect` is too slow for a law that is checked a hundred thousand times.
  private func expect(
    _ holds: Bool, _ comment: @autoclosure () -> String, at location: SourceLocation,
    line: Int = #line
  ) {
    guard !holds else { return }
    Issue.record("law in line \(line): \(comment())", sourceLocation: location)
  }
}
