import Diagnostics
import TextPrimitives

/// A place as SARIF has it: a file, and bytes of it.
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
      // What belongs to no file belongs to all of them: GitHub refuses results without a location.
      appendArtifactLocation("artifactLocation", location.path ?? ".", to: &output)
      output.appendObject("region") { output in
        if let place = location.place {
          Self.append(place, to: &output)
        } else {
          // The file as a whole would have no region, but GitHub demands one.
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

  /// What in the structure of the file it is about.
  func appendLogicalLocation(_ subject: Diagnostic.Subject?, to output: inout ByteBuffer) {
    guard let key = subject?.key else { return }
    output.appendArray("logicalLocations", elements: CollectionOfOne(key)) { key, output in
      output.appendField("name", key)
      output.appendField("kind", "resource")
    }
  }

  /// Appends what the diagnostic is about, and whether it counts others.
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

  /// What can be done, as replacements in the file of the diagnostic.
  func appendFixes(
    _ diagnostic: Diagnostic, _ location: SARIFLocation, to output: inout ByteBuffer
  ) {
    guard let path = location.path, let lines = location.place?.lines else { return }
    // Elements of the array are unique, §3.27.30.
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

  /// The fields of a region: lines and columns, the last of which is the one behind the region, and bytes.
  private static func append(_ place: SourcePlace, to output: inout ByteBuffer) {
    let end = place.end
    output.appendField("startLine", place.start.line)
    output.appendField("startColumn", place.start.column)
    output.appendField("endLine", end.line)
    output.appendField("endColumn", end.column)
    // Text and bytes have to be the same, §3.30.1; a byte order mark is no text.
    guard place.range.lowerBound >= place.lines.contentStart else { return }
    output.appendField("byteOffset", place.range.lowerBound)
    output.appendField("byteLength", place.range.count)
  }
}
