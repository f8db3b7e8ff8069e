import Diagnostics
import LinkRouting
import Testing

/// A link and the expected details of its rejection.
///
/// The details are the code, the range, the expectation, the parameter, the nearest route, and the
/// corrected link.
struct RefusalRow: Sendable, CustomTestStringConvertible {
  let link: String
  let range: Range<Int>
  let code: String
  let expected: String
  let parameter: String?
  let nearest: String?
  let suggestion: String?

  /// - Parameters:
  ///   - marked: The link, with `⟦` and `⟧` around the invalid bytes.
  ///   - expected: A part of the text that describes the expectation.
  init(
    _ marked: String, _ code: String, expects expected: String, parameter: String? = nil,
    nearest: String? = nil, suggests suggestion: String? = nil
  ) {
    let scalars = marked.unicodeScalars
    let open = scalars.firstIndex(of: "⟦") ?? scalars.startIndex
    let close = scalars.firstIndex(of: "⟧") ?? scalars.startIndex
    precondition(open < close, "one ⟦ and then one ⟧: \(marked)")
    let before = String(scalars[..<open])
    let wrong = String(scalars[scalars.index(after: open)..<close])
    link = before + wrong + String(scalars[scalars.index(after: close)...])
    range = before.utf8.count..<before.utf8.count + wrong.utf8.count
    self.code = code
    self.expected = expected
    self.parameter = parameter
    self.nearest = nearest
    self.suggestion = suggestion
  }

  var testDescription: String { "\(code) \(link.debugDescription)" }

  func check(_ router: Router, at location: SourceLocation = #_sourceLocation) {
    guard let error = refusal(link, router) else {
      Issue.record("the link matches: \(outcome(link, router))", sourceLocation: location)
      return
    }
    #expect(error.code.rawValue == code, sourceLocation: location)
    #expect(error.range.range == range, sourceLocation: location)
    #expect(
      error.expected.contains(expected), "\(error.expected.debugDescription)",
      sourceLocation: location)
    #expect(error.parameter == parameter, sourceLocation: location)
    #expect(error.nearest?.description == nearest, sourceLocation: location)
    #expect(router.suggestion(for: link) == suggestion, sourceLocation: location)
    // Matching the bytes must result in the same error.
    do throws(LinkError) {
      _ = try router.match(Array(link.utf8).span)
      Issue.record("the bytes match", sourceLocation: location)
    } catch let other {
      #expect(other == error, sourceLocation: location)
    }
  }
}
