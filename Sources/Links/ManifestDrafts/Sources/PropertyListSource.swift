import Diagnostics
import LinkAssociations

/// A source that drafts schemes and hosts from property lists.
///
/// The schemes are from the URL types of an `Info.plist`, and the hosts from the associated domains
/// of an entitlements file.
struct PropertyListSource {
  private(set) var draft = SourceDraft()

  init(_ list: ApplePropertyList, _ report: inout DraftReport) {
    report.add(findings: list.diagnostics)
    for scheme in list.schemes {
      if scheme.text.contains("$(") || scheme.text.contains("${") {
        Self.reportUnknown(scheme.range, list.path, &report)
      } else {
        draft.add(scheme: scheme.text.lowercased())
      }
    }
    for domain in list.domains where domain.service == "applinks" {
      if domain.isUnknown {
        Self.reportUnknown(domain.range, list.path, &report)
      } else {
        // A path in a domain is an error in the source, which is reported separately.
        draft.add(host: domain.host.prefix { $0 != "/" && $0 != "?" }.lowercased())
      }
    }
    if list.isReadable, !list.hasLinks {
      report.report(
        "draft-no-url-types", .warning, path: list.path, nil,
        "file has neither URL types nor associated domains",
        notes: ["nothing is drafted from the file"])
    }
  }

  private static func reportUnknown(
    _ range: SourceRange, _ path: String?, _ report: inout DraftReport
  ) {
    report.report(
      "draft-unknown-value", .warning, path: path, range,
      "value that is known only after a build is not carried over",
      notes: ["add the value to the manifest by hand"])
  }
}
