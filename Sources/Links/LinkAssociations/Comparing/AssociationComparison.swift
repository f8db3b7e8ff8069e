import Diagnostics

/// Which links two versions of an association file treat differently.
///
/// Not lines are compared but verdicts: of links that are made from the patterns of both files, and of links that lie
/// in one pattern and in none of the other file. A change is shown with the shortest link that was found for it; that
/// none is found is no proof that there is none. What changed of the apps themselves is in ``identityChanges``.
///
/// ```swift
/// let comparison = AssociationComparison(from: old, to: new)
/// comparison?.changes.map(\.link)   // ["https://example.com/attend/~~~~"]
/// ```
public struct AssociationComparison: Sendable {
  /// Links that changed from one verdict to another.
  public struct Change: Sendable, Hashable {
    /// A link of which the verdict changed; a file that names no host is asked about `example.com`.
    public var link: String
    /// The platforms on which it changed, in their order.
    public var platforms: [LinkPlatform]
    /// The verdict of the old file on the first of the platforms.
    public var old: PlatformVerdict
    /// The verdict of the new file.
    public var new: PlatformVerdict
  }

  /// The changes: what no longer opens first, then what opens now, then what another app opens.
  public let changes: [Change]
  /// Apps that came and went, and what changed of the others but their links.
  public let identityChanges: [IdentityChange]
  /// How many links were asked about.
  public let linkCount: Int
  /// The number of components, rules and filters of which not all links were asked about, because
  /// that takes too long.
  ///
  /// It is zero unless a component has hundreds of query items, a pattern more than a thousand
  /// characters, or a file thousands of patterns.
  public let unfinished: Int

  /// Whether nothing was found that differs.
  public var isEmpty: Bool { changes.isEmpty && identityChanges.isEmpty }

  /// Compares two files; `nil` if they are not of one kind.
  ///
  /// - Complexity: some dozens of verdicts for each component, rule or filter and for each query
  ///   item of one, and proofs, both within a budget; O(*n*) for files with the same content.
  public init?(from old: AssociationFile, to new: AssociationFile) {
    guard old.kind == new.kind else { return nil }
    identityChanges = IdentityChange.all(from: old, to: new)
    guard !old.decidesAlike(new) else {
      changes = []
      linkCount = 0
      unfinished = 0
      return
    }
    let witnesses = PatternWitnesses.all(
      PatternShape.all(of: old), PatternShape.all(of: new))
    let links = witnesses.links
    unfinished = witnesses.unfinished
    var found: [Key: Change] = [:]
    for text in links {
      let link = AssociationLink(text)
      var byVerdicts: [Key: Change] = [:]
      for platform in old.platforms {
        let before = old.verdict(for: link, on: platform)
        let after = new.verdict(for: link, on: platform)
        guard before.opens != after.opens || before.opens && before.app != after.app else {
          continue
        }
        let key = Key(before, after)
        byVerdicts[key, default: Change(link: text, platforms: [], old: before, new: after)]
          .platforms.append(platform)
      }
      for (key, change) in byVerdicts {
        var key = key
        key.platforms = change.platforms
        if let known = found[key], known.link.utf8.count <= text.utf8.count { continue }
        found[key] = change
      }
    }
    linkCount = links.count
    changes = found.values.sorted { left, right in
      func rank(_ change: Change) -> Int { change.new.opens ? change.old.opens ? 2 : 1 : 0 }
      return rank(left) == rank(right)
        ? left.link.utf8.lexicographicallyPrecedes(right.link.utf8) : rank(left) < rank(right)
    }.reduce(into: []) { changes, change in
      // One link may stand for the rules of several apps.
      if changes.last?.link != change.link || changes.last?.platforms != change.platforms {
        changes.append(change)
      }
    }
  }

  /// What decided in both files.
  private struct Key: Hashable {
    var opensOld: Bool
    var opensNew: Bool
    var oldApp: String?
    var newApp: String?
    var oldPlace: Int?
    var newPlace: Int?
    var platforms: [LinkPlatform] = []

    init(_ old: PlatformVerdict, _ new: PlatformVerdict) {
      opensOld = old.opens
      opensNew = new.opens
      oldApp = old.opens ? old.app : nil
      newApp = new.opens ? new.app : nil
      // Nothing that decides has no place; what excludes is another thing than what is missing.
      oldPlace = old.place?.lowerBound
      newPlace = new.place?.lowerBound
    }
  }
}
