import LinkAssociations

extension LinkObservations {
  /// Returns the node at which a path ends, creating it if necessary; `nil` if the tree is full.
  ///
  /// - Parameter secrets: The secrets of the link; components that contain them are not kept.
  mutating func walk(_ components: [String], hiding secrets: RepeatedValues) -> Int? {
    var place = 0
    places[0].count += 1
    var previous = ""
    for component in components {
      guard
        let next = step(
          from: place, secrets.areIn(component) ? nil : component, after: previous)
      else { return nil }
      place = next
      places[place].count += 1
      previous = component
    }
    return place
  }

  /// Returns the node after a component, creating it if necessary; `nil` if the tree is full.
  ///
  /// - Parameter component: The component; `nil` for a secret that the link repeats.
  private mutating func step(
    from place: Int, _ component: String?, after word: String
  ) -> Int? {
    if let component, let next = places[place].words[component] { return next }
    let isValue =
      component.map { ValueShape.isValue($0) || SecretNames.contains(word) } ?? true
    let isFull =
      places[place].words.count >= Self.maximumWords || places.count >= Self.maximumPlaces
    if let component, !isValue, !isFull {
      places[place].words[component] = places.count
      places.append(Place())
      return places.count - 1
    }
    if let next = places[place].value {
      if let component { places[next].values.add(component) }
      return next
    }
    // The limit is doubled here so that every existing node can have a child node for values.
    guard places.count < 2 * Self.maximumPlaces else { return nil }
    places[place].value = places.count
    var new = Place()
    if let component { new.values.add(component) }
    places.append(new)
    return places.count - 1
  }

  mutating func note(
    _ link: AssociationLink, _ items: [ObservedItem], at place: Int,
    _ origin: Int, isWeb: Bool, hiding secrets: RepeatedValues
  ) {
    var end = places[place].end ?? End()
    // The node does not store `end` while it is modified, so that its collections are not copied.
    places[place].end = nil
    end.count += 1
    if isWeb { end.hosts.insert(origin) } else { end.schemes.insert(origin) }
    if let range = link.fragment { end.fragments.add(link.text(range)) }
    var seen: Set<String> = []
    for item in items where !item.isHidden && !secrets.areIn(item.name) {
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
      let isRepeatedSecret = !SecretNames.contains(item.name) && secrets.areIn(item.value)
      if !isRepeatedSecret { end.keys[item.name]?.values.add(item.value) }
      if isFirst { end.keys[item.name]?.count += 1 } else { end.keys[item.name]?.isRepeated = true }
    }
    if end.examples.count < 2 {
      let example = CommentedLink.text(link, items, hiding: secrets)
      if !end.examples.contains(example) { end.examples.append(example) }
    }
    places[place].end = end
  }

  /// Returns `true` if a key becomes a parameter.
  ///
  /// The key must be valid in a manifest, must not be too long, and must not be a tracking key.
  static func isDeclared(_ key: String) -> Bool {
    !SecretNames.isTracking(key) && DraftNames.isKey(key) && key.utf8.count <= longestKey
  }
}
