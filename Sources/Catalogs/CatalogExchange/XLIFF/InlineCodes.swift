import StringCatalogs

/// Converts between the tags of a unit and inline elements of XLIFF.
///
/// Translation tools can move inline elements, but they do not change the content of the elements.
/// A pair of tags becomes `<bpt>` and `<ept>`, and any other tag becomes `<ph>`. The content of the
/// element is the tag itself. The element in the translation has the same ID as the element for the
/// same tag in the source. See [XLIFF 1.2
/// §2.4](https://docs.oasis-open.org/xliff/v1.2/os/xliff-core.html#Struct_InLine).
struct InlineCodes {
  /// `true` if a string that was read contains an element that no export created.
  private(set) var hasForeign = false
  private var count = 0
  /// The element IDs of tags in the source that no tag in the translation has used yet.
  private var ids: [String: [Int]] = [:]
  /// The tags by element name and ID.
  ///
  /// Some tools return elements without their content; the content is then looked up here.
  private var natives: [String: String] = [:]

  /// Returns the source string with its tags converted to inline elements.
  mutating func source(_ text: String) -> String { elements(text, isSource: true) }

  /// Returns the translation with its tags converted to inline elements.
  mutating func target(_ text: String) -> String { elements(text, isSource: false) }

  private mutating func elements(_ text: String, isSource: Bool) -> String {
    let parts = MarkedText(parsing: text).parts
    let pairs = Self.pairs(parts)
    var result = ""
    var begins: [Int: Int] = [:]
    for (place, part) in parts.enumerated() {
      guard case .tag(let tag) = part else {
        if case .characters(let characters) = part { result += UnitDocument.escaped(characters) }
        continue
      }
      let native = UnitDocument.escaped(tag)
      if let begin = pairs.begins[place], let id = begins[begin] {
        result += "<ept id=\"\(id)\">\(native)</ept>"
        continue
      }
      let id = id(of: tag, isSource: isSource)
      begins[place] = id
      let name = pairs.ends.contains(place) ? "bpt" : "ph"
      result += "<\(name) id=\"\(id)\">\(native)</\(name)>"
    }
    return result
  }

  private mutating func id(of tag: String, isSource: Bool) -> Int {
    if !isSource, let id = ids[tag]?.first {
      ids[tag]?.removeFirst()
      return id
    }
    count += 1
    if isSource { ids[tag, default: []].append(count) }
    return count
  }

  /// Returns the start tag of each end tag, and the start tags that have an end tag, by index.
  private static func pairs(_ parts: [MarkedText.Part]) -> (begins: [Int: Int], ends: Set<Int>) {
    var open: [(place: Int, name: Substring)] = []
    var begins: [Int: Int] = [:]
    for (place, part) in parts.enumerated() {
      guard case .tag(let tag) = part, tag.hasPrefix("<"), !tag.hasSuffix("/>") else { continue }
      let isEnd = tag.hasPrefix("</")
      let name = tag.dropFirst(isEnd ? 2 : 1).prefix { !$0.isWhitespace && $0 != ">" }
      if !isEnd {
        open.append((place, name))
      } else if let last = open.lastIndex(where: { $0.name == name }) {
        begins[place] = open[last].place
        open.removeSubrange(last...)
      }
    }
    return (begins, Set(begins.values))
  }

  /// Returns a string in which inline elements of XLIFF are converted back to tags.
  mutating func read(_ parts: [MarkedText.Part]) -> MarkedText {
    var result: [MarkedText.Part] = []
    // The element that is being read, and its content so far.
    var open: (key: String, native: String)?
    for part in parts {
      switch part {
      case .characters(let characters):
        if open != nil { open?.native += characters } else { result.append(part) }
      case .tag(let tag):
        let name = tag.drop { $0 == "<" || $0 == "/" }
          .prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
        if name == "mrk" { continue }
        guard ["ph", "bpt", "ept", "it"].contains(String(name)) else {
          hasForeign = true
          continue
        }
        if tag.hasPrefix("</") {
          if let (key, native) = open { result += close(key, native) }
          open = nil
        } else if tag.hasSuffix("/>") {
          result += close(name + Self.id(of: tag), "")
        } else {
          open = (name + Self.id(of: tag), "")
        }
      }
    }
    return MarkedText(result)
  }

  private mutating func close(_ key: String, _ native: String) -> [MarkedText.Part] {
    let tag = native.isEmpty ? natives[key] ?? "" : native
    if natives[key] == nil { natives[key] = tag }
    // The content of an element must be a tag or a reference.
    guard case .tag? = MarkedText(parsing: tag).parts.first else {
      hasForeign = true
      return []
    }
    return MarkedText(parsing: tag).parts
  }

  private static func id(of tag: String) -> String {
    guard let start = tag.firstRange(of: " id=") else { return "" }
    let value = tag[start.upperBound...]
    guard let quote = value.first else { return "" }
    return String(value.dropFirst().prefix { $0 != quote })
  }
}
