import Foundation
import LocaleNegotiation
@testable import LinkSite
import TestSupport
import Testing

/// Tests the script of the pages, which Node runs.
@Suite(
  "Script of sites",
  .enabled(if: ForeignTools.areExpected("tsc", "node"), "\(ForeignTools.absence("tsc", "node"))"))
struct SiteScriptTests {
  @Test("The checked-in scripts are compiled from their sources")
  func current() throws {
    try ForeignTools.withFolder { folder in
      let process = Process()
      process.executableURL = ProjectFolder.url.appending(path: "Tools/site-script")
      process.arguments = [folder.path]
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      for name in ["links.js", "page.js", "debugger.js"] {
        let compiled = try Data(contentsOf: folder.appending(path: name))
        let kept = try Data(contentsOf: SiteProgram.folder.appending(path: name))
        #expect(compiled == kept, "\(name): run Tools/site-script")
      }
    }
  }

  /// The input of the negotiation in the browser.
  private struct Preferences: Encodable {
    var table: [String: String]
    var lists: [[String]]
  }

  @Test("Browsers and the library choose the same language")
  func negotiation() throws {
    var random = SplitMix64(seed: 22)
    let languages = [
      "en", "es", "fr", "ja", "zh", "de", "pt", "ar", "yue", "cmn", "nb", "gsw", "und", "sr", "no",
      "in", "iw", "EN", "Zh",
    ]
    let parts = [
      "", "-Latn", "-Hans", "-Hant", "-US", "-419", "-CN", "-TW", "-HK", "-Hant-TW", "-Hans-SG",
      "-u-ca-gregory", "-x-private", "-CH-1996", "-Arab", "-DE-u-co-phonebk",
    ]
    let lists = (0..<2000).map { _ in
      (0..<Int.random(in: 1...3, using: &random)).map { _ in
        (languages.randomElement(using: &random) ?? "")
          + (parts.randomElement(using: &random) ?? "")
      }
    }
    let site = SiteLanguage.all(SiteTheme())
    let table = Dictionary(
      uniqueKeysWithValues: SiteLanguage.negotiationTable(site).map { ($0.tag, $0.language) })
    let chosen: [String] = try SiteProgram.evaluate(
      "({ table, lists }) => lists.map((list) => negotiate(list, table, 'en'))",
      Preferences(table: table, lists: lists))
    let negotiator = Negotiator(supported: site.map(\.code))
    for (list, language) in zip(lists, chosen) {
      let expected = negotiator.negotiate(PreferenceChain(list: list.joined(separator: ", ")))
      #expect(language == expected.language, "\(list)")
    }
  }

  // The capacities are those of ISO/IEC 18004, table 7, in byte mode.
  @Test("QR codes have the smallest version, and readers read them")
  func codes() throws {
    let rows = [(17, 1), (18, 2), (53, 3), (106, 5), (230, 9), (231, 10), (858, 20), (2953, 40)]
    let texts = rows.map { count, _ in
      String(("https://shop.example/" + String(repeating: "aB3-", count: 800)).prefix(count))
    }
    let sides: [Int] = try SiteProgram.evaluate(
      "(texts) => texts.map((text) => qrModules(text).length)", texts)
    #expect(sides == rows.map { 17 + 4 * $0.1 })
    let isTooLong: Bool = try SiteProgram.evaluate(
      "(text) => qrModules(text) === undefined", String(repeating: "a", count: 2954))
    #expect(isTooLong)
    guard ForeignTools.path(of: "zbarimg") != nil else { return }
    let pictures: [String] = try SiteProgram.evaluate(
      """
      (texts) => texts.map((text) => {
        const rows = qrModules(text), side = 4 * (rows.length + 8), lines = [];
        for (let y = 0; y < side; y++) {
          const row = rows[Math.floor(y / 4) - 4] ?? [];
          const pixel = (_, x) => (row[Math.floor(x / 4) - 4] ? 1 : 0);
          lines.push(Array.from({ length: side }, pixel).join(" "));
        }
        return `P1\\n${side} ${side}\\n` + lines.join("\\n") + "\\n";
      })
      """, texts)
    try ForeignTools.withFolder { folder in
      for (text, picture) in zip(texts, pictures) {
        try Data(picture.utf8).write(to: folder.appending(path: "code.pbm"))
        let process = Process()
        process.executableURL = ForeignTools.path(of: "zbarimg")
        process.arguments = ["--quiet", "--raw", folder.appending(path: "code.pbm").path]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let read = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(String(decoding: read, as: UTF8.self) == text + "\n")
      }
    }
  }
}
