import CWaymark
import Diagnostics
import LinkRouting
import TextPrimitives

/// The classification of one batch of links, which fills the columns of the result.
struct Classification: ~Copyable {
  /// The flags of a call as Boolean values.
  struct Options {
    let codesOnly: Bool
    let explains: Bool
    let revealsSecrets: Bool

    /// Reads the flags of a call.
    ///
    /// - Throws: ``LibraryError`` for unknown flags.
    init(flags: UInt32) throws(LibraryError) {
      let (codes, plain, reveal) = (
        UInt32(WAYMARK_CODES_ONLY), UInt32(WAYMARK_WITHOUT_EXPLANATIONS),
        UInt32(WAYMARK_REVEAL_SECRETS)
      )
      guard flags & ~(codes | plain | reveal) == 0 else {
        throw .argument("unknown flags: \(flags)")
      }
      codesOnly = flags & codes != 0
      explains = flags & plain == 0
      revealsSecrets = flags & reveal != 0
    }
  }

  private let router: LibraryRouter
  private let reader: LinkReader
  private let options: Options
  private let count: Int
  private var reading = LinkReading()
  private var codes = NameTable(LinkError.Code.all.map(\.rawValue))

  // The links that are not null, that match, and that are rejected. Each column uses one of these
  // three values as its validity. The buffers of the columns follow.
  private var present: Validity
  private var matched: Validity
  private var rejected: Validity
  private let status: ArrowBuffer
  private let app: ArrowBuffer
  private let route: ArrowBuffer
  private let code: ArrowBuffer
  private var details: DetailColumns

  /// Creates empty columns for a number of links.
  init(_ router: LibraryRouter, count: Int, options: Options) {
    self.router = router
    self.options = options
    self.count = count
    reader = options.revealsSecrets ? router.revealing : router.masking
    present = Validity(count: count)
    matched = Validity(count: count)
    rejected = Validity(count: count)
    status = ArrowBuffer(byteCount: count * 4)
    app = ArrowBuffer(byteCount: count * 4)
    route = ArrowBuffer(byteCount: count * 4)
    code = ArrowBuffer(byteCount: count * 4)
    details = DetailColumns(count: options.codesOnly ? 0 : count)
  }

  /// Classifies a link.
  ///
  /// - Throws: ``LibraryError`` if a column becomes too large.
  @inline(__always)
  mutating func add(_ bytes: Span<UInt8>, at index: Int) throws(LibraryError) {
    present.add(index)
    let range = PastedText(trimming: bytes).core
    let core = bytes.extracting(range)
    let isMatch =
      options.codesOnly
      ? reader.readRoute(core, into: &reading) : reader.read(core, into: &reading)
    if isMatch {
      matched.add(index)
      let place = router.places[reading.route]
      app.store(place.app, at: index)
      route.store(place.route, at: index)
      if !options.codesOnly { try details.add(&reading, of: core, by: reader, at: index) }
    } else {
      status.store(1 as Int32, at: index)
      if options.explains { explain(core, at: index, offset: range.lowerBound) }
      if !options.codesOnly { try details.skip(index) }
    }
  }

  /// Adds the result for a null link: a null element.
  mutating func addNull(at index: Int) throws(LibraryError) {
    if !options.codesOnly { try details.skip(index) }
  }

  private mutating func explain(_ core: Span<UInt8>, at index: Int, offset: Int) {
    rejected.add(index)
    guard !options.codesOnly else {
      code.store(codes.index(of: reader.rejectionCode(of: core).rawValue), at: index)
      return
    }
    let error = reader.refusal(of: core)
    code.store(codes.index(of: error.code.rawValue), at: index)
    details.setRange(error.range.range, offset: offset, at: index)
  }

  /// Returns the result: a column of structs with a field for each column.
  consuming func column() -> ArrowColumn {
    func indices(
      _ name: String, _ buffer: ArrowBuffer, of validity: Validity, values: ArrowColumn
    ) -> ArrowColumn {
      ArrowColumn(
        name: name, format: ArrowFormat.int32, length: validity.count,
        nullCount: validity.nullCount, buffers: [validity.bitmap, buffer], dictionary: values)
    }
    let (present, matched, rejected) = (present, matched, rejected)
    var columns = [
      indices("status", status, of: present, values: router.statuses),
      indices("app", app, of: matched, values: router.apps),
      indices("route", route, of: matched, values: router.routes),
    ]
    let reason = indices(
      "code", code, of: rejected, values: ArrowColumn(name: "", strings: codes.names))
    if options.codesOnly {
      columns.append(reason)
    } else {
      let details = details.columns(matched: matched, rejected: rejected)
      columns += details[..<2] + [reason] + details[2...]
    }
    return ArrowColumn(
      name: "", format: ArrowFormat.structure, length: count, nullCount: present.nullCount,
      buffers: [present.nullCount == 0 ? nil : present.bitmap], children: columns)
  }
}
