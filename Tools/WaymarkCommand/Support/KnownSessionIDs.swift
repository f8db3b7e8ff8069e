import InstantSessions
import JSONSyntax
import JoinLinks
import LinkRouting
import Reports
import TextPrimitives

/// The ids that new sessions cannot use.
struct KnownSessionIDs {
  /// The maximum number of known ids.
  static let maximumCount = 1 << 22
  /// The maximum number of random ids to try before the free ids are listed.
  ///
  /// Ids of seven or more characters are never listed. At most one in thirty of them is known, so
  /// the probability that all random ids are known is below 10⁻⁹⁴.
  static let maximumAttempts = 64

  private let shape: SessionIDShape
  private var ids: Set<SessionID> = []
  /// The free ids; `nil` until random generation has failed for the first time.
  private var free: FreeSessionIDs?

  /// Creates an empty collection of ids with a given shape.
  init(_ shape: SessionIDShape) {
    self.shape = shape
  }

  /// Adds the ids in a file.
  ///
  /// Each line contains an id in any accepted spelling, or an object with an `id`, as in the output
  /// of `waymark session new --format json`. White space around an id is ignored. Ids of a
  /// different shape are never generated, so they are not kept.
  ///
  /// - Parameter path: The path of the file; `-` is standard input.
  /// - Throws: ``Failure`` with the line number if a line that is not blank contains no id, or
  ///   without it if there are more than ``maximumCount`` ids.
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
      // If links accept an id of a different shape, the id is valid but never generated.
      guard error.code == .wrongLength || SessionID.accepts(text) else {
        throw Failure(SessionNewTexts.noID(path, line: line))
      }
    }
    guard ids.count <= Self.maximumCount else {
      throw Failure(SessionNewTexts.tooManyKnown(path, Self.maximumCount))
    }
  }

  /// Returns the id on a line.
  ///
  /// The result is `nil` for invalid UTF-8, for invalid JSON, and for an object without exactly one
  /// `id`.
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

  /// Returns a new session with an id that is not known, and adds the id.
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

  /// Returns a random id that is not known, and adds it; `nil` if all ids are known.
  ///
  /// - Complexity: O(1), except for listing the free ids once, if few ids are free.
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
  /// Returns `true` if links accept a string as an id.
  fileprivate static func accepts(_ text: String) -> Bool {
    (try? SessionID(text)) != nil
  }
}
