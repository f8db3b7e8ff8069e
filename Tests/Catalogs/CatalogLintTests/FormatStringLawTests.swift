import CatalogLinting
import Diagnostics
import StringCatalogs
import TestSupport
import Testing

@testable import CatalogLint
@testable import FormatStrings

#if canImport(Glibc)
  import Glibc
#endif

/// Tests properties of generated format strings.
@Suite("Format strings: properties")
struct FormatStringLawTests {
  private func read(_ bytes: [UInt8], _ dialect: FormatString.Dialect) -> FormatString {
    var format = FormatString()
    format.parse(bytes.span, dialect)
    return format
  }

  @Test("Arbitrary bytes cause no trap, and all ranges are in order", arguments: 0..<200)
  func anyBytes(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let alphabet =
      Array("%%%%$$@#*.0123459-+ 'hlqjztLdiuxXofeEgGaAcCsSpnarg!<,(tTYn{}".utf8) + [
        0xD9, 0xAA, 0xEF, 0xBC, 0x85, 0xFF, 0, 10,
      ]
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0..<40, using: &random)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
      }
      for dialect in [FormatString.Dialect.apple, .appleSubstitution, .java] {
        let format = read(bytes, dialect)
        var end = 0
        for placeholder in format.placeholders {
          #expect(placeholder.range.lowerBound >= end || placeholder.kind == .value)
          #expect(placeholder.range.upperBound <= bytes.count)
          #expect(bytes[placeholder.range.lowerBound] == UInt8(ascii: "%"))
          #expect(placeholder.layout.clamped(to: placeholder.range) == placeholder.layout)
          end = placeholder.kind == .width ? end : placeholder.range.upperBound
        }
        for stray in format.strays {
          #expect(stray.range.clamped(to: bytes.indices) == stray.range && !stray.range.isEmpty)
        }
      }
    }
  }

  @Test("Strings of percent signs need a bounded amount of memory")
  func bounded() {
    let format = read(
      Array(repeating: UInt8(ascii: "%"), count: 100_001) + Array("d%d".utf8), .apple)
    #expect(format.escapedPercents == 50_000)
    let many = read(Array(String(repeating: "%d", count: 100_000).utf8), .apple)
    #expect(many.placeholders.count == FormatString.maximumCount)
  }

  /// Returns the diagnostics of the placeholder rules for two strings in a `.strings` file.
  private func rules(_ source: String, _ target: String) -> [String] {
    func file(_ language: String, _ text: String) -> LintedCatalog.File {
      LintedCatalog.File(
        path: language,
        content: CatalogFile.read(
          Array("\"key\" = \"\(text)\";".utf8), format: .strings,
          language: CatalogLanguage(name: language)))
    }
    let catalog = LintedCatalog(
      name: "Test", files: [file("en", source), file("de", target)], atlas: .icu)
    return Linter(LintOptions()).lint(catalog).filter { diagnostic in
      RuleRegistry.rule(diagnostic.rule)?.family == .placeholders
    }.map { "\($0.rule): \($0.message)" }
  }

  @Test(
    "Any two strings can be compared, and all reported ranges are inside the file",
    arguments: 0..<50)
  func anyTexts(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let parts = [
      "%@", "%d", "%ld", "%1$@", "%2$d", "% d", "%", "%%", "％@", "٪ld", "1$@", "$", "@", "%#@x@",
      "%#@", "%*d",
      "5", " ", "a", "%arg", "%user%", "%(x)s", "%agr", "%0$d", "%،2f", "d%", "%.2f", "%s",
      "{name}", "{имя}", "${x}", "}", "{", "%$", "%!", "\\n",
      "é", "%ग", "://",
    ]
    for _ in 0..<40 {
      let texts = (0..<2).map { _ in
        (0..<Int.random(in: 0..<9, using: &random)).map { _ in random.pick(parts) }.joined()
      }
      for (format, before, after) in [
        (CatalogFormat.strings, "\"key\" = \"", "\";"),
        (.android, "<resources><string name='key'>", "</string></resources>"),
        (
          .android, "<resources><plurals name='key'><item quantity='one'>",
          "</item></plurals></resources>"
        ),
      ] {
        let files = zip(["en", "ru"], texts).map { language, text in
          LintedCatalog.File(
            path: language,
            content: CatalogFile.read(
              Array((before + text + after).utf8), format: format,
              language: CatalogLanguage(name: language)))
        }
        let catalog = LintedCatalog(name: "Test", files: files, atlas: .icu)
        for diagnostic in Linter(LintOptions()).lint(catalog) {
          let count =
            diagnostic.path == "en" ? files[0].content.bytes.count : files[1].content.bytes.count
          #expect((diagnostic.range?.upperBound ?? 0) <= count, "\(texts)")
          for edit in diagnostic.fixIts.flatMap(\.edits) { #expect(edit.range.upperBound <= count) }
        }
      }
    }
  }

  @Test("Applying safe fix-its repeatedly ends", arguments: 0..<50)
  func fixes(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let parts = [
      "%@", "%d", "%lld", "%1$@", "%2$d", "% d", "%", "%%", "％@", "%i", "%ld", "1$@", "d%", " ",
      "%11d", "%!d", "de", "5", "%(x)s", "{name}", "{name", "%user%", "%s", "%1$s",
    ]
    for _ in 0..<40 {
      let texts = (0..<2).map { _ in
        (0..<Int.random(in: 0..<6, using: &random)).map { _ in random.pick(parts) }.joined()
      }
      for (format, before, after) in [
        (CatalogFormat.strings, "\"key\" = \"", "\";"),
        (.android, "<resources><string name='key'>", "</string></resources>"),
      ] {
        var files = zip(["en", "de"], texts).map { language, text in
          LintedCatalog.File(
            path: language,
            content: CatalogFile.read(
              Array((before + text + after).utf8), format: format,
              language: CatalogLanguage(name: language)))
        }
        // A fix can reveal a problem that a different rule reports, but fixes must not form a
        // cycle.
        for pass in 0...6 {
          let found = Linter(LintOptions()).lint(
            LintedCatalog(name: "Test", files: files, atlas: .icu))
          for index in files.indices {
            var selection = FixSelection(upTo: .safe)
            for diagnostic in found where diagnostic.path == files[index].path {
              selection.add(diagnostic.fixIts)
            }
            let content = files[index].content
            if pass == 6 || selection.count == 0 {
              #expect(
                selection.count == 0,
                """
                \(texts) → \(String(decoding: content.bytes, as: UTF8.self)): \
                \(found.map(\.message))
                """
              )
              continue
            }
            files[index] = LintedCatalog.File(
              path: files[index].path,
              content: CatalogFile.read(
                try selection.apply(to: content), format: format,
                language: content.languages[0]))
          }
        }
      }
    }
  }

  @Test("Adding or removing argument numbers does not change the meaning", arguments: 0..<100)
  func positions(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let conversions = ["@", "d", "ld", "lld", "f", "u", "zu", "x", "s", "p", ".2f", "02d"]
    let chosen = (0..<1 + Int.random(in: 0..<6, using: &random)).map { _ in
      random.pick(conversions)
    }
    var order = Array(chosen.indices)
    for index in order.indices {
      order.swapAt(index, Int.random(in: 0..<order.count, using: &random))
    }
    let sequential = chosen.map { "%" + $0 }.joined(separator: ", ")
    let positional = order.map { "%\($0 + 1)$\(chosen[$0])" }.joined(separator: " - ")
    #expect(rules(sequential, positional) == [])
    #expect(rules(positional, sequential) == [])
    #expect(rules(positional, positional) == [])
  }

  #if canImport(Glibc)
    @Test("The arguments are the same as in the C library")
    func cLibrary() {
      typealias Parse =
        @convention(c) (
          UnsafePointer<CChar>, Int, UnsafeMutablePointer<CInt>
        ) -> Int
      guard let symbol = unsafe dlsym(nil, "parse_printf_format") else {
        Issue.record("the C library has no parse_printf_format")
        return
      }
      let parse = unsafe unsafeBitCast(symbol, to: Parse.self)
      for format in Self.formats {
        var types = [CInt](repeating: -1, count: 8)
        let count = unsafe types.withUnsafeMutableBufferPointer { buffer in
          unsafe buffer.baseAddress.map { unsafe parse(format, 8, $0) } ?? 0
        }
        let expected = types.prefix(count).map { Self.valueClass(ofType: $0, in: format) }
        let placeholders = read(Array(format.utf8), .apple).placeholders
        let classes = Dictionary(placeholders.map { ($0.argument, $0.value) }) { $1 }
        let found = classes.sorted { $0.key < $1.key }.map(\.value)
        #expect(found == expected, "\(format)")
      }
    }

    /// Each conversion type of C17 with each valid length, and some flags, widths, and precisions.
    private static let formats: [String] = {
      let lengths: [(conversions: String, lengths: [String])] = [
        ("diouxX", ["", "hh", "h", "l", "ll", "j", "z", "t"]), ("fFeEgGaA", ["", "l", "L"]),
        ("c", [""]), ("s", [""]), ("p", [""]),
      ]
      var formats = ["%%", "100%%", "%2$*1$d", "%3$.*2$f %1$s", "%1$d %1$d", "%2$s %1$ld"]
      for (conversions, lengths) in lengths {
        for conversion in conversions {
          for length in lengths {
            for layout in ["", "5", "-5", "05", "+", " ", "#", ".3", "5.3", ".", "*", ".*", "-*.*"]
            {
              formats.append("%\(layout)\(length)\(conversion)")
            }
            formats.append("%1$\(length)\(conversion)")
          }
        }
      }
      return formats
    }()

    /// Returns the class of a type, given as a constant from `printf.h`.
    private static func valueClass(ofType type: CInt, in format: String) -> ValueClass? {
      let isWide = type & (3 << 8) != 0
      switch type & 0xFF {
      case 0: return isWide ? .wideInteger : .integer
      // With the length `hh`, a character is passed as an `int`.
      case 1: return format.hasSuffix("c") ? .character : .integer
      case 3: return .cString
      case 5: return .pointer
      case 7: return type & (1 << 8) != 0 ? .longDouble : .float
      default: return nil
      }
    }
  #endif
}
