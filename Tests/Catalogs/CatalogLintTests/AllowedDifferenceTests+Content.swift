import CatalogLint
import Diagnostics
import StringCatalogs
import Testing

// Allowed differences in code, addresses, names, and help.

extension AllowedDifferenceTests {
  /// Returns the diagnostics of a rule for a message of a PO file.
  private func message(
    _ rule: String, _ source: String, _ target: String, comment: String = "",
    language: String = "de"
  ) -> [String] {
    lint(rule, gettext(language, "\(comment)msgid \"\(source)\"\nmsgstr \"\(target)\""))
  }

  // GNU Coding Standards, 4.8: long options are words after two hyphens. `++` does not start an
  // option.
  @Test(
    "Options in examples and quoted commands may differ",
    arguments: [
      ("color: ++number or --number", "Farbe: ++Nummer oder --Nummer", 0),
      ("color: --number", "Farbe: --Nummer", 1),
      ("The shortcut for 'nova-term --drop-down' shows it.", "Das Kürzel zeigt es.", 0),
      ("The shortcut for 'nova-term --drop-down' shows it.", "Zeigt nova-term.", 1),
      ("The shortcut for 'nova-term --drop-down' shows it.", "Zeigt „nova -x“.", 1),
      ("Run 'ls --link'.", "Führen Sie ls aus.", 1),
      ("Use git merge --squash", "Nutzen Sie git merge", 1),
      ("Use --squash", "Nutzen Sie squash", 1),
      ("Either --password or --password-file can be used", "Kennwort oder Datei", 1),
      ("The links of 'ls --link' are shown there.", "Die Links von „“ sieht man dort.", 1),
    ])
  func optionsInProse(_ source: String, _ target: String, _ count: Int) {
    #expect(message("option-changed", source, target).count == count)
  }

  // The name of a program may be capitalized at the start of a sentence, and may have a grammatical
  // suffix.
  @Test(
    "A single word of code may be capitalized or have a suffix",
    arguments: [
      ("You need `sox`.", "Sox wird gebraucht.", 0), ("You need `sox`.", "Die SOX-Datei.", 0),
      ("You need `sox`.", "Die ESOX-Datei.", 1), ("You need `soX`.", "Sox wird gebraucht.", 1),
      ("You need `sox`.", "Es braucht `Sox`.", 1), ("`item` and `sum`", "`Itemo` und `sum`", 1),
      ("You need `so_x`.", "So_X wird gebraucht.", 1), ("You need `sox2`.", "Sox2.", 1),
      // The first source contains apostrophes, and the second contains code on two lines. The
      // patterns of dates and times consist of initials, which are translated: `YYYY` becomes
      // `JJJJ`.
      ("Shafi`i, Maliki, Ja`fari", "Schafiiten, Malikiten", 0), ("`so\\nx` is", "Das ist", 0),
      ("The form `YYYY-MM-DD HH:MM`", "Die Form `JJJJ-MM-TT HH:MM`", 0),
      ("The field `HH`", "Das Feld `SS`", 1), ("The form `YYYY-sum`", "Die Form `JJJJ-sum`", 1),
    ])
  func codeWords(_ source: String, _ target: String, _ count: Int) {
    #expect(message("code-changed", source, target).count == count)
  }

  // RFC 2606 reserves names for examples. At a public provider, only the user name can show that an
  // address is an example.
  @Test(
    "Example addresses may be translated",
    arguments: [
      ("If it is username@gmail.com, go on.", "Ist es benutzer@gmail.com, weiter.", 0),
      ("Mine is ann@nova.test.", "Meine ist anne@nova.test.", 0),
      ("Write to nova.team@gmail.com.", "Schreib an nova.taem@gmail.com.", 1),
      ("Write to membership@nova.app.", "Schreib an Member@nova.app.", 1),
      ("Write to user@nova.app.", "Schreib an nutzer@nova.app.", 1),
      ("Write to j.doe@nova.app.", "Schreib an m.muster@nova.app.", 0),
      ("Write to j.doe@nova.app.", "Schreib an j.doe@nova.de.", 1),
    ])
  func sampleAddresses(_ source: String, _ target: String, _ count: Int) {
    #expect(message("email-changed", source, target).count == count)
  }

  // https://gjs.guide/extensions/overview/anatomy.html: an extension is a folder named after its
  // UUID.
  @Test(
    "The identifier of an extension is not an email address",
    arguments: [("clock", 0), ("watch", 1)])
  func identifiers(_ folder: String, _ count: Int) {
    var files = gettext("de", "msgid \"Set up clock@nova.app\"\nmsgstr \"Einrichten\"")
    files[0].0 = "\(folder)@nova.app/po/de.po"
    #expect(lint("email-changed", files).count == count)
  }

  @Test(
    "An additional link is info if the source contains a link",
    arguments: [
      ("<a href='b'>B</a>", "info"), ("<b>B</b>", "warning"), ("<a>B</a>", "warning"),
      ("B", "warning"),
    ])
  func moreLinks(_ source: String, _ severity: String) {
    let link = "<a href='c'>C</a>"
    let files = json("de", [("See \(source)", "Siehe \(source), \(link)")])
    let found = diagnostics("markup-tag-mismatch", files)
    #expect(found.map(\.severity.rawValue) == [severity])
  }

  // https://archive.org/help/wayback_api.php: the address of a copy contains the original address.
  @Test(
    "Links to archived copies and sister projects are allowed",
    arguments: [
      (
        "See http://www.nova.org/a/b.pdf",
        "Siehe http://web.archive.org/web/20090126225156/http://www.nova.org/a/b.pdf", 0
      ),
      (
        "See http://www.nova.org/a/b.pdf",
        "Siehe http://web.archive.org/web/20090126225156/http://www.nova.org/a/c.pdf", 1
      ),
      ("https://en.wikipedia.org/wiki/A#b x", "https://www.mediawiki.org/wiki/Help:A/de#c y", 0),
      ("https://en.wikipedia.org/wiki/A#b x", "https://www.mediawiki.org/wiki/Help:A/fr#c y", 1),
      ("https://nova-notes.org/a x", "https://nova-notas.org/de/a y", 1),
      // The URL of an OpenID attribute may be replaced with the readable name of the attribute.
      ("http://axschema.org/namePerson", "Name", 0), ("http://nova.org/a", "http//nova.org/a", 1),
    ])
  func pages(_ source: String, _ target: String, _ count: Int) {
    #expect(message("url-changed", source, target).count == count)
  }

  @Test(
    "A translation may be up to a fifth longer than the length that a comment recommends",
    arguments: [
      ("The system recommends a maximum length of 10 characters.", 12, 0),
      ("The system recommends a maximum length of 10 characters.", 13, 1),
      ("The system has a maximum length of 10 characters.", 11, 1),
    ])
  func recommendedLengths(_ comment: String, _ length: Int, _ count: Int) {
    let files = [
      ("en.lproj/A.strings", "/* \(comment) */\n\"k\" = \"Erase\";\n"),
      ("de.lproj/A.strings", "\"k\" = \"\(String(repeating: "a", count: length))\";\n"),
    ]
    #expect(lint("max-length", files).count == count)
  }

  // XLIFF 2.0, 4.2.2.4: ids of units are unique within a file. Symfony finds strings by their
  // `source`.
  @Test(
    """
    Units with the same id are a warning if their targets differ, unless sources are distinct keys
    """,
    arguments: [
      ("Open", "Öffnen", "Open", "Öffnen", "info"), ("Open", "Öffnen", "Open", "Offen", "warning"),
      ("a.open", "Öffnen", "a.shut", "Zu", "info"), ("a.open", "Öffnen", "a.open", "Zu", "warning"),
      ("Open it.", "Öffnen", "Shut it.", "Zu", "warning"),
      ("Open it", "Auf", "Open", "Auf", "info"),
    ])
  func units(
    _ source: String, _ target: String, _ second: String, _ other: String, _ severity: String
  ) {
    let units = [(source, target), (second, other)].map { source, target in
      "<unit id='u'><segment><source>\(source)</source><target>\(target)</target></segment></unit>"
    }
    let text = """
      <xliff version='2.0' xmlns='urn:oasis:names:tc:xliff:document:2.0' srcLang='en' trgLang='de'>
      <file id='f'>\(units.joined())</file></xliff>
      """
    let found = diagnostics("duplicate-key", [("messages.de.xlf", text)])
    #expect(found.map(\.severity.rawValue) == [severity])
  }

  // RFC 8259, 4: names should be unique, so that all readers find the same values.
  @Test("A duplicate member with the same value is info")
  func members() {
    func file(_ second: String) -> [(String, String)] {
      let members = "\"k\": \"a\", \"@k\": {\"description\": \"b\"}, \"@k\": \(second)"
      return [("l10n/app_en.arb", "{\"@@locale\": \"en\", \(members)}")]
    }
    let equal = lint("duplicate-json-member", file("{\"description\": \"b\"}"))
    #expect(equal == ["info \"@k\""])
    let other = lint("duplicate-json-member", file("{\"description\": \"c\"}"))
    #expect(other == ["warning \"@k\""])
  }

  // The Unicode Standard, 12.1: a zero-width non-joiner after a virama prevents a conjunct.
  @Test("A zero-width space after a virama is replaced with a zero-width non-joiner")
  func virama() throws {
    let files = gettext("ml", "msgid \"Hardware\"\nmsgstr \"ഹാഡ്\u{200B}വെയര്‍\"")
    let found = try #require(diagnostics("invisible-character", files).first)
    #expect(found.severity == .warning)
    #expect(found.fixIts.flatMap(\.edits).map(\.text) == ["\u{200C}"])
    let plain = gettext("de", "msgid \"Hardware\"\nmsgstr \"Hard\u{200B}ware\"")
    let other = try #require(diagnostics("invisible-character", plain).first)
    #expect(other.fixIts.flatMap(\.edits).map(\.text) == [""])
  }

  @Test("The synopsis of a command is not a sentence")
  func synopses() {
    let synopses = [
      "list it all || add some of the words to it || del <name>",
      "set <name> to <value> or del <name> and add <name> <type> <place> [<size>|<width>]",
    ]
    for text in synopses { #expect(message("untranslated-sentence", text, text) == []) }
    let sentence = "Use <name> for the list of all of the words"
    #expect(message("untranslated-sentence", sentence, sentence).count == 1)
  }
}

// Allowed differences in placeholders and tags.

extension AllowedDifferenceTests {
  private func placeholders(_ files: [(String, String)]) -> [String] {
    ["malformed", "missing", "translated", "extra"].flatMap { lint("placeholder-" + $0, files) }
  }

  // In `${name:argument}`, the argument can be words of a help text, which users replace.
  @Test(
    "Arguments of a value may be translated if they are words",
    arguments: [
      ("${rev:string}: reversed", "${rev:chaîne} : inversée", 0),
      ("${length:string}: length", "${length:стринг}: дужина", 0),
      ("${a:string} ${b:string}", "${a:chaîne de x} ${b:чаîне}", 0),
      ("${a:x,words}: all", "${a:y,mots clés}", 0),
      ("${rev:string}: reversed", "${ref:chaîne} : inversée", 1),
      ("${rev:string}: reversed", "${rev:chaîne : inversée", 1),
      ("${re:10}: a part", "${re:11} : partie", 1), ("${re:10}", "${re:dix}", 1),
      ("${re:+word}: a part", "${re:+mot} : partie", 1),
      ("${date:%Y}: a year", "${date:%J} : année", 1),
    ])
  func arguments(_ source: String, _ target: String, _ count: Int) {
    let files = gettext("fr", "msgid \"\(source)\"\nmsgstr \"\(target)\"")
    #expect(placeholders(files).count == count)
  }

  // In the C library, placeholders never use braces, but in templates of JavaScript and HTML they
  // do.
  @Test("Names of variables that a help text explains may be translated")
  func variables() {
    func files(_ source: String, _ targets: [String], _ comment: String) -> [(String, String)] {
      zip(["fr", "sr"], targets).flatMap { language, target in
        gettext(language, "\(comment)msgid \"\(source)\"\nmsgstr \"\(target)\"")
      }
    }
    let item = "  - ${name}: the variable"
    #expect(placeholders(files(item, ["  - ${nom} : la variable"], "")) == [])
    #expect(placeholders(files("Hi ${name}: hi", ["${nom} : x"], "")).count == 1)
    let both = ["Dites ${nom}", "Реци ${име}"]
    #expect(placeholders(files("Say ${name}", both, "#: a.c:1\n")) == [])
    #expect(placeholders(files("Say ${name}", both, "#: a.js:1\n")).count == 2)
    #expect(placeholders(files("Say ${name}", both, "#: a.html:1\n")).count == 2)
    let one = ["Dites ${nom}", "Реци ${name}"]
    #expect(placeholders(files("Say ${name}", one, "#: a.c:1\n")).count == 1)
  }

  // aapt2 warns about unnumbered placeholders. If their order is the same, they print the same
  // text.
  @Test("Unnumbered placeholders are info, reported at the source")
  func unnumbered() {
    func files(_ source: String, _ target: String) -> [(String, String)] {
      [("", source), ("-de", target)].map { language, text in
        (
          "res/values\(language)/strings.xml",
          "<resources><string name=\"k\">\(text)</string></resources>"
        )
      }
    }
    let rule = "placeholder-mixed-positional"
    #expect(lint(rule, files("%s (Edit %d)", "%s (%d)")) == ["info %s"])
    #expect(lint(rule, files("%1$s (Edit %2$d)", "%s (%d)")) == ["warning %s"])
    #expect(lint("placeholder-type", files("%s (Edit %d)", "%d (%s)")).first == "error %d")
    #expect(lint(rule, files("%1$s (Edit %d)", "%1$s (%d)")) == ["warning %d"])
  }

  // CFString's formatter prints nothing for a percent sign at the end of a format string.
  @Test("A trailing percent sign in a Foundation format string has a safe fix")
  func lastPercent() {
    func found(_ target: String) -> [String] {
      let files = [
        ("en.lproj/A.strings", "\"k\" = \"Up by %@%%\";\n"),
        ("de.lproj/A.strings", "\"k\" = \"\(target)\";\n"),
      ]
      return diagnostics("unescaped-percent", files).map { diagnostic in
        let isSafe = diagnostic.fixIts.contains { $0.applicability == .safe }
        return "\(diagnostic.severity) \(isSafe ? "safe" : "unsafe")"
      }
    }
    #expect(found("%@ % mehr") == ["error unsafe"])
    #expect(found("%@ %") == ["warning unsafe"])
    #expect(found("%@\u{A0}%") == ["warning unsafe"])
    #expect(found("%@%, ja") == ["error unsafe"])
    #expect(found("%@ um 5%, ja") == ["error safe"])
  }

  // Mallard 1.0: inline elements may occur anywhere in text.
  @Test("Inline elements of a document format may be added")
  func elements() {
    let comment = "#. (itstool) path: page/p\n#: C/index.page:1\n"
    let source = "Under Style, set <gui>Sheet</gui>."
    func found(_ target: String, _ comment: String) -> [String] {
      message("markup-tag-mismatch", source, target, comment: comment)
    }
    #expect(found("Unter <gui>Stil</gui>: <gui>Blatt</gui>.", comment) == [])
    #expect(found("Unter <gui>Stil</gui>: <gui>Blatt</gui>.", "").count == 1)
    #expect(found("Unter <em>Stil</em>: <gui>Blatt</gui>.", comment).count == 1)
    #expect(found("Unter <gui style='a'>Stil</gui>: <gui>Blatt</gui>.", comment).count == 1)
    #expect(found("Unter Stil: <i>Blatt</i>.", comment) == ["warning <i>"])
    #expect(found("Unter Stil: <i>Blatt<i>.", comment).first?.hasPrefix("error") == true)
  }
}
