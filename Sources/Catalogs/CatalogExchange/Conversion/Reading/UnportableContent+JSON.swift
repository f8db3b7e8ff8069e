import CatalogLint
import JSONSyntax
import StringCatalogs

extension UnportableContent {
  /// What members of JSON say beside texts, by keys.
  ///
  /// - Complexity: O(*n*) in the bytes of the file.
  static func members(of file: LintedCatalog.File) -> [ConversionLoss] {
    let document: JSONDocument
    do throws(JSONParseError) {
      document = try JSONDocument(parsing: file.content.bytes)
    } catch {
      // The reader has said it.
      return []
    }
    return switch file.content.format {
    case .xcstrings: entryMembers(document)
    case .arb: metadata(document, file)
    case .json: settings(document, file)
    default: []
    }
  }

  private static func entryMembers(_ document: JSONDocument) -> [ConversionLoss] {
    let known = ["comment", "extractionState", "localizations", "shouldTranslate"]
    return document.values(named: "strings", of: document.root).flatMap { strings in
      document.nodes.members(of: strings).flatMap { entry in
        others(document, entry.value, than: known).map { name in
          loss(document.text(of: entry.name), "'\(name)'")
        }
      }
    }
  }

  private static func metadata(
    _ document: JSONDocument, _ file: LintedCatalog.File
  ) -> [ConversionLoss] {
    var losses: [ConversionLoss] = []
    for member in document.nodes.members(of: document.root) {
      guard let name = document.text(of: member.name), name.hasPrefix("@"), name != "@@locale"
      else { continue }
      if name.hasPrefix("@@") {
        losses.append(loss(nil, "\(file.path): '\(name)'"))
        continue
      }
      let key = String(name.dropFirst())
      losses += others(document, member.value, than: ["description", "placeholders"])
        .map { loss(key, "'\($0)'") }
      for placeholders in document.values(named: "placeholders", of: member.value) {
        let names = document.nodes.members(of: placeholders)
          .flatMap { others(document, $0.value, than: ["type"]) }
        losses += Set(names).sorted().map { loss(key, "'\($0)' of a placeholder") }
      }
    }
    return losses
  }

  /// Numbers, truth values and `null` beside texts.
  private static func settings(
    _ document: JSONDocument, _ file: LintedCatalog.File
  ) -> [ConversionLoss] {
    let others = document.nodes.indices.filter {
      [.number, .true, .false, .null].contains(document.nodes[$0].kind)
    }
    if others.isEmpty { return [] }
    let message = "\(file.path): \(others.count) values that are no texts"
    return [ConversionLoss(aspect: .attribute, message: message)]
  }

  private static func others(
    _ document: JSONDocument, _ object: Int, than known: [String]
  ) -> [String] {
    document.nodes.members(of: object).compactMap { document.text(of: $0.name) }
      .filter { !known.contains($0) }
  }

  private static func loss(_ key: String?, _ what: String) -> ConversionLoss {
    ConversionLoss(aspect: .attribute, key: key, message: "\(what) has no place in other formats")
  }
}
