extension [PatternElement] {
  /// `true` if the pattern matches the whole subject, which is a part of a link.
  ///
  /// - Complexity: O(*m* + *n* · *s*) for a pattern of *m* characters and a subject of *n* bytes,
  ///   where *s* is the largest number of characters between two wildcards. If the pattern contains
  ///   variables of several characters, O(*m* · *n*), because no comparison is repeated.
  func matches(_ subject: PatternSubject) -> Bool {
    // Before the first wildcard of variable length, only one position is possible.
    var place = 0
    for index in indices {
      switch self[index] {
      case .text(let text):
        guard subject.has(text, at: place) else { return false }
        place += text.count
      case .one:
        guard place < subject.end else { return false }
        place = subject.place(behind: place)
      case .set(let set):
        guard place < subject.end, set.contains(subject.bytes[place]) else { return false }
        place += 1
      case .many where index == endIndex - 1:
        return true
      case .many where self[index...].allSatisfy(\.hasFixedLength):
        return subject.matches(segments: self[index...], from: place)
      case .many, .words, .choice:
        var places = PlaceSet(subject.limit)
        places.insert(place)
        places.advance(self[index...], in: subject)
        return places.contains(subject.end) || places.contains(subject.limit)
      }
    }
    return place >= subject.end
  }
}

extension PatternSubject {
  @inline(__always)
  func has(_ text: [UInt8], at place: Int) -> Bool {
    guard place + text.count <= limit else { return false }
    for index in text.indices where bytes[place + index] != text[index] { return false }
    return true
  }
}

/// A set of positions in a subject, with one bit for each position.
struct PlaceSet {
  private var words: [UInt64]
  let limit: Int

  init(_ limit: Int) {
    self.limit = limit
    words = Array(repeating: 0, count: limit / 64 + 1)
  }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  var first: Int? {
    words.firstIndex { $0 != 0 }.map { $0 * 64 + words[$0].trailingZeroBitCount }
  }

  func contains(_ place: Int) -> Bool { words[place / 64] >> UInt64(place % 64) & 1 == 1 }

  mutating func insert(_ place: Int) { words[place / 64] |= 1 << UInt64(place % 64) }

  mutating func formUnion(_ other: PlaceSet) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  private func forEach(_ body: (Int) -> Void) {
    for index in words.indices {
      var word = words[index]
      while word != 0 {
        body(index * 64 + word.trailingZeroBitCount)
        word &= word - 1
      }
    }
  }

  /// Advances every position past the given elements.
  mutating func advance(_ elements: ArraySlice<PatternElement>, in subject: PatternSubject) {
    for element in elements {
      guard let first else { return }
      var next = PlaceSet(limit)
      switch element {
      case .text(let text):
        forEach { if subject.has(text, at: $0) { next.insert($0 + text.count) } }
      case .one:
        forEach { if $0 < subject.end { next.insert(subject.place(behind: $0)) } }
      case .set(let set):
        forEach { if $0 < subject.end, set.contains(subject.bytes[$0]) { next.insert($0 + 1) } }
      case .many:
        next = self
        if first <= subject.end { for place in first...subject.end { next.insert(place) } }
      case .words(let set):
        for (length, words) in set.groups {
          forEach { place in
            if place + length <= subject.end, WordSet.contains(words, subject.bytes, at: place) {
              next.insert(place + length)
            }
          }
        }
        // The empty word may also match after the trailing slash.
        if set.groups.first?.length == 0 { next.formUnion(self) }
      case .choice(let choices):
        for choice in choices {
          var branch = self
          branch.advance(choice[...], in: subject)
          next.formUnion(branch)
        }
      }
      self = next
    }
  }
}
