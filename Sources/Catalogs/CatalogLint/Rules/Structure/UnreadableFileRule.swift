import Diagnostics
import StringCatalogs

/// Reports a file or folder that cannot be read, or a file of 4 GiB or more.
struct UnreadableFileRule: Rule {
  let id = "unreadable-file"
  let family = RuleFamily.structure
  let severity = Severity.error
  let summary = "a file or folder that cannot be read, or a file of 4 GiB or more"
  let codes: [CatalogError.Code] = [.unreadableFile, .tooLarge]
}
