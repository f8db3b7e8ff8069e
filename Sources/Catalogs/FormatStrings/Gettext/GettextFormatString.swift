import TextPrimitives

/// The arguments of a string, as `msgfmt --check` compares them between source and translation.
///
/// This comparison is stricter than the placeholder rules of this linter:
/// - `%s` and `%ls` are different kinds of strings.
/// - `%zu` and `%lu` are different kinds of numbers.
/// - A format string that uses its second argument but not its first is invalid.
package struct GettextFormatString: Hashable {
  /// The kinds of the positional arguments, in order.
  package var numbered: [Kind] = []
  /// The kinds of the named arguments.
  package var named: [String: Kind] = [:]

  /// The kind of an argument, which must be the same in the source and the translation.
  ///
  /// The kinds are those in gettext's source code.
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
    /// An integer whose size a length modifier (`ll`) or a macro (`PRI64`) specifies.
    case integer(size: String, isUnsigned: Bool)
    /// A pointer to an integer of the given size.
    case count(size: String)
  }

  /// The reason why gettext rejects a translation.
  package enum Refusal: Hashable {
    /// The translation is an invalid format string, although the source string is valid.
    case invalid
    case missing(String)
    case extra(String)
    case kind(String)
    /// One string refers to values by name, and the other by position.
    case mixed
  }

  /// Returns `true` if this type compares the arguments in a syntax exactly as gettext does.
  package static func isExact(_ syntax: PlaceholderSyntax?) -> Bool {
    switch syntax {
    case .printf, .objectiveC, .python, .pythonBraces: true
    default: false
    }
  }

  /// Parses a string; `nil` if it is not a valid format string in the syntax.
  ///
  /// The flag `I` for locale-specific digits is valid only in translations.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of bytes.
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

  /// Returns the reason why gettext rejects a translation of this string, or `nil` if it is valid.
  ///
  /// - Parameters:
  ///   - target: The translation.
  ///   - syntax: The syntax of both strings.
  ///   - isStrict: `true` if all arguments are required; `false` for a plural form that only few
  ///     numbers select, because such a form may omit the count.
  package func refusal(
    of target: GettextFormatString?, _ syntax: PlaceholderSyntax, isStrict: Bool
  ) -> Refusal? {
    guard let target else { return .invalid }
    if !named.isEmpty && !target.numbered.isEmpty || !numbered.isEmpty && !target.named.isEmpty {
      return .mixed
    }
    // In `str.format`, gettext accepts any names in a plural form that only few numbers select.
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
    // Python throws an exception if a value in the tuple is not used.
    if numbered.count > target.numbered.count, isStrict || syntax == .python {
      return .missing("\(target.numbered.count + 1)")
    }
    let place = zip(numbered, target.numbered).enumerated().first { $1.0 != $1.1 }?.offset
    return place.map { .kind("\($0 + 1)") }
  }
}

extension GettextFormatString {
  /// Returns `true` if two strings certainly contain the same percent directives in the same order.
  ///
  /// Such strings need no further comparison. The result is `false` if a directive contains the
  /// letter `I`, which may be a flag. For `str.format`, whose placeholders are in braces, it is
  /// always `false`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes. No memory is allocated.
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
      // Compares the directives byte by byte, up to the conversion letter that ends both.
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
        // `I` may be a flag of a translation, so the strings must be parsed.
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
