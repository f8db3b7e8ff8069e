package import TextPrimitives
import URLSyntax

extension LinkReader {
  /// Appends the link as given, with its secrets masked.
  @inline(__always)
  package func appendLink(
    _ reading: LinkReading, _ bytes: Span<UInt8>, to buffer: inout ByteBuffer
  ) {
    var start = 0
    for secret in reading.secrets {
      buffer.append(bytes, start..<secret.lowerBound)
      buffer.append(Self.mask)
      start = secret.upperBound
    }
    buffer.append(bytes, start..<bytes.count)
  }

  /// The replacement for a secret, equal to ``ParameterValue/mask``.
  package static var mask: StaticString { "•••" }

  /// Appends the canonical form of the link, with its secrets masked.
  ///
  /// Except for the mask, it appends only ASCII that needs no escaping in any output format.
  @inline(__always)
  package func appendCanonical(
    _ reading: LinkReading, _ bytes: Span<UInt8>, to buffer: inout ByteBuffer
  ) {
    let hasPercent =
      reading.parts.flags.contains(.percentInPath)
      || reading.parts.flags.contains(.percentAfterPath)
    if reading.plan.isCopied, !hasPercent { return appendCopy(reading, bytes, to: &buffer) }
    let entry = table.entries[Int(reading.entry)]
    let isUnusual =
      entry.flags.contains(.retired)
      || entry.flags.contains(.conditional) && table.subdomains[entry.firstParameter] != nil
    if isUnusual { return appendUnusual(reading, bytes, to: &buffer) }
    if reading.plan.hasFragmentSlots, table.fragmentPattern(of: entry) != nil {
      return appendUnusual(reading, bytes, to: &buffer)
    }
    // A link with a mask in its path matches no route, so the writer must not match it again.
    let path = Int(reading.parts.schemeEnd)..<Int(reading.parts.pathEnd)
    let isFollowed = !reading.hasSecret(in: path)
    var isComplete = true
    unsafe buffer.append(room: URLParts.maximumLength) { memory in
      var link = unsafe _LinkWriter(
        table, entry, table.canonicalOrigin(of: entry), LinkBuffer(memory), isFollowed: isFollowed)
      do throws(LinkError) {
        try link.write { (index, writer) throws(LinkError) in
          write(index, reading, bytes, to: &writer)
        }
      } catch {
        isComplete = false
      }
      isComplete = isComplete && link.count <= URLParts.maximumLength
      return isComplete ? link.count : 0
    }
    if !isComplete { appendUnusual(reading, bytes, to: &buffer) }
  }

  /// Appends a canonical link that consists of its values and the fixed strings between them.
  private func appendCopy(
    _ reading: LinkReading, _ bytes: Span<UInt8>, to buffer: inout ByteBuffer
  ) {
    let plan = reading.plan
    let pool = pool
    for index in 0..<plan.pathCount {
      let slot = slots[plan.firstSlot + index]
      buffer.append(pool.span, slot.lead.range)
      if let range = reading.captures[index] { append(range, of: slot, bytes, to: &buffer) }
    }
    buffer.append(pool.span, plan.tail.range)
    var separator = UInt8(ascii: "?")
    for index in plan.pathCount..<plan.slotCount {
      guard let range = value(of: index, reading, bytes) else { continue }
      let slot = slots[plan.firstSlot + index]
      buffer.append(separator)
      separator = UInt8(ascii: "&")
      buffer.append(pool.span, slot.lead.range)
      append(range, of: slot, bytes, to: &buffer)
    }
  }

  /// Appends a canonical form that cannot be written in one pass.
  ///
  /// Examples are the canonical forms of a link of a retired route, and of a link with a parameter
  /// in its host. ``LinkMatch/canonicalLink(masksSecrets:)`` returns this form.
  private func appendUnusual(
    _ reading: LinkReading, _ bytes: Span<UInt8>, to buffer: inout ByteBuffer
  ) {
    buffer.append(match(reading, bytes).canonicalLink(masksSecrets: masksSecrets))
  }

  @inline(__always)
  private func write(
    _ index: Int, _ reading: LinkReading, _ bytes: Span<UInt8>, to writer: inout ParameterWriter
  ) {
    if isList(index, reading) {
      for range in values(of: index, reading, bytes) {
        write(index, range, reading, bytes, to: &writer)
      }
    } else if let range = value(of: index, reading, bytes) {
      write(index, range, reading, bytes, to: &writer)
    }
  }

  @inline(__always)
  private func write(
    _ index: Int, _ range: Range<Int>, _ reading: LinkReading, _ bytes: Span<UInt8>,
    to writer: inout ParameterWriter
  ) {
    writer.beginValue()
    forEachPiece(of: index, range, reading, bytes) { piece in
      switch piece {
      case .verbatim(let range, let letterCase):
        for offset in range {
          let byte = letterCase.applied(to: bytes[offset], at: offset - range.lowerBound)
          writer.buffer.appendEncoded(byte)
        }
      case .decoded(let bytes): for byte in bytes { writer.buffer.appendEncoded(byte) }
      case .mask: writer.buffer.append(ParameterValue.mask)
      }
    }
  }
}
