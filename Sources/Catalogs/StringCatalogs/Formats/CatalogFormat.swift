/// A file format of string catalogs, such as ``android``.
///
/// Each format is defined in its own folder and listed here.
public struct CatalogFormat: Hashable, Sendable {
  private final class Storage: Sendable {
    let definition: any FormatDefinition
    let traits: FormatTraits

    init(_ definition: any FormatDefinition) {
      self.definition = definition
      traits = definition.traits
    }
  }

  private let storage: Storage

  init(_ definition: any FormatDefinition) { storage = Storage(definition) }

  /// The registry of all formats.
  private static let all = [
    xcstrings, strings, stringsdict, android, gettext, properties, resx, resw, xliff, qtLinguist,
    arb, json, fluent,
  ]

  /// Creates the format that a file name extension indicates; `nil` for unknown extensions.
  ///
  /// All XML files are treated as Android's, and all JSON and properties files as catalogs.
  /// ``CatalogFinder`` accepts XML only from folders named `values`. It accepts JSON only if the
  /// path of a file specifies a language.
  public init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: "."),
      let format = Self.byEnding[String(fileName[dot...])]
    else { return nil }
    self = format
  }

  private static let byEnding = Dictionary(
    uniqueKeysWithValues: all.flatMap { format in
      format.definition.fileNameEndings.map { ($0, format) }
    })

  /// Creates the format with the given name, such as `android`; `nil` if the name is unknown.
  public init?(name: String) {
    guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }

  /// The name of the format in options and reports, such as `android`.
  public var name: String { storage.definition.name }

  /// The definition of the format.
  package var definition: any FormatDefinition { storage.definition }

  /// The capabilities of the format.
  package var traits: FormatTraits { storage.traits }

  /// The convention for languages in the file names of the format.
  ///
  /// The value is `nil` if an Apple or Android folder, or the file itself, specifies the language.
  package var naming: CatalogNaming? { definition.naming }

  /// `true` if one file contains the source strings and their translations into one language.
  package var isBilingual: Bool { traits.languages == .sourceAndTarget }

  /// Returns a Boolean value that indicates whether two values represent the same format.
  public static func == (left: Self, right: Self) -> Bool { left.storage === right.storage }

  /// Hashes the identity of the format.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(storage)) }
}

extension CatalogFormat: CaseIterable {
  /// All formats.
  public static var allCases: [CatalogFormat] { all }
}

extension CatalogFormat: CustomStringConvertible {
  /// The name of the format.
  public var description: String { name }
}
