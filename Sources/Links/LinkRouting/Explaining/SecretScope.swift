import URLSyntax
import TextPrimitives

/// The secret keys and the literals of a group of apps, or of all apps.
///
/// They determine which parts of a link are secret.
struct SecretScope: Sendable {
  /// The secret keys of the apps.
  let keys: SecretKeys
  /// The apps, by their indices among the manifests; `nil` for all apps.
  let apps: Set<Int32>?
  /// The literals of the routes, and the schemes of the apps, in lower case.
  ///
  /// A path component that equals a literal is treated as the literal, not as a key.
  let literals: Set<String>
  /// The ``keys`` that are not ``literals``.
  private let componentKeys: SecretKeys

  fileprivate init(_ keys: [Set<String>], _ literals: [Set<String>], apps: Set<Int32>?) {
    let keys = keys.reduce(into: Set()) { $0.formUnion($1) }
    self.keys = SecretKeys(keys)
    let literals = literals.reduce(into: Set()) { $0.formUnion($1) }
    self.literals = literals
    componentKeys = SecretKeys(keys.subtracting(literals))
    self.apps = apps
  }

  /// Returns `true` if a path component or a scheme is one of ``literals``, ignoring case.
  func isLiteral(_ component: Bytes) -> Bool {
    literals.contains(String(decoding: component.map(\.asciiLowercased), as: UTF8.self))
  }

  /// Returns `true` if a whole path component is a secret key, or is probably a misspelling of one.
  func isKey(component: Bytes) -> Bool {
    !isLiteral(component) && componentKeys.isName(component)
  }

  /// Returns `true` if the scope includes the secrets of an app.
  func contains(app: Int32) -> Bool { apps?.contains(app) ?? true }
}

/// The scopes of a router: one for each group of apps, and one for all apps.
///
/// Apps that share a host or a scheme, directly or through a third app, form a group. Every app is
/// in exactly one group.
struct SecretScopes: Sendable {
  /// The scope of all apps.
  let everything: SecretScope
  /// The scopes of the groups.
  let groups: [SecretScope]
  /// For each app, the index of its group in ``groups``.
  let groupOfApp: [Int]
  /// The index in ``groups`` for each host, in lower case and without a port.
  private let hosts: [String: Int]
  /// The index in ``groups`` for each scheme, in lower case.
  private let schemes: [String: Int]

  /// Creates the scopes of the apps of a router.
  ///
  /// - Parameter keys: The secret keys of each app, in lower case.
  init(_ manifests: [LinkManifest], keys: [Set<String>]) {
    let literals = manifests.map(Self.literals)
    everything = SecretScope(keys, literals, apps: nil)
    let names = manifests.map(Self.names)
    // Apps belong to one group if a wildcard of one matches a host of the other.
    let wildcards = names.flatMap(\.hosts).filter(WildcardHost.isWildcard)
    let groupOfApp = Self.groups(
      names.map { names in
        let matching = wildcards.filter { wildcard in
          names.hosts.contains { WildcardHost.matches(wildcard, host: $0) }
        }
        return (names.hosts + matching).map { "//" + $0 } + names.schemes
      })
    self.groupOfApp = groupOfApp
    groups = (0..<((groupOfApp.max() ?? -1) + 1)).map { group in
      let apps = groupOfApp.indices.filter { groupOfApp[$0] == group }
      return SecretScope(
        apps.map { keys[$0] }, apps.map { literals[$0] }, apps: Set(apps.map { Int32($0) }))
    }
    var hosts: [String: Int] = [:]
    var schemes: [String: Int] = [:]
    for (app, names) in names.enumerated() {
      for host in names.hosts { hosts[host] = groupOfApp[app] }
      for scheme in names.schemes { schemes[scheme] = groupOfApp[app] }
    }
    self.hosts = hosts
    self.schemes = schemes
  }

  /// Returns the literals of the routes, and the schemes of the app, in lower case.
  private static func literals(of manifest: LinkManifest) -> Set<String> {
    manifest.routes.reduce(into: Set(manifest.schemes.map(\.asciiLowercased))) { literals, route in
      for pattern in route.patterns {
        for case .literal(let text) in pattern.components { literals.insert(text.asciiLowercased) }
      }
    }
  }

  private static func names(of manifest: LinkManifest) -> (hosts: [String], schemes: [String]) {
    let hosts = manifest.hosts.map { host in
      // Ports are ignored, because a link with another port may be a link of another app on the
      // host.
      String(WildcardHost.withoutParameter(host.asciiLowercased).prefix { $0 != ":" })
    }
    return (hosts, manifest.schemes.map(\.asciiLowercased))
  }

  /// Returns the group of each app, given the hosts and schemes of each app.
  private static func groups(_ names: [[String]]) -> [Int] {
    // For each app, the index of an earlier app in the same group, or of the app itself.
    var earlier = Array(names.indices)
    func first(_ app: Int) -> Int {
      var app = app
      while earlier[app] != app {
        earlier[app] = earlier[earlier[app]]
        app = earlier[app]
      }
      return app
    }
    var owners: [String: Int] = [:]
    for (app, names) in names.enumerated() {
      for name in names {
        let (a, b) = (first(owners[name] ?? app), first(app))
        earlier[max(a, b)] = min(a, b)
        owners[name] = app
      }
    }
    var numbers: [Int: Int] = [:]
    return names.indices.map { app in
      let number = numbers[first(app)] ?? numbers.count
      numbers[first(app)] = number
      return number
    }
  }

  // MARK: Links

  /// Returns the scope of a link that matches a route of an app.
  ///
  /// The scope is that of the app's group. It is ``everything`` if parsers disagree on the origin,
  /// or if the link may contain another link.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the link.
  func scope(of bytes: Bytes, matchedBy app: Int32) -> SecretScope {
    guard let origin = origin(of: bytes), !Self.mayHoldLink(bytes[origin.end...]) else {
      return everything
    }
    return groups[groupOfApp[Int(app)]]
  }

  /// Returns the scope of bytes, which may be a link, a link with mistakes, or anything else.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  func scope(of bytes: Bytes) -> SecretScope {
    guard let origin = origin(of: bytes), !origin.mayHaveHost,
      !Self.mayHoldLink(bytes[origin.end...])
    else { return everything }
    return groups[origin.group]
  }

  /// The scheme of a link, or its scheme and host, which identify a group of apps.
  private struct Origin {
    var group: Int
    /// The offset of the first byte after the origin.
    var end: Int
    /// `true` if the bytes after the origin may start with a host.
    var mayHaveHost = false
  }

  /// Returns the origin of a link.
  ///
  /// - Returns: `nil` if no app declares the origin, or if parsers disagree on it.
  private func origin(of bytes: Bytes) -> Origin? {
    let start = bytes.firstIndex { $0 > 0x20 } ?? bytes.count
    guard let colon = bytes[start...].firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = Self.name(bytes[start..<colon])
    let rest = bytes[(colon + 1)...]
    let slash = UInt8(ascii: "/")
    guard scheme == "https" || scheme == "http" else {
      guard let scheme, let group = schemes[scheme] else { return nil }
      let end = rest.firstIndex { $0 != slash } ?? bytes.count
      let component = bytes[end...].prefix { !Self.endsAuthority($0) }
      return Origin(
        group: group, end: end,
        mayHaveHost: LenientText(component).bytes.contains(UInt8(ascii: ".")))
    }
    guard rest.starts(with: [slash, slash]) else { return nil }
    let authority = rest.dropFirst(2).prefix { !Self.endsAuthority($0) }
    let host = authority.prefix { $0 != UInt8(ascii: ":") }
    let port = authority[host.endIndex...].dropFirst()
    guard port.allSatisfy({ (0x30...0x39).contains($0) }), let name = Self.name(host),
      let group = hosts[name]
    else { return nil }
    return Origin(group: group, end: authority.endIndex)
  }

  private static func endsAuthority(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  /// Returns a host or scheme in lower case, or `nil` if it is not ASCII.
  private static func name(_ bytes: ArraySlice<UInt8>) -> String? {
    guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    return String(decoding: bytes.map(\.asciiLowercased), as: UTF8.self)
  }

  /// Returns `true` if a part of a link may contain another link, in any encoding.
  ///
  /// Another link contains a colon, a backslash or two slashes. In a query or fragment, it contains
  /// at least a slash or a question mark.
  static func mayHoldLink(_ rest: ArraySlice<UInt8>) -> Bool {
    var isItem = false
    var isAfterSlash = false
    for byte in LenientText(rest).bytes {
      switch byte {
      case UInt8(ascii: ":"), UInt8(ascii: "\\"): return true
      case UInt8(ascii: "/"), UInt8(ascii: "?"):
        if isItem || isAfterSlash && byte == UInt8(ascii: "/") { return true }
        isAfterSlash = byte == UInt8(ascii: "/")
        isItem = byte == UInt8(ascii: "?")
      case UInt8(ascii: "#"): isItem = true
      default: isAfterSlash = false
      }
    }
    return false
  }
}
