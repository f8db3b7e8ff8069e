import BundledApps
import InstantSessions
import JoinLinks
import LinkRouting
import QRCodes
import Testing

/// The code on the documentation pages of the libraries for sessions and QR codes.
@Suite struct SessionSnippets {
  @Test func instantSessions() async throws {
    let registry = SessionRegistry()
    let session = try await registry.open(.standard)
    let link = try session.link(for: .attendee)
    #expect(link.hasPrefix("https://wordly.ai/attend/"))
  }

  @Test func qrCodes() throws {
    let router = try Router(BundledApp.all)
    let payload = try QRPayload("https://wordly.ai/attend/KXTR-7429?lang=fr", router)
    let symbol = try QRSymbol(payload)
    let drawing = try symbol.svg()
    #expect("\(drawing)".contains("<svg"))
  }
}
