import BundledApps
import Diagnostics
import JoinLinks
import Laws
import LinkRouting
import URLSyntax

/// Matches arbitrary bytes as a link, and checks the result.
///
/// - The canonical link of a match must have the same values.
/// - The range of an error must be inside the link, and its suggestion must match.
/// - Secrets must never be visible.
func checkLink(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  let isUTF8 = text.utf8.elementsEqual(bytes)
  checkMask(router.masked(bytes), text)
  let match: LinkMatch
  do {
    match = try router.match(bytes.span)
    law(isUTF8, "invalid UTF-8 is rejected")
  } catch {
    law(
      0 <= error.range.lowerBound && error.range.lowerBound <= error.range.upperBound
        && error.range.upperBound <= bytes.count, "the range of an error is in the link: \(error)")
    law(!error.expected.isEmpty, "an error has an expectation: \(error)")
    guard isUTF8 else { return }
    checkRefusal(error, text)
    return
  }
  law((try? router.match(text)) == match, "a string is parsed like its bytes: \(text)")
  law(partsWithoutLineBreaks(of: bytes) != nil, "a matching link is valid: \(text)")
  // An appended `#` disables the fast path for links of ordinary characters. This must not change
  // the result.
  if bytes.count < URLParts.maximumLength, !bytes.contains(UInt8(ascii: "#")) {
    law(
      (try? router.match(text + "#")) == match,
      "the fast path parses the link in the same way: \(text)")
  }
  checkCanonical(match)
  checkPlain(match)
  checkSecrets(match)
  checkIntent(match)
}

/// Returns the parts of a link after replacing encoded tabs and line breaks with spaces; `nil` if
/// the scanner rejects the result.
///
/// The scanner rejects encoded tabs and line breaks, but a router accepts them in values whose type
/// allows them.
func partsWithoutLineBreaks(of link: [UInt8]) -> URLParts? {
  var text = String(decoding: link, as: UTF8.self)
  for escape in ["%09", "%0A", "%0a", "%0D", "%0d"] { text = text.replacing(escape, with: "%20") }
  return try? URLParts(parsing: text)
}

private func checkRefusal(_ error: LinkError, _ text: String) {
  var textError: LinkError?
  do { _ = try router.match(text) } catch { textError = error }
  law(textError == error, "a string is rejected like its bytes: \(text)")
  law((try? JoinIntent(parsing: text)) == nil, "a rejected link has no intent: \(text)")
  if let suggestion = router.suggestion(for: text) {
    guard let match = try? router.match(suggestion) else {
      fatalError("broken law: a suggestion matches: \(suggestion) for \(text)")
    }
    checkSecrets(match)
  }
}

private func checkCanonical(_ match: LinkMatch) {
  let canonical = match.canonicalLink
  guard let again = try? router.match(canonical) else {
    fatalError("broken law: the canonical form matches: \(canonical) of \(match.link)")
  }
  law(
    again.reference == match.reference
      && again.parameters.map(\.name) == match.parameters.map(\.name)
      && again.parameters.map(\.value) == match.parameters.map(\.value),
    "the canonical form has the same values: \(canonical) of \(match.link)")
  law(
    again.canonicalLink.utf8.elementsEqual(canonical.utf8),
    "the canonical form is canonical: \(canonical) of \(match.link)")
  let values = Dictionary(match.parameters.map { ($0.name, $0.value) }) { $1 }
  do {
    let rebuilt = try router.link(to: match.reference, values: values)
    law(
      rebuilt.utf8.elementsEqual(canonical.utf8) || again.isCustomScheme == match.isCustomScheme,
      "building gives the canonical form: \(rebuilt) of \(match.link)")
  } catch {
    law(
      [.matchesOtherRoute, .excluded, .tooLong].contains(error.code),
      "the values of a link can be built into a link: \(match.link) \(error)")
  }
}

/// Checks that an http link is rejected, or treated as the https link with a warning.
private func checkPlain(_ match: LinkMatch) {
  law(!match.isPlainHTTP, "an app accepts http links only if it upgrades them: \(match.link)")
  guard !match.isCustomScheme else { return }
  let plain = "http" + match.link.utf8.dropFirst(5).map { String(Unicode.Scalar($0)) }.joined()
  law(
    (try? router.match(plain)) == nil,
    "an app accepts http links only if it upgrades them: \(plain)")
  guard let again = try? upgradingRouter.match(plain) else {
    fatalError("broken law: an http link matches as the https link does: \(plain)")
  }
  law(
    again.reference == match.reference
      && again.parameters.map(\.value) == match.parameters.map(\.value)
      && again.canonicalLink.utf8.elementsEqual(match.canonicalLink.utf8),
    "an http link has the values and the canonical form of the https link: \(plain)")
  law(
    again.warnings.map(\.code) == [.plainHTTP] + match.warnings.map(\.code),
    "an http link has one more warning: \(plain)")
}

// MARK: Secrets

private func checkSecrets(_ match: LinkMatch) {
  let masked = match.maskedLink
  let everything = router.masked(match.link)
  for parameter in match.parameters where parameter.value.isSecret {
    guard let range = parameter.range, range.count > 0 else { continue }
    law(covers(masked, range), "\(parameter.name) is masked in the match of \(match.link)")
    law(covers(everything, range), "\(parameter.name) is masked in \(match.link)")
    let secret = lowercased(parameter.value.text.utf8)
    guard isTelling(secret, match) else { continue }
    let shown = [
      masked.text, everything.text, match.canonicalLink(masksSecrets: true), match.description,
      match.warnings.map(\.message).joined(),
    ]
    for text in shown {
      law(
        occurrences(of: secret, in: lowercased(text.utf8)) == 0, "no secret is visible in \(text)")
    }
  }
}

private func covers(_ masked: MaskedLink, _ range: SourceRange) -> Bool {
  masked.maskedRanges.contains {
    $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound
  }
}

/// Returns `true` if the bytes of a secret occur nowhere else in the link.
///
/// An output that contains these bytes then reveals the secret.
private func isTelling(_ secret: [UInt8], _ match: LinkMatch) -> Bool {
  guard secret.count >= 4, secret.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return false }
  let bytes = Array(match.link.utf8)
  let decoded = PercentEncoding.decode(0..<bytes.count, of: bytes.span)
  let names = ([match.app, match.routeName] + match.parameters.map(\.name)).joined(separator: " ")
  return occurrences(of: secret, in: lowercased(bytes)) <= 1
    && occurrences(of: secret, in: lowercased(decoded.utf8)) == 1
    && occurrences(of: secret, in: lowercased(names.utf8)) == 0
}

/// Checks that masked text contains no value after the key of a secret parameter.
///
/// Links to apps that do not declare this key are skipped.
private func checkMask(_ masked: MaskedLink, _ text: String) {
  let bytes = Array(masked.text.utf8)
  let start = String(decoding: lowercased(bytes.drop { $0 <= 0x20 }), as: UTF8.self)
  guard !startsWithoutPasscode.contains(where: start.hasPrefix) else { return }
  guard let question = bytes.firstIndex(of: UInt8(ascii: "?")) else { return }
  for item in bytes[(question + 1)...].split(separator: UInt8(ascii: "&")) {
    guard let equals = item.firstIndex(of: UInt8(ascii: "=")),
      lowercased(item[..<equals]) == Array("passcode".utf8)
    else { continue }
    let value = item[(equals + 1)...].prefix { $0 != UInt8(ascii: "#") }
    law(
      value.isEmpty || value.elementsEqual(ParameterValue.mask.utf8),
      "a passcode is masked: \(masked.text) for \(text)")
  }
}

/// The prefixes of links to apps that have no route with a passcode.
private let startsWithoutPasscode: [String] = BundledApp.all.flatMap { manifest -> [String] in
  let hasPasscode = manifest.routes.contains { $0.query.contains { $0.name == "passcode" } }
  guard !hasPasscode else { return [] }
  let hosts = manifest.hosts.flatMap { ["https://\($0)", "http://\($0)"] }
  return manifest.schemes.map { $0 + ":" } + hosts
}

private func lowercased(_ bytes: some Sequence<UInt8>) -> [UInt8] {
  bytes.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
}

private func occurrences(of needle: [UInt8], in bytes: [UInt8]) -> Int {
  guard bytes.count >= needle.count else { return 0 }
  return (0...bytes.count - needle.count).count { start in
    bytes[start] == needle[0] && bytes[start..<start + needle.count].elementsEqual(needle)
  }
}

// MARK: Intents

private func checkIntent(_ match: LinkMatch) {
  let intent: JoinIntent
  do {
    intent = try JoinIntent(parsing: match.link)
  } catch {
    law(JoinIntent(match) == nil, "a join link is an intent: \(match.link) \(error)")
    return
  }
  law(JoinIntent(match) == intent, "both initializers give the same intent: \(match.link)")
  for app in ["wordly", "osqr"] {
    for scheme in [nil, "https", app] {
      guard let link = try? intent.link(app: app, scheme: scheme) else {
        fatalError("broken law: an intent has a link: \(match.link)")
      }
      law(
        (try? JoinIntent(parsing: link)) == intent,
        "the link of an intent gives the same intent: \(link)")
    }
  }
}
