import LinkRouting

/// A writer of the functions that convert matches to instances of the sealed class, and back.
struct KotlinConversions {
  private let interface: LinkInterface
  private let names: KotlinNames
  private let table: KotlinTable

  init(_ interface: LinkInterface, names: KotlinNames, table: KotlinTable) {
    self.interface = interface
    self.names = names
    self.table = table
  }

  func write(to writer: inout KotlinWriter) {
    writeRead(to: &writer)
    writeLink(to: &writer)
    for (_, name) in names.enumerations.sorted(by: { $0.key < $1.key }) {
      writer.add("")
      writer.add("private fun as\(name)(word: String): \(names.type).\(name) =", indent: 4)
      writer.add("\(names.type).\(name).values().first { it.word == word }", indent: 8)
    }
    if table.usesDates {
      writer.add("")
      writer.add(
        "private fun asCalendarDate(text: String): \(names.type).CalendarDate {", indent: 4)
      writer.add("val (year, month, day) = text.split('-').map { it.toInt() }", indent: 8)
      writer.add("return \(names.type).CalendarDate(year, month, day)", indent: 8)
      writer.add("}", indent: 4)
    }
  }

  /// The ranges of routes, one for each generated function; the JVM limits the size of a function.
  private var chunks: [Range<Int>] {
    stride(from: 0, to: interface.routes.count, by: KotlinTable.chunk).map {
      $0..<min($0 + KotlinTable.chunk, interface.routes.count)
    }
  }

  private func current(_ chunk: Range<Int>) -> [Int] {
    interface.currentRoutes.filter(chunk.contains)
  }

  // MARK: Parsing

  private func writeRead(to writer: inout KotlinWriter) {
    let (parsed, dropped) = (names.type + ".Parsed", names.type + ".DroppedValue")
    writer.add("")
    writer.add("fun read(text: String): \(parsed) {", indent: 4)
    writer.add("val match = table.match(text)", indent: 8)
    writer.add("val dropped = match.dropped.map {", indent: 8)
    writer.add("\(dropped)(it.parameter, it.code, it.start, it.end)", indent: 12)
    writer.add("}", indent: 8)
    writer.add("return \(parsed)(value(match), dropped, match.redirectedFrom)", indent: 8)
    writer.add("}", indent: 4)
    writer.add("")
    let head = "(match: RouteMatch): \(names.type) = when (match.index"
    guard chunks.count > 1 else {
      writer.add("private fun value\(head)) {", indent: 4)
      for index in interface.currentRoutes { writeReading(index, indent: 8, to: &writer) }
      writer.add("else -> throw IllegalStateException()", indent: 8)
      return writer.add("}", indent: 4)
    }
    writer.add("private fun value\(head) / \(KotlinTable.chunk)) {", indent: 4)
    for number in chunks.indices { writer.add("\(number) -> value\(number)(match)", indent: 8) }
    writer.add("else -> throw IllegalStateException()", indent: 8)
    writer.add("}", indent: 4)
    for (number, chunk) in chunks.enumerated() {
      writer.add("")
      writer.add("private fun value\(number)\(head)) {", indent: 4)
      for index in current(chunk) { writeReading(index, indent: 8, to: &writer) }
      writer.add("else -> throw IllegalStateException()", indent: 8)
      writer.add("}", indent: 4)
    }
  }

  private func writeReading(_ index: Int, indent: Int, to writer: inout KotlinWriter) {
    let route = interface.routes[index]
    let name = names.type + "." + names.routes[index]
    guard !route.parameters.isEmpty else {
      return writer.add("\(index) -> \(name)", indent: indent)
    }
    let arguments = route.parameters.enumerated().map { slot, parameter in
      (
        name: String?(names.properties[index][slot]),
        value: KotlinExpression.text(
          KotlinValue(parameter, names).reading(slot: slot, of: names.type))
      )
    }
    writer.add(.call(name, arguments), head: "\(index) -> ", indent: indent)
  }

  // MARK: Building

  private func writeLink(to writer: inout KotlinWriter) {
    writer.add("")
    guard chunks.count > 1 else {
      if interface.currentRoutes.isEmpty {
        writer.add("@Suppress(\"UNUSED_PARAMETER\")", indent: 4)
        writer.add("fun link(link: \(names.type), scheme: String?): String =", indent: 4)
        return writer.add("throw IllegalStateException()", indent: 8)
      }
      writer.add(
        "fun link(link: \(names.type), scheme: String?): String = when (link) {", indent: 4)
      for index in interface.currentRoutes { writeWriting(index, indent: 8, to: &writer) }
      return writer.add("}", indent: 4)
    }
    writer.add("fun link(link: \(names.type), scheme: String?): String =", indent: 4)
    for number in chunks.indices {
      writer.add((number > 0 ? "?: " : "") + "link\(number)(link, scheme)", indent: 8)
    }
    writer.add("?: throw IllegalStateException()", indent: 8)
    for (number, chunk) in chunks.enumerated() {
      writer.add("")
      writer.add(
        "private fun link\(number)(link: \(names.type), scheme: String?): String? = when (link) {",
        indent: 4)
      for index in current(chunk) { writeWriting(index, indent: 8, to: &writer) }
      writer.add("else -> null", indent: 8)
      writer.add("}", indent: 4)
    }
  }

  private func writeWriting(_ index: Int, indent: Int, to writer: inout KotlinWriter) {
    let route = interface.routes[index]
    let name = names.type + "." + names.routes[index]
    let values = route.parameters.enumerated().map { slot, parameter in
      KotlinExpression.text(
        KotlinValue(parameter, names).writing("link." + names.properties[index][slot]))
    }
    writer.add(
      .call("table.link", [.text(String(index)), .text("scheme")] + values),
      head: (route.parameters.isEmpty ? "" : "is ") + name + " -> ", indent: indent)
  }
}
