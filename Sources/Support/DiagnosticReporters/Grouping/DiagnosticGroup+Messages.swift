import Diagnostics

extension DiagnosticGroup {
  /// The maximum number of different messages to print after the first message of a group.
  private static let mostMessages = 4

  /// The diagnostics whose message is that of the first diagnostic, apart from the language name.
  var alike: DiagnosticGroup { messages[0] }

  /// The diagnostics, grouped by message without the language name, in order of first occurrence.
  private var messages: [DiagnosticGroup] {
    var places: [String: Int] = [:]
    var groups: [[Diagnostic]] = []
    for diagnostic in diagnostics {
      let message = diagnostic.messageWithoutLanguage
      if let place = places[message] {
        groups[place].append(diagnostic)
      } else {
        places[message] = groups.count
        groups.append([diagnostic])
      }
    }
    return groups.map { DiagnosticGroup(kind: kind, diagnostics: $0) }
  }

  /// The messages that differ from the first, with their languages: `in fr (2 times), ja: …`.
  var otherMessages: [String] {
    let others = messages.dropFirst()
    let shown = others.prefix(Self.mostMessages).map { group in
      "in \(group.languageList): \(group.first.statement)"
    }
    let rest = others.dropFirst(Self.mostMessages).flatMap(\.diagnostics)
    if rest.isEmpty { return shown }
    let list = DiagnosticGroup(kind: kind, diagnostics: rest).languageList
    return shown + ["with other messages in \(list)"]
  }

  /// The languages, each with its number of diagnostics if there are several: `de, fr (2 times)`.
  var languageList: String {
    languages.map { language, diagnostics in
      let count = diagnostics.count
      return (language ?? "no language") + (count == 1 ? "" : " (\(count.grouped) times)")
    }.joined(separator: ", ")
  }
}

extension Diagnostic {
  /// The message with the name of the diagnostic's language replaced by a fixed mark.
  fileprivate var messageWithoutLanguage: String {
    guard let language = subject?.language, message.contains(language) else { return message }
    func isPart(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "-" || character == "_"
    }
    var result = ""
    var rest = message[...]
    while let start = rest.firstIndex(where: isPart) {
      let end = rest[start...].firstIndex { !isPart($0) } ?? rest.endIndex
      result += rest[..<start]
      result += rest[start..<end] == language ? "\u{FFFC}" : rest[start..<end]
      rest = rest[end...]
    }
    return result + rest
  }
}
