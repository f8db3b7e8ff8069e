/// The languages that somebody wants, the most wanted first, each with its source.
///
/// Making a chain never fails: a text that is no language tag stays in it, and negotiation passes
/// it over and says why.
///
/// ```swift
/// PreferenceChain(list: "zh-TW, fr").preferences.map(\.text)                  // ["zh-TW", "fr"]
/// PreferenceChain(acceptLanguage: "de;q=0.5, fr").preferences.map(\.text)     // ["fr", "de"]
/// PreferenceChain(environment: ["LANG": "de_DE.UTF-8"]).preferences.map(\.text)  // ["de_DE.UTF-8"]
/// ```
public struct PreferenceChain: Hashable, Sendable {
  /// The preferences in their order.
  public var preferences: [Preference]

  /// Makes a chain of preferences.
  public init(_ preferences: [Preference]) {
    self.preferences = preferences
  }

  /// The chain of an explicit choice, which replaces what a system prefers.
  public init(explicit text: String) {
    self.init([Preference(text, source: .argument)])
  }

  /// Creates the chain of a list with commas; space around the items is dropped, and so are empty
  /// ones.
  ///
  /// Lists that people paste are recognized, too, and have their own source: `AppleLanguages` with
  /// parentheses or quotation marks, as `defaults read` or JSON have it, and Android's or Java's
  /// list in brackets, `[fr_FR, en_US]`.
  ///
  /// - Complexity: O(*n*) in the UTF-8 length.
  public init(list text: String, source: PreferenceSource = .argument) {
    let list = PastedList(text)
    self.init(list.items.map { Preference($0, source: list.source ?? source) })
  }

  /// The chain of Apple's array: the value of `AppleLanguages`, or `Locale.preferredLanguages`.
  public init(appleLanguages: [String]) {
    self.init(appleLanguages.map { Preference($0, source: .appleLanguages) })
  }

  /// The chain of an Android locale list: `LocaleList.toLanguageTags()`, its description with
  /// square brackets, or qualifiers of resource folders (`b+sr+Latn`, `zh-rTW`), with commas
  /// between.
  ///
  /// - Complexity: O(*n*) in the UTF-8 length.
  public init(androidLocales text: String) {
    let items = ListItems.items(of: text.filter { $0 != "[" && $0 != "]" })
    self.init(items.map { Preference($0, source: .androidLocales) })
  }
}

/// The items of a list with commas.
enum ListItems {
  static func items(of text: String) -> [String] {
    // Bytes, because a character may hold a comma and a combining mark behind it.
    let bytes = ContiguousArray(text.utf8)
    var items: [String] = []
    var start = 0
    while let range = next(bytes.span, from: &start) {
      items.append(String(decoding: bytes[range], as: UTF8.self))
    }
    return items
  }

  /// The next item that is not empty, from an offset on, which moves behind it.
  @inline(__always)
  static func next(_ bytes: Span<UInt8>, from offset: inout Int) -> Range<Int>? {
    while offset < bytes.count {
      var start = offset
      while offset < bytes.count, bytes[offset] != UInt8(ascii: ",") { offset += 1 }
      var end = offset
      offset += 1
      while start < end, isSpace(bytes[start]) { start += 1 }
      while start < end, isSpace(bytes[end - 1]) { end -= 1 }
      if start < end { return start..<end }
    }
    return nil
  }

  @inline(__always)
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte &- 0x09 < 5
  }
}
