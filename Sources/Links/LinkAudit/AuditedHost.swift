/// Functions that check whether platforms can verify the association files of a host.
package enum AuditedHost {
  /// Returns `true` if a string is a host name in ASCII, without a port, and not an IP address.
  ///
  /// The URL Standard reads a host whose last label is a number as an IPv4 address. The number can
  /// be hexadecimal: see [ends in a number](https://url.spec.whatwg.org/#ends-in-a-number-checker).
  package static func isName(_ text: String) -> Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    guard text.utf8.count <= 253, labels.allSatisfy(isLabel), let last = labels.last else {
      return false
    }
    let isDecimal = last.utf8.allSatisfy { $0 &- 0x30 < 10 }
    let isHexadecimal =
      last.lowercased().hasPrefix("0x") && last.dropFirst(2).allSatisfy(\.isHexDigit)
    return !isDecimal && !isHexadecimal
  }

  /// Returns `true` if platforms can verify a host that a manifest declares.
  ///
  /// Platforms verify only names with a dot, on the default port. Names under `localhost` always
  /// mean the device itself ([RFC 6761 §6.3](https://www.rfc-editor.org/rfc/rfc6761#section-6.3)).
  package static func isVerifiable(_ host: String) -> Bool {
    isName(host) && host.contains(".") && !host.lowercased().hasSuffix(".localhost")
  }

  private static func isLabel(_ label: Substring) -> Bool {
    (1...63).contains(label.utf8.count) && label.first != "-" && label.last != "-"
      && label.utf8.allSatisfy {
        $0 == UInt8(ascii: "-") || $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26
      }
  }
}
