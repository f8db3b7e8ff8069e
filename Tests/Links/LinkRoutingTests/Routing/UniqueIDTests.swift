import LinkRouting
import Testing

/// Tests reading UUIDs from bytes that no router has checked.
@Suite("UUIDs in bytes")
struct UniqueIDTests {
  // RFC 9562 §4: 32 hexadecimal digits with hyphens after 8, 12, 16 and 20 of them.
  @Test(
    "Only a complete text representation is a UUID",
    arguments: [
      ("123e4567-e89b-42d3-a456-426614174000", true),
      ("123E4567-E89B-42D3-A456-426614174000", true),
      ("123e4567ae89b-42d3-a456-426614174000", false),
      ("123e4567-e89b-42d3-a456-42661417400g", false),
      ("123e456-7e89b-42d3-a456-426614174000", false),
      ("123e4567-e89b-42d3-a456-4266141740", false), ("", false),
      ("{123e4567-e89b-42d3-a456-4266141740}", false),
    ])
  func form(_ text: String, _ isValid: Bool) {
    let bytes = Array("/\(text)/".utf8)
    let read = UniqueID(linkBytes: bytes.span, from: 1, to: bytes.count - 1)
    #expect((read != nil) == isValid)
    #expect(read == UniqueID(text))
    if let read { #expect(read.description == text.lowercased()) }
  }
}
