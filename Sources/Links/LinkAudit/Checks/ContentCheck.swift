import Diagnostics
import JSONSyntax
import LinkAssociations

/// A check that a file lists an app that opens links.
struct ContentCheck {
  private(set) var diagnostics: [Diagnostic] = []

  init(_ item: AuditedItem) {
    guard let file = item.file, !file.diagnostics.contains(where: { $0.severity == .error }) else {
      return
    }
    let opensLinks: Bool
    let hasOtherUse: Bool
    switch file {
    case .apple(let file):
      opensLinks = file.details.contains { !$0.appIDs.isEmpty }
      hasOtherUse = Self.hasOtherService(item.reply.content)
    case .assetLinks(let links):
      // An included file, which this audit does not fetch, may list apps.
      opensLinks = !links.includes.isEmpty || links.statements.contains(where: \.handlesLinks)
      hasOtherUse = !links.statements.isEmpty
    case .androidManifest: return
    }
    if opensLinks { return }
    diagnostics = [
      Diagnostic(
        rule: "no-link-opened", severity: hasOtherUse ? .warning : .error, path: item.target.url,
        message: "the file opens no link",
        notes: [
          Diagnostic.Note(
            hasOtherUse
              ? "the file lists apps only for other purposes, such as passwords"
              : "the file lists no app; the server may have sent an error message with status 200")
        ])
    ]
  }

  /// Returns `true` if Apple's file has a service other than links.
  private static func hasOtherService(_ bytes: [UInt8]) -> Bool {
    let document: JSONDocument
    do throws(JSONParseError) {
      document = try JSONDocument(parsing: bytes)
    } catch {
      return false
    }
    return document.nodes[document.root].kind == .object
      && ["webcredentials", "appclips", "activitycontinuation"].contains {
        !document.values(named: $0, of: document.root).isEmpty
      }
  }
}
