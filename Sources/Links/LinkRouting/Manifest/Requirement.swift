/// A condition that must hold before a link is followed, and what happens when it does not.
///
/// Conditions are data: a manifest names facts, such as `signedIn`, and the app says which facts
/// hold at the moment. Nothing here knows what a fact means.
public struct Requirement: Hashable, Sendable {
  /// What a fact must be.
  public enum Need: Hashable, Sendable {
    /// The fact holds.
    case holds
    /// The fact has exactly this value.
    case equals(String)
    /// The fact is a state at this one or later, in the order that the manifest gives to its states.
    case atLeast(String)
  }

  /// What happens to a link whose condition does not hold.
  public enum Otherwise: Hashable, Sendable {
    /// The link waits until it does.
    case wait
    /// The link is not permitted.
    case refuse
    /// The link leads to another route, which gets the parameters it shares with this one.
    case route(String)
    /// The link keeps its route with other values for some parameters.
    case parameters([Assignment])
  }

  /// A parameter and a value, as a link would spell it.
  public struct Assignment: Hashable, Sendable {
    /// The name of the parameter.
    public var name: String
    /// The value.
    public var value: String

    /// Makes an assignment.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The name of the fact.
  public var fact: String
  /// What it must be.
  public var need: Need
  /// The values of parameters for which the condition is asked; empty for always.
  public var when: [Assignment]
  /// What happens when it does not hold.
  public var otherwise: Otherwise

  /// Makes a requirement.
  public init(
    fact: String, need: Need = .holds, when: [Assignment] = [], otherwise: Otherwise = .wait
  ) {
    self.fact = fact
    self.need = need
    self.when = when
    self.otherwise = otherwise
  }
}

/// The states of something that a link can depend on, in the order in which they are reached.
public struct StateOrder: Hashable, Sendable {
  /// A state beside the order, and the ordered state that was reached before it.
  public struct Aside: Hashable, Sendable {
    /// The state beside the order, such as a failure.
    public var name: String
    /// The ordered state that counts for it.
    public var reached: String

    /// Makes a state beside the order.
    public init(name: String, reached: String) {
      self.name = name
      self.reached = reached
    }
  }

  /// The fact whose value is one of these states.
  public var fact: String
  /// The states, first to last.
  public var states: [String]
  /// The states beside the order.
  public var asides: [Aside]

  /// Makes an order of states.
  public init(fact: String, states: [String], asides: [Aside] = []) {
    self.fact = fact
    self.states = states
    self.asides = asides
  }

  /// How far a state is in the order, from 0; `nil` if it is unknown.
  public func rank(of state: String) -> Int? {
    let name = asides.first { $0.name == state }?.reached ?? state
    return states.firstIndex(of: name)
  }
}
