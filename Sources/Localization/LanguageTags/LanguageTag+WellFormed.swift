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
    isWellFormed(bytes, from: 0, to: bytes.count)
  }

  /// The same of the bytes between two offsets.
  package static func isWellFormed(
    _ bytes: Span<UInt8>, from start: Int, to end: Int
  ) -> Bool {
    hasUsualForm(bytes, from: start, to: end) || followsGrammar(bytes.extracting(start..<end))
  }

  @inline(never)
  private static func followsGrammar(_ bytes: Span<UInt8>) -> Bool {
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
}
