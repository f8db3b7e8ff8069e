public import LanguageTags
import TextPrimitives
import URLSyntax

/// A language tag.
///
/// With this alias, code that reads links need not import `LanguageTags`.
public typealias LanguageTag = LanguageTags.LanguageTag

extension String: LinkValue {
  /// Reads a string that the router has checked.
  public init?(linkBytes bytes: Span<UInt8>, from start: Int, to end: Int) {
    self = String(decoding: start..<end, of: bytes)
  }

  /// Calls a function with the bytes of the string.
  public func readLinkBytes(_ body: (Span<UInt8>) -> Void) {
    LinkBytes.read(self, body)
  }
}

extension Int: LinkValue {
  /// Reads decimal digits, with a minus sign before negative numbers.
  public init?(linkBytes bytes: Span<UInt8>, from start: Int, to end: Int) {
    guard let value = CompiledType.integer(bytes, start..<end) else { return nil }
    self = value
  }

  /// Calls a function with the bytes of the number in decimal.
  public func readLinkBytes(_ body: (Span<UInt8>) -> Void) {
    LinkBytes.read(String(self), body)
  }
}

extension DecimalNumber: LinkValue {
  /// Reads digits with an optional decimal point, with a minus sign before negative numbers.
  public init?(linkBytes bytes: Span<UInt8>, from start: Int, to end: Int) {
    self.init(String(decoding: start..<end, of: bytes))
  }

  /// Calls a function with the bytes of the number in decimal.
  public func readLinkBytes(_ body: (Span<UInt8>) -> Void) {
    LinkBytes.read(description, body)
  }
}

extension Bool: LinkValue {
  /// Reads `true` or `false`.
  public init?(linkBytes bytes: Span<UInt8>, from start: Int, to end: Int) {
    switch (end - start, end > start ? bytes[start] : 0) {
    case (4, UInt8(ascii: "t")): self = true
    case (5, UInt8(ascii: "f")): self = false
    default: return nil
    }
    // The router accepts only the two words, but other callers may pass any bytes.
    let word = self ? "true" : "false"
    for (offset, byte) in zip(start..<end, word.utf8) where bytes[offset] != byte { return nil }
  }

  /// Calls a function with the bytes of `true` or `false`.
  public func readLinkBytes(_ body: (Span<UInt8>) -> Void) {
    LinkBytes.read(self ? "true" : "false", body)
  }
}

extension UniqueID: LinkValue {
  /// Reads a UUID in hexadecimal with hyphens, in upper or lower case.
  public init?(linkBytes bytes: Span<UInt8>, from start: Int, to end: Int) {
    self.init(bytes, start..<end)
  }

  /// Calls a function with the UUID in hexadecimal with hyphens, in lower case.
  public func readLinkBytes(_ body: (Span<UInt8>) -> Void) {
    LinkBytes.read(description, body)
  }
}

extension CalendarDate: LinkValue {
  /// Reads a date in the form `YYYY-MM-DD`.
  public init?(linkBytes bytes: Span<UInt8>, from start: Int, to end: Int) {
    self.init(bytes, start..<end)
  }

  /// Calls a function with the date as `YYYY-MM-DD`.
  public func readLinkBytes(_ body: (Span<UInt8>) -> Void) {
    LinkBytes.read(description, body)
  }
}

extension LanguageTag: LinkValue {
  /// Reads a well-formed tag with hyphens or underscores, in upper or lower case.
  ///
  /// A three-letter region is read as the equivalent two-letter region.
  public init?(linkBytes bytes: Span<UInt8>, from start: Int, to end: Int) {
    if let usual = LanguageTag.usual(bytes, from: start, to: end) {
      self = usual
      return
    }
    if let repaired = LanguageTag(repairing: bytes, start..<end) {
      self = repaired
      return
    }
    do throws(LanguageTagError) {
      try self.init(parsing: bytes.extracting(start..<end))
    } catch {
      return nil
    }
  }

  /// Calls a function with the tag in its conventional casing.
  public func readLinkBytes(_ body: (Span<UInt8>) -> Void) {
    withBytes(body)
  }
}
