import TextPrimitives

/// A table that assigns an index to each language name.
///
/// Most keys list their languages in the same order as the key before them. For this reason, a
/// lookup first compares the language that followed the previous result.
struct LanguageInterner {
  private(set) var languages: [CatalogLanguage] = []
  private var places: [String: Int] = [:]
  private var guess = 0

  /// Returns the index of a name, and adds the name if it is new.
  mutating func place(of name: CatalogText, in bytes: [UInt8]) -> Int {
    let bytes = bytes.span
    if guess < languages.count, name.isVerbatim,
      bytes.isEqual(name.range, languages[guess].name.utf8)
    {
      return next(guess)
    }
    var decoded: [UInt8] = []
    name.forEachPiece(in: bytes) { piece in
      if let scalar = piece.scalar {
        decoded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      } else {
        for offset in piece.source { decoded.append(bytes[offset]) }
      }
    }
    return place(of: String(decoding: decoded, as: UTF8.self))
  }

  /// Returns the index of a name, and adds the name if it is new.
  mutating func place(of name: String) -> Int {
    if let place = places[name] { return next(place) }
    places[name] = languages.count
    languages.append(CatalogLanguage(name: name))
    return next(languages.count - 1)
  }

  private mutating func next(_ place: Int) -> Int {
    guess = place + 1 == languages.count ? 0 : place + 1
    return place
  }
}
