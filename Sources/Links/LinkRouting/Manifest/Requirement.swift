/// A condition that must hold before a link is followed, and the action if the condition does not
/// hold.
///
/// Conditions are data. A manifest names facts, such as `signedIn`, and the app reports which facts
/// hold. This library does not interpret the facts.
public struct Requirement: Hashable, Sendable {
  /// The required value of a fact.
  public enum Need: Hashable, Sendable {
    /// The fact holds.
    case holds
    /// The fact has exactly this value.
    case equals(String)
    /// The fact is this state or a later one, in the manifest's order of states.
    case atLeast(String)
  }

  /// The action for a link if its condition does not hold.
  public enum Otherwise: Hashable, Sendable {
    /// The link waits until the condition holds.
    case wait
    /// The link is not permitted.
    case refuse
    /// The link continues to another route, with the values of the parameters that both routes
    /// declare.
    case route(String)
    /// The link keeps its route with other values for some parameters.
    case parameters([Assignment])
  }

  /// A parameter, and a value as a link spells it.
  public struct Assignment: Hashable, Sendable {
    /// The name of the parameter.
    public var name: String
    /// The value, before percent-encoding.
    public var value: String

    /// Creates an assignment.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The name of the fact.
  public var fact: String
  /// The required value of the fact.
  public var need: Need
  /// The parameter values for which the condition is checked; empty if it is always checked.
  public var when: [Assignment]
  /// The action if the condition does not hold.
  public var otherwise: Otherwise

  /// Creates a requirement.
  public init(
    fact: String, need: Need = .holds, when: [Assignment] = [], otherwise: Otherwise = .wait
  ) {
    self.fact = fact
    self.need = need
    self.when = when
    self.otherwise = otherwise
  }
}

/// The possible states of a fact, in the order in which they are reached.
///
/// A requirement can specify that a fact has reached a state.
public struct StateOrder: Hashable, Sendable {
  /// A state outside the order, and the ordered state that was reached before it.
  public struct Aside: Hashable, Sendable {
    /// The state outside the order, such as a failure.
    public var name: String
    /// The ordered state that requirements compare in place of this state.
    public var reached: String

    /// Creates a state outside the order.
    public init(name: String, reached: String) {
      self.name = name
      self.reached = reached
    }
  }

  /// The fact whose value is one of these states.
  public var fact: String
  /// The states, from first to last.
  public var states: [String]
  /// The states outside the order.
  public var asides: [Aside]

  /// Creates an order of states.
  public init(fact: String, states: [String], asides: [Aside] = []) {
    self.fact = fact
    self.states = states
    self.asides = asides
  }

  /// Returns the position of a state in the order, from 0, or `nil` if the state is unknown.
  ///
  /// The position of a state outside the order is that of the state that was reached before it.
  public func rank(of state: String) -> Int? {
    let name = asides.first { $0.name == state }?.reached ?? state
    return states.firstIndex(of: name)
  }
}
