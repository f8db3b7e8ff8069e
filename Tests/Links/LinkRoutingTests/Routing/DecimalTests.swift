import LinkTestSupport
import TestSupport
import Testing

@testable import LinkRouting

/// Tests decimal numbers: their ranges, their canonical spelling, and their values.
@Suite("Decimal parameters")
struct DecimalTests {
  @Test("A number consists of integer units and a scale: 12.50 has 1250 units and the scale 2")
  func numbers() throws {
    let number = try #require(DecimalNumber("12.50"))
    #expect(number.units == 1250 && number.scale == 2)
    #expect(number.description == "12.50")
    #expect(number == DecimalNumber("12.5") && number.hashValue == DecimalNumber("12.5")?.hashValue)
    #expect(DecimalNumber("-0.05")?.description == "-0.05")
    #expect(DecimalNumber(units: 7, scale: 3)?.description == "0.007")
    #expect(DecimalNumber(units: 7, scale: 0)?.description == "7")
    let ascending = ["-10", "-9.99", "-0.5", "0", "0.05", "0.5", "1", "9.99", "10"]
    let parsed = ascending.compactMap(DecimalNumber.init)
    #expect(parsed.count == ascending.count && parsed == parsed.sorted())
    #expect(zip(parsed, parsed.dropFirst()).allSatisfy { $0 < $1 })
    for text in ["", "-", ".5", "5.", "1.2.3", "+1", "1e3", "1,5", "1234567890123456789"] {
      #expect(DecimalNumber(text) == nil, "\(text)")
    }
    #expect(DecimalNumber("999999999999999999")?.units == DecimalNumber.maximumUnits)
  }

  @Test("A padded rule accepts each number of its range in one spelling")
  func padded() {
    let rules = [
      DecimalRule(units: 0...2999, scale: 2), DecimalRule(units: -305...1207, scale: 1),
      DecimalRule(units: 42...42, scale: 3), DecimalRule(units: -2000 ... -99, scale: 2),
      DecimalRule(units: 99...10_000, scale: 3), DecimalRule(units: 100...999, scale: 2),
    ]
    for rule in rules {
      let type = ParameterType("t", .pattern(TextPattern(decimal: rule)))
      for units in -3100...11_000 {
        guard let number = DecimalNumber(units: units, scale: rule.scale) else { continue }
        #expect(
          type.accepts(number.description) == rule.units.contains(units), "\(rule) \(number)")
      }
      for text in ["0", "1", "00.00", "-0.00", "-0.0", "+1.00", "1.0000", ".50", "01.50", "1,50"] {
        #expect(!type.accepts(text), "\(rule) \(text)")
      }
    }
  }

  @Test("A trimmed rule accepts each number of its range without trailing zeros")
  func trimmed() {
    for units in [-90_000...90_000, 0...1999, -1505 ... -7, 5...5, 1000...1000] {
      let rule = DecimalRule(units: units, scale: 3, fraction: .trimmed)
      let type = ParameterType("t", .pattern(TextPattern(decimal: rule)))
      for units in stride(from: -2005, through: 2005, by: 1) {
        for scale in 0...3 {
          // Every scale gives a spelling of the same number. Only the spelling with the least scale
          // is canonical.
          let power = [1, 10, 100, 1000][3 - scale]
          guard units % power == 0,
            let number = DecimalNumber(units: units / power, scale: scale)
          else { continue }
          let isCanonical = scale == 0 || number.units % 10 != 0
          #expect(
            type.accepts(number.description) == (isCanonical && rule.units.contains(units)),
            "\(rule) \(number)")
        }
      }
      for text in ["-0", "00", "0.0", "1.10", "1.", "1.0001"] { #expect(!type.accepts(text)) }
    }
  }

  @Test("The largest rules have an automaton")
  func limits() {
    for scale in DecimalRule.scales {
      for fraction in [DecimalRule.Fraction.padded, .trimmed] {
        for units in [
          DecimalRule.wholeRange, 0...DecimalNumber.maximumUnits, 123_456_789...987_654_321,
        ] {
          let rule = DecimalRule(units: units, scale: scale, fraction: fraction)
          let pattern = TextPattern(decimal: rule)
          #expect(pattern.problem == nil, "\(rule)")
          for bound in [units.lowerBound, units.upperBound] {
            let text = rule.number(bound)?.description ?? ""
            #expect(ParameterType("t", .pattern(pattern)).accepts(text), "\(rule) \(text)")
          }
        }
      }
    }
  }

  @Test("Links carry decimal values, and building normalizes the scale")
  func routing() throws {
    let price = ParameterType(
      "price", .pattern(TextPattern(decimal: DecimalRule(units: 0...999_999, scale: 2))))
    let router = try Router([
      LinkManifest(
        app: "a", hosts: ["a.example"], types: [price],
        routes: [
          Route(
            name: "pay", pattern: RoutePattern([.literal("pay")]),
            query: [ParameterDeclaration(name: "amount", type: .named("price"))])
        ])
    ])
    let match = try router.match("https://a.example/pay?amount=12.50")
    #expect(match["amount", as: DecimalNumber.self] == DecimalNumber("12.5"))
    #expect(match.canonicalLink == "https://a.example/pay?amount=12.50")
    #expect(price.kind.summary == "a number from 0.00 to 9999.99 (decimal places: 2)")
    for text in ["12.5", "12", "12.505", "10000.00", "-1.00", "012.50"] {
      #expect(throws: LinkError.self) {
        try router.match("https://a.example/pay?amount=\(text)")
      }
    }
  }

  @Test("Ranges without a common number are never ambiguous")
  func conflicts() throws {
    func conflicts(_ left: DecimalRule, _ right: ParameterType.Kind) throws -> [ManifestDiagnostic]
    {
      let router = try Router([
        LinkManifest(
          app: "a", hosts: ["a.example"],
          types: [
            ParameterType("l", .pattern(TextPattern(decimal: left))), ParameterType("r", right),
          ],
          routes: ["l", "r"].map {
            Route(name: $0, pattern: RoutePattern([.parameter(name: "id", type: $0)]))
          })
      ])
      return router.conflictDiagnostics()
    }
    let low = DecimalRule(units: 0...999, scale: 2)
    let high = DecimalRule(units: 1000...9999, scale: 2)
    #expect(try conflicts(low, .pattern(TextPattern(decimal: high))) == [])
    #expect(try conflicts(low, .integer(0...9)) == [])
    let touching = DecimalRule(units: 999...2000, scale: 2)
    let found = try conflicts(low, .pattern(TextPattern(decimal: touching)))
    #expect("\(found)".contains("https://a.example/9.99"))
    let trimmed = DecimalRule(units: 0...999, scale: 2, fraction: .trimmed)
    #expect(try conflicts(trimmed, .integer(0...9)).count == 1)
  }
}
