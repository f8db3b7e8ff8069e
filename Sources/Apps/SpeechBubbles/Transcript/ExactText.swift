/// A text that is equal to another one only if their UTF-8 is, and is ordered by it.
///
/// The standard library's strings are equal where Unicode calls them equivalent, which identifiers
/// are not: two of them must not become one bubble.
struct ExactText: Hashable, Comparable, Sendable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (left: ExactText, right: ExactText) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  static func < (left: ExactText, right: ExactText) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    // Already contiguous, as every native string is, so nothing is copied.
    text.withUTF8 { bytes in unsafe hasher.combine(bytes: UnsafeRawBufferPointer(bytes)) }
    hasher.combine(0xFF as UInt8)
  }
}
