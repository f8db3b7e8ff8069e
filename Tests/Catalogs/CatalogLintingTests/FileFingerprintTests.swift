import CatalogLinting
import Files
import Testing

/// Tests fingerprints, which represent files whose bytes are no longer in memory.
@Suite("Fingerprints of files")
struct FileFingerprintTests {
  @Test("Different bytes have different fingerprints, also at the boundaries of blocks")
  func differences() {
    let piece = 1 << 16
    var seen: Set<FileFingerprint> = []
    for count in [0, 1, piece - 1, piece, piece + 1, 2 * piece] {
      var bytes: [UInt8] = Array(repeating: 0, count: count)
      #expect(seen.insert(FileFingerprint(bytes)).inserted)
      #expect(FileFingerprint(bytes) == FileFingerprint(bytes))
      for index in Set([0, count / 2, count - 1]) where bytes.indices.contains(index) {
        bytes[index] = 1
        #expect(seen.insert(FileFingerprint(bytes)).inserted)
        bytes[index] = 0
      }
    }
  }
}
