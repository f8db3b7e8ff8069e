/// The embeddings, overrides and isolates in a string, as the bidirectional algorithm pairs them.
///
/// Controls are paired within a paragraph. See [UAX
/// #9](https://www.unicode.org/reports/tr9/#Explicit_Levels_and_Directions).
struct BidiControls {
  /// A control without a partner.
  struct Unpaired {
    let scalar: Unicode.Scalar
    /// The offsets of the control in the UTF-8 of the string.
    let part: Range<Int>
    /// The range of the control in the string.
    let range: Range<String.Index>
  }

  private struct Open {
    let scalar: Unicode.Scalar
    let part: Range<Int>
    let range: Range<String.Index>

    var isIsolate: Bool { scalar.value >= 0x2066 }
  }

  /// The unpaired control in the first paragraph that contains one.
  ///
  /// A closing control without an opening one takes precedence over a control that is not closed.
  private(set) var firstUnpaired: Unpaired?
  private var open: [Open] = []

  init(_ string: String) {
    let scalars = string.unicodeScalars
    var offset = 0
    var index = scalars.startIndex
    while index < scalars.endIndex, firstUnpaired == nil {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      let control = Open(
        scalar: scalar, part: offset..<offset + UTF8.width(scalar), range: index..<next)
      switch scalar.value {
      case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: endParagraph()
      case 0x202A, 0x202B, 0x202D, 0x202E, 0x2066...0x2068: begin(control)
      case 0x202C: endEmbedding(control)
      case 0x2069: endIsolate(control)
      default: break
      }
      offset = control.part.upperBound
      index = next
    }
    if firstUnpaired == nil { endParagraph() }
  }

  /// Returns `true` for a character in a block of a script that is written from right to left.
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }

  private mutating func begin(_ control: Open) {
    // The algorithm ignores controls that are nested more than 125 levels deep, so this one has no
    // effect.
    if open.count == Self.maximumDepth { return fail(control) }
    open.append(control)
  }

  private static let maximumDepth = 125

  private mutating func endEmbedding(_ control: Open) {
    if let last = open.last, !last.isIsolate {
      open.removeLast()
    } else {
      fail(control)
    }
  }

  private mutating func endIsolate(_ control: Open) {
    guard let last = open.last else { return fail(control) }
    // U+2069 also closes the embeddings inside its isolate; the innermost of them is reported.
    if last.isIsolate {
      open.removeLast()
    } else {
      fail(open.contains { $0.isIsolate } ? last : control)
    }
  }

  private mutating func endParagraph() {
    if let last = open.last { fail(last) }
  }

  private mutating func fail(_ control: Open) {
    firstUnpaired = Unpaired(scalar: control.scalar, part: control.part, range: control.range)
  }
}
