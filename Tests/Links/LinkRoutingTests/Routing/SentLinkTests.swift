import BundledApps
import Foundation
import LinkRouting
import TestSupport
import Testing

/// A row of `Tests/Fixtures/Links/sent.ndjson`: a link as a tool sends it or a person pastes it.
///
/// A row also contains the page that documents the spelling, and the result that a product team
/// expects. Rows are derived from this page and from the policy for links, never from the output of
/// the code.
struct SentLink: Decodable, Sendable, CustomTestStringConvertible {
  /// The source of such links: a mail tool, a messenger, a poster.
  let tool: String
  /// The address of the page that documents the spelling.
  let source: String
  let link: String
  /// The route, such as `wordly.attend`; absent for a rejected link.
  let route: String?
  /// The values of declared parameters in the link, by name; defaults are not included.
  let values: [String: String]?
  /// The codes of the warnings, sorted.
  let warnings: [String]?
  /// The parameters whose invalid value is dropped, sorted.
  let dropped: [String]?
  /// `true` if the link is rejected.
  let rejected: Bool?
  /// The code of the rejection; absent if the policy does not define which code is reported first.
  let code: String?
  /// The corrected link, if there is one.
  let suggestion: String?
  /// The link that is matched if the text is pasted.
  ///
  /// It is absent if it equals the link, or if the link is rejected and nothing is matched.
  let pasted: String?

  var testDescription: String { "\(tool): \(link.debugDescription)" }

  static let all: [SentLink] = {
    let file = LinkTable.folder.appending(path: "sent.ndjson")
    do {
      let decoder = JSONDecoder()
      return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
        try decoder.decode(SentLink.self, from: Data($0.utf8))
      }
    } catch {
      preconditionFailure("\(file.path): \(error)")
    }
  }()
}

@Suite("Links as tools and people send them")
struct SentLinkTests {
  private let router = Router(proven: BundledApp.all)

  @Test func theTableIsLarge() {
    #expect(SentLink.all.count >= 150)
    #expect(SentLink.all.allSatisfy { $0.source.hasPrefix("https://") })
    #expect(SentLink.all.allSatisfy { ($0.route == nil) == ($0.rejected == true) })
  }

  @Test(arguments: SentLink.all)
  func leadsWhereItShould(_ row: SentLink) throws {
    do throws(LinkError) {
      let match = try router.match(row.link)
      #expect(match.reference.description == row.route)
      let present = match.parameters.filter { $0.range != nil }
      let values = Dictionary(uniqueKeysWithValues: present.map { ($0.name, clear($0.value)) })
      #expect(values == row.values)
      #expect(match.warnings.map(\.code.rawValue).sorted() == row.warnings ?? [])
      #expect(match.dropped.map(\.parameter).sorted() == row.dropped ?? [])
    } catch {
      #expect(row.rejected == true, "\(error)")
      if let code = row.code { #expect(error.code.rawValue == code) }
    }
    #expect(router.suggestion(for: row.link) == row.suggestion)
    let link = row.pasted ?? (row.rejected == true ? nil : row.link)
    if let link {
      #expect(try router.match(pasted: row.link).match.link == link)
    } else {
      #expect(throws: LinkError.self) { try router.match(pasted: row.link) }
    }
  }
}
