import URLSyntax

/// The paths of a report whose paths begin at the root of a repository.
struct ReportPaths {
  private let folder: [Substring]
  private let root: [Substring]?

  init(_ options: ReportOptions) {
    root = options.root.map { Self.components([], $0) }
    folder = options.folder.map { Self.components([], $0) } ?? root ?? []
  }

  /// A path from the root; an absolute path for what is elsewhere.
  ///
  /// Links of the file system are not followed.
  func path(_ path: String) -> String {
    guard let root else {
      // Without a root, the folder in which the program runs is taken for one.
      var path = Substring(path)
      while path.hasPrefix("./") { path = path.dropFirst(2) }
      return String(path)
    }
    let components = Self.components(path.hasPrefix("/") ? [] : folder, path)
    guard components.starts(with: root) else { return "/" + components.joined(separator: "/") }
    let rest = components.dropFirst(root.count)
    return rest.isEmpty ? "." : rest.joined(separator: "/")
  }

  /// The absolute path; the path as it is where nobody knows in which folder it begins.
  static func absolute(_ path: String, in folder: String?) -> String {
    guard let folder, !path.hasPrefix("/") else { return path }
    return "/" + components(components([], folder), path).joined(separator: "/")
  }

  /// A path from the root as a URI reference, and whether it is relative.
  func uri(_ path: String) -> (text: String, isRelative: Bool) {
    let path = self.path(path)
    let encoded = path.split(separator: "/", omittingEmptySubsequences: false)
      .map { PercentEncoding.encode(String($0)) }.joined(separator: "/")
    return path.hasPrefix("/") ? ("file://" + encoded, false) : (encoded, true)
  }

  /// The components of a path in a folder, without `.`, `..` and empty ones.
  private static func components(_ folder: [Substring], _ path: String) -> [Substring] {
    var components = folder
    for component in path.split(separator: "/") where component != "." {
      if component == ".." { _ = components.popLast() } else { components.append(component) }
    }
    return components
  }
}
