import TextPrimitives
import XMLSyntax

/// A string with XML elements, in a notation that users can edit.
///
/// Tags, and references to entities of the document, are written as in the file. A `<` or `&` that
/// would begin one of them is written as `&lt;` or `&amp;`. All other characters are literal:
///
///     <b>Tap</b> &lt;b> for R&D        a bold word, then the characters <b> for R&D
///
/// Characters never become tags, and tags never become characters. Writing a string in this
/// notation and parsing it again results in the same string.
package struct MarkedText: Hashable, Sendable {
  /// A part of a string.
  package enum Part: Hashable, Sendable {
    /// Decoded characters.
    case characters(String)
    /// A tag or an entity reference, in the spelling of the file.
    case tag(String)
  }

  /// The parts; no part is empty, and two `characters` parts are never adjacent.
  package private(set) var parts: [Part] = []

  /// Creates a string without tags.
  package init(characters: String) { append(characters) }

  /// Creates a string from parts.
  package init(_ parts: [Part]) {
    for part in parts {
      switch part {
      case .characters(let characters): append(characters)
      case .tag: self.parts.append(part)
      }
    }
  }

  /// Parses the notation of ``spelled``, which a user may have edited.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the string. The end of an unclosed tag is
  ///   searched for only once.
  package init(parsing text: String) {
    let bytes = Array(text.utf8)
    var start = 0
    var offset = 0
    var hasEnds = true
    while offset < bytes.count {
      let found: (part: Part, end: Int)? =
        switch bytes[offset] {
        case UInt8(ascii: "<") where hasEnds: Self.tag(in: bytes, at: offset, &hasEnds)
        case UInt8(ascii: "&"): Self.reference(in: bytes, at: offset)
        default: nil
        }
      guard let found else {
        offset += 1
        continue
      }
      append(String(decoding: bytes[start..<offset], as: UTF8.self))
      if case .characters(let characters) = found.part {
        append(characters)
      } else {
        parts.append(found.part)
      }
      offset = found.end
      start = offset
    }
    append(String(decoding: bytes[start...], as: UTF8.self))
  }

  /// Creates a string from a file, with its tags if the format has tags.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the string.
  package init(_ text: CatalogText, in file: CatalogFile) {
    guard file.mayHaveTags(text) else {
      append(file.string(text))
      return
    }
    let bytes = file.bytes
    let range = text.range.clamped(to: bytes.indices)
    var characters: [UInt8] = []
    var parts: [Part] = []
    file.format.definition.forEachMarkedPiece(of: range, in: bytes.span) { piece, isMarkup in
      if let scalar = piece.scalar {
        characters.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        return
      }
      guard isMarkup else {
        characters += bytes[piece.source]
        return
      }
      if !characters.isEmpty {
        parts.append(.characters(String(decoding: characters, as: UTF8.self)))
        characters = []
      }
      parts.append(.tag(String(decoding: bytes[piece.source], as: UTF8.self)))
    }
    if !characters.isEmpty {
      parts.append(.characters(String(decoding: characters, as: UTF8.self)))
    }
    self.parts = parts
  }

  private mutating func append(_ characters: String) {
    if characters.isEmpty { return }
    if case .characters(let last)? = parts.last {
      parts[parts.count - 1] = .characters(last + characters)
    } else {
      parts.append(.characters(characters))
    }
  }

  /// `true` if the string contains a tag or an entity reference.
  package var hasTags: Bool {
    parts.contains { part in
      if case .tag = part { true } else { false }
    }
  }

  /// The characters without the tags.
  package var characters: String {
    parts.map { part in
      if case .characters(let characters) = part { characters } else { "" }
    }.joined()
  }
}
