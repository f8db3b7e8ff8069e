public import LinkManifests
import LinkRouting

/// Makes a module of TypeScript: a discriminated union of an app's links, and how to read and build them.
///
/// The module imports nothing, and is for browsers and Node alike; it needs TypeScript 4.8 and ES2020.
/// Reading and building refuse what ``/LinkRouting/Router`` refuses, with the same codes and the same
/// bytes. Both return a result that is `ok` or has an `error`: nothing is thrown.
///
/// A value of an optional parameter that is not of its type is left out of the link object. The
/// result lists it as `dropped`, with its range and a code, so that an app can tell it from an
/// absent value.
///
/// Texts, UUIDs, dates and language tags are strings in their canonical spelling, enumerations are unions
/// of their words, lists are arrays. A whole number is a `number` where the range of its type fits one
/// exactly, from -9007199254740991 to 9007199254740991, else a `bigint`. A secret is a value of a class
/// that shows `•••`, whatever its type.
///
/// `JSON.stringify` accepts every link that was read, and writes a `bigint` as a string of digits.
/// It throws an error for a copy with a `bigint`, such as `{...link}`, as JavaScript defines.
public struct TypeScriptGenerator: CodeGenerator {
  /// ``CodeTarget/typescript``.
  public static let target = CodeTarget.typescript

  /// Makes a generator.
  public init() {}

  /// Makes the module of an app: `ShopLink.ts`.
  public func file(for manifest: ManifestFile) -> GeneratedFile {
    let interface = LinkInterface(manifest)
    let module = TypeScriptModule(interface, headline: headline(of: interface))
    return GeneratedFile(
      path: interface.typeName + "." + Self.target.fileExtension, text: module.text)
  }
}
