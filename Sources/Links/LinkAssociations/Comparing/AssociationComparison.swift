import Diagnostics

/// The links that two versions of an association file treat differently.
///
/// The files are compared by their verdicts, not by their lines. The comparison makes links from
/// the patterns of both files, including links that match a pattern of one file and none of the
/// other file. Each change contains the shortest link that was found for it. An empty result does
/// not prove that no link changed.
///
/// ``identityChanges`` contains the changes to the identities of the apps.
///
/// ```swift
/// let comparison = AssociationComparison(from: old, to: new)
/// comparison?.changes.map(\.link)   // ["https://example.com/attend/~~~~"]
/// ```
public struct AssociationComparison: Sendable {
  /// A change of the verdict for some links, with an example link.
  public struct Change: Sendable, Hashable {
    /// A link with a changed verdict; the host is `example.com` if the file does not name one.
    public var link: String
    /// The platforms on which the verdict changed, in the order of their declaration.
    public var platforms: [LinkPlatform]
    /// The verdict of the old file, on the first of ``platforms``.
    public var old: PlatformVerdict
    /// The verdict of the new file, on the first of ``platforms``.
    public var new: PlatformVerdict
  }

  /// The changes in the verdicts for links.
  ///
  /// The order is: links that no longer open, links that now open, and links that open in a
  /// different app.
  public let changes: [Change]
  /// The apps that were added or removed, and changes to the identities of the remaining apps.
  public let identityChanges: [IdentityChange]
  /// The number of links that were checked.
  public let linkCount: Int
  /// The number of components, rules and filters whose links were not all checked.
  ///
  /// The number is usually zero, unless a component has hundreds of query items, a pattern has more
  /// than a thousand characters, or a file has thousands of patterns. Checking all links would then
  /// take too long.
  public let unfinished: Int

  /// A Boolean value that indicates whether no difference was found.
  public var isEmpty: Bool { changes.isEmpty && identityChanges.isEmpty }

  /// Compares two files; returns `nil` if they are of different kinds.
  ///
  /// - Complexity: A few dozen verdicts for each component, rule or filter and for each of its
  ///   query items, plus proofs. Both have a limited budget. For files with the same content,
  ///   O(*n*), where *n* is the size of the files.
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
      // A link may represent the rules of several apps, but is listed only once.
      if changes.last?.link != change.link || changes.last?.platforms != change.platforms {
        changes.append(change)
      }
    }
  }

  /// The parts of both verdicts that identify a change.
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
      // Neither an excluded link nor a link without a match opens. Only the verdict for the
      // excluded link has a byte range in `place`.
      oldPlace = old.place?.lowerBound
      newPlace = new.place?.lowerBound
    }
  }
}
