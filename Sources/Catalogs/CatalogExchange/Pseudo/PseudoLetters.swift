internal import CICU

/// The letters of pseudo-translations, each with an accent in place of a plain one.
///
/// None is in Windows-1252. What is left of UTF-8 that was read in that encoding, such as `Å’`, therefore never comes
/// of a letter and a sign beside it.
enum PseudoLetters {
  /// The letter for a plain one, or for one that has an accent already; any other character is itself.
  static func accented(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if let letter = letters[scalar] { return letter }
    guard (0xC0...0x17F).contains(scalar.value),
      let plain = Unicode.Scalar(waymark_canonical_base(scalar.value))
    else { return scalar }
    return letters[plain] ?? scalar
  }

  private static let letters: [Unicode.Scalar: Unicode.Scalar] = {
    let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars
    let accented = "ăƀčđēḟĝĥīĵķļṁňōƥɋŕŝţūṽŵẋŷźĂƁČĐĒḞĜĤĪĴĶĻṀŇŌƤɊŔŜŢŪṼŴẊŶŹ".unicodeScalars
    return Dictionary(zip(plain, accented), uniquingKeysWith: { first, _ in first })
  }()
}
