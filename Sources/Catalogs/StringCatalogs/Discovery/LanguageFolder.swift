package import LanguageTags

/// A folder whose name specifies the language of the files in it.
///
/// ```swift
/// LanguageFolder("he_IL.lproj")?.language?.tag           // he-IL
/// LanguageFolder("values-zh-rCN")?.language?.tag         // zh-CN
/// LanguageFolder("values-b+sr+Latn-land")?.qualifiers    // "land"
/// LanguageFolder("values")?.language                     // nil: the default
/// LanguageFolder("de", in: "MR")?.language?.tag          // de
/// ```
public struct LanguageFolder: Hashable, Sendable {
  /// The platform of a folder.
  public enum Kind: Hashable, Sendable {
    /// `LANGUAGE.lproj` on Apple platforms.
    case lproj
    /// `values` or `values-QUALIFIERS` on Android, and the equivalent folders of moko-resources.
    case values
  }

  /// The platform of the folder.
  public let kind: Kind
  /// The language of the folder, if its name specifies exactly one.
  ///
  /// The value is `nil` for `Base.lproj`, `mul.lproj` (several languages) and `values` (the
  /// default).
  public let language: CatalogLanguage?
  /// The Android qualifiers other than the language, such as `land` or `v27`.
  ///
  /// The string is empty if there are none.
  public let qualifiers: String

  /// The names of folders of moko-resources that contain a folder for each language.
  ///
  /// [moko-resources](https://github.com/icerockdev/moko-resources#strings) uses the file format of
  /// Android.
  package static let mokoFolders: Set<String> = ["MR", "moko-resources"]

  /// Parses the name of a folder that may be part of moko-resources: `base`, `de`, `zh-rCN`.
  ///
  /// The result is `nil` if the folder is not a language folder.
  ///
  /// - Parameters:
  ///   - name: The name of the folder.
  ///   - parent: The name of the folder that contains it.
  public init?(_ name: String, in parent: String?) {
    guard let parent, Self.mokoFolders.contains(parent) else {
      self.init(name)
      return
    }
    // The name in moko-resources is the part that follows `values-` on Android.
    self.init(name == "base" ? "values" : "values-" + name)
    if name != "base", language == nil { return nil }
  }

  /// Returns the `.lproj` folder for a language, next to the folder of a different language.
  ///
  /// The result is `nil` if the existing folder is not an `.lproj` folder.
  package static func project(for language: LanguageTag, beside folder: String) -> NewFolder? {
    guard folder.hasSuffix(".lproj") else { return nil }
    return NewFolder(folder: language.description + ".lproj", language: language.description)
  }

  /// Parses the name of a folder; `nil` if it is not a language folder.
  public init?(_ name: String) {
    if name.hasSuffix(".lproj") {
      kind = .lproj
      qualifiers = ""
      let base = String(name.dropLast(6))
      switch base {
      case "": return nil
      case "Base", "mul": language = nil
      default:
        // Before language tags were introduced, the folders had English names, such as
        // `French.lproj`. The system still reads them.
        language = LanguageName.english(base[...]) ?? CatalogLanguage(name: base)
      }
      return
    }
    let parts = name.split(separator: "-", omittingEmptySubsequences: false).map { String($0) }
    guard parts.first == "values" else { return nil }
    kind = .values
    var rest = parts[1...]
    // The qualifiers of a mobile operator, such as `mcc310` and `mnc004`, may precede the language.
    let isOfOperator = { (part: String) in part.hasPrefix("mcc") || part.hasPrefix("mnc") }
    let operators = rest.prefix(while: isOfOperator)
    rest = rest[operators.endIndex...]
    language = Self.androidLanguage(&rest)
    qualifiers = (operators + rest).joined(separator: "-")
  }

  /// Removes a language from the beginning of Android qualifiers, and returns it, if any.
  ///
  /// Android documents the
  /// [qualifiers](https://developer.android.com/guide/topics/resources/providing-resources).
  private static func androidLanguage(_ parts: inout ArraySlice<String>) -> CatalogLanguage? {
    guard let first = parts.first else { return nil }
    if first.hasPrefix("b+") {
      let tag = String(first.dropFirst(2).map { $0 == "+" ? "-" : $0 })
      guard let language = CatalogLanguage(name: first, tag: tag) else { return nil }
      parts.removeFirst()
      return language
    }
    // As a qualifier, `car` is a UI mode, not the language Carib.
    guard 2...3 ~= first.utf8.count, first.utf8.allSatisfy({ ($0 | 0x20) &- 0x61 < 26 }),
      first != "car"
    else { return nil }
    let region = parts.dropFirst().first.flatMap { part -> String? in
      part.hasPrefix("r") && 3...4 ~= part.utf8.count ? String(part.dropFirst()) : nil
    }
    if let region,
      let language = CatalogLanguage(name: "\(first)-r\(region)", tag: "\(first)-\(region)")
    {
      parts = parts.dropFirst(2)
      return language
    }
    guard let language = CatalogLanguage(name: first, tag: first) else { return nil }
    parts.removeFirst()
    return language
  }
}
