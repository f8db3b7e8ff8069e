/// Makes keys of one part of paths and contexts, for formats that have no more.
struct FlatKeys {
  private var known: Set<[UInt8]> = []

  /// The key of an entry; `nil` if an earlier one has it.
  mutating func key(of entry: PortableEntry, _ losses: inout [ConversionLoss]) -> String? {
    let key = entry.path.joined(separator: ".")
    guard known.insert(Array(key.utf8)).inserted else {
      losses.append(
        ConversionLoss(
          aspect: .key, key: entry.name, message: "another key would have the same name"))
      return nil
    }
    if entry.path.count > 1 {
      losses.append(
        ConversionLoss(aspect: .path, key: entry.name, message: "the path is one name with dots"))
    }
    if entry.context != nil {
      losses.append(
        ConversionLoss(
          aspect: .context, key: entry.name, message: "there is no place for the context"))
    }
    return key
  }
}
