import CatalogLint
import StringCatalogs

/// The arrays of texts in the files of a catalog.
///
/// One that holds something else too, or not in all places, is an object whose names are numbers.
struct JSONArrays {
  /// A part of the path to a key.
  struct Part: Hashable {
    let name: String
    /// Whether it is a place in an array.
    let isPlace: Bool
  }

  /// For each array the places that have a text; `nil` for one that is none of texts.
  private var places: [[String]: Set<Int>?] = [:]
  /// What is said of the arrays that are objects now, in order.
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
        message: "an array of more than texts is an object whose names are the places")
    }
  }

  /// The array whose element an entry is, and its place there; `nil` for other entries.
  func element(_ entry: CatalogEntry, in content: CatalogFile) -> (array: [String], index: Int)? {
    guard content.format.traits.keysArePaths else { return nil }
    let path = Self.path(of: entry, in: content)
    guard let last = path.last, last.isPlace, let index = Int(last.name) else { return nil }
    let array = path.dropLast().map(\.name)
    guard case .some(.some) = places[array] else { return nil }
    return (array, index)
  }

  /// The path to an entry: in nested JSON the names and places around it, in XLIFF the file.
  static func path(of entry: CatalogEntry, in content: CatalogFile) -> [Part] {
    var parts: [Part] = []
    var place = entry.scope
    // The key of an element of an array is its text.
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
