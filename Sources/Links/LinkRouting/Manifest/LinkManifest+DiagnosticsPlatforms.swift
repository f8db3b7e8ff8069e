import TextPrimitives

extension ManifestCheck {
  /// Checks the platform identities, except for the syntax of identities that are placeholders.
  mutating func checkPlatforms() {
    if let apple = manifest.platforms.apple {
      check(apple, at: ManifestLocation("platforms", "apple"))
    }
    if let android = manifest.platforms.android {
      check(android, at: ManifestLocation("platforms", "android"))
    }
  }

  private mutating func check(_ apple: Platforms.Apple, at location: ManifestLocation) {
    if apple.appIDs.isEmpty {
      report(
        "no-identity", at: location.key("appIDs"),
        "missing application identifier; list it under 'appIDs', or remove 'apple'")
    }
    checkUnique(apple.appIDs, "application identifier", at: location.key("appIDs"))
    guard !apple.isPlaceholder else { return }
    for (index, appID) in apple.appIDs.enumerated() where !Self.isAppID(appID) {
      report(
        "invalid-app-id", at: location.key("appIDs").index(index),
        "invalid application identifier '\(appID)'",
        notes: [
          .init(
            "an application identifier is the 10-character team ID, a dot and the bundle ID,"
              + " as in 'ABCDE12345.com.example.app'")
        ])
    }
    if let number = apple.appStoreID, number <= 0 {
      report(
        "invalid-store-id", at: location.key("appStoreID"),
        "App Store ID \(number) is not positive; remove it until the app has one")
    }
  }

  private mutating func check(_ android: Platforms.Android, at location: ManifestLocation) {
    checkUnique(android.fingerprints, "certificate fingerprint", at: location.key("sha256"))
    guard !android.isPlaceholder else { return }
    if !Self.isPackage(android.package) {
      report(
        "invalid-package", at: location.key("package"),
        "invalid package name '\(android.package)'",
        notes: [
          .init(
            "a package name has at least two parts, separated by dots; each part is a letter,"
              + " followed by letters, digits or '_'")
        ])
    }
    if android.fingerprints.isEmpty {
      report(
        "no-identity", at: location.key("sha256"),
        "missing certificate fingerprint; list that of the app signing key under 'sha256'")
    }
    for (index, fingerprint) in android.fingerprints.enumerated()
    where !Self.isFingerprint(fingerprint) {
      let uppercased = fingerprint.uppercased()
      report(
        "invalid-fingerprint", at: location.key("sha256").index(index),
        "invalid SHA-256 certificate fingerprint",
        notes: [
          .init("a fingerprint is 32 pairs of upper-case hexadecimal digits, separated by colons")
        ],
        replacement: Self.isFingerprint(uppercased) ? uppercased : nil)
    }
  }

  private mutating func checkUnique(
    _ values: [String], _ noun: String, at location: ManifestLocation
  ) {
    var seen: [String: Int] = [:]
    for (index, value) in values.enumerated() {
      if let first = seen[value] {
        report(
          "duplicate-identity", at: location.index(index), "duplicate \(noun) '\(value)'",
          notes: [.init("first declared here", location: location.index(first))])
      } else {
        seen[value] = index
      }
    }
  }

  /// Returns `true` if a string is a team identifier, a dot and a bundle identifier.
  ///
  /// A team identifier is ten upper-case letters and digits.
  private static func isAppID(_ text: String) -> Bool {
    let bytes = Bytes(text.utf8)
    guard bytes.count > 11, bytes[10] == UInt8(ascii: ".") else { return false }
    let segments = bytes[11...].split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return bytes[..<10].allSatisfy { $0 &- 0x41 < 26 || $0 &- 0x30 < 10 }
      && segments.allSatisfy { segment in
        !segment.isEmpty
          && segment.allSatisfy {
            $0.isASCIILetter || $0 &- 0x30 < 10 || $0 == UInt8(ascii: "-")
          }
      }
  }

  private static func isPackage(_ text: String) -> Bool {
    let segments = text.utf8.split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return segments.count >= 2
      && segments.allSatisfy { segment in
        segment.first.map(\.isASCIILetter) ?? false
          && segment.allSatisfy {
            $0.isASCIILetter || $0 &- 0x30 < 10 || $0 == UInt8(ascii: "_")
          }
      }
  }

  private static func isFingerprint(_ text: String) -> Bool {
    let bytes = Bytes(text.utf8)
    return bytes.count == 95
      && bytes.enumerated().allSatisfy { index, byte in
        index % 3 == 2
          ? byte == UInt8(ascii: ":") : byte &- 0x30 < 10 || byte &- 0x41 < 6
      }
  }
}
