import URLSyntax
import TextPrimitives

extension RouteTableBuilder {
  /// Adds a parameter to the entry that is being created.
  mutating func addParameter(
    _ name: String, type: Int32, flags: RouteTable.ParameterFlags
  ) {
    let bytes = Bytes(name.utf8)
    note(name.utf8)
    // A separator in a name is always percent-encoded in a link.
    if bytes.contains(where: { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "&") }) {
      isSimple = false
    }
    let kept = min(8, bytes.count)
    var flags = flags
    if types[Int(type)].isSecret { flags.insert(.secret) }
    if bytes.allSatisfy(PercentEncoding.isUnreserved) { flags.insert(.plainName) }
    parameters.append(
      RouteTable.Parameter(
        word: LiteralTable.word(bytes.span, from: 0, count: bytes.count),
        wordMask: kept == 0 ? 0 : .max >> UInt64((8 - kept) * 8), nameOffset: UInt32(names.count),
        nameLength: UInt16(clamping: bytes.count), flags: flags, type: type))
    names += bytes
  }

  /// Adds the default of the last parameter in its canonical spelling.
  mutating func addDefault(
    _ text: String, of name: String, in manifest: LinkManifest, at place: ManifestLocation
  ) {
    let index = parameters.count - 1
    let type = types[Int(parameters[index].type)]
    let bytes = Bytes(text.utf8)
    // Unlike a value of a link, a default may be empty.
    let declared = CompiledType(type.source, in: .item)
    guard declared.check(bytes.span, 0..<bytes.count) == .accepted else {
      diagnostics.append(
        ManifestDiagnostic(
          code: "invalid-default", app: manifest.app, location: place.key(name),
          message: "default of parameter '\(name)' does not match its type"))
      return
    }
    parameters[index].defaultOffset = UInt32(names.count)
    PercentEncoding.append(type.filter.canonicalText(bytes.span, 0..<bytes.count), to: &names)
    parameters[index].defaultLength =
      UInt16(clamping: names.count - Int(parameters[index].defaultOffset))
  }
}
