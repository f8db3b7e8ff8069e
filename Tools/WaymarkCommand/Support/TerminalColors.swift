import Synchronization

/// The colors that output may use.
///
/// `TERM` and `COLORTERM` describe the terminal, which is not asked.
enum TerminalColors {
  /// None.
  case none
  /// The first eight, which themes may change.
  case eight
  /// 256 and more.
  case many

  /// The choice of `--color`, which `Main` sets before the command starts.
  static let choice = Mutex(ColorChoice.auto)

  /// Returns the colors of output.
  ///
  /// The first of these decides: `--color`, [`NO_COLOR`](https://no-color.org),
  /// [`FORCE_COLOR`](https://force-color.org), the terminal. An empty variable counts as unset, and
  /// so does `FORCE_COLOR` of `0` or `false`.
  ///
  /// - Parameter isTerminal: Whether the output is a terminal, or is colored without one.
  static func colors(onTerminal isTerminal: Bool) -> TerminalColors {
    let terminal = TerminalColors(
      terminal: System.environment("TERM"), colors: System.environment("COLORTERM"))
    // A monochrome terminal is a reason not to color, and no order.
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

  /// What the two variables mean.
  ///
  /// - Parameters:
  ///   - terminal: `TERM`, a name of the [terminfo](https://invisible-island.net/ncurses/terminfo.src.html) database.
  ///   - colors: `COLORTERM`, which terminals with more set beside it.
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

  /// Terminals whose names do not say their 256 colours.
  private static let rich = [
    "alacritty", "xterm-kitty", "xterm-ghostty", "foot", "wezterm", "contour", "konsole", "iterm",
  ]
}
