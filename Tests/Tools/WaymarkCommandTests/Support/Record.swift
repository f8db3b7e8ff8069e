import Foundation
import Testing

/// An object in the output of `waymark parse --format json`.
struct Record: Decodable, Equatable {
  var line: Int?
  var link: String
  var status: String
  var app: String?
  var route: String?
  var parameters: [String: Value]?
  var canonical: String?
  var extra: [String: [String]]?
  var error: Refusal?
  var warnings: [Warning]?
  var suggestion: String?
  var admission: AdmissionRecord?

  struct Refusal: Decodable, Equatable {
    var code: String
    var range: [Int]
    var displayRange: [Int]
    var message: String
    var expected: String
    var nearest: Reference?
    var suggestion: String?
  }

  struct Reference: Decodable, Equatable {
    var app: String
    var route: String
  }

  struct Warning: Decodable, Equatable {
    var code: String
    var message: String
    var parameter: String?
    var range: [Int]
    var displayRange: [Int]
  }

  /// The value of a parameter: a string, or an array of strings for a list.
  enum Value: Decodable, Equatable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
    case text(String)
    case list([String])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let list = try? container.decode([String].self) {
        self = .list(list)
      } else {
        self = .text(try container.decode(String.self))
      }
    }

    init(stringLiteral value: String) { self = .text(value) }
    init(arrayLiteral elements: String...) { self = .list(elements) }
  }

  /// Returns the objects in an output, which contains one object per line.
  static func all(_ run: ToolRun) throws -> [Record] {
    try run.lines.map { try JSONDecoder().decode(Record.self, from: Data($0.utf8)) }
  }

  /// Returns the record of a link that is passed as an argument.
  static func of(_ link: String, _ options: String...) throws -> Record {
    let run = try Tool.run(["parse", "--format", "json"] + options + ["--", link])
    let records = try all(run)
    return try #require(records.first)
  }
}
