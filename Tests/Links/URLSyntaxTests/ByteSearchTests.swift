import Testing
import URLSyntax

@Suite struct ByteSearchTests {
  @Test("Each byte is classified as alphanumeric or not, regardless of its neighbors")
  func others() {
    let alphanumerics = Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
    for byte in UInt8.min...UInt8.max {
      for place in UInt64(0)..<8 {
        for around: UInt64 in [0, 0x6161_6161_6161_6161, 0xFFFF_FFFF_FFFF_FFFF] {
          let word = around & ~(0xFF << (place * 8)) | UInt64(byte) << (place * 8)
          let bit = ByteSearch.others(thanAlphanumericsIn: word) >> (place * 8) & 0xFF
          #expect(bit == (alphanumerics.contains(byte) ? 0 : 0x80), "\(byte) at \(place)")
        }
      }
    }
  }
}
