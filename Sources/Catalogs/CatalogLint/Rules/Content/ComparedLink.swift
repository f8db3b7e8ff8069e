/// A link that is normalized for comparison, without the parts that depend on the language.
struct ComparedLink: Hashable {
  /// The host without the label that names a language.
  let host: String
  /// The path, query and fragment, without language codes.
  let rest: String
  /// `true` if a label of the host names a language, as in `de.wikipedia.org`.
  ///
  /// In that case, the path, query and fragment may differ from the source.
  let hasLanguageHost: Bool
  /// The languages in the host and the path, in lowercase and without regions.
  private let languages: Set<String>

  /// Parses a link.
  init(_ link: String) {
    // The argument numbers of placeholders depend on the word order. Ampersands may be escaped in a
    // string that becomes part of XML or HTML.
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

  /// Returns the archived address in a link to the Internet Archive; `nil` for other links.
  ///
  /// The returned address has no scheme.
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

  /// Returns `true` if a link is the counterpart of another link for readers of a language.
  ///
  /// Both links are on the same site: their registered domains are equal or differ only in the
  /// country. The link either names the language, or leads to a different page. A mistyped or
  /// shortened path is not a different page. A link with a language code may also be on a sister
  /// site, such as `mediawiki.org` for `wikipedia.org`.
  func isLocalization(of other: ComparedLink, in language: String?) -> Bool {
    let (own, wanted) = (RegisteredDomain(host), RegisteredDomain(other.host))
    let isInLanguage = language.map { languages.contains($0) } ?? false
    if isInLanguage, own.isSister(of: wanted) { return true }
    guard !host.isEmpty, own.isSameSite(as: wanted) else { return false }
    // The fragment names a heading, which is different on a translated page.
    if isInLanguage, rest.prefix(while: { $0 != "#" }) == other.rest.prefix(while: { $0 != "#" }) {
      return true
    }
    if let language, names(language), !other.names(language) { return true }
    // The translation may link to the home page of an app, such as `app.example.com`, instead of to
    // a page that links to it.
    if host != other.host, rest == "?" { return true }
    guard host == other.host || hasLanguageHost else { return false }
    return rest.isOtherPage(than: other.rest)
  }

  /// Returns `true` if a string that is only a link may intentionally differ from its source.
  ///
  /// Such a link is a setting of the app. Examples are a social media account for a different
  /// language, and the site for a country. A shortened or mistyped path is not a setting.
  func isChoice(for other: ComparedLink) -> Bool {
    guard !host.isEmpty, RegisteredDomain(host).isSameSite(as: RegisteredDomain(other.host)) else {
      return false
    }
    if host != other.host || rest.isOtherPage(than: other.rest) { return true }
    return other.rest.count > 1 && rest.hasPrefix(other.rest.prefix { $0 != "?" })
  }

  /// Returns `true` if a word of the link is the given language code, as in `gpl-3.0.ja.html`.
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

  /// Returns `true` if a part of a link is a language code, such as `de`, `pt-BR` or `zh_Hans`.
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
