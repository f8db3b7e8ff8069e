import MessageSyntax
import StringCatalogs

/// Which texts of a format are messages of ICU, and how they are read.
///
/// A text in braces may as well be a name that some other program replaces, or prose. So outside of ARB files a
/// text is a message only if its source chooses by a number or a word: `{n, plural, …}`.
struct MessageDialect: Hashable, Sendable {
  /// Whether each text is a message, also one with nothing but names.
  let isEveryTextMessage: Bool
  /// What apostrophes may mean; the first meaning with which a text can be read counts.
  ///
  /// There is none if no text is a message.
  let apostrophes: [ApostropheMode]

  /// The dialect of a format.
  init(_ format: CatalogFormat) {
    switch format.traits.messages {
    case .everyString:
      isEveryTextMessage = true
      // Flutter reads apostrophes as themselves unless the app says otherwise, which no file of texts shows.
      apostrophes = [.literal, .doubleOptional]
    case .java:
      isEveryTextMessage = false
      // ICU's own class, then Java's.
      apostrophes = [.doubleOptional, .doubleRequired]
    case .none:
      // Plurals have forms of their own, and arguments in braces are names to those who format them.
      isEveryTextMessage = false
      apostrophes = []
    case .icu:
      isEveryTextMessage = false
      apostrophes = [.doubleOptional]
    }
  }
}
