import URLSyntax

extension RouteTable {
  /// Takes the declared parameters from the query and the fragment; `false` if something there is not
  /// as the route declares it.
  @inline(__always)
  func matchItems(
    _ entryIndex: Int32, _ bytes: Span<UInt8>, _ parts: URLParts, isUnscanned: Bool,
    _ captures: inout Captures
  ) -> Bool {
    let entry = entries[Int(entryIndex)]
    let firstQuery = Int(entry.pathCount)
    if parts.flags.contains(.hasQuery) {
      let isRead = matchItems(
        entry, firstQuery..<firstQuery + Int(entry.queryCount),
        Int(parts.pathEnd) + 1..<Int(parts.queryEnd), bytes, parts, isUnscanned, &captures)
      guard isRead else { return false }
    }
    if entry.fragmentCount > 0, let fragment = parts.fragment {
      let first = firstQuery + Int(entry.queryCount)
      let isRead = matchItems(
        entry, first..<first + Int(entry.fragmentCount), fragment, bytes, parts, isUnscanned,
        &captures)
      guard isRead else { return false }
    }
    return !entry.flags.contains(.hasRequired) || hasRequired(entry, captures)
  }

  private func hasRequired(_ entry: Entry, _ captures: Captures) -> Bool {
    for index in Int(entry.pathCount)..<entry.parameterCount {
      let parameter = parameters[Int(entry.firstParameter) + index]
      if parameter.flags.contains(.required), !captures.has(index) { return false }
    }
    return true
  }

  /// Takes parameters from one list of items.
  ///
  /// - Parameter slots: The indices of the parameters, counted in the entry.
  private func matchItems(
    _ entry: Entry, _ slots: Range<Int>, _ range: Range<Int>, _ bytes: Span<UInt8>,
    _ parts: URLParts, _ isUnscanned: Bool, _ captures: inout Captures
  ) -> Bool {
    let isEncoded = parts.flags.contains(.percentAfterPath)
    let isForm = entry.flags.contains(.formEncoded)
    // Decoding a form needs to know that its bytes are sound.
    if isForm, isUnscanned { return false }
    let end = range.upperBound
    var offset = range.lowerBound
    while offset < end {
      let start = offset
      let keyEnd = ByteSearch.first(
        of: UInt8(ascii: "="), or: UInt8(ascii: "&"), in: bytes, from: start, to: end)
      // In bounds: `keyEnd < end`, and ranges of the link lie in it.
      let hasValue = unsafe keyEnd < end && bytes[unchecked: keyEnd] == UInt8(ascii: "=")
      let valueStart = hasValue ? keyEnd &+ 1 : keyEnd
      let valueEnd =
        hasValue
        ? ByteSearch.first(of: UInt8(ascii: "&"), in: bytes, from: valueStart, to: end) : keyEnd
      offset = valueEnd &+ 1
      // `&&` and `=` are pairs of nothing.
      if valueEnd <= start &+ 1, keyEnd == start { continue }

      let slot =
        isEncoded
        ? self.slot(entry, slots, bytes, start..<keyEnd, isEncoded: true)
        : self.slot(entry, slots, bytes, start, keyEnd)
      guard slot >= 0 else {
        if entry.flags.contains(.refusesUnknownKeys) { return false }
        if isUnscanned, !URLParts.isPlainQuery(bytes, start, valueEnd) { return false }
        continue
      }
      let parameter = parameters[Int(entry.firstParameter) &+ slot]
      let isAccepted =
        isUnscanned
        ? acceptsRaw(parameter.type, bytes, valueStart, valueEnd)
        : accepts(
          parameter.type, bytes, valueStart..<valueEnd, isEncoded: isEncoded, plusIsSpace: isForm)
      if !isAccepted, isUnscanned || !parameter.flags.contains(.unknownMeansDefault) {
        return false
      }
      if captures.has(slot) {
        if !parameter.flags.contains(.repeated) { return false }
      } else {
        captures.set(slot, valueStart, valueEnd)
      }
    }
    return true
  }

  /// The index of the parameter that a key names, or -1.
  func slot(
    _ entry: Entry, _ slots: Range<Int>, _ bytes: Span<UInt8>, _ key: Range<Int>, isEncoded: Bool
  ) -> Int {
    if isEncoded, key.contains(where: { bytes[$0] == UInt8(ascii: "%") }) {
      let decoded = DecodedRange(key, of: bytes)
      return slot(entry, slots, decoded.bytes.span, 0, decoded.bytes.count)
    }
    return slot(entry, slots, bytes, key.lowerBound, key.upperBound)
  }

  @inline(__always)
  private func slot(
    _ entry: Entry, _ slots: Range<Int>, _ bytes: Span<UInt8>, _ start: Int, _ end: Int
  ) -> Int {
    let count = end &- start
    let word = LiteralTable.word(bytes, start, count)
    var slot = slots.lowerBound
    while slot < slots.upperBound {
      let parameter = parameters[Int(entry.firstParameter) &+ slot]
      if parameter.word == word, Int(parameter.nameLength) == count,
        count <= 8 || nameEquals(parameter, bytes, start)
      {
        return slot
      }
      slot &+= 1
    }
    return -1
  }

  /// Whether a name of more than eight bytes whose first eight are known to be equal is equal.
  func nameEquals(_ parameter: Parameter, _ bytes: Span<UInt8>, _ start: Int) -> Bool {
    let first = Int(parameter.nameOffset)
    for index in 8..<Int(parameter.nameLength)
    where names[first + index] != bytes[start + index] {
      return false
    }
    return true
  }
}
