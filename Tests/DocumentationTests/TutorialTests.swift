import Foundation
import Testing

/// Follows the tutorial in `TypedIntents.md` exactly.
@Suite struct TutorialTests {
  private static let page = "Sources/Links/LinkRouting/LinkRouting.docc/TypedIntents.md"

  /// `true` to also run the tutorial's build commands, which build this package again.
  private static let isBuilding =
    ["CI", "WAYMARK_TUTORIAL"].contains { ProcessInfo.processInfo.environment[$0] != nil }

  @Test("The tool prints the output that the tutorial shows")
  func theToolDoesWhatTheTutorialSays() throws {
    let blocks = try DocumentationPage(path: Self.page).blocks
    let count = try Walkthrough(
      path: Self.page, blocks: blocks, isWanted: { !$0.hasPrefix("swift ") }
    ).follow()
    #expect(count >= 1)
  }

  @Test(
    "The package of the tutorial builds and runs",
    .enabled(
      if: isBuilding, "the build takes a minute: set WAYMARK_TUTORIAL to run it"))
  func thePackageBuildsAndRuns() throws {
    let blocks = try DocumentationPage(path: Self.page).blocks
    #expect(try Walkthrough(path: Self.page, blocks: blocks).follow() >= 4)
  }
}
