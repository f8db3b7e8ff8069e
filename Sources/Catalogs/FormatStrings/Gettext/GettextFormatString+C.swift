extension GettextFormatString {
  /// Parses a format string of C, or of Objective-C with `%@`; `nil` if gettext rejects it.
  ///
  /// Follows C17 §7.21.6.1, with the argument positions of POSIX and the macros of `<inttypes.h>`,
  /// as gettext interprets them.
  package init?(c bytes: [UInt8], hasObjects: Bool, isTranslation: Bool) {
    var reader = CFormatReader(
      bytes: bytes, hasObjects: hasObjects, flags: isTranslation ? " +-#0'I" : " +-#0'")
    guard reader.read() else { return nil }
    if reader.byNumber.isEmpty {
      numbered = reader.inOrder
    } else {
      // C cannot skip an argument whose type, and therefore size, is unknown.
      guard reader.inOrder.isEmpty, let last = reader.byNumber.keys.max(),
        last == reader.byNumber.count
      else { return nil }
      numbered = reader.byNumber.sorted { $0.key < $1.key }.map(\.value)
    }
  }
}

private struct CFormatReader {
  package let bytes: [UInt8]
  let hasObjects: Bool
  package let flags: String
  private var offset = 0
  private(set) var inOrder: [GettextFormatString.Kind] = []
  package private(set) var byNumber: [Int: GettextFormatString.Kind] = [:]

  package init(bytes: [UInt8], hasObjects: Bool, flags: String) {
    self.bytes = bytes
    self.flags = flags
    self.hasObjects = hasObjects
  }

  /// Reads the whole string, and returns `true` if it is a valid format string.
  package mutating func read() -> Bool {
    while let sign = bytes[offset...].firstIndex(of: UInt8(ascii: "%")) {
      offset = sign + 1
      guard readDirective() else { return false }
    }
    return true
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skip(_ characters: String.UTF8View) {
    while let byte = next, characters.contains(byte) { offset += 1 }
  }

  private mutating func readDirective() -> Bool {
    var number: Int?
    let start = offset
    if let digits = readDigits() {
      if next == UInt8(ascii: "$") {
        guard digits > 0 else { return false }
        number = digits
        offset += 1
      } else {
        offset = start
      }
    }
    skip(flags.utf8)
    guard readWidth() else { return false }
    if next == UInt8(ascii: ".") {
      offset += 1
      guard readWidth() else { return false }
    }
    if next == UInt8(ascii: "<") {
      guard let kind = readMacro() else { return false }
      return add(kind, number)
    }
    let size = readSize()
    guard let conversion = next else { return false }
    offset += 1
    if conversion == UInt8(ascii: "%") || conversion == UInt8(ascii: "m") { return true }
    guard let kind = kind(of: conversion, size) else { return false }
    return add(kind, number)
  }

  private mutating func readDigits() -> Int? {
    var value: Int?
    while let byte = next, byte &- 0x30 < 10 {
      value = min((value ?? 0) * 10 + Int(byte &- 0x30), 100_000)
      offset += 1
    }
    return value
  }

  /// Reads a width or precision, if present: digits, or `*` with an optional argument position.
  private mutating func readWidth() -> Bool {
    guard next == UInt8(ascii: "*") else {
      _ = readDigits()
      return true
    }
    offset += 1
    let start = offset
    guard let digits = readDigits(), next == UInt8(ascii: "$") else {
      offset = start
      return add(.integer(size: "", isUnsigned: false), nil)
    }
    offset += 1
    return digits > 0 && add(.integer(size: "", isUnsigned: false), digits)
  }

  private mutating func add(_ kind: GettextFormatString.Kind, _ number: Int?) -> Bool {
    guard let number else {
      inOrder.append(kind)
      return byNumber.isEmpty
    }
    let known = byNumber[number] ?? kind
    byNumber[number] = known
    return known == kind && inOrder.isEmpty
  }

  /// Reads a length modifier, and returns a spelling that all equivalent modifiers share.
  private mutating func readSize() -> String {
    let start = offset
    skip("hlLqjzZt".utf8)
    let written = String(decoding: bytes[start..<offset], as: UTF8.self)
    switch written {
    case "L", "q": return "ll"
    case "Z": return "z"
    // `%jd` is equivalent to `<PRIdMAX>`.
    case "j": return "PRIMAX"
    default: return written
    }
  }

  private func kind(of conversion: UInt8, _ size: String) -> GettextFormatString.Kind? {
    switch conversion {
    case UInt8(ascii: "d"), UInt8(ascii: "i"): .integer(size: size, isUnsigned: false)
    case UInt8(ascii: "o"), UInt8(ascii: "u"), UInt8(ascii: "x"), UInt8(ascii: "X"):
      .integer(size: size, isUnsigned: true)
    case UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "f"), UInt8(ascii: "F"),
      UInt8(ascii: "g"), UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
      size == "ll" ? .longDouble : .float
    case UInt8(ascii: "c"): size == "l" ? .wideCharacter : .character
    case UInt8(ascii: "C"): .wideCharacter
    case UInt8(ascii: "s"): size == "l" ? .wideString : .string
    case UInt8(ascii: "S"): .wideString
    case UInt8(ascii: "p"): .pointer
    case UInt8(ascii: "n"): .count(size: size)
    case UInt8(ascii: "@") where hasObjects: .object
    default: nil
    }
  }

  /// Reads a macro from `<inttypes.h>` in angle brackets, such as `<PRIu64>`; `nil` if it is
  /// unknown.
  private mutating func readMacro() -> GettextFormatString.Kind? {
    guard let end = bytes[offset...].prefix(16).firstIndex(of: UInt8(ascii: ">")) else {
      return nil
    }
    let name = String(decoding: bytes[offset + 1..<end], as: UTF8.self)
    guard name.hasPrefix("PRI"), let conversion = name.dropFirst(3).first,
      "diouxX".contains(conversion)
    else { return nil }
    let size = name.dropFirst(4)
    guard Self.macroSizes.contains(String(size)) else { return nil }
    offset = end + 1
    return .integer(size: "PRI" + size, isUnsigned: !"di".contains(conversion))
  }

  private static let macroSizes: Set<String> = [
    "8", "16", "32", "64", "LEAST8", "LEAST16", "LEAST32", "LEAST64", "FAST8", "FAST16", "FAST32",
    "FAST64", "MAX", "PTR",
  ]
}
