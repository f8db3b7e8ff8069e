import DiagnosticReporters
import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite("Reporters: HTML")
struct HTMLReporterTests {
  private func count(_ part: String, in text: String) -> Int {
    text.components(separatedBy: part).count - 1
  }

  /// A catalog that contains right-to-left strings.
  private static let arabic = "\"a\" = \"مرحبا %d، أهلا بك في {name} 3 مرات\";\n"

  /// Returns a report with a diagnostic for the given part of the string.
  private func rightToLeft(_ part: String = "%d", _ text: String = arabic) -> String {
    let path = "ar.lproj/A.strings"
    let bytes = Array(text.utf8)
    let place = bytes.firstRange(of: Array(part.utf8)) ?? 0..<0
    let diagnostic = Diagnostic(
      rule: "placeholder-type", severity: .error, path: path,
      range: SourceRange(place.lowerBound, place.upperBound),
      subject: Diagnostic.Subject(catalog: "A", key: "مفتاح", language: "ar"),
      message: "'مرحبا' has 3 of %d")
    var output: [UInt8] = []
    DiagnosticReport(.html, Specimens.options) { $0 == path ? bytes : nil }.write([diagnostic]) {
      for index in $0.indices { output.append($0[index]) }
    }
    return String(decoding: output, as: UTF8.self)
  }

  @Test("No string can add markup to the page")
  func hostile() {
    let page = Specimens.report(.html, Specimens.options, HostileSpecimens.diagnostics)
    #expect(count("<script", in: page) == 1 && count("</script", in: page) == 1)
    #expect(count("<style", in: page) == 1 && count("</style", in: page) == 1)
    #expect(count("<img", in: page) == 0 && count("<!--", in: page) == 0)
    #expect(page.contains("&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;"))
    let bad = page.unicodeScalars.filter { scalar in
      scalar != "\n" && scalar.properties.generalCategory == .control
        || "\u{202A}"..."\u{202E}" ~= scalar || "\u{2066}"..."\u{2069}" ~= scalar
        || scalar == "\u{FFFE}" || scalar == "\u{FFFF}"
    }
    #expect(bad.isEmpty)
    // Characters that change the direction are made visible.
    #expect(page.contains("<span class=\"ctl\">&lt;U+202E&gt;</span>"))
    // Attribute values are quoted, and no string can end one.
    for tag in page.matches(of: /<li class="diagnostic"[^>]*>/) {
      #expect(tag.output.wholeMatch(of: /<li class="diagnostic"( data-[a-z]+="[^"<>]*")+>/) != nil)
    }
  }

  @Test("A page loads nothing from the network, and contains no date")
  func selfContained() {
    let page = Specimens.report(.html)
    for part in ["http:", "https:", "src=", "@import", "url(h", "<link", "fetch("] {
      #expect(!page.contains(part), "\(part)")
    }
    #expect(page == Specimens.report(.html))
  }

  @Test(
    "The content security policy contains the hash of the script",
    .enabled(if: ForeignTools.path(of: "openssl") != nil, "openssl is not installed"))
  func hash() throws {
    let page = Specimens.report(.html)
    let script = try #require(page.firstMatch(of: /(?s)<script>(.*)<\/script>/)?.output.1)
    let named = try #require(page.firstMatch(of: /script-src 'sha256-([^']+)'/)?.output.1)
    try ForeignTools.withFolder { (folder: URL) throws in
      try Data(script.utf8).write(to: folder.appending(path: "script"))
      let digest = try ForeignTools.run(
        "openssl", ["dgst", "-sha256", "-hex", "script"], in: folder)
      let hex = try #require(digest.text.split(whereSeparator: \.isWhitespace).last)
      let bytes = try #require(Data(base64Encoded: String(named)))
      #expect(bytes.map { String(256 + Int($0), radix: 16).dropFirst() }.joined() == hex)
    }
  }

  @Test("Right-to-left words are isolated, and the order within a placeholder is kept")
  func directions() {
    let page = rightToLeft()
    #expect(
      page.contains(
        """
        "a" = "<bdi dir="rtl">مرحبا <mark class="at" dir="ltr">%d</mark>\
        ، أهلا بك في {name} 3 مرات</bdi>";
        """
        .replacing("\"a\"", with: "&quot;a&quot;").replacing("= \"<", with: "= &quot;<")
        .replacing("</bdi>\"", with: "</bdi>&quot;")))
    #expect(page.contains("&#39;<bdi>مرحبا</bdi>&#39; has 3 of %d"))
    #expect(page.contains("<dd><bdi>مفتاح</bdi></dd>"))
  }

  @Test(
    "A marked part of a right-to-left string has the direction of the string",
    arguments: [
      (
        "\"a\" = \"مرحبا بك\";", "مرحبا بك",
        "<bdi dir=\"rtl\"><mark class=\"at\">مرحبا بك</mark></bdi>"
      ),
      (
        "\"a\" = \"iOS مرحبا\";", "مرحبا",
        "<bdi dir=\"ltr\">iOS <mark class=\"at\">مرحبا</mark></bdi>"
      ),
      (
        "\"a\" = \"مرحبا iOS!\";", "مرحبا iOS",
        "<bdi dir=\"rtl\"><mark class=\"at\">مرحبا iOS</mark>!</bdi>"
      ),
      ("\"a\" = \"(مرحبا)\";", "(", "<bdi dir=\"rtl\"><mark class=\"at\">(</mark>مرحبا)</bdi>"),
      (
        "\"a\" = \"مرحبا %1$@\";", "%1$@",
        "<bdi dir=\"rtl\">مرحبا <mark class=\"at\" dir=\"ltr\">%1$@</mark></bdi>"
      ),
      ("\"a\" = \"Hello %d\";", "%d", "Hello <mark class=\"at\">%d</mark>"),
    ])
  func marks(_ text: String, _ part: String, _ expected: String) {
    let page = rightToLeft(part, text).replacing(/\ lang="[a-z]+"/, with: "")
    #expect(
      page.contains(expected), "\(page.split(separator: "\n").filter { $0.contains("<mark") })")
  }

  @Test("A page with a hundred thousand diagnostics is limited in size, and shows the most severe")
  func bounded() throws {
    let long = String(repeating: "long ", count: 20_000)
    let many = (0..<100_000).map { index in
      Diagnostic(
        rule: "rule-\(index % 40)", severity: index == 99_999 ? .error : .info,
        path: "File\(index / 1000).strings",
        subject: Diagnostic.Subject(
          catalog: "C\(index / 1000)", key: index < 100 ? "\(index) \(long)" : "key\(index)",
          language: index < 100 ? long : "de"),
        message: index < 100 ? long : "message \(index)")
    }
    var summary = DiagnosticSummary(files: 5000)
    summary.catalogs = (0..<5000).map { index in
      ReportedCatalog(
        name: "C\(index)", keys: 1,
        languages: ["en", "de", "fr"].map { ReportedCatalog.Language(name: $0, translated: 1) })
    }
    let page = Specimens.report(.html, Specimens.options, many, summary)
    #expect(page.utf8.count < 5_000_000)
    #expect(count("<li class=\"diagnostic\"", in: page) == 2000)
    #expect(page.contains("Showing 2000 of 100000 diagnostics"))
    #expect(page.contains("--format json"))
    #expect(page.contains("message 99999") && page.contains("message 1998<"))
    #expect(!page.contains("message 1999<"))
    #expect(page.contains("Showing 666 of 5000 catalogs"))
    // The counts include all diagnostics.
    #expect(page.contains("<dd>99999</dd>"))
  }

  @Test("The tiles at the top show the totals of the catalog cards", arguments: [0, 1, 2])
  func tiles(_ count: Int) {
    var summary = Specimens.summary
    summary.catalogs = Array(summary.catalogs.prefix(count))
    let page = Specimens.report(.html, Specimens.options, [], summary)
    // Without catalogs in the summary, the tiles show its counts of keys and languages.
    let (keys, languages) = [(5, 2), (8, 3), (11, 4)][count]
    #expect(page.contains("<dt>Keys</dt><dd>\(keys)</dd>"))
    #expect(page.contains("<dt>Languages</dt><dd>\(languages)</dd>"))
    #expect(page.contains("<p>\(keys) keys, \(languages) languages</p>") == (count > 0))
  }

  @Test("Coverage is shown as a drawing, a description and a table")
  func coverage() {
    let page = Specimens.report(.html)
    #expect(page.contains("<title id=\"c1-title\">Coverage of Café &amp; co</title>"))
    #expect(page.contains("<desc id=\"c1-text\">en 100 % (source), de 37 %, zh-Hant-HK 0 %</desc>"))
    // Of 8 strings, 3 are translated, 2 need review, 1 is new, and 2 are missing.
    #expect(
      page.contains(
        """
        <rect class="translated" x="0%" y="0" height="16" width="37.50%"/><rect class="review" \
        x="37.50%" y="0" height="16" width="25%"/><rect class="new" x="62.50%" y="0" height="16" \
        width="12.50%"/><rect class="missing" x="75%" y="0" height="16" width="25%"/>
        """))
    #expect(
      page.contains(
        """
        <tr><th scope="row">de</th><td class="number">37 %</td><td class="number">3</td>\
        <td class="number">2</td><td class="number">1</td><td class="number">2</td></tr>
        """))
    #expect(page.contains("<h3><bdi>All catalogs</bdi></h3><p>11 keys, 4 languages</p>"))
  }

  @Test(
    "In a browser, axe finds no problem, filters work with mouse and keyboard, and pages print",
    .enabled(if: Browser.isExpected, "the browser is not installed: run Tools/browser"))
  func browser() throws {
    try ForeignTools.withFolder { (folder: URL) throws in
      let pages = [
        "specimens": Specimens.report(.html), "arabic": rightToLeft(), "groups": GroupingTests.page,
        "whole": rightToLeft("مرحبا بك", "\"a\" = \"مرحبا بك\";"),
        "hostile": Specimens.report(
          .html, Specimens.options,
          Specimens.diagnostics + HostileSpecimens.diagnostics.prefix(21)),
      ]
      for (name, page) in pages.sorted(by: { $0.key < $1.key }) {
        let url = folder.appending(path: "\(name).html")
        try Data(page.utf8).write(to: url)
        let (output, isSound) = try Browser.check(url)
        #expect(isSound, "\(name): \(output)")
      }
      // The check has a time limit, and a page that cannot be checked fails.
      let late = try Browser.check(folder.appending(path: "arabic.html"), seconds: 0.01)
      #expect(!late.isSound && late.output.contains("failed: the page took more than"))
      let absent = try Browser.check(folder.appending(path: "absent.html"))
      #expect(!absent.isSound && absent.output.contains("no such report"))
      // The check must reject a page with a defect: here, the language is missing.
      let flawed = folder.appending(path: "flawed.html")
      let page = rightToLeft().replacing("<html lang=\"en\"", with: "<html")
      try Data(page.utf8).write(to: flawed)
      let (output, isSound) = try Browser.check(flawed)
      #expect(!isSound && output.contains("html-has-lang"), "\(output)")
    }
  }
}
