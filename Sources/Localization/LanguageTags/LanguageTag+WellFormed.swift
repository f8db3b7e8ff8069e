extension LanguageTag {
  /// Returns a Boolean value that indicates whether bytes are a well-formed language tag.
  ///
  /// The result is `true` if and only if ``init(parsing:)-(Span<UInt8>)`` succeeds. It is `false`
  /// for tags that repeat a variant or a singleton, and for tags that are too long. Routers call
  /// this method for every link that contains a language. It therefore takes only a few nanoseconds
  /// for the common forms `de`, `gsw`, `pt-BR`, `zh-Hans` and `zh-Hans-CN`.
  ///
  /// - Parameter bytes: The bytes to check.
  /// - Complexity: O(*n*) for *n* bytes, or O(*n* · *v*) with *v* variants; no allocation.
  public static func isWellFormed(_ bytes: Span<UInt8>) -> Bool {
    isWellFormed(bytes, from: 0, to: bytes.count)
  }

  /// Returns `true` if the bytes between two offsets are a well-formed tag.
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

  /// Returns the layout of a tag, without creating the tag.
  ///
  /// - Parameter bytes: The bytes to check.
  /// - Returns: `nil` for a grandfathered tag, which has no parts, and for bytes that are not a
  ///   tag.
  /// - Complexity: O(*n*) for *n* bytes, or O(*n* · *v*) with *v* variants; no allocation.
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
