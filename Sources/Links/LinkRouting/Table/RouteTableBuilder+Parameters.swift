import URLSyntax
import TextPrimitives

extension RouteTableBuilder {
  /// Adds a parameter to the entry that is being created.
  ///
  /// - Parameter key: The key in links; `nil` if it is the name.
  mutating func addParameter(
    _ name: String, key: String? = nil, type: Int32, flags: RouteTable.ParameterFlags
  ) {
    let bytes = Bytes((key ?? name).utf8)
    note(bytes)
    // `=` and `&` separate items, so in a key they are always percent-encoded.
    if bytes.contains(where: { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "&") }) {
      isSimple = false
    }
    let kept = min(8, bytes.count)
    var flags = flags
    if types[Int(type)].isSecret { flags.insert(.secret) }
    if bytes.allSatisfy(PercentEncoding.isUnreserved) { flags.insert(.plainKey) }
    let word = LiteralTable.word(bytes.span, from: 0, count: bytes.count)
    var parameter = RouteTable.Parameter(
      word: word, wordMask: kept == 0 ? 0 : .max >> UInt64((8 - kept) * 8),
      keyOffset: UInt32(names.count), keyLength: UInt16(clamping: bytes.count), flags: flags,
      type: type, nameLength: UInt16(clamping: bytes.count), nameOffset: UInt32(names.count),
      nameWord: word)
    names += bytes
    if key != nil {
      let bytes = Bytes(name.utf8)
      parameter.nameOffset = UInt32(names.count)
      parameter.nameLength = UInt16(clamping: bytes.count)
      parameter.nameWord = LiteralTable.word(bytes.span, from: 0, count: bytes.count)
      names += bytes
    }
    parameters.append(parameter)
  }

  /// Adds the default value of the parameter that was added last, in its canonical spelling.
  ///
  /// A default that does not match the type is reported instead.
  mutating func addDefault(
    _ text: String, of name: String, in manifest: LinkManifest, at place: ManifestLocation
  ) {
    let index = parameters.count - 1
    let type = types[Int(parameters[index].type)]
    let bytes = Bytes(text.utf8)
    // Unlike the value of an optional parameter in a link, a default may be empty.
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
