import JoinLinks
import LinkRouting
import LocalizedTexts
import TextPrimitives

extension JoinReport {
  /// Appends the paragraph for a form, up to its warnings.
  func append(
    _ join: ShownJoin, _ report: TextLinkReport, line: Int?, to buffer: inout ByteBuffer
  ) {
    let style = report.style
    let bytes = Array(join.match.link.utf8)
    let link = DisplayCell.cells(bytes.span, 0..<bytes.count, masking: join.secrets)
    buffer.append(texts.place(line) + style.styled(texts[.labelMatched], .success) + " ")
    buffer.append(link.map(\.text).joined() + "\n")
    report.appendRow(
      texts[.labelApp], text: ReportTexts.app(join.match.app, title: join.match.manifest.title),
      to: &buffer)
    let role: WordlyText =
      join.form.role == .presenter ? .joinRolePresenter : .joinRoleAttendee
    report.appendRow(texts[.labelRole], text: person[role], to: &buffer)
    appendFields(texts[.labelPrefilled], join.prefilled, in: report, to: &buffer)
    let messages = join.messages(person)
    let dropped = Set(join.form.problems.map(\.field))
    appendFields(
      texts[.labelDropped], messages.filter { dropped.contains($0.field) }, in: report, to: &buffer)
    appendFields(
      texts[.labelMissing],
      messages.filter { join.missing.contains($0.field) && !dropped.contains($0.field) },
      in: report,
      to: &buffer)
    if let admission = join.admission {
      // An unmet requirement of the manifest is more specific than the status, so only it is
      // printed.
      let rows = admission.unmet.isEmpty ? [] : admission.rows(texts)
      for row in rows { report.appendRow(row.label, text: row.text, to: &buffer) }
      if rows.isEmpty {
        report.appendRow(texts[.labelAdmission], text: admission.words(texts), to: &buffer)
      }
    } else {
      report.appendRow(texts[.labelAdmission], text: texts[.admissionUnknown], to: &buffer)
    }
    let summary = join.summary(person)
    let lines = [summary.title, summary.message].compactMap(\.self)
    for (index, message) in lines.enumerated() {
      report.appendRow(
        index == 0 ? texts[.labelMessage] : String(repeating: " ", count: 11), text: message,
        to: &buffer)
    }
  }

  private func appendFields(
    _ label: String, _ fields: [(field: JoinForm.Field, text: String)], in report: TextLinkReport,
    to buffer: inout ByteBuffer
  ) {
    guard !fields.isEmpty else { return }
    report.appendRow(label, text: "", to: &buffer)
    let width = fields.map { person[$0.field.label].columns }.max() ?? 0
    for item in fields {
      let name = person[item.field.label].padded(to: width)
      buffer.append("    " + name + "  " + DisplayCell.shown(item.text) + "\n")
    }
  }
}
