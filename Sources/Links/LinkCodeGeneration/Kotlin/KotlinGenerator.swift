public import LinkManifests

/// A generator of Kotlin code: a sealed class of an app's links, which parses and builds them.
///
/// The class contains a nested class for each route that is not retired. Apart from the app's own
/// classes, the file depends only on the standard libraries of Kotlin and Java. It compiles with
/// Kotlin 1.3 and later, and runs on Android with API level 21 and later. The generated code
/// behaves like ``/LinkRouting/Router``, including the byte ranges and codes of errors. `read`
/// returns a link together with the optional values that were dropped; see
/// ``/LinkRouting/DroppedValue``. A package can contain several such files.
///
/// With ``readsIntents``, the class also reads an `android.content.Intent`, and the file needs the
/// Android SDK.
public struct KotlinGenerator: CodeGenerator {
  /// The target ``CodeTarget/kotlin``.
  public static let target = CodeTarget.kotlin

  /// The package of the file; `nil` for a file without a package declaration.
  public let package: String?
  /// A Boolean value that indicates whether the class reads links from Android intents.
  public let readsIntents: Bool

  /// Creates a generator.
  ///
  /// - Parameters:
  ///   - package: The package, such as `com.example.links`, or `nil` to omit the package
  ///     declaration; see ``isPackage(_:)``.
  ///   - readsIntents: `true` to read links from Android intents.
  public init(package: String? = nil, readsIntents: Bool = false) {
    self.package = package
    self.readsIntents = readsIntents
  }

  /// Returns `true` if a string is a valid package name.
  ///
  /// A package name consists of identifiers separated by dots. An identifier consists of ASCII
  /// letters, digits and underscores, and does not start with a digit.
  public static func isPackage(_ text: String) -> Bool {
    text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy {
      part in
      guard let first = part.first, first == UInt8(ascii: "_") || isLetter(first) else {
        return false
      }
      return part.allSatisfy { $0 == UInt8(ascii: "_") || isLetter($0) || $0 &- 0x30 < 10 }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  /// Generates the file of an app, such as `WordlyLink.kt`.
  public func file(for manifest: ManifestFile) -> GeneratedFile {
    file(for: manifest, embedsRuntime: true)
  }

  /// Generates the file of an app, optionally without the runtime.
  ///
  /// The runtime is the same in all files. Tests that compile a hundred files therefore add it only
  /// once.
  func file(for manifest: ManifestFile, embedsRuntime: Bool) -> GeneratedFile {
    let interface = LinkInterface(manifest)
    let names = KotlinNames(interface)
    let table = KotlinTable(interface, names)
    var writer = KotlinWriter()
    writer.add("// " + KotlinSyntax.comment(headline(of: interface)))
    writer.add("")
    if let package {
      writer.add("package " + Self.escaped(package))
      writer.add("")
    }
    if table.usesDecimals { writer.add("import java.math.BigDecimal") }
    if table.usesUUID { writer.add("import java.util.UUID") }
    if table.usesDecimals || table.usesUUID { writer.add("") }
    let refusal = embedsRuntime ? names.runtime + ".Refusal" : "Refusal"
    KotlinTypes(
      interface, names: names, table: table, refusal: refusal, readsIntents: readsIntents
    ).write(to: &writer)
    writer.add("")
    let purpose = "The routes of [\(names.type)], and the functions that read and write its links."
    writer.add(KotlinSyntax.documentation([purpose], indent: 0))
    writer.add("private object \(names.runtime) {")
    table.write(to: &writer)
    KotlinConversions(interface, names: names, table: table).write(to: &writer)
    if embedsRuntime {
      for line in KotlinRuntime.lines(without: table.unusedFiles) {
        writer.add(line, indent: 4)
      }
    }
    writer.add("}")
    return GeneratedFile(
      path: interface.typeName + "." + Self.target.fileExtension, text: writer.text)
  }

  private static func escaped(_ package: String) -> String {
    package.split(separator: ".").map {
      KotlinSyntax.reserved.contains(String($0)) ? "`\($0)`" : String($0)
    }.joined(separator: ".")
  }
}
