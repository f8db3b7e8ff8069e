/// A language tag of BCP 47 in its conventional casing: `de`, `zh-Hans-CN`, `es-419`.
///
/// ```swift
/// let tag = try LanguageTag(parsing: "ZH-hans-cn")
/// tag.description  // "zh-Hans-CN"
/// tag.language     // "zh"
/// tag.script       // "Hans"
/// tag.region       // "CN"
/// ```
///
/// A tag is its text: two tags are equal when their texts in conventional casing are. Nothing else
/// is changed: `iw` stays `iw`, and extensions keep their order, because a canonical form needs the
/// relations of the subtag registry, which this library does not carry. A subtag only has to have
/// the right form: `qq-Zork` is a tag here. ``hasRegisteredLanguage`` is `false` for it.
///
/// Accepted is what [RFC 5646 §2.1](https://www.rfc-editor.org/rfc/rfc5646#section-2.1) calls
/// well-formed, with its reserved forms (a language of 4 letters, a second and third extended
/// language) and its grandfathered tags. Refused beyond that grammar are repeated variants
/// ([§2.2.5](https://www.rfc-editor.org/rfc/rfc5646#section-2.2.5)), repeated singletons
/// ([§2.2.6](https://www.rfc-editor.org/rfc/rfc5646#section-2.2.6)) and tags of more than
/// ``maximumLength`` bytes.
public struct LanguageTag: Sendable {
  /// The greatest number of bytes in a tag.
  ///
  /// The grammar has no limit
  /// ([RFC 5646 §4.4](https://www.rfc-editor.org/rfc/rfc5646#section-4.4)); this one lets an offset
  /// fit into a byte, and bounds the work on a hostile text.
  public static var maximumLength: Int { 255 }

  /// The tag in its conventional casing, always ASCII.
  let text: LanguageTagText
  /// Where the parts lie in ``text``; a function of the text, so it takes no part in identity.
  let layout: LanguageTagLayout

  /// Parses a language tag.
  ///
  /// Letters may come in any case. Nothing is trimmed, and an underscore does not stand for a
  /// hyphen: `de_DE` is a locale identifier, not a language tag.
  ///
  /// - Parameter text: The tag, at most ``maximumLength`` bytes.
  /// - Throws: ``LanguageTagError`` for the first subtag, from the left, that does not fit.
  /// - Complexity: O(*n*) in the UTF-8 length, O(*n* · *v*) with *v* variants; a tag of at most 15
  ///   bytes allocates nothing.
  public init(parsing text: String) throws(LanguageTagError) {
    // The standard library's function rethrows untyped, hence the detour through a result.
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
  /// Works as ``init(parsing:)-(String)`` does; the ranges of errors count from the start of the
  /// span. Bytes that are not ASCII are refused, so the span need not be UTF-8.
  ///
  /// - Parameter bytes: The bytes of the tag, at most ``maximumLength``.
  /// - Throws: ``LanguageTagError`` for the first subtag, from the left, that does not fit.
  /// - Complexity: O(*n*) in the number of bytes, O(*n* · *v*) with *v* variants; a tag of at most
  ///   15 bytes allocates nothing.
  public init(parsing bytes: Span<UInt8>) throws(LanguageTagError) {
    if let usual = LanguageTag.usual(bytes, from: 0, to: bytes.count) {
      self = usual
      return
    }
    try self.init(unusual: bytes)
  }

  /// Parses a language tag by the grammar.
  @inline(never)
  private init(unusual bytes: Span<UInt8>) throws(LanguageTagError) {
    let layout: LanguageTagLayout
    do {
      layout = try LanguageTagScanner.scan(bytes)
    } catch {
      // Irregular grandfathered tags do not follow the grammar, so they are looked for only here.
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
