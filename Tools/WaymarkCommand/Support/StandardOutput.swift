import TextPrimitives

/// Where results go.
enum StandardOutput {
  /// Writes a text.
  static func write(_ text: String) throws(Failure) {
    var buffer = ByteBuffer(capacity: text.utf8.count)
    buffer.append(text)
    try write(buffer)
  }

  /// Writes bytes at once; nothing is kept back.
  ///
  /// - Throws: ``Failure`` with the system's words, or without words if the reader went away.
  static func write(_ buffer: borrowing ByteBuffer) throws(Failure) {
    try buffer.withSpan { (bytes) throws(Failure) in try write(bytes) }
  }

  /// Writes bytes at once; nothing is kept back.
  ///
  /// - Throws: ``Failure`` with the system's words, or without words if the reader went away.
  static func write(_ bytes: Span<UInt8>) throws(Failure) {
    do throws(SystemError) {
      // The closure of the standard library rethrows untyped, a result does not.
      let outcome = unsafe bytes.withUnsafeBytes { memory -> Result<Void, SystemError> in
        do throws(SystemError) {
          unsafe try System.write(memory, to: System.standardOutput)
          return .success(())
        } catch {
          return .failure(error)
        }
      }
      try outcome.get()
    } catch {
      throw error.isClosedPipe ? .outputClosed : Failure(RootTexts.cannotWrite(error.message))
    }
  }

  /// A Boolean value that indicates whether a person looks at it.
  static var isTerminal: Bool { System.isTerminal(System.standardOutput) }
}

/// Where messages about the work go.
enum StandardError {
  /// Writes a text; if that fails there is nobody left to tell.
  static func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      do throws(SystemError) {
        unsafe try System.write(UnsafeRawBufferPointer(bytes), to: System.standardError)
      } catch {
        return
      }
    }
  }

  /// A Boolean value that indicates whether a person looks at it.
  static var isTerminal: Bool { System.isTerminal(System.standardError) }
}
