package import LanguageTags

/// What the name of a folder says about the language of the files in it.
///
/// ```swift
/// LanguageFolder("he_IL.lproj")?.language?.tag           // he-IL
/// LanguageFolder("values-zh-rCN")?.language?.tag         // zh-CN
/// LanguageFolder("values-b+sr+Latn-land")?.qualifiers    // "land"
/// LanguageFolder("values")?.language                     // nil: the default
/// LanguageFolder("de", in: "MR")?.language?.tag          // de
/// ```
public struct LanguageFolder: Hashable, Sendable {
  /// Whose folder it is.
  public enum Kind: Hashable, Sendable {
    /// `LANGUAGE.lproj` of Apple's platforms.
    case lproj
    /// `values` or `values-QUALIFIERS` of Android, and what moko-resources has for them.
    case values
  }

  /// Whose folder it is.
  public let kind: Kind
  /// The language; `nil` for `Base.lproj`, `mul.lproj` (several languages) and `values` (the default).
  public let language: CatalogLanguage?
  /// What Android's folder says beside the language, such as `land` or `v27`; empty if nothing.
  public let qualifiers: String

  /// The names of folders of [moko-resources](https://github.com/icerockdev/moko-resources#strings),
  /// in which a folder for each language has files of Android's format.
  package static let mokoFolders: Set<String> = ["MR", "moko-resources"]

  /// Reads the name of a folder that may be one of moko-resources: `base`, `de`, `zh-rCN`.
  ///
  /// - Parameters:
  ///   - name: The name of the folder.
  ///   - parent: The name of the folder that contains it.
  public init?(_ name: String, in parent: String?) {
    guard let parent, Self.mokoFolders.contains(parent) else {
      self.init(name)
      return
    }
    // The part of a folder's name that follows `values` on Android.
    self.init(name == "base" ? "values" : "values-" + name)
    if name != "base", language == nil { return nil }
  }

  /// Returns the name of a folder of Apple for a language, beside one for a different language; `nil`
  /// beside other folders.
  package static func project(for language: LanguageTag, beside folder: String) -> NewFolder? {
    guard folder.hasSuffix(".lproj") else { return nil }
    return NewFolder(folder: language.description + ".lproj", language: language.description)
  }

  /// Reads the name of a folder; `nil` for one that says nothing of languages.
  public init?(_ name: String) {
    if name.hasSuffix(".lproj") {
      kind = .lproj
      qualifiers = ""
      let base = String(name.dropLast(6))
      switch base {
      case "": return nil
      case "Base", "mul": language = nil
      default:
        // Such were the names of folders before language tags came, and they are still read.
        language = LanguageName.english(base[...]) ?? CatalogLanguage(name: base)
      }
      return
    }
    let parts = name.split(separator: "-", omittingEmptySubsequences: false).map { String($0) }
    guard parts.first == "values" else { return nil }
    kind = .values
    var rest = parts[1...]
    // The country and operator of a SIM card may stand in front of the language.
    let isOfOperator = { (part: String) in part.hasPrefix("mcc") || part.hasPrefix("mnc") }
    let operators = rest.prefix(while: isOfOperator)
    rest = rest[operators.endIndex...]
    language = Self.androidLanguage(&rest)
    qualifiers = (operators + rest).joined(separator: "-")
  }

  /// Takes a language from the front of Android's qualifiers, as
  /// [its documentation](https://developer.android.com/guide/topics/resources/providing-resources) has them.
  private static func androidLanguage(_ parts: inout ArraySlice<String>) -> CatalogLanguage? {
    guard let first = parts.first else { return nil }
    if first.hasPrefix("b+") {
      let tag = String(first.dropFirst(2).map { $0 == "+" ? "-" : $0 })
      guard let language = CatalogLanguage(name: first, tag: tag) else { return nil }
      parts.removeFirst()
      return language
    }
    // A car is a kind of device here, not the language Carib.
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
