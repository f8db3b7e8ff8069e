import Diagnostics
import YAMLSyntax

extension YAMLScalar {
  /// Returns the edit that replaces a part of the scalar, or all of it.
  ///
  /// A plain scalar gets quotes if the new string contains brackets or commas, which have a special
  /// meaning in flow style.
  ///
  /// - Parameters:
  ///   - part: The range of the part in the scalar's UTF-8; `nil` for the whole scalar.
  ///   - replacement: The new string.
  /// - Returns: `nil` if the file does not contain the exact bytes of the scalar, or if the new
  ///   string needs escapes.
  func edit(replacing part: Range<Int>? = nil, by replacement: String) -> FixIt.Edit? {
    let bytes = Array(text.utf8)
    let part = part ?? 0..<bytes.count
    guard let start = verbatimStart, part.upperBound <= bytes.count,
      !replacement.unicodeScalars.contains(where: { "'\"\\\n".unicodeScalars.contains($0) })
    else { return nil }
    let flow = "{}[],".utf8
    guard isPlain, replacement.utf8.contains(where: flow.contains),
      !bytes.contains(where: flow.contains)
    else {
      let range = SourceRange(start + part.lowerBound, start + part.upperBound)
      return FixIt.Edit(range: range, text: replacement)
    }
    guard !bytes.contains(UInt8(ascii: "'")) else { return nil }
    let head = String(decoding: bytes[..<part.lowerBound], as: UTF8.self)
    let tail = String(decoding: bytes[part.upperBound...], as: UTF8.self)
    return FixIt.Edit(
      range: SourceRange(start, start + bytes.count), text: "'" + head + replacement + tail + "'")
  }
}
