import Diagnostics
import LinkRouting
import Testing

/// Returns the outcome of a link on one line with unmasked secrets, for handwritten tables.
///
/// Examples are `item(id: 7, tags: [a, b])` and `invalid-value ⟦7x⟧ id`.
func outcome(_ link: String, _ router: Router) -> String {
  do throws(LinkError) {
    let match = try router.match(link)
    let list = match.parameters.map { "\($0.name): \(clear($0.value))" }
    return match.routeName + "(" + list.joined(separator: ", ") + ")"
  } catch {
    let bytes = Array(link.utf8)[error.range.range]
    let place = " ⟦" + String(decoding: bytes, as: UTF8.self) + "⟧"
    return error.code.rawValue + place + (error.parameter.map { " " + $0 } ?? "")
  }
}

/// Returns the canonical spelling of a value, with lists in brackets.
func clear(_ value: ParameterValue) -> String {
  guard case .list(let values) = value.content else { return value.text }
  return "[" + values.map(\.text).joined(separator: ", ") + "]"
}

/// Returns the error for a link; `nil` if the link matches.
///
/// The search for the code alone must have the same result.
func refusal(_ link: String, _ router: Router) -> LinkError? {
  let code = router.rejectionCode(of: link)
  do throws(LinkError) {
    _ = try router.match(link)
    if let code { Issue.record("\(link) matches, but its code is \(code.rawValue)") }
    return nil
  } catch {
    if code != error.code {
      Issue.record("\(link): the code is \(code?.rawValue ?? "nil"), the error is \(error)")
    }
    return error
  }
}

/// Returns the error that building a link throws; `nil` if it is built.
func refusal(_ build: () throws(LinkError) -> String) -> LinkError? {
  do throws(LinkError) {
    _ = try build()
    return nil
  } catch {
    return error
  }
}

/// A link and its expected outcome.
struct Row: Sendable, CustomTestStringConvertible {
  let link: String
  let outcome: String

  init(_ link: String, _ outcome: String) {
    self.link = link
    self.outcome = outcome
  }

  var testDescription: String { link.debugDescription }
}
