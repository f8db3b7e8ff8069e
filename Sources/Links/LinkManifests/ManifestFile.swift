public import Diagnostics
public import LinkRouting
import YAMLSyntax

/// A link manifest read from a `*.links.yaml` file, with the source ranges of its keys and values.
///
/// The file is YAML 1.1 in UTF-8, at most 16 MiB. Scalars are strings, so `no` and `1.0` have no
/// special meaning. Merge keys (`<<`), tags and several documents are rejected.
///
/// ```swift
/// let bytes = Array("""
///   app: shop
///   hosts: [shop.example]
///   routes:
///     item: "/item/{id:uuid}"
///   """.utf8)
/// let file = try ManifestFile(parsing: bytes, path: "shop.links.yaml")
/// let router = try Router([file.manifest])
/// ```
public struct ManifestFile: Sendable {
  /// The manifest.
  public private(set) var manifest: LinkManifest
  /// The path of the file, as the caller passed it.
  public let path: String
  /// The YAML document, which contains the range of each key and value.
  private(set) var root: YAMLNode
  /// The prefixes of the routes in groups, by the name of the route.
  let prefixes: [String: GroupPrefix]

  /// Reads a manifest from a file that contains no errors.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - path: The path of the file, which diagnostics show.
  /// - Throws: ``ManifestFileError`` with every diagnostic, including warnings, if one is an error.
  public init(parsing bytes: [UInt8], path: String) throws(ManifestFileError) {
    let (file, diagnostics) = Self.read(bytes, path: path)
    guard let file, !diagnostics.contains(where: { $0.severity == .error }) else {
      throw ManifestFileError(diagnostics)
    }
    self = file
  }

  /// Reads a manifest as far as possible, and reports all errors and warnings.
  ///
  /// Unreadable parts are omitted from the manifest. A route or a type with an unreadable value
  /// keeps its name and gets a placeholder value, so that one mistake is reported once.
  ///
  /// - Returns: The file and all diagnostics in the order of their ranges. The file is `nil` if the
  ///   content is empty, is not valid YAML, or is not a mapping. The diagnostics include those of
  ///   ``/LinkRouting/LinkManifest/diagnostics()``.
  /// - Complexity: O(*n*), where *n* is the size of the file.
  public static func read(
    _ bytes: [UInt8], path: String
  ) -> (file: ManifestFile?, diagnostics: [Diagnostic]) {
    var reader = ManifestReader(path: path, source: bytes)
    do {
      guard let root = try YAMLReader.read(bytes) else {
        reader.report(
          "empty-manifest", at: SourceRange(0, 0),
          message: "the file is empty; a manifest starts with 'app:'")
        return (nil, reader.diagnostics)
      }
      guard let manifest = reader.manifest(root) else { return (nil, reader.diagnostics.sorted()) }
      let file = ManifestFile(
        manifest: manifest, path: path,
        root: reader.expanded(root).renamingKeys(reader.renamedKeys), prefixes: reader.prefixes)
      var own = manifest.diagnostics().filter { !reader.isBroken($0.location) }
      // An unreadable value may use any type. Unused types are therefore reported only if the
      // reader reports nothing and the manifest contains no errors.
      let hasErrors = !reader.diagnostics.isEmpty || own.contains { $0.severity == .error }
      if !hasErrors { own += manifest.unusedTypes(aliasTargets: reader.aliasTargets) }
      var diagnostics = reader.diagnostics + file.diagnostics(for: own)
      if !reader.groupedRoutes.isEmpty {
        // A problem in a prefix or a requirement of a group is found in each route of the group.
        var seen: Set<Diagnostic> = []
        diagnostics = diagnostics.filter { seen.insert($0).inserted }
      }
      return (file, diagnostics.sorted())
    } catch {
      if let expressions = regularExpressions(error, in: bytes, path: path) {
        return (nil, expressions)
      }
      reader.report(
        error.rule, at: error.range, message: error.message, notes: error.notes,
        fixIts: error.fixIts)
      return (nil, reader.diagnostics)
    }
  }

  /// Returns diagnostics for regular expressions that are values of `text`, and that make the file
  /// invalid YAML because they are in double quotes.
  ///
  /// In double quotes, YAML reads the backslashes of an expression as escapes. The method therefore
  /// reads a copy of the file with single quotes, which make the expressions valid YAML at the same
  /// byte ranges.
  ///
  /// - Returns: `nil` if anything else makes the file invalid YAML.
  private static func regularExpressions(
    _ refusal: YAMLRefusal, in bytes: [UInt8], path: String
  ) -> [Diagnostic]? {
    guard let edits = refusal.fixIts.first?.edits,
      edits.allSatisfy({ $0.text.hasPrefix("'") && $0.text.utf8.count == $0.range.count }),
      // If edits overlap, the method returns `nil`, and the YAML error is reported.
      let corrected = try? FixIt.Edit.apply(edits, to: bytes)
    else { return nil }
    let places = Set(edits.map(\.range))
    let found = read(corrected, path: path).diagnostics.filter { diagnostic in
      diagnostic.rule == "regular-expression" && diagnostic.range.map(places.contains) ?? false
    }
    return found.count == edits.count ? found : nil
  }

  /// Returns the file with the manifest of an environment, or `nil` if the manifest declares no
  /// environment of this name.
  ///
  /// A location in the resulting manifest refers to the text of the environment if the environment
  /// replaces the value at this location.
  public func applying(environment name: String) -> ManifestFile? {
    guard let manifest = manifest.applying(environment: name) else { return nil }
    var file = self
    file.manifest = manifest
    file.root = root.applying(environment: name)
    return file
  }

  private init(
    manifest: LinkManifest, path: String, root: YAMLNode, prefixes: [String: GroupPrefix]
  ) {
    self.manifest = manifest
    self.path = path
    self.root = root
    self.prefixes = prefixes
  }
}
