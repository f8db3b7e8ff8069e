import JSONSyntax
import LinkSite

/// Functions that read the theme of a site from a folder.
enum SiteThemeLoader {
  /// The start of the name of a file with the strings of a language.
  private static let stringsPrefix = "strings."

  /// Returns the theme of a folder.
  ///
  /// - Throws: ``Failure`` if a file cannot be read, or is not valid.
  static func load(_ folder: String) throws(Failure) -> SiteTheme {
    var theme = SiteTheme()
    let names: [String]
    do throws(SystemError) {
      names = try System.names(in: folder).sorted()
    } catch {
      throw Failure(RootTexts.cannotRead(folder, error.message))
    }
    for name in names {
      let path = folder + "/" + name
      if name == "style.css" {
        // Browsers normalize line endings before they compare the hash of the style sheet.
        theme.style = try text(path).replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        // Each page contains the style sheet in a `style` element, which a closing tag would end.
        if theme.style.contains("</") || theme.style.contains("\0") {
          throw Failure(SiteTexts.closingStyle(path))
        }
      } else if name == "page.html" {
        theme.page = try template(path)
      } else if name.hasPrefix("logo."), let type = name.split(separator: ".").last,
        SiteTheme.logoTypes[String(type)] != nil
      {
        theme.logo = SiteTheme.Logo(
          fileExtension: String(type), bytes: try InputFile.read(path))
      } else if name.hasPrefix(Self.stringsPrefix), name.hasSuffix(".json") {
        let language = name.dropFirst(Self.stringsPrefix.count).dropLast(".json".count)
        try check(language, path, known: theme)
        theme.localizations[String(language)] = try strings(path)
      }
    }
    return theme
  }

  /// Checks the language in the name of a strings file; paths and configurations will contain it.
  private static func check(
    _ language: Substring, _ path: String, known: SiteTheme
  ) throws(Failure) {
    guard language.wholeMatch(of: /[a-z]{2,3}(-[A-Za-z0-9]{2,8})*/) != nil else {
      throw Failure(SiteTexts.invalidLanguage(String(language), path))
    }
    let others = SiteGenerator.languages(known)
    if let other = others.first(where: {
      $0 != language && $0.lowercased() == language.lowercased()
    }) {
      throw Failure(SiteTexts.sameLanguage(other, path))
    }
  }

  private static func text(_ path: String) throws(Failure) -> String {
    let bytes = try InputFile.read(path)
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    return String(decoding: hasMark ? bytes[3...] : bytes[...], as: UTF8.self)
  }

  private static func template(_ path: String) throws(Failure) -> String {
    let template = try text(path)
    let required = SiteGenerator.requiredParts
    let known = required + SiteGenerator.optionalParts
    for name in required where !template.contains("{{\(name)}}") {
      throw Failure(SiteTexts.missingPart(name, path))
    }
    for match in template.matches(of: /\{\{([A-Za-z]*)\}\}/)
    where !known.contains(String(match.1)) {
      throw Failure(SiteTexts.unknownPart(String(match.1), path))
    }
    return template
  }

  private static func strings(_ path: String) throws(Failure) -> [String: String] {
    let bytes = try InputFile.read(path)
    let document: JSONDocument
    do throws(JSONParseError) {
      document = try JSONDocument(parsing: bytes)
    } catch {
      throw Failure(SiteTexts.invalidStrings(path))
    }
    guard document.nodes[document.root].kind == .object else {
      throw Failure(SiteTexts.invalidStrings(path))
    }
    var strings: [String: String] = [:]
    for member in document.nodes.members(of: document.root) {
      guard let key = document.text(of: member.name), let value = document.text(of: member.value)
      else { throw Failure(SiteTexts.invalidStrings(path)) }
      guard SiteGenerator.stringKeys.contains(key) else {
        throw Failure(SiteTexts.unknownString(key, path))
      }
      strings[key] = value
    }
    return strings
  }
}
