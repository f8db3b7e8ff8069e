import Diagnostics
import JSONSyntax
import TextPrimitives

extension XCStringsEditor {
  /// Returns the edits that add strings with variations in a language that a key does not have yet.
  ///
  /// The argument positions and format specifiers of substitutions are copied from the source.
  ///
  /// - Returns: The edits; `nil` if the key already has the language, or if the format cannot
  ///   represent the strings.
  func add(
    _ texts: [CatalogEditor.NewText], source: CatalogFile, entry: CatalogEntry, at place: Int,
    language: String
  ) -> [FixIt.Edit]? {
    var members: [(name: String, value: String)] = []
    let own = texts.filter { $0.substitution == nil }
    guard let content = content(of: own, depth: 5) else { return nil }
    members += content
    var names: [String] = []
    for text in texts {
      if let name = text.substitution, !names.contains(name) { names.append(name) }
    }
    if !names.isEmpty {
      var substitutions: [(name: String, value: String)] = []
      for name in names.sorted(by: { XcodeOrder.isOrdered($0, before: $1) }) {
        guard
          let value = substitution(
            name, texts.filter { $0.substitution == name }, source: source, entry: entry)
        else { return nil }
        substitutions.append((name, value))
      }
      members.append(("substitutions", style.object(substitutions, depth: 5)))
    }
    members.sort { $0.name < $1.name }
    let value = style.object(members, depth: 4)
    return add((language, value), toEntry: place)
  }

  /// Returns the members for the strings of a language or a substitution, indented for a depth.
  ///
  /// The result is `nil` if the format cannot represent the combination of variations.
  private func content(
    of texts: [CatalogEditor.NewText], depth: Int
  ) -> [(name: String, value: String)]? {
    guard texts.allSatisfy({ $0.variation.index == nil && $0.variation.width == nil }) else {
      return nil
    }
    if texts.isEmpty { return [] }
    if texts.contains(where: { $0.variation.device != nil }) {
      var devices: [(name: String, value: String)] = []
      for device in DeviceClass.allCases {
        var own = texts.filter { $0.variation.device == device }
        if own.isEmpty { continue }
        for index in own.indices { own[index].variation.device = nil }
        guard let inner = content(of: own, depth: depth + 3) else { return nil }
        devices.append((device.rawValue, style.object(inner, depth: depth + 2)))
      }
      let isComplete = texts.allSatisfy { $0.variation.device != nil }
      let value = style.object(
        [("device", style.object(devices, depth: depth + 1))], depth: depth)
      return isComplete ? [("variations", value)] : nil
    }
    if texts.contains(where: { $0.variation.plural != nil }) {
      guard texts.allSatisfy({ $0.variation.plural != nil }) else { return nil }
      let plural = style.object(plurals(texts, depth: depth + 2), depth: depth + 1)
      return [("variations", style.object([("plural", plural)], depth: depth))]
    }
    guard texts.count == 1, let text = texts.first else { return nil }
    return [("stringUnit", unit(text, depth: depth))]
  }

  /// Returns the plural categories as members, indented for a depth.
  private func plurals(
    _ texts: [CatalogEditor.NewText], depth: Int
  ) -> [(name: String, value: String)] {
    texts.compactMap { text in
      text.variation.plural.map { category in
        let value = style.object([("stringUnit", unit(text, depth: depth + 1))], depth: depth)
        return (name: category.rawValue, value: value)
      }
    }.sorted { $0.name < $1.name }
  }

  private func unit(_ text: CatalogEditor.NewText, depth: Int) -> String {
    style.object(
      [
        ("state", JSONText.quoted(text.state.rawValue)), ("value", JSONText.quoted(text.text)),
      ], depth: depth)
  }

  private func substitution(
    _ name: String, _ texts: [CatalogEditor.NewText], source: CatalogFile, entry: CatalogEntry
  ) -> String? {
    guard var members = content(of: texts, depth: 7) else { return nil }
    let known = source.localizations[entry.localizations].lazy
      .flatMap { source.substitutions[$0.substitutions] }
      .first { source.string($0.name) == name }
    if let number = known?.argumentNumber { members.append(("argNum", String(number))) }
    if let specifier = known?.formatSpecifier {
      members.append(("formatSpecifier", JSONText.quoted(source.string(specifier))))
    }
    members.sort { $0.name < $1.name }
    return style.object(members, depth: 6)
  }

  /// Returns the edits that add plural categories to a key in a language.
  ///
  /// The result is `nil` if the key has no plural in the language to which a string can be added.
  func addPlurals(
    _ texts: [CatalogEditor.NewText], toEntry entry: Int, language: String
  ) -> [FixIt.Edit]? {
    guard
      let localizations = document.values(named: "localizations", of: entry).first,
      let root = document.values(named: language, of: localizations).first
    else { return nil }
    var groups: [Group: [CatalogEditor.NewText]] = [:]
    for text in texts {
      guard text.variation.plural != nil else { return nil }
      groups[Group(name: text.substitution, device: text.variation.device), default: []]
        .append(text)
    }
    var edits: [FixIt.Edit] = []
    for (group, texts) in groups {
      var path = group.name.map { ["substitutions", $0] } ?? []
      path += group.device.map { ["variations", "device", $0.rawValue] } ?? []
      path += ["variations", "plural"]
      var node = root
      for name in path {
        guard document.nodes[node].kind == .object,
          let next = document.values(named: name, of: node).first
        else { return nil }
        node = next
      }
      guard document.nodes[node].kind == .object else { return nil }
      let depth = 4 + path.count
      edits += insert(plurals(texts, depth: depth + 1), into: node, depth: depth)
    }
    return edits.sorted { $0.range < $1.range }
  }

  private struct Group: Hashable {
    let name: String?
    let device: DeviceClass?
  }
}
