import CatalogLinting
import Foundation
import TestSupport
import Testing

/// Tests unified diffs, which `git apply` must be able to apply.
///
/// [GNU diff](https://www.gnu.org/software/diffutils/manual/html_node/Detailed-Unified.html)
/// defines the format.
@Suite("Unified diffs")
struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String, path: String = "f") -> String {
    String(
      decoding: UnifiedDiff.diff(from: Array(old.utf8), to: Array(new.utf8), path: path),
      as: UTF8.self)
  }

  @Test(
    "Changes are written as hunks",
    arguments: [
      ("a\n", "a\n", ""),
      ("", "a\n", "@@ -0,0 +1,1 @@\n+a\n"),
      ("a\n", "", "@@ -1,1 +0,0 @@\n-a\n"),
      ("a\nb\nc\n", "a\nB\nc\n", "@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n"),
      ("a\r\nb\r\n", "a\r\nB\r\n", "@@ -1,2 +1,2 @@\n a\r\n-b\r\n+B\r\n"),
      (
        "a", "b",
        "@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n"
      ),
      ("a\nb", "A\nb", "@@ -1,2 +1,2 @@\n-a\n+A\n b\n\\ No newline at end of file\n"),
      ("a", "a\n", "@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+a\n"),
      // A hunk contains three lines of context. Two changes that are separated by up to six lines
      // are part of the same hunk.
      (
        "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nx\n6\n7\n8\n9\n",
        "@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+x\n 6\n 7\n 8\n"
      ),
      (
        "1\n2\n3\n4\n5\n6\n7\n8\n", "x\n2\n3\n4\n5\n6\n7\ny\n",
        "@@ -1,8 +1,8 @@\n-1\n+x\n 2\n 3\n 4\n 5\n 6\n 7\n-8\n+y\n"
      ),
      (
        "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "x\n2\n3\n4\n5\n6\n7\n8\ny\n",
        "@@ -1,4 +1,4 @@\n-1\n+x\n 2\n 3\n 4\n@@ -6,4 +6,4 @@\n 6\n 7\n 8\n-9\n+y\n"
      ),
    ])
  func hunks(_ old: String, _ new: String, hunks: String) {
    let head = "diff --git a/f b/f\n--- a/f\n+++ b/f\n"
    #expect(diff(old, new) == (hunks.isEmpty ? "" : head + hunks))
  }

  @Test(
    "Names are quoted as in the output of git",
    arguments: [
      ("res/values-de/a.xml", "a/res/values-de/a.xml", ""),
      ("a b", "a/a b", "\t"), ("é", "a/é", ""), ("a\"b", "\"a/a\\\"b\"", ""),
      ("a\\b", "\"a/a\\\\b\"", ""), ("a\tb\nc\u{1}", "\"a/a\\tb\\nc\\001\"", ""),
    ])
  func names(_ path: String, name: String, end: String) {
    let lines = diff("a\n", "b\n", path: path).split(separator: "\n")
    #expect(lines.count == 6)
    #expect(lines[1] == "--- \(name)\(end)")
    #expect(lines[0].hasPrefix("diff --git \(name) "))
  }

  @Test("There is no diff for bytes that are not UTF-8 or contain NUL")
  func encodings() {
    let rows: [([UInt8], Bool)] = [
      ([], true), (Array("é\r\n".utf8), true), ([0xEF, 0xBB, 0xBF, 0x61], true), ([0xE9], false),
      ([0x61, 0], false), ([0xFF, 0xFE, 0x61, 0], false), ([0xED, 0xA0, 0x80], false),
    ]
    for (bytes, canShow) in rows { #expect(UnifiedDiff.canShow(bytes) == canShow, "\(bytes)") }
  }

  /// Applies a diff to the old version like `patch`.
  private func apply(_ diff: [UInt8], to old: [UInt8]) throws -> [UInt8] {
    func lines(_ bytes: [UInt8]) -> [[UInt8]] {
      var lines: [[UInt8]] = [[]]
      for byte in bytes {
        lines[lines.count - 1].append(byte)
        if byte == 0x0A { lines.append([]) }
      }
      if lines.last == [] { lines.removeLast() }
      return lines
    }
    let source = lines(old)
    var result: [[UInt8]] = []
    var next = 0
    for line in lines(diff).dropFirst(diff.isEmpty ? 0 : 3) {
      let content = Array(line.dropFirst())
      switch line[0] {
      case UInt8(ascii: "@"):
        let numbers = String(decoding: line, as: UTF8.self).split { !$0.isNumber }
        let start = try #require(Int(numbers[0]))
        let place = numbers[1] == "0" ? start : start - 1
        result += source[next..<place]
        next = place
      case UInt8(ascii: " "):
        #expect(source[next].starts(with: content.dropLast()))
        result.append(content)
        next += 1
      case UInt8(ascii: "-"):
        #expect(source[next].starts(with: content.dropLast()))
        next += 1
      case UInt8(ascii: "+"): result.append(content)
      default:
        // This marker means that the previous line does not end with a line break.
        if result.last?.last == 0x0A, next == source.count, old.last != 0x0A || result.count > 0 {
          result[result.count - 1].removeLast()
        }
      }
    }
    result += source[next...]
    return Array(result.joined())
  }

  @Test("Applying a diff to the old version produces the new version")
  func law() throws {
    var random = SplitMix64(seed: 16)
    func version(_ count: Int, _ letters: Int) -> [String] {
      (0..<count).map { _ in String(Int.random(in: 0..<letters, using: &random)) }
    }
    for _ in 0..<LawEffort.rounds(400) {
      let letters = random.pick([1, 2, 5, 1000])
      let old = version(Int.random(in: 0...random.pick([3, 40, 600]), using: &random), letters)
      var new = old
      for _ in 0..<Int.random(in: 0...random.pick([1, 5, 80]), using: &random) {
        let place = Int.random(in: 0...new.count, using: &random)
        if random.oneIn(2), place < new.count {
          new.remove(at: place)
        } else {
          new.insert("x", at: place)
        }
      }
      let ending = random.pick(["\n", "\r\n"])
      let bytes = [old, new].map { Array($0.map { $0 + ending }.joined().utf8) }
      let diff = UnifiedDiff.diff(from: bytes[0], to: bytes[1], path: "f")
      #expect(diff.isEmpty == (old == new))
      #expect(try apply(diff, to: bytes[0]) == bytes[1])
    }
  }

  @Test("Long versions without equal lines, or with only equal lines, are compared quickly")
  func large() throws {
    let count = 60_000
    let lines = (0..<count).map { "\($0)\n" }
    let pairs: [(old: String, new: String)] = [
      (lines.joined(), lines.map { "x" + $0 }.joined()),
      (String(repeating: "a\n", count: count), String(repeating: "a\nb\n", count: count)),
      (lines.joined(), lines.reversed().joined()),
      (String(repeating: "a", count: count), String(repeating: "b\n", count: count)),
    ]
    for (old, new) in pairs {
      let bytes = [Array(old.utf8), Array(new.utf8)]
      let start = ContinuousClock.now
      let diff = UnifiedDiff.diff(from: bytes[0], to: bytes[1], path: "f")
      #expect(!diff.isEmpty && ContinuousClock.now - start < .seconds(30))
    }
  }
}
