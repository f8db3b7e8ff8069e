import CatalogLint
import FormatStrings
import StringCatalogs

extension ValueConversion {
  /// Declares the converted placeholders in the entry, as ARB requires, and reports types and names
  /// that are lost.
  mutating func declare() {
    var seen: Set<Identity> = []
    let unique = values.filter { value in Identity(value).map { seen.insert($0).inserted } ?? false
    }
    if from.hasPercents {
      let isNarrow = values.contains { value in
        value.kind.isWhole && from == .apple && !["lld", "ld"].contains(value.conversion)
          && to != .printf
      }
      let isUntyped = values.contains { value in
        value.kind.isWhole && to != .message && !to.hasPercents && Identity(value) != number
      }
      let kinds = Dictionary(grouping: values) { Identity($0) }.mapValues { Set($0.map(\.kind)) }
      let isMixed = !to.hasPercents && kinds.values.contains { $0.count > 1 }
      if isNarrow || isUntyped || isMixed { lose("the exact type of a number is lost", nil) }
    }
    if to.hasPercents || to.hasOnlyNumbers, !from.hasPercents, !from.hasOnlyNumbers,
      ownNumbers == nil, !unique.isEmpty
    {
      lose("names of placeholders become numbers", nil)
    }
    if to == .message {
      if from.hasPercents || from.hasOnlyNumbers {
        let arguments = unique.sorted { ($0.argument ?? 0) < ($1.argument ?? 0) }
        entry.placeholders = arguments.compactMap { value in
          guard let argument = value.argument else { return nil }
          return PortablePlaceholder(
            name: name(of: argument), type: value.kind.isWhole ? "int" : nil)
        }
      } else {
        entry.placeholders = names.map { name in
          PortablePlaceholder(name: name, type: number == .name(name) ? "int" : nil)
        }
      }
    }
  }

  /// Removes the declarations that the new dialect does not support.
  mutating func finish() {
    guard to != .message else { return }
    let isDeclared = entry.placeholders.contains { placeholder in
      switch placeholder.type {
      case nil: false
      case "int": !to.hasPercents && number != .name(placeholder.name)
      case "num": number != .name(placeholder.name)
      default: true
      }
    }
    let used = Set(values.compactMap(\.name))
    let isUnused = entry.placeholders.contains { !used.contains($0.name) }
    let kept = to.namesPluralNumber && entry.kind == .plurals ? entry.number : nil
    defer { entry.number = kept }
    let isRenamed = to == .doubleBraces && entry.number != nil && entry.number != "count"
    if isDeclared || isUnused || isRenamed {
      lose("declarations of placeholders are lost", nil)
    }
    entry.placeholders = []
  }
}
