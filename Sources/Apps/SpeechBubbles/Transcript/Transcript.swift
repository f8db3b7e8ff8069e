// Any interleaving of the messages produces the same bubbles, although memory use is bounded, for
// the following reasons.
//
// The state of an id depends only on the messages with that id, in their order. The position of a
// bubble is determined by its first message, so it never changes. The window contains the bubbles
// with the N greatest positions, visible or not. A bubble is evicted only if N bubbles with greater
// positions exist. Whatever the order of messages, the evicted bubble therefore cannot be among the
// N greatest at the end. A new id is dropped only if N greater positions exist, so the same
// argument applies. Therefore these N bubbles have received all their messages, in every
// interleaving.
//
// Evicted and dropped ids must be remembered as long as messages with them can arrive. Otherwise a
// late message would look like the first message of a new bubble. The memory for these ids is
// bounded too: when it overflows, the ids with the smallest last timestamps are forgotten. From
// then on, a message with a new id is dropped if a forgotten id has an equal or greater last
// timestamp, so a replay still changes nothing. A forgotten id can come back only with a greater
// timestamp.

/// The bubbles of a conversation, built from the messages of an unreliable stream.
///
/// ```swift
/// var transcript = Transcript()
/// transcript.apply(message)           // as messages arrive, even repeatedly
/// transcript.bubbles                  // the bubbles to show, in order
/// ```
///
/// - A bubble appears only if its content is visible, that is, more than white space and invisible
///   characters.
/// - Among the messages with one id, the one with the greatest timestamp determines the content. If
///   timestamps are equal, the first message does, unless the later one is final.
/// - After the final message of an id, all further messages are discarded. A final message that is
///   older than the current content ends the bubble and keeps the content.
/// - Applying a message again changes nothing.
/// - Any interleaving of messages with different ids produces the same bubbles in the same order.
///   They are ordered by the timestamps of their first messages, then by speaker, then by id.
/// - The interleaving does not matter as long as at most ``TranscriptWindow/evictedIDs`` ids were
///   evicted or dropped. Beyond that number, a bubble can come back if further messages with its id
///   arrive. The interleaving then determines which of the oldest bubbles are kept.
/// - Memory use is bounded by the ``TranscriptWindow``. Messages for evicted bubbles, and for new
///   bubbles that are older than evicted ones, are dropped and counted.
public struct Transcript: Sendable {
  /// The effect of a message on the transcript.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// The message started its bubble, or changed it.
    case applied
    /// An earlier message with the same id has an equal or greater timestamp. A final message is
    /// never superseded.
    case superseded
    /// The final message with the same id was already applied.
    case discarded
    /// The message is for an evicted bubble, is older than the window, or may be a replay of a
    /// message whose id was forgotten.
    case dropped
  }

  /// The limits of the transcript.
  public let window: TranscriptWindow
  /// The number of messages whose outcome was ``Outcome/dropped``.
  public private(set) var droppedCount = 0
  /// The number of bubbles that were evicted because the window was full.
  public private(set) var evictedCount = 0

  /// The positions of all bubbles, including hidden ones, in ascending order.
  private var places: [BubblePlace] = []
  private var entries: [ExactText: Entry] = [:]
  private var departed: DepartedIDs
  /// The greatest position of a bubble that was evicted, or dropped because the window was full;
  /// `nil` if there is none.
  private var lowWaterPlace: BubblePlace?

  /// Creates an empty transcript.
  public init(window: TranscriptWindow = TranscriptWindow()) {
    self.window = window
    departed = DepartedIDs(capacity: window.evictedIDs)
  }

  /// The timestamp below which no new bubble starts; `nil` until the window overflows.
  ///
  /// After ids are forgotten (see ``TranscriptWindow/evictedIDs``), new ids above this timestamp
  /// may also be dropped.
  public var lowWaterTimestamp: Int64? { lowWaterPlace?.timestamp }

  /// The bubbles to show, in order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bubbles.
  public var bubbles: [Bubble] {
    places.compactMap { place in entries[place.id]?.bubble }.filter(\.isVisible)
  }

  /// Returns the bubble of an id; `nil` if there is none, or if it is not visible.
  ///
  /// - Complexity: O(1).
  public func bubble(id: String) -> Bubble? {
    guard let bubble = entries[ExactText(id)]?.bubble, bubble.isVisible else { return nil }
    return bubble
  }

  /// Applies a message.
  ///
  /// - Returns: The effect of the message.
  /// - Complexity: O(1) for a message for an existing bubble. A new bubble takes O(*n*), where *n*
  ///   is the number of bubbles, because other positions may move.
  @discardableResult
  public mutating func apply(_ message: SpeechMessage) -> Outcome {
    let id = ExactText(message.id)
    guard var entry = entries[id] else { return begin(message) }
    // If the id was forgotten before it reappeared, this message may be a replay of an older one.
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

  /// Applies a message whose id has no bubble.
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
      evictedCount += 1
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

  /// Returns the index of a position in ``places``, or the index at which to insert it.
  ///
  /// The end of the array is checked first, because most new bubbles are inserted there.
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
  /// A bubble in the window, with the greatest timestamp of its messages.
  private struct Entry: Hashable {
    var bubble: Bubble
    /// The greatest timestamp of the bubble's messages, including discarded messages.
    ///
    /// After the bubble is evicted and its id is forgotten, new ids up to this timestamp are
    /// dropped, because their messages may be replays.
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
  /// Returns a Boolean value that indicates whether two transcripts have the same state.
  ///
  /// Equal transcripts contain the same bubbles and handle every further message in the same way.
  /// The numbers ``droppedCount`` and ``evictedCount`` are not compared.
  public static func == (left: Transcript, right: Transcript) -> Bool {
    left.window == right.window && left.places == right.places
      && left.entries == right.entries && left.departed == right.departed
      && left.lowWaterPlace == right.lowWaterPlace
  }
}
