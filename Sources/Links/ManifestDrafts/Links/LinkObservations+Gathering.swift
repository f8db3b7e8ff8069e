extension LinkObservations {
  /// Merges the words below a node into one value if they look like values, recursively.
  mutating func gather(_ place: Int, depth: Int) {
    let words = places[place].words.sorted { $0.key < $1.key }
    let merged = Set(values(among: words, at: place, depth: depth))
    if !merged.isEmpty {
      let target: Int
      if let value = places[place].value {
        target = value
      } else {
        target = places.count
        places.append(Place())
        places[place].value = target
      }
      for (word, child) in words where merged.contains(word) {
        places[target].values.add(word, times: places[child].count)
        places[place].words[word] = nil
        merge(child, into: target)
      }
    }
    for (_, child) in places[place].words.sorted(by: { $0.key < $1.key }) {
      gather(child, depth: depth + 1)
    }
    if let value = places[place].value { gather(value, depth: depth + 1) }
  }

  /// Returns the words below a node that are values of one parameter.
  private func values(
    among words: [(key: String, value: Int)], at place: Int, depth: Int
  ) -> [String] {
    // If there are so many different words, they are values, not literals of routes.
    if words.count > 40 { return words.map(\.key) }
    let count = words.reduce(0) { $0 + places[$1.value].count }
    let areEnds = words.allSatisfy {
      places[$0.value].words.isEmpty && places[$0.value].value == nil
    }
    if depth > 0, words.count >= 6, count < words.count * 2, areEnds { return words.map(\.key) }
    if let value = places[place].value {
      // If a word is much rarer than the values beside it, and is followed by the same components,
      // it is one of these values.
      let few = max(1, places[value].count / 20)
      return words.filter { word in
        places[word.value].count <= few && leadsOn(word.value, as: value)
      }.map(\.key)
    }
    let languages = words.filter {
      Self.languages.contains($0.key.lowercased().prefix { $0 != "-" })
        && ValueShape.isLanguage(Array($0.key.utf8))
    }
    if languages.count >= 3 { return languages.map(\.key) }
    return similar(among: words, depth: depth)
  }

  /// Returns the words below a node that are similar, and therefore values of one parameter.
  ///
  /// - Words that differ in their digits: `page1`, `page2` and `page3`.
  /// - Words that are followed by the same components: `red`, `blue` and `green` in `/red/about`,
  ///   `/blue/about`, `/green/about`. At the root of a site, more such words are required.
  ///
  /// - Complexity: O(*n*), where *n* is the number of words at the node and at the nodes below it.
  private func similar(among words: [(key: String, value: Int)], depth: Int) -> [String] {
    var bySkeleton: [String: [String]] = [:]
    var byContinuation: [String: [String]] = [:]
    for (word, child) in words {
      var skeleton: [UInt8] = []
      for byte in word.utf8 {
        let isDigit = byte &- 0x30 < 10
        if !isDigit || skeleton.last != 0 { skeleton.append(isDigit ? 0 : byte) }
      }
      if skeleton.contains(0) {
        bySkeleton[String(decoding: skeleton, as: UTF8.self), default: []].append(word)
      }
      let place = places[child]
      guard !place.words.isEmpty else { continue }
      let next =
        [place.end == nil ? "" : "$", place.value == nil ? "" : "*"] + place.words.keys.sorted()
      byContinuation[next.joined(separator: "/"), default: []].append(word)
    }
    let groups =
      bySkeleton.values.filter { $0.count >= 3 }
      + byContinuation.values.filter { $0.count >= (depth > 0 ? 3 : 5) }
    return Set(groups.flatMap(\.self)).sorted()
  }

  static let languages: Set<Substring> = [
    "en", "es", "fr", "de", "ja", "zh", "pt", "ru", "ar", "he", "ko", "nl", "sv", "da", "fi", "pl",
    "cs", "tr", "uk", "el", "hu", "ro", "th", "vi", "hi", "nb", "it",
  ]

  private func leadsOn(_ word: Int, as value: Int) -> Bool {
    (places[word].end == nil || places[value].end != nil)
      && places[word].words.keys.allSatisfy { places[value].words[$0] != nil }
      && (places[word].value == nil || places[value].value != nil)
  }

  /// Moves everything below a node to a second node.
  private mutating func merge(_ source: Int, into target: Int) {
    let moved = places[source]
    places[source] = Place()
    places[target].count += moved.count
    places[target].values.add(moved.values)
    if let end = moved.end {
      if places[target].end == nil {
        places[target].end = end
      } else {
        places[target].end?.add(end)
      }
    }
    for (word, child) in moved.words.sorted(by: { $0.key < $1.key }) {
      if let other = places[target].words[word] {
        merge(child, into: other)
      } else {
        places[target].words[word] = child
      }
    }
    if let child = moved.value {
      if let other = places[target].value {
        merge(child, into: other)
      } else {
        places[target].value = child
      }
    }
  }
}

extension LinkObservations.End {
  /// Adds the observations of links that end at a different node.
  mutating func add(_ other: LinkObservations.End) {
    count += other.count
    hosts.formUnion(other.hosts)
    schemes.formUnion(other.schemes)
    tracking.formUnion(other.tracking)
    fragments.add(other.fragments)
    for example in other.examples where examples.count < 2 { examples.append(example) }
    for (name, key) in other.keys {
      guard var known = keys[name] else {
        keys[name] = key
        continue
      }
      known.count += key.count
      known.isRepeated = known.isRepeated || key.isRepeated
      known.values.add(key.values)
      keys[name] = known
    }
  }
}
