import Diagnostics
import FormatStrings
package import StringCatalogs

extension CatalogFile {
  /// Returns a part of a string, with its escapes decoded.
  func part(_ part: Range<Int>, of text: CatalogText) -> String {
    if text.isVerbatim {
      let range = sourceRange(of: part, in: text).range.clamped(to: bytes.indices)
      return String(decoding: bytes[range], as: UTF8.self)
    }
    let decoded = Array(string(text).utf8)
    return String(decoding: decoded[part.clamped(to: decoded.indices)], as: UTF8.self)
  }

  /// Returns `true` if a string refers to a resource, as `@string/name` and `@android:string/ok`
  /// do.
  package func isReference(_ text: CatalogText) -> Bool {
    guard format.traits.references == .resources else { return false }
    let written = bytes[text.range.clamped(to: bytes.indices)].drop { $0 <= 0x20 }
    guard written.first == UInt8(ascii: "@") || written.first == UInt8(ascii: "?") else {
      return false
    }
    let name = written.dropFirst().prefix { $0 > 0x20 }
    return name.contains(UInt8(ascii: "/")) && name.endIndex + 64 > text.range.upperBound
      && bytes[name.endIndex..<max(name.endIndex, text.range.upperBound)].allSatisfy { $0 <= 0x20 }
  }

  /// Reads the placeholders of a string.
  func parse(
    _ text: CatalogText, dialect: FormatString.Dialect, format: inout FormatString,
    into buffer: inout [UInt8]
  ) {
    if text.isVerbatim {
      format.parse(bytes.span.extracting(text.range.clamped(to: bytes.indices)), dialect)
    } else {
      decode(text, into: &buffer)
      format.parse(buffer.span, dialect)
    }
  }

  /// Returns the type of a substitution's argument; `nil` if the file specifies no valid format.
  func valueClass(of substitution: CatalogSubstitution) -> ValueClass? {
    guard let specifier = substitution.formatSpecifier else { return nil }
    var written = string(specifier)
    // Apple's documentation omits the percent sign, but both spellings occur in files.
    if !written.hasPrefix("%") { written = "%" + written }
    var format = FormatString()
    format.parse(written.utf8.span, .apple)
    guard format.placeholders.count == 1, format.strays.isEmpty,
      format.placeholders[0].range.count == written.utf8.count
    else { return nil }
    return format.placeholders[0].value
  }
}
