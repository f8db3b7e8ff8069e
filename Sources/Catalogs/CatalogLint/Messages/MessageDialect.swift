import MessageSyntax
import StringCatalogs

/// The strings of a file format that are ICU messages, and how they are parsed.
///
/// A string in braces may also be a name that another program replaces, or prose. So outside of ARB
/// files, only some strings are messages. Their source has a choice, such as `{n, plural, …}`, or
/// an argument with a type, such as `{n, number}`.
struct MessageDialect: Hashable, Sendable {
  /// `true` if every string is a message, even one that has only names.
  let isEveryTextMessage: Bool
  /// The meanings of apostrophes; the first one with which a string can be parsed applies.
  ///
  /// The list is empty if no string is a message.
  let apostrophes: [ApostropheMode]

  /// Creates the dialect of a file format.
  init(_ format: CatalogFormat) {
    switch format.traits.messages {
    case .everyString:
      isEveryTextMessage = true
      // Flutter reads apostrophes literally unless the app is configured otherwise, which no
      // catalog file shows.
      apostrophes = [.literal, .doubleOptional]
    case .java:
      isEveryTextMessage = false
      // The class of ICU, then that of Java.
      apostrophes = [.doubleOptional, .doubleRequired]
    case .none:
      // The file format has its own plurals, and the program replaces arguments in braces by name.
      isEveryTextMessage = false
      apostrophes = []
    case .icu:
      isEveryTextMessage = false
      apostrophes = [.doubleOptional]
    }
  }
}
