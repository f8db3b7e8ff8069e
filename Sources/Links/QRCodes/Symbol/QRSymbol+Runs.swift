extension QRSymbol {
  /// Calls a function with each run of dark modules in a row, from the left.
  ///
  /// The words are asked where they change, so that a row costs as much as it has runs.
  @inline(__always)
  func forEachRun(inRow row: Int, _ body: (Range<Int>) -> Void) {
    var start = 0
    var isDark = false
    var before: UInt64 = 0
    let first = row * Self.rowWords
    for word in 0..<Self.rowWords {
      let bits = rows[first + word]
      // Set where a module differs from the one on its left.
      var changes = bits ^ (bits << 1 | before)
      before = bits >> 63
      while changes != 0 {
        let column = word * 64 + changes.trailingZeroBitCount
        changes &= changes &- 1
        if isDark { body(start..<column) }
        isDark.toggle()
        start = column
      }
    }
    // No symbol fills its last word, so every run has ended.
  }
}
