import LinkRouting
import LocalizedTexts
package import QRCodes
import TextPrimitives

extension ReportTexts {
  /// Why there is no code, as a line with its identifier.
  package func codeError(_ error: QRCodeError) -> String {
    texts(
      .buildError, message(of: error), error.refusal?.code.rawValue ?? error.code.rawValue)
  }

  /// The same with the number of the line in front.
  package func codeError(_ error: QRCodeError, line: Int) -> String {
    onLine(line, codeError(error))
  }

  /// A message with the number of its line in front.
  package func onLine(_ line: Int, _ message: String) -> String { place(line) + message }

  /// Why there is no code, as one sentence without a full stop.
  func message(of error: QRCodeError) -> String {
    if let refusal = error.refusal {
      // The link has found its route, so that only a scheme that was asked for can be unknown.
      return refusal.code == .unknownScheme
        ? texts[.qrErrorUnknownScheme] : message(of: refusal)
    }
    let arguments = [error.needed, error.available].compactMap { $0.map { String($0) } }
    return text("qr.error.", id: error.code.rawValue, arguments: arguments) ?? texts[.refusalOther]
  }

  /// A warning about a code, as a line; `nil` for what the person asked for with open eyes.
  package func codeWarning(_ warning: QRPayload.Warning) -> String? {
    (text("qr.warning.", id: warning.code) ?? text("warning.", id: warning.code)).map {
      texts(.warningLine, $0)
    }
  }

  /// A warning that a drawing without colours is right on one ground only, which nobody told, as a line.
  package var assumedGround: String { texts(.warningLine, texts[.qrWarningAssumedGround]) }

  /// The title of a drawing.
  func codeTitle(_ place: String) -> String { texts(.qrTitle, place) }

  /// What stands under a code for those who type it: where it leads, its ids and its passcodes.
  func captionLines(of payload: QRPayload) -> [String] {
    let match = payload.match
    let path = match.route.pattern.parameterNames
    var lines = [payload.place]
    for parameter in match.parameters {
      let value = DisplayCell.shown(parameter.value.elements.map(\.text).joined(separator: "/"))
      if parameter.value.elements.contains(where: \.isSecret) {
        lines.append(texts(.qrCaptionPasscode, value))
      } else if path.contains(parameter.name) {
        lines.append(texts(.qrCaptionCode, value))
      }
    }
    return lines
  }

  /// A hint with what to know before it is followed, on the line below.
  private func caveated(_ hint: String, _ warning: QRPayload.Warning) -> String {
    text("qr.warning.", id: warning.code).map { hint + "\n  " + $0 } ?? hint
  }

  /// The size of a code, and what of the link makes it larger.
  func lines(of plan: QRPlan, _ savings: [QRSaving]) -> [String] {
    let size = texts(
      .qrPlan, String(plan.side), String(plan.version.number), plan.level.rawValue,
      String(plan.capacityLeft / 8))
    return [size]
      + savings.filter { $0.modules > 0 }.map { saving in
        let side = String(saving.plan.side)
        switch saving.change {
        case .uppercase:
          return caveated(texts(.qrSavingUppercase, side), .uppercaseOnAndroid)
        case .leavingOut(let name): return texts(.qrSavingLeavingOut, name, side)
        case .scheme(let name):
          return caveated(texts(.qrSavingScheme, name, side), .customScheme)
        }
      }
  }
}

extension QRPayload {
  /// Where it leads, in a word: the host as it is spelled in lower case, or the scheme.
  var place: String {
    let bytes = Array(text.utf8)
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return match.app }
    let isWeb = !match.isCustomScheme
    let rest = isWeb ? bytes[(colon + 1)...].drop { $0 == UInt8(ascii: "/") } : bytes[...colon]
    let host = rest.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
    return String(decoding: host, as: UTF8.self).lowercased()
  }
}
