import Diagnostics
import Testing

/// Which word somebody probably meant.
@Suite("Spelling")
struct SpellingTests {
  @Test(
    "The nearest one; of equally near ones the one with the same first letter, else the first",
    arguments: [
      ("bsh", ["zsh", "bash", "fish"], "bash"), ("zhs", ["bash", "zsh"], "zsh"),
      ("xsh", ["zsh", "ash"], "zsh"), ("cat", ["bat", "hat", "cut"], "cut"),
      ("cta", ["cut", "cat"], "cat"), ("Cat", ["bat", "cut", "cat"], "cat"),
      ("CAT", ["cut", "cat"], "cat"), ("cat", ["cab", "car"], "cab"),
      ("dog", ["cat"], nil), ("", ["a"], nil), ("a", ["b"], nil),
    ] as [(String, [String], String?)])
  func nearest(_ word: String, _ candidates: [String], _ meant: String?) {
    #expect(Spelling.nearest(to: word, among: candidates) == meant)
  }
}
