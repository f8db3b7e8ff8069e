#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Strings that the caller of the library frees.
enum CString {
  /// Returns a copy of a string, terminated by NUL; `nil` if there is not enough memory.
  ///
  /// U+FFFD replaces NUL characters in the string.
  static func copy(_ text: String) -> UnsafeMutablePointer<CChar>? {
    let hasNul = text.utf8.contains(0)
    return unsafe strdup(hasNul ? String(text.map { $0 == "\0" ? "\u{FFFD}" : $0 }) : text)
  }

  /// Frees a string that ``copy(_:)`` returned.
  static func free(_ string: UnsafeMutablePointer<CChar>?) {
    #if canImport(Glibc)
      unsafe Glibc.free(string)
    #elseif canImport(Musl)
      unsafe Musl.free(string)
    #elseif canImport(Darwin)
      unsafe Darwin.free(string)
    #endif
  }
}
