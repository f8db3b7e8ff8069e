import CatalogLint
import StringCatalogs

/// The JSON arrays in a catalog's files that consist only of strings.
///
/// An array that has gaps, or elements other than strings, becomes an object whose member names are
/// the indices.
struct JSONArrays {
  /// A component of the path to a key.
  struct Part: Hashable {
    let name: String
    /// `true` if the component is an array index.
    let isPlace: Bool
  }

  /// The indices of the strings in each array; `nil` if the array has gaps or other elements.
  private var places: [[String]: Set<Int>?] = [:]
  /// The losses for arrays that become objects, sorted by the path to the array.
  private(set) var losses: [ConversionLoss] = []

  init(of catalog: LintedCatalog) {
    for key in catalog.keys {
      let content = catalog.files[key.file].content
      guard content.format.traits.keysArePaths else { continue }
      let path = Self.path(of: catalog.entry(of: key), in: content)
      for (depth, part) in path.enumerated() where part.isPlace {
        let array = path[..<depth].map(\.name)
        if depth < path.count - 1 {
          places[array] = .some(nil)
        } else if case .none = places[array] {
          places[array] = Set(Int(part.name).map { [$0] } ?? [])
        } else if case .some(var known?) = places[array], let place = Int(part.name) {
          known.insert(place)
          places[array] = known
        }
      }
    }
    var objects: [[String]] = []
    for (array, known) in places {
      if let known, known == Set(0..<known.count) { continue }
      places[array] = .some(nil)
      objects.append(array)
    }
    losses = objects.sorted { $0.lexicographicallyPrecedes($1) }.map { array in
      ConversionLoss(
        aspect: .kind, key: array.joined(separator: "."),
        message:
          "an array with elements other than strings becomes an object with indices as names")
    }
  }

  /// Returns the array and the index of an array element; `nil` for other entries.
  func element(_ entry: CatalogEntry, in content: CatalogFile) -> (array: [String], index: Int)? {
    guard content.format.traits.keysArePaths else { return nil }
    let path = Self.path(of: entry, in: content)
    guard let last = path.last, last.isPlace, let index = Int(last.name) else { return nil }
    let array = path.dropLast().map(\.name)
    guard case .some(.some) = places[array] else { return nil }
    return (array, index)
  }

  /// Returns the path to an entry.
  ///
  /// In nested JSON, the path contains the names and indices of the enclosing scopes. In XLIFF, it
  /// contains the name of the `<file>` element if the document has several.
  static func path(of entry: CatalogEntry, in content: CatalogFile) -> [Part] {
    var parts: [Part] = []
    var place = entry.scope
    // The last component of an array element's path is its index. The index is stored in the
    // element's scope, so the loop below adds it.
    if !content.isElement(entry) {
      parts.append(Part(name: content.string(entry.key), isPlace: false))
    }
    while let inner = place {
      let scope = content.scopes[inner]
      if let name = scope.name {
        if scope.isNamed { parts.append(Part(name: content.string(name), isPlace: false)) }
      } else {
        parts.append(Part(name: String(scope.index ?? 0), isPlace: true))
      }
      place = scope.outer
    }
    return parts.reversed()
  }
}
