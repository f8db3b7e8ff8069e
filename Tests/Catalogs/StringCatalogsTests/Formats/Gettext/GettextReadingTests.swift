import Diagnostics
import Foundation
import LanguageTags
import StringCatalogs
import TestSupport
import Testing

@testable import FormatStrings

/// Tests the reader of PO files against the GNU gettext manual and the behavior of msgfmt.
@Suite("gettext: reading")
struct GettextReadingTests {
  private static let header = #"""
    msgid ""
    msgstr ""
    "Project-Id-Version: x\n"
    "PO-Revision-Date: 2020-01-01 00:00+0000\n"
    "Last-Translator: x <y@z>\n"
    "Language-Team: x\n"
    "Language: de\n"
    "MIME-Version: 1.0\n"
    "Content-Type: text/plain; charset=UTF-8\n"
    "Content-Transfer-Encoding: 8bit\n"
    "Plural-Forms: nplurals=2; plural=(n != 1);\n"


    """#

  private func read(_ body: String, _ language: String? = nil) -> CatalogFile {
    CatalogFile.read(
      Array((Self.header + body).utf8), format: .gettext,
      language: language.map { CatalogLanguage(name: $0) })
  }

  /// Returns the key, the source strings, and the translations of each entry.
  private func listing(_ file: CatalogFile) -> [String] {
    file.entries.map { entry in
      let texts = file.localizations[entry.localizations].map { localization in
        file.values[localization.values].map { file.string($0.text) }.joined(separator: "|")
      }
      return ([file.string(entry.key)] + texts).joined(separator: " = ")
    }
  }

  // The entries are from the chapters "The Format of PO Files", "Entries with Context", and
  // "Entries with Plural Forms".
  @Test("The entries in the manual are read")
  func manual() throws {
    let file = read(
      #"""
      #: lib/error.c:116
      msgid "Unknown system error"
      msgstr "Error desconegut del sistema"

      # translator-comments
      #. extracted-comments
      #: reference…
      #, fuzzy, c-format
      #| msgctxt "previous-context"
      #| msgid "previous-untranslated-string"
      msgctxt "context"
      msgid "untranslated-string"
      msgstr "translated-string"

      #: src/msgcmp.c:338 src/po-lex.c:699
      #, c-format
      msgid "found %d fatal error"
      msgid_plural "found %d fatal errors"
      msgstr[0] "s'ha trobat %d error fatal"
      msgstr[1] "s'han trobat %d errors fatals"

      msgid ""
      "Here is an example of how one might continue a very long string\n"
      "for the common case the string represents multi-line output.\n"
      msgstr ""

      #~ msgid "gone"
      #~ msgstr "fort"
      """#)
    #expect(file.errors.isEmpty)
    let long =
      "Here is an example of how one might continue a very long string\n"
      + "for the common case the string represents multi-line output.\n"
    #expect(
      listing(file) == [
        "Unknown system error = Unknown system error = Error desconegut del sistema",
        "context\u{4}untranslated-string = untranslated-string = translated-string",
        "found %d fatal error = found %d fatal error|found %d fatal errors = "
          + "s'ha trobat %d error fatal|s'han trobat %d errors fatals",
        "\(long) = \(long) = ",
      ])
    #expect(file.languages.map(\.name) == ["", "de"] && file.sourceLanguage == 0)
    let states = file.values.map(\.state)
    #expect(
      states == [
        nil, .translated, nil, .needsReview, nil, nil, .translated, .translated, nil, .new,
      ])
    let fuzzy = try #require(file.values[3].stateRange)
    #expect(String(decoding: file.bytes[fuzzy.range], as: UTF8.self) == "fuzzy")
    #expect(
      file.entries.map { $0.comment.map(file.string) }
        == [nil, "translator-comments\nextracted-comments", nil, nil])
    #expect(file.entries.map(\.placeholderSyntax) == [nil, .printf, .printf, nil])
    #expect(file.values.map(\.variation.form) == [nil, nil, nil, nil, nil, nil, 0, 1, nil, nil])
    #expect(file.pluralFormula?.count == 2)
  }

  @Test(
    "C escapes are decoded",
    arguments: [
      (#"a\tb\nc\"d\\e"#, "a\tb\nc\"d\\e"), (#"\a\b\f\r\v"#, "\u{7}\u{8}\u{C}\r\u{B}"),
      (#"\101\1012\60"#, "AA20"), (#"\303\251\xc3\xA9"#, "éé"), (#"\360\237\230\200"#, "😀"),
      (#"\x41g"#, "Ag"), (#"\303x"#, "\u{FFFD}x"), ("é\\\"ü", "é\"ü"), (#"\x00e9"#, "\u{FFFD}"),
    ])
  func escapes(_ written: String, _ expected: String) {
    let file = read("msgid \"k\"\nmsgstr \"\(written)\"\n")
    #expect(file.errors.isEmpty && file.string(file.values[1].text) == expected)
    // The string is the same after a literal on the previous line, and with CRLF line breaks.
    let split = read("msgid \"k\"\r\nmsgstr \"\"\r\n\"<\"\r\n\r\n  \"\(written)\"\r\n\"\"")
    #expect(split.errors.isEmpty && split.string(split.values[1].text) == "<" + expected)
  }

  @Test(
    "The range of a part contains whole escapes, and excludes text between two literals")
  func ranges() {
    let file = read("msgctxt \"c\"\nmsgid \"\"\n\"a\\n\"\n\"b\"\nmsgstr \"x\\\"y\"\n")
    func source(_ part: Range<Int>, _ text: CatalogText) -> String {
      String(decoding: file.bytes[file.sourceRange(of: part, in: text).range], as: UTF8.self)
    }
    #expect(file.string(file.entries[0].key) == "c\u{4}a\nb")
    #expect(
      source(1..<2, file.values[0].text) == "\\n" && source(2..<3, file.values[0].text) == "b")
    #expect(source(1..<3, file.values[1].text) == "\\\"y")
    #expect(source(0..<3, file.values[0].text) == "a\\n\"\n\"b")
    #expect(source(0..<1, file.entries[0].key) == "c" && source(2..<3, file.entries[0].key) == "a")
  }

  // `msgfmt --check` of GNU gettext 0.21 rejects these files. The text after the colon is the
  // reported bytes.
  @Test(
    "An error is reported with its bytes",
    arguments: [
      ("msgid \"a\"\n# c\nmsgstr \"b\"", "syntax: #"),
      ("msgid \"a\\q\"\nmsgstr \"b\"", "syntax: \\q"),
      ("msgid \"a\nb\"\nmsgstr \"b\"", "syntax: \""),
      ("msgid \"a", "syntax: \""),
      ("msgid \"a\"", "syntax: "),
      ("msgidx \"a\"", "syntax: msgidx"),
      ("msgid \"a\"\n\nmsgid \"b\"\nmsgstr \"x\"", "syntax: msgid"),
      ("msgid \"a\"\nmsgstr[0] \"a\"", "syntax: 0"),
      ("msgid \"a\"\nmsgid_plural \"b\"\nmsgstr \"a\"", "syntax: \""),
      ("#~ msgid \"a\"\nmsgstr \"b\"", "syntax: m"),
      ("#~ msgid \"a\n#~ msgstr \"b\"", "syntax: \""),
      ("é", "syntax: é"),
      ("#| x\nmsgid \"a\"\nmsgstr \"b\"", "syntax: x"),
      ("#| msgid \"x\nmsgid \"a\"\nmsgstr \"b\"", "syntax: \""),
      ("#~| msgstr \"x\"", "syntax: msgstr"),
      ("#| msgid \"x\"\n#, fuzzy\nmsgid \"a\"\nmsgstr \"b\"", "syntax: #, fuzzy"),
      ("#| msgid \"x\"\n#|\n# c\n#| msgid \"y\"\nmsgid \"a\"\nmsgstr \"b\"", "syntax: # c"),
      ("#~| msgid \"x\"\n#: a.c:1\n#~ msgid \"a\"\n#~ msgstr \"b\"", "syntax: #: a.c:1"),
      ("msgid \"a\"\nmsgstr \"1\"\n\nmsgid \"a\"\nmsgstr \"2\"", "duplicate-key: a"),
      ("msgid \"a\"\nmsgstr \"1\"\n\n#~ msgid \"a\"\n#~ msgstr \"2\"", "obsolete-duplicate: a"),
      ("#~ msgid \"a\"\n#~ msgstr \"2\"\n\nmsgid \"a\"\nmsgstr \"1\"", "obsolete-duplicate: a"),
      ("msgid \"\"\nmsgstr \"x\"", "duplicate-key: "),
      (
        """
        msgid "a"
        msgstr "1"

        msgid "a"
        msgid_plural "b"
        msgstr[0] ""
        msgstr[1] ""
        """,
        "duplicate-key: a"
      ),
      ("msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[1] \"a\"", "illegal-variation: 1"),
      ("msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"a\"\nmsgstr[2] \"c\"", "illegal-variation: 2"),
      (
        "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"a\"\nmsgstr[1] \"c\"\nmsgstr[2] \"c\"",
        "repeated-plural-form: 2"
      ),
      (
        "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"a\"\nmsgstr[1] \"c\"\nmsgstr[2] \"d\"",
        "surplus-plural-form: 2"
      ),
      ("domain \"x\"", "unknown-member: domain"),
    ])
  func refused(_ body: String, _ expected: String) {
    #expect(read(body).reported == [expected])
    if let refuses = Msgfmt.refuses(Self.header + body) { #expect(refuses) }
  }

  @Test(
    "Files that msgfmt accepts are accepted",
    arguments: [
      "msgid \"a\" msgstr \"b\" msgid \"c\" msgstr \"d\"",
      "msgid \"a\"\"b\"\nmsgstr \"x\" \n \"y\"",
      "msgctxt \"\"\nmsgid \"\"\nmsgstr \"b\"",
      "msgctxt \"c\"\nmsgid \"a\"\nmsgstr \"\"\nmsgid \"a\"\nmsgstr \"\"",
      "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr [ 0 ] \"\"\nmsgstr[1] \"x\"",
      "#~| msgid \"a\"\n#~ msgid \"a\"\n#~ msgstr \"b\"",
      "  # c\n\tmsgid \"a\"\n\tmsgstr \"b\"", "#",
      "#~ msgctxt \"a\"\n#~ msgid \"\"\n#~ \"x\"\n#~ msgstr \"b\"\n",
      "#|\n# c\nmsgid \"a\"\nmsgstr \"b\"", "#| msgid \"x\"\n\n#| \"y\"\nmsgid \"a\"\nmsgstr \"b\"",
      "#,fuzzy\nmsgid \"a\"\nmsgstr \"b\"",
    ])
  func taken(_ body: String) {
    #expect(read(body).errors.isEmpty)
    if let refuses = Msgfmt.refuses(Self.header + body) { #expect(!refuses) }
  }

  @Test("Missing header fields and invalid plural formulas are reported")
  func headers() {
    func read(_ header: String, _ body: String = "msgid \"a\"\nmsgstr \"b\"\n") -> [String] {
      let text = "msgid \"\"\nmsgstr \"\(header)\"\n\n" + body
      let file = CatalogFile.read(
        Array(text.utf8), format: .gettext, language: CatalogLanguage(name: "fr"))
      return file.errors.map { "\($0.code.rawValue): \($0.expected)" }
    }
    let plural = "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"c\"\nmsgstr[1] \"d\"\n"
    let all = GettextHeaderNames.all.map { "\($0): x\\n" }.joined()
    #expect(read(all).isEmpty)
    #expect(read(all, plural) == ["missing-header: Plural-Forms in the header"])
    #expect(
      read(all.replacing("MIME-Version", with: "X")) == [
        "missing-header-field: header field MIME-Version"
      ])
    // msgfmt reports "Charset missing in header".
    let accented = "msgid \"a\"\nmsgstr \"\u{E4}\"\n"
    #expect(read(all, accented) == ["missing-member: the charset in the header"])
    #expect(read(all + "Content-Type: text/plain; charset=UTF-8\\n", accented).isEmpty)
    for (formula, expected) in [
      ("nplurals=2; plural=n/0;", "an expression that does not divide by zero for n = 0"),
      (
        "nplurals=2; plural=n%3;",
        "a plural form below nplurals=2, but the expression is 2 for n = 2"
      ),
      ("nplurals=2; plural=n +;", "n, a number or an opening parenthesis"),
    ] {
      #expect(read(all + "Plural-Forms: \(formula)\\n", plural) == ["wrong-type: \(expected)"])
    }
    // `msgfmt --check` accepts an incomplete `Plural-Forms` if no plural is translated.
    let incomplete = all + "Plural-Forms: nplurals=2\\n"
    #expect(read(incomplete).isEmpty)
    #expect(read(incomplete, plural) == ["missing-header: nplurals=NUMBER; plural=EXPRESSION;"])
    let headerless = CatalogFile.read(
      Array("msgid \"a\"\nmsgstr \"b\"\n".utf8), format: .gettext, language: nil)
    #expect(headerless.errors.map(\.code) == [.missingHeaderField])
    let withPlural = CatalogFile.read(Array(plural.utf8), format: .gettext, language: nil)
    #expect(withPlural.errors.map(\.code) == [.missingHeader])
    #expect(headerless.languages.map(\.name) == ["", "und"])
  }

  @Test("A template contains only source strings, and an unfilled header is valid")
  func template() {
    let text = #"""
      # SOME DESCRIPTIVE TITLE.
      #, fuzzy
      msgid ""
      msgstr ""
      "Project-Id-Version: PACKAGE VERSION\n"
      "Language: \n"
      "Content-Type: text/plain; charset=CHARSET\n"
      "Plural-Forms: nplurals=INTEGER; plural=EXPRESSION;\n"

      #. A greeting — with a dash
      msgid "Hello"
      msgstr ""

      msgid "%d day"
      msgid_plural "%d days"
      msgstr[0] ""
      msgstr[1] ""
      """#
    let file = CatalogFile.read(Array(text.utf8), format: .gettext)
    #expect(file.languages.map(\.name) == [""])
    #expect(listing(file) == ["Hello = Hello", "%d day = %d day|%d days"])
    #expect(file.errors.isEmpty)
    // `msgfmt --check` accepts `nplurals=INTEGER; plural=EXPRESSION` in a template, but rejects it
    // in a translation. It rejects other invalid formulas in both. The runtime evaluates the
    // formula only for a translated plural.
    let translated = text.replacing("Language: ", with: "Language: de")
    func codes(_ text: String) -> [CatalogError.Code] {
      CatalogFile.read(Array(text.utf8), format: .gettext).errors.map(\.code)
        .filter { $0 != .missingHeaderField }
    }
    #expect(codes(translated) == [.openPluralForms])
    #expect(codes(translated.replacing("msgstr[0] \"\"", with: "msgstr[0] \"a\"")) == [.wrongType])
    #expect(codes(translated.replacing("INTEGER", with: "many")) == [.wrongType])
    let wrong = text.replacing("nplurals=INTEGER; plural=EXPRESSION", with: "nplurals=2; plural=x")
    #expect(
      CatalogFile.read(Array(wrong.utf8), format: .gettext).errors.map(\.code) == [.wrongType])
  }

  @Test("Encodings are either supported or reported")
  func encodings() {
    func read(_ charset: String, _ text: [UInt8]) -> CatalogFile {
      let header = Self.header.replacing("UTF-8", with: charset)
      return CatalogFile.read(
        Array((header + "# ").utf8) + text + Array("\nmsgid \"a\"\nmsgstr \"".utf8) + text
          + Array("\"\n".utf8), format: .gettext)
    }
    #expect(read("UTF-8", [0xC3, 0xA9]).reported.isEmpty)
    #expect(read("UTF-8", [0xE9]).errors.map(\.code) == [.invalidEncoding])
    let latin = read("ISO-8859-1", [0xE9])
    #expect(latin.errors.isEmpty && latin.string(latin.values[1].text) == "é")
    #expect(latin.entries[0].comment.map(latin.string) == "é")
    // A file in a charset that `msgfmt` supports is reported as convertible, and a file in any
    // other charset as unread (gettext manual, Header Entry).
    #expect(read("KOI8-R", [0xE9]).reported == ["convertible-encoding: KOI8-R"])
    #expect(read("ISO-8859-15", [0xA4]).reported == ["convertible-encoding: ISO-8859-15"])
    #expect(read("windows-1251", [0xE9]).reported == ["convertible-encoding: windows-1251"])
    #expect(read("EBCDIC-X", [0xE9]).reported == ["unread-encoding: EBCDIC-X"])
    #expect(read("KOI8-R", [0x41]).errors.isEmpty)
    // In Shift_JIS, the second byte of this letter has the value of a backslash.
    #expect(read("Shift_JIS", [0x83, 0x5C]).reported == ["convertible-encoding: Shift_JIS"])
    let marked = CatalogFile.read([0xEF, 0xBB, 0xBF] + Array(Self.header.utf8), format: .gettext)
    #expect(marked.errors.map(\.code) == [.byteOrderMark])
  }

  @Test(
    "If there are several flags, the most specific one is used",
    arguments: [
      ("no-c-format, python-brace-format", .pythonBraces), ("python-format, no-c-format", .python),
      ("impossible-c-format, qt-format", .numberedPercents),
      ("no-c-format", PlaceholderSyntax.none),
      ("sh-format, c-format", .printf), ("java-format, python-format", .python),
      ("c-format, python-format", .printf), ("no-sh-format, sh-format", .shell),
      ("no-c-format, new-format", .other), ("go-format", .percents),
      ("c++-format", .braces),
    ] as [(String, PlaceholderSyntax)])
  func flags(_ flags: String, _ expected: PlaceholderSyntax) {
    let file = read("#, \(flags)\nmsgid \"a\"\nmsgstr \"b\"\n")
    #expect(file.entries.map(\.placeholderSyntax) == [expected])
  }

  @Test(
    "The languages in headers are parsed",
    arguments: [
      ("de", "de"), ("pt_BR", "pt-BR"), ("sr@latin", "sr-Latn"), ("ca@valencia", "ca-valencia"),
      ("uz_UZ@cyrillic", "uz-Cyrl-UZ"), ("de_DE.UTF-8", "de-DE"), ("zh_CN", "zh-CN"), ("iw", "he"),
    ])
  func languages(_ name: String, _ tag: String) {
    let language = CatalogLanguage(gettext: name)
    #expect(language.name == name && language.tag?.description == tag)
  }
}

/// The names of the header fields that msgfmt requires.
enum GettextHeaderNames {
  static let all = [
    "Project-Id-Version", "PO-Revision-Date", "Last-Translator", "Language-Team", "Language",
    "MIME-Version", "Content-Type", "Content-Transfer-Encoding",
  ]
}

/// GNU gettext's compiler, if it is installed.
enum Msgfmt {
  /// Returns `true` if msgfmt rejects a file; `nil` if msgfmt is not installed or cannot be run.
  static func refuses(_ text: String) -> Bool? {
    guard ForeignTools.path(of: "msgfmt") != nil else { return nil }
    return try? ForeignTools.withFolder { folder in
      try Data(text.utf8).write(to: folder.appending(path: "a.po"))
      return try ForeignTools.run("msgfmt", ["-c", "-o", "/dev/null", "a.po"], in: folder).status
        != 0
    }
  }
}
