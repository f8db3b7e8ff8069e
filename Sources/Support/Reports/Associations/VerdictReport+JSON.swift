import Diagnostics
import LinkAssociations
import LinkRouting
import TextPrimitives

extension VerdictReport {
  /// Appends the JSON object for one link, as specified by `Schemas/verdict.schema.json`.
  func appendJSON(
    _ verdict: LinkVerdict, _ shown: Shown, to buffer: inout ByteBuffer
  ) {
    buffer.append(UInt8(ascii: "{"))
    if let line = shown.line {
      buffer.append("\"line\":" as StaticString)
      buffer.append(decimal: line)
      buffer.append(UInt8(ascii: ","))
    }
    buffer.append("\"link\":" as StaticString)
    buffer.appendJSONString(shown.link)
    if let router = verdict.router { append(router, to: &buffer) }
    if let displayed = shown.displayed {
      JSONLinkReport.append(shown.warnings, in: displayed, to: &buffer)
    }
    buffer.appendMember("suggestion", shown.suggestion)
    if let admission = shown.admission {
      buffer.append(",\"admission\":" as StaticString)
      admission.appendJSON(to: &buffer)
    }
    for platform in LinkPlatform.allCases {
      guard let answer = verdict.platforms[platform] else {
        if verdict.uncheckedPlatforms.contains(platform) {
          buffer.append(",\"\(platform.rawValue)\":null")
        }
        continue
      }
      buffer.append(",\"\(platform.rawValue)\":")
      sources.append(answer, to: &buffer)
    }
    buffer.append(",\"diverges\":\(verdict.diverges)")
    if !verdict.divergences.isEmpty {
      buffer.append(",\"divergences\":" as StaticString)
      for (index, divergence) in verdict.divergences.enumerated() {
        buffer.append(UInt8(ascii: index == 0 ? "[" : ","))
        buffer.append("{\"platform\":\"\(divergence.platform.rawValue)\"")
        append(divergence, to: &buffer)
        buffer.append(UInt8(ascii: "}"))
      }
      buffer.append(UInt8(ascii: "]"))
    }
    buffer.append("}\n" as StaticString)
  }

  private func append(_ router: LinkVerdict.RouterVerdict, to buffer: inout ByteBuffer) {
    buffer.append(",\"router\":{\"opens\":\(router.opens)")
    switch router {
    case .accepts(let reference):
      buffer.appendMember("app", reference.app)
      buffer.appendMember("route", reference.route)
      buffer.appendMember("reason", "matched")
    case .rejects(let error):
      buffer.appendMember("reason", error.code.rawValue)
      buffer.appendMember("message", ReportTexts.english.message(of: error))
    }
    buffer.append(UInt8(ascii: "}"))
  }

  /// Appends the JSON members for a divergence, except for its platform.
  func append(_ divergence: LinkDivergence, to buffer: inout ByteBuffer) {
    buffer.appendMember("opens", divergence.direction.rawValue)
    buffer.appendMember("severity", divergence.severity.rawValue)
    buffer.appendMember("code", divergence.code)
    buffer.appendMember("app", divergence.app)
    buffer.appendMember("route", divergence.route)
    buffer.appendMember("parameter", divergence.parameter)
    buffer.appendMember("message", divergence.explanation)
  }
}

extension VerdictSources {
  func append(_ verdict: PlatformVerdict, to buffer: inout ByteBuffer) {
    buffer.append("{\"opens\":\(verdict.opens)")
    buffer.appendMember("app", verdict.app)
    if let component = verdict.component {
      buffer.append(",\"component\":" as StaticString)
      buffer.append(decimal: component)
    }
    buffer.appendMember("reason", verdict.reason.rawValue)
    buffer.appendMember("message", verdict.explanation)
    buffer.appendMember("path", verdict.path)
    if let place = verdict.place, let position = position(of: verdict) {
      buffer.append(",\"line\":" as StaticString)
      buffer.append(decimal: position.line)
      buffer.append(",\"column\":" as StaticString)
      buffer.append(decimal: position.column)
      buffer.append(",\"range\":" as StaticString)
      buffer.appendJSON(range: place.range)
    }
    buffer.append(UInt8(ascii: "}"))
  }
}

extension ByteBuffer {
  /// Appends a comma and a JSON member, such as `,"name":"value"`; nothing if the value is `nil`.
  mutating func appendMember(_ name: String, _ value: String?) {
    guard let value else { return }
    append(",\"\(name)\":")
    appendJSONString(value)
  }
}
