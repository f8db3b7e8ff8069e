import Synchronization

/// The colors that output can use.
///
/// They depend on `TERM` and `COLORTERM`. The tool does not query the terminal.
enum TerminalColors {
  /// No colors.
  case none
  /// The first eight colors, which themes can change.
  case eight
  /// 256 or more colors.
  case many

  /// The value of `--color`, which ``Main`` sets before the command runs.
  static let choice = Mutex(ColorChoice.auto)

  /// Returns the colors that an output can use.
  ///
  /// The first of these that applies decides: `--color`, [`NO_COLOR`](https://no-color.org),
  /// [`FORCE_COLOR`](https://force-color.org), and the terminal. An empty variable is treated as
  /// unset, and so is `FORCE_COLOR` with the value `0` or `false`.
  ///
  /// - Parameter isTerminal: `true` if the output is treated as a terminal.
  static func colors(onTerminal isTerminal: Bool) -> TerminalColors {
    let terminal = TerminalColors(
      terminal: System.environment("TERM"), colors: System.environment("COLORTERM"))
    // A monochrome terminal has no colors by default, but `--color` and `FORCE_COLOR` override
    // this.
    let forced: TerminalColors = terminal == .none ? .eight : terminal
    switch choice.withLock({ $0 }) {
    case .never: return .none
    case .always: return forced
    case .auto: break
    }
    if !(System.environment("NO_COLOR") ?? "").isEmpty { return .none }
    if !["", "0", "false"].contains(System.environment("FORCE_COLOR") ?? "") { return forced }
    return isTerminal ? terminal : .none
  }

  /// Creates the colors of a terminal that two environment variables describe.
  ///
  /// - Parameters:
  ///   - terminal: The value of `TERM`, a name in the
  ///     [terminfo](https://invisible-island.net/ncurses/terminfo.src.html) database. Without a
  ///     name, many colors are assumed.
  ///   - colors: The value of `COLORTERM`, which some terminals with more colors also set.
  init(terminal: String?, colors: String?) {
    guard let terminal, !terminal.isEmpty else {
      self = .many
      return
    }
    let name = terminal.lowercased()
    let isMonochrome =
      ["dumb", "unknown", "network", "emacs"].contains(name) || name.hasSuffix("-m")
      || name.hasSuffix("-mono")
      || name.hasPrefix("vt") && (name.dropFirst(2).first?.isNumber ?? false)
    if isMonochrome {
      self = .none
    } else if ["truecolor", "24bit"].contains(colors?.lowercased())
      || ["256color", "direct", "truecolor"].contains(where: name.contains)
      || Self.rich.contains(where: name.hasPrefix)
    {
      self = .many
    } else {
      self = .eight
    }
  }

  /// The names of terminals with 256 colors whose `TERM` does not contain this number.
  private static let rich = [
    "alacritty", "xterm-kitty", "xterm-ghostty", "foot", "wezterm", "contour", "konsole", "iterm",
  ]
}
