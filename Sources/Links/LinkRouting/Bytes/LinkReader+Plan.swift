import URLSyntax
import TextPrimitives

extension LinkReader {
  /// The data of a route that the reader needs for every link that matches the route.
  struct Plan: Sendable, BitwiseCopyable {
    /// The index of the first slot in ``LinkReader/slots``; each parameter has one slot.
    var firstSlot = 0
    var slotCount = 0
    /// The number of slots for path parameters, which precede all other slots.
    var pathCount = 0
    var hasFragmentSlots = false
    var hasSecret = false
    var hasSecretInPath = false
    /// The secret keys of the route's group of apps, as a range of ``LinkReader/secretKeys``.
    ///
    /// Apps that share a host or a scheme form a group; see ``SecretScopes``.
    var secretKeys = TextRange()
    /// `true` if all ``secretKeys`` are ASCII, so that ``SecretKeys/Sketch`` can compare them.
    var hasSketches = false
    /// `true` if a canonical link consists of copied bytes.
    ///
    /// This is the case if all of these conditions are met:
    /// - The route has a host, is not retired, and does not require a trailing slash.
    /// - The route has no lists, no defaults and no parameters in the fragment.
    /// - Its keys and the ASCII characters of its values need no percent-encoding, and no value
    ///   contains a dot.
    /// - Its links do not have to be matched again.
    var isCopied = false
    /// The fixed string after the last value of the path in a copied canonical link.
    ///
    /// If the path has no parameters, the string is the scheme, the host and the path.
    var tail = TextRange()
  }

  /// The range of a string in ``LinkReader/pool``, or of keys in ``LinkReader/secretKeys``.
  struct TextRange: Sendable, BitwiseCopyable {
    var start = 0
    var end = 0

    var range: Range<Int> { start..<end }
    var length: Int { end - start }
  }

  /// The data of a parameter that the reader needs to write its values.
  struct Slot: Sendable, BitwiseCopyable {
    var type: Int32
    var letterCase: LetterCase
    var isLanguageTag: Bool
    var isSecret: Bool
    var isForm: Bool
    var isPath: Bool
    var isCatchAll: Bool
    var isRepeated: Bool
    /// `true` if no value contains a dot or an ASCII character that is percent-encoded.
    var isUnreserved: Bool
    /// A sketch of the key, which is used to find misspelt keys.
    var spelling: KeySpelling.Sketch
    /// The offset of the key in `RouteTable.names`.
    var keyStart: Int
    var keyEnd: Int

    /// The fixed string before the value in a copied canonical link.
    ///
    /// For a path parameter, it contains the path after the previous value. For the first
    /// path parameter, it starts with the scheme. For an item, it contains the key and the equals
    /// sign.
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
    let keysAreUnreserved = slots.allSatisfy { slot in
      (slot.keyStart..<slot.keyEnd).allSatisfy {
        PercentEncoding.isUnreserved(table.names[$0])
      }
    }
    isCopied =
      entry.isWebOrigin && !entry.flags.contains(.contested)
      && !entry.flags.contains(.requiresSlash) && !hasFragmentSlots && !hasDefault
      && table.redirect(of: entry) == nil
      && keysAreUnreserved && slots.allSatisfy { $0.isUnreserved && !$0.isList }
    if isCopied { addTexts(entry, &slots, table, &pool) }
  }

  /// Stores the fixed strings around the values of a canonical link.
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
      pool += table.names[slots[index].keyStart..<slots[index].keyEnd]
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
    if parameter.flags.contains(.subdomain), case .kept = letterCase { letterCase = .lower }
    isLanguageTag = compiled.shape == .languageTag
    isSecret = parameter.flags.contains(.secret)
    isPath = index < Int(entry.pathCount)
    isForm = entry.flags.contains(.formEncoded) && !isPath
    isCatchAll = parameter.flags.contains(.catchAll)
    isRepeated = parameter.flags.contains(.repeated)
    isUnreserved = compiled.isUnreserved
    spelling = KeySpelling.Sketch(of: table.key(of: parameter))
    keyStart = Int(parameter.keyOffset)
    keyEnd = keyStart + Int(parameter.keyLength)
  }
}

extension CompiledType {
  /// `true` if no value contains a dot or an ASCII character that is percent-encoded.
  ///
  /// Without dots, no value can be a dot segment.
  fileprivate var isUnreserved: Bool {
    switch shape {
    case .integer, .uuid, .languageTag, .date, .boolean: true
    case .enumeration:
      words.allSatisfy { word in
        word.allSatisfy { PercentEncoding.isUnreserved($0) && $0 != UInt8(ascii: ".") }
      }
    case .pattern:
      source.kind.isUnreservedPattern
        && !(source.kind.pattern?.automaton?.alphabet.contains(".") ?? false)
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
    case (.text, .uppercase), (.pattern, .uppercase): self = .upper
    case (.text, .lowercase), (.pattern, .lowercase), (.uuid, _): self = .lower
    default: self = .kept
    }
  }
}
