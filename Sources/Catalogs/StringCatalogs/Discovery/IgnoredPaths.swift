import Files

/// What git ignores, from the `.gitignore` files on the way to a folder.
struct IgnoredPaths {
  private struct Rules {
    /// The parts of the path of the folder whose rules they are.
    let depth: Int
    let patterns: [GlobPattern]
  }

  private var rules: [Rules] = []

  /// No rules.
  init() {}

  /// The rules of the working tree that a folder is in, but for those of the folder itself.
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

  /// Returns `true` if git ignores a path, given that it ignores no folder on the way to it: the
  /// last rule that matches counts.
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
    // As bytes: CRLF is one character of a string.
    let patterns = bytes.split(separator: 0x0A)
      .compactMap { GlobPattern(line: String(decoding: $0, as: UTF8.self)[...]) }
    if !patterns.isEmpty { rules.append(Rules(depth: depth, patterns: patterns)) }
  }

  static func path(_ parts: some Sequence<String>) -> String { "/" + parts.joined(separator: "/") }
}
