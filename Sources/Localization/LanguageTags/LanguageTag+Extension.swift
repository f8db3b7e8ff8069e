extension LanguageTag {
  /// An extension of a tag, such as `u` with `nu` and `latn` in `ar-u-nu-latn`.
  ///
  /// The RFC that registered the singleton defines the meaning of the subtags; for `u`, this is
  /// [RFC 6067](https://www.rfc-editor.org/rfc/rfc6067). This type follows [RFC 5646
  /// §2.2.6](https://www.rfc-editor.org/rfc/rfc5646#section-2.2.6).
  public struct Extension: Hashable, Sendable {
    /// The letter or digit that starts the extension, in lower case; never `x`.
    public let singleton: Character
    /// The subtags after the singleton, in lower case; never empty.
    public let subtags: [String]
  }

  /// The extensions in the order of the tag; each singleton occurs once.
  ///
  /// They are not sorted by singleton, although a canonical tag would sort them.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the extensions; allocates only if the tag has
  ///   extensions.
  public var extensions: [Extension] {
    var extensions: [Extension] = []
    var singleton: Character?
    var rest: [String] = []
    for subtag in subtags(layout.extensions) {
      // Inside an extension, every subtag has at least 2 letters or digits.
      if subtag.utf8.count > 1 {
        rest.append(subtag)
        continue
      }
      if let singleton { extensions.append(Extension(singleton: singleton, subtags: rest)) }
      singleton = subtag.first
      rest = []
    }
    if let singleton { extensions.append(Extension(singleton: singleton, subtags: rest)) }
    return extensions
  }
}
