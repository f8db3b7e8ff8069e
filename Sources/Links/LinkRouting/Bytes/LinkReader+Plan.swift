import URLSyntax
import TextPrimitives

extension LinkReader {
  /// What is needed of a route for every link.
  struct Plan: Sendable, BitwiseCopyable {
    /// The first of its slots in ``LinkReader/slots``; one for each parameter.
    var firstSlot = 0
    var slotCount = 0
    /// How many of the slots are of the path; they come first.
    var pathCount = 0
    var hasFragmentSlots = false
    var hasSecret = false
    var hasSecretInPath = false
    /// The secret keys of the apps of its group, in ``LinkReader/secretKeys``.
    var secretKeys = TextRange()
    /// A Boolean value that indicates whether all of those keys are ASCII, so that sketches can
    /// rule them out.
    var hasSketches = false
    /// Whether canonical links need nothing but copying: no lists, no defaults, no value that could
    /// be percent-encoded, nothing to look up again.
    var isCopied = false
    /// What a canonical link that is copied has behind the last value of its path.
    var tail = TextRange()
  }

  /// Where a text stands in ``LinkReader/pool``.
  struct TextRange: Sendable, BitwiseCopyable {
    var start = 0
    var end = 0

    var range: Range<Int> { start..<end }
    var length: Int { end - start }
  }

  /// What values of a parameter need to be written.
  struct Slot: Sendable, BitwiseCopyable {
    var type: Int32
    var letterCase: LetterCase
    var isLanguageTag: Bool
    var isSecret: Bool
    var isForm: Bool
    var isPath: Bool
    var isCatchAll: Bool
    var isRepeated: Bool
    /// Whether no value ever is percent-encoded.
    var isUnreserved: Bool
    /// The letters of the name, for the search of misspelt keys.
    var spelling: KeySpelling.Sketch
    /// Where the name stands in the names of the table.
    var nameStart: Int
    var nameEnd: Int

    /// What a canonical link that is copied has in front of the value: the path from the value before
    /// it on, for the first one from the scheme on; or key and equals sign.
    var lead = TextRange()

    var isList: Bool { isCatchAll || isRepeated }
  }
}

extension LinkReader.Plan {
  init(
    _ entry: RouteTable.Entry, firstSlot: Int, _ slots: inout [LinkReader.Slot],
    _ table: RouteTable, _ pool: inout Bytes
  ) {
    self.firstSlot = firstSlot
    slotCount = slots.count
    pathCount = Int(entry.pathCount)
    hasFragmentSlots = entry.fragmentCount > 0
    hasSecret = slots.contains(where: \.isSecret)
    hasSecretInPath = slots.prefix(pathCount).contains(where: \.isSecret)
    let hasDefault = table.parameters(of: entry).contains { $0.flags.contains(.hasDefault) }
    let namesAreUnreserved = slots.allSatisfy { slot in
      (slot.nameStart..<slot.nameEnd).allSatisfy {
        PercentEncoding.isUnreserved(table.names[$0])
      }
    }
    isCopied =
      entry.isWebOrigin && !entry.flags.contains(.contested)
      && !entry.flags.contains(.requiresSlash) && !hasFragmentSlots && !hasDefault
      && namesAreUnreserved && slots.allSatisfy { $0.isUnreserved && !$0.isList }
    if isCopied { addTexts(entry, &slots, table, &pool) }
  }

  /// Puts down what surrounds the values of a canonical link.
  private mutating func addTexts(
    _ entry: RouteTable.Entry, _ slots: inout [LinkReader.Slot], _ table: RouteTable,
    _ pool: inout Bytes
  ) {
    var start = pool.count
    func text() -> LinkReader.TextRange {
      defer { start = pool.count }
      return LinkReader.TextRange(start: start, end: pool.count)
    }
    pool += table.template[Int(entry.originStart)..<Int(entry.originEnd)]
    var piece = Int(entry.templateStart)
    for index in 0...pathCount {
      let mark = Int(table.templateMarks[Int(entry.firstMark) + index])
      pool += table.template[piece..<mark]
      piece = mark
      if index < pathCount { slots[index].lead = text() } else { tail = text() }
    }
    for index in pathCount..<slotCount {
      pool += table.names[slots[index].nameStart..<slots[index].nameEnd]
      pool.append(UInt8(ascii: "="))
      slots[index].lead = text()
    }
  }
}

extension LinkReader.Slot {
  init(_ index: Int, of entry: RouteTable.Entry, _ table: RouteTable) {
    let parameter = table.parameters[Int(entry.firstParameter) + index]
    let compiled = table.types[Int(parameter.type)]
    type = parameter.type
    letterCase = LetterCase(of: compiled.filter)
    isLanguageTag = compiled.shape == .languageTag
    isSecret = parameter.flags.contains(.secret)
    isPath = index < Int(entry.pathCount)
    isForm = entry.flags.contains(.formEncoded) && !isPath
    isCatchAll = parameter.flags.contains(.catchAll)
    isRepeated = parameter.flags.contains(.repeated)
    isUnreserved = compiled.isUnreserved
    spelling = KeySpelling.Sketch(of: table.name(of: parameter))
    nameStart = Int(parameter.nameOffset)
    nameEnd = nameStart + Int(parameter.nameLength)
  }
}

extension CompiledType {
  /// Whether its values are made of bytes that no encoder changes, and can be no dot segment.
  fileprivate var isUnreserved: Bool {
    switch shape {
    case .integer, .uuid, .languageTag, .date, .boolean: true
    case .enumeration:
      words.allSatisfy { word in
        word.allSatisfy { PercentEncoding.isUnreserved($0) && $0 != UInt8(ascii: ".") }
      }
    case .text:
      (UInt8(0)..<0x80).allSatisfy { byte in
        !filter.accepts(byte) || PercentEncoding.isUnreserved(byte) && byte != UInt8(ascii: ".")
      }
    }
  }
}

extension LetterCase {
  fileprivate init(of filter: ValueFilter) {
    switch (filter.shape, filter.folding) {
    case (.text, .uppercase): self = .upper
    case (.text, .lowercase), (.uuid, _): self = .lower
    default: self = .kept
    }
  }
}
