@testable import CatalogConversion
@testable import CatalogExchange
@testable import StringCatalogs

extension ConversionFormat {
  static let xcstrings = Self(writer: XCStringsWriter.self)
  static let strings = Self(writer: StringsWriter.self)
  static let android = Self(writer: AndroidWriter.self)
  static let arb = Self(writer: ARBWriter.self)
  static let po = Self(writer: GettextWriter.self)
  static let xliff = Self(writer: XLIFFWriter.self)
  static let xliff2 = Self(writer: XLIFF2Writer.self)
  static let json = Self(writer: NestedJSONWriter.self)
  static let jsonFlat = Self(writer: FlatJSONWriter.self)
  static let properties = Self(writer: PropertiesWriter.self)
  static let resx = Self(writer: ResxWriter.self)
  static let qt = Self(writer: QtLinguistWriter.self)
  static let fluent = Self(writer: FluentWriter.self)
}
