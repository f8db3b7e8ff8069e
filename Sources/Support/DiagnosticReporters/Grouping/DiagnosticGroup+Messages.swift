import Diagnostics

extension DiagnosticGroup {
  /// The number of messages beside the first that a report shows.
  private static let mostMessages = 4

  /// The diagnostics with the message of the first, apart from the language in it.
  var alike: DiagnosticGroup { messages[0] }

  /// The diagnostics by their messages, apart from the language in them, the first message first.
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

  /// The messages of the group that differ from the first, with their languages:
  /// `in fr (2 times), ja: …`.
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

  /// The languages with the numbers of their diagnostics: `de, fr (2 times)`.
  var languageList: String {
    languages.map { language, diagnostics in
      let count = diagnostics.count
      return (language ?? "no language") + (count == 1 ? "" : " (\(count.grouped) times)")
    }.joined(separator: ", ")
  }
}

extension Diagnostic {
  /// The message with a mark in place of the name of its language.
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
