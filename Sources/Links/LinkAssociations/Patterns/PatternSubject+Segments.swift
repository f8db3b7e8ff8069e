extension PatternSubject {
  /// `true` if segments that are separated by wildcards match the end of the subject.
  ///
  /// The leftmost match of a segment leaves the most bytes for later segments, so no segment is
  /// tried again.
  ///
  /// - Parameters:
  ///   - elements: A `*` and the elements that follow it, which contain no variables of several
  ///     characters.
  ///   - place: The position from which the elements must match all remaining bytes.
  func matches(segments elements: ArraySlice<PatternElement>, from place: Int) -> Bool {
    guard let last = elements.lastIndex(of: .many) else { return false }
    // The last segment has a fixed position, at which most subjects fail immediately.
    let tail = elements[(last + 1)...]
    let ends = [end, limit].compactMap { tail.isEmpty ? $0 : start(of: tail, endingAt: $0) }
    guard var latest = ends.max() else { return false }
    // A wildcard never matches the added trailing slash.
    if !tail.isEmpty { latest = Swift.min(latest, end) }
    var place = place
    for segment in elements[..<last].split(separator: .many) {
      guard let next = placeBehindFirst(segment, from: place) else { return false }
      place = next
    }
    return place <= latest
  }

  /// Returns the position after the leftmost match of a segment.
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

  /// Returns the start of a segment that ends at a given position.
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
        // A wildcard before the segment may end inside a malformed character.
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
  /// `true` if all matches have the same number of characters, or if any number is possible.
  var hasFixedLength: Bool {
    switch self {
    case .text, .one, .set, .many: true
    case .words, .choice: false
    }
  }
}
