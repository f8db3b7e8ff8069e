package import LinkRouting
import LinkTexts
import LocalizedTexts
import TextPrimitives

/// What the tool says to a person, in one language.
///
/// Machine formats, codes, names of apps, routes and parameters are the same in every language.
package struct ReportTexts: Sendable {
  let texts: Texts<WaymarkText>
  /// The sentences about links.
  let links: LinkTexts
  /// The language, one of ``languages``.
  package let language: String

  /// The languages that there are, as a person asks for them; the first is the default.
  package static let languages = LinkTexts.languages

  /// English, which the machine formats speak.
  package static let english = ReportTexts(language: "en")

  /// The texts in one of ``languages``.
  package init(language: String) {
    texts = Texts(language: language)
    links = LinkTexts(texts)
    self.language = language
  }

  /// A text without arguments.
  subscript(key: WaymarkText) -> String { texts[key] }

  /// A text by what comes after a prefix of its key; `nil` if there is none.
  func text(_ prefix: String, id: String, arguments: [any TextArgument] = []) -> String? {
    links.text(prefix, id, arguments: arguments)
  }
}

extension ReportTexts {
  /// Where a link stands in its file, in front of everything else.
  func place(_ line: Int?) -> String {
    line.map { texts(.placeLine, String($0)) + " " } ?? ""
  }

  /// The problem of a rejected link as one sentence without a full stop.
  package func message(of error: LinkError) -> String { links.message(of: error) }

  /// The expectation of an error as a short phrase.
  package func words(for expectation: LinkExpectation) -> String { links.words(for: expectation) }

  /// "a, b, c".
  func list(_ words: some Collection<String>) -> String { links.list(words) }

  /// The sentence and the code of a refusal.
  func headline(_ error: LinkError) -> String { "\(message(of: error)) [\(error.code.rawValue)]" }

  /// Returns which manifests were read, if no app declares the host or the scheme of a rejected
  /// link.
  func note(on error: LinkError, _ origin: ManifestOrigin) -> String? {
    guard error.code == .unknownHost || error.code == .unknownScheme else { return nil }
    switch origin {
    case .bundled: return texts[.noteBundledApps]
    case .files(let paths):
      return texts(.noteManifestFiles, list(paths.map { DisplayCell.shown($0) }))
    }
  }

  /// The first line of a refusal to build a link.
  package func buildError(_ error: LinkError) -> String {
    texts(.buildError, message(of: error), error.code.rawValue)
  }

  /// The last line of it.
  package func buildExpectation(of error: LinkError) -> String {
    links.expectation(of: error)
  }

  /// The type of a parameter, by its name if it has one, and what its values look like.
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

  /// A warning, as one sentence without a full stop.
  func message(of warning: ShownWarning) -> String {
    text("warning.", id: warning.code, arguments: [warning.parameter ?? ""]) ?? warning.message
  }
}

extension ReportTexts {
  /// An app as it is shown: its name, and its title if it has one.
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
