package import LinkRouting
import LinkTexts
import LocalizedTexts
import TextPrimitives

/// The human-readable messages of the tool, in one language.
///
/// Machine-readable formats, codes, and names of apps, routes and parameters are the same in every
/// language.
package struct ReportTexts: Sendable {
  let texts: Texts<WaymarkText>
  /// The messages about links.
  let links: LinkTexts
  /// The language, which is one of ``languages``.
  package let language: String

  /// The available languages, as users specify them; the first is the default.
  package static let languages = LinkTexts.languages

  /// The English messages, which machine-readable formats use.
  package static let english = ReportTexts(language: "en")

  /// Creates the messages in one of ``languages``.
  package init(language: String) {
    texts = Texts(language: language)
    links = LinkTexts(texts)
    self.language = language
  }

  /// Returns a message without arguments.
  subscript(key: WaymarkText) -> String { texts[key] }

  /// Returns the message whose key consists of a prefix and an id; `nil` if there is none.
  func text(_ prefix: String, id: String, arguments: [any TextArgument] = []) -> String? {
    links.text(prefix, id, arguments: arguments)
  }
}

extension ReportTexts {
  /// Returns the line number of a link as a prefix for a message; empty if there is none.
  func place(_ line: Int?) -> String {
    line.map { texts(.placeLine, String($0)) + " " } ?? ""
  }

  /// The strings before and after the number in ``place(_:)``.
  var placeParts: (before: String, after: String) {
    // No message contains U+0000, so it marks the position of the number.
    let parts = texts(.placeLine, "\0").split(separator: "\0", omittingEmptySubsequences: false)
    return (String(parts.first ?? ""), parts.dropFirst().joined() + " ")
  }

  /// Returns the problem with a rejected link as one sentence without a final period.
  package func message(of error: LinkError) -> String { links.message(of: error) }

  /// Returns a short phrase that describes what was expected instead of the invalid content.
  package func words(for expectation: LinkExpectation) -> String { links.words(for: expectation) }

  /// Returns a list such as "a, b, c".
  func list(_ words: some Collection<String>) -> String { links.list(words) }

  /// Returns the message for a rejection, followed by its code.
  func headline(_ error: LinkError) -> String { "\(message(of: error)) [\(error.code.rawValue)]" }

  /// Returns a note about the manifests that were read; `nil` if it does not apply.
  ///
  /// The note applies if no app declares the host or the scheme of a rejected link.
  func note(on error: LinkError, _ origin: ManifestOrigin) -> String? {
    guard error.code == .unknownHost || error.code == .unknownScheme else { return nil }
    switch origin {
    case .bundled: return texts[.noteBundledApps]
    case .files(let paths):
      return texts(.noteManifestFiles, list(paths.map { DisplayCell.shown($0) }))
    }
  }

  /// Returns the first line of an error about building a link.
  package func buildError(_ error: LinkError) -> String {
    texts(.buildError, message(of: error), error.code.rawValue)
  }

  /// Returns the last line of an error about building a link.
  package func buildExpectation(of error: LinkError) -> String {
    links.expectation(of: error)
  }

  /// Returns a description of a parameter's type: its name, if any, and a summary of its values.
  ///
  /// The description also indicates a secret type and a default value.
  func type(
    name: String?, _ kind: ParameterType.Kind, isSecret: Bool, isDefault: Bool
  ) -> String {
    let summary = links.summary(of: kind)
    let type = name.map { "\($0): \(summary)" } ?? summary
    switch (isSecret, isDefault) {
    case (true, true): return texts(.typeSecretDefault, type)
    case (true, false): return texts(.typeSecret, type)
    case (false, true): return texts(.typeDefault, type)
    case (false, false): return type
    }
  }

  /// Returns a warning as one sentence without a final period.
  func message(of warning: ShownWarning) -> String {
    text("warning.", id: warning.code, arguments: [warning.parameter ?? ""]) ?? warning.message
  }
}

extension ReportTexts {
  /// Returns the displayed name of an app, followed by its title, if it has one.
  static func app(_ name: String, title: String?) -> String {
    title.map { "\(name) (\($0))" } ?? name
  }

  static func route(_ name: String, _ pattern: RoutePattern) -> String {
    "\(name)  \(pattern)"
  }

  static func nearest(_ reference: RouteReference, _ pattern: RoutePattern?) -> String {
    pattern.map { "\(reference)  \($0)" } ?? "\(reference)"
  }
}
