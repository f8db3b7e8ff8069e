import ArgumentParser
import Diagnostics
import JoinLinks
import LinkRouting

/// A fact in the value of an option: `NAME` or `NAME=VALUE`.
struct FactAssignment: Hashable, ExpressibleByArgument {
  let name: String
  /// The value; `nil` if the option states only that the fact holds.
  let value: String?

  init(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    name = String(parts[0])
    value = parts.count > 1 ? String(parts[1]) : nil
  }
}

/// The option that specifies which facts are true when requirements are evaluated.
struct FactOption: ParsableArguments {
  private static let help =
    "Fact to assume when requirements are checked, such as signedIn; may be repeated."

  @Option(
    name: .customLong("fact"), help: ArgumentHelp(FactOption.help, valueName: "name[=value]"))
  var assignments: [FactAssignment] = []

  /// A Boolean value that indicates whether no fact is specified.
  var isEmpty: Bool { assignments.isEmpty }

  /// Returns the specified facts; `nil` if there are none.
  ///
  /// - Parameters:
  ///   - manifests: The manifests whose requirements name facts.
  ///   - others: The names of additional facts that either hold or do not hold.
  /// - Throws: ``Failure`` for an unknown fact or value, with the nearest known one, for a missing
  ///   value, and for a fact that is specified twice.
  func facts(
    of manifests: [LinkManifest], and others: [String] = []
  ) throws(Failure) -> LinkFacts? {
    guard !assignments.isEmpty else { return nil }
    let known = KnownFacts(manifests, and: others)
    var facts = LinkFacts()
    for assignment in assignments {
      let name = assignment.name
      guard facts[name] == nil else { throw Failure(FactTexts.twice(name)) }
      try known.check(assignment)
      facts[name] = assignment.value ?? LinkFacts.holds
    }
    return facts
  }
}

/// The facts that requirements of manifests name, with their possible values.
private struct KnownFacts {
  /// The possible values of a fact.
  enum Values {
    /// `true` or `false`: the fact either holds or does not hold.
    case truth
    /// One of several states.
    case states([String])
    /// Any value, or none.
    case any
  }

  private var values: [String: Values] = [:]

  init(_ manifests: [LinkManifest], and others: [String]) {
    for name in others { values[name] = .truth }
    for manifest in manifests {
      for name in manifest.facts ?? [] where values[name] == nil { values[name] = .truth }
      for requirement in manifest.routes.flatMap(\.requirements) {
        switch requirement.need {
        case .holds: if values[requirement.fact] == nil { values[requirement.fact] = .truth }
        case .equals: values[requirement.fact] = .any
        case .atLeast: break
        }
      }
    }
    for order in manifests.flatMap(\.states) {
      let states = order.states + order.asides.map(\.name)
      switch values[order.fact] {
      case .states(let others):
        values[order.fact] = .states(others + states.filter { !others.contains($0) })
      case .any: break
      case .truth, nil: values[order.fact] = .states(states)
      }
    }
  }

  /// Throws an error if a fact is unknown, or if its value is missing or not possible.
  func check(_ assignment: FactAssignment) throws(Failure) {
    let name = assignment.name
    switch values[name] {
    case .any: break
    case .truth:
      let truths = [LinkFacts.holds, "false"]
      if let value = assignment.value, !truths.contains(value) {
        throw Failure(FactTexts.unknownValue(value, of: name, truths))
      }
    case .states(let states):
      guard let value = assignment.value else { throw Failure(FactTexts.noState(name, states)) }
      guard states.contains(value) else {
        throw Failure(FactTexts.unknownValue(value, of: name, states))
      }
    case nil:
      let names = values.keys.sorted()
      throw Failure(FactTexts.unknown(name, names), hint: FactTexts.known(names))
    }
  }
}
