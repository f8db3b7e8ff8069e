import CatalogLint
import CatalogLinting
import Diagnostics
import Foundation
import StringCatalogs
import TestSupport
import Testing

/// Tests real catalogs for which an earlier version reported false positives.
@Suite("Lint: false positives in real catalogs")
struct MisreadCatalogTests {
  @Test(
    "A rule reports only actual defects",
    .enabled(if: TestData.isExpected("more-catalogs"), "\(TestData.absence)"),
    arguments: [
      // The source strings are in the code, except for the plurals.
      ("keepassium+KeePassium/KeePassiumLib", "orphan-key", 0),
      // `en-us` contains 15 more keys than `en-gb`, so `en-us` is the source language.
      ("jellyfin+jellyfin-web/src/strings", "orphan-key", 0),
      // `source` is a key, and the English target contains a tag that bg, hr, and pt lack.
      ("sonata-project+SonataAdminBundle", "markup-tag-mismatch", 3),
      // `{{Country}}` is a field for the user's country, so its name may be translated.
      ("ankidroid+Anki-Android", "placeholder-translated", 0),
      // `{}` are BibTeX braces. 47 strings lack a `%0` or `%1`.
      ("JabRef+jabref", "placeholder-missing", 47),
      // `https://myserver.com` is an example, which a translation may replace.
      ("jellyfin+jellyfin-web/src/strings", "url-changed", 0),
    ])
  func rule(_ folder: String, _ rule: String, _ count: Int) throws {
    let root = TestData.root.appendingPathComponent("more-catalogs/" + folder).path
    let linter = Linter(LintOptions(), jobs: 2)
    var found: [Diagnostic] = []
    for catalog in CatalogFinder(searching: [root]).catalogs {
      let files = catalog.files.map {
        LintedCatalog.File(
          path: $0.path, content: $0.read(), qualifiers: $0.folder?.qualifiers ?? "")
      }
      found += linter.lint(LintedCatalog(name: catalog.name, files: files, atlas: .icu))
    }
    #expect(!found.isEmpty)
    let reported = found.filter { $0.rule == rule }
    #expect(reported.count == count, "\(reported.map(\.message))")
  }
}
