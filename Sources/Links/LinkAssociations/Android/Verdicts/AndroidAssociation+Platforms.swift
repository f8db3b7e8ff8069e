extension AndroidAssociation {
  /// Returns the verdict of an Android platform for a link.
  ///
  /// For Android up to 14, this is the verdict of Android 14. Devices below API level 31 ignore
  /// some patterns of the filters. If the app may run on such devices and they decide differently,
  /// the verdict has the reason ``PlatformVerdict/Reason/olderDevicesDiffer``.
  func platformVerdict(
    for link: AssociationLink, on platform: LinkPlatform
  ) -> PlatformVerdict {
    guard platform == .android14 else { return verdict(for: link, on: AndroidVersion.android15) }
    var verdict = verdict(for: link, on: AndroidVersion.android14)
    guard hasUnseenPatterns else { return verdict }
    let older = self.verdict(for: link, on: .android11)
    guard older.opens != verdict.opens else { return verdict }
    verdict.reason = .olderDevicesDiffer
    verdict.explanation +=
      "; below API level 31, some path patterns of the filter are ignored, and the link "
      + (older.opens ? "opens like every path of the host" : "does not open")
    if verdict.place == nil {
      verdict.place = older.place
      verdict.component = older.component
    }
    return verdict
  }

  /// Returns the number of path patterns, in filters and rules, that may match the path of a link.
  func patternCount(for link: AssociationLink) -> Int {
    guard let path = AndroidURI(link).path else { return 0 }
    let filters = manifest?.filters.reduce(0) { $0 + $1.candidates(for: path).count } ?? 0
    let rules = assetLinks?.statements.reduce(0) {
      $0 + ($1.rules?.candidates(for: path).count ?? 0)
    }
    return filters + (rules ?? 0)
  }

  /// `true` if the app may run on devices that ignore a pattern of its filters.
  private var hasUnseenPatterns: Bool {
    guard let manifest, manifest.minimumAPI.map({ $0 < 31 }) ?? true else { return false }
    return manifest.filters.contains(where: \.hasUnseenPatterns)
  }
}

extension PlatformVerdict.Reason {
  /// Devices below API level 31 ignore a pattern of the filters and decide differently.
  public static let olderDevicesDiffer = Self(rawValue: "older-devices-differ")
}
