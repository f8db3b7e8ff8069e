import Foundation

extension LinkComparison {
  /// Runs the rows of a table with the generated types, and prints the result.
  ///
  /// - Returns: The exit status.
  public static func run(_ comparisons: [LinkComparison], table: String) -> Int32 {
    let apps = Dictionary(uniqueKeysWithValues: comparisons.map { ($0.app, $0) })
    do {
      let text = try String(contentsOf: URL(fileURLWithPath: table), encoding: .utf8)
      var rows = 0
      var seen: Set<String> = []
      var differences: [String] = []
      for line in text.split(separator: "\n") {
        let row = try JSONDecoder().decode(Row.self, from: Data(line.utf8))
        guard let comparison = apps[row.app] else {
          differences.append("no type for \(row.app)")
          continue
        }
        rows += 1
        seen.insert(row.app)
        differences += comparison.check(row).map { row.app + ": " + $0 }
      }
      print("\(seen.count) manifests, \(rows) rows, \(differences.count) differences")
      for difference in differences.prefix(50) { print(difference) }
      return differences.isEmpty && seen.count == comparisons.count ? 0 : 1
    } catch {
      print("the table cannot be read: \(error)")
      return 2
    }
  }
}
