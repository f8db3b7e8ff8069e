import Diagnostics
import TextPrimitives
import XMLSyntax

extension XLIFFReader {
  /// A source or target string of a unit.
  struct Side {
    let text: CatalogText
    /// The range of the element.
    let range: Range<Int>
    var state: CatalogValue.State?
    var stateRange: Range<Int>?
  }

  /// A `<trans-unit>` or `<unit>` element: a source string with its translation.
  struct Unit {
    let id: CatalogText
    /// The range of the element.
    let range: Range<Int>
    /// The source and the target of each segment.
    var segments: [(source: Side?, target: Side?)] = []
    var note: CatalogText?
    var isTranslated = true
  }

  /// Returns the units of a file, including those in groups.
  mutating func units(in file: Int) -> [Unit] {
    var units: [Unit] = []
    // The attribute `translate` of an enclosing element applies to its descendants.
    var around = [(end: table.elements[file].next, isTranslated: isTranslated(file, true))]
    var place = file + 1
    while place < table.elements[file].next {
      while let last = around.last, last.end <= place { around.removeLast() }
      let isTranslated = isTranslated(place, around.last?.isTranslated ?? true)
      if isElement(place, isVersion2 ? "unit" : "trans-unit") {
        if var unit = unit(at: place) {
          unit.isTranslated = isTranslated
          units.append(unit)
        }
        place = table.elements[place].next
      } else if isElement(place, "group") || isElement(place, "body") {
        around.append((table.elements[place].next, isTranslated))
        place += 1
      } else {
        place = table.elements[place].next
      }
    }
    return units
  }

  private func isTranslated(_ place: Int, _ around: Bool) -> Bool {
    switch attribute("translate", of: place).map({ file.string($0) }) {
    case "no"?: false
    case "yes"?: true
    default: around
    }
  }

  private mutating func unit(at place: Int) -> Unit? {
    let element = table.elements[place]
    guard let id = attribute("id", of: place) else {
      report(.missingMember, at: element.tag, expected: "an id")
      return nil
    }
    checkReferences(id)
    var unit = Unit(id: id, range: element.range)
    if isVersion2 {
      for child in table.children(of: place) {
        if isElement(child, "segment") {
          readSegment(child, of: &unit)
        } else if isElement(child, "notes") {
          unit.note = note(from: table.children(of: child).filter { isElement($0, "note") })
        }
      }
      if unit.segments.isEmpty { report(.missingMember, at: element.tag, expected: "<segment>") }
    } else {
      read12(place, &unit)
    }
    return unit
  }

  /// Reads the child elements of a `<trans-unit>`, as in XLIFF 1.2, into a unit.
  private mutating func read12(_ place: Int, _ unit: inout Unit) {
    var source: Side?
    var target: Side?
    var notes: [Int] = []
    var parts = Parts()
    for child in table.children(of: place) {
      if isElement(child, "source") {
        guard isFirst(child, &parts.source) else { continue }
        source = side(child)
      } else if isElement(child, "target") {
        guard isFirst(child, &parts.target) else { continue }
        var found = side(child)
        setState(of: &found, attribute("state", of: child), Self.states12)
        if found.state == nil, let approved = attribute("approved", of: place),
          file.string(approved) == "no", !found.text.isEmpty
        {
          found.state = .needsReview
          found.stateRange = approved.range
        }
        target = found
      } else if isElement(child, "note"), notes.last.map({ isBeside($0, child) }) ?? true {
        notes.append(child)
      }
    }
    unit.note = note(from: notes)
    unit.segments = [(source, target)]
  }

  private mutating func readSegment(_ place: Int, of unit: inout Unit) {
    var segment: (source: Side?, target: Side?) = (nil, nil)
    var parts = Parts()
    for child in table.children(of: place) {
      if isElement(child, "source") {
        if isFirst(child, &parts.source) { segment.source = side(child) }
      } else if isElement(child, "target") {
        guard isFirst(child, &parts.target) else { continue }
        var found = side(child)
        setState(of: &found, attribute("state", of: place), Self.states20)
        segment.target = found
      }
    }
    if segment.source == nil {
      report(.missingMember, at: table.elements[place].tag, expected: "<source>")
    }
    unit.segments.append(segment)
  }

  /// The states of version 1.2, to which a tool may add custom states with the prefix `x-`.
  private static let states12: [String: CatalogValue.State] = [
    "final": .translated, "signed-off": .translated, "translated": .translated, "new": .new,
    "needs-translation": .new, "needs-adaptation": .needsReview, "needs-l10n": .needsReview,
    "needs-review-adaptation": .needsReview, "needs-review-l10n": .needsReview,
    "needs-review-translation": .needsReview,
  ]
  /// The states of version 2.0.
  private static let states20: [String: CatalogValue.State] = [
    "initial": .new, "translated": .translated, "reviewed": .translated, "final": .translated,
  ]

  private mutating func setState(
    of side: inout Side, _ written: CatalogText?, _ states: [String: CatalogValue.State]
  ) {
    guard let written else {
      // Tools write an empty target as a placeholder for a translation.
      if side.text.isEmpty { side.state = .new }
      return
    }
    let name = file.string(written)
    side.state = states[name]
    side.stateRange = written.range
    if side.state == nil, isVersion2 || !name.hasPrefix("x-") {
      let names = states.keys.sorted()
      report(
        .invalidState, at: written.range,
        expected: names.dropLast().joined(separator: ", ") + " or " + (names.last ?? ""))
    }
  }

  private mutating func side(_ place: Int) -> Side {
    let element = table.elements[place]
    let bytes = file.bytes
    let isPlain = !element.content.contains {
      bytes[$0] == UInt8(ascii: "&") || bytes[$0] == UInt8(ascii: "<") || bytes[$0] == 0x0D
    }
    if !isPlain { checkReferences(in: element.content) }
    return Side(
      text: CatalogText(element.content, isPlain ? .verbatim : .native), range: element.range)
  }
}

extension XLIFFReader {
  /// Returns consecutive notes as one string; `nil` if they contain only white space.
  private mutating func note(from places: [Int]) -> CatalogText? {
    guard let first = places.first, let last = places.last else { return nil }
    let range =
      table.elements[first].content.lowerBound..<table.elements[last].content.upperBound
    checkReferences(in: range)
    let text = CatalogText(range, .xml)
    return file.string(text).allSatisfy(\.isWhitespace) ? nil : text
  }

  /// Returns `true` if only white space separates two elements.
  private func isBeside(_ left: Int, _ right: Int) -> Bool {
    (table.elements[left].range.upperBound..<table.elements[right].range.lowerBound).allSatisfy {
      XMLScanner.isSpace(file.bytes[$0])
    }
  }

  private mutating func checkReferences(_ text: CatalogText) {
    if text.spelling == .xml { checkReferences(among: text.range) }
  }

  private mutating func checkReferences(among range: Range<Int>) {
    let hasEntities = table.entities?.areDeclared ?? false
    let unknown = XMLReference.firstUnknown(
      in: range, hasEntities: hasEntities, file.bytes.span)
    if let unknown { report(.syntax, at: unknown, expected: XMLReference.expectation) }
  }

  /// Reports references to undeclared entities in the characters between tags.
  private mutating func checkReferences(in range: Range<Int>) {
    var scanner = XMLScanner(offset: range.lowerBound)
    do throws(XMLScanner.Failure) {
      while scanner.offset < range.upperBound, let token = try scanner.next(file.bytes.span) {
        if case .text(let characters) = token { checkReferences(among: characters) }
      }
    } catch {
      report(.syntax, at: error.range, expected: error.expected)
    }
  }
}
