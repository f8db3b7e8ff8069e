import LinkAssociations
import LinkRouting
import LinkTestSupport

/// A difference between a link and a route, found without the library's matchers and writers.
///
/// If a link differs from its route, a platform may open it only if the writer reported each
/// difference with one of its codes.
struct RouteDifference: CustomStringConvertible {
  /// The codes for this difference, one of which must have been reported.
  var codes: [AssociationWidening.Code]
  var parameter: String?
  /// The route or the exclusion that the report must name.
  var route: String?
  /// `true` if the difference is before the first value in the path, where patterns have literals.
  var isInFront = false

  var description: String { "\(route ?? "-").\(parameter ?? "-"): \(codes.map(\.rawValue))" }

  /// `true` if one of the codes was reported for the route.
  func isReported(in widenings: [AssociationWidening]) -> Bool {
    widenings.contains { widening in
      codes.contains(widening.code) && (widening.route == route || widening.route == nil)
        && (parameter == nil || widening.parameter == nil || widening.parameter == parameter)
    }
  }

  /// Returns the differences between a link and the links that a route of a manifest accepts.
  static func all(_ link: AssociationLink, _ route: Route, _ manifest: LinkManifest) -> [Self] {
    let hasWildLiteral = route.pattern.components.contains { component in
      if case .literal(let text) = component {
        text.contains("*") || text.contains("$(")
      } else {
        false
      }
    }
    // A wildcard matches any character, including a slash, so the number of path components can
    // differ.
    let path = path(link, route, manifest).map { difference in
      var difference = difference
      if hasWildLiteral { difference.codes.append(.wildcardNotExpressible) }
      return difference
    }
    return path + query(link, route, manifest)
  }

  /// Returns the differences of a component, whose values end at the first occurrence of the next
  /// literal.
  private static func check(
    _ pieces: [RoutePattern.Piece], _ text: String, _ manifest: LinkManifest
  ) -> [Self] {
    var differences: [Self] = []
    var rest = text[...]
    var open: (name: String, type: String)?
    for piece in pieces + [.literal("")] {
      switch piece {
      case .parameter(let name, let type): open = (name, type)
      case .literal(let literal):
        let place = literal.isEmpty ? rest.endIndex..<rest.endIndex : rest.firstRange(of: literal)
        guard let place else {
          return differences + [
            .init(codes: [
              .caseNotExpressible, .precedenceNotExpressible, .lengthNotExpressible,
              .characterClassNotExpressible, .wordsNotExpressible,
            ])
          ]
        }
        if let (name, type) = open {
          differences += check(
            String(rest[..<place.lowerBound]), type, name, manifest, inPath: true)
        }
        open = nil
        rest = rest[place.upperBound...]
      }
    }
    return differences
  }

  // MARK: Paths

  private static func path(_ link: AssociationLink, _ route: Route, _ manifest: LinkManifest)
    -> [Self]
  {
    let raw = link.text(link.path)
    guard let text = decoded(raw) else { return [.init(codes: [.linkSyntaxNotExpressible])] }
    var differences: [Self] = []
    if raw.lowercased().contains("%2f") {
      differences.append(.init(codes: [.encodedSlashNotExpressible]))
    }
    // The text is split by scalars, because an accent after a slash would merge with it.
    let components = text.unicodeScalars.split(separator: "/").map { String($0) }
    if raw.drop(while: { $0 == "/" }) != "", text.contains("//") {
      differences.append(.init(codes: [.linkSyntaxNotExpressible]))
    }
    let hasSlash = text.count > 1 && text.hasSuffix("/")
    if hasSlash && route.trailingSlash == .refused || !hasSlash && route.trailingSlash == .required
    {
      differences.append(.init(codes: [.trailingSlashNotExpressible]))
    }
    var rest = components[...]
    var isInFront = true
    for (index, component) in route.pattern.components.enumerated() {
      switch component {
      case .catchAll(let name, let type, let minimum):
        isInFront = false
        let tailCount = route.pattern.components.count - 1 - index
        if rest.count - tailCount < minimum {
          differences.append(.init(codes: [.precedenceNotExpressible]))
        }
        for value in rest.dropLast(tailCount) {
          differences += check(value, type, name, manifest, inPath: true)
        }
        rest = rest.suffix(tailCount)
      case .literal(let literal):
        guard let value = rest.popFirst() else {
          return differences + [.init(codes: [.precedenceNotExpressible], isInFront: isInFront)]
        }
        if value == literal || !route.isCaseSensitive && value.lowercased() == literal.lowercased()
        {
          continue
        }
        let isWild = literal.contains("*") || literal.contains("$(")
        differences.append(
          .init(
            codes: isWild ? [.wildcardNotExpressible] : [.precedenceNotExpressible],
            isInFront: isInFront))
      case .parameter(let name, let type, let prefix, let suffix):
        isInFront = false
        guard let value = rest.popFirst() else {
          // A value that may contain slashes is written as a wildcard in patterns.
          return differences + [.init(codes: [.lengthNotExpressible], parameter: name)]
        }
        guard value.hasPrefix(prefix), value.dropFirst(prefix.count).hasSuffix(suffix) else {
          differences.append(
            .init(codes: [.caseNotExpressible, .precedenceNotExpressible], parameter: name))
          continue
        }
        differences += check(
          String(value.dropFirst(prefix.count).dropLast(suffix.count)), type, name, manifest,
          inPath: true)
      case .compound(let pieces):
        isInFront = false
        guard let value = rest.popFirst() else {
          return differences + [.init(codes: [.lengthNotExpressible])]
        }
        differences += check(pieces, value, manifest)
      }
    }
    if !rest.isEmpty {
      let last = route.pattern.parameterNames.last
      differences.append(
        .init(codes: [.precedenceNotExpressible, .characterClassNotExpressible], parameter: last))
    }
    return differences
  }

  // MARK: Queries

  private static func query(_ link: AssociationLink, _ route: Route, _ manifest: LinkManifest)
    -> [Self]
  {
    var differences: [Self] = []
    let own = Set(route.query.map(\.name))
    let declared = route.query + manifest.sharedQuery.filter { !own.contains($0.name) }
    let items = link.items.map { (decoded(link.text($0.name)), $0.value.map(link.text) ?? "") }
    for parameter in declared {
      let values = items.filter { $0.0 == parameter.key }.map(\.1)
      if values.isEmpty, parameter.occurrence == .required {
        differences.append(.init(codes: [.emptyItemNotExpressible], parameter: parameter.name))
      }
      if values.count > 1, parameter.occurrence != .repeated {
        differences.append(.init(codes: [.repeatedItemNotExpressible]))
      }
      if parameter.dropsInvalidValues { continue }
      for value in values {
        guard let value = decoded(route.isFormEncoded ? value.replacing("+", with: " ") : value)
        else {
          differences.append(.init(codes: [.linkSyntaxNotExpressible]))
          continue
        }
        let found =
          switch parameter.type {
          case .named(let name): check(value, name, parameter.name, manifest, inPath: false)
          case .inline(let kind):
            check(value, ParameterType("", kind), parameter.name, inPath: false)
          }
        // If there are several values, a single valid one is sufficient to open the link.
        differences += found.map {
          .init(
            codes: $0.codes + (values.count > 1 ? [.repeatedItemNotExpressible] : []),
            parameter: $0.parameter)
        }
      }
    }
    for condition in route.conditions {
      let values = [condition.parameter, condition.other].map { name in
        items.first { $0.0 == name && !$0.1.isEmpty }?.1
      }
      // All conditions of the samples compare dates, which are ordered like their strings.
      let isMet =
        values[0] == nil || values[1] == nil && condition.relation != .with
        || values[1] != nil && (condition.relation == .with || values[0] ?? "" >= values[1] ?? "")
      if !isMet { differences.append(.init(codes: [.conditionNotExpressible])) }
    }
    let keys = Set(declared.map(\.key))
    if route.rejectsUnknownKeys, items.contains(where: { !keys.contains($0.0 ?? "") }) {
      differences.append(.init(codes: [.unknownKeysNotExpressible]))
    }
    return differences
  }

  // MARK: Values

  private static func check(
    _ value: String, _ type: String, _ name: String, _ manifest: LinkManifest, inPath: Bool
  ) -> [Self] {
    let found = (manifest.types + ParameterType.builtIn).first { $0.name == type }
    return found.map { check(value, $0, name, inPath: inPath) } ?? []
  }

  private static func check(
    _ value: String, _ type: ParameterType, _ name: String, inPath: Bool
  ) -> [Self] {
    let isSeparated = inPath && type.kind == .text(TextRule()) && value.contains("\\")
    if type.accepts(value), !isSeparated { return [] }
    if value.isEmpty {
      return [.init(codes: [.emptyItemNotExpressible, .precedenceNotExpressible], parameter: name)]
    }
    var codes: [AssociationWidening.Code] = [.precedenceNotExpressible]
    if type.accepts(value.lowercased()) || type.accepts(value.uppercased()) {
      codes.append(.caseNotExpressible)
    }
    if value.unicodeScalars.contains(where: { !$0.isASCII || $0 == "*" || $0 == "?" }) {
      codes.append(.characterClassNotExpressible)
    }
    switch type.kind {
    case .text(let rule):
      let count = rule.unit == .bytes ? value.utf8.count : value.unicodeScalars.count
      if !rule.length.contains(count) { codes.append(.lengthNotExpressible) }
      if rule.allowed?.contains("/") ?? false { codes.append(.characterClassNotExpressible) }
    case .pattern(let pattern):
      codes.append(.patternNotExpressible)
      let rule = pattern.approximation
      if !rule.length.contains(value.unicodeScalars.count) { codes.append(.lengthNotExpressible) }
      if !value.unicodeScalars.allSatisfy({ rule.allowed?.contains($0) ?? true }) {
        codes.append(.characterClassNotExpressible)
      }
    case .integer:
      if value.utf8.allSatisfy({ $0 == 0x2D || $0 &- 0x30 < 10 }) {
        codes.append(.rangeNotExpressible)
      }
    case .date:
      let isDate = value.utf8.count == 10 && value.utf8.allSatisfy { $0 == 0x2D || $0 &- 0x30 < 10 }
      if isDate { codes.append(.dateNotExpressible) }
    case .languageTag:
      if value.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }) {
        codes.append(.languageTagNotExpressible)
      }
    case .enumeration, .uuid, .boolean: codes.append(.wordsNotExpressible)
    }
    return [.init(codes: codes, parameter: name)]
  }

  /// Returns the string without percent-encoding; `nil` if it cannot be decoded.
  static func decoded(_ text: String) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
