import FormatStrings
import StringCatalogs

/// The placeholder conventions of a library, as inferred from the strings of a file.
struct NameConventions: Sendable {
  /// The names in single braces, if vue-i18n plurals contain `{n}` or `{count}`; otherwise empty.
  private(set) var countedNames: Set<String> = []
  /// `true` if Qt's placeholders, such as `%1`, are more common than Boost's, such as `%1%`.
  private(set) var isQt = false

  /// Infers the conventions from the strings of a file.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes in the strings.
  init(_ content: CatalogFile) {
    var hasCounts = false
    var counts = (qt: 0, boost: 0)
    for value in content.values where value.text.range.count <= ArgumentUsage.maximumLength {
      let string = content.string(withoutElements: value.text)
      if string.utf8.contains(UInt8(ascii: "{")) {
        let names = NamedPlaceholder.names(in: string, isSource: true) ?? []
        countedNames.formUnion(names.filter { $0.style == "{*}" }.map(\.name))
        hasCounts = hasCounts || string.contains("|") && names.contains(where: \.isImplicitCount)
      }
      if string.utf8.contains(UInt8(ascii: "%")) {
        let names = NamedPlaceholder.percentNames(in: Array(string.utf8)).filter(\.isNumber)
        if names.contains(where: { $0.style == "%*%" }) { counts.boost += 1 }
        if names.contains(where: { $0.style == "%*" }) { counts.qt += 1 }
      }
    }
    if !hasCounts { countedNames = [] }
    isQt = counts.qt > counts.boost
  }
}

extension NamedPlaceholder {
  /// `true` if vue-i18n automatically passes the value to each plural.
  var isImplicitCount: Bool { style == "{*}" && (name == "n" || name == "count") }

  /// `true` if the name consists of digits.
  var isNumber: Bool { name.utf8.allSatisfy { $0 &- 0x30 < 10 } }
}

extension NamedPlaceholders {
  /// Removes an unexpected `count` in an i18next plural, and the missing name that it replaces.
  ///
  /// The missing name is often the formatted number. The program also passes `count`, which selects
  /// the plural form. See [plurals](https://www.i18next.com/translation-function/plurals).
  static func removeOwnCount(_ lost: inout [NamedPlaceholder], _ strange: inout [NamedPlaceholder])
  {
    let all = strange.count
    strange.removeAll { $0.style == "{{*}}" && $0.name == "count" }
    if strange.count < all, lost.count == 1 { lost = [] }
  }
}

extension CatalogFile {
  /// Returns `true` if the last part of a key is a number, as in the list item `samples.6`.
  func isInList(_ entry: Int?) -> Bool {
    guard let entry else { return false }
    let number = name(of: entries[entry]).utf8.reversed().prefix { $0 != UInt8(ascii: ".") }
    return !number.isEmpty && number.allSatisfy { $0 &- 0x30 < 10 }
  }

  /// Returns `true` if the key of an entry is that of a plural form for one exact number.
  ///
  /// An example is `files_0`, if there is also a key `files_other`.
  func isForOneNumber(_ entry: Int?) -> Bool {
    guard let entry else { return false }
    let key = name(of: entries[entry])
    let digits = key.utf8.reversed().prefix { $0 &- 0x30 < 10 }
    let base = key.dropLast(digits.count)
    guard !digits.isEmpty, base.last == "_" else { return false }
    let names: Set = [String(base.dropLast()), base + "other", base + "plural"]
    return entries.contains { names.contains(name(of: $0)) }
  }

  /// `true` if fewer strings contain `{}` than a numbered placeholder, such as `{0}` or `%0`.
  var hasMoreNumbersThanEmptyBraces: Bool {
    var counts = (empty: 0, numbered: 0)
    for value in values {
      let bytes = Array(string(value.text).utf8)
      var found = (empty: false, numbered: false)
      for (left, right) in zip(bytes, bytes.dropFirst()) {
        switch left {
        case UInt8(ascii: "{"):
          if right == UInt8(ascii: "}") { found.empty = true }
          if right &- 0x30 < 10 { found.numbered = true }
        case UInt8(ascii: "%"): if right &- 0x30 < 10 { found.numbered = true }
        default: break
        }
      }
      if found.empty { counts.empty += 1 }
      if found.numbered { counts.numbered += 1 }
    }
    return counts.empty < counts.numbered
  }
}
