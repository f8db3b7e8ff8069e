import Diagnostics
import XMLSyntax

extension CatalogFile {
  /// How many characters XLIFF 1.2 allows the texts of an entry: the `maxwidth` of its unit, where `size-unit` is
  /// `char`; `nil` if it says nothing, or another unit.
  ///
  /// Without a unit, a width is one in pixels. Follows
  /// [maxwidth](https://docs.oasis-open.org/xliff/v1.2/os/xliff-core.html#maxwidth).
  ///
  /// - Complexity: O(*n*) in the bytes of the attributes.
  package func maximumLength(of entry: CatalogEntry) -> Int? {
    guard format == .xliff else { return nil }
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
