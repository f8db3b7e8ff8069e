/// Reduces the strings of a key in one language to those that a format supports.
struct TextReduction {
  /// The remaining strings, each with a different ``PortableText/Case``.
  package private(set) var texts: [PortableText]
  package private(set) var losses: [(aspect: ConversionLoss.Aspect, message: String)] = []
  private let substitutions: [PortableSubstitution]
  private let kind: CatalogEntry.Kind
  private let abilities: FormatAbilities

  package init(
    _ texts: [PortableText], substitutions: [PortableSubstitution], kind: CatalogEntry.Kind,
    abilities: FormatAbilities
  ) {
    self.texts = texts
    self.substitutions = substitutions
    self.kind = kind
    self.abilities = abilities
  }

  package mutating func run() {
    removeStates()
    removeRepetitions()
    removeWidths()
    if !abilities.contains(.exactNumbers) { removeExactNumbers() }
    if !abilities.contains(.devices) { removeDevices() }
    if !abilities.contains(.substitutions) {
      let joined = SubstitutionJoining.join(texts, substitutions)
      texts = joined.texts
      if let message = joined.loss { losses.append((.substitution, message)) }
    }
    removeMixtures()
    if !abilities.contains(.plurals) { removePlurals() }
  }

  private mutating func removeStates() {
    guard !abilities.contains(.states) else { return }
    var states: [String] = []
    for place in texts.indices {
      if let state = texts[place].state, state != .translated, !states.contains(state.rawValue) {
        states.append(state.rawValue)
      }
      texts[place].state = nil
    }
    if !states.isEmpty {
      let noun = states.count == 1 ? "state" : "states"
      let names = states.joined(separator: "', '")
      losses.append((.state, "the file format cannot express the \(noun) '\(names)'"))
    }
  }

  private mutating func removeRepetitions() {
    var known: Set<PortableText.Case> = []
    let count = texts.count
    texts = texts.filter { known.insert($0.variation).inserted }
    if texts.count < count {
      let message =
        "only the first of two strings for the same plural category, device or index is kept"
      losses.append((.text, message))
    }
  }

  /// Removes strings for exact numbers; each number then uses the string for its plural category.
  private mutating func removeExactNumbers() {
    let lost = texts.compactMap(\.variation.exactNumber)
    if lost.isEmpty { return }
    texts.removeAll { $0.variation.exactNumber != nil }
    let numbers = Self.list(lost.map { String($0) })
    let noun = lost.count == 1 ? "number" : "numbers"
    losses.append((.text, "strings for the \(noun) \(numbers) are lost"))
  }

  /// Keeps only the string without a width, or else the string for the greatest width.
  ///
  /// The choice is made separately for strings that differ in other conditions.
  private mutating func removeWidths() {
    guard texts.contains(where: { $0.variation.width != nil }) else { return }
    var widest: [PortableText.Case: Int] = [:]
    for text in texts {
      var other = text.variation
      other.width = nil
      widest[other] = max(widest[other] ?? -1, text.variation.width ?? .max)
    }
    let lost = texts.compactMap { text -> String? in
      var other = text.variation
      other.width = nil
      guard let width = text.variation.width, width != widest[other] else { return nil }
      return "width \(width)"
    }
    texts = texts.compactMap { text in
      var text = text
      let width = text.variation.width
      text.variation.width = nil
      return (width ?? .max) == widest[text.variation] ? text : nil
    }
    let message = lost.isEmpty ? "the width is lost" : "strings for \(Self.list(lost)) are lost"
    losses.append((.text, message))
  }

  /// Keeps the strings without a device class, or else those for one device class.
  ///
  /// This device class is `other` if it has strings; otherwise, it is the first one. The choice is
  /// made separately for the key itself and for each substitution.
  private mutating func removeDevices() {
    var wanted: [String?: DeviceClass?] = [:]
    for text in texts where wanted[text.variation.substitution] == nil {
      let devices = texts.filter { $0.variation.substitution == text.variation.substitution }
        .map(\.variation.device)
      let isForOthers = devices.contains(.other)
      wanted[text.variation.substitution] =
        devices.contains(nil) ? .some(nil) : .some(isForOthers ? .other : devices[0])
    }
    func isKept(_ text: PortableText) -> Bool {
      wanted[text.variation.substitution] == .some(text.variation.device)
    }
    var lost: [String] = []
    for text in texts {
      guard !isKept(text), let device = text.variation.device?.rawValue else { continue }
      if !lost.contains(device) { lost.append(device) }
    }
    let only = wanted.values.compactMap(\.self).first { $0 != .other }
    if !lost.isEmpty {
      let noun = lost.count == 1 ? "device" : "devices"
      losses.append((.text, "strings for the \(noun) \(Self.list(lost)) are lost"))
    } else if let only {
      losses.append((.text, "the string is no longer limited to the device \(only.rawValue)"))
    }
    texts = texts.filter(isKept).map { text in
      var text = text
      text.variation.device = nil
      return text
    }
  }

  /// Removes strings that do not match the kind of the entry.
  ///
  /// For example, a key may contain an unconditional string in addition to strings for plural
  /// categories or array elements.
  private mutating func removeMixtures() {
    let own = texts.filter { $0.variation.substitution == nil }
    let count = texts.count
    var message = "strings without a plural category or array index are lost"
    if kind == .stringArray {
      texts.removeAll { $0.variation.index == nil }
      let indices = texts.compactMap(\.variation.index).sorted()
      // If an element is missing, writing the array would shift the elements after it.
      if abilities.contains(.arrays), indices != Array(0..<indices.count) {
        texts = []
        message = "the array lacks an element, so its other elements are lost"
      }
      texts.sort { ($0.variation.index ?? 0) < ($1.variation.index ?? 0) }
    } else if own.contains(where: { $0.variation.index != nil }) {
      // Strings with indices are the segments of an XLIFF unit, so they are joined.
      let parts = own.sorted { ($0.variation.index ?? -1) < ($1.variation.index ?? -1) }
      let state = parts.lazy.compactMap(\.state).first
      texts = [PortableText(text: parts.map(\.text).joined(), state: state)]
      return
    } else if own.contains(where: { $0.variation.plural != nil }) {
      for device in Set(own.map(\.variation.device)) {
        let isPlural = own.contains {
          $0.variation.device == device && $0.variation.plural != nil
        }
        texts.removeAll { text in
          isPlural && text.variation.substitution == nil && text.variation.device == device
            && text.variation.plural == nil && text.variation.exactNumber == nil
        }
      }
    }
    if texts.count < count { losses.append((.text, message)) }
  }

  /// Keeps only the string for `other`, or else for `many`, or else for the last category.
  private mutating func removePlurals() {
    let plurals = texts.compactMap(\.variation.plural)
    guard let last = plurals.last else { return }
    let kept = plurals.contains(.other) ? .other : plurals.contains(.many) ? .many : last
    let lost = plurals.filter { $0 != kept }.map(\.rawValue)
    if !lost.isEmpty {
      let noun = lost.count == 1 ? "category" : "categories"
      losses.append((.text, "strings for the plural \(noun) \(Self.list(lost)) are lost"))
    }
    texts = texts.filter { $0.variation.plural == kept }.map { text in
      var text = text
      text.variation.plural = nil
      return text
    }
  }

  private static func list(_ words: [String]) -> String { words.joined(separator: ", ") }
}
