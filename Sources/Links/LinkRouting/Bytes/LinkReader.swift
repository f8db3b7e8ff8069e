import Diagnostics
import LanguageTags
import TextPrimitives
import URLSyntax

/// Matches links one after the other, for callers that read and rewrite millions of links.
///
/// A ``LinkReading`` and a ``LinkMatch`` are two views of one result: the entry, the parts of the
/// link and the captures that `RouteTable.match` finds. They differ in who owns the bytes. A match
/// contains a copy of the link and outlives the call. A reading refers to the bytes of the caller,
/// and the next link overwrites it, so reading many links allocates no memory. ``match(_:_:)``
/// converts a reading into a match.
package final class LinkReader: Sendable {
  /// The description of a route.
  package struct Route: Sendable {
    /// The names of the app and the route.
    package let reference: RouteReference
    /// The parameters of path, query and fragment.
    package let parameters: [Parameter]
    /// The name of the route that replaces this one; `nil` unless the route is retired.
    package let redirect: String?
  }

  /// A parameter of a route.
  package struct Parameter: Sendable {
    /// The name.
    package let name: String
    /// `true` if the parameter has a list of values.
    package let isList: Bool
    /// The values that the parameter has if a link omits it, in canonical spelling without
    /// percent-encoding.
    ///
    /// An empty array for a catch-all; `nil` for any other parameter without a default.
    package let absent: [String]?
    /// `true` if the values are secret.
    package let isSecret: Bool
    let type: Int32
  }

  /// The router that finds the routes.
  package let router: Router
  /// The routes of all apps: one element for each entry of the table that is not an exclusion.
  package let routes: [Route]
  /// `true` if secrets are masked.
  package let masksSecrets: Bool
  let table: RouteTable
  /// For each of `routes`, the data that is needed for every link.
  let plans: [Plan]
  let slots: [Slot]
  /// The strings that plans and slots refer to.
  let pool: Bytes
  /// For each entry of the table, the index of its route in `routes`; -1 for an exclusion.
  let routeOfEntry: [Int]
  /// The secret keys in lower case, as ranges of `pool`, ordered by group of ``SecretScopes``.
  let secretKeys: [TextRange]
  /// The sketches of `secretKeys`, with which the reader quickly finds out that a key is not a
  /// misspelt secret key.
  let secretSketches: [SecretKeys.Sketch]

  /// Creates a reader for the links of a router.
  ///
  /// - Complexity: O(*n*), where *n* is the number of routes.
  package init(_ router: Router, masksSecrets: Bool) {
    self.router = router
    self.masksSecrets = masksSecrets
    let table = router.table
    self.table = table
    var routes: [Route] = []
    var plans: [Plan] = []
    var slots: [Slot] = []
    var pool: Bytes = []
    var routeOfEntry: [Int] = []
    var secretKeys: [TextRange] = []
    let keysOfGroup = table.secrets.groups.map { scope in
      let start = secretKeys.count
      for name in scope.keys.names {
        pool += Bytes(name.utf8)
        secretKeys.append(TextRange(start: pool.count - name.utf8.count, end: pool.count))
      }
      return TextRange(start: start, end: secretKeys.count)
    }
    for index in table.entries.indices {
      let entry = table.entries[index]
      routeOfEntry.append(entry.isExclusion ? -1 : routes.count)
      guard !entry.isExclusion else { continue }
      var own = (0..<entry.parameterCount).map { Slot($0, of: entry, table) }
      routes.append(Route(entry, table))
      var plan = Plan(entry, firstSlot: slots.count, &own, table, &pool)
      let group = table.secrets.groupOfApp[Int(entry.app)]
      plan.secretKeys = keysOfGroup[group]
      plan.hasSketches = table.secrets.groups[group].keys.hasSketches
      plans.append(plan)
      slots += own
    }
    self.routes = routes
    self.plans = plans
    self.slots = slots
    self.secretKeys = secretKeys
    secretSketches = table.secrets.groups.flatMap(\.keys.sketches)
    self.pool = pool
    self.routeOfEntry = routeOfEntry
  }

  /// Reads a link.
  ///
  /// - Parameters:
  ///   - bytes: The link.
  ///   - reading: The result; undefined for a rejected link.
  /// - Returns: `true` if a route matches the link.
  package func read(_ bytes: Span<UInt8>, into reading: inout LinkReading) -> Bool {
    guard readRoute(bytes, into: &reading) else { return false }
    reading.plan = plans[reading.route]
    findSecrets(bytes, &reading)
    findExtra(bytes, &reading)
    return true
  }

  /// Finds the route of a link, but neither its secrets nor its extra items.
  ///
  /// Only ``LinkReading/route`` may be used after this call.
  ///
  /// - Returns: `true` if a route matches the link.
  @inline(__always)
  package func readRoute(_ bytes: Span<UInt8>, into reading: inout LinkReading) -> Bool {
    reading.entry = table.match(bytes, &reading.parts, keeping: &reading.captures)
    guard reading.entry >= 0 else { return false }
    reading.route = routeOfEntry[Int(reading.entry)]
    return true
  }

  /// Returns a match for the link that was read.
  package func match(_ reading: LinkReading, _ bytes: Span<UInt8>) -> LinkMatch {
    LinkMatch(
      table: table, entry: reading.entry,
      link: String(decoding: 0..<bytes.count, of: bytes), parts: reading.parts,
      captures: reading.captures)
  }

  /// Returns the reason why a link is rejected.
  package func refusal(of bytes: Span<UInt8>) -> LinkError {
    if let error = encodingError(of: bytes) { return LinkError(error) }
    return table.explain(bytes)
  }

  /// Returns the code of the reason why a link is rejected.
  package func rejectionCode(of bytes: Span<UInt8>) -> LinkError.Code {
    if let error = encodingError(of: bytes) { return LinkError.Code(error.code) }
    return table.rejectionCode(bytes)
  }

  /// Returns the error for bytes that are not UTF-8.
  ///
  /// The scanner reports the first error that it finds. Invalid UTF-8, however, takes precedence
  /// over all other errors, except that the link is too long.
  ///
  /// - Returns: `nil` if the bytes are UTF-8, or if the link is too long.
  private func encodingError(of bytes: Span<UInt8>) -> URLParseError? {
    guard bytes.count <= URLParts.maximumLength,
      let offset = UTF8Sequence.firstInvalidOffset(in: bytes)
    else { return nil }
    return URLParseError(.invalidUTF8, offset..<offset + 1)
  }

  /// Returns the warnings that ``LinkMatch/warnings`` contains for the link.
  @inline(__always)
  package func warnings(_ reading: LinkReading, _ bytes: Span<UInt8>) -> [LinkWarning] {
    mayWarn(reading, bytes) ? match(reading, bytes).warnings : []
  }

  /// Returns `true` if a link may have warnings; only `false` is definite.
  package func mayWarn(_ reading: LinkReading, _ bytes: Span<UInt8>) -> Bool {
    if reading.parts.hasIrregularQuery { return true }
    let plan = reading.plan
    let isOwnScheme = !reading.parts.hasWebScheme
    if reading.parts.hasPlainWebScheme { return true }
    let isEncoded =
      reading.parts.flags.contains(.percentInPath)
      || reading.parts.flags.contains(.percentAfterPath)
    for index in 0..<plan.slotCount {
      guard let range = reading.captures[index] else { continue }
      let slot = slots[plan.firstSlot + index]
      if isEncoded || reading.captures.hasDropped(index) || slot.isSecret && isOwnScheme
        || slot.isLanguageTag && mayBeRepaired(range, bytes)
      {
        return true
      }
    }
    return mayBeElsewhere(reading.parts, bytes)
      || reading.extra.contains { mayBeLost($0.key, reading, bytes) }
  }

  /// Returns `true` if a language tag contains an underscore or a three-letter region.
  private func mayBeRepaired(_ tag: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    tag.contains { bytes[$0] == UInt8(ascii: "_") }
      || LanguageTag.longRegion(bytes, from: tag.lowerBound, to: tag.upperBound) != nil
  }

  /// Returns `true` if a parameter may be in the wrong part of the link; only `false` is definite.
  ///
  /// Wrong parts are the fragment, the part after a second question mark, and the part after a
  /// wrong separator.
  private func mayBeElsewhere(_ parts: URLParts, _ bytes: Span<UInt8>) -> Bool {
    // Separators may be percent-encoded.
    if parts.flags.contains(.percentAfterPath) { return true }
    if let fragment = parts.fragment,
      fragment.contains(where: { bytes[$0] == UInt8(ascii: "=") })
    {
      return true
    }
    guard let query = parts.query else { return false }
    return [UInt8(ascii: "?"), UInt8(ascii: ";")].contains { mark in
      ByteSearch.first(of: mark, in: bytes, from: query.lowerBound, to: query.upperBound)
        < query.upperBound
    }
  }

  /// Returns `true` if a key may be a misspelt or HTML-escaped parameter; only `false` is definite.
  ///
  /// The parameter must be a list, or have no value in the link.
  private func mayBeLost(_ key: Range<Int>, _ reading: LinkReading, _ bytes: Span<UInt8>) -> Bool {
    var sketch = KeySpelling.Sketch()
    for offset in key {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "%") || byte == UInt8(ascii: ";") { return true }
      sketch.add(byte)
    }
    let plan = reading.plan
    return (plan.pathCount..<plan.slotCount).contains { index in
      let slot = slots[plan.firstSlot + index]
      return (reading.captures[index] == nil || slot.isRepeated)
        && slot.spelling.mayDifferInOneLetter(from: sketch)
    }
  }
}

extension LinkReader.Route {
  fileprivate init(_ entry: RouteTable.Entry, _ table: RouteTable) {
    reference = table.reference(of: entry)
    redirect = table.route(of: entry).redirect?.route
    parameters = table.parameters(of: entry).map { parameter in
      let isCatchAll = parameter.flags.contains(.catchAll)
      return LinkReader.Parameter(
        name: table.name(of: parameter),
        isList: isCatchAll || parameter.flags.contains(.repeated),
        absent: isCatchAll ? [] : table.defaultValue(of: parameter).map { [$0.text] },
        isSecret: parameter.flags.contains(.secret), type: parameter.type)
    }
  }
}
