import LanguageTags
import Testing

/// The expected properties of the tag that is parsed from an input.
struct Facets: Sendable, Equatable, CustomTestStringConvertible {
  var input: String
  var description: String
  var language: String
  var extlangs: [String] = []
  var script: String?
  var region: String?
  var variants: [String] = []
  var extensions: [String] = []
  var privateUse: [String] = []
  var isGrandfathered = false

  var testDescription: String { input }

  init(
    _ input: String, _ description: String, _ language: String, extlangs: [String] = [],
    script: String? = nil, region: String? = nil, variants: [String] = [],
    extensions: [String] = [], privateUse: [String] = [], isGrandfathered: Bool = false
  ) {
    self.input = input
    self.description = description
    self.language = language
    self.extlangs = extlangs
    self.script = script
    self.region = region
    self.variants = variants
    self.extensions = extensions
    self.privateUse = privateUse
    self.isGrandfathered = isGrandfathered
  }

  init(_ tag: LanguageTag, input: String) {
    self.init(
      input, tag.description, tag.language, extlangs: tag.extlangs, script: tag.script,
      region: tag.region, variants: tag.variants,
      extensions: tag.extensions.map { part in
        ([String(part.singleton)] + part.subtags).joined(separator: "-")
      },
      privateUse: tag.privateUse, isGrandfathered: tag.isGrandfathered)
  }
}

/// Calls `isWellFormed` with an array, because test macros do not accept a span.
func isWellFormed(_ bytes: [UInt8]) -> Bool { LanguageTag.isWellFormed(bytes.span) }

@Suite("Language tag")
struct LanguageTagTests {
  @Test("The examples in RFC 5646, appendix A, are parsed", arguments: appendixA)
  func appendix(facets: Facets) throws {
    let tag = try LanguageTag(parsing: facets.input)
    #expect(Facets(tag, input: facets.input) == facets)
    #expect(isWellFormed(Array(facets.input.utf8)))
  }

  @Test("Casing, reserved forms and subtag positions follow RFC 5646", arguments: forms)
  func form(facets: Facets) throws {
    let tag = try LanguageTag(parsing: facets.input)
    #expect(Facets(tag, input: facets.input) == facets)
    #expect(isWellFormed(Array(facets.input.utf8)))
  }

  @Test("A grandfathered tag is kept whole, with the registry's casing", arguments: grandfathered)
  func registered(text: String) throws {
    let first = text.prefix { $0 != "-" }
    for input in [text, text.uppercased(), text.lowercased()] {
      let tag = try LanguageTag(parsing: input)
      let facets = Facets(input, text, first.lowercased(), isGrandfathered: true)
      #expect(Facets(tag, input: input) == facets)
      #expect(isWellFormed(Array(input.utf8)))
    }
  }

  @Test("A part of a larger buffer is parsed in place")
  func span() throws {
    let link = Array("https://example.com/ZH-hans-cn/join".utf8)
    let tag = try LanguageTag(parsing: link.span.extracting(20..<30))
    #expect(tag.description == "zh-Hans-CN")
  }

  @Test("The failable initializer accepts the same tags as the throwing one")
  func lossless() {
    #expect(LanguageTag("PT-br")?.description == "pt-BR")
    #expect(LanguageTag("pt_BR") == nil)
  }

  @Test("A tag has at most 255 bytes")
  func longest() throws {
    let text = "en-x" + String(repeating: "-abcdefg", count: 31) + "-ab"
    #expect(text.utf8.count == LanguageTag.maximumLength)
    #expect(try LanguageTag(parsing: text).privateUse.count == 32)
    #expect(LanguageTag(text + "c") == nil)
  }

  @Test("Tags with different spellings are equal members of a set")
  func identity() throws {
    let tags: Set = [try LanguageTag(parsing: "sr-latn-rs"), try LanguageTag(parsing: "de")]
    #expect(tags.contains(try LanguageTag(parsing: "SR-Latn-RS")))
    #expect(!tags.contains(try LanguageTag(parsing: "sr-Latn")))
  }
}
