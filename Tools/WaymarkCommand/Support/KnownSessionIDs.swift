import InstantSessions
import JSONSyntax
import JoinLinks
import LinkRouting
import Reports
import TextPrimitives

/// The ids that new sessions must not have.
struct KnownSessionIDs {
  /// The most ids that are kept.
  static let maximumCount = 1 << 22
  /// The most ids that are drawn before the free ones are listed.
  ///
  /// The ids of seven characters and more are not listed. At most one in thirty of them is known,
  /// so that the chance that all of these are is below 10⁻⁹⁴.
  static let maximumAttempts = 64

  private let shape: SessionIDShape
  private var ids: Set<SessionID> = []
  /// The ids that are left, once drawing at random finds none of them.
  private var free: FreeSessionIDs?

  /// Creates an empty collection for the ids of a shape.
  init(_ shape: SessionIDShape) {
    self.shape = shape
  }

  /// Adds the ids of a file: one a line, as people write it, or an object a line with an `id`, as
  /// `waymark session new --format json` prints it.
  ///
  /// White space around an id is ignored. An id of another shape is never generated, so it is not
  /// kept.
  ///
  /// - Parameter path: The file; `-` is standard input.
  /// - Throws: ``Failure`` for a line that has no id, with its number.
  mutating func add(contentsOf path: String) throws(Failure) {
    var input = try LineInput(path)
    var piece = ByteBuffer(capacity: LineReader.pieceSize)
    while true {
      switch try input.next(into: &piece) {
      case .end: return
      case .overlong(let line, _): throw Failure(SessionNewTexts.noID(path, line: line))
      case .lines(let first):
        try piece.withSpan { (bytes) throws(Failure) in
          try Lines.forEach(in: bytes, firstLine: first) { (text, number) throws(Failure) in
            let line = text.extracting(PastedText(trimming: text).core)
            if line.isEmpty { return }
            guard let id = Self.id(in: line.indices.map { line[$0] }) else {
              throw Failure(SessionNewTexts.noID(path, line: number))
            }
            try add(id, path: path, line: number)
          }
        }
      }
    }
  }

  private mutating func add(_ text: String, path: String, line: Int) throws(Failure) {
    do throws(SessionIDError) {
      ids.insert(try shape.id(typed: text))
    } catch {
      // Any other id that a link may carry is one too, and no generated one is the same.
      guard error.code == .wrongLength || SessionID.accepts(text) else {
        throw Failure(SessionNewTexts.noID(path, line: line))
      }
    }
    guard ids.count <= Self.maximumCount else {
      throw Failure(SessionNewTexts.tooManyKnown(path, Self.maximumCount))
    }
  }

  /// Returns the id of a line; `nil` for JSON without one and for bytes that are not UTF-8.
  private static func id(in line: [UInt8]) -> String? {
    guard line.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") else {
      return String(validating: line, as: UTF8.self)
    }
    do throws(JSONParseError) {
      let document = try JSONDocument(parsing: line)
      let values = document.values(named: "id", of: document.root)
      return values.count == 1 ? document.text(of: values[0]) : nil
    } catch {
      return nil
    }
  }

  /// Returns a new session whose id is not among the known ones, and adds its id.
  ///
  /// - Throws: ``Failure`` if all ids of the shape are in use.
  mutating func session(_ defaults: SessionDefaults) throws(Failure) -> InstantSession {
    do throws(InstantSessionError) {
      var generator = SystemRandomNumberGenerator()
      if let id = try newID(using: &generator) {
        return try InstantSession(defaults, id: id, using: &generator)
      }
    } catch {
      throw Failure(SessionNewTexts.failed(error))
    }
    throw Failure(
      SessionNewTexts.exhausted(shape, known: ids.count), hint: SessionNewTexts.useLongerIDs)
  }

  /// Returns a random id that is not among the known ones, and adds it; `nil` if there is none.
  ///
  /// - Complexity: O(1), but for one list of the free ids of a shape that is nearly used up.
  private mutating func newID(
    using generator: inout some RandomNumberGenerator
  ) throws(InstantSessionError) -> SessionID? {
    if free == nil {
      for _ in 0..<Self.maximumAttempts {
        let id = try shape.makeID(using: &generator)
        if ids.insert(id).inserted { return id }
      }
      free = FreeSessionIDs(shape, besides: ids)
    }
    guard let id = try free?.draw(using: &generator) else { return nil }
    ids.insert(id)
    return id
  }
}

extension SessionID {
  /// Returns whether a text is an id that links may carry.
  fileprivate static func accepts(_ text: String) -> Bool {
    (try? SessionID(text)) != nil
  }
}
