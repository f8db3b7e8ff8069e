/// The displayed time of a bubble.
enum BubbleTime {
  /// Returns the hours, minutes and seconds in UTC of a timestamp in milliseconds since 1970.
  ///
  /// If timestamps are relative to the start of the conversation, the result is the elapsed time,
  /// up to one day.
  static func text(_ timestamp: Int64) -> String {
    let day: Int64 = 86_400_000
    let remainder = timestamp % day
    let seconds = Int(remainder < 0 ? remainder + day : remainder) / 1000
    return [seconds / 3600, seconds / 60 % 60, seconds % 60]
      .map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
