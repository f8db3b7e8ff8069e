import Diagnostics
import LinkRouting
import Testing
import URLSyntax

@testable import Reports

/// Tests the English strings of the catalog and their translations.
///
/// The English strings equal those in the libraries, and every string exists in every language.
@Suite("Strings of reports")
struct ReportTextsTests {
  private static let kinds: [ParameterType.Kind] =
    [
      .integer(Int.min...Int.max), .integer(0...9), .integer(-5...1_000_000), .uuid, .languageTag,
      .date, .boolean, .enumeration([]), .enumeration(["a"]), .enumeration(["a", "b"]),
      .enumeration(["a", "b", "c"]), .enumeration((1...12).map { "w\($0)" }),
      .enumeration((1...30).map { "w\($0)" }),
    ]
    + [
      0...8192, 1...1, 4...4, 0...1, 0...16, 4...16, 1...8192, 5...8192, 0...8191,
    ].flatMap { length -> [ParameterType.Kind] in
      [
        .text(TextRule(length: length)),
        .text(TextRule(allowed: ScalarSet(parsing: "A-Z 0-9"), length: length)),
        .text(TextRule(length: length, unit: .bytes)),
        .text(TextRule(allowed: ScalarSet(parsing: "A-Z"), length: length, unit: .bytes)),
      ]
    }

  private static let expectations: [LinkExpectation] = {
    var list: [LinkExpectation] = []
    for kind in kinds {
      for place in LinkExpectation.Place.allCases { list.append(.value(kind, in: place)) }
    }
    list += LinkExpectation.Phrase.all.map { .phrase($0) }
    list += URLParseError.Code.all.map { .phrase(.syntax($0)) }
    for kind in LinkExpectation.NameKind.allCases {
      for count in [0, 1, 2, 8, 9, 30] {
        list.append(.names(kind, (0..<count).map { "n\($0)" }))
      }
    }
    list.append(.once("lang"))
    for text in ["return with depart", "return >= depart"] {
      list += ParameterCondition(text).map { [.condition($0)] } ?? []
    }
    list.append(.parameter("lang", .value(.languageTag, in: .item)))
    list.append(.anyOf([.literal("attend"), .literal("present"), .value(.uuid, in: .path)]))
    list.append(.anyOf([.literal("attend")]))
    return list
  }()

  @Test("The English strings of the catalog equal those in the libraries")
  func english() {
    for expectation in Self.expectations {
      #expect(ReportTexts.english.words(for: expectation) == expectation.description)
    }
  }

  @Test(
    "Every description of an expectation is translated into every language",
    arguments: ReportTexts.languages.dropFirst())
  func translated(_ language: String) {
    let texts = ReportTexts(language: language)
    for expectation in Self.expectations {
      let words = texts.words(for: expectation)
      #expect(!words.isEmpty && !words.contains("%@") && !words.contains("%lld"), "\(words)")
      if case .phrase(let phrase) = expectation, phrase.id != "invalid-utf-8" {
        #expect(words != phrase.english, "\(phrase.id)")
      }
    }
  }

  @Test("Different rejections have different sentences", arguments: ReportTexts.languages)
  func refusals(_ language: String) {
    let texts = ReportTexts(language: language)
    let codes =
      URLParseError.Code.all.map { LinkError.Code(rawValue: $0.rawValue) } + [
        .unknownScheme, .httpNotUpgraded, .unknownHost, .excluded, .unknownPathComponent,
        .unexpectedPathComponent, .missingPathComponent, .trailingSlash, .missingTrailingSlash,
        .invalidValue,
        .missingParameter, .conditionFailed, .duplicateParameter, .unknownParameter,
        .matchesOtherRoute,
      ]
    var sentences: Set<String> = []
    for code in codes {
      for parameter in [nil, "lang"] {
        let error = LinkError(
          code: code, range: .init(0, 1), expected: .literal("x"), parameter: parameter)
        let sentence = texts.message(of: error)
        #expect(!sentence.isEmpty && !sentence.hasSuffix(".") && !sentence.contains("%@"))
        sentences.insert(sentence)
      }
    }
    #expect(sentences.count == codes.count + 4, "four name the parameter where there is one")
  }
}
