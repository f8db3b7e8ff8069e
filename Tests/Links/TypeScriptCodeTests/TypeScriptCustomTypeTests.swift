import Foundation
@testable import LinkCodeGeneration
import LinkManifests
import ManifestSamples
import TestSupport
import Testing

/// Tests generated TypeScript with classes of an app.
@Suite(.enabled(if: TypeScriptProgram.isExpected, "\(TypeScriptProgram.absence)"))
struct TypeScriptCustomTypeTests {
  private static let even = """
    export class Item {
      readonly linkText: string;

      private constructor(text: string) {
        this.linkText = text;
      }

      static fromLink(text: string): Item | undefined {
        return text.length % 2 === 0 ? new Item(text) : undefined;
      }
    }

    """

  private static let main = """
    import { buildCustomLink, parseCustomLink } from "./CustomLink.js";
    import type { Item } from "./even.js";

    const shown = (value: Item | undefined): string => value?.linkText ?? "-";
    const list = (values: readonly Item[]): string => `[${values.map(shown).join(",")}]`;

    export function outcome(text: string): string {
      const result = parseCustomLink(text);
      if (!result.ok) {
        const { code, parameter } = result.error;
        return parameter === undefined ? code : `${code} ${parameter}`;
      }
      const { link } = result;
      const built = buildCustomLink(link);
      if (!built.ok || JSON.stringify(parseCustomLink(built.text)) !==
        JSON.stringify({ ok: true, link, dropped: [] })) {
        return "no round trip";
      }
      switch (link.route) {
        case "item":
          return ["item", shown(link.id), shown(link.size), shown(link.color),
            shown(link.strict), list(link.tags)].join(" ");
        case "files":
          return `files ${list(link.parts)}`;
        case "part":
          return ["part", shown(link.a), shown(link.b), shown(link.f), link.g ?? "-"].join(" ");
        case "plain":
          return `plain ${link.text}`;
      }
    }

    """

  @Test func readsValuesOfClassesOfTheApp() throws {
    try ForeignTools.withFolder { folder in
      var program = TypeScriptProgram(in: folder)
      let manifest = try ManifestFile(
        parsing: Array(CustomTypeSamples.manifest.utf8), path: "custom.links.yaml")
      try program.add(manifest, as: "custom")
      try program.add(Self.even, named: "even.ts")
      try program.add(Self.main, named: "main.ts")
      let compiled = try program.compile()
      try #require(compiled.status == 0, "\(compiled.text.prefix(3000))")
      let links = CustomTypeSamples.rows.map { CustomTypeSamples.origin + $0.link }
      try JSONEncoder().encode(links).write(to: folder.appending(path: "links.json"))
      let outcome = try program.run("custom.js")
      #expect(
        outcome.text.split(separator: "\n").map(String.init)
          == CustomTypeSamples.rows.map(\.outcome))
    }
  }
}
