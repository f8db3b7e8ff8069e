import Diagnostics
package import LinkRouting
import TextPrimitives

extension LinkJudge {
  /// Returns the association files that Waymark writes for manifests, as data for other languages.
  ///
  /// The patterns of the files are already compiled, so a program in another language needs only a
  /// matcher.
  ///
  /// - Returns: An object in JSON.
  /// - Throws: ``AssociationWriteError`` if a file cannot be written, for any reason except its
  ///   size.
  /// - Complexity: O(*n*) for files of *n* bytes.
  package static func verdictTable(
    of manifests: [LinkManifest], minimumAPI: Int = AndroidAssociationWriter.usualMinimumAPI
  ) throws(AssociationWriteError) -> String {
    let associations = try ManifestAssociations(manifests, minimumAPI: minimumAPI)
    var writer = VerdictTableWriter(files: associations.files)
    let table = writer.table(of: associations)
    var buffer = ByteBuffer()
    table.append(to: &buffer)
    return buffer.text
  }
}

/// A writer that converts association files into JSON for programs in other languages.
struct VerdictTableWriter {
  /// The maximum number of characters of a rule's text.
  private static let maximumExcerpt = 160

  private let files: [String: [UInt8]]
  private let lines: [String: LineIndex]
  /// The lists of words of all patterns, without duplicates.
  private var words: [WordSet] = []
  private var wordIndices: [WordSet: Int] = [:]

  init(files: [String: [UInt8]]) {
    self.files = files
    lines = files.mapValues { LineIndex($0) }
  }

  mutating func table(of associations: ManifestAssociations) -> TableValue {
    let apps = associations.manifests.map { manifest in
      let apple = manifest.platforms.apple
      return TableValue.object([
        ("name", .text(manifest.app)),
        ("appIDs", apple.map { .texts($0.appIDs) }),
        ("schemes", .texts(manifest.schemes)),
        ("isOnAndroid", .flag(!(manifest.platforms.android?.fingerprints.isEmpty ?? true))),
      ])
    }
    let apple = apple(associations)
    let android = associations.android.map { self.android($0) }
    return .object([
      ("apps", .list(apps)), ("apple", apple), ("android", .list(android)),
      ("words", .list(words.map { .texts($0.words.map { String(decoding: $0, as: UTF8.self) }) })),
    ])
  }

  /// Returns the line, the column and the text of a rule.
  func place(_ range: SourceRange, in path: String?) -> TableValue? {
    guard let path, let index = lines[path] else { return nil }
    let position = index.position(of: range.lowerBound)
    return .list([
      .number(position.line), .number(position.column),
      .text(index.oneLine(of: range, maximumLength: Self.maximumExcerpt)),
    ])
  }

  // MARK: Apple

  private mutating func apple(_ associations: ManifestAssociations) -> TableValue {
    var written: [TableValue] = []
    // Hosts with equal files share a table.
    var indices: [[UInt8]: Int] = [:]
    var hosts: [TableValue] = []
    for (host, known) in associations.apple.sorted(by: { $0.key < $1.key }) {
      guard let path = known.file.path, let bytes = files[path] else { continue }
      if indices[bytes] == nil {
        indices[bytes] = written.count
        written.append(table(of: known.file))
      }
      guard let index = indices[bytes] else { continue }
      hosts.append(.list([.text(host), .text(path), .number(index)]))
    }
    return .object([("files", .list(written)), ("hosts", .list(hosts))])
  }

  private mutating func table(of file: AppleAssociation) -> TableValue {
    var details: [TableValue] = []
    for detail in file.details {
      let components = detail.components.map { component in
        TableValue.object([
          ("path", component.path.map { list($0.elements) }),
          ("query", query(component.query)), ("items", items(component.query)),
          ("fragment", component.fragment.map { list($0.elements) }),
          ("excludes", component.excludes ? .flag(true) : nil),
          ("ignoresCase", component.isCaseSensitive ? nil : .flag(true)),
          ("isDecoded", component.isPercentEncoded ? nil : .flag(true)),
          ("place", place(component.range, in: file.path)),
        ])
      }
      details.append(
        .object([
          ("appIDs", .texts(detail.appIDs.map(\.text))), ("components", .list(components)),
        ]))
    }
    return .object([
      ("isTooLarge", file.isTooLarge ? .flag(true) : nil), ("details", .list(details)),
    ])
  }

  private mutating func query(_ query: AppleAssociation.Component.Query) -> TableValue? {
    if case .text(let pattern) = query { list(pattern.elements) } else { nil }
  }

  private mutating func items(_ query: AppleAssociation.Component.Query) -> TableValue? {
    guard case .items(let items) = query else { return nil }
    return .list(items.map { .list([.text($0.name), list($0.pattern.elements)]) })
  }

  private mutating func list(_ elements: [PatternElement]) -> TableValue {
    .list(elements.map { value($0) })
  }

  /// Returns the JSON value of an element: text, `0` for one character, `1` for any text, or an
  /// object.
  private mutating func value(_ element: PatternElement) -> TableValue {
    switch element {
    case .text(let bytes): return .text(String(decoding: bytes, as: UTF8.self))
    case .one: return .number(0)
    case .many: return .number(1)
    case .set(let set): return .object([("set", .text(String(decoding: set.bytes, as: UTF8.self)))])
    case .words(let set):
      let index = wordIndices[set] ?? words.count
      if index == words.count {
        wordIndices[set] = index
        words.append(set)
      }
      return .object([("words", .number(index))])
    case .choice(let choices):
      return .object([("choice", .list(choices.map { list($0) }))])
    }
  }
}
