import Diagnostics
import URLSyntax
import TextPrimitives

extension RouteTable.Parameter {
  /// Returns `true` if an invalid value is dropped, so that the link matches without it.
  ///
  /// An empty value of an optional parameter is treated as absent, even if the parameter rejects
  /// invalid values.
  @inline(__always)
  func dropsValue(isEmpty: Bool) -> Bool {
    flags.contains(.dropsInvalid) || isEmpty && !flags.contains(.required)
  }
}

extension URLParts {
  /// Returns `true` if parsers disagree about the percent-encoding in a query or a fragment.
  @inline(__always)
  func isIrregular(_ range: Range<Int>) -> Bool {
    flags.contains(isFragment(range) ? .irregularFragment : .irregularQuery)
  }

  /// Returns `true` if a range of items is the fragment, and `false` if it is the query.
  @inline(__always)
  func isFragment(_ range: Range<Int>) -> Bool { range.lowerBound > Int(queryEnd) }

  /// Returns `true` if a range contains a percent sign.
  static func hasPercent(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    ByteSearch.first(
      of: UInt8(ascii: "%"), in: bytes, from: range.lowerBound, to: range.upperBound)
      < range.upperBound
  }
}

extension RouteTable {
  /// Captures the declared parameters of the query and the fragment.
  ///
  /// An empty value of a parameter that is not required is dropped. So is an invalid value, unless
  /// the parameter rejects invalid values. The captures mark dropped values. In an irregular query
  /// (see `URLParts.hasIrregularQuery`) and in an irregular fragment, a declared parameter with an
  /// escape makes the link invalid.
  ///
  /// - Returns: `false` if the query or the fragment does not match the declaration of the route,
  ///   or if ``meetsConditions(of:in:parts:captures:)`` returns `false`. For an unscanned link, the
  ///   result is also `false` if only a scan can decide.
  @inline(__always)
  func matchItems(
    of entryIndex: Int32, in bytes: Span<UInt8>, _ parts: URLParts, isUnscanned: Bool,
    _ captures: CaptureSlots
  ) -> Bool {
    if isUnscanned {
      let isRead =
        !parts.flags.contains(.hasQuery)
        || matchUnscannedItems(
          of: entryIndex, from: Int(parts.pathEnd) &+ 1, to: Int(parts.queryEnd), in: bytes,
          captures)
      guard isRead else { return false }
    } else if !matchScannedItems(of: entryIndex, in: bytes, parts, captures) {
      return false
    }
    let flags = entries[Int(entryIndex)].flags
    if flags.isDisjoint(with: .checked) { return true }
    return hasRequired(entryIndex, captures)
      && (flags.isDisjoint(with: .reviewed)
        || meetsConditions(of: entryIndex, in: bytes, parts: parts, captures: captures))
  }

  /// Captures the parameters in the query and the fragment of a scanned link.
  ///
  /// - Returns: `false` if an item is invalid; the method does not search for missing parameters.
  @inline(never)
  func matchScannedItems(
    of entryIndex: Int32, in bytes: Span<UInt8>, _ parts: URLParts, _ captures: CaptureSlots
  ) -> Bool {
    let entry = entries[Int(entryIndex)]
    if parts.flags.contains(.encodedLineBreak), strayLineBreak(entry, in: bytes, parts) != nil {
      return false
    }
    let firstQuery = Int(entry.pathCount)
    let first = firstQuery + Int(entry.queryCount)
    if let query = parts.query,
      !matchItems(of: entry, firstQuery..<first, at: query, in: bytes, parts, captures)
    {
      return false
    }
    guard entry.fragmentCount > 0, let fragment = parts.fragment else { return true }
    let slots = first..<first + Int(entry.fragmentCount)
    if let pattern = fragmentPattern(of: entry) {
      return match(
        pattern, of: entry, at: slots, in: bytes, parts: parts, captures: captures)
    }
    return matchItems(of: entry, slots, at: fragment, in: bytes, parts, captures)
  }

  /// Captures the parameters in the query of an unscanned link.
  ///
  /// Keys are compared at the start of each item. A text value is read up to the first byte that
  /// its type does not accept. No separator is searched for in advance, so each byte of such a
  /// value is read once. Scanned links have a separate method, because their keys and values may
  /// have to be decoded, and items must be split before they are decoded.
  ///
  /// - Returns: `false` if the query does not match, or if only a scan can decide.
  @inline(never)
  private func matchUnscannedItems(
    of entryIndex: Int32, from first: Int, to end: Int, in bytes: Span<UInt8>,
    _ captures: CaptureSlots
  ) -> Bool {
    let entry = entries[Int(entryIndex)]
    // Form decoding requires valid bytes, so the link must be scanned first.
    if entry.flags.contains(.formEncoded) { return false }
    let firstSlot = Int(entry.firstParameter) &+ Int(entry.pathCount)
    let lastSlot = firstSlot &+ Int(entry.queryCount)
    var start = first
    items: while start < end {
      let word = LiteralTable.word(bytes, from: start, count: min(8, end &- start))
      var index = firstSlot
      while index < lastSlot {
        let parameter = parameters[index]
        let valueStart = start &+ Int(parameter.keyLength) &+ 1
        guard word & parameter.wordMask == parameter.word, valueStart <= end,
          bytes[valueStart &- 1] == UInt8(ascii: "="),
          parameter.keyLength <= 8
            || hasLongName(
              Int(parameter.keyOffset), Int(parameter.keyLength), bytes, from: start)
        else {
          index &+= 1
          continue
        }
        let stop: Int
        if filters[Int(parameter.type)].shape == .text {
          stop = filters[Int(parameter.type)].endOfRawText(
            bytes, from: valueStart, to: end, before: UInt8(ascii: "&"))
          if stop < 0 { return false }
        } else {
          stop = ByteSearch.first(of: UInt8(ascii: "&"), in: bytes, from: valueStart, to: end)
          guard accepts(parameter.type, verbatim: bytes, from: valueStart, to: stop) else {
            return false
          }
        }
        let slot = index &- Int(entry.firstParameter)
        if !captures.has(slot) {
          captures.set(slot, valueStart, stop)
        } else if !parameter.flags.contains(.repeated) {
          return false
        }
        start = stop &+ 1
        continue items
      }
      // The item contains an unknown key, is empty, or is a key without an equals sign.
      let stop = ByteSearch.first(of: UInt8(ascii: "&"), in: bytes, from: start, to: end)
      if stop > start {
        let equals = ByteSearch.first(of: UInt8(ascii: "="), in: bytes, from: start, to: stop)
        let isNothing = equals == start && stop == start &+ 1
        if !isNothing {
          guard equals < stop, !entry.flags.contains(.rejectsUnknownKeys),
            URLParts.isPlainQuery(bytes, at: start, end: stop)
          else { return false }
        }
      }
      start = stop &+ 1
    }
    return true
  }

  private func hasRequired(_ entryIndex: Int32, _ captures: CaptureSlots) -> Bool {
    let entry = entries[Int(entryIndex)]
    for index in Int(entry.pathCount)..<entry.parameterCount {
      let parameter = parameters[Int(entry.firstParameter) + index]
      if parameter.flags.contains(.required), !captures.has(index) { return false }
    }
    return true
  }

  /// Captures the parameters in one list of items.
  ///
  /// - Parameter slots: The indices of the parameters in the entry.
  /// - Returns: `false` if an item is invalid.
  private func matchItems(
    of entry: Entry, _ slots: Range<Int>, at range: Range<Int>, in bytes: Span<UInt8>,
    _ parts: URLParts, _ captures: CaptureSlots
  ) -> Bool {
    let isEncoded = parts.flags.contains(.percentAfterPath)
    let isForm = entry.flags.contains(.formEncoded)
    let isIrregular = parts.isIrregular(range)
    // The scan has not checked the fragment.
    let isUnchecked = isEncoded && parts.isFragment(range)
    let end = range.upperBound
    var offset = range.lowerBound
    while offset < end {
      let start = offset
      let keyEnd = ByteSearch.first(
        of: UInt8(ascii: "="), or: UInt8(ascii: "&"), in: bytes, from: start, to: end)
      let hasValue = keyEnd < end && bytes[keyEnd] == UInt8(ascii: "=")
      let valueStart = hasValue ? keyEnd &+ 1 : keyEnd
      let slot =
        isEncoded
        ? self.slot(
          named: start..<keyEnd, in: bytes, of: entry, among: slots, isEncoded: true)
        : self.slot(named: bytes, from: start, to: keyEnd, of: entry, among: slots)
      let valueEnd =
        hasValue
        ? ByteSearch.first(of: UInt8(ascii: "&"), in: bytes, from: valueStart, to: end) : keyEnd
      offset = valueEnd &+ 1
      guard slot >= 0 else {
        // `&&` and `=` contain only empty items.
        if valueEnd <= start &+ 1, keyEnd == start { continue }
        if entry.flags.contains(.rejectsUnknownKeys),
          !allowsUnknownKey(start..<keyEnd, of: entry, bytes)
        {
          return false
        }
        continue
      }
      let parameter = parameters[Int(entry.firstParameter) &+ slot]
      if isUnchecked,
        fragmentError(of: parameter, in: start..<valueEnd, valueStart: valueStart, bytes) != nil
      {
        return false
      }
      if isIrregular, URLParts.hasPercent(bytes, start..<valueEnd) { return false }
      let isAccepted = accepts(
        parameter.type, valueStart..<valueEnd, of: bytes, isEncoded: isEncoded,
        plusIsSpace: isForm)
      if !isAccepted {
        guard parameter.dropsValue(isEmpty: valueStart == valueEnd) else { return false }
      }
      if captures.has(slot) {
        if !parameter.flags.contains(.repeated) { return false }
      } else {
        captures.set(slot, valueStart, valueEnd)
      }
      if !isAccepted { captures.markDropped(slot) }
    }
    return true
  }

  /// Returns `true` if a strict route allows a key that it does not declare.
  func allowsUnknownKey(_ key: Range<Int>, of entry: Entry, _ bytes: Span<UInt8>) -> Bool {
    let route = route(of: entry)
    let keys = route.allowedKeys + (route.allowsTrackingKeys ? TrackingKeys.all : [])
    guard !keys.isEmpty else { return false }
    return TrackingKeys.contains(
      DecodedRange(key, of: bytes).bytes, in: keys.map { Bytes($0.utf8) })
  }

  /// Returns the first syntax error in a declared item of the fragment, or `nil`.
  func fragmentError(
    of parameter: Parameter, in item: Range<Int>, valueStart: Int, _ bytes: Span<UInt8>
  ) -> URLParseError? {
    URLParts.error(
      inFragmentItem: item, valueStart: valueStart, of: bytes,
      allowsLineBreaks: types[Int(parameter.type)].allowsLineBreaks)
  }

  /// Returns the first percent-encoded line break of the query that is not in a value that allows
  /// line breaks.
  func strayLineBreak(_ entry: Entry, in bytes: Span<UInt8>, _ parts: URLParts) -> Range<Int>? {
    var allowed: [Range<Int>] = []
    forEachItem(of: entry, in: bytes, parts) { slot, item in
      guard slot >= 0 else { return }
      let type = types[Int(parameters[Int(entry.firstParameter) + slot].type)]
      if type.allowsLineBreaks { allowed.append(item.valueRange) }
    }
    for offset in Int(parts.pathEnd)..<Int(parts.queryEnd)
    where bytes[offset] == UInt8(ascii: "%") && URLParts.isEncodedLineBreak(bytes, at: offset)
      && !allowed.contains(where: { $0.contains(offset) })
    {
      return offset..<offset + 3
    }
    return nil
  }

  /// Calls a closure with each item, and with the index of its parameter, or -1 if its key is not
  /// declared.
  ///
  /// The items are those of the query and, if the route declares keys there, of the fragment.
  func forEachItem(
    of entry: Entry, in bytes: Span<UInt8>, _ parts: URLParts,
    _ body: (Int, QueryItems.Item) -> Void
  ) {
    let isEncoded = parts.flags.contains(.percentAfterPath)
    var first = Int(entry.pathCount)
    for (range, count) in [(parts.query, entry.queryCount), (parts.fragment, entry.fragmentCount)] {
      let slots = first..<first + Int(count)
      first += Int(count)
      guard let range, range == parts.query || count > 0 && fragmentPattern(of: entry) == nil
      else { continue }
      var items = QueryItems(in: range)
      while let item = items.next(in: bytes) {
        body(slot(named: item.key, in: bytes, of: entry, among: slots, isEncoded: isEncoded), item)
      }
    }
  }

  /// Returns the index of the parameter with this key, or -1.
  func slot(
    named key: Range<Int>, in bytes: Span<UInt8>, of entry: Entry, among slots: Range<Int>,
    isEncoded: Bool
  ) -> Int {
    if isEncoded, key.contains(where: { bytes[$0] == UInt8(ascii: "%") }) {
      let decoded = DecodedRange(key, of: bytes).bytes
      return slot(named: decoded.span, from: 0, to: decoded.count, of: entry, among: slots)
    }
    return slot(
      named: bytes, from: key.lowerBound, to: key.upperBound, of: entry, among: slots)
  }

  @inline(__always)
  private func slot(
    named bytes: Span<UInt8>, from start: Int, to end: Int, of entry: Entry,
    among slots: Range<Int>
  ) -> Int {
    let count = end &- start
    let word = LiteralTable.word(bytes, from: start, count: count)
    var slot = slots.lowerBound
    while slot < slots.upperBound {
      let parameter = parameters[Int(entry.firstParameter) &+ slot]
      if parameter.word == word, Int(parameter.keyLength) == count,
        count <= 8 || hasLongName(Int(parameter.keyOffset), count, bytes, from: start)
      {
        return slot
      }
      slot &+= 1
    }
    return -1
  }

  /// Returns `true` if the bytes at an offset equal a name or a key from its ninth byte on.
  ///
  /// - Parameters:
  ///   - first: The offset of the name or key in ``names``.
  ///   - count: The length of the name or key.
  /// - Precondition: The first eight bytes are equal, and at least `count` bytes follow the offset.
  func hasLongName(_ first: Int, _ count: Int, _ bytes: Span<UInt8>, from start: Int) -> Bool {
    for index in 8..<count where names[first + index] != bytes[start + index] {
      return false
    }
    return true
  }
}
