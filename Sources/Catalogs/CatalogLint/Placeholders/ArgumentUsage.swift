import FormatStrings
import StringCatalogs

/// The arguments that the strings of a localization or a key use.
///
/// One instance is refilled for each localization, so that its buffers are reused.
struct ArgumentUsage {
  /// A placeholder and the argument that it uses.
  struct Use {
    var placeholder: Placeholder
    /// The number of the argument, or ``own`` for the number of the enclosing substitution.
    var argument: Int
    /// The type that the placeholder reads; for a substitution, the type of its number.
    var value: ValueClass
    /// `true` if the part that was read as a placeholder probably is not one.
    ///
    /// Examples are a percent sign in prose, as in "100 % de", an escaped byte of a URL, and `%arg`
    /// outside of a substitution.
    var isProse = false
    /// A hash of the flags, width and precision for comparisons; 0 if there are none.
    var layout = 0
    /// `true` if the conversion may be the first letter of a word after a space, as in "100 % der".
    var isInWord = false
    /// `true` for `%arg` outside of a substitution, which the formatter reads as `%a`.
    var isOwnNumberOutside = false
    /// `true` if the placeholder may be prose, as in "%50si", which is a percentage in Turkish.
    var isUncertain = false
    /// The index in the file of the substitution that the placeholder names; `nil` if there is
    /// none.
    var substitution: Int?
    /// `false` if the file specifies no valid number format for the referenced substitution.
    var hasClass = true
    /// `true` if the placeholder refers to an undefined substitution.
    var isUndefined: Bool { placeholder.kind == .substitution && substitution == nil }
  }

  /// A string of a localization, or a key.
  struct Text {
    var text: CatalogText
    /// The index of the string's file in the catalog.
    var file: Int
    /// The index of the string in the file; `nil` for a key.
    var value: Int?
    var variation = CatalogVariation.none
    var uses = 0..<0
    var strays = 0..<0
    var escapedPercents = 0
    /// `true` if the string is a key, and the key also has separate source strings.
    ///
    /// Such a key contains placeholders for the arguments that the code passes.
    var isKeyOfSource = false
  }

  /// The argument number that represents the number of the enclosing substitution.
  static let own = 0
  /// The offset that is added to the numbers of later unnumbered placeholders in a substitution.
  ///
  /// The first unnumbered placeholder has the number ``own``.
  static let laterOffset = 10_000

  /// The maximum length, in bytes, of strings to read; longer ones are rarely format strings.
  static let maximumLength = CatalogFile.longestComparedValue
  /// The maximum number of strings, and of placeholders, in a localization that is compared.
  ///
  /// The maximum number of substitutions is a twentieth of this number.
  static let maximumCount = 2000

  private(set) var file = 0
  private(set) var entry = 0
  /// The index of the localization in the file; `nil` for a key.
  private(set) var localization: Int?
  private(set) var dialect = FormatString.Dialect.apple
  private(set) var texts: [Text] = []
  private(set) var uses: [Use] = []
  private(set) var strays: [StrayPercent] = []
  /// `true` if the file specifies that the string is a format string, or if at least one
  /// placeholder is certainly not prose.
  ///
  /// In that case, the app formats the string, so every percent sign has a meaning.
  private(set) var isFormatted = false
  /// `true` if at least one string is only a reference to a resource, such as `@string/name`.
  private(set) var isReference = false
  /// `false` if the file specifies that the string is never formatted.
  private(set) var mayBeFormatted = true
  /// `true` if the localization is too large to be compared.
  private(set) var isTooLarge = false
  /// `true` if the file specifies that the string is formatted.
  private var isSaid = false
  private var hasSubstitutions = false
  /// `true` if a placeholder may be prose, is a substitution, or prints a substitution's number.
  private var hasDoubts = false
  /// The bytes of all placeholders, for comparison.
  private var spelling: [UInt8] = []
  private var format = FormatString()
  private var buffer: [UInt8] = []

  /// `true` if a string contains a placeholder, or a percent sign outside of placeholders and `%%`.
  var hasPercent: Bool { !uses.isEmpty || !strays.isEmpty }

  private mutating func clear(_ shared: SharedContent, _ entry: Int) {
    dialect = shared.content.dialect(of: entry)
    isSaid = shared.content.entries[entry].isSaidToBeFormatted
    texts.removeAll(keepingCapacity: true)
    uses.removeAll(keepingCapacity: true)
    strays.removeAll(keepingCapacity: true)
    isFormatted = isSaid
    isTooLarge = false
    isReference = false
    hasSubstitutions = false
    hasDoubts = false
    spelling.removeAll(keepingCapacity: true)
  }

  /// Reads the strings of a localization.
  ///
  /// - Parameter item: The index of the only string to read from an array; `nil` for all strings.
  mutating func read(
    _ place: LintedCatalog.Localization, _ scanned: ScannedFile, item: Int? = nil
  ) {
    let shared = scanned.shared
    let localization = shared.content.localizations[place.localization]
    clear(shared, place.entry)
    file = place.file
    entry = place.entry
    self.localization = place.localization
    mayBeFormatted = shared.content.entries[entry].isFormatted
    let values = item.map { $0..<$0 + 1 } ?? localization.values
    guard values.count <= Self.maximumCount,
      localization.substitutions.count <= Self.maximumCount / 20
    else {
      isTooLarge = true
      return
    }
    for value in values where !isTooLarge {
      scanned.withBytes(of: value) { bytes in
        add(
          shared.content.values[value].text, in: bytes, value: value,
          variation: shared.content.values[value].variation,
          localization: localization, shared: shared)
      }
    }
    hasSubstitutions = !localization.substitutions.isEmpty
    if !localization.substitutions.isEmpty { resolveOwnNumbers(shared.content) }
  }

  /// Sets the type of each `%arg` to the type of the number in its substitution's format.
  ///
  /// A placeholder that refers to that number by an argument number gets the argument ``own``.
  private mutating func resolveOwnNumbers(_ content: CatalogFile) {
    for text in texts {
      guard let place = text.variation.substitution else { continue }
      let substitution = content.substitutions[place]
      let hasOwn = text.uses.contains { uses[$0].placeholder.kind == .ownNumber }
      let value = hasOwn ? content.valueClass(of: substitution) : nil
      for index in text.uses {
        if uses[index].placeholder.kind == .ownNumber {
          if let value { uses[index].value = value }
        } else if uses[index].placeholder.isExplicit,
          uses[index].argument == substitution.argumentNumber
        {
          uses[index].argument = Self.own
        }
      }
    }
  }

  /// Reads a key that is itself the source string.
  mutating func read(_ key: LintedCatalog.Key, _ shared: SharedContent) {
    clear(shared, key.entry)
    file = key.file
    entry = key.entry
    localization = nil
    mayBeFormatted = true
    addKey(of: shared.content.entries[key.entry].key, shared)
  }

  /// Adds the key of a source string, which contains placeholders for the arguments in the code.
  ///
  /// Only string catalogs contain such keys in addition to source strings.
  mutating func addKey(_ key: CatalogText, _ shared: SharedContent) {
    let count = texts.count
    addKey(of: key, shared)
    if texts.count > count { texts[count].isKeyOfSource = true }
  }

  private mutating func addKey(of text: CatalogText, _ shared: SharedContent) {
    if text.isVerbatim {
      text.withSpelling(in: shared.content.bytes) {
        add(text, in: $0, value: nil, variation: .none, localization: nil, shared: shared)
      }
      return
    }
    // A span of a stored property would prevent changes to other properties.
    var decoded: [UInt8] = []
    swap(&decoded, &buffer)
    shared.content.decode(text, into: &decoded)
    add(text, in: decoded.span, value: nil, variation: .none, localization: nil, shared: shared)
    swap(&decoded, &buffer)
  }

  private mutating func add(
    _ text: CatalogText, in bytes: Span<UInt8>, value: Int?, variation: CatalogVariation,
    localization: CatalogLocalization?, shared: SharedContent
  ) {
    guard text.range.count <= Self.maximumLength, uses.count <= Self.maximumCount else {
      isTooLarge = true
      return
    }
    if shared.isReference(text) {
      isReference = true
      return
    }
    var added = Text(text: text, file: file, value: value, variation: variation)
    let start = uses.count
    let strayStart = strays.count
    let dialect =
      variation.substitution == nil
      ? dialect : shared.content.dialect(of: entry, isSubstitution: true)
    format.parse(bytes, dialect)
    if !format.placeholders.isEmpty { addUses(bytes) }
    strays.append(contentsOf: format.strays)
    added.uses = start..<uses.count
    added.strays = strayStart..<strays.count
    added.escapedPercents = format.escapedPercents
    for index in added.uses where uses[index].placeholder.kind == .substitution {
      resolve(&uses[index], text: text, localization: localization, in: shared.content)
    }
    number(added.uses, isSubstitution: variation.substitution != nil, skippingProse: true)
    texts.append(added)
  }

  private mutating func addUses(_ bytes: Span<UInt8>) {
    var isInLink = false
    var offset = 0
    for placeholder in format.placeholders {
      // Links are searched for only if a placeholder looks like an escape in a URL, which is rare.
      let isEscapedByte = placeholder.isEscapedByte(in: bytes)
      while isEscapedByte, offset < placeholder.range.lowerBound {
        if bytes[offset] <= 0x20 { isInLink = false }
        if bytes[offset] == UInt8(ascii: ":"), offset + 2 < bytes.count,
          bytes[offset + 1] == UInt8(ascii: "/"), bytes[offset + 2] == UInt8(ascii: "/")
        {
          isInLink = true
        }
        offset += 1
      }
      var use = Use(
        placeholder: placeholder, argument: placeholder.argument, value: placeholder.value)
      // On Apple's platforms, a placeholder with an argument number is never prose, because a space
      // after the number is a flag.
      let isNumbered = placeholder.isExplicit && dialect.isApple
      use.isProse = placeholder.hasSpace && !isNumbered || isInLink && isEscapedByte
      if dialect == .apple { use.isOwnNumberOutside = placeholder.isOwnNumber(in: bytes) }
      if use.isOwnNumberOutside { use.isProse = true }
      use.isInWord =
        placeholder.hasSpace && placeholder.conversion != UInt8(ascii: "@")
        && placeholder.isBeforeLetter(in: bytes)
      use.layout = placeholder.layoutHash(in: bytes)
      use.isUncertain = use.isProse || !isSaid && placeholder.isUncertain(in: bytes)
      if !use.isUncertain { isFormatted = true }
      if use.isUncertain || use.isInWord || placeholder.kind == .substitution
        || placeholder.kind == .ownNumber
      {
        hasDoubts = true
      }
      for index in placeholder.range { spelling.append(bytes[index]) }
      uses.append(use)
    }
  }

  /// Returns `true` if two localizations have one string each, with the same placeholders in order.
  ///
  /// The strings must also have the same number of `%%`, and no other percent signs.
  ///
  /// No placeholder may be a substitution or possible prose. If the source is correct, such a
  /// translation is correct too.
  func isLike(_ other: ArgumentUsage) -> Bool {
    guard texts.count == 1, other.texts.count == 1, dialect == other.dialect,
      texts[0].variation == .none, other.texts[0].variation == .none,
      texts[0].escapedPercents == other.texts[0].escapedPercents,
      // In some files, Android requires argument numbers if a string contains several placeholders.
      dialect != .java || uses.count < 2
    else { return false }
    return !hasDoubts && !other.hasDoubts && strays.isEmpty && other.strays.isEmpty
      && !hasSubstitutions && !other.hasSubstitutions && uses.count == other.uses.count
      && spelling == other.spelling
  }

  /// Sets the substitution that a placeholder names, and the type and number of its argument.
  private func resolve(
    _ use: inout Use, text: CatalogText, localization: CatalogLocalization?,
    in content: CatalogFile
  ) {
    guard let localization, let name = use.placeholder.name, !localization.substitutions.isEmpty
    else { return }
    let written = content.part(name, of: text)
    for index in localization.substitutions
    where content.string(content.substitutions[index].name) == written {
      let substitution = content.substitutions[index]
      use.substitution = index
      if let value = content.valueClass(of: substitution), value.isNumber {
        use.value = value
      } else {
        use.hasClass = false
      }
      if let number = substitution.argumentNumber {
        use.argument = number
        use.placeholder.isExplicit = true
      }
      return
    }
  }

  /// Marks a placeholder as a percent sign in prose.
  mutating func markProse(_ index: Int) {
    uses[index].isProse = true
    uses[index].isInWord = true
    uses[index].isUncertain = true
  }

  /// Marks a placeholder that contains a space as one that the formatter reads.
  mutating func markRead(_ index: Int) {
    guard uses[index].placeholder.hasSpace else { return }
    uses[index].isProse = false
    uses[index].isUncertain = false
  }

  /// Assigns argument numbers to placeholders that do not specify one.
  ///
  /// In a substitution, the first of these placeholders prints the number of the substitution.
  mutating func number(_ range: Range<Int>, isSubstitution: Bool, skippingProse: Bool) {
    var counter = 0
    for index in range {
      let placeholder = uses[index].placeholder
      if placeholder.isExplicit || placeholder.kind == .ownNumber { continue }
      if skippingProse, uses[index].isProse { continue }
      counter += 1
      uses[index].argument =
        isSubstitution ? (counter == 1 ? Self.own : Self.laterOffset + counter) : counter
    }
  }
}
