public import LinkRouting

/// Writes manifests as Swift source, for apps that embed them without reading YAML.
///
/// The source spells the model's own initialisers, needs no `try`, and is formatted as
/// `swift format` does with lines of 100 characters.
///
/// ```swift
/// let writer = ManifestSwiftWriter(namespace: "BundledApp")
/// let source = writer.source(of: file.manifest, from: "shop.links.yaml")
/// ```
public struct ManifestSwiftWriter: Sendable {
  /// The type that the constants become members of.
  public var namespace: String

  /// Makes a writer.
  ///
  /// - Parameter namespace: The type that the constants become members of; the source extends it.
  public init(namespace: String) {
    self.namespace = namespace
  }

  /// The source of a file that declares one manifest.
  ///
  /// - Parameters:
  ///   - manifest: The manifest.
  ///   - fileName: The file it was read from, for the comment at the head.
  public func source(of manifest: LinkManifest, from fileName: String) -> String {
    let title = manifest.title ?? manifest.app
    let name = Self.identifier(manifest.app)
    let head = "  public static let \(name) = "
    let value = Self.expression(manifest).text(indent: 2, column: head.count, trailing: 0)
    return """
      // Generated from \(fileName) by GenerateBundledApps. Do not edit.

      public import LinkRouting

      extension \(namespace) {
        /// The link manifest of \(title.split(whereSeparator: \.isNewline).joined(separator: " ")).
      \(head)\(value)
      }

      """
  }

  /// The source of a file that lists the manifests of all apps.
  ///
  /// - Parameter apps: The names of the apps, in the order of the list.
  public func index(of apps: [String]) -> String {
    let list = SwiftExpression.array(apps.map { .raw(Self.identifier($0)) })
    let head = "  public static let all: [LinkManifest] = "
    return """
      // Generated from the files *.links.yaml by GenerateBundledApps. Do not edit.

      public import LinkRouting

      extension \(namespace) {
        /// The link manifests of all bundled apps, by name.
      \(head)\(list.text(indent: 2, column: head.count, trailing: 0))
      }

      """
  }

  /// The name of an app as an identifier of Swift: `my-shop` is `myShop`.
  static func identifier(_ app: String) -> String {
    let words = app.split { $0 == "-" || $0 == "_" }
    let name =
      (words.first.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? "app")
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    // `all` is the list.
    if name == "all" { return "allApp" }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
