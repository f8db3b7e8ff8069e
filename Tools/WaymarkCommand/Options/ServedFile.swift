import ArgumentParser

/// A file as an option names it: `FILE`, or `HOST=FILE` with the host that serves it.
struct ServedFile: Hashable, ExpressibleByArgument {
  /// The host in lower case; `nil` if the option names none.
  let host: String?
  /// The path of the file; `-` is standard input.
  let path: String

  /// Reads the value of an option.
  ///
  /// An equals sign belongs to the path if no host can precede it, or if the whole text is the path
  /// of a file.
  init(argument: String) {
    if let equals = argument.firstIndex(of: "=") {
      let host = argument[..<equals]
      let isHost = host.contains(".") && !host.contains("/")
      if isHost, !System.exists(argument) {
        self.host = host.lowercased()
        path = String(argument[argument.index(after: equals)...])
        return
      }
    }
    host = nil
    path = argument
  }
}
