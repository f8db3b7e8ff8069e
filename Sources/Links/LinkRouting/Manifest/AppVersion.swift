/// A version of an app: numbers that are separated by dots, such as `4.2`.
///
/// Zeros at the end have no meaning: `4` and `4.0` are equal.
public struct AppVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The numbers without trailing zeros; the first number may be zero.
  public let numbers: [Int]

  /// Creates a version from its numbers.
  public init(_ numbers: [Int]) {
    var numbers = numbers.isEmpty ? [0] : numbers
    while numbers.count > 1, numbers.last == 0 { numbers.removeLast() }
    self.numbers = numbers
  }

  /// Reads a version, or returns `nil` if the string is not a version.
  ///
  /// A version has at most eight numbers of at most nine digits, without leading zeros.
  public init?(parsing text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 8 else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard !part.isEmpty, part.utf8.count <= 9, part.utf8.allSatisfy({ $0 &- 0x30 < 10 }),
        part == "0" || part.first != "0", let number = Int(part)
      else { return nil }
      numbers.append(number)
    }
    self.init(numbers)
  }

  /// The numbers, separated by dots.
  public var description: String { numbers.map(String.init).joined(separator: ".") }

  /// Returns `true` if a version is older than another.
  public static func < (left: AppVersion, right: AppVersion) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}

/// A range of the versions of an app; both ends belong to the range.
public struct AppVersionRange: Hashable, Sendable, CustomStringConvertible {
  /// The oldest version; `nil` if all older versions are included.
  public var oldest: AppVersion?
  /// The newest version; `nil` if all newer versions are included.
  public var newest: AppVersion?

  /// All versions.
  public static let all = AppVersionRange()

  /// Creates a range.
  public init(oldest: AppVersion? = nil, newest: AppVersion? = nil) {
    self.oldest = oldest
    self.newest = newest
  }

  /// Reads a range such as `4.2..5.1`, `4.2..`, `..5.1` or `4.2`; `nil` if it is not a range.
  public init?(parsing text: String) {
    let pairs = zip(text.indices, text.indices.dropFirst())
    guard let dots = pairs.first(where: { text[$0] == "." && text[$1] == "." }) else {
      guard let version = AppVersion(parsing: text) else { return nil }
      self.init(oldest: version, newest: version)
      return
    }
    let ends = [text[..<dots.0], text[text.index(after: dots.1)...]]
    let versions = ends.map { AppVersion(parsing: String($0)) }
    guard zip(ends, versions).allSatisfy({ $0.isEmpty || $1 != nil }), text != ".." else {
      return nil
    }
    self.init(oldest: versions[0], newest: versions[1])
    if let oldest, let newest, newest < oldest { return nil }
  }

  /// The range as ``init(parsing:)`` reads it.
  ///
  /// For all versions, the description is `..`, which the initializer rejects.
  public var description: String {
    if let oldest, oldest == newest { return oldest.description }
    return (oldest?.description ?? "") + ".." + (newest?.description ?? "")
  }
}

extension Route {
  /// Returns `true` if every version of a range has the route.
  public func isAvailable(inAll versions: AppVersionRange) -> Bool {
    if let since, versions.oldest.map({ $0 < since }) ?? true { return false }
    if let until, versions.newest.map({ until <= $0 }) ?? true { return false }
    return true
  }

  /// The versions that have the route, such as `4.2..` or `4.2..<5`; `nil` for all versions.
  package var versionSummary: String? {
    guard since != nil || until != nil else { return nil }
    return (since?.description ?? "") + ".." + (until.map { "<\($0)" } ?? "")
  }
}

extension LinkManifest {
  /// Returns a copy of the manifest with only those routes that every version of a range has.
  ///
  /// Association files are served for all installed versions of an app. A link that an installed
  /// version rejects should therefore stay in the browser. A retired route is omitted if the route
  /// that replaces it is omitted. If a requirement redirects to an omitted route, links that do not
  /// meet it wait instead of being redirected.
  public func available(inAll versions: AppVersionRange) -> LinkManifest {
    let available = routes.filter { $0.isAvailable(inAll: versions) }
    guard available.count < routes.count else { return self }
    let names = Set(available.map(\.name))
    let kept = available.filter { route in route.redirect.map { names.contains($0.route) } ?? true }
    var manifest = self
    manifest.routes = kept.map { route in
      var route = route
      for index in route.requirements.indices {
        if case .route(let name) = route.requirements[index].otherwise, !names.contains(name) {
          route.requirements[index].otherwise = .wait
        }
      }
      return route
    }
    return manifest
  }
}
