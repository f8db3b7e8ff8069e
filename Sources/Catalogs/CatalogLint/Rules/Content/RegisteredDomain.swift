/// The registered part of a host, such as `example.co.uk` in `www.example.co.uk`.
///
/// The known suffixes are second-level domains of countries and some hosts that serve many sites,
/// but not the entire [Public Suffix List](https://publicsuffix.org). Two sites with the same
/// unknown suffix are treated as one domain. Therefore, a link is not reported if it only changes
/// from one of these sites to the other.
struct RegisteredDomain: Hashable {
  /// The label before the suffix.
  private let name: String
  /// The suffix, such as `org` or `co.uk`.
  private let suffix: String

  /// Parses a host.
  init(_ host: String) {
    let labels =
      host.split(separator: ":")[0...].first?.split(separator: ".").map(String.init) ?? []
    var count = 1
    if labels.count > 2 {
      let end = labels.suffix(2).joined(separator: ".")
      let isCountry = labels[labels.count - 1].utf8.count == 2
      let isSecondLevel = Self.secondLevels.contains(labels[labels.count - 2])
      if Self.shared.contains(end) || isCountry && isSecondLevel { count = 2 }
    }
    suffix = labels.suffix(count).joined(separator: ".")
    name = labels.count > count ? labels[labels.count - count - 1] : ""
  }

  /// Returns `true` if two domains are equal or differ only in the country.
  func isSameSite(as other: RegisteredDomain) -> Bool {
    if self == other { return true }
    return name == other.name && !name.isEmpty && (isOfCountry || other.isOfCountry)
  }

  /// Returns `true` if two domains have the same suffix, and names that share four adjacent
  /// letters.
  ///
  /// For example, `wikipedia.org` and `mediawiki.org` belong to one family of projects. A mistyped
  /// copy of a domain does not.
  func isSister(of other: RegisteredDomain) -> Bool {
    guard suffix == other.suffix, name.count <= Self.longestLabel,
      name.isOtherPage(than: other.name)
    else { return false }
    let letters = Array(name)
    return letters.indices.dropLast(3).contains { start in
      other.name.contains(String(letters[start..<start + 4]))
    }
  }

  /// The maximum length of a domain label, by [RFC 1035](https://www.rfc-editor.org/rfc/rfc1035).
  private static let longestLabel = 63

  private var isOfCountry: Bool {
    !Self.shared.contains(suffix) && (suffix.split(separator: ".").last?.utf8.count ?? 0) == 2
  }

  private static let secondLevels: Set<String> = [
    "ac", "co", "com", "edu", "gob", "gouv", "gov", "go", "ne", "net", "or", "org",
  ]
  private static let shared: Set<String> = [
    "blogspot.com", "github.io", "gitlab.io", "netlify.app", "pages.dev", "readthedocs.io",
    "vercel.app", "web.app", "wordpress.com",
  ]
}

extension String {
  /// Returns `true` if a path leads to a different page, rather than being mistyped or shortened.
  func isOtherPage(than other: String) -> Bool {
    let (own, wanted) = (lowercased(), other.lowercased())
    if own == wanted || own == "?" || wanted.hasPrefix(own) || own.hasPrefix(wanted) {
      return false
    }
    let start = zip(own, wanted).prefix { $0 == $1 }.count
    let end = zip(own.reversed(), wanted.reversed()).prefix { $0 == $1 }.count
    let changed = max(own.count, wanted.count) - min(start + end, min(own.count, wanted.count))
    return changed > 2
  }
}
