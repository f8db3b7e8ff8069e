import Diagnostics
import JoinLinks
import LinkRouting
import LocalizedTexts
import TextPrimitives

extension JoinReport {
  /// Appends the JSON object for a form, as specified by `Schemas/join.schema.json`.
  ///
  /// - Parameters:
  ///   - link: A closure that appends the start of the object, up to the link.
  ///   - warnings: A closure that appends the members for warnings.
  func append(
    _ join: ShownJoin, _ report: JSONLinkReport, to buffer: inout ByteBuffer,
    link: (inout ByteBuffer) -> Void, warnings: (inout ByteBuffer) -> Void
  ) {
    link(&buffer)
    buffer.append("\",\"status\":\"form\",\"app\":" as StaticString)
    buffer.appendJSONString(join.match.app)
    buffer.appendMember("route", join.match.routeName)
    buffer.appendMember("role", join.form.role.rawValue)
    buffer.append(",\"prefilled\":{" as StaticString)
    for (index, item) in join.prefilled.enumerated() {
      buffer.append(index == 0 ? "\"" : ",\"")
      buffer.append(item.field.rawValue + "\":")
      buffer.appendJSONString(item.text)
    }
    buffer.append("},\"dropped\":[" as StaticString)
    for (index, problem) in join.form.problems.enumerated() {
      buffer.append(index == 0 ? "{\"field\":" : ",{\"field\":")
      buffer.appendJSONString(problem.field.rawValue)
      buffer.appendMember("parameter", problem.value.parameter)
      buffer.appendMember("reason", problem.value.code.rawValue)
      buffer.appendMember("messageKey", problem.messageKey)
      buffer.append(UInt8(ascii: "}"))
    }
    buffer.append("],\"missing\":[" as StaticString)
    for (index, field) in join.missing.enumerated() {
      if index > 0 { buffer.append(UInt8(ascii: ",")) }
      buffer.appendJSONString(field.rawValue)
    }
    buffer.append(UInt8(ascii: "]"))
    if let admission = join.admission {
      buffer.append(",\"admission\":" as StaticString)
      admission.appendJSON(to: &buffer)
    }
    appendPerson(join, to: &buffer)
    warnings(&buffer)
    buffer.append("}\n" as StaticString)
  }

  private func appendPerson(_ join: ShownJoin, to buffer: inout ByteBuffer) {
    let summary = join.summary(person)
    buffer.append(",\"person\":{\"language\":" as StaticString)
    buffer.appendJSONString(texts.language)
    buffer.appendMember("title", summary.title)
    buffer.appendMember("message", summary.message)
    buffer.append(",\"fields\":{" as StaticString)
    for (index, item) in join.messages(person).enumerated() {
      buffer.append(index == 0 ? "\"" : ",\"")
      buffer.append(item.field.rawValue + "\":")
      buffer.appendJSONString(item.text)
    }
    buffer.append("}}" as StaticString)
  }
}
