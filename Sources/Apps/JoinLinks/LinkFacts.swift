/// The facts that hold when a link arrives, identified by their names in the manifest.
///
/// A fact without states either holds or does not hold, like `signedIn`. A fact with states is in
/// one of its states, like `observation`.
///
/// ```swift
/// var facts: LinkFacts = ["signedIn"]
/// facts["observation"] = "extracted"
/// ```
public struct LinkFacts: Sendable, Hashable, ExpressibleByArrayLiteral {
  private var values: [String: String]

  /// Creates a set of facts that have no states; the value of each is ``holds``.
  public init(_ facts: some Sequence<String> = [String]()) {
    values = Dictionary(facts.map { ($0, Self.holds) }, uniquingKeysWith: { $1 })
  }

  /// Creates a set of facts that have no states; the value of each is ``holds``.
  public init(arrayLiteral facts: String...) {
    self.init(facts)
  }

  /// The value of a fact that holds and has no state.
  public static let holds = "true"

  /// The value of a fact: ``holds`` or its state; `nil` if the fact does not hold or is unknown.
  public subscript(fact: String) -> String? {
    get { values[fact] }
    set { values[fact] = newValue }
  }
}
