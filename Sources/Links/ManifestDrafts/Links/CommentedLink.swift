import LinkAssociations

/// Functions that prepare links for comments, in which values that look secret are masked.
///
/// Apart from masks (`•••`) and ellipses (`…`), the result is ASCII text, percent-encoded where
/// necessary. It is therefore safe in terminals and comments.
enum CommentedLink {
  static let mask = "•••"

  /// Returns a link with its fragment, and everything that looks like a secret, masked.
  ///
  /// Tracking parameters are omitted, and so are all items after the eighth.
  ///
  /// - Parameters:
  ///   - items: The decoded items of the link's query.
  ///   - secrets: The secrets of the link, which are masked wherever the link contains them.
  static func text(
    _ link: AssociationLink, _ items: [ObservedItem], hiding secrets: RepeatedValues
  ) -> String {
    let start = link.host?.lowerBound ?? link.path.lowerBound
    var text = link.text(0..<start)
    var previous = ""
    if let host = link.host {
      let isWeb = ["http", "https"].contains(link.scheme.map { link.text($0).lowercased() })
      // The host of a link with a custom scheme is the first component of its path.
      text +=
        isWeb
        ? link.text(host) : component(Array(link.bytes[host])[...], behind: "", hiding: secrets)
      if isWeb, let port = link.port { text += ":" + link.text(port) }
      if !isWeb { previous = link.text(host) }
    }
    let parts = link.bytes[link.path].split(separator: 0x2F, omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if index > 0 { text += "/" }
      text += component(part, behind: previous, hiding: secrets)
      if !part.isEmpty { previous = PercentText.decoded(part) ?? "" }
    }
    return text + query(link, items, hiding: secrets) + (link.fragment == nil ? "" : "#" + mask)
  }

  private static func component(
    _ part: ArraySlice<UInt8>, behind previous: String, hiding secrets: RepeatedValues
  ) -> String {
    let decoded = PercentText.decoded(part) ?? ""
    return isHidden(decoded, named: previous) || secrets.areIn(decoded)
      ? mask : String(decoding: part, as: UTF8.self)
  }

  private static func query(
    _ link: AssociationLink, _ items: [ObservedItem], hiding secrets: RepeatedValues
  ) -> String {
    var text = ""
    var count = 0
    for (item, decoded) in zip(link.items, items) where !SecretNames.isTracking(decoded.name) {
      count += 1
      if count > 8 { return text + "&…" }
      text += text.isEmpty ? "?" : "&"
      let isNameHidden = decoded.isHidden || decoded.isAmbiguous || secrets.areIn(decoded.name)
      let name = link.text(item.name)
      text += isNameHidden ? mask : name.count > 64 ? name.prefix(64) + "…" : name
      guard let value = item.value else { continue }
      let isHidden =
        decoded.isAmbiguous || isHidden(decoded.value, named: decoded.name)
        || secrets.areIn(decoded.value)
      text += "=" + (isHidden ? mask : link.text(value))
    }
    return text
  }

  private static func isHidden(_ text: String, named name: String) -> Bool {
    SecretNames.contains(name) && !text.isEmpty || SecretNames.areAssigned(in: text)
      || ValueShape.looksSecret(Array(text.utf8)) || text.utf8.count > 64
  }
}
