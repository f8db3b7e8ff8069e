public import LinkManifests
import LinkRouting

/// A generator of Swift code: an enumeration of an app's links, which parses and builds them.
///
/// The enumeration contains a case for each route that is not retired, with the parameters as
/// associated values of their types. It also contains the manifest as a value. The file imports
/// only LinkRouting and the modules of the app's own types. Its layout is that of `swift format`
/// with a line length of 100.
///
/// ```swift
/// let generated = SwiftGenerator().file(for: file)
/// generated.path  // "WordlyLink.swift"
/// ```
public struct SwiftGenerator: CodeGenerator {
  /// The target ``CodeTarget/swift``.
  public static let target = CodeTarget.swift

  /// The access level of the generated type.
  public enum Access: String, Hashable, Sendable, CaseIterable {
    /// Accessible to all modules that import the generated module.
    case `public`
    /// Accessible to the modules of the package.
    case package
    /// Accessible only within the module that contains the file.
    case `internal`
  }

  /// The access level of the generated type.
  public var access: Access

  /// Creates a generator.
  public init(access: Access = .public) {
    self.access = access
  }

  /// Generates the file of a manifest, such as `WordlyLink.swift`.
  public func file(for manifest: ManifestFile) -> GeneratedFile {
    let interface = LinkInterface(manifest)
    let names = SwiftNames(interface)
    let writer = SwiftFileWriter(interface: interface, names: names, access: access)
    return GeneratedFile(
      path: interface.typeName + ".swift", text: writer.text(headline: headline(of: interface)))
  }
}
