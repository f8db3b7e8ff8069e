/// Functions that write message lines and run `waymark bubbles` with them.
enum Speech {
  static func line(
    _ id: String, _ speaker: String, _ content: String, at timestamp: Int, isFinal: Bool = true
  ) -> String {
    func quoted(_ text: String) -> String {
      "\""
        + text.unicodeScalars.map {
          $0.value < 0x20 || $0 == "\"" || $0 == "\\"
            ? "\\u00" + String(0x100 + $0.value, radix: 16).dropFirst() : String($0)
        }.joined() + "\""
    }
    return """
      {"id":\(quoted(id)),"speakerId":\(quoted(speaker)),"content":\(quoted(content)),\
      "isFinal":\(isFinal),"timestamp":\(timestamp)}
      """
  }

  static func run(
    _ lines: [String], language: String = "en", _ options: [String] = []
  ) throws -> ToolRun {
    try Tool.run(
      ["bubbles", "--language", language] + options,
      input: Array(lines.map { $0 + "\n" }.joined().utf8))
  }

  static func json(
    _ lines: [String], language: String = "en", _ options: String...
  ) throws -> ToolRun {
    try run(lines, language: language, ["--format", "json"] + options)
  }
}
