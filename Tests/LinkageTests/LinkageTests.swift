import Foundation
import TestSupport
import Testing

/// Checks that embedded modules link neither Foundation nor ICU, libyaml, zint, or libpng.
///
/// The checked binary is `EmbeddedProbe`, which uses `LanguageTags`, `URLSyntax`, `LinkRouting`,
/// `LinkDeclarations`, `BundledApps`, `JoinLinks`, and `LocalizedTexts`. Building the tests also
/// links it. In a build without ICU, it also uses `LocaleNegotiation` and `SpeechBubbles`.
@Suite(.enabled(if: ELFImage.isOfThisPlatform, "this platform has no ELF binaries"))
struct LinkageTests {
  /// The binary of these tests.
  private static var testBinary: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  }

  private static func image(_ url: URL) throws -> ELFImage {
    let bytes = [UInt8](try Data(contentsOf: url, options: .mappedIfSafe))
    return try #require(ELFImage(bytes), "\(url.path) is no dynamically linked ELF image")
  }

  /// Returns the libraries that the image needs but that an app must not be forced to link.
  private static func unwantedLibraries(of image: ELFImage) -> [String] {
    image.neededLibraries.filter { name in
      ["foundation", "icu", "yaml", "zint", "png"].contains { name.lowercased().contains($0) }
    }
  }

  /// Returns the symbols of the unwanted libraries, however they are linked.
  ///
  /// Swift modules such as Foundation are recognized by their mangled names, and ICU and libyaml by
  /// their prefixes.
  private static func unwantedSymbols(of image: ELFImage) -> [String] {
    let modules = ["10Foundation", "20FoundationEssentials", "15_FoundationICU"]
    let prefixes = [
      "yaml_", "ZBarcode_", "png_", "waymark_", "u_", "uloc_", "ucol_", "unorm2_", "utext_",
      "ures_", "ubrk_", "udat_",
    ]
    return image.symbols.filter { symbol in
      prefixes.contains { symbol.hasPrefix($0) }
        || symbol.hasPrefix("$s") && modules.contains { symbol.contains($0) }
    }
  }

  @Test func whatAnAppEmbedsLinksNeitherFoundationNorICUNorLibyaml() throws {
    let probe = Self.testBinary.deletingLastPathComponent().appendingPathComponent("EmbeddedProbe")
    let image = try Self.image(probe)
    // The probe really contains the expected modules.
    #expect(image.symbols.contains { $0.hasPrefix("$s9JoinLinks") })
    #expect(image.symbols.contains { $0.hasPrefix("$s11BundledApps") })
    #expect(image.symbols.contains { $0.hasPrefix("$s14LocalizedTexts") })
    #expect(image.symbols.contains { $0.hasPrefix("$s16LinkDeclarations") })
    #expect(Self.unwantedLibraries(of: image) == [])
    #expect(Self.unwantedSymbols(of: image).prefix(10) == [])
  }

  @Test(
    .enabled(if: ProbeWithoutICU.path != nil, "\(ProbeWithoutICU.absence)"))
  func withoutICUTheModulesForLanguagesAndBubblesLinkNoneOfThemEither() throws {
    let path = try #require(ProbeWithoutICU.path)
    let image = try Self.image(URL(fileURLWithPath: path))
    #expect(image.symbols.contains { $0.hasPrefix("$s17LocaleNegotiation") })
    #expect(image.symbols.contains { $0.hasPrefix("$s13SpeechBubbles") })
    #expect(image.symbols.contains { $0.hasPrefix("$s9JoinLinks") })
    #expect(Self.unwantedLibraries(of: image) == [])
    #expect(Self.unwantedSymbols(of: image).prefix(10) == [])
  }

  @Test func theSameCheckCatchesABinaryThatDoes() throws {
    let image = try Self.image(Self.testBinary)
    let libraries = Self.unwantedLibraries(of: image)
    let symbols = Self.unwantedSymbols(of: image)
    #expect(
      libraries.contains { $0.contains("Foundation") }
        || symbols.contains { $0.contains("10Foundation") })
    #expect(symbols.contains { $0.contains("10Foundation") })
    #expect(symbols.contains { $0.hasPrefix("yaml_") })
  }
}
