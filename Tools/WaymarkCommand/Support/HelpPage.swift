/// A help page with reordered sections and wrapped lines.
///
/// ArgumentParser places the details before the options, and wraps every long line. Wrapped
/// commands in examples could not be copied. Therefore the tool requests a page without line
/// breaks. This type reorders its sections, and wraps paragraphs and lists but not samples.
struct HelpPage {
  /// The sections that a page contains.
  enum Extent {
    /// The summary, the usage, the examples, and the options: `--help`.
    case short
    /// The short page, the details, and the exit status: `waymark help COMMAND`.
    case full
  }

  /// A heading and the lines that follow it.
  private struct Section {
    var heading: String
    var lines: [Substring]
  }

  /// The first line, which is the summary of the command.
  private let summary: Substring
  /// The paragraphs with the details of the command.
  private let details: [Substring]
  private let sections: [Section]
  /// `true` if the page ends with the line that ArgumentParser prints for subcommands.
  private let hasSubcommands: Bool

  /// A width that no line reaches, so that ArgumentParser does not wrap lines.
  static let unlimitedColumns = 1 << 20

  /// The value of `COLUMNS`, or the width of the terminal, or 80.
  static var columns: Int {
    if let columns = System.environment("COLUMNS").flatMap({ Int($0) }), columns > 0 {
      return columns
    }
    return System.columns(of: System.standardOutput) ?? 80
  }

  /// The column at which the help of an option starts.
  private static let helpColumn = 26

  /// Creates a page from a help page by ArgumentParser whose paragraphs contain no line breaks.
  ///
  /// - Returns: `nil` if the text is not a help page.
  init?(_ page: String) {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.first, first.hasPrefix("OVERVIEW: ") else { return nil }
    summary = first.dropFirst("OVERVIEW: ".count)
    var details: [Substring] = []
    var sections: [Section] = []
    var hasSubcommands = false
    for line in lines.dropFirst() {
      if line.hasPrefix("  See '") && line.hasSuffix("for detailed help.") {
        hasSubcommands = true
      } else if let section = Self.section(startingWith: line) {
        sections.append(section)
      } else if sections.isEmpty {
        details.append(line)
      } else {
        sections[sections.count - 1].lines.append(line)
      }
    }
    self.details = Self.trimmed(details)
    self.sections = sections.map { Section(heading: $0.heading, lines: Self.trimmed($0.lines)) }
    self.hasSubcommands = hasSubcommands
  }

  /// Returns the section that a line starts; `nil` if the line does not start a section.
  private static func section(startingWith line: Substring) -> Section? {
    if line.hasPrefix("USAGE: ") {
      return Section(heading: "USAGE", lines: [usage(line.dropFirst("USAGE: ".count))])
    }
    guard line.hasSuffix(":"),
      line.dropLast().allSatisfy({ $0.isUppercase || $0 == " " || $0 == "," })
    else { return nil }
    var heading = line.dropLast()
    // The headings of command groups contain the name of the group.
    let ending = " SUBCOMMANDS"
    if heading.hasSuffix(ending) { heading = heading.dropLast(ending.count) }
    return Section(heading: heading == "SUBCOMMANDS" ? "COMMANDS" : String(heading), lines: [])
  }

  /// Returns a usage line in which `[<options>]` replaces all optional options.
  private static func usage(_ line: Substring) -> Substring {
    var usage = ""
    var depth = 0
    var group = ""
    var hasOptions = line.contains("[<options>]")
    for character in line {
      if character == "[" { depth += 1 }
      if depth > 0 { group.append(character) } else { usage.append(character) }
      guard character == "]" else { continue }
      depth -= 1
      guard depth == 0 else { continue }
      if !group.hasPrefix("[-") {
        usage += group
      } else if hasOptions {
        // One `[<options>]` is enough. The space before the removed group is removed, too.
        if usage.last == " " { usage.removeLast() }
      } else {
        usage += "[<options>]"
        hasOptions = true
      }
      group = ""
    }
    return Substring(usage.replacing("<subcommand>", with: "<command>"))
  }

  private static func trimmed(_ lines: [Substring]) -> [Substring] {
    let start = lines.drop { $0.isEmpty }
    guard let last = start.lastIndex(where: { !$0.isEmpty }) else { return [] }
    return Array(start[...last])
  }

  // MARK: Composing

  /// Returns the wrapped text of the page.
  ///
  /// - Parameters:
  ///   - path: The names of the command and its parents, without the name of the tool.
  ///   - extent: The length of the page.
  ///   - columns: The maximum line length.
  /// - Complexity: O(*n*), where *n* is the length of the page.
  func text(of path: [String], _ extent: Extent, columns: Int) -> String {
    var blocks = [Self.wrapped(summary, indent: 0, to: columns)]
    func append(where isWanted: (String) -> Bool) {
      for section in sections where isWanted(section.heading) {
        blocks.append(Self.text(of: section, in: path, columns: columns))
      }
    }
    append { $0 == "USAGE" }
    append { $0 == "EXAMPLES" }
    // The root page lists the commands before the options.
    let isRoot = path.isEmpty
    append { !["USAGE", "EXAMPLES", "EXIT STATUS"].contains($0) && !(isRoot && $0 == "OPTIONS") }
    append { isRoot && $0 == "OPTIONS" }
    let name = path.joined(separator: " ")
    switch extent {
    case .short:
      var pointers: [String] = []
      if hasSubcommands {
        pointers.append(RootTexts.helpOfCommands(name.isEmpty ? "" : name + " "))
      }
      if !details.isEmpty { pointers.append(RootTexts.details(name)) }
      if !pointers.isEmpty { blocks.append(pointers.joined(separator: ". ")) }
    case .full:
      if !details.isEmpty {
        let lines = details.map { line in
          line.first == " " ? String(line) : Self.wrapped(line, indent: 0, to: columns)
        }
        blocks.append("DETAILS:\n" + lines.joined(separator: "\n"))
      }
      append { $0 == "EXIT STATUS" }
    }
    return blocks.joined(separator: "\n\n")
  }

  private static func text(
    of section: Section, in path: [String], columns: Int
  ) -> String {
    if section.heading == "USAGE" { return "USAGE: " + section.lines.joined(separator: "\n") }
    if section.heading == "EXAMPLES" {
      return "EXAMPLES:\n" + section.lines.joined(separator: "\n")
    }
    // `--version` prints the version of the tool, so only the root page lists it.
    let lines = section.lines.filter { path.isEmpty || !$0.hasPrefix("  --version ") }
    let wrapped = lines.map { line in
      Self.wrapped(Self.punctuated(line), indent: Self.indent(of: line), to: columns)
    }
    return section.heading + ":\n" + wrapped.joined(separator: "\n")
  }

  /// Returns a line with a period after the default value that ArgumentParser appends to the help.
  private static func punctuated(_ line: Substring) -> Substring {
    guard line.hasSuffix(")"), line.contains("(default: ") else { return line }
    return "\(line)."[...]
  }

  /// Returns the column at which the wrapped part of a line continues.
  private static func indent(of line: Substring) -> Int {
    let leading = line.prefix { $0 == " " }.count
    guard leading > 0, leading < helpColumn else { return leading }
    // The name of an option or argument can be so long that only one space separates it from its
    // help.
    if line.hasPrefix("  -") || line.hasPrefix("  <") {
      let help = line.dropFirst(helpColumn - 1)
      if help.first == " ", let first = help.dropFirst().first, first != " " { return helpColumn }
    }
    // A list item consists of a name, at least two spaces, and a description.
    var blanks = 0
    for (column, character) in line.enumerated().dropFirst(leading) {
      if character == " " {
        blanks += 1
      } else if blanks > 1 {
        return column
      } else {
        blanks = 0
      }
    }
    return leading
  }

  private static func wrapped(_ line: Substring, indent: Int, to columns: Int) -> String {
    guard line.count > (line.first == " " ? columns : columns - 1) else { return String(line) }
    // The last column stays empty, as in ArgumentParser's pages.
    let columns = columns - 1
    // If the second column of a list would be too narrow, its text continues below the first
    // column.
    let leading = line.prefix { $0 == " " }.count
    let indent = columns - indent < 20 ? min(indent, leading + 2) : indent
    var lines: [String] = []
    var current = ""
    var isStart = true
    // Leading spaces, and the spaces between the columns of a list, are part of the next word.
    for word in Self.words(of: line) {
      if isStart || current.count + 1 + word.count <= columns {
        current += isStart ? word : " " + word
      } else {
        lines.append(current)
        current = String(repeating: " ", count: indent) + word.drop { $0 == " " }
      }
      isStart = false
    }
    return (lines + [current]).joined(separator: "\n")
  }

  /// Returns the parts of a line that single spaces separate.
  private static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    var hasText = false
    for character in line {
      if character == " ", hasText, word.last != " " {
        words.append(word)
        word = ""
        hasText = false
      } else {
        // Consecutive spaces are part of the next word.
        word.append(character)
        if character != " " { hasText = true }
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
