import Diagnostics
import LanguageTags
import StringCatalogs
import TextPrimitives

/// Reports an e-mail address in the source string that is changed or missing in the translation.
struct EmailChangedRule: Rule {
  let id = "email-changed"
  let family = RuleFamily.content
  let severity = Severity.warning
  var severities: [Severity] { [.warning, .info] }
  let summary = "an e-mail address that differs from the source, or is missing"
  var checks: RuleChecks { RuleChecks(pair: check, aspect: aspect) }
  let aspect = TextAspects.addresses

  func check(
    _ pair: TextPair, source: Span<UInt8>, target: Span<UInt8>, _ sink: inout DiagnosticSink
  ) {
    let expected = WebAddress.emails(in: source)
    if expected.isEmpty { return }
    // Translators may adapt an example to their language.
    if expected.contains(where: { ExampleAddress.isIntroduced($0.lowerBound, in: source) })
      || ExampleAddress.isNamed(pair.text.catalog.name(of: pair.key))
    {
      return
    }
    let wanted = expected.map { WebAddress.string($0, in: source).lowercased() }
    let found = WebAddress.emails(in: target)
    let own = found.map { WebAddress.string($0, in: target).lowercased() }
    guard let lost = wanted.first(where: { !own.contains($0) && !Self.isExample($0) }) else {
      return
    }
    // The identifier of a browser extension looks like an address, such as `clock@nova.app`. It is
    // also the name of the folder that contains the file.
    if pair.text.catalog.files[pair.text.site.file].path.lowercased().contains(lost) { return }
    guard let strange = own.indices.first(where: { !wanted.contains(own[$0]) }) else {
      let needle = ByteNeedle(lost.utf8)
      let isLeftOut = pair.others { needle.first(in: $0) != nil }.mostlyLack
      sink.report(
        "e-mail address '\(lost)' is missing from the translation",
        at: pair.text.value.text.sourceRange,
        pair.text.site, severity: isLeftOut || Self.hasSite(of: lost, target) ? .info : nil)
      return
    }
    if Self.isSample(lost, as: own[strange]) { return }
    let isLocal = Self.isLocalContact(own[strange], for: lost, pair.language)
    // A string that consists only of an address may be an example of the syntax.
    let isAlone = found.count == 1 && found[strange].count + 2 >= target.count
    let isReplaceable = WebAddress.isWhole(found[strange], in: target, hasScheme: false)
    sink.report(
      "e-mail address differs from '\(lost)' in the source",
      at: pair.text.range(of: found[strange]), pair.text.site,
      severity: isAlone || isLocal ? .info : nil,
      fixIts: isReplaceable
        ? pair.text.replacement(of: [(found[strange], lost)], "write the address of the source")
        : [])
  }

  /// Returns `true` if an address may be a contact for speakers of the target language.
  ///
  /// Its domain differs, or the part before the at sign contains the language code. A domain that
  /// differs only in one or two letters is a typing error.
  private static func isLocalContact(
    _ address: String, for other: String, _ language: LintedLanguage
  ) -> Bool {
    let (own, wanted) = (address.split(separator: "@"), other.split(separator: "@"))
    guard own.count == 2, wanted.count == 2 else { return false }
    if own[1] != wanted[1] { return !String(own[1]).isMistyped(for: String(wanted[1])) }
    guard let language = language.tag?.language else { return false }
    return own[0].split { !$0.isLetter }.contains { $0 == language }
  }

  /// Returns `true` if a string links to the website of the project that an address belongs to.
  ///
  /// The project is recognized by a label of the host, as in `www.project.org` for
  /// `dev@project.example.net`.
  private static func hasSite(of address: String, _ bytes: Span<UInt8>) -> Bool {
    guard let at = address.firstIndex(of: "@") else { return false }
    let labels = address[address.index(after: at)...].split(separator: ".").dropLast()
    let words = String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self).lowercased()
      .split { !($0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." || $0 == "-") }
    return words.contains { word in
      word.split(separator: ".").dropLast().contains { $0 != "www" && labels.contains($0) }
    }
  }

  /// Returns `true` if an address only illustrates the syntax, so that translators may adapt it.
  private static func isExample(_ address: String) -> Bool {
    guard let at = address.firstIndex(of: "@") else { return false }
    let domain = address[address.index(after: at)...]
    let labels = domain.split(separator: ".")
    if labels.last == "localhost" || ExampleAddress.areDummies(labels) { return true }
    return labels.contains {
      ["example", "domain", "email", "mail", "company", "server"].contains($0)
    }
  }

  /// Returns `true` if two addresses differ only in a placeholder name before the at sign.
  ///
  /// Examples are `username@gmail.com` at a public provider, and `j.doe@nova.app` at any domain.
  private static func isSample(_ address: String, as other: String) -> Bool {
    let (left, right) = (address.split(separator: "@"), other.split(separator: "@"))
    guard left.count == 2, right.count == 2, left[1] == right[1] else { return false }
    let words = left[0].split { !$0.isLetter }
    if words.contains(where: { nobodies.contains($0) }) { return true }
    return providers.contains(left[1])
      && words.contains { word in
        people.contains { word.hasPrefix($0) } || pronouns.contains(word)
      }
  }

  /// Names of fictitious people.
  private static let nobodies: Set<Substring> = [
    "alice", "bob", "doe", "example", "firstname", "jane", "john", "johndoe", "janedoe", "lastname",
    "nickname", "someone", "yourname",
  ]

  /// The domains of large e-mail providers, at which anyone can create an address.
  private static let providers: Set<Substring> = [
    "aol.com", "gmail.com", "gmx.de", "gmx.net", "googlemail.com", "hotmail.com", "icloud.com",
    "live.com", "mail.ru", "outlook.com", "proton.me", "protonmail.com", "qq.com", "web.de",
    "yahoo.com", "yandex.ru",
  ]
  /// The prefixes of names that represent an arbitrary person.
  private static let people = [
    "account", "address", "alice", "example", "firstname", "jane", "john", "lastname", "myname",
    "name", "nickname", "sample", "someone", "test", "user", "yourname",
  ]
  private static let pronouns: Set<Substring> = ["bob", "doe", "me", "my", "you", "your"]
}
