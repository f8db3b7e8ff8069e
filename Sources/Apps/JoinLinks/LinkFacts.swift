/// The facts that hold when a link arrives, identified by their names in the manifest.
///
/// ```swift
/// var facts: LinkFacts = ["signedIn"]
/// facts["observation"] = "extracted"
/// ```
public struct LinkFacts: Sendable, Hashable, ExpressibleByArrayLiteral {
  private var values: [String: String]

  /// Creates a set of facts without states: each has the value ``holds``.
  public init(_ facts: some Sequence<String> = [String]()) {
    values = Dictionary(facts.map { ($0, Self.holds) }, uniquingKeysWith: { $1 })
  }

  /// Creates a set of facts without states: each has the value ``holds``.
  public init(arrayLiteral facts: String...) {
    self.init(facts)
  }

  /// The value of a fact that holds and has no state.
  public static let holds = "true"

  /// The value of a fact: ``holds`` or a state; `nil` if the fact does not hold or is unknown.
  public subscript(fact: String) -> String? {
    get { values[fact] }
    set { values[fact] = newValue }
  }
}
