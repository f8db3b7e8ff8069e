import Foundation
import StringCatalogs

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Compares reading a 20 MB string catalog with Foundation, which decodes the same bytes.
func stringCatalogBenchmarks() {
  let bytes = GeneratedCatalog.bytes(Mode.isQuick ? 100_000 : 20_000_000)
  compare(
    "read .xcstrings: 20 MB", input: (bytes, Data(bytes)), bytes: bytes.count, goal: 0.26,
    opponent: "JSONDecoder",
    ours: { input in CatalogFile.read(input.0, format: .xcstrings).values.count },
    theirs: { input in try JSONDecoder().decode(DecodedCatalog.self, from: input.1).strings.count })
  let xml = GeneratedCatalog.xml(Mode.isQuick ? 100_000 : 20_000_000)
  compare(
    "read strings.xml: 20 MB", input: (xml, Data(xml)), bytes: xml.count, opponent: "XMLParser",
    ours: { input in CatalogFile.read(input.0, format: .android).values.count },
    theirs: { input in
      let counter = StringCounter()
      let parser = XMLParser(data: input.1)
      parser.delegate = counter
      return parser.parse() ? counter.count : 0
    })
}

/// An `XMLParser` delegate that does minimal work: it counts the strings.
final class StringCounter: NSObject, XMLParserDelegate {
  var count = 0

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    if name == "string" { count += 1 }
  }
}

/// A minimal type into which `JSONDecoder` decodes all strings of a catalog.
struct DecodedCatalog: Decodable {
  struct Entry: Decodable { let localizations: [String: Localization]? }
  struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: [String: [String: Localization]]?
  }
  struct Unit: Decodable {
    let state: String
    let value: String
  }
  let sourceLanguage: String
  let strings: [String: Entry]
  let version: String
}

/// A catalog as Xcode writes it, with twelve languages, and plural variations for every tenth key.
enum GeneratedCatalog {
  private static let texts = [
    ("ar", "فشل في فتح الملف"), ("de", "Die Datei konnte nicht geöffnet werden"),
    ("en", "The file could not be opened"), ("es", "No se pudo abrir el archivo"),
    ("fr", "Impossible d’ouvrir le fichier"), ("it", "Impossibile aprire il file"),
    ("ja", "ファイルを開けませんでした"), ("ko", "파일을 열 수 없습니다"), ("pt-BR", "Não foi possível abrir"),
    ("ru", "Не удалось открыть файл"), ("uk", "Не вдалося відкрити\\n«файл»"),
    ("zh-Hans", "无法打开文件"),
  ]

  /// Returns a `.strings` table of at least `count` bytes.
  static func strings(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var index = 0
    while bytes.count < count {
      let text = texts[index % texts.count].1
      bytes += Array("/* Comment \(index) */\n\"key \(index)\" = \"\(text) %@ \(index)\";\n\n".utf8)
      index += 1
    }
    return bytes
  }

  /// Returns Android resources of at least `count` bytes.
  static func xml(_ count: Int) -> [UInt8] {
    var bytes = Array("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n".utf8)
    var index = 0
    while bytes.count < count {
      let text = texts[index % texts.count].1
      let inner = index % 10 == 0 ? "\(text) <b>%1$s</b> &amp; \\'x\\'" : "\(text) \(index)"
      bytes += Array("    <string name=\"key_\(index)\">\(inner)</string>\n".utf8)
      index += 1
    }
    return bytes + Array("</resources>\n".utf8)
  }

  /// Returns a string catalog of at least `count` bytes.
  static func bytes(_ count: Int) -> [UInt8] {
    var bytes = Array("{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n".utf8)
    var index = 0
    while bytes.count < count {
      if index > 0 { bytes += Array(",\n".utf8) }
      let isPlural = index % 10 == 0
      let localizations = texts.map { language, text in
        let value = "\(text) \(index)"
        let unit = { (indent: String, value: String) in
          "\(indent)\"stringUnit\" : {\n\(indent)  \"state\" : \"translated\",\n"
            + "\(indent)  \"value\" : \"\(value)\"\n\(indent)}\n"
        }
        let inner =
          isPlural
          ? "          \"variations\" : {\n            \"plural\" : {\n"
            + ["one", "other"].map {
              "              \"\($0)\" : {\n"
                + unit("                ", "%lld " + value) + "              }"
            }.joined(separator: ",\n") + "\n            }\n          }\n"
          : unit("          ", value)
        return "        \"\(language)\" : {\n\(inner)        }"
      }
      bytes += Array(
        ("    \"key.\(1_000_000 + index)\" : {\n      \"comment\" : \"Key \(index)\",\n"
          + "      \"localizations\" : {\n" + localizations.joined(separator: ",\n")
          + "\n      }\n    }").utf8)
      index += 1
    }
    return bytes + Array("\n  },\n  \"version\" : \"1.0\"\n}".utf8)
  }

  /// Writes the catalogs to a folder, as inputs of whole programs.
  static func write(to folder: String) {
    let count = Mode.isQuick ? 100_000 : 20_000_000
    for (name, bytes) in [
      ("Localizable.xcstrings", bytes(count)), ("res/values/strings.xml", xml(count)),
    ] {
      let file = URL(fileURLWithPath: folder).appending(path: name)
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
      } catch {
        FileHandle.standardError.write(Data("error: \(error)\n".utf8))
        exit(1)
      }
    }
  }
}
