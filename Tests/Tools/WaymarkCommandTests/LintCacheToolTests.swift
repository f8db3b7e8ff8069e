import Foundation
import TestSupport
import Testing

/// Tests the cache of `waymark lint`, and runs that are repeated after each change.
@Suite("The tool: lint with a cache, and watching")
struct LintCacheToolTests {
  /// Runs a shell script in a folder with a catalog in two languages.
  private func shell(_ script: String) throws -> (status: Int32, output: String) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "waymark-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (language, text) in [("en", "%d items"), ("de", "%@ Artikel")] {
      let url = folder.appending(path: "\(language).lproj/A.strings")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("\"a\" = \"\(text)\";\n".utf8).write(to: url)
    }
    return try Tool.shell(
      "unset WAYMARK_NO_CACHE; cd '\(folder.path)' || exit 99; git init -q .\n" + script)
  }

  @Test("Output in each format is the same, byte for byte, with a new, a used and no cache")
  func formats() throws {
    let formats = [
      "text", "xcode", "json", "sarif", "github", "gitlab", "junit", "checkstyle", "html",
    ]
    let run = try shell(
      """
      for format in \(formats.joined(separator: " ")); do
        waymark lint --no-cache --format $format >plain; echo $? >>plain
        for run in 1 2; do
          waymark lint --format $format >cached; echo $? >>cached
          # The text report and the HTML report contain the time.
          sed -i 's/[0-9.]* s\\b//g' plain cached
          cmp plain cached || exit 1
        done
      done
      ls -A .waymark_cache | grep -c '^[0-9a-f]\\{32\\}$'
      git status --porcelain | grep -v 'lproj\\|plain\\|cached'
      waymark cache clean; waymark cache clean --format json
      WAYMARK_NO_CACHE=1 waymark lint >plain; ls -d .waymark_cache
      """)
    // The catalog has two entries: one with its coverage, which text and HTML reports need, and one
    // without.
    #expect(run.output.hasPrefix("2\nremoved 2 results ("), "\(run.output)")
    #expect(run.status != 0, "the folder does not exist")
    let schema = try JSONSchema(Tool.root.appending(path: "Schemas/cache.schema.json"))
    let objects = run.output.split(separator: "\n").filter { $0.hasPrefix("{") }
    #expect(objects.count == 1 && objects.allSatisfy { $0.contains("\"files\":0,\"bytes\":0}") })
    for object in objects { #expect(try schema.violations(String(object)) == []) }
  }

  @Test("Subfolders use the cache of the project, with separate entries for their paths")
  func subfolders() throws {
    let run = try shell(
      """
      waymark lint --format github >/dev/null 2>&1
      cd de.lproj; waymark lint .. --format github; ls -A | grep waymark
      cd ..; ls -A .waymark_cache | grep -c '^[0-9a-f]'
      """)
    #expect(run.output.contains("::error file=de.lproj/A.strings"), "\(run.output)")
    #expect(run.output.hasSuffix("\n2\n"), "\(run.output)")
  }

  @Test("With --watch, each change starts a new run, and so does a new folder")
  func watch() throws {
    let run = try shell(
      """
      "$WAYMARK" lint --watch >out 2>messages & tool=$!
      # Waits until a file contains a line a number of times.
      expect() {
        for try in $(seq 600); do
          [[ $(grep -c "$1" "$2") -ge $3 ]] && return
          sleep 0.1
        done
        echo "no $1"; cat out messages; kill -KILL $tool; exit 1
      }
      expect 'Watching 3 folders' messages 1
      expect 'de.lproj/A.strings:1:8: error' out 1
      printf '"a" = "%%d Artikel";\\n' >de.lproj/A.strings
      expect 'nothing to report in 1 catalog' out 1
      mkdir fr.lproj
      expect 'Watching 4 folders' messages 1
      printf '"a" = "%%@ articles";\\n' >fr.lproj/new
      mv fr.lproj/new fr.lproj/A.strings
      expect 'fr.lproj/A.strings:1:8: error' out 1
      echo 'lint: { rules: { placeholder-type: off } }' >waymark.yaml
      expect '^nothing to report in 1 catalog' out 2
      echo 'lint: {' >waymark.yaml
      expect 'yaml-syntax' messages 1
      kill -KILL $tool; wait $tool 2>/dev/null; echo "status $?"
      """)
    // The test runner may have blocked SIGTERM for its child processes, so only SIGKILL ends the
    // tool.
    #expect(run.output.hasSuffix("status 137\n"), "\(run.output)")
  }

  @Test("With --watch, files outside of the searched folders that affect the result are watched")
  func watchOutside() throws {
    let run = try shell(
      """
      mkdir lib; mv en.lproj de.lproj lib; mkdir base ext
      mv lib/de.lproj/A.strings ext; ln -s ../../ext/A.strings lib/de.lproj/A.strings
      "$WAYMARK" lint --watch --format github lib/en.lproj/A.strings lib/de.lproj/A.strings \\
        >out 2>messages & tool=$!
      "$WAYMARK" lint --watch --format json lib >all 2>notes & other=$!
      expect() {
        for try in $(seq 600); do
          [[ $(grep -c "$1" "$2") -ge $3 ]] && return
          sleep 0.1
        done
        echo "no $1"; cat out messages all notes; kill -KILL $tool $other; exit 1
      }
      expect 'Watching the files' messages 1
      expect 'Watching 3 folders' notes 1
      [[ $(grep -c '::error' out) == 1 ]] || echo "the link is not read"
      printf '"a" = "%%d Artikel";\\n' >ext/A.strings
      expect Watching messages 2
      [[ $(grep -c '::error' out) == 1 ]] || echo "the change of the target is not read"
      # The searched folder contains a link, whose target is not searched.
      rm lib/de.lproj/A.strings; mv ext/A.strings lib/de.lproj
      expect Watching notes 2
      printf 'lint:\\n  languages: [en, ja]\\n  baseline: base/b.json\\n' >waymark.yaml
      expect '"language":"ja"' all 1
      "$WAYMARK" lint --update-baseline lib >/dev/null 2>&1
      runs=$(grep -c Watching notes)
      rm base/b.json
      expect Watching notes $((runs + 1))
      runs=$(grep -c Watching notes)
      echo 'en.lproj' >.git/info/exclude
      expect Watching notes $((runs + 1))
      runs=$(grep -c Watching notes)
      touch unrelated
      sleep 1
      [[ $(grep -c Watching notes) == "$runs" ]] || echo "an unrelated file is not read"
      kill -KILL $tool $other; wait 2>/dev/null; echo "end"
      """)
    #expect(run.output.hasSuffix("end\n"), "\(run.output)")
    #expect(!run.output.contains("not read"), "\(run.output)")
  }

  @Test("--watch excludes options that write files or read standard input")
  func watchOptions() throws {
    for options in [
      ["--fix"], ["--output", "x"], ["-", "--stdin-filename", "a.strings"], ["--usage", "-"],
      ["--update-baseline", "--baseline", "x"],
    ] {
      let run = try Tool.run(["lint", "--watch"] + options)
      #expect(run.status == 2 && run.errors.contains("--watch"), "\(options)")
    }
  }
}
