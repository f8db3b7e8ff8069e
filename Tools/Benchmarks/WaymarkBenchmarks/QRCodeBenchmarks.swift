import BundledApps
import LinkRouting
import QRCodes
import ZintOpponent

/// Compares drawing a QR code with zint, which only computes the matrix.
///
/// Our side validates the link, then plans, encodes, and draws the code.
func qrCodeBenchmarks() {
  guard let router = try? Router(BundledApp.all) else {
    preconditionFailure("the manifests are unsound")
  }
  func matrix(_ link: String) -> Int32 {
    var link = link
    return link.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        zint_opponent_encode($0.baseAddress, Int32($0.count))
      }
    }
  }
  func versusZint(_ name: String, _ link: String, _ ours: @escaping (QRSymbol) throws -> some Any) {
    precondition(matrix(link) > 0)
    compare(
      "qr: " + name, input: link, goal: 2, opponent: "zint's matrix alone",
      ours: { link in try ours(QRSymbol(QRPayload(link, router))) }, theirs: matrix)
  }
  let usual = "https://wordly.ai/attend/KXTR-7429?passcode=4F7K2Q88&lang=zh-Hant-TW"
  let long =
    "https://app.osqr.app/thread?text=" + String(repeating: "Where%20were%20we%3F%20", count: 20)
  versusZint("link to symbol, 68 characters", usual) { $0 }
  versusZint("link to SVG, 68 characters", usual) { try $0.svg() }
  versusZint("link to PNG, 68 characters, 8 pixels a module", usual) { try $0.png(moduleSize: 8) }
  versusZint("link to half-blocks, 68 characters", usual) { $0.terminal() }
  versusZint("link to SVG, 493 characters", long) { try $0.svg() }
  versusZint("link to PNG, 493 characters, 8 pixels a module", long) { try $0.png(moduleSize: 8) }
}
