/// The supported languages, grouped by language and script.
struct SupportedTable: Sendable {
  /// A supported tag that the negotiator can choose.
  struct Candidate: Sendable {
    /// The index in the caller's list.
    let index: Int
    let reading: TagReading
    /// The region and its parents; set only if the group has several candidates.
    var chain = RegionChain()
  }

  /// The supported tags of one language in one script.
  struct Group: Sendable {
    /// The candidates, in the caller's order.
    var candidates: [Candidate]
    /// The likely region of the language; set only if there are several candidates.
    var likelyRegion = Subtag.absent

    mutating func prepareRegions() {
      guard let reading = candidates.first?.reading else { return }
      likelyRegion = TagNormalizer.likelyRegion(of: reading.language, script: reading.script)
      for index in candidates.indices {
        candidates[index].chain = RegionChain(
          of: candidates[index].reading, likelyRegion: likelyRegion)
      }
    }
  }

  /// An entry of the hash table: a language and a script with their supported tags.
  private struct Slot {
    var language: UInt64 = 0
    var script: UInt64 = 0
    /// The index in the caller's list of the only candidate; -1 for several, or for an empty slot.
    var only: Int32 = -1
    var group: Int32 = -1
  }

  private(set) var groups: [Group] = []
  /// The slots of a hash table with open addressing.
  ///
  /// The number of slots is a power of two, and at least half of them are empty.
  private var slots: [Slot]

  init(_ readings: [TagReading?]) {
    var size = 8
    while size < readings.count * 2 { size *= 2 }
    slots = [Slot](repeating: Slot(), count: size)
    for (index, reading) in readings.enumerated() {
      guard let reading else { continue }
      let place = slot(of: reading.language, reading.script)
      if slots[place].group < 0 {
        slots[place] = Slot(
          language: reading.language.bits, script: reading.script.bits,
          only: Int32(truncatingIfNeeded: index), group: Int32(truncatingIfNeeded: groups.count))
        groups.append(Group(candidates: []))
      } else {
        slots[place].only = -1
      }
      let candidate = Candidate(index: index, reading: reading)
      groups[Int(slots[place].group)].candidates.append(candidate)
    }
    // A group with a single candidate needs no regions, because this candidate is always chosen.
    for group in groups.indices where groups[group].candidates.count > 1 {
      groups[group].prepareRegions()
    }
  }

  /// Returns the slot of a language and a script, or the empty slot in which to insert them.
  @inline(__always)
  private func slot(of language: Subtag, _ script: Subtag) -> Int {
    let hash = (language.bits &* 0x9E37_79B9_7F4A_7C15) ^ (script.bits &* 0xBF58_476D_1CE4_E5B9)
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: hash >> 40) & mask
    while slots[place].group >= 0,
      slots[place].language != language.bits || slots[place].script != script.bits
    {
      place = (place + 1) & mask
    }
    return place
  }

  /// Returns the index, in the caller's list, of the supported tag that matches a language, script
  /// and region; `nil` if there is none.
  ///
  /// The tag has the same language and script. If there are several such tags, it is the one with
  /// the closest region.
  @inline(__always)
  func index(for reading: TagReading) -> Int? {
    let slot = slots[slot(of: reading.language, reading.script)]
    if slot.only >= 0 { return Int(slot.only) }
    if slot.group >= 0 { return closest(to: reading, in: groups[Int(slot.group)]) }
    return nil
  }

  /// Returns the supported tags of a language in a script; `nil` if there are none.
  func group(of language: Subtag, _ script: Subtag) -> Group? {
    let slot = slots[slot(of: language, script)]
    return slot.group >= 0 ? groups[Int(slot.group)] : nil
  }

  /// Returns the index of the first supported tag of a language in any script; `nil` if there is
  /// none.
  func first(of language: Subtag) -> Int? {
    groups.lazy.compactMap { $0.candidates.first }.filter { $0.reading.language == language }
      .map(\.index).min()
  }

  /// Returns the index of the candidate with the same or the closest region.
  ///
  /// The closest region is the one that can be reached in the fewest steps: up the parents of the
  /// desired region, and then down. If no region can be reached, the result is the index of the
  /// first candidate.
  private func closest(to reading: TagReading, in group: Group) -> Int {
    let chain = RegionChain(of: reading, likelyRegion: group.likelyRegion)
    var best = (distance: Int.max, index: 0)
    for candidate in group.candidates {
      if candidate.reading.region == reading.region { return candidate.index }
      let distance = chain.distance(to: candidate.chain)
      if distance < best.distance { best = (distance, candidate.index) }
    }
    return best.index
  }
}
