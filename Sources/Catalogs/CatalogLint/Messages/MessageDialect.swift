import MessageSyntax
import StringCatalogs

/// The rules for recognizing and parsing ICU messages in a file format.
///
/// Text in braces may also be prose, or a name that a program replaces. In ARB files, every string
/// is treated as a message. In other files, a string is a message only if its source contains a
/// choice or an argument with a type. Examples are `{n, plural, …}` and `{n, number}`.
struct MessageDialect: Hashable, Sendable {
  /// `true` if every string is a message, even if it contains only plain arguments.
  let isEveryTextMessage: Bool
  /// The apostrophe modes to try; the first mode in which a string can be parsed is used.
  ///
  /// The array is empty if no string is a message.
  let apostrophes: [ApostropheMode]

  /// Creates the dialect of a file format.
  init(_ format: CatalogFormat) {
    switch format.traits.messages {
    case .everyString:
      isEveryTextMessage = true
      // Flutter treats apostrophes as literal characters unless the app is configured otherwise.
      // Catalog files do not contain that configuration.
      apostrophes = [.literal, .doubleOptional]
    case .java:
      isEveryTextMessage = false
      // The first mode is that of ICU's `MessageFormat` class, and the second that of Java's.
      apostrophes = [.doubleOptional, .doubleRequired]
    case .none:
      // The file format has a separate syntax for plurals, and the program replaces names in
      // braces.
      isEveryTextMessage = false
      apostrophes = []
    case .icu:
      isEveryTextMessage = false
      apostrophes = [.doubleOptional]
    }
  }
}
