import TextPrimitives

/// The optional parameter of a host such as `{store:slug}.shop.example`.
///
/// The parameter has a value in links whose host has exactly one label before the domain. The value
/// is that label in lower case, so a link can contain only values that are valid host labels. A
/// link whose host has several labels before the domain is rejected. The parameter is absent in
/// links with a custom scheme, and in links on another declared host. All routes that the host
/// serves have the parameter.
package struct SubdomainParameter: Hashable, Sendable {
  /// The host as the manifest spells it.
  package let host: String
  /// The name of the parameter.
  package let name: String
  /// The name of its type; the name of the parameter if the host does not specify a type.
  package let type: String

  /// Reads a host; returns `nil` for a host without a parameter.
  package init?(host: String) {
    guard let length = Self.length(ofPartIn: host),
      let inner = String(host.utf8.prefix(length - 1).dropFirst())
    else { return nil }
    let parts = inner.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    self.host = host
    name = String(parts[0])
    type = String(parts.last ?? parts[0])
  }

  /// The host without the parameter.
  package var domain: String { WildcardHost.domain(of: host) }

  /// The declaration of the parameter, which is optional and rejects invalid values.
  package var declaration: ParameterDeclaration {
    ParameterDeclaration(
      name: name, type: .named(type), occurrence: .optional, invalid: .reject)
  }

  /// Returns the length of the parameter in braces before the first dot of a host, or `nil`.
  static func length(ofPartIn host: String) -> Int? {
    guard host.utf8.first == UInt8(ascii: "{") else { return nil }
    let part = host.utf8.prefix { $0 != UInt8(ascii: ".") }
    return part.last == UInt8(ascii: "}") && part.count < host.utf8.count ? part.count : nil
  }
}

extension LinkManifest {
  /// The parameter of the first host that has one, or `nil`.
  package var subdomain: SubdomainParameter? {
    hosts.lazy.compactMap { SubdomainParameter(host: $0) }.first
  }

  /// Returns the parameter of the host of a route, or `nil` if none of its hosts has one.
  package func subdomain(of route: Route) -> SubdomainParameter? {
    guard let subdomain else { return nil }
    return route.hosts?.contains(subdomain.host) ?? true ? subdomain : nil
  }
}

// MARK: Labels

extension ParameterType {
  /// Returns some valid host labels that are values of the type.
  ///
  /// The result is empty if no value is a label, or if the type cannot be the type of a subdomain.
  var sampleLabels: [String] {
    let compiled = CompiledType(self, in: .optionalItem)
    return labelCandidates.filter { label in
      let bytes = Bytes(label.utf8)
      return WildcardHost.isLabel(label)
        && compiled.check(bytes.span, 0..<bytes.count) == .accepted
    }
  }

  private static let labelCharacters = "abcdefghijklmnopqrstuvwxyz0123456789"

  private var labelCandidates: [String] {
    switch kind {
    case .text(let rule):
      let shortest = max(1, rule.length.lowerBound)
      let lengths = shortest...max(shortest, min(63, rule.length.upperBound, shortest + 2))
      return lengths.flatMap { length in
        Self.labelCharacters.map { String(repeating: $0, count: length) }
      }
    case .pattern(let pattern) where pattern.decimal == nil:
      let labels = pattern.automaton?.labels(limit: 64) ?? []
      return labels + pattern.samples(longest: 63).map(\.asciiLowercased)
    case .enumeration(let words): return words
    case .pattern, .integer, .uuid, .languageTag, .date, .boolean: return []
    }
  }
}

extension ValueAutomaton {
  /// Returns some strings that the automaton accepts and that are valid host labels.
  ///
  /// The search is exhaustive: the result is empty only if there is no such string.
  fileprivate func labels(limit: Int) -> [String] {
    struct Place: Hashable {
      var state: Int
      /// The number of characters; 4 represents four or more.
      var count = 0
      var endsWithHyphen = false
      var hasThirdHyphen = false
    }
    var labels: [String] = []
    var known: Set<Place> = [Place(state: 0)]
    var pending = [(place: Place(state: 0), text: "")]
    var next = 0
    while next < pending.count, labels.count < limit {
      let (place, text) = pending[next]
      next += 1
      if place.count > 0, !place.endsWithHyphen, accepting[place.state] { labels.append(text) }
      guard text.utf8.count < 63 else { continue }
      let moves = moves(from: place.state)
      for scalar in "abcdefghijklmnopqrstuvwxyz0123456789-".unicodeScalars {
        let isHyphen = scalar == "-"
        if isHyphen, place.count == 0 || place.count == 3 && place.hasThirdHyphen { continue }
        for move in moves where move.set.contains(scalar) {
          let reached = Place(
            state: move.target, count: min(4, place.count + 1), endsWithHyphen: isHyphen,
            hasThirdHyphen: place.count == 2 ? isHyphen : place.hasThirdHyphen)
          if known.insert(reached).inserted {
            pending.append((reached, text + String(Character(scalar))))
          }
        }
      }
    }
    return labels
  }
}

extension [LinkManifest] {
  /// Returns the origin of a sample link that matches a declared host of one of the apps.
  ///
  /// For a wildcard, this is an origin such as `https://any.shop.example`. If possible, its first
  /// label is a value that the subdomain parameters of all apps accept.
  package func sampleOrigin(of host: String) -> String {
    let host = WildcardHost.withoutParameter(host)
    guard WildcardHost.isWildcard(host) else { return "https://" + host }
    let hosts = flatMap(\.hosts).map(\.asciiLowercased)
    let domain = WildcardHost.domain(of: host)
    let types = compactMap { manifest -> ParameterType? in
      guard let subdomain = manifest.subdomain,
        subdomain.domain.asciiLowercased == domain.asciiLowercased
      else { return nil }
      return (manifest.types + ParameterType.builtIn).first { $0.name == subdomain.type }
    }
    let samples = types.map(\.sampleLabels)
    let free = (samples.first ?? []).filter { !hosts.contains($0 + "." + domain) }
    let common = free.first { label in
      types.allSatisfy { type in
        let bytes = Bytes(label.utf8)
        return CompiledType(type, in: .optionalItem).check(bytes.span, 0..<bytes.count) == .accepted
      }
    }
    if let label = common ?? free.first { return "https://\(label).\(domain)" }
    return "https://" + WildcardHost.sample(of: host, among: hosts)
  }
}
