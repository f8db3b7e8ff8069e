public import LinkRouting

/// A writer that formats a manifest as a `*.links.yaml` file.
///
/// If the ``/LinkRouting/LinkManifest/diagnostics()`` of the manifest contain no error, reading the
/// result produces an equal manifest. The comments and the spelling of the original file are not
/// preserved.
///
/// ```swift
/// let text = ManifestWriter().text(of: manifest)
/// ```
public struct ManifestWriter: Sendable {
  /// The comment lines before each key; those of the root location are at the start of the file.
  public var comments: [ManifestLocation: [String]]

  /// Creates a writer.
  ///
  /// - Parameter comments: Lines to write before keys. Line breaks and control characters in them
  ///   become spaces, so that each comment stays on one line.
  public init(comments: [ManifestLocation: [String]] = [:]) {
    self.comments = comments
  }

  /// Returns the manifest as YAML, with a line break at the end.
  public func text(of manifest: LinkManifest) -> String {
    var lines = YAMLLines(comments: comments)
    lines.add("app", manifest.app)
    lines.add("title", manifest.title)
    lines.add("summary", manifest.summary)
    if !manifest.hosts.isEmpty { lines.add(spelled: "hosts", YAMLText.list(manifest.hosts)) }
    if !manifest.schemes.isEmpty { lines.add(spelled: "schemes", YAMLText.list(manifest.schemes)) }
    if manifest.upgradesHTTP { lines.add(spelled: "http", "upgrade") }
    lines.add("catalog", manifest.catalog)
    if !manifest.languages.isEmpty {
      lines.add(spelled: "languages", YAMLText.list(manifest.languages))
    }
    lines.add("web", manifest.webApp)
    lines.section("types", elements: manifest.types) { lines, type in
      lines.add(spelled: type.name, Self.spelling(of: type, in: manifest))
    }
    lines.section("query", elements: manifest.sharedQuery, body: Self.add(_:_:))
    if let facts = manifest.facts { lines.add(spelled: "facts", YAMLText.list(facts)) }
    lines.section("states", elements: manifest.states, body: Self.add(_:_:))
    Self.add(manifest.platforms, to: &lines)
    lines.section("environments", elements: manifest.environments) { lines, environment in
      Self.add(environment, to: &lines)
    }
    lines.section("routes", elements: manifest.routes) { lines, route in
      Self.add(route, in: manifest, to: &lines)
    }
    Self.add(exclusions: manifest.exclusions, to: &lines)
    return lines.text
  }

  /// The maximum length of a list on one line, in bytes.
  private static let maximumListLength = 200

  private static func add(exclusions: [LinkManifest.Exclusion], to lines: inout YAMLLines) {
    guard !exclusions.isEmpty else { return }
    func spelling(_ exclusion: LinkManifest.Exclusion, inFlow: Bool) -> String {
      exclusion.isException
        ? YAMLText.mapping([("except", YAMLText.scalar(exclusion.text, inFlow: true))])
        : YAMLText.scalar(exclusion.text, inFlow: inFlow)
    }
    let items = exclusions.map { spelling($0, inFlow: true) }
    let list = "[" + items.joined(separator: ", ") + "]"
    guard list.utf8.count > maximumListLength else {
      lines.add(spelled: "exclude", list)
      return
    }
    lines.nested("exclude") { lines in
      for exclusion in exclusions { lines.add(item: spelling(exclusion, inFlow: false)) }
    }
  }

  private static func add(_ lines: inout YAMLLines, _ order: StateOrder) {
    let states = YAMLText.list(order.states)
    guard !order.asides.isEmpty else {
      lines.add(spelled: order.fact, states)
      return
    }
    lines.nested(order.fact) { lines in
      lines.add(spelled: "order", states)
      lines.section("aside", elements: order.asides) { lines, aside in
        lines.add(aside.name, aside.reached)
      }
    }
  }

  private static func add(_ environment: LinkManifest.Environment, to lines: inout YAMLLines) {
    guard environment != LinkManifest.Environment(name: environment.name) else {
      lines.add(spelled: environment.name, "{}")
      return
    }
    lines.nested(environment.name) { lines in
      if let hosts = environment.hosts { lines.add(spelled: "hosts", YAMLText.list(hosts)) }
      if let schemes = environment.schemes { lines.add(spelled: "schemes", YAMLText.list(schemes)) }
      lines.add("web", environment.webApp)
      add(environment.platforms, to: &lines)
    }
  }

  private static func add(_ platforms: Platforms, to lines: inout YAMLLines) {
    guard platforms != Platforms() else { return }
    lines.nested("platforms") { lines in
      if let apple = platforms.apple {
        lines.nested("apple") { lines in
          lines.add(spelled: "appIDs", YAMLText.list(apple.appIDs))
          if let number = apple.appStoreID { lines.add(spelled: "appStoreID", String(number)) }
          if apple.isPlaceholder { lines.add(spelled: "placeholder", "true") }
        }
      }
      if let android = platforms.android {
        lines.nested("android") { lines in
          lines.add("package", android.package)
          lines.add(spelled: "sha256", YAMLText.list(android.fingerprints))
          if android.isPlaceholder { lines.add(spelled: "placeholder", "true") }
        }
      }
    }
  }

  private static func add(_ redirect: Route.Redirect, to lines: inout YAMLLines) {
    guard !redirect.values.isEmpty else { return lines.add("redirect", redirect.route) }
    lines.nested("redirect") { lines in
      lines.add("to", redirect.route)
      lines.nested("with") { lines in
        for value in redirect.values { lines.add(value.parameter, value.source.description) }
      }
    }
  }

  private static func add(_ route: Route, in manifest: LinkManifest, to lines: inout YAMLLines) {
    let path = route.pattern.description
    guard route != Route(name: route.name, pattern: route.pattern) else {
      lines.add(route.name, path)
      return
    }
    lines.nested(route.name) { lines in
      lines.add("path", path)
      if !route.aliases.isEmpty {
        lines.add(spelled: "aliases", YAMLText.list(route.aliases.map(\.description)))
      }
      lines.section("query", elements: route.query, body: add(_:_:))
      if let pattern = route.fragmentPattern {
        lines.add("fragment", pattern.description)
        if pattern.isRequired { lines.add(spelled: "fragmentRequired", "true") }
      } else {
        lines.section("fragment", elements: route.fragment, body: add(_:_:))
      }
      lines.add("title", route.title)
      lines.add("summary", route.summary)
      if !route.isCaseSensitive { lines.add(spelled: "case", "insensitive") }
      if route.trailingSlash != .tolerated { lines.add("slash", route.trailingSlash.rawValue) }
      if route.rejectsUnknownKeys { lines.add(spelled: "strict", spellingOfStrict(route)) }
      if route.isFormEncoded { lines.add(spelled: "form", "true") }
      add(route.requirements, in: manifest, to: &lines)
      if !route.conditions.isEmpty {
        lines.add(spelled: "conditions", YAMLText.list(route.conditions.map(\.description)))
      }
      if let hosts = route.hosts { lines.add(spelled: "hosts", YAMLText.list(hosts)) }
      if let schemes = route.schemes { lines.add(spelled: "schemes", YAMLText.list(schemes)) }
      if let since = route.since { lines.add(spelled: "since", since.description) }
      if let until = route.until { lines.add(spelled: "until", until.description) }
      if let redirect = route.redirect { add(redirect, to: &lines) }
    }
  }
}

/// A builder of YAML lines in block style.
struct YAMLLines {
  private(set) var text = ""
  private var indent = ""
  private let comments: [ManifestLocation: [String]]
  /// The location of the enclosing keys.
  private var place = ManifestLocation()

  init(comments: [ManifestLocation: [String]] = [:]) {
    self.comments = comments
    addComments(at: place)
  }

  private mutating func addComments(at location: ManifestLocation) {
    guard !comments.isEmpty else { return }
    for line in comments[location] ?? [] { text += indent + YAMLText.comment(line) + "\n" }
  }

  /// Adds a key and a string; `nil` adds nothing.
  mutating func add(_ key: String, _ value: String?) {
    guard let value else { return }
    add(spelled: key, YAMLText.scalar(value, inFlow: false))
  }

  /// Adds a key and a value in YAML syntax.
  mutating func add(spelled key: String, _ value: String) {
    addComments(at: place.key(key))
    text += indent + YAMLText.scalar(key, inFlow: false) + ": " + value + "\n"
  }

  /// Adds a list item in YAML syntax.
  mutating func add(item: String) {
    text += indent + "- " + item + "\n"
  }

  /// Adds a key with nested lines.
  mutating func nested(_ key: String, _ body: (inout YAMLLines) -> Void) {
    let outer = (indent, place)
    place = place.key(key)
    addComments(at: place)
    text += indent + YAMLText.scalar(key, inFlow: false) + ":\n"
    indent += "  "
    body(&self)
    (indent, place) = outer
  }

  /// Adds a key with lines for each element; an empty array adds nothing.
  mutating func section<Element>(
    _ key: String, elements: [Element], body: (inout YAMLLines, Element) -> Void
  ) {
    guard !elements.isEmpty else { return }
    nested(key) { lines in
      for element in elements { body(&lines, element) }
    }
  }
}
