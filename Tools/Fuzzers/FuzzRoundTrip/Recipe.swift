import BundledApps
import LinkRouting

/// The description of a link to build, decoded from the bytes of an input.
///
/// - The first byte selects a route of the bundled apps.
/// - Two bits of the second byte select the scheme, and the remaining bits select the spelling of
///   the link.
/// - Each following line describes one parameter, in the order of declaration. An empty line omits
///   the parameter, and `=` precedes its literal text. Any other line produces a value that the
///   parameter's type accepts; for a pattern, the value is the line itself.
struct Recipe {
  let reference: RouteReference
  let scheme: String?
  let spelling: Spelling
  let parameters: [Parameter]

  struct Parameter {
    var name: String
    var type: ParameterType
    var isInPath: Bool
    var isRequired: Bool
    var defaultValue: String?
    /// The strings from which the value is built; empty if the parameter is omitted.
    var texts: [String] = []
  }

  /// The names and values of the parameters, as the link builder expects them.
  var texts: [(name: String, values: [String])] {
    parameters.filter { !$0.texts.isEmpty }.map { ($0.name, $0.texts) }
  }

  private static let routes: [(manifest: LinkManifest, route: Route)] =
    BundledApp.all.flatMap { manifest in manifest.routes.map { (manifest, $0) } }

  init?(_ input: ArraySlice<UInt8>) {
    var input = input
    guard let choice = input.popFirst(), let flags = input.popFirst() else { return nil }
    let (manifest, route) = Self.routes[Int(choice) % Self.routes.count]
    reference = RouteReference(app: manifest.app, route: route.name)
    let schemes: [String?] =
      [nil] + ((route.hosts ?? manifest.hosts).isEmpty ? [] : ["https"])
      + (route.schemes ?? manifest.schemes)
    scheme = schemes[Int(flags & 3) % schemes.count]
    spelling = Spelling(rawValue: flags)
    var lines = input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    parameters = manifest.parameters(of: route).map { parameter in
      var parameter = parameter
      guard let line = lines.popFirst(), let first = line.first else { return parameter }
      parameter.texts = [
        first == UInt8(ascii: "=")
          ? String(decoding: line.dropFirst(), as: UTF8.self)
          : Self.text(of: parameter.type.kind, line, isInPath: parameter.isInPath)
      ]
      return parameter
    }
  }

  /// Returns a string that the type accepts; for a pattern, returns the line itself.
  private static func text(
    of kind: ParameterType.Kind, _ line: ArraySlice<UInt8>, isInPath: Bool
  ) -> String {
    var line = line
    func byte() -> Int { Int(line.popFirst() ?? 0) }
    func number() -> UInt64 { (0..<8).reduce(0) { number, _ in number << 8 | UInt64(byte()) } }
    switch kind {
    case .text(let rule):
      var set = (rule.allowed ?? .printable).intersection(.printable)
      if isInPath, rule.allowed == nil { set = set.subtracting(ScalarSet("/\\".unicodeScalars)) }
      let minimum = max(1, rule.length.lowerBound)
      let count = max(minimum, min(rule.length.upperBound, line.count / 2))
      var scalars = String.UnicodeScalarView()
      while scalars.count < count {
        let range = set.ranges[byte() % set.ranges.count]
        let value = range.lowerBound + UInt32(byte()) % UInt32(range.count)
        scalars.append(Unicode.Scalar(value) ?? "a")
      }
      return String(scalars)
    // The value is arbitrary, like one after an equals sign.
    case .pattern: return String(decoding: line, as: UTF8.self)
    case .integer(let range):
      let value = Int(truncatingIfNeeded: number())
      if range.contains(value) { return String(value) }
      return String(value < 0 ? range.lowerBound : range.upperBound)
    case .uuid: return UniqueID(high: number(), low: number()).description
    case .enumeration(let words): return words[byte() % words.count]
    case .languageTag:
      let tags = [
        "fr", "zh-Hant", "es-419", "X-WHATEVER", "de-u-co-phonebk", "i-klingon", "qaa", "ENG",
      ]
      return tags[byte() % tags.count]
    case .date:
      let (year, month, day) = (byte() * 256 + byte(), byte(), byte())
      return CalendarDate(year: year % 10_000, month: month % 12 + 1, day: day % 28 + 1)?
        .description ?? "2000-02-29"
    case .boolean: return byte() % 2 == 0 ? "true" : "false"
    }
  }
}

/// The variations in the spelling of a link that do not change its meaning.
struct Spelling: OptionSet {
  let rawValue: UInt8

  static let upperCaseScheme = Spelling(rawValue: 4)
  static let upperCaseHost = Spelling(rawValue: 8)
  static let encodedPath = Spelling(rawValue: 16)
  static let hash = Spelling(rawValue: 32)
  static let unknownKey = Spelling(rawValue: 64)
  static let reversedItems = Spelling(rawValue: 128)
}

extension LinkManifest {
  /// Returns the parameters of a route in the order of declaration: path, query, fragment.
  fileprivate func parameters(of route: Route) -> [Recipe.Parameter] {
    func type(_ name: String) -> ParameterType {
      (types + ParameterType.builtIn).first { $0.name == name } ?? ParameterType(name, .uuid)
    }
    let path = route.pattern.components.flatMap { component -> [Recipe.Parameter] in
      func parameter(_ name: String, _ typeName: String, isRequired: Bool) -> Recipe.Parameter {
        Recipe.Parameter(name: name, type: type(typeName), isInPath: true, isRequired: isRequired)
      }
      return switch component {
      case .literal: []
      case .parameter(let name, let type, _, _): [parameter(name, type, isRequired: true)]
      case .catchAll(let name, let type, let minimum):
        [parameter(name, type, isRequired: minimum > 0)]
      case .compound(let pieces):
        pieces.compactMap { piece in
          guard case .parameter(let name, let type) = piece else { return nil }
          return parameter(name, type, isRequired: true)
        }
      }
    }
    let own = Set(route.query.map(\.name))
    let query = route.query + sharedQuery.filter { !own.contains($0.name) }
    return path
      + (query + route.fragment).map { declaration in
        let resolved: ParameterType =
          switch declaration.type {
          case .named(let name): type(name)
          case .inline(let kind): ParameterType("", kind)
          }
        let hasPattern = route.fragmentPattern != nil
        let isPlain = hasPattern && route.fragment.contains { $0.name == declaration.name }
        return Recipe.Parameter(
          name: declaration.name, type: resolved, isInPath: isPlain,
          isRequired: isPlain || declaration.occurrence == .required,
          defaultValue: declaration.defaultValue)
      }
  }
}
