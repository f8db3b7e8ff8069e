import TextPrimitives
import XMLSyntax

/// A text with elements of XML in it, as a person can edit it.
///
/// Tags, and references to entities of the document, stand as they do in the file. A character that would begin one
/// is written as `&lt;` or `&amp;`; every other one stands for itself:
///
///     <b>Tap</b> &lt;b> for R&D        a bold word, then the characters <b> for R&D
///
/// So nothing that is a character becomes a tag, or the other way around, and what is read of it is written again.
package struct MarkedText: Hashable, Sendable {
  /// A part of a text.
  package enum Part: Hashable, Sendable {
    /// Characters, decoded.
    case characters(String)
    /// A tag or a reference to an entity, as it is written.
    case tag(String)
  }

  /// The parts; no two of characters are beside each other, and none is empty.
  package private(set) var parts: [Part] = []

  /// Makes a text of characters alone.
  package init(characters: String) { append(characters) }

  /// Makes a text of parts.
  package init(_ parts: [Part]) {
    for part in parts {
      switch part {
      case .characters(let characters): append(characters)
      case .tag: self.parts.append(part)
      }
    }
  }

  /// Reads what ``spelled`` has written, or a person.
  ///
  /// - Complexity: O(*n*); tags that have no end are looked for once.
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

  /// Reads a text of a file, with all its tags; in formats without any it is characters alone.
  ///
  /// - Complexity: O(*n*).
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

  /// Whether there is a tag or a reference in it.
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
