/// How many colours a terminal says that it has, without being asked: `TERM` and `COLORTERM` tell it.
enum TerminalColors {
  /// None, or they are [not wanted](https://no-color.org).
  case none
  /// The first eight, which themes may change.
  case eight
  /// 256 and more.
  case many

  /// What the environment tells.
  ///
  /// Where it tells nothing, no terminal has refused anything, and what is written may be shown anywhere.
  static var environment: TerminalColors {
    if !(System.environment("NO_COLOR") ?? "").isEmpty { return .none }
    return TerminalColors(
      terminal: System.environment("TERM"), colors: System.environment("COLORTERM"))
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
