import Diagnostics
import XMLSyntax

extension XLIFFReader {
  /// Units that form one entry: a string, or the strings of its plurals, devices and substitutions.
  private struct Group {
    var units: [(unit: Int, id: XcodeUnitID?)] = []
    /// The unit of each case.
    var known: [Case: Int] = [:]
  }

  /// The conditions under which a string of a group is used.
  private struct Case: Hashable {
    let substitution: [UInt8]?
    let variation: CatalogVariation
  }

  /// Appends the entries that the units of a file form.
  mutating func append(_ units: [Unit], source: Int, target: Int?, file place: Int) {
    let bytes = file.bytes
    // Ids contain a path only in files from Apple's tools.
    let isApple = file.scopes.last?.originalFormat == .strings && !isVersion2
    let ids = units.map { isApple ? XcodeUnitID($0.id.range, in: bytes) : nil }
    var places: [ArraySlice<UInt8>: Int] = [:]
    var groups: [Group] = []
    for id in ids.compactMap(\.self) { places[bytes[id.key]] = -1 }
    for (index, unit) in units.enumerated() {
      let key = bytes[ids[index]?.key ?? unit.id.range]
      // A unit whose id is only a key is in the same group as units whose ids are this key and a
      // path.
      guard let known = places[key] else {
        groups.append(Group(units: [(index, nil)]))
        continue
      }
      if known < 0 {
        places[key] = groups.count
        groups.append(Group())
      }
      let group = places[key] ?? 0
      let part = Case(
        substitution: ids[index]?.substitution.map { Array(bytes[$0]) },
        variation: ids[index]?.variation ?? .none)
      if let first = groups[group].known[part] {
        file.errors.append(
          CatalogError(
            .duplicateKey, unit.id.range, expected: "each id once", related: units[first].id.range))
        continue
      }
      groups[group].known[part] = index
      groups[group].units.append((index, ids[index]))
    }
    let hasTargets = units.contains { $0.segments.contains { $0.target != nil } }
    if target == nil, hasTargets {
      report(
        .missingMember, at: table.elements[isVersion2 ? 0 : place].tag,
        expected: isVersion2 ? "trgLang" : "target-language")
    }
    // If the file does not declare a target language, the language is unknown.
    let targets = target ?? (hasTargets ? interner.place(of: "und") : source)
    for group in groups { append(group, units: units, source: source, target: targets) }
  }

  private mutating func append(_ group: Group, units: [Unit], source: Int, target: Int) {
    guard let first = group.units.first else { return }
    let unit = units[first.unit]
    let start = file.localizations.count
    for (language, isSource) in [(source, true), (target, false)] {
      appendLocalization(group, units: units, in: language, isSource: isSource)
    }
    let members = group.units.map { units[$0.unit] }
    let range = members.reduce(unit.range) { range, member in
      let start = min(range.lowerBound, member.range.lowerBound)
      return start..<max(range.upperBound, member.range.upperBound)
    }
    let key = first.id.map { CatalogText($0.key, unit.id.spelling) } ?? unit.id
    var entry = CatalogEntry(
      key: key, range: SourceRange(range), localizations: start..<file.localizations.count)
    entry.comment = members.lazy.compactMap(\.note).first
    entry.shouldTranslate = members.contains(where: \.isTranslated)
    entry.scope = file.scopes.count - 1
    file.entries.append(entry)
  }

  /// Appends the strings of a group in one language.
  ///
  /// The strings of the entry itself precede those of its substitutions.
  private mutating func appendLocalization(
    _ group: Group, units: [Unit], in language: Int, isSource: Bool
  ) {
    let values = file.values.count
    let substitutions = file.substitutions.count
    var range: Range<Int>?
    for part in parts(of: group, units) {
      var substitution: Int?
      for (unit, id) in part.units {
        let segments = units[unit].segments
        for (index, segment) in segments.enumerated() {
          guard let side = isSource ? segment.source : segment.target else {
            if isSource, id == nil, !isVersion2 {
              report(
                .missingMember,
                at: units[unit].range.lowerBound..<units[unit].range.lowerBound + 1,
                expected: "<source>")
            }
            continue
          }
          if let id, isSource, isRepeated(side, id: id, part: part, units: units) { continue }
          var variation = id?.variation ?? .none
          if let name = part.name {
            if substitution == nil {
              substitution = file.substitutions.count
              file.substitutions.append(
                CatalogSubstitution(
                  name: name, argumentNumber: nil, formatSpecifier: nil,
                  range: SourceRange(units[unit].range)))
            }
            variation.substitution = substitution
          }
          if segments.count > 1 { variation.index = index }
          file.values.append(
            CatalogValue(
              text: side.text, variation: variation, state: side.state, stateRange: side.stateRange
            ))
          let start = min(range?.lowerBound ?? .max, side.range.lowerBound)
          range = start..<max(range?.upperBound ?? 0, side.range.upperBound)
        }
      }
    }
    guard let range else { return }
    file.localizations.append(
      CatalogLocalization(
        language: language, languageRange: nil, range: SourceRange(range),
        values: values..<file.values.count,
        substitutions: substitutions..<file.substitutions.count))
  }

  /// The units with strings of one substitution, or of the entry itself.
  private struct Part {
    var name: CatalogText?
    var units: [(unit: Int, id: XcodeUnitID?)] = []
    /// The unit for `other`, by device.
    var others: [DeviceClass?: Int] = [:]
  }

  private func parts(of group: Group, _ units: [Unit]) -> [Part] {
    var parts = [Part()]
    var places: [ArraySlice<UInt8>: Int] = [:]
    for member in group.units {
      var place = 0
      if let name = member.id?.substitution {
        place = places[file.bytes[name]] ?? parts.count
        if place == parts.count {
          places[file.bytes[name]] = place
          parts.append(Part(name: CatalogText(name, units[member.unit].id.spelling)))
        }
      }
      parts[place].units.append(member)
      if let variation = member.id?.variation, variation.plural == .other {
        parts[place].others[variation.device] = member.unit
      }
    }
    return parts
  }

  /// Returns `true` if a source string was only repeated for a plural category of the target.
  ///
  /// For such a category, Xcode exports the source string for `other`, or the id.
  private func isRepeated(
    _ side: Side, id: XcodeUnitID, part: Part, units: [Unit]
  ) -> Bool {
    guard let category = id.variation.plural, category != .one, category != .other else {
      return false
    }
    let other = part.others[id.variation.device].flatMap { units[$0].segments.first?.source }
    return other.map { file.areEqual($0.text, side.text) } ?? false
  }
}
