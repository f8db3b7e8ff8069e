import LinkRouting

/// A writer of the sealed class, which is the public interface of the generated code.
struct KotlinTypes {
  private let interface: LinkInterface
  private let names: KotlinNames
  private let table: KotlinTable
  /// The name of the exception class that the runtime throws.
  private let refusal: String
  /// `true` if the class reads Android intents.
  private let readsIntents: Bool

  init(
    _ interface: LinkInterface, names: KotlinNames, table: KotlinTable, refusal: String,
    readsIntents: Bool
  ) {
    self.interface = interface
    self.names = names
    self.table = table
    self.refusal = refusal
    self.readsIntents = readsIntents
  }

  func write(to writer: inout KotlinWriter) {
    let about = "A link of \(KotlinSyntax.comment(interface.title))."
    writer.add(
      KotlinSyntax.documentation(
        [
          about, Self.sentence(interface.manifest.summary),
          "Values are checked when a link is built: [link] throws an exception for invalid values.",
        ], indent: 0))
    writer.add("sealed class \(names.type) {")
    for index in interface.currentRoutes {
      let route = interface.routes[index]
      if index > 0 { writer.add("") }
      write(route, index, to: &writer)
    }
    for (index, type) in interface.types.enumerated() where names.enumerations[index] != nil {
      writer.add("")
      write(type, index, to: &writer)
    }
    if interface.routes.contains(where: { $0.parameters.contains(where: \.isSecret) }) {
      writer.add(Self.secret)
    }
    if table.usesDates { writer.add(Self.date) }
    writer.add(members)
    if readsIntents { writer.add(Self.intents) }
    writer.add("    }")
    writer.add("}")
  }

  // MARK: Routes

  private func write(_ route: LinkInterface.Route, _ index: Int, to writer: inout KotlinWriter) {
    writer.add(KotlinSyntax.documentation(documentation(route, index), indent: 4))
    let name = names.routes[index]
    guard !route.parameters.isEmpty else {
      writer.add("object \(name) : \(names.type)() {", indent: 4)
      writer.add("override fun toString(): String = \(KotlinSyntax.literal(name))", indent: 8)
      writer.add("}", indent: 4)
      return
    }
    writer.add("data class \(name)(", indent: 4)
    for (slot, parameter) in route.parameters.enumerated() {
      let type = KotlinValue(parameter, names)
      var line = "val \(names.properties[index][slot]): \(type.declaration)"
      if let value = type.defaultValue { line += " = " + value }
      if slot < route.parameters.count - 1 { line += "," }
      writer.add(line, indent: 8)
    }
    writer.add(") : \(names.type)()", indent: 4)
  }

  private func documentation(_ route: LinkInterface.Route, _ index: Int) -> [String] {
    let declaration = route.declaration
    let path = "`\(KotlinSyntax.comment(declaration.pattern.description))`"
    var paragraphs = [Self.sentence(declaration.summary)]
    paragraphs.append(
      path + (declaration.title.map { ", titled `\(KotlinSyntax.comment($0))`." } ?? "."))
    if !declaration.requirements.isEmpty {
      let list = declaration.requirements.map(\.summary).joined(separator: "; ")
      paragraphs.append("Requires: \(KotlinSyntax.comment(list)).")
    }
    for (slot, parameter) in route.parameters.enumerated() {
      let property = names.properties[index][slot].filter { $0 != "`" }
      paragraphs.append(
        "@property \(property) " + KotlinSyntax.comment(Self.description(parameter)))
    }
    return paragraphs
  }

  private static func description(_ parameter: LinkInterface.Parameter) -> String {
    var text = parameter.type.kind.summary
    if parameter.isSecret { text += ", a secret" }
    switch parameter.occurrence {
    case .required: break
    case .optional: text += ", or `null`"
    case .defaulted: break
    case .repeated(let minimum): text += minimum > 0 ? ", one or more" : ", any number"
    }
    return text + "."
  }

  private static func sentence(_ text: String?) -> String {
    let text = KotlinSyntax.comment(text ?? "")
    guard let last = text.last else { return "" }
    return ".!?…".contains(last) ? text : text + "."
  }

  // MARK: Types

  private func write(_ type: LinkInterface.NamedType, _ index: Int, to writer: inout KotlinWriter) {
    let name = names.enumerations[index] ?? ""
    let constants = names.words[index] ?? []
    let kind = type.isDeclared ? "The type" : "The values of"
    writer.add(
      KotlinSyntax.documentation(
        [
          "\(kind) `\(KotlinSyntax.comment(type.name))`.",
          "@property word the spelling in links.",
        ], indent: 4))
    writer.add("enum class \(name)(val word: String) {", indent: 4)
    for (index, word) in (type.words ?? []).enumerated() {
      let end = index == constants.count - 1 ? "" : ","
      writer.add("\(constants[index])(\(KotlinSyntax.literal(word)))" + end, indent: 8)
    }
    writer.add("}", indent: 4)
  }

  private static let secret = """

        /**
         * A secret value, which is printed as `•••`.
         *
         * @property value the value.
         */
        class Secret<out T : Any>(val value: T) {
            override fun equals(other: Any?): Boolean = other is Secret<*> && other.value == value

            override fun hashCode(): Int = value.hashCode()

            override fun toString(): String = "•••"
        }
    """.components

  private static let date = """

        /**
         * A day of the Gregorian calendar. No link can be built with an invalid day.
         *
         * @property year 0 to 9999.
         * @property month 1 to 12.
         * @property day 1 to 31.
         */
        data class CalendarDate(val year: Int, val month: Int, val day: Int) {
            /** The day as `YYYY-MM-DD`. */
            override fun toString(): String =
                "$year".padStart(4, '0') + "-" + "$month".padStart(2, '0') + "-" +
                    "$day".padStart(2, '0')
        }
    """.components

  private var members: [String] {
    """

        /**
         * The reason why a link is rejected or cannot be built. It contains no part of the link.
         *
         * @property code the identifier of the reason, such as `unknown-host`.
         * @property start the offset of the first invalid byte, in the UTF-8 of the link, or of the
         * value to build a link from.
         * @property end the offset after the last invalid byte.
         * @property parameter the invalid parameter; `null` if the reason is not about a parameter.
         */
        class LinkException(
            val code: String,
            val start: Int,
            val end: Int,
            val parameter: String? = null
        ) : IllegalArgumentException(
            code + (if (parameter == null) "" else " of $parameter") + " at bytes $start..<$end"
        )

        /**
         * A value that [link][Parsed.link] does not have, because it is invalid for its optional
         * parameter. The object contains no part of the value.
         *
         * The property of the parameter is `null`, the default, or a list without the value, as for
         * a link without the parameter. An empty value is treated as absent.
         *
         * @property parameter the name of the parameter in links.
         * @property code the reason: `invalid-character`, `too-short`, `too-long`, `unknown-word`,
         * `unknown-language`, `out-of-range` or `invalid-form`.
         * @property start the offset of the first byte of the value, in the UTF-8 of the link.
         * @property end the offset after the last byte.
         */
        data class DroppedValue(
            val parameter: String,
            val code: String,
            val start: Int,
            val end: Int
        )

        /**
         * A link and the values that were dropped from it.
         *
         * @property link the link.
         * @property dropped the dropped values, in the order in which the route declares the
         * parameters.
         * @property redirectedFrom the name of the retired route of the original link; `null` if
         * its route is not retired.
         */
        data class Parsed(
            val link: \(names.type),
            val dropped: List<DroppedValue>,
            val redirectedFrom: String? = null
        )

        /**
         * Returns the canonical link.
         *
         * @param scheme `https` or a custom scheme of the app; `null` for https if the route has a
         * host, and for the first custom scheme otherwise.
         * @throws LinkException if a value is invalid, or if the route does not have the scheme.
         */
        @JvmOverloads
        @Throws(LinkException::class)
        fun link(scheme: String? = null): String = try {
            \(names.runtime).link(this, scheme)
        } catch (refusal: \(refusal)) {
            throw LinkException(refusal.code, refusal.start, refusal.end, refusal.parameter)
        }

        companion object {
            /**
             * Parses a link exactly as it arrived, and returns it with the dropped values.
             *
             * @throws LinkException if it is not a link of the app, or if two parsers could read it
             * differently.
             */
            @JvmStatic
            @Throws(LinkException::class)
            fun read(text: String): Parsed = try {
                \(names.runtime).read(text)
            } catch (refusal: \(refusal)) {
                throw LinkException(refusal.code, refusal.start, refusal.end, refusal.parameter)
            }

            /** Parses a link as [read] does, but returns `null` instead of throwing. */
            @JvmStatic
            fun readOrNull(text: String): Parsed? = try {
                \(names.runtime).read(text)
            } catch (refusal: \(refusal)) {
                null
            }

            /**
             * Parses a link exactly as it arrived; [read] also returns the dropped values.
             *
             * @throws LinkException if it is not a link of the app, or if two parsers could read it
             * differently.
             */
            @JvmStatic
            @Throws(LinkException::class)
            fun parse(text: String): \(names.type) = read(text).link

            /** Parses a link as [parse] does, but returns `null` instead of throwing. */
            @JvmStatic
            fun parseOrNull(text: String): \(names.type)? = readOrNull(text)?.link
    """.components
  }

  // The names of Android's classes are qualified, because a route may be named `intent`.
  private static let intents = """

            /**
             * Parses the link of an intent exactly as it arrived.
             *
             * @return `null` if the intent opens no link: its action is not `ACTION_VIEW`, or it
             * has no data. The launcher starts an app with such an intent.
             * @throws LinkException if the data is not a link of the app, or if two parsers could
             * read it differently.
             */
            @JvmStatic
            @Throws(LinkException::class)
            fun read(intent: android.content.Intent?): Parsed? {
                if (intent?.action != android.content.Intent.ACTION_VIEW) return null
                return intent.dataString?.let { read(it) }
            }
    """.components
}

extension String {
  /// The lines of the string.
  fileprivate var components: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
