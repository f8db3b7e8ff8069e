/// A condition on two parameters of the query or the fragment.
///
/// A link that does not meet the condition is rejected, and cannot be built. A comparison is met if
/// one of the parameters is absent.
public struct ParameterCondition: Hashable, Sendable {
  /// A relation between two parameters.
  public enum Relation: String, Hashable, Sendable, CaseIterable {
    /// The first parameter is present only if the second one is.
    case with
    /// The value of the first parameter is greater than that of the second one.
    case greater = ">"
    /// The value of the first parameter is greater than that of the second one, or equal.
    case atLeast = ">="
    /// The value of the first parameter is less than that of the second one.
    case less = "<"
    /// The value of the first parameter is less than that of the second one, or equal.
    case atMost = "<="
  }

  /// The name of the first parameter, which an error about the condition names.
  public var parameter: String
  /// The relation of the parameters.
  public var relation: Relation
  /// The name of the second parameter.
  public var other: String

  /// Creates a condition.
  public init(parameter: String, relation: Relation, other: String) {
    self.parameter = parameter
    self.relation = relation
    self.other = other
  }
}

extension ParameterCondition: LosslessStringConvertible {
  /// Parses a condition such as `return >= depart` or `return with depart`.
  public init?(_ description: String) {
    let words = description.split(separator: " ").map(String.init)
    guard words.count == 3, let relation = Relation(rawValue: words[1]) else { return nil }
    self.init(parameter: words[0], relation: relation, other: words[2])
  }

  /// The condition as a manifest spells it.
  public var description: String { "\(parameter) \(relation.rawValue) \(other)" }
}

/// The types whose values have an order.
package enum OrderedKind: String, Hashable, Sendable, CaseIterable {
  /// Integers and decimal numbers.
  case number
  /// Calendar dates.
  case date
  /// The predefined type `datetime`, ordered by the point in time.
  case dateTime = "datetime"

  /// Creates the kind of a type, or returns `nil` for a type whose values have no order.
  package init?(_ kind: ParameterType.Kind) {
    switch kind {
    case .integer: self = .number
    case .date: self = .date
    case .pattern(let pattern) where pattern.decimal != nil: self = .number
    case .pattern(let pattern) where PredefinedPattern.named(pattern) == .dateTime: self = .dateTime
    case .text, .pattern, .uuid, .enumeration, .languageTag, .boolean: return nil
    }
  }
}

extension LinkManifest {
  /// Returns a parameter of the query or the fragment of a route, or `nil`.
  func item(named name: String, of route: Route) -> ParameterDeclaration? {
    (route.query + sharedQuery + route.fragment).first { $0.name == name }
  }
}
