public import LinkManifests

/// Makes the Kotlin of an app's links: a sealed class with one class for each route, which parses and
/// builds links.
///
/// The file stands on the standard libraries of Kotlin and Java alone, compiles with Kotlin 1.3 and later,
/// and runs on Android from API level 21 on. What it means is what ``/LinkRouting/Router`` means, bytes and codes of
/// refusals included. `read` returns a link with the optional values that were dropped; see
/// ``/LinkRouting/DroppedValue``. Several such files may lie in one package.
public struct KotlinGenerator: CodeGenerator {
  /// ``CodeTarget/kotlin``.
  public static let target = CodeTarget.kotlin

  /// The package of the file; `nil` for none.
  public let package: String?

  /// Makes a generator.
  ///
  /// - Parameter package: The package, such as `com.example.links`; see ``isPackage(_:)``. `nil` for none.
  public init(package: String? = nil) {
    self.package = package
  }

  /// Whether a text is a package: identifiers of ASCII letters, digits and underscores, with dots between
  /// them.
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

  /// Makes the file of an app: `WordlyLink.kt`.
  public func file(for manifest: ManifestFile) -> GeneratedFile {
    file(for: manifest, embedsRuntime: true)
  }

  /// Makes the file of an app, perhaps without what is the same in every file: tests that compile a hundred
  /// of them put that beside them once.
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
    if table.usesUUID {
      writer.add("import java.util.UUID")
      writer.add("")
    }
    let refusal = embedsRuntime ? names.runtime + ".Refusal" : "Refusal"
    KotlinTypes(interface, names: names, table: table, refusal: refusal).write(to: &writer)
    writer.add("")
    let purpose = "What [\(names.type)] needs to work: its routes, and what reads and writes links."
    writer.add(KotlinSyntax.documentation([purpose], indent: 0))
    writer.add("private object \(names.runtime) {")
    table.write(to: &writer)
    KotlinConversions(interface, names: names, table: table).write(to: &writer)
    if embedsRuntime {
      for line in KotlinRuntime.lines(usesLanguages: table.usesLanguages) {
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
