extension AssociationFile {
  /// Returns `true` if both files certainly make the same decision about every link.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the files.
  package func decidesAlike(_ other: AssociationFile) -> Bool {
    switch (self, other) {
    case (.apple(let left), .apple(let right)): left.decidesAlike(right)
    case (.assetLinks(let left), .assetLinks(let right)): left.bytes == right.bytes
    case (.androidManifest(let left), .androidManifest(let right)):
      left.filters == right.filters && left.minimumAPI == right.minimumAPI
        && left.isReadable == right.isReadable
    default: false
    }
  }
}

extension AppleAssociation {
  fileprivate func decidesAlike(_ other: AppleAssociation) -> Bool {
    isReadable == other.isReadable && isTooLarge == other.isTooLarge
      && details.elementsEqual(other.details) { left, right in
        left.appIDs.map(\.text) == right.appIDs.map(\.text)
          && left.components.elementsEqual(right.components) { $0.decidesAlike($1) }
      }
  }
}

extension AppleAssociation.Component {
  fileprivate func decidesAlike(_ other: Self) -> Bool {
    excludes == other.excludes && mode == other.mode && path?.elements == other.path?.elements
      && fragment?.elements == other.fragment?.elements && query.decidesAlike(other.query)
  }
}

extension AppleAssociation.Component.Query {
  fileprivate func decidesAlike(_ other: Self) -> Bool {
    switch (self, other) {
    case (.any, .any): true
    case (.text(let left), .text(let right)): left.elements == right.elements
    case (.items(let left), .items(let right)):
      left.elementsEqual(right) { $0.name == $1.name && $0.pattern.elements == $1.pattern.elements }
    default: false
    }
  }
}
