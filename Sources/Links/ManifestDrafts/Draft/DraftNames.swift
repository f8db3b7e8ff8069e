import LinkRouting

/// Functions that derive the names of apps, routes, parameters and types.
enum DraftNames {
  /// Returns `true` if a string is a valid name in a manifest.
  static func isValid(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy {
      isLetter($0) || $0 &- 0x30 < 10 || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
    }
  }

  /// Returns `true` if a parameter of a manifest can have a string as its key in links.
  static func isKey(_ text: String) -> Bool {
    isValid(text) || LinkKey.isValid(text) && LinkKey.name(for: text) != nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  /// Returns words joined into one name of at most 64 characters, or `nil` if they contain no ASCII
  /// letter.
  ///
  /// For example, `order-items` and `new` become `orderItemsNew`.
  static func camelCase(_ words: [String]) -> String? {
    var result = ""
    for word in words {
      for part in word.utf8.split(whereSeparator: { !isLetter($0) && !($0 &- 0x30 < 10) }) {
        let part = String(decoding: part, as: UTF8.self)
        result += result.isEmpty ? uncapitalized(part) : capitalized(part)
      }
    }
    while let first = result.utf8.first, !isLetter(first) { result.removeFirst() }
    return result.isEmpty ? nil : String(result.prefix(64))
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func uncapitalized(_ text: String) -> String {
    // A word in capitals is converted to lower case: ID becomes id, but orderID is unchanged.
    text.utf8.allSatisfy { !($0 &- 0x61 < 26) }
      ? text.lowercased() : text.prefix(1).lowercased() + text.dropFirst()
  }

  /// Returns the singular of a name, derived from its ending.
  ///
  /// For example, `orders` becomes `order`, and `categories` becomes `category`.
  static func singular(_ name: String) -> String {
    if name.hasSuffix("ies"), name.utf8.count > 4 { return name.dropLast(3) + "y" }
    if name.hasSuffix("ses") || name.hasSuffix("xes") || name.hasSuffix("ches") {
      return String(name.dropLast(2))
    }
    let isPlural =
      name.hasSuffix("s") && !name.hasSuffix("ss") && !name.hasSuffix("us") && name.utf8.count > 3
    return isPlural ? String(name.dropLast()) : name
  }

  /// Returns a string as a summary on one line, of at most 200 characters; `nil` if it is blank.
  static func summary(_ text: String) -> String? {
    let scalars = text.unicodeScalars.map { scalar in
      scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value ? " " : scalar
    }
    var rest = scalars[...]
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    if rest.isEmpty || rest.allSatisfy(\.properties.isWhitespace) { return nil }
    return String(String.UnicodeScalarView(rest.prefix(200)))
  }
}

/// A set of used names, from which unique new names are derived.
struct NamePool {
  private var taken: Set<String>
  private var numbers: [String: Int] = [:]

  init(_ taken: Set<String> = []) { self.taken = taken }

  /// Returns a unique name and marks it as used; appends a number if the name is already used.
  mutating func take(_ name: String) -> String {
    var result = name
    while !taken.insert(result).inserted {
      let number = (numbers[name] ?? 1) + 1
      numbers[name] = number
      result = name + String(number)
    }
    return result
  }
}
