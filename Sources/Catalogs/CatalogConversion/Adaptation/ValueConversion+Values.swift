import CatalogLint
import FormatStrings
import StringCatalogs

extension ValueConversion {
  /// Returns the names of placeholders in the order of their arguments.
  static func names(_ entry: PortableEntry, _ values: [ValueText.Value]) -> [String] {
    var known: Set<String> = []
    return (entry.placeholders.map(\.name) + values.compactMap(\.name)).filter {
      known.insert($0).inserted
    }
  }

  /// Returns the argument number of each name; `nil` if a name has none.
  ///
  /// The number is part of the name: `arg2` is argument 2. In braces, the first argument has the
  /// number 0, so `{0}` is argument 1. The name `count` of a plural gets the first free number.
  static func ownNumbers(
    _ names: [String], number: Identity?, from: ValueText.Dialect
  ) -> [String: Int]? {
    var numbers: [String: Int] = [:]
    var rest: [String] = []
    for name in names {
      if name.hasPrefix("arg"), let number = Int(name.dropFirst(3)), (1...99).contains(number),
        "arg\(number)" == name
      {
        numbers[name] = number
      } else if number == .name(name), name == "count" {
        rest.append(name)
      } else if from == .braces, let number = Int(name), (0...98).contains(number),
        String(number) == name
      {
        numbers[name] = number + 1
      } else {
        return nil
      }
    }
    for name in rest {
      numbers[name] = (1...100).first { !numbers.values.contains($0) }
    }
    return numbers
  }

  private func argument(of name: String) -> Int? {
    ownNumbers?[name] ?? places[name].map { $0 + 1 }
  }

  func name(of argument: Int) -> String {
    number == .argument(argument) ? entry.number ?? "count" : "arg\(argument)"
  }

  /// Returns a placeholder in the new dialect; `nil` if the dialect has no equivalent.
  func converted(
    _ value: ValueText.Value, _ identity: Identity
  ) -> ValueText.Value? {
    var result = value
    if to.hasPercents {
      guard let conversion = conversion(of: value, identity) else { return nil }
      result.conversion = conversion
      if let name = value.name { result.argument = argument(of: name) }
      result.name = nil
    } else {
      guard isShownAsItIs(value) else { return nil }
      result.layout = ""
      result.conversion = ""
      result.kind = .any
      if to.hasOnlyNumbers {
        if let name = value.name { result.argument = argument(of: name) }
        result.name = nil
        if to == .numberedPlural { result.argument = place(of: result, identity) }
      } else {
        if let argument = value.argument { result.name = name(of: argument) }
        // i18next uses only the variable with this name to select plural forms.
        if to == .doubleBraces, identity == number { result.name = "count" }
        result.argument = nil
      }
    }
    return result
  }

  /// Returns the argument number of a placeholder in a Qt plural, where argument 1 is the count.
  ///
  /// The result is `nil` for a named placeholder other than the count.
  private func place(of value: ValueText.Value, _ identity: Identity) -> Int? {
    if identity == number { return 1 }
    guard let argument = value.argument else { return nil }
    let count: Int? =
      switch number {
      case .argument(let argument)?: argument
      case .name(let name)?: self.argument(of: name)
      case nil: nil
      }
    return count.map { argument < $0 } ?? true ? argument + 1 : argument
  }

  /// Returns `true` if a placeholder prints the same value even without its format specifier.
  private func isShownAsItIs(_ value: ValueText.Value) -> Bool {
    guard from.hasPercents else { return true }
    guard value.layout.isEmpty, value.substitution == nil, !value.isOwnNumber else { return false }
    switch value.kind {
    case .object: return true
    case .any: return value.conversion == "s"
    case .cString: return from == .printf && value.conversion == "s"
    // `MessageFormat` adds grouping separators to numbers.
    case .integer, .wideInteger:
      return to != .messageFormat && ["d", "i", "u"].contains(value.conversion.suffix(1))
    default: return false
    }
  }

  /// Returns the conversion, such as `lld`, that prints a value in the same way in the new dialect.
  ///
  /// The result is `nil` if there is none.
  private func conversion(of value: ValueText.Value, _ identity: Identity) -> String? {
    let text = to == .java ? "s" : "@"
    let integer = to == .java ? "d" : "lld"
    guard from.hasPercents else {
      if identity == number { return integer }
      guard let name = value.name else { return text }
      switch entry.placeholders.first(where: { $0.name == name })?.type {
      case nil, "String", "Object", "dynamic": return text
      case "int": return integer
      default: return nil
      }
    }
    let plain = value.layout.allSatisfy { "0123456789.-+".contains($0) }
    guard plain, value.substitution == nil, !value.isOwnNumber else { return nil }
    let letter = String(value.conversion.suffix(1))
    switch value.kind {
    case .object, .any, .cString:
      let isText = ["@", "s"].contains(value.conversion) && !(from == .apple && letter == "s")
      return isText && value.layout.isEmpty ? text : nil
    case .integer, .wideInteger:
      if to == .java {
        return ["d", "i", "u"].contains(letter)
          ? "d" : ["x", "X", "o"].contains(letter) ? letter : nil
      }
      return from == .java ? "ll" + letter : value.conversion
    case .float: return ["f", "e", "E", "g", "G"].contains(value.conversion) ? letter : nil
    default: return nil
    }
  }
}
