import BundledApps
import LinkRouting
import QRCodes
import TestSupport

/// Generates the payloads of QR codes for links of the bundled apps.
struct LinkSamples {
  let router: Router
  private var random: SplitMix64

  init(seed: UInt64) throws {
    router = try Router(BundledApp.all)
    random = SplitMix64(seed: seed)
  }

  /// Returns the payload for a link of a route with generated values.
  ///
  /// The payload omits secrets if the app has no host.
  mutating func payload(_ app: LinkManifest, _ route: Route) throws -> QRPayload {
    let isWeb = !(route.hosts ?? app.hosts).isEmpty
    let link = try router.link(
      to: RouteReference(app: app.app, route: route.name), texts: texts(app, route))
    return try QRPayload(
      link, router, options: QRPayloadOptions(secrets: isWeb ? .webOnly : .leftOut))
  }

  private mutating func texts(
    _ app: LinkManifest, _ route: Route
  ) -> [(name: String, values: [String])] {
    var texts: [(name: String, values: [String])] = []
    for parameter in route.pattern.parameters {
      texts.append((parameter.name, [text(of: kind(.named(parameter.type), app))]))
    }
    for parameter in route.query + app.sharedQuery
    where parameter.occurrence == .required || random.oneIn(2) {
      texts.append((parameter.name, [text(of: kind(parameter.type, app))]))
    }
    return texts
  }

  private func kind(
    _ type: ParameterDeclaration.TypeReference, _ app: LinkManifest
  ) -> ParameterType.Kind {
    switch type {
    case .inline(let kind): kind
    case .named(let name):
      (app.types + ParameterType.builtIn).first { $0.name == name }?.kind ?? .uuid
    }
  }

  private mutating func text(of kind: ParameterType.Kind) -> String {
    switch kind {
    case .pattern(let pattern):
      return pattern.samples(longest: 20).first ?? ""
    case .text(let rule):
      let allowed = rule.allowed ?? ScalarSet("aZ09 -_.~&=?%/é日😀".unicodeScalars)
      let scalars = allowed.ranges.flatMap { $0.compactMap(Unicode.Scalar.init) }
      let least = max(1, rule.length.lowerBound)
      let count = Int.random(in: least...min(rule.length.upperBound, least + 30), using: &random)
      var text = String.UnicodeScalarView()
      // A component that consists only of dots would change the path.
      text.append("0")
      for _ in 1..<max(2, count) { text.append(random.pick(scalars)) }
      return String(text)
    case .integer(let range): return String(Int.random(in: range, using: &random))
    case .uuid: return UniqueID(high: random.next(), low: random.next()).description
    case .enumeration(let words): return random.pick(words)
    case .languageTag: return random.pick(["fr", "zh-Hans", "es-419", "de-DE-u-co-phonebk"])
    case .date: return random.pick(["2024-02-29", "1999-12-31"])
    case .boolean: return random.pick(["true", "false"])
    }
  }
}
