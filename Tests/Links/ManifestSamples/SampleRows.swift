import Diagnostics
import Foundation
package import LinkRouting
import LinkTestSupport

/// Writes the router's results for sample links as rows of the table of links; see `LinkRow`.
package struct SampleRows {
  private let manifest: LinkManifest
  private let router: Router

  package init(_ manifest: LinkManifest) {
    self.manifest = manifest
    router = Router(proven: [manifest])
  }

  /// The number of sets of values for each route: `WAYMARK_SAMPLE_VALUES`, or 3 if it is not set.
  private static let valueCount =
    ProcessInfo.processInfo.environment["WAYMARK_SAMPLE_VALUES"].flatMap(Int.init) ?? 3

  /// Returns the rows for a manifest: for each route, some built links and variants of each link.
  package static func rows(of manifest: LinkManifest, seed: UInt64) -> [String] {
    let writer = SampleRows(manifest)
    var links = SampleLinks(manifest, seed: seed)
    var rows: [String] = []
    for route in manifest.routes {
      for _ in 0..<valueCount {
        let build = links.build(route)
        if route.redirect == nil { rows.append(writer.row(of: build)) }
        guard let link = links.link(of: build) else { continue }
        rows.append(writer.row(of: link))
        rows += links.variants(of: link, route).map(writer.row)
        rows += links.aliasLinks(of: build).map(writer.row)
      }
    }
    return rows
  }

  /// Returns the row for a link.
  package func row(of link: String) -> String {
    let head = "{\"link\":\(Self.quoted(link)),\"manifest\":\(Self.quoted(manifest.app)),"
    do throws(LinkError) {
      let original = try router.match(link)
      let match = original.destination ?? original
      let values = match.parameters.map { parameter in
        let texts = parameter.value.elements.map { Self.quoted($0.text) }
        return Self.quoted(parameter.name) + ":"
          + (parameter.value.isList ? "[" + texts.joined(separator: ",") + "]" : texts[0])
      }
      return head + "\"route\":\(Self.quoted(match.routeName)),"
        + "\"values\":{\(values.joined(separator: ","))},"
        + "\"canonical\":\(Self.quoted(match.canonicalLink))\(Self.field(original.dropped))"
        + (original.destination == nil
          ? "}" : ",\"redirectedFrom\":\(Self.quoted(original.routeName))}")
    } catch {
      return head + Self.fields(error) + "}"
    }
  }

  /// Returns the row for values from which a link is built.
  package func row(of build: SampleLinks.Build) -> String {
    let lists = Set(
      manifest.routes.first { $0.name == build.route }
        .map { manifest.resolvedParameters(of: $0).filter(\.isList).map(\.name) } ?? [])
    let values = build.texts.map { name, texts in
      Self.quoted(name) + ":"
        + (lists.contains(name)
          ? "[" + texts.map(Self.quoted).joined(separator: ",") + "]"
          : Self.quoted(texts.first ?? ""))
    }
    let scheme = build.scheme.map { ",\"scheme\":" + Self.quoted($0) } ?? ""
    let head =
      "{\"build\":{\"manifest\":\(Self.quoted(manifest.app)),\"route\":\(Self.quoted(build.route)),"
      + "\"values\":{\(values.joined(separator: ","))}\(scheme)},"
    do throws(LinkError) {
      let link = try router.link(
        to: RouteReference(app: manifest.app, route: build.route), texts: build.texts,
        scheme: build.scheme)
      return head + "\"link\":\(Self.quoted(link))}"
    } catch {
      return head + Self.fields(error) + "}"
    }
  }

  private static func fields(_ error: LinkError) -> String {
    // If a parameter is missing, the router's error can have the range of a misspelled key.
    // Generated code does not search for this key, so the row omits the range.
    let isAtKey = error.code == .missingParameter && !error.range.range.isEmpty
    return "\"code\":\(quoted(error.code.rawValue))"
      + (isAtKey ? "" : ",\"range\":[\(error.range.lowerBound),\(error.range.upperBound)]")
      + (error.parameter.map { ",\"parameter\":" + quoted($0) } ?? "")
  }

  /// Returns the field for dropped values; an empty string if there are none.
  private static func field(_ dropped: [DroppedValue]) -> String {
    guard !dropped.isEmpty else { return "" }
    let items = dropped.map { value in
      "{\"parameter\":\(quoted(value.parameter)),\"code\":\(quoted(value.code.rawValue)),"
        + "\"range\":[\(value.range.lowerBound),\(value.range.upperBound)]}"
    }
    return ",\"dropped\":[\(items.joined(separator: ","))]"
  }

  /// Returns a JSON string that contains only ASCII characters.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for unit in text.utf16 {
      switch unit {
      case 0x22: result += "\\\""
      case 0x5C: result += "\\\\"
      case 0x20..<0x7F: result.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      default:
        let digits = String(unit, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return result + "\""
  }
}

extension ParameterValue {
  fileprivate var isList: Bool {
    if case .list = content { true } else { false }
  }
}
