import CatalogLint
import Diagnostics
import StringCatalogs
import Testing

/// Tests the rules that report the errors of readers.
@Suite("Rules for the error codes of readers")
struct RuleCodesTests {
  /// All error codes of readers; add new codes to this list.
  static let codes: [CatalogError.Code] = [
    .unreadableFile, .syntax, .emptyFile, .lostEntry, .unreadEntry,
    .invalidEncoding, .unreadEncoding, .convertibleEncoding,
    .byteOrderMark, .tooLarge,
    .duplicateKey, .obsoleteDuplicate,
    .duplicateJSONMember, .duplicateMember, .keyOutsideStrings, .unknownMember, .missingMember,
    .missingHeader, .missingHeaderField,
    .wrongType, .openPluralForms,
    .invalidState, .illegalVariation, .surplusPluralForm, .repeatedPluralForm, .truncatedTable,
    .entityExpansion,
  ]

  @Test("Each code has exactly one rule")
  func codes() {
    let rules = RuleRegistry.all
    for code in Self.codes {
      #expect(rules.filter { $0.codes.contains(code) }.count == 1, "\(code.rawValue)")
    }
    #expect(rules.flatMap { $0.codes }.count == Self.codes.count)
  }

  @Test("A rule is at least as severe as the errors that it reports")
  func severities() {
    for rule in RuleRegistry.all {
      for code in rule.codes {
        let error = CatalogError(code: code, range: SourceRange(0, 0), expected: "", lostKeys: 1)
        #expect(error.severity <= rule.severity, "\(rule.id)")
      }
    }
  }
}
