/// A help page, with its lines broken to a width.
///
/// ArgumentParser breaks every line that is too long, also the commands of examples, which then
/// cannot be copied. It is therefore asked for a page without a width, and this type breaks the
/// lines of paragraphs and lists, but no line of a sample and none of the usage.
struct HelpPage {
  /// The page without line breaks inside of a paragraph.
  let text: String

  /// The width that ArgumentParser is asked for, which no line reaches.
  static let unlimitedColumns = 1 << 20

  /// The width of the terminal, or that of `COLUMNS`, or 80.
  static var columns: Int {
    if let columns = System.environment("COLUMNS").flatMap({ Int($0) }), columns > 0 {
      return columns
    }
    return System.columns(of: System.standardOutput) ?? 80
  }

  /// The column at which ArgumentParser begins the help of an option.
  private static let helpColumn = 26

  /// The headings whose indented lines are lists; below any other heading and inside of the text,
  /// indented lines are samples.
  private static func isList(_ heading: String) -> Bool {
    heading == "EXIT STATUS:" || heading == "ARGUMENTS:" || heading.hasSuffix("OPTIONS:")
      || heading.hasSuffix("SUBCOMMANDS:")
  }

  /// Returns the page with its lines broken to a width.
  ///
  /// - Complexity: O(*n*) in the text.
  func wrapped(to columns: Int) -> String {
    var isList = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.first != " " { isList = Self.isList(String(line)) }
      if line.first == " " ? !isList : line.hasPrefix("USAGE: ") { return String(line) }
      return Self.wrapped(line, indent: Self.indent(of: line), to: columns)
    }.joined(separator: "\n")
  }

  /// Returns the column at which the lines that continue a line begin.
  private static func indent(of line: Substring) -> Int {
    let leading = line.prefix { $0 == " " }.count
    guard leading > 0, leading < helpColumn else { return leading }
    // An option or an argument whose name leaves one blank.
    if line.hasPrefix("  -") || line.hasPrefix("  <") {
      let help = line.dropFirst(helpColumn - 1)
      if help.first == " ", let first = help.dropFirst().first, first != " " { return helpColumn }
    }
    // An item of a list: a name, two blanks or more, and what it means.
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
    // The last column stays free, as in ArgumentParser's pages.
    let columns = columns - 1
    // Where the second column of a list would be narrow, it goes on below the first.
    let leading = line.prefix { $0 == " " }.count
    let indent = columns - indent < 20 ? min(indent, leading + 2) : indent
    var lines: [String] = []
    var current = ""
    var isStart = true
    // Leading blanks, and those between the columns of a list, belong to the word after them.
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

  /// Returns the words of a line: what is between single blanks.
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
        // A second blank belongs to the word after it, and the first one too.
        word.append(character)
        if character != " " { hasText = true }
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
