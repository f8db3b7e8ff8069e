package import LinkRouting
import TestSupport

/// Manifests whose strings and names try to become code; the tests compile them in every target
/// language.
package enum HostileManifests {
  /// All hostile manifests.
  package static var all: [LinkManifest] { [texts, words, types, twins] }

  /// A manifest with a hostile string at every position that accepts one.
  ///
  /// It contains a route `r0`, `r1` … for each string in ``HostileTexts/all``.
  ///
  /// The query of a route contains `d`, whose default is one string, and `w`, a choice of this
  /// string and the next one.
  package static let texts: LinkManifest = {
    let routes = HostileTexts.all.enumerated().map { index, text in
      Route(
        name: "r\(index)", pattern: RoutePattern([.literal("r\(index)"), .literal("a$b'\"`")]),
        query: [
          ParameterDeclaration(
            name: "d", type: .named("text"), occurrence: .optional, defaultValue: line(index)),
          ParameterDeclaration(
            name: "w", type: .inline(.enumeration([line(index), line(index + 1)])),
            occurrence: .optional),
        ], title: line(index), summary: text,
        requirements: [Requirement(fact: "fact", need: .equals(line(index)))])
    }
    return LinkManifest(
      app: "hostile", title: line(0), summary: HostileTexts.breaks[8], hosts: ["h.example"],
      catalog: line(1), routes: routes)
  }()

  /// Returns the hostile string at an index, which wraps around at the end of the list.
  package static func line(_ index: Int) -> String {
    HostileTexts.lines[index % HostileTexts.lines.count]
  }

  /// The words in ``HostileNames/words`` whose identifiers are distinct in every target language.
  package static let names: [String] = {
    var seen: Set<String> = []
    return HostileNames.words.filter { word in
      seen.insert(word.lowercased()).inserted && seen.insert(word.lowercased() + "route").inserted
    }
  }()

  /// A manifest in which reserved words of all languages and names of generated members are names.
  ///
  /// They name routes, parameters, types, and the words of a choice.
  ///
  /// The route for a word has three parameters: a text with this name, a secret choice with the
  /// next name, and a list with the name after that.
  package static let words: LinkManifest = {
    let routes = names.enumerated().map { index, word in
      Route(
        name: word, pattern: RoutePattern([.literal(word)]),
        query: [
          ParameterDeclaration(name: word, type: .named("text"), occurrence: .optional),
          ParameterDeclaration(
            name: names[(index + 1) % names.count], type: .named("choice"), occurrence: .optional),
          ParameterDeclaration(
            name: names[(index + 2) % names.count], type: .named("uuid"), occurrence: .repeated),
        ])
    }
    return LinkManifest(
      app: "words", hosts: ["h.example"],
      types: [ParameterType("choice", .enumeration(names + ["choice"]), isSecret: true)],
      routes: routes)
  }()

  /// A manifest whose types have the names in ``names``; all are text types, and half are secret.
  package static let types: LinkManifest = {
    let builtIn = Set(ParameterType.builtIn.map(\.name))
    let own = names.filter { !builtIn.contains($0) }
    let types = own.enumerated().map { index, word in
      ParameterType(word, .text(TextRule(length: 1...9)), isSecret: index.isMultiple(of: 2))
    }
    let routes = own.enumerated().map { index, word in
      Route(
        name: "r\(index)", pattern: RoutePattern([.literal("r\(index)")]),
        query: [ParameterDeclaration(name: word, type: .named(word))])
    }
    return LinkManifest(app: "types", hosts: ["h.example"], types: types, routes: routes)
  }()

  /// A manifest in which pairs of routes, parameters, types, and words share an identifier.
  package static let twins: LinkManifest = {
    let pairs = HostileNames.pairs + [("price", "-price"), ("+1", "-1"), ("1", "01")]
    let named = pairs.filter { pair in
      [pair.0, pair.1].allSatisfy { $0.utf8.first.map { ($0 | 0x20) &- 0x61 < 26 } ?? false }
    }
    var seen: Set<String> = []
    let names = named.flatMap { [$0.0, $0.1] }.filter { seen.insert($0).inserted }
    let types = names.map { ParameterType($0, .enumeration([$0, $0 + "-word"])) }
    var routes = named.enumerated().map { index, pair in
      Route(
        name: names[index],
        pattern: RoutePattern([
          .literal("r\(index)"), .parameter(name: pair.0, type: pair.1),
          .parameter(name: pair.1, type: pair.0),
        ]))
    }
    routes += names.dropFirst(routes.count).map { name in
      Route(name: name, pattern: RoutePattern([.literal("s"), .literal(name)]))
    }
    routes += pairs.enumerated().map { index, pair in
      Route(
        name: "words\(index)", pattern: RoutePattern([.literal("w\(index)")]),
        query: [
          ParameterDeclaration(
            name: "w", type: .inline(.enumeration([pair.0, pair.1])), occurrence: .optional,
            defaultValue: pair.1)
        ])
    }
    return LinkManifest(app: "twins", hosts: ["h.example"], types: types, routes: routes)
  }()
}
