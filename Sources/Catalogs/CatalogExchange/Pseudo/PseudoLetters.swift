internal import CICU

/// The accented letters of pseudo-translations.
///
/// None of these letters is in Windows-1252. Therefore, a pseudo-translation never looks like
/// mojibake, which results from decoding UTF-8 as Windows-1252, such as `Å’`.
enum PseudoLetters {
  /// Returns the accented letter for a Latin letter, or any other character unchanged.
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
