import CatalogLint
import CatalogLinting
import Diagnostics
import Foundation
import StringCatalogs
import TestSupport
import Testing

/// Tests that the linter reports an error if and only if `msgfmt --check` rejects the file.
///
/// The expectations are the exit statuses of GNU gettext 0.21.
@Suite("gettext: the same errors as msgfmt")
struct MsgfmtTests {
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

  /// Returns the lines of the errors that the linter reports for a file.
  private func errors(_ text: String) -> [Int] {
    let catalog = LintedCatalog(
      name: "A",
      files: [
        LintedCatalog.File(
          path: "de.po", content: CatalogFile.read(Array(text.utf8), format: .gettext))
      ], atlas: .icu)
    let bytes = Array(text.utf8)
    return Linter(LintOptions()).lint(catalog).filter { $0.severity == .error }.map { diagnostic in
      bytes[..<(diagnostic.range?.lowerBound ?? 0)].count { $0 == 0x0A } + 1
    }
  }

  private static let pairs: [(String?, String, String, Bool)] = [
    ("possible-c", "%d files", "%s Dateien", true), ("possible-c", "%d files", "Dateien", true),
    ("possible-c", "%d files", "%d Dateien", false), ("impossible-c", "%d", "%s", false),
    ("no-c", "%d", "%s", false),
    ("c", "%ls a", "%ls b", false), ("c", "%ls a", "%s b", true), ("c", "%s", "%S", true),
    ("c", "%lc", "%c", true), ("c", "%C", "%lc", false),
    ("c", "%.*s a", "%.*s b", false), ("c", "%.*s a", "%s b", true),
    ("c", "%.*s a", "%2$.*1$s b", false), ("c", "%*d", "%1$*2$d", false),
    ("c", "%<PRIu64> a", "%<PRIu64> b", false), ("c", "%<PRIu64> a", "%<PRId64> b", true),
    ("c", "%<PRIu64> a", "%<PRIu32> b", true), ("c", "%<PRIu64> a", "%llu b", true),
    ("c", "%ju", "%<PRIuMAX>", false), ("c", "a", "%<PRIfoo>", true),
    ("c", "%zu", "%lu", true), ("c", "%zu", "%zd", true), ("c", "%u", "%d", true),
    ("c", "%i", "%d", false), ("c", "%x", "%u", false), ("c", "%ld", "%d", true),
    ("c", "%f", "%g", false), ("c", "%f", "%Lf", true), ("c", "%m", "x", false),
    ("c", "%s %d", "%2$d %1$s", false), ("c", "%s %d", "%2$d", true),
    ("c", "%s", "%1$s %1$s", false), ("c", "%1$s %2$s", "%2$s", true),
    ("c", "%s 100%%", "%s 100%", true), ("c", "100% ", "100%", false), ("c", "%y", "%y", false),
    ("c", "100% de", "100% d", false), ("c", "% d", "%d", false), ("c", "%s", "%y", true),
    ("objc", "%@ %d", "%2$d %1$@", false), ("objc", "%@", "%d", true), ("objc", "%@", "x", true),
    ("python", "%(n)d", "%(n)s", true), ("python", "%(n)d", "%(n)i", false),
    ("python", "%(n)d x", "x", true), ("python", "x", "%(n)d", true),
    ("python", "%s %s", "%s", true), ("python", "%s", "%r", false), ("python", "%d", "%s", true),
    ("python", "%s%%", "%s%", true), ("python", "%(a)s", "%s", true),
    ("python-brace", "{a}", "{b}", true), ("python-brace", "{a}", "a", true),
    ("python-brace", "{a}", "{a} {b}", true), ("python-brace", "{a}", "{a", true),
    ("python-brace", "{a}", "{{a}}", true), ("python-brace", "{a.b}", "{a.c}", true),
    ("python-brace", "{a!r}", "{a}", false), ("python-brace", "{a:>3}", "{a}", true),
    ("python-brace", "{} {}", "{}", false),
    ("python-brace", "{0}", "{}", true), ("python-brace", "{0} {1}", "{0} {}", true),
    ("python-brace", "{} {}", "{1} {0}", false), ("python-brace", "{}", "{0} {1}", false),
    ("no-c-format, python-brace", "{a}", "{b}", true), ("java-format, python", "%s", "x", true),
    ("python-brace", "x", "{a}", true),
    ("sh", "A $m x", "A x", true), ("sh", "A $m x", "A ${m} x", false),
    ("sh", "A $m x", "A $m $n x", true), ("sh", "A x", "A y", false),
    ("tcl", "A %s", "A", true), ("tcl", "A %s", "A %d", true), ("tcl", "%s %d", "%2$d %1$s", false),
    ("qt-plural", "%n files", "Dateien", true), ("qt-plural", "%n files", "%Ln Dateien", false),
    ("qt-plural", "%n in %1", "%n", false), ("qt-plural", "%1 %2", "%2 %1", false),
    ("gcc-internal", "%qs a", "a", true), ("gcc-internal", "%s: %d", "%s", true),
    ("gcc-internal", "%<a%> %s", "„a“ %s", false), ("gcc-internal", "%s %d", "%2$d %1$s", false),
    ("smalltalk", "A %1", "A", true), ("smalltalk", "%1 %2", "%2 %1", false),
    ("boost", "A %1% b", "A b", true), ("boost", "A %s b", "A b", true),
    ("boost", "%1% %2%", "%2% %1%", false), ("boost", "%|1$s| a", "%1% b", false),
    ("elisp", "A %s", "A", true), ("librep", "A %s", "A", true), ("lisp", "A ~a", "A", true),
    ("scheme", "A ~a", "A", true), ("lisp", "~a~%~d", "~a~%~d b", false),
    ("lisp", "~s ~d", "~s", true), ("scheme", "A ~~", "A", false),
    ("python-brace", "{a}", "{a!x}", true), ("python-brace", "{a}", "{a:{w}}", true),
    ("java", "{0}", "l'{0}", true), ("java", "{0}", "l''{0}", false), ("java", "{0}", "x", true),
    ("java-printf", "%s", "x", true), ("qt", "%1 %2", "%2", true), ("csharp", "{0}", "x", true),
    ("php", "%s", "x", true), ("perl", "%s", "%d", true), ("kde", "%1", "x", true),
    (nil, "%d", "%s", false), (nil, "{a}", "{b}", false), (nil, "a\\n", "b", true),
    (nil, "a", "b\\n", true), (nil, "\\na", "b", true), (nil, "a", "\\nb", true),
    (nil, "\\na", "b\\n", true), (nil, "a\\n\\n", "b\\n", false), ("c", "a\\n", "b", true),
  ]

  @Test(
    "Format strings contain an error if msgfmt rejects them",
    arguments: pairs)
  func formats(_ flag: String?, _ source: String, _ target: String, _ isRefused: Bool) throws {
    let flags = flag.map { "#, \($0)-format\n" } ?? ""
    try check(
      Self.header + flags + "msgid \"\(source)\"\nmsgstr \"\(target)\"\n", isRefused,
      "\(flag ?? ""): \(source) → \(target)")
  }

  // msgfmt 0.21 does not know these flags, so the results are not compared with it.
  @Test(
    "Strings with flags that are newer than gettext 0.21 are checked",
    arguments: [
      ("rust", "{} {}", "{0} {2}", true), ("rust", "A {}", "A", true), ("c++", "A {}", "A", true),
      ("rust", "{} {}", "{1} {0}", false), ("rust", "{{}} {a}", "{a} {{}}", false),
      ("go", "%s of %d", "%[2]d: %[1]s", false), ("go", "%+v", "x", true),
      ("go", "%*d %q", "%*d", true), ("ruby", "%<n>d files", "Dateien", true),
      ("ruby", "%{n} files", "%<n>d Dateien", false), ("d", "%s", "x", true),
      ("modula2", "%d%%", "%d %%", false),
    ])
  func youngerFormats(_ flag: String, _ source: String, _ target: String, _ isError: Bool) {
    let text = "#, \(flag)-format\nmsgid \"\(source)\"\nmsgstr \"\(target)\"\n"
    #expect(errors(Self.header + text).isEmpty != isError)
  }

  private static let forms: [([String], String, Bool)] = [
    (["ein", "%d b"], "nplurals=2; plural=(n != 1);", false),
    (["%d a", "b"], "nplurals=2; plural=(n != 1);", true),
    (["%d a", "%s b"], "nplurals=2; plural=(n != 1);", true),
    (["%d a"], "nplurals=2; plural=(n != 1);", true),
    (["%d a", ""], "nplurals=2; plural=(n != 1);", true),
    (["a", "%d b"], "nplurals=2; plural=(n > 1);", false),
    (["a"], "nplurals=1; plural=0;", true), (["%d"], "nplurals=1; plural=0;", false),
    (["a", "%d"], "nplurals=2; plural=(n%10!=1);", true),
    (["%d a", "%d b"], "nplurals=3; plural=(n != 1);", true),
    (["%d a", "%d b"], "nplurals=2; plural=n;", true), (["%d a", "%d b"], "", true),
    (["%d a", "%d b"], "nplurals=2;", true),
    // If the first form is empty, nothing is translated, whatever the other forms contain.
    (["", "%d b"], "nplurals=2; plural=(n != 1);", false), (["", ""], "", false),
    (["", "b", "c"], "nplurals=2; plural=(n != 1);", false),
  ]

  // Each row contains a header field, the flags of the plural, and whether msgfmt rejects the file.
  // A fuzzy plural is ignored.
  @Test(
    "The plural forms in the header are parsed like in msgfmt",
    arguments: [
      ("plural-Forms: nplurals=2; plural=(n != 1);", "", false),
      ("PLURAL-FORMS: nplurals=2; plural=n;", "", true), ("X: y", "", true),
      ("X: y", "#, fuzzy\n", false),
      ("Plural-Forms: nplurals=1; plural=0;", "#, fuzzy, c-format\n", false),
      ("Plural-Forms: nplurals=1; plural=0;", "", true),
    ])
  func headers(_ field: String, _ flags: String, _ isRefused: Bool) throws {
    let header = Self.header.replacing(
      "Plural-Forms: nplurals=2; plural=(n != 1);", with: field)
    try check(
      header + flags + "msgid \"%d file\"\nmsgid_plural \"%d files\"\n"
        + "msgstr[0] \"%d a\"\nmsgstr[1] \"%d b\"\n", isRefused, "\(field) \(flags)")
  }

  @Test(
    "A plural form for few numbers may omit a placeholder",
    arguments: forms)
  func plurals(_ forms: [String], _ formula: String, _ isRefused: Bool) throws {
    let header = Self.header.replacing("nplurals=2; plural=(n != 1);", with: formula)
    let body =
      "#, c-format\nmsgid \"%d file\"\nmsgid_plural \"%d files\"\n"
      + forms.enumerated().map { "msgstr[\($0)] \"\($1)\"\n" }.joined()
    try check(header + body, isRefused, "\(forms) \(formula)")
  }

  private static let whole: [(String, Bool)] = [
    ("\u{FEFF}" + header + "msgid \"a\"\nmsgstr \"b\"\n", true),
    // The file without a header contains a plural. Without plurals, a missing header is only info,
    // although `--check` rejects the file.
    ("msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"x\"\nmsgstr[1] \"y\"\n", true), (header, false),
    (header.replacing("Plural-Forms: ", with: "X: ") + "msgid \"a\"\nmsgstr \"b\"\n", false),
    (header.replacing("; plural=(n != 1)", with: "") + "msgid \"a\"\nmsgstr \"b\"\n", false),
    (header.replacing("(n != 1)", with: "n") + "msgid \"a\"\nmsgstr \"b\"\n", true),
    (header.replacing("UTF-8", with: "US-ASCII") + "msgid \"a\"\nmsgstr \"ä\"\n", true),
    (header + "domain \"x\"\nmsgid \"a\"\nmsgstr \"b\"\n", true),
    (header.replacing("\"Language: de\\n\"\n", with: "") + "msgid \"a\"\nmsgstr \"b\"\n", false),
  ]

  @Test(
    "Files contain an error if msgfmt rejects them",
    arguments: whole)
  func files(_ text: String, _ isRefused: Bool) throws {
    try check(text, isRefused, "\(text)")
  }

  @Test(
    "The line breaks in a plural's source strings are checked like in msgfmt",
    arguments: [
      ("a\\n", "as\\n", "b\\n", false), ("a", "as\\n", "b", true), ("a\\n", "as", "b\\n", true),
      ("\\na", "as\\n", "b", true), ("a", "as\\n", "", false),
    ])
  func plurals(_ one: String, _ many: String, _ target: String, _ isRefused: Bool) throws {
    try check(
      Self.header + "msgid \"\(one)\"\nmsgid_plural \"\(many)\"\nmsgstr[0] \"\(target)\"\n"
        + "msgstr[1] \"\(target)\"\n", isRefused, "\(one) \(many)")
  }

  private func check(_ text: String, _ isRefused: Bool, _ comment: Comment) throws {
    #expect(errors(text).isEmpty != isRefused, comment)
    guard ForeignTools.path(of: "msgfmt") != nil else { return }
    let status = try ForeignTools.withFolder { folder in
      try Data(text.utf8).write(to: folder.appending(path: "a.po"))
      return try ForeignTools.run("msgfmt", ["-c", "-o", "/dev/null", "a.po"], in: folder).status
    }
    #expect((status != 0) == isRefused, comment)
  }

  /// Valid and invalid pieces of format strings, by msgfmt's name of the format.
  private static let pieces: [String: [String]] = [
    "c": [
      "%d", "%s", "%ls", "%i", "%u", "%ld", "%lu", "%zu", "%jd", "%lld", "%Ld", "%qd", "%hhd",
      "%f", "%Lf", "%c", "%lc", "%p", "%n", "%m", "%%", "%.*s", "%*d", "%1$s", "%2$s", "%1$d",
      "%2$*1$d", "%<PRIu64>", "%<PRIdMAX>", "%<PRIuLEAST16>", "%5.2f", "%-5s", "%'d", "%Id", "%#x",
      "% d", "%y", "%", "x ", "a", "%0$s", "%03d", "%+d", "%<PRIu>",
    ],
    "objc": ["%@", "%d", "%1$@", "%2$d", "%%", "%#@x@", "%s", "a"],
    "python": [
      "%d", "%s", "%r", "%i", "%f", "%c", "%(a)s", "%(b)s", "%(a)d", "%(a)f", "%%", "%", "%*d",
      "%.*f", "%(a)%", "%5.2f", "%(a)5d", "%ld", "x", "%y", "%(a", "%a",
    ],
    "python-brace": [
      "{a}", "{b}", "{0}", "{1}", "{}", "{{", "}}", "{", "}", "{a.b}", "{a[0]}", "{a[b]}",
      "{a!r}", "{a!x}", "{a:d}", "{a:>10}", "{a:*^+#05.3f}", "{a:{b}}", "{a:x y}", "{ a}", "{a:}",
      "{0.a}", "x", "{a!r:d}", "{a-b}", "{a.}", "{a[]}", "{_}",
    ],
  ]

  @Test(
    "Generated format strings contain an error if and only if msgfmt rejects them",
    .enabled(if: ForeignTools.areExpected("msgfmt"), "\(ForeignTools.absence("msgfmt"))"),
    arguments: ["c", "objc", "python", "python-brace"])
  func generated(_ flag: String) throws {
    var random = SplitMix64(seed: 2)
    let pieces = try #require(Self.pieces[flag])
    func text(_ most: Int) -> String {
      (0..<Int.random(in: 1...most, using: &random)).map { _ in random.pick(pieces) }.joined()
    }
    for _ in 0..<LawEffort.rounds(3) {
      var file = Self.header
      var starts: [Int] = []
      var sources: [String] = []
      // For each string, `true` if `str.format` may raise exceptions that msgfmt does not predict.
      var areConverted: [Bool] = []
      for number in 0..<400 {
        let (source, singular) = (text(3), text(2))
        let target = random.oneIn(3) ? source : text(3)
        starts.append(file.utf8.count { $0 == 0x0A } + 1)
        sources.append("\(source) → \(target)")
        areConverted.append((singular + source).contains("!"))
        file += "#, \(flag)-format\nmsgctxt \"\(number)\"\n"
        if random.oneIn(3) {
          file += "msgid \"\(singular)\"\nmsgid_plural \"\(source)\"\n"
          file += "msgstr[0] \"\(text(3))\"\nmsgstr[1] \"\(target)\"\n\n"
        } else {
          file += "msgid \"\(source)\"\nmsgstr \"\(target)\"\n\n"
        }
      }
      func entries(_ lines: [Int]) -> Set<Int> {
        Set(lines.compactMap { line in starts.lastIndex { $0 <= line } })
      }
      let outcome = try ForeignTools.withFolder { folder in
        try Data(file.utf8).write(to: folder.appending(path: "a.po"))
        return try ForeignTools.run("msgfmt", ["-c", "-o", "/dev/null", "a.po"], in: folder)
      }
      let refused = entries(
        outcome.text.split(separator: "\n").filter { $0.hasPrefix("a.po:") }.compactMap {
          Int($0.dropFirst(5).prefix { $0.isNumber })
        })
      let found = entries(errors(file))
      #expect(refused.count > 50)
      for entry in refused.symmetricDifference(found).sorted().prefix(10) {
        if found.contains(entry), areConverted[entry] { continue }
        let side = found.contains(entry) ? "only here" : "only msgfmt"
        Issue.record("\(side): \(flag): \(sources[entry])")
      }
    }
  }
}
