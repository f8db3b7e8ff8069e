/// The preferred languages of a user, the most preferred first, each with its source.
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
  /// The preferences, the most preferred first.
  public var preferences: [Preference]

  /// Creates a chain of preferences.
  public init(_ preferences: [Preference]) {
    self.preferences = preferences
  }

  /// Creates the chain of an explicit choice, which replaces the preferences of the system.
  public init(explicit text: String) {
    self.init([Preference(text, source: .argument)])
  }

  /// Creates the chain of a comma-separated list; surrounding spaces and empty items are dropped.
  ///
  /// Lists that people paste are also recognized, and have their own source. They are
  /// `AppleLanguages` with parentheses or quotation marks, as in `defaults read` or JSON, and
  /// Android's or Java's list in brackets, `[fr_FR, en_US]`.
  ///
  /// - Complexity: O(*n*) in the UTF-8 length.
  public init(list text: String, source: PreferenceSource = .argument) {
    let list = PastedList(text)
    self.init(list.items.map { Preference($0, source: list.source ?? source) })
  }

  /// Creates the chain of Apple's array: `AppleLanguages` or `Locale.preferredLanguages`.
  public init(appleLanguages: [String]) {
    self.init(appleLanguages.map { Preference($0, source: .appleLanguages) })
  }

  /// Creates the chain of a comma-separated Android locale list.
  ///
  /// The list is `LocaleList.toLanguageTags()`, its description with square brackets, or qualifiers
  /// of resource folders (`b+sr+Latn`, `zh-rTW`).
  ///
  /// - Complexity: O(*n*) in the UTF-8 length.
  public init(androidLocales text: String) {
    let items = ListItems.items(of: text.filter { $0 != "[" && $0 != "]" })
    self.init(items.map { Preference($0, source: .androidLocales) })
  }
}

/// The items of a comma-separated list.
enum ListItems {
  static func items(of text: String) -> [String] {
    // Split bytes, because a `Character` can consist of a comma and a combining mark.
    let bytes = ContiguousArray(text.utf8)
    var items: [String] = []
    var start = 0
    while let range = next(bytes.span, from: &start) {
      items.append(String(decoding: bytes[range], as: UTF8.self))
    }
    return items
  }

  /// Returns the next nonempty item from an offset, and moves the offset past it.
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
