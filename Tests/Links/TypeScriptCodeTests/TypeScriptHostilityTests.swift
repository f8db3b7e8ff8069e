import Foundation
@testable import LinkCodeGeneration
@testable import LinkManifests
import LinkRouting
import ManifestSamples
import TestSupport
import Testing

/// Tests that no string in a manifest becomes code, and no link makes generated code fail.
@Suite(.enabled(if: TypeScriptProgram.isExpected, "\(TypeScriptProgram.absence)"))
struct TypeScriptHostilityTests {
  /// Returns a manifest with a hostile string at every position that accepts one.
  static func manifest(_ number: Int, _ text: String) -> LinkManifest {
    let words = [text, "plain"]
    let literal = text.unicodeScalars.contains { "/{}%?# \\".unicodeScalars.contains($0) }
    // A path literal accepts fewer characters than a word, so some strings are used only elsewhere.
    let component =
      literal || text.unicodeScalars.contains { $0.properties.generalCategory == .control }
      ? "plain" : text
    let pattern = RoutePattern([
      .literal("r"), .literal(component),
      .parameter(name: "word", type: "word", prefix: component, suffix: component),
    ])
    return LinkManifest(
      app: "hostile\(number)", title: text, summary: text, hosts: ["h.example"],
      schemes: ["hostile"], catalog: text, types: [ParameterType("word", .enumeration(words))],
      routes: [
        Route(
          name: "route", pattern: pattern,
          query: [
            ParameterDeclaration(
              name: "choice", type: .inline(.enumeration(words)), occurrence: .optional,
              defaultValue: text, invalid: .drop)
          ], title: text, summary: text,
          requirements: [
            Requirement(fact: text, need: .equals(text), otherwise: .refuse)
          ])
      ])
  }

  /// If a string escaped, it would be the unknown name `ESCAPED` or a syntax error.
  @Test func nothingLeavesACommentOrALiteral() throws {
    try ForeignTools.withFolder { folder in
      var program = TypeScriptProgram(in: folder)
      var expected: [[String]] = []
      for (number, text) in HostileTexts.all.enumerated() {
        let manifest = Self.manifest(number, text)
        // The name of the file may be hostile, too.
        let interface = LinkInterface(manifest, fileName: text)
        let module = TypeScriptModule(interface, headline: "From " + text + ".")
        #expect(!module.text.contains("\u{2028}") && !module.text.contains("\u{202E}"))
        try program.add(module.text, named: interface.typeName + ".ts")
        expected.append([interface.typeName, text])
      }
      let compiled = try program.compile()
      try #require(compiled.status == 0, "\(compiled.text.prefix(3000))")
      // The values of the literals still equal the strings.
      try JSONEncoder().encode(expected).write(to: folder.appending(path: "texts.json"))
      let outcome = try program.run("texts.js")
      #expect(outcome.status == 0, "\(outcome.text)")
      #expect(outcome.text == "\(expected.count) texts\n")
    }
  }

  /// Tests pairs of names, of every kind, that would result in the same identifier.
  @Test func twinsAreToldApart() throws {
    let bytes = Array(ManifestWriter().text(of: HostileManifests.twins).utf8)
    try ForeignTools.withFolder { folder in
      var program = TypeScriptProgram(in: folder)
      try program.add(ManifestFile(parsing: bytes, path: "twins.links.yaml"), as: "twins")
      let compiled = try program.compile()
      #expect(compiled.status == 0, "\(compiled.text.prefix(3000))")
    }
  }

  /// Tests secrets in results, unpaired surrogates, long and deep input, and names of inherited
  /// properties.
  @Test func linksAndValuesAreHarmless() throws {
    let text = """
      app: shy
      hosts: [h.example]
      schemes: [shy]
      types:
        pin: { text: "0-9", length: 4, secret: true }
        note: { text: any, secret: true }
        count: { integer: 0..9 }
      routes:
        enter: { path: "/enter/{pin}", query: { note: note?, pins: "pin[]", toString: text? } }
        many: { path: "/many/{rest:language*}", query: { tags: "text[]", n: count?, \
      big: integer? } }
        root: /
      """
    try ForeignTools.withFolder { folder in
      var program = TypeScriptProgram(in: folder)
      try program.add(ManifestFile(parsing: Array(text.utf8), path: "shy.links.yaml"), as: "shy")
      try program.add(Self.use, named: "use.ts")
      let compiled = try program.compile()
      try #require(compiled.status == 0, "\(compiled.text.prefix(3000))")
      let outcome = try program.run("harmless.js")
      #expect(outcome.status == 0, "\(outcome.text)")
      #expect(outcome.text == "all hold\n")
    }
  }

  /// The code of an app: links, and a switch over routes that the compiler checks to be exhaustive.
  private static let use = """
    import { parseShyLink, buildShyLink, ShySecret } from "./ShyLink.js";
    import type { ShyLink, ShyLinkError, ShyLinkErrorCode, ShyLinkScheme } from "./ShyLink.js";
    import type { ShyLinkDroppedValue, ShyLinkDroppedValueCode } from "./ShyLink.js";

    export function screen(link: ShyLink): string {
      switch (link.route) {
        case "enter":
          return link.pin.reveal() + link.pins.length + (link.toStringParameter ?? "");
        case "many":
          return link.rest.join() + (link.n ?? 0) + (link.big ?? 0n);
        case "root":
          return "root";
        default: {
          const never: never = link;
          return never;
        }
      }
    }

    export function open(text: string): string | ShyLinkErrorCode {
      const result = parseShyLink(text);
      if (!result.ok) {
        const error: ShyLinkError = result.error;
        return error.code;
      }
      return screen(result.link);
    }

    export function wrongNote(text: string): ShyLinkDroppedValueCode | undefined {
      const result = parseShyLink(text);
      const dropped: readonly ShyLinkDroppedValue[] = result.ok ? result.dropped : [];
      return dropped.find(({ parameter }) => parameter === "note")?.code;
    }

    const scheme: ShyLinkScheme = "shy";
    export const built = buildShyLink(\
    { route: "enter", pin: new ShySecret("1234"), pins: [] }, scheme);

    // @ts-expect-error: a string is not a secret.
    buildShyLink({ route: "enter", pin: "1234", pins: [] });
    // @ts-expect-error: a required parameter is missing.
    buildShyLink({ route: "many", tags: [] });
    // @ts-expect-error: no such route.
    buildShyLink({ route: "leave" });

    """
}
