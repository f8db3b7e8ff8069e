extension PropertyListNodes {
  /// Returns the keys of a dictionary, with the indices of their values.
  func members(of dictionary: Int) -> [(key: Node, value: Int)] {
    var members: [(key: Node, value: Int)] = []
    var place = dictionary + 1
    let end = nodes[dictionary].next
    while place + 1 < end {
      members.append((nodes[place], place + 1))
      place = nodes[place + 1].next
    }
    return members
  }
}
