import BundledApps
import LinkRouting
import QRCodes
import Testing

@Suite("QR symbols")
struct SymbolTests {
  @Test("smoke")
  func smoke() throws {
    let router = try Router(BundledApp.all)
    let payload = try QRPayload("https://wordly.ai/attend/kxtr-7429?passcode=4F7K&lang=fr&utm=1", router)
    print(payload.text, payload.warnings, try QRPlan(payload.text), try payload.savings(level: .exactly(.medium)))
    let symbol = try QRSymbol(payload)
    print(symbol.terminal(.plainOnDark), symbol.svg().count, try symbol.png().count)
  }
}
