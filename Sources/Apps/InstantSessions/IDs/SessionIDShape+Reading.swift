import Diagnostics
public import JoinLinks

extension SessionIDShape {
  /// The maximum length of a typed string, in bytes.
  public static let maximumTypedLength = 256

  /// Returns the id that a person typed or pasted.
  ///
  /// - Case is ignored.
  /// - O, D and Q are read as 0, I and L as 1, Z as 2 and S as 5. G is read as 6, B as 8, U and Y
  ///   as V. No generated id contains the replaced letters.
  /// - Full-width letters and the decimal digits of any script are read as their ASCII equivalents.
  /// - White space, invisible characters, hyphens and dashes are ignored at any position.
  ///
  /// After these conversions, the string must have the shape's number of characters, and the last
  /// character must be the correct check character.
  ///
  /// The block list is not checked: an id that was created with an older list stays valid. Only a
  /// registry can determine whether the session exists. Ids in links are not read in this way: a
  /// link parser does not replace look-alike letters (``/JoinLinks/SessionID``).
  ///
  /// - Throws: ``SessionIDError`` with the byte range of the invalid part.
  /// - Complexity: O(*n*), where *n* is the length of the string, which is limited.
  public func id(typed text: String) throws(SessionIDError) -> SessionID {
    let length = text.utf8.count
    guard length <= Self.maximumTypedLength else {
      throw SessionIDError(
        code: .tooLong, range: SourceRange(Self.maximumTypedLength, length),
        expected: "at most \(Self.maximumTypedLength) bytes")
    }
    var values: [UInt8] = []
    var last = 0..<0
    var excess: Range<Int>?
    var offset = 0
    for scalar in text.unicodeScalars {
      let range = offset..<offset + UTF8.width(scalar)
      offset = range.upperBound
      switch SessionIDAlphabet.reading(of: scalar) {
      case .nothing: continue
      case .foreign:
        throw SessionIDError(
          code: .forbiddenCharacter, range: SourceRange(range),
          expected: "digits and the letters C F H J K M N P R T V W X")
      case .symbol(let value):
        values.append(value)
        last = range
        if values.count > characterCount {
          excess = (excess?.lowerBound ?? range.lowerBound)..<range.upperBound
        }
      }
    }
    guard !values.isEmpty else {
      throw SessionIDError(
        code: .empty, range: SourceRange(0, length), expected: "an id such as \(self)")
    }
    guard values.count == characterCount else {
      throw SessionIDError(
        code: .wrongLength, range: SourceRange(excess ?? last.upperBound..<last.upperBound),
        expected: "\(characterCount) characters: \(self)")
    }
    guard SessionIDCheck.sum(of: values) == 0 else {
      throw SessionIDError(
        code: .wrongCheckCharacter, range: SourceRange(0, length),
        expected: "a valid id; one character is wrong, or two are exchanged")
    }
    do throws(InstantSessionError) {
      return try SessionID(generated: self.text(of: values))
    } catch {
      throw SessionIDError(
        code: .forbiddenCharacter, range: SourceRange(0, length), expected: error.expected)
    }
  }
}
