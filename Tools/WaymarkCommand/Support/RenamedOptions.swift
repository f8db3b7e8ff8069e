/// The old names of options, which the tool accepts for one more release.
///
/// Help and completions do not list them.
enum RenamedOptions {
  /// A renamed option of a command.
  private struct Renaming {
    var command: String
    var old: String
    var new: String
  }

  /// The renamed options; options renamed in 0.2 are accepted in 0.3, and then removed.
  private static let renamings = [
    Renaming(command: "init", old: "--links", new: "--input"),
    Renaming(command: "qr", old: "--ground", new: "--background"),
  ]

  /// Returns the arguments with the current names of the options.
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
