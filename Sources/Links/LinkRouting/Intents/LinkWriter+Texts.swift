public import LanguageTags

// Nearly all values are language tags, or short strings of letters, digits and hyphens. They are
// written in one call, as machine words, without a check of individual bytes. All other values are
// written through `_LinkWriter.begin()`, which handles every case. If a value can be written in
// both ways, the results are equal.

extension _LinkWriter {
  /// Writes the next parameter, which has a declared text type.
  ///
  /// - Parameter text: The value; `nil` if the parameter is absent.
  /// - Throws: ``LinkError`` if the parameter's type does not accept the value, or if the route
  ///   requires a value.
  @inlinable
  public mutating func append<Text: LinkText>(_ text: Text?) throws(LinkError) {
    guard let text else {
      try begin()
      try end()
      return
    }
    try append(text._checked)
  }

  /// Writes the next parameter, which is a language tag.
  ///
  /// - Parameter tag: The value; `nil` if the parameter is absent.
  /// - Throws: ``LinkError`` if the parameter's type does not accept the value, or if the route
  ///   requires a value.
  public mutating func append(_ tag: LanguageTag?) throws(LinkError) {
    if let tag, let words = tag.words, tag.isRegisteredTag {
      let text = ShortText(low: words.low, high: words.high)
      if try appendShort(text, of: .languageTag) { return }
    }
    try begin()
    if let tag { tag.readLinkBytes { bytes in appendValue(bytes) } }
    try end()
  }

  @usableFromInline
  mutating func append(_ text: _CheckedText) throws(LinkError) {
    if text.long == nil, try appendShort(text.short, of: .text) { return }
    try begin()
    text.readBytes { bytes in appendValue(bytes) }
    try end()
  }

  /// Writes the next parameter in one step if its declaration and its value are simple enough.
  ///
  /// - Returns: `false` if nothing was written.
  @inline(__always)
  private mutating func appendShort(
    _ text: ShortText, of shape: ValueFilter.Shape
  ) throws(LinkError) -> Bool {
    guard index < entry.parameterCount, refusedRange == nil else { return false }
    let parameter = parameter
    let filter = table.filters[Int(parameter.type)]
    var text = text
    guard parameter.isUsual, index < pathCount || parameter.hasShortKey,
      filter.takes(&text, of: shape)
    else { return false }
    if index < pathCount {
      appendPiece()
    } else {
      if index == pathCount { try endPath() }
      if index == pathCount + Int(entry.queryCount) { separator = UInt8(ascii: "#") }
      values.buffer.append(separator)
      values.buffer.append(word: parameter.word, count: Int(parameter.keyLength))
      values.buffer.append(UInt8(ascii: "="))
      separator = UInt8(ascii: "&")
    }
    values.buffer.append(text)
    index += 1
    return true
  }
}

extension RouteTable.Parameter {
  /// `true` if each value is one component or one item, and the parameter has no default.
  @inline(__always)
  fileprivate var isUsual: Bool {
    let unusual =
      RouteTable.ParameterFlags.catchAll.rawValue | RouteTable.ParameterFlags.hasDefault.rawValue
    return flags.rawValue & unusual == 0
  }

  /// `true` if the key of the parameter, as a link spells it, fits into one word.
  @inline(__always)
  fileprivate var hasShortKey: Bool { keyLength <= 8 && flags.contains(.plainKey) }
}

extension ValueFilter {
  /// Returns `true` if a string is a valid value of this type and needs no percent-encoding.
  ///
  /// If so, the method folds the string to the case of the type.
  @inline(__always)
  fileprivate func takes(_ text: inout ShortText, of shape: Shape) -> Bool {
    guard self.shape == shape else { return false }
    // The caller has checked the tag and passes it in its conventional casing.
    if shape == .languageTag { return true }
    guard takesAlphanumerics, acceptsCount(text.count),
      text.isAlphanumeric(orHyphens: takesHyphens)
    else { return false }
    text.fold(folding)
    return true
  }
}
