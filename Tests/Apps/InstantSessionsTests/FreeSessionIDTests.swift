import InstantSessions
import JoinLinks
import LinkRouting
import TestSupport
import Testing

/// Tests drawing the unused ids of a shape.
struct FreeSessionIDTests {
  @Test func everyFreeIDIsDrawnOnce() throws {
    let shape = try #require(SessionIDShape(groups: [2, 2]))
    var random = SplitMix64(seed: 4)
    var known: Set<SessionID> = []
    for _ in 0..<5_000 { known.insert(try shape.makeID(using: &random)) }
    var free = try #require(FreeSessionIDs(shape, besides: known))
    var drawn: [SessionID] = []
    while let id = try free.draw(using: &random) { drawn.append(id) }
    // The result is exactly the ids that are neither known nor blocked.
    #expect(Set(drawn).count == drawn.count && known.isDisjoint(with: drawn))
    #expect(drawn.count + known.count == Int(shape.idCount))
    for id in drawn.prefix(200) {
      #expect(try shape.id(typed: id.description) == id)
    }
    #expect(drawn.map(\.description) != drawn.map(\.description).sorted())
  }

  @Test func longShapesAreNotListed() throws {
    let shape = try #require(SessionIDShape(groups: [7]))
    #expect(FreeSessionIDs(shape, besides: []) == nil)
  }
}
