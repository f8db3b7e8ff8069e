/// Translates the pattern syntax of other routers into the spelling of a manifest.
///
/// - Express, React Router, Vue, go_router, Rails: `:id`, `:id(\d+)`, `:rest*` become `{id:text}`,
///   `{id:integer}`, `{rest:text*}`.
/// - Express, Rails: `@:handle`, `v:version` become `@{handle:text}`, `v{version:text}`.
/// - Hono: `:id{[0-9]+}` becomes `{id:integer}`.
/// - CodeIgniter, Kirby, Laminas, AltoRouter: `(:id)`, `(:num)`, `[:id]`, `[i:id]` become
///   `{id:text}`, `{value:integer}`, `{id:text}`, `{id:integer}`.
/// - Next.js, SvelteKit, Nuxt: `[id]`, `[...rest]`, `[[...rest]]` become `{id:text}`,
///   `{rest:text+}`, `{rest:text*}`.
/// - Flask, Django: `<id>`, `<int:id>`, `<path:rest>` become `{id:text}`, `{id:integer}`,
///   `{rest:text+}`.
/// - Remix, TanStack Router: `$id`, `$` become `{id:text}`, `{rest:text*}`.
/// - Most routers, Jetpack Navigation, Spring: `*`, `**`, `.*`, `*rest` at the end become
///   `{rest:text*}`.
/// - Most routers: `*` before the end becomes `{name:text}`.
/// - Regular expressions: `[0-9]+`, `(\d+)`, `[a-z]+.html` become `{value:integer}`,
///   `{value:text}.html`.
/// - Laravel, ASP.NET, Spring, Go: `{id?}`, `{id:[0-9]+}`, `{*rest}`, `{rest...}` become
///   `{id:text}`, `{id:integer}`, `{rest:text*}`.
/// - URI templates ([RFC 6570](https://www.rfc-editor.org/rfc/rfc6570)): `{+rest}`, `{/id}`,
///   `{?page}` become `{rest:text*}`, `{id:text}`, a query parameter.
/// - Templates: `${id}`, `#{id}`, `{{id}}` become `{id:text}`.
package struct ForeignPattern {
  /// One component in the spelling of a manifest.
  package struct Component: Hashable, Sendable {
    /// The component without its slash; `nil` if a manifest cannot express it as one component.
    package var text: String? = nil
    /// `true` if the component matches all remaining components of the path.
    package var isCatchAll = false
    /// `true` if the other router allows the component to be absent.
    package var isOptional = false
    /// `true` if the component may also be a literal, such as `$metadata` in real links.
    package var isAmbiguous = false
  }

  /// A path in the spelling of a manifest.
  package struct Path: Hashable, Sendable {
    /// The path.
    package var text: String
    /// The names of the query parameters that follow the path in the pattern.
    package var queryNames: [String] = []
    /// `true` if the pattern started with a scheme and a host.
    package var hadOrigin = false
    /// `true` if a component was optional.
    package var hadOptional = false

    package init(text: String) {
      self.text = text
    }
  }

  /// The names of the types that the manifest declares, and of the built-in types.
  private let types: Set<String>
  /// The names that path parameters cannot use.
  private let reserved: Set<String>

  /// Creates a translator.
  ///
  /// - Parameters:
  ///   - types: The names of the types that the manifest declares. A parameter with the name of a
  ///     type gets that type.
  ///   - reserved: The names of the parameters that links contain outside the path.
  package init(types: Set<String>, reserved: Set<String> = []) {
    self.types = types.union(ParameterType.builtIn.map(\.name))
    self.reserved = reserved
  }

  // MARK: Components

  /// Translates a component that another router reads as a parameter or a wildcard.
  ///
  /// - Parameters:
  ///   - text: The component, without slashes around it.
  ///   - isLast: `true` if the path ends after the component. Only then is `*` a catch-all.
  /// - Returns: `nil` if the text is neither.
  package func component(_ text: String, isLast: Bool) -> Component? {
    let scalars = Array(text.unicodeScalars)
    if text == "*", !isLast { return Component(text: parameter("name", nil)) }
    return component(scalars)
  }

  private func component(_ scalars: [Unicode.Scalar]) -> Component? {
    switch scalars.first {
    case nil: nil
    case ":": colon(scalars)
    case "[": expression(scalars) ?? brackets(scalars)
    case "<": angles(scalars)
    case "$": dollar(scalars)
    case "{", "#": braces(scalars)
    case "(": group(scalars)
    default: expression(scalars) ?? affixed(scalars) ?? wildcard(scalars)
    }
  }

  /// Reads a parameter after literal text: `@:handle`, `v:version`, `item-[id]`, `@<name>`.
  private func affixed(_ scalars: [Unicode.Scalar]) -> Component? {
    guard let mark = scalars.firstIndex(where: { ":[<".unicodeScalars.contains($0) }),
      let last = scalars[..<mark].last, let prefix = suffix(scalars[..<mark]),
      var component = component(Array(scalars[mark...]))
    else { return nil }
    component.isAmbiguous = Self.isWord(last) && scalars[mark] != "<"
    if scalars[mark] == ":" {
      let name = scalars[(mark + 1)...].prefix(while: Self.isWord)
      guard let first = name.first, first.properties.isAlphabetic else { return nil }
      // `Special:Search`, `messages:batchGet` and `a:b` are common literals.
      let isUsual = mark > 1 || name.count < 2 || !last.properties.isLowercase
      if component.isAmbiguous, isUsual { return nil }
    }
    component.text = component.isCatchAll ? nil : component.text.map { prefix + $0 }
    return component
  }

  /// Reads `:id`, `:id.json`, `:id(\d+)`, `:id{[0-9]+}`, `:id?`, `:rest*`, `:id(.:format)`.
  private func colon(_ scalars: [Unicode.Scalar]) -> Component? {
    var rest = scalars.dropFirst()
    guard let name = takeName(&rest) else { return nil }
    var hint: String?
    if rest.first == "(" || rest.first == "{", let end = Self.end(ofGroup: rest) {
      let inside = String(String.UnicodeScalarView(rest[rest.startIndex + 1..<end]))
      // Braces without an expression are an optional group, as in `:file{.:extension}`.
      if rest.first == "{", inside.contains(":") { return Component() }
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
    // `:from-:to` contains two parameters in one component, so its text is `nil`.
    default: return Component(text: suffix(rest).map { parameter(name, hint) + $0 })
    }
  }

  /// Reads `[id]`, `[id=uuid]`, `[:id]`, `[i:id]`, `[[lang]]`, `[...rest]`, `[[...rest]]`.
  private func brackets(_ scalars: [Unicode.Scalar]) -> Component? {
    let depth = scalars.prefix { $0 == "[" }.count
    var rest = scalars.dropFirst(depth)
    var isRest = rest.starts(with: "...".unicodeScalars)
    if isRest { rest = rest.dropFirst(3) }
    var hint: String?
    if depth == 1, !isRest, let type = Self.takeMatchType(&rest) {
      hint = Self.matchTypes[type]
      isRest = type.first == "*"
    }
    guard depth <= 2, let name = takeName(&rest) else { return nil }
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

  /// The match types of AltoRouter, as in `[i:id]`, and the corresponding built-in types.
  private static let matchTypes = ["i": "integer", "a": "text", "h": "text", "": "text"]

  /// Removes the match type and its colon from the start of `i:id` or `:id`, and returns the type.
  private static func takeMatchType(_ rest: inout ArraySlice<Unicode.Scalar>) -> String? {
    guard let colon = rest.prefix(3).firstIndex(of: ":") else { return nil }
    let type = String(String.UnicodeScalarView(rest[..<colon]))
    guard matchTypes[type] != nil || type == "*" || type == "**" else { return nil }
    rest = rest[(colon + 1)...]
    return type
  }

  /// Reads `<id>`, `<int:id>`, `<path:rest>`.
  private func angles(_ scalars: [Unicode.Scalar]) -> Component? {
    var rest = scalars.dropFirst()
    guard var name = takeName(&rest) else { return nil }
    var hint: String?
    if rest.first == ":" {
      rest = rest.dropFirst()
      guard let second = takeName(&rest) else { return nil }
      // Flask and Django write the type first. If only the second word is a type, it is the type.
      (hint, name) = Self.isType(second) && !Self.isType(name) ? (second, name) : (name, second)
    }
    guard rest.first == ">", let suffix = suffix(rest.dropFirst()) else { return nil }
    if hint == "path" { return suffix.isEmpty ? catchAll(name, minimum: 1) : nil }
    return Component(text: parameter(name, hint) + suffix)
  }

  /// Reads `$id`, `$`, `${id}`.
  private func dollar(_ scalars: [Unicode.Scalar]) -> Component? {
    var rest = scalars.dropFirst()
    if rest.isEmpty { return catchAll("rest", minimum: 0) }
    if rest.first == "{" { return braces(Array(rest)) }
    guard let name = takeName(&rest), rest.isEmpty else { return nil }
    return Component(text: parameter(name, nil), isAmbiguous: true)
  }

  /// Reads a component that starts with a brace, or with `#` and a brace.
  ///
  /// Examples are `{id?}`, `{id: int}`, `{id:[0-9]+}`, `{id:int:min(1)}`, `{id=5}`, `{*rest}`,
  /// `{+rest}`, `{rest...}`, `{{id}}` and `#{id}`.
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
    for mark in ["...", "**", "*", "+"] where inside.starts(with: mark.unicodeScalars) {
      inside = inside.dropFirst(mark.unicodeScalars.count)
      isRest = true
      break
    }
    let isOptional = inside.last == "?"
    if isOptional { inside = inside.dropLast() }
    guard let name = takeName(&inside) else { return nil }
    trim()
    var hint: String?
    switch inside.first {
    case nil: break
    case ".": isRest = isRest || inside.elementsEqual("...".unicodeScalars)
    case "=": break
    case "*", "+":
      guard inside.count == 1 else { return nil }
      return suffix.isEmpty ? catchAll(name, minimum: inside.first == "*" ? 0 : 1) : nil
    case ":", "(":
      inside = inside.dropFirst()
      trim()
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

  /// Reads a group of a regular expression, or a placeholder in parentheses.
  ///
  /// Examples are `([^/]+)`, `(\d+)`, `(?<id>\d+)`, `(.*)`, `(:id)` and `(:num)`.
  private func group(_ scalars: [Unicode.Scalar]) -> Component? {
    if scalars.starts(with: "([^".unicodeScalars), !scalars.contains(")") {
      // The pattern was split at the slash in `([^/]+)`, so this component cannot be translated.
      return Component()
    }
    guard let end = Self.end(ofGroup: scalars[...]), let suffix = suffix(scalars[(end + 1)...])
    else {
      return nil
    }
    var inside = scalars[1..<end]
    if inside.first == ":" {
      inside = inside.dropFirst()
      guard let own = takeName(&inside), inside.isEmpty else { return nil }
      return Component(
        text: (Self.isType(own) ? parameter("value", own) : parameter(own, nil)) + suffix)
    }
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

  /// Reads `*`, `**`, `.*`, `*rest`, `item-*`, `*.html`.
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

  /// Translates a pattern from another router into the spelling of a manifest.
  ///
  /// - Returns: `nil` if a manifest cannot express the pattern, or if the pattern has more than
  ///   4096 characters.
  /// - Complexity: O(*n*), where *n* is the length of the text.
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
      if scalar == "{", let mark = rest.first, "/?&".unicodeScalars.contains(mark) {
        rest.removeFirst()
        if mark == "/" {
          components.append([])
        } else {
          result.queryNames += Self.templateNames(&rest)
          continue
        }
      }
      if "{[(<".unicodeScalars.contains(scalar) { depth += 1 }
      if "}])>".unicodeScalars.contains(scalar) { depth -= 1 }
      let isOptionalMark =
        scalar == "?" && (rest.isEmpty || rest.first == "/")
        && components.last?.contains { "{:".unicodeScalars.contains($0) } == true
      if depth <= 0, scalar == "?", !isOptionalMark {
        result.queryNames += Self.queryNames(rest)
        break
      }
      if depth <= 0, scalar == "/" {
        components.append([])
      } else {
        components[components.count - 1].append(scalar)
      }
    }
    if components.last?.isEmpty == true { components.removeLast() }
    var seen = reserved
    for (index, scalars) in components.enumerated() {
      let text = String(String.UnicodeScalarView(scalars))
      let isLast = index == components.count - 1
      guard let component = self.component(text, isLast: isLast) ?? native(text) else { return nil }
      result.hadOptional = result.hadOptional || component.isOptional
      guard let translated = component.text else { return nil }
      result.text += "/" + distinct(translated, from: &seen)
    }
    result.queryNames = result.queryNames.filter { seen.insert($0).inserted }
    if result.text.isEmpty { result.text = "/" }
    do {
      _ = try RoutePattern(parsing: result.text)
    } catch {
      return nil
    }
    return result
  }

  /// Returns a component that needs no translation, or `nil` if the text is not a valid component.
  private func native(_ text: String) -> Component? {
    do {
      _ = try RoutePattern(parsing: "/" + text)
      return text.isEmpty ? nil : Component(text: text)
    } catch {
      return nil
    }
  }

  /// Returns a component whose parameter name differs from those of all other parameters.
  ///
  /// If another parameter has the same name, a number is appended to the name.
  ///
  /// - Parameters:
  ///   - text: The component in the spelling of a manifest.
  ///   - seen: The names of other parameters. The method adds the name of the component.
  package func distinct(_ text: String, from seen: inout Set<String>) -> String {
    guard let open = text.firstIndex(of: "{") else { return text }
    let start = text.index(after: open)
    let name = text[start...].prefix { $0 != ":" && $0 != "}" && $0 != "*" && $0 != "+" }
    if seen.insert(String(name)).inserted { return text }
    var number = 2
    while !seen.insert("\(name)\(number)").inserted { number += 1 }
    let rest = text[name.endIndex...]
    // In `{session}`, the name is also the type, so a changed name is followed by the type:
    // `{session2:session}`.
    let type = rest.first == ":" ? "" : ":" + name
    return text[..<start] + "\(name)\(number)" + type + rest
  }

  /// Returns the names of the query parameters in text such as `tab={tab}&page={page}`.
  private static func queryNames(_ scalars: ArraySlice<Unicode.Scalar>) -> [String] {
    let query = scalars.prefix { $0 != "#" }
    return query.split(separator: "&").compactMap { pair in
      let name = String(String.UnicodeScalarView(pair.prefix { $0 != "=" }))
      return ManifestName.isValid(name) ? name : nil
    }
  }

  /// Reads the names up to the closing brace of a URI template, as in `{?tab,page*}`.
  private static func templateNames(_ rest: inout ArraySlice<Unicode.Scalar>) -> [String] {
    let inside = rest.prefix { $0 != "}" }
    rest = rest[inside.endIndex...].dropFirst()
    return inside.split(separator: ",").compactMap { part in
      let name = String(String.UnicodeScalarView(part.prefix { $0 != ":" && $0 != "*" }))
      return ManifestName.isValid(name) ? name : nil
    }
  }

  // MARK: Parts

  /// Returns the manifest spelling of a parameter.
  ///
  /// Its type is the first of these that exists: the type that the hint names, the declared type
  /// with the name of the parameter, and `text`.
  func parameter(_ name: String, _ hint: String?) -> String {
    if let hint {
      if types.contains(hint) { return hint == name ? "{\(name)}" : "{\(name):\(hint)}" }
      if let type = ForeignType.builtIn(hint) { return "{\(name):\(type)}" }
    }
    return types.contains(name) ? "{\(name)}" : "{\(name):text}"
  }

  func catchAll(_ name: String, minimum: Int) -> Component {
    let reference = types.contains(name) ? name : name + ":text"
    return Component(text: "{\(reference)\(minimum == 0 ? "*" : "+")}", isCatchAll: true)
  }

  /// Removes a name from the start of the text and returns it.
  ///
  /// The returned name starts with a letter and does not end with a hyphen.
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

  /// Returns literal text next to a parameter, or `nil` if the text contains syntax.
  func suffix(_ scalars: ArraySlice<Unicode.Scalar>) -> String? {
    let isPlain = scalars.allSatisfy { scalar in
      !":[]<>{}()*?$#%\\^|/ ".unicodeScalars.contains(scalar) && scalar.value > 0x20
    }
    // The optional format of Rails has no meaning in a manifest.
    if scalars.elementsEqual("(.:format)".unicodeScalars) { return "" }
    return isPlain ? String(String.UnicodeScalarView(scalars)) : nil
  }

  /// Returns the index of the bracket that closes the first bracket.
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

  /// Returns `integer` for a common regular expression for digits, such as `\d+`; `nil` for others.
  static func typeName(ofExpression text: String) -> String? {
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

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9") ~= scalar
  }

  private static func isType(_ name: String) -> Bool {
    ForeignType.builtIn(name) != nil || name == "path"
  }
}
