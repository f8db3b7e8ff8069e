import TextPrimitives
import URLSyntax

// A witness is a link that shows a conflict. The path of a link decides which route matches it, but
// the route rejects the link if a required parameter of the query or the fragment is missing. A
// witness therefore has these parameters too.

extension ConflictSearch {
  /// The parameters of one route in the query or in the fragment.
  private typealias Items = ArraySlice<RouteTable.Parameter>

  /// Returns a query and a fragment with the required parameters of some routes.
  ///
  /// - Returns: The empty string if the routes require no parameters; `nil` if the values must meet
  ///   conditions, or if no query and fragment was found that all the routes accept.
  func requiredParts(of places: [Place]) -> String? {
    let entries = places.compactMap(entry(ofRouteAt:))
    let required = entries.filter { $0.flags.contains(.hasRequired) }
    guard !required.isEmpty else { return "" }
    guard entries.allSatisfy({ table.route(of: $0).conditions.isEmpty }) else { return nil }
    guard let query = text(of: entries.map { ($0, queryItems(of: $0)) }) else { return nil }
    let fragment: String?
    if entries.allSatisfy({ table.fragmentPattern(of: $0) == nil }) {
      fragment = text(of: entries.map { ($0, fragmentItems(of: $0)) })
    } else {
      fragment = patternText(of: entries)
    }
    guard let fragment else { return nil }
    return (query.isEmpty ? "" : "?" + query) + (fragment.isEmpty ? "" : "#" + fragment)
  }

  private func entry(ofRouteAt place: Place) -> RouteTable.Entry? {
    entriesOfRoutes[place - ProofSites.pattern(of: place)].map { table.entries[$0] }
  }

  private func queryItems(of entry: RouteTable.Entry) -> Items {
    let start = Int(entry.firstParameter) + Int(entry.pathCount)
    return table.parameters[start..<start + Int(entry.queryCount)]
  }

  private func fragmentItems(of entry: RouteTable.Entry) -> Items {
    let end = Int(entry.firstParameter) + entry.parameterCount
    return table.parameters[end - Int(entry.fragmentCount)..<end]
  }

  /// Returns the required parameters, each with a value that all routes accept.
  ///
  /// - Returns: `nil` if a route rejects a key, or if no common value was found for a key.
  private func text(of routes: [(entry: RouteTable.Entry, items: Items)]) -> String? {
    var texts: [String] = []
    var known: Set<String> = []
    for item in routes.flatMap(\.items)
    where item.flags.contains(.required) && !item.flags.contains(.subdomain) {
      let key = table.key(of: item)
      guard known.insert(key).inserted else { continue }
      var ids: [ProofLanguages.ID] = []
      for (entry, items) in routes {
        if let own = items.first(where: { table.key(of: $0) == key }) {
          ids.append(languages.id(type: own.type))
        } else if entry.flags.contains(.rejectsUnknownKeys), !allows(key, entry) {
          return nil
        }
      }
      guard let left = ids.first, let right = ids.last,
        case .text(let value) = languages.witness(left, right)
      else { return nil }
      texts.append(
        PercentEncoding.encode(key) + "="
          + PercentEncoding.encode(String(decoding: value, as: UTF8.self)))
    }
    return texts.joined(separator: "&")
  }

  /// Returns `true` if the allowed keys that a route lists include a key.
  private func allows(_ key: String, _ entry: RouteTable.Entry) -> Bool {
    table.route(of: entry).allowedKeys.contains { allowed in
      allowed.hasSuffix("*") ? key.hasPrefix(allowed.dropLast()) : key == allowed
    }
  }

  /// Returns a fragment without keys that one route requires and that the others ignore.
  ///
  /// - Returns: The empty string if no fragment is required; `nil` if the other routes have
  ///   fragment parameters too, or if no fragment was found.
  private func patternText(of entries: [RouteTable.Entry]) -> String? {
    let entries = entries.filter { $0.fragmentCount > 0 }
    guard let entry = entries.first, let pattern = table.fragmentPattern(of: entry) else {
      return nil
    }
    guard fragmentItems(of: entry).contains(where: { $0.flags.contains(.required) }) else {
      return entries.count == 1 ? "" : nil
    }
    guard entries.count == 1, let index = table.fragmentPatterns[entry.firstParameter] else {
      return nil
    }
    let id = languages.id(pattern, at: index)
    guard case .text(let value) = languages.witness(id, id) else { return nil }
    var text = ""
    WitnessAlphabet.append(value, to: &text)
    return text
  }
}
