package import LinkRouting
import TestSupport

/// Generates links for a route: canonical links, equivalent links, and near misses.
///
/// Tests compare a platform's result for each link with the router's result.
package struct LinkVariants {
  package struct Variant: Sendable {
    /// The generated link.
    package var link: String
    /// `true` if the link is the canonical link for values that the route accepts.
    package var isCanonical: Bool
  }

  private var random: SplitMix64
  private var values: ValueGenerator

  /// Creates a source of links from a seed.
  package init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    values = ValueGenerator(seed: seed ^ 0x5EED)
  }

  /// Returns links for a route on a host: one canonical link and some variants per round.
  package mutating func links(
    of route: Route, of manifest: LinkManifest, host: String, router: Router, rounds: Int
  ) -> [Variant] {
    // If the host contains a parameter, such as `{store:slug}.shop.example`, links need a value.
    let sample = manifest.sampleOrigin(of: host).dropFirst("https://".count)
    let host = host.hasPrefix("{") ? String(sample) : host
    let parameters = manifest.resolvedParameters(of: route)
    let reference = RouteReference(app: manifest.app, route: route.name)
    var links: [Variant] = []
    for _ in 0..<rounds {
      let texts = values.texts(for: parameters)
      guard let link = try? router.link(to: reference, texts: texts, scheme: "https") else {
        // The link is not built, because a different route would match it. The tests of the
        // router's laws cover this case.
        continue
      }
      let rest = link.dropFirst("https://".count).drop { !"/?#".contains($0) }
      let canonical = "https://" + host + rest
      links.append(Variant(link: canonical, isCanonical: true))
      var spelling = LinkSpelling(
        random: SplitMix64(seed: random.next()), isForm: route.isFormEncoded,
        toleratesSlash: route.trailingSlash == .tolerated, takesExtraKeys: !route.rejectsUnknownKeys
      )
      for _ in 0..<2 {
        links.append(Variant(link: spelling.variant(of: canonical), isCanonical: false))
      }
      for _ in 0..<8 { links.append(Variant(link: changed(canonical, host), isCanonical: false)) }
    }
    return links
  }

  /// Returns links that an exclusion matches on a host, and variants; empty if there are none.
  package mutating func links(
    of exclusion: LinkManifest.Exclusion, of manifest: LinkManifest, host: String, rounds: Int
  ) -> [Variant] {
    guard exclusion.host.map({ $0.lowercased() == host.lowercased() }) ?? true else { return [] }
    // In this manifest, the exclusion becomes the only route, so that links for it can be
    // generated.
    var open = manifest
    open.hosts = [host]
    open.schemes = []
    open.routes = [Route(name: "excluded", pattern: exclusion.pattern)]
    open.exclusions = []
    open.sharedQuery = []
    guard let router = try? Router([open]) else { return [] }
    return links(of: open.routes[0], of: open, host: host, router: router, rounds: rounds).map {
      Variant(link: $0.link, isCanonical: false)
    }
  }

  /// Returns links for all routes and exclusions of a manifest on a host.
  package mutating func links(
    of manifest: LinkManifest, host: String, router: Router, rounds: Int
  ) -> [Variant] {
    var links = Self.general(host: host)
    for route in manifest.routes {
      links += self.links(of: route, of: manifest, host: host, router: router, rounds: rounds)
    }
    for (index, route) in manifest.routes.enumerated() {
      for alias in route.aliases {
        // In this manifest, the alias becomes the path, so that links with it can be built.
        var other = manifest
        other.routes[index].pattern = alias
        other.routes[index].aliases = []
        links += self.links(
          of: other.routes[index], of: other, host: host, router: Router(proven: [other]),
          rounds: rounds)
      }
    }
    for exclusion in manifest.exclusions {
      links += self.links(of: exclusion, of: manifest, host: host, rounds: rounds)
    }
    return links
  }

  /// Returns links that do not depend on routes: the root, various depths, and unusual slashes.
  package static func general(host: String) -> [Variant] {
    [
      "", "/", "//", "/?a=b", "/#top", "/a", "/a/b/c/d/e/f", "/%2F", "/.", "/..", "/%00", "/*",
      "/?*",
    ]
    .map { Variant(link: "https://" + host + $0, isCanonical: false) }
  }

  /// Returns a link with one or two changes after the host.
  private mutating func changed(_ link: String, _ host: String) -> String {
    var rest = String(link.dropFirst("https://".count + host.count))
    for _ in 0..<(random.oneIn(3) ? 2 : 1) { rest = change(rest) }
    return "https://" + host + rest
  }

  private mutating func change(_ text: String) -> String {
    let path = String(text.prefix { !"?#".contains($0) })
    let rest = text.dropFirst(path.count)
    let fragment = String(rest.drop { $0 != "#" })
    var items = rest.dropFirst().prefix { $0 != "#" }.split(separator: "&").map(String.init)
    func join(_ path: String) -> String {
      path + (items.isEmpty ? "" : "?" + items.joined(separator: "&")) + fragment
    }
    switch Int.random(in: 0..<14, using: &random) {
    case 0: return join(random.oneIn(2) ? path.uppercased() : path.lowercased())
    case 1: return join(path + random.pick(["/", "//", "/x", "/%2F", "%2F"]))
    case 2: return join(path.split(separator: "/").dropLast().map { "/" + $0 }.joined())
    case 3:
      return join(
        path.replacing("/", with: random.pick(["//", "/./", "%2F", "/x/"]), maxReplacements: 2))
    case 4: return join(encodeOne(path))
    case 5:
      if !items.isEmpty { items.remove(at: Int.random(in: items.indices, using: &random)) }
      return join(path)
    case 6:
      if !items.isEmpty { items.append(random.pick(items)) }
      return join(path)
    case 7:
      items.append(random.pick(["utm_source=x", "x", "x=%C3%A9", "=", "lang=", "org=1&org=2"]))
      return join(path)
    case 8:
      if let index = items.indices.randomElement(using: &random) {
        items[index] =
          String(items[index].prefix { $0 != "=" }) + random.pick(["=", "", "=%20", "=zz", "=*"])
      }
      return join(path)
    case 9: return text + random.pick(["#", "#top", "#a=b"])
    case 10:
      items = items.map { random.oneIn(2) ? $0 : edited($0) }
      return join(path)
    default: return join("/" + edited(String(path.dropFirst())))
    }
  }

  private mutating func encodeOne(_ text: String) -> String {
    var bytes = Array(text.utf8)
    let places = bytes.indices.filter { bytes[$0] | 0x20 &- 0x61 < 26 }
    guard let place = places.randomElement(using: &random), !text.contains("%") else { return text }
    bytes.replaceSubrange(place...place, with: Array("%\(String(bytes[place], radix: 16))".utf8))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the text with at most one character inserted, removed, or replaced.
  private mutating func edited(_ text: String) -> String {
    var characters = Array(text.unicodeScalars)
    let spice = Array("aZ09-._~!*'()/=%20+@:é\\".unicodeScalars)
    let place = Int.random(in: 0...characters.count, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: characters.insert(random.pick(spice), at: place)
    case 1 where place < characters.count: characters.remove(at: place)
    case 2 where place < characters.count: characters[place] = random.pick(spice)
    default: break
    }
    return String(String.UnicodeScalarView(characters))
  }
}
