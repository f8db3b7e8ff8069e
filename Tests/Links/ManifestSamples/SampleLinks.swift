package import LinkRouting
import LinkTestSupport
import TestSupport

/// Generates links for a manifest: valid, respelled, nearly valid, and hostile links.
///
/// It also generates values from which links are built; no link can represent some of them.
package struct SampleLinks {
  /// The values from which a link is built.
  package struct Build {
    package var route: String
    package var texts: [(name: String, values: [String])]
    package var scheme: String?
  }

  private var values: ValueGenerator
  private let manifest: LinkManifest
  /// A router without redirects, which builds links of retired routes, too.
  private let router: Router

  package init(_ manifest: LinkManifest, seed: UInt64) {
    var manifest = manifest
    for index in manifest.routes.indices { manifest.routes[index].redirect = nil }
    self.manifest = manifest
    router = Router(proven: [manifest])
    values = ValueGenerator(seed: seed)
  }

  /// Returns values for building a link of a route.
  package mutating func build(_ route: Route) -> Build {
    let parameters = manifest.resolvedParameters(of: route)
    var texts = values.texts(for: parameters)
    if values.random.oneIn(6), !texts.isEmpty {
      let index = Int.random(in: 0..<texts.count, using: &values.random)
      texts[index].values = [values.random.pick(["", "\n", "..", "x y", "é", "/", "-", "0"])]
    } else if values.random.oneIn(8), !texts.isEmpty {
      texts.removeLast()
    }
    let schemes: [String?] = [nil, "https"] + manifest.schemes
    return Build(
      route: route.name, texts: texts,
      scheme: values.random.oneIn(2) ? nil : values.random.pick(schemes))
  }

  /// Returns the link built from values; `nil` if the router rejects them.
  package func link(of build: Build) -> String? {
    let reference = RouteReference(app: manifest.app, route: build.route)
    do throws(LinkError) {
      return try router.link(to: reference, texts: build.texts, scheme: build.scheme)
    } catch {
      return nil
    }
  }

  /// Returns links with the same values and the paths of the route's aliases, where such links
  /// exist.
  package func aliasLinks(of build: Build) -> [String] {
    guard let index = manifest.routes.firstIndex(where: { $0.name == build.route }) else {
      return []
    }
    return manifest.routes[index].aliases.compactMap { alias in
      // To build a link of the alias, the alias replaces the path of the route.
      var other = manifest
      other.routes[index].pattern = alias
      other.routes[index].aliases = []
      let reference = RouteReference(app: manifest.app, route: build.route)
      do throws(LinkError) {
        return try Router(proven: [other]).link(
          to: reference, texts: build.texts, scheme: build.scheme)
      } catch {
        return nil
      }
    }
  }

  /// Returns the link in a different spelling, followed by links that are nearly valid.
  package mutating func variants(of link: String, _ route: Route) -> [String] {
    var spelling = LinkSpelling(
      random: SplitMix64(seed: values.random.next()), isForm: route.isFormEncoded,
      toleratesSlash: route.trailingSlash == .tolerated,
      takesExtraKeys: !route.rejectsUnknownKeys)
    let variant = spelling.variant(of: link)
    return [variant, mutated(link), mutated(variant)]
  }

  private static let insertions = [
    "%", "%2F", "/", "?", "&", "=", "#", ".", "a", "é", "7", " ", "%C3", "\\", "@", "%00", "//",
    "..",
    "%2e%2e", ":", "%25", "+", "\u{202E}", "&&", "=&", "\t", "[", "]", "[%41]", "%zz", "%4", "%0A",
    "%09",
    "%0D%0A", "_", "-", "0", "%E2%80%8B", "%EF%BB%BF", "utm_source=", "&utm_x=1&", "&x_=",
  ]

  private mutating func mutated(_ link: String) -> String {
    var bytes = Array(link.utf8)
    for _ in 0...Int.random(in: 0...1, using: &values.random) {
      let offset = Int.random(in: 0..<max(1, bytes.count), using: &values.random)
      switch Int.random(in: 0..<3, using: &values.random) {
      case 0:
        bytes.insert(contentsOf: Array(values.random.pick(Self.insertions).utf8), at: offset)
      case 1 where bytes.count > 1: bytes.remove(at: offset)
      default:
        // This appends a copy of up to 12 bytes that start at the offset.
        bytes.append(contentsOf: bytes[offset...].prefix(12))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
