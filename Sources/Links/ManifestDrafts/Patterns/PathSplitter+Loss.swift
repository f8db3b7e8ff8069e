extension PathSplitter {
  /// A difference between a pattern and its routes.
  enum Loss: String, Hashable {
    /// A wildcard can match several components, but only one in the route.
    case wildcardCrossesSlashes = "draft-wildcard-crosses-slash"
    /// Several wildcards in one component are merged into one value.
    case severalValues = "draft-several-values"
    /// A wildcard next to fixed text may match the empty string.
    case emptyWildcard = "draft-empty-wildcard"
    /// A separate route for each combination of optional parts would result in too many routes.
    case tooManyForms = "draft-too-many-forms"

    /// A description of the loss, as an English sentence without a final period.
    var message: String {
      switch self {
      case .wildcardCrossesSlashes:
        "wildcard can match several components, but only one in the route"
      case .severalValues:
        "several parts of a component became one value, so the route matches more links"
      case .emptyWildcard:
        "wildcard can be empty, but has at least one character in the route"
      case .tooManyForms:
        "optional parts have too many combinations; the routes have only the first ones"
      }
    }
  }
}
