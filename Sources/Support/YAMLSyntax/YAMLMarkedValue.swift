/// A parameter type in an invalid notation, such as `{ text: a-z }?`, `text[]?` or `enum[a, b]`.
struct YAMLMarkedValue {
  /// The value, rewritten as valid YAML.
  let text: String
  /// The description of the mistake.
  let message: String
  /// The reason why this is a mistake.
  let reason: String

  /// Creates a value from its source; `nil` if the source has none of the known invalid notations.
  init?(_ bytes: ArraySlice<UInt8>) {
    let whole = String(decoding: bytes, as: UTF8.self)
    var front = whole[...]
    var key: String?
    while true {
      if front.last == "?" {
        front = front.dropLast()
        key = key ?? "optional"
      } else if front.last == "]", let open = front.lastIndex(of: "["),
        front[open...].dropFirst().dropLast().allSatisfy({ $0 == " " })
      {
        front = front[..<open]
        // `repeated` already allows an absent value, so `optional` is not added to it.
        key = "repeated"
      } else {
        break
      }
    }
    if front.hasPrefix("enum["), front.hasSuffix("]") {
      text = Self.mapping("enum: " + front.dropFirst("enum".count), key)
      message = "'enum' must be a key of a mapping"
      reason = "without quotes, brackets start and end a list"
    } else if let key, front.first == "{", front.last == "}" {
      text = Self.mapping(String(front.dropFirst().dropLast()), key)
      message = "'?' and '[]' cannot follow a mapping"
      reason = "use the key '\(key)' in the mapping instead"
    } else if key == "repeated", whole != front + "[]", let first = front.utf8.first,
      (first | 0x20) &- 0x61 < 26,
      front.utf8.allSatisfy({
        ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x2D || $0 == 0x5F
      })
    {
      text = "'" + front + "[]'"
      message = "'\(whole.prefix(40))' is not a type"
      reason = "only '[]' marks a repeated value, which can always be absent"
    } else {
      return nil
    }
  }

  private static func mapping(_ body: String, _ key: String?) -> String {
    let body = body.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
    return "{ " + String(body) + (key.map { ", \($0): true" } ?? "") + " }"
  }
}
