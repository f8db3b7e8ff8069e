/// In what two versions of an association file differ about an app itself, whatever the links are.
///
/// Which app opens a link depends on its certificates too, which no verdict about a link shows.
public struct IdentityChange: Sendable, Hashable {
  /// What changed, as a stable identifier in kebab case.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The identifier, such as `fingerprints-changed`.
    public let rawValue: String

    /// Makes a code; the ones this library uses are static members.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What changed.
  public var code: Code
  /// The application identifier or the package.
  public var app: String
  /// What only the old file has, in order; of an app that is new, nothing.
  public var removed: [String]
  /// What only the new file has, in order; of an app that is gone, nothing.
  public var added: [String]
}

extension IdentityChange.Code {
  /// Only the new file names the app.
  public static let appAdded = Self(rawValue: "app-added")
  /// Only the old file names the app.
  public static let appRemoved = Self(rawValue: "app-removed")
  /// The certificates by which Android knows the app.
  public static let fingerprintsChanged = Self(rawValue: "fingerprints-changed")
  /// What the host trusts the app with.
  public static let relationsChanged = Self(rawValue: "relations-changed")
}

extension IdentityChange {
  /// What a file says of one app.
  private struct Identity {
    var fingerprints: Set<String> = []
    var relations: Set<String> = []
  }

  /// The changes, in the order of the apps and then of the codes.
  static func all(from old: AssociationFile, to new: AssociationFile) -> [IdentityChange] {
    let before = identities(of: old)
    let after = identities(of: new)
    return Set(before.keys).union(after.keys).sorted(by: isBefore).flatMap { app in
      guard let left = before[app] else {
        return [IdentityChange(code: .appAdded, app: app, removed: [], added: [])]
      }
      guard let right = after[app] else {
        return [IdentityChange(code: .appRemoved, app: app, removed: [], added: [])]
      }
      return [
        difference(.fingerprintsChanged, app, left.fingerprints, right.fingerprints),
        difference(.relationsChanged, app, left.relations, right.relations),
      ].compactMap(\.self)
    }
  }

  private static func difference(
    _ code: Code, _ app: String, _ old: Set<String>, _ new: Set<String>
  ) -> IdentityChange? {
    old == new
      ? nil
      : IdentityChange(
        code: code, app: app, removed: old.subtracting(new).sorted(by: isBefore),
        added: new.subtracting(old).sorted(by: isBefore))
  }

  private static func isBefore(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  private static func identities(of file: AssociationFile) -> [String: Identity] {
    var result: [String: Identity] = [:]
    switch file {
    case .apple(let file):
      for id in file.details.flatMap(\.appIDs) { result[id.text] = Identity() }
    case .assetLinks(let file):
      for statement in file.statements {
        guard let package = statement.package?.text else { continue }
        result[package, default: Identity()].fingerprints
          .formUnion(statement.fingerprints.map(\.text))
        result[package, default: Identity()].relations.formUnion(statement.relations.map(\.text))
      }
    case .androidManifest(let file):
      if let package = file.package?.text { result[package] = Identity() }
    }
    return result
  }
}
