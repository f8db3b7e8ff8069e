/// The parts of an example link, in the form that the components compare: decoded or as written.
struct LinkWitness {
  var path = ""
  var query: String?
  var items: [(name: String, value: String)] = []
  var fragment: String?

  /// Returns the link on an example host.
  ///
  /// - Parameter isEncoded: `true` if the parts are already percent-encoded; otherwise, this method
  ///   encodes them.
  func link(isEncoded: Bool) -> AssociationLink {
    func spell(_ text: String, _ allowed: String) -> String {
      isEncoded ? text : PercentDecoding.encode(text, allowed: allowed)
    }
    var link = "https://example.com/" + spell(path, "/:@!$&'()*+,;=")
    var query = query.map { spell($0, "/?:@!$&'()*+,;=") }
    if !items.isEmpty {
      query = items.map { spell($0.name, "/?:@!$'()*,;") + "=" + spell($0.value, "/?:@!$'()*,;=") }
        .joined(separator: "&")
    }
    if let query { link += "?" + query }
    if let fragment { link += "#" + spell(fragment, "/?:@!$&'()*+,;=") }
    return AssociationLink(link)
  }
}

extension PercentDecoding {
  /// Returns a string, percent-encoding every byte that is neither unreserved nor allowed.
  static func encode(_ text: String, allowed: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if ASCIISet.alnum.contains(byte) || "-._~".utf8.contains(byte) || allowed.utf8.contains(byte)
      {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension AppleAssociation.Component {
  /// Returns the parts of a link that both components match, if one is found.
  func commonParts(_ other: Self) -> LinkWitness? {
    var witness = LinkWitness()
    guard let path = common(self.path, other.path, other, isPath: true) else { return nil }
    witness.path = path
    guard let fragment = common(self.fragment, other.fragment, other, isPath: false) else {
      return nil
    }
    if !fragment.isEmpty { witness.fragment = fragment }
    switch (query, other.query) {
    case (.items(let left), .items(let right)):
      for name in Set((left + right).map(\.name)).sorted() {
        let value = common(
          left.first { $0.name == name }?.pattern, right.first { $0.name == name }?.pattern, other,
          isPath: false)
        guard let value else { return nil }
        if !value.isEmpty { witness.items.append((name, value)) }
      }
    case (.items(let items), .any), (.any, .items(let items)):
      for item in items {
        guard let value = common(item.pattern, nil, other, isPath: false) else { return nil }
        if !value.isEmpty { witness.items.append((item.name, value)) }
      }
    case (.items, .text), (.text, .items):
      // The link has no query. The caller checks with the matcher whether both components match it.
      break
    case (.text(let left), .text(let right)):
      witness.query = common(left, right, other, isPath: false)
      if witness.query == nil { return nil }
    case (.text(let pattern), .any), (.any, .text(let pattern)):
      witness.query = common(pattern, nil, other, isPath: false)
    case (.any, .any): break
    }
    return witness
  }

  private func common(
    _ own: AppleAssociation.Pattern?, _ theirs: AppleAssociation.Pattern?, _ other: Self,
    isPath: Bool
  ) -> String? {
    var left = 10_000
    let answer = PatternProof.search(
      PatternAutomaton(own?.elements ?? [.many], isPath: isPath, isCaseSensitive: isCaseSensitive),
      and: PatternAutomaton(
        theirs?.elements ?? [.many], isPath: isPath, isCaseSensitive: other.isCaseSensitive),
      isPath: isPath, left: &left)
    if case .no(let witness) = answer { return witness }
    return nil
  }
}
