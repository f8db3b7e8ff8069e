import Diagnostics
import TextPrimitives
import URLSyntax

// A fragment without keys consists of literals and values. It is compiled like a path component
// with several parameters. A fragment matches its pattern only if all bytes of the fragment are
// valid in a query.

extension RouteTable {
  /// A fragment that does not match the pattern of its route.
  struct FragmentMisfit {
    /// The index in the pattern of the first invalid parameter; 0 if no single parameter is
    /// invalid.
    var index = 0
    /// The range of the invalid bytes in the link.
    var range: Range<Int>
    /// `true` if the fragment contains the literal text of the pattern, and no syntax error.
    var resemblesPattern = false
  }

  /// The result of reading a fragment.
  enum FragmentReading {
    case absent
    case values([Range<Int>])
    case misfit(FragmentMisfit)
  }

  /// Returns the pattern of an entry's fragment, or `nil` if the fragment has keys or no
  /// parameters.
  func fragmentPattern(of entry: Entry) -> CompiledCompound? {
    guard entry.fragmentCount > 0, let index = fragmentPatterns[entry.firstParameter] else {
      return nil
    }
    return compounds[Int(index)]
  }

  /// Reads the fragment of a link; an empty fragment is absent.
  func read(
    _ pattern: CompiledCompound, of entry: Entry, in bytes: Span<UInt8>, _ parts: URLParts
  ) -> FragmentReading {
    guard let fragment = parts.fragment, !fragment.isEmpty else { return .absent }
    let error = URLParts.error(
      inFragmentItem: fragment, valueStart: fragment.upperBound, of: bytes,
      allowsLineBreaks: false)
    guard !parts.flags.contains(.irregularFragment), error == nil else {
      return .misfit(FragmentMisfit(range: fragment))
    }
    let isForm = entry.flags.contains(.formEncoded)
    if !isForm, !URLParts.hasPercent(bytes, fragment) {
      var values: [Range<Int>] = []
      values.reserveCapacity(pattern.count)
      let isSplit = pattern.forcedSplit(bytes, fragment) { _, start, end in
        values.append(start..<end)
      }
      if isSplit == true { return .values(values) }
    }
    let decoded = DecodedRange(fragment, of: bytes, plusIsSpace: isForm)
    func link(_ range: Range<Int>) -> Range<Int> {
      decoded.offsets[range.lowerBound]..<decoded.offsets[range.upperBound]
    }
    if let values = pattern.split(decoded.bytes) { return .values(values.map(link)) }
    guard let misfit = pattern.misfit(in: decoded.bytes) else {
      return .misfit(FragmentMisfit(range: fragment))
    }
    var range = link(misfit.range)
    if case .rejectedByte(let offset) = misfit.check {
      let length = UTF8Sequence.length(at: offset, in: decoded.bytes.span) ?? 1
      range = link(offset..<offset + length)
    }
    return .misfit(FragmentMisfit(index: misfit.index, range: range, resemblesPattern: true))
  }

  /// Captures the parameters of a fragment without keys.
  ///
  /// If the fragment does not match, and its parameters drop invalid values, the whole fragment
  /// becomes the dropped value of each parameter.
  ///
  /// - Returns: `false` if the fragment does not match and the link is therefore rejected.
  @inline(never)
  func match(
    _ pattern: CompiledCompound, of entry: Entry, at slots: Range<Int>, in bytes: Span<UInt8>,
    parts: URLParts, captures: CaptureSlots
  ) -> Bool {
    switch read(pattern, of: entry, in: bytes, parts) {
    case .absent: return true
    case .values(let values):
      for (slot, value) in zip(slots, values) {
        captures.set(slot, value.lowerBound, value.upperBound)
      }
      return true
    case .misfit:
      let first = parameters[Int(entry.firstParameter) + slots.lowerBound]
      guard first.flags.contains(.dropsInvalid), let fragment = parts.fragment else {
        return false
      }
      for slot in slots {
        captures.set(slot, fragment.lowerBound, fragment.upperBound)
        captures.markDropped(slot)
      }
      return true
    }
  }

  /// Returns the slots of the parameters in a fragment without keys, each with the range of its
  /// value.
  func fragmentValues(
    of entry: Entry, in bytes: Span<UInt8>, _ parts: URLParts
  ) -> [(slot: Int, range: Range<Int>)] {
    guard let pattern = fragmentPattern(of: entry),
      case .values(let values) = read(pattern, of: entry, in: bytes, parts)
    else { return [] }
    let first = entry.parameterCount - Int(entry.fragmentCount)
    return values.enumerated().map { (first + $0, $1) }
  }

  /// Returns the reason why a required fragment is rejected, or `nil` if it matches or is not
  /// required.
  func explain(
    _ pattern: CompiledCompound, of entry: Entry, at slots: Range<Int>, in bytes: Span<UInt8>,
    _ parts: URLParts, detail: Explanation.Detail
  ) -> Explanation? {
    let first = parameters[Int(entry.firstParameter) + slots.lowerBound]
    guard first.flags.contains(.required) else { return nil }
    switch read(pattern, of: entry, in: bytes, parts) {
    case .values: return nil
    case .absent:
      let end = Int(parts.end)
      return explainMissing(first, of: entry, at: end..<end, detail: detail)
    case .misfit(let misfit):
      guard misfit.resemblesPattern else {
        return explainMissing(first, of: entry, at: misfit.range, detail: detail)
      }
      let parameter = parameters[Int(entry.firstParameter) + slots.lowerBound + misfit.index]
      return Explanation(.invalidValue, detail: detail) { _ in
        (invalidValue(parameter, entry, SourceRange(misfit.range)), nil)
      }
    }
  }

  private func explainMissing(
    _ parameter: Parameter, of entry: Entry, at range: Range<Int>, detail: Explanation.Detail
  ) -> Explanation {
    Explanation(.missingParameter, detail: detail) { code in
      let error = LinkError(
        code: code, range: SourceRange(range),
        expected: .parameter(key(of: parameter), types[Int(parameter.type)].expectation),
        parameter: name(of: parameter), nearest: reference(of: entry))
      return (error, nil)
    }
  }

  /// Returns the range of the fragment if a route of the given apps has a secret in a fragment
  /// without keys.
  ///
  /// - Parameter harmless: The start offsets of values that are known not to be secret. If the
  ///   fragment contains one of them, the result is empty.
  func secretFragmentRanges(
    in bytes: Bytes, of scope: SecretScope, except harmless: Set<Int>
  ) -> [Range<Int>] {
    guard !fragmentPatterns.isEmpty, let hash = bytes.firstIndex(of: UInt8(ascii: "#")) else {
      return []
    }
    let fragment = hash + 1..<bytes.count
    let hasSecret = secretPathEntries.contains { index in
      let entry = entries[index]
      return scope.contains(app: entry.app)
        && (fragmentPattern(of: entry)?.types.contains(where: \.isSecret) ?? false)
    }
    guard hasSecret, !harmless.contains(where: fragment.contains) else { return [] }
    return [fragment]
  }
}

extension LinkMatch {
  /// Returns `true` if a parameter is in a fragment without keys.
  func isInFragmentPattern(_ index: Int) -> Bool {
    index >= entry.parameterCount - Int(entry.fragmentCount)
      && table.fragmentPattern(of: entry) != nil
  }

  /// The record of a fragment without keys that does not match its pattern; `nil` if the fragment
  /// is absent or matches, or if the route has no such pattern.
  var droppedFragment: DroppedValue? {
    let entry = entry
    guard let pattern = table.fragmentPattern(of: entry) else { return nil }
    let misfit: RouteTable.FragmentMisfit? = link.withSpan { bytes in
      if case .misfit(let misfit) = table.read(pattern, of: entry, in: bytes, parts) {
        misfit
      } else {
        nil
      }
    }
    guard let misfit else { return nil }
    let first = entry.parameterCount - Int(entry.fragmentCount)
    let parameter = table.parameters[Int(entry.firstParameter) + first + misfit.index]
    return DroppedValue(
      parameter: table.name(of: parameter), range: SourceRange(misfit.range), code: .invalidForm,
      expected: table.types[Int(parameter.type)].expectation)
  }
}

extension RouteTableBuilder {
  /// Compiles a fragment without keys.
  ///
  /// The flag `conditional` makes the writer call `RouteTable.finish(_:of:isFollowed:)`.
  mutating func addFragment(_ pattern: FragmentPattern, of entry: Int32) {
    guard let compound = compound(of: pattern.pieces) else { return }
    fragmentPatterns[entries[Int(entry)].firstParameter] = compound
    entries[Int(entry)].flags.insert(.conditional)
  }
}
