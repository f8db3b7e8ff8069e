import Diagnostics
import Foundation
@testable import LinkCodeGeneration
@testable import LinkManifests
import LinkRouting
import Testing

/// A Kotlin program that contains the generated code for several manifests.
///
/// The program parses and builds links, and writes the results.
///
/// Questions and answers are lines whose fields are separated by tabs:
///
/// ```text
/// parse  wordly  https://…           ->  parsed  canonical link  description  attend
///                                        dropped values  session=KXTR-7429  …
/// build  wordly  attend  -  a=b,c    ->  built   https://…
///                                    ->  refused  unknown-host  8  20  parameter
///                                    ->  untyped: Kotlin's types cannot represent the values
/// ```
struct KotlinProgram {
  private var files: [(name: String, text: String)] = []
  private var owners: [(name: String, type: String)] = []

  /// Adds a manifest with the name that questions use for it.
  ///
  /// - Parameter isWhole: `true` to compile the same file that apps get. Otherwise, the parts that
  ///   all files share are compiled only once, which takes a tenth of the time.
  mutating func add(_ manifest: ManifestFile, as owner: String, isWhole: Bool = false) throws {
    let interface = LinkInterface(manifest)
    let names = KotlinNames(interface)
    let file = KotlinGenerator(package: "links").file(for: manifest, embedsRuntime: isWhole)
    files.append((file.path, file.text))
    files.append((names.type + "Adapter.kt", Self.adapter(interface, names)))
    owners.append((owner, names.type))
  }

  /// The files of the program; its main function is in `Runner.kt`.
  var sources: [(name: String, text: String)] {
    let adapters = owners.map {
      "    \(KotlinSyntax.literal($0.name)) to \($0.type)Adapter"
    }.joined(separator: ",\n")
    let runtime = KotlinRuntime.files.compactMap { name in
      KotlinRuntime.source(of: name).map { source in
        (
          name: name + ".kt",
          text: "\(source)".replacing("package waymark.links", with: "package links")
        )
      }
    }
    return files + runtime + [
      ("Adapter.kt", Self.adapterSource),
      ("Runner.kt", Self.runnerSource.replacing("ADAPTERS", with: adapters)),
    ]
  }

  // MARK: Adapters

  /// Returns the code that converts a sealed class to and from strings.
  ///
  /// Its `when` has no `else`, so the compiler checks that it covers all cases.
  private static func adapter(_ interface: LinkInterface, _ names: KotlinNames) -> String {
    var lines = [
      "package links", "", "import java.util.UUID", "",
      "object \(names.type)Adapter : Adapter<\(names.type)>() {",
      "    override fun parse(text: String) = \(names.type).parse(text)",
      "    override fun parseOrNull(text: String) = \(names.type).parseOrNull(text)",
      "    override fun dropped(text: String) = \(names.type).read(text).also {",
      "        check(it == \(names.type).readOrNull(text) && it.link == parse(text))",
      "    }.let { parsed ->",
      "        parsed.dropped.map { \"${it.code} ${it.start}..<${it.end} ${it.parameter}\" } +",
      "            listOfNotNull(parsed.redirectedFrom?.let { \"from $it\" })",
      "    }",
      "    override fun link(link: \(names.type), scheme: String?) = link.link(scheme)",
      "    override fun refusal(error: Exception) = (error as? \(names.type).LinkException)?.let {",
      "        listOf(it.code, \"${it.start}\", \"${it.end}\", it.parameter ?: \"\")",
      "    }",
      "    override fun texts(link: \(names.type)): Texts = when (link) {",
    ]
    for index in interface.currentRoutes {
      let route = interface.routes[index]
      let name = names.type + "." + names.routes[index]
      let values = route.parameters.enumerated().map { slot, parameter in
        "\(KotlinSyntax.literal(parameter.name)) to "
          + KotlinValue(parameter, names).writing("link." + names.properties[index][slot])
      }
      lines.append(
        "        \(values.isEmpty ? "" : "is ")\(name) -> Texts("
          + ([KotlinSyntax.literal(route.name)] + values).joined(separator: ", ") + ")")
    }
    lines += [
      "    }",
      "    override fun value(route: String, match: Values): \(names.type)? = when (route) {",
    ]
    for index in interface.currentRoutes {
      let route = interface.routes[index]
      let name = names.type + "." + names.routes[index]
      let head = "        \(KotlinSyntax.literal(route.name)) -> \(name)"
      guard !route.parameters.isEmpty else {
        lines.append(head)
        continue
      }
      let arguments = route.parameters.enumerated().map { slot, parameter in
        names.properties[index][slot] + " = "
          + KotlinValue(parameter, names).reading(slot: slot, of: names.type)
          .replacing("(\(slot))", with: "(\(KotlinSyntax.literal(parameter.name)))")
      }
      lines.append(head + "(\(arguments.joined(separator: ", ")))")
    }
    lines += ["        else -> null", "    }"]
    for (_, name) in names.enumerations.sorted(by: { $0.key < $1.key }) {
      lines.append(
        "    private fun as\(name)(word: String) = "
          + "\(names.type).\(name).values().first { it.word == word }")
    }
    if interface.routes.contains(where: { $0.parameters.contains { $0.type.kind == .date } }) {
      lines += [
        "    private fun asCalendarDate(text: String): \(names.type).CalendarDate {",
        "        val (year, month, day) = text.split('-').map { it.toInt() }",
        "        return \(names.type).CalendarDate(year, month, day)",
        "    }",
      ]
    }
    let usesUUID = interface.routes.contains { $0.parameters.contains { $0.type.kind == .uuid } }
    if !usesUUID { lines.removeAll { $0 == "import java.util.UUID" } }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  private static let adapterSource = """
    package links

    class Texts(val route: String, vararg pairs: Pair<String, List<String>>) {
        val values = mapOf(*pairs)
    }

    class Values(val values: Map<String, List<String>>) {
        fun textOrNull(name: String): String? {
            val texts = values[name] ?: return null
            return if (texts.size == 1) texts[0] else throw NoSuchElementException()
        }
        fun text(name: String) = textOrNull(name) ?: throw NoSuchElementException()
        fun texts(name: String) = values[name] ?: emptyList()
    }

    abstract class Adapter<T : Any> {
        abstract fun parse(text: String): T
        abstract fun parseOrNull(text: String): T?
        abstract fun dropped(text: String): List<String>
        abstract fun link(link: T, scheme: String?): String
        abstract fun refusal(error: Exception): List<String>?
        abstract fun texts(link: T): Texts
        abstract fun value(route: String, match: Values): T?

        fun answer(question: List<String>): List<String> = try {
            if (question[0] == "parse") parsed(question[2]) else built(question)
        } catch (error: Exception) {
            listOf("refused") + (refusal(error) ?: throw error)
        }

        private fun parsed(text: String): List<String> {
            val optional = parseOrNull(text)
            val link = try {
                parse(text)
            } catch (error: Exception) {
                check(optional == null)
                throw error
            }
            check(link == optional && link.hashCode() == optional.hashCode())
            val texts = texts(link)
            val values = texts.values.filterValues { it.isNotEmpty() }
            // The canonical link, and the printed description; neither may throw any other error.
            val canonical = try {
                link(link, null)
            } catch (error: Exception) {
                "refused " + (refusal(error) ?: throw error)
            }
            val pairs = values.map { (name, texts) -> name + "=" + texts.joinToString("\\u0001") }
            val dropped = dropped(text).joinToString("\\u0001")
            return listOf("parsed", canonical, link.toString(), texts.route, dropped) + pairs
        }

        // The case of a UUID has no meaning.
        private fun isSame(left: List<String>, right: List<String>) =
            left.size == right.size &&
                left.zip(right).all { (left, right) -> left.equals(right, ignoreCase = true) }

        private fun built(question: List<String>): List<String> {
            val given = question.drop(4).map { pair ->
                val (name, texts) = pair.split("=", limit = 2)
                name to texts.split('\\u0001')
            }.toMap()
            val link = try {
                value(question[2], Values(given))
            } catch (error: Exception) {
                null
            }
            // Typed code cannot represent a value that its type spells differently.
            val texts = link?.let { texts(it) }?.values
            if (link == null || !given.all { isSame(texts!!.getValue(it.key), it.value) }) {
                return listOf("untyped")
            }
            return listOf("built", link(link, question[3].takeIf { it != "-" }))
        }
    }

    """

  private static let runnerSource = """
    import links.*
    import java.io.File

    val adapters = mapOf<String, Adapter<*>>(
    ADAPTERS
    )

    fun unescape(text: String): String {
        val result = StringBuilder()
        var index = 0
        while (index < text.length) {
            if (text[index] == '\\\\') {
                result.append(text.substring(index + 1, index + 5).toInt(16).toChar())
                index += 5
            } else {
                result.append(text[index])
                index += 1
            }
        }
        return result.toString()
    }

    fun escape(text: String): String = text.map {
        if (it in '!'..'~' && it != '\\\\') "$it"
        else "\\\\" + (it - '\\u0000').toString(16).padStart(4, '0')
    }.joinToString("")

    fun main(arguments: Array<String>) {
        File(arguments[1]).printWriter().use { output ->
            File(arguments[0]).forEachLine { line ->
                val question = line.split('\\t').map { unescape(it) }
                val adapter = adapters[question[1]] ?: throw NoSuchElementException(question[1])
                output.println(adapter.answer(question).map { escape(it) }.joinToString("\\t"))
            }
        }
    }

    """
}

// MARK: Questions and answers

extension KotlinProgram {
  /// Escapes a field: each unit that is not visible ASCII becomes a backslash and four digits.
  static func escaped(_ text: String) -> String { escaped(Array(text.utf16)) }

  /// Escapes a field that consists of UTF-16 units, which may be invalid.
  static func escaped(_ units: [UInt16]) -> String {
    units.map { unit in
      if 0x21...0x7E ~= unit, unit != 0x5C {
        return String(UnicodeScalar(UInt8(unit)))
      }
      let digits = String(unit, radix: 16)
      return "\\" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  /// Replaces each backslash and the four hexadecimal digits after it with a UTF-16 code unit.
  static func unescaped(_ field: Substring) -> String {
    var units: [UInt16] = []
    var rest = Array(field.utf16)[...]
    while let unit = rest.popFirst() {
      if unit == 0x5C {
        units.append(UInt16(String(decoding: rest.prefix(4), as: UTF16.self), radix: 16) ?? 0xFFFD)
        rest = rest.dropFirst(4)
      } else {
        units.append(unit)
      }
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Compiles the program and runs it with questions; returns the fields of each answer.
  func answers(to questions: [[String]]) throws -> [[String]] {
    let compiler = try KotlinCompiler()
    defer {
      do { try compiler.remove() } catch { Issue.record(error) }
    }
    let compiled = try compiler.compile(sources)
    try #require(compiled.status == 0, "\(compiled.text.prefix(4000))")
    let lines = questions.map { $0.joined(separator: "\t") }.joined(separator: "\n") + "\n"
    try lines.write(
      to: compiler.folder.appending(path: "questions.txt"), atomically: false, encoding: .utf8)
    let run = try compiler.main(of: "Runner", ["questions.txt", "answers.txt"])
    try #require(run.status == 0, "\(run.text.prefix(4000))")
    let text = try String(
      contentsOf: compiler.folder.appending(path: "answers.txt"), encoding: .utf8)
    let answers = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    try #require(answers.count == questions.count)
    return answers.map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(Self.unescaped)
    }
  }
}
