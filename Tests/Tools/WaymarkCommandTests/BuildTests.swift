import Foundation
import Testing

@Suite("build")
struct BuildTests {
  @Test("A link is canonical or has the given scheme, and contains its secret")
  func links() throws {
    func build(_ arguments: String...) throws -> String {
      let run = try Tool.run(["build"] + arguments)
      #expect(run.status == 0 && run.errors.isEmpty)
      return run.output
    }
    #expect(
      try build("wordly", "attend", "lang=FR", "session=kxtr-7429", "passcode=1234")
        == "https://wordly.ai/attend/KXTR-7429?passcode=1234&lang=fr\n")
    #expect(
      try build("wordly", "present", "session=KXTR-7429", "--scheme", "wordly")
        == "wordly://present/KXTR-7429\n")
    #expect(
      try build("osqr", "thread", "text=a=b & c/ü")
        == "https://app.osqr.app/thread?text=a%3Db%20%26%20c%2F%C3%BC\n")
    #expect(
      try build("wordly", "attend", "session=KXTR-7429", "--format", "json") == """
        {"app":"wordly","route":"attend","status":"built",\
        "link":"https://wordly.ai/attend/KXTR-7429"}

        """)
  }

  @Test("A repeated name produces a list")
  func lists() throws {
    let manifest = """
      app: shop
      schemes: [shop]
      routes:
        search: { path: /search, query: { tag: "text[]" } }
        files: "/files/{path:text*}"
      """
    try Tool.withFile(manifest.utf8, name: "shop.links.yaml") { (path: String) throws in
      #expect(
        try Tool.run("build", "shop", "search", "tag=a", "tag=b", "--manifest", path).output
          == "shop://search?tag=a&tag=b\n")
      #expect(
        try Tool.run("build", "shop", "files", "path=a", "path=b", "--manifest", path).output
          == "shop://files/a/b\n")
    }
  }

  @Test("A built link is parsed again, for every route without required values")
  func everyPlainRoute() throws {
    let routes = try Tool.run("routes", "--format", "json").lines.map {
      try JSONDecoder().decode(RouteRecord.self, from: Data($0.utf8))
    }
    #expect(routes.count > 40)
    for route in routes where route.path == nil {
      let required = (route.query ?? []).filter { $0.occurrence == "required" }
      guard required.isEmpty else { continue }
      let link = try Tool.run("build", route.app, route.route)
      #expect(link.status == 0, "\(route.app) \(route.route): \(link.errors)")
      let record = try Record.of(link.output.trimmingCharacters(in: .newlines))
      #expect(record.app == route.app && record.route == route.route)
    }
  }

  @Test("An invalid value is rejected with status 1 and its position")
  func refused() throws {
    let value = try Tool.run("build", "wordly", "attend", "session=KX_R")
    #expect(value.status == 1 && value.output.isEmpty)
    #expect(
      value.errors == """
        error: The value of session does not fit its type [invalid-value]
          KX_R
            ^
          expected 4 to 64 characters (only A-Z 0-9 -)

        """)
    let missing = try Tool.run("build", "wordly", "attend")
    #expect(missing.status == 1 && missing.errors.contains("lacks session [missing-parameter]"))
    let twice = try Tool.run("build", "wordly", "attend", "session=ABCD", "session=EFGH")
    #expect(twice.status == 1 && twice.errors.contains("[duplicate-parameter]"))
    // The secret is not printed on standard error, which may be stored in a log.
    let secret = try Tool.run("build", "wordly", "attend", "session=ABCD", "passcode=Zq7_7")
    #expect(secret.status == 1 && !secret.errors.contains("Zq7"))
  }

  @Test("With --format json, a rejection is printed as an object on standard output")
  func refusedJSON() throws {
    let run = try Tool.run("build", "wordly", "attend", "session=KX_R", "--format", "json")
    #expect(run.status == 1 && run.errors.isEmpty)
    #expect(
      run.output == """
        {"app":"wordly","route":"attend","status":"rejected","error":{"code":"invalid-value",\
        "parameter":"session","range":[2,3],"message":"The value of session does not fit its type",\
        "expected":"4 to 64 characters (only A-Z 0-9 -)"}}

        """)
  }

  private struct RouteRecord: Decodable {
    struct Parameter: Decodable {
      var name: String
      var occurrence: String?
    }
    var app: String
    var route: String
    var path: [Parameter]?
    var query: [Parameter]?
  }
}
