import JoinLinks
import Laws
import LinkRouting
import URLSyntax

/// Checks that a built link parses to the same values in every spelling.
///
/// If the link cannot be built, the values must justify the error.
func checkRecipe(_ recipe: Recipe) {
  let link: String
  do {
    link = try router.link(to: recipe.reference, texts: recipe.texts, scheme: recipe.scheme)
  } catch {
    checkRefusal(error, recipe)
    return
  }
  law(link.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "a link is visible ASCII: \(link)")
  guard let match = try? router.match(link) else {
    fatalError("broken law: a link that was built matches: \(link)")
  }
  law(match.reference == recipe.reference, "a link matches its route: \(link)")
  law(match.extra.isEmpty, "a link has only its parameters: \(link)")
  for parameter in recipe.parameters {
    let texts =
      parameter.texts.isEmpty ? parameter.defaultValue.map { [$0] } ?? [] : parameter.texts
    let expected = texts.map { try? parameter.type.value(of: $0) }
    law(
      (match[parameter.name]?.elements ?? []) == expected,
      "\(parameter.name) has the same value in \(link): \(expected)")
  }
  if recipe.scheme == nil {
    law(link.utf8.elementsEqual(match.canonicalLink.utf8), "a built link is canonical: \(link)")
  }
  checkLink(Array(link.utf8))

  let variant = recipe.spelling.variant(of: link)
  guard let other = try? router.match(variant) else {
    fatalError("broken law: \(variant) matches like \(link)")
  }
  law(
    other.reference == match.reference
      && other.parameters.map(\.value) == match.parameters.map(\.value)
      && other.canonicalLink.utf8.elementsEqual(match.canonicalLink.utf8),
    "\(variant) is equivalent to \(link)")
  checkLink(Array(variant.utf8))
}

private func checkRefusal(_ error: LinkError, _ recipe: Recipe) {
  let isComplete = recipe.parameters.allSatisfy { !$0.isRequired || !$0.texts.isEmpty }
  let isTyped = recipe.parameters.allSatisfy { parameter in
    parameter.texts.allSatisfy { text in
      // An empty value of an optional parameter is treated as absent.
      let mayBeEmpty = parameter.isRequired && !parameter.isInPath
      return (try? parameter.type.value(of: text)) != nil && (mayBeEmpty || !text.isEmpty)
    }
  }
  guard isComplete, isTyped else { return }
  // In the bundled apps, a link is rejected if the value of a path parameter is a dot segment. It
  // can match a different route only if that route has a literal at the same position:
  // `/observation/new`.
  let codes: [LinkError.Code] = [.dotSegment, .matchesOtherRoute, .excluded, .tooLong]
  law(codes.contains(error.code), "\(recipe.reference) with \(recipe.texts) can be built: \(error)")
}

extension Spelling {
  /// Returns the same link in a different spelling.
  func variant(of link: String) -> String {
    let bytes = Array(link.utf8)
    guard let parts = partsWithoutLineBreaks(of: bytes) else {
      fatalError("broken law: a link that was built is sound: \(link)")
    }
    var result = cased(bytes[parts.scheme], contains(.upperCaseScheme)) + Array(":".utf8)
    if let host = parts.host {
      // In links with a custom scheme, the host is a component whose case is significant.
      result += Array("//".utf8)
      result += cased(bytes[host], contains(.upperCaseHost) && parts.hasWebScheme)
    }
    result += contains(.encodedPath) ? encoded(bytes[parts.path]) : Array(bytes[parts.path])
    var items =
      parts.query.map { bytes[$0].split(separator: UInt8(ascii: "&")) } ?? []
    if contains(.reversedItems) { items.reverse() }
    if contains(.unknownKey) { items.insert(ArraySlice("utm_source=a%20b".utf8), at: 0) }
    if !items.isEmpty { result += Array("?".utf8) + items.joined(separator: Array("&".utf8)) }
    if let fragment = parts.fragment {
      result += Array("#".utf8) + bytes[fragment]
    } else if contains(.hash) {
      result += Array("#top".utf8)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private func cased(_ bytes: ArraySlice<UInt8>, _ isUpperCase: Bool) -> [UInt8] {
    bytes.map { isUpperCase && $0 &- 0x61 < 26 ? $0 & ~0x20 : $0 }
  }

  /// Percent-encodes some of the letters, and lower-cases the digits of existing escapes.
  private func encoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        result += [byte] + rest.prefix(2).map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
        rest = rest.dropFirst(2)
      } else if (byte | 0x20) &- 0x61 < 26, result.count.isMultiple(of: 2) {
        result += Array("%".utf8) + Array(String(byte, radix: 16).utf8)
      } else {
        result.append(byte)
      }
    }
    return result
  }
}
