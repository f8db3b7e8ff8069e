/// A change to the identity of an app between two versions of an association file.
///
/// The verdicts for links may not reveal such a change. For example, Android opens links only in an
/// app with one of the listed certificates, but the verdict does not depend on certificates.
public struct IdentityChange: Sendable, Hashable {
  /// The kind of a change, as a stable identifier in kebab case.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The identifier, such as `fingerprints-changed`.
    public let rawValue: String

    /// Creates a code; the codes that this library uses are static members.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The kind of the change.
  public var code: Code
  /// The application identifier or the package name.
  public var app: String
  /// The fingerprints or relations that only the old file contains, sorted; empty if the app was
  /// added or removed.
  public var removed: [String]
  /// The fingerprints or relations that only the new file contains, sorted; empty if the app was
  /// added or removed.
  public var added: [String]
}

extension IdentityChange.Code {
  /// Only the new file names the app.
  public static let appAdded = Self(rawValue: "app-added")
  /// Only the old file names the app.
  public static let appRemoved = Self(rawValue: "app-removed")
  /// The certificates by which Android identifies the app differ.
  public static let fingerprintsChanged = Self(rawValue: "fingerprints-changed")
  /// The relations that the host grants to the app differ.
  public static let relationsChanged = Self(rawValue: "relations-changed")
}

extension IdentityChange {
  /// The identity of one app, as a file declares it.
  private struct Identity {
    var fingerprints: Set<String> = []
    var relations: Set<String> = []
  }

  /// Returns the changes, sorted by app and then by code.
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
