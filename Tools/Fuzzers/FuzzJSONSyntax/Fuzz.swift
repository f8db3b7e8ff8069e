import Diagnostics
import Foundation
import JSONSyntax
import Laws

/// Fuzzes the JSON parser with arbitrary bytes.
///
/// - No input may trap, and the position of an error must be inside the input.
/// - Nodes must be nested and in the order of their bytes.
/// - If the bytes of a node are parsed as a document, the result must contain the same nodes.
/// - If a string is written and read again, it must be the same.
/// - Accepted input must be UTF-8, and Foundation must accept it too, except for numbers that are
///   too large for `Double`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = input(start, count)
  do throws(JSONParseError) {
    check(try JSONDocument(parsing: bytes, maximumDepth: 64))
  } catch {
    law(error.range.upperBound <= bytes.count, "the range of an error is in the file: \(error)")
    law(
      !error.expected.isEmpty && error.expected != "JSON", "an error has an expectation: \(error)")
  }
  return 0
}

private func check(_ document: JSONDocument) {
  law(String(validating: document.bytes, as: UTF8.self) != nil, "accepted input is UTF-8")
  let nodes = document.nodes
  law(nodes.place(behind: 0) == nodes.count, "the first node contains all nodes")
  var isRepresentable = true
  for place in nodes.indices {
    let node = nodes[place]
    let behind = nodes.place(behind: place)
    law(behind > place && behind <= nodes.count, "the end of a node is in the table")
    law(node.range.upperBound <= document.bytes.count, "the range of a node is in the document")
    for inner in place + 1..<behind {
      law(
        node.contentRange.lowerBound <= nodes[inner].range.lowerBound
          && nodes[inner].range.upperBound <= node.contentRange.upperBound
          && nodes.place(behind: inner) <= behind, "the range of a node contains its inner nodes")
    }
    if behind < nodes.count, place > 0 {
      law(node.range.upperBound <= nodes[behind].range.lowerBound, "nodes do not overlap")
    }
    law(
      Array(nodes.elements(of: place)).count == Array(nodes.members(of: place)).count
        || node.kind == .array, "an object has as many values as members")
    if node.kind == .number { isRepresentable = isRepresentable && checkNumber(document, place) }
    if node.kind == .string { checkText(document, place) }
    checkAlone(document, place)
  }
  guard isRepresentable else { return }
  let theirs = try? JSONSerialization.jsonObject(
    with: Data(document.bytes), options: .fragmentsAllowed)
  law(theirs != nil, "Foundation accepts the document, too")
}

/// Checks that the values of a number agree, and returns `true` if `Double` can represent the
/// number.
private func checkNumber(_ document: JSONDocument, _ place: Int) -> Bool {
  guard let double = document.double(of: place) else { return false }
  if let integer = document.integer(of: place) {
    law(Double(integer) == double, "both values of a number are the same: \(integer), \(double)")
  }
  return true
}

private func checkText(_ document: JSONDocument, _ place: Int) {
  guard let text = document.text(of: place) else { return law(false, "a string node has a string") }
  law(document.isText(text, at: place), "a string node equals its string")
  let plain = text.unicodeScalars.map {
    $0.value < 0x20 || $0 == "\"" || $0 == "\\"
      ? "\\u00" + String(0x100 + $0.value, radix: 16).dropFirst() : String($0)
  }
  let again = try? JSONDocument(parsing: "\"\(plain.joined())\"")
  law(again?.isText(text, at: 0) == true, "a written string is read again")
}

private func checkAlone(_ document: JSONDocument, _ place: Int) {
  let node = document.nodes[place]
  guard node.range.count < 256 else { return }
  let part = try? JSONDocument(parsing: Array(document.bytes[node.range]), maximumDepth: 64)
  law(
    part?.nodes.count == document.nodes.place(behind: place) - place,
    "a single node is a document with the same nodes")
}
