/// Finds references to Android string resources in Kotlin and Java.
///
/// Examples are `R.string.name`, `getIdentifier("name", "string", package)`, and, in Compose
/// Multiplatform, `Res.string.name`.
struct ResourceReferenceFinder {
  /// The names of resource types in code, with the kinds of their entries in a catalog.
  private static let types = [
    "string": "string", "plurals": "plurals", "array": "string-array",
  ]

  private let tokens: CodeTokens
  private var uses: [KeyUse] = []
  /// For each alias of an imported `R` class, the package of the class.
  private var aliases: [String: String] = [:]
  /// For each open parenthesis, the name of the called function; empty if it is not a call.
  private var calls: [String] = []

  /// Returns the uses of keys in a source.
  static func find(in bytes: [UInt8], isKotlin: Bool) -> [KeyUse] {
    var finder = Self(tokens: CodeTokens(bytes, isKotlin: isKotlin))
    for index in finder.tokens.tokens.indices { finder.look(at: index) }
    return finder.uses
  }

  private init(tokens: CodeTokens) { self.tokens = tokens }

  private mutating func look(at index: Int) {
    switch tokens.tokens[index].kind {
    case .punctuation:
      if tokens.isMark("(", index) {
        let isCall = index > 0 && tokens.tokens[index - 1].kind == .name
        calls.append(isCall ? tokens.text(index - 1) : "")
        if isCall, tokens.text(index - 1) == "getIdentifier" { lookAtIdentifier(index + 1) }
      } else if tokens.isMark(")", index) {
        _ = calls.popLast()
      }
    case .name: lookAtName(index)
    case .string, .template: break
    }
  }

  private mutating func lookAtName(_ index: Int) {
    let name = tokens.text(index)
    if name == "R", tokens.text(index + 1) == "as", tokens.tokens.indices.contains(index + 2) {
      aliases[tokens.text(index + 2)] = package(in: index) ?? ""
      return
    }
    guard name == "R" || name == "Res" || aliases[name] != nil, tokens.isMark(".", index + 1),
      let type = Self.types[tokens.text(index + 2)], tokens.isMark(".", index + 3),
      tokens.tokens.indices.contains(index + 4), tokens.tokens[index + 4].kind == .name
    else { return }
    let package = aliases[name] ?? package(in: index)
    // Resources of Android itself are skipped.
    if package == "android" { return }
    let call = calls.last.flatMap { $0.isEmpty ? nil : $0 }
    var use = KeyUse(
      range: tokens.tokens[index + 4].range, key: .literal(tokens.text(index + 4)),
      call: call ?? name + "." + tokens.text(index + 2))
    use.table = .named(type)
    use.bundle = package
    uses.append(use)
  }

  /// Returns the package before a name, such as `com.example` in `com.example.R`; `nil` if there is
  /// none.
  private func package(in index: Int) -> String? {
    var parts: [String] = []
    var place = index
    while parts.count < 32, place >= 2, tokens.isMark(".", place - 1),
      tokens.tokens[place - 2].kind == .name
    {
      parts.append(tokens.text(place - 2))
      place -= 2
    }
    return parts.isEmpty ? nil : parts.reversed().joined(separator: ".")
  }

  /// Adds a key whose name is looked up at run time.
  ///
  /// An example is `getIdentifier("error_" + code, "string", packageName)`.
  private mutating func lookAtIdentifier(_ first: Int) {
    guard tokens.tokens.indices.contains(first), !tokens.isMark(")", first) else { return }
    var end = first
    var depth = 0
    // Real expressions are shorter than this limit.
    while end < min(tokens.tokens.count, first + 64) {
      if depth == 0, tokens.isMark(",", end) { break }
      if tokens.isMark("(", end) { depth += 1 }
      if tokens.isMark(")", end) {
        if depth == 0 { break }
        depth -= 1
      }
      end += 1
    }
    var type = "string"
    if tokens.tokens.indices.contains(end + 1), tokens.tokens[end + 1].kind == .string {
      let name = String(tokens.text(end + 1).dropFirst().dropLast())
      guard let known = Self.types[name] else { return }
      type = known
    }
    let token = tokens.tokens[first]
    let range = token.range.lowerBound..<tokens.tokens[end - 1].range.upperBound
    let text = String(tokens.text(first).drop { $0 == "\"" })
    var key = KeyUse.Key.computed(reason: "its name is created at run time")
    switch token.kind {
    case .string where end == first + 1 && !text.contains("$") && !text.contains("\\"):
      key = .literal(String(text.prefix { $0 != "\"" }))
    case .string, .template:
      let prefix = String(text.prefix { $0 != "$" && $0 != "\"" && $0 != "\\" })
      key = .computed(prefix: prefix, reason: "its name is created at run time")
    case .name, .punctuation: break
    }
    var use = KeyUse(range: range, key: key, call: "getIdentifier")
    use.table = .named(type)
    uses.append(use)
  }
}
