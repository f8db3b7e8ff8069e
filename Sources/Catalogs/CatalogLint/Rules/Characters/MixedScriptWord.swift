import TextPrimitives

/// A word that contains Latin letters and letters of one other script.
struct MixedScriptWord {
  /// A letter that looks like a letter in the word's main script.
  struct Letter {
    let scalar: Unicode.Scalar
    let counterpart: Unicode.Scalar
    /// The offsets of the letter in the UTF-8 of the string.
    let part: Range<Int>
  }

  /// The range of the word in the string.
  private(set) var range: Range<String.Index>
  private var offset: Int
  private var latin = 0
  private var others = 0
  private var other: LookAlikes.Script?
  private var last: LookAlikes.Script
  private var switches = 0
  private var beginsWithCapitals = 0
  private var hasThirdScript = false
  private var isBehindSmall = false
  /// `true` if an uppercase letter in one script follows a lowercase letter in the other script.
  ///
  /// This is typical of two words that are written as one.
  private var hasBorder = false

  init(at index: String.Index, _ offset: Int, _ script: LookAlikes.Script) {
    range = index..<index
    self.offset = offset
    last = script
  }

  /// Adds the letter that ends at an index.
  mutating func append(
    _ scalar: Unicode.Scalar, _ script: LookAlikes.Script, before end: String.Index
  ) {
    range = range.lowerBound..<end
    if script != last {
      switches += 1
      hasBorder = hasBorder || isBehindSmall && scalar.isUppercase
    }
    last = script
    isBehindSmall = scalar.isLowercase
    if script == .latin {
      latin += 1
      if others == 0, scalar.isUppercase { beginsWithCapitals += 1 }
    } else {
      others += 1
      hasThirdScript = hasThirdScript || other.map { $0 != script } ?? false
      other = script
    }
  }

  /// Returns the letters that are probably in the wrong script; empty if the mixture is
  /// intentional.
  ///
  /// - Parameter script: The script of the string's language.
  func letters(in string: String, language script: String?) -> [Letter] {
    guard latin > 0, let other, !hasThirdScript else { return [] }
    // In a word such as `PDFы`, a name in Latin script has an inflectional ending.
    let isEnding = switches == 1 && last != .latin
    if switches == 1, hasBorder { return [] }
    if isEnding, beginsWithCapitals == latin, latin > 1 { return [] }
    let isOwn = script == (other == .cyrillic ? "Cyrl" : "Grek")
    // Units, such as `μA`, may begin with a Greek letter.
    if other == .cyrillic || isOwn && latin + others > 2,
      latin < others || latin == others && isOwn,
      let letters = letters(in: string, from: .latin, to: other)
    {
      return letters
    }
    if isEnding, isOwn, latin > 1 { return [] }
    guard others < latin || others == latin && script == "Latn" else { return [] }
    return letters(in: string, from: other, to: .latin) ?? []
  }

  /// Returns the letters in a script with their look-alikes; `nil` if one of them has none.
  private func letters(
    in string: String, from source: LookAlikes.Script, to target: LookAlikes.Script
  ) -> [Letter]? {
    var letters: [Letter] = []
    var offset = offset
    for scalar in string.unicodeScalars[range] {
      let end = offset + UTF8.width(scalar)
      if LookAlikes.script(scalar) == source {
        guard let counterpart = LookAlikes.counterpart(of: scalar, in: target) else { return nil }
        letters.append(Letter(scalar: scalar, counterpart: counterpart, part: offset..<end))
      }
      offset = end
    }
    return letters
  }
}

extension MixedScriptWord {
  /// Calls a closure with each mixed-script word in a string.
  static func forEach(in string: String, _ body: (MixedScriptWord) -> Void) {
    let scalars = string.unicodeScalars
    var offset = 0
    var index = scalars.startIndex
    var word: MixedScriptWord?
    func finish() {
      if let word, word.switches > 0 { body(word) }
      word = nil
    }
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let start = index
      scalars.formIndex(after: &index)
      if scalar == "%" || scalar == "\\" {
        finish()
        offset += 1
        skipMark(scalar, scalars: scalars, index: &index, offset: &offset)
        continue
      }
      if let script = LookAlikes.script(scalar) {
        var current = word ?? MixedScriptWord(at: start, offset, script)
        current.append(scalar, script, before: index)
        word = current
      } else {
        finish()
      }
      offset += UTF8.width(scalar)
    }
    finish()
  }

  /// Skips the letters of a placeholder or an escape sequence, which do not belong to a word.
  private static func skipMark(
    _ mark: Unicode.Scalar, scalars: String.UnicodeScalarView, index: inout String.Index,
    offset: inout Int
  ) {
    func skip(_ isWanted: (UInt8) -> Bool) -> Bool {
      guard index < scalars.endIndex, let byte = UInt8(exactly: scalars[index].value),
        isWanted(byte)
      else { return false }
      offset += UTF8.width(scalars[index])
      scalars.formIndex(after: &index)
      return true
    }
    if mark == "%" {
      while skip({ "0123456789$.#+-'lhqLzjt".utf8.contains($0) }) {}
    }
    _ = skip { ($0 | 0x20) &- 0x61 < 26 }
  }
}
