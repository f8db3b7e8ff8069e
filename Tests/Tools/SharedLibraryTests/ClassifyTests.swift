import CWaymark
import Testing

/// Tests the classification of links through the C interface.
struct ClassifyTests {
  static let attend = "https://wordly.ai/attend/kxtr-7429?lang=fr"

  /// One link in each row, with the expected fields.
  static let links: [(link: String?, fields: [String: String]?)] = [
    (
      attend,
      [
        "status": "matched", "app": "wordly", "route": "attend",
        "parameters": "session=KXTR-7429 lang=fr",
        "canonical": "https://wordly.ai/attend/KXTR-7429?lang=fr",
      ]
    ),
    (nil, nil),
    (
      "https://wordly.ai/nothing",
      [
        "status": "rejected", "code": "unknown-path-component", "range_start": "18",
        "range_end": "25",
      ]
    ),
    ("", ["status": "rejected", "code": "empty-link", "range_start": "0", "range_end": "0"]),
    // White space around a link is ignored, but offsets also count the leading white space.
    (
      "  https://wordly.ai/nothing",
      [
        "status": "rejected", "code": "unknown-path-component", "range_start": "20",
        "range_end": "27",
      ]
    ),
    (
      "https://wordly.ai/present/ABCD?passcode=4711x",
      [
        "status": "matched", "app": "wordly", "route": "present",
        "parameters": "session=ABCD passcode=•••",
        "canonical": "https://wordly.ai/present/ABCD?passcode=•••",
      ]
    ),
  ]

  @Test(arguments: [32, 64] as [Int32]) func everyFieldOfALink(width: Int32) throws {
    var batch = TestBatch(Self.links.map(\.link))
    batch.width = width
    #expect(try batch.rows(TestRouter()) == Self.links.map(\.fields))
  }

  @Test func aSliceStartsAtTheFirstLink() throws {
    var batch = TestBatch(Self.links.map(\.link))
    batch.first = 1
    batch.count = 3
    #expect(try batch.rows(TestRouter()) == Array(Self.links.map(\.fields)[1...3]))
  }

  @Test func aBatchOfMoreLinksThanABitmapByte() throws {
    let links = (0..<100).map { $0 % 3 == 0 ? nil : Self.links[$0 % 2 * 2].link }
    let rows = try TestBatch(links).rows(TestRouter())
    #expect(
      rows.map { $0?["status"] }
        == (0..<100).map {
          $0 % 3 == 0 ? nil : $0 % 2 == 0 ? "matched" : "rejected"
        })
  }

  @Test func anEmptyBatchHasEveryField() throws {
    let names = try unsafe TestBatch([String?]()).classify(TestRouter()) { schema, array in
      unsafe ArrowReader(schema: schema, array: array).children.map {
        unsafe "\($0.name) \($0.format)"
      }
    }
    #expect(
      names == [
        "status i", "app i", "route i", "canonical u", "parameters +m", "code i", "range_start l",
        "range_end l",
      ])
  }

  @Test func codesOnlyOmitsTheOtherFields() throws {
    let batch = TestBatch(Self.links.map(\.link))
    let expected = Self.links.map { row in
      row.fields.map { $0.filter { ["status", "app", "route", "code"].contains($0.key) } }
    }
    #expect(try batch.rows(TestRouter(), flags: Int(WAYMARK_CODES_ONLY)) == expected)
  }

  @Test func withoutExplanationsRejectedLinksHaveNoCode() throws {
    let flags = Int(WAYMARK_CODES_ONLY | WAYMARK_WITHOUT_EXPLANATIONS)
    let rows = try TestBatch(["https://wordly.ai/nothing"]).rows(TestRouter(), flags: flags)
    #expect(rows == [["status": "rejected"]])
  }

  @Test func secretsAreShownOnlyOnRequest() throws {
    let flags = Int(WAYMARK_REVEAL_SECRETS)
    let row = try #require(try TestBatch([Self.links[5].link]).rows(TestRouter(), flags: flags)[0])
    #expect(row["parameters"] == "session=ABCD passcode=4711x")
    #expect(row["canonical"] == "https://wordly.ai/present/ABCD?passcode=4711x")
  }

  @Test func aLinkThatIsNotUTF8IsRejected() throws {
    let rows = try TestBatch([[0x68, 0xFF], nil]).rows(TestRouter())
    #expect(rows[0]?["code"] == "invalid-utf-8")
    #expect(rows[0]?["range_start"] == "1")
    #expect(rows[1] == nil)
  }

  @Test func aMovedChildOutlivesItsParent() throws {
    var moved = unsafe ArrowArray()
    let format = try unsafe TestBatch([Self.attend]).classify(TestRouter()) { schema, array in
      let child = unsafe array.pointee.children[3]!
      unsafe moved = child.pointee
      unsafe child.pointee.release = nil
      return unsafe String(cString: schema.pointee.children[3]!.pointee.format)
    }
    #expect(format == "u")
    let text = unsafe String(
      decoding: UnsafeRawBufferPointer(start: moved.buffers[2], count: 42), as: UTF8.self)
    #expect(text == "https://wordly.ai/attend/KXTR-7429?lang=fr")
    unsafe moved.release?(&moved)
    #expect(unsafe moved.release == nil)
  }

  @Test func threadsShareARouter() async throws {
    let router = try TestRouter()
    let batch = TestBatch(Self.links.map(\.link))
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<50).allSatisfy { _ in (try? batch.rows(router)) == Self.links.map(\.fields) }
        }
      }
      for await isEqual in group { #expect(isEqual) }
    }
  }

  /// Changes that make a batch invalid, each with the start of the expected message.
  static let invalid: [(change: @Sendable (inout TestBatch) -> Void, message: String)] = [
    ({ $0.offsets[1] = -1 }, "offset 1 is negative"),
    ({ $0.offsets = [42, 20] }, "offset 1 is negative or smaller"),
    ({ $0.offsets[1] = 1_000_000 }, "offset 1 exceeds data_length"),
    ({ $0.dataLength = 3 }, "offset 1 exceeds data_length"),
    ({ $0.dataLength = -1 }, "data_length is negative"),
    ({ $0.count = -1 }, "count is -1"),
    ({ $0.count = .max }, "count is 9223372036854775807"),
    ({ $0.first = -1 }, "first is negative"),
    ({ $0.first = .max }, "first is too large"),
    ({ $0.width = 16 }, "offset_width is 16"),
  ]

  @Test(arguments: invalid.indices) func anInvalidBatchIsAnError(index: Int) throws {
    for width in [32, 64] as [Int32] {
      var batch = TestBatch([Self.attend])
      batch.width = width
      Self.invalid[index].change(&batch)
      let failure = #expect(throws: LibraryFailure.self) { try batch.rows(TestRouter()) }
      #expect(failure?.status == Int32(WAYMARK_INVALID_ARGUMENT))
      let message = try #require(failure?.message)
      #expect(message.hasPrefix(Self.invalid[index].message), "\(message)")
    }
  }

  @Test func missingArgumentsAreErrors() throws {
    #expect(throws: LibraryFailure(status: 1, message: "router is NULL")) {
      try TestBatch([Self.attend]).rows(nil)
    }
    #expect(throws: LibraryFailure(status: 1, message: "unknown flags: 64")) {
      try TestBatch([Self.attend]).rows(TestRouter(), flags: 64)
    }
    let router = try TestRouter()
    var links = unsafe waymark_links()
    var schema = unsafe ArrowSchema()
    var array = unsafe ArrowArray()
    #expect(unsafe waymark_classify(router.handle, nil, 0, &schema, &array, nil) == 1)
    #expect(unsafe waymark_classify(router.handle, &links, 0, nil, &array, nil) == 1)
    #expect(unsafe waymark_classify(router.handle, &links, 0, &schema, nil, nil) == 1)
    // The batch has no offsets.
    #expect(unsafe waymark_classify(router.handle, &links, 0, &schema, &array, nil) == 1)
    #expect(unsafe array.release == nil)
  }
}
