public import Diagnostics
import JSONSyntax
import TextPrimitives

/// Makes the edits that change an `.xcstrings` file, each where Xcode would write it.
///
/// Nothing is written anew: an edit is a range of the file and what takes its place. So `FixIt.Edit.apply`
/// leaves every other byte as it was, members that nobody knows too.
///
/// ```swift
/// let editor = try XCStringsEditor(parsing: bytes)
/// let edits = editor.insert([.init(key: "Done", localizations: [.init("de", "Fertig")])])
/// let changed = try FixIt.Edit.apply(edits, to: bytes)
/// ```
///
/// Every edit is made for the file as the editor has read it. Edits of different keys can be applied together;
/// of two for one key apply the first, and read the result before the second is made.
public struct XCStringsEditor: Sendable {
  /// A text in a language.
  public struct NewText: Hashable, Sendable {
    /// The language, as it is to be spelled.
    public var language: String
    /// The text.
    public var value: String
    /// How far the work on it is.
    public var state: CatalogValue.State

    /// Makes a text.
    public init(_ language: String, _ value: String, state: CatalogValue.State = .translated) {
      self.language = language
      self.value = value
      self.state = state
    }
  }

  /// A key that the catalog does not have.
  public struct NewEntry: Hashable, Sendable {
    /// The key.
    public var key: String
    /// What the translators are told.
    public var comment: String?
    /// Where the key comes from; `manual` keeps Xcode from removing it when the code does not have it.
    public var extractionState: CatalogEntry.ExtractionState?
    /// Its texts, in any order, each language once.
    public var localizations: [NewText]

    /// Makes an entry.
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
  /// The place of the object of keys.
  let strings: Int

  /// Reads a file.
  ///
  /// - Throws: ``CatalogError`` if it is not JSON, or has no object `strings`.
  /// - Complexity: O(*n*) in the bytes, which are not copied.
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

  /// The edits that insert keys.
  ///
  /// Keys that the catalog has already are left out, and so is the second of two equal ones.
  ///
  /// - Complexity: O(*n* + *k* log *n*) for *k* keys into a catalog of *n*.
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

  /// An object of languages.
  func spelling(of texts: [NewText], depth: Int) -> String {
    let members = texts.sorted { XcodeOrder.isOrdered($0.language, before: $1.language) }
      .map { (name: $0.language, value: spelling(of: $0, depth: depth + 1)) }
    return style.object(members, depth: depth)
  }

  /// A language with one text.
  func spelling(of text: NewText, depth: Int) -> String {
    let unit = style.object(
      [
        ("state", JSONText.quoted(text.state.rawValue)), ("value", JSONText.quoted(text.value)),
      ], depth: depth + 1)
    return style.object([("stringUnit", unit)], depth: depth)
  }
}
