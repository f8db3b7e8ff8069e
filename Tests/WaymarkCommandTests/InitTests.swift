import Foundation
import Testing

@Suite("init")
struct InitTests {
  @Test("A draft is a manifest that check accepts, and what is not carried over is said")
  func draft() throws {
    let links = """
      https://shop.example/item/12?utm_source=mail
      https://shop.example/item/14?passcode=hunter22
      nonsense
      """
    try Tool.withFile(links.utf8, name: "links.txt") { (path: String) throws in
      let run = try Tool.run("init", "--links", path)
      #expect(run.status == 1)
      #expect(run.output.contains("path: /item/{itemID:integer}\n"))
      #expect(run.errors.contains("line 3 is no link"))
      #expect(!(run.output + run.errors).contains("hunter22"))
      try Tool.withFile(run.output.utf8, name: "draft.links.yaml") { (draft: String) throws in
        #expect(try Tool.run("check", draft).status == 0)
        let parse = try Tool.run("parse", "--manifest", draft, "https://shop.example/item/15")
        #expect(parse.status == 0)
        let again = try Tool.run("init", "--links", path, "--output", draft)
        #expect(again.status == 2 && again.errors.contains("is there already"))
        let forced = try Tool.run("init", "--links", path, "--output", draft, "--force")
        #expect(forced.status == 1 && forced.output.isEmpty)
      }
    }
  }

  @Test("JSON is one object with the draft and the report")
  func json() throws {
    let file = """
      {"applinks":{"details":[{"appIDs":["ABCDE12345.com.shop"],"components":[{"/":"/a/*/c"}]}]}}
      """
    try Tool.withFile(file.utf8, name: "aasa") { (path: String) throws in
      let run = try Tool.run("init", "--apple", "shop.example=" + path, "--format", "json")
      #expect(run.status == 0 && run.errors.isEmpty)
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
      #expect((object["manifest"] as? String)?.contains("hosts: [shop.example]") == true)
      #expect((object["counts"] as? [String: Int])?["routes"] == 1)
      #expect((object["notCarriedOver"] as? [[String: Any]])?.count == 1)
    }
  }

  @Test("Wrong usage ends with 2")
  func usage() throws {
    #expect(try Tool.run("init").status == 2)
    #expect(try Tool.run("init", "--links", "-", "--apple", "-").status == 2)
    #expect(try Tool.run("init", "--apple", "/nowhere/aasa").status == 2)
    #expect(try Tool.run("init", "--links", "-", "--format", "yaml").status == 2)
  }
}
