/// A BCP 47 language tag in its conventional casing: `de`, `zh-Hans-CN`, `es-419`.
///
/// ```swift
/// let tag = try LanguageTag(parsing: "ZH-hans-cn")
/// tag.description  // "zh-Hans-CN"
/// tag.language     // "zh"
/// tag.script       // "Hans"
/// tag.region       // "CN"
/// ```
///
/// Two tags are equal if they are equal in conventional casing. Parsing changes only the casing:
/// `iw` stays `iw`, and extensions keep their order. A canonical form would require the relations
/// in the subtag registry, which this library does not contain. Subtags only have to be
/// syntactically valid: `qq-Zork` is accepted, although ``hasRegisteredLanguage`` is `false` for
/// it.
///
/// The parser accepts all tags that are well-formed according to [RFC 5646
/// §2.1](https://www.rfc-editor.org/rfc/rfc5646#section-2.1). This includes the reserved forms (a
/// language of 4 letters, a second and third extended language) and the grandfathered tags. In
/// addition to tags that do not match the grammar, the parser rejects:
///
/// - repeated variants ([§2.2.5](https://www.rfc-editor.org/rfc/rfc5646#section-2.2.5))
/// - repeated singletons ([§2.2.6](https://www.rfc-editor.org/rfc/rfc5646#section-2.2.6))
/// - tags that are longer than ``maximumLength`` bytes
public struct LanguageTag: Sendable {
  /// The maximum number of bytes in a tag.
  ///
  /// The grammar has no limit ([RFC 5646
  /// §4.4](https://www.rfc-editor.org/rfc/rfc5646#section-4.4)). With this limit, an offset fits in
  /// a byte, and the work for hostile input is bounded.
  public static var maximumLength: Int { 255 }

  /// The tag in its conventional casing, always ASCII.
  let text: LanguageTagText
  /// The layout of ``text``; it is derived from the text, so equality and hashing ignore it.
  let layout: LanguageTagLayout

  /// Parses a language tag.
  ///
  /// Letters can be in upper or lower case. White space is not trimmed, and an underscore is not a
  /// hyphen: `de_DE` is a locale identifier, not a language tag.
  ///
  /// - Parameter text: The tag, at most ``maximumLength`` bytes.
  /// - Throws: ``LanguageTagError`` for the first invalid subtag from the left.
  /// - Complexity: O(*n*), where *n* is the UTF-8 length, or O(*n* · *v*) with *v* variants; a tag
  ///   of at most 15 bytes requires no allocation.
  public init(parsing text: String) throws(LanguageTagError) {
    // The closure returns a result because the standard library method rethrows errors without
    // their type.
    let fast = unsafe text.utf8.withContiguousStorageIfAvailable { buffer in
      unsafe LanguageTag.result(of: buffer)
    }
    if let fast {
      self = try fast.get()
      return
    }
    // A string bridged from Objective-C may have no contiguous UTF-8 until it is copied.
    var copy = text
    self = try copy.withUTF8 { buffer in unsafe LanguageTag.result(of: buffer) }.get()
  }

  /// Parses a language tag that is part of a larger buffer, such as a link or a header field.
  ///
  /// This initializer works like ``init(parsing:)-(String)``; the ranges in errors are relative to
  /// the start of the span. Bytes that are not ASCII are rejected, so the span does not have to be
  /// valid UTF-8.
  ///
  /// - Parameter bytes: The bytes of the tag, at most ``maximumLength``.
  /// - Throws: ``LanguageTagError`` for the first invalid subtag from the left.
  /// - Complexity: O(*n*) for *n* bytes, or O(*n* · *v*) with *v* variants; a tag of at most 15
  ///   bytes requires no allocation.
  public init(parsing bytes: Span<UInt8>) throws(LanguageTagError) {
    if let usual = LanguageTag.usual(bytes, from: 0, to: bytes.count) {
      self = usual
      return
    }
    try self.init(unusual: bytes)
  }

  /// Parses a language tag, using the complete grammar.
  @inline(never)
  private init(unusual bytes: Span<UInt8>) throws(LanguageTagError) {
    let layout: LanguageTagLayout
    do {
      layout = try LanguageTagScanner.scan(bytes)
    } catch {
      // Irregular grandfathered tags do not match the grammar, so they are looked up only here.
      guard let registered = GrandfatheredTag.irregular(bytes) else { throw error }
      self.init(registered)
      return
    }
    if layout.mayBeGrandfathered, let registered = GrandfatheredTag.regular(bytes) {
      self.init(registered)
      return
    }
    self.init(
      text: LanguageTag.conventionalCasing(of: bytes, layout: layout), layout: layout)
  }

  private init(_ tag: GrandfatheredTag) {
    let bytes = Array(tag.text.utf8)
    self.init(
      text: LanguageTagText(count: bytes.count) { bytes[$0] },
      layout: LanguageTagLayout(grandfathered: tag))
  }

  @inline(__always)
  init(text: LanguageTagText, layout: LanguageTagLayout) {
    self.text = text
    self.layout = layout
  }

  private static func result(
    of buffer: UnsafeBufferPointer<UInt8>
  ) -> Result<LanguageTag, LanguageTagError> {
    do throws(LanguageTagError) {
      return .success(try LanguageTag(parsing: unsafe Span(_unsafeElements: buffer)))
    } catch {
      return .failure(error)
    }
  }
}
