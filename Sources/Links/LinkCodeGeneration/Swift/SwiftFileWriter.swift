import LinkRouting
import TextPrimitives

/// A writer of the parts of a generated Swift file.
struct SwiftFileWriter {
  let interface: LinkInterface
  let names: SwiftNames
  let access: SwiftGenerator.Access

  /// The access modifier of members, followed by a space; empty for the default access.
  var prefix: String { access == .internal ? "" : access.rawValue + " " }

  func text(headline: String) -> String {
    let blocks = [
      "// " + ShownText.line(headline), imports, declaration,
      "extension \(interface.typeName) {\n" + values + "\n}",
      "extension \(interface.typeName) {\n" + conversions + "\n}",
    ]
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private var imports: String {
    let modules = interface.types.compactMap { type in
      type.customTypes.swift.flatMap { CustomTypes.parts(of: $0).module }
    }
    return Set(modules + ["LinkRouting"]).sorted().map { prefix + "import " + $0 }
      .joined(separator: "\n")
  }

  /// The enumeration with its cases and nested types.
  private var declaration: String {
    var comment = SwiftComment(indent: 0)
    comment.add("Links of \(interface.title).")
    comment.addParagraph(interface.manifest.summary ?? "")
    let members =
      interface.currentRoutes.map(self.case)
      + interface.types.indices.compactMap(nestedType)
    return comment.text + prefix + "enum \(interface.typeName): LinkIntent {\n"
      + members.joined(separator: "\n\n") + "\n}"
  }

  // MARK: Cases

  private func `case`(_ index: Int) -> String {
    let route = interface.routes[index]
    var comment = SwiftComment(indent: 2)
    comment.addSummary(route.declaration.summary, orElse: "The route `\(route.name)`.")
    comment.addParagraph("`" + pattern(of: route) + "`")
    if !route.declaration.requirements.isEmpty {
      let requirements = route.declaration.requirements.map(\.summary)
      comment.addParagraph("Requires: " + requirements.joined(separator: "; ") + ".")
    }
    let defaults = route.parameters.compactMap(defaultSummary)
    if !defaults.isEmpty {
      comment.addParagraph("Defaults: " + defaults.joined(separator: ", ") + ".")
    }
    let parameters = route.parameters.indices.map { parameter in
      let head = names.labels[index][parameter] + ": " + valueType(of: route.parameters[parameter])
      let value = defaultArgument(of: route.parameters[parameter], column: 4 + head.count + 3)
      return head + (value.map { " = " + $0 } ?? "")
    }
    return comment.text + SwiftLines.call("  case " + names.cases[index], parameters, indent: 2)
  }

  /// Returns the path, the keys of the query, and the pattern or the keys of the fragment.
  ///
  /// For example, `/attend/{session}?passcode&lang`.
  private func pattern(of route: LinkInterface.Route) -> String {
    let items = route.parameters.filter { !$0.isInPath }
    let query = items.filter { $0.position == .query || $0.position == .sharedQuery }.map(\.key)
    let keys = items.filter { $0.position == .fragment }.map(\.key).joined(separator: "&")
    let fragment = route.declaration.fragmentPattern?.description ?? keys
    return route.declaration.pattern.description
      + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
      + (fragment.isEmpty ? "" : "#" + fragment)
  }

  /// Returns the type of a single value of a parameter.
  func elementType(of parameter: LinkInterface.Parameter) -> String {
    let plain: String
    if let custom = parameter.type.customTypes.swift { return CustomTypes.parts(of: custom).name }
    if let index = parameter.namedType, let name = names.types[index] {
      plain = name
    } else {
      plain =
        switch parameter.type.kind {
        case .pattern(let pattern) where pattern.decimal != nil: "DecimalNumber"
        case .text, .pattern, .enumeration: "String"
        case .integer: "Int"
        case .uuid: "UniqueID"
        case .languageTag: "LanguageTag"
        case .date: "CalendarDate"
        case .boolean: "Bool"
        }
    }
    return parameter.isWrapped ? "Secret<\(plain)>" : plain
  }

  private func valueType(of parameter: LinkInterface.Parameter) -> String {
    switch parameter.occurrence {
    case .required, .defaulted: elementType(of: parameter)
    case .optional: elementType(of: parameter) + "?"
    case .repeated: "[" + elementType(of: parameter) + "]"
    }
  }

  /// Returns the default argument of an associated value; `nil` if the argument is required.
  private func defaultArgument(of parameter: LinkInterface.Parameter, column: Int) -> String? {
    switch parameter.occurrence {
    case .required: nil
    case .optional: "nil"
    case .defaulted:
      defaultValue(of: parameter)?.text(indent: 4, column: column, trailing: 1)
    case .repeated(let minimum): minimum == 0 ? "[]" : nil
    }
  }

  /// Returns a note about a default that Swift code cannot express, such as "`lang` is `fr`".
  ///
  /// The result is `nil` for a secret default, which must not appear in the code.
  private func defaultSummary(of parameter: LinkInterface.Parameter) -> String? {
    guard !parameter.isSecret, let value = parameter.canonicalDefault,
      defaultValue(of: parameter) == nil
    else { return nil }
    return "`\(parameter.name)` is `\(value.text)`"
  }

  /// Returns the default of a parameter as an expression that cannot fail, or `nil`.
  ///
  /// The result is `nil` if the parameter has no default, or if no such expression exists.
  func defaultValue(of parameter: LinkInterface.Parameter) -> SwiftExpression? {
    guard let value = parameter.canonicalDefault, !parameter.isWrapped,
      parameter.type.customTypes.swift == nil
    else { return nil }
    switch value.content {
    case .word(let word):
      guard let type = parameter.namedType,
        let index = interface.types[type].words?.firstIndex(of: word)
      else { return .string(word) }
      return .raw("." + SwiftNames.member(names.words[type][index]))
    case .text(let text): return parameter.namedType == nil ? .string(text) : nil
    case .integer(let number): return .raw(SwiftNumbers.decimal(number))
    case .boolean(let flag): return .raw(String(flag))
    case .uuid(let id):
      return .call(
        "UniqueID",
        [
          SwiftExpression.Argument("high", .raw(SwiftNumbers.hexadecimal(id.high))),
          SwiftExpression.Argument("low", .raw(SwiftNumbers.hexadecimal(id.low))),
        ])
    case .decimal, .language, .date, .list: return nil
    }
  }

}

extension LinkInterface.Parameter {
  var isInPath: Bool {
    if case .path = position { true } else { false }
  }

  /// `true` if the values are secret and their type does not mask them.
  var isWrapped: Bool {
    if case .text = type.kind { return false }
    return isSecret
  }

  /// The default value, or `nil` if the parameter has none.
  var canonicalDefault: ParameterValue? {
    guard case .defaulted(let text) = occurrence else { return nil }
    do throws(LinkError) {
      return try type.value(of: text)
    } catch {
      // The fallback is never used: a manifest with an invalid default is rejected before
      // generation.
      return nil
    }
  }
}
