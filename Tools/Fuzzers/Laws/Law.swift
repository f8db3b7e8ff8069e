/// Ends the process, and so the fuzzer's run, when a law is broken.
///
/// - Parameters:
///   - holds: The law, asked of one input.
///   - text: The law in words, and what is known of this input.
public func law(_ holds: Bool, _ text: @autoclosure () -> String) {
  guard holds else { fatalError("broken law: \(text())") }
}

/// The input of a fuzzer as an array.
public func input(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
  Array(UnsafeBufferPointer(start: start, count: count))
}
