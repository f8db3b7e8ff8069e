/// The facts that hold at the moment a link arrives, by the names that a manifest uses.
///
/// ```swift
/// var facts: LinkFacts = ["signedIn"]
/// facts["observation"] = "extracted"
/// ```
public struct LinkFacts: Sendable, Hashable, ExpressibleByArrayLiteral {
  private var values: [String: String]

  /// Makes facts that simply hold.
  public init(_ facts: some Sequence<String> = [String]()) {
    values = Dictionary(facts.map { ($0, Self.holds) }, uniquingKeysWith: { $1 })
  }

  /// Makes facts that simply hold.
  public init(arrayLiteral facts: String...) {
    self.init(facts)
  }

  /// The value of a fact that simply holds.
  public static let holds = "true"

  /// The value of a fact: ``holds``, a state, or `nil` if it does not hold or nobody knows.
  public subscript(fact: String) -> String? {
    get { values[fact] }
    set { values[fact] = newValue }
  }
}
