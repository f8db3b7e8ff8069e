/// Stops the process, and therefore the fuzzer, if a property does not hold.
///
/// - Parameters:
///   - holds: `true` if the property holds for this input.
///   - text: The description of the property and of this input.
public func law(_ holds: Bool, _ text: @autoclosure () -> String) {
  guard holds else { fatalError("broken law: \(text())") }
}

/// Returns the input of a fuzzer as an array.
public func input(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
  Array(UnsafeBufferPointer(start: start, count: count))
}
