import Diagnostics
import TextPrimitives
import XMLSyntax

/// Reads the intent filters of a manifest and reports their problems.
struct AndroidManifestReader {
  /// The namespace of Android's attributes.
  static let namespace = "http://schemas.android.com/apk/res/android"

  let bytes: [UInt8]
  let path: String?
  let placeholders: [String: String]
  var diagnostics: [Diagnostic] = []
  var table: XMLElementTable?
  /// The prefix of the names of Android's attributes, including its colon.
  var prefix = "android:"
  var minimumAPI: Int?

  init(bytes: [UInt8], path: String?, placeholders: [String: String]) {
    self.bytes = bytes
    self.path = path
    self.placeholders = placeholders
  }

  mutating func read(_ manifest: inout AndroidManifest) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let table: XMLElementTable
    do throws(XMLScanner.Failure) {
      table = try XMLElementTable(parsing: bytes.span, from: start)
    } catch {
      report(
        "android-invalid-xml", .error, SourceRange(error.range),
        "invalid XML: expected \(error.expected)")
      manifest.isReadable = false
      return
    }
    self.table = table
    guard checkRoot(table) else {
      manifest.isReadable = false
      return
    }
    if let nested = table.entities?.firstNested {
      report(
        "android-entity", .error, SourceRange(nested),
        "nested and external entities are not supported",
        notes: ["replace the reference with the text of the entity"])
    }
    findPrefix(table)
    if isElement(0, "manifest") {
      manifest.package = attribute("package", of: 0, isAndroid: false)
    }
    if let level = toolsLevel(table) { manifest.minimumAPI = level }
    minimumAPI = manifest.minimumAPI
    for place in table.elements.indices where isElement(place, "uses-sdk") {
      if let level = attribute("minSdkVersion", of: place).flatMap({ Int($0.text) }) {
        manifest.minimumAPI = level
        minimumAPI = level
      }
    }
    var owner: Int?
    var place = 0
    while place < table.elements.count {
      if let last = owner, place >= table.elements[last].next { owner = nil }
      if isElement(place, "activity") || isElement(place, "activity-alias") { owner = place }
      if isElement(place, "intent-filter") {
        manifest.filters.append(readFilter(place, in: owner))
        place = table.elements[place].next
      } else {
        place += 1
      }
    }
    manifest.attributePrefix = prefix
    checkCase(of: manifest.filters)
  }

  /// Finds the prefix that the file declares for Android's namespace; the default is `android:`.
  private mutating func findPrefix(_ table: XMLElementTable) {
    for element in table.elements.prefix(1_000) {
      for attribute in element.attributes
      where text(attribute.value) == Self.namespace && text(attribute.name).hasPrefix("xmlns:") {
        prefix = text(attribute.name).dropFirst(6) + ":"
        return
      }
    }
  }

  func text(_ range: Range<Int>) -> String { XMLElementTable.text(of: range, in: bytes.span) }

  func isElement(_ place: Int, _ name: StaticString) -> Bool {
    guard let element = table?.elements[place] else { return false }
    return bytes.span.isEqual(element.name, name)
  }

  /// Returns the value of an attribute, with placeholders replaced and resource escapes decoded.
  func attribute(_ name: String, of place: Int, isAndroid: Bool = true) -> LocatedString? {
    let name = isAndroid ? prefix + name : name
    guard
      let found = table?.elements[place].attributes.first(where: { text($0.name) == name })
    else { return nil }
    return LocatedString(value(of: found), SourceRange(found.value))
  }

  func value(of attribute: XMLElementTable.Attribute) -> String {
    AndroidResourceText.unescaped(
      AndroidResourceText.filled(text(attribute.value), with: placeholders))
  }

  mutating func report(
    _ rule: String, _ severity: Severity, _ range: SourceRange, _ message: String,
    notes: [String] = [], fix: String? = nil, title: String? = nil, at place: SourceRange? = nil
  ) {
    var fixIts: [FixIt] = []
    if let fix {
      let edit = FixIt.Edit(range: place ?? range, text: fix)
      fixIts = [
        FixIt(title: title ?? "write \(fix.quoted)", applicability: .unsafe, edits: [edit])
      ]
    }
    diagnostics.append(
      Diagnostic(
        rule: rule, severity: severity, path: path, range: range, message: message,
        notes: notes.map { Diagnostic.Note($0) }, fixIts: fixIts))
  }
}
