extension QRSymbol {
  /// Calls a closure with each run of dark modules in a row, from left to right.
  ///
  /// The method visits only the modules at which the color changes, so the cost depends on the
  /// number of runs.
  @inline(__always)
  func forEachRun(inRow row: Int, _ body: (Range<Int>) -> Void) {
    var start = 0
    var isDark = false
    var before: UInt64 = 0
    let first = row * Self.rowWords
    for word in 0..<Self.rowWords {
      let bits = rows[first + word]
      // A bit is set if its module differs from the module to its left.
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
    // The last word of a row always has unused bits, so every run has ended.
  }
}
