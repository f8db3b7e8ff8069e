import Diagnostics
import Foundation
import StringCatalogs
import TestSupport

/// The real catalogs in the third-party test data.
enum CatalogTestData {
  static let folder = "catalogs"
  /// The folders that contain catalogs.
  ///
  /// The second folder contains catalogs that an earlier version of the linter misread.
  static let folders = [folder, "more-catalogs"]

  /// Returns the sorted paths of files with one of the extensions.
  static func paths(_ endings: String..., in folders: [String] = folders) throws -> [String] {
    try folders.filter { TestData.isExpected($0) }.flatMap { folder in
      let root = TestData.root.appendingPathComponent(folder).path
      return try FileManager.default.subpathsOfDirectory(atPath: root)
        .filter { path in endings.contains { path.hasSuffix($0) } }
        .sorted().map { folder + "/" + $0 }
    }
  }

  static func bytes(_ path: String) throws -> [UInt8] { Array(try TestData.content(of: path)) }
}

extension CatalogFile {
  /// The content of the file as one line per string, for comparisons in tests.
  var listing: [String] {
    entries.flatMap { entry in
      let key = name(of: entry)
      return localizations[entry.localizations].flatMap { localization in
        values[localization.values].map { value in
          let steps = [
            value.variation.substitution.map { "@" + string(substitutions[$0].name) },
            value.variation.device?.rawValue, value.variation.plural?.rawValue,
            value.variation.width.map { "w\($0)" },
            format == .json || format == .xliff ? value.variation.index.map { "\($0)" } : nil,
          ].compactMap(\.self)
          return ([key, languages[localization.language].name] + steps).joined(separator: "/") + "="
            + string(value.text)
        }
      }
    }
  }

  /// The codes of the errors, each with the reported bytes.
  var reported: [String] {
    errors.map {
      $0.code.rawValue + ": " + String(decoding: bytes[$0.range.range], as: UTF8.self)
    }
  }
}
