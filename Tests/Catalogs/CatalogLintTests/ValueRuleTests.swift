import CatalogLint
import CatalogLinting
import Diagnostics
import StringCatalogs
import Testing

/// Tests the diagnostics and severities of rules about values, characters, markup, and content.
@Suite("Severities of values, characters and markup")
struct ValueRuleTests {
  /// Lints files and returns `severity rule: reported text` for each diagnostic, in file order.
  private func lint(_ files: [(path: String, text: String)], ignoring: [String] = []) -> [String] {
    let rules = ["placeholder", "unescaped", "width", "icu", "apostrophe", "bidi", "markup"]
    return diagnostics(files).filter { diagnostic in
      rules.contains { diagnostic.rule.hasPrefix($0) } && !ignoring.contains(diagnostic.rule)
    }.map { diagnostic in
      let text = files.first { $0.path == diagnostic.path }?.text ?? ""
      let blamed = Array(text.utf8)[diagnostic.range?.range ?? 0..<0]
      return "\(diagnostic.severity) \(diagnostic.rule): \(String(decoding: blamed, as: UTF8.self))"
    }
  }

  private func diagnostics(_ files: [(path: String, text: String)]) -> [Diagnostic] {
    let linted = files.compactMap { file -> LintedCatalog.File? in
      guard let format = CatalogFormat(fileName: file.path) else { return nil }
      return RulePage.Example.File(
        path: file.path, format: format, bytes: Array(file.text.utf8)
      ).linted
    }
    return Linter(LintOptions()).lint(LintedCatalog(name: "A", files: linted, atlas: .icu))
  }

  private func strings(_ source: String, _ target: String) -> [(path: String, text: String)] {
    [
      ("en.lproj/A.strings", "\"k\" = \"\(source)\";\n"),
      ("de.lproj/A.strings", "\"k\" = \"\(target)\";\n"),
    ]
  }

  private func android(_ source: String, _ target: String) -> [(path: String, text: String)] {
    [
      ("res/values/strings.xml", "<resources><string name=\"k\">\(source)</string></resources>"),
      ("res/values-de/strings.xml", "<resources><string name=\"k\">\(target)</string></resources>"),
    ]
  }

  private func gettext(_ source: String, _ target: String) -> [(path: String, text: String)] {
    [
      (
        "po/de.po",
        """
        msgid ""
        msgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\n"

        #, c-format
        msgid "\(source)"
        msgstr "\(target)"

        """
      )
    ]
  }

  // C17 §7.21.6.1 ¶4 and ¶6: a space is a valid flag for any conversion, but affects only signed
  // ones. CFString treats flags in the same way. For a space before `s`, java.util.Formatter throws
  // FormatFlagsConversionMismatchException.
  @Test("A space in a placeholder is a flag in C; in Java, a space before `s` is an error")
  func spaceFlag() {
    #expect(lint(gettext("Made '%s' here", "Hier '% s'")) == [])
    #expect(lint(gettext("%s (%s)", "«% s» (% s)")) == [])
    #expect(lint(strings("%@ of %d", "% @ von % d")) == [])
    #expect(
      lint(gettext("%s (%s)", "%S (% s)")) == ["error placeholder-type: %S"])
    #expect(lint(gettext("Made '%s' here", "Hier '% S'")) == ["error placeholder-type: % S"])
    #expect(lint(android("%s views", "Aufrufe % s")) == ["error placeholder-lookalike: % s"])
    #expect(lint(android("%d views", "Aufrufe % d")) == [])
  }

  // CFString reads flags after the argument number, and a space has no effect on an object.
  @Test(
    "A space after an argument number is superfluous; before the number, it is an error")
  func numberedSpace() {
    #expect(lint(strings("%1$@ %2$@", "%1$@ %2$ @")) == ["warning width-changed: %2$ @"])
    #expect(lint(strings("%1$@ %2$@", "%1$@ % 2$@")).joined().contains("error"))
  }

  // xgettext infers c-format from `% f`. The gettext manual offers no-c-format for such strings.
  @Test("A source that is prose is not a format string, even with a flag")
  func proseSource() {
    let source = "Pay yourself 10% first."
    #expect(lint(gettext(source, "Zahle zuerst 10 %.")).allSatisfy { $0.hasPrefix("warning") })
    #expect(!lint(gettext(source, "Zahle zuerst 10 %.")).isEmpty)
    #expect(lint(gettext("Pay %d%% first.", "Zahle %d%ß.")).joined().contains("error"))
  }

  // xgettext infers c-format from `%c` and `% -e`.
  @Test("A word between percent signs in the source is no format specifier")
  func wordBetweenPercents() {
    let source = "e.g.: VAR=value %command% -example1"
    for target in ["misal: VAR=nilai %command% -contoh1", "напр.: %команда% -приклад1"] {
      let found = lint(gettext(source, target))
      #expect(!found.isEmpty && found.allSatisfy { $0.hasPrefix("warning") }, "\(found)")
    }
    #expect(lint(gettext("%sand%s", "%sund%d")).joined().contains("error"))
    // Here, a unit or a suffix directly follows a conversion, as in `%dmin` and `%s_dir`. Such
    // strings are not prose, so their conversions are compared.
    #expect(lint(gettext("%dmin%02dsec", "%dmin%ssec")).joined().contains("error"))
    #expect(lint(gettext("%d files in %s_dir%5d more", "Dateien")).joined().contains("error"))
  }

  // Foundation: the digit in `%2@` is a width, which has no effect on objects.
  @Test("A width in place of an argument number is info if the arguments are in order")
  func widthOfObjects() {
    #expect(
      lint(strings("%1$@ uses %2$@", "%1@ bruger %2@")).allSatisfy { $0.hasPrefix("info") })
    #expect(lint(strings("%1$@ uses %2$@", "%2@ bruger %1@")).joined().contains("error"))
  }

  @Test("A link in place of a placeholder is a warning, unless the source contains a link too")
  func writtenLink() {
    #expect(
      lint(strings("More at %@.", "Mehr: https://a.example.")).map { $0.prefix { $0 != ":" } }
        == ["warning placeholder-missing"])
    #expect(
      lint(strings("https://b.example has %@.", "Mehr: https://a.example."))
        .map { $0.prefix { $0 != ":" } } == ["error placeholder-missing"])
  }

  // ICU, MessagePattern: outside of a selection, {a} is an argument, and } at the top level is
  // text.
  @Test("A selection without its opening brace is one error")
  func brokenChoice() {
    let files = [
      ("locales/en.json", #"{"k": "Stop {n, plural, one {it} other {them}} now"}"#),
      ("locales/nl.json", #"{"k": "Stop n, plural, one {die} other {allen}} nu {n}"}"#),
    ]
    #expect(lint(files.map { (path: $0.0, text: $0.1) }) == ["error icu-syntax: }"])
  }

  // Angular: a select without a matching variant displays nothing.
  @Test("A select of Angular needs no variant for other values")
  func angularSelect() {
    let files = { (name: String) in
      ["en", "de"].map { language in
        (
          path: "locales/\(language).json",
          text: #"{"k": "{\#(name), select, team {Plan \#(language)} services {Dienste}}"}"#
        )
      }
    }
    #expect(lint(files("VAR_SELECT")) == [])
    var lost = files("VAR_SELECT")
    lost[0].text = lost[0].text.replacing("services", with: "other")
    #expect(lint(lost).contains { $0.hasPrefix("error icu-syntax") })
    #expect(lint(files("kind")).contains { $0.hasPrefix("error icu-syntax") })
  }

  // HTML, unquoted attribute values: they end only at white space or at `>`.
  @Test("A slash at the end of an unquoted address does not close a tag")
  func unquotedAddress() {
    let source = "See <a href=https://a.example/>the site</a>"
    #expect(lint(strings(source, "Siehe <a href=https://a.example/>die Seite</a>")) == [])
    #expect(
      lint(strings(source, "Siehe <a href=https://a.example/>die Seite")).joined()
        .contains("markup"))
    // JSX: a value in braces ends before the slash.
    #expect(lint(strings("Hi <Value n=\"5\"/> all", "Hallo <Value n={5}/> alle")) == [])
    #expect(lint(strings("Hi <a x={1} />", "Hallo <a x={1}/>")) == [])
  }

  // HTML 4.01: both `h1` and `strong` make their content prominent.
  @Test("A heading that becomes bold text is a warning")
  func heading() {
    #expect(
      lint(strings("<h1>Done.</h1> Bye", "<strong>Fertig.</strong> Ade")).map { $0.prefix(7) }
        == ["warning"])
    #expect(
      lint(strings("<h1>Done.</h1> Bye", "<strong>Fertig.</h1> Ade")).joined().contains("error"))
  }

  // If a file was read in the wrong encoding, both the source and the translation contain mojibake.
  @Test("Mojibake in an entry is one error")
  func mojibake() {
    func found(_ source: String, _ target: String) -> Int {
      diagnostics(gettext(source, target)).count { $0.rule == "mojibake" }
    }
    #expect(found("Loading fileâ€¦", "Lade Dateiâ€¦") == 1)
    #expect(found("Loading file", "Lade Dateiâ€¦") == 1)
    #expect(found("Loading fileâ€¦", "Lade Datei") == 1)
  }

  // Unicode, UTF-8: U+26A0 U+FE0F is E2 9A A0 EF B8 8F. In Windows-1252, 9A is `š`.
  @Test(
    "Mojibake of mojibake is decoded twice, and control characters are not part of a fix",
    arguments: [
      ("Ã¢Å¡Â\u{A0}Ã¯Â¸Â\u{8F} Risiko", "⚠\u{FE0F}"), ("WeiterÃ©Â\u{93}", "é"),
      ("fÃ¼Â\u{85} ende", "ü"),
    ])
  func repeatedMojibake(_ target: String, _ meant: String) {
    let found = diagnostics(gettext("Risk", target)).filter { $0.rule == "mojibake" }
    #expect(found.map { $0.message.hasSuffix("is probably a misread “\(meant)”") } == [true])
    #expect(found.flatMap(\.fixIts).flatMap(\.edits).map(\.text) == [meant])
  }

  // Mallard 1.0 and DocBook 4.5 allow these elements at the same positions. A link contains an
  // address.
  @Test(
    "A different inline element is info in documents, and an error in programs",
    arguments: [
      ("<app>Sort</app> it", "<gui>Sort</gui> es", ".page:3", "info"),
      ("<app>Sort</app> it", "<em>Sort</em> es", ".page:3", "info"),
      ("<guisubmenu>A</guisubmenu>", "<guimenu>A</guimenu>", ".xml:12(para)", "info"),
      ("<app>Sort</app> it", "<gui>Sort</app> es", ".page:3", "error"),
      ("<app>Sort</app> it", "<link>Sort</link> es", ".page:3", "error"),
      ("<app>Sort</app> it", "<gui>Sort</gui> es", ".c:3", "error"),
      ("<app>Sort</app> it", "<guilabel>Sort</guilabel> es", ".page:3", "warning"),
    ])
  func exchanged(_ source: String, _ target: String, _ ending: String, _ severity: String) {
    var files = gettext(source, target)
    files[0].text = files[0].text.replacing("#, c-format", with: "#: C/a\(ending)")
    #expect(lint(files).map { $0.prefix { $0 != ":" } } == ["\(severity) markup-tag-mismatch"])
  }

  // The Crowdin manual: in the in-context pseudo-language, all strings are marks.
  @Test("A file of marks is one info diagnostic, and a few marks among translations are errors")
  func marks() {
    func found(_ marks: Int, _ others: Int) -> [String] {
      let strings =
        (0..<marks).map { "\"m\($0)\" = \"crwdns\($0):0crwdne\($0):0\";\n" }
        + (0..<others).map { "\"o\($0)\" = \"Text \($0)\";\n" }
      return diagnostics([("af.lproj/A.strings", strings.joined())])
        .filter { $0.rule == "tool-residue" }.map { "\($0.severity)" }
    }
    #expect(found(10, 9) == ["info"])
    #expect(found(20, 30) == ["info"])
    #expect(found(10, 10) == Array(repeating: "error", count: 10))
    #expect(found(9, 1) == Array(repeating: "error", count: 9))
    #expect(found(2, 0) == ["info"])
  }

  // The conversion type `d` is read after the space flag, so the word loses its first letter.
  @Test("A percent sign before a word is read together with the first letter of the word")
  func misreadWord() {
    let found = diagnostics(strings("+%lld more", "+% daha")).filter {
      $0.rule.hasPrefix("placeholder")
    }
    #expect(
      found.map(\.message) == [
        "'% d' is read as a placeholder, so 'daha' loses a letter: the output is wrong"
      ])
    #expect(lint(strings("%@ posts", "% publicacions")) == ["error placeholder-malformed: %"])
  }

  // In `% %`, the space is a flag, and the second percent sign is the conversion type. Only `%%`
  // without flags is an escape.
  @Test("Two percent signs separated by a space are one defect")
  func percentPair() {
    #expect(lint(strings("Volume %.0f%%", "Glasnost %.0f% %")) == ["error unescaped-percent: %"])
    #expect(
      lint(strings("%d %% of %@", "%d % %@"), ignoring: ["placeholder-missing"]) == [
        "error unescaped-percent: %"
      ])
  }

  // If the character after a percent sign is not a conversion, Foundation's `String(format:)` omits
  // the percent sign and prints the character.
  @Test("A percent sign that Apple's formatter omits is an error only if the source prints one")
  func omittedPercent() {
    #expect(lint(strings("%@ in total", "%@、%合計")) == ["warning unescaped-percent: %"])
    #expect(lint(strings("%@%% in total", "%@%合計")) == ["error unescaped-percent: %"])
    // The sign is the unit of a number.
    #expect(lint(strings("%d percent complete", "%d%完了")) == ["error unescaped-percent: %"])
    #expect(lint(strings("At %@\\nWait", "Um %@%\\nWarten")) == ["info unescaped-percent: %"])
    #expect(lint(android("%s in total", "%s %合計")) == ["error unescaped-percent: %"])
  }

  // Android, string resources: `formatted="false"` marks a string that is not a format string.
  @Test("A string that the file marks as not formatted has no errors about placeholders")
  func unformattedHelp() {
    let files = { (target: String) in
      [("values", "%s = contents, %f = format"), ("values-he", target)].map { folder, text in
        (
          "res/\(folder)/strings.xml",
          "<resources><string name=\"k\" formatted=\"false\">\(text)</string></resources>"
        )
      }
    }
    #expect(lint(files("%s = תוכן, %f = פורמט")) == [])
    #expect(!lint(files("s% = תוכן, f% = פורמט")).contains { $0.hasPrefix("error") })
    // Argument numbers suggest that the app formats the string, although it is marked.
    let numbered = files("%3$s").map {
      (path: $0.0, text: $0.1.replacing("%s = contents, %f = format", with: "Hi %1$s, %2$d"))
    }
    #expect(lint(numbered).contains { $0.hasPrefix("error") })
  }

  // .NET, composite formatting: white space may follow the index of a format item.
  @Test("A space after the number of a .NET argument is not a different name")
  func composite() {
    let files = { (target: String) in
      [("S.resx", "All of {0}"), ("S.de.resx", target)].map { name, text in
        (name, "<root><data name=\"k\"><value>\(text)</value></data></root>")
      }
    }
    #expect(lint(files("Alle von {0 }")) == [])
    #expect(lint(files("Alle von {o}")).count == 1)
  }

  // `MessageFormat.format` and `Formatter.format` take an array of arguments. They ignore arguments
  // that the string does not contain, and all arguments below the highest number are passed.
  @Test("An argument is passed if its number is below the highest number in the source")
  func passedArguments() {
    let properties = { (source: String, target: String) in
      [("m.properties", "k=\(source)\n"), ("m_de.properties", "k=\(target)\n")]
    }
    #expect(lint(properties("{0}: from {2}", "{0}: von {1} bis {2}")) == [])
    #expect(
      lint(properties("{0}: from {1}", "{0}: von {1} bis {2}")) == [
        "error placeholder-extra: {2}"
      ])
    #expect(lint(android("%1$s from %3$s", "%1$s von %2$s bis %3$s")) == [])
    #expect(
      lint(android("%1$s from %2$s", "%1$s von %2$s bis %3$s")) == ["error placeholder-extra: %3$s"]
    )
  }

  // {fmt}, "Format string syntax": text in braces is replaced, and all other characters are copied.
  @Test("A percent sign before a name in braces is an ordinary character")
  func percentBeforeName() {
    #expect(
      lint([
        ("en.lproj/A.strings", "\"k\" = \"{done}% of {size}\";\n"),
        ("eu.lproj/A.strings", "\"k\" = \"{size} (%{done})\";\n"),
      ]) == [])
  }

  // {fmt}, "Format specification mini-language": the text after the colon is not part of the name.
  @Test("A format specification is not part of a name")
  func specification() {
    #expect(lint(strings("{count} files", "{count:L} Dateien")) == [])
    #expect(lint(strings("{count:L} files", "{count} Dateien")) == [])
    #expect(
      lint(strings("{count:L} files", "{zahl:L} Dateien")) == [
        "error placeholder-translated: {zahl:L}"
      ])
    #expect(
      lint(strings("{count:L} files", "Dateien")) == ["warning placeholder-missing: Dateien"])
  }

  @Test("A word in braces that three languages translate is not a placeholder")
  func label() {
    let file = { (language: String, word: String, source: String) in
      (
        "po/\(language).po",
        """
        msgid ""
        msgstr "Language: \(language)\\nContent-Type: text/plain; charset=UTF-8\\n"

        #: \(source):83
        msgid "{unset}"
        msgstr "{\(word)}"

        """
      )
    }
    let all = [("de", "nicht gesetzt"), ("da", "usat"), ("es", "sin valor"), ("fr", "unset")]
    #expect(lint(all.prefix(3).map { file($0, $1, "options.cc") }) == [])
    #expect(lint(all.map { file($0, $1, "options.cc") }) == [])
    let one = [("de", "nicht gesetzt"), ("da", "unset"), ("es", "unset")]
    #expect(
      lint(one.map { file($0, $1, "options.cc") }) == [
        "warning placeholder-translated: {nicht gesetzt}"
      ])
    // C's printf does not support names in braces.
    #expect(lint(one.map { file($0, $1, "src/common/chanopt.c") }) == [])
  }

  @Test("If the source mixes numbered and unnumbered placeholders, only the source is reported")
  func mixture() {
    let found = lint(android("%s and %s follow", "%s und %s folgen"))
    #expect(found == ["info placeholder-mixed-positional: %s"])
    #expect(
      lint(android("%1$s and %2$s follow", "%s und %s folgen")) == [
        "warning placeholder-mixed-positional: %s"
      ])
  }

  @Test("Values in a different order are one defect")
  func order() {
    #expect(
      lint(strings("%@ is %@ and gives %d", "%d ist %@ von %@")) == ["error placeholder-type: %d"])
  }

  // https://www.i18next.com/translation-function/interpolation: a value is replaced by name.
  @Test("A symbol between braces and a name is reported with the braces")
  func signInBraces() {
    #expect(
      lint([
        ("locales/en.json", "{\"k\": \"{{ count }} members\"}"),
        ("locales/vi.json", "{\"k\": \"{{$count}} people\"}"),
      ]) == ["error placeholder-malformed: {{$count}}"])
  }

  // MessageFormat: an apostrophe quotes text up to the next one, and two apostrophes represent one.
  @Test(
    "The severity of an apostrophe in MessageFormat depends on its effect",
    arguments: [
      ("It''s {0}", "C'est {0}", "error apostrophe: '"),
      ("File {0}", "Le fichier d'{0}", "error apostrophe: '"),
      ("File ''{0}''", "Fichier ''{0}'", "warning apostrophe: '"),
      ("File {0}", "Fichier {0} n'est", "warning apostrophe: '"),
      ("The link {0}", "L'url", "info apostrophe: '"),
    ])
  func apostrophes(_ source: String, _ target: String, _ expected: String) {
    let found = lint(
      [
        ("m.properties", "it=It''s {0}\nk=\(source)\n"),
        ("m_fr.properties", "it=C''est {0}\nk=\(target)\n"),
      ], ignoring: ["placeholder-missing"])
    #expect(found == [expected])
  }

  @Test("A string without doubled apostrophes does not show that MessageFormat is used")
  func unprovedApostrophes() {
    let found = lint([
      ("m.properties", "k=Welcome to {0}!\n"), ("m_tr.properties", "k={0}'e geldiniz!\n"),
    ])
    #expect(found == ["info apostrophe: '"])
  }

  // UAX #9, X4 and X5: an override sets the direction of each character in its scope.
  @Test(
    "The severity of a direction override depends on the characters in its scope",
    arguments: [
      ("\u{202D}\u{5D0}\u{5D1}", "error bidi-override: \u{202D}"),
      ("\u{202E}abc", "error bidi-override: \u{202E}"),
      ("\u{202E}12", "error bidi-override: \u{202E}"),
      ("\u{202E}\u{5D0}\u{5D1}", "info bidi-override: \u{202E}"),
      ("\u{202D}abc 12", "info bidi-override: \u{202D}"),
      ("\u{5D0} \u{202D}%@", "warning bidi-override: \u{202D}"),
      ("\u{202E}\u{5D0} \u{202D}%@", "warning bidi-override: \u{202D}"),
      ("\u{202E}\u{202D}%g", "info bidi-override: \u{202D}"),
      ("\u{202D}%@ \u{5D0}", "error bidi-override: \u{202D}"),
      // An explicit end shows that the translator intended the override.
      ("\u{202D}%@\u{202C} \u{5D0}", "info bidi-override: \u{202D}"),
      ("\u{202D}\u{5D0}\u{5D1}\u{202C} \u{5D0}", "error bidi-override: \u{202D}"),
      // Characters in an isolate or embedding are not affected by the override around it.
      ("\u{202E}\u{2066}abc\u{2069}\u{5D0}\u{202C}", "info bidi-override: \u{202E}"),
      ("\u{202D}\u{202B}\u{5D0}\u{202C}abc\u{202C}", "info bidi-override: \u{202D}"),
      // The end of a paragraph ends all overrides, isolates, and embeddings.
      ("\u{202E}\u{5D0}\\nabc", "info bidi-override: \u{202E}"),
      // The key contains `MP3`, which a translation may keep. A final mem (U+05DD) at the start of
      // a word shows that the word is stored in visual order.
      ("\u{202E}\u{5D0} 3PM", "warning bidi-override: \u{202E}"),
      ("\u{202E}\u{5D0} MP3", "error bidi-override: \u{202E}"),
      ("\u{202D}\u{5DD}\u{5D5}\u{5DC}\u{5E9} %@", "warning bidi-override: \u{202D}"),
      ("\u{202D}\u{5E9}\u{5DC}\u{5D5}\u{5DD} %@", "error bidi-override: \u{202D}"),
    ])
  func overrides(_ text: String, _ expected: String) {
    let found = lint([("he.lproj/A.strings", "\"Tags of MP3\" = \"\(text)\";\n")])
    #expect(found.filter { $0.contains("bidi-override") } == [expected])
  }

  // Pango and itstool reject markup that is not well-formed, but a browser repairs HTML elements.
  @Test(
    "The severity of different markup depends on its effect",
    arguments: [
      ("Read <b>this</b>", "Lies das", "info markup-tag-mismatch: Lies das"),
      ("Read <b>this</b>", "<i>Lies</i> das", "info markup-tag-mismatch: <i>"),
      ("Read this", "Lies <b>das</b>", "warning markup-tag-mismatch: <b>"),
      ("<a>Read</a> this", "<a>Lies</a> <b>das</b>", "info markup-tag-mismatch: <b>"),
      ("Read <em>this</em>", "Lies </em>das</em>", "warning markup-tag-mismatch: </em>"),
      ("<a>See</a> <b>this</b>", "Sieh das", "warning markup-tag-mismatch: Sieh das"),
      ("<a>See</a> this", "Sieh</a> das", "error markup-tag-mismatch: </a>"),
      ("<0>See</0> this", "<0>Sieh das", "error markup-tag-mismatch: <0>"),
      ("<link>See</link>", "<lien>Sieh</lien>", "error markup-tag-mismatch: <lien>"),
    ])
  func markup(_ source: String, _ target: String, _ expected: String) {
    #expect(lint(strings(source, target)) == [expected])
  }

  @Test("Markup in PO files is checked according to Pango's syntax")
  func pango() {
    #expect(
      lint(gettext("<b>This</b>", "<b>Das</ b>")) == ["error markup-tag-mismatch: </ b>"])
    #expect(
      lint(gettext("<b>This</b>", "<strong>Das</strong>")) == [
        "error markup-tag-mismatch: <strong>"
      ])
    #expect(lint(gettext("<b>This</b>", "<i>Das</i>")) == ["info markup-tag-mismatch: <i>"])
  }

  // There is a separate rule for empty strings.
  @Test("An empty message is not reported for missing arguments")
  func emptyMessage() {
    let source = "k=Queue{0,choice,0#|0< ({0})} {1}\n"
    #expect(lint([("m.properties", source), ("m_sr.properties", "k=\n")]) == [])
    #expect(
      lint([("m.properties", source), ("m_sr.properties", "k=Ред\n")]).map {
        $0.prefix { $0 != ":" }
      } == ["error icu-argument"])
  }

  @Test("All values that a string has lost are one defect")
  func lostValues() {
    let found = diagnostics(strings("%@ of %@ in %d", "nichts")).filter {
      $0.rule == "placeholder-missing"
    }
    #expect(
      found.map(\.message) == ["placeholders %@, %@, %d are missing: their values are lost"])
    // The lost tag contains one of the lost placeholders, so the tag is not reported separately.
    #expect(
      lint(strings("<a href='%@'>See</a> %d", "Sieh %2$d")).map { $0.prefix { $0 != ":" } } == [
        "error placeholder-missing"
      ])
    #expect(
      lint(strings("<a href='x'>See</a> %d", "Sieh %d")).map { $0.prefix { $0 != ":" } } == [
        "warning markup-tag-mismatch"
      ])
  }

  // https://www.i18next.com/misc/json-format: version 3 uses key_0, key_1 and so on for languages
  // with more than two forms.
  @Test("i18next uses _plural only in languages with two forms")
  func pluralSuffix() {
    func plural(_ language: String) -> (path: String, text: String) {
      (
        "locales/\(language).json",
        "{\"k\": \"{{count}} \(language)\", \"k_plural\": \"{{count}} \(language)s\"}"
      )
    }
    let found = diagnostics(["en", "de", "pl", "br"].map(plural)).filter {
      $0.rule == "missing-plural-category"
    }
    #expect(
      found.filter { $0.subject?.language != "br" }.map(\.message) == [
        "pl: i18next does not read _plural, so all numbers use the string for 1"
      ])
    #expect(found.contains { $0.subject?.language == "br" && !$0.message.contains("_plural") })
    let named = diagnostics([
      ("locales/en.json", "{\"k_one\": \"{{count}} a\", \"k_other\": \"{{count}} b\"}"),
      ("locales/pl.json", "{\"k_one\": \"{{count}} a\", \"k_other\": \"{{count}} b\"}"),
    ]).filter { $0.rule == "missing-plural-category" }
    #expect(named.allSatisfy { !$0.message.contains("_plural") })
  }
}
