/// A link without the parts that may differ in a translation: its language and its spelling.
struct ComparedLink: Hashable {
  /// The host without a label that is a language.
  let host: String
  /// The path, the query and the fragment, without languages.
  let rest: String
  /// `true` if a label of the host is a language: `de.wikipedia.org`.
  ///
  /// Everything after the host may then differ.
  let hasLanguageHost: Bool
  /// The languages that the host and the path name, in lowercase, without regions.
  private let languages: Set<String>

  /// Parses a link.
  init(_ link: String) {
    // The argument numbers of placeholders depend on the word order. In a string that becomes XML
    // or HTML, ampersands may be escaped.
    let unnumbered = link.replacing(/%[0-9]+\$/, with: "%").replacing("&amp;", with: "&")
    var text = unnumbered[...]
    if let scheme = text.firstRange(of: "://") { text = text[scheme.upperBound...] }
    if let archived = Self.archived(text) { text = archived }
    let hostEnd = text.firstIndex { "/?#".contains($0) } ?? text.endIndex
    var labels = text[..<hostEnd].lowercased().split(separator: ".").map { String($0) }
    if labels.first == "www" { labels.removeFirst() }
    hasLanguageHost = labels.count > 2 && Self.isLanguage(labels[0])
    var languages = Self.pathParts(of: text[hostEnd...]).filter { Self.isLanguage($0) }
    if hasLanguageHost { languages.append(labels.removeFirst()) }
    self.languages = Set(languages.map { String($0.lowercased().prefix { $0.isLetter }) })
    host = labels.joined(separator: ".")
    rest = Self.rest(of: text[hostEnd...])
  }

  static func == (left: ComparedLink, right: ComparedLink) -> Bool {
    left.host == right.host && left.rest == right.rest
      && left.hasLanguageHost == right.hasLanguageHost
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(host)
    hasher.combine(rest)
  }

  /// Returns the original address of a link to the Internet Archive; `nil` for other links.
  ///
  /// The address has no scheme.
  private static func archived(_ text: Substring) -> Substring? {
    guard let host = text.firstRange(of: "archive.org/web/"),
      ["", "web.", "www."].contains(text[..<host.lowerBound].lowercased()),
      let date = text[host.upperBound...].firstIndex(of: "/")
    else { return nil }
    let copy = text[text.index(after: date)...]
    for scheme in ["http://", "https://"] where copy.hasPrefix(scheme) {
      return copy.dropFirst(scheme.count)
    }
    return copy
  }

  /// Returns `true` if a link is a page in a language on the domain of another link.
  ///
  /// The domain is the registered one, or the same name under the domain of another country. A page
  /// that names no language is also valid if it has a different name: one letter more or less is a
  /// mistake.
  func isLocalization(of other: ComparedLink, in language: String?) -> Bool {
    let (own, wanted) = (RegisteredDomain(host), RegisteredDomain(other.host))
    let isInLanguage = language.map { languages.contains($0) } ?? false
    if isInLanguage, own.isSister(of: wanted) { return true }
    guard !host.isEmpty, own.isSameSite(as: wanted) else { return false }
    // The headings of a translated page have other names.
    if isInLanguage, rest.prefix(while: { $0 != "#" }) == other.rest.prefix(while: { $0 != "#" }) {
      return true
    }
    if let language, names(language), !other.names(language) { return true }
    // The link is the app itself, and the source has a page that links to it.
    if host != other.host, rest == "?" { return true }
    guard host == other.host || hasLanguageHost else { return false }
    return rest.isOtherPage(than: other.rest)
  }

  /// Returns `true` if a string that is only a link may differ from its source on purpose.
  ///
  /// It is a setting of the app: the account in another language, or the site of a country. A
  /// shortened or mistyped path is not a setting.
  func isChoice(for other: ComparedLink) -> Bool {
    guard !host.isEmpty, RegisteredDomain(host).isSameSite(as: RegisteredDomain(other.host)) else {
      return false
    }
    if host != other.host || rest.isOtherPage(than: other.rest) { return true }
    return other.rest.count > 1 && rest.hasPrefix(other.rest.prefix { $0 != "?" })
  }

  /// Returns `true` if a word of the link is the code of a language: `gpl-3.0.ja.html`.
  private func names(_ language: String) -> Bool {
    (host + "/" + rest).lowercased().split { !$0.isLetter }.contains { $0 == language }
  }

  private static func rest(of text: Substring) -> String {
    let fragmentStart = text.firstIndex(of: "#") ?? text.endIndex
    let beforeFragment = text[..<fragmentStart]
    let queryStart = beforeFragment.firstIndex(of: "?") ?? fragmentStart
    let parts = pathParts(of: text[..<queryStart]).filter { !isLanguage($0) }
    let items = text[queryStart..<fragmentStart].dropFirst().split(separator: "&").filter { item in
      let name = item.prefix { $0 != "=" }.lowercased()
      return !["hl", "lang", "locale", "language", "lc", "l", "ui_locales"].contains(name)
    }
    return parts.joined(separator: "/") + "?" + items.joined(separator: "&")
      + text[fragmentStart...]
  }

  private static func pathParts(of text: Substring) -> [String] {
    text.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").map { String($0) }
  }

  /// Returns `true` if a part of a link names a language: `de`, `pt-BR`, `zh_Hans`, `en-us`.
  private static func isLanguage(_ part: String) -> Bool {
    let pieces = part.split { $0 == "-" || $0 == "_" }
    guard let first = pieces.first, pieces.count <= 3, (2...3).contains(first.utf8.count),
      pieces.allSatisfy({ $0.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 } })
    else { return false }
    let lower = first.lowercased()
    if first.utf8.count == 3, pieces.count == 1 { return ["fil", "yue", "ckb"].contains(lower) }
    guard first.utf8.count == 2 || pieces.count > 1,
      lower.utf8.allSatisfy({ $0 &- 0x61 < 26 })
    else { return false }
    return pieces.dropFirst().allSatisfy { 2...4 ~= $0.utf8.count }
      && !["go", "tv", "my", "id", "db"].contains(lower) || pieces.count > 1
  }
}
