import Foundation
import TestSupport
import Testing

/// Tests reports of `waymark lint` for other programs and browsers, and comparisons with git.
@Suite("The tool: lint, its reports and revisions")
struct LintReportTests {
  /// Runs a shell script in a folder with two catalogs.
  private func shell(_ script: String) throws -> (status: Int32, output: String) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "waymark-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      "App/en.lproj/A.strings": "\"a\" = \"x\u{FFFD}\";\n\"b\" = \"x\";\n",
      "App/de.lproj/A.strings": "\"a\" = \"x\";\n", "B.strings": "\"b\" = \"x\";\n",
    ]
    for (name, text) in files {
      let url = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    return try Tool.shell("cd '\(folder.path)' || exit 99\n" + script)
  }

  private static let git = """
    export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
    export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a
    git init -q -b main . && git add -A && git commit -qm m
    printf '"a" = "x\\357\\277\\275";\\n"b" = "\\357\\277\\275";\\n' > App/en.lproj/A.strings

    """

  @Test("Reports in each format list files without diagnostics, and have the same exit status")
  func formats() throws {
    let junit = try shell("waymark lint --format junit")
    #expect(junit.status == 1 && junit.output.hasPrefix("<?xml"))
    #expect(junit.output.contains("<testcase name=\"replacement-character: a (en)\""))
    #expect(
      junit.output.contains("<testcase name=\"nothing to report\" classname=\"waymark.B_strings\""))
    let checkstyle = try shell("waymark lint --format checkstyle --fail-on never")
    #expect(checkstyle.status == 0 && checkstyle.output.contains("  <file name=\"B.strings\"/>\n"))
    let html = try shell("waymark lint --format html --output r.html; echo $?; cat r.html")
    #expect(html.output.hasPrefix("1 error, 1 warning in 1 of 2 catalogs\n1\n<!DOCTYPE html>"))
    #expect(html.output.contains("<h3><bdi>App/A.strings</bdi></h3><p>2 keys, 2 languages</p>"))
    #expect(html.output.contains("de 50 %"))
    let manifests = try shell("waymark check --format junit none.yaml 2>/dev/null")
    #expect(manifests.output.contains("</testsuites>"))
  }

  @Test("A long first report in CI explains how to report only new diagnostics")
  func firstRunInCI() throws {
    let script = """
      for i in $(seq 21); do printf '"k%d" = "\\357\\277\\275";\\n' $i; done \
      > App/en.lproj/A.strings

      """
    let advice = "run 'waymark lint --baseline lint.json --update-baseline' on your machine"
    let rows: [(command: String, expected: String?)] = [
      ("CI=true waymark lint --format github", "::notice title=waymark lint::To report only new"),
      ("CI=true waymark lint --format junit --output r.xml", "info: To report only new"),
      ("CI=1 waymark lint", "To report only new"),
      ("CI=true waymark lint --format json --quiet", nil),
      ("CI=false waymark lint --format json", nil), ("waymark lint --format json", nil),
      ("CI=true waymark lint --format github B.strings", nil),
      ("echo '{}' > b.json; CI=true waymark lint --baseline b.json --format github", nil),
    ]
    for row in rows {
      let run = try shell(script + row.command)
      #expect(run.output.contains(advice) == (row.expected != nil), "\(row.command)")
      if let expected = row.expected { #expect(run.output.contains(expected), "\(row.command)") }
    }
    let local = try shell(script + "waymark lint")
    #expect(local.output.contains("diagnostics, add --baseline lint.json --update-baseline."))
    let since = try shell(Self.git + script + "CI=true waymark lint --since main --format github")
    #expect(!since.output.contains(advice))
    // These are the steps that the advice recommends.
    let followed = try shell(
      script + """
        waymark lint --baseline lint.json --update-baseline > /dev/null 2>&1
        CI=true waymark lint --baseline lint.json --format github
        """)
    #expect(followed.status == 0 && !followed.output.contains("::"))
    // The configuration names a baseline, so the report does not recommend one. The baseline
    // contains no diagnostics for these catalogs.
    let configured = try shell(
      script + """
        printf 'lint: { baseline: lint.json }\\n' > waymark.yaml
        waymark lint --update-baseline B.strings > /dev/null 2>&1
        CI=true waymark lint
        """)
    #expect(configured.status == 1 && !configured.output.contains("--baseline"))
  }

  @Test("A folder whose name is not UTF-8 is an error, because it could contain catalogs")
  func unreadableName() throws {
    let make = "mkdir \"$(printf 'bad\\377')\" && cp -r App/*.lproj bad*/ && "
    let run = try shell(make + "waymark lint --fail-on never 2>&1; echo $?")
    #expect(run.output.hasSuffix("\n2\n") && run.output.contains("bad\u{FFFD}"), "\(run.output)")
    // A file whose name is not UTF-8 is ignored if its extension is not that of a catalog.
    let file = try shell(
      "touch \"$(printf 'bad\\377.txt')\"; waymark lint --fail-on never; echo $?")
    #expect(file.output.hasSuffix("\n0\n"))
  }

  @Test("GitLab's report contains paths relative to the root of the repository")
  func gitLab() throws {
    let run = try shell(
      Self.git + "cd App && waymark lint --format gitlab --fail-on never 2>/dev/null")
    #expect(run.status == 0 && run.output.hasPrefix("[\n{\"description\":"))
    #expect(run.output.contains("\"location\":{\"path\":\"App/en.lproj/A.strings\","))
  }

  @Test("The report lists languages in which many strings are missing, with their counts")
  func incomplete() throws {
    let report = try shell(
      """
      cd App
      for i in 1 2 3 4 5 6 7 8 9 10; do printf '"k%d" = "Word %d";\\n' $i $i; done \
      > en.lproj/A.strings
      printf '"k1" = "Wort 1";\\n"k2" = "Wort 2";\\n"k3" = "Wort 3";\\n' > de.lproj/A.strings
      waymark lint --fail-on never
      """)
    #expect(
      report.output.contains(
        "Many strings are missing in de (7 of 10): to list them, add --severity info."))
  }

  @Test("SARIF lists the rules that ran, and contains the page of each rule that has a result")
  func sarif() throws {
    let clean = try shell("cd App/de.lproj; waymark lint --format sarif .")
    #expect(clean.status == 0 && clean.output.utf8.count < 60_000)
    #expect(clean.output.contains("\"id\":\"missing-translation\""))
    // The project has no website yet. The log must not contain a placeholder such as
    // `waymark.invalid`; RFC 2606 reserves this domain.
    #expect(!clean.output.contains("waymark.invalid"))
    #expect(!clean.output.contains("\"markdown\":"))
    // Rules did not run if they are off, lack terms or keys, or are for other file formats.
    for rule in [
      "untranslated-copy", "glossary", "unused-key", "stale-key", "array-length", "new-state",
    ] {
      #expect(!clean.output.contains("\"id\":\"\(rule)\""), "\(rule)")
    }
    let run = try shell("waymark lint --format sarif B.strings App")
    #expect(run.output.split(separator: "\"markdown\":").count == 3)
  }

  @Test("The text report names an assumed source language once")
  func assumedSource() throws {
    let files = """
      mkdir locales && echo '{"a": "A", "b": "B"}' > locales/en-US.json
      echo '{"a": "A"}' > locales/en-GB.json

      """
    let line = """
      locales/*.json: source language is assumed to be 'en-US', not 'en-GB': \
      'en-US' has 2 keys, 'en-GB' has 1 key; to declare the source language, \
      set 'source-language' in waymark.yaml

      """
    let run = try shell(files + "waymark lint locales --fail-on never")
    #expect(run.output.split(separator: line, omittingEmptySubsequences: false).count == 2)
    let all = try shell(files + "waymark lint locales --verbose --fail-on never")
    #expect(!all.output.contains(line) && all.output.contains("[assumed-source]"))
    let declared = try shell(files + "waymark lint locales --source-language en-US")
    #expect(!declared.output.contains("assumed"))
  }

  @Test("Strings that are too long to compare are counted")
  func longStrings() throws {
    let run = try shell(
      """
      echo "\\"b\\" = \\"$(head -c 65535 /dev/zero | tr '\\0' x)\\";" > B.strings
      waymark lint B.strings
      echo "\\"b\\" = \\"$(head -c 65536 /dev/zero | tr '\\0' x)\\";" > B.strings
      waymark lint B.strings 2>&1 >/dev/null
      waymark lint B.strings --quiet 2>&1
      """)
    #expect(
      run.output.hasSuffix(
        "\ninfo: 1 string of more than 64 kB was not compared with the source, first in B.strings\n"
      ))
    #expect(run.output.split(separator: "not compared").count == 2)
  }

  @Test("A hint mentions --verbose only if it would show more")
  func hints() throws {
    let source = "printf '\"a\" = \"x\";\\n' > App/en.lproj/A.strings\n"
    let target = "printf '\"a\" = \"x \";\\n' > App/de.lproj/A.strings\n"
    let hint = "To show every diagnostic, including 1 below warning, add --verbose.\n"
    let usual = try shell(source + target + "waymark lint App")
    #expect(usual.output.hasSuffix("\n1 info in 1 catalog\n" + hint))
    for options in ["--severity error", "--severity error --verbose", "--verbose"] {
      let run = try shell(source + target + "waymark lint App \(options)")
      #expect(!run.output.contains("--verbose"), "\(run.output)")
    }
  }

  @Test("A JUnit report contains no passed test for a file that could not be read")
  func unread() throws {
    let run = try shell("printf '\"b\" = ' > B.strings; waymark lint --allow syntax --format junit")
    #expect(run.status == 2 && run.output.contains("</testsuites>"))
    #expect(run.output.contains("de_lproj/A_strings") && !run.output.contains("B_strings"))
  }

  @Test("--since reports new diagnostics, even in a subfolder and in a git hook")
  func since() throws {
    for place in ["waymark lint --since main", "cd App; waymark lint --since main ."] {
      let run = try shell(Self.git + place)
      #expect(run.status == 1)
      #expect(run.output.contains("A.strings:2:8: error: "), "\(run.output)")
      #expect(!run.output.contains("A.strings:1:"))
      #expect(run.output.contains("(1 known"))
    }
    let hook = try shell(
      Self.git + "export GIT_DIR=/nowhere GIT_INDEX_FILE=.git/index\nwaymark lint --since HEAD App")
    #expect(hook.status == 1 && hook.output.contains("A.strings:2:8: error: "))
    let none = try shell(Self.git + "git commit -qam m\nwaymark lint --since HEAD --fail-on info")
    #expect(none.status == 0 && none.output == "nothing to report: no catalog changed\n")
  }

  @Test("An invalid --since causes status 2, with a hint")
  func refusals() throws {
    let unknown = try shell(Self.git + "waymark lint --since mian")
    #expect(
      unknown.status == 2 && unknown.output.contains("has no revision 'mian'. Did you mean 'main'?")
    )
    let elsewhere = try shell("waymark lint --since main")
    #expect(elsewhere.status == 2)
    #expect(elsewhere.output == "error: --since needs a git repository, but . is not in one.\n")
    let shallow = try shell(
      Self.git
        + """
        git commit -qam m; git clone -q --depth=1 "file://$PWD" c
        waymark lint --since HEAD~1 c
        """
    )
    #expect(shallow.status == 2 && shallow.output.contains("git fetch --unshallow"))
    let both = try shell("waymark lint --since main --update-baseline")
    #expect(both.status == 2 && both.output.contains("cannot be combined"))
    let missing = try shell(
      Self.git + "PATH=/nowhere\nwaymark lint --since main")
    #expect(missing.status == 2 && missing.output.contains("--since needs git, which failed"))
  }
}
