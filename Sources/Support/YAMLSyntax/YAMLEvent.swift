internal import CYAML

/// A parser event for a YAML document, with positions in code points.
struct YAMLEvent {
  enum Kind {
    case streamEnd
    case document
    /// A reference to an anchor, by name.
    case alias(String)
    case scalar(String, Style)
    case list
    case mapping
    /// The end of a sequence or a mapping.
    case end
  }

  /// The style of a scalar.
  enum Style {
    case plain
    /// In single or double quotes.
    case quoted
    /// A block scalar after `|` or `>`.
    case block
  }

  let kind: Kind
  /// The position of the first character, which may be that of an anchor or a tag.
  let start: Int
  /// The position after the last character.
  let end: Int
  let anchor: String?
  let hasTag: Bool
}

/// A syntax error in a YAML document, as libyaml reports it.
struct YAMLFailure: Error {
  let problem: String
  /// The position in code points.
  let place: Int
  /// The construct that was being parsed, with its start in code points.
  let context: (text: String, place: Int)?
}

/// An iterator over the parser events of a document, based on libyaml.
@safe struct YAMLEvents: ~Copyable {
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private let parser: OpaquePointer?

  /// Creates an iterator over the events of a UTF-8 document, whose bytes are copied.
  init(_ text: [UInt8]) {
    unsafe bytes = UnsafeMutableBufferPointer.allocate(capacity: text.count)
    _ = unsafe bytes.initialize(fromContentsOf: text)
    unsafe parser = waymark_yaml_open(bytes.baseAddress, text.count)
  }

  deinit {
    if let parser = unsafe parser { unsafe waymark_yaml_close(parser) }
    unsafe bytes.deallocate()
  }

  /// Returns the next event.
  mutating func next() throws(YAMLFailure) -> YAMLEvent {
    guard let parser = unsafe parser else {
      throw YAMLFailure(problem: "out of memory", place: 0, context: nil)
    }
    var event = unsafe waymark_yaml_event()
    guard unsafe waymark_yaml_next(parser, &event) else {
      throw unsafe Self.failure(waymark_yaml_failure(parser))
    }
    return unsafe YAMLEvent(event)
  }

  private static func failure(_ failure: waymark_yaml_failure) -> YAMLFailure {
    let context = unsafe failure.context.map { unsafe String(cString: $0) }
    let contextPlace = unsafe failure.context_place
    return unsafe YAMLFailure(
      problem: String(cString: failure.problem), place: failure.place,
      context: context.map { ($0, contextPlace) })
  }
}

extension YAMLEvent {
  @unsafe fileprivate init(_ event: waymark_yaml_event) {
    let style = unsafe Style(event.style)
    let text = unsafe String(
      decoding: UnsafeBufferPointer(start: event.text, count: event.count), as: UTF8.self)
    kind =
      switch unsafe event.kind {
      case waymark_yaml_document: .document
      case waymark_yaml_alias: .alias(text)
      case waymark_yaml_scalar: .scalar(text, style)
      case waymark_yaml_list: .list
      case waymark_yaml_mapping: .mapping
      case waymark_yaml_end: .end
      default: .streamEnd
      }
    start = unsafe event.start
    end = unsafe event.end
    anchor = unsafe event.anchor.map { unsafe String(cString: $0) }
    hasTag = unsafe event.has_tag
  }
}

extension YAMLEvent.Style {
  fileprivate init(_ style: waymark_yaml_style) {
    self =
      switch style {
      case waymark_yaml_quoted: .quoted
      case waymark_yaml_block: .block
      default: .plain
      }
  }
}
