import BundledApps
import Diagnostics
import LinkAssociations
import LinkRouting
import ManifestDrafts
import Testing

/// The code on the documentation pages of the libraries for association files.
@Suite struct AssociationSnippets {
  @Test func linkAssociations() throws {
    let manifest = BundledApp.wordly
    let judge = try LinkJudge(manifests: [manifest])
    let verdict = judge.verdict(for: "https://wordly.ai/attend/KXTR-7429")
    // verdict.platforms[.ios]?.opens, verdict.platforms[.android15]?.reason, verdict.diverges
    #expect(verdict.platforms[.ios]?.opens == true)
    #expect(verdict.platforms[.android15]?.reason == .matched)
    #expect(!verdict.diverges)
  }

  @Test func manifestDrafts() {
    var drafter = ManifestDrafter(app: "shop")
    for number in 1...9 {
      let link = "https://shop.example/item/\(number)?size=small"
      drafter.add(link: Array(link.utf8), number: number)
    }
    let draft = drafter.draft()
    let manifest = draft.text  // YAML, with the evidence as comments
    #expect(manifest.contains("\napp: shop\n"))
    #expect(draft.manifest.hosts == ["shop.example"] && draft.counts.links == 9)
    #expect(!draft.manifest.diagnostics().contains { $0.severity == .error })
  }
}
