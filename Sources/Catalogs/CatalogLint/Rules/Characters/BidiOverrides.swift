/// The directional overrides in a string, and their effects on the characters that they cover.
///
/// An override covers the characters for which it is the innermost open control. See [UAX #9,
/// 2.2](https://www.unicode.org/reports/tr9/#Explicit_Directional_Overrides).
struct BidiOverrides {
  /// The effect of an override, from harmless to most harmful.
  enum Effect: Int, Comparable {
    /// The override covers nothing.
    case nothing
    /// The covered characters are displayed in the same order without the override.
    case same
    /// The override covers a value of unknown direction that is inserted at the end of the string.
    case lastValue
    /// The override covers an inserted value, and other characters follow the value.
    case value
    /// The override covers characters of the opposite direction, which it reverses.
    case reversed

    static func < (left: Effect, right: Effect) -> Bool { left.rawValue < right.rawValue }
  }

  struct Override {
    let scalar: Unicode.Scalar
    /// The offsets of the override in the UTF-8 of the string.
    let part: Range<Int>
    let range: Range<String.Index>
    fileprivate(set) var effect = Effect.nothing
    /// `true` if U+202C, pop directional formatting, ends the override.
    fileprivate(set) var isClosed = false

    fileprivate var isToRight: Bool { scalar == "\u{202D}" }
  }

  /// The overrides, in the order of the string.
  private(set) var all: [Override] = []
  /// The open controls: the index of an override in ``all``, and `true` for an isolate.
  private var open: [(override: Int?, isIsolate: Bool)] = []
  private var openIsolates = 0
  /// `true` if the direction of the last covered character is opposite to that of its override.
  private var hasReversed = false
  /// The index of the override that covers the last value, until another character follows the
  /// value.
  private var ofLastValue: Int?

  /// The first of the most harmful overrides; `nil` if there is no override.
  var worst: Override? {
    all.reduce(nil as Override?) { worst, next in
      worst.map { next.effect > $0.effect ? next : $0 } ?? next
    }
  }

  /// Finds the overrides in a string.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the string.
  init(_ string: String) {
    let scalars = string.unicodeScalars
    var offset = 0
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      let end = offset + UTF8.width(scalar)
      switch scalar.value {
      case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029:
        open.removeAll()
        openIsolates = 0
      case 0x202D, 0x202E:
        open.append((all.count, false))
        all.append(Override(scalar: scalar, part: offset..<end, range: index..<next))
      case 0x202A, 0x202B: open.append((nil, false))
      case 0x2066...0x2068:
        open.append((nil, true))
        openIsolates += 1
      case 0x202C:
        if open.last?.isIsolate == false, let place = open.removeLast().override {
          all[place].isClosed = true
        }
      case 0x2069:
        // Without an open isolate, a control that ends isolates has no effect, even if embeddings
        // are open.
        if openIsolates > 0 {
          while open.removeLast().isIsolate == false {}
          openIsolates -= 1
        }
      case UInt32(UInt8(ascii: "%")):
        if let found = Self.conversion(after: next, in: scalars) {
          cover(found.isNumber ? .numberValue : .value)
          offset = end + scalars[next..<found.end].reduce(0) { $0 + UTF8.width($1) }
          index = found.end
          continue
        }
      case UInt32(UInt8(ascii: "{")), UInt32(UInt8(ascii: "$")): cover(.value)
      default:
        let character = Character(scalar)
        if character.isNumber {
          cover(.number)
        } else if BidiControls.isRightToLeft(scalar) {
          cover(.toLeft)
        } else if character.isLetter {
          cover(.toRight)
        }
      }
      offset = end
      index = next
    }
  }

  private enum Content {
    case toLeft
    case toRight
    case number
    /// A value that is printed as a number.
    case numberValue
    case value
  }

  /// Records content that the innermost control covers.
  private mutating func cover(_ content: Content) {
    if let place = ofLastValue, all[place].effect == .lastValue { all[place].effect = .value }
    ofLastValue = nil
    guard let place = open.last?.override else {
      hasReversed = false
      return
    }
    let effect: Effect =
      switch content {
      case .value: .lastValue
      case .toLeft: all[place].isToRight ? reversal : .same
      case .toRight, .number: all[place].isToRight ? .same : reversal
      case .numberValue: all[place].isToRight ? .same : .reversed
      }
    hasReversed = effect == .reversed || effect == .same && isOpposite(content, to: all[place])
    all[place].effect = max(all[place].effect, effect)
    if content == .value { ofLastValue = place }
  }

  /// The effect on a character of the opposite direction; a single character is not reversed.
  private var reversal: Effect { hasReversed ? .reversed : .same }

  private func isOpposite(_ content: Content, to override: Override) -> Bool {
    (content == .toLeft) == override.isToRight
  }

  /// Returns the end of a placeholder, and `true` if it prints a number.
  ///
  /// Returns `nil` if the percent sign does not begin a placeholder.
  private static func conversion(
    after start: String.Index, in scalars: String.UnicodeScalarView
  ) -> (end: String.Index, isNumber: Bool)? {
    let rest = scalars[start...]
    guard
      let place = rest.firstIndex(where: {
        !"0123456789$.,+-#' hlqLzjt".unicodeScalars.contains($0)
      })
    else { return nil }
    let conversion = scalars[place]
    let end = scalars.index(after: place)
    if "aAdeEfFgGioOuxX".unicodeScalars.contains(conversion) { return (end, true) }
    return "@sScC".unicodeScalars.contains(conversion) ? (end, false) : nil
  }
}
