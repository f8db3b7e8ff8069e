import TextPrimitives

/// A tag in HTML, XML, or a framework that marks components with tags, such as `<0>…</0>`.
struct MarkupTag {
  /// The kind of a tag.
  enum Kind: Hashable, Sendable {
    case start
    case end
    /// An empty-element tag: `<img/>`.
    case empty
  }

  /// The name of the element, in lowercase for an HTML element.
  let name: String
  let kind: Kind
  /// The byte range of the tag, including its angle brackets.
  let range: Range<Int>
  /// `true` if the name is that of an HTML element that is common in strings.
  let isHTML: Bool

  /// Returns the parts of a string that look like tags.
  ///
  /// Some of them may be plain text, such as `<name>`. ``names(in:)`` returns those that are
  /// certainly markup.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func find(in bytes: [UInt8]) -> [MarkupTag] {
    var tags: [MarkupTag] = []
    var offset = 0
    while offset < bytes.count, tags.count < maximumCount {
      guard bytes[offset] == UInt8(ascii: "<"), let tag = MarkupTag(at: offset, in: bytes) else {
        offset += 1
        continue
      }
      tags.append(tag)
      offset = tag.range.upperBound
    }
    return tags
  }

  /// Returns the names of tags that are certainly markup: paired tags and empty elements.
  ///
  /// `<Unknown Sender>` is not markup, and neither is `<mark>` if it is a placeholder for user
  /// input.
  static func names(in tags: [MarkupTag]) -> Set<String> {
    if tags.isEmpty { return [] }
    let ends = Set(tags.filter { $0.kind == .end }.map(\.name))
    return Set(
      tags.filter { $0.kind == .empty || $0.kind == .start && ends.contains($0.name) }.map(\.name))
  }

  /// Returns `true` if a string may have a pair of tags or an empty element.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes, without allocations.
  static func mayHavePair(_ bytes: Span<UInt8>) -> Bool {
    var start = bytes.firstOffset(of: UInt8(ascii: "<"), from: 0)
    var isOpen = false
    while start &+ 1 < bytes.count {
      isOpen = true
      if bytes[start &+ 1] == UInt8(ascii: "/") || isVoid(at: start &+ 1, in: bytes) {
        return true
      }
      start = bytes.firstOffset(of: UInt8(ascii: "<"), from: start &+ 1)
    }
    guard isOpen else { return false }
    var end = bytes.firstOffset(of: UInt8(ascii: ">"), from: 1)
    while end < bytes.count {
      if bytes[end &- 1] == UInt8(ascii: "/") { return true }
      end = bytes.firstOffset(of: UInt8(ascii: ">"), from: end &+ 1)
    }
    return false
  }

  /// Returns `true` if the name at an offset is that of a void element.
  private static func isVoid(at start: Int, in bytes: Span<UInt8>) -> Bool {
    var end = start
    while end < bytes.count, isName(bytes[end], isFirst: end == start) { end &+= 1 }
    func isSame(_ name: String) -> Bool {
      name.utf8.count == end - start
        && zip(start..<end, name.utf8).allSatisfy { bytes[$0] | 0x20 == $1 }
    }
    return 2...5 ~= end - start && voidInitials &>> UInt32(bytes[start] & 0x1F) & 1 == 1
      && voids.contains(where: isSame)
  }

  /// A bit mask of the initial letters of all void elements.
  private static let voidInitials = voids.reduce(0 as UInt32) { initials, name in
    name.utf8.first.map { initials | 1 &<< UInt32($0 & 0x1F) } ?? initials
  }

  /// The maximum number of tags that are read from a string.
  private static let maximumCount = 500

  private init?(at start: Int, in bytes: [UInt8]) {
    var offset = start + 1
    let isEnd = offset < bytes.count && bytes[offset] == UInt8(ascii: "/")
    if isEnd { offset += 1 }
    let nameStart = offset
    while offset < bytes.count, Self.isName(bytes[offset], isFirst: offset == nameStart) {
      offset += 1
    }
    guard offset > nameStart, offset - nameStart <= 64, offset < bytes.count else { return nil }
    // `<https://swift.org>` is a Markdown link and not a tag.
    if bytes[offset - 1] == UInt8(ascii: ":"), bytes[offset] == UInt8(ascii: "/") { return nil }
    let nameEnd = offset
    let name = String(decoding: bytes[nameStart..<nameEnd], as: UTF8.self)
    guard
      bytes[offset] <= 0x20 || bytes[offset] == UInt8(ascii: ">")
        || bytes[offset] == UInt8(ascii: "/")
    else { return nil }
    var quote: UInt8 = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        break
      } else if byte == UInt8(ascii: "<") {
        return nil
      }
      offset += 1
    }
    guard offset < bytes.count else { return nil }
    // In `<a href=https://a.example/>`, the slash is part of the value. In JSX, values have braces.
    let lastWord = bytes[start..<offset].reversed().prefix { $0 > 0x20 }
    let endsInValue =
      Self.elements.contains(name.lowercased()) && lastWord.contains(UInt8(ascii: "="))
      && !lastWord.contains { "\"'{}".utf8.contains($0) }
    let isEmpty = !isEnd && !endsInValue && bytes[offset - 1] == UInt8(ascii: "/")
    let lowercased = name.lowercased()
    let isVoid = Self.voids.contains(lowercased)
    // `</br>` does not end an element. `<img>` or `<input>` without attributes is a placeholder for
    // user input.
    if isVoid, isEnd { return nil }
    if ["img", "input"].contains(lowercased), !isEmpty, offset == nameEnd { return nil }
    isHTML = Self.elements.contains(lowercased)
    self.name = isHTML ? lowercased : name
    kind = isVoid || isEmpty ? .empty : isEnd ? .end : .start
    range = start..<offset + 1
  }

  private static func isName(_ byte: UInt8, isFirst: Bool) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte >= 0x80
      || !isFirst && "-_.:".utf8.contains(byte)
  }

  /// The tag as reports print it, without attributes.
  var shown: String {
    switch kind {
    case .start: "<\(name)>"
    case .end: "</\(name)>"
    case .empty: "<\(name)/>"
    }
  }

  /// `true` if the element only changes the appearance of its content.
  var isStyle: Bool { isHTML && Self.styles.contains(name) }

  /// `true` if the element is a heading of HTML.
  var isHeading: Bool {
    isHTML && name.utf8.count == 2 && name.hasPrefix("h") && name != "hr"
  }

  /// `true` if documents use the element only to emphasize words, break a line or mark a name.
  ///
  /// A translation may omit such an element.
  var isLayout: Bool { Self.layouts.contains(name) }

  /// `true` if [Pango](https://docs.gtk.org/Pango/pango_markup.html) supports the element.
  var isOfPango: Bool { Self.ofPango.contains(name) }

  /// Returns `true` if two elements are interchangeable in a document.
  ///
  /// Replacing one by the other affects only the appearance of the content.
  func isSameInDocuments(as other: MarkupTag) -> Bool {
    Self.interchangeable.contains { $0.contains(name) && $0.contains(other.name) }
  }

  /// `true` if documents use the element to mark words within a line.
  var isInlineInDocuments: Bool { Self.interchangeable.contains { $0.contains(name) } }

  /// `true` if the element is a link in HTML, Mallard or DocBook.
  var isLink: Bool { ["a", "link", "ulink", "xref"].contains(name) }

  /// `true` if the tag begins a link without attributes, and therefore without an address.
  ///
  /// A placeholder for a UI component looks the same.
  var mayBeComponent: Bool { isLink && kind != .end && !hasAttributes }

  /// `true` if the angle brackets contain more than the name of the element.
  var hasAttributes: Bool { range.count > shown.utf8.count }

  /// Sets of interchangeable elements.
  ///
  /// The first set contains the inline elements of
  /// [Mallard](http://projectmallard.org/1.0/mal_inline.html) that contain text and no reference.
  /// The second set contains elements of [DocBook](https://tdg.docbook.org/tdg/4.5/).
  private static let interchangeable: [Set<String>] = [
    [
      "app", "cmd", "code", "em", "file", "gui", "hi", "input", "key", "output", "span", "sys",
      "var",
    ],
    [
      "application", "code", "command", "computeroutput", "emphasis", "envar", "filename",
      "firstterm", "function", "guibutton", "guiicon", "guilabel", "guimenu", "guimenuitem",
      "guisubmenu", "interface", "keycap", "literal", "option", "replaceable", "systemitem",
      "userinput", "varname",
    ],
  ]

  /// Elements that change the appearance of words in a document, or break a line.
  private static let layouts: Set<String> = [
    "application", "emphasis", "firstterm", "guibutton", "guiicon", "guilabel", "guimenu",
    "guimenuitem", "guisubmenu", "interface", "nl",
  ]

  private static let styles: Set<String> = [
    "b", "code", "em", "i", "small", "span", "strong", "tt", "u",
  ]
  private static let ofPango: Set<String> = [
    "b", "big", "i", "s", "small", "span", "sub", "sup", "tt", "u",
  ]

  /// Elements without an end tag.
  private static let voids = ["br", "wbr", "hr", "img", "input"]

  /// Elements whose end tag may be omitted.
  ///
  /// The list follows the section [Optional
  /// tags](https://html.spec.whatwg.org/multipage/syntax.html#optional-tags) of the HTML standard.
  static let withOptionalEnd: Set<String> = [
    "body", "dd", "dt", "head", "html", "li", "option", "p", "tbody", "td", "tfoot", "th", "thead",
    "tr",
  ]

  /// HTML elements that occur in strings.
  private static let elements: Set<String> = [
    "a", "abbr", "b", "big", "blockquote", "br", "center", "cite", "code", "dd", "del", "dfn",
    "div", "dl", "dt", "em", "font", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "html", "i", "img",
    "input", "ins", "kbd", "li", "mark", "ol", "p", "pre", "q", "s", "small", "span", "strike",
    "strong", "sub", "sup", "table", "td", "th", "tr", "tt", "u", "ul", "wbr",
  ]
}
