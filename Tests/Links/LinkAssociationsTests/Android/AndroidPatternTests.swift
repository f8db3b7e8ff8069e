import LinkAssociations
import Testing

/// Tests the behavior of `android.os.PatternMatcher`, according to its documentation and source.
@Suite("Android: patterns")
struct AndroidPatternTests {
  @Test(
    "Literals, prefixes and suffixes are compared exactly",
    arguments: [
      (.literal, "/a", "/a", true), (.literal, "/a", "/a/", false), (.literal, "", "", true),
      (.literal, "/a", "/A", false),
      (.prefix, "/a", "/ab", true), (.prefix, "/a", "/", false), (.prefix, "", "/x", true),
      (.suffix, "b", "/ab", true), (.suffix, "b", "/ba", false), (.suffix, "/abc", "c", false),
    ] as [(AndroidPattern.Kind, String, String, Bool)])
  func plain(kind: AndroidPattern.Kind, pattern: String, text: String, expected: Bool) {
    #expect(AndroidPattern(kind, pattern).matches(Array(text.utf16)) == expected)
  }

  @Test(
    "Simple patterns match as on Android",
    arguments: [
      ("/a", "/a", true), ("/a", "/ab", false), ("", "", true), ("", "a", false),
      // A dot matches any single unit.
      ("/.", "/x", true), ("/.", "/", false), ("/.", "/xy", false),
      // A star repeats the preceding unit; if the pattern continues, zero times is possible.
      ("/a*", "/", false), ("/a*b", "/b", true), ("/a*", "/aaa", true), ("/a*", "/b", false),
      ("a*b", "aab", true),
      ("a*b", "b", true),
      // A final `.*` matches everything, including slashes.
      (".*", "", true), (".*", "/x/y", true), ("/a/.*", "/a/", true), ("/a/.*", "/a/b/c", true),
      ("/a/.*", "/a", false), ("/a/..*", "/a/", false), ("/a/..*", "/a/b", true),
      // Before another unit, `.*` stops at the first occurrence, without backtracking.
      ("/.*b", "/ab", true), ("/.*b", "/abab", false), ("/.*bc", "/abbc", false),
      ("/.*/c", "/a/c", true), ("/.*/c", "/a/b/c", false), ("/.*b", "/b", true),
      // The unit after `.*` is compared literally, even a dot.
      ("/.*.", "/ab", false), ("/.*.", "/ab.", true), ("/.*\\.b", "/a.b", true),
      ("/.*\\.b", "/axb", false),
      // A backslash escapes a star.
      ("/a\\*", "/a*", true), ("/a\\*", "/aa", false), ("/\\.*", "/..", true),
      ("/\\.*", "/x", false),
      // However, a dot after a backslash matches any unit if it is not followed by a star.
      ("/a\\.b", "/a.b", true), ("/a\\.b", "/axb", true),
      // At the end of the text, a final repetition cannot be skipped, but `.*` can.
      ("/ab*", "/a", false), ("/ab*", "/ab", true), ("/a.*", "/a", true),
      // Matching is by UTF-16 units.
      ("/.", "/é", true), ("/.", "/😀", false), ("/..", "/😀", true),
    ])
  func simple(pattern: String, text: String, expected: Bool) {
    #expect(AndroidPattern(.simpleGlob, pattern).matches(Array(text.utf16)) == expected)
  }

  @Test(
    "Advanced patterns match as on Android",
    arguments: [
      ("/[a-c]", "/b", true), ("/[a-c]", "/d", false), ("/[^/]+", "/ab", true),
      ("/[^/]+", "/a/b", false), ("/[^/]+", "/", false), ("/[a-z]{2,3}", "/ab", true),
      ("/[a-z]{2,3}", "/a", false), ("/[a-z]{2,3}", "/abcd", false), ("/[0-9]{4}", "/2024", true),
      ("/[0-9]{2,}", "/12345", true), ("/x{0,1}", "/", true), ("/x{0,1}", "/xx", false),
      (".*", "anything/at all", true), ("a.c", "abc", true), ("a.c", "ac", false),
      ("[a\\]]", "]", true), ("[.*+{}]", "*", true), ("[a-]", "-", true), ("[\\--a]", "0", true),
      ("a\\{b", "a{b", true), ("a}", "a", true),
      // Repetition is greedy, without backtracking.
      ("[a-z]*z", "abz", false), ("[a-y]*z", "abz", true), (".*/b", "/a/b", false),
      ("[a-z]{2}z", "abz", true),
    ])
  func advanced(pattern: String, text: String, expected: Bool) {
    #expect(AndroidPattern(.advancedGlob, pattern).isValid)
    #expect(AndroidPattern(.advancedGlob, pattern).matches(Array(text.utf16)) == expected)
  }

  @Test(
    "Advanced patterns that Android rejects are invalid",
    arguments: [
      "*a", "+", "{2}", "a**", "a*+", "a+{2}", "a{2}*", "[", "[a", "[]", "[^]", "a{", "a{2", "a{x}",
      "a{3,2}", "a{,2}", "a\\", String(repeating: "a", count: 3_000),
    ])
  func refused(pattern: String) {
    #expect(!AndroidPattern(.advancedGlob, pattern).isValid)
    #expect(!AndroidPattern(.advancedGlob, pattern).matches(Array("a".utf16)))
  }

  @Test("If a part is absent, no pattern matches it", arguments: AndroidPattern.Kind.allCases)
  func absent(kind: AndroidPattern.Kind) {
    #expect(!AndroidPattern(kind, kind == .advancedGlob ? "a*" : ".*").matches(nil))
  }

  @Test("Matching takes a single pass, whatever wildcards a pattern contains")
  func linear() {
    let pattern = AndroidPattern(.simpleGlob, String(repeating: ".*a", count: 2_000) + ".*b")
    let text = Array(repeating: UInt16(UInt8(ascii: "a")), count: 1_000_000)
    let clock = ContinuousClock()
    let time = clock.measure { #expect(!pattern.matches(text)) }
    #expect(time < .seconds(5))
  }
}
