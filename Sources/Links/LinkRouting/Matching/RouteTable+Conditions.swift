import Diagnostics
import TextPrimitives
import URLSyntax

// Only entries with the flag `conditional` have conditions or a redirect. Conditions are checked
// after all parameters of a link are valid, or after a link is built. The spelling of entries with
// the flag `respelled` is checked last; see RouteTable+CanonicalError.swift.

extension RouteTable {
  /// A condition with the indices of its parameters in the entry.
  struct Condition: Sendable {
    var source: ParameterCondition
    var left: Int
    var right: Int
    /// The kind of the two values that are compared; `nil` for
    /// ``ParameterCondition/Relation/with``, which compares no values.
    var kind: OrderedKind?
  }

  /// Captures the parameter in the host, if the entry has one, and returns `true` if the host is
  /// valid, the link meets the conditions of the entry, and the link has a canonical link.
  // This function is not inlined, so that the code of the search, which contains its callers, stays
  // small.
  @inline(never)
  func meetsConditions(
    of entryIndex: Int32, in bytes: Span<UInt8>, parts: URLParts, captures: CaptureSlots
  ) -> Bool {
    let entry = entries[Int(entryIndex)]
    guard captureSubdomain(of: entry, in: bytes, parts: parts, captures: captures) else {
      return false
    }
    let failed = failedCondition(of: entry, in: bytes) { slot in
      let word = captures.word(slot)
      return CaptureSlots.isDropped(word) ? nil : CaptureSlots.range(word)
    }
    guard failed == nil else { return false }
    return canonicalError(of: entryIndex, in: bytes, parts: parts, captures: captures) == nil
  }

  /// Returns the index of the first condition that a link does not meet, or `nil`.
  ///
  /// - Parameter range: A closure that returns the range of the valid value of a parameter, or
  ///   `nil` if the link contains no such value.
  private func failedCondition(
    of entry: Entry, in bytes: Span<UInt8>, _ range: (Int) -> Range<Int>?
  ) -> Int? {
    // `conditions` may have no element for a route without conditions, which can have the flag
    // `conditional` for another reason.
    let place = Int(entry.firstParameter)
    guard place < conditions.count else { return nil }
    let isForm = entry.flags.contains(.formEncoded)
    for index in conditions[place].indices {
      guard let left = range(conditions[place][index].left) else { continue }
      let kind = conditions[place][index].kind
      guard let right = range(conditions[place][index].right) else {
        if kind == nil { return index }
        continue
      }
      guard let kind else { continue }
      guard let first = Self.value(left, of: bytes, as: kind, isForm: isForm),
        let second = Self.value(right, of: bytes, as: kind, isForm: isForm)
      else { return index }
      if !conditions[place][index].source.relation.holds(first, second) { return index }
    }
    return nil
  }

  private static func value(
    _ range: Range<Int>, of bytes: Span<UInt8>, as kind: OrderedKind, isForm: Bool
  ) -> OrderedValue? {
    let isEncoded =
      URLParts.hasPercent(bytes, range) || isForm && range.contains { bytes[$0] == 0x2B }
    if !isEncoded { return OrderedValue(bytes, range, as: kind) }
    let decoded = DecodedRange(range, of: bytes, plusIsSpace: isForm).bytes
    return OrderedValue(decoded.span, 0..<decoded.count, as: kind)
  }

  /// Returns the error for the first condition that a link does not meet, or `nil`.
  ///
  /// All parameters of the link must be valid.
  func conditionError(
    of entry: Entry, in bytes: Span<UInt8>, _ parts: URLParts
  ) -> LinkError? {
    guard entry.flags.contains(.conditional) else { return nil }
    var ranges: [Int: Range<Int>] = [:]
    forEachItem(of: entry, in: bytes, parts) { slot, item in
      guard slot >= 0, ranges[slot] == nil else { return }
      let type = parameters[Int(entry.firstParameter) + slot].type
      let isValid = accepts(
        type, item.valueRange, of: bytes, isEncoded: true,
        plusIsSpace: entry.flags.contains(.formEncoded))
      if isValid { ranges[slot] = item.valueRange }
    }
    for (slot, range) in fragmentValues(of: entry, in: bytes, parts) { ranges[slot] = range }
    guard let index = failedCondition(of: entry, in: bytes, { ranges[$0] }) else { return nil }
    let condition = conditions[Int(entry.firstParameter)][index]
    return LinkError(
      code: .conditionFailed, range: SourceRange(ranges[condition.left] ?? 0..<0),
      expected: .condition(condition.source), parameter: condition.source.parameter,
      nearest: reference(of: entry))
  }

  /// Throws an error if a built link does not meet the conditions of its entry.
  func checkConditions(_ entry: Entry, ofBuilt link: String) throws(LinkError) {
    let error: LinkError? = link.withSpan { bytes in
      var parts = URLParts()
      guard URLParts.scan(bytes, into: &parts) else { return nil }
      return conditionError(of: entry, in: bytes, parts)
    }
    guard let error else { return }
    // The caller knows the value but not the link, so the range starts at the first byte of the
    // value.
    throw LinkError(
      code: error.code, range: SourceRange(0, error.range.upperBound - error.range.lowerBound),
      expected: error.expectation, parameter: error.parameter, nearest: error.nearest)
  }
}

extension RouteTableBuilder {
  /// Compiles the conditions of a route; a condition that cannot be compiled is reported.
  mutating func addConditions(of route: Route, entry: Int32, in manifest: LinkManifest) {
    guard !route.conditions.isEmpty else { return }
    entries[Int(entry)].flags.insert(.conditional)
    let first = Int(entries[Int(entry)].firstParameter)
    let pathCount = Int(entries[Int(entry)].pathCount)
    let names = names(of: entries[Int(entry)]).dropFirst(pathCount)
    for (index, condition) in route.conditions.enumerated() {
      let left = names.firstIndex(of: condition.parameter)
      let right = names.firstIndex(of: condition.other)
      guard let left, let right, condition.problem(in: manifest, of: route) == nil else {
        diagnostics.append(
          ManifestDiagnostic(
            code: "invalid-condition", app: manifest.app,
            location: ManifestLocation("routes", route.name, "conditions").index(index),
            message: condition.problem(in: manifest, of: route)?.message ?? "unknown parameter"))
        continue
      }
      let kind = OrderedKind(types[Int(parameters[first + left].type)].source.kind)
      // The lists are in an array, by the index of the first parameter: a look-up in a dictionary
      // would take longer than the comparison itself.
      while conditions.count <= first { conditions.append([]) }
      conditions[first].append(
        RouteTable.Condition(
          source: condition, left: left, right: right,
          kind: condition.relation == .with ? nil : kind))
    }
  }
}
