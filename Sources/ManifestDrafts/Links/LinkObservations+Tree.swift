import LinkAssociations

extension LinkObservations {
  /// The place where a path ends, made on the way; `nil` if there is no room.
  mutating func walk(_ components: [String]) -> Int? {
    var place = 0
    places[0].count += 1
    var previous = ""
    for component in components {
      guard let next = step(from: place, component, behind: previous) else { return nil }
      place = next
      places[place].count += 1
      previous = component
    }
    return place
  }

  private mutating func step(from place: Int, _ component: String, behind word: String) -> Int? {
    if let next = places[place].words[component] { return next }
    let isValue = ValueShape.isValue(component) || SecretNames.contains(word)
    let isFull =
      places[place].words.count >= Self.maximumWords || places.count >= Self.maximumPlaces
    if !isValue, !isFull {
      places[place].words[component] = places.count
      places.append(Place())
      return places.count - 1
    }
    if let next = places[place].value {
      places[next].values.add(component)
      return next
    }
    // One place more than the limit for each that is there, so that a value always has its own.
    guard places.count < 2 * Self.maximumPlaces else { return nil }
    places[place].value = places.count
    var new = Place()
    new.values.add(component)
    places.append(new)
    return places.count - 1
  }

  mutating func note(
    _ link: AssociationLink, _ items: [ObservedItem], at place: Int,
    _ origin: Int, isWeb: Bool
  ) {
    var end = places[place].end ?? End()
    // The end is taken out while it is changed, so that nothing of it is copied.
    places[place].end = nil
    end.count += 1
    if isWeb { end.hosts.insert(origin) } else { end.schemes.insert(origin) }
    if link.fragment != nil { end.fragments += 1 }
    var seen: Set<String> = []
    for item in items where !item.isHidden {
      if SecretNames.isTracking(item.name) {
        if end.tracking.count < 16 { end.tracking.insert(item.name) }
        continue
      }
      guard Self.isDeclared(item.name) else {
        if unnamedKeys.count < 32 { unnamedKeys.insert(item.name) }
        continue
      }
      if item.isAmbiguous {
        ambiguousItems += 1
        continue
      }
      if end.keys[item.name] == nil {
        guard end.keys.count < Self.maximumKeys, keyCount < Self.maximumAllKeys else {
          lostKeys += 1
          continue
        }
        keyCount += 1
        end.keys[item.name] = Key(order: end.keys.count)
      }
      let isFirst = seen.insert(item.name).inserted
      end.keys[item.name]?.values.add(item.value)
      if isFirst { end.keys[item.name]?.count += 1 } else { end.keys[item.name]?.isRepeated = true }
    }
    if end.examples.count < 2 {
      let example = MaskedLink.text(link, items)
      if !end.examples.contains(example) { end.examples.append(example) }
    }
    places[place].end = end
  }

  /// Returns `true` if a draft has a parameter for a key: it can be named, and is not for tracking.
  static func isDeclared(_ key: String) -> Bool {
    !SecretNames.isTracking(key) && DraftNames.isValid(key) && key.utf8.count <= longestKey
  }
}
