import URLSyntax
import TextPrimitives

/// The languages of a table's path components, and the results of proofs about pairs of them.
///
/// A language is the set of strings that a component accepts.
///
/// Types are compared by the values that they accept. Two types of equal ``ParameterType/Kind``
/// have the same language, even if their names or their secrecy differ. The results of searches are
/// cached.
final class ProofLanguages {
  /// The number of a language.
  typealias ID = Int32

  /// The result of a proof.
  enum Verdict: Sendable { case yes, no, unknown }

  /// The definition of a language, which is used to check strings with the rules of the router.
  private enum Source {
    case type(CompiledType, prefix: Bytes, suffix: Bytes)
    case compound(CompiledCompound)
    case folded(Bytes)
  }

  private struct Key: Hashable {
    var type: Int32
    var prefix: Bytes
    var suffix: Bytes
  }

  let types: [CompiledType]
  let budget: ProofBudget
  private(set) var languages: [ComponentLanguage] = []
  private var sources: [Source] = []
  var signatures: [LanguageSignature] = []
  /// For each type, the first type of equal ``ParameterType/Kind``.
  private var sameKind: [Int32]
  private var plain: [ID]
  private var affixed: [Key: ID] = [:]
  private var compounds: [Int32: ID] = [:]
  private var foldedWords: [Bytes: ID] = [:]
  var knownOverlaps: [UInt64: Verdict] = [:]
  var knownInclusions: [UInt64: Verdict] = [:]
  private var longLists: [ID: [Bytes]] = [:]

  init(_ types: [CompiledType], budget: ProofBudget) {
    self.types = types
    self.budget = budget
    plain = Array(repeating: -1, count: types.count)
    var first: [ParameterType.Kind: Int32] = [:]
    sameKind = types.indices.map { index in
      let found = first[types[index].source.kind]
      if found == nil { first[types[index].source.kind] = Int32(index) }
      return found ?? Int32(index)
    }
  }

  // MARK: Numbers

  /// Returns the language of a type in a path.
  func id(type: Int32) -> ID {
    let type = sameKind[Int(type)]
    let known = plain[Int(type)]
    if known >= 0 { return known }
    let compiled = types[Int(type)]
    let id = add(ComponentLanguage(compiled), .type(compiled, prefix: [], suffix: []))
    plain[Int(type)] = id
    return id
  }

  /// Returns the language of a type with literal text around it.
  func id(type: Int32, prefix: Bytes, suffix: Bytes) -> ID {
    guard !prefix.isEmpty || !suffix.isEmpty else { return id(type: type) }
    let key = Key(type: sameKind[Int(type)], prefix: prefix, suffix: suffix)
    if let known = affixed[key] { return known }
    let compiled = types[Int(type)]
    let language = ComponentLanguage(
      compiled, prefix: Self.scalars(prefix), suffix: Self.scalars(suffix))
    let id = add(language, .type(compiled, prefix: prefix, suffix: suffix))
    affixed[key] = id
    return id
  }

  /// Returns the language of a component with several parameters.
  ///
  /// - Parameter index: The index of the component in the table.
  func id(_ compound: CompiledCompound, at index: Int32) -> ID {
    if let known = compounds[index] { return known }
    let language = ComponentLanguage(
      .compound(CompoundAutomaton(compound)), prefix: Self.scalars(compound.leadingText),
      suffix: Self.scalars(compound.trailingText))
    let id = add(language, .compound(compound))
    compounds[index] = id
    return id
  }

  /// Returns the language of a literal, ignoring ASCII case.
  ///
  /// - Parameter literal: The literal in lower case.
  func id(folded literal: Bytes) -> ID {
    if let known = foldedWords[literal] { return known }
    let id = add(
      ComponentLanguage(.words(WordAutomaton([literal], ignoresCase: true))), .folded(literal))
    foldedWords[literal] = id
    return id
  }

  private func add(_ language: ComponentLanguage, _ source: Source) -> ID {
    let id = ID(languages.count)
    languages.append(language)
    sources.append(source)
    signatures.append(LanguageSignature(language) { accepts(id, $0.span, 0..<$0.count) })
    return id
  }

  /// Returns the kind of a type without literal text around it, or `nil` for other languages.
  func plainKind(of id: ID) -> ParameterType.Kind? {
    guard case .type(let type, let prefix, let suffix) = sources[Int(id)], prefix.isEmpty,
      suffix.isEmpty
    else { return nil }
    return type.source.kind
  }

  /// Returns the strings of a long enumeration, or `nil` for other languages.
  ///
  /// Checking each of them is cheaper than a search.
  func longList(_ id: ID) -> [Bytes]? {
    guard case .type(let type, let prefix, let suffix) = sources[Int(id)],
      case .enumeration(let words) = type.source.kind, words.count > Self.longListCount
    else { return nil }
    if let known = longLists[id] { return known }
    let texts = words.map { prefix + Bytes($0.utf8) + suffix }
    longLists[id] = texts
    return texts
  }

  /// If an enumeration has more words than this, each word is checked, and no search is needed.
  private static let longListCount = 1000

  static func scalars(_ bytes: Bytes) -> [UInt32] {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.map(\.value)
  }

  // MARK: Strings

  /// Returns `true` if the router accepts a decoded component as a value of the language.
  func accepts(_ id: ID, _ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    switch sources[Int(id)] {
    case .folded(let literal):
      guard range.count == literal.count else { return false }
      return zip(range, literal).allSatisfy { bytes[$0].asciiLowercased == $1 }
    case .compound(let compound):
      return compound.split(Bytes(range.map { bytes[$0] })) != nil
    case .type(let type, let prefix, let suffix):
      guard range.count > prefix.count + suffix.count,
        zip(range, prefix).allSatisfy({ bytes[$0] == $1 }),
        zip(range.suffix(suffix.count), suffix).allSatisfy({ bytes[$0] == $1 })
      else { return false }
      let value = range.lowerBound + prefix.count..<range.upperBound - suffix.count
      return type.check(bytes, value) == .accepted
    }
  }

  /// Returns `true` if a link can contain a component.
  ///
  /// The component must not be empty, contain a control character, or be a dot segment.
  static func isPossible(_ word: some Collection<UInt8>) -> Bool {
    guard !word.isEmpty, !word.elementsEqual(".".utf8), !word.elementsEqual("..".utf8) else {
      return false
    }
    if word.allSatisfy({ 0x20 <= $0 && $0 < 0x7F }) { return true }
    return String(decoding: word, as: UTF8.self).unicodeScalars
      .allSatisfy(ScalarSet.printable.contains)
  }

  /// Returns the key under which the results for an ordered pair of languages are cached.
  static func pair(_ left: ID, _ right: ID) -> UInt64 {
    UInt64(UInt32(bitPattern: left)) << 32 | UInt64(UInt32(bitPattern: right))
  }
}
