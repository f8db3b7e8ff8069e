/// The id of a unit that Xcode exports, which contains the key and the variation of the string.
///
/// For a string catalog, a path follows the key: `KEY|==|plural.one`,
/// `KEY|==|device.iphone.plural.one` or `KEY|==|substitutions.NAME.plural.one`. The id of the
/// string that contains `%#@NAME@` has no path.
///
/// For a `.stringsdict` file, the id is a path in the property list. It is
/// `/KEY:dict/NSStringLocalizedFormatKey:dict/:string` for the enclosing string, and
/// `/KEY:dict/NAME:dict/one:dict/:string` for a plural category.
package struct XcodeUnitID: Hashable {
  /// The range of the key.
  package let key: Range<Int>
  /// The range of the substitution's name; `nil` for a string of the entry itself.
  package private(set) var substitution: Range<Int>?
  /// The variation, without its substitution.
  package private(set) var variation = CatalogVariation.none

  /// Parses an id; `nil` if it is only a key, or has a path that Xcode does not write.
  package init?(_ id: Range<Int>, in bytes: [UInt8]) {
    if let separator = Self.last("|==|", in: id, bytes) {
      key = id.lowerBound..<separator
      guard readPath(separator + 4..<id.upperBound, bytes) else { return nil }
    } else {
      guard id.count > 1, bytes[id.lowerBound] == UInt8(ascii: "/") else { return nil }
      var rest = id.lowerBound + 1..<id.upperBound
      guard Self.take(":dict/:string", from: &rest, bytes) else { return nil }
      if Self.take(":dict/NSStringLocalizedFormatKey", from: &rest, bytes) {
        key = rest
        return
      }
      guard let end = Self.last(":dict/", in: rest, bytes),
        let start = Self.last(":dict/", in: rest.lowerBound..<end, bytes)
      else { return nil }
      key = rest.lowerBound..<start
      let name = start + 6..<end
      let word = Self.string(end + 6..<rest.upperBound, bytes)
      switch Self.string(name, bytes) {
      case "NSStringDeviceSpecificRuleType":
        guard let device = DeviceClass(rawValue: word) else { return nil }
        variation.device = device
      case "NSStringVariableWidthRuleType":
        guard let width = Int(word), width > 0 else { return nil }
        variation.width = width
      default:
        guard let category = PluralCategory(rawValue: word) else { return nil }
        variation.plural = category
        substitution = name
      }
    }
  }

  /// Parses a path such as `substitutions.NAME.device.mac.plural.one`, beginning at its end, and
  /// returns `true` if the path is valid.
  private mutating func readPath(_ path: Range<Int>, _ bytes: [UInt8]) -> Bool {
    var rest = path
    if let start = Self.step("plural.", in: rest, bytes) {
      guard let plural = PluralCategory(rawValue: Self.string(start.value, bytes)) else {
        return false
      }
      variation.plural = plural
      rest = start.rest
    }
    if let start = Self.step("device.", in: rest, bytes) {
      guard let device = DeviceClass(rawValue: Self.string(start.value, bytes)) else {
        return false
      }
      variation.device = device
      rest = start.rest
    }
    guard variation != .none else { return false }
    if rest.isEmpty { return true }
    let word = "substitutions."
    let hasWord = bytes[rest].starts(with: word.utf8)
    // The first versions of Xcode's exports omitted the word `substitutions`.
    let name = (hasWord ? rest.lowerBound + word.utf8.count : rest.lowerBound)..<rest.upperBound
    substitution = name
    return !name.isEmpty
  }

  /// Returns the value of the last step in a path, and the path before it; `nil` for other steps.
  private static func step(
    _ kind: String, in path: Range<Int>, _ bytes: [UInt8]
  ) -> (value: Range<Int>, rest: Range<Int>)? {
    guard let start = last(kind, in: path, bytes),
      !bytes[start + kind.utf8.count..<path.upperBound].contains(UInt8(ascii: "."))
    else { return nil }
    let value = start + kind.utf8.count..<path.upperBound
    if start == path.lowerBound { return (value, start..<start) }
    guard bytes[start - 1] == UInt8(ascii: ".") else { return nil }
    return (value, path.lowerBound..<start - 1)
  }

  private static func string(_ range: Range<Int>, _ bytes: [UInt8]) -> String {
    range.count > 64 ? "" : String(decoding: bytes[range], as: UTF8.self)
  }

  /// Removes a word from the end of a range, and returns `true` if the range ended with it.
  private static func take(
    _ word: String, from range: inout Range<Int>, _ bytes: [UInt8]
  ) -> Bool {
    guard range.count >= word.utf8.count,
      bytes[range].suffix(word.utf8.count).elementsEqual(word.utf8)
    else { return false }
    range = range.lowerBound..<range.upperBound - word.utf8.count
    return true
  }

  /// Returns the offset of the last occurrence of a word; `nil` if there is none.
  private static func last(_ word: String, in range: Range<Int>, _ bytes: [UInt8]) -> Int? {
    let first = word.utf8.first
    var place = range.upperBound - word.utf8.count
    while place >= range.lowerBound {
      if bytes[place] == first, bytes[place...].starts(with: word.utf8) { return place }
      place -= 1
    }
    return nil
  }
}
