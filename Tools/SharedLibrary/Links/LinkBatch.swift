import CWaymark

/// A batch of links whose buffers have been checked.
///
/// The batch refers to the memory of the caller, which must not change during the call.
@unsafe
struct LinkBatch {
  let count: Int
  private let offsets: UnsafeRawPointer
  private let isWide: Bool
  private let data: UnsafeBufferPointer<UInt8>
  private let validity: UnsafePointer<UInt8>?
  private let first: Int

  /// Checks the buffers of a batch.
  ///
  /// - Throws: ``LibraryError`` if an offset is outside the data or smaller than its predecessor,
  ///   or if another member is invalid.
  /// - Complexity: O(*n*), where *n* is the number of links.
  init(_ links: waymark_links) throws(LibraryError) {
    guard let offsets = unsafe links.offsets else { throw .argument("offsets is NULL") }
    guard unsafe links.offset_width == 32 || links.offset_width == 64 else {
      throw unsafe .argument("offset_width is \(links.offset_width); expected 32 or 64")
    }
    let (first, count, length) = unsafe (links.first, links.count, links.data_length)
    guard first >= 0 else { throw .argument("first is negative: \(first)") }
    guard (0..<Int64(Int32.max)).contains(count) else {
      throw .argument("count is \(count); expected 0 to \(Int32.max - 1)")
    }
    guard first <= Int64.max / 8 - count - 1 else {
      throw .argument("first is too large: \(first)")
    }
    guard length >= 0 else { throw .argument("data_length is negative: \(length)") }
    guard unsafe length == 0 || links.data != nil else { throw .argument("data is NULL") }
    unsafe self.offsets = offsets
    unsafe isWide = links.offset_width == 64
    unsafe data = UnsafeBufferPointer(start: links.data, count: Int(length))
    unsafe validity = links.validity
    unsafe self.first = Int(first)
    unsafe self.count = Int(count)
    var previous = 0
    for index in 0...Int(count) {
      let offset = unsafe offset(at: index)
      guard offset >= previous else {
        throw .argument("offset \(Int(first) + index) is negative or smaller than its predecessor")
      }
      guard offset <= Int(length) else {
        throw .argument("offset \(Int(first) + index) exceeds data_length")
      }
      previous = offset
    }
  }

  @inline(__always)
  private func offset(at index: Int) -> Int {
    let place = unsafe first &+ index
    return if unsafe isWide {
      Int(unsafe offsets.loadUnaligned(fromByteOffset: place &* 8, as: Int64.self))
    } else {
      Int(unsafe offsets.loadUnaligned(fromByteOffset: place &* 4, as: Int32.self))
    }
  }

  /// Returns `true` if a link is not null.
  @inline(__always)
  func isValid(_ index: Int) -> Bool {
    guard let validity = unsafe validity else { return true }
    let place = unsafe first &+ index
    return unsafe validity[place >> 3] >> UInt8(truncatingIfNeeded: place & 7) & 1 == 1
  }

  /// Returns the bytes of a link.
  @inline(__always)
  func link(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    // The bytes are in bounds, because the initializer compared each offset with its predecessor
    // and with the length of the data.
    unsafe UnsafeBufferPointer(
      start: data.baseAddress.map { unsafe $0 + offset(at: index) },
      count: offset(at: index &+ 1) &- offset(at: index))
  }
}
