import CatalogExchange
import Testing

/// The code on the documentation pages of the libraries for string catalogs.
@Suite struct CatalogSnippets {
  @Test func tables() throws {
    let table = try CSVTable(parsing: Array("key;target\nDone;Fertig\n".utf8))
    let cells = table.rows[1].cells  // ["Done", "Fertig"]
    #expect(cells == ["Done", "Fertig"])
  }
}
