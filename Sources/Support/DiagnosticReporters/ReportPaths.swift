import URLSyntax

/// A converter from diagnostic paths to paths relative to the root of a repository.
struct ReportPaths {
  private let folder: [Substring]
  private let root: [Substring]?

  init(_ options: ReportOptions) {
    root = options.root.map { Self.components([], $0) }
    folder = options.folder.map { Self.components([], $0) } ?? root ?? []
  }

  /// Returns a diagnostic's path relative to the root of the repository.
  ///
  /// For a path outside the root, the result is the absolute path. Symbolic links are not followed.
  /// If the root is unknown, only a leading `./` is removed.
  ///
  /// The URL of a file on a web host is returned unchanged.
  func path(_ path: String) -> String {
    if Self.isAddress(path) { return path }
    guard let root else {
      // Without a root, paths are relative to the current folder of the program.
      var path = Substring(path)
      while path.hasPrefix("./") { path = path.dropFirst(2) }
      return String(path)
    }
    let components = Self.components(path.hasPrefix("/") ? [] : folder, path)
    guard components.starts(with: root) else { return "/" + components.joined(separator: "/") }
    let rest = components.dropFirst(root.count)
    return rest.isEmpty ? "." : rest.joined(separator: "/")
  }

  /// Returns the absolute path, or the path unchanged if its base folder is unknown.
  static func absolute(_ path: String, in folder: String?) -> String {
    guard let folder, !path.hasPrefix("/"), !isAddress(path) else { return path }
    return "/" + components(components([], folder), path).joined(separator: "/")
  }

  /// Returns a URI reference for a path, and whether it is relative to the root.
  func uri(_ path: String) -> (text: String, isRelative: Bool) {
    if Self.isAddress(path) { return (path, false) }
    let path = self.path(path)
    let encoded = path.split(separator: "/", omittingEmptySubsequences: false)
      .map { PercentEncoding.encode(String($0)) }.joined(separator: "/")
    return path.hasPrefix("/") ? ("file://" + encoded, false) : (encoded, true)
  }

  /// Returns `true` if a path is the URL of a file on a web host.
  static func isAddress(_ path: String) -> Bool {
    path.hasPrefix("https://") || path.hasPrefix("http://")
  }

  /// Returns the components of a path in a folder, with `.`, `..` and empty ones resolved.
  private static func components(_ folder: [Substring], _ path: String) -> [Substring] {
    var components = folder
    for component in path.split(separator: "/") where component != "." {
      if component == ".." { _ = components.popLast() } else { components.append(component) }
    }
    return components
  }
}
