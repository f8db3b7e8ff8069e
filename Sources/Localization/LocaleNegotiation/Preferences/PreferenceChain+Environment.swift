extension PreferenceChain {
  /// Creates a chain from the environment of a process.
  ///
  /// The effective locale is the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set; an empty
  /// variable is treated as not set. The languages in `LANGUAGE`, a colon-separated list, have
  /// priority over this locale. `LANGUAGE` is ignored if no locale is set, or if the effective
  /// locale is `C` or `POSIX`, but not for `C.UTF-8`. An item `C` or `POSIX` in `LANGUAGE` ends the
  /// chain, because the built-in language of a program is always available. The GNU C library does
  /// the same ([gettext
  /// §2.3.3](https://www.gnu.org/software/gettext/manual/html_node/The-LANGUAGE-variable.html)).
  ///
  /// `setlocale` is never called, so no locale has to be installed.
  ///
  /// - Parameter environment: The variables by name; only these four are read.
  public init(environment: [String: String]) {
    let variables: [PreferenceSource] = [.lcAllVariable, .lcMessagesVariable, .langVariable]
    let locale = variables.lazy.compactMap { source -> Preference? in
      guard let value = environment[source.rawValue], !value.isEmpty else { return nil }
      return Preference(value, source: source)
    }.first

    var preferences: [Preference] = []
    var endsEarly = false
    if let locale, !Self.isProgramsOwn(locale.text) {
      for item in (environment["LANGUAGE"] ?? "").utf8.split(separator: UInt8(ascii: ":")) {
        let text = String(decoding: item, as: UTF8.self)
        preferences.append(Preference(text, source: .languageVariable))
        endsEarly = Self.isProgramsOwn(text)
        if endsEarly { break }
      }
    }
    if let locale, !endsEarly { preferences.append(locale) }
    self.init(preferences)
  }

  private static func isProgramsOwn(_ text: String) -> Bool { text == "C" || text == "POSIX" }
}
