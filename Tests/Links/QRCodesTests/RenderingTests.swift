import Foundation
import QRCodes
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("QR renderings")
struct RenderingTests {
  private let symbol: QRSymbol

  init() throws { symbol = try QRSymbol("https://wordly.ai/attend/KXTR-7429?lang=fr") }

  /// The parts of an XML document that the tests inspect.
  private final class Document: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String], text: String)] = []
    var error: (any Error)?

    init(_ text: String) {
      super.init()
      let parser = XMLParser(data: Data(text.utf8))
      parser.delegate = self
      if !parser.parse() { error = parser.parserError }
    }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String] = [:]
    ) {
      elements.append((name, attributes, ""))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      elements[elements.count - 1].text += text
    }

    subscript(name: String) -> (name: String, attributes: [String: String], text: String)? {
      elements.first { $0.name == name }
    }
  }

  // MARK: SVG

  @Test("An SVG is well-formed and dark on light, and has a name, a description and a quiet zone")
  func svg() throws {
    let document = Document(try symbol.svg(QRDrawingOptions(title: "Code", summary: "Where to")))
    #expect(document.error == nil)
    let root = try #require(document["svg"]).attributes
    let side = symbol.side + 8
    #expect(root["xmlns"] == "http://www.w3.org/2000/svg" && root["role"] == "img")
    #expect(root["viewBox"] == "0 0 \(side) \(side)" && root["width"] == nil)
    #expect(root["shape-rendering"] == "crispEdges")
    let title = try #require(document["title"])
    let summary = try #require(document["desc"])
    #expect(title.text.trimmed == "Code" && summary.text.trimmed == "Where to")
    #expect(root["aria-labelledby"] == title.attributes["id"] && title.attributes["id"] != nil)
    #expect(root["aria-describedby"] == summary.attributes["id"])
    // The first child is the title, because some screen readers read nothing else.
    #expect(document.elements.map(\.name) == ["svg", "title", "desc", "path", "path"])
    #expect(document.elements[3].attributes["fill"] == "#fff")
    #expect(document.elements[3].attributes["d"] == "M0 0h\(side)v\(side)H0z")
    #expect(document.elements[4].attributes["fill"] == "#000")
    #expect(
      try !symbol.svg().contains("prefers-color-scheme") && !symbol.svg().contains("currentColor"))
  }

  @Test("Different drawings have different ids, so that one page can contain several of them")
  func ids() throws {
    let other = try QRSymbol("https://wordly.ai/attend/KXTR-7428?lang=fr")
    let ids = try [symbol, other].map { Document(try $0.svg())["title"]?.attributes["id"] }
    #expect(ids[0] != nil && ids[0] != ids[1])
    // The same code with different options is a different drawing, so its id differs, too.
    let drawings = [
      QRDrawingOptions(), QRDrawingOptions(caption: QRCaption(["a"])),
      QRDrawingOptions(summary: "a"), QRDrawingOptions(title: "a"), QRDrawingOptions(moduleSize: 2),
      QRDrawingOptions(summary: ""), QRDrawingOptions(caption: QRCaption(["a", ""])),
    ]
    let others = try drawings.map { Document(try symbol.svg($0))["title"]?.attributes["id"] }
    #expect(Set(others).count == drawings.count)
    #expect(ids[0]?.wholeMatch(of: /[a-z][a-z0-9-]*/) != nil)
  }

  @Test("The path covers exactly the dark modules, each once")
  func path() throws {
    for text in ["7", "https://wordly.ai/attend/KXTR-7429", String(repeating: "k", count: 2953)] {
      let symbol = try QRSymbol(text)
      let path = try #require(Document(try symbol.svg()).elements.last?.attributes["d"])
      var drawn = Set<[Int]>()
      var count = 0
      var column = 0
      var row = 0
      #expect(path.hasPrefix("M0 0m"))
      for match in path.dropFirst(4).matches(of: /m(-?\d+) (\d+)h(\d+)v1h-(\d+)z/) {
        column += try #require(Int(match.1))
        row += try #require(Int(match.2))
        #expect(match.3 == match.4)
        for x in column..<column + (try #require(Int(match.3))) { drawn.insert([x - 4, row - 4]) }
        count += try #require(Int(match.3))
      }
      #expect(count == drawn.count)
      for y in 0..<symbol.side {
        for x in 0..<symbol.side where symbol[x, y] != drawn.contains([x, y]) {
          Issue.record("module \(x), \(y) of \(text.prefix(40))")
        }
      }
      #expect(
        drawn.allSatisfy { (0..<symbol.side).contains($0[0]) && (0..<symbol.side).contains($0[1]) })
    }
  }

  @Test("The document is well-formed and contains the strings, whatever they are")
  func hostileTexts() throws {
    let hostile = "<script>&amp;\"']]>--\u{0}\u{1B}[31m\u{FFFE}é日😀</svg>"
    let readable = "<script>&amp;\"']]>--\u{FFFD}\u{FFFD}[31m\u{FFFD}é日😀</svg>"
    let options = QRDrawingOptions(
      title: hostile, summary: hostile, language: "\"><x", moduleSize: 3,
      caption: QRCaption([hostile, "", "b"], language: "fr\"<"))
    let document = Document(try symbol.svg(options))
    #expect(document.error == nil)
    #expect(document["title"]?.text.trimmed == readable)
    #expect(document["desc"]?.text.trimmed == readable)
    let lines = document.elements.filter { $0.name == "text" }.map(\.text.trimmed)
    #expect(lines.joined() == readable + "b")
    #expect(document["svg"]?.attributes["lang"] == "\"><x")
    #expect(document["x"] == nil && document["script"] == nil)
  }

  @Test("A caption appears below the code, inside the drawing")
  func caption() throws {
    let long = String(repeating: "W", count: 64)
    let cjk = String(repeating: "会", count: 80)
    let options = QRDrawingOptions(
      moduleSize: 10,
      caption: QRCaption(["wordly.ai", long, cjk, "コード：KXTR-7429"], language: "ja"))
    let document = Document(try symbol.svg(options))
    let side = symbol.side + 8
    let box = try #require(document["svg"]?.attributes["viewBox"]).split(separator: " ").compactMap
    { Int($0) }
    #expect(box[2] == side && box[3] > side)
    #expect(document["svg"]?.attributes["width"] == "\(side * 10)")
    #expect(document["svg"]?.attributes["height"] == "\(box[3] * 10)")
    #expect(document["g"]?.attributes["xml:lang"] == "ja")
    let lines = document.elements.filter { $0.name == "text" }
    // A long line is wrapped, and no character is omitted.
    #expect(lines.count > 4)
    #expect(lines.map(\.text.trimmed).joined() == "wordly.ai" + long + cjk + "コード：KXTR-7429")
    for line in lines {
      let size = try #require(Double(line.attributes["font-size"] ?? ""))
      let y = try #require(Double(line.attributes["y"] ?? ""))
      // The caption is below the quiet zone, and inside the drawing.
      #expect(y - size >= Double(side) - 0.001 && y < Double(box[3]))
      // W and East Asian characters are as wide as the font size. The smallest font size is
      // legible.
      let isWide = "W会".contains(line.text.trimmed.prefix(1))
      #expect(size * (isWide ? 1 : 0.6) * Double(line.text.trimmed.count) <= Double(side))
      #expect(size >= 1.4)
    }
  }

  // MARK: PNG

  @Test("A PNG has one bit of gray per pixel, and the requested number of pixels")
  func png() throws {
    for size in [2, 3, 8, 20] {
      let bytes = try symbol.png(moduleSize: size)
      #expect(Array(bytes.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      func number(_ offset: Int) -> Int {
        bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      }
      let pixels = (symbol.side + 8) * size
      #expect(number(16) == pixels && number(20) == pixels)
      // The bytes mean depth 1, grayscale, the only defined compression and filter methods, and no
      // interlacing.
      #expect(Array(bytes[24..<29]) == [1, 0, 0, 0, 0])
      #expect(Array(bytes.suffix(8)) == [0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
    }
  }

  @Test(
    "A module size that is too small or too large is rejected, with both numbers"
  )
  func moduleSize() throws {
    for size in [
      0, 1, -1, Int.min, Int.max, 1 << 40, QRSymbol.maximumPixels / (symbol.side + 8) + 1,
    ] {
      let error = #expect(throws: QRCodeError.self) { try symbol.png(moduleSize: size) }
      #expect(error?.code == .invalidModuleSize && error?.needed == size)
      #expect(error?.available == QRSymbol.maximumPixels / (symbol.side + 8))
      let drawing = #expect(throws: QRCodeError.self) {
        try symbol.svg(QRDrawingOptions(moduleSize: size))
      }
      #expect(drawing == error)
    }
    let largest = try symbol.png(moduleSize: QRSymbol.maximumPixels / (symbol.side + 8))
    #expect(largest.count < 1 << 20)
  }

  // MARK: Terminal and JSON

  @Test("A half block is two modules high, and the drawing has a quiet zone and its own colors")
  func terminal() throws {
    let lines = symbol.terminal().split(separator: "\n", omittingEmptySubsequences: false)
    let side = symbol.side + 8
    #expect(lines.count == (side + 1) / 2 + 1 && lines.last == "" && symbol.terminalColumns == side)
    for (index, line) in lines.dropLast().enumerated() {
      #expect(line.hasPrefix("\u{1B}[38;5;16;48;5;231m") && line.hasSuffix("\u{1B}[0m"))
      let cells = Array(line.dropFirst("\u{1B}[38;5;16;48;5;231m".count).dropLast(4))
      #expect(cells.count == side)
      for (column, cell) in cells.enumerated() {
        let halves = [symbol[column - 4, 2 * index - 4], symbol[column - 4, 2 * index - 3]]
        #expect(cell == (halves[0] ? (halves[1] ? "█" : "▀") : halves[1] ? "▄" : " "))
      }
    }
  }

  @Test("Without colors, the drawings are negatives of each other and contain no escape sequences")
  func plain() throws {
    let dark = symbol.terminal(.plainOnDark)
    let light = symbol.terminal(.plainOnLight)
    #expect(!dark.contains("\u{1B}") && !light.contains("\u{1B}"))
    let negative: [Character: Character] = ["█": " ", " ": "█", "▀": "▄", "▄": "▀", "\n": "\n"]
    let lines = dark.split(separator: "\n").dropLast()
    #expect(
      lines.map { String($0.compactMap { negative[$0] }) }
        == light.split(separator: "\n", omittingEmptySubsequences: false).dropLast(2).map {
          String($0)
        })
  }

  @Test("With eight colors, only the escape sequences differ")
  func eightColors() throws {
    #expect(
      symbol.terminal(.coloredByTheme)
        == symbol.terminal(.colored).replacing("\u{1B}[38;5;16;48;5;231m", with: "\u{1B}[30;47m"))
  }

  @Test("The JSON matrix contains one string of digits per row of modules")
  func matrix() throws {
    let rows = try JSONDecoder().decode([String].self, from: Data(symbol.matrixJSON().utf8))
    #expect(rows.count == symbol.side)
    for (y, row) in rows.enumerated() {
      #expect(Array(row).map { $0 == "1" } == (0..<symbol.side).map { symbol[$0, y] })
      #expect(row.allSatisfy { "01".contains($0) })
    }
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
