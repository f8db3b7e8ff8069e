/// A command of the tool, quoted so that a POSIX shell parses the same arguments.
package struct ShellCommand: Sendable, CustomStringConvertible {
  /// The arguments of the tool.
  package let arguments: [String]

  /// Creates a command from the arguments of the tool.
  package init(_ arguments: [String]) {
    self.arguments = arguments
  }

  /// The command, as a user would type it.
  package var description: String {
    (["waymark"] + arguments).map(Self.quoted).joined(separator: " ")
  }

  private static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "-_./,:=@%+".utf8.contains(byte)
        }
      }
    return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
