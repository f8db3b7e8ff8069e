import CMessageOracle

/// A message that ICU has parsed.
public struct ICUMessage {
  /// The parts of the message.
  public private(set) var events: [MessageEvent] = []
  private let units: [UInt16]
  /// The start of the text that has not been recorded yet; `nil` outside of messages.
  private var start: Int?
  private var pending: [UInt16] = []

  /// Parses a message; `nil` if ICU's `MessagePattern` rejects it.
  public init?(_ text: String, requiresDoubling: Bool = false) {
    units = Array(text.utf16)
    // The units are copied, because the callback changes `self`.
    let copy = units
    let isAccepted = unsafe withUnsafeMutablePointer(to: &self) { message in
      unsafe copy.withUnsafeBufferPointer { units in
        unsafe waymark_visit_message_parts(
          units.baseAddress, Int32(units.count), requiresDoubling, message
        ) { context, part, start, length, value, number in
          unsafe context?.assumingMemoryBound(to: ICUMessage.self).pointee
            .add(part, Int(start), Int(start + length), Int(value), number)
        }
      }
    }
    if !isAccepted { return nil }
  }

  /// Returns `true` if ICU's `MessageFormat` accepts a message.
  public static func isFormat(_ text: String) -> Bool {
    let units = Array(text.utf16)
    return unsafe units.withUnsafeBufferPointer {
      unsafe waymark_message_format_accepts($0.baseAddress, Int32($0.count))
    }
  }

  private mutating func add(
    _ part: waymark_message_part, _ index: Int, _ limit: Int, _ value: Int, _ number: Double
  ) {
    switch part {
    case waymark_message_part_message_start:
      events.append(.message)
      start = limit
    case waymark_message_part_message_limit:
      flush(index)
      start = nil
      events.append(.end)
    case waymark_message_part_skip_syntax:
      take(index)
      start = limit
    case waymark_message_part_replace_number:
      flush(index)
      events.append(.numberSign)
      start = limit
    case waymark_message_part_argument_start:
      flush(index)
      start = nil
      events.append(.argument(kind: value))
    case waymark_message_part_argument_limit:
      start = limit
      events.append(.end)
    case waymark_message_part_argument_number, waymark_message_part_argument_name:
      events.append(.name(text(index, limit)))
    case waymark_message_part_argument_type: events.append(.type(text(index, limit)))
    case waymark_message_part_argument_style: events.append(.style(text(index, limit)))
    case waymark_message_part_argument_selector: events.append(.selector(text(index, limit)))
    case waymark_message_part_argument_integer, waymark_message_part_argument_double:
      events.append(.number(number))
    // The remaining kind of part marks a position at which ICU would insert a quote. It has no
    // event.
    default: break
    }
  }

  private mutating func take(_ end: Int) {
    if let start, start < end { pending += units[start..<end] }
    start = end
  }

  private mutating func flush(_ end: Int) {
    take(end)
    if !pending.isEmpty { events.append(.text(String(decoding: pending, as: UTF16.self))) }
    pending = []
  }

  private func text(_ start: Int, _ end: Int) -> String {
    String(decoding: units[start..<end], as: UTF16.self)
  }
}
