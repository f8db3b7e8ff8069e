import MessageSyntax
import StringCatalogs

extension MessageComparison {
  /// Reports the differences between the arguments of a message and those of its source.
  ///
  /// - Parameters:
  ///   - ignoringOthers: `true` to ignore arguments that are not in the source.
  ///   - ignoringLosses: `true` to ignore missing values. They may be in a choice with an invalid
  ///     keyword, whose variants are not read.
  /// - Returns: `true` if the message contains arguments that are not in the source.
  mutating func compareArguments(
    _ text: MessageText, _ source: MessageText, ignoringOthers: Bool, ignoringLosses: Bool
  ) -> Bool {
    if isDartCode, !text.isChoosing, !source.isChoosing,
      text.arguments.all.count == source.arguments.all.count
    {
      return false
    }
    // A value is required if the source prints it when each choice selects `other`. A value that
    // only other variants print is optional.
    var lost = source.arguments.all.filter { argument in
      argument.isShownOtherwise && text.arguments[argument.name]?.isShown != true
    }
    let declared = declaredNames(of: source)
    let strange = text.arguments.all.filter {
      source.arguments[$0.name] == nil && !declared.contains($0.name)
    }
    let gone = source.arguments.all.filter { text.arguments[$0.name] == nil }
    let isRenamed = strange.count == 1 && gone.count == 1
    // If an argument occurs less often than in the source, its name may be misspelled.
    let isParameter =
      catalog.files[text.site.file].shared.traits.collectsArguments
      && source.arguments.all.allSatisfy {
        text.arguments[$0.name]?.places.count ?? 0 >= $0.places.count
      }
    for argument in strange where !ignoringOthers {
      guard let place = argument.places.first else { continue }
      let part = text.table[place].name
      if isRenamed {
        let expected = gone[0].name
        lost.removeAll { $0.name == expected }
        add(
          .renamed(name: argument.name, expected: expected), at: part, text: text,
          fix: argument.places.count == 1 && Self.isPlain(expected) ? expected : nil)
      } else {
        add(.extra(name: argument.name, isParameter: isParameter), at: part, text: text)
      }
    }
    if !lost.isEmpty, !ignoringLosses {
      let names = lost.map(\.name)
      let areChosenBy = lost.allSatisfy { text.arguments[$0.name] != nil }
      add(
        areChosenBy ? .notShown(names: names) : .missing(names: names), at: text.bytes.indices,
        text: text)
    }
    if strange.isEmpty || isParameter { compareBranches(text, source) }
    for argument in text.arguments.all {
      guard let other = source.arguments[argument.name] else { continue }
      compare(argument, in: text, other, in: source)
    }
    return !strange.isEmpty
  }

  /// Returns the argument names that the source file declares, for example in ARB metadata.
  private func declaredNames(of source: MessageText) -> Set<String> {
    guard let entry = source.site.entry else { return [] }
    let content = catalog.files[source.site.file].shared.content
    return Set(content.placeholders(of: entry).map { content.string($0.name) })
  }

  /// Returns `true` if a name needs no escaping in any file format.
  ///
  /// Only ASCII letters, digits and underscores are allowed. Other names may even contain control
  /// characters.
  private static func isPlain(_ name: String) -> Bool {
    name.utf8.allSatisfy { byte in
      (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_")
    }
  }

  /// Reports a use of an argument with a type that the source does not use for the argument.
  ///
  /// If all types agree, the selectors of the argument are compared.
  private mutating func compare(
    _ argument: MessageArguments.Argument, in text: MessageText,
    _ other: MessageArguments.Argument, in source: MessageText
  ) {
    let expected = Set(other.places.compactMap { source.value(at: $0) })
    for place in argument.places {
      guard let found = text.value(at: place) else { continue }
      // If the source prints the argument without a type, any type is correct in the translation.
      guard let first = expected.first, !expected.contains(found) else { continue }
      add(
        .type(name: argument.name, found: found, expected: first), at: text.table[place].type,
        text: text)
      return
    }
    compareKeys(argument, in: text, other, in: source)
  }

  private static func isNumber(_ key: String) -> Bool {
    !key.isEmpty && key.utf8.allSatisfy { $0 &- 0x30 < 10 }
  }

  /// Reports the differences between the selectors of a select argument and those in the source.
  private mutating func compareKeys(
    _ argument: MessageArguments.Argument, in text: MessageText,
    _ other: MessageArguments.Argument, in source: MessageText
  ) {
    var known: [String] = []
    for place in other.places where source.table[place].argumentType == .select {
      for key in source.keys(at: place) where !known.contains(key.name) { known.append(key.name) }
    }
    guard !known.isEmpty else { return }
    let hasNumber = known.contains(where: Self.isNumber)
    for place in argument.places where text.table[place].argumentType == .select {
      let keys = text.keys(at: place)
      // If the source selects by a number, the app may pass any other number, too.
      let strange = keys.filter {
        !known.contains($0.name) && !$0.name.isEmpty && !(hasNumber && Self.isNumber($0.name))
      }
      for key in strange {
        let missing = known.filter { name in !keys.contains { $0.name == name } }
        let isCertain = strange.count == 1 && missing.count == 1 && keys.count == known.count
        add(
          .unknownKey(
            key: key.name, argument: argument.name, known: known.joined(separator: ", ")),
          at: key.range, text: text, fix: isCertain && Self.isPlain(missing[0]) ? missing[0] : nil)
      }
      let missing = known.filter { name in !keys.contains { $0.name == name } }
      // A language without grammatical gender needs only `other`.
      if strange.isEmpty, !missing.isEmpty, keys.contains(where: { $0.name != "other" }) {
        add(
          .missingKeys(keys: missing.joined(separator: ", "), argument: argument.name),
          at: text.table[place].type, text: text)
      }
    }
  }
}

extension MessageText {
  /// Returns the type of value that an argument node requires; `nil` for any value.
  func value(at place: Int) -> MessageArguments.Value? {
    let node = table[place]
    return MessageArguments.Value(node.argumentType, string(node.type))
  }

  /// Returns the selectors of an argument node.
  func keys(at place: Int) -> [(name: String, range: Range<Int>)] {
    table.children(of: place).filter { table[$0].kind == .variant }
      .map { (string(table[$0].name), table[$0].name) }
  }
}
