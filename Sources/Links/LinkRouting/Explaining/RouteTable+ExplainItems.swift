import Diagnostics
import URLSyntax
import TextPrimitives

extension RouteTable {
  /// Returns the reason why the query or the fragment does not match its declaration.
  ///
  /// The reason is the first of these that exists:
  /// - a percent-encoded line break in the query outside a value that allows line breaks
  /// - the first error in the order of the link
  /// - the first missing parameter
  /// - a condition that fails
  /// - an error of the canonical link
  func explainItems(
    of entry: Entry, in bytes: Span<UInt8>, _ parts: URLParts, detail: Explanation.Detail
  ) -> Explanation {
    let isEncoded = parts.flags.contains(.percentAfterPath)
    let isForm = entry.flags.contains(.formEncoded)
    var present: Set<Int> = []
    if parts.flags.contains(.encodedLineBreak),
      let range = strayLineBreak(entry, in: bytes, parts)
    {
      return explain(URLParseError(.percentEncodedControl, range), bytes, detail: detail)
    }
    var slots = Int(entry.pathCount)..<Int(entry.pathCount) + Int(entry.queryCount)
    for (range, isFragment) in [(parts.query, false), (parts.fragment, true)] {
      if isFragment {
        slots = slots.upperBound..<slots.upperBound + Int(entry.fragmentCount)
        guard !slots.isEmpty else { break }
        if let pattern = fragmentPattern(of: entry) {
          let explanation = explain(
            pattern, of: entry, at: slots, in: bytes, parts, detail: detail)
          if let explanation { return explanation }
          present.formUnion(slots)
          break
        }
      }
      guard let range else { continue }
      var items = QueryItems(in: range)
      while let item = items.next(in: bytes) {
        let slot = slot(
          named: item.key, in: bytes, of: entry, among: slots, isEncoded: isEncoded)
        guard slot >= 0 else {
          if entry.flags.contains(.rejectsUnknownKeys),
            !allowsUnknownKey(item.key, of: entry, bytes)
          {
            var explanation = Explanation(.unknownParameter, detail: detail) { code in
              explainUnknown(code, item, of: entry, among: slots, in: bytes)
            }
            if detail == .code { return explanation }
            let lost = lostItems(of: entry, in: bytes, parts, hasValue: present.contains)
              .filter { item.range.contains($0.key.lowerBound) }
            if !lost.isEmpty { explanation.edits = lost.flatMap(\.edits) }
            return explanation
          }
          continue
        }
        let parameter = parameters[Int(entry.firstParameter) + slot]
        if isFragment,
          let error = fragmentError(
            of: parameter, in: item.range, valueStart: item.valueRange.lowerBound, bytes)
        {
          return explain(error, bytes, detail: detail)
        }
        if parts.isIrregular(range),
          let explanation = explainEscape(
            in: item, among: range, of: parameter, entry, bytes, detail: detail)
        {
          return explanation
        }
        if var explanation = explainValue(
          of: item, parameter, of: entry, in: bytes, isForm: isForm, detail: detail)
        {
          if detail == .full, explanation.edits.isEmpty {
            // The value may contain another item, as in `?mode=voice?lang=fr`. Or the value may be
            // empty, while a similar key has a value, as in `?mode=&Mode=voice`.
            let lost = lostItems(of: entry, in: bytes, parts, hasValue: present.contains)
            let meant = lost.first {
              $0.index == slot
                ? item.valueRange.isEmpty : item.range.contains($0.range.lowerBound)
            }
            explanation.edits = meant?.edits ?? []
          }
          return explanation
        }
        let isRepeated = parameter.flags.contains(.repeated)
        if !present.insert(slot).inserted, !isRepeated {
          return Explanation(.duplicateParameter, detail: detail) { code in
            let error = LinkError(
              code: code, range: SourceRange(item.range), expected: .once(key(of: parameter)),
              parameter: name(of: parameter), nearest: reference(of: entry))
            return (error, nil)
          }
        }
      }
    }
    return explainMissing(in: bytes, entry, parts, present: present, detail: detail)
  }

  private func explainUnknown(
    _ code: LinkError.Code, _ item: QueryItems.Item, of entry: Entry, among slots: Range<Int>,
    in bytes: Span<UInt8>
  ) -> (LinkError, Explanation.Edit?) {
    let route = route(of: entry)
    let declared = slots.map { parameters[Int(entry.firstParameter) + $0] }
      .filter { !$0.flags.contains(.subdomain) }.map(key(of:))
    let keys = declared + route.allowedKeys
    let expected = LinkExpectation.names(.parameter, keys)
    let tracking = LinkExpectation.phrase(.trackingKey)
    let key = PercentEncoding.decode(item.key, of: bytes)
    let candidates = keys.filter { !$0.hasSuffix("*") }
    let meant =
      KeySpelling.declaredKey(meantBy: key, among: candidates)
      ?? Spelling.nearest(to: key, among: candidates)
    let edit = meant.map { key in
      Explanation.Edit(range: item.key, bytes: Bytes(PercentEncoding.encode(key).utf8))
    }
    let error = LinkError(
      code: code, range: SourceRange(item.key),
      expected: !route.allowsTrackingKeys
        ? expected : keys.isEmpty ? tracking : .anyOf([expected, tracking]),
      nearest: reference(of: entry))
    return (error, edit)
  }

  /// Returns the reason why a declared item of an irregular query or fragment is rejected, or `nil`
  /// if the item contains no percent sign.
  ///
  /// A query or fragment is irregular if it contains a raw bracket or an incomplete escape. If the
  /// item contains an incomplete escape, the reason is this escape. Otherwise, the reason is an
  /// escape that Foundation decodes differently from the router. The correction then
  /// percent-encodes the part that makes the query or fragment irregular.
  private func explainEscape(
    in item: QueryItems.Item, among items: Range<Int>, of parameter: Parameter, _ entry: Entry,
    _ bytes: Span<UInt8>, detail: Explanation.Detail
  ) -> Explanation? {
    guard let percent = item.range.first(where: { bytes[$0] == UInt8(ascii: "%") }) else {
      return nil
    }
    let incomplete = item.range.first { offset in
      bytes[offset] == UInt8(ascii: "%") && !URLParts.isEscape(bytes, at: offset)
    }
    if let incomplete {
      return explain(URLParts.invalidEscape(bytes, at: incomplete), bytes, detail: detail)
    }
    return Explanation(.ambiguousEscape, detail: detail) { code in
      let error = LinkError(
        code: code, range: SourceRange(percent, percent + 3),
        expected: .phrase(.percentEncoding), parameter: name(of: parameter),
        nearest: reference(of: entry))
      let irregular = URLParts.irregularRange(bytes, in: items)
      return (error, irregular.map { Explanation.Edit(range: $0, bytes: encoded(bytes, $0)) })
    }
  }

  private func explainValue(
    of item: QueryItems.Item, _ parameter: Parameter, of entry: Entry, in bytes: Span<UInt8>,
    isForm: Bool, detail: Explanation.Detail
  ) -> Explanation? {
    let value = item.valueRange
    guard !parameter.dropsValue(isEmpty: value.isEmpty) else { return nil }
    let decoded = DecodedRange(value, of: bytes, plusIsSpace: isForm)
    let all = 0..<decoded.bytes.count
    let check = types[Int(parameter.type)].checkLink(decoded.bytes.span, all)
    if check == .accepted { return nil }
    return Explanation(.invalidValue, detail: detail) { _ in
      if case .rejectedByte(let index) = check {
        let place = decoded.link(decoded.scalar(at: index))
        return (invalidValue(parameter, entry, place), nil)
      }
      return (
        invalidValue(parameter, entry, decoded.link(all)),
        valueEdit(all, of: decoded, type: parameter.type)
      )
    }
  }

  private func explainMissing(
    in bytes: Span<UInt8>, _ entry: Entry, _ parts: URLParts, present: Set<Int>,
    detail: Explanation.Detail
  ) -> Explanation {
    let fragment = Int(entry.pathCount) + Int(entry.queryCount)
    for index in Int(entry.pathCount)..<entry.parameterCount {
      let parameter = parameters[Int(entry.firstParameter) + index]
      guard parameter.flags.contains(.required), !present.contains(index) else { continue }
      var edits: [Explanation.Edit] = []
      var explanation = Explanation(.missingParameter, detail: detail) { code in
        let lost = lostItems(
          of: entry, in: bytes, parts, isRejected: true, hasValue: present.contains
        ).first { $0.index == index }
        edits = lost?.edits ?? []
        let place = index < fragment ? Int(parts.queryEnd) : Int(parts.end)
        let error = LinkError(
          code: code, range: SourceRange(lost?.key ?? place..<place),
          expected: .parameter(key(of: parameter), types[Int(parameter.type)].expectation),
          parameter: name(of: parameter), nearest: reference(of: entry))
        return (error, nil)
      }
      explanation.edits = edits
      return explanation
    }
    if let error = conditionError(of: entry, in: bytes, parts) ?? canonicalError(in: bytes, parts) {
      return Explanation(error.code, detail: detail) { _ in (error, nil) }
    }
    // The match rejected a link that this explanation accepts, which is a bug of this library.
    assertionFailure("a rejected link has a reason")
    return Explanation(
      error: LinkError(
        code: .invalidValue, range: SourceRange(0, Int(parts.end)), expected: .phrase(.validLink),
        nearest: reference(of: entry)))
  }
}
