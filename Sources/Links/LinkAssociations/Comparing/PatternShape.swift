/// The links of a component, rule or filter, as far as they can be generated from its patterns.
///
/// A shape is only used to find links. The file itself determines the verdict for each link.
struct PatternShape: Sendable, Hashable {
  /// The origins (scheme and host) of the links, such as `https://example.com`.
  var origins = ["https://example.com"]
  /// The path pattern; `nil` if any path matches.
  var path: [PatternElement]?
  /// `true` if the pattern is compared with paths without their leading and trailing slashes.
  var isCore = false
  var isCaseSensitive = true
  /// `true` if patterns contain percent-encoded text; otherwise, their text is encoded for links.
  var isEncoded = false
  /// `true` if matching links stay in the browser.
  var excludes = false
  /// Queries and fragments that the shape matches, with their `?` or `#`.
  var tails = [""]
  /// Queries and fragments that the shape does not match.
  var otherTails: [String] = []
  /// `true` if ``otherTails`` is incomplete, because there are too many queries and fragments.
  var isCut = false
  /// The maximum number of bytes in ``otherTails``.
  static let maximumTailBytes = 600_000

  /// The automaton of the path pattern.
  var automaton: PatternAutomaton {
    PatternAutomaton(path ?? [.many], isPath: isCore, isCaseSensitive: isCaseSensitive)
  }

  /// `true` if the path pattern matches a string, which must be a path with a leading slash.
  func takes(_ text: String) -> Bool {
    guard let path else { return true }
    let subject = isCore ? PatternSubject(path: Array(text.utf8)) : PatternSubject(Array(text.utf8))
    return path.matches(isCaseSensitive ? subject : subject.caseless)
  }

  /// `true` if both shapes have the same path pattern with the same settings.
  func hasSamePath(as other: PatternShape) -> Bool {
    path == other.path && isCaseSensitive == other.isCaseSensitive && isEncoded == other.isEncoded
  }

  /// Returns a path, percent-encoded for use in a link.
  func spelled(_ path: String) -> String {
    isEncoded ? path : PercentDecoding.encode(path, allowed: "/:@!$&'()*+,;=")
  }

  /// Returns a link with percent-encoding for characters that links cannot contain.
  ///
  /// Examples are spaces and letters beyond ASCII. They occur in the witnesses of patterns.
  static func written(_ link: String) -> String {
    link.utf8.allSatisfy(linkSigns.contains)
      ? link : PercentDecoding.encode(link, allowed: "/:?#[]@!$&'()*+,;=%")
  }

  /// The characters that links can contain.
  private static let linkSigns = ASCIISet.alnum.union("-._~/:?#[]@!$&'()*+,;=%")

  /// Returns the shapes of a file, in file order.
  ///
  /// For statements, a shape that matches any path comes first.
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
    // With more parameters, both the number and the length of the tails grow.
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
