/// The pattern syntax of other routers, in the spelling of a manifest.
///
/// | syntax | where | here |
/// | --- | --- | --- |
/// | `:id`, `:id(\d+)`, `:rest*` | Express, React Router, Vue, go_router, Rails | `{id:text}`, `{id:integer}`, `{rest:text*}` |
/// | `[id]`, `[...rest]`, `[[...rest]]` | Next.js, SvelteKit, Nuxt | `{id:text}`, `{rest:text+}`, `{rest:text*}` |
/// | `<id>`, `<int:id>`, `<path:rest>` | Flask, Django | `{id:text}`, `{id:integer}`, `{rest:text+}` |
/// | `$id`, `$` | Remix, TanStack Router | `{id:text}`, `{rest:text*}` |
/// | `*`, `**`, `.*`, `*rest` | most routers, Jetpack Navigation, Spring | `{rest:text*}` |
/// | `{id?}`, `{id:[0-9]+}`, `{*rest}`, `{rest...}` | Laravel, ASP.NET, Spring, Go | `{id:text}`, `{id:integer}`, `{rest:text*}` |
/// | `${id}`, `#{id}`, `{{id}}` | templates | `{id:text}` |
package struct ForeignPattern {
  /// One component in the spelling of a manifest.
  package struct Component: Hashable, Sendable {
    /// The component, without the slash before it; `nil` if no single component means the same.
    package var text: String? = nil
    /// Whether the component takes the rest of the path.
    package var isCatchAll = false
    /// Whether the other router allows the component to be absent.
    package var isOptional = false
    /// Whether real links have literal components of this form, such as `$metadata`.
    package var isAmbiguous = false
  }

  /// A path in the spelling of a manifest.
  package struct Path: Hashable, Sendable {
    /// The path.
    package var text: String
    /// The names of the query parameters that the pattern has after its path.
    package var queryNames: [String] = []
    /// Whether the pattern began with a scheme and a host.
    package var hadOrigin = false
    /// Whether a component was optional.
    package var hadOptional = false
  }

  /// The names of the types that the manifest declares.
  private let types: Set<String>

  /// Creates a translator.
  ///
  /// - Parameter types: The names of the types that the manifest declares: a parameter with such a name
  ///   gets the type.
  package init(types: Set<String>) {
    self.types = types.union(ParameterType.builtIn.map(\.name))
  }

  // MARK: Components

  /// Returns a component that another router reads as a parameter or a wildcard; `nil` for other text.
  ///
  /// - Parameter text: The component, without slashes around it.
  package func component(_ text: String) -> Component? {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first else { return nil }
    switch first {
    case ":": return colon(scalars)
    case "[": return brackets(scalars)
    case "<": return angles(scalars)
    case "$": return dollar(scalars)
    case "{", "#": return braces(scalars)
    case "(": return group(scalars)
    default: return wildcard(scalars)
    }
  }

  /// `:id`, `:id.json`, `:id(\d+)`, `:id?`, `:rest*`, `:id(.:format)`.
  private func colon(_ scalars: [Unicode.Scalar]) -> Component? {
    var rest = scalars.dropFirst()
    guard let name = takeName(&rest) else { return nil }
    var hint: String?
    if rest.first == "(", let end = Self.end(ofGroup: rest) {
      let inside = String(String.UnicodeScalarView(rest[rest.startIndex + 1..<end]))
      rest = rest[(end + 1)...]
      hint = Self.typeName(ofExpression: inside)
      if rest.isEmpty || rest.first == "*", inside == ".*" || inside == ".+" {
        return catchAll(name, minimum: 0)
      }
    }
    switch rest.first {
    case "*": return rest.count == 1 ? catchAll(name, minimum: 0) : nil
    case "+": return rest.count == 1 ? catchAll(name, minimum: 1) : nil
    case "?":
      return suffix(rest.dropFirst()).map { suffix in
        Component(text: parameter(name, hint) + suffix, isOptional: true)
      }
    // `:from-:to` has two parameters in one component.
    default: return Component(text: suffix(rest).map { parameter(name, hint) + $0 })
    }
  }

  /// `[id]`, `[id=uuid]`, `[[lang]]`, `[...rest]`, `[[...rest]]`.
  private func brackets(_ scalars: [Unicode.Scalar]) -> Component? {
    let depth = scalars.prefix { $0 == "[" }.count
    var rest = scalars.dropFirst(depth)
    let isRest = rest.starts(with: "...".unicodeScalars)
    if isRest { rest = rest.dropFirst(3) }
    guard depth <= 2, let name = takeName(&rest) else { return nil }
    var hint: String?
    if rest.first == "=" {
      rest = rest.dropFirst()
      hint = takeName(&rest)
    }
    guard rest.prefix(while: { $0 == "]" }).count == depth,
      let suffix = suffix(rest.dropFirst(depth))
    else { return nil }
    if isRest { return suffix.isEmpty ? catchAll(name, minimum: depth == 2 ? 0 : 1) : nil }
    return Component(text: parameter(name, hint) + suffix, isOptional: depth == 2)
  }

  /// `<id>`, `<int:id>`, `<path:rest>`.
  private func angles(_ scalars: [Unicode.Scalar]) -> Component? {
    var rest = scalars.dropFirst()
    guard var name = takeName(&rest) else { return nil }
    var hint: String?
    if rest.first == ":" {
      rest = rest.dropFirst()
      guard let second = takeName(&rest) else { return nil }
      // Flask and Django write the type first.
      (hint, name) = Self.isType(second) && !Self.isType(name) ? (second, name) : (name, second)
    }
    guard rest.first == ">", let suffix = suffix(rest.dropFirst()) else { return nil }
    if hint == "path" { return suffix.isEmpty ? catchAll(name, minimum: 1) : nil }
    return Component(text: parameter(name, hint) + suffix)
  }

  /// `$id`, `$`, `${id}`.
  private func dollar(_ scalars: [Unicode.Scalar]) -> Component? {
    var rest = scalars.dropFirst()
    if rest.isEmpty { return catchAll("rest", minimum: 0) }
    if rest.first == "{" { return braces(Array(rest)) }
    guard let name = takeName(&rest), rest.isEmpty else { return nil }
    return Component(text: parameter(name, nil), isAmbiguous: true)
  }

  /// `{id?}`, `{id:[0-9]+}`, `{id:int:min(1)}`, `{id=5}`, `{*rest}`, `{...rest}`, `{rest...}`, `{{id}}`, `#{id}`.
  private func braces(_ scalars: [Unicode.Scalar]) -> Component? {
    var rest = scalars[...]
    if rest.first == "#" { rest = rest.dropFirst() }
    let depth = rest.prefix { $0 == "{" }.count
    guard depth > 0, let end = Self.end(ofGroup: rest) else { return nil }
    var inside = rest[(rest.startIndex + depth)...].prefix(end - rest.startIndex - 2 * depth + 1)
    guard let suffix = suffix(rest[(end + 1)...]) else { return nil }
    func trim() {
      while inside.first == " " { inside.removeFirst() }
      while inside.last == " " { inside.removeLast() }
    }
    trim()
    var isRest = false
    for mark in ["...", "**", "*"] where inside.starts(with: mark.unicodeScalars) {
      inside = inside.dropFirst(mark.unicodeScalars.count)
      isRest = true
      break
    }
    let isOptional = inside.last == "?"
    if isOptional { inside = inside.dropLast() }
    guard let name = takeName(&inside) else { return nil }
    var hint: String?
    switch inside.first {
    case nil: break
    case ".": isRest = isRest || inside.elementsEqual("...".unicodeScalars)
    case "=": break
    case ":", "(":
      inside = inside.dropFirst()
      var rest = inside
      if let type = takeName(&rest), rest.isEmpty || rest.first == ":" || rest.first == "(" {
        hint = type
      } else {
        let expression = String(String.UnicodeScalarView(inside))
        if expression == ".*" || expression == ".+" || expression == ".*?" { isRest = true }
        hint = Self.typeName(ofExpression: expression)
      }
    default: return nil
    }
    if isRest || hint == "path" { return suffix.isEmpty ? catchAll(name, minimum: 0) : nil }
    return Component(text: parameter(name, hint) + suffix, isOptional: isOptional)
  }

  /// `([^/]+)`, `(\d+)`, `(?<id>\d+)`, `(.*)`: a group of a regular expression.
  private func group(_ scalars: [Unicode.Scalar]) -> Component? {
    if scalars.starts(with: "([^".unicodeScalars), !scalars.contains(")") {
      // The slash in `([^/]+)` ends the component.
      return Component()
    }
    guard let end = Self.end(ofGroup: scalars[...]), let suffix = suffix(scalars[(end + 1)...])
    else {
      return nil
    }
    var inside = scalars[1..<end]
    var name = "value"
    for head in ["?<", "?P<"] where inside.starts(with: head.unicodeScalars) {
      inside = inside.dropFirst(head.unicodeScalars.count)
      guard let own = takeName(&inside), inside.first == ">" else { return nil }
      name = own
      inside = inside.dropFirst()
    }
    guard inside.contains(where: { "\\[*+|^".unicodeScalars.contains($0) }) else { return nil }
    let expression = String(String.UnicodeScalarView(inside))
    if expression == ".*" || expression == ".+" {
      return suffix.isEmpty ? catchAll(name == "value" ? "rest" : name, minimum: 0) : nil
    }
    return Component(text: parameter(name, Self.typeName(ofExpression: expression)) + suffix)
  }

  /// `*`, `**`, `.*`, `*rest`, `item-*`, `*.html`.
  private func wildcard(_ scalars: [Unicode.Scalar]) -> Component? {
    guard let first = scalars.firstIndex(of: "*"), let last = scalars.lastIndex(of: "*") else {
      return nil
    }
    let run = scalars[first...last]
    guard run.allSatisfy({ $0 == "*" }), run.count <= 2 else { return nil }
    var head = scalars[..<first]
    let tail = scalars[(last + 1)...]
    if head.last == "." { head = head.dropLast() }
    if head.isEmpty, tail.isEmpty { return catchAll("rest", minimum: 0) }
    if head.isEmpty {
      var rest = tail
      if let name = takeName(&rest), rest.isEmpty { return catchAll(name, minimum: 0) }
      return suffix(tail).map { Component(text: parameter("name", nil) + $0) }
    }
    guard tail.isEmpty, let prefix = suffix(head) else { return nil }
    return Component(text: prefix + parameter("name", nil))
  }

  // MARK: Paths

  /// Returns a pattern of another router in the spelling of a manifest; `nil` if it has none.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func path(_ text: String) -> Path? {
    var result = Path(text: "")
    var rest = Array(text.unicodeScalars)[...]
    guard rest.count <= 4096 else { return nil }
    for scheme in ["https://", "http://"] where rest.starts(with: scheme.unicodeScalars) {
      rest = rest.dropFirst(scheme.unicodeScalars.count).drop { $0 != "/" }
      result.hadOrigin = true
    }
    if rest.first == "^" { rest = rest.dropFirst() }
    if text.hasPrefix("^"), rest.last == "$" { rest = rest.dropLast() }
    if rest.first == "/" { rest = rest.dropFirst() }
    var components: [[Unicode.Scalar]] = [[]]
    var depth = 0
    while let scalar = rest.popFirst() {
      if "{[(<".unicodeScalars.contains(scalar) { depth += 1 }
      if "}])>".unicodeScalars.contains(scalar) { depth -= 1 }
      let isOptionalMark =
        scalar == "?" && (rest.isEmpty || rest.first == "/")
        && components.last?.contains { "{:".unicodeScalars.contains($0) } == true
      if depth <= 0, scalar == "?", !isOptionalMark {
        result.queryNames = Self.queryNames(rest)
        break
      }
      if depth <= 0, scalar == "/" {
        components.append([])
      } else {
        components[components.count - 1].append(scalar)
      }
    }
    if components.last?.isEmpty == true { components.removeLast() }
    var seen: Set<String> = []
    for scalars in components {
      let text = String(String.UnicodeScalarView(scalars))
      guard let component = self.component(text) ?? native(text) else { return nil }
      result.hadOptional = result.hadOptional || component.isOptional
      guard let translated = component.text else { return nil }
      result.text += "/" + distinct(translated, &seen)
    }
    if result.text.isEmpty { result.text = "/" }
    do {
      _ = try RoutePattern(parsing: result.text)
    } catch {
      return nil
    }
    return result
  }

  /// A component that needs no translation.
  private func native(_ text: String) -> Component? {
    do {
      _ = try RoutePattern(parsing: "/" + text)
      return text.isEmpty ? nil : Component(text: text)
    } catch {
      return nil
    }
  }

  /// The component with a number after its parameter's name if another parameter has the name.
  private func distinct(_ text: String, _ seen: inout Set<String>) -> String {
    guard let open = text.firstIndex(of: "{") else { return text }
    let start = text.index(after: open)
    let name = text[start...].prefix { $0 != ":" && $0 != "}" && $0 != "*" && $0 != "+" }
    if seen.insert(String(name)).inserted { return text }
    var number = 2
    while !seen.insert("\(name)\(number)").inserted { number += 1 }
    let rest = text[name.endIndex...]
    // The type of `{session}` is written out when the name changes.
    let type = rest.first == ":" ? "" : ":" + name
    return text[..<start] + "\(name)\(number)" + type + rest
  }

  /// The names of parameters after a question mark: `tab={tab}&page={page}`.
  private static func queryNames(_ scalars: ArraySlice<Unicode.Scalar>) -> [String] {
    let query = scalars.prefix { $0 != "#" }
    return query.split(separator: "&").compactMap { pair in
      let name = String(String.UnicodeScalarView(pair.prefix { $0 != "=" }))
      return ManifestName.isValid(name) ? name : nil
    }
  }

  // MARK: Parts

  /// A parameter with a type: the one of the hint, of the same name, or text.
  private func parameter(_ name: String, _ hint: String?) -> String {
    if let hint {
      if types.contains(hint) { return hint == name ? "{\(name)}" : "{\(name):\(hint)}" }
      if let type = ForeignType.builtIn(hint) { return "{\(name):\(type)}" }
    }
    return types.contains(name) ? "{\(name)}" : "{\(name):text}"
  }

  private func catchAll(_ name: String, minimum: Int) -> Component {
    let reference = types.contains(name) ? name : name + ":text"
    return Component(text: "{\(reference)\(minimum == 0 ? "*" : "+")}", isCatchAll: true)
  }

  /// Takes a name off the front; characters that no name of a manifest has become hyphens.
  private func takeName(_ rest: inout ArraySlice<Unicode.Scalar>) -> String? {
    let taken = rest.prefix { scalar in
      scalar == "_" || scalar == "-" || scalar.isASCII && scalar.properties.isAlphabetic
        || ("0"..."9") ~= scalar
    }
    var name = taken
    while let first = name.first, !first.properties.isAlphabetic { name.removeFirst() }
    while name.last == "-" { name.removeLast() }
    guard !name.isEmpty else { return nil }
    rest = rest[(taken.startIndex + taken.count)...]
    return String(String.UnicodeScalarView(name))
  }

  /// The text as a literal beside a parameter; `nil` if it holds syntax.
  private func suffix(_ scalars: ArraySlice<Unicode.Scalar>) -> String? {
    let isPlain = scalars.allSatisfy { scalar in
      !":[]<>{}()*?$#%\\^|/ ".unicodeScalars.contains(scalar) && scalar.value > 0x20
    }
    // The optional format of Rails means nothing here.
    if scalars.elementsEqual("(.:format)".unicodeScalars) { return "" }
    return isPlain ? String(String.UnicodeScalarView(scalars)) : nil
  }

  /// The index of the bracket that closes the one at the front.
  private static func end(ofGroup scalars: ArraySlice<Unicode.Scalar>) -> Int? {
    guard let open = scalars.first else { return nil }
    let close: Unicode.Scalar = open == "(" ? ")" : "}"
    var depth = 0
    var isEscaped = false
    for index in scalars.indices {
      let scalar = scalars[index]
      if isEscaped {
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == open {
        depth += 1
      } else if scalar == close {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  /// The built-in type that a regular expression describes, as far as it is a usual one.
  private static func typeName(ofExpression text: String) -> String? {
    var body = text[...]
    if body.first == "^" { body = body.dropFirst() }
    if body.last == "$" { body = body.dropLast() }
    for digits in [#"\d"#, "[0-9]", #"[\d]"#, #"\\d"#] where body.hasPrefix(digits) {
      let quantifier = body.dropFirst(digits.count)
      if quantifier.isEmpty || quantifier == "+" || quantifier == "*" || quantifier.hasPrefix("{") {
        return "integer"
      }
    }
    return nil
  }

  private static func isType(_ name: String) -> Bool {
    ForeignType.builtIn(name) != nil || name == "path"
  }
}

/// The names of types in other routers and languages.
package enum ForeignType {
  /// Returns the built-in type that a name means elsewhere; `nil` if there is none.
  ///
  /// `string` is `text`, `int` is `integer`; case does not matter.
  package static func builtIn(_ name: String) -> String? {
    names[name.asciiLowercased]
  }

  private static let names: [String: String] = [
    "string": "text", "str": "text", "char": "text", "slug": "text", "any": "text",
    "varchar": "text", "charsequence": "text", "alpha": "text", "alphanumeric": "text",
    "word": "text", "text": "text",
    "int": "integer", "int32": "integer", "int64": "integer", "long": "integer", "short": "integer",
    "number": "integer", "num": "integer", "uint": "integer", "numeric": "integer",
    "digits": "integer", "bigint": "integer", "integer": "integer",
    "bool": "boolean", "flag": "boolean", "boolean": "boolean",
    "guid": "uuid", "uuidv4": "uuid", "uuid4": "uuid", "uuid": "uuid",
    "locale": "language", "lang": "language", "language": "language", "languagetag": "language",
    "day": "date", "localdate": "date", "date": "date", "datestring": "date",
  ]

  /// Returns what to declare for a name that no built-in type matches; `nil` if there is nothing to know.
  package static func note(on name: String) -> String? {
    switch name.asciiLowercased {
    case "float", "double", "decimal", "real":
      "there is no type for fractions; declare a text type such as { text: '0-9 . -', length: 1..20 }"
    case "datetime", "timestamp", "time", "instant":
      "there is no type for times; declare a text type such as { text: '0-9 T Z : . + -', length: 1..35 }"
    case "number", "num":
      "an integer has no fractions"
    case "email", "url", "uri":
      "declare a text type, such as { text: any, length: 1..254 }"
    default: nil
    }
  }
}
