import Diagnostics
import URLSyntax

extension LinkMatch {
  /// An item of the query that was probably meant as a declared parameter, which the link lacks.
  struct LostItem {
    /// ``LinkWarning/Code/misspeltParameter`` or ``LinkWarning/Code/htmlEscapedSeparator``.
    var code: LinkWarning.Code
    /// The parameter that was meant.
    var parameter: String
    /// The key, or the part of the separator that is too much.
    var range: Range<Int>
    /// The bytes that belong in place of the range.
    var replacement: [UInt8]
  }

  /// The items of the query whose value is lost because the key is not the declared one.
  ///
  /// An item counts only if the parameter is absent from the link. Keys are compared without case,
  /// hyphens, underscores and dots; a key of at least five letters may also differ in one letter, or
  /// have two letters swapped.
  var lostItems: [LostItem] {
    let names = absentNames
    guard !names.isEmpty else { return [] }
    var items: [LostItem] = []
    link.withSpan { bytes in
      forEachItem(bytes) { slot, item in
        guard slot < 0 else { return }
        if let lost = Self.lostItem(item.key, bytes, among: names) { items.append(lost) }
      }
    }
    // Of two candidates for one parameter, both would make a duplicate; the first one counts.
    var known: Set<String> = []
    return items.filter { known.insert($0.parameter).inserted }
  }

  /// The edits that give the link the values that it loses: of misspelt and HTML-escaped keys, and of
  /// values that were dropped or repaired; in the order of the link.
  var recoveringEdits: [Explanation.Edit] {
    let keys = lostItems.map { Explanation.Edit(range: $0.range, bytes: $0.replacement) }
    let values = (0..<entry.parameterCount).flatMap { index -> [Explanation.Edit] in
      let parameter = table.parameters[Int(entry.firstParameter) + index]
      let isTag = table.types[Int(parameter.type)].shape == .languageTag
      guard captures.hasDropped(index) || isTag else { return [] }
      return spelledRanges(at: index).compactMap { range in
        link.withSpan { bytes in
          let decoded = DecodedRange(range, of: bytes, plusIsSpace: isForm(index))
          let all = 0..<decoded.bytes.count
          let check = table.types[Int(parameter.type)].check(decoded.bytes.span, all)
          return check == .accepted ? nil : table.valueEdit(parameter.type, decoded, all)
        }
      }
    }
    return (keys + values).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The parameters of the query that the link lacks.
  private var absentNames: [String] {
    let first = Int(entry.pathCount)
    return (first..<first + Int(entry.queryCount)).compactMap { index in
      captures[index] == nil
        ? table.name(of: table.parameters[Int(entry.firstParameter) + index]) : nil
    }
  }

  private static func lostItem(
    _ key: Range<Int>, _ bytes: Span<UInt8>, among names: [String]
  ) -> LostItem? {
    if let escape = htmlEscape(bytes, key) {
      let rest = PercentEncoding.decode(escape.upperBound..<key.upperBound, of: bytes)
      guard let name = names.first(where: { $0.utf8.elementsEqual(rest.utf8) }) else { return nil }
      return LostItem(
        code: .htmlEscapedSeparator, parameter: name, range: escape, replacement: [])
    }
    let text = PercentEncoding.decode(key, of: bytes)
    guard let name = KeySpelling.declaredName(meantBy: text, among: names) else { return nil }
    return LostItem(
      code: .misspeltParameter, parameter: name, range: key,
      replacement: Array(PercentEncoding.encode(name).utf8))
  }

  /// The `amp;` at the start of a key, which is left of an HTML-escaped `&amp;`.
  private static func htmlEscape(_ bytes: Span<UInt8>, _ key: Range<Int>) -> Range<Int>? {
    let escape = Array("amp;".utf8)
    var end = key.lowerBound
    while key.upperBound - end > escape.count,
      escape.indices.allSatisfy({ bytes[end + $0].asciiLowercased == escape[$0] })
    {
      // A link that was escaped twice has `amp;amp;`.
      end += escape.count
    }
    return end > key.lowerBound ? key.lowerBound..<end : nil
  }
}

/// The comparison of a key with the declared names of parameters.
enum KeySpelling {
  /// The shortest name that may differ in a letter: `lang` and `long` are two words.
  static let distinctiveLength = 5

  /// The declared name that a key probably means; `nil` for a key that is no misspelling.
  static func declaredName(meantBy key: String, among names: [String]) -> String? {
    let folded = folded(key)
    guard !folded.isEmpty else { return nil }
    if let name = names.first(where: { Self.folded($0) == folded }) { return name }
    guard folded.count >= distinctiveLength else { return nil }
    return names.first { name in
      let other = Self.folded(name)
      return other.count >= distinctiveLength && Spelling.differsInOneLetter(folded, other)
    }
  }

  /// A key without case and without what separates words in it.
  private static func folded(_ key: String) -> [UInt8] { key.utf8.compactMap(folded) }

  @inline(__always)
  private static func folded(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: " "),
      UInt8(ascii: "["), UInt8(ascii: "]"):
      nil
    default: byte.asciiLowercased
    }
  }

  /// The number of letters of a folded key and a bit for each, several letters for each bit.
  ///
  /// It excludes most pairs of keys without a comparison.
  struct Sketch: Sendable, BitwiseCopyable {
    private var count = 0
    private var letters: UInt64 = 0

    init() {}

    init(of key: String) {
      for byte in key.utf8 { add(byte) }
    }

    @inline(__always)
    mutating func add(_ byte: UInt8) {
      guard let byte = KeySpelling.folded(byte) else { return }
      count &+= 1
      letters |= 1 << UInt64(byte & 63)
    }

    /// A Boolean value that indicates whether two keys may differ in one letter at most; `false` is
    /// certain.
    func mayDifferInOneLetter(from other: Sketch) -> Bool {
      abs(count - other.count) <= 1 && (letters & ~other.letters).nonzeroBitCount <= 1
        && (other.letters & ~letters).nonzeroBitCount <= 1
    }
  }
}
