/// The old names of options, which are accepted for one version.
///
/// Help and completions do not list them.
enum RenamedOptions {
  /// An option of a command that has a new name.
  private struct Renaming {
    var command: String
    var old: String
    var new: String
  }

  /// The renamed options. Those of 0.2 are accepted in 0.3, and removed after it.
  private static let renamings = [
    Renaming(command: "init", old: "--links", new: "--input"),
    Renaming(command: "qr", old: "--ground", new: "--background"),
  ]

  /// Returns the arguments with today's names of the options.
  static func updated(_ arguments: [String]) -> [String] {
    let known = renamings.filter { $0.command == arguments.first }
    if known.isEmpty { return arguments }
    // After `--`, an argument is never an option.
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    return arguments.enumerated().map { index, argument in
      guard index < end else { return argument }
      for renaming in known {
        if argument == renaming.old { return renaming.new }
        if argument.hasPrefix(renaming.old + "=") {
          return renaming.new + argument.dropFirst(renaming.old.count)
        }
      }
      return argument
    }
  }
}
