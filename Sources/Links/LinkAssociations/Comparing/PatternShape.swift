/// The links of one component, rule or filter, as far as links can be made from it.
///
/// It only serves to find links; what a file says about one is asked of the file itself.
struct PatternShape: Sendable, Hashable {
  /// Everything in front of the path.
  var origins = ["https://example.com"]
  /// The path; `nil` for any.
  var path: [PatternElement]?
  /// Whether the pattern is that of the core of a path, without slashes at its edges.
  var isCore = false
  var isCaseSensitive = true
  /// Whether the texts of patterns are those of links; if not, they are encoded in links.
  var isEncoded = false
  /// Whether what it takes stays in the browser.
  var excludes = false
  /// What may stand behind the path, with its `?` or `#`, such that the shape takes it.
  var tails = [""]
  /// The same, such that it does not.
  var otherTails: [String] = []
  /// A Boolean value that indicates whether there are more such texts than are listed.
  var isCut = false
  /// The most bytes of ``otherTails`` of one shape.
  static let maximumTailBytes = 600_000

  /// What a part of a link matches.
  var automaton: PatternAutomaton {
    PatternAutomaton(path ?? [.many], isPath: isCore, isCaseSensitive: isCaseSensitive)
  }

  /// Whether the path pattern takes a path, which begins with a slash.
  func takes(_ text: String) -> Bool {
    guard let path else { return true }
    let subject = isCore ? PatternSubject(path: Array(text.utf8)) : PatternSubject(Array(text.utf8))
    return path.matches(isCaseSensitive ? subject : subject.caseless)
  }

  /// Whether both take the same paths with the same settings.
  func hasSamePath(as other: PatternShape) -> Bool {
    path == other.path && isCaseSensitive == other.isCaseSensitive && isEncoded == other.isEncoded
  }

  /// A path as links spell it.
  func spelled(_ path: String) -> String {
    isEncoded ? path : PercentDecoding.encode(path, allowed: "/:@!$&'()*+,;=")
  }

  /// A link with what no link holds, such as a space or a letter beyond ASCII, as links hold it.
  ///
  /// Patterns of texts as links spell them may have such signs; then they match no link.
  static func written(_ link: String) -> String {
    link.utf8.allSatisfy(linkSigns.contains)
      ? link : PercentDecoding.encode(link, allowed: "/:?#[]@!$&'()*+,;=%")
  }

  /// What links are made of.
  private static let linkSigns = ASCIISet.alnum.union("-._~/:?#[]@!$&'()*+,;=%")

  /// The shapes of a file, in its order.
  static func all(of file: AssociationFile) -> [PatternShape] {
    switch file {
    case .apple(let file): file.details.flatMap(\.components).map(\.shape)
    case .assetLinks(let file):
      [PatternShape()] + file.statements.flatMap { $0.rules?.rules ?? [] }.map(\.shape)
    case .androidManifest(let file): file.filters.flatMap(\.shapes)
    }
  }
}

extension DynamicRule {
  fileprivate var shape: PatternShape {
    var shape = PatternShape(
      path: pathPattern.map { $0.pattern.elements }, excludes: excludes)
    func text(_ pattern: String, _ filler: String) -> String {
      var text = ""
      for character in pattern {
        switch character {
        case "*": text += filler
        case "?": text += "x"
        default: text.append(character)
        }
      }
      return PercentDecoding.encode(text, allowed: "/:@!$'()*,;")
    }
    func tail(_ filler: String, without index: Int? = nil, changing changed: Int? = nil) -> String {
      var items: [String] = []
      for (place, parameter) in parameters.enumerated() where place != index {
        let value = text(parameter.value.text, filler) + (place == changed ? "~" : "")
        items.append(text(parameter.name.text, filler) + "=" + value)
      }
      return (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
        + (fragment.map { "#" + text($0.text, filler) } ?? "")
    }
    shape.tails = [tail(""), tail("zz")].unique
    // With the parameters, both their number and the length of each text grow.
    var left = PatternShape.maximumTailBytes
    for place in parameters.indices {
      guard left > 0 else {
        shape.isCut = true
        break
      }
      let tails = [tail("", without: place), tail("", changing: place)]
      left -= tails[0].utf8.count + tails[1].utf8.count
      shape.otherTails += tails
    }
    if !parameters.isEmpty { shape.otherTails.append(tail("") + "&zz=1") }
    if fragment != nil { shape.otherTails += ["", "#~~"] }
    return shape
  }
}

extension IntentFilter {
  fileprivate var shapes: [PatternShape] {
    guard isBrowsable else { return [] }
    var origins: [String] = []
    for scheme in schemes.prefix(4).map(\.text) {
      for authority in authorities.prefix(20) {
        let text = authority.host.text
        let host = text.hasPrefix("*") ? "x" + text.dropFirst() : text
        let port = authority.port.map { ":\($0)" } ?? ""
        origins.append("\(scheme)://\(host)\(port)")
      }
      if authorities.isEmpty { origins.append("\(scheme)://x") }
    }
    func shape(_ pattern: AndroidPattern?, _ tails: [String]) -> PatternShape {
      PatternShape(origins: origins, path: pattern?.elements, tails: tails, otherTails: [""])
    }
    var shapes = paths.map { shape($0.pattern, [""]) }
    for group in groups {
      let items = group.queries.compactMap(\.pattern.witness).joined(separator: "&")
      let fragment = group.fragments.first.flatMap { $0.pattern.witness }
      let tail = (items.isEmpty ? "" : "?" + items) + (fragment.map { "#" + $0 } ?? "")
      shapes.append(shape(group.paths.first?.pattern, [tail]))
    }
    return shapes.isEmpty ? [shape(nil, [""])] : shapes
  }
}
