import Diagnostics
import Laws
import LinkRouting
import URLSyntax

/// Fuzzes the link scanner with arbitrary bytes.
///
/// - The ranges of an accepted link must cover the link without gaps. Its components and items must
///   cover the path and the query.
/// - Every part must decode to UTF-8.
/// - The range of an error must be inside the link.
/// - A router for the link's own host or scheme must not trap. Its fast path must produce the same
///   result as a full scan.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let link = input(start, count)
  let parts: URLParts
  do {
    parts = try URLParts(parsing: link.span)
  } catch {
    law(
      0 <= error.range.lowerBound && error.range.lowerBound <= error.range.upperBound
        && error.range.upperBound <= link.count, "the range of an error is in the link: \(error)")
    law(
      !error.code.rawValue.isEmpty && !error.expected.isEmpty,
      "an error has a code and an expectation")
    law((try? fixedRouter.match(link.span)) == nil, "a router rejects links that the scan rejects")
    checkTextDoor(link, nil)
    return 0
  }
  checkTextDoor(link, parts)
  checkTiling(link, parts)
  checkComponents(link, parts)
  checkItems(link, parts.query) { range in
    _ = decoded(link, range, isIrregular: parts.hasIrregularQuery)
  }
  // The text of fragment items is not checked, because it may be invalid.
  checkItems(link, parts.fragment) { _ in }
  checkFragment(link, parts)
  checkRouters(link, parts)
  return 0
}

/// Checks that parsing a string and parsing its bytes have the same result.
private func checkTextDoor(_ link: [UInt8], _ parts: URLParts?) {
  guard let text = String(validating: link, as: UTF8.self) else {
    law(parts == nil, "invalid UTF-8 is rejected")
    return
  }
  law((try? URLParts(parsing: text)) == parts, "a string is parsed like its bytes")
}

private func checkTiling(_ link: [UInt8], _ parts: URLParts) {
  var tiles = link[parts.scheme] + Array(":".utf8)
  if let host = parts.host { tiles += Array("//".utf8) + link[host] }
  law(parts.port == nil, "a port is rejected unless it is listed")
  tiles += link[parts.path]
  if let query = parts.query { tiles += Array("?".utf8) + link[query] }
  if let fragment = parts.fragment { tiles += Array("#".utf8) + link[fragment] }
  law(tiles.elementsEqual(link), "the parts cover the link: \(parts)")
}

/// Checks that the components cover the path, with a slash before each component.
private func checkComponents(_ link: [UInt8], _ parts: URLParts) {
  let slash = UInt8(ascii: "/")
  var components = PathComponents(of: parts)
  var end = parts.path.lowerBound
  while let component = components.next(in: link.span) {
    let isFirst = end == parts.path.lowerBound
    if !isFirst || link[end] == slash {
      law(link[end] == slash, "a slash separates two components")
      end += 1
    }
    law(component.lowerBound == end && !component.isEmpty, "the components cover the path")
    law(!link[component].contains(slash), "no component contains a slash")
    let text = decoded(link, component)
    law(text != "." && text != "..", "no component is a dot segment")
    end = component.upperBound
  }
  let rest = end..<parts.path.upperBound
  law(rest.isEmpty || rest.count == 1 && link[end] == slash, "the components cover the path")

  var whole = PathComponents(of: parts, hostIsComponent: true)
  if let host = parts.host, !host.isEmpty {
    law(whole.next(in: link.span) == host, "the host is the first component if it is one")
  }
  var again = PathComponents(of: parts)
  while let component = again.next(in: link.span) {
    law(whole.next(in: link.span) == component, "the host does not change other components")
  }
  law(whole.next(in: link.span) == nil, "the host does not change other components")
}

/// Checks that the items cover the query, with only empty pairs and ampersands between them.
private func checkItems(
  _ link: [UInt8], _ range: Range<Int>?, checkText: (Range<Int>) -> Void
) {
  guard let range else { return }
  var items = QueryItems(in: range)
  var end = range.lowerBound
  let ampersand = UInt8(ascii: "&")
  while let item = items.next(in: link.span) {
    law(!item.range.isEmpty, "no item is empty")
    law(
      item.range.lowerBound >= end
        && isPassedOver(link[end..<item.range.lowerBound]),
      "only empty pairs are between two items")
    law(!link[item.range].contains(ampersand), "no item contains an ampersand")
    law(!link[item.key].contains(UInt8(ascii: "=")), "no key contains an equals sign")
    if let value = item.value {
      law(
        value.lowerBound == item.key.upperBound + 1
          && link[item.key.upperBound] == UInt8(ascii: "="),
        "an equals sign separates key and value")
      checkText(value)
    }
    checkText(item.key)
    end = item.range.upperBound
  }
  law(isPassedOver(link[end..<range.upperBound]), "the items cover the query")
}

/// Checks that no other part of the link changes if the fragment is removed.
private func checkFragment(_ link: [UInt8], _ parts: URLParts) {
  guard let fragment = parts.fragment else { return }
  guard let rest = try? URLParts(parsing: Array(link[..<(fragment.lowerBound - 1)]).span) else {
    fatalError("broken law: a link is accepted without its fragment")
  }
  law(
    rest.scheme == parts.scheme && rest.host == parts.host && rest.path == parts.path
      && rest.query == parts.query && rest.hasIrregularQuery == parts.hasIrregularQuery,
    "no other part depends on the fragment")
}

/// Returns `true` if the text contains only empty pairs: nothing or `=` between ampersands.
private func isPassedOver(_ text: ArraySlice<UInt8>) -> Bool {
  text.split(separator: UInt8(ascii: "&")).allSatisfy { $0.elementsEqual("=".utf8) }
}

/// Returns the decoded text of a range, after checking it against a simple decoder.
///
/// - Parameter isIrregular: `true` if the range is in a query that may contain incomplete escapes.
private func decoded(
  _ link: [UInt8], _ range: Range<Int>, isIrregular: Bool = false
) -> String {
  var bytes: [UInt8] = []
  var rest = link[range]
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "%") else {
      bytes.append(byte)
      continue
    }
    let digits = rest.prefix(2)
    guard digits.count == 2, digits.allSatisfy(isHexadecimalDigit),
      let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
    else {
      law(isIrregular, "two digits follow every percent sign outside of an irregular query")
      bytes.append(byte)
      continue
    }
    rest = rest.dropFirst(2)
    bytes.append(value)
  }
  let text = PercentEncoding.decode(range, of: link.span)
  law(text.utf8.elementsEqual(bytes), "decoding is exact and gives UTF-8")
  law(
    text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control },
    "an accepted link has no control characters, percent-encoded or not")
  return text
}

/// A router that declares only hosts and schemes that the scanner accepts.
private let fixedRouter: Router = {
  do {
    return try Router([manifest(hosts: ["wordly.ai", "a.b"], schemes: ["osqr", "a"])])
  } catch {
    fatalError("the manifest makes no router: \(error)")
  }
}()

/// Returns the manifest of an app that accepts every path.
private func manifest(hosts: [String], schemes: [String]) -> LinkManifest {
  LinkManifest(
    app: "any", hosts: hosts, schemes: schemes, upgradesHTTP: true,
    routes: [
      Route(
        name: "all", pattern: RoutePattern([.catchAll(name: "rest", type: "text")]),
        query: [
          ParameterDeclaration(name: "x", type: .named("text"), occurrence: .optional),
          ParameterDeclaration(name: "lang", type: .named("language"), occurrence: .optional),
        ]),
      Route(
        name: "item",
        pattern: RoutePattern([.literal("item"), .parameter(name: "id", type: "integer")]),
        query: [
          ParameterDeclaration(name: "words", type: .named("text"), occurrence: .repeated)
        ], isFormEncoded: true),
    ])
}

/// Checks a link with a fixed router, and with a router that declares its host or scheme.
private func checkRouters(_ link: [UInt8], _ parts: URLParts) {
  let text = String(decoding: link, as: UTF8.self)
  let scheme = String(decoding: link[parts.scheme], as: UTF8.self).lowercased()
  let host = parts.host.map { String(decoding: link[$0], as: UTF8.self) } ?? ""
  checkRouter(fixedRouter, text, parts)
  // Some schemes, and some hosts that a link may have, cannot be declared.
  let isWeb = scheme == "https" || scheme == "http"
  let own = manifest(hosts: isWeb ? [host] : [], schemes: isWeb ? [] : [scheme])
  if let router = try? Router([own]) { checkRouter(router, text, parts) }
}

private func checkRouter(_ router: Router, _ text: String, _ parts: URLParts) {
  let match: LinkMatch
  do {
    match = try router.match(text)
  } catch {
    law(error.range.upperBound <= text.utf8.count, "the range of an error is in the link: \(error)")
    checkSuggestion(router, text)
    return
  }
  checkMatch(router, match)
  // An appended `#` disables the fast path for links of ordinary characters. This must not change
  // the result.
  guard parts.fragment == nil, text.utf8.count < URLParts.maximumLength else { return }
  law((try? router.match(text + "#")) == match, "the fast path parses the link in the same way")
}

private func checkSuggestion(_ router: Router, _ text: String) {
  guard let suggestion = router.suggestion(for: text) else { return }
  law((try? router.match(suggestion)) != nil, "a suggestion matches: \(suggestion)")
}

private func checkMatch(_ router: Router, _ match: LinkMatch) {
  let canonical = match.canonicalLink
  law(
    match.isCustomScheme || canonical.hasPrefix("https://"),
    "the canonical form of a web link is https: \(canonical)")
  law(
    match.isPlainHTTP == match.warnings.contains { $0.code == .plainHTTP },
    "an http link has a warning: \(canonical)")
  guard let again = try? router.match(canonical) else {
    fatalError("broken law: the canonical form matches: \(canonical)")
  }
  law(
    again.reference == match.reference
      && again.parameters.map(\.value) == match.parameters.map(\.value),
    "the canonical form has the same values: \(canonical)")
  law(
    again.canonicalLink.utf8.elementsEqual(canonical.utf8),
    "the canonical form is canonical: \(canonical)")
}

private func isHexadecimalDigit(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "F"),
    UInt8(ascii: "a")...UInt8(ascii: "f"):
    true
  default: false
  }
}
