import Diagnostics
import Laws
import MessageOracle
import MessageSyntax

/// Fuzzes the parser of ICU messages with arbitrary text.
///
/// - No input may trap, and an error must be inside the message.
/// - In the two apostrophe modes that ICU supports, ICU's `MessagePattern` must accept the same
///   messages and find the same parts.
/// - ICU's `MessageFormat` may reject an accepted message only for an unknown type or an invalid
///   style.
/// - Nodes must be nested and in the order of their bytes. Text nodes must cover everything except
///   arguments.
///
/// Inputs do not reach the limits on length and depth.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: input(start, count), as: UTF8.self)
  let bytes = Array(text.utf8)
  var table = MessageNodeTable()
  for apostrophes in ApostropheMode.allCases {
    let errors = table.parse(recovering: bytes.span, apostrophes: apostrophes)
    for error in errors {
      law(
        error.range.upperBound <= bytes.count, "the range of an error is in the message: \(error)")
      law(error.expected != "a message", "an error has an expectation: \(error)")
    }
    check(table, bytes)
    if apostrophes == .literal { continue }
    let theirs = ICUMessage(text, requiresDoubling: apostrophes == .doubleRequired)
    law(errors.isEmpty == (theirs != nil), "ICU rejects a rejected message: \(errors) in \(text)")
    guard let theirs else { continue }
    let ours = table.events(in: bytes)
    law(ours == theirs.events, "ICU has the same parts: \(ours), \(theirs.events)")
    if apostrophes == .doubleOptional { checkFormat(text, table, bytes) }
  }
  return 0
}

/// Checks messages that `MessageFormat` rejects although their pattern is valid.
///
/// See the documentation of `MessageSyntax`.
private func checkFormat(_ text: String, _ table: MessageNodeTable, _ bytes: [UInt8]) {
  guard !ICUMessage.isFormat(text) else { return }
  let hasReason = table.contains { node in
    guard node.kind == .argument, node.argumentType == .simple else { return false }
    let type = String(decoding: bytes[node.type], as: UTF8.self).lowercased()
    return !MessageArgumentType.known.contains(type) || node.style != nil
  }
  law(hasReason, "MessageFormat rejects only types and styles: \(text)")
}

private func check(_ table: MessageNodeTable, _ bytes: [UInt8]) {
  law(table.place(behind: 0) == table.count, "the first node contains all nodes")
  for place in table.indices {
    let node = table[place]
    law(node.range.upperBound <= bytes.count, "the range of a node is in the message")
    var end = node.range.lowerBound
    for child in table.children(of: place) {
      let range = table[child].range
      law(end <= range.lowerBound && range.upperBound <= node.range.upperBound, "nodes are nested")
      end = range.upperBound
    }
    var text: [UInt8] = []
    table.appendText(of: place, in: bytes.span, to: &text)
    law(text.count <= node.range.count, "a string is not longer than its source")
    if node.kind == .quotedText { _ = table.isUnterminated(place, in: bytes.span) }
    _ = table.number(of: place, in: bytes.span)
  }
}
