/// A link as decoded parts, which can be changed before they are encoded.
struct LinkDraft {
  /// A query item; an item without a value has no equals sign.
  struct Item {
    var name: String
    var value: String?
  }

  /// The origin of the link (its scheme and host), such as `https://wordly.ai`.
  var origin: String
  var components: [String] = []
  var hasTrailingSlash = false
  var query: [Item] = []
  var fragment: [Item] = []
  /// The pieces of a fragment without keys; empty if the link has none.
  var plainFragment: [String] = []

  /// The link, percent-encoded where necessary.
  var link: String {
    let scheme = origin.hasSuffix("://")
    var text = origin
    for (index, component) in components.enumerated() {
      if index > 0 || !scheme { text += "/" }
      text += PercentDecoding.encode(component, allowed: "!$&'()*+,;=:@")
    }
    if hasTrailingSlash || components.isEmpty && !scheme { text += "/" }
    if !query.isEmpty { text += "?" + Self.text(query) }
    if !fragment.isEmpty { text += "#" + Self.text(fragment) }
    if !plainFragment.isEmpty {
      let fragment = plainFragment.joined()
      text += "#" + PercentDecoding.encode(fragment, allowed: "!$&'()*+,;=:@/")
    }
    return text
  }

  private static func text(_ items: [Item]) -> String {
    items.map { item in
      let name = PercentDecoding.encode(item.name, allowed: "!$'()*,;:@/?")
      return name
        + (item.value.map { "=" + PercentDecoding.encode($0, allowed: "!$'()*,;:@/?") } ?? "")
    }.joined(separator: "&")
  }
}
