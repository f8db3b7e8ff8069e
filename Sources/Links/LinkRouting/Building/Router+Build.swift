import Diagnostics
import LanguageTags
import TextPrimitives
import URLSyntax

extension Router {
  /// Builds the link of a route: the inverse of ``match(_:)-(String)``.
  ///
  /// The link is canonical, and matching it returns the same values. The method rejects everything
  /// that a link cannot represent, for example:
  /// - a value that its type does not accept
  /// - a control character
  /// - a missing required parameter
  /// - a parameter that the route does not declare
  ///
  /// - Parameters:
  ///   - reference: The route.
  ///   - values: The values, by parameter name.
  ///   - scheme: `https` or one of the app's own schemes; `nil` for the canonical scheme.
  /// - Throws: ``LinkError``. For an invalid value, the range of the error refers to the bytes of
  ///   the value.
  /// - Complexity: O(*n* + *m*), where *n* is the length of the link, and *m* is the number of
  ///   routes.
  public func link(
    to reference: RouteReference, values: [String: ParameterValue], scheme: String? = nil
  ) throws(LinkError) -> String {
    try link(
      to: reference,
      texts: values.sorted { $0.key < $1.key }.map { name, value in
        (name, value.elements.map(\.text))
      }, scheme: scheme)
  }

  /// Builds the link of a route from strings, spelled as in a link before percent-encoding.
  ///
  /// - Parameters:
  ///   - reference: The route.
  ///   - texts: The names of the parameters, each with its values. Only a repeated parameter or a
  ///     catch-all may have more than one value.
  ///   - scheme: `https` or one of the app's own schemes; `nil` for the canonical scheme.
  /// - Throws: ``LinkError``. For an invalid value, the range of the error refers to the bytes of
  ///   the value.
  public func link(
    to reference: RouteReference, texts: [(name: String, values: [String])],
    scheme: String? = nil
  ) throws(LinkError) -> String {
    var entry = try table.entry(of: reference)
    var slots: [[String]] = Array(repeating: [], count: entry.parameterCount)
    for (name, values) in texts {
      let index = table.parameters(of: entry).firstIndex { table.hasName($0, name) }
      guard let index else {
        throw LinkError(
          code: .unknownParameter, range: SourceRange(0, name.utf8.count),
          expected: table.expectedNames(of: entry), parameter: name, nearest: reference)
      }
      slots[index] += values
    }
    let path = try table.optionalPath(of: entry) { !slots[$0].isEmpty }
    if let path {
      slots = path.slots.map { slots[$0] } + slots.dropFirst(Int(entry.pathCount))
      entry = table.entries[Int(path.entry)]
    }
    return try table.link(entry, scheme: scheme) { (index, writer) throws(LinkError) in
      let parameter = table.parameters[Int(entry.firstParameter) + index]
      let isList = parameter.flags.contains(.repeated) || parameter.flags.contains(.catchAll)
      guard isList || slots[index].count <= 1 else {
        throw LinkError(
          code: .duplicateParameter, range: SourceRange(0, 0), expected: .phrase(.oneValue),
          parameter: table.name(of: parameter), nearest: reference)
      }
      for text in slots[index] { try table.append(text, of: parameter, entry, to: &writer) }
    }
  }
}

extension RouteTable {
  /// Returns an expectation that lists the parameters of an entry.
  func expectedNames(of entry: Entry) -> LinkExpectation {
    .names(.parameter, parameters(of: entry).map(name(of:)))
  }

  /// Checks a string and appends it in its canonical spelling, percent-encoded.
  func append(
    _ text: String, of parameter: Parameter, _ entry: Entry, to writer: inout ParameterWriter
  ) throws(LinkError) {
    var check = ValueCheck.rejected
    text.readBytes { bytes in check = append(bytes, of: parameter, to: &writer) }
    if check != .accepted { try refuse(check, text, parameter, entry) }
  }

  /// Checks the bytes of a value and, if its type accepts them, appends them.
  @inline(__always)
  func append(
    _ bytes: Span<UInt8>, of parameter: Parameter, to writer: inout ParameterWriter
  ) -> ValueCheck {
    let filter = filters[Int(parameter.type)]
    let range = 0..<bytes.count
    var check = self.check(parameter.type, filter, bytes, range)
    // An empty value that equals the default is valid, because the link omits it like any other
    // default.
    if bytes.isEmpty, parameter.hasEmptyDefault { check = .accepted }
    if check == .accepted { writer.append(bytes, range, of: filter) }
    return check
  }

  private func refuse(
    _ check: ValueCheck, _ text: String, _ parameter: Parameter, _ entry: Entry
  ) throws(LinkError) {
    switch check {
    case .accepted: return
    case .rejectedByte(let offset):
      let length = text.withSpan { UTF8Sequence.length(at: offset, in: $0) } ?? 1
      throw invalidValue(parameter, entry, SourceRange(offset, offset + length))
    case .rejected:
      throw invalidValue(parameter, entry, SourceRange(0, text.utf8.count))
    }
  }

  /// Checks decoded bytes.
  ///
  /// For most values, the filter of the type suffices.
  @inline(__always)
  private func check(
    _ type: Int32, _ filter: ValueFilter, _ bytes: Span<UInt8>, _ range: Range<Int>
  ) -> ValueCheck {
    if filter.shape == .text, filter.acceptsASCIIText(bytes, range) { return .accepted }
    if filter.shape == .languageTag,
      LanguageTag.isRegisteredTag(bytes, from: 0, to: bytes.count)
    {
      return .accepted
    }
    return types[Int(type)].check(bytes, range)
  }

  /// Returns the error for a value that does not have the type of its parameter.
  func invalidValue(_ parameter: Parameter, _ entry: Entry, _ range: SourceRange) -> LinkError {
    LinkError(
      code: .invalidValue, range: range,
      expected: types[Int(parameter.type)].expectation, parameter: name(of: parameter),
      nearest: entry.isExclusion ? nil : reference(of: entry))
  }
}
