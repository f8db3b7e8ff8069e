import Diagnostics
import TextPrimitives

/// A SARIF location: a file and a byte range in it.
struct SARIFLocation {
  let path: String?
  let place: SourcePlace?

  init(_ path: String?, range: SourceRange?, sources: inout SourceCache) {
    self.path = path
    place = sources.place(path, range)
  }
}

extension SARIFReporter {
  func append(_ location: SARIFLocation, to output: inout ByteBuffer) {
    output.appendObject("physicalLocation") { output in
      // A result without a file uses the root folder, because GitHub rejects results without a
      // location.
      appendArtifactLocation("artifactLocation", location.path ?? ".", to: &output)
      output.appendObject("region") { output in
        if let place = location.place {
          Self.append(place, to: &output)
        } else {
          // GitHub requires a region, even if a result is about the whole file.
          for name in ["startLine", "startColumn", "endLine", "endColumn"] as [StaticString] {
            output.appendField(name, 1)
          }
        }
      }
    }
  }

  func appendArtifactLocation(
    _ name: StaticString, _ path: String, to output: inout ByteBuffer
  ) {
    let uri = paths.uri(path)
    output.appendObject(name) { output in
      output.appendField("uri", uri.text)
      if uri.isRelative { output.appendField("uriBaseId", "%SRCROOT%") }
    }
  }

  /// Appends the key as a logical location in the file.
  func appendLogicalLocation(_ subject: Diagnostic.Subject?, to output: inout ByteBuffer) {
    guard let key = subject?.key else { return }
    output.appendArray("logicalLocations", elements: CollectionOfOne(key)) { key, output in
      output.appendField("name", key)
      output.appendField("kind", "resource")
    }
  }

  /// Appends a property bag with the subject of a diagnostic, and a flag if it is a summary.
  func appendProperties(of diagnostic: Diagnostic, to output: inout ByteBuffer) {
    let subject = diagnostic.subject ?? Diagnostic.Subject()
    guard subject != Diagnostic.Subject() || diagnostic.isSummary else { return }
    output.appendObject("properties") { output in
      output.appendField("catalog", subject.catalog)
      output.appendField("key", subject.key)
      output.appendField("language", subject.language)
      output.appendField("variation", subject.variation)
      output.appendFlag("summary", diagnostic.isSummary)
    }
  }

  /// Appends the fix-its that a tool may apply, as replacements in the file of the diagnostic.
  func appendFixes(
    _ diagnostic: Diagnostic, _ location: SARIFLocation, to output: inout ByteBuffer
  ) {
    guard let path = location.path, let lines = location.place?.lines else { return }
    // The elements of the array `fixes` must be unique (SARIF §3.27.30).
    var fixIts: [FixIt] = []
    for fixIt in diagnostic.fixIts
    where !fixIt.edits.isEmpty && fixIt.applicability != .displayOnly && !fixIts.contains(fixIt) {
      fixIts.append(fixIt)
    }
    output.appendArray("fixes", elements: fixIts) { fixIt, output in
      output.appendObject("description") { $0.appendField("text", fixIt.title) }
      output.appendArray("artifactChanges", elements: CollectionOfOne(path)) { path, output in
        appendArtifactLocation("artifactLocation", path, to: &output)
        output.appendArray("replacements", elements: fixIt.edits) { edit, output in
          output.appendObject("deletedRegion") {
            Self.append(SourcePlace(lines, edit.range), to: &$0)
          }
          guard !edit.text.isEmpty else { return }
          output.appendObject("insertedContent") { $0.appendField("text", edit.text) }
        }
      }
      output.appendObject("properties") {
        $0.appendField("applicability", fixIt.applicability.rawValue)
      }
    }
  }

  /// Appends the fields of a region: lines, columns and bytes.
  ///
  /// The end column is exclusive.
  private static func append(_ place: SourcePlace, to output: inout ByteBuffer) {
    let end = place.end
    output.appendField("startLine", place.start.line)
    output.appendField("startColumn", place.start.column)
    output.appendField("endLine", end.line)
    output.appendField("endColumn", end.column)
    // Text and byte ranges must be equivalent (SARIF §3.30.1). Omit the bytes of a range that
    // includes a byte order mark, which is not part of the text.
    guard place.range.lowerBound >= place.lines.contentStart else { return }
    output.appendField("byteOffset", place.range.lowerBound)
    output.appendField("byteLength", place.range.count)
  }
}
