extension LinkManifest {
  /// `true` if one of the exclusions is an exception; only then can their order have an effect.
  package var hasExceptions: Bool { exclusions.contains(where: \.isException) }

  /// Returns the location of an exclusion or an exception.
  func location(ofExclusion index: Int) -> ManifestLocation {
    let location = ManifestLocation("exclude").index(index)
    return exclusions[index].isException ? location.key("except") : location
  }
}
