extension ForeignPattern {
  /// Reads a path component that is written as a regular expression.
  ///
  /// Examples are `[0-9]+`, `\d{4}`, `v[0-9]+`, `[a-z]+\.html` and `.+`. The part from the first
  /// character class to the last one becomes a parameter. Literal text around it is kept.
  ///
  /// - Returns: `nil` if the component contains no character class; a component without text if a
  ///   manifest cannot express it.
  /// - Complexity: O(*n*), where *n* is the length of the component.
  func expression(_ scalars: [Unicode.Scalar]) -> Component? {
    // The pattern was split at the slash in `[^/]+`, so this component cannot be translated.
    if scalars.elementsEqual("[^".unicodeScalars) { return Component() }
    if scalars.elementsEqual(".+".unicodeScalars) { return catchAll("rest", minimum: 1) }
    var classes: [Range<Int>] = []
    var index = 0
    while index < scalars.count {
      if let end = Self.end(ofClassAt: index, in: scalars) {
        classes.append(index..<end)
        index = end
      } else {
        index += 1
      }
    }
    guard let first = classes.first, let last = classes.last else { return nil }
    var head = scalars[..<first.lowerBound]
    var tail = scalars[last.upperBound...]
    if head.first == "^" { head = head.dropFirst() }
    if tail.last == "$" { tail = tail.dropLast() }
    guard let prefix = suffix(Self.unescaped(head)), let suffix = suffix(Self.unescaped(tail))
    else {
      return Component()
    }
    let inside = String(String.UnicodeScalarView(scalars[first.lowerBound..<last.upperBound]))
    let type = classes.count == 1 ? Self.typeName(ofExpression: inside) : nil
    return Component(text: prefix + parameter("value", type) + suffix)
  }

  /// Returns the end of a character class and its quantifier.
  ///
  /// Brackets are read as a class only if a quantifier follows, or if they contain only ranges,
  /// because `[id]` is a parameter of Next.js.
  ///
  /// - Returns: `nil` if there is no class at the index.
  private static func end(ofClassAt start: Int, in scalars: [Unicode.Scalar]) -> Int? {
    switch scalars[start] {
    case "\\":
      guard start + 1 < scalars.count, "dw".unicodeScalars.contains(scalars[start + 1]) else {
        return nil
      }
      return end(ofQuantifierAt: start + 2, in: scalars)
    case "[":
      let inside = scalars[(start + 1)...].prefix { $0 != "]" && $0 != "[" }
      guard inside.endIndex < scalars.count, scalars[inside.endIndex] == "]", !inside.isEmpty,
        !inside.contains(":")
      else { return nil }
      let end = end(ofQuantifierAt: inside.endIndex + 1, in: scalars)
      return end > inside.endIndex + 1 || holdsOnlyRanges(inside) ? end : nil
    default: return nil
    }
  }

  /// Returns `true` if a class starts with a range and contains only ranges, `_`, `-` and `.`, as
  /// in `a-z` and `A-Z0-9_`.
  private static func holdsOnlyRanges(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    var rest = scalars
    var count = 0
    while rest.count >= 3, rest[rest.startIndex + 1] == "-" {
      rest = rest.dropFirst(3)
      count += 1
    }
    return count > 0 && rest.allSatisfy { "_-.".unicodeScalars.contains($0) }
  }

  /// Returns the end of `+`, `*`, `?` or `{1,3}`, or the index itself if there is no quantifier.
  private static func end(ofQuantifierAt start: Int, in scalars: [Unicode.Scalar]) -> Int {
    guard start < scalars.count else { return start }
    if "+*?".unicodeScalars.contains(scalars[start]) { return start + 1 }
    guard scalars[start] == "{" else { return start }
    let inside = scalars[(start + 1)...].prefix { ("0"..."9") ~= $0 || $0 == "," }
    guard !inside.isEmpty, inside.endIndex < scalars.count, scalars[inside.endIndex] == "}" else {
      return start
    }
    return inside.endIndex + 1
  }

  /// Returns literal text of an expression without the backslashes before `.`, `-`, `_` and `~`.
  private static func unescaped(_ scalars: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar>
  {
    var result: ArraySlice<Unicode.Scalar> = []
    var rest = scalars
    while let scalar = rest.popFirst() {
      let isEscape = scalar == "\\" && rest.first.map { ".-_~".unicodeScalars.contains($0) } == true
      if !isEscape { result.append(scalar) }
    }
    return result
  }
}
