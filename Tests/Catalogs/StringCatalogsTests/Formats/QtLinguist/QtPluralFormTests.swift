import Diagnostics
import Foundation
import LanguageTags
import TestSupport
import Testing

@testable import StringCatalogs

/// Tests Qt's plural forms against `numerus.cpp`.
@Suite("Qt Linguist: plural forms")
struct QtPluralFormTests {
  @Test(
    "Numbers have Qt's plural forms",
    arguments: [
      ("ja", [0: 0, 1: 0, 2: 0]), ("hu", [1: 0, 2: 0]), ("tr", [1: 0, 2: 0]), ("fa", [1: 0, 5: 0]),
      ("en", [0: 1, 1: 0, 2: 1]), ("de_AT", [0: 1, 1: 0]), ("fr", [0: 0, 1: 0, 2: 1]),
      ("pt", [0: 0, 1: 0, 2: 1]), ("pt_BR", [0: 0]), ("pt_PT", [0: 1, 1: 0]),
      ("lv", [0: 2, 1: 0, 11: 1, 21: 0, 2: 1]), ("is", [1: 0, 11: 1, 21: 0]),
      ("ga", [1: 0, 2: 1, 3: 2]), ("gd", [1: 0, 11: 0, 2: 1, 12: 1, 3: 2, 19: 2, 20: 3, 0: 3]),
      ("cs", [1: 0, 2: 1, 4: 1, 5: 2]), ("mk", [1: 0, 11: 0, 2: 1, 22: 1, 3: 2]),
      ("lt", [1: 0, 11: 2, 2: 1, 10: 2, 12: 2, 20: 2, 22: 1]),
      ("ru", [1: 0, 21: 0, 11: 2, 2: 1, 12: 2, 5: 2]), ("pl", [1: 0, 21: 2, 2: 1, 12: 2, 22: 1]),
      ("ro", [1: 0, 0: 1, 19: 1, 20: 2, 101: 1]), ("sl", [1: 0, 101: 0, 2: 1, 3: 2, 4: 2, 5: 3]),
      ("mt", [1: 0, 0: 1, 10: 1, 11: 2, 19: 2, 20: 3]),
      ("cy", [0: 0, 1: 1, 2: 2, 5: 2, 6: 3, 7: 4]),
      ("ar", [0: 0, 1: 1, 2: 2, 3: 3, 11: 4, 100: 5]),
      // Of these names of languages, Qt supports only `sr_Latn`.
      ("kab", [1: 0, 2: 0]), ("sr@latin", [2: 0]), ("", [2: 0]), ("sr_Latn", [2: 1]),
    ] as [(String, [UInt64: UInt64])])
  func numbers(_ language: String, _ expected: [UInt64: UInt64]) {
    let formula = QtPluralForms.formula(for: language)
    for (number, form) in expected { #expect(formula.form(of: number) == form, "\(number)") }
  }

  @Test(
    "lconvert creates the same number of forms for each language",
    .enabled(
      if: ForeignTools.path(of: "lconvert") != nil,
      "lconvert is not installed: install qt6-l10n-tools"))
  func lconvert() throws {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let codes = letters.flatMap { first in letters.map { "\(first)\($0)" } }
    try ForeignTools.withFolder { folder in
      let files =
        ["fil", "nso", "fur", "gd_GB", "pt_BR", "pt_PT", "zh_Hant_TW", "sr@latin"] + codes
      // In Qt 6.5 and later, Ganda has two forms.
      for name in files where name != "lg" {
        let text = """
          <!DOCTYPE TS><TS version="2.1" language="\(name)"><context><name>a</name>\
          <message numerus="yes"><source>\(name)</source>\
          <translation><numerusform>x</numerusform></translation></message></context></TS>
          """
        try Data(text.utf8).write(to: folder.appending(path: name + ".ts"))
        let outcome = try ForeignTools.run(
          "lconvert", ["-i", name + ".ts", "-of", "po"], in: folder)
        let forms = outcome.text.split(separator: "\n").count { $0.hasPrefix("msgstr[") }
        #expect(QtPluralForms.formula(for: name).count == forms, "\(name) has \(forms)")
      }
    }
  }
}
