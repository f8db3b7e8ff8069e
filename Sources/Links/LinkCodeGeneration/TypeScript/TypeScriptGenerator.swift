public import LinkManifests
import LinkRouting

/// A generator of a TypeScript module: a discriminated union of an app's links.
///
/// The module contains functions to parse and build links. It imports nothing except the app's own
/// classes, and runs in browsers and Node. It requires TypeScript 4.8 and ES2020. Parsing and
/// building reject the same links as ``/LinkRouting/Router``, with the same codes and byte ranges.
/// Both return a result that is `ok` or contains an `error`, and never throw.
///
/// An invalid value of an optional parameter is omitted from the link object. The result lists it
/// in `dropped`, with its range and a code, so that an app can distinguish it from an absent value.
///
/// Text values, decimal numbers, UUIDs, dates and language tags are strings in canonical spelling.
/// Enumerations are unions of their words, and lists are arrays. An integer is a `number` if the
/// range of its type is within -9007199254740991 to 9007199254740991, and otherwise a `bigint`. A
/// secret of any type is an instance of a class that prints as `•••`.
///
/// `JSON.stringify` accepts every parsed link, and writes a `bigint` as a string of digits. A copy
/// such as `{...link}` lacks the method `toJSON` of the link. For a copy that contains a `bigint`,
/// `JSON.stringify` therefore throws an error, as JavaScript specifies.
public struct TypeScriptGenerator: CodeGenerator {
  /// The target ``CodeTarget/typescript``.
  public static let target = CodeTarget.typescript

  /// Creates a generator.
  public init() {}

  /// Generates the module of an app, such as `ShopLink.ts`.
  public func file(for manifest: ManifestFile) -> GeneratedFile {
    let interface = LinkInterface(manifest)
    let module = TypeScriptModule(interface, headline: headline(of: interface))
    return GeneratedFile(
      path: interface.typeName + "." + Self.target.fileExtension, text: module.text)
  }
}
