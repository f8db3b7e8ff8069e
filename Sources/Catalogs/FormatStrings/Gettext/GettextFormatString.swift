import TextPrimitives

/// The arguments of a text as `msgfmt --check` sees them: what it compares between a source text
/// and a translation.
///
/// It knows what the other comparison leaves open on purpose: `%s` and `%ls` are two kinds of
/// strings, `%zu` and `%lu` two kinds of numbers, and a text that refers to its second argument and
/// not to its first one is no format.
package struct GettextFormatString: Hashable {
  /// What the arguments without names take, from the first one on.
  package var numbered: [Kind] = []
  /// What the arguments with names take.
  package var named: [String: Kind] = [:]

  /// What an argument takes, in the words of gettext's source code: two are the same or they are
  /// not.
  package enum Kind: Hashable {
    case any
    case character
    case wideCharacter
    case string
    case wideString
    case object
    case pointer
    case float
    case longDouble
    /// A number of a size, such as `ll` or `PRI64`.
    case integer(size: String, isUnsigned: Bool)
    /// An address of a number of a size.
    case count(size: String)
  }

  /// Why a translation is refused.
  package enum Refusal: Hashable {
    /// The translation is no format, though the source text is one.
    case invalid
    case missing(String)
    case extra(String)
    case kind(String)
    /// Values by their names on one side, by their order on the other.
    case mixed
  }

  /// Whether the arguments of a syntax are known here as exactly as gettext knows them.
  package static func isExact(_ syntax: PlaceholderSyntax?) -> Bool {
    switch syntax {
    case .printf, .objectiveC, .python, .pythonBraces: true
    default: false
    }
  }

  /// Reads a text; `nil` if it is no format of the syntax.
  ///
  /// A flag for the digits of a language is one in translations only.
  ///
  /// - Complexity: O(*n* log *n*) in the bytes.
  package init?(_ bytes: [UInt8], _ syntax: PlaceholderSyntax, isTranslation: Bool) {
    switch syntax {
    case .printf, .objectiveC:
      self.init(c: bytes, hasObjects: syntax == .objectiveC, isTranslation: isTranslation)
    case .python: self.init(python: bytes)
    case .pythonBraces: self.init(pythonBraces: bytes)
    default: return nil
    }
  }

  package init() {}

  /// Why a translation of this text is refused; `nil` if it is taken.
  ///
  /// - Parameters:
  ///   - target: The translation.
  ///   - syntax: The syntax of both.
  ///   - isStrict: Whether all arguments have to be there; not in a plural form for few numbers.
  package func refusal(
    of target: GettextFormatString?, _ syntax: PlaceholderSyntax, isStrict: Bool
  ) -> Refusal? {
    guard let target else { return .invalid }
    if !named.isEmpty && !target.numbered.isEmpty || !numbered.isEmpty && !target.named.isEmpty {
      return .mixed
    }
    // In a form for few numbers gettext looks at no names of `str.format`.
    if syntax == .pythonBraces, !isStrict { return nil }
    let extra = target.named.keys.filter { named[$0] == nil }.min()
    if let extra { return .extra(extra) }
    for (name, kind) in named.sorted(by: { $0.key < $1.key }) {
      if let other = target.named[name] {
        if kind != other { return .kind(name) }
      } else if isStrict {
        return .missing(name)
      }
    }
    if numbered.count < target.numbered.count { return .extra("\(numbered.count + 1)") }
    // Python wants every value to be taken.
    if numbered.count > target.numbered.count, isStrict || syntax == .python {
      return .missing("\(target.numbered.count + 1)")
    }
    let place = zip(numbered, target.numbered).enumerated().first { $1.0 != $1.1 }?.offset
    return place.map { .kind("\($0 + 1)") }
  }
}

extension GettextFormatString {
  /// Whether two texts have the same directives with percent signs in the same order, byte by byte,
  /// so that neither needs to be read any further; of values in braces nothing is said.
  ///
  /// - Complexity: O(*n*) in the bytes; nothing is allocated.
  package static func haveSameDirectives(
    _ left: Span<UInt8>, as right: Span<UInt8>, syntax: PlaceholderSyntax
  ) -> Bool {
    if syntax == .pythonBraces { return false }
    var (first, second) = (0, 0)
    while true {
      first = left.firstOffset(of: UInt8(ascii: "%"), from: first)
      second = right.firstOffset(of: UInt8(ascii: "%"), from: second)
      if first == left.count || second == right.count {
        return first == left.count && second == right.count
      }
      // To the first letter that ends a directive, or further where it is none.
      var isOpen = true
      var isInside = false
      var length = 1
      while isOpen {
        guard first &+ length < left.count, second &+ length < right.count,
          left[first &+ length] == right[second &+ length]
        else { return false }
        let byte = left[first &+ length]
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "<"): isInside = true
        case UInt8(ascii: ")"): isInside = false
        case UInt8(ascii: ">"): isOpen = !isInside
        // In a translation it is a flag.
        case UInt8(ascii: "I"): if !isInside { return false }
        case UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "L"), UInt8(ascii: "q"),
          UInt8(ascii: "j"), UInt8(ascii: "z"), UInt8(ascii: "Z"), UInt8(ascii: "t"):
          break
        case 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "%"), UInt8(ascii: "@"): isOpen = isInside
        default: break
        }
        length &+= 1
      }
      first &+= length
      second &+= length
    }
  }
}
