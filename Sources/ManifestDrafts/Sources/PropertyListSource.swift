import Diagnostics
import XMLSyntax

/// Drafts schemes from the URL types of an Info.plist, and hosts from the associated domains of an entitlements file.
struct PropertyListSource {
  private(set) var draft = SourceDraft()
  /// Why the bytes are no property list that is read here.
  private(set) var unreadable: Diagnostic?
  private let bytes: [UInt8]
  private let path: String?

  init(_ bytes: [UInt8], path: String?, _ report: inout DraftReport) {
    self.bytes = bytes
    self.path = path
    if bytes.starts(with: Array("bplist".utf8)) {
      refuse(
        Diagnostic(
          rule: "draft-binary-plist", severity: .error, path: path, range: SourceRange(0, 6),
          message: "the property list is a binary one",
          notes: [.init("convert it with: plutil -convert xml1 FILE")]), &report)
      return
    }
    let table: XMLElementTable
    do throws(XMLScanner.Failure) {
      let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      table = try XMLElementTable(parsing: bytes.span, from: start)
    } catch {
      refuse(
        Diagnostic(
          rule: "draft-invalid-plist", severity: .error, path: path,
          range: SourceRange(error.range),
          message: "the file is no XML property list: expected \(error.expected)"), &report)
      return
    }
    guard isElement(table, 0, "plist") || isElement(table, 0, "dict") else {
      refuse(
        Diagnostic(
          rule: "draft-invalid-plist", severity: .error, path: path,
          range: SourceRange(table.elements[0].name),
          message: "the file is no property list, whose outermost element is <plist>"), &report)
      return
    }
    var found = false
    for place in table.elements.indices where isElement(table, place, "key") {
      switch text(table, place) {
      case "CFBundleURLSchemes":
        found = true
        for item in strings(behind: place, table) { addScheme(item, table, &report) }
      case "com.apple.developer.associated-domains":
        found = true
        for item in strings(behind: place, table) { addDomain(item, table, &report) }
      default: break
      }
    }
    if !found {
      report.report(
        "draft-no-url-types", .warning, path: path, nil,
        "the file has neither URL types nor associated domains",
        notes: ["nothing is drafted from it"])
    }
  }

  private mutating func refuse(_ diagnostic: Diagnostic, _ report: inout DraftReport) {
    unreadable = diagnostic
    report.add(diagnostic)
  }

  private mutating func addScheme(
    _ place: Int, _ table: XMLElementTable, _ report: inout DraftReport
  ) {
    let scheme = text(table, place)
    let range = SourceRange(table.elements[place].content)
    if scheme.contains("$(") || scheme.contains("${") {
      report.report(
        "draft-unknown-value", .warning, path: path, range,
        "a value that only a build knows is not carried over",
        notes: ["write it into the manifest by hand"])
    } else {
      draft.add(scheme: scheme.lowercased())
    }
  }

  private mutating func addDomain(
    _ place: Int, _ table: XMLElementTable, _ report: inout DraftReport
  ) {
    let range = SourceRange(table.elements[place].content)
    var text = text(table, place)
    guard text.hasPrefix("applinks:") else { return }
    text = String(text.dropFirst("applinks:".count).prefix { $0 != "?" }).lowercased()
    if text.contains("$(") {
      report.report(
        "draft-unknown-value", .warning, path: path, range,
        "a value that only a build knows is not carried over",
        notes: ["write it into the manifest by hand"])
    } else if text.hasPrefix("*.") {
      report.report(
        "draft-wildcard-host", .warning, path: path, range, "a wildcard host is not carried over",
        notes: ["list each host in the manifest"])
    } else {
      draft.add(host: text)
    }
  }

  /// The strings of the array that follows a key.
  private func strings(behind key: Int, _ table: XMLElementTable) -> [Int] {
    let next = table.elements[key].next
    guard next < table.elements.count, isElement(table, next, "array") else { return [] }
    return table.children(of: next).filter { isElement(table, $0, "string") }
  }

  private func isElement(_ table: XMLElementTable, _ place: Int, _ name: String) -> Bool {
    bytes[table.elements[place].name].elementsEqual(name.utf8)
  }

  /// The text of an element, without blanks around it.
  private func text(_ table: XMLElementTable, _ place: Int) -> String {
    let text = XMLElementTable.text(of: table.elements[place].content, in: bytes.span)
    return String(
      text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
