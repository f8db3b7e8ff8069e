import Files

/// The paths that git ignores, from `.git/info/exclude` and from the `.gitignore` files of a folder
/// and its parents.
struct IgnoredPaths {
  private struct Rules {
    /// The number of path components of the folder to which the patterns are relative.
    let depth: Int
    let patterns: [GlobPattern]
  }

  private var rules: [Rules] = []

  /// Creates an empty set of rules.
  init() {}

  /// Creates the rules that a folder inherits from its parents in the same working tree.
  init(above folder: [String]) {
    var root: Int?
    for depth in stride(from: folder.count, through: 1, by: -1)
    where FilePath.isFolder(Self.path(folder.prefix(depth) + [".git"])) != nil {
      root = depth
      break
    }
    guard let root else { return }
    add(fileAt: folder.prefix(root) + [".git", "info", "exclude"], depth: root)
    for depth in root..<max(root, folder.count) { add(folder: Array(folder.prefix(depth))) }
  }

  /// Adds the rules of a folder, if it has any.
  mutating func add(folder: [String]) {
    add(fileAt: folder + [".gitignore"], depth: folder.count)
  }

  /// Returns `true` if git ignores a path, provided that git ignores no parent folder.
  ///
  /// The last matching rule decides.
  func contains(_ path: [String], isFolder: Bool) -> Bool {
    for rules in rules.reversed() {
      let rest = Array(path.dropFirst(rules.depth))
      if let pattern = rules.patterns.last(where: { $0.matches(rest, isFolder: isFolder) }) {
        return !pattern.isNegated
      }
    }
    return false
  }

  private mutating func add(fileAt path: [String], depth: Int) {
    guard let bytes = try? FileBytes.read(Self.path(path)) else { return }
    // The lines are split as bytes, because CRLF is a single character of a Swift string.
    let patterns = bytes.split(separator: 0x0A)
      .compactMap { GlobPattern(line: String(decoding: $0, as: UTF8.self)[...]) }
    if !patterns.isEmpty { rules.append(Rules(depth: depth, patterns: patterns)) }
  }

  static func path(_ parts: some Sequence<String>) -> String { "/" + parts.joined(separator: "/") }
}
