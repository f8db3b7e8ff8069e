import JSONSyntax

extension NestedJSONReader {
  /// A plural: a set of strings from which a number selects one.
  struct Plural {
    /// The common prefix of the names, such as `items` for `items_one` and `items_other`.
    let key: CatalogText
    /// The variation and value index of each string, in the order of the file.
    var forms: [(variation: CatalogVariation, value: Int)]
  }

  /// The plurals among the members of an object.
  ///
  /// [Since version 4 of its format](https://www.i18next.com/misc/json-format), i18next uses
  /// `key_one` and `key_other`, and `key_ordinal_one` for ordinals. Members with such names form a
  /// plural in these cases:
  /// - `key_other` exists. If the only other member is `key`, a string must also contain
  ///   `{{count}}`, because `key_other` may be the last entry of a list of choices.
  /// - `key_one` exists, and a string contains `{{count}}`. Without it, `player_one` and
  ///   `player_two` may be two players.
  ///
  /// i18next uses `key` as the last fallback for every number. For this reason, `key` is the string
  /// for `other` if `key_other` is missing.
  ///
  /// Earlier versions used `key` and `key_plural`. For languages with more or fewer than two forms,
  /// they used `key_0`, `key_1`, and so on. The numbers refer to a table that i18next no longer
  /// contains, so they are read as indices. Such members are a plural only if a string contains
  /// `{{count}}`, because steps and pages are also numbered.
  struct Plurals {
    /// The plural to which a member belongs, by the index of the member's name.
    private(set) var ofMembers: [Int: Plural] = [:]

    private enum Suffix: Hashable {
      case category(PluralCategory)
      case plural
      case number(Int)
    }

    private struct Found {
      let suffix: Suffix
      let member: JSONNodeTable.Member
    }

    init(_ members: [JSONNodeTable.Member], nodes: JSONNodeTable, bytes: [UInt8]) {
      var found: [ArraySlice<UInt8>: [Found]] = [:]
      for member in members where nodes[member.value].kind == .string {
        let name = bytes[nodes[member.name].contentRange]
        guard let (base, suffix) = Self.split(name) else { continue }
        found[base, default: []].append(Found(suffix: suffix, member: member))
      }
      if found.isEmpty { return }
      var plain: [ArraySlice<UInt8>: JSONNodeTable.Member] = [:]
      for member in members where nodes[member.value].kind == .string {
        let name = bytes[nodes[member.name].contentRange]
        if found[name] != nil, plain[name] == nil { plain[name] = member }
      }
      for (base, parts) in found {
        let showsCount = parts.contains {
          Self.showsCount(bytes[nodes[$0.member.value].contentRange])
        }
        add(parts, of: base, plain: plain[base], showsCount: showsCount, in: nodes)
      }
    }

    private mutating func add(
      _ parts: [Found], of base: ArraySlice<UInt8>, plain: JSONNodeTable.Member?,
      showsCount: Bool, in nodes: JSONNodeTable
    ) {
      let suffixes = Set(parts.map(\.suffix))
      let hasOther = suffixes.contains(.category(.other))
      let categories = suffixes.count {
        if case .category = $0 { true } else { false }
      }
      if hasOther && (categories > 1 || plain == nil || showsCount)
        || suffixes.contains(.category(.one)) && showsCount
      {
        addForms(parts, of: base, others: hasOther ? nil : plain, in: nodes) { suffix in
          guard case .category(let category) = suffix else { return nil }
          return CatalogVariation(plural: category)
        }
      } else if let plain, let other = parts.first(where: { $0.suffix == .plural }) {
        let plural = Plural(
          key: nodes.text(at: plain.name),
          forms: [
            (CatalogVariation(plural: .one), plain.value),
            (CatalogVariation(plural: .other), other.member.value),
          ].sorted { $0.1 < $1.1 })
        ofMembers[plain.name] = plural
        ofMembers[other.member.name] = plural
      } else if suffixes.contains(.number(0)), showsCount {
        addForms(parts, of: base, others: nil, in: nodes) { suffix in
          guard case .number(let number) = suffix else { return nil }
          return CatalogVariation(index: number)
        }
      }
    }

    /// Adds a plural from the members with suffixes and from the fallback member without a suffix.
    private mutating func addForms(
      _ parts: [Found], of base: ArraySlice<UInt8>, others plain: JSONNodeTable.Member?,
      in nodes: JSONNodeTable, as variation: (Suffix) -> CatalogVariation?
    ) {
      var forms = parts.compactMap { part in
        variation(part.suffix).map { (variation: $0, member: part.member) }
      }
      if let plain { forms.append((CatalogVariation(plural: .other), plain)) }
      forms.sort { $0.member.value < $1.member.value }
      guard let first = forms.first else { return }
      let start = nodes[first.member.name].contentRange.lowerBound
      let plural = Plural(
        key: CatalogText(
          start..<start + base.count, nodes[first.member.name].hasEscapes ? .json : .verbatim),
        forms: forms.map { ($0.variation, $0.member.value) })
      for form in forms { ofMembers[form.member.name] = plural }
    }

    private static func split(
      _ name: ArraySlice<UInt8>
    ) -> (base: ArraySlice<UInt8>, suffix: Suffix)? {
      guard let sign = name.lastIndex(of: UInt8(ascii: "_")), sign > name.startIndex,
        case let end = name[(sign + 1)...], 1...6 ~= end.count
      else { return nil }
      let base = name[..<sign]
      // In earlier versions, Arabic used the numbers 0, 1, 2, 3, 11 and 100.
      if end.count < 4, end.allSatisfy({ $0 &- 0x30 < 10 }) {
        return (base, .number(end.reduce(0) { $0 * 10 + Int($1 - 0x30) }))
      }
      let word = String(decoding: end, as: UTF8.self)
      if word == "plural" { return (base, .plural) }
      return PluralCategory(rawValue: word).map { (base, .category($0)) }
    }

    /// Returns `true` if a string contains a placeholder whose name begins with `count`.
    ///
    /// Examples are `{{count}}`, `{{ count, number }}` and `{{- count}}`.
    private static func showsCount(_ text: ArraySlice<UInt8>) -> Bool {
      var offset = text.startIndex
      while offset + 1 < text.endIndex {
        guard text[offset] == UInt8(ascii: "{"), text[offset + 1] == UInt8(ascii: "{") else {
          offset += 1
          continue
        }
        offset += 2
        while offset < text.endIndex, text[offset] == 0x20 || text[offset] == UInt8(ascii: "-") {
          offset += 1
        }
        if text[offset...].starts(with: "count".utf8) { return true }
      }
      return false
    }
  }

  /// Returns the plural that an object represents; `nil` for other objects.
  ///
  /// The members of such an object are strings for plural categories, one of which is `other`.
  func pluralObject(_ member: JSONNodeTable.Member) -> Plural? {
    var forms: [(variation: CatalogVariation, value: Int)] = []
    for inner in nodes.members(of: member.value) {
      guard nodes[inner.value].kind == .string, nodes[inner.name].contentRange.count <= 5,
        let category = PluralCategory(rawValue: file.string(nodes.text(at: inner.name)))
      else { return nil }
      forms.append((CatalogVariation(plural: category), inner.value))
    }
    guard forms.contains(where: { $0.variation.plural == .other }) else { return nil }
    return Plural(key: nodes.text(at: member.name), forms: forms)
  }
}
