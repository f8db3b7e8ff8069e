import QRCodes
import Testing

@Suite("QR plans")
struct PlanTests {
  @Test("The example of the specification of payloads")
  func example() throws {
    let upper = try QRPlan("HTTPS://WORDLY.AI/ATTEND/KXTR-7429", level: .exactly(.medium))
    #expect(upper.side == 25)
    let lower = try QRPlan("https://wordly.ai/attend/KXTR-7429", level: .exactly(.medium))
    #expect(lower.side == 29)
  }
}
