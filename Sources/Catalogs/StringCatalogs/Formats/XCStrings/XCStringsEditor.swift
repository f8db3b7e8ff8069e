public import Diagnostics
import JSONSyntax
import TextPrimitives

/// An editor for `.xcstrings` files that inserts content where Xcode would write it.
///
/// The file is not serialized again: an edit is a range of the file and its replacement. Therefore,
/// `FixIt.Edit.apply` preserves every other byte, including unknown members.
///
/// ```swift
/// let editor = try XCStringsEditor(parsing: bytes)
/// let edits = editor.insert([.init(key: "Done", localizations: [.init("de", "Fertig")])])
/// let changed = try FixIt.Edit.apply(edits, to: bytes)
/// ```
///
/// Every edit refers to the file that the editor has parsed. Edits of different keys can be applied
/// together. If you edit the same key twice, apply the first edit and parse the result before you
/// create the second edit.
public struct XCStringsEditor: Sendable {
  /// A string in a language.
  public struct NewText: Hashable, Sendable {
    /// The language, as the file spells it.
    public var language: String
    /// The string.
    public var value: String
    /// The state of the string.
    public var state: CatalogValue.State

    /// Creates a string in a language.
    public init(_ language: String, _ value: String, state: CatalogValue.State = .translated) {
      self.language = language
      self.value = value
      self.state = state
    }
  }

  /// A key that the catalog does not contain yet.
  public struct NewEntry: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The comment for translators.
    public var comment: String?
    /// The extraction state, which records the origin of the key.
    ///
    /// The value `manual` prevents Xcode from removing a key that does not occur in code.
    public var extractionState: CatalogEntry.ExtractionState?
    /// The strings of the key, in any order; each language may occur only once.
    public var localizations: [NewText]

    /// Creates an entry.
    public init(
      key: String, comment: String? = nil,
      extractionState: CatalogEntry.ExtractionState? = .manual, localizations: [NewText] = []
    ) {
      self.key = key
      self.comment = comment
      self.extractionState = extractionState
      self.localizations = localizations
    }
  }

  let document: JSONDocument
  let style: JSONStyle
  /// The node index of the object that contains the keys.
  let strings: Int

  /// Parses a file.
  ///
  /// - Throws: ``CatalogError`` if the file is not JSON or does not contain an object `strings`.
  /// - Complexity: O(*n*), where *n* is the number of bytes. The bytes are not copied.
  public init(parsing bytes: [UInt8]) throws(CatalogError) {
    do throws(JSONParseError) {
      document = try JSONDocument(parsing: bytes)
    } catch {
      throw CatalogError(code: .syntax, range: error.range, expected: error.expected)
    }
    guard let strings = document.values(named: "strings", of: document.root).first else {
      throw CatalogError(.missingMember, document.nodes[0].range, expected: "strings")
    }
    guard document.nodes[strings].kind == .object else {
      throw CatalogError(
        .wrongType, document.nodes[strings].range, expected: "an object of keys")
    }
    self.strings = strings
    style = JSONStyle(of: document)
  }

  /// Returns the edits that insert keys.
  ///
  /// Keys that already exist are omitted, and so are duplicates among the new keys.
  ///
  /// - Complexity: O(*n* + *k* log *n*), where *n* is the number of existing keys, and *k* is the
  ///   number of new keys.
  public func insert(_ entries: [NewEntry]) -> [FixIt.Edit] {
    insert(entries.map { ($0.key, spelling(of: $0)) }, into: strings, depth: 1)
  }

  private func spelling(of entry: NewEntry) -> String {
    var members: [(name: String, value: String)] = []
    if let comment = entry.comment { members.append(("comment", JSONText.quoted(comment))) }
    if let state = entry.extractionState {
      members.append(("extractionState", JSONText.quoted(state.rawValue)))
    }
    if !entry.localizations.isEmpty {
      members.append(("localizations", spelling(of: entry.localizations, depth: 3)))
    }
    return style.object(members, depth: 2)
  }

  /// Returns an object with a member for each language.
  func spelling(of texts: [NewText], depth: Int) -> String {
    let members = texts.sorted { XcodeOrder.isOrdered($0.language, before: $1.language) }
      .map { (name: $0.language, value: spelling(of: $0, depth: depth + 1)) }
    return style.object(members, depth: depth)
  }

  /// Returns the value of a language that has one string.
  func spelling(of text: NewText, depth: Int) -> String {
    let unit = style.object(
      [
        ("state", JSONText.quoted(text.state.rawValue)), ("value", JSONText.quoted(text.value)),
      ], depth: depth + 1)
    return style.object([("stringUnit", unit)], depth: depth)
  }
}
