// Why any interleaving gives the same bubbles, although memory is bounded:
//
// What becomes of one id depends on the messages of that id alone, in their order. Its place is
// that of its first message, so it never changes. The window holds the bubbles of the N greatest
// places, visible or not. A bubble makes room only for N greater ones; it would not be among the N
// greatest at the end either, whatever the order. A new id is turned away only below a place that
// made room, by the same argument. So those N bubbles have seen all their messages, in every
// interleaving.
//
// The ids that made room or were turned away have to be remembered as long as messages of theirs
// may come, else a late one would look like the first of a new bubble. That memory is bounded too:
// when it overflows, the id that was heard of longest ago is forgotten, and a new id at or below
// its last timestamp is turned away, so that a replay still changes nothing. Only an id that goes
// on with greater timestamps after so many others departed can come back.

/// The bubbles of a conversation, made from the messages of an unreliable stream.
///
/// ```swift
/// var transcript = Transcript()
/// transcript.apply(message)           // as they arrive, also again after a reconnection
/// transcript.bubbles                  // what is to be shown, in its order
/// ```
///
/// - A bubble appears only with content of which something is seen: more than white space and characters
///   that show nothing.
/// - Within an id the greater timestamp wins; of equal ones the first, unless the other is final.
/// - After the final message of an id every further one is discarded. A final message that is older than
///   what is shown ends the bubble and leaves its content.
/// - Applying a message again changes nothing.
/// - Any interleaving of different ids gives the same bubbles in the same order, which is that of the
///   timestamps of their first messages, then of the speakers, then of the ids; as long as no more ids
///   made room or were turned away than ``TranscriptWindow/departedIDs``. Beyond that an id that goes on
///   may come back, and which of the oldest bubbles are kept depends on the order.
/// - Memory is bounded by the ``TranscriptWindow``: messages of bubbles that made room, and of new ones
///   older than those, are dropped and counted.
public struct Transcript: Sendable {
  /// What became of a message.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// It changed its bubble.
    case applied
    /// A message of its id with a greater or the same timestamp came before it.
    case superseded
    /// The final message of its id came before it.
    case discarded
    /// It is older than the window.
    case dropped
  }

  /// How much is remembered.
  public let window: TranscriptWindow
  /// The number of messages that were older than the window.
  public private(set) var droppedCount = 0
  /// The number of bubbles that made room for newer ones.
  public private(set) var departedCount = 0

  /// The places of all bubbles, hidden ones too, in ascending order.
  private var places: [BubblePlace] = []
  private var entries: [ExactText: Entry] = [:]
  private var departed: DepartedIDs
  /// The greatest place that made room or was turned away for want of it.
  private var lowWaterPlace: BubblePlace?

  /// Makes an empty transcript.
  public init(window: TranscriptWindow = TranscriptWindow()) {
    self.window = window
    departed = DepartedIDs(capacity: window.departedIDs)
  }

  /// The timestamp below which no new bubble begins; `nil` as long as none made room.
  ///
  /// Once ids are forgotten (see ``TranscriptWindow/departedIDs``), new ones may be turned away
  /// above it.
  public var lowWaterTimestamp: Int64? { lowWaterPlace?.timestamp }

  /// The bubbles to show, in their order.
  ///
  /// - Complexity: O(*n*) in the number of bubbles.
  public var bubbles: [Bubble] {
    places.compactMap { place in entries[place.id]?.bubble }.filter(\.isVisible)
  }

  /// The bubble of an id, if it is to be shown.
  ///
  /// - Complexity: O(1).
  public func bubble(id: String) -> Bubble? {
    guard let bubble = entries[ExactText(id)]?.bubble, bubble.isVisible else { return nil }
    return bubble
  }

  /// Takes a message in.
  ///
  /// - Returns: What became of it.
  /// - Complexity: O(log *n*) in the number of bubbles for a message of a known bubble; a new one moves
  ///   the places behind it.
  @discardableResult
  public mutating func apply(_ message: SpeechMessage) -> Outcome {
    let id = ExactText(message.id)
    guard var entry = entries[id] else { return begin(message) }
    // An id that came back after it was forgotten: this may be a replay from before that.
    if message.timestamp < entry.bubble.firstTimestamp,
      departed.mayHaveForgotten(message.timestamp)
    {
      droppedCount += 1
      return .dropped
    }
    let outcome = entry.apply(message)
    entries[id] = entry
    return outcome
  }

  /// Takes in a message of an id that has no bubble.
  private mutating func begin(_ message: SpeechMessage) -> Outcome {
    let entry = Entry(message)
    let place = entry.bubble.place
    if departed.contains(place.id) || departed.mayHaveForgotten(message.timestamp) {
      return drop(place)
    }
    if places.count == window.bubbles, let oldest = places.first {
      if place < oldest {
        lowWaterPlace = max(lowWaterPlace ?? place, place)
        return drop(place)
      }
      lowWaterPlace = max(lowWaterPlace ?? oldest, oldest)
      departedCount += 1
      places.removeFirst()
      let gone = entries.removeValue(forKey: oldest.id)
      departed.insert(oldest.id, timestamp: gone?.lastTimestamp ?? oldest.timestamp)
    }
    places.insert(place, at: index(of: place))
    entries[place.id] = entry
    return .applied
  }

  private mutating func drop(_ place: BubblePlace) -> Outcome {
    departed.insert(place.id, timestamp: place.timestamp)
    droppedCount += 1
    return .dropped
  }

  /// Where a place is, or would be; the newest are looked at first, for most bubbles begin there.
  private func index(of place: BubblePlace) -> Int {
    guard let last = places.last, place < last else { return places.count }
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Transcript {
  /// A bubble in the window, and what was heard of its id.
  private struct Entry: Hashable {
    var bubble: Bubble
    /// The greatest timestamp of its messages, of discarded ones too: below it nothing is new.
    var lastTimestamp: Int64

    init(_ message: SpeechMessage) {
      bubble = Bubble(message)
      lastTimestamp = message.timestamp
    }

    mutating func apply(_ message: SpeechMessage) -> Outcome {
      lastTimestamp = max(lastTimestamp, message.timestamp)
      if bubble.isFinal { return .discarded }
      let isNewer =
        message.timestamp > bubble.timestamp
        || message.timestamp == bubble.timestamp && message.isFinal
      guard isNewer || message.isFinal else { return .superseded }
      if isNewer {
        bubble.content = message.content
        bubble.language = message.language
        bubble.timestamp = message.timestamp
      }
      bubble.isFinal = message.isFinal
      return .applied
    }
  }
}

extension Transcript: Equatable {
  /// Whether two transcripts show the same bubbles and react alike to every message; how many
  /// messages were dropped does not matter.
  public static func == (left: Transcript, right: Transcript) -> Bool {
    left.window == right.window && left.places == right.places
      && left.entries == right.entries && left.departed == right.departed
      && left.lowWaterPlace == right.lowWaterPlace
  }
}
