import LinkRouting
import LocalizedTexts
package import QRCodes
import TextPrimitives

extension ReportTexts {
  /// Returns the reason why a link has no QR code, followed by the identifier of the error.
  package func codeError(_ error: QRCodeError) -> String {
    texts(
      .buildError, message(of: error), error.refusal?.code.rawValue ?? error.code.rawValue)
  }

  /// Returns the reason why a link has no code, preceded by the line number.
  package func codeError(_ error: QRCodeError, line: Int) -> String {
    onLine(line, codeError(error))
  }

  /// Returns a message, preceded by a line number.
  package func onLine(_ line: Int, _ message: String) -> String { place(line) + message }

  /// Returns the reason why a link has no code, as one sentence without a final period.
  func message(of error: QRCodeError) -> String {
    if let refusal = error.refusal {
      // The link matched a route, so the only scheme that can be unknown is one that the user
      // requested.
      return refusal.code == .unknownScheme
        ? texts[.qrErrorUnknownScheme] : message(of: refusal)
    }
    let arguments = [error.needed, error.available].compactMap { $0.map { String($0) } }
    return text("qr.error.", id: error.code.rawValue, arguments: arguments) ?? texts[.refusalOther]
  }

  /// Returns a line with a warning about a code; `nil` if there is no message for the warning.
  ///
  /// For example, `contains-secret` has no message, because the user requested a code with a
  /// secret.
  package func codeWarning(_ warning: QRPayload.Warning) -> String? {
    (text("qr.warning.", id: warning.code) ?? text("warning.", id: warning.code)).map {
      texts(.warningLine, $0)
    }
  }

  /// A line with the warning that a code without colors assumes a certain terminal background.
  package var assumedGround: String { texts(.warningLine, texts[.qrWarningAssumedGround]) }

  /// Returns the title of a drawing of a QR code for the given destination.
  func codeTitle(_ place: String) -> String { texts(.qrTitle, place) }

  /// Returns the caption of a code for people who type its content.
  ///
  /// The caption contains the destination, the path parameters, and secrets such as passcodes.
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

  /// Returns a hint, followed by a line with a warning about its consequences.
  private func caveated(_ hint: String, _ warning: QRPayload.Warning) -> String {
    text("qr.warning.", id: warning.code).map { hint + "\n  " + $0 } ?? hint
  }

  /// Returns lines about the size of a code, and about changes to the link that make it smaller.
  func lines(of plan: QRPlan, _ savings: [QRSaving]) -> [String] {
    let size = texts(
      .qrPlan, String(plan.side), String(plan.version.number), plan.level.rawValue,
      String(plan.remainingCapacity / 8))
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
  /// The destination in lower case: the host, or a custom scheme with its colon.
  var place: String {
    let bytes = Array(text.utf8)
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return match.app }
    let isWeb = !match.isCustomScheme
    let rest = isWeb ? bytes[(colon + 1)...].drop { $0 == UInt8(ascii: "/") } : bytes[...colon]
    let host = rest.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
    return String(decoding: host, as: UTF8.self).lowercased()
  }
}
