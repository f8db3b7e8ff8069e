import TextPrimitives

extension HostSyntax {
  /// Returns the problem with a scheme, or `nil` if the scheme is valid.
  ///
  /// The check follows [RFC 3986 §3.1](https://www.rfc-editor.org/rfc/rfc3986#section-3.1), but
  /// accepts only lower-case letters, and rejects ``reservedSchemes``.
  static func problem(scheme text: String) -> Problem? {
    let bytes = Bytes(text.utf8)
    let bare = String(text.prefix { $0 != ":" })
    guard bare == text else {
      return Problem(
        code: "invalid-scheme", message: "scheme '\(text)' must not include a colon",
        replacement: problem(scheme: bare) == nil ? bare : nil)
    }
    guard let first = bytes.first, first.isASCIILetter,
      bytes.allSatisfy({ byte in
        byte.isASCIILetter || byte &- 0x30 < 10 || byte == UInt8(ascii: "+")
          || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      })
    else {
      return Problem(
        code: "invalid-scheme",
        message: "invalid scheme '\(text)'; expected a letter, then letters, digits, + - or .")
    }
    let lowercased = text.lowercased()
    guard !reservedSchemes.contains(lowercased) else {
      return Problem(
        code: "reserved-scheme",
        message: lowercased == "https"
          ? "scheme 'https' is not a custom scheme; declare hosts instead"
          : "scheme '\(lowercased)' is reserved for the web or the operating system"
      )
    }
    guard text == lowercased else {
      return Problem(
        code: "invalid-scheme", message: "scheme '\(text)' has upper-case letters",
        replacement: lowercased)
    }
    return nil
  }

  /// The schemes that browsers or operating systems handle, and schemes such as `javascript` that
  /// run or display content.
  private static let reservedSchemes: Set<String> = [
    "about", "android-app", "app-settings", "blob", "cid", "content", "data", "facetime",
    "feed", "file", "filesystem", "ftp", "ftps", "geo", "git", "gopher", "http", "https", "imap",
    "intent", "ios-app", "irc", "itms", "itms-apps", "jar", "javascript", "ldap", "ldaps",
    "livescript", "magnet", "mailto", "maps", "market", "message", "mid", "mms", "ms-settings",
    "nfs", "news", "nntp", "package", "prefs", "res", "resource", "rtsp", "search-ms", "sftp",
    "shortcuts", "sip", "sips", "sms", "smsto", "smb", "ssh", "tel", "telnet", "urn", "vbscript",
    "view-source", "webcal", "ws", "wss", "wyciwyg", "xmpp",
  ]
}
