import FormatStrings
import TextPrimitives

/// The comments before an entry of a PO file.
struct GettextComments {
  /// The offset of the first comment; `nil` if there is none.
  private(set) var start: Int?
  /// The range from the first to the last comment that a person wrote; `nil` if there is none.
  private(set) var text: Range<Int>?
  /// The range of the word `fuzzy` among the flags; `nil` if it is missing.
  private(set) var fuzzy: Range<Int>?
  /// The placeholder syntax that a flag specifies.
  private(set) var syntax: PlaceholderSyntax?
  /// The kind of source file in the first reference (`#:`); `nil` if there is no reference.
  private(set) var origin: MessageOrigin?

  /// Adds a comment line, whose range begins at its `#`.
  mutating func add(_ line: Range<Int>, _ bytes: Span<UInt8>) {
    if start == nil { start = line.lowerBound }
    let mark = line.count > 1 ? bytes[line.lowerBound + 1] : 0x20
    if mark == UInt8(ascii: ",") || mark == UInt8(ascii: "=") {
      addFlags(line.lowerBound + 2..<line.upperBound, bytes)
    } else if mark == UInt8(ascii: ":") {
      if origin == nil { origin = Self.origin(of: line, in: bytes) }
    } else if let content = LineComment.content(bytes, at: line.lowerBound, isGettext: true) {
      text = (text?.lowerBound ?? min(content, line.upperBound))..<line.upperBound
    }
  }

  /// Returns the kind of source file in the first reference of a line; `nil` if there is none.
  private static func origin(of line: Range<Int>, in bytes: Span<UInt8>) -> MessageOrigin? {
    var start = line.lowerBound + 2
    while start < line.upperBound, bytes[start] == 0x20 { start += 1 }
    var end = start
    while end < line.upperBound, bytes[end] > 0x20 { end += 1 }
    guard start < end else { return nil }
    // xml2po appends the name of the element to the line number: `index.docbook:12(para)`.
    if bytes[end - 1] == UInt8(ascii: ")"),
      let open = (start..<end).last(where: { bytes[$0] == UInt8(ascii: "(") }), open > start
    {
      end = open
    }
    var isNumber = end
    while isNumber > start, bytes[isNumber - 1] &- 0x30 < 10 { isNumber -= 1 }
    if isNumber < end, isNumber > start, bytes[isNumber - 1] == UInt8(ascii: ":") {
      end = isNumber - 1
    }
    let ending = start..<end
    if hasExtension("c", at: ending, of: bytes) || hasExtension("h", at: ending, of: bytes) {
      return .c
    }
    let isScript =
      ["js", "ts"].contains { hasExtension($0, at: ending, of: bytes) }
      || ["jsx", "tsx", "mjs", "cjs", "vue"].contains { hasExtension($0, at: ending, of: bytes) }
    if isScript { return .javaScript }
    let isPHP =
      hasExtension("php", at: ending, of: bytes) || hasExtension("twig", at: ending, of: bytes)
    if isPHP { return .php }
    let isDocument =
      ["page", "docbook"].contains { hasExtension($0, at: ending, of: bytes) }
      || ["xml", "xhtml", "dbk"].contains { hasExtension($0, at: ending, of: bytes) }
    return isDocument ? .document : .other
  }

  private static func hasExtension(
    _ name: StaticString, at path: Range<Int>, of bytes: Span<UInt8>
  ) -> Bool {
    let start = path.upperBound - name.utf8CodeUnitCount
    return start > path.lowerBound && bytes[start - 1] == UInt8(ascii: ".")
      && bytes.isEqual(start..<path.upperBound, name)
  }

  private static func syntax(
    _ name: Range<Int>, _ bytes: Span<UInt8>
  ) -> PlaceholderSyntax? {
    // The most common flag is recognized without the cost of creating a string.
    if bytes.isEqual(name, "c") { return .printf }
    return PlaceholderSyntax(
      gettext: String(decoding: name.map { bytes[$0] }, as: UTF8.self))
  }

  private mutating func addFlags(_ flags: Range<Int>, _ bytes: Span<UInt8>) {
    var offset = flags.lowerBound
    while offset < flags.upperBound {
      let start = offset
      while offset < flags.upperBound, bytes[offset] > 0x20, bytes[offset] != UInt8(ascii: ",") {
        offset += 1
      }
      if offset == start {
        offset += 1
      } else if bytes.isEqual(start..<offset, "fuzzy") {
        fuzzy = fuzzy ?? start..<offset
      } else if offset - start > 7, bytes.isEqual(offset - 7..<offset, "-format") {
        // If there are several flags, the one with the highest rank is used.
        if let found = Self.syntax(start..<offset - 7, bytes), found.rank > syntax?.rank ?? -1 {
          syntax = found
        }
      }
    }
  }
}

extension PlaceholderSyntax {
  /// The precedence of a syntax; if an entry has several flags, the highest rank determines its
  /// syntax.
  ///
  /// A syntax whose placeholders the linter compares has precedence over other syntaxes. A syntax
  /// that it compares exactly as `msgfmt` does has the highest precedence.
  fileprivate var rank: Int {
    switch self {
    case .none: 0
    case .other: 1
    case .printf, .objectiveC, .python, .pythonBraces: 3
    default: 2
    }
  }

  /// Creates the syntax for a format string flag of gettext, whose name is given without `-format`.
  ///
  /// See [c-format flags](https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html).
  init(gettext name: String) {
    // A flag with the prefix `possible-` is checked like the flag without the prefix.
    let name = name.hasPrefix("possible-") ? String(name.dropFirst(9)) : name
    if name.hasPrefix("no-") || name.hasPrefix("impossible-") {
      self = .none
      return
    }
    switch name {
    case "c": self = .printf
    case "php", "perl", "awk", "lua", "sh-printf", "javascript", "object-pascal", "tcl", "elisp",
      "librep":
      self = .otherPrintf
    case "objc": self = .objectiveC
    case "java-printf": self = .java
    case "python": self = .python
    case "python-brace": self = .pythonBraces
    case "perl-brace", "csharp", "c++", "rust": self = .braces
    case "java": self = .messageFormat
    case "qt", "kde", "kde-kuit", "ycp", "smalltalk": self = .numberedPercents
    case "qt-plural": self = .qtPlural
    case "sh": self = .shell
    case "lisp", "scheme": self = .tildes
    case "go", "boost", "gcc-internal", "gfc-internal", "ruby", "d", "modula2": self = .percents
    default: self = .other
    }
  }
}
