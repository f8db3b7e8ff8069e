import SwiftUI

struct NoticeView: View {
  let title: LocalizedStringKey = "notices.titel"
  let count: Int
  let code: Int

  var body: some View {
    Section(count == 0 ? "Nothing here" : "Notices") {
      Text("You have \(count) notices")
      Text(LocalizedStringKey("error." + String(code)))
      Text("Design", bundle: .design)
      Toggle(.allowUploads, isOn: .constant(true))
      Text("Verbatim: " + "as it is")
    }
    .navigationTitle(title)
    .accessibilityLabel(NSLocalizedString("notices.label", tableName: "Spoken", comment: ""))
  }
}
