import MessageSyntax

/// A text taken apart: characters as a person sees them, and the values between them.
package struct ValueText: Hashable, Sendable {
  /// How a text holds values.
  package enum Dialect: Hashable, Sendable, CaseIterable {
    /// As Foundation formats it: `%@`, `%1$lld`.
    case apple
    /// The same in a substitution of a string catalog, where `%arg` is the number.
    case substitution
    /// As `java.util.Formatter` has it: `%s`, `%1$d`.
    case java
    /// As C's `printf` has it.
    case printf
    /// As `java.text.MessageFormat` has it: `{0}`.
    case messageFormat
    /// As Python's `str.format` has it: `{name}`, `{0}`.
    case braces
    /// As i18next has it: `{{name}}`.
    case doubleBraces
    /// As messages of ICU in Flutter's bundles have it: `{name}`.
    case message

    /// Whether placeholders begin with percent signs.
    package var hasPercents: Bool {
      switch self {
      case .apple, .substitution, .java, .printf: true
      case .messageFormat, .braces, .doubleBraces, .message: false
      }
    }
  }

  /// A place where a value is put.
  package struct Value: Hashable, Sendable {
    /// What it takes; ``ValueClass/any`` where the text does not say.
    package var kind: ValueClass
    /// The number of the argument, from 1, after counting; `nil` if it has a name, and for `%arg`.
    package var argument: Int?
    /// Whether the text says the number.
    package var isExplicit = false
    /// The name of the value; `nil` if it has a number.
    package var name: String?
    /// Its flags, width and precision; of a value with a name or in braces nothing.
    package var layout = ""
    /// The conversion with its length: `lld`, `@`; empty in braces.
    package var conversion = ""
    /// The name of the substitution that it stands for: `%#@name@`.
    package var substitution: String?
    /// Whether it is the number of the substitution that the text is of.
    package var isOwnNumber = false

    /// Makes a value.
    package init(kind: ValueClass = .any, argument: Int? = nil, name: String? = nil) {
      self.kind = kind
      self.argument = argument
      self.name = name
    }
  }

  /// A part of a text.
  package enum Part: Hashable, Sendable {
    /// Characters, none of them escaped.
    case characters(String)
    /// A value.
    case value(Value)
  }

  /// The parts in their order.
  package var parts: [Part] = []
  /// Whether something in it is no value for certain, or one that cannot be told in parts: then nobody should change
  /// the text.
  package private(set) var isDoubtful = false

  /// The values in their order.
  package var values: [Value] {
    parts.compactMap { part in
      guard case .value(let value) = part else { return nil }
      return value
    }
  }

  /// Takes a text apart.
  ///
  /// - Complexity: O(*n*) in its bytes.
  package init(parsing text: String, _ dialect: Dialect) {
    let bytes = Array(text.utf8)
    switch dialect {
    case .apple: parseFormat(bytes, .apple)
    case .substitution: parseFormat(bytes, .appleSubstitution)
    case .java: parseFormat(bytes, .java)
    case .printf: parseFormat(bytes, .c)
    case .messageFormat: parseNames(text, bytes, .messageFormat)
    case .braces: parseNames(text, bytes, .braces)
    case .doubleBraces: parseNames(text, bytes, .nested)
    case .message: parseMessage(bytes)
    }
  }

  private mutating func append(_ bytes: some Sequence<UInt8>) {
    let text = String(decoding: Array(bytes), as: UTF8.self)
    if text.isEmpty { return }
    if case .characters(let known)? = parts.last {
      parts[parts.count - 1] = .characters(known + text)
    } else {
      parts.append(.characters(text))
    }
  }
}

extension ValueText {
  private mutating func parseFormat(_ bytes: [UInt8], _ dialect: FormatString.Dialect) {
    var format = FormatString()
    format.parse(bytes.span, dialect)
    isDoubtful =
      !format.strays.isEmpty || format.placeholders.count >= FormatString.maximumCount
    var end = 0
    for placeholder in format.placeholders {
      if placeholder.kind == .width || placeholder.hasSpace || placeholder.isRelative
        || placeholder.isUncertain(in: bytes.span) || placeholder.isOwnNumber(in: bytes.span)
      {
        isDoubtful = true
      }
      guard placeholder.range.lowerBound >= end else { continue }
      appendFormatted(bytes[end..<placeholder.range.lowerBound], dialect)
      end = placeholder.range.upperBound
      var value = Value(kind: placeholder.value, argument: placeholder.argument)
      value.isExplicit = placeholder.isExplicit
      value.layout = String(decoding: bytes[placeholder.layout], as: UTF8.self)
      value.conversion = String(
        decoding: bytes[min(placeholder.layout.upperBound, end)..<end], as: UTF8.self)
      if placeholder.kind == .ownNumber {
        value.isOwnNumber = true
        value.argument = nil
      }
      value.substitution = placeholder.name.map { String(decoding: bytes[$0], as: UTF8.self) }
      parts.append(.value(value))
    }
    appendFormatted(bytes[end...], dialect)
  }

  /// Adds characters in which a percent sign is two.
  private mutating func appendFormatted(
    _ bytes: ArraySlice<UInt8>, _ dialect: FormatString.Dialect
  ) {
    var decoded: [UInt8] = []
    var offset = bytes.startIndex
    while offset < bytes.endIndex {
      guard bytes[offset] == UInt8(ascii: "%") else {
        decoded.append(bytes[offset])
        offset += 1
        continue
      }
      let next = offset + 1 < bytes.endIndex ? bytes[offset + 1] : 0
      if next == UInt8(ascii: "%") {
        decoded.append(next)
      } else if next == UInt8(ascii: "n"), dialect == .java {
        decoded.append(0x0A)
      } else {
        isDoubtful = true
        decoded += [UInt8(ascii: "%"), next]
      }
      offset += 2
    }
    append(decoded)
  }

  private mutating func parseNames(
    _ text: String, _ bytes: [UInt8], _ syntax: NamedPlaceholders.Syntax
  ) {
    guard let names = NamedPlaceholders.names(in: text, isSource: true, syntax) else {
      isDoubtful = true
      return append(bytes)
    }
    var end = 0
    let style = syntax == .nested ? "{{*}}" : "{*}"
    for name in names where name.range.lowerBound >= end {
      // Of names in single braces nobody keeps what stands behind them.
      let written = String(decoding: bytes[name.range], as: UTF8.self)
      let spelled = style.replacing("*", with: name.name)
      guard name.style == style, written.filter({ $0 != " " }) == spelled else {
        isDoubtful = true
        continue
      }
      appendQuoted(bytes[end..<name.range.lowerBound], syntax, hasValues: true)
      end = name.range.upperBound
      var value = Value(name: name.name)
      if syntax == .messageFormat, let number = Int(name.name) {
        value = Value(argument: number + 1)
        value.isExplicit = true
      }
      parts.append(.value(value))
    }
    appendQuoted(bytes[end...], syntax, hasValues: !names.isEmpty)
  }

  /// Adds characters between names, without the marks that protect braces.
  private mutating func appendQuoted(
    _ bytes: ArraySlice<UInt8>, _ syntax: NamedPlaceholders.Syntax, hasValues: Bool
  ) {
    guard hasValues, syntax != .nested else { return append(bytes) }
    var decoded: [UInt8] = []
    var offset = bytes.startIndex
    var isQuoted = false
    while offset < bytes.endIndex {
      let byte = bytes[offset]
      let isDoubled = offset + 1 < bytes.endIndex && bytes[offset + 1] == byte
      if syntax == .messageFormat, byte == UInt8(ascii: "'") {
        if isDoubled {
          decoded.append(byte)
          offset += 2
          continue
        }
        let opensBrace = offset + 1 < bytes.endIndex && "{}".utf8.contains(bytes[offset + 1])
        if !isQuoted, !opensBrace {
          // Java quotes to the next apostrophe or to the end; whoever wrote it hardly knows.
          isDoubtful = true
        }
        isQuoted.toggle()
      } else {
        decoded.append(byte)
        if syntax == .braces, "{}".utf8.contains(byte), isDoubled { offset += 1 }
      }
      offset += 1
    }
    append(decoded)
  }

  private mutating func parseMessage(_ bytes: [UInt8]) {
    guard bytes.count <= MessageNodeTable.maximumLength else {
      isDoubtful = true
      return append(bytes)
    }
    var table = MessageNodeTable()
    guard table.parse(recovering: bytes.span, apostrophes: .literal).isEmpty else {
      isDoubtful = true
      return append(bytes)
    }
    for place in table.children(of: 0) {
      let node = table[place]
      switch node.kind {
      case .argument where node.argumentType == .none:
        parts.append(.value(Value(name: String(decoding: bytes[node.name], as: UTF8.self))))
      case .text: append(bytes[node.range])
      default:
        isDoubtful = true
        append(bytes[node.range])
      }
    }
  }
}
