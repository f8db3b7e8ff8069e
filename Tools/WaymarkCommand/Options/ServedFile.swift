import ArgumentParser

/// A file in the value of an option: `FILE`, or `HOST=FILE` with the host that serves it.
struct ServedFile: Hashable, ExpressibleByArgument {
  /// The host in lower case; `nil` if the option does not name a host.
  let host: String?
  /// The path of the file; `-` is standard input.
  let path: String

  /// Creates a file from the value of an option.
  ///
  /// `shop.example=links.json` names the host `shop.example`. The equals sign is part of the path
  /// if the text before it contains a slash or no period. It is also part of the path if a file
  /// exists at the path `shop.example=links.json`.
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
