import TextPrimitives

/// Functions that write results to standard output.
enum StandardOutput {
  /// Writes a string immediately, without buffering.
  static func write(_ text: String) throws(Failure) {
    var buffer = ByteBuffer(capacity: text.utf8.count)
    buffer.append(text)
    try write(buffer)
  }

  /// Writes bytes immediately, without buffering.
  ///
  /// - Throws: ``Failure`` with the reason from the system, or without a message if the reader has
  ///   closed the stream.
  static func write(_ buffer: borrowing ByteBuffer) throws(Failure) {
    try buffer.withSpan { (bytes) throws(Failure) in try write(bytes) }
  }

  /// Writes bytes immediately, without buffering.
  ///
  /// - Throws: ``Failure`` with the reason from the system, or without a message if the reader has
  ///   closed the stream.
  static func write(_ bytes: Span<UInt8>) throws(Failure) {
    do throws(SystemError) {
      // The standard library's function rethrows untyped errors. A `Result` preserves the type.
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

  /// `true` if the stream is a terminal.
  static var isTerminal: Bool { System.isTerminal(System.standardOutput) }
}

/// Functions that write messages to standard error.
enum StandardError {
  /// Writes a string, and ignores failures, because no other stream can report them.
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

  /// `true` if the stream is a terminal.
  static var isTerminal: Bool { System.isTerminal(System.standardError) }
}
