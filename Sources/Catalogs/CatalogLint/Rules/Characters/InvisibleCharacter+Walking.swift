extension InvisibleCharacter {
  /// An invisible character in a string, and its position.
  struct Place {
    let scalar: Unicode.Scalar
    let neighbours: Neighbours
    /// The range of the character in the string.
    let range: Range<String.Index>
    /// The offsets of the character in the UTF-8 of the string.
    let part: Range<Int>
  }

  /// Calls a function for each invisible character of a string, in order.
  static func forEach(in string: String, _ body: (Place) -> Void) {
    let scalars = string.unicodeScalars
    var front: Unicode.Scalar?
    var offset = 0
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      guard contains(scalar) else {
        front = scalar
        offset += UTF8.width(scalar)
        scalars.formIndex(after: &index)
        continue
      }
      // All invisible characters up to the next visible one have the same neighbours.
      var place = index
      while index < scalars.endIndex, contains(scalars[index]) { scalars.formIndex(after: &index) }
      let neighbours = Neighbours(
        front: front, behind: index < scalars.endIndex ? scalars[index] : nil)
      while place < index {
        let scalar = scalars[place]
        let next = scalars.index(after: place)
        let end = offset + UTF8.width(scalar)
        body(
          Place(scalar: scalar, neighbours: neighbours, range: place..<next, part: offset..<end))
        offset = end
        place = next
      }
    }
  }
}
