import Diagnostics
import Foundation
import JSONSyntax
import TestSupport
import Testing

/// Tests properties that hold for every JSON text.
@Suite("JSON: properties of generated documents")
struct JSONLawTests {
  /// A value that is written and then compared with the parsed value.
  indirect enum Value: Equatable {
    case object([(String, Value)])
    case array([Value])
    case string(String)
    case integer(Int64)
    case literal(String)

    static func == (left: Value, right: Value) -> Bool {
      switch (left, right) {
      case (.object(let left), .object(let right)):
        left.count == right.count
          && zip(left, right).allSatisfy { $0.0.utf8.elementsEqual($1.0.utf8) && $0.1 == $1.1 }
      case (.array(let left), .array(let right)): left == right
      case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
      case (.integer(let left), .integer(let right)): left == right
      case (.literal(let left), .literal(let right)): left == right
      default: false
      }
    }
  }

  /// A generator of values, which writes them with varying spellings.
  struct Generator {
    var random: SplitMix64

    mutating func value(_ depth: Int) -> Value {
      switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &random) {
      case 0, 1: .string(text())
      case 2, 3:
        .integer(Int64.random(in: .min ... .max, using: &random) >> random.pick([0, 8, 40, 60]))
      case 4: .literal(random.pick(["true", "false", "null"]))
      case 5: .array((0..<Int.random(in: 0...4, using: &random)).map { _ in value(depth - 1) })
      default:
        .object((0..<Int.random(in: 0...4, using: &random)).map { _ in (text(), value(depth - 1)) })
      }
    }

    mutating func text() -> String {
      let pieces = [
        "a", "b", "\"", "\\", "/", "\n", "\0", "é", "e\u{301}", "€", "😀", "abcdefgh", " ", "\u{7F}",
      ]
      return (0..<Int.random(in: 0...6, using: &random)).map { _ in random.pick(pieces) }.joined()
    }

    mutating func space() -> String {
      random.oneIn(3)
        ? random.pick([" ", "\n", "\t", "\r\n", "          \n                   "]) : ""
    }

    mutating func json(_ value: Value) -> String {
      let text: String
      switch value {
      case .object(let members):
        text =
          "{" + space()
          + members.map { json(.string($0)) + ":" + json($1) }.joined(separator: ",") + "}"
      case .array(let elements):
        text = "[" + space() + elements.map { json($0) }.joined(separator: ",") + "]"
      case .string(let string):
        text = "\"" + string.unicodeScalars.map { spelling($0) }.joined() + "\""
      case .integer(let integer): text = "\(integer)" + random.pick(["", "", ".0", "e0", "E-0"])
      case .literal(let literal): text = literal
      }
      return space() + text + space()
    }

    mutating func spelling(_ scalar: Unicode.Scalar) -> String {
      guard scalar.value < 0x20 || scalar == "\"" || scalar == "\\" || random.oneIn(4) else {
        return String(scalar)
      }
      return String(scalar).utf16.map { unit in
        let digits = String(unit, radix: 16, uppercase: random.oneIn(2))
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    }
  }

  private func value(_ document: JSONDocument, _ place: Int) -> Value {
    switch document.nodes[place].kind {
    case .object:
      .object(
        document.nodes.members(of: place).map {
          (document.text(of: $0.name) ?? "?", value(document, $0.value))
        })
    case .array: .array(document.nodes.elements(of: place).map { value(document, $0) })
    case .string: .string(document.text(of: place) ?? "?")
    case .number: .integer(document.integer(of: place) ?? 0)
    case .true: .literal("true")
    case .false: .literal("false")
    case .null: .literal("null")
    }
  }

  @Test("A written value is read back, with the range of every node")
  func roundTrip() throws {
    var generator = Generator(random: SplitMix64(seed: 1))
    for _ in 0..<LawEffort.rounds(300) {
      let expected = generator.value(4)
      let document = try JSONDocument(parsing: generator.json(expected))
      #expect(value(document, 0) == expected)
      for place in document.nodes.indices {
        let part = try JSONDocument(parsing: Array(document.bytes[document.nodes[place].range]))
        #expect(part.nodes.count == document.nodes.place(behind: place) - place)
        #expect(value(part, 0) == value(document, place))
      }
    }
  }

  @Test("Foundation accepts the same JSON, except for surrogates, commas and large numbers")
  func foundation() throws {
    var generator = Generator(random: SplitMix64(seed: 2))
    let alphabet = Array(#"{}[]",:\u0123eE+-. tfna/é"#.utf8)
    for _ in 0..<LawEffort.rounds(1000) {
      var bytes = Array(generator.json(generator.value(3)).utf8)
      for _ in 0..<Int.random(in: 0...2, using: &generator.random) where !bytes.isEmpty {
        let place = Int.random(in: bytes.indices, using: &generator.random)
        bytes[place] = generator.random.pick(alphabet)
      }
      let theirs =
        (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
      do throws(JSONParseError) {
        let document = try JSONDocument(parsing: bytes)
        let isHuge = document.nodes.indices.contains {
          document.nodes[$0].kind == .number && document.double(of: $0) == nil
        }
        #expect(theirs || isHuge, "\(String(decoding: bytes, as: UTF8.self))")
      } catch {
        #expect(
          !theirs || error.code == .unpairedSurrogate || error.code == .trailingComma,
          "\(error): \(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  @Test("Every incomplete prefix of a text is rejected, with an error inside the prefix")
  func prefixes() throws {
    var generator = Generator(random: SplitMix64(seed: 3))
    for _ in 0..<LawEffort.rounds(50) {
      let bytes = Array(generator.json(generator.value(3)).utf8)
      for count in bytes.indices {
        do throws(JSONParseError) {
          let document = try JSONDocument(parsing: Array(bytes[..<count]))
          // The accepted prefix is a number, or a complete value before white space.
          #expect(document.nodes[0].kind == .number || document.nodes[0].range.upperBound <= count)
        } catch {
          #expect(error.range.upperBound <= count)
        }
      }
    }
  }
}
