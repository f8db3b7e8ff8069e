import Diagnostics
import XMLSyntax

/// The elements of a `.ts` file, which the editor uses to locate messages.
struct QtDocument: Sendable {
  /// A `<context>` element.
  struct Context {
    /// The decoded name of the context.
    let name: String
    /// The range of the name in its original spelling.
    let spelling: Range<Int>
    /// The range of the element.
    let range: Range<Int>
    /// The offset of the end tag of the element.
    let end: Int
  }

  let table: XMLElementTable
  /// The contexts that have an end tag, in the order of the file.
  private(set) var contexts: [Context] = []
  /// The indices of the messages in the element table.
  private(set) var messages: [Int] = []
  /// The offset of the end tag of the root; `nil` if it is missing.
  let end: Int?

  /// Parses a file; `nil` if it is not valid XML.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the file in bytes.
  init?(_ file: CatalogFile) {
    let bytes = file.bytes
    do throws(XMLScanner.Failure) {
      table = try XMLElementTable(
        parsing: bytes.span, from: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    } catch {
      // A file that cannot be read completely is not edited.
      return nil
    }
    end = Self.end(of: table.elements[0])
    for place in table.children(of: 0) {
      if isElement(place, name: "message", in: bytes) { messages.append(place) }
      guard isElement(place, name: "context", in: bytes) else { continue }
      let children = table.children(of: place)
      messages += children.filter { isElement($0, name: "message", in: bytes) }
      guard let end = Self.end(of: table.elements[place]) else { continue }
      let name = children.first { isElement($0, name: "name", in: bytes) }.map {
        table.elements[$0].content
      }
      contexts.append(
        Context(
          name: name.map { file.string(CatalogText($0, .native)) } ?? "",
          spelling: name ?? end..<end, range: table.elements[place].range, end: end))
    }
  }

  /// Returns the offset of the end tag of an element; `nil` for an empty-element tag.
  private static func end(of element: XMLElementTable.Element) -> Int? {
    element.content.upperBound < element.range.upperBound ? element.content.upperBound : nil
  }

  /// Returns the table index of the message that begins at an offset; `nil` if there is none.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of messages.
  func message(at offset: Int) -> Int? {
    let place = messages.partitioningIndex { table.elements[$0].range.lowerBound >= offset }
    guard place < messages.count, table.elements[messages[place]].range.lowerBound == offset else {
      return nil
    }
    return messages[place]
  }

  /// Returns the context that contains an offset; `nil` if there is none.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of contexts.
  func context(around offset: Int) -> Context? {
    let place = contexts.partitioningIndex { $0.range.upperBound > offset }
    guard place < contexts.count, contexts[place].range.contains(offset) else { return nil }
    return contexts[place]
  }

  /// Returns the first child element with a given name; `nil` if there is none.
  func child(_ name: String, of place: Int, _ bytes: [UInt8]) -> XMLElementTable.Element? {
    table.children(of: place).first { isElement($0, name: name, in: bytes) }.map {
      table.elements[$0]
    }
  }

  /// Returns the ranges of a message's child elements that apply to only one translation.
  ///
  /// These elements contain translator comments, previous source strings, or the data of a tool.
  func ownParts(of message: Int, _ bytes: [UInt8]) -> [Range<Int>] {
    let names = ["translatorcomment", "oldsource", "oldcomment", "userdata"]
    return table.children(of: message).filter { place in
      names.contains { isElement(place, name: $0, in: bytes) }
    }.map { table.elements[$0].range }
  }

  /// Returns the ranges of a message's `<location>` elements that depend on the previous message.
  func relativeLocations(of message: Int, _ bytes: [UInt8]) -> [Range<Int>] {
    table.children(of: message).filter { place in
      guard isElement(place, name: "location", in: bytes) else { return false }
      let line = attribute("line", of: place, bytes)
      return attribute("filename", of: place, bytes) == nil
        || line.flatMap { bytes[$0].first }.map { $0 == 0x2B || $0 == 0x2D } ?? false
    }.map { table.elements[$0].range }
  }

  /// Returns the range of the value of an attribute; `nil` if the element lacks it.
  func attribute(_ name: String, of place: Int, _ bytes: [UInt8]) -> Range<Int>? {
    table.elements[place].attributes.first { bytes[$0.name].elementsEqual(name.utf8) }?.value
  }

  /// Returns `true` if the type of a message's translation is `obsolete` or `vanished`.
  func isObsolete(_ message: Int, _ bytes: [UInt8]) -> Bool {
    let translation = table.children(of: message).first {
      isElement($0, name: "translation", in: bytes)
    }
    guard let type = translation.flatMap({ attribute("type", of: $0, bytes) }) else { return false }
    return ["obsolete", "vanished"].contains { bytes[type].elementsEqual($0.utf8) }
  }

  /// Returns `true` if a message has plural forms.
  func isPlural(_ message: Int, _ bytes: [UInt8]) -> Bool {
    attribute("numerus", of: message, bytes).map { bytes[$0].elementsEqual("yes".utf8) } ?? false
  }

  private func isElement(_ place: Int, name: String, in bytes: [UInt8]) -> Bool {
    bytes[table.elements[place].name].elementsEqual(name.utf8)
  }
}

extension QtDocument {
  /// The elements of a message that other file formats do not support, each with a description.
  private static let parts = [
    ("location", "references"), ("oldsource", "previous strings"),
    ("oldcomment", "previous strings"),
    ("translatorcomment", "translator comments"), ("userdata", "tool data"),
  ]

  /// Returns a loss for each kind of content, in a message or in the file, that no other format
  /// has.
  func unportableContent(of file: CatalogFile, path: String) -> [ConversionLoss] {
    var losses: [ConversionLoss] = []
    let entries = Dictionary(
      file.entries.enumerated().map { ($1.range.lowerBound, $0) }, uniquingKeysWith: { $1 })
    for message in messages {
      guard let entry = entries[table.elements[message].range.lowerBound] else { continue }
      var phrases: [String] = []
      for place in message + 1..<table.elements[message].next {
        guard let phrase = phrase(for: place, file.bytes), !phrases.contains(phrase) else {
          continue
        }
        phrases.append(phrase)
      }
      losses += phrases.map {
        ConversionLoss(
          aspect: .attribute, of: file.entries[entry], in: file, message: $0 + " are lost")
      }
      let element = table.elements[message].range
      let hasName = contexts.contains { !$0.name.isEmpty && $0.range.contains(element.lowerBound) }
      if hasName, attribute("id", of: message, file.bytes) != nil {
        losses.append(
          ConversionLoss(
            aspect: .context, of: file.entries[entry], in: file,
            message: "the context of a message with an id is lost"))
      }
    }
    if messages.contains(where: { isObsolete($0, file.bytes) }) {
      losses.append(
        ConversionLoss(
          aspect: .attribute, message: "\(path): obsolete messages are lost"))
    }
    let others = table.children(of: 0).contains {
      !isElement($0, name: "context", in: file.bytes)
        && !isElement($0, name: "message", in: file.bytes)
    }
    if others {
      losses.append(
        ConversionLoss(
          aspect: .attribute,
          message: "\(path): dependencies and other elements of the file are lost"))
    }
    return losses
  }

  private func phrase(for place: Int, _ bytes: [UInt8]) -> String? {
    if let part = Self.parts.first(where: { isElement(place, name: $0.0, in: bytes) }) {
      return part.1
    }
    if bytes[table.elements[place].name].starts(with: "extra-".utf8) { return "tool data" }
    return attribute("variants", of: place, bytes) == nil ? nil : "length variants"
  }
}
