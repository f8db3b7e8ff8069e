extension PatternSubject {
  /// Whether the rest of a subject matches what stands between wildcards of variable length.
  ///
  /// The leftmost place of each segment leaves most to those behind it, so that none is tried
  /// again.
  ///
  /// - Parameters:
  ///   - elements: A `*` and what is behind it, none of it a variable of several characters.
  ///   - place: Where the rest of the subject begins.
  func matches(segments elements: ArraySlice<PatternElement>, from place: Int) -> Bool {
    guard let last = elements.lastIndex(of: .many) else { return false }
    // The end of a pattern has one place, which most subjects fail at once.
    let tail = elements[(last + 1)...]
    let ends = [end, limit].compactMap { tail.isEmpty ? $0 : start(of: tail, endingAt: $0) }
    guard var latest = ends.max() else { return false }
    // A wildcard never takes the slash at the end.
    if !tail.isEmpty { latest = Swift.min(latest, end) }
    var place = place
    for segment in elements[..<last].split(separator: .many) {
      guard let next = placeBehindFirst(segment, from: place) else { return false }
      place = next
    }
    return place <= latest
  }

  /// The place behind the leftmost match of a segment.
  private func placeBehindFirst(_ segment: ArraySlice<PatternElement>, from place: Int) -> Int? {
    guard place <= end else { return nil }
    for start in place...end {
      if let next = self.place(behind: segment, from: start) { return next }
    }
    return nil
  }

  private func place(behind segment: ArraySlice<PatternElement>, from start: Int) -> Int? {
    var place = start
    for element in segment {
      switch element {
      case .text(let text):
        guard has(text, at: place) else { return nil }
        place += text.count
      case .one:
        guard place < end else { return nil }
        place = self.place(behind: place)
      case .set(let set):
        guard place < end, set.contains(bytes[place]) else { return nil }
        place += 1
      case .many, .words, .choice: return nil
      }
    }
    return place
  }

  /// Where a segment begins that ends at a place.
  private func start(of segment: ArraySlice<PatternElement>, endingAt place: Int) -> Int? {
    var place = place
    for index in segment.indices.reversed() {
      switch segment[index] {
      case .text(let text):
        guard place >= text.count, has(text, at: place - text.count) else { return nil }
        place -= text.count
      case .one:
        guard place > 0, place <= end else { return nil }
        place -= 1
        // A wildcard in front may end within a character that is broken.
        while index > segment.startIndex, place > 0, bytes[place].isContinuation { place -= 1 }
      case .set(let set):
        guard place > 0, place <= end, set.contains(bytes[place - 1]) else { return nil }
        place -= 1
      case .many, .words, .choice: return nil
      }
    }
    return place
  }
}

extension PatternElement {
  /// Whether all matches have the same number of characters, or any.
  var hasFixedLength: Bool {
    switch self {
    case .text, .one, .set, .many: true
    case .words, .choice: false
    }
  }
}
