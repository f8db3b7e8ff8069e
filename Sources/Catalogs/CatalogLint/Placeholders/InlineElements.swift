import Diagnostics
import FormatStrings
import StringCatalogs
import XMLSyntax

/// Compares the XLIFF inline elements of translations with those of their source strings.
///
/// Examples of inline elements are `<x id="1"/>`, `<g id="2">`, `<ph>` and `<pc>`.
///
/// The program replaces each element with a value or with markup. Elements are compared by their
/// function and ID, because their names may differ. For example, a translation may write `<pc>` as
/// `<sc/>` and `<ec/>`, and `<g>` as `<bx/>` and `<ex/>`. Annotations (`mrk`) are for translators,
/// so they are ignored.
struct InlineElements {
  /// The properties by which an element in the source is matched with one in the translation.
  private struct Identity: Hashable {
    let isEnd: Bool
    let id: String
  }

  private struct Element {
    let identity: Identity
    let range: Range<Int>
    /// `true` for the end of a `<g>` or `<pc>` element, whose start is a separate element of the
    /// list.
    var isSecond = false
    /// `true` if the element is known to be a value; other elements may be markup.
    var isValue = false
    /// `true` if the element only emphasizes words, which a translation may omit.
    var isStyle = false
  }

  private struct Text {
    let variation: CatalogVariation
    let elements: [Element]
    let substitution: String?
  }

  private var source: [Text] = []
  /// `true` if the source is in an XLIFF document.
  var areThere: Bool { !source.isEmpty }
  private var sourceFile = 0

  /// Reads the inline elements in the source of a key.
  mutating func begin(
    _ localization: LintedCatalog.Localization?, in catalog: LintedCatalog, traits: TextTraits
  ) {
    source.removeAll(keepingCapacity: true)
    guard let localization,
      catalog.files[localization.file].shared.traits.hasInlineElements
    else { return }
    let content = catalog.files[localization.file].shared.content
    sourceFile = localization.file
    for index in catalog.content(of: localization).values.prefix(ArgumentUsage.maximumCount) {
      source.append(Self.text(content.values[index], content))
    }
  }

  /// Adds a difference for each inline element that a translated string lacks, or that its source
  /// string does not contain.
  func compare(
    _ localization: LintedCatalog.Localization, in catalog: LintedCatalog,
    into differences: inout [FormatDifference]
  ) {
    let content = catalog.files[localization.file].shared.content
    guard content.format.traits.hasInlineElements, !source.isEmpty else { return }
    for index in catalog.content(of: localization).values.prefix(ArgumentUsage.maximumCount) {
      let value = content.values[index]
      // A Crowdin mark replaces a whole string, including its elements.
      let isMarked = value.text.withSpelling(in: content.bytes) {
        ResidueMark.crowdinRange(in: $0) != nil
      }
      if value.text.isEmpty || isMarked { continue }
      let text = Self.text(value, content)
      guard let other = counterpart(of: text) else { continue }
      if other.elements.isEmpty, text.elements.isEmpty { continue }
      let site = LintSite(
        file: localization.file, entry: localization.entry,
        localization: localization.localization, value: index)
      let sourceBytes = catalog.files[sourceFile].shared.content.bytes
      let known = Set(text.elements.map(\.identity))
      let missing = other.elements.filter { !known.contains($0.identity) }
      // A missing pair of elements is reported only once.
      let starts = Set(missing.filter { !$0.identity.isEnd }.map(\.identity.id))
      let said = missing.filter { !$0.identity.isEnd || !starts.contains($0.identity.id) }
      for element in said.prefix(FormatComparison.maximumPerText) {
        differences.append(
          FormatDifference(
            kind: .missing, cause: .inline,
            consequence: element.isValue ? .wrong : element.isStyle ? .none : .lost,
            site: site, range: value.text.sourceRange,
            expected: String(decoding: sourceBytes[element.range], as: UTF8.self)))
      }
      let wanted = Set(other.elements.map(\.identity))
      let unexpected = text.elements.filter { !wanted.contains($0.identity) }
      // If as many elements are missing as are unexpected, only their IDs differ.
      if !said.isEmpty, unexpected.count == missing.count { continue }
      let extra = unexpected.filter { !$0.isSecond }
      for element in extra.prefix(FormatComparison.maximumPerText) {
        differences.append(
          FormatDifference(
            kind: .extra, cause: .inline, consequence: .lost, site: site,
            range: SourceRange(element.range),
            found: String(decoding: content.bytes[element.range], as: UTF8.self)))
      }
    }
  }

  /// Returns the source string for a translation.
  ///
  /// This is the string with the same plural category and device, else the one for `other`, else
  /// the first one.
  private func counterpart(of text: Text) -> Text? {
    let alike = source.filter {
      $0.substitution == text.substitution && $0.variation.index == text.variation.index
    }
    return alike.first {
      $0.variation.plural == text.variation.plural && $0.variation.device == text.variation.device
    } ?? alike.first { $0.variation.plural == .other } ?? alike.first
  }

  private static func text(_ value: CatalogValue, _ content: CatalogFile) -> Text {
    Text(
      variation: value.variation,
      elements: content.mayHaveInlineElements(value.text)
        ? elements(in: value.text.range, content) : [],
      substitution: value.variation.substitution.map {
        content.string(content.substitutions[$0].name)
      })
  }

  /// Returns `true` if an `x` element is a value, because the code in `equiv-text` is not markup.
  ///
  /// See [XLIFF 1.2, x](https://docs.oasis-open.org/xliff/v1.2/os/xliff-core.html#x); an element
  /// with the attribute `ctype` is markup.
  private static func isValue(_ attributes: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    guard XMLScanner.attribute("ctype", in: attributes, bytes) == nil,
      let code = XMLScanner.attribute("equiv-text", in: attributes, bytes), !code.isEmpty
    else { return false }
    let text = String(decoding: code.map { bytes[$0] }, as: UTF8.self)
    return !text.hasPrefix("&lt;") && !text.hasPrefix("<")
  }

  /// Returns `true` if an element only changes the style, such as `bold` or Angular's `x-em`.
  private static func isStyle(_ attributes: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    guard let type = XMLScanner.attribute("ctype", in: attributes, bytes) else { return false }
    return styles.contains(String(decoding: type.map { bytes[$0] }, as: UTF8.self))
  }

  private static let styles: Set<String> = [
    "bold", "italic", "underlined", "x-b", "x-em", "x-i", "x-mark", "x-small", "x-strong", "x-u",
  ]

  /// Returns the name of an Angular placeholder, as the runtime compares it.
  ///
  /// Returns `nil` if the ID contains no hyphen, or is not such a name.
  ///
  /// `@angular/localize` replaces hyphens with underscores when it reads a translation, so
  /// `START_TAG_MAT-ICON` becomes `START_TAG_MAT_ICON`.
  private static func nameOfAngular(_ id: String) -> String? {
    guard let first = id.utf8.first, first &- 0x41 < 26, id.utf8.contains(0x2D),
      id.utf8.allSatisfy({ $0 &- 0x41 < 26 || $0 &- 0x30 < 10 || $0 == 0x5F || $0 == 0x2D })
    else { return nil }
    return id.replacing("-", with: "_")
  }

  private static func elements(in range: Range<Int>, _ content: CatalogFile) -> [Element] {
    let bytes = content.bytes.span
    let range = range.clamped(to: 0..<bytes.count)
    var elements: [Element] = []
    var scanner = XMLScanner(offset: range.lowerBound)
    while scanner.offset < range.upperBound {
      let token: XMLScanner.Token?
      do throws(XMLScanner.Failure) {
        token = try scanner.next(bytes)
      } catch {
        // The parser has already reported the error.
        return elements
      }
      guard case .start(let name, let attributes, _, let tag)? = token else { continue }
      let parts = name.map { bytes[$0] }.split(separator: UInt8(ascii: ":"))
      let word = String(decoding: parts.last ?? [], as: UTF8.self)
      let isEnd = ["ex", "ept", "ec"].contains(word)
      guard isEnd || ["g", "x", "bx", "ph", "bpt", "it", "pc", "sc"].contains(word) else {
        continue
      }
      var id = XMLScanner.attribute("id", in: attributes, bytes)
      if isEnd, let start = XMLScanner.attribute("startRef", in: attributes, bytes) { id = start }
      guard let id else { continue }
      let spelled = String(decoding: id.map { bytes[$0] }, as: UTF8.self)
      let written = word == "x" ? nameOfAngular(spelled) ?? spelled : spelled
      elements.append(
        Element(
          identity: Identity(isEnd: isEnd, id: written), range: tag,
          isValue: word == "x" && isValue(attributes, bytes), isStyle: isStyle(attributes, bytes)))
      if word == "g" || word == "pc" {
        elements.append(
          Element(identity: Identity(isEnd: true, id: written), range: tag, isSecond: true))
      }
    }
    return elements
  }
}
