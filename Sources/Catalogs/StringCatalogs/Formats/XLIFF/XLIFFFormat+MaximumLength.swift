import Diagnostics
import XMLSyntax

extension XLIFFFormat {
  /// Returns the `maxwidth` of an entry's unit in XLIFF 1.2, in characters.
  ///
  /// The result is `nil` if the attribute is missing, or if `size-unit` is not `char`. The default
  /// unit is the pixel. Follows
  /// [maxwidth](https://docs.oasis-open.org/xliff/v1.2/os/xliff-core.html#maxwidth).
  ///
  /// - Complexity: O(*n*), where *n* is the length of the attributes in bytes.
  func maximumLength(of entry: CatalogEntry, in file: CatalogFile) -> Int? {
    let bytes = file.bytes
    var scanner = XMLScanner(offset: entry.range.lowerBound)
    let token: XMLScanner.Token?
    do throws(XMLScanner.Failure) {
      token = try scanner.next(bytes.span)
    } catch {
      return nil
    }
    func value(_ name: StaticString, _ attributes: Range<Int>) -> String? {
      XMLScanner.attribute(name, in: attributes, bytes.span).map {
        String(decoding: bytes[$0], as: UTF8.self)
      }
    }
    guard case .start(_, let attributes, _, _)? = token, value("size-unit", attributes) == "char",
      let width = value("maxwidth", attributes).flatMap({ Int($0) }), width > 0
    else { return nil }
    return width
  }
}
