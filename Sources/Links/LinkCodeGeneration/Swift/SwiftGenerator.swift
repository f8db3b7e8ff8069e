public import LinkManifests
import LinkRouting

/// Makes the Swift enumeration of an app's links: a case for each route, the parameters as associated
/// values of their types, the manifest as a value, parsing and building.
///
/// The file needs LinkRouting alone and is formatted as `swift format` does with lines of 100 characters.
///
/// ```swift
/// let generated = SwiftGenerator().file(for: file)
/// generated.path  // "WordlyLink.swift"
/// ```
public struct SwiftGenerator: CodeGenerator {
  /// Swift.
  public static let target = CodeTarget.swift

  /// Who may use the generated type.
  public enum Access: String, Hashable, Sendable, CaseIterable {
    /// Everybody who imports the module.
    case `public`
    /// The modules of the package.
    case package
    /// The module.
    case `internal`
  }

  /// Who may use the generated type.
  public var access: Access

  /// Makes a generator.
  public init(access: Access = .public) {
    self.access = access
  }

  /// Makes the file of a manifest: `WordlyLink.swift`.
  public func file(for manifest: ManifestFile) -> GeneratedFile {
    let interface = LinkInterface(manifest)
    let names = SwiftNames(interface)
    let writer = SwiftFileWriter(interface: interface, names: names, access: access)
    return GeneratedFile(
      path: interface.typeName + ".swift", text: writer.text(headline: headline(of: interface)))
  }
}
