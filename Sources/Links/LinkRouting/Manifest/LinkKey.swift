/// The grammar of the keys of query and fragment parameters in links.
package enum LinkKey {
  /// The characters of a key, in addition to ASCII letters and digits.
  package static let signs = "-._~[]$@:"

  /// Returns `true` if a string can be the key of a parameter.
  ///
  /// A key consists of letters, digits and ``signs``. It cannot contain a space, `+` or `%`, which
  /// some parsers decode and others keep.
  package static func isValid(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        byte.isASCIILetter || byte &- 0x30 < 10 || signs.utf8.contains(byte)
      }
  }

  /// Returns a parameter name for a key: `filterSize` for `filter[size]`.
  ///
  /// - Returns: `nil` if the first letter, digit or underscore of the key is not a letter, or if
  ///   there is none.
  package static func name(for key: String) -> String? {
    let words = key.utf8.split { byte in
      !(byte.isASCIILetter || byte &- 0x30 < 10 || byte == UInt8(ascii: "_"))
    }.map { String(decoding: Array($0), as: UTF8.self) }
    let name = words.enumerated().map { index, word in
      index == 0 ? word : word.prefix(1).asciiUppercased + word.dropFirst()
    }.joined()
    return ManifestName.isValid(name) ? name : nil
  }
}

extension Substring {
  fileprivate var asciiUppercased: String { String(self).asciiUppercased }
}
