import Diagnostics
import JSONSyntax

extension AssetLinksReader {
  static let listKey = "dynamic_app_link_components"
  static let ruleKeys = ["/", "#", "?", "exclude"]

  /// Reads the dynamic rules of a statement.
  mutating func readRules(_ extensions: Int, _ statement: inout AssetLinks.Statement) {
    guard let relations = members(of: extensions, "an extension", Self.relations),
      let relation = relations[AssetLinks.handleAllURLs],
      let lists = members(of: relation, "an extension of this relation", [Self.listKey]),
      let list = lists[Self.listKey], let document
    else { return }
    if !statement.relations.contains(where: { $0.text == AssetLinks.handleAllURLs }) {
      report(
        "android-rules-without-relation", .error, range(extensions),
        "statement has dynamic rules, but no relation that lets the app open links",
        notes: ["add '\(AssetLinks.handleAllURLs)' to 'relation'"])
    }
    var rules = DynamicRules(range: range(list))
    if document.nodes[list].kind == .array {
      for place in document.nodes.elements(of: list) { readRule(place, &rules) }
      if rules.rules.isEmpty, rules.discarded == nil {
        discard(&rules, list, "list of rules is empty")
      }
    } else {
      discard(&rules, list, "rules must be in an array")
    }
    statement.rules = rules
  }

  /// Reports a problem that makes Android discard all rules.
  private mutating func discard(_ rules: inout DynamicRules, _ place: Int, _ message: String) {
    if rules.discarded == nil { rules.discarded = range(place) }
    report(
      "android-rules-discarded", .error, range(place), message,
      notes: [
        "a malformed or empty field makes Android discard all dynamic rules of the app",
        "then only the intent filters decide which links the app opens",
      ])
  }

  private mutating func readRule(_ place: Int, _ rules: inout DynamicRules) {
    guard let document, document.nodes[place].kind == .object else {
      return discard(&rules, place, "rule must be an object")
    }
    guard let members = members(of: place, "a rule", Self.ruleKeys) else { return }
    var rule = DynamicRule(range: range(place))
    if let path = members["/"] {
      rule.path = pattern(path, "pattern for the path", &rules)
      rule.pathPattern = rule.path.map { DynamicPattern($0.text) }
    }
    if let fragment = members["#"] {
      rule.fragment = pattern(fragment, "pattern for the fragment", &rules)
      rule.fragmentPattern = rule.fragment.map { DynamicPattern($0.text) }
    }
    if let query = members["?"] { readParameters(query, &rule, &rules) }
    if let exclude = members["exclude"] {
      switch document.nodes[exclude].kind {
      case .true: rule.excludes = true
      case .false: break
      default: discard(&rules, exclude, "'exclude' must be true or false, without quotation marks")
      }
    }
    if rule.isEmpty, rules.discarded == nil {
      report(
        "android-empty-rule", .warning, rule.range, "rule without conditions matches no link",
        notes: [
          "to match every link, write {\"/\": \"*\"}",
          "in Apple's file, a component without conditions matches every link",
        ])
    }
    if let path = rule.path, let first = path.text.first, first != "/", first != "*", first != "?" {
      report(
        "android-leading-slash", .warning, path.range,
        "pattern \(path.text.quoted) does not start with '/'",
        notes: ["every path starts with a slash, so the pattern never matches"], fix: "/",
        SourceRange(path.range.lowerBound, path.range.lowerBound))
    }
    rules.rules.append(rule)
  }

  private mutating func pattern(
    _ place: Int, _ what: String, _ rules: inout DynamicRules
  ) -> LocatedString? {
    guard let document, document.nodes[place].kind == .string, let text = document.text(of: place)
    else {
      discard(&rules, place, "\(what) must be a string")
      return nil
    }
    let range = SourceRange(document.nodes[place].contentRange)
    if text.isEmpty {
      discard(&rules, place, "\(what) is empty")
      return nil
    }
    if text.contains("**") || text.contains("*?") {
      report(
        "android-ambiguous-wildcard", .warning, range,
        "a wildcard directly after '*' is matched literally",
        notes: [
          "'*' matches everything before the first occurrence of the character that follows it",
          "to match one or more characters, write '?*'",
        ])
    }
    return LocatedString(text, range)
  }

  private mutating func readParameters(
    _ place: Int, _ rule: inout DynamicRule, _ rules: inout DynamicRules
  ) {
    guard let document, document.nodes[place].kind == .object else {
      return discard(
        &rules, place, "'?' must be an object that maps parameter names to patterns")
    }
    for duplicate in document.duplicateNames(of: place) {
      report(
        "android-duplicate-key", .warning, range(duplicate),
        "duplicate key \((document.text(of: duplicate) ?? "").quoted) in '?'")
    }
    for member in document.nodes.members(of: place) {
      guard let name = document.text(of: member.name) else { continue }
      if name.isEmpty { discard(&rules, member.name, "name of a parameter is empty") }
      guard let value = pattern(member.value, "pattern for a parameter", &rules) else {
        continue
      }
      let range = SourceRange(document.nodes[member.name].contentRange)
      rule.parameters.append(
        DynamicRule.Parameter(
          name: LocatedString(name, range), value: value,
          pattern: DynamicPattern(value.text, after: name + "=")))
    }
    if document.nodes[place].contentRange.isEmpty || rule.parameters.isEmpty, rules.discarded == nil
    {
      discard(&rules, place, "'?' is empty")
    }
  }
}
