extension CatalogFile {
  /// Returns the name of an entry, which identifies it among entries of the same kind.
  ///
  /// The name is the key, or the path to the key:
  /// - In nested JSON, dots separate the components of the path: `labels.paste` and `steps.0`.
  /// - In an XLIFF document that contains several files, the name begins with the file:
  ///   `App/Localizable.strings:title`.
  /// - In formats with contexts, `|` separates the parts of the context, and U+0004 precedes the
  ///   key.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the name in bytes.
  public func name(of entry: CatalogEntry) -> String {
    guard entry.scope != nil else { return string(entry.key) }
    var decoded: [UInt8] = []
    decodeName(of: entry, into: &decoded)
    return String(decoding: decoded, as: UTF8.self)
  }

  /// Returns `true` if an entry is an array element, whose string also serves as its key.
  ///
  /// A member of an object inside an array is not an element.
  ///
  /// - Complexity: O(1).
  package func isElement(_ entry: CatalogEntry) -> Bool {
    guard let scope = entry.scope, scopes.indices.contains(scope), scopes[scope].index != nil,
      let localization = localizations[entry.localizations].first,
      let value = values[localization.values].first
    else { return false }
    return value.text == entry.key
  }

  /// Replaces the content of a buffer with the UTF-8 of an entry's name.
  func decodeName(of entry: CatalogEntry, into buffer: inout [UInt8]) {
    guard let scope = entry.scope, scopes.indices.contains(scope) else {
      return decode(entry.key, into: &buffer)
    }
    buffer.removeAll(keepingCapacity: true)
    var path: [Int] = []
    var place: Int? = scope
    while let inner = place {
      if scopes[inner].isNamed { path.append(inner) }
      place = scopes[inner].outer
    }
    var part: [UInt8] = []
    let separators = format.traits.scopeSeparators
    func append(_ bytes: some Sequence<UInt8>, isFirst: Bool, isKey: Bool = false) {
      if !isFirst { buffer.append(isKey ? separators.key : separators.scope) }
      buffer.append(contentsOf: bytes)
    }
    for (depth, place) in path.reversed().enumerated() {
      if let name = scopes[place].name {
        decode(name, into: &part)
        append(part, isFirst: depth == 0)
      } else {
        append(String(scopes[place].index ?? 0).utf8, isFirst: depth == 0)
      }
    }
    if isElement(entry) { return }
    decode(entry.key, into: &part)
    append(part, isFirst: path.isEmpty, isKey: true)
  }
}

extension FormatTraits {
  /// The separator between two scopes in the name of a key, and the separator before the key.
  fileprivate var scopeSeparators: (scope: UInt8, key: UInt8) {
    if keysHaveContexts { return (UInt8(ascii: "|"), 0x04) }
    let separator = keysAreIDs ? UInt8(ascii: ":") : UInt8(ascii: ".")
    return (separator, separator)
  }
}
