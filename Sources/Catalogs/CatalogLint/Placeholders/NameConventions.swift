import FormatStrings
import StringCatalogs

/// What the strings of a file show about the library that replaces the names in them.
struct NameConventions: Sendable {
  /// The names in one brace, if plurals of vue-i18n have `{n}` or `{count}`; empty otherwise.
  private(set) var countedNames: Set<String> = []
  /// `true` if more strings have numbers as Qt writes them, `%1`, than as Boost does, `%1%`.
  private(set) var isQt = false

  /// Reads the strings of a file.
  ///
  /// - Complexity: O(*n*) in the bytes of the strings.
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
  /// A Boolean value that indicates whether vue-i18n passes the value to each plural.
  var isImplicitCount: Bool { style == "{*}" && (name == "n" || name == "count") }

  /// A Boolean value that indicates whether the name is a number.
  var isNumber: Bool { name.utf8.allSatisfy { $0 &- 0x30 < 10 } }
}

extension NamedPlaceholders {
  /// Removes the number of a plural of i18next and the name in its place, such as the same number
  /// after formatting.
  ///
  /// The program passes `count` to choose the form. See
  /// [plurals](https://www.i18next.com/translation-function/plurals).
  static func removeOwnCount(_ lost: inout [NamedPlaceholder], _ strange: inout [NamedPlaceholder])
  {
    let all = strange.count
    strange.removeAll { $0.style == "{{*}}" && $0.name == "count" }
    if strange.count < all, lost.count == 1 { lost = [] }
  }
}
