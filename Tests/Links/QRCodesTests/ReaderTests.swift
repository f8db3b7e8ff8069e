import BundledApps
import Foundation
import LinkRouting
import QRCodes
import TestSupport
import Testing

/// Calls a closure with a temporary folder, and removes the folder afterward.
func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: "waymark-\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}

@Suite(
  "QR codes are read back",
  .enabled(if: CodeReaders.areExpected, "\(CodeReaders.absence)"))
struct ReaderTests {
  private static let levels: [QRLevelChoice] =
    [.automatic] + QRLevel.allCases.map(QRLevelChoice.exactly)

  /// A folder of QR codes that are drawn in several ways, each with the payload that readers must
  /// find in it.
  private struct Drawings {
    let folder: URL
    var cases: [CodeReaders.Case] = []

    mutating func add(
      _ content: some Sequence<UInt8>, _ kind: String, _ payload: String, ground: String = "light",
      pixels: Double
    ) throws {
      let file = "\(cases.count).\(kind)"
      try Data(content).write(to: folder.appending(path: file))
      cases.append(
        CodeReaders.Case(
          file: file, kind: kind, payload: payload, ground: ground, pixels: pixels))
    }

    /// Adds all renderings of a symbol, on light and dark backgrounds, from the smallest size up.
    mutating func addAll(_ symbol: QRSymbol, _ payload: String) throws {
      let size = cases.count
      let ground = size.isMultiple(of: 2) ? "light" : "dark"
      let other = ground == "light" ? "dark" : "light"
      let least = QRSymbol.leastModuleSize
      try add(symbol.png(moduleSize: least), "png", payload, ground: ground, pixels: 0)
      try add(
        symbol.png(moduleSize: least + 1 + size % 7), "png", payload, ground: other, pixels: 0)
      let caption = QRCaption(["wordly.ai", "Code: <&\"'>", "コード：É"], language: "en")
      let options = QRDrawingOptions(
        title: "a < b & \"c\"", summary: "\u{0}]]>", caption: size % 3 == 0 ? caption : nil)
      try add(
        symbol.svg(options).utf8, "svg", payload, ground: ground, pixels: Double(2 + size % 4))
      try add(symbol.svg().utf8, "svg", payload, ground: other, pixels: 3.37)
      try add(symbol.terminal().utf8, "terminal", payload, ground: ground, pixels: 4)
      try add(symbol.terminal(.plainOnDark).utf8, "terminal", payload, ground: "dark", pixels: 3)
      try add(symbol.terminal(.plainOnLight).utf8, "terminal", payload, ground: "light", pixels: 3)
      try add(symbol.matrixJSON().utf8, "matrix", payload, ground: ground, pixels: 3)
    }
  }

  @Test("Every route of every bundled app is read back, in every rendering, level and background")
  func everyRoute() throws {
    try withFolder { folder in
      var samples = try LinkSamples(seed: 5)
      var drawings = Drawings(folder: folder)
      var routes = 0
      for app in BundledApp.all {
        for route in app.routes {
          routes += 1
          for level in Self.levels {
            let payload = try samples.payload(app, route)
            try drawings.addAll(QRSymbol(payload, level: level), payload.text)
          }
        }
      }
      #expect(routes > 40)
      let (output, isSound) = try CodeReaders.read(drawings.cases, in: folder)
      #expect(isSound, "\(output)")
    }
  }

  @Test("A symbol with segments that zint would not choose is read back")
  func ownDivision() throws {
    try withFolder { folder in
      var drawings = Drawings(folder: folder)
      try drawings.addAll(QRSymbol(SymbolTests.unusual), SymbolTests.unusual)
      let many = String(repeating: "a123456789", count: 300)
      let plan = try QRPlan(many)
      #expect(plan.segments.count == 600)
      let bytes = Array(many.utf8)
      let symbol = try QRSymbol(bytes.span, plan, pieceEnds: plan.pieceEnds)
      try drawings.add(symbol.png(moduleSize: 3), "png", many, pixels: 0)
      let (output, isSound) = try CodeReaders.read(drawings.cases, in: folder)
      #expect(isSound, "\(output)")
    }
  }

  @Test("Symbols from the smallest to the largest version are read back")
  func sizes() throws {
    try withFolder { folder in
      var drawings = Drawings(folder: folder)
      for (version, level) in zip([1, 2, 6, 7, 9, 10, 20, 26, 27, 40], Self.levels + Self.levels) {
        let size = try #require(QRVersion(version))
        let capacity = size.capacity(level.least)
        let digits = String(repeating: "0123456789", count: 720)
        // The maximum number of digits of the version, which do not fit into the previous version.
        let text = String(
          digits.prefix((capacity - 4 - (version < 10 ? 10 : version < 27 ? 12 : 14)) * 3 / 10))
        let symbol = try QRSymbol(text, level: level)
        #expect(symbol.version == size)
        for size in [QRSymbol.leastModuleSize, 3] {
          try drawings.add(symbol.png(moduleSize: size), "png", text, pixels: 0)
          try drawings.add(symbol.svg().utf8, "svg", text, pixels: Double(size))
        }
      }
      let (output, isSound) = try CodeReaders.read(drawings.cases, in: folder)
      #expect(isSound, "\(output)")
    }
  }

  @Test("The readers detect a wrong payload")
  func negative() throws {
    try withFolder { folder in
      var drawings = Drawings(folder: folder)
      let symbol = try QRSymbol("https://wordly.ai/attend/KXTR-7429")
      try drawings.add(symbol.png(), "png", "https://wordly.ai/attend/KXTR-7428", pixels: 0)
      try drawings.add(
        [UInt8](try symbol.svg().replacing("#000", with: "#fff").utf8), "svg", "x", pixels: 3)
      let (output, isSound) = try CodeReaders.read(drawings.cases, in: folder)
      #expect(!isSound)
      #expect(output.split(separator: "\n").count(where: { $0.contains("does not read") }) == 4)
    }
  }
}

extension QRLevelChoice {
  fileprivate var least: QRLevel {
    if case .exactly(let level) = self { level } else { .low }
  }
}
