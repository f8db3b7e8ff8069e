import URLSyntax
import TextPrimitives

/// The routes of some manifests, compiled for matching: a trie of path components in flat arrays.
///
/// A node is a prefix of patterns. From a node lead literals (in the shared ``LiteralTable``),
/// typed parameters, typed parameters with literal text around them (looked up by that text), and
/// catch-alls, in this order of precedence. Patterns that begin alike share nodes, so no node is
/// reached twice in one match, and the work is bounded by what the link can lead to, not by the
/// number of routes.
final class RouteTable: Sendable {
  struct Node: Sendable {
    /// The first entry whose pattern ends here, or -1.
    var entry: Int32 = -1
    /// The first parameter edge, or -1.
    var edge: Int32 = -1
    /// The first shape of literal text around parameters, or -1.
    var shape: Int32 = -1
    /// The first catch-all, or -1.
    var catchAll: Int32 = -1
    /// The first literal child, exact or folded, or -1: only for explanations and proofs.
    var literal: Int32 = -1
    var hasExactLiterals = false
    var hasFoldedLiterals = false
    /// What there is to do for the next component, if there is no choice.
    var step = Step.choices
    /// The number of the set of nodes below which a search fails as it does below this one, or -1.
    var twin: Int32 = -1
  }

  struct Edge: Sendable {
    var type: Int32
    var child: Int32
    var next: Int32
  }

  /// A pair of lengths that literal text around parameters of a node has.
  struct Shape: Sendable {
    var prefix: UInt16
    var suffix: UInt16
    var next: Int32
    /// The first literal of this shape, for proofs: an index into `affixes`.
    var affix: Int32
  }

  /// Literal text around a parameter, and the edges of the parameters inside it.
  struct Affix: Sendable {
    var edge: Int32
    var slot: Int32
    var next: Int32
  }

  struct CatchAll: Sendable {
    var type: Int32
    var minimum: Int32
    var entry: Int32
    var next: Int32
  }

  struct LiteralChild: Sendable {
    var slot: Int32
    var child: Int32
    var isFolded: Bool
    var next: Int32
  }

  /// A route, or an exclusion, at the end of a pattern.
  struct Entry: Sendable {
    var app: Int32
    /// The index of the route in its manifest; for an exclusion, the index of that.
    var route: Int32
    var isExclusion: Bool
    /// The first of this entry's parameters in `parameters`: path, query, fragment.
    var firstParameter: Int32
    var pathCount: Int16
    var queryCount: Int16
    var fragmentCount: Int16
    var flags: Flags
    /// The first of this entry's marks in `templateMarks`: one more than it has path parameters.
    var firstMark: Int32 = 0
    /// Where its canonical path starts in `template`.
    var templateStart: Int32 = 0
    /// Where scheme and host of its canonical links stand in `template`.
    var originStart: Int32 = 0
    var originEnd: Int32 = 0
    /// Whether that is https, not a scheme of the app's own.
    var isWebOrigin = false
    /// The next entry at the same node: a conflict.
    var next: Int32 = -1
    /// Whether a node has it.
    var isPlaced = false

    var parameterCount: Int { Int(pathCount) + Int(queryCount) + Int(fragmentCount) }
  }

  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8
    static let refusesSlash = Flags(rawValue: 1)
    static let requiresSlash = Flags(rawValue: 2)
    static let refusesUnknownKeys = Flags(rawValue: 4)
    static let formEncoded = Flags(rawValue: 8)
    static let hasRequired = Flags(rawValue: 16)
    /// Whether values exist with which a link of the route leads somewhere else.
    static let contested = Flags(rawValue: 32)
    /// A parameter drops values that are empty or not of its type.
    static let mayDrop = Flags(rawValue: 64)
  }

  struct Parameter: Sendable {
    /// The first eight bytes of the name, as ``LiteralTable/word(_:_:)`` gives them.
    var word: UInt64
    /// The bits of a word that are the name's.
    var wordMask: UInt64
    var nameOffset: UInt32
    var nameLength: UInt16
    var flags: ParameterFlags
    var type: Int32
    /// The default value, canonical and percent-encoded, in `names`; empty range for none.
    var defaultOffset: UInt32 = 0
    var defaultLength: UInt16 = 0

    var hasEmptyDefault: Bool { flags.contains(.hasDefault) && defaultLength == 0 }
  }

  struct ParameterFlags: OptionSet, Sendable {
    let rawValue: UInt8
    static let required = ParameterFlags(rawValue: 1)
    static let repeated = ParameterFlags(rawValue: 2)
    /// A value that is not of the type is dropped; the link matches without it.
    static let dropsInvalid = ParameterFlags(rawValue: 4)
    static let secret = ParameterFlags(rawValue: 8)
    static let catchAll = ParameterFlags(rawValue: 16)
    static let hasDefault = ParameterFlags(rawValue: 32)
    /// Whether no byte of the name is ever percent-encoded.
    static let plainName = ParameterFlags(rawValue: 64)
  }

  /// Where links of a host or a scheme start.
  struct Origin: Sendable {
    /// The root of the routes.
    var root: Int32
    /// The root of the exclusions, or -1.
    var exclusionRoot: Int32
    /// The app that declared it first, for messages.
    var app: Int32
    /// Whether nothing below the root is excluded, so that other paths need not be tried.
    var excludesOnlyRoot = false
    /// `true` if all apps of the host read an `http` link as its `https` counterpart.
    var upgradesHTTP = false
  }

  let manifests: [LinkManifest]
  /// The reasons why parts of the manifests are not in the table.
  let diagnostics: [ManifestDiagnostic]
  let literals: LiteralTable
  let nodes: [Node]
  let edges: [Edge]
  let shapes: [Shape]
  let affixes: [Affix]
  let catchAlls: [CatchAll]
  let literalChildren: [LiteralChild]
  let entries: [Entry]
  let parameters: [Parameter]
  let names: Bytes
  /// The canonical paths of all entries, percent-encoded, without the values of parameters.
  let template: Bytes
  /// The offsets in `template` at which values belong, and after them the end of each path.
  let templateMarks: [Int32]
  let types: [CompiledType]
  /// The filters of `types`, side by side.
  let filters: [ValueFilter]
  /// Whether literals, words and names are made of characters that a link spells as they are, so
  /// that a link which has them in the right places need not be scanned.
  let isSimple: Bool
  let origins: [Origin]
  /// The words that a search needs for its captures, and for the twins below which it has failed.
  let captureCount: Int
  /// The words for captures alone.
  let slotCount: Int
  /// The keys of every query parameter with a secret type, by app.
  let secrets: SecretScopes
  /// The entries with a secret parameter in their path.
  let secretPathEntries: [Int]

  init(_ builder: consuming RouteTableBuilder) {
    manifests = builder.manifests
    diagnostics = builder.diagnostics
    literals = builder.literals
    var allNodes = builder.nodesWithSteps
    let twinCount = builder.markTwins(&allNodes)
    nodes = allNodes
    edges = builder.edges
    shapes = builder.shapes
    affixes = builder.affixes
    catchAlls = builder.catchAlls
    literalChildren = builder.literalChildren
    entries = builder.entries
    parameters = builder.parameters
    names = builder.names
    isSimple = builder.isSimple
    template = builder.template
    templateMarks = builder.templateMarks
    types = builder.types
    filters = builder.types.map(\.filter)
    origins = builder.origins
    slotCount = max(
      CaptureSlots.usualCount, builder.entries.lazy.map(\.parameterCount).max() ?? 0)
    captureCount = slotCount + (twinCount + 31) / 32
    secrets = SecretScopes(builder.manifests, keys: builder.secretKeys)
    secretPathEntries = builder.entries.indices.filter { index in
      let entry = builder.entries[index]
      let first = Int(entry.firstParameter)
      return !entry.isExclusion
        && builder.parameters[first..<first + Int(entry.pathCount)].contains {
          $0.flags.contains(.secret)
        }
    }
  }
}

extension RouteTable {
  /// The name of a parameter.
  func name(of parameter: Parameter) -> String {
    let start = Int(parameter.nameOffset)
    return String(
      decoding: names[start..<start + Int(parameter.nameLength)], as: UTF8.self)
  }

  /// Whether a parameter has a name, byte for byte.
  func hasName(_ parameter: Parameter, _ name: String) -> Bool {
    guard name.utf8.count == Int(parameter.nameLength) else { return false }
    return name.withSpan { bytes in
      LiteralTable.word(bytes, from: 0, count: bytes.count) == parameter.word
        && (bytes.count <= 8 || hasLongName(parameter, bytes, from: 0))
    }
  }

  /// The default value of a parameter, if it has one.
  func defaultValue(of parameter: Parameter) -> ParameterValue? {
    guard parameter.flags.contains(.hasDefault) else { return nil }
    let start = Int(parameter.defaultOffset)
    let range = start..<start + Int(parameter.defaultLength)
    let encoded = Bytes(names[range])
    let decoded = DecodedRange(0..<encoded.count, of: encoded.span)
    return types[Int(parameter.type)].value(decoded.bytes.span, 0..<decoded.bytes.count)
  }

  /// The parameters of an entry: path, query, fragment.
  func parameters(of entry: Entry) -> [Parameter] {
    let start = Int(entry.firstParameter)
    return Array(parameters[start..<start + entry.parameterCount])
  }

  /// The route of an entry that is no exclusion.
  func route(of entry: Entry) -> Route {
    manifests[Int(entry.app)].routes[Int(entry.route)]
  }
}
