import FormatStrings
import StringCatalogs

/// The arguments that the strings of a localization, or of a key, take from those that the app
/// passes.
///
/// It is read anew for each localization; the memory is reused.
struct ArgumentUsage {
  /// A placeholder, with the argument that it takes in the end.
  struct Use {
    var placeholder: Placeholder
    /// The argument; ``own`` for the number of the substitution that the text belongs to.
    var argument: Int
    /// What is taken; of a substitution what its format says.
    var value: ValueClass
    /// Whether it looks like a percent sign in prose: "100 % de".
    var isProse = false
    /// What its flags, width and precision are, in a form that can be compared: 0 if there are none.
    var layout = 0
    /// Whether it has a space and its last letter is the first one of a word: "100 % der".
    var isInWord = false
    /// Whether it is `%arg` outside of a substitution, which the formatter takes for `%a`.
    var isOwnNumberOutside = false
    /// Whether it may be prose: "%50si", which in Turkish is a percentage.
    var isUncertain = false
    /// The place of the substitution it stands for.
    var substitution: Int?
    /// Whether the file says what a substitution takes; it may have a format that is none.
    var hasClass = true
    /// Whether it is a token of a substitution that there is not.
    var isUndefined: Bool { placeholder.kind == .substitution && substitution == nil }
  }

  /// A text.
  struct Text {
    var text: CatalogText
    /// The file of the text, as a place in the catalog.
    var file: Int
    /// The place of the text in the file; `nil` for a key.
    var value: Int?
    var variation = CatalogVariation.none
    var uses = 0..<0
    var strays = 0..<0
    var escapedPercents = 0
    /// Whether it is the key of a source that has a text of its own: it says which arguments there are.
    var isKeyOfSource = false
  }

  /// The argument of a substitution whose text the placeholder is in.
  static let own = 0
  /// Added to the arguments that placeholders in a substitution take by their order behind the first one.
  static let laterOffset = 10_000

  /// The longest text, in bytes, that is read; longer ones are hardly formats.
  static let maximumLength = CatalogFile.longestComparedValue
  /// How many texts, placeholders and substitutions a localization may have to be compared.
  static let maximumCount = 2000

  private(set) var file = 0
  private(set) var entry = 0
  /// The place of the localization in the file; `nil` for a key.
  private(set) var localization: Int?
  private(set) var dialect = FormatString.Dialect.apple
  private(set) var texts: [Text] = []
  private(set) var uses: [Use] = []
  private(set) var strays: [StrayPercent] = []
  /// Whether a placeholder is certainly one: then the app formats the text, and each percent sign counts.
  private(set) var isFormatted = false
  /// Whether a text is that of another resource, which is checked where it is.
  private(set) var isReference = false
  /// Whether the file does not say that the text is never formatted.
  private(set) var mayBeFormatted = true
  /// Whether there is too much to be compared.
  private(set) var isTooLarge = false
  /// Whether the file says that the text is formatted.
  private var isSaid = false
  private var hasSubstitutions = false
  /// Whether a placeholder is a substitution, or may be prose.
  private var hasDoubts = false
  /// The bytes of all placeholders.
  private var spelling: [UInt8] = []
  private var format = FormatString()
  private var buffer: [UInt8] = []

  /// Whether there is any percent sign, but `%%`.
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

  /// Reads the texts of a localization.
  ///
  /// - Parameter item: The one text of an array to read; `nil` for all texts.
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

  /// Gives the number of a substitution its class, also where a text names it by its argument.
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

  /// Reads a key that is a text itself.
  mutating func read(_ key: LintedCatalog.Key, _ shared: SharedContent) {
    clear(shared, key.entry)
    file = key.file
    entry = key.entry
    localization = nil
    mayBeFormatted = true
    addKey(of: shared.content.entries[key.entry].key, shared)
  }

  /// Adds the key of a source that has texts of its own.
  ///
  /// In a string catalog the code has the key, with the placeholders of the arguments that it passes.
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
    // A span of a member would keep the others from being written.
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
      // Few placeholders look like an escape in a link.
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
      // The number of an argument is never prose, and for CFString a space after it is a flag.
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

  /// Whether two localizations have one text each, with the same placeholders in the same order, of which none may
  /// be anything else.
  ///
  /// Then whatever is wrong in one is wrong in the other, but for what somebody has to look at by itself.
  func isLike(_ other: ArgumentUsage) -> Bool {
    guard texts.count == 1, other.texts.count == 1, dialect == other.dialect,
      texts[0].variation == .none, other.texts[0].variation == .none,
      texts[0].escapedPercents == other.texts[0].escapedPercents,
      // Android asks for numbers where there are several, in some files.
      dialect != .java || uses.count < 2
    else { return false }
    return !hasDoubts && !other.hasDoubts && strays.isEmpty && other.strays.isEmpty
      && !hasSubstitutions && !other.hasSubstitutions && uses.count == other.uses.count
      && spelling == other.spelling
  }

  /// Finds what a substitution stands for.
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

  /// Takes a placeholder for a percent sign in prose.
  mutating func markProse(_ index: Int) {
    uses[index].isProse = true
    uses[index].isInWord = true
    uses[index].isUncertain = true
  }

  /// Treats a placeholder with a space as one that the formatter reads.
  mutating func markRead(_ index: Int) {
    guard uses[index].placeholder.hasSpace else { return }
    uses[index].isProse = false
    uses[index].isUncertain = false
  }

  /// Counts the arguments of placeholders that say no number.
  ///
  /// In a substitution the first of them is the number of the substitution.
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
