import Diagnostics
@testable import InstantSessions
import JoinLinks
import TestSupport
import Testing
import LinkRouting

/// Tests ids as people type and paste them.
@Suite("Typed session ids") struct TypedSessionIDTests {
  /// An id of the symbols for which people may type similar letters (0 1 2 5 6 8 V), and its check
  /// character.
  private static let id: (text: String, values: [UInt8]) = {
    let free = "0125 68V".utf8.filter { $0 != 0x20 }
      .compactMap { SessionIDAlphabet.symbols.firstIndex(of: $0).map { UInt8($0) } }
    let values = free + [SessionIDCheck.symbol(completing: SessionIDCheck.sum(of: free))]
    return (SessionIDShape.standard.text(of: values), values)
  }()

  private func read(_ text: String) throws(SessionIDError) -> String {
    try SessionIDShape.standard.id(typed: text).text
  }

  @Test("Case, look-alikes, full-width letters, blanks and hyphens make no difference")
  func spellings() throws {
    let text = Self.id.text
    let check = String(text.suffix(1))
    let spellings = [
      text, text.lowercased(), text.filter { $0 != "-" }, " " + text + "\n",
      "O1Z5-GBV" + check, "oizs-gbu" + check, "DLZS-68Y" + check, "QI25-68U" + check,
      "0-1-2-5-6-8-V-" + check, "--" + text + "--", "0125 68V" + check, "0 1 2 5 6 8 V " + check,
      "0125–68V" + check, "0125—68V" + check, "0125‐68V" + check, "0125‑68V" + check,
      "0125−68V" + check, "0125ー68V" + check, "0125－68V" + check, "0125\u{3000}68V" + check,
      "０１２５－６８Ｖ" + check, "ｏｉｚｓ－ｇｂｕ" + check, "0\u{200B}125-\u{FEFF}68V" + check,
      "\u{202A}0125-68V" + check + "\u{202C}", "0125\u{A0}68\u{AD}V" + check, "٠١٢٥-٦٨V" + check,
      "0ı25-68v" + check, "\t0125\r\n68V" + check,
    ]
    for spelling in spellings {
      #expect(try read(spelling) == text, "\(spelling)")
    }
  }

  @Test("The documented examples are read")
  func documented() throws {
    #expect(try read("7kxt r42w") == "7KXT-R42W")
    #expect(try read("７kxt r42w") == "7KXT-R42W")
  }

  @Test("An invalid id is rejected with the byte range of the error")
  func refusals() throws {
    let text = Self.id.text
    let rows: [(text: String, code: SessionIDError.Code, range: SourceRange)] = [
      ("", .empty, SourceRange(0, 0)),
      (" -- ", .empty, SourceRange(0, 4)),
      ("A125-68V0", .forbiddenCharacter, SourceRange(0, 1)),
      ("0125-6E", .forbiddenCharacter, SourceRange(6, 7)),
      ("01é5-68V0", .forbiddenCharacter, SourceRange(2, 4)),
      ("01_5-68V0", .forbiddenCharacter, SourceRange(2, 3)),
      ("01К5-68V0", .forbiddenCharacter, SourceRange(2, 4)),
      ("01\u{1F600}", .forbiddenCharacter, SourceRange(2, 6)),
      ("0125", .wrongLength, SourceRange(4, 4)),
      ("0125 ", .wrongLength, SourceRange(4, 4)),
      (text + "C", .wrongLength, SourceRange(9, 10)),
      (text + "-CF", .wrongLength, SourceRange(10, 12)),
      (text + " ＣC", .wrongLength, SourceRange(10, 14)),
      (String(repeating: "0", count: 257), .tooLong, SourceRange(256, 257)),
      ("1" + text.dropFirst(), .wrongCheckCharacter, SourceRange(0, 9)),
    ]
    for row in rows {
      let error = #expect(throws: SessionIDError.self) { _ = try read(row.text) }
      #expect(error?.code == row.code, "\(row.text)")
      #expect(error?.range == row.range, "\(row.text)")
      if let error, !row.text.isEmpty, row.text != "0125" {
        #expect(!error.description.contains(row.text))
      }
    }
  }

  @Test("Any string is read or rejected, and its canonical form is read as the same id")
  func anyText() throws {
    var generator = SplitMix64(seed: 3)
    let parts = """
      0123456789CFHJKMNPRTVWXcfhjkABDEGILOQSUYZ-– \
      \u{3000}Ｘ０\u{200D}\u{301}é\u{0}\u{1F469}\u{1F3FD}%/?#
      """.unicodeScalars.map(\.self)
    for _ in 0..<LawEffort.rounds(2_000) {
      var text = ""
      for _ in 0..<Int.random(in: 0...14, using: &generator) {
        text.unicodeScalars.append(generator.pick(parts))
      }
      do throws(SessionIDError) {
        let id = try SessionIDShape.standard.id(typed: text)
        #expect(try SessionIDShape.standard.id(typed: id.text) == id)
      } catch {
        #expect(error.range.upperBound <= text.utf8.count)
      }
    }
  }
}
