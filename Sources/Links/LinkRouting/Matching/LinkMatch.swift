public import Diagnostics
import URLSyntax

/// A link that matches a route, with the values of its parameters.
///
/// A match contains the link and the byte ranges of its parameters. Values are created when they
/// are read. Code in this package that matches many links uses `LinkReader`, which does not copy
/// each link. The description of a match lists its app, its route and its parameters, with secrets
/// masked.
public struct LinkMatch: Sendable {
  let table: RouteTable
  let entryIndex: Int32
  let parts: URLParts
  let captures: Captures

  /// The original link, including secrets.
  public let link: String

  init(table: RouteTable, entry: Int32, link: String, parts: URLParts, captures: Captures) {
    self.table = table
    self.entryIndex = entry
    self.link = link
    self.parts = parts
    self.captures = captures
  }

  var entry: RouteTable.Entry { table.entries[Int(entryIndex)] }

  /// The manifest of the app.
  public var manifest: LinkManifest { table.manifests[Int(entry.app)] }

  /// The name of the app.
  public var app: String { table.manifests[Int(entry.app)].app }

  /// The name of the route.
  public var routeName: String {
    table.manifests[Int(entry.app)].routes[Int(entry.route)].name
  }

  /// The route.
  public var route: Route { table.route(of: entry) }

  /// The names of the app and the route.
  public var reference: RouteReference { RouteReference(app: app, route: routeName) }

  /// A Boolean value that indicates whether the link uses a custom scheme.
  ///
  /// Any other app can claim the same custom scheme.
  public var isCustomScheme: Bool { !parts.hasWebScheme }

  /// A Boolean value that indicates whether the link is an `http` link that is read as `https`.
  public var isPlainHTTP: Bool { parts.hasPlainWebScheme }
}

extension LinkMatch {
  /// A parameter that the route declares, with its value.
  public struct Parameter: Sendable, Hashable {
    /// The name.
    public let name: String
    /// The value.
    public let value: ParameterValue
    /// The byte range of the value in the link, or `nil` for a default or an empty catch-all.
    ///
    /// For a repeated parameter or a catch-all, this is the range of the first value.
    public let range: SourceRange?
  }

  /// The parameters that have a value or a default.
  ///
  /// They are in the order path, query, fragment. A parameter in the host follows those of the
  /// query.
  public var parameters: [Parameter] {
    let entry = entry
    return (0..<entry.parameterCount).compactMap { index in
      value(at: index).map {
        Parameter(
          name: table.name(of: table.parameters[Int(entry.firstParameter) + index]), value: $0,
          range: firstRange(at: index).map { SourceRange($0) })
      }
    }
  }

  /// Accesses the value of a parameter.
  ///
  /// The value is `nil` if the route declares no parameter with that name. It is also `nil` if the
  /// link contains no valid value of the parameter, and the parameter has no default.
  public subscript(name: String) -> ParameterValue? {
    let entry = entry
    for index in 0..<entry.parameterCount {
      let parameter = table.parameters[Int(entry.firstParameter) + index]
      if table.hasName(parameter, name) { return value(at: index) }
    }
    return nil
  }

  /// Returns `true` if a `+` in the value of a parameter represents a space.
  func isForm(_ index: Int) -> Bool {
    entry.flags.contains(.formEncoded) && index >= Int(entry.pathCount)
  }

  /// Returns the value of the parameter at an index of the entry.
  func value(at index: Int) -> ParameterValue? {
    let entry = entry
    let parameter = table.parameters[Int(entry.firstParameter) + index]
    if parameter.flags.contains(.repeated) || parameter.flags.contains(.catchAll) {
      let values = ranges(at: index).map { value(parameter, $0, isForm: isForm(index)) }
      if values.isEmpty, parameter.flags.contains(.repeated) { return nil }
      return ParameterValue(.list(values), isSecret: parameter.flags.contains(.secret))
    }
    if let range = firstRange(at: index) {
      return value(parameter, range, isForm: isForm(index))
    }
    return table.defaultValue(of: parameter)
  }

  private func value(
    _ parameter: RouteTable.Parameter, _ range: Range<Int>, isForm: Bool
  ) -> ParameterValue {
    let type = Int(parameter.type)
    return link.withSpan { bytes in
      if parameter.flags.contains(.subdomain) {
        let label = bytes.lowercased(range)
        return table.types[type].value(label.span, label.indices)
      }
      if isVerbatim(bytes, range, isForm: isForm) { return table.types[type].value(bytes, range) }
      let decoded = DecodedRange(range, of: bytes, plusIsSpace: isForm)
      return table.types[type].value(decoded.bytes.span, 0..<decoded.bytes.count)
    }
  }

  /// Returns `true` if a value contains no percent-encoding and no `+` that represents a space.
  func isVerbatim(_ bytes: Span<UInt8>, _ range: Range<Int>, isForm: Bool) -> Bool {
    !range.contains {
      bytes[$0] == UInt8(ascii: "%") || isForm && bytes[$0] == UInt8(ascii: "+")
    }
  }

  /// Returns the byte range of the first value of a parameter that is not dropped.
  private func firstRange(at index: Int) -> Range<Int>? {
    let flags = table.parameters[Int(entry.firstParameter) + index].flags
    if flags.contains(.repeated) || flags.contains(.catchAll) { return ranges(at: index).first }
    return captures.hasDropped(index) ? nil : captures[index]
  }

  /// Returns the byte range of each value of a parameter, without dropped values.
  ///
  /// Only a repeated parameter or a catch-all has several ranges.
  func ranges(at index: Int) -> [Range<Int>] {
    guard captures.hasDropped(index) else { return spelledRanges(at: index) }
    let parameter = table.parameters[Int(entry.firstParameter) + index]
    guard parameter.flags.contains(.repeated) else { return [] }
    let isForm = isForm(index)
    return link.withSpan { bytes in
      spelledRanges(at: index).filter { range in
        table.accepts(
          parameter.type, range, of: bytes, isEncoded: true, plusIsSpace: isForm)
      }
    }
  }

  /// Returns the byte range of each value of a parameter, including dropped values.
  func spelledRanges(at index: Int) -> [Range<Int>] {
    guard let first = captures[index] else { return [] }
    let entry = entry
    let parameter = table.parameters[Int(entry.firstParameter) + index]
    return link.withSpan { bytes in
      if parameter.flags.contains(.catchAll) {
        var ranges: [Range<Int>] = []
        var start = first.lowerBound
        while start < first.upperBound {
          var stop = start
          while stop < first.upperBound, bytes[stop] != UInt8(ascii: "/") { stop += 1 }
          ranges.append(start..<stop)
          start = stop + 1
        }
        return ranges
      }
      guard parameter.flags.contains(.repeated) else { return [first] }
      var ranges: [Range<Int>] = []
      forEachItem(bytes) { slot, item in
        if slot == index { ranges.append(item.valueRange) }
      }
      return ranges
    }
  }

  /// Calls a closure with every item, and with the index of its parameter, or -1 if its key is not
  /// declared.
  ///
  /// See ``RouteTable/forEachItem(of:in:_:_:)``.
  func forEachItem(_ bytes: Span<UInt8>, _ body: (Int, QueryItems.Item) -> Void) {
    table.forEachItem(of: entry, in: bytes, parts, body)
  }
}

extension LinkMatch: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The app, the route and the parameters, with secrets masked.
  ///
  /// For example, `wordly.attend(session: KXTR-7429)`. A value that contains a link with a secret
  /// is masked as a whole.
  public var description: String {
    let masked = maskedLink.maskedRanges.map(\.range)
    let entry = entry
    let list = (0..<entry.parameterCount).compactMap { index -> String? in
      guard let value = value(at: index) else { return nil }
      let isMasked = ranges(at: index).contains { range in masked.contains { $0.overlaps(range) } }
      let name = table.name(of: table.parameters[Int(entry.firstParameter) + index])
      return "\(name): \(isMasked ? ParameterValue.mask : value.description)"
    }
    return "\(reference)(\(list.joined(separator: ", ")))"
  }

  /// The app, the route and the parameters, with secrets masked; equal to ``description``.
  public var debugDescription: String { description }

  /// A mirror without children, so that `dump` prints neither the link nor a secret.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension LinkMatch: Equatable {
  /// Returns `true` if both matches have the same app, route, parameters and extra items.
  public static func == (left: LinkMatch, right: LinkMatch) -> Bool {
    left.reference == right.reference && left.parameters.map(\.name) == right.parameters.map(\.name)
      && left.parameters.map(\.value) == right.parameters.map(\.value)
      && left.extra == right.extra
  }
}
