extension PathSplitter {
  /// What a pattern means and routes do not.
  enum Loss: String, Hashable {
    /// A wildcard in the middle would also take several components.
    case wildcardCrossesSlashes = "draft-wildcard-crosses-slash"
    /// Several wildcards in one component became one value.
    case severalValues = "draft-several-values"
    /// A wildcard beside a text may be nothing.
    case emptyWildcard = "draft-empty-wildcard"
    /// There are too many combinations of what may be there or not for a route each.
    case tooManyForms = "draft-too-many-forms"

    /// What is not carried over, as an English sentence without a full stop.
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
