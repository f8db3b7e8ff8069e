import Foundation
import StringCatalogs

/// Reading a string catalog of 20 MB, beside Foundation decoding the same bytes.
func stringCatalogBenchmarks() {
  let bytes = GeneratedCatalog.bytes(Mode.isQuick ? 100_000 : 20_000_000)
  compare(
    "read .xcstrings: 20 MB", input: (bytes, Data(bytes)), bytes: bytes.count, aim: 0.26, gate: 0.5,
    opponent: "JSONDecoder",
    ours: { input in CatalogFile.read(input.0, format: .xcstrings).values.count },
    theirs: { input in try JSONDecoder().decode(DecodedCatalog.self, from: input.1).strings.count })
}

/// What `JSONDecoder` reads: the least that has all texts.
private struct DecodedCatalog: Decodable {
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

/// A catalog as Xcode writes it: a dozen languages, every tenth key with plurals.
enum GeneratedCatalog {
  private static let texts = [
    ("ar", "فشل في فتح الملف"), ("de", "Die Datei konnte nicht geöffnet werden"),
    ("en", "The file could not be opened"), ("es", "No se pudo abrir el archivo"),
    ("fr", "Impossible d’ouvrir le fichier"), ("it", "Impossibile aprire il file"),
    ("ja", "ファイルを開けませんでした"), ("ko", "파일을 열 수 없습니다"), ("pt-BR", "Não foi possível abrir"),
    ("ru", "Не удалось открыть файл"), ("uk", "Не вдалося відкрити\\n«файл»"),
    ("zh-Hans", "无法打开文件"),
  ]

  /// At least as many bytes.
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
}
