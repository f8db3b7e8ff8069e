extension PathSplitter {
  /// A difference between a pattern and its routes.
  enum Loss: String, Hashable {
    /// A wildcard in the middle also matches several components.
    case wildcardCrossesSlashes = "draft-wildcard-crosses-slash"
    /// Several wildcards in one component become one value.
    case severalValues = "draft-several-values"
    /// A wildcard next to a text may be empty.
    case emptyWildcard = "draft-empty-wildcard"
    /// Optional parts have too many combinations for separate routes.
    case tooManyForms = "draft-too-many-forms"

    /// A description of the loss, as an English sentence without a final period.
    var message: String {
      switch self {
      case .wildcardCrossesSlashes:
        "a wildcard may be several components; in the route it is one"
      case .severalValues:
        "several parts of a component are one value of any order: the route opens more"
      case .emptyWildcard:
        "a wildcard may also be nothing; in the route it is at least one character"
      case .tooManyForms:
        "of what may be there or not there are too many combinations; the routes have the first ones"
      }
    }
  }
}
