import StringCatalogs

/// The table, resource type or namespace in which code looks up the keys of a catalog.
struct CodeTable: Hashable, Sendable {
  let platform: CodePlatform
  /// The table or namespace; `nil` if the catalog has none, and for Android resources.
  let name: String?

  init(platform: CodePlatform, name: String?) {
    self.platform = platform
    self.name = name
  }

  /// Creates the table for a catalog; `nil` if no supported programming language uses its file
  /// format.
  init?(_ catalog: LintedCatalog) {
    guard let file = catalog.files.first else { return nil }
    guard let platform = file.content.format.traits.codePlatform else { return nil }
    self.platform = platform
    if platform.hasKinds {
      name = nil
    } else if platform == .apple {
      name = Self.stem(of: file.path)
    } else {
      // A file whose name contains only its language does not name a namespace.
      let isFile = CatalogFormat(fileName: catalog.name) != nil
      let stem = isFile ? Self.stem(of: catalog.name) : ""
      name = stem.isEmpty || stem == "*" ? nil : stem
    }
  }

  /// Returns the table in which code looks up a key; for an Android resource, its type.
  func table(of entry: CatalogEntry) -> String? {
    platform.hasKinds ? entry.kind.rawValue : name
  }

  /// Returns the name of a key as code spells it.
  func name(inCode key: String) -> String {
    // In the identifiers of Android resources, underscores replace periods.
    platform.hasKinds ? key.replacing(".", with: "_") : key
  }

  private static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? String(name)
  }
}
