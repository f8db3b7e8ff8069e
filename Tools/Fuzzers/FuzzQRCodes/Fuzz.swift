import BundledApps
import Laws
import LinkRouting
import QRCodes

/// The router of the bundled apps.
private let router: Router = {
  do {
    return try Router(BundledApp.all)
  } catch {
    fatalError("the bundled manifests are unsound")
  }
}()

/// Fuzzes QR codes with arbitrary bytes.
///
/// - No input may trap.
/// - The segments of a plan must cover the text and fit into its symbol. The symbol that zint
///   creates must have the version of the plan.
/// - A higher error correction level must not result in a smaller symbol.
/// - A payload must match the same route as its link, even in upper case.
/// - A payload with a custom scheme must not contain a secret.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = input(start, count)
  checkPlans(bytes)
  checkPayloads(String(decoding: bytes, as: UTF8.self))
  return 0
}

private func checkPlans(_ bytes: [UInt8]) {
  var least = 0
  for level in QRLevel.allCases {
    guard let plan = plan(bytes, .exactly(level)) else { return }
    law(plan.bits <= plan.capacity && plan.level == level, "a plan fits into its symbol: \(bytes)")
    law(plan.side >= least, "a higher level is never smaller: \(bytes)")
    least = plan.side
    var end = 0
    for segment in plan.segments {
      law(
        segment.range.lowerBound == end && !segment.range.isEmpty,
        "the segments cover the payload: \(bytes)")
      end = segment.range.upperBound
    }
    law(end == bytes.count, "the segments contain the payload: \(bytes)")
  }
  guard let smallest = plan(bytes, .exactly(.low)), let chosen = plan(bytes, .automatic) else {
    return
  }
  law(chosen.version == smallest.version, "the version is the smallest possible: \(bytes)")
}

private func plan(_ bytes: [UInt8], _ level: QRLevelChoice) -> QRPlan? {
  do throws(QRCodeError) {
    return try QRPlan(bytes.span, level: level)
  } catch {
    law(error.code == .tooLong, "only a payload that is too long has no plan: \(bytes)")
    law(
      (error.needed ?? 0) > (error.available ?? 0),
      "the needed bits exceed the available bits: \(bytes)")
    return nil
  }
}

private func checkPayloads(_ text: String) {
  do throws(QRCodeError) {
    let symbol = try QRSymbol(text)
    let plan = try QRPlan(text)
    law(
      symbol.version == plan.version,
      "the symbol of zint has the version of the plan: \(text.debugDescription)")
    _ = try symbol.svg(QRDrawingOptions(title: text, summary: text, caption: QRCaption([text])))
    _ = try symbol.png(moduleSize: QRSymbol.leastModuleSize + text.utf8.count % 9)
    _ = symbol.terminal(.plainOnDark)
  } catch {
    law(error.code == .tooLong, "no other error occurs: \(text.debugDescription)")
  }
  for isUppercase in [false, true] {
    for secrets in QRPayloadOptions.Secrets.allCases {
      let options = QRPayloadOptions(isUppercase: isUppercase, secrets: secrets)
      guard let payload = try? QRPayload(text, router, options: options) else { continue }
      law(
        payload.text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F },
        "a payload is ASCII: \(text.debugDescription)")
      law(
        !payload.hasSecret || secrets == .webOnly,
        "an omitted secret is not in the payload: \(text.debugDescription)")
      law(
        !payload.hasSecret || payload.text.lowercased().hasPrefix("https://"),
        "a custom scheme has no secret: \(text.debugDescription)")
      let match = try? router.match(payload.text)
      let origin = try? router.match(text)
      law(
        match?.reference == origin?.reference
          && (secrets == .leftOut
            || match?.parameters.map(\.value) == origin?.parameters.map(\.value)),
        "a payload matches the route of its link: \(text.debugDescription)")
    }
  }
}
