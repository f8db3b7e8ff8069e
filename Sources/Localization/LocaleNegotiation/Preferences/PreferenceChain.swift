/// The preferred languages of a user, most preferred first, each with its source.
///
/// Creating a chain never fails. A string that is not a language tag stays in the chain;
/// negotiation skips it and reports the reason.
///
/// ```swift
/// PreferenceChain(list: "zh-TW, fr").preferences.map(\.text)                  // ["zh-TW", "fr"]
/// PreferenceChain(acceptLanguage: "de;q=0.5, fr").preferences.map(\.text)     // ["fr", "de"]
/// PreferenceChain(environment: ["LANG": "de_DE.UTF-8"]).preferences.map(\.text) // ["de_DE.UTF-8"]
/// ```
public struct PreferenceChain: Hashable, Sendable {
  /// The preferences, most preferred first.
  public var preferences: [Preference]

  /// Creates a chain of preferences.
  public init(_ preferences: [Preference]) {
    self.preferences = preferences
  }

  /// Creates a chain from an explicit choice, which replaces the preferences of the system.
  public init(explicit text: String) {
    self.init([Preference(text, source: .argument)])
  }

  /// Creates a chain from a comma-separated list; surrounding spaces and empty items are dropped.
  ///
  /// Lists that are pasted from other programs are also recognized. Their preferences have the
  /// source ``PreferenceSource/appleLanguages`` or ``PreferenceSource/androidLocales``, regardless
  /// of `source`:
  ///
  /// - The array `AppleLanguages`, in parentheses as `defaults read` prints it, or as JSON.
  /// - A list of Android or Java locales in brackets, such as `[fr_FR, en_US]`.
  ///
  /// - Complexity: O(*n*), where *n* is the UTF-8 length.
  public init(list text: String, source: PreferenceSource = .argument) {
    let list = PastedList(text)
    self.init(list.items.map { Preference($0, source: list.source ?? source) })
  }

  /// Creates a chain from Apple's array `AppleLanguages` or `Locale.preferredLanguages`.
  public init(appleLanguages: [String]) {
    self.init(appleLanguages.map { Preference($0, source: .appleLanguages) })
  }

  /// Creates a chain from a comma-separated list of Android locales.
  ///
  /// The list is the result of `LocaleList.toLanguageTags()`, the description of a `LocaleList` in
  /// square brackets, or a list of resource folder qualifiers (`b+sr+Latn`, `zh-rTW`).
  ///
  /// - Complexity: O(*n*), where *n* is the UTF-8 length.
  public init(androidLocales text: String) {
    let items = ListItems.items(of: text.filter { $0 != "[" && $0 != "]" })
    self.init(items.map { Preference($0, source: .androidLocales) })
  }

  /// Returns the chain with the language of a link before all other preferences.
  ///
  /// ```swift
  /// let chain = PreferenceChain(appleLanguages: Locale.preferredLanguages)
  ///   .preferring(linkLanguage: match["locale"]?.text)
  /// ```
  ///
  /// - Parameter language: A language tag; `nil` for a link without a language, which leaves the
  ///   chain unchanged.
  public func preferring(linkLanguage language: String?) -> PreferenceChain {
    guard let language else { return self }
    return PreferenceChain([Preference(language, source: .link)] + preferences)
  }
}

/// The items of a comma-separated list.
enum ListItems {
  static func items(of text: String) -> [String] {
    // Split the bytes, because a `Character` can consist of a comma and a combining mark.
    let bytes = ContiguousArray(text.utf8)
    var items: [String] = []
    var start = 0
    while let range = next(bytes.span, from: &start) {
      items.append(String(decoding: bytes[range], as: UTF8.self))
    }
    return items
  }

  /// Returns the range of the next nonempty item at or after an offset, and moves the offset past
  /// it; `nil` if there is none.
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
