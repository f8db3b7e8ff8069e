import StringCatalogs

/// The table in which code looks up the keys of a catalog.
struct CodeTable: Hashable, Sendable {
  let platform: CodePlatform
  /// The table or namespace; `nil` if there is none, and on Android, where keys have kinds instead.
  let name: String?

  init(platform: CodePlatform, name: String?) {
    self.platform = platform
    self.name = name
  }

  /// Creates the table for a catalog; `nil` if code for its file format is not scanned.
  init?(_ catalog: LintedCatalog) {
    guard let file = catalog.files.first else { return nil }
    guard let platform = file.content.format.traits.codePlatform else { return nil }
    self.platform = platform
    if platform.hasKinds {
      name = nil
    } else if platform == .apple {
      name = Self.stem(of: file.path)
    } else {
      // A file that is named only after its language has no namespace.
      let isFile = CatalogFormat(fileName: catalog.name) != nil
      let stem = isFile ? Self.stem(of: catalog.name) : ""
      name = stem.isEmpty || stem == "*" ? nil : stem
    }
  }

  /// Returns the table of a key; on Android, its kind.
  func table(of entry: CatalogEntry) -> String? {
    platform.hasKinds ? entry.kind.rawValue : name
  }

  /// Returns the name of a key as it is written in code.
  func name(inCode key: String) -> String {
    // Android converts the names of resources to identifiers.
    platform.hasKinds ? key.replacing(".", with: "_") : key
  }

  private static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? String(name)
  }
}
