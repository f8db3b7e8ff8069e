@testable import LinkRouting

/// A small random number generator whose seed makes failures reproducible.
struct ProofsRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &self)]
  }
}

/// Generates manifests over a small alphabet, so that their routes often overlap.
struct ProofsManifestGenerator {
  var random: ProofsRandom

  init(seed: UInt64) { random = ProofsRandom(seed: seed) }

  /// Types that accept few values, so that all links up to a given length can be listed.
  static let types: [ParameterType] = [
    ParameterType("ab", .text(TextRule(allowed: ScalarSet("ab".unicodeScalars), length: 1...2))),
    ParameterType("a", .text(TextRule(allowed: ScalarSet("a".unicodeScalars), length: 1...2))),
    ParameterType(
      "up",
      .text(
        TextRule(allowed: ScalarSet("AB".unicodeScalars), length: 1...1, folding: .uppercase))),
    ParameterType("small", .integer(-1...2)),
    ParameterType("ten", .integer(2...10)),
    ParameterType("word", .enumeration(["a", "ab", "10"])),
    ParameterType("other", .enumeration(["b", "10"]), isSecret: true),
    ParameterType("same", .enumeration(["b", "10"])),
    ParameterType("one", .enumeration(["ab"])),
    ParameterType("bool", .boolean),
    ParameterType("match", .pattern(TextPattern("a?b|1[0-2]?"))),
  ]

  mutating func component() -> RoutePattern.Component {
    let type = random.one(of: Self.types).name
    switch Int.random(in: 0..<11, using: &random) {
    case 0..<4: return .literal(random.one(of: ["a", "b", "ab", "AB", "10", "true"]))
    case 4..<8: return .parameter(name: "p", type: type)
    case 8: return .compound(compound())
    default:
      return .parameter(
        name: "p", type: type, prefix: random.one(of: ["a", "", "1"]),
        suffix: random.one(of: ["b", "", "0"]))
    }
  }

  /// Returns pieces for which every string can be split in only one way.
  ///
  /// A literal separates two parameters, or a parameter for letters precedes one for digits. The
  /// types of the parameters have so few values that all strings can be listed.
  private mutating func compound() -> [RoutePattern.Piece] {
    let types = ["a", "small", "word", "other", "same", "one", "bool"]
    if random.chance(50) {
      let letters = random.one(of: ["a", "one"])
      return [
        .parameter(name: "p", type: letters), .parameter(name: "q", type: "ten"),
      ] + (random.chance(50) ? [] : [.literal("b")])
    }
    return (random.chance(70) ? [] : [.literal(random.one(of: ["a", "1"]))]) + [
      .parameter(name: "p", type: random.one(of: types)),
      .literal(random.one(of: ["~", "~~"])),
      .parameter(name: "q", type: random.one(of: types)),
    ]
  }

  /// Returns a component whose parameters have names that end with a suffix.
  private mutating func component(_ suffix: String) -> RoutePattern.Component {
    switch component() {
    case .parameter(let name, let type, let before, let after):
      return .parameter(name: name + suffix, type: type, prefix: before, suffix: after)
    case .compound(let pieces):
      return .compound(
        pieces.map { piece in
          guard case .parameter(let name, let type) = piece else { return piece }
          return .parameter(name: name + suffix, type: type)
        })
    case let other: return other
    }
  }

  mutating func pattern(maximum: Int = 3) -> RoutePattern {
    var components: [RoutePattern.Component] = []
    for index in 0..<Int.random(in: 0...maximum, using: &random) {
      components.append(component("\(index)"))
    }
    if random.chance(20) {
      components.append(
        .catchAll(
          name: "rest", type: random.one(of: Self.types).name, minimum: random.chance(50) ? 0 : 1))
      if random.chance(50) {
        components += (0..<Int.random(in: 1...2, using: &random)).map { component("t\($0)") }
      }
    }
    return RoutePattern(components)
  }

  /// Returns a pattern with optional parts, which may be before or after a catch-all.
  ///
  /// Each part has a separate parameter.
  private mutating func withOptionalParts(_ pattern: RoutePattern) -> RoutePattern {
    let places = pattern.components.indices.filter { !pattern.components[$0].isCatchAll }
    guard random.chance(40), !places.isEmpty else { return pattern }
    let parts = (0..<Int.random(in: 1...2, using: &random)).map { _ in
      let first = random.one(of: places)
      return first..<min(first + (random.chance(70) ? 1 : 2), pattern.components.count)
    }
    let result = RoutePattern(pattern.components, optionalParts: parts)
    let isValid = result.optionalParts.allSatisfy { part in
      let own = part.filter { index in
        !result.optionalParts.contains {
          $0 != part && $0.clamped(to: part) == $0 && $0.contains(index)
        }
      }.map { result.components[$0] }
      return !own.contains(where: \.isCatchAll) && !RoutePattern(own).parameters.isEmpty
    }
    return isValid ? result : pattern
  }

  /// Returns a manifest with the given number of routes.
  mutating func manifest(_ routes: Int, exclusions: Int = 0, maximum: Int = 3) -> LinkManifest {
    let hosts = ["a.example", "b.example"]
    let hasTwoHosts = random.chance(30)
    return LinkManifest(
      app: "app", hosts: hasTwoHosts ? hosts : [hosts[0]],
      schemes: random.chance(50) ? ["app"] : [],
      types: Self.types,
      routes: (0..<routes).map { index in
        Route(
          name: "r\(index)", pattern: withOptionalParts(pattern(maximum: maximum)),
          isCaseSensitive: !random.chance(20),
          trailingSlash: random.chance(70)
            ? .tolerated : random.one(of: [.refused, .required]),
          hosts: hasTwoHosts && random.chance(30) ? [random.one(of: hosts)] : nil)
      },
      exclusions: (0..<exclusions).map { _ in
        LinkManifest.Exclusion(
          pattern: pattern(maximum: maximum),
          host: hasTwoHosts && random.chance(50) ? random.one(of: hosts) : nil)
      })
  }
}

/// Returns all paths of up to `count` components, each of which is one of the given words.
func allPaths(_ words: [String], upTo count: Int) -> [[String]] {
  var all: [[String]] = [[]]
  var last: [[String]] = [[]]
  for _ in 0..<count {
    last = last.flatMap { path in words.map { path + [$0] } }
    all += last
  }
  return all
}
