/// The size of a symbol, from 1, the smallest, to 40, the largest.
public struct QRVersion: Sendable, Hashable, Comparable {
  /// The version number, from 1 to 40.
  public let number: Int

  /// Creates a version; `nil` unless the number is from 1 to 40.
  public init?(_ number: Int) {
    guard Self.numbers.contains(number) else { return nil }
    self.number = number
  }

  private init(unchecked number: Int) { self.number = number }

  private static let numbers = 1...40

  /// All versions in ascending order.
  public static let all: [QRVersion] = numbers.map { QRVersion(unchecked: $0) }

  /// The number of modules per side, without the quiet zone.
  public var side: Int { 17 + 4 * number }

  /// The group of versions with the same number of bits for the character count of a segment.
  ///
  /// It is 0 for versions 1 to 9, 1 for versions 10 to 26, and 2 for versions 27 to 40.
  var sizeClass: Int { number < 10 ? 0 : number < 27 ? 1 : 2 }

  /// Returns the number of bits that a symbol of this version and the given level can hold.
  public func capacity(_ level: QRLevel) -> Int { Self.capacities[level.index][number - 1] }

  /// Returns `true` if the left version is smaller than the right one.
  public static func < (left: QRVersion, right: QRVersion) -> Bool { left.number < right.number }

  // ISO/IEC 18004, table 9: the number of error correction codewords per block, and the number of
  // blocks.
  private static let correctingCodewords = [
    [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30,
      26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28,
      28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30,
      30,
      30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30,
      30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]

  private static let blocks = [
    [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14,
      15,
      16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
    ],
    [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25,
      26,
      28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ],
    [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34,
      34,
      35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37,
      40,
      42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]

  private static let capacities: [[Int]] = QRLevel.allCases.map { level in
    all.map { version in
      let index = version.number - 1
      let correcting = correctingCodewords[level.index][index] * blocks[level.index][index]
      return (version.dataModules / 8 - correcting) * 8
    }
  }

  /// The number of modules that are not function patterns, format or version information (table 1).
  private var dataModules: Int {
    var modules = (16 * number + 128) * number + 64
    guard number > 1 else { return modules }
    let alignments = number / 7 + 2
    modules -= (25 * alignments - 10) * alignments - 55
    if number > 6 { modules -= 36 }
    return modules
  }
}
