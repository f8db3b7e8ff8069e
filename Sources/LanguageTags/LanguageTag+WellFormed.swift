extension LanguageTag {
  /// Whether bytes are a language tag, without making one.
  ///
  /// Answers exactly as ``init(parsing:)-(Span<UInt8>)`` does, so it is false for repeated
  /// variants, repeated singletons and tags that are too long. Routers ask this of every link with
  /// a language in it, so the usual forms, `de`, `gsw`, `pt-BR`, `zh-Hans` and `zh-Hans-CN`, take a
  /// few nanoseconds.
  ///
  /// - Parameter bytes: The bytes of what may be a tag.
  /// - Complexity: O(*n*) in the number of bytes, O(*n* · *v*) with *v* variants; no allocation.
  public static func isWellFormed(_ bytes: Span<UInt8>) -> Bool {
    if hasUsualForm(bytes) { return true }
    do throws(LanguageTagError) {
      _ = try LanguageTagScanner.scan(bytes)
      return true
    } catch {
      return GrandfatheredTag.irregular(bytes) != nil
    }
  }

  /// Where the parts of a tag lie, without making one; `nil` for a grandfathered tag, which has no
  /// parts, and for what is no tag.
  ///
  /// - Parameter bytes: The bytes of what may be a tag.
  /// - Complexity: O(*n*) in the number of bytes, O(*n* · *v*) with *v* variants; no allocation.
  package static func layout(of bytes: Span<UInt8>) -> LanguageTagLayout? {
    do throws(LanguageTagError) {
      let layout = try LanguageTagScanner.scan(bytes)
      let isGrandfathered = layout.mayBeGrandfathered && GrandfatheredTag.regular(bytes) != nil
      return isGrandfathered ? nil : layout
    } catch {
      return nil
    }
  }

  /// Whether bytes have one of the forms most tags have; false says nothing.
  ///
  /// No grandfathered tag has one of these forms, and nothing can repeat in them.
  private static func hasUsualForm(_ bytes: Span<UInt8>) -> Bool {
    switch bytes.count {
    case 2: areLetters(bytes, 0..<2)
    case 3: areLetters(bytes, 0..<3)
    case 5: areLetters(bytes, 0..<2) && bytes[2] == .hyphen && areLetters(bytes, 3..<5)
    case 7: areLetters(bytes, 0..<2) && bytes[2] == .hyphen && areLetters(bytes, 3..<7)
    case 10:
      areLetters(bytes, 0..<2) && bytes[2] == .hyphen && areLetters(bytes, 3..<7)
        && bytes[7] == .hyphen && areLetters(bytes, 8..<10)
    default: false
    }
  }

  private static func areLetters(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    for offset in range where !bytes[offset].isASCIILetter { return false }
    return true
  }
}
